// Iterations until a point leaves the circle of radius two.
#include "gpu.h"

extern "C" __global__ void mandelbrot(u32 width, u32 height, u32 limit, double left, double top, double step, u16 *out) {
    u32 column = blockIdx.x * blockDim.x + threadIdx.x, row = blockIdx.y * blockDim.y + threadIdx.y;
    if (column >= width || row >= height)
        return;
    double cx = left + step * column, cy = top - step * row, x = 0.0, y = 0.0;
    u32 count = 0;
    while (count < limit && x * x + y * y <= 4.0) {
        double next = x * x - y * y + cx;
        y = 2.0 * x * y + cy;
        x = next;
        count++;
    }
    out[row * width + column] = (u16)count;
}
