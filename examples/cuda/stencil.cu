// Seven-point heat stencil in three dimensions. Compiled so that multiplication and addition may fuse.
#include "gpu.h"

extern "C" __global__ void stencil(u32 nx, u32 ny, u32 nz, float rate, const float *now, float *next) {
    u32 x = blockIdx.x * blockDim.x + threadIdx.x;
    u32 y = blockIdx.y * blockDim.y + threadIdx.y;
    u32 z = blockIdx.z * blockDim.z + threadIdx.z;
    if (x >= nx || y >= ny || z >= nz)
        return;
    u32 at = (z * ny + y) * nx + x;
    if (x == 0 || y == 0 || z == 0 || x + 1 == nx || y + 1 == ny || z + 1 == nz) {
        next[at] = now[at];
        return;
    }
    float around = now[at - 1] + now[at + 1] + now[at - nx] + now[at + nx] + now[at - nx * ny] + now[at + nx * ny];
    next[at] = now[at] + rate * (around - 6.0f * now[at]);
}
