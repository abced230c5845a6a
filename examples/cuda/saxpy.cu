// y = a * x + y, one element a thread.
#include "gpu.h"

extern "C" __global__ void saxpy(u32 n, float a, const float *x, float *y) {
    u32 i = global_id();
    if (i < n)
        y[i] = a * x[i] + y[i];
}
