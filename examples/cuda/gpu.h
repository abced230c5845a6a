// What the CUDA examples need of a CUDA header, and no more: the attributes that mark kernels and memory, the built-in
// indices, barriers, warp shuffles and atomics, all by way of clang's own builtins. No CUDA toolkit is needed.
#pragma once

#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))

typedef unsigned char u8;
typedef unsigned short u16;
typedef unsigned int u32;
typedef unsigned long long u64;
typedef long long i64;

#define INDEX_OF(NAME, REGISTER)                                                                                        \
    struct NAME##_type {                                                                                               \
        __declspec(property(get = get_x)) unsigned x;                                                                  \
        __declspec(property(get = get_y)) unsigned y;                                                                  \
        __declspec(property(get = get_z)) unsigned z;                                                                  \
        static inline __device__ unsigned get_x() { return __nvvm_read_ptx_sreg_##REGISTER##_x(); }                    \
        static inline __device__ unsigned get_y() { return __nvvm_read_ptx_sreg_##REGISTER##_y(); }                    \
        static inline __device__ unsigned get_z() { return __nvvm_read_ptx_sreg_##REGISTER##_z(); }                    \
    };                                                                                                                 \
    extern const __device__ __attribute__((weak)) NAME##_type NAME;

INDEX_OF(threadIdx, tid)
INDEX_OF(blockIdx, ctaid)
INDEX_OF(blockDim, ntid)
INDEX_OF(gridDim, nctaid)

static inline __device__ u32 global_id() { return blockIdx.x * blockDim.x + threadIdx.x; }
static inline __device__ void barrier() { __syncthreads(); }

static const u32 FULL = 0xffffffffu;
static inline __device__ u32 shuffle_up(u32 value, u32 by) { return __nvvm_shfl_sync_up_i32(FULL, value, by, 0); }
static inline __device__ u32 shuffle_xor(u32 value, u32 by) { return __nvvm_shfl_sync_bfly_i32(FULL, value, by, 31); }
static inline __device__ u32 shuffle_from(u32 value, u32 lane) { return __nvvm_shfl_sync_idx_i32(FULL, value, lane, 31); }
static inline __device__ u32 ballot(bool vote) { return __nvvm_vote_ballot_sync(FULL, vote); }

static inline __device__ u32 atomic_add(u32 *at, u32 value) {
    return __scoped_atomic_fetch_add(at, value, __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE);
}
