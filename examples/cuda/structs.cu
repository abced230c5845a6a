// Structures by value (as kernel parameter, argument and result of a device function) and by pointer.
#include "gpu.h"

struct Vector {
    float x, y, z;
};

struct Particle {
    Vector place, speed;
    u16 kind;
    u8 alive;
    double mass;
};

struct Rules {
    float step;
    u8 bounce;
    Vector low, high;
    i64 seed;
};

static __device__ __attribute__((noinline)) Vector along(Vector from, Vector by, float much) {
    return {from.x + by.x * much, from.y + by.y * much, from.z + by.z * much};
}

static __device__ __attribute__((noinline)) void reflect(float *place, float *speed, float low, float high) {
    if (*place < low || *place > high) {
        *speed = -*speed;
        *place = *place < low ? low : high;
    }
}

extern "C" __global__ void structs(u32 n, Rules rules, Particle *all, i64 *marks) {
    u32 i = global_id();
    if (i >= n || !all[i].alive)
        return;
    Particle one = all[i];
    one.place = along(one.place, one.speed, rules.step);
    if (rules.bounce) {
        reflect(&one.place.x, &one.speed.x, rules.low.x, rules.high.x);
        reflect(&one.place.y, &one.speed.y, rules.low.y, rules.high.y);
        reflect(&one.place.z, &one.speed.z, rules.low.z, rules.high.z);
    }
    one.mass = one.mass * 0.5;
    one.kind += 3;
    all[i] = one;
    marks[i] = rules.seed + one.kind;
}
