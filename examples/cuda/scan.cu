// Inclusive prefix sum of a block: shuffles inside a warp, shared memory between warps. A second kernel counts votes.
#include "gpu.h"

extern "C" __global__ void scan(const u32 *in, u32 *out, u32 *totals) {
    __shared__ u32 warps[32];
    u32 i = global_id(), lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    u32 value = in[i];
    for (u32 by = 1; by < 32; by *= 2) {
        u32 below = shuffle_up(value, by);
        if (lane >= by)
            value += below;
    }
    if (lane == 31)
        warps[warp] = value;
    barrier();
    u32 before = 0;
    for (u32 w = 0; w < warp; w++)
        before += warps[w];
    out[i] = value + before;
    if (threadIdx.x + 1 == blockDim.x)
        totals[blockIdx.x] = value + before;
}

extern "C" __global__ void votes(const u32 *in, u32 *masks, u32 *sums, u32 *firsts) {
    u32 i = global_id(), value = in[i];
    u32 odd = ballot(value & 1);
    u32 sum = value;
    for (u32 by = 16; by > 0; by /= 2)
        sum += shuffle_xor(sum, by);
    masks[i] = odd;
    sums[i] = sum;
    firsts[i] = shuffle_from(value, odd ? __builtin_ctz(odd) : 0);
}
