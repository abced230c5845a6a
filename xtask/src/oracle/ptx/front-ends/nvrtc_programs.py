"""CUDA C++ programs compiled by NVRTC, the compiler in CUDA that needs neither a GPU nor a host compiler.

Usage: nvrtc_programs.py FOLDER: writes one .ptx for each program and architecture. Programs that an architecture lacks are
skipped.
"""
import ctypes
import glob
import os
import site
import sys

ARCHS = ["compute_75", "compute_80", "compute_90a", "compute_100a", "compute_120a"]
SCALARS = ["int", "unsigned", "long long", "unsigned long long", "float", "double"]

PROGRAMS = {}


def program(name, source):
    PROGRAMS[name] = source


def kernel(name, body, params="T *p, int n", ty=None, head=""):
    alias = f"typedef {ty} T;\n" if ty else ""
    program(name, f'{head}\n{alias}extern "C" __global__ void k({params}) {{\n{body}\n}}\n')


for ty in SCALARS:
    tag = ty.replace(" ", "_")
    kernel(f"sum_{tag}", "T s = 0; for (int i = threadIdx.x; i < n; i += blockDim.x) s += p[i]; p[n] = s;", ty=ty)
    kernel(
        f"reduce_{tag}",
        """__shared__ T s[256]; int t = threadIdx.x; s[t] = p[t]; __syncthreads();
        for (int h = 128; h > 0; h >>= 1) { if (t < h) s[t] += s[t + h]; __syncthreads(); }
        if (t == 0) atomicAdd((%s *)p, (%s)s[0]);""" % ((ty, ty) if ty != "long long" else ("unsigned long long",) * 2),
        ty=ty,
    )
    kernel(f"shuffle_{tag}", "T v = p[threadIdx.x]; for (int d = 16; d; d >>= 1) v += __shfl_xor_sync(~0u, v, d); *p = v;", ty=ty)
    kernel(f"divide_{tag}", "p[0] = p[1] / p[2]; p[3] = p[4] * p[5] + p[6]; p[7] = p[8] < p[9] ? p[10] : p[11];", ty=ty)
for ty in ["int", "unsigned", "unsigned long long"]:
    tag = ty.replace(" ", "_")
    for op in ["Add", "Min", "Max", "And", "Or", "Xor", "Exch"]:
        kernel(f"atomic_{op.lower()}_{tag}", f"p[1] = atomic{op}(p, p[2]); atomic{op}_block(p + 3, p[4]); atomic{op}_system(p + 5, p[6]);", ty=ty)
    kernel(f"cas_{tag}", "__shared__ T s; s = *p; __syncthreads(); p[1] = atomicCAS(&s, p[2], p[3]) + atomicCAS(p, p[4], p[5]);", ty=ty)
kernel("bits", "p[0] = __popc(p[1]) + __clz(p[2]) + __ffs(p[3]) + __brev(p[4]) + __byte_perm(p[5], p[6], p[7]);", ty="int")
kernel("funnel", "p[0] = __funnelshift_l(p[1], p[2], p[3]) + __funnelshift_rc(p[4], p[5], p[6]);", ty="unsigned")
kernel("votes", "p[0] = __all_sync(~0u, p[1]) + __any_sync(~0u, p[2]) + __ballot_sync(~0u, p[3]) + __activemask();", ty="int")
kernel("matches", "int q; p[0] = __match_any_sync(~0u, p[1]) + __match_all_sync(~0u, p[2], &q); p[3] = q;", ty="int")
kernel("redux", "p[0] = __reduce_add_sync(~0u, p[1]) + __reduce_min_sync(~0u, p[2]) + __reduce_max_sync(~0u, p[3]);", ty="int")
kernel("dots", "p[0] = __dp4a(p[1], p[2], p[3]) + __dp2a_lo(p[4], p[5], p[6]);", ty="int")
kernel("videos", "p[0] = __vadd4(p[1], p[2]) + __vabsdiffs2(p[3], p[4]) + __vmaxu2(p[5], p[6]) + __vsubss4(p[7], p[8]);", ty="int")
kernel("clock", "p[0] = clock64(); p[1] = clock(); __nanosleep(20); p[2] = __isGlobal(p); p[3] = __isShared(p);", ty="long long")
kernel("math", "p[0] = sinf(p[1]) + cosf(p[2]) + expf(p[3]) + logf(p[4]) + powf(p[5], p[6]) + tanhf(p[7]) + rsqrtf(p[8]);", ty="float")
kernel("fast_math", "p[0] = __sinf(p[1]) + __expf(p[3]) + __logf(p[4]) + __fdividef(p[5], p[6]) + __frcp_rn(p[7]) + __fsqrt_rz(p[8]);", ty="float")
kernel("double_math", "p[0] = sin(p[1]) + exp(p[2]) + log(p[3]) + pow(p[4], p[5]) + erf(p[6]) + tgamma(p[7]) + fma(p[8], p[9], p[10]);", ty="double")
kernel("rounding", "p[0] = __fadd_ru(p[1], p[2]) + __fmul_rd(p[3], p[4]) + __fmaf_rz(p[5], p[6], p[7]) + rintf(p[8]) + floorf(p[9]);", ty="float")
kernel("conversions", "p[0] = __float2int_rz(f[0]) + __float2uint_ru(f[1]) + __double2ll_rd(f[2]) + __float_as_int(f[3]) + (char)f[4] + (short)f[5];", ty="long long", params="T *p, float *f")
kernel("surfaces", "float4 v; surf2Dread(&v, s, 16 * threadIdx.x, threadIdx.y); v.x += tex2D<float>(t, v.y, v.z) + tex1Dfetch<float>(t, 3) + tex3DLod<float>(t, v.x, v.y, v.z, 1.0f); surf2Dwrite(v, s, 16 * threadIdx.x, threadIdx.y);", params="cudaSurfaceObject_t s, cudaTextureObject_t t")
kernel("textures", "float4 v = tex2DLayered<float4>(t, x, y, 2); float4 w = tex2DGrad<float4>(t, x, y, make_float2(x, y), make_float2(y, x)); int4 g = tex2Dgather<int4>(t, x, y, 1); *o = make_float4(v.x + w.x + g.x, texCubemap<float>(t, x, y, x), 0, 0);", params="float4 *o, cudaTextureObject_t t, float x, float y")
kernel("asserts", "if (n > 3) __trap(); if (n == 2) __brkpt(); __threadfence(); __threadfence_block(); __threadfence_system(); p[0] = __ldg(p + 1) + __ldcg(p + 2) + __ldcs(p + 3); __stcg(p + 4, 1); __stwt(p + 5, 2);", ty="int")
kernel("prints", 'printf("%d %f\\n", n, 1.5); int *q = (int *)malloc(n); q[0] = 1; p[0] = q[0]; free(q);', ty="int")
kernel("local_arrays", "int a[64]; for (int i = 0; i < 64; i++) a[i] = p[i]; for (int i = 0; i < n; i++) a[p[i] & 63] ^= i; for (int i = 0; i < 64; i++) p[i] = a[i];", ty="int")
kernel("barriers", "p[0] = __syncthreads_count(p[1]) + __syncthreads_and(p[2]) + __syncthreads_or(p[3]); __syncwarp(3);", ty="int")
kernel("wide", "__int128 a = p[0], b = p[1]; a = a * b + p[2]; p[3] = a; p[4] = a >> 64; p[5] = __umul64hi(p[6], p[7]); p[8] = __mul24(p[9], p[10]);", ty="long long")
program(
    "constants",
    "__constant__ int table[64] = {1, 2, 3}; __device__ int counter = 7; __device__ const char *text = \"text\"; __managed__ int shared_with_host;\n"
    'extern "C" __global__ void __launch_bounds__(128, 2) k(int *p) { p[0] = table[p[1] & 63] + atomicAdd(&counter, 1) + text[p[2]] + shared_with_host; }',
)
program(
    "calls",
    "__device__ __noinline__ int f(int a, double b) { return a + (int)b; }\nstruct S { char a; double b[3]; };\n"
    "__device__ __noinline__ S g(S s) { s.b[1] += s.a; return s; }\ntypedef int (*F)(int, double);\n__device__ F table[2] = {f, f};\n"
    'extern "C" __global__ void k(int *p, S s) { s = g(s); p[0] = f(p[1], s.b[1]) + table[p[2] & 1](p[3], 2.0); }',
)
program(
    "recursion",
    "__device__ __noinline__ int f(int n) { return n < 2 ? n : f(n - 1) + f(n - 2); }\n"
    'extern "C" __global__ void k(int *p) { p[0] = f(p[1]); }',
)
program(
    "virtual_calls",
    "struct B { __device__ virtual int f(int) = 0; }; struct C : B { int x; __device__ int f(int y) override { return x + y; } };\n"
    "struct D : B { __device__ int f(int y) override { return 2 * y; } };\n"
    'extern "C" __global__ void k(int *p) { C c; c.x = p[0]; D d; B *b = p[1] ? (B *)&c : (B *)&d; p[2] = b->f(p[3]); }',
)
program("switches", 'extern "C" __global__ void k(int *p) { switch (p[0]) { %s } }' % " ".join(f"case {i}: p[{i}] = {i * i}; break;" for i in range(1, 24)))
program("dynamic_shared", 'extern "C" __global__ void k(int *p) { extern __shared__ int s[]; s[threadIdx.x] = p[threadIdx.x]; __syncthreads(); p[threadIdx.x] = s[31 - threadIdx.x]; }')
program("grid_constants", 'struct S { int a[20]; };\nextern "C" __global__ void k(const __grid_constant__ S s, int *p) { p[0] = s.a[p[1]]; }')
for name, cond in [("half", "__half"), ("bf16", "__nv_bfloat16")]:
    head = f"#include <cuda_{'fp16' if name == 'half' else 'bf16'}.h>\ntypedef {cond} H;\ntypedef {cond}2 H2;\n"
    two = "half2" if name == "half" else "bfloat162"
    program(f"{name}_arithmetic", head + 'extern "C" __global__ void k(H *p, H2 *q, float *f) { p[0] = p[1] * p[2] + __hfma(p[3], p[4], p[5]); q[0] = __hfma2(q[1], q[2], q[3]) + __hmax2(q[4], q[5]); f[0] = (float)p[6]; p[7] = H(f[1]); p[8] = hexp(p[9]) + hrcp(p[10]) + hsqrt(p[11]); }')
    program(f"{name}_compare", head + 'extern "C" __global__ void k(H *p, H2 *q, int *i) { i[0] = __hlt(p[0], p[1]) + __heq(p[2], p[3]) + __hisnan(p[4]) + __hbgt2(q[0], q[1]); q[2] = __hle2(q[3], q[4]); i[1] = (int)p[5]; p[6] = H(i[2]); }')
    program(f"{name}_atomics", head + 'extern "C" __global__ void k(H *p, H2 *q) { p[0] = atomicAdd(p + 1, p[2]); q[3] = atomicAdd(q + 4, q[5]); p[6] = __shfl_down_sync(~0u, p[7], 1); }')
program("fp8", '#include <cuda_fp8.h>\nextern "C" __global__ void k(__nv_fp8_e4m3 *p, __nv_fp8x2_e5m2 *q, float *f, float2 *g) { p[0] = __nv_fp8_e4m3(f[0]); f[1] = (float)p[1]; q[0] = __nv_fp8x2_e5m2(g[0]); g[1] = (float2)q[1]; }')
program("fp4", '#include <cuda_fp4.h>\n#include <cuda_fp6.h>\nextern "C" __global__ void k(__nv_fp4x2_e2m1 *p, __nv_fp6_e3m2 *q, float *f, float2 *g) { p[0] = __nv_fp4x2_e2m1(g[0]); g[1] = (float2)p[1]; q[0] = __nv_fp6_e3m2(f[0]); f[1] = (float)q[1]; }')
for a, shape in [("half", "16, 16, 16"), ("half", "32, 8, 16"), ("signed char", "8, 32, 16"), ("__nv_bfloat16", "16, 16, 16")]:
    c = {"half": "float", "__nv_bfloat16": "float", "signed char": "int"}[a]
    program(
        f"wmma_{a.strip('_').replace(' ', '_')}_{shape.replace(', ', 'x')}",
        f"#include <mma.h>\n#include <cuda_bf16.h>\nusing namespace nvcuda::wmma;\nextern \"C\" __global__ void k({a} *a, {a} *b, {c} *c) {{\n"
        f"fragment<matrix_a, {shape}, {a}, row_major> x; fragment<matrix_b, {shape}, {a}, col_major> y; fragment<accumulator, {shape}, {c}> z;\n"
        f"fill_fragment(z, ({c})0); load_matrix_sync(x, a, 32); load_matrix_sync(y, b, 32); mma_sync(z, x, y, z); store_matrix_sync(c, z, 32, mem_row_major); }}",
    )
program("groups", '#include <cooperative_groups.h>\n#include <cooperative_groups/reduce.h>\nnamespace cg = cooperative_groups;\nextern "C" __global__ void k(int *p) { auto b = cg::this_thread_block(); auto t = cg::tiled_partition<16>(b); p[0] = cg::reduce(t, p[1], cg::plus<int>()); t.sync(); p[2] = t.shfl_up(p[3], 1) + t.ballot(p[4]); auto c = cg::coalesced_threads(); p[5] = c.thread_rank(); }')
program("clusters", '#include <cooperative_groups.h>\nnamespace cg = cooperative_groups;\nextern "C" __global__ void __cluster_dims__(2, 1, 1) k(int *p) {\n#if __CUDA_ARCH__ >= 900\n__shared__ int s[32]; auto c = cg::this_cluster(); s[threadIdx.x] = p[threadIdx.x]; c.sync(); int *r = c.map_shared_rank(s, 1); p[32] = r[threadIdx.x] + c.block_rank(); c.barrier_arrive(); c.barrier_wait();\n#endif\n}')
for name, body in {
    "cuda_atomics": "#include <cuda/atomic>\nextern \"C\" __global__ void k(int *p, double *d) { cuda::atomic_ref<int, cuda::thread_scope_device> a(*p); a.fetch_add(1, cuda::memory_order_relaxed); p[1] = a.load(cuda::memory_order_acquire); a.store(2, cuda::memory_order_release); int e = 3; a.compare_exchange_strong(e, 4, cuda::memory_order_seq_cst); cuda::atomic_ref<double, cuda::thread_scope_block> b(*d); b.fetch_add(1.0); cuda::atomic_thread_fence(cuda::memory_order_seq_cst, cuda::thread_scope_system); }",
    "cuda_barrier": "#include <cuda/barrier>\nextern \"C\" __global__ void k(int *p) { __shared__ cuda::barrier<cuda::thread_scope_block> b; if (threadIdx.x == 0) init(&b, blockDim.x); __syncthreads(); b.arrive_and_wait(); __shared__ alignas(16) int s[256]; cuda::memcpy_async(&s[threadIdx.x], p + threadIdx.x, sizeof(int), b); b.arrive_and_wait(); p[0] = s[threadIdx.x ^ 1]; }",
    "cuda_pipeline": "#include <cuda/pipeline>\nextern \"C\" __global__ void k(float4 *p) { __shared__ float4 s[128]; auto pipe = cuda::make_pipeline(); pipe.producer_acquire(); cuda::memcpy_async(&s[threadIdx.x], p + threadIdx.x, cuda::aligned_size_t<16>(16), pipe); pipe.producer_commit(); cuda::pipeline_consumer_wait_prior<0>(pipe); __syncthreads(); p[threadIdx.x] = s[127 - threadIdx.x]; }",
    "cuda_ptx": "#include <cuda/ptx>\n#include <cuda/barrier>\nnamespace ptx = cuda::ptx;\nextern \"C\" __global__ void k(char *p) {\n#if __CUDA_ARCH__ >= 900\n__shared__ alignas(128) char s[1024]; __shared__ unsigned long long bar; ptx::mbarrier_init(&bar, 1); ptx::fence_mbarrier_init(ptx::sem_release, ptx::scope_cluster); ptx::cp_async_bulk(ptx::space_cluster, ptx::space_global, s, p, 1024, &bar); auto t = ptx::mbarrier_arrive_expect_tx(ptx::sem_release, ptx::scope_cta, ptx::space_shared, &bar, 1024); while (!ptx::mbarrier_try_wait(&bar, t)) {} ptx::fence_proxy_async(); ptx::cp_async_bulk(ptx::space_global, ptx::space_shared, p, s, 1024); ptx::cp_async_bulk_commit_group(); ptx::cp_async_bulk_wait_group(ptx::n32_t<0>());\n#endif\n}",
    "cub_reduce": "#include <cub/block/block_reduce.cuh>\n#include <cub/warp/warp_scan.cuh>\nextern \"C\" __global__ void k(int *p) { typedef cub::BlockReduce<int, 128> R; __shared__ typename R::TempStorage t; p[0] = R(t).Sum(p[threadIdx.x]); typedef cub::WarpScan<int> W; __shared__ typename W::TempStorage w; int v; W(w).InclusiveSum(p[1], v); p[2] = v; }",
    "cub_sort": "#include <cub/block/block_radix_sort.cuh>\n#include <cub/block/block_scan.cuh>\nextern \"C\" __global__ void k(unsigned *p) { typedef cub::BlockRadixSort<unsigned, 128, 4> S; __shared__ typename S::TempStorage t; unsigned v[4]; for (int i = 0; i < 4; i++) v[i] = p[4 * threadIdx.x + i]; S(t).Sort(v); for (int i = 0; i < 4; i++) p[4 * threadIdx.x + i] = v[i]; }",
    "std_algorithms": "#include <cuda/std/array>\n#include <cuda/std/complex>\n#include <cuda/std/bit>\nextern \"C\" __global__ void k(float *p, unsigned *u) { cuda::std::complex<float> a(p[0], p[1]), b(p[2], p[3]); a = a * b / (a + b); p[4] = a.real() + cuda::std::abs(b); u[0] = cuda::std::popcount(u[1]) + cuda::std::countl_zero(u[2]); }",
}.items():
    program(name, body)


def main(folder):
    root = os.path.join(site.getsitepackages()[0], "nvidia")
    library = sorted(glob.glob(root + "/**/libnvrtc.so.*", recursive=True))
    nvrtc = ctypes.CDLL([path for path in library if "alt" not in path][0])
    includes = sorted(glob.glob(root + "/*/include") + glob.glob(root + "/*/include/cccl"))
    os.makedirs(folder, exist_ok=True)
    made = 0
    for name, source in sorted(PROGRAMS.items()):
        for arch in ARCHS:
            handle = ctypes.c_void_p()
            nvrtc.nvrtcCreateProgram(ctypes.byref(handle), source.encode(), (name + ".cu").encode(), 0, None, None)
            flags = [f"-arch={arch}", "-std=c++17", "-default-device", "-lineinfo" if len(name) % 4 == 0 else "-w"]
            flags += ["-I" + path for path in includes]
            array = (ctypes.c_char_p * len(flags))(*[flag.encode() for flag in flags])
            failed = nvrtc.nvrtcCompileProgram(handle, len(flags), array)
            size = ctypes.c_size_t()
            if failed:
                nvrtc.nvrtcGetProgramLogSize(handle, ctypes.byref(size))
                log = ctypes.create_string_buffer(size.value)
                nvrtc.nvrtcGetProgramLog(handle, log)
                if "--verbose" in sys.argv:
                    print(name, arch, [line for line in log.value.decode().splitlines() if "error" in line][:2])
                continue
            nvrtc.nvrtcGetPTXSize(handle, ctypes.byref(size))
            text = ctypes.create_string_buffer(size.value)
            nvrtc.nvrtcGetPTX(handle, text)
            with open(os.path.join(folder, f"nvrtc.{name}.{arch}.ptx"), "wb") as file:
                file.write(text.value)
            made += 1
    print(f"NVRTC: {made} files of {len(PROGRAMS)} programs")
    if made == 0:
        sys.exit("NVRTC made nothing")


main(sys.argv[1])
