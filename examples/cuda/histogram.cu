// Histogram of bytes: counts by block in dynamic shared memory with atomics, then added to the global counts.
#include "gpu.h"

extern __shared__ u32 counts[];

extern "C" __global__ void histogram(u32 n, const u8 *data, u32 *bins, u32 *largest, u64 *sum) {
    for (u32 bin = threadIdx.x; bin < 256; bin += blockDim.x)
        counts[bin] = 0;
    barrier();
    for (u32 i = global_id(); i < n; i += blockDim.x * gridDim.x) {
        atomic_add(&counts[data[i]], 1);
        __scoped_atomic_fetch_max(largest, (u32)data[i], __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE);
        __scoped_atomic_fetch_add(sum, (u64)data[i], __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE);
    }
    barrier();
    for (u32 bin = threadIdx.x; bin < 256; bin += blockDim.x)
        if (counts[bin] != 0)
            atomic_add(&bins[bin], counts[bin]);
}
