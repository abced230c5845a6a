// Steps until 3n + 1 reaches one; divergent loops.
#include "gpu.h"

extern "C" __global__ void collatz(u32 first, u32 n, u32 *steps) {
    u32 i = global_id();
    if (i >= n)
        return;
    u64 value = first + i;
    u32 count = 0;
    while (value > 1) {
        value = value % 2 ? 3 * value + 1 : value / 2;
        count++;
    }
    steps[i] = count;
}
