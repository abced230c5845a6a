// Runs device functions that were compiled for this machine, as a grid of threads.
//
// One block runs at a time and each of its threads is a coroutine, so shared variables are plain globals, and barriers
// and warp operations are rendezvous in a round-robin schedule. The device module gives `ptxgate_kernels`: names and
// entry points that take an array of pointers to the arguments.
//
// The job is a text file: `grid X Y Z`, `block X Y Z`, `arg HEX` (the bytes of a scalar or of a structure), `buffer SIZE
// PATH` (its content), `zeros SIZE`, `go KERNEL`. After `go` the buffers of that launch are appended to the output, in the
// order of their arguments, and the arguments are forgotten.

#define _GNU_SOURCE
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <ucontext.h>

struct kernel {
    const char *name;
    void (*entry)(void **args);
};

extern const struct kernel ptxgate_kernels[];
extern const int32_t ptxgate_kernel_count;

enum { STACK = 1 << 20, MOST_THREADS = 1024, MOST_ARGS = 64, LANES = 32 };

struct rendezvous {
    uint32_t posted;          // lanes that wait
    uint32_t released;        // lanes whose result is there
    uint32_t mask[LANES];     // the lanes that each one waits for
    uint32_t kind[LANES];
    uint32_t value[LANES], by[LANES], clamp[LANES];
    uint32_t result[LANES];
    uint32_t predicate[LANES];
};

static ucontext_t scheduler, contexts[MOST_THREADS];
static char *stacks;
static int finished[MOST_THREADS], at_barrier[MOST_THREADS];
static struct rendezvous warps[MOST_THREADS / LANES];
static unsigned grid[3], block[3], block_id[3], thread, threads, running;
static void (*entry)(void **);
static void *args[MOST_ARGS];
static size_t sizes[MOST_ARGS];
static int arg_count;

static void fail(const char *what) {
    fprintf(stderr, "native: %s\n", what);
    exit(3);
}

static void yield(void) { swapcontext(&contexts[thread], &scheduler); }

static void thread_main(void) {
    entry(args);
    finished[thread] = 1;
    running--;
    swapcontext(&contexts[thread], &scheduler);
}

// Special registers.

#define REGISTER(NAME, VALUE)                                                                                          \
    int32_t llvm_nvvm_read_ptx_sreg_##NAME(void) { return (int32_t)(VALUE); }
REGISTER(tid_x, thread % block[0])
REGISTER(tid_y, thread / block[0] % block[1])
REGISTER(tid_z, thread / block[0] / block[1])
REGISTER(ntid_x, block[0])
REGISTER(ntid_y, block[1])
REGISTER(ntid_z, block[2])
REGISTER(ctaid_x, block_id[0])
REGISTER(ctaid_y, block_id[1])
REGISTER(ctaid_z, block_id[2])
REGISTER(nctaid_x, grid[0])
REGISTER(nctaid_y, grid[1])
REGISTER(nctaid_z, grid[2])
REGISTER(laneid, thread % LANES)
REGISTER(warpsize, LANES)

// Barriers.

static void barrier(void) {
    at_barrier[thread] = 1;
    for (;;) {
        unsigned waiting = 0;
        for (unsigned t = 0; t < threads; t++)
            waiting += at_barrier[t] && !finished[t];
        if (waiting == running) {
            for (unsigned t = 0; t < threads; t++)
                at_barrier[t] = 0;
            return;
        }
        yield();
        if (!at_barrier[thread])
            return;
    }
}

void llvm_nvvm_barrier_cta_sync_aligned_all(int32_t id) {
    if (id != 0)
        fail("only barrier 0 is known here");
    barrier();
}

void llvm_nvvm_barrier0(void) { barrier(); }

// Warp operations: every lane of the mask posts what it has; the last one computes all results.

enum { UP, DOWN, BUTTERFLY, INDEX, BALLOT, ALL, ANY, UNIFORM, SYNC };

static uint32_t shuffled(struct rendezvous *warp, uint32_t lane) {
    uint32_t segment = warp->clamp[lane] >> 8 & 31, clamp = warp->clamp[lane] & 31, by = warp->by[lane] & 31;
    uint32_t highest = (lane & segment) | (clamp & ~segment), lowest = lane & segment;
    int32_t from;
    int inside;
    switch (warp->kind[lane]) {
    case UP: from = (int32_t)lane - (int32_t)by; inside = from >= (int32_t)highest; break;
    case DOWN: from = (int32_t)(lane + by); inside = from <= (int32_t)highest; break;
    case BUTTERFLY: from = (int32_t)(lane ^ by); inside = from <= (int32_t)highest; break;
    default: from = (int32_t)(lowest | (by & ~segment)); inside = from <= (int32_t)highest; break;
    }
    if (!inside)
        from = (int32_t)lane;
    warp->predicate[lane] = inside;
    return warp->value[from];
}

static uint32_t meet(uint32_t kind, uint32_t mask, uint32_t value, uint32_t by, uint32_t clamp) {
    struct rendezvous *warp = &warps[thread / LANES];
    uint32_t lane = thread % LANES, bit = 1u << lane;
    if (threads % LANES && thread / LANES == threads / LANES)
        mask &= (1u << threads % LANES) - 1;
    if (!(mask & bit))
        fail("a lane outside its own mask");
    warp->mask[lane] = mask, warp->kind[lane] = kind, warp->value[lane] = value;
    warp->by[lane] = by, warp->clamp[lane] = clamp;
    warp->posted |= bit;
    while (!(warp->released & bit)) {
        if ((warp->posted & mask) == mask) {
            uint32_t votes = 0;
            for (uint32_t l = 0; l < LANES; l++)
                if (mask >> l & 1) {
                    if (warp->mask[l] != mask || (warp->kind[l] != kind))
                        fail("lanes meet with different masks or operations");
                    votes |= (uint32_t)(warp->value[l] != 0) << l;
                }
            for (uint32_t l = 0; l < LANES; l++)
                if (mask >> l & 1)
                    switch (kind) {
                    case BALLOT: warp->result[l] = votes; break;
                    case ALL: warp->result[l] = votes == mask; break;
                    case ANY: warp->result[l] = votes != 0; break;
                    case UNIFORM: warp->result[l] = votes == mask || votes == 0; break;
                    case SYNC: warp->result[l] = 0; break;
                    default: warp->result[l] = shuffled(warp, l);
                    }
            warp->posted &= ~mask;
            warp->released |= mask;
        } else {
            yield();
        }
    }
    warp->released &= ~bit;
    return warp->result[lane];
}

#define SHUFFLE(NAME, KIND)                                                                                            \
    int32_t llvm_nvvm_shfl_sync_##NAME##_i32(int32_t mask, int32_t value, int32_t by, int32_t clamp) {                 \
        return (int32_t)meet(KIND, (uint32_t)mask, (uint32_t)value, (uint32_t)by, (uint32_t)clamp);                    \
    }                                                                                                                  \
    float llvm_nvvm_shfl_sync_##NAME##_f32(int32_t mask, float value, int32_t by, int32_t clamp) {                     \
        uint32_t bits;                                                                                                 \
        memcpy(&bits, &value, sizeof bits);                                                                            \
        bits = meet(KIND, (uint32_t)mask, bits, (uint32_t)by, (uint32_t)clamp);                                        \
        memcpy(&value, &bits, sizeof bits);                                                                            \
        return value;                                                                                                  \
    }
SHUFFLE(up, UP)
SHUFFLE(down, DOWN)
SHUFFLE(bfly, BUTTERFLY)
SHUFFLE(idx, INDEX)

// An `i1` argument comes with undefined upper bits.
int32_t llvm_nvvm_vote_ballot_sync(int32_t mask, uint32_t vote) { return (int32_t)meet(BALLOT, (uint32_t)mask, vote & 1, 0, 0); }
_Bool llvm_nvvm_vote_all_sync(int32_t mask, uint32_t vote) { return meet(ALL, (uint32_t)mask, vote & 1, 0, 0); }
_Bool llvm_nvvm_vote_any_sync(int32_t mask, uint32_t vote) { return meet(ANY, (uint32_t)mask, vote & 1, 0, 0); }
_Bool llvm_nvvm_vote_uni_sync(int32_t mask, uint32_t vote) { return meet(UNIFORM, (uint32_t)mask, vote & 1, 0, 0); }
void llvm_nvvm_bar_warp_sync(int32_t mask) { meet(SYNC, (uint32_t)mask, 0, 0, 0); }

// What libgcc does not have: rounding to bfloat, to nearest even.

__bf16 __truncsfbf2(float value) {
    uint32_t bits;
    memcpy(&bits, &value, sizeof bits);
    uint16_t top = (uint16_t)(bits >> 16);
    if (value != value)
        top |= 0x40;
    else
        top = (uint16_t)((bits + 0x7fff + (top & 1)) >> 16);
    __bf16 result;
    memcpy(&result, &top, sizeof result);
    return result;
}

__bf16 __truncdfbf2(double value) {
    // Rounding twice is harmless when the first time rounds to odd.
    float near = (float)value;
    uint32_t bits;
    memcpy(&bits, &near, sizeof bits);
    if (value == value && near != value && !(bits & 1)) {
        int above = (near < 0 ? -(double)near : (double)near) > (value < 0 ? -value : value);
        bits = above ? bits - 1 : bits + 1;
    }
    memcpy(&near, &bits, sizeof near);
    return __truncsfbf2(near);
}

// The launch.

static void run_block(void) {
    threads = running = block[0] * block[1] * block[2];
    memset(finished, 0, sizeof finished);
    memset(at_barrier, 0, sizeof at_barrier);
    memset(warps, 0, sizeof warps);
    for (unsigned t = 0; t < threads; t++) {
        getcontext(&contexts[t]);
        contexts[t].uc_stack.ss_sp = stacks + (size_t)t * STACK;
        contexts[t].uc_stack.ss_size = STACK;
        contexts[t].uc_link = &scheduler;
        makecontext(&contexts[t], thread_main, 0);
    }
    while (running)
        for (unsigned t = 0; t < threads; t++)
            if (!finished[t]) {
                thread = t;
                swapcontext(&scheduler, &contexts[t]);
            }
}

static void launch(const char *name, FILE *out) {
    entry = 0;
    for (int k = 0; k < ptxgate_kernel_count; k++)
        if (!strcmp(ptxgate_kernels[k].name, name))
            entry = ptxgate_kernels[k].entry;
    if (!entry)
        fail("no such kernel");
    if (block[0] * block[1] * block[2] > MOST_THREADS)
        fail("too many threads in a block");
    for (block_id[2] = 0; block_id[2] < grid[2]; block_id[2]++)
        for (block_id[1] = 0; block_id[1] < grid[1]; block_id[1]++)
            for (block_id[0] = 0; block_id[0] < grid[0]; block_id[0]++)
                run_block();
    for (int a = 0; a < arg_count; a++) {
        if (sizes[a]) {
            fwrite(*(void **)args[a], 1, sizes[a], out);
            free(*(void **)args[a]);
        }
        free(args[a]);
    }
    arg_count = 0;
}

static void *aligned(size_t size) {
    void *memory = aligned_alloc(256, (size + 511) / 256 * 256);
    memset(memory, 0, (size + 511) / 256 * 256);
    return memory;
}

static void add_buffer(size_t size, const char *path) {
    void **slot = aligned(sizeof(void *));
    *slot = aligned(size);
    if (path) {
        FILE *in = fopen(path, "rb");
        if (!in || fread(*slot, 1, size, in) != size)
            fail("cannot read a buffer");
        fclose(in);
    }
    args[arg_count] = slot, sizes[arg_count++] = size;
}

static void add_bytes(const char *hex) {
    size_t size = strlen(hex) / 2;
    unsigned char *bytes = aligned(size);
    for (size_t i = 0; i < size; i++) {
        unsigned byte;
        sscanf(hex + 2 * i, "%2x", &byte);
        bytes[i] = (unsigned char)byte;
    }
    args[arg_count] = bytes, sizes[arg_count++] = 0;
}

int main(int argc, char **argv) {
    if (argc != 3)
        fail("usage: native JOB OUTPUT");
    FILE *job = fopen(argv[1], "r"), *out = fopen(argv[2], "wb");
    if (!job || !out)
        fail("cannot open job or output");
    stacks = mmap(0, (size_t)STACK * MOST_THREADS, PROT_READ | PROT_WRITE,
                  MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (stacks == MAP_FAILED)
        fail("no memory for stacks");
    char word[64], text[4096];
    size_t size;
    while (fscanf(job, "%63s", word) == 1) {
        if (arg_count == MOST_ARGS)
            fail("too many arguments");
        if (!strcmp(word, "grid") && fscanf(job, "%u %u %u", &grid[0], &grid[1], &grid[2]) == 3)
            continue;
        if (!strcmp(word, "block") && fscanf(job, "%u %u %u", &block[0], &block[1], &block[2]) == 3)
            continue;
        if (!strcmp(word, "arg") && fscanf(job, "%4095s", text) == 1)
            add_bytes(text);
        else if (!strcmp(word, "buffer") && fscanf(job, "%zu %4095s", &size, text) == 2)
            add_buffer(size, text);
        else if (!strcmp(word, "zeros") && fscanf(job, "%zu", &size) == 1)
            add_buffer(size, 0);
        else if (!strcmp(word, "go") && fscanf(job, "%4095s", text) == 1)
            launch(text, out);
        else
            fail("a bad line in the job");
    }
    return fclose(out) ? 3 : 0;
}
