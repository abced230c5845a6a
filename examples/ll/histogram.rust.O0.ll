; ModuleID = 'histogram.3fb715c2d91af3a3-cgu.0'
source_filename = "histogram.3fb715c2d91af3a3-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%"core::sync::atomic::Atomic<u32>" = type { %"core::cell::UnsafeCell<core::sync::atomic::private::Align4<u32>>" }
%"core::cell::UnsafeCell<core::sync::atomic::private::Align4<u32>>" = type { %"core::sync::atomic::private::Align4<u32>" }
%"core::sync::atomic::private::Align4<u32>" = type { i32 }
%"core::sync::atomic::Atomic<i32>" = type { %"core::cell::UnsafeCell<core::sync::atomic::private::Align4<i32>>" }
%"core::cell::UnsafeCell<core::sync::atomic::private::Align4<i32>>" = type { %"core::sync::atomic::private::Align4<i32>" }
%"core::sync::atomic::private::Align4<i32>" = type { i32 }

@alloc_9cd20c3e415f4d39f0ceb012cb758628 = private unnamed_addr constant [40 x i8] c"there is no such thing as a release load", align 1
@alloc_d9154c8ab544ecff6c8eebef05e110fc = private unnamed_addr constant [58 x i8] c"/usr/lib/rustlib/src/rust/library/core/src/sync/atomic.rs\00", align 1
@alloc_741d37ebf32292cefd83095305c92002 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_d9154c8ab544ecff6c8eebef05e110fc, [16 x i8] c"9\00\00\00\00\00\00\00C\0F\00\00\18\00\00\00" }>, align 8
@alloc_96ab912d0054b46da785b206a96c9a45 = private unnamed_addr constant [49 x i8] c"there is no such thing as an acquire-release load", align 1
@alloc_02bec710acbe3de98bb3620217ddb403 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_d9154c8ab544ecff6c8eebef05e110fc, [16 x i8] c"9\00\00\00\00\00\00\00D\0F\00\00\17\00\00\00" }>, align 8
@alloc_5a43f8d94dd4505c1dba43832ce73af8 = private unnamed_addr constant [52 x i8] c"there is no such thing as a release failure ordering", align 1
@alloc_28b08ca181d02b4f767c1ea8f3c4f968 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_d9154c8ab544ecff6c8eebef05e110fc, [16 x i8] c"9\00\00\00\00\00\00\00\FA\0F\00\00\1D\00\00\00" }>, align 8
@alloc_7adef5546d83b439c7829602020737c6 = private unnamed_addr constant [61 x i8] c"there is no such thing as an acquire-release failure ordering", align 1
@alloc_02ab5c4947783f8da3952eb35845f2a9 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_d9154c8ab544ecff6c8eebef05e110fc, [16 x i8] c"9\00\00\00\00\00\00\00\F9\0F\00\00\1C\00\00\00" }>, align 8
@alloc_fad0cd83b7d1858a846a172eb260e593 = private unnamed_addr constant [42 x i8] c"is_aligned_to: align is not a power-of-two", align 1
@alloc_4b7a9ffb9a165694bf6e0c3990580c2b = private unnamed_addr constant [60 x i8] c"/usr/lib/rustlib/src/rust/library/core/src/ptr/const_ptr.rs\00", align 1
@alloc_5c3c52295faf3bd19434250974af233e = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4b7a9ffb9a165694bf6e0c3990580c2b, [16 x i8] c";\00\00\00\00\00\00\00^\05\00\00\0D\00\00\00" }>, align 8
@alloc_0b68224d7602e24f08bdab4f2d40ff09 = private unnamed_addr constant [21 x i8] c"examples/rust/gpu.rs\00", align 1
@alloc_99a716c6375e7c540a2b4cd4f74d4515 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_0b68224d7602e24f08bdab4f2d40ff09, [16 x i8] c"\14\00\00\00\00\00\00\00\09\00\00\00\0F\00\00\00" }>, align 8
@alloc_12e54eba8a5204ddd3105f1374f44197 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_0b68224d7602e24f08bdab4f2d40ff09, [16 x i8] c"\14\00\00\00\00\00\00\00\09\00\00\00\0E\00\00\00" }>, align 8
@alloc_a28e8c8fd5088943a8b5d44af697ff83 = private unnamed_addr constant [279 x i8] c"unsafe precondition(s) violated: slice::from_raw_parts requires the pointer to be aligned and non-null, and the total size of the slice not to exceed `isize::MAX`\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_06bb08a6c9f05c8d04b2d2a1cc24da7d = private unnamed_addr constant [27 x i8] c"examples/rust/histogram.rs\00", align 1
@alloc_71d346b40fe0a7fc93a2ff0bdb1a3ab8 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_06bb08a6c9f05c8d04b2d2a1cc24da7d, [16 x i8] c"\1A\00\00\00\00\00\00\00\19\00\00\00\13\00\00\00" }>, align 8
@alloc_40bead1564be92ca15ea4309e9ce8e67 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_06bb08a6c9f05c8d04b2d2a1cc24da7d, [16 x i8] c"\1A\00\00\00\00\00\00\00\19\00\00\00\0D\00\00\00" }>, align 8
@alloc_597fc2a38073aa94b794a4237e823cd0 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_06bb08a6c9f05c8d04b2d2a1cc24da7d, [16 x i8] c"\1A\00\00\00\00\00\00\00\1A\00\00\00\0D\00\00\00" }>, align 8
@alloc_664f2d150a4d04fe39bcad334b248582 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_06bb08a6c9f05c8d04b2d2a1cc24da7d, [16 x i8] c"\1A\00\00\00\00\00\00\00\1B\00\00\00\0D\00\00\00" }>, align 8
@alloc_d66abb724b746e69377a0f5c3fb5e831 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_06bb08a6c9f05c8d04b2d2a1cc24da7d, [16 x i8] c"\1A\00\00\00\00\00\00\00\1C\00\00\00\0D\00\00\00" }>, align 8
@alloc_500e64bf9177d19bc29a1afc06f2bd26 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_06bb08a6c9f05c8d04b2d2a1cc24da7d, [16 x i8] c"\1A\00\00\00\00\00\00\00\1F\00\00\00\10\00\00\00" }>, align 8
@alloc_4b711133c02301a952d5493a380934d0 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_06bb08a6c9f05c8d04b2d2a1cc24da7d, [16 x i8] c"\1A\00\00\00\00\00\00\00\1F\00\00\00\05\00\00\00" }>, align 8
@alloc_f8eb384162c8ddf50783d32db1350e1b = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_06bb08a6c9f05c8d04b2d2a1cc24da7d, [16 x i8] c"\1A\00\00\00\00\00\00\00 \00\00\00\05\00\00\00" }>, align 8
@alloc_bf481be166e3639ee6e1a4fa58c1eaac = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_06bb08a6c9f05c8d04b2d2a1cc24da7d, [16 x i8] c"\1A\00\00\00\00\00\00\00!\00\00\00\05\00\00\00" }>, align 8
@alloc_4411b1874aceaa94dfa088a99e86ed03 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_06bb08a6c9f05c8d04b2d2a1cc24da7d, [16 x i8] c"\1A\00\00\00\00\00\00\00\22\00\00\00\12\00\00\00" }>, align 8
@__rustc_debug_gdb_scripts_section__ = internal unnamed_addr constant [34 x i8] c"\01gdb_load_rust_pretty_printers.py\00", section ".debug_gdb_scripts", align 1

; <core::sync::atomic::Atomic<u64>>::try_update::<histogram::histogram::{closure#0}>
; Function Attrs: convergent inlinehint nounwind
define internal { i64, i64 } @_RINvMs1c_NtNtCsnC4lpNxbXH_4core4sync6atomicINtB7_6AtomicyE10try_updateNCNvCs5t9zsqWFp6N_9histogram9histogram0EB1a_(ptr align 8 %self, i8 %set_order, i8 %fetch_order, ptr align 8 %0) unnamed_addr #0 !dbg !6 {
start:
  %prev = alloca [8 x i8], align 8
  %_5 = alloca [16 x i8], align 8
  %x = alloca [16 x i8], align 8
  %f = alloca [8 x i8], align 8
  store ptr %0, ptr %f, align 8
; call core::sync::atomic::atomic_load::<u64>
  %1 = call i64 @_RINvNtNtCsnC4lpNxbXH_4core4sync6atomic11atomic_loadyECs5t9zsqWFp6N_9histogram(ptr %self, i8 %fetch_order) #9, !dbg !14
  store i64 %1, ptr %prev, align 8, !dbg !14
  br label %bb1, !dbg !17

bb1:                                              ; preds = %bb5, %start
  %_8 = load i64, ptr %prev, align 8, !dbg !19
; call histogram::histogram::{closure#0}
  %2 = call { i64, i64 } @_RNCNvCs5t9zsqWFp6N_9histogram9histogram0B3_(ptr align 8 %f, i64 %_8) #9, !dbg !21
  %3 = extractvalue { i64, i64 } %2, 0, !dbg !21
  %4 = extractvalue { i64, i64 } %2, 1, !dbg !21
  store i64 %3, ptr %_5, align 8, !dbg !21
  %5 = getelementptr inbounds i8, ptr %_5, i64 8, !dbg !21
  store i64 %4, ptr %5, align 8, !dbg !21
  %_9 = load i64, ptr %_5, align 8, !dbg !21
  %6 = getelementptr inbounds i8, ptr %_5, i64 8, !dbg !21
  %7 = load i64, ptr %6, align 8, !dbg !21
  %8 = trunc nuw i64 %_9 to i1, !dbg !22
  br i1 %8, label %bb3, label %bb7, !dbg !22

bb3:                                              ; preds = %bb1
  %9 = getelementptr inbounds i8, ptr %_5, i64 8, !dbg !23
  %next = load i64, ptr %9, align 8, !dbg !23
  %10 = load i64, ptr %prev, align 8, !dbg !24
; call core::sync::atomic::atomic_compare_exchange_weak::<u64>
  %11 = call { i64, i64 } @_RINvNtNtCsnC4lpNxbXH_4core4sync6atomic28atomic_compare_exchange_weakyECs5t9zsqWFp6N_9histogram(ptr %self, i64 %10, i64 %next, i8 %set_order, i8 %fetch_order) #9, !dbg !24
  %12 = extractvalue { i64, i64 } %11, 0, !dbg !24
  %13 = extractvalue { i64, i64 } %11, 1, !dbg !24
  store i64 %12, ptr %x, align 8, !dbg !24
  %14 = getelementptr inbounds i8, ptr %x, i64 8, !dbg !24
  store i64 %13, ptr %14, align 8, !dbg !24
  %_11 = load i64, ptr %x, align 8, !dbg !27
  %15 = getelementptr inbounds i8, ptr %x, i64 8, !dbg !27
  %16 = load i64, ptr %15, align 8, !dbg !27
  %17 = trunc nuw i64 %_11 to i1, !dbg !28
  br i1 %17, label %bb5, label %bb6, !dbg !28

bb7:                                              ; preds = %bb1
  %18 = load i64, ptr %prev, align 8, !dbg !29
  %19 = getelementptr inbounds i8, ptr %x, i64 8, !dbg !29
  store i64 %18, ptr %19, align 8, !dbg !29
  store i64 1, ptr %x, align 8, !dbg !29
  br label %bb8, !dbg !30

bb5:                                              ; preds = %bb3
  %20 = getelementptr inbounds i8, ptr %x, i64 8, !dbg !31
  %21 = load i64, ptr %20, align 8, !dbg !31
  store i64 %21, ptr %prev, align 8, !dbg !31
  br label %bb1, !dbg !17

bb6:                                              ; preds = %bb3
  br label %bb8, !dbg !30

bb8:                                              ; preds = %bb7, %bb6
  %22 = load i64, ptr %x, align 8, !dbg !32
  %23 = getelementptr inbounds i8, ptr %x, i64 8, !dbg !32
  %24 = load i64, ptr %23, align 8, !dbg !32
  %25 = insertvalue { i64, i64 } poison, i64 %22, 0, !dbg !32
  %26 = insertvalue { i64, i64 } %25, i64 %24, 1, !dbg !32
  ret { i64, i64 } %26, !dbg !32

bb4:                                              ; No predecessors!
  unreachable, !dbg !27
}

; <core::sync::atomic::Atomic<u64>>::fetch_update::<histogram::histogram::{closure#0}>
; Function Attrs: convergent inlinehint nounwind
define internal { i64, i64 } @_RINvMs1c_NtNtCsnC4lpNxbXH_4core4sync6atomicINtB7_6AtomicyE12fetch_updateNCNvCs5t9zsqWFp6N_9histogram9histogram0EB1c_(ptr align 8 %self, i8 %set_order, i8 %fetch_order, ptr align 8 %f) unnamed_addr #0 !dbg !33 {
start:
; call <core::sync::atomic::Atomic<u64>>::try_update::<histogram::histogram::{closure#0}>
  %0 = call { i64, i64 } @_RINvMs1c_NtNtCsnC4lpNxbXH_4core4sync6atomicINtB7_6AtomicyE10try_updateNCNvCs5t9zsqWFp6N_9histogram9histogram0EB1a_(ptr align 8 %self, i8 %set_order, i8 %fetch_order, ptr align 8 %f) #9, !dbg !34
  %_0.0 = extractvalue { i64, i64 } %0, 0, !dbg !34
  %_0.1 = extractvalue { i64, i64 } %0, 1, !dbg !34
  %1 = insertvalue { i64, i64 } poison, i64 %_0.0, 0, !dbg !35
  %2 = insertvalue { i64, i64 } %1, i64 %_0.1, 1, !dbg !35
  ret { i64, i64 } %2, !dbg !35
}

; core::sync::atomic::atomic_load::<u64>
; Function Attrs: convergent inlinehint nounwind
define internal i64 @_RINvNtNtCsnC4lpNxbXH_4core4sync6atomic11atomic_loadyECs5t9zsqWFp6N_9histogram(ptr %dst, i8 %order) unnamed_addr #0 !dbg !36 {
start:
  %_0 = alloca [8 x i8], align 8
  %_3 = zext i8 %order to i64, !dbg !37
  switch i64 %_3, label %bb1 [
    i64 0, label %bb6
    i64 1, label %bb3
    i64 2, label %bb5
    i64 3, label %bb2
    i64 4, label %bb4
  ], !dbg !38

bb1:                                              ; preds = %start
  unreachable, !dbg !37

bb6:                                              ; preds = %start
  %0 = load atomic i64, ptr %dst monotonic, align 8, !dbg !39
  store i64 %0, ptr %_0, align 8, !dbg !39
  br label %bb7, !dbg !39

bb3:                                              ; preds = %start
; call core::panicking::panic_fmt
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking9panic_fmt(ptr @alloc_9cd20c3e415f4d39f0ceb012cb758628, ptr inttoptr (i64 81 to ptr), ptr align 8 @alloc_741d37ebf32292cefd83095305c92002) #10, !dbg !40
  unreachable, !dbg !40

bb5:                                              ; preds = %start
  %1 = load atomic i64, ptr %dst acquire, align 8, !dbg !41
  store i64 %1, ptr %_0, align 8, !dbg !41
  br label %bb7, !dbg !41

bb2:                                              ; preds = %start
; call core::panicking::panic_fmt
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking9panic_fmt(ptr @alloc_96ab912d0054b46da785b206a96c9a45, ptr inttoptr (i64 99 to ptr), ptr align 8 @alloc_02bec710acbe3de98bb3620217ddb403) #10, !dbg !42
  unreachable, !dbg !42

bb4:                                              ; preds = %start
  %2 = load atomic i64, ptr %dst seq_cst, align 8, !dbg !43
  store i64 %2, ptr %_0, align 8, !dbg !43
  br label %bb7, !dbg !43

bb7:                                              ; preds = %bb4, %bb5, %bb6
  %3 = load i64, ptr %_0, align 8, !dbg !44
  ret i64 %3, !dbg !44
}

; core::sync::atomic::atomic_compare_exchange_weak::<u64>
; Function Attrs: convergent inlinehint nounwind
define internal { i64, i64 } @_RINvNtNtCsnC4lpNxbXH_4core4sync6atomic28atomic_compare_exchange_weakyECs5t9zsqWFp6N_9histogram(ptr %dst, i64 %old, i64 %new, i8 %success, i8 %failure) unnamed_addr #0 !dbg !45 {
start:
  %_8 = alloca [16 x i8], align 8
  %_0 = alloca [16 x i8], align 8
  %_14 = zext i8 %success to i64, !dbg !46
  switch i64 %_14, label %bb7 [
    i64 0, label %bb2
    i64 1, label %bb4
    i64 2, label %bb3
    i64 3, label %bb5
    i64 4, label %bb6
  ], !dbg !47

bb7:                                              ; preds = %start
  unreachable, !dbg !46

bb2:                                              ; preds = %start
  %_9 = zext i8 %failure to i64, !dbg !46
  switch i64 %_9, label %bb1 [
    i64 0, label %bb24
    i64 2, label %bb23
    i64 4, label %bb22
  ], !dbg !47

bb4:                                              ; preds = %start
  %_11 = zext i8 %failure to i64, !dbg !46
  switch i64 %_11, label %bb1 [
    i64 0, label %bb18
    i64 2, label %bb17
    i64 4, label %bb16
  ], !dbg !47

bb3:                                              ; preds = %start
  %_10 = zext i8 %failure to i64, !dbg !46
  switch i64 %_10, label %bb1 [
    i64 0, label %bb21
    i64 2, label %bb20
    i64 4, label %bb19
  ], !dbg !47

bb5:                                              ; preds = %start
  %_12 = zext i8 %failure to i64, !dbg !46
  switch i64 %_12, label %bb1 [
    i64 0, label %bb15
    i64 2, label %bb14
    i64 4, label %bb13
  ], !dbg !47

bb6:                                              ; preds = %start
  %_13 = zext i8 %failure to i64, !dbg !46
  switch i64 %_13, label %bb1 [
    i64 0, label %bb12
    i64 2, label %bb11
    i64 4, label %bb10
  ], !dbg !47

bb1:                                              ; preds = %bb6, %bb5, %bb3, %bb4, %bb2
  %_15 = zext i8 %failure to i64, !dbg !46
  %0 = icmp eq i64 %_15, 1, !dbg !47
  br i1 %0, label %bb8, label %bb9, !dbg !47

bb24:                                             ; preds = %bb2
  %1 = cmpxchg weak ptr %dst, i64 %old, i64 %new monotonic monotonic, align 8, !dbg !48
  %2 = extractvalue { i64, i1 } %1, 0, !dbg !48
  %3 = extractvalue { i64, i1 } %1, 1, !dbg !48
  %4 = zext i1 %3 to i8, !dbg !48
  store i64 %2, ptr %_8, align 8, !dbg !48
  %5 = getelementptr inbounds i8, ptr %_8, i64 8, !dbg !48
  store i8 %4, ptr %5, align 8, !dbg !48
  br label %bb25, !dbg !48

bb23:                                             ; preds = %bb2
  %6 = cmpxchg weak ptr %dst, i64 %old, i64 %new monotonic acquire, align 8, !dbg !49
  %7 = extractvalue { i64, i1 } %6, 0, !dbg !49
  %8 = extractvalue { i64, i1 } %6, 1, !dbg !49
  %9 = zext i1 %8 to i8, !dbg !49
  store i64 %7, ptr %_8, align 8, !dbg !49
  %10 = getelementptr inbounds i8, ptr %_8, i64 8, !dbg !49
  store i8 %9, ptr %10, align 8, !dbg !49
  br label %bb25, !dbg !49

bb22:                                             ; preds = %bb2
  %11 = cmpxchg weak ptr %dst, i64 %old, i64 %new monotonic seq_cst, align 8, !dbg !50
  %12 = extractvalue { i64, i1 } %11, 0, !dbg !50
  %13 = extractvalue { i64, i1 } %11, 1, !dbg !50
  %14 = zext i1 %13 to i8, !dbg !50
  store i64 %12, ptr %_8, align 8, !dbg !50
  %15 = getelementptr inbounds i8, ptr %_8, i64 8, !dbg !50
  store i8 %14, ptr %15, align 8, !dbg !50
  br label %bb25, !dbg !50

bb25:                                             ; preds = %bb10, %bb11, %bb12, %bb13, %bb14, %bb15, %bb19, %bb20, %bb21, %bb16, %bb17, %bb18, %bb22, %bb23, %bb24
  %val = load i64, ptr %_8, align 8, !dbg !51
  %16 = getelementptr inbounds i8, ptr %_8, i64 8, !dbg !52
  %17 = load i8, ptr %16, align 8, !dbg !52
  %ok = trunc nuw i8 %17 to i1, !dbg !52
  br i1 %ok, label %bb26, label %bb27, !dbg !53

bb18:                                             ; preds = %bb4
  %18 = cmpxchg weak ptr %dst, i64 %old, i64 %new release monotonic, align 8, !dbg !55
  %19 = extractvalue { i64, i1 } %18, 0, !dbg !55
  %20 = extractvalue { i64, i1 } %18, 1, !dbg !55
  %21 = zext i1 %20 to i8, !dbg !55
  store i64 %19, ptr %_8, align 8, !dbg !55
  %22 = getelementptr inbounds i8, ptr %_8, i64 8, !dbg !55
  store i8 %21, ptr %22, align 8, !dbg !55
  br label %bb25, !dbg !55

bb17:                                             ; preds = %bb4
  %23 = cmpxchg weak ptr %dst, i64 %old, i64 %new release acquire, align 8, !dbg !56
  %24 = extractvalue { i64, i1 } %23, 0, !dbg !56
  %25 = extractvalue { i64, i1 } %23, 1, !dbg !56
  %26 = zext i1 %25 to i8, !dbg !56
  store i64 %24, ptr %_8, align 8, !dbg !56
  %27 = getelementptr inbounds i8, ptr %_8, i64 8, !dbg !56
  store i8 %26, ptr %27, align 8, !dbg !56
  br label %bb25, !dbg !56

bb16:                                             ; preds = %bb4
  %28 = cmpxchg weak ptr %dst, i64 %old, i64 %new release seq_cst, align 8, !dbg !57
  %29 = extractvalue { i64, i1 } %28, 0, !dbg !57
  %30 = extractvalue { i64, i1 } %28, 1, !dbg !57
  %31 = zext i1 %30 to i8, !dbg !57
  store i64 %29, ptr %_8, align 8, !dbg !57
  %32 = getelementptr inbounds i8, ptr %_8, i64 8, !dbg !57
  store i8 %31, ptr %32, align 8, !dbg !57
  br label %bb25, !dbg !57

bb21:                                             ; preds = %bb3
  %33 = cmpxchg weak ptr %dst, i64 %old, i64 %new acquire monotonic, align 8, !dbg !58
  %34 = extractvalue { i64, i1 } %33, 0, !dbg !58
  %35 = extractvalue { i64, i1 } %33, 1, !dbg !58
  %36 = zext i1 %35 to i8, !dbg !58
  store i64 %34, ptr %_8, align 8, !dbg !58
  %37 = getelementptr inbounds i8, ptr %_8, i64 8, !dbg !58
  store i8 %36, ptr %37, align 8, !dbg !58
  br label %bb25, !dbg !58

bb20:                                             ; preds = %bb3
  %38 = cmpxchg weak ptr %dst, i64 %old, i64 %new acquire acquire, align 8, !dbg !59
  %39 = extractvalue { i64, i1 } %38, 0, !dbg !59
  %40 = extractvalue { i64, i1 } %38, 1, !dbg !59
  %41 = zext i1 %40 to i8, !dbg !59
  store i64 %39, ptr %_8, align 8, !dbg !59
  %42 = getelementptr inbounds i8, ptr %_8, i64 8, !dbg !59
  store i8 %41, ptr %42, align 8, !dbg !59
  br label %bb25, !dbg !59

bb19:                                             ; preds = %bb3
  %43 = cmpxchg weak ptr %dst, i64 %old, i64 %new acquire seq_cst, align 8, !dbg !60
  %44 = extractvalue { i64, i1 } %43, 0, !dbg !60
  %45 = extractvalue { i64, i1 } %43, 1, !dbg !60
  %46 = zext i1 %45 to i8, !dbg !60
  store i64 %44, ptr %_8, align 8, !dbg !60
  %47 = getelementptr inbounds i8, ptr %_8, i64 8, !dbg !60
  store i8 %46, ptr %47, align 8, !dbg !60
  br label %bb25, !dbg !60

bb15:                                             ; preds = %bb5
  %48 = cmpxchg weak ptr %dst, i64 %old, i64 %new acq_rel monotonic, align 8, !dbg !61
  %49 = extractvalue { i64, i1 } %48, 0, !dbg !61
  %50 = extractvalue { i64, i1 } %48, 1, !dbg !61
  %51 = zext i1 %50 to i8, !dbg !61
  store i64 %49, ptr %_8, align 8, !dbg !61
  %52 = getelementptr inbounds i8, ptr %_8, i64 8, !dbg !61
  store i8 %51, ptr %52, align 8, !dbg !61
  br label %bb25, !dbg !61

bb14:                                             ; preds = %bb5
  %53 = cmpxchg weak ptr %dst, i64 %old, i64 %new acq_rel acquire, align 8, !dbg !62
  %54 = extractvalue { i64, i1 } %53, 0, !dbg !62
  %55 = extractvalue { i64, i1 } %53, 1, !dbg !62
  %56 = zext i1 %55 to i8, !dbg !62
  store i64 %54, ptr %_8, align 8, !dbg !62
  %57 = getelementptr inbounds i8, ptr %_8, i64 8, !dbg !62
  store i8 %56, ptr %57, align 8, !dbg !62
  br label %bb25, !dbg !62

bb13:                                             ; preds = %bb5
  %58 = cmpxchg weak ptr %dst, i64 %old, i64 %new acq_rel seq_cst, align 8, !dbg !63
  %59 = extractvalue { i64, i1 } %58, 0, !dbg !63
  %60 = extractvalue { i64, i1 } %58, 1, !dbg !63
  %61 = zext i1 %60 to i8, !dbg !63
  store i64 %59, ptr %_8, align 8, !dbg !63
  %62 = getelementptr inbounds i8, ptr %_8, i64 8, !dbg !63
  store i8 %61, ptr %62, align 8, !dbg !63
  br label %bb25, !dbg !63

bb12:                                             ; preds = %bb6
  %63 = cmpxchg weak ptr %dst, i64 %old, i64 %new seq_cst monotonic, align 8, !dbg !64
  %64 = extractvalue { i64, i1 } %63, 0, !dbg !64
  %65 = extractvalue { i64, i1 } %63, 1, !dbg !64
  %66 = zext i1 %65 to i8, !dbg !64
  store i64 %64, ptr %_8, align 8, !dbg !64
  %67 = getelementptr inbounds i8, ptr %_8, i64 8, !dbg !64
  store i8 %66, ptr %67, align 8, !dbg !64
  br label %bb25, !dbg !64

bb11:                                             ; preds = %bb6
  %68 = cmpxchg weak ptr %dst, i64 %old, i64 %new seq_cst acquire, align 8, !dbg !65
  %69 = extractvalue { i64, i1 } %68, 0, !dbg !65
  %70 = extractvalue { i64, i1 } %68, 1, !dbg !65
  %71 = zext i1 %70 to i8, !dbg !65
  store i64 %69, ptr %_8, align 8, !dbg !65
  %72 = getelementptr inbounds i8, ptr %_8, i64 8, !dbg !65
  store i8 %71, ptr %72, align 8, !dbg !65
  br label %bb25, !dbg !65

bb10:                                             ; preds = %bb6
  %73 = cmpxchg weak ptr %dst, i64 %old, i64 %new seq_cst seq_cst, align 8, !dbg !66
  %74 = extractvalue { i64, i1 } %73, 0, !dbg !66
  %75 = extractvalue { i64, i1 } %73, 1, !dbg !66
  %76 = zext i1 %75 to i8, !dbg !66
  store i64 %74, ptr %_8, align 8, !dbg !66
  %77 = getelementptr inbounds i8, ptr %_8, i64 8, !dbg !66
  store i8 %76, ptr %77, align 8, !dbg !66
  br label %bb25, !dbg !66

bb27:                                             ; preds = %bb25
  %78 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !67
  store i64 %val, ptr %78, align 8, !dbg !67
  store i64 1, ptr %_0, align 8, !dbg !67
  br label %bb28, !dbg !68

bb26:                                             ; preds = %bb25
  %79 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !69
  store i64 %val, ptr %79, align 8, !dbg !69
  store i64 0, ptr %_0, align 8, !dbg !69
  br label %bb28, !dbg !68

bb28:                                             ; preds = %bb26, %bb27
  %80 = load i64, ptr %_0, align 8, !dbg !70
  %81 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !70
  %82 = load i64, ptr %81, align 8, !dbg !70
  %83 = insertvalue { i64, i64 } poison, i64 %80, 0, !dbg !70
  %84 = insertvalue { i64, i64 } %83, i64 %82, 1, !dbg !70
  ret { i64, i64 } %84, !dbg !70

bb8:                                              ; preds = %bb1
; call core::panicking::panic_fmt
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking9panic_fmt(ptr @alloc_5a43f8d94dd4505c1dba43832ce73af8, ptr inttoptr (i64 105 to ptr), ptr align 8 @alloc_28b08ca181d02b4f767c1ea8f3c4f968) #10, !dbg !71
  unreachable, !dbg !71

bb9:                                              ; preds = %bb1
; call core::panicking::panic_fmt
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking9panic_fmt(ptr @alloc_7adef5546d83b439c7829602020737c6, ptr inttoptr (i64 123 to ptr), ptr align 8 @alloc_02ab5c4947783f8da3952eb35845f2a9) #10, !dbg !72
  unreachable, !dbg !72
}

; core::slice::raw::from_raw_parts::<core::sync::atomic::Atomic<i32>>
; Function Attrs: convergent inlinehint nounwind
define internal { ptr, i64 } @_RINvNtNtCsnC4lpNxbXH_4core5slice3raw14from_raw_partsINtNtNtB6_4sync6atomic6AtomiclEECs5t9zsqWFp6N_9histogram(ptr %data, i64 %len, ptr align 8 %0) unnamed_addr #0 !dbg !73 {
start:
  br label %bb1, !dbg !77

bb1:                                              ; preds = %start
; call core::slice::raw::from_raw_parts::precondition_check
  call void @_RNvNvNtNtCsnC4lpNxbXH_4core5slice3raw14from_raw_parts18precondition_checkCs5t9zsqWFp6N_9histogram(ptr %data, i64 4, i64 4, i64 %len, ptr align 8 %0) #9, !dbg !80
  br label %bb3, !dbg !81

bb3:                                              ; preds = %bb1
  %1 = insertvalue { ptr, i64 } poison, ptr %data, 0, !dbg !82
  %2 = insertvalue { ptr, i64 } %1, i64 %len, 1, !dbg !82
  ret { ptr, i64 } %2, !dbg !82
}

; core::slice::raw::from_raw_parts::<core::sync::atomic::Atomic<u32>>
; Function Attrs: convergent inlinehint nounwind
define internal { ptr, i64 } @_RINvNtNtCsnC4lpNxbXH_4core5slice3raw14from_raw_partsINtNtNtB6_4sync6atomic6AtomicmEECs5t9zsqWFp6N_9histogram(ptr %data, i64 %len, ptr align 8 %0) unnamed_addr #0 !dbg !83 {
start:
  br label %bb1, !dbg !84

bb1:                                              ; preds = %start
; call core::slice::raw::from_raw_parts::precondition_check
  call void @_RNvNvNtNtCsnC4lpNxbXH_4core5slice3raw14from_raw_parts18precondition_checkCs5t9zsqWFp6N_9histogram(ptr %data, i64 4, i64 4, i64 %len, ptr align 8 %0) #9, !dbg !86
  br label %bb3, !dbg !87

bb3:                                              ; preds = %bb1
  %1 = insertvalue { ptr, i64 } poison, ptr %data, 0, !dbg !88
  %2 = insertvalue { ptr, i64 } %1, i64 %len, 1, !dbg !88
  ret { ptr, i64 } %2, !dbg !88
}

; histogram::histogram::{closure#0}
; Function Attrs: convergent inlinehint nounwind
define internal { i64, i64 } @_RNCNvCs5t9zsqWFp6N_9histogram9histogram0B3_(ptr align 8 %_1, i64 %old) unnamed_addr #0 !dbg !89 {
start:
  %_5 = load ptr, ptr %_1, align 8, !dbg !93
  %_4 = load i64, ptr %_5, align 8, !dbg !93
  %_0.i = add i64 %old, %_4, !dbg !94
  %0 = insertvalue { i64, i64 } { i64 1, i64 poison }, i64 %_0.i, 1, !dbg !100
  ret { i64, i64 } %0, !dbg !100
}

; __rustc::rust_begin_unwind
; Function Attrs: convergent noreturn nounwind
define internal void @_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind(ptr align 8 %_1) unnamed_addr #1 !dbg !101 {
start:
; call core::core_arch::nvptx::trap
  call void @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx4trapCs5t9zsqWFp6N_9histogram() #11, !dbg !104
  unreachable, !dbg !104
}

; <*const ()>::is_aligned_to
; Function Attrs: convergent inlinehint nounwind
define internal zeroext i1 @_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPu13is_aligned_toCs5t9zsqWFp6N_9histogram(ptr %self, i64 %align) unnamed_addr #0 !dbg !105 {
start:
  %0 = alloca [4 x i8], align 4
  %1 = call i64 @llvm.ctpop.i64(i64 %align), !dbg !110
  %2 = trunc i64 %1 to i32, !dbg !110
  store i32 %2, ptr %0, align 4, !dbg !110
  %_8 = load i32, ptr %0, align 4, !dbg !110
  %3 = icmp eq i32 %_8, 1, !dbg !116
  br i1 %3, label %bb1, label %bb2, !dbg !116

bb1:                                              ; preds = %start
  %_6 = ptrtoint ptr %self to i64, !dbg !117
  %_7 = sub i64 %align, 1, !dbg !120
  %_5 = and i64 %_6, %_7, !dbg !121
  %_0 = icmp eq i64 %_5, 0, !dbg !121
  ret i1 %_0, !dbg !122

bb2:                                              ; preds = %start
; call core::panicking::panic_fmt
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking9panic_fmt(ptr @alloc_fad0cd83b7d1858a846a172eb260e593, ptr inttoptr (i64 85 to ptr), ptr align 8 @alloc_5c3c52295faf3bd19434250974af233e) #10, !dbg !123
  unreachable, !dbg !123
}

; <i32>::rem_euclid
; Function Attrs: convergent inlinehint nounwind
define internal i32 @_RNvMs0_NtCsnC4lpNxbXH_4core3numl10rem_euclidCs5t9zsqWFp6N_9histogram(i32 %self, i32 %rhs, ptr align 8 %0) unnamed_addr #0 !dbg !124 {
start:
  %_9 = alloca [4 x i8], align 4
  %_0 = alloca [4 x i8], align 4
  %_4 = icmp eq i32 %rhs, 0, !dbg !127
  br i1 %_4, label %panic, label %bb1, !dbg !127

bb1:                                              ; preds = %start
  %_5 = icmp eq i32 %rhs, -1, !dbg !127
  %_6 = icmp eq i32 %self, -2147483648, !dbg !127
  %_7 = and i1 %_5, %_6, !dbg !127
  br i1 %_7, label %panic1, label %bb2, !dbg !127

panic:                                            ; preds = %start
; call core::panicking::panic_const::panic_const_rem_by_zero
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const23panic_const_rem_by_zero(ptr align 8 %0) #10, !dbg !127
  unreachable, !dbg !127

bb2:                                              ; preds = %bb1
  %r = srem i32 %self, %rhs, !dbg !127
  %_8 = icmp slt i32 %r, 0, !dbg !128
  br i1 %_8, label %bb3, label %bb4, !dbg !128

panic1:                                           ; preds = %bb1
; call core::panicking::panic_const::panic_const_rem_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_rem_overflow(ptr align 8 %0) #10, !dbg !127
  unreachable, !dbg !127

bb4:                                              ; preds = %bb2
  store i32 %r, ptr %_0, align 4, !dbg !130
  br label %bb5, !dbg !131

bb3:                                              ; preds = %bb2
  %_10 = icmp slt i32 %rhs, 0, !dbg !132
  br i1 %_10, label %bb6, label %bb7, !dbg !137

bb5:                                              ; preds = %bb8, %bb4
  %1 = load i32, ptr %_0, align 4, !dbg !138
  ret i32 %1, !dbg !138

bb7:                                              ; preds = %bb3
  store i32 %rhs, ptr %_9, align 4, !dbg !139
  br label %bb8, !dbg !140

bb6:                                              ; preds = %bb3
  %2 = sub i32 0, %rhs, !dbg !141
  store i32 %2, ptr %_9, align 4, !dbg !141
  br label %bb8, !dbg !140

bb8:                                              ; preds = %bb6, %bb7
  %3 = load i32, ptr %_9, align 4, !dbg !146
  %4 = add i32 %r, %3, !dbg !146
  store i32 %4, ptr %_0, align 4, !dbg !146
  br label %bb5, !dbg !131
}

; <core::sync::atomic::Atomic<i32>>::fetch_max
; Function Attrs: convergent inlinehint nounwind
define internal i32 @_RNvMs10_NtNtCsnC4lpNxbXH_4core4sync6atomicINtB6_6AtomiclE9fetch_maxCs5t9zsqWFp6N_9histogram(ptr align 4 %self, i32 %val, i8 %order) unnamed_addr #0 !dbg !149 {
start:
  %_0 = alloca [4 x i8], align 4
  %_6 = zext i8 %order to i64, !dbg !150
  switch i64 %_6, label %bb2 [
    i64 0, label %bb7
    i64 1, label %bb5
    i64 2, label %bb6
    i64 3, label %bb4
    i64 4, label %bb3
  ], !dbg !153

bb2:                                              ; preds = %start
  unreachable, !dbg !150

bb7:                                              ; preds = %start
  %0 = atomicrmw max ptr %self, i32 %val monotonic, align 4, !dbg !154
  store i32 %0, ptr %_0, align 4, !dbg !154
  br label %bb1, !dbg !154

bb5:                                              ; preds = %start
  %1 = atomicrmw max ptr %self, i32 %val release, align 4, !dbg !155
  store i32 %1, ptr %_0, align 4, !dbg !155
  br label %bb1, !dbg !155

bb6:                                              ; preds = %start
  %2 = atomicrmw max ptr %self, i32 %val acquire, align 4, !dbg !156
  store i32 %2, ptr %_0, align 4, !dbg !156
  br label %bb1, !dbg !156

bb4:                                              ; preds = %start
  %3 = atomicrmw max ptr %self, i32 %val acq_rel, align 4, !dbg !157
  store i32 %3, ptr %_0, align 4, !dbg !157
  br label %bb1, !dbg !157

bb3:                                              ; preds = %start
  %4 = atomicrmw max ptr %self, i32 %val seq_cst, align 4, !dbg !158
  store i32 %4, ptr %_0, align 4, !dbg !158
  br label %bb1, !dbg !158

bb1:                                              ; preds = %bb3, %bb4, %bb6, %bb5, %bb7
  %5 = load i32, ptr %_0, align 4, !dbg !159
  ret i32 %5, !dbg !159
}

; <core::sync::atomic::Atomic<i32>>::fetch_min
; Function Attrs: convergent inlinehint nounwind
define internal i32 @_RNvMs10_NtNtCsnC4lpNxbXH_4core4sync6atomicINtB6_6AtomiclE9fetch_minCs5t9zsqWFp6N_9histogram(ptr align 4 %self, i32 %val, i8 %order) unnamed_addr #0 !dbg !160 {
start:
  %_0 = alloca [4 x i8], align 4
  %_6 = zext i8 %order to i64, !dbg !161
  switch i64 %_6, label %bb2 [
    i64 0, label %bb7
    i64 1, label %bb5
    i64 2, label %bb6
    i64 3, label %bb4
    i64 4, label %bb3
  ], !dbg !164

bb2:                                              ; preds = %start
  unreachable, !dbg !161

bb7:                                              ; preds = %start
  %0 = atomicrmw min ptr %self, i32 %val monotonic, align 4, !dbg !165
  store i32 %0, ptr %_0, align 4, !dbg !165
  br label %bb1, !dbg !165

bb5:                                              ; preds = %start
  %1 = atomicrmw min ptr %self, i32 %val release, align 4, !dbg !166
  store i32 %1, ptr %_0, align 4, !dbg !166
  br label %bb1, !dbg !166

bb6:                                              ; preds = %start
  %2 = atomicrmw min ptr %self, i32 %val acquire, align 4, !dbg !167
  store i32 %2, ptr %_0, align 4, !dbg !167
  br label %bb1, !dbg !167

bb4:                                              ; preds = %start
  %3 = atomicrmw min ptr %self, i32 %val acq_rel, align 4, !dbg !168
  store i32 %3, ptr %_0, align 4, !dbg !168
  br label %bb1, !dbg !168

bb3:                                              ; preds = %start
  %4 = atomicrmw min ptr %self, i32 %val seq_cst, align 4, !dbg !169
  store i32 %4, ptr %_0, align 4, !dbg !169
  br label %bb1, !dbg !169

bb1:                                              ; preds = %bb3, %bb4, %bb6, %bb5, %bb7
  %5 = load i32, ptr %_0, align 4, !dbg !170
  ret i32 %5, !dbg !170
}

; <core::sync::atomic::Atomic<u32>>::fetch_add
; Function Attrs: convergent inlinehint nounwind
define internal i32 @_RNvMs14_NtNtCsnC4lpNxbXH_4core4sync6atomicINtB6_6AtomicmE9fetch_addCs5t9zsqWFp6N_9histogram(ptr align 4 %self, i32 %val, i8 %order) unnamed_addr #0 !dbg !171 {
start:
  %_0 = alloca [4 x i8], align 4
  %_6 = zext i8 %order to i64, !dbg !172
  switch i64 %_6, label %bb2 [
    i64 0, label %bb7
    i64 1, label %bb5
    i64 2, label %bb6
    i64 3, label %bb4
    i64 4, label %bb3
  ], !dbg !175

bb2:                                              ; preds = %start
  unreachable, !dbg !172

bb7:                                              ; preds = %start
  %0 = atomicrmw add ptr %self, i32 %val monotonic, align 4, !dbg !176
  store i32 %0, ptr %_0, align 4, !dbg !176
  br label %bb1, !dbg !176

bb5:                                              ; preds = %start
  %1 = atomicrmw add ptr %self, i32 %val release, align 4, !dbg !177
  store i32 %1, ptr %_0, align 4, !dbg !177
  br label %bb1, !dbg !177

bb6:                                              ; preds = %start
  %2 = atomicrmw add ptr %self, i32 %val acquire, align 4, !dbg !178
  store i32 %2, ptr %_0, align 4, !dbg !178
  br label %bb1, !dbg !178

bb4:                                              ; preds = %start
  %3 = atomicrmw add ptr %self, i32 %val acq_rel, align 4, !dbg !179
  store i32 %3, ptr %_0, align 4, !dbg !179
  br label %bb1, !dbg !179

bb3:                                              ; preds = %start
  %4 = atomicrmw add ptr %self, i32 %val seq_cst, align 4, !dbg !180
  store i32 %4, ptr %_0, align 4, !dbg !180
  br label %bb1, !dbg !180

bb1:                                              ; preds = %bb3, %bb4, %bb6, %bb5, %bb7
  %5 = load i32, ptr %_0, align 4, !dbg !181
  ret i32 %5, !dbg !181
}

; core::core_arch::nvptx::_block_dim_x
; Function Attrs: convergent inlinehint nounwind
define internal i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_xCs5t9zsqWFp6N_9histogram() unnamed_addr #0 !dbg !182 {
start:
  %_0 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !186
  ret i32 %_0, !dbg !187
}

; core::core_arch::nvptx::_block_idx_x
; Function Attrs: convergent inlinehint nounwind
define internal i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_xCs5t9zsqWFp6N_9histogram() unnamed_addr #0 !dbg !188 {
start:
  %_0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !189
  ret i32 %_0, !dbg !190
}

; core::core_arch::nvptx::_thread_idx_x
; Function Attrs: convergent inlinehint nounwind
define internal i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_xCs5t9zsqWFp6N_9histogram() unnamed_addr #0 !dbg !191 {
start:
  %_0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !192
  ret i32 %_0, !dbg !193
}

; core::core_arch::nvptx::trap
; Function Attrs: convergent inlinehint noreturn nounwind
define internal void @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx4trapCs5t9zsqWFp6N_9histogram() unnamed_addr #2 !dbg !194 {
start:
  call void @llvm.trap(), !dbg !195
  unreachable, !dbg !195
}

; core::slice::raw::from_raw_parts::precondition_check
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvNvNtNtCsnC4lpNxbXH_4core5slice3raw14from_raw_parts18precondition_checkCs5t9zsqWFp6N_9histogram(ptr %data, i64 %size, i64 %align, i64 %len, ptr align 8 %0) unnamed_addr #0 !dbg !196 {
start:
  %_14 = alloca [8 x i8], align 8
; call <*const ()>::is_aligned_to
  %_11 = call zeroext i1 @_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPu13is_aligned_toCs5t9zsqWFp6N_9histogram(ptr %data, i64 %align) #9, !dbg !198
  br i1 %_11, label %bb5, label %bb6, !dbg !207

bb6:                                              ; preds = %start
  br label %bb3, !dbg !209

bb5:                                              ; preds = %start
  %_13 = ptrtoint ptr %data to i64, !dbg !211
  %_12 = icmp eq i64 %_13, 0, !dbg !223
  %_5 = xor i1 %_12, true, !dbg !224
  br i1 %_5, label %bb1, label %bb3, !dbg !209

bb3:                                              ; preds = %bb5, %bb6
  br label %bb4, !dbg !225

bb1:                                              ; preds = %bb5
  %1 = icmp eq i64 %size, 0, !dbg !227
  br i1 %1, label %bb8, label %bb9, !dbg !227

bb4:                                              ; preds = %bb10, %bb3
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt(ptr @alloc_a28e8c8fd5088943a8b5d44af697ff83, ptr inttoptr (i64 559 to ptr), i1 zeroext false, ptr align 8 %0) #10, !dbg !230
  unreachable, !dbg !230

bb8:                                              ; preds = %bb1
  store i64 -1, ptr %_14, align 8, !dbg !232
  br label %bb10, !dbg !233

bb9:                                              ; preds = %bb1
  %2 = udiv i64 9223372036854775807, %size, !dbg !234
  store i64 %2, ptr %_14, align 8, !dbg !234
  br label %bb10, !dbg !233

bb10:                                             ; preds = %bb9, %bb8
  %3 = load i64, ptr %_14, align 8, !dbg !235
  %_7 = icmp ule i64 %len, %3, !dbg !235
  br i1 %_7, label %bb2, label %bb4, !dbg !229

bb2:                                              ; preds = %bb10
  ret void, !dbg !237
}

; Function Attrs: convergent nounwind
define ptx_kernel void @histogram(i64 %n, ptr %data, ptr %bins, ptr %extremes, ptr %sum_of_squares) unnamed_addr #3 !dbg !238 {
start:
  %square = alloca [8 x i8], align 8
  %_12 = alloca [48 x i8], align 8
; call core::core_arch::nvptx::_block_idx_x
  %_3.i = call i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_xCs5t9zsqWFp6N_9histogram() #9, !dbg !239
; call core::core_arch::nvptx::_block_dim_x
  %_4.i = call i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_xCs5t9zsqWFp6N_9histogram() #9, !dbg !242
  %0 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %_3.i, i32 %_4.i), !dbg !239
  %_5.0.i = extractvalue { i32, i1 } %0, 0, !dbg !239
  %_5.1.i = extractvalue { i32, i1 } %0, 1, !dbg !239
  br i1 %_5.1.i, label %panic.i, label %bb3.i, !dbg !239

bb3.i:                                            ; preds = %start
; call core::core_arch::nvptx::_thread_idx_x
  %_6.i = call i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_xCs5t9zsqWFp6N_9histogram() #9, !dbg !243
  %_7.0.i = add i32 %_5.0.i, %_6.i, !dbg !244
  %_7.1.i = icmp ult i32 %_7.0.i, %_5.0.i, !dbg !244
  br i1 %_7.1.i, label %panic1.i, label %_RNvNtCs5t9zsqWFp6N_9histogram3gpu9global_id.exit, !dbg !244

panic.i:                                          ; preds = %start
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_99a716c6375e7c540a2b4cd4f74d4515) #10, !dbg !239
  unreachable, !dbg !239

panic1.i:                                         ; preds = %bb3.i
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_12e54eba8a5204ddd3105f1374f44197) #10, !dbg !244
  unreachable, !dbg !244

_RNvNtCs5t9zsqWFp6N_9histogram3gpu9global_id.exit: ; preds = %bb3.i
  %_0.i8 = zext i32 %_7.0.i to i64, !dbg !244
  %_7 = icmp uge i64 %_0.i8, %n, !dbg !245
  br i1 %_7, label %bb14, label %bb2, !dbg !245

bb2:                                              ; preds = %_RNvNtCs5t9zsqWFp6N_9histogram3gpu9global_id.exit
  %_0.i = getelementptr inbounds nuw i32, ptr %data, i64 %_0.i8, !dbg !247
  %_53 = ptrtoint ptr %_0.i to i64, !dbg !250
  %_55 = and i64 %_53, 3, !dbg !250
  %_56 = icmp eq i64 %_55, 0, !dbg !250
  br i1 %_56, label %bb16, label %panic, !dbg !250

bb14:                                             ; preds = %bb13, %_RNvNtCs5t9zsqWFp6N_9histogram3gpu9global_id.exit
  ret void, !dbg !251

bb16:                                             ; preds = %bb2
  %_58 = ptrtoint ptr %_0.i to i64, !dbg !250
  %_60 = icmp eq i64 %_58, 0, !dbg !250
  %_61 = and i1 %_60, true, !dbg !250
  %_62 = xor i1 %_61, true, !dbg !250
  br i1 %_62, label %bb17, label %panic1, !dbg !250

panic:                                            ; preds = %bb2
; call core::panicking::panic_misaligned_pointer_dereference
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking36panic_misaligned_pointer_dereference(i64 4, i64 %_53, ptr align 8 @alloc_40bead1564be92ca15ea4309e9ce8e67) #10, !dbg !250
  unreachable, !dbg !250

bb17:                                             ; preds = %bb16
  %_13 = load i32, ptr %_0.i, align 4, !dbg !250
; call core::slice::raw::from_raw_parts::<core::sync::atomic::Atomic<u32>>
  %1 = call { ptr, i64 } @_RINvNtNtCsnC4lpNxbXH_4core5slice3raw14from_raw_partsINtNtNtB6_4sync6atomic6AtomicmEECs5t9zsqWFp6N_9histogram(ptr %bins, i64 64, ptr align 8 @alloc_597fc2a38073aa94b794a4237e823cd0) #9, !dbg !252
  %_15.0 = extractvalue { ptr, i64 } %1, 0, !dbg !252
  %_15.1 = extractvalue { ptr, i64 } %1, 1, !dbg !252
; call core::slice::raw::from_raw_parts::<core::sync::atomic::Atomic<i32>>
  %2 = call { ptr, i64 } @_RINvNtNtCsnC4lpNxbXH_4core5slice3raw14from_raw_partsINtNtNtB6_4sync6atomic6AtomiclEECs5t9zsqWFp6N_9histogram(ptr %extremes, i64 2, ptr align 8 @alloc_664f2d150a4d04fe39bcad334b248582) #9, !dbg !253
  %_16.0 = extractvalue { ptr, i64 } %2, 0, !dbg !253
  %_16.1 = extractvalue { ptr, i64 } %2, 1, !dbg !253
  %_48 = ptrtoint ptr %sum_of_squares to i64, !dbg !254
  %_50 = and i64 %_48, 7, !dbg !254
  %_51 = icmp eq i64 %_50, 0, !dbg !254
  br i1 %_51, label %bb15, label %panic2, !dbg !254

panic1:                                           ; preds = %bb16
; call core::panicking::panic_null_pointer_dereference
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking30panic_null_pointer_dereference(ptr align 8 @alloc_40bead1564be92ca15ea4309e9ce8e67) #10, !dbg !250
  unreachable, !dbg !250

bb15:                                             ; preds = %bb17
  %_64 = ptrtoint ptr %sum_of_squares to i64, !dbg !254
  %_65 = icmp eq i64 %_64, 0, !dbg !254
  %_66 = and i1 %_65, true, !dbg !254
  %_67 = xor i1 %_66, true, !dbg !254
  br i1 %_67, label %bb18, label %panic3, !dbg !254

panic2:                                           ; preds = %bb17
; call core::panicking::panic_misaligned_pointer_dereference
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking36panic_misaligned_pointer_dereference(i64 8, i64 %_48, ptr align 8 @alloc_d66abb724b746e69377a0f5c3fb5e831) #10, !dbg !254
  unreachable, !dbg !254

bb18:                                             ; preds = %bb15
  %3 = getelementptr inbounds i8, ptr %_12, i64 32, !dbg !255
  store i32 %_13, ptr %3, align 8, !dbg !255
  store ptr %_15.0, ptr %_12, align 8, !dbg !255
  %4 = getelementptr inbounds i8, ptr %_12, i64 8, !dbg !255
  store i64 %_15.1, ptr %4, align 8, !dbg !255
  %5 = getelementptr inbounds i8, ptr %_12, i64 16, !dbg !255
  store ptr %_16.0, ptr %5, align 8, !dbg !255
  %6 = getelementptr inbounds i8, ptr %5, i64 8, !dbg !255
  store i64 %_16.1, ptr %6, align 8, !dbg !255
  %7 = getelementptr inbounds i8, ptr %_12, i64 40, !dbg !255
  store ptr %sum_of_squares, ptr %7, align 8, !dbg !255
  %8 = getelementptr inbounds i8, ptr %_12, i64 32, !dbg !256
  %value = load i32, ptr %8, align 8, !dbg !256
  %bins.0 = load ptr, ptr %_12, align 8, !dbg !257
  %9 = getelementptr inbounds i8, ptr %_12, i64 8, !dbg !257
  %bins.1 = load i64, ptr %9, align 8, !dbg !257
  %10 = getelementptr inbounds i8, ptr %_12, i64 16, !dbg !258
  %extremes.0 = load ptr, ptr %10, align 8, !dbg !258
  %11 = getelementptr inbounds i8, ptr %10, i64 8, !dbg !258
  %extremes.1 = load i64, ptr %11, align 8, !dbg !258
  %12 = getelementptr inbounds i8, ptr %_12, i64 40, !dbg !259
  %sum = load ptr, ptr %12, align 8, !dbg !259
; call <i32>::rem_euclid
  %_21 = call i32 @_RNvMs0_NtCsnC4lpNxbXH_4core3numl10rem_euclidCs5t9zsqWFp6N_9histogram(i32 %value, i32 64, ptr align 8 @alloc_500e64bf9177d19bc29a1afc06f2bd26) #9, !dbg !260
  %_20 = sext i32 %_21 to i64, !dbg !262
  %_23 = icmp ult i64 %_20, %bins.1, !dbg !263
  br i1 %_23, label %bb7, label %panic4, !dbg !263

panic3:                                           ; preds = %bb15
; call core::panicking::panic_null_pointer_dereference
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking30panic_null_pointer_dereference(ptr align 8 @alloc_d66abb724b746e69377a0f5c3fb5e831) #10, !dbg !254
  unreachable, !dbg !254

bb7:                                              ; preds = %bb18
  %_19 = getelementptr inbounds nuw %"core::sync::atomic::Atomic<u32>", ptr %bins.0, i64 %_20, !dbg !263
; call <core::sync::atomic::Atomic<u32>>::fetch_add
  %_18 = call i32 @_RNvMs14_NtNtCsnC4lpNxbXH_4core4sync6atomicINtB6_6AtomicmE9fetch_addCs5t9zsqWFp6N_9histogram(ptr align 4 %_19, i32 1, i8 0) #9, !dbg !264
  %_29 = icmp ult i64 0, %extremes.1, !dbg !265
  br i1 %_29, label %bb9, label %panic5, !dbg !265

panic4:                                           ; preds = %bb18
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_bounds_check(i64 %_20, i64 %bins.1, ptr align 8 @alloc_4b711133c02301a952d5493a380934d0) #10, !dbg !263
  unreachable, !dbg !263

bb9:                                              ; preds = %bb7
  %_26 = getelementptr inbounds nuw %"core::sync::atomic::Atomic<i32>", ptr %extremes.0, i64 0, !dbg !265
; call <core::sync::atomic::Atomic<i32>>::fetch_min
  %_25 = call i32 @_RNvMs10_NtNtCsnC4lpNxbXH_4core4sync6atomicINtB6_6AtomiclE9fetch_minCs5t9zsqWFp6N_9histogram(ptr align 4 %_26, i32 %value, i8 0) #9, !dbg !266
  %_35 = icmp ult i64 1, %extremes.1, !dbg !267
  br i1 %_35, label %bb11, label %panic6, !dbg !267

panic5:                                           ; preds = %bb7
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_bounds_check(i64 0, i64 %extremes.1, ptr align 8 @alloc_f8eb384162c8ddf50783d32db1350e1b) #10, !dbg !265
  unreachable, !dbg !265

bb11:                                             ; preds = %bb9
  %_32 = getelementptr inbounds nuw %"core::sync::atomic::Atomic<i32>", ptr %extremes.0, i64 1, !dbg !267
; call <core::sync::atomic::Atomic<i32>>::fetch_max
  %_31 = call i32 @_RNvMs10_NtNtCsnC4lpNxbXH_4core4sync6atomicINtB6_6AtomiclE9fetch_maxCs5t9zsqWFp6N_9histogram(ptr align 4 %_32, i32 %value, i8 0) #9, !dbg !268
  %_39 = sext i32 %value to i64, !dbg !269
  %_40 = sext i32 %value to i64, !dbg !270
  %13 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %_39, i64 %_40), !dbg !271
  %_41.0 = extractvalue { i64, i1 } %13, 0, !dbg !271
  %_41.1 = extractvalue { i64, i1 } %13, 1, !dbg !271
  br i1 %_41.1, label %panic7, label %bb13, !dbg !271

panic6:                                           ; preds = %bb9
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_bounds_check(i64 1, i64 %extremes.1, ptr align 8 @alloc_bf481be166e3639ee6e1a4fa58c1eaac) #10, !dbg !267
  unreachable, !dbg !267

bb13:                                             ; preds = %bb11
  store i64 %_41.0, ptr %square, align 8, !dbg !271
; call <core::sync::atomic::Atomic<u64>>::fetch_update::<histogram::histogram::{closure#0}>
  %14 = call { i64, i64 } @_RINvMs1c_NtNtCsnC4lpNxbXH_4core4sync6atomicINtB7_6AtomicyE12fetch_updateNCNvCs5t9zsqWFp6N_9histogram9histogram0EB1c_(ptr align 8 %sum, i8 3, i8 0, ptr align 8 %square) #9, !dbg !272
  %_42.0 = extractvalue { i64, i64 } %14, 0, !dbg !272
  %_42.1 = extractvalue { i64, i64 } %14, 1, !dbg !272
  br label %bb14, !dbg !272

panic7:                                           ; preds = %bb11
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_4411b1874aceaa94dfa088a99e86ed03) #10, !dbg !271
  unreachable, !dbg !271
}

; core::panicking::panic_fmt
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNtCsnC4lpNxbXH_4core9panicking9panic_fmt(ptr, ptr, ptr align 8) unnamed_addr #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #5

; core::panicking::panic_const::panic_const_rem_by_zero
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const23panic_const_rem_by_zero(ptr align 8) unnamed_addr #4

; core::panicking::panic_const::panic_const_rem_overflow
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_rem_overflow(ptr align 8) unnamed_addr #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #5

; core::panicking::panic_const::panic_const_mul_overflow
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8) unnamed_addr #4

; core::panicking::panic_const::panic_const_add_overflow
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8) unnamed_addr #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #6

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #7

; core::panicking::panic_nounwind_fmt
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt(ptr, ptr, i1 zeroext, ptr align 8) unnamed_addr #4

; core::panicking::panic_misaligned_pointer_dereference
; Function Attrs: cold convergent minsize noinline noreturn nounwind optsize
declare void @_RNvNtCsnC4lpNxbXH_4core9panicking36panic_misaligned_pointer_dereference(i64, i64, ptr align 8) unnamed_addr #8

; core::panicking::panic_null_pointer_dereference
; Function Attrs: cold convergent minsize noinline noreturn nounwind optsize
declare void @_RNvNtCsnC4lpNxbXH_4core9panicking30panic_null_pointer_dereference(ptr align 8) unnamed_addr #8

; core::panicking::panic_bounds_check
; Function Attrs: cold convergent minsize noinline noreturn nounwind optsize
declare void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_bounds_check(i64, i64, ptr align 8) unnamed_addr #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #5

attributes #0 = { convergent inlinehint nounwind "target-cpu"="sm_70" }
attributes #1 = { convergent noreturn nounwind "target-cpu"="sm_70" }
attributes #2 = { convergent inlinehint noreturn nounwind "target-cpu"="sm_70" }
attributes #3 = { convergent nounwind "target-cpu"="sm_70" }
attributes #4 = { cold convergent noinline noreturn nounwind "target-cpu"="sm_70" }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #8 = { cold convergent minsize noinline noreturn nounwind optsize "target-cpu"="sm_70" }
attributes #9 = { inlinehint nounwind }
attributes #10 = { noinline noreturn nounwind }
attributes #11 = { inlinehint noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.dbg.cu = !{!4}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!"rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball)"}
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !5, producer: "clang LLVM (rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball))", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "examples/rust/histogram.rs/@/histogram.3fb715c2d91af3a3-cgu.0", directory: ".")
!6 = distinct !DISubprogram(name: "try_update<histogram::histogram::{closure_env#0}>", linkageName: "_RINvMs1c_NtNtCsnC4lpNxbXH_4core4sync6atomicINtB7_6AtomicyE10try_updateNCNvCs5t9zsqWFp6N_9histogram9histogram0EB1a_", scope: !8, file: !7, line: 3405, type: !12, scopeLine: 3405, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !13)
!7 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/sync/atomic.rs", directory: "", checksumkind: CSK_MD5, checksum: "0fa055d022a09bf85eb4fa0bc0114101")
!8 = !DINamespace(name: "Atomic", scope: !9)
!9 = !DINamespace(name: "atomic", scope: !10)
!10 = !DINamespace(name: "sync", scope: !11)
!11 = !DINamespace(name: "core", scope: null)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 2870, column: 26, scope: !15, inlinedAt: !16)
!15 = distinct !DISubprogram(name: "load", linkageName: "_RNvMs1c_NtNtCsnC4lpNxbXH_4core4sync6atomicINtB6_6AtomicyE4loadCs5t9zsqWFp6N_9histogram", scope: !8, file: !7, line: 2868, type: !12, scopeLine: 2868, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !13)
!16 = !DILocation(line: 3411, column: 37, scope: !6)
!17 = !DILocation(line: 3412, column: 17, scope: !18)
!18 = distinct !DILexicalBlock(scope: !6, file: !7, line: 3411, column: 17)
!19 = !DILocation(line: 3412, column: 42, scope: !20)
!20 = distinct !DILexicalBlock(scope: !18, file: !7, line: 3412, column: 48)
!21 = !DILocation(line: 3412, column: 40, scope: !20)
!22 = !DILocation(line: 3412, column: 27, scope: !20)
!23 = !DILocation(line: 3412, column: 32, scope: !20)
!24 = !DILocation(line: 3130, column: 21, scope: !25, inlinedAt: !26)
!25 = distinct !DISubprogram(name: "compare_exchange_weak", linkageName: "_RNvMs1c_NtNtCsnC4lpNxbXH_4core4sync6atomicINtB6_6AtomicyE21compare_exchange_weakCs5t9zsqWFp6N_9histogram", scope: !8, file: !7, line: 3123, type: !12, scopeLine: 3123, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !13)
!26 = !DILocation(line: 3413, column: 32, scope: !20)
!27 = !DILocation(line: 3413, column: 27, scope: !20)
!28 = !DILocation(line: 3413, column: 21, scope: !20)
!29 = !DILocation(line: 3418, column: 17, scope: !18)
!30 = !DILocation(line: 3419, column: 13, scope: !6)
!31 = !DILocation(line: 3415, column: 29, scope: !20)
!32 = !DILocation(line: 3419, column: 14, scope: !6)
!33 = distinct !DISubprogram(name: "fetch_update<histogram::histogram::{closure_env#0}>", linkageName: "_RINvMs1c_NtNtCsnC4lpNxbXH_4core4sync6atomicINtB7_6AtomicyE12fetch_updateNCNvCs5t9zsqWFp6N_9histogram9histogram0EB1c_", scope: !8, file: !7, line: 3345, type: !12, scopeLine: 3345, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !13)
!34 = !DILocation(line: 3350, column: 22, scope: !33)
!35 = !DILocation(line: 3351, column: 14, scope: !33)
!36 = distinct !DISubprogram(name: "atomic_load<u64>", linkageName: "_RINvNtNtCsnC4lpNxbXH_4core4sync6atomic11atomic_loadyECs5t9zsqWFp6N_9histogram", scope: !9, file: !7, line: 3900, type: !12, scopeLine: 3900, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !13)
!37 = !DILocation(line: 3903, column: 15, scope: !36)
!38 = !DILocation(line: 3903, column: 9, scope: !36)
!39 = !DILocation(line: 3904, column: 24, scope: !36)
!40 = !DILocation(line: 3907, column: 24, scope: !36)
!41 = !DILocation(line: 3905, column: 24, scope: !36)
!42 = !DILocation(line: 3908, column: 23, scope: !36)
!43 = !DILocation(line: 3906, column: 23, scope: !36)
!44 = !DILocation(line: 3911, column: 2, scope: !36)
!45 = distinct !DISubprogram(name: "atomic_compare_exchange_weak<u64>", linkageName: "_RINvNtNtCsnC4lpNxbXH_4core4sync6atomic28atomic_compare_exchange_weakyECs5t9zsqWFp6N_9histogram", scope: !9, file: !7, line: 4034, type: !12, scopeLine: 4034, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !13)
!46 = !DILocation(line: 4043, column: 15, scope: !45)
!47 = !DILocation(line: 4043, column: 9, scope: !45)
!48 = !DILocation(line: 4045, column: 17, scope: !45)
!49 = !DILocation(line: 4048, column: 17, scope: !45)
!50 = !DILocation(line: 4051, column: 17, scope: !45)
!51 = !DILocation(line: 4042, column: 10, scope: !45)
!52 = !DILocation(line: 4042, column: 15, scope: !45)
!53 = !DILocation(line: 4093, column: 8, scope: !54)
!54 = distinct !DILexicalBlock(scope: !45, file: !7, line: 4042, column: 5)
!55 = !DILocation(line: 4063, column: 17, scope: !45)
!56 = !DILocation(line: 4066, column: 17, scope: !45)
!57 = !DILocation(line: 4069, column: 17, scope: !45)
!58 = !DILocation(line: 4054, column: 17, scope: !45)
!59 = !DILocation(line: 4057, column: 17, scope: !45)
!60 = !DILocation(line: 4060, column: 17, scope: !45)
!61 = !DILocation(line: 4072, column: 17, scope: !45)
!62 = !DILocation(line: 4075, column: 17, scope: !45)
!63 = !DILocation(line: 4078, column: 17, scope: !45)
!64 = !DILocation(line: 4081, column: 17, scope: !45)
!65 = !DILocation(line: 4084, column: 17, scope: !45)
!66 = !DILocation(line: 4087, column: 17, scope: !45)
!67 = !DILocation(line: 4093, column: 30, scope: !54)
!68 = !DILocation(line: 4093, column: 5, scope: !54)
!69 = !DILocation(line: 4093, column: 13, scope: !54)
!70 = !DILocation(line: 4094, column: 2, scope: !45)
!71 = !DILocation(line: 4090, column: 29, scope: !45)
!72 = !DILocation(line: 4089, column: 28, scope: !45)
!73 = distinct !DISubprogram(name: "from_raw_parts<core::sync::atomic::Atomic<i32>>", linkageName: "_RINvNtNtCsnC4lpNxbXH_4core5slice3raw14from_raw_partsINtNtNtB6_4sync6atomic6AtomiclEECs5t9zsqWFp6N_9histogram", scope: !75, file: !74, line: 124, type: !12, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !13)
!74 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/raw.rs", directory: "", checksumkind: CSK_MD5, checksum: "1c257c0bb74a1862c3fb776eeea63ad9")
!75 = !DINamespace(name: "raw", scope: !76)
!76 = !DINamespace(name: "slice", scope: !11)
!77 = !DILocation(line: 77, column: 35, scope: !78)
!78 = !DILexicalBlockFile(scope: !73, file: !79, discriminator: 0)
!79 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ub_checks.rs", directory: "", checksumkind: CSK_MD5, checksum: "8a26eb599fa825194a3e796d4688d4db")
!80 = !DILocation(line: 78, column: 17, scope: !78)
!81 = !DILocation(line: 77, column: 13, scope: !78)
!82 = !DILocation(line: 141, column: 2, scope: !73)
!83 = distinct !DISubprogram(name: "from_raw_parts<core::sync::atomic::Atomic<u32>>", linkageName: "_RINvNtNtCsnC4lpNxbXH_4core5slice3raw14from_raw_partsINtNtNtB6_4sync6atomic6AtomicmEECs5t9zsqWFp6N_9histogram", scope: !75, file: !74, line: 124, type: !12, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !13)
!84 = !DILocation(line: 77, column: 35, scope: !85)
!85 = !DILexicalBlockFile(scope: !83, file: !79, discriminator: 0)
!86 = !DILocation(line: 78, column: 17, scope: !85)
!87 = !DILocation(line: 77, column: 13, scope: !85)
!88 = !DILocation(line: 141, column: 2, scope: !83)
!89 = distinct !DISubprogram(name: "{closure#0}", linkageName: "_RNCNvCs5t9zsqWFp6N_9histogram9histogram0B3_", scope: !91, file: !90, line: 35, type: !12, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !13)
!90 = !DIFile(filename: "examples/rust/histogram.rs", directory: ".", checksumkind: CSK_MD5, checksum: "7a5f690f81e8d5578c8d5b68bbff2798")
!91 = !DINamespace(name: "histogram", scope: !92)
!92 = !DINamespace(name: "histogram", scope: null)
!93 = !DILocation(line: 35, column: 95, scope: !89)
!94 = !DILocation(line: 2511, column: 13, scope: !95, inlinedAt: !99)
!95 = distinct !DISubprogram(name: "wrapping_add", linkageName: "_RNvMs7_NtCsnC4lpNxbXH_4core3numy12wrapping_add", scope: !97, file: !96, line: 2510, type: !12, scopeLine: 2510, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !13)
!96 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/num/uint_macros.rs", directory: "", checksumkind: CSK_MD5, checksum: "5fc7d5e74eb0c3c3b6eb5c642b7e095f")
!97 = !DINamespace(name: "{impl#9}", scope: !98)
!98 = !DINamespace(name: "num", scope: !11)
!99 = distinct !DILocation(line: 35, column: 82, scope: !89)
!100 = !DILocation(line: 35, column: 103, scope: !89)
!101 = distinct !DISubprogram(name: "panic", linkageName: "_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind", scope: !103, file: !102, line: 14, type: !12, scopeLine: 14, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !13)
!102 = !DIFile(filename: "examples/rust/gpu.rs", directory: ".", checksumkind: CSK_MD5, checksum: "a6a4f763681a8436f640b8e108a9df2f")
!103 = !DINamespace(name: "gpu", scope: !92)
!104 = !DILocation(line: 16, column: 14, scope: !101)
!105 = distinct !DISubprogram(name: "is_aligned_to<()>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPu13is_aligned_toCs5t9zsqWFp6N_9histogram", scope: !107, file: !106, line: 1372, type: !12, scopeLine: 1372, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !13)
!106 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/const_ptr.rs", directory: "", checksumkind: CSK_MD5, checksum: "48638a38fe414ca30cde797e4a40b3a9")
!107 = !DINamespace(name: "{impl#0}", scope: !108)
!108 = !DINamespace(name: "const_ptr", scope: !109)
!109 = !DINamespace(name: "ptr", scope: !11)
!110 = !DILocation(line: 85, column: 20, scope: !111, inlinedAt: !113)
!111 = distinct !DISubprogram(name: "count_ones", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj10count_ones", scope: !112, file: !96, line: 84, type: !12, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !13)
!112 = !DINamespace(name: "{impl#11}", scope: !98)
!113 = !DILocation(line: 3816, column: 18, scope: !114, inlinedAt: !115)
!114 = distinct !DISubprogram(name: "is_power_of_two", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj15is_power_of_two", scope: !112, file: !96, line: 3815, type: !12, scopeLine: 3815, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !13)
!115 = !DILocation(line: 1373, column: 19, scope: !105)
!116 = !DILocation(line: 1373, column: 13, scope: !105)
!117 = !DILocation(line: 159, column: 18, scope: !118, inlinedAt: !119)
!118 = distinct !DISubprogram(name: "addr<()>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPu4addrCs5t9zsqWFp6N_9histogram", scope: !107, file: !106, line: 153, type: !12, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !13)
!119 = !DILocation(line: 1377, column: 14, scope: !105)
!120 = !DILocation(line: 1377, column: 23, scope: !105)
!121 = !DILocation(line: 1377, column: 9, scope: !105)
!122 = !DILocation(line: 1378, column: 6, scope: !105)
!123 = !DILocation(line: 1374, column: 13, scope: !105)
!124 = distinct !DISubprogram(name: "rem_euclid", linkageName: "_RNvMs0_NtCsnC4lpNxbXH_4core3numl10rem_euclidCs5t9zsqWFp6N_9histogram", scope: !126, file: !125, line: 3227, type: !12, scopeLine: 3227, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !13)
!125 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/num/int_macros.rs", directory: "", checksumkind: CSK_MD5, checksum: "d477110ed439c682e8e98436e10310ca")
!126 = !DINamespace(name: "{impl#2}", scope: !98)
!127 = !DILocation(line: 3228, column: 21, scope: !124)
!128 = !DILocation(line: 3229, column: 16, scope: !129)
!129 = distinct !DILexicalBlock(scope: !124, file: !125, line: 3228, column: 13)
!130 = !DILocation(line: 3240, column: 17, scope: !129)
!131 = !DILocation(line: 3229, column: 13, scope: !129)
!132 = !DILocation(line: 3710, column: 50, scope: !133, inlinedAt: !134)
!133 = distinct !DISubprogram(name: "is_negative", linkageName: "_RNvMs0_NtCsnC4lpNxbXH_4core3numl11is_negative", scope: !126, file: !125, line: 3710, type: !12, scopeLine: 3710, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !13)
!134 = !DILocation(line: 2398, column: 22, scope: !135, inlinedAt: !136)
!135 = distinct !DISubprogram(name: "wrapping_abs", linkageName: "_RNvMs0_NtCsnC4lpNxbXH_4core3numl12wrapping_absCs5t9zsqWFp6N_9histogram", scope: !126, file: !125, line: 2397, type: !12, scopeLine: 2397, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !13)
!136 = !DILocation(line: 3238, column: 36, scope: !129)
!137 = !DILocation(line: 2398, column: 17, scope: !135, inlinedAt: !136)
!138 = !DILocation(line: 3242, column: 10, scope: !124)
!139 = !DILocation(line: 2401, column: 18, scope: !135, inlinedAt: !136)
!140 = !DILocation(line: 2398, column: 14, scope: !135, inlinedAt: !136)
!141 = !DILocation(line: 2137, column: 13, scope: !142, inlinedAt: !143)
!142 = distinct !DISubprogram(name: "wrapping_sub", linkageName: "_RNvMs0_NtCsnC4lpNxbXH_4core3numl12wrapping_sub", scope: !126, file: !125, line: 2136, type: !12, scopeLine: 2136, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !13)
!143 = !DILocation(line: 2299, column: 27, scope: !144, inlinedAt: !145)
!144 = distinct !DISubprogram(name: "wrapping_neg", linkageName: "_RNvMs0_NtCsnC4lpNxbXH_4core3numl12wrapping_neg", scope: !126, file: !125, line: 2298, type: !12, scopeLine: 2298, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !13)
!145 = !DILocation(line: 2399, column: 23, scope: !135, inlinedAt: !136)
!146 = !DILocation(line: 2101, column: 13, scope: !147, inlinedAt: !148)
!147 = distinct !DISubprogram(name: "wrapping_add", linkageName: "_RNvMs0_NtCsnC4lpNxbXH_4core3numl12wrapping_add", scope: !126, file: !125, line: 2100, type: !12, scopeLine: 2100, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !13)
!148 = !DILocation(line: 3238, column: 19, scope: !129)
!149 = distinct !DISubprogram(name: "fetch_max", linkageName: "_RNvMs10_NtNtCsnC4lpNxbXH_4core4sync6atomicINtB6_6AtomiclE9fetch_maxCs5t9zsqWFp6N_9histogram", scope: !8, file: !7, line: 3526, type: !12, scopeLine: 3526, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !13)
!150 = !DILocation(line: 4167, column: 15, scope: !151, inlinedAt: !152)
!151 = distinct !DISubprogram(name: "atomic_max<i32>", linkageName: "_RINvNtNtCsnC4lpNxbXH_4core4sync6atomic10atomic_maxlECs5t9zsqWFp6N_9histogram", scope: !9, file: !7, line: 4164, type: !12, scopeLine: 4164, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !13)
!152 = !DILocation(line: 3528, column: 26, scope: !149)
!153 = !DILocation(line: 4167, column: 9, scope: !151, inlinedAt: !152)
!154 = !DILocation(line: 4168, column: 24, scope: !151, inlinedAt: !152)
!155 = !DILocation(line: 4170, column: 24, scope: !151, inlinedAt: !152)
!156 = !DILocation(line: 4169, column: 24, scope: !151, inlinedAt: !152)
!157 = !DILocation(line: 4171, column: 23, scope: !151, inlinedAt: !152)
!158 = !DILocation(line: 4172, column: 23, scope: !151, inlinedAt: !152)
!159 = !DILocation(line: 3529, column: 14, scope: !149)
!160 = distinct !DISubprogram(name: "fetch_min", linkageName: "_RNvMs10_NtNtCsnC4lpNxbXH_4core4sync6atomicINtB6_6AtomiclE9fetch_minCs5t9zsqWFp6N_9histogram", scope: !8, file: !7, line: 3573, type: !12, scopeLine: 3573, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !13)
!161 = !DILocation(line: 4184, column: 15, scope: !162, inlinedAt: !163)
!162 = distinct !DISubprogram(name: "atomic_min<i32>", linkageName: "_RINvNtNtCsnC4lpNxbXH_4core4sync6atomic10atomic_minlECs5t9zsqWFp6N_9histogram", scope: !9, file: !7, line: 4181, type: !12, scopeLine: 4181, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !13)
!163 = !DILocation(line: 3575, column: 26, scope: !160)
!164 = !DILocation(line: 4184, column: 9, scope: !162, inlinedAt: !163)
!165 = !DILocation(line: 4185, column: 24, scope: !162, inlinedAt: !163)
!166 = !DILocation(line: 4187, column: 24, scope: !162, inlinedAt: !163)
!167 = !DILocation(line: 4186, column: 24, scope: !162, inlinedAt: !163)
!168 = !DILocation(line: 4188, column: 23, scope: !162, inlinedAt: !163)
!169 = !DILocation(line: 4189, column: 23, scope: !162, inlinedAt: !163)
!170 = !DILocation(line: 3576, column: 14, scope: !160)
!171 = distinct !DISubprogram(name: "fetch_add", linkageName: "_RNvMs14_NtNtCsnC4lpNxbXH_4core4sync6atomicINtB6_6AtomicmE9fetch_addCs5t9zsqWFp6N_9histogram", scope: !8, file: !7, line: 3160, type: !12, scopeLine: 3160, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !13)
!172 = !DILocation(line: 3936, column: 15, scope: !173, inlinedAt: !174)
!173 = distinct !DISubprogram(name: "atomic_add<u32, u32>", linkageName: "_RINvNtNtCsnC4lpNxbXH_4core4sync6atomic10atomic_addmmECs5t9zsqWFp6N_9histogram", scope: !9, file: !7, line: 3933, type: !12, scopeLine: 3933, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !13)
!174 = !DILocation(line: 3162, column: 26, scope: !171)
!175 = !DILocation(line: 3936, column: 9, scope: !173, inlinedAt: !174)
!176 = !DILocation(line: 3937, column: 24, scope: !173, inlinedAt: !174)
!177 = !DILocation(line: 3939, column: 24, scope: !173, inlinedAt: !174)
!178 = !DILocation(line: 3938, column: 24, scope: !173, inlinedAt: !174)
!179 = !DILocation(line: 3940, column: 23, scope: !173, inlinedAt: !174)
!180 = !DILocation(line: 3941, column: 23, scope: !173, inlinedAt: !174)
!181 = !DILocation(line: 3163, column: 14, scope: !171)
!182 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_xCs5t9zsqWFp6N_9histogram", scope: !184, file: !183, line: 61, type: !12, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !13)
!183 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/../../stdarch/crates/core_arch/src/nvptx/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "16a4dad78f062ae677bda6260d25b363")
!184 = !DINamespace(name: "nvptx", scope: !185)
!185 = !DINamespace(name: "core_arch", scope: !11)
!186 = !DILocation(line: 62, column: 5, scope: !182)
!187 = !DILocation(line: 63, column: 2, scope: !182)
!188 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_xCs5t9zsqWFp6N_9histogram", scope: !184, file: !183, line: 82, type: !12, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !13)
!189 = !DILocation(line: 83, column: 5, scope: !188)
!190 = !DILocation(line: 84, column: 2, scope: !188)
!191 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_xCs5t9zsqWFp6N_9histogram", scope: !184, file: !183, line: 124, type: !12, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !13)
!192 = !DILocation(line: 125, column: 5, scope: !191)
!193 = !DILocation(line: 126, column: 2, scope: !191)
!194 = distinct !DISubprogram(name: "trap", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx4trapCs5t9zsqWFp6N_9histogram", scope: !184, file: !183, line: 145, type: !12, scopeLine: 145, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !13)
!195 = !DILocation(line: 146, column: 5, scope: !194)
!196 = distinct !DISubprogram(name: "precondition_check", linkageName: "_RNvNvNtNtCsnC4lpNxbXH_4core5slice3raw14from_raw_parts18precondition_checkCs5t9zsqWFp6N_9histogram", scope: !197, file: !79, line: 68, type: !12, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !13)
!197 = !DINamespace(name: "from_raw_parts", scope: !75)
!198 = !DILocation(line: 141, column: 17, scope: !199, inlinedAt: !204)
!199 = !DILexicalBlockFile(scope: !200, file: !79, discriminator: 0)
!200 = distinct !DISubprogram(name: "runtime", linkageName: "_RNvNvNtCsnC4lpNxbXH_4core9ub_checks16maybe_is_aligned7runtimeCs5t9zsqWFp6N_9histogram", scope: !202, file: !201, line: 2435, type: !12, scopeLine: 2435, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !13)
!201 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/intrinsics/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "c63bdff6283ee446a2fd675d4e76397e")
!202 = !DINamespace(name: "maybe_is_aligned", scope: !203)
!203 = !DINamespace(name: "ub_checks", scope: !11)
!204 = !DILocation(line: 2448, column: 9, scope: !205, inlinedAt: !207)
!205 = !DILexicalBlockFile(scope: !206, file: !201, discriminator: 0)
!206 = distinct !DISubprogram(name: "maybe_is_aligned", linkageName: "_RNvNtCsnC4lpNxbXH_4core9ub_checks16maybe_is_alignedCs5t9zsqWFp6N_9histogram", scope: !203, file: !79, line: 134, type: !12, scopeLine: 134, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !13)
!207 = !DILocation(line: 124, column: 5, scope: !208, inlinedAt: !209)
!208 = distinct !DISubprogram(name: "maybe_is_aligned_and_not_null", linkageName: "_RNvNtCsnC4lpNxbXH_4core9ub_checks29maybe_is_aligned_and_not_nullCs5t9zsqWFp6N_9histogram", scope: !203, file: !79, line: 118, type: !12, scopeLine: 118, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !13)
!209 = !DILocation(line: 136, column: 13, scope: !210)
!210 = !DILexicalBlockFile(scope: !196, file: !74, discriminator: 0)
!211 = !DILocation(line: 159, column: 18, scope: !212, inlinedAt: !213)
!212 = distinct !DISubprogram(name: "addr<u8>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPh4addrCs5t9zsqWFp6N_9histogram", scope: !107, file: !106, line: 153, type: !12, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !13)
!213 = !DILocation(line: 38, column: 21, scope: !214, inlinedAt: !217)
!214 = !DILexicalBlockFile(scope: !215, file: !106, discriminator: 0)
!215 = distinct !DISubprogram(name: "runtime", linkageName: "_RNvNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPp7is_null7runtimeCs5t9zsqWFp6N_9histogram", scope: !216, file: !201, line: 2435, type: !12, scopeLine: 2435, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !13)
!216 = !DINamespace(name: "is_null", scope: !107)
!217 = !DILocation(line: 2448, column: 9, scope: !218, inlinedAt: !222)
!218 = !DILexicalBlockFile(scope: !219, file: !201, discriminator: 2)
!219 = !DILexicalBlockFile(scope: !220, file: !201, discriminator: 0)
!220 = distinct !DILexicalBlock(scope: !221, file: !106, line: 25, column: 9)
!221 = distinct !DISubprogram(name: "is_null<()>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPu7is_nullCs5t9zsqWFp6N_9histogram", scope: !107, file: !106, line: 22, type: !12, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !13)
!222 = !DILocation(line: 124, column: 53, scope: !208, inlinedAt: !209)
!223 = !DILocation(line: 38, column: 17, scope: !214, inlinedAt: !217)
!224 = !DILocation(line: 124, column: 48, scope: !208, inlinedAt: !209)
!225 = !DILocation(line: 0, scope: !226)
!226 = !DILexicalBlockFile(scope: !196, file: !90, discriminator: 0)
!227 = !DILocation(line: 148, column: 22, scope: !228, inlinedAt: !229)
!228 = distinct !DISubprogram(name: "is_valid_allocation_size", linkageName: "_RNvNtCsnC4lpNxbXH_4core9ub_checks24is_valid_allocation_sizeCs5t9zsqWFp6N_9histogram", scope: !203, file: !79, line: 147, type: !12, scopeLine: 147, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !13)
!229 = !DILocation(line: 137, column: 20, scope: !210)
!230 = !DILocation(line: 73, column: 21, scope: !231)
!231 = distinct !DILexicalBlock(scope: !196, file: !79, line: 70, column: 21)
!232 = !DILocation(line: 148, column: 34, scope: !228, inlinedAt: !229)
!233 = !DILocation(line: 148, column: 19, scope: !228, inlinedAt: !229)
!234 = !DILocation(line: 148, column: 54, scope: !228, inlinedAt: !229)
!235 = !DILocation(line: 149, column: 5, scope: !236, inlinedAt: !229)
!236 = distinct !DILexicalBlock(scope: !228, file: !79, line: 148, column: 5)
!237 = !DILocation(line: 75, column: 14, scope: !196)
!238 = distinct !DISubprogram(name: "histogram", scope: !92, file: !90, line: 11, type: !12, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !4, templateParams: !13)
!239 = !DILocation(line: 9, column: 15, scope: !240, inlinedAt: !241)
!240 = distinct !DISubprogram(name: "global_id", linkageName: "_RNvNtCs5t9zsqWFp6N_9histogram3gpu9global_id", scope: !103, file: !102, line: 7, type: !12, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !13)
!241 = distinct !DILocation(line: 18, column: 13, scope: !238)
!242 = !DILocation(line: 9, column: 46, scope: !240, inlinedAt: !241)
!243 = !DILocation(line: 9, column: 77, scope: !240, inlinedAt: !241)
!244 = !DILocation(line: 9, column: 14, scope: !240, inlinedAt: !241)
!245 = !DILocation(line: 19, column: 8, scope: !246)
!246 = distinct !DILexicalBlock(scope: !238, file: !90, line: 18, column: 5)
!247 = !DILocation(line: 863, column: 18, scope: !248, inlinedAt: !249)
!248 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPl3addCs5t9zsqWFp6N_9histogram", scope: !107, file: !106, line: 829, type: !12, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !13)
!249 = distinct !DILocation(line: 25, column: 19, scope: !246)
!250 = !DILocation(line: 25, column: 13, scope: !246)
!251 = !DILocation(line: 36, column: 2, scope: !238)
!252 = !DILocation(line: 26, column: 13, scope: !246)
!253 = !DILocation(line: 27, column: 13, scope: !246)
!254 = !DILocation(line: 28, column: 13, scope: !246)
!255 = !DILocation(line: 24, column: 9, scope: !246)
!256 = !DILocation(line: 23, column: 10, scope: !246)
!257 = !DILocation(line: 23, column: 17, scope: !246)
!258 = !DILocation(line: 23, column: 23, scope: !246)
!259 = !DILocation(line: 23, column: 33, scope: !246)
!260 = !DILocation(line: 31, column: 16, scope: !261)
!261 = distinct !DILexicalBlock(scope: !246, file: !90, line: 23, column: 5)
!262 = !DILocation(line: 31, column: 10, scope: !261)
!263 = !DILocation(line: 31, column: 5, scope: !261)
!264 = !DILocation(line: 31, column: 41, scope: !261)
!265 = !DILocation(line: 32, column: 5, scope: !261)
!266 = !DILocation(line: 32, column: 17, scope: !261)
!267 = !DILocation(line: 33, column: 5, scope: !261)
!268 = !DILocation(line: 33, column: 17, scope: !261)
!269 = !DILocation(line: 34, column: 19, scope: !261)
!270 = !DILocation(line: 34, column: 34, scope: !261)
!271 = !DILocation(line: 34, column: 18, scope: !261)
!272 = !DILocation(line: 35, column: 17, scope: !273)
!273 = distinct !DILexicalBlock(scope: !261, file: !90, line: 34, column: 5)
