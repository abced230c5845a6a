// SipHash-like mixing of 64-bit words and a byte-wise FNV, with rotates and exclusive or.
#include "gpu.h"

static inline __device__ u64 rotate(u64 x, u32 by) { return x << by | x >> (64 - by); }

extern "C" __global__ void hash(u32 n, u32 words, u64 k0, u64 k1, const u64 *data, u64 *out, u32 *fnv) {
    u32 i = global_id();
    if (i >= n)
        return;
    u64 a = k0 ^ 0x736f6d6570736575ull, b = k1 ^ 0x646f72616e646f6dull;
    u64 c = k0 ^ 0x6c7967656e657261ull, d = k1 ^ 0x7465646279746573ull;
    for (u32 w = 0; w <= words; w++) {
        u64 word = w < words ? data[i * words + w] : (u64)words << 59;
        d ^= word;
        for (u32 round = 0; round < (w < words ? 2 : 4); round++) {
            a += b; b = rotate(b, 13); b ^= a; a = rotate(a, 32);
            c += d; d = rotate(d, 16); d ^= c;
            a += d; d = rotate(d, 21); d ^= a;
            c += b; b = rotate(b, 17); b ^= c; c = rotate(c, 32);
        }
        a ^= word;
    }
    out[i] = a ^ b ^ c ^ d;
    const u8 *bytes = (const u8 *)(data + i * words);
    u32 h = 2166136261u;
    for (u32 at = 0; at < words * 8; at++)
        h = (h ^ bytes[at]) * 16777619u;
    fnv[i] = h;
}
