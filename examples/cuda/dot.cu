// Dot product: each thread multiplies a strided share, the block adds up in shared memory, one sum a block comes out.
#include "gpu.h"

extern "C" __global__ void dot(u32 n, const double *x, const double *y, double *sums) {
    __shared__ double part[128];
    double sum = 0.0;
    for (u32 i = global_id(); i < n; i += blockDim.x * gridDim.x)
        sum += x[i] * y[i];
    part[threadIdx.x] = sum;
    barrier();
    for (u32 half = blockDim.x / 2; half > 0; half /= 2) {
        if (threadIdx.x < half)
            part[threadIdx.x] += part[threadIdx.x + half];
        barrier();
    }
    if (threadIdx.x == 0)
        sums[blockIdx.x] = part[0];
}
