// Half precision: arithmetic in half, a sum kept in float, and conversions both ways.
#include "gpu.h"

extern "C" __global__ void half_precision(u32 n, const _Float16 *x, const _Float16 *y, _Float16 *z, float *sums, int *whole) {
    u32 i = global_id();
    if (i >= n)
        return;
    _Float16 a = x[i], b = y[i];
    _Float16 c = a * b + a - b / (_Float16)3.0f;
    z[i] = c < b ? c : b;
    float sum = 0.0f;
    for (u32 k = 0; k <= i % 16; k++)
        sum += (float)x[(i + k) % n] * (float)y[k % n];
    sums[i] = sum;
    whole[i] = (int)(c * (_Float16)16.0f);
    z[n + i] = (_Float16)sum;
    z[2 * n + i] = (_Float16)(int)(i * 37);
}
