// A small stack machine: a dense switch, and a table of device functions called through their addresses.
#include "gpu.h"

static __device__ u32 plus(u32 a, u32 b) { return a + b; }
static __device__ u32 minus(u32 a, u32 b) { return a - b; }
static __device__ u32 times(u32 a, u32 b) { return a * b; }
static __device__ u32 larger(u32 a, u32 b) { return a > b ? a : b; }

typedef u32 (*Operation)(u32, u32);
static __device__ Operation const operations[] = {plus, minus, times, larger};

extern "C" __global__ void jumptable(u32 n, u32 length, const u8 *programs, u32 *out) {
    u32 i = global_id();
    if (i >= n)
        return;
    u32 a = i, b = 1, c = 7;
    for (u32 pc = 0; pc < length; pc++) {
        u8 code = programs[i * length + pc];
        switch (code % 12) {
        case 0: a += b; break;
        case 1: b ^= a << 3; break;
        case 2: c = a * 5 + 1; break;
        case 3: a = b; b = c; break;
        case 4: c -= a; break;
        case 5: a = a >> 1 | a << 31; break;
        case 6: b = ~b; break;
        case 7: if (c & 1) pc++; break;
        case 8: a = operations[code / 12 % 4](a, b); break;
        case 9: b = operations[c % 4](b, code); break;
        case 10: c += 0x9e3779b9u; break;
        default: a ^= c; break;
        }
    }
    out[i] = a ^ b * 3 ^ c * 5;
}
