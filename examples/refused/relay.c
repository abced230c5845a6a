// A device function calls a kernel. The call is wrong, and neither clang nor llc says so.
//
// clang-22 --target=nvptx64-nvidia-cuda -march=sm_80 -Xclang -target-feature -Xclang +ptx70 -g -O1
//     -Xclang -disable-llvm-passes -Xclang -dwarf-version=5 -fdebug-compilation-dir=.
//     -S -emit-llvm -o examples/refused/relay.ll examples/refused/relay.c

__attribute__((device_kernel)) void stage(int *out) {
    *out = 1;
}

__attribute__((noinline)) static void pass(int *out) {
    stage(out);
    out[1] = 2;
}

__attribute__((device_kernel)) void entry(int *out) {
    pass(out);
}
