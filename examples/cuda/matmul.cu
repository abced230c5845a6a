// Matrix product in 8 x 8 tiles held in shared memory. Sizes need not be a multiple of the tile.
#include "gpu.h"

static const u32 TILE = 8;

extern "C" __global__ void matmul(u32 rows, u32 inner, u32 columns, const float *a, const float *b, float *c) {
    __shared__ float left[TILE][TILE];
    __shared__ float right[TILE][TILE + 1];
    u32 row = blockIdx.y * TILE + threadIdx.y, column = blockIdx.x * TILE + threadIdx.x;
    float sum = 0.0f;
    for (u32 start = 0; start < inner; start += TILE) {
        u32 k = start + threadIdx.x;
        left[threadIdx.y][threadIdx.x] = row < rows && k < inner ? a[row * inner + k] : 0.0f;
        k = start + threadIdx.y;
        right[threadIdx.y][threadIdx.x] = k < inner && column < columns ? b[k * columns + column] : 0.0f;
        barrier();
        for (u32 i = 0; i < TILE; i++)
            sum += left[threadIdx.y][i] * right[i][threadIdx.x];
        barrier();
    }
    if (row < rows && column < columns)
        c[row * columns + column] = sum;
}
