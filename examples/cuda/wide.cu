// 128-bit integers: products, sums, shifts, divisions, and conversions from and to double.
#include "gpu.h"

typedef unsigned __int128 u128;
typedef __int128 i128;

extern "C" __global__ void wide(u32 n, const u128 *x, const u128 *y, u128 *sums, u128 *products, u128 *quotients,
                                i128 *remainders, u128 *shifted, double *floats, i128 *back, u8 *order) {
    u32 i = global_id();
    if (i >= n)
        return;
    u128 a = x[i], b = y[i];
    sums[i] = a + b - (a ^ b);
    products[i] = a * b;
    quotients[i] = b != 0 ? a / b : 0;
    remainders[i] = b + 1 > 1 ? (i128)a % (i128)b : 0;
    u32 by = (u32)b & 127;
    shifted[i] = (a << by) ^ (u128)((i128)a >> by) ^ (b >> (127 - by));
    floats[i] = (double)a - (double)(i128)b;
    double small = (double)(i128)a * 0.25;
    back[i] = (i128)small;
    order[i] = (a < b) + 2 * ((i128)a < (i128)b) + 4 * (a == b);
}
