; ModuleID = 'search.d79a05e28aff17d5-cgu.0'
source_filename = "search.d79a05e28aff17d5-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@alloc_d0b5540d38aa67683bd942cb6db4a43b = private unnamed_addr constant [28 x i8] c"window size must be non-zero", align 1
@alloc_890769c9707a73fe83e2a46a22f26764 = private unnamed_addr constant [24 x i8] c"examples/rust/search.rs\00", align 1
@alloc_e6cffc36675206078bed4e60f1565368 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_890769c9707a73fe83e2a46a22f26764, [16 x i8] c"\17\00\00\00\00\00\00\00\1F\00\00\00\13\00\00\00" }>, align 8
@switch.table.search = private unnamed_addr constant [11 x i64] [i64 1, i64 0, i64 1, i64 0, i64 1, i64 0, i64 0, i64 1, i64 0, i64 0, i64 1], align 8
@switch.table.search7 = private unnamed_addr constant [11 x i64] [i64 1, i64 0, i64 1, i64 0, i64 1, i64 0, i64 0, i64 1, i64 0, i64 0, i64 1], align 8
@switch.table.search8 = private unnamed_addr constant [11 x i64] [i64 1, i64 0, i64 1, i64 0, i64 1, i64 0, i64 0, i64 1, i64 0, i64 0, i64 1], align 8
@switch.table.search9 = private unnamed_addr constant [11 x i64] [i64 1, i64 0, i64 1, i64 0, i64 1, i64 0, i64 0, i64 1, i64 0, i64 0, i64 1], align 8
@switch.table.search10 = private unnamed_addr constant [11 x i64] [i64 1, i64 0, i64 1, i64 0, i64 1, i64 0, i64 0, i64 1, i64 0, i64 0, i64 1], align 8

; Function Attrs: convergent nounwind
define ptx_kernel void @search(i64 noundef %n, i64 noundef %width, ptr noundef readonly captures(address) %text, ptr noundef readonly captures(address_is_null) %needle, i64 noundef %length, ptr noundef writeonly captures(none) %places, ptr noundef writeonly captures(none) %vowels) unnamed_addr #0 !dbg !6 {
start:
  %_28 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !11
  %_29 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !22
  %_27 = mul i32 %_28, %_29, !dbg !17
  %_30 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !25
  %_26 = add i32 %_27, %_30, !dbg !28
  %i = zext i32 %_26 to i64, !dbg !28
  %_9.not = icmp ugt i64 %n, %i, !dbg !29
  br i1 %_9.not, label %bb2, label %bb4, !dbg !29

bb2:                                              ; preds = %start
  %_12 = mul i64 %width, %i, !dbg !31
  %_11 = getelementptr inbounds nuw i8, ptr %text, i64 %_12, !dbg !32
  %_15 = getelementptr inbounds nuw i32, ptr %places, i64 %i, !dbg !39
  %_17 = getelementptr inbounds nuw i32, ptr %vowels, i64 %i, !dbg !45
  %.not = icmp eq i64 %length, 0, !dbg !48
  br i1 %.not, label %bb9, label %bb10, !dbg !60, !prof !61

bb10:                                             ; preds = %bb2
  %0 = icmp ne ptr %needle, null
  br label %bb1.i, !dbg !62

bb1.i:                                            ; preds = %_RNCINvNvNtNtNtNtCsnC4lpNxbXH_4core4iter6traits8iterator8Iterator8position5checkRShNCNvCsivDPUl2OOUb_6search6search0E0B1m_.exit.i, %bb10
  %_37.sroa.0.0 = phi i32 [ 0, %bb10 ], [ %_37.sroa.0.1, %_RNCINvNvNtNtNtNtCsnC4lpNxbXH_4core4iter6traits8iterator8Iterator8position5checkRShNCNvCsivDPUl2OOUb_6search6search0E0B1m_.exit.i ], !dbg !74
  %_28.i7.i = phi ptr [ %_11, %bb10 ], [ %_28.i6.i, %_RNCINvNvNtNtNtNtCsnC4lpNxbXH_4core4iter6traits8iterator8Iterator8position5checkRShNCNvCsivDPUl2OOUb_6search6search0E0B1m_.exit.i ]
  %_24.i5.i = phi i64 [ %width, %bb10 ], [ %_24.i4.i, %_RNCINvNvNtNtNtNtCsnC4lpNxbXH_4core4iter6traits8iterator8Iterator8position5checkRShNCNvCsivDPUl2OOUb_6search6search0E0B1m_.exit.i ]
  %_2.i.i = icmp ule i64 %length, %_24.i5.i, !dbg !75
  %_28.i6.i.idx = zext i1 %_2.i.i to i64, !dbg !75
  %_28.i6.i = getelementptr inbounds nuw i8, ptr %_28.i7.i, i64 %_28.i6.i.idx, !dbg !75
  %_24.i.i = sext i1 %_2.i.i to i64, !dbg !75
  %_24.i4.i = add i64 %_24.i5.i, %_24.i.i, !dbg !75
  %.not.i5 = icmp ne ptr %_28.i7.i, null, !dbg !82
  %.not.i.not = select i1 %_2.i.i, i1 %.not.i5, i1 false, !dbg !83
  br i1 %.not.i.not, label %bb3.i, label %_RINvYINtNtNtCsnC4lpNxbXH_4core5slice4iter7WindowshENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folduNCINvNvBN_8position5checkRShNCNvCsivDPUl2OOUb_6search6search0E0INtNtNtBa_3ops12control_flow11ControlFlowjEEB28_.exit, !dbg !83

bb3.i:                                            ; preds = %bb1.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !84), !dbg !87
  tail call void @llvm.experimental.noalias.scope.decl(metadata !88), !dbg !91
  tail call void @llvm.assume(i1 %0)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !96), !dbg !99
  tail call void @llvm.experimental.noalias.scope.decl(metadata !108), !dbg !99
  br label %bb1.i.i.i.i, !dbg !110

bb1.i.i.i.i:                                      ; preds = %bb3.i.i.i.i, %bb3.i
  %other.sroa.5.0.i.i.i.i = phi i64 [ %length, %bb3.i ], [ %rest_b.1.i.i.i.i, %bb3.i.i.i.i ]
  %other.sroa.0.0.i.i.i.i = phi ptr [ %needle, %bb3.i ], [ %rest_b.0.i.i.i.i, %bb3.i.i.i.i ]
  %self.sroa.0.0.i.i.i.i = phi ptr [ %_28.i7.i, %bb3.i ], [ %rest_a.0.i.i.i.i, %bb3.i.i.i.i ]
  %_6.not.i.i.i.i = icmp eq i64 %other.sroa.5.0.i.i.i.i, 0, !dbg !115
  br i1 %_6.not.i.i.i.i, label %_RNCINvNvNtNtNtNtCsnC4lpNxbXH_4core4iter6traits8iterator8Iterator8position5checkRShNCNvCsivDPUl2OOUb_6search6search0E0B1m_.exit.i, label %bb3.i.i.i.i, !dbg !115

bb3.i.i.i.i:                                      ; preds = %bb1.i.i.i.i
  %rest_a.0.i.i.i.i = getelementptr inbounds nuw i8, ptr %self.sroa.0.0.i.i.i.i, i64 1, !dbg !117
  %rest_b.1.i.i.i.i = add nsw i64 %other.sroa.5.0.i.i.i.i, -1, !dbg !118
  %rest_b.0.i.i.i.i = getelementptr inbounds nuw i8, ptr %other.sroa.0.0.i.i.i.i, i64 1, !dbg !118
  %_14.i.i.i.i = load i8, ptr %self.sroa.0.0.i.i.i.i, align 1, !dbg !119, !alias.scope !127, !noalias !128, !noundef !10
  %1 = add i8 %_14.i.i.i.i, -65, !dbg !133
  %2 = icmp ult i8 %1, 26, !dbg !133
  %_18.sroa.0.0.off0.i.i.i.i = select i1 %2, i8 32, i8 0, !dbg !133
  %_12.i.i.i.i = or i8 %_18.sroa.0.0.off0.i.i.i.i, %_14.i.i.i.i, !dbg !119
  %_19.i.i.i.i = load i8, ptr %other.sroa.0.0.i.i.i.i, align 1, !dbg !139, !alias.scope !108, !noalias !141, !noundef !10
  %3 = add i8 %_19.i.i.i.i, -65, !dbg !142
  %4 = icmp ult i8 %3, 26, !dbg !142
  %_23.sroa.0.0.off0.i.i.i.i = select i1 %4, i8 32, i8 0, !dbg !142
  %_13.i.i.i.i = or i8 %_23.sroa.0.0.off0.i.i.i.i, %_19.i.i.i.i, !dbg !139
  %_11.i.i.i.i = icmp eq i8 %_12.i.i.i.i, %_13.i.i.i.i, !dbg !147
  br i1 %_11.i.i.i.i, label %bb1.i.i.i.i, label %bb3.critedge.i.i, !dbg !148

bb3.critedge.i.i:                                 ; preds = %bb3.i.i.i.i
  %_6.not.i.i.i.i.lcssa32 = phi i1 [ %_6.not.i.i.i.i, %bb3.i.i.i.i ], !dbg !115
  %_8.0.i.i = add i32 %_37.sroa.0.0, 1, !dbg !149
  br label %_RNCINvNvNtNtNtNtCsnC4lpNxbXH_4core4iter6traits8iterator8Iterator8position5checkRShNCNvCsivDPUl2OOUb_6search6search0E0B1m_.exit.i, !dbg !150

_RNCINvNvNtNtNtNtCsnC4lpNxbXH_4core4iter6traits8iterator8Iterator8position5checkRShNCNvCsivDPUl2OOUb_6search6search0E0B1m_.exit.i: ; preds = %bb1.i.i.i.i, %bb3.critedge.i.i
  %_6.not.i.i.i.i33 = phi i1 [ %_6.not.i.i.i.i.lcssa32, %bb3.critedge.i.i ], [ %_6.not.i.i.i.i, %bb1.i.i.i.i ]
  %_37.sroa.0.1 = phi i32 [ %_8.0.i.i, %bb3.critedge.i.i ], [ %_37.sroa.0.0, %bb1.i.i.i.i ], !dbg !151
  %_0.sroa.3.0.i.i = phi i32 [ undef, %bb3.critedge.i.i ], [ %_37.sroa.0.0, %bb1.i.i.i.i ], !dbg !152
  br i1 %_6.not.i.i.i.i33, label %_RINvYINtNtNtCsnC4lpNxbXH_4core5slice4iter7WindowshENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folduNCINvNvBN_8position5checkRShNCNvCsivDPUl2OOUb_6search6search0E0INtNtNtBa_3ops12control_flow11ControlFlowjEEB28_.exit, label %bb1.i, !dbg !87

_RINvYINtNtNtCsnC4lpNxbXH_4core5slice4iter7WindowshENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folduNCINvNvBN_8position5checkRShNCNvCsivDPUl2OOUb_6search6search0E0INtNtNtBa_3ops12control_flow11ControlFlowjEEB28_.exit: ; preds = %bb1.i, %_RNCINvNvNtNtNtNtCsnC4lpNxbXH_4core4iter6traits8iterator8Iterator8position5checkRShNCNvCsivDPUl2OOUb_6search6search0E0B1m_.exit.i
  %. = phi i32 [ -1, %bb1.i ], [ %_0.sroa.3.0.i.i, %_RNCINvNvNtNtNtNtCsnC4lpNxbXH_4core4iter6traits8iterator8Iterator8position5checkRShNCNvCsivDPUl2OOUb_6search6search0E0B1m_.exit.i ], !dbg !153
  store i32 %., ptr %_15, align 4, !dbg !154
  %5 = icmp ne ptr %text, null, !dbg !155
  tail call void @llvm.assume(i1 %5), !dbg !155
  %6 = icmp samesign eq i64 %width, 0, !dbg !168
  br i1 %6, label %_RNvXs1_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter4IterhENCNvCsivDPUl2OOUb_6search6searchs0_0ENtNtNtB9_6traits8iterator8Iterator5countB1x_.exit, label %bb8.i.i.preheader, !dbg !197

bb8.i.i.preheader:                                ; preds = %_RINvYINtNtNtCsnC4lpNxbXH_4core5slice4iter7WindowshENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folduNCINvNvBN_8position5checkRShNCNvCsivDPUl2OOUb_6search6search0E0INtNtNtBa_3ops12control_flow11ControlFlowjEEB28_.exit
  %xtraiter = and i64 %width, 3, !dbg !198
  %7 = icmp ult i64 %width, 4, !dbg !198
  br i1 %7, label %bb8.i.i.epil.preheader, label %bb8.i.i.preheader.new, !dbg !198

bb8.i.i.preheader.new:                            ; preds = %bb8.i.i.preheader
  %unroll_iter = and i64 %width, -4, !dbg !198
  br label %bb8.i.i, !dbg !198

bb9:                                              ; preds = %bb2
; call core::option::expect_failed
  tail call void @_RNvNtCsnC4lpNxbXH_4core6option13expect_failed(ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_d0b5540d38aa67683bd942cb6db4a43b, i64 noundef 28, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_e6cffc36675206078bed4e60f1565368) #6, !dbg !213
  unreachable, !dbg !213

bb8.i.i:                                          ; preds = %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_.exit.i.i.3, %bb8.i.i.preheader.new
  %i.sroa.0.0.i.i = phi i64 [ 0, %bb8.i.i.preheader.new ], [ %_22.i.i.3, %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_.exit.i.i.3 ], !dbg !214
  %init.sroa.0.0.i.i = phi i64 [ 0, %bb8.i.i.preheader.new ], [ %_4.0.i.i.i.i.3, %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_.exit.i.i.3 ]
  %niter = phi i64 [ 0, %bb8.i.i.preheader.new ], [ %niter.next.3, %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_.exit.i.i.3 ]
  %_37.i.i = getelementptr inbounds nuw i8, ptr %_11, i64 %i.sroa.0.0.i.i, !dbg !215
  %_37.val.i.i = load i8, ptr %_37.i.i, align 1, !dbg !218, !alias.scope !219, !noundef !10
  %8 = add i8 %_37.val.i.i, -65, !dbg !222
  %9 = icmp ult i8 %8, 26, !dbg !222
  %_9.sroa.0.0.off0.i.i.i.i.i = select i1 %9, i8 32, i8 0, !dbg !222
  %_3.i.i.i.i.i = or i8 %_9.sroa.0.0.off0.i.i.i.i.i, %_37.val.i.i, !dbg !229
  %10 = add i8 %_3.i.i.i.i.i, -97, !dbg !198
  %11 = tail call i8 @llvm.fshl.i8(i8 %10, i8 %10, i8 7), !dbg !198
  %12 = icmp ult i8 %11, 11, !dbg !198
  br i1 %12, label %switch.lookup, label %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_.exit.i.i, !dbg !198

switch.lookup:                                    ; preds = %bb8.i.i
  %13 = zext nneg i8 %11 to i64, !dbg !198
  %switch.gep = getelementptr inbounds nuw i64, ptr @switch.table.search, i64 %13, !dbg !198
  %switch.load = load i64, ptr %switch.gep, align 8, !dbg !198
  br label %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_.exit.i.i, !dbg !198

_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_.exit.i.i: ; preds = %switch.lookup, %bb8.i.i
  %_0.sroa.0.0.off0.i.i.i.i.i = phi i64 [ %switch.load, %switch.lookup ], [ 0, %bb8.i.i ]
  %_4.0.i.i.i.i = add i64 %_0.sroa.0.0.off0.i.i.i.i.i, %init.sroa.0.0.i.i, !dbg !230
  %14 = getelementptr inbounds nuw i8, ptr %_11, i64 %i.sroa.0.0.i.i, !dbg !215
  %_37.i.i.1 = getelementptr inbounds nuw i8, ptr %14, i64 1, !dbg !215
  %_37.val.i.i.1 = load i8, ptr %_37.i.i.1, align 1, !dbg !218, !alias.scope !219, !noundef !10
  %15 = add i8 %_37.val.i.i.1, -65, !dbg !222
  %16 = icmp ult i8 %15, 26, !dbg !222
  %_9.sroa.0.0.off0.i.i.i.i.i.1 = select i1 %16, i8 32, i8 0, !dbg !222
  %_3.i.i.i.i.i.1 = or i8 %_9.sroa.0.0.off0.i.i.i.i.i.1, %_37.val.i.i.1, !dbg !229
  %17 = add i8 %_3.i.i.i.i.i.1, -97, !dbg !198
  %18 = tail call i8 @llvm.fshl.i8(i8 %17, i8 %17, i8 7), !dbg !198
  %19 = icmp ult i8 %18, 11, !dbg !198
  br i1 %19, label %switch.lookup16, label %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_.exit.i.i.1, !dbg !198

switch.lookup16:                                  ; preds = %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_.exit.i.i
  %20 = zext nneg i8 %18 to i64, !dbg !198
  %switch.gep17 = getelementptr inbounds nuw i64, ptr @switch.table.search7, i64 %20, !dbg !198
  %switch.load18 = load i64, ptr %switch.gep17, align 8, !dbg !198
  br label %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_.exit.i.i.1, !dbg !198

_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_.exit.i.i.1: ; preds = %switch.lookup16, %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_.exit.i.i
  %_0.sroa.0.0.off0.i.i.i.i.i.1 = phi i64 [ %switch.load18, %switch.lookup16 ], [ 0, %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_.exit.i.i ]
  %_4.0.i.i.i.i.1 = add i64 %_0.sroa.0.0.off0.i.i.i.i.i.1, %_4.0.i.i.i.i, !dbg !230
  %21 = getelementptr inbounds nuw i8, ptr %_11, i64 %i.sroa.0.0.i.i, !dbg !215
  %_37.i.i.2 = getelementptr inbounds nuw i8, ptr %21, i64 2, !dbg !215
  %_37.val.i.i.2 = load i8, ptr %_37.i.i.2, align 1, !dbg !218, !alias.scope !219, !noundef !10
  %22 = add i8 %_37.val.i.i.2, -65, !dbg !222
  %23 = icmp ult i8 %22, 26, !dbg !222
  %_9.sroa.0.0.off0.i.i.i.i.i.2 = select i1 %23, i8 32, i8 0, !dbg !222
  %_3.i.i.i.i.i.2 = or i8 %_9.sroa.0.0.off0.i.i.i.i.i.2, %_37.val.i.i.2, !dbg !229
  %24 = add i8 %_3.i.i.i.i.i.2, -97, !dbg !198
  %25 = tail call i8 @llvm.fshl.i8(i8 %24, i8 %24, i8 7), !dbg !198
  %26 = icmp ult i8 %25, 11, !dbg !198
  br i1 %26, label %switch.lookup19, label %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_.exit.i.i.2, !dbg !198

switch.lookup19:                                  ; preds = %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_.exit.i.i.1
  %27 = zext nneg i8 %25 to i64, !dbg !198
  %switch.gep20 = getelementptr inbounds nuw i64, ptr @switch.table.search8, i64 %27, !dbg !198
  %switch.load21 = load i64, ptr %switch.gep20, align 8, !dbg !198
  br label %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_.exit.i.i.2, !dbg !198

_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_.exit.i.i.2: ; preds = %switch.lookup19, %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_.exit.i.i.1
  %_0.sroa.0.0.off0.i.i.i.i.i.2 = phi i64 [ %switch.load21, %switch.lookup19 ], [ 0, %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_.exit.i.i.1 ]
  %_4.0.i.i.i.i.2 = add i64 %_0.sroa.0.0.off0.i.i.i.i.i.2, %_4.0.i.i.i.i.1, !dbg !230
  %28 = getelementptr inbounds nuw i8, ptr %_11, i64 %i.sroa.0.0.i.i, !dbg !215
  %_37.i.i.3 = getelementptr inbounds nuw i8, ptr %28, i64 3, !dbg !215
  %_37.val.i.i.3 = load i8, ptr %_37.i.i.3, align 1, !dbg !218, !alias.scope !219, !noundef !10
  %29 = add i8 %_37.val.i.i.3, -65, !dbg !222
  %30 = icmp ult i8 %29, 26, !dbg !222
  %_9.sroa.0.0.off0.i.i.i.i.i.3 = select i1 %30, i8 32, i8 0, !dbg !222
  %_3.i.i.i.i.i.3 = or i8 %_9.sroa.0.0.off0.i.i.i.i.i.3, %_37.val.i.i.3, !dbg !229
  %31 = add i8 %_3.i.i.i.i.i.3, -97, !dbg !198
  %32 = tail call i8 @llvm.fshl.i8(i8 %31, i8 %31, i8 7), !dbg !198
  %33 = icmp ult i8 %32, 11, !dbg !198
  br i1 %33, label %switch.lookup22, label %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_.exit.i.i.3, !dbg !198

switch.lookup22:                                  ; preds = %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_.exit.i.i.2
  %34 = zext nneg i8 %32 to i64, !dbg !198
  %switch.gep23 = getelementptr inbounds nuw i64, ptr @switch.table.search9, i64 %34, !dbg !198
  %switch.load24 = load i64, ptr %switch.gep23, align 8, !dbg !198
  br label %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_.exit.i.i.3, !dbg !198

_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_.exit.i.i.3: ; preds = %switch.lookup22, %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_.exit.i.i.2
  %_0.sroa.0.0.off0.i.i.i.i.i.3 = phi i64 [ %switch.load24, %switch.lookup22 ], [ 0, %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_.exit.i.i.2 ]
  %_4.0.i.i.i.i.3 = add i64 %_0.sroa.0.0.off0.i.i.i.i.i.3, %_4.0.i.i.i.i.2, !dbg !230
  %_22.i.i.3 = add nuw i64 %i.sroa.0.0.i.i, 4, !dbg !234
  %niter.next.3 = add i64 %niter, 4, !dbg !239
  %niter.ncmp.3 = icmp eq i64 %niter.next.3, %unroll_iter, !dbg !239
  br i1 %niter.ncmp.3, label %_RNvXs1_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter4IterhENCNvCsivDPUl2OOUb_6search6searchs0_0ENtNtNtB9_6traits8iterator8Iterator5countB1x_.exit.loopexit.unr-lcssa, label %bb8.i.i, !dbg !239

_RNvXs1_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter4IterhENCNvCsivDPUl2OOUb_6search6searchs0_0ENtNtNtB9_6traits8iterator8Iterator5countB1x_.exit.loopexit.unr-lcssa: ; preds = %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_.exit.i.i.3
  %_4.0.i.i.i.i.3.lcssa = phi i64 [ %_4.0.i.i.i.i.3, %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_.exit.i.i.3 ], !dbg !230
  %_22.i.i.3.lcssa = phi i64 [ %_22.i.i.3, %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_.exit.i.i.3 ], !dbg !234
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0, !dbg !198
  br i1 %lcmp.mod.not, label %_RNvXs1_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter4IterhENCNvCsivDPUl2OOUb_6search6searchs0_0ENtNtNtB9_6traits8iterator8Iterator5countB1x_.exit, label %bb8.i.i.epil.preheader, !dbg !198

bb8.i.i.epil.preheader:                           ; preds = %_RNvXs1_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter4IterhENCNvCsivDPUl2OOUb_6search6searchs0_0ENtNtNtB9_6traits8iterator8Iterator5countB1x_.exit.loopexit.unr-lcssa, %bb8.i.i.preheader
  %i.sroa.0.0.i.i.epil.init = phi i64 [ 0, %bb8.i.i.preheader ], [ %_22.i.i.3.lcssa, %_RNvXs1_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter4IterhENCNvCsivDPUl2OOUb_6search6searchs0_0ENtNtNtB9_6traits8iterator8Iterator5countB1x_.exit.loopexit.unr-lcssa ]
  %init.sroa.0.0.i.i.epil.init = phi i64 [ 0, %bb8.i.i.preheader ], [ %_4.0.i.i.i.i.3.lcssa, %_RNvXs1_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter4IterhENCNvCsivDPUl2OOUb_6search6searchs0_0ENtNtNtB9_6traits8iterator8Iterator5countB1x_.exit.loopexit.unr-lcssa ]
  %lcmp.mod15 = icmp ne i64 %xtraiter, 0, !dbg !198
  call void @llvm.assume(i1 %lcmp.mod15), !dbg !198
  br label %bb8.i.i.epil, !dbg !198

bb8.i.i.epil:                                     ; preds = %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_.exit.i.i.epil, %bb8.i.i.epil.preheader
  %i.sroa.0.0.i.i.epil = phi i64 [ %_22.i.i.epil, %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_.exit.i.i.epil ], [ %i.sroa.0.0.i.i.epil.init, %bb8.i.i.epil.preheader ], !dbg !214
  %init.sroa.0.0.i.i.epil = phi i64 [ %_4.0.i.i.i.i.epil, %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_.exit.i.i.epil ], [ %init.sroa.0.0.i.i.epil.init, %bb8.i.i.epil.preheader ]
  %epil.iter = phi i64 [ %epil.iter.next, %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_.exit.i.i.epil ], [ 0, %bb8.i.i.epil.preheader ]
  %_37.i.i.epil = getelementptr inbounds nuw i8, ptr %_11, i64 %i.sroa.0.0.i.i.epil, !dbg !215
  %_37.val.i.i.epil = load i8, ptr %_37.i.i.epil, align 1, !dbg !218, !alias.scope !219, !noundef !10
  %35 = add i8 %_37.val.i.i.epil, -65, !dbg !222
  %36 = icmp ult i8 %35, 26, !dbg !222
  %_9.sroa.0.0.off0.i.i.i.i.i.epil = select i1 %36, i8 32, i8 0, !dbg !222
  %_3.i.i.i.i.i.epil = or i8 %_9.sroa.0.0.off0.i.i.i.i.i.epil, %_37.val.i.i.epil, !dbg !229
  %37 = add i8 %_3.i.i.i.i.i.epil, -97, !dbg !198
  %38 = tail call i8 @llvm.fshl.i8(i8 %37, i8 %37, i8 7), !dbg !198
  %39 = icmp ult i8 %38, 11, !dbg !198
  br i1 %39, label %switch.lookup25, label %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_.exit.i.i.epil, !dbg !198

switch.lookup25:                                  ; preds = %bb8.i.i.epil
  %40 = zext nneg i8 %38 to i64, !dbg !198
  %switch.gep26 = getelementptr inbounds nuw i64, ptr @switch.table.search10, i64 %40, !dbg !198
  %switch.load27 = load i64, ptr %switch.gep26, align 8, !dbg !198
  br label %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_.exit.i.i.epil, !dbg !198

_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_.exit.i.i.epil: ; preds = %switch.lookup25, %bb8.i.i.epil
  %_0.sroa.0.0.off0.i.i.i.i.i.epil = phi i64 [ %switch.load27, %switch.lookup25 ], [ 0, %bb8.i.i.epil ]
  %_4.0.i.i.i.i.epil = add i64 %_0.sroa.0.0.off0.i.i.i.i.i.epil, %init.sroa.0.0.i.i.epil, !dbg !230
  %_22.i.i.epil = add nuw i64 %i.sroa.0.0.i.i.epil, 1, !dbg !234
  %epil.iter.next = add i64 %epil.iter, 1, !dbg !239
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter, !dbg !239
  br i1 %epil.iter.cmp.not, label %_RNvXs1_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter4IterhENCNvCsivDPUl2OOUb_6search6searchs0_0ENtNtNtB9_6traits8iterator8Iterator5countB1x_.exit, label %bb8.i.i.epil, !dbg !239, !llvm.loop !240

_RNvXs1_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter4IterhENCNvCsivDPUl2OOUb_6search6searchs0_0ENtNtNtB9_6traits8iterator8Iterator5countB1x_.exit: ; preds = %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_.exit.i.i.epil, %_RNvXs1_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter4IterhENCNvCsivDPUl2OOUb_6search6searchs0_0ENtNtNtB9_6traits8iterator8Iterator5countB1x_.exit.loopexit.unr-lcssa, %_RINvYINtNtNtCsnC4lpNxbXH_4core5slice4iter7WindowshENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folduNCINvNvBN_8position5checkRShNCNvCsivDPUl2OOUb_6search6search0E0INtNtNtBa_3ops12control_flow11ControlFlowjEEB28_.exit
  %_0.sroa.0.0.i.i3 = phi i64 [ 0, %_RINvYINtNtNtCsnC4lpNxbXH_4core5slice4iter7WindowshENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folduNCINvNvBN_8position5checkRShNCNvCsivDPUl2OOUb_6search6search0E0INtNtNtBa_3ops12control_flow11ControlFlowjEEB28_.exit ], [ %_4.0.i.i.i.i.3.lcssa, %_RNvXs1_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter4IterhENCNvCsivDPUl2OOUb_6search6searchs0_0ENtNtNtB9_6traits8iterator8Iterator5countB1x_.exit.loopexit.unr-lcssa ], [ %_4.0.i.i.i.i.epil, %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_.exit.i.i.epil ], !dbg !242
  %_3.i.i = icmp ule i64 %_0.sroa.0.0.i.i3, %width, !dbg !243
  tail call void @llvm.assume(i1 %_3.i.i), !dbg !248
  %41 = trunc i64 %_0.sroa.0.0.i.i3 to i32, !dbg !253
  store i32 %41, ptr %_17, align 4, !dbg !253
  br label %bb4, !dbg !254

bb4:                                              ; preds = %start, %_RNvXs1_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter4IterhENCNvCsivDPUl2OOUb_6search6searchs0_0ENtNtNtB9_6traits8iterator8Iterator5countB1x_.exit
  ret void, !dbg !254
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #2

; core::option::expect_failed
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNtCsnC4lpNxbXH_4core6option13expect_failed(ptr noalias noundef nonnull readonly captures(address, read_provenance), i64 noundef, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.fshl.i8(i8, i8, i8) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #5

attributes #0 = { convergent nounwind "target-cpu"="sm_70" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { cold convergent noinline noreturn nounwind "target-cpu"="sm_70" }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #6 = { noinline noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.dbg.cu = !{!4}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!"rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball)"}
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !5, producer: "clang LLVM (rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "examples/rust/search.rs/@/search.d79a05e28aff17d5-cgu.0", directory: ".")
!6 = distinct !DISubprogram(name: "search", scope: !8, file: !7, line: 9, type: !9, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!7 = !DIFile(filename: "examples/rust/search.rs", directory: ".", checksumkind: CSK_MD5, checksum: "f49e652ca1fee5861ebe5935976c29f5")
!8 = !DINamespace(name: "search", scope: null)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 83, column: 5, scope: !12, inlinedAt: !17)
!12 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_x", scope: !14, file: !13, line: 82, type: !9, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!13 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/../../stdarch/crates/core_arch/src/nvptx/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "16a4dad78f062ae677bda6260d25b363")
!14 = !DINamespace(name: "nvptx", scope: !15)
!15 = !DINamespace(name: "core_arch", scope: !16)
!16 = !DINamespace(name: "core", scope: null)
!17 = !DILocation(line: 9, column: 15, scope: !18, inlinedAt: !21)
!18 = distinct !DISubprogram(name: "global_id", linkageName: "_RNvNtCsivDPUl2OOUb_6search3gpu9global_id", scope: !20, file: !19, line: 7, type: !9, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!19 = !DIFile(filename: "examples/rust/gpu.rs", directory: ".", checksumkind: CSK_MD5, checksum: "a6a4f763681a8436f640b8e108a9df2f")
!20 = !DINamespace(name: "gpu", scope: !8)
!21 = !DILocation(line: 18, column: 13, scope: !6)
!22 = !DILocation(line: 62, column: 5, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_x", scope: !14, file: !13, line: 61, type: !9, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!24 = !DILocation(line: 9, column: 46, scope: !18, inlinedAt: !21)
!25 = !DILocation(line: 125, column: 5, scope: !26, inlinedAt: !27)
!26 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_x", scope: !14, file: !13, line: 124, type: !9, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!27 = !DILocation(line: 9, column: 77, scope: !18, inlinedAt: !21)
!28 = !DILocation(line: 9, column: 14, scope: !18, inlinedAt: !21)
!29 = !DILocation(line: 19, column: 8, scope: !30)
!30 = distinct !DILexicalBlock(scope: !6, file: !7, line: 18, column: 5)
!31 = !DILocation(line: 25, column: 50, scope: !30)
!32 = !DILocation(line: 863, column: 18, scope: !33, inlinedAt: !38)
!33 = distinct !DISubprogram(name: "add<u8>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPh3addCsivDPUl2OOUb_6search", scope: !35, file: !34, line: 829, type: !9, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!34 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/const_ptr.rs", directory: "", checksumkind: CSK_MD5, checksum: "48638a38fe414ca30cde797e4a40b3a9")
!35 = !DINamespace(name: "{impl#0}", scope: !36)
!36 = !DINamespace(name: "const_ptr", scope: !37)
!37 = !DINamespace(name: "ptr", scope: !16)
!38 = !DILocation(line: 25, column: 46, scope: !30)
!39 = !DILocation(line: 961, column: 18, scope: !40, inlinedAt: !44)
!40 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOl3addCsivDPUl2OOUb_6search", scope: !42, file: !41, line: 927, type: !9, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!41 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/mut_ptr.rs", directory: "", checksumkind: CSK_MD5, checksum: "7c03c8e0ae695174f7f10881dc49d2cb")
!42 = !DINamespace(name: "{impl#0}", scope: !43)
!43 = !DINamespace(name: "mut_ptr", scope: !37)
!44 = !DILocation(line: 27, column: 26, scope: !30)
!45 = !DILocation(line: 961, column: 18, scope: !46, inlinedAt: !47)
!46 = distinct !DISubprogram(name: "add<u32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOm3addCsivDPUl2OOUb_6search", scope: !42, file: !41, line: 927, type: !9, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!47 = !DILocation(line: 28, column: 26, scope: !30)
!48 = !DILocation(line: 969, column: 15, scope: !49, inlinedAt: !53)
!49 = distinct !DISubprogram(name: "expect<core::num::nonzero::NonZero<usize>>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core6optionINtB2_6OptionINtNtNtB4_3num7nonzero7NonZerojEE6expectCsivDPUl2OOUb_6search", scope: !51, file: !50, line: 968, type: !9, scopeLine: 968, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!50 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/option.rs", directory: "", checksumkind: CSK_MD5, checksum: "fddbcef1524c4b01c55888c6c3823b51")
!51 = !DINamespace(name: "Option", scope: !52)
!52 = !DINamespace(name: "option", scope: !16)
!53 = !DILocation(line: 1116, column: 39, scope: !54, inlinedAt: !58)
!54 = distinct !DISubprogram(name: "windows<u8>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core5sliceSh7windowsCsivDPUl2OOUb_6search", scope: !56, file: !55, line: 1115, type: !9, scopeLine: 1115, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!55 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "1f64a141f11e4e3a7a0a9e34684244e5")
!56 = !DINamespace(name: "{impl#0}", scope: !57)
!57 = !DINamespace(name: "slice", scope: !16)
!58 = !DILocation(line: 31, column: 19, scope: !59)
!59 = distinct !DILexicalBlock(scope: !30, file: !7, line: 23, column: 5)
!60 = !DILocation(line: 969, column: 9, scope: !49, inlinedAt: !53)
!61 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!62 = !DILocation(line: 2495, column: 9, scope: !63, inlinedAt: !70)
!63 = distinct !DILexicalBlock(scope: !65, file: !64, line: 2494, column: 9)
!64 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/traits/iterator.rs", directory: "", checksumkind: CSK_MD5, checksum: "f4b9c513c514813caba0d66b018b98e1")
!65 = distinct !DISubprogram(name: "try_fold<core::slice::iter::Windows<u8>, (), core::iter::traits::iterator::Iterator::position::check::{closure_env#0}<&[u8], search::search::{closure_env#0}>, core::ops::control_flow::ControlFlow<usize, ()>>", linkageName: "_RINvYINtNtNtCsnC4lpNxbXH_4core5slice4iter7WindowshENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folduNCINvNvBN_8position5checkRShNCNvCsivDPUl2OOUb_6search6search0E0INtNtNtBa_3ops12control_flow11ControlFlowjEEB28_", scope: !66, file: !64, line: 2488, type: !9, scopeLine: 2488, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!66 = !DINamespace(name: "Iterator", scope: !67)
!67 = !DINamespace(name: "iterator", scope: !68)
!68 = !DINamespace(name: "traits", scope: !69)
!69 = !DINamespace(name: "iter", scope: !16)
!70 = distinct !DILocation(line: 3158, column: 14, scope: !71, inlinedAt: !73)
!71 = distinct !DILexicalBlock(scope: !72, file: !64, line: 3157, column: 9)
!72 = distinct !DISubprogram(name: "position<core::slice::iter::Windows<u8>, search::search::{closure_env#0}>", linkageName: "_RINvYINtNtNtCsnC4lpNxbXH_4core5slice4iter7WindowshENtNtNtNtBa_4iter6traits8iterator8Iterator8positionNCNvCsivDPUl2OOUb_6search6search0EB1F_", scope: !66, file: !64, line: 3136, type: !9, scopeLine: 3136, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!73 = !DILocation(line: 31, column: 35, scope: !59)
!74 = !DILocation(line: 3157, column: 23, scope: !72, inlinedAt: !73)
!75 = !DILocation(line: 1357, column: 12, scope: !76, inlinedAt: !80)
!76 = distinct !DISubprogram(name: "next<u8>", linkageName: "_RNvXsY_NtNtCsnC4lpNxbXH_4core5slice4iterINtB5_7WindowshENtNtNtNtB9_4iter6traits8iterator8Iterator4nextCsivDPUl2OOUb_6search", scope: !78, file: !77, line: 1356, type: !9, scopeLine: 1356, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!77 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/iter.rs", directory: "", checksumkind: CSK_MD5, checksum: "f33ab2e22fe09095bf73c41c52bd166c")
!78 = !DINamespace(name: "{impl#62}", scope: !79)
!79 = !DINamespace(name: "iter", scope: !57)
!80 = distinct !DILocation(line: 2495, column: 34, scope: !81, inlinedAt: !70)
!81 = distinct !DILexicalBlock(scope: !63, file: !64, line: 2495, column: 41)
!82 = !DILocation(line: 2495, column: 29, scope: !81, inlinedAt: !70)
!83 = !DILocation(line: 2495, column: 19, scope: !81, inlinedAt: !70)
!84 = !{!85}
!85 = distinct !{!85, !86, !"_RNCINvNvNtNtNtNtCsnC4lpNxbXH_4core4iter6traits8iterator8Iterator8position5checkRShNCNvCsivDPUl2OOUb_6search6search0E0B1m_: %x.0"}
!86 = distinct !{!86, !"_RNCINvNvNtNtNtNtCsnC4lpNxbXH_4core4iter6traits8iterator8Iterator8position5checkRShNCNvCsivDPUl2OOUb_6search6search0E0B1m_"}
!87 = !DILocation(line: 2496, column: 21, scope: !81, inlinedAt: !70)
!88 = !{!89}
!89 = distinct !{!89, !90, !"_RNCNvCsivDPUl2OOUb_6search6search0B3_: %part.0"}
!90 = distinct !{!90, !"_RNCNvCsivDPUl2OOUb_6search6search0B3_"}
!91 = !DILocation(line: 3148, column: 20, scope: !92, inlinedAt: !95)
!92 = distinct !DISubprogram(name: "{closure#0}<&[u8], search::search::{closure_env#0}>", linkageName: "_RNCINvNvNtNtNtNtCsnC4lpNxbXH_4core4iter6traits8iterator8Iterator8position5checkRShNCNvCsivDPUl2OOUb_6search6search0E0B1m_", scope: !93, file: !64, line: 3147, type: !9, scopeLine: 3147, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!93 = !DINamespace(name: "check", scope: !94)
!94 = !DINamespace(name: "position", scope: !66)
!95 = distinct !DILocation(line: 2496, column: 21, scope: !81, inlinedAt: !70)
!96 = !{!97}
!97 = distinct !{!97, !98, !"_RNvMNtNtCsnC4lpNxbXH_4core5slice5asciiSh27eq_ignore_ascii_case_simple: argument 0"}
!98 = distinct !{!98, !"_RNvMNtNtCsnC4lpNxbXH_4core5slice5asciiSh27eq_ignore_ascii_case_simple"}
!99 = !DILocation(line: 77, column: 14, scope: !100, inlinedAt: !104)
!100 = distinct !DISubprogram(name: "eq_ignore_ascii_case", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core5slice5asciiSh20eq_ignore_ascii_case", scope: !102, file: !101, line: 60, type: !9, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!101 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/ascii.rs", directory: "", checksumkind: CSK_MD5, checksum: "b6c51681cd034b619973ba42ba371438")
!102 = !DINamespace(name: "{impl#0}", scope: !103)
!103 = !DINamespace(name: "ascii", scope: !57)
!104 = distinct !DILocation(line: 31, column: 56, scope: !105, inlinedAt: !107)
!105 = distinct !DISubprogram(name: "{closure#0}", linkageName: "_RNCNvCsivDPUl2OOUb_6search6search0B3_", scope: !106, file: !7, line: 31, type: !9, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!106 = !DINamespace(name: "search", scope: !8)
!107 = distinct !DILocation(line: 3148, column: 20, scope: !92, inlinedAt: !95)
!108 = !{!109}
!109 = distinct !{!109, !98, !"_RNvMNtNtCsnC4lpNxbXH_4core5slice5asciiSh27eq_ignore_ascii_case_simple: argument 1"}
!110 = !DILocation(line: 90, column: 9, scope: !111, inlinedAt: !114)
!111 = distinct !DILexicalBlock(scope: !112, file: !101, line: 88, column: 9)
!112 = distinct !DILexicalBlock(scope: !113, file: !101, line: 87, column: 9)
!113 = distinct !DISubprogram(name: "eq_ignore_ascii_case_simple", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core5slice5asciiSh27eq_ignore_ascii_case_simple", scope: !102, file: !101, line: 83, type: !9, scopeLine: 83, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!114 = distinct !DILocation(line: 77, column: 14, scope: !100, inlinedAt: !104)
!115 = !DILocation(line: 90, column: 20, scope: !116, inlinedAt: !114)
!116 = distinct !DILexicalBlock(scope: !111, file: !101, line: 90, column: 77)
!117 = !DILocation(line: 90, column: 30, scope: !116, inlinedAt: !114)
!118 = !DILocation(line: 90, column: 54, scope: !116, inlinedAt: !114)
!119 = !DILocation(line: 666, column: 9, scope: !120, inlinedAt: !124)
!120 = distinct !DISubprogram(name: "to_ascii_lowercase", linkageName: "_RNvMs4_NtCsnC4lpNxbXH_4core3numh18to_ascii_lowercase", scope: !122, file: !121, line: 664, type: !9, scopeLine: 664, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!121 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/num/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "4ca8413d702e1d632ef4141b8c806729")
!122 = !DINamespace(name: "{impl#6}", scope: !123)
!123 = !DINamespace(name: "num", scope: !16)
!124 = distinct !DILocation(line: 691, column: 14, scope: !125, inlinedAt: !126)
!125 = distinct !DISubprogram(name: "eq_ignore_ascii_case", linkageName: "_RNvMs4_NtCsnC4lpNxbXH_4core3numh20eq_ignore_ascii_case", scope: !122, file: !121, line: 690, type: !9, scopeLine: 690, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!126 = distinct !DILocation(line: 91, column: 24, scope: !116, inlinedAt: !114)
!127 = !{!97, !89, !85}
!128 = !{!109, !129, !130, !132}
!129 = distinct !{!129, !86, !"_RNCINvNvNtNtNtNtCsnC4lpNxbXH_4core4iter6traits8iterator8Iterator8position5checkRShNCNvCsivDPUl2OOUb_6search6search0E0B1m_: %_1"}
!130 = distinct !{!130, !131, !"_RINvYINtNtNtCsnC4lpNxbXH_4core5slice4iter7WindowshENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folduNCINvNvBN_8position5checkRShNCNvCsivDPUl2OOUb_6search6search0E0INtNtNtBa_3ops12control_flow11ControlFlowjEEB28_: %self"}
!131 = distinct !{!131, !"_RINvYINtNtNtCsnC4lpNxbXH_4core5slice4iter7WindowshENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folduNCINvNvBN_8position5checkRShNCNvCsivDPUl2OOUb_6search6search0E0INtNtNtBa_3ops12control_flow11ControlFlowjEEB28_"}
!132 = distinct !{!132, !131, !"_RINvYINtNtNtCsnC4lpNxbXH_4core5slice4iter7WindowshENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folduNCINvNvBN_8position5checkRShNCNvCsivDPUl2OOUb_6search6search0E0INtNtNtBa_3ops12control_flow11ControlFlowjEEB28_: %f"}
!133 = !DILocation(line: 813, column: 25, scope: !134, inlinedAt: !138)
!134 = !DILexicalBlockFile(scope: !135, file: !121, discriminator: 0)
!135 = distinct !DILexicalBlock(scope: !137, file: !136, line: 429, column: 9)
!136 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/macros/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "ea18ead197484fb49be4775a38f0f346")
!137 = distinct !DISubprogram(name: "is_ascii_uppercase", linkageName: "_RNvMs4_NtCsnC4lpNxbXH_4core3numh18is_ascii_uppercase", scope: !122, file: !121, line: 812, type: !9, scopeLine: 812, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!138 = distinct !DILocation(line: 666, column: 23, scope: !120, inlinedAt: !124)
!139 = !DILocation(line: 666, column: 9, scope: !120, inlinedAt: !140)
!140 = distinct !DILocation(line: 691, column: 44, scope: !125, inlinedAt: !126)
!141 = !{!97, !89, !129, !85, !130, !132}
!142 = !DILocation(line: 813, column: 25, scope: !143, inlinedAt: !145)
!143 = !DILexicalBlockFile(scope: !144, file: !121, discriminator: 0)
!144 = distinct !DILexicalBlock(scope: !137, file: !136, line: 429, column: 9)
!145 = distinct !DILocation(line: 666, column: 23, scope: !146, inlinedAt: !140)
!146 = !DILexicalBlockFile(scope: !120, file: !121, discriminator: 2)
!147 = !DILocation(line: 691, column: 9, scope: !125, inlinedAt: !126)
!148 = !DILocation(line: 91, column: 16, scope: !116, inlinedAt: !114)
!149 = !DILocation(line: 3151, column: 21, scope: !92, inlinedAt: !95)
!150 = !DILocation(line: 3148, column: 17, scope: !92, inlinedAt: !95)
!151 = !DILocation(line: 0, scope: !72, inlinedAt: !73)
!152 = !DILocation(line: 0, scope: !92, inlinedAt: !95)
!153 = !DILocation(line: 0, scope: !63, inlinedAt: !70)
!154 = !DILocation(line: 31, column: 5, scope: !59)
!155 = !DILocation(line: 407, column: 18, scope: !156, inlinedAt: !160)
!156 = distinct !DISubprogram(name: "as_ptr<u8>", linkageName: "_RNvMs1_NtNtCsnC4lpNxbXH_4core3ptr8non_nullINtB5_7NonNullhE6as_ptrCsivDPUl2OOUb_6search", scope: !158, file: !157, line: 401, type: !9, scopeLine: 401, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!157 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/non_null.rs", directory: "", checksumkind: CSK_MD5, checksum: "84a86787d0c87de0d69993189aea0a0d")
!158 = !DINamespace(name: "NonNull", scope: !159)
!159 = !DINamespace(name: "non_null", scope: !37)
!160 = !DILocation(line: 102, column: 69, scope: !161, inlinedAt: !165)
!161 = distinct !DILexicalBlock(scope: !162, file: !77, line: 98, column: 9)
!162 = distinct !DILexicalBlock(scope: !163, file: !77, line: 97, column: 9)
!163 = distinct !DISubprogram(name: "new<u8>", linkageName: "_RNvMs4_NtNtCsnC4lpNxbXH_4core5slice4iterINtB5_4IterhE3newCsivDPUl2OOUb_6search", scope: !164, file: !77, line: 96, type: !9, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!164 = !DINamespace(name: "Iter", scope: !79)
!165 = !DILocation(line: 1041, column: 9, scope: !166, inlinedAt: !167)
!166 = distinct !DISubprogram(name: "iter<u8>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core5sliceSh4iterCsivDPUl2OOUb_6search", scope: !56, file: !55, line: 1040, type: !9, scopeLine: 1040, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!167 = !DILocation(line: 32, column: 19, scope: !59)
!168 = !DILocation(line: 1717, column: 9, scope: !169, inlinedAt: !171)
!169 = distinct !DISubprogram(name: "eq<u8>", linkageName: "_RNvXsd_NtNtCsnC4lpNxbXH_4core3ptr8non_nullINtB5_7NonNullhENtNtB9_3cmp9PartialEq2eqCsivDPUl2OOUb_6search", scope: !170, file: !157, line: 1716, type: !9, scopeLine: 1716, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!170 = !DINamespace(name: "{impl#15}", scope: !159)
!171 = distinct !DILocation(line: 44, column: 20, scope: !172, inlinedAt: !177)
!172 = distinct !DILexicalBlock(scope: !174, file: !173, line: 33, column: 13)
!173 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/iter/macros.rs", directory: "", checksumkind: CSK_MD5, checksum: "87d1f0c2746f51593d75ddf4c9271f14")
!174 = distinct !DILexicalBlock(scope: !175, file: !173, line: 25, column: 86)
!175 = distinct !DISubprogram(name: "fold<u8, usize, core::iter::adapters::map::map_fold::{closure_env#0}<&u8, usize, usize, core::iter::adapters::filter::{impl#3}::count::to_usize::{closure_env#0}<&u8, search::search::{closure_env#2}>, core::iter::traits::accum::{impl#48}::sum::{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<u8>, core::iter::adapters::filter::{impl#3}::count::to_usize::{closure_env#0}<&u8, search::search::{closure_env#2}>>>>>", linkageName: "_RINvXs2J_NtNtCsnC4lpNxbXH_4core5slice4iterINtB7_4IterhENtNtNtNtBb_4iter6traits8iterator8Iterator4foldjNCINvNtNtBX_8adapters3map8map_foldRhjjNCINvNvXs1_NtB1J_6filterINtB2p_6FilterppEBR_5count8to_usizeB2a_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtBV_5accumjNtB40_3Sum3sumINtB1H_3MapBE_B2e_EE0E0EB3j_", scope: !176, file: !173, line: 259, type: !9, scopeLine: 259, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!176 = !DINamespace(name: "{impl#171}", scope: !79)
!177 = distinct !DILocation(line: 128, column: 19, scope: !178, inlinedAt: !183)
!178 = distinct !DISubprogram(name: "fold<usize, core::slice::iter::Iter<u8>, core::iter::adapters::filter::{impl#3}::count::to_usize::{closure_env#0}<&u8, search::search::{closure_env#2}>, usize, core::iter::traits::accum::{impl#48}::sum::{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<u8>, core::iter::adapters::filter::{impl#3}::count::to_usize::{closure_env#0}<&u8, search::search::{closure_env#2}>>>>", linkageName: "_RINvXs0_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3mapINtB6_3MapINtNtNtBc_5slice4iter4IterhENCINvNvXs1_NtB8_6filterINtB1z_6FilterppENtNtNtBa_6traits8iterator8Iterator5count8to_usizeRhNCNvCsivDPUl2OOUb_6search6searchs0_0E0EB22_4foldjNCINvXsK_NtB26_5accumjNtB3N_3Sum3sumBM_E0EB2V_", scope: !180, file: !179, line: 124, type: !9, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!179 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/adapters/map.rs", directory: "", checksumkind: CSK_MD5, checksum: "5ce513be6246907d9f12b589637a5bf6")
!180 = !DINamespace(name: "{impl#2}", scope: !181)
!181 = !DINamespace(name: "map", scope: !182)
!182 = !DINamespace(name: "adapters", scope: !69)
!183 = distinct !DILocation(line: 52, column: 22, scope: !184, inlinedAt: !188)
!184 = distinct !DISubprogram(name: "sum<core::iter::adapters::map::Map<core::slice::iter::Iter<u8>, core::iter::adapters::filter::{impl#3}::count::to_usize::{closure_env#0}<&u8, search::search::{closure_env#2}>>>", linkageName: "_RINvXsK_NtNtNtCsnC4lpNxbXH_4core4iter6traits5accumjNtB6_3Sum3sumINtNtNtBa_8adapters3map3MapINtNtNtBc_5slice4iter4IterhENCINvNvXs1_NtB15_6filterINtB24_6FilterppENtNtB8_8iterator8Iterator5count8to_usizeRhNCNvCsivDPUl2OOUb_6search6searchs0_0E0EEB3i_", scope: !186, file: !185, line: 51, type: !9, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!185 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/traits/accum.rs", directory: "", checksumkind: CSK_MD5, checksum: "feb1ff9fb1952daa0ee55a4414e2f66e")
!186 = !DINamespace(name: "{impl#48}", scope: !187)
!187 = !DINamespace(name: "accum", scope: !68)
!188 = distinct !DILocation(line: 3676, column: 9, scope: !189, inlinedAt: !190)
!189 = distinct !DISubprogram(name: "sum<core::iter::adapters::map::Map<core::slice::iter::Iter<u8>, core::iter::adapters::filter::{impl#3}::count::to_usize::{closure_env#0}<&u8, search::search::{closure_env#2}>>, usize>", linkageName: "_RINvYINtNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map3MapINtNtNtBc_5slice4iter4IterhENCINvNvXs1_NtB8_6filterINtB1t_6FilterppENtNtNtBa_6traits8iterator8Iterator5count8to_usizeRhNCNvCsivDPUl2OOUb_6search6searchs0_0E0EB1W_3sumjEB2P_", scope: !66, file: !64, line: 3671, type: !9, scopeLine: 3671, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!190 = distinct !DILocation(line: 142, column: 61, scope: !191, inlinedAt: !196)
!191 = distinct !DILexicalBlock(scope: !193, file: !192, line: 141, column: 9)
!192 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/adapters/filter.rs", directory: "", checksumkind: CSK_MD5, checksum: "0fe38b0a028a2625f3dab8491b9d0983")
!193 = distinct !DISubprogram(name: "count<core::slice::iter::Iter<u8>, search::search::{closure_env#2}>", linkageName: "_RNvXs1_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter4IterhENCNvCsivDPUl2OOUb_6search6searchs0_0ENtNtNtB9_6traits8iterator8Iterator5countB1x_", scope: !194, file: !192, line: 135, type: !9, scopeLine: 135, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!194 = !DINamespace(name: "{impl#3}", scope: !195)
!195 = !DINamespace(name: "filter", scope: !182)
!196 = distinct !DILocation(line: 32, column: 111, scope: !59)
!197 = !DILocation(line: 25, column: 86, scope: !174, inlinedAt: !177)
!198 = !DILocation(line: 32, column: 40, scope: !199, inlinedAt: !202)
!199 = !DILexicalBlockFile(scope: !200, file: !7, discriminator: 0)
!200 = distinct !DILexicalBlock(scope: !201, file: !136, line: 429, column: 9)
!201 = distinct !DISubprogram(name: "{closure#2}", linkageName: "_RNCNvCsivDPUl2OOUb_6search6searchs0_0B3_", scope: !106, file: !7, line: 32, type: !9, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!202 = distinct !DILocation(line: 138, column: 22, scope: !203, inlinedAt: !206)
!203 = distinct !DISubprogram(name: "{closure#0}<&u8, search::search::{closure_env#2}>", linkageName: "_RNCINvNvXs1_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtBa_6FilterppENtNtNtBe_6traits8iterator8Iterator5count8to_usizeRhNCNvCsivDPUl2OOUb_6search6searchs0_0E0B22_", scope: !204, file: !192, line: 138, type: !9, scopeLine: 138, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!204 = !DINamespace(name: "to_usize", scope: !205)
!205 = !DINamespace(name: "count", scope: !194)
!206 = distinct !DILocation(line: 88, column: 28, scope: !207, inlinedAt: !209)
!207 = distinct !DISubprogram(name: "{closure#0}<&u8, usize, usize, core::iter::adapters::filter::{impl#3}::count::to_usize::{closure_env#0}<&u8, search::search::{closure_env#2}>, core::iter::traits::accum::{impl#48}::sum::{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<u8>, core::iter::adapters::filter::{impl#3}::count::to_usize::{closure_env#0}<&u8, search::search::{closure_env#2}>>>>", linkageName: "_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_", scope: !208, file: !179, line: 88, type: !9, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!208 = !DINamespace(name: "map_fold", scope: !181)
!209 = distinct !DILocation(line: 279, column: 27, scope: !210, inlinedAt: !177)
!210 = distinct !DILexicalBlock(scope: !211, file: !173, line: 275, column: 17)
!211 = distinct !DILexicalBlock(scope: !212, file: !173, line: 274, column: 17)
!212 = distinct !DILexicalBlock(scope: !175, file: !173, line: 273, column: 17)
!213 = !DILocation(line: 971, column: 21, scope: !49, inlinedAt: !53)
!214 = !DILocation(line: 0, scope: !212, inlinedAt: !177)
!215 = !DILocation(line: 659, column: 28, scope: !216, inlinedAt: !217)
!216 = distinct !DISubprogram(name: "add<u8>", linkageName: "_RNvMs1_NtNtCsnC4lpNxbXH_4core3ptr8non_nullINtB5_7NonNullhE3addCsivDPUl2OOUb_6search", scope: !158, file: !157, line: 651, type: !9, scopeLine: 651, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!217 = distinct !DILocation(line: 279, column: 67, scope: !210, inlinedAt: !177)
!218 = !DILocation(line: 279, column: 27, scope: !210, inlinedAt: !177)
!219 = !{!220}
!220 = distinct !{!220, !221, !"_RNCINvNvXs1_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtBa_6FilterppENtNtNtBe_6traits8iterator8Iterator5count8to_usizeRhNCNvCsivDPUl2OOUb_6search6searchs0_0E0B22_: argument 0"}
!221 = distinct !{!221, !"_RNCINvNvXs1_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtBa_6FilterppENtNtNtBe_6traits8iterator8Iterator5count8to_usizeRhNCNvCsivDPUl2OOUb_6search6searchs0_0E0B22_"}
!222 = !DILocation(line: 813, column: 25, scope: !223, inlinedAt: !226)
!223 = !DILexicalBlockFile(scope: !224, file: !121, discriminator: 0)
!224 = distinct !DILexicalBlock(scope: !225, file: !136, line: 429, column: 9)
!225 = distinct !DISubprogram(name: "is_ascii_uppercase", linkageName: "_RNvMs4_NtCsnC4lpNxbXH_4core3numh18is_ascii_uppercase", scope: !122, file: !121, line: 812, type: !9, scopeLine: 812, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!226 = distinct !DILocation(line: 666, column: 23, scope: !227, inlinedAt: !228)
!227 = distinct !DISubprogram(name: "to_ascii_lowercase", linkageName: "_RNvMs4_NtCsnC4lpNxbXH_4core3numh18to_ascii_lowercase", scope: !122, file: !121, line: 664, type: !9, scopeLine: 664, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!228 = distinct !DILocation(line: 32, column: 54, scope: !199, inlinedAt: !202)
!229 = !DILocation(line: 666, column: 9, scope: !227, inlinedAt: !228)
!230 = !DILocation(line: 55, column: 28, scope: !231, inlinedAt: !233)
!231 = distinct !DISubprogram(name: "{closure#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<u8>, core::iter::adapters::filter::{impl#3}::count::to_usize::{closure_env#0}<&u8, search::search::{closure_env#2}>>>", linkageName: "_RNCINvXsK_NtNtNtCsnC4lpNxbXH_4core4iter6traits5accumjNtB8_3Sum3sumINtNtNtBc_8adapters3map3MapINtNtNtBe_5slice4iter4IterhENCINvNvXs1_NtB17_6filterINtB26_6FilterppENtNtBa_8iterator8Iterator5count8to_usizeRhNCNvCsivDPUl2OOUb_6search6searchs0_0E0EE0B3k_", scope: !232, file: !185, line: 55, type: !9, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!232 = !DINamespace(name: "sum", scope: !186)
!233 = distinct !DILocation(line: 88, column: 21, scope: !207, inlinedAt: !209)
!234 = !DILocation(line: 898, column: 17, scope: !235, inlinedAt: !238)
!235 = distinct !DISubprogram(name: "unchecked_add", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj13unchecked_add", scope: !237, file: !236, line: 886, type: !9, scopeLine: 886, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!236 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/num/uint_macros.rs", directory: "", checksumkind: CSK_MD5, checksum: "5fc7d5e74eb0c3c3b6eb5c642b7e095f")
!237 = !DINamespace(name: "{impl#11}", scope: !123)
!238 = distinct !DILocation(line: 283, column: 36, scope: !210, inlinedAt: !177)
!239 = !DILocation(line: 284, column: 24, scope: !210, inlinedAt: !177)
!240 = distinct !{!240, !241}
!241 = !{!"llvm.loop.unroll.disable"}
!242 = !DILocation(line: 0, scope: !175, inlinedAt: !177)
!243 = !DILocation(line: 251, column: 48, scope: !244, inlinedAt: !246)
!244 = distinct !DISubprogram(name: "assume_count_le_upper_bound<core::slice::iter::Iter<u8>>", linkageName: "_RNvXs8_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtNtNtBb_5slice4iter4IterhENtB5_15SpecAssumeCount27assume_count_le_upper_boundCsivDPUl2OOUb_6search", scope: !245, file: !192, line: 249, type: !9, scopeLine: 249, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!245 = !DINamespace(name: "{impl#10}", scope: !195)
!246 = distinct !DILocation(line: 145, column: 13, scope: !247, inlinedAt: !196)
!247 = distinct !DILexicalBlock(scope: !191, file: !192, line: 142, column: 9)
!248 = !DILocation(line: 210, column: 9, scope: !249, inlinedAt: !252)
!249 = distinct !DISubprogram(name: "assert_unchecked", linkageName: "_RNvNtCsnC4lpNxbXH_4core4hint16assert_unchecked", scope: !251, file: !250, line: 202, type: !9, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!250 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/hint.rs", directory: "", checksumkind: CSK_MD5, checksum: "3bdbac5c7616d584a36b114744411911")
!251 = !DINamespace(name: "hint", scope: !16)
!252 = distinct !DILocation(line: 251, column: 18, scope: !244, inlinedAt: !246)
!253 = !DILocation(line: 32, column: 5, scope: !59)
!254 = !DILocation(line: 33, column: 2, scope: !6)
