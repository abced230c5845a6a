// Byte strings: every thread looks whether the needle, held in constant memory, begins at its place.
#include "gpu.h"

__constant__ u8 needle[] = "gate";

extern "C" __global__ void search(u32 n, const u8 *text, u8 *found, u32 *count) {
    u32 i = global_id();
    if (i >= n)
        return;
    u32 length = sizeof(needle) - 1, k = 0;
    if (i + length <= n)
        while (k < length && text[i + k] == needle[k])
            k++;
    found[i] = k == length;
    if (k == length)
        atomic_add(count, 1);
}
