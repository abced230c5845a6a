; ModuleID = 'search.d79a05e28aff17d5-cgu.0'
source_filename = "search.d79a05e28aff17d5-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@switch.table.search = private unnamed_addr constant [11 x i64] [i64 1, i64 0, i64 1, i64 0, i64 1, i64 0, i64 0, i64 1, i64 0, i64 0, i64 1], align 8
@switch.table.search10 = private unnamed_addr constant [11 x i64] [i64 1, i64 0, i64 1, i64 0, i64 1, i64 0, i64 0, i64 1, i64 0, i64 0, i64 1], align 8
@switch.table.search11 = private unnamed_addr constant [11 x i64] [i64 1, i64 0, i64 1, i64 0, i64 1, i64 0, i64 0, i64 1, i64 0, i64 0, i64 1], align 8
@switch.table.search12 = private unnamed_addr constant [11 x i64] [i64 1, i64 0, i64 1, i64 0, i64 1, i64 0, i64 0, i64 1, i64 0, i64 0, i64 1], align 8
@switch.table.search13 = private unnamed_addr constant [11 x i64] [i64 1, i64 0, i64 1, i64 0, i64 1, i64 0, i64 0, i64 1, i64 0, i64 0, i64 1], align 8

; Function Attrs: nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define ptx_kernel void @search(i64 noundef %n, i64 noundef %width, ptr noundef readonly captures(address) %text, ptr noundef readonly captures(address_is_null) %needle, i64 noundef %length, ptr noundef writeonly captures(none) %places, ptr noundef writeonly captures(none) %vowels) unnamed_addr #0 !dbg !8 {
start:
  %_28 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !13
  %_29 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !24
  %_27 = mul i32 %_28, %_29, !dbg !19
  %_30 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !27
  %_26 = add i32 %_27, %_30, !dbg !30
  %i = zext i32 %_26 to i64, !dbg !30
  %_9.not = icmp ugt i64 %n, %i, !dbg !31
  br i1 %_9.not, label %bb2, label %bb4, !dbg !31

bb2:                                              ; preds = %start
  %_12 = mul i64 %width, %i, !dbg !33
  %_11 = getelementptr inbounds nuw i8, ptr %text, i64 %_12, !dbg !34
  %_15 = getelementptr inbounds nuw i32, ptr %places, i64 %i, !dbg !41
  %_17 = getelementptr inbounds nuw i32, ptr %vowels, i64 %i, !dbg !47
  %.not = icmp eq i64 %length, 0, !dbg !50
  br i1 %.not, label %bb9, label %bb10, !dbg !62, !prof !63

bb10:                                             ; preds = %bb2
  %0 = icmp ne ptr %needle, null
  br label %bb1.i, !dbg !64

bb1.i:                                            ; preds = %_RNCINvNvNtNtNtNtCsnC4lpNxbXH_4core4iter6traits8iterator8Iterator8position5checkRShNCNvCsivDPUl2OOUb_6search6search0E0B1m_.exit.i, %bb10
  %_37.sroa.0.0 = phi i32 [ 0, %bb10 ], [ %_37.sroa.0.1, %_RNCINvNvNtNtNtNtCsnC4lpNxbXH_4core4iter6traits8iterator8Iterator8position5checkRShNCNvCsivDPUl2OOUb_6search6search0E0B1m_.exit.i ], !dbg !76
  %_28.i7.i = phi ptr [ %_11, %bb10 ], [ %_28.i6.i, %_RNCINvNvNtNtNtNtCsnC4lpNxbXH_4core4iter6traits8iterator8Iterator8position5checkRShNCNvCsivDPUl2OOUb_6search6search0E0B1m_.exit.i ]
  %_24.i5.i = phi i64 [ %width, %bb10 ], [ %_24.i4.i, %_RNCINvNvNtNtNtNtCsnC4lpNxbXH_4core4iter6traits8iterator8Iterator8position5checkRShNCNvCsivDPUl2OOUb_6search6search0E0B1m_.exit.i ]
  %_2.i.i = icmp ule i64 %length, %_24.i5.i, !dbg !77
  %_28.i6.i.idx = zext i1 %_2.i.i to i64, !dbg !77
  %_28.i6.i = getelementptr inbounds nuw i8, ptr %_28.i7.i, i64 %_28.i6.i.idx, !dbg !77
  %_24.i.i = sext i1 %_2.i.i to i64, !dbg !77
  %_24.i4.i = add i64 %_24.i5.i, %_24.i.i, !dbg !77
  %.not.i5 = icmp ne ptr %_28.i7.i, null, !dbg !84
  %.not.i.not = select i1 %_2.i.i, i1 %.not.i5, i1 false, !dbg !85
  br i1 %.not.i.not, label %bb3.i, label %_RINvYINtNtNtCsnC4lpNxbXH_4core5slice4iter7WindowshENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folduNCINvNvBN_8position5checkRShNCNvCsivDPUl2OOUb_6search6search0E0INtNtNtBa_3ops12control_flow11ControlFlowjEEB28_.exit, !dbg !85

bb3.i:                                            ; preds = %bb1.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !86), !dbg !89
  tail call void @llvm.experimental.noalias.scope.decl(metadata !90), !dbg !93
  tail call void @llvm.assume(i1 %0)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !98), !dbg !101
  tail call void @llvm.experimental.noalias.scope.decl(metadata !110), !dbg !101
  br label %bb1.i.i.i.i, !dbg !112

bb1.i.i.i.i:                                      ; preds = %bb3.i.i.i.i, %bb3.i
  %other.sroa.5.0.i.i.i.i = phi i64 [ %length, %bb3.i ], [ %rest_b.1.i.i.i.i, %bb3.i.i.i.i ]
  %other.sroa.0.0.i.i.i.i = phi ptr [ %needle, %bb3.i ], [ %rest_b.0.i.i.i.i, %bb3.i.i.i.i ]
  %self.sroa.0.0.i.i.i.i = phi ptr [ %_28.i7.i, %bb3.i ], [ %rest_a.0.i.i.i.i, %bb3.i.i.i.i ]
  %_6.not.i.i.i.i = icmp eq i64 %other.sroa.5.0.i.i.i.i, 0, !dbg !117
  br i1 %_6.not.i.i.i.i, label %_RNCINvNvNtNtNtNtCsnC4lpNxbXH_4core4iter6traits8iterator8Iterator8position5checkRShNCNvCsivDPUl2OOUb_6search6search0E0B1m_.exit.i, label %bb3.i.i.i.i, !dbg !117

bb3.i.i.i.i:                                      ; preds = %bb1.i.i.i.i
  %rest_a.0.i.i.i.i = getelementptr inbounds nuw i8, ptr %self.sroa.0.0.i.i.i.i, i64 1, !dbg !119
  %rest_b.1.i.i.i.i = add nsw i64 %other.sroa.5.0.i.i.i.i, -1, !dbg !120
  %rest_b.0.i.i.i.i = getelementptr inbounds nuw i8, ptr %other.sroa.0.0.i.i.i.i, i64 1, !dbg !120
  %_14.i.i.i.i = load i8, ptr %self.sroa.0.0.i.i.i.i, align 1, !dbg !121, !alias.scope !129, !noalias !130, !noundef !12
  %1 = add i8 %_14.i.i.i.i, -65, !dbg !135
  %2 = icmp ult i8 %1, 26, !dbg !135
  %_18.sroa.0.0.off0.i.i.i.i = select i1 %2, i8 32, i8 0, !dbg !135
  %_12.i.i.i.i = or i8 %_18.sroa.0.0.off0.i.i.i.i, %_14.i.i.i.i, !dbg !121
  %_19.i.i.i.i = load i8, ptr %other.sroa.0.0.i.i.i.i, align 1, !dbg !141, !alias.scope !110, !noalias !143, !noundef !12
  %3 = add i8 %_19.i.i.i.i, -65, !dbg !144
  %4 = icmp ult i8 %3, 26, !dbg !144
  %_23.sroa.0.0.off0.i.i.i.i = select i1 %4, i8 32, i8 0, !dbg !144
  %_13.i.i.i.i = or i8 %_23.sroa.0.0.off0.i.i.i.i, %_19.i.i.i.i, !dbg !141
  %_11.i.i.i.i = icmp eq i8 %_12.i.i.i.i, %_13.i.i.i.i, !dbg !149
  br i1 %_11.i.i.i.i, label %bb1.i.i.i.i, label %bb3.critedge.i.i, !dbg !150

bb3.critedge.i.i:                                 ; preds = %bb3.i.i.i.i
  %_6.not.i.i.i.i.lcssa32 = phi i1 [ %_6.not.i.i.i.i, %bb3.i.i.i.i ], !dbg !117
  %_8.0.i.i = add i32 %_37.sroa.0.0, 1, !dbg !151
  br label %_RNCINvNvNtNtNtNtCsnC4lpNxbXH_4core4iter6traits8iterator8Iterator8position5checkRShNCNvCsivDPUl2OOUb_6search6search0E0B1m_.exit.i, !dbg !152

_RNCINvNvNtNtNtNtCsnC4lpNxbXH_4core4iter6traits8iterator8Iterator8position5checkRShNCNvCsivDPUl2OOUb_6search6search0E0B1m_.exit.i: ; preds = %bb1.i.i.i.i, %bb3.critedge.i.i
  %_6.not.i.i.i.i33 = phi i1 [ %_6.not.i.i.i.i.lcssa32, %bb3.critedge.i.i ], [ %_6.not.i.i.i.i, %bb1.i.i.i.i ]
  %_37.sroa.0.1 = phi i32 [ %_8.0.i.i, %bb3.critedge.i.i ], [ %_37.sroa.0.0, %bb1.i.i.i.i ], !dbg !153
  %_0.sroa.3.0.i.i = phi i32 [ undef, %bb3.critedge.i.i ], [ %_37.sroa.0.0, %bb1.i.i.i.i ], !dbg !154
  br i1 %_6.not.i.i.i.i33, label %_RINvYINtNtNtCsnC4lpNxbXH_4core5slice4iter7WindowshENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folduNCINvNvBN_8position5checkRShNCNvCsivDPUl2OOUb_6search6search0E0INtNtNtBa_3ops12control_flow11ControlFlowjEEB28_.exit, label %bb1.i, !dbg !89

_RINvYINtNtNtCsnC4lpNxbXH_4core5slice4iter7WindowshENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folduNCINvNvBN_8position5checkRShNCNvCsivDPUl2OOUb_6search6search0E0INtNtNtBa_3ops12control_flow11ControlFlowjEEB28_.exit: ; preds = %bb1.i, %_RNCINvNvNtNtNtNtCsnC4lpNxbXH_4core4iter6traits8iterator8Iterator8position5checkRShNCNvCsivDPUl2OOUb_6search6search0E0B1m_.exit.i
  %. = phi i32 [ -1, %bb1.i ], [ %_0.sroa.3.0.i.i, %_RNCINvNvNtNtNtNtCsnC4lpNxbXH_4core4iter6traits8iterator8Iterator8position5checkRShNCNvCsivDPUl2OOUb_6search6search0E0B1m_.exit.i ], !dbg !155
  store i32 %., ptr %_15, align 4, !dbg !156
  %5 = icmp ne ptr %text, null, !dbg !157
  tail call void @llvm.assume(i1 %5), !dbg !157
  %6 = icmp samesign eq i64 %width, 0, !dbg !170
  br i1 %6, label %_RNvXs1_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter4IterhENCNvCsivDPUl2OOUb_6search6searchs0_0ENtNtNtB9_6traits8iterator8Iterator5countB1x_.exit, label %bb8.i.i.preheader, !dbg !199

bb8.i.i.preheader:                                ; preds = %_RINvYINtNtNtCsnC4lpNxbXH_4core5slice4iter7WindowshENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folduNCINvNvBN_8position5checkRShNCNvCsivDPUl2OOUb_6search6search0E0INtNtNtBa_3ops12control_flow11ControlFlowjEEB28_.exit
  %xtraiter = and i64 %width, 3, !dbg !200
  %7 = icmp ult i64 %width, 4, !dbg !200
  br i1 %7, label %bb8.i.i.epil.preheader, label %bb8.i.i.preheader.new, !dbg !200

bb8.i.i.preheader.new:                            ; preds = %bb8.i.i.preheader
  %unroll_iter = and i64 %width, -4, !dbg !200
  br label %bb8.i.i, !dbg !200

bb9:                                              ; preds = %bb2
; call core::option::expect_failed
  tail call fastcc void @_RNvNtCsnC4lpNxbXH_4core6option13expect_failed() #7, !dbg !215
  unreachable, !dbg !215

bb8.i.i:                                          ; preds = %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_.exit.i.i.3, %bb8.i.i.preheader.new
  %i.sroa.0.0.i.i = phi i64 [ 0, %bb8.i.i.preheader.new ], [ %_22.i.i.3, %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_.exit.i.i.3 ], !dbg !216
  %init.sroa.0.0.i.i = phi i64 [ 0, %bb8.i.i.preheader.new ], [ %_4.0.i.i.i.i.3, %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_.exit.i.i.3 ]
  %niter = phi i64 [ 0, %bb8.i.i.preheader.new ], [ %niter.next.3, %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_.exit.i.i.3 ]
  %_37.i.i = getelementptr inbounds nuw i8, ptr %_11, i64 %i.sroa.0.0.i.i, !dbg !217
  %_37.val.i.i = load i8, ptr %_37.i.i, align 1, !dbg !220, !alias.scope !221, !noundef !12
  %8 = add i8 %_37.val.i.i, -65, !dbg !224
  %9 = icmp ult i8 %8, 26, !dbg !224
  %_9.sroa.0.0.off0.i.i.i.i.i = select i1 %9, i8 32, i8 0, !dbg !224
  %_3.i.i.i.i.i = or i8 %_9.sroa.0.0.off0.i.i.i.i.i, %_37.val.i.i, !dbg !231
  %10 = add i8 %_3.i.i.i.i.i, -97, !dbg !200
  %11 = tail call i8 @llvm.fshl.i8(i8 %10, i8 %10, i8 7), !dbg !200
  %12 = icmp ult i8 %11, 11, !dbg !200
  br i1 %12, label %switch.lookup, label %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_.exit.i.i, !dbg !200

switch.lookup:                                    ; preds = %bb8.i.i
  %13 = zext nneg i8 %11 to i64, !dbg !200
  %switch.gep = getelementptr inbounds nuw i64, ptr @switch.table.search, i64 %13, !dbg !200
  %switch.load = load i64, ptr %switch.gep, align 8, !dbg !200
  br label %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_.exit.i.i, !dbg !200

_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_.exit.i.i: ; preds = %switch.lookup, %bb8.i.i
  %_0.sroa.0.0.off0.i.i.i.i.i = phi i64 [ %switch.load, %switch.lookup ], [ 0, %bb8.i.i ]
  %_4.0.i.i.i.i = add i64 %_0.sroa.0.0.off0.i.i.i.i.i, %init.sroa.0.0.i.i, !dbg !232
  %14 = getelementptr inbounds nuw i8, ptr %_11, i64 %i.sroa.0.0.i.i, !dbg !217
  %_37.i.i.1 = getelementptr inbounds nuw i8, ptr %14, i64 1, !dbg !217
  %_37.val.i.i.1 = load i8, ptr %_37.i.i.1, align 1, !dbg !220, !alias.scope !221, !noundef !12
  %15 = add i8 %_37.val.i.i.1, -65, !dbg !224
  %16 = icmp ult i8 %15, 26, !dbg !224
  %_9.sroa.0.0.off0.i.i.i.i.i.1 = select i1 %16, i8 32, i8 0, !dbg !224
  %_3.i.i.i.i.i.1 = or i8 %_9.sroa.0.0.off0.i.i.i.i.i.1, %_37.val.i.i.1, !dbg !231
  %17 = add i8 %_3.i.i.i.i.i.1, -97, !dbg !200
  %18 = tail call i8 @llvm.fshl.i8(i8 %17, i8 %17, i8 7), !dbg !200
  %19 = icmp ult i8 %18, 11, !dbg !200
  br i1 %19, label %switch.lookup16, label %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_.exit.i.i.1, !dbg !200

switch.lookup16:                                  ; preds = %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_.exit.i.i
  %20 = zext nneg i8 %18 to i64, !dbg !200
  %switch.gep17 = getelementptr inbounds nuw i64, ptr @switch.table.search10, i64 %20, !dbg !200
  %switch.load18 = load i64, ptr %switch.gep17, align 8, !dbg !200
  br label %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_.exit.i.i.1, !dbg !200

_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_.exit.i.i.1: ; preds = %switch.lookup16, %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_.exit.i.i
  %_0.sroa.0.0.off0.i.i.i.i.i.1 = phi i64 [ %switch.load18, %switch.lookup16 ], [ 0, %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_.exit.i.i ]
  %_4.0.i.i.i.i.1 = add i64 %_0.sroa.0.0.off0.i.i.i.i.i.1, %_4.0.i.i.i.i, !dbg !232
  %21 = getelementptr inbounds nuw i8, ptr %_11, i64 %i.sroa.0.0.i.i, !dbg !217
  %_37.i.i.2 = getelementptr inbounds nuw i8, ptr %21, i64 2, !dbg !217
  %_37.val.i.i.2 = load i8, ptr %_37.i.i.2, align 1, !dbg !220, !alias.scope !221, !noundef !12
  %22 = add i8 %_37.val.i.i.2, -65, !dbg !224
  %23 = icmp ult i8 %22, 26, !dbg !224
  %_9.sroa.0.0.off0.i.i.i.i.i.2 = select i1 %23, i8 32, i8 0, !dbg !224
  %_3.i.i.i.i.i.2 = or i8 %_9.sroa.0.0.off0.i.i.i.i.i.2, %_37.val.i.i.2, !dbg !231
  %24 = add i8 %_3.i.i.i.i.i.2, -97, !dbg !200
  %25 = tail call i8 @llvm.fshl.i8(i8 %24, i8 %24, i8 7), !dbg !200
  %26 = icmp ult i8 %25, 11, !dbg !200
  br i1 %26, label %switch.lookup19, label %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_.exit.i.i.2, !dbg !200

switch.lookup19:                                  ; preds = %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_.exit.i.i.1
  %27 = zext nneg i8 %25 to i64, !dbg !200
  %switch.gep20 = getelementptr inbounds nuw i64, ptr @switch.table.search11, i64 %27, !dbg !200
  %switch.load21 = load i64, ptr %switch.gep20, align 8, !dbg !200
  br label %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_.exit.i.i.2, !dbg !200

_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_.exit.i.i.2: ; preds = %switch.lookup19, %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_.exit.i.i.1
  %_0.sroa.0.0.off0.i.i.i.i.i.2 = phi i64 [ %switch.load21, %switch.lookup19 ], [ 0, %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_.exit.i.i.1 ]
  %_4.0.i.i.i.i.2 = add i64 %_0.sroa.0.0.off0.i.i.i.i.i.2, %_4.0.i.i.i.i.1, !dbg !232
  %28 = getelementptr inbounds nuw i8, ptr %_11, i64 %i.sroa.0.0.i.i, !dbg !217
  %_37.i.i.3 = getelementptr inbounds nuw i8, ptr %28, i64 3, !dbg !217
  %_37.val.i.i.3 = load i8, ptr %_37.i.i.3, align 1, !dbg !220, !alias.scope !221, !noundef !12
  %29 = add i8 %_37.val.i.i.3, -65, !dbg !224
  %30 = icmp ult i8 %29, 26, !dbg !224
  %_9.sroa.0.0.off0.i.i.i.i.i.3 = select i1 %30, i8 32, i8 0, !dbg !224
  %_3.i.i.i.i.i.3 = or i8 %_9.sroa.0.0.off0.i.i.i.i.i.3, %_37.val.i.i.3, !dbg !231
  %31 = add i8 %_3.i.i.i.i.i.3, -97, !dbg !200
  %32 = tail call i8 @llvm.fshl.i8(i8 %31, i8 %31, i8 7), !dbg !200
  %33 = icmp ult i8 %32, 11, !dbg !200
  br i1 %33, label %switch.lookup22, label %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_.exit.i.i.3, !dbg !200

switch.lookup22:                                  ; preds = %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_.exit.i.i.2
  %34 = zext nneg i8 %32 to i64, !dbg !200
  %switch.gep23 = getelementptr inbounds nuw i64, ptr @switch.table.search12, i64 %34, !dbg !200
  %switch.load24 = load i64, ptr %switch.gep23, align 8, !dbg !200
  br label %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_.exit.i.i.3, !dbg !200

_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_.exit.i.i.3: ; preds = %switch.lookup22, %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_.exit.i.i.2
  %_0.sroa.0.0.off0.i.i.i.i.i.3 = phi i64 [ %switch.load24, %switch.lookup22 ], [ 0, %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_.exit.i.i.2 ]
  %_4.0.i.i.i.i.3 = add i64 %_0.sroa.0.0.off0.i.i.i.i.i.3, %_4.0.i.i.i.i.2, !dbg !232
  %_22.i.i.3 = add nuw i64 %i.sroa.0.0.i.i, 4, !dbg !236
  %niter.next.3 = add i64 %niter, 4, !dbg !241
  %niter.ncmp.3 = icmp eq i64 %niter.next.3, %unroll_iter, !dbg !241
  br i1 %niter.ncmp.3, label %_RNvXs1_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter4IterhENCNvCsivDPUl2OOUb_6search6searchs0_0ENtNtNtB9_6traits8iterator8Iterator5countB1x_.exit.loopexit.unr-lcssa, label %bb8.i.i, !dbg !241

_RNvXs1_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter4IterhENCNvCsivDPUl2OOUb_6search6searchs0_0ENtNtNtB9_6traits8iterator8Iterator5countB1x_.exit.loopexit.unr-lcssa: ; preds = %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_.exit.i.i.3
  %_4.0.i.i.i.i.3.lcssa = phi i64 [ %_4.0.i.i.i.i.3, %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_.exit.i.i.3 ], !dbg !232
  %_22.i.i.3.lcssa = phi i64 [ %_22.i.i.3, %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_.exit.i.i.3 ], !dbg !236
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0, !dbg !200
  br i1 %lcmp.mod.not, label %_RNvXs1_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter4IterhENCNvCsivDPUl2OOUb_6search6searchs0_0ENtNtNtB9_6traits8iterator8Iterator5countB1x_.exit, label %bb8.i.i.epil.preheader, !dbg !200

bb8.i.i.epil.preheader:                           ; preds = %_RNvXs1_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter4IterhENCNvCsivDPUl2OOUb_6search6searchs0_0ENtNtNtB9_6traits8iterator8Iterator5countB1x_.exit.loopexit.unr-lcssa, %bb8.i.i.preheader
  %i.sroa.0.0.i.i.epil.init = phi i64 [ 0, %bb8.i.i.preheader ], [ %_22.i.i.3.lcssa, %_RNvXs1_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter4IterhENCNvCsivDPUl2OOUb_6search6searchs0_0ENtNtNtB9_6traits8iterator8Iterator5countB1x_.exit.loopexit.unr-lcssa ]
  %init.sroa.0.0.i.i.epil.init = phi i64 [ 0, %bb8.i.i.preheader ], [ %_4.0.i.i.i.i.3.lcssa, %_RNvXs1_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter4IterhENCNvCsivDPUl2OOUb_6search6searchs0_0ENtNtNtB9_6traits8iterator8Iterator5countB1x_.exit.loopexit.unr-lcssa ]
  %lcmp.mod15 = icmp ne i64 %xtraiter, 0, !dbg !200
  call void @llvm.assume(i1 %lcmp.mod15), !dbg !200
  br label %bb8.i.i.epil, !dbg !200

bb8.i.i.epil:                                     ; preds = %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_.exit.i.i.epil, %bb8.i.i.epil.preheader
  %i.sroa.0.0.i.i.epil = phi i64 [ %_22.i.i.epil, %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_.exit.i.i.epil ], [ %i.sroa.0.0.i.i.epil.init, %bb8.i.i.epil.preheader ], !dbg !216
  %init.sroa.0.0.i.i.epil = phi i64 [ %_4.0.i.i.i.i.epil, %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_.exit.i.i.epil ], [ %init.sroa.0.0.i.i.epil.init, %bb8.i.i.epil.preheader ]
  %epil.iter = phi i64 [ %epil.iter.next, %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_.exit.i.i.epil ], [ 0, %bb8.i.i.epil.preheader ]
  %_37.i.i.epil = getelementptr inbounds nuw i8, ptr %_11, i64 %i.sroa.0.0.i.i.epil, !dbg !217
  %_37.val.i.i.epil = load i8, ptr %_37.i.i.epil, align 1, !dbg !220, !alias.scope !221, !noundef !12
  %35 = add i8 %_37.val.i.i.epil, -65, !dbg !224
  %36 = icmp ult i8 %35, 26, !dbg !224
  %_9.sroa.0.0.off0.i.i.i.i.i.epil = select i1 %36, i8 32, i8 0, !dbg !224
  %_3.i.i.i.i.i.epil = or i8 %_9.sroa.0.0.off0.i.i.i.i.i.epil, %_37.val.i.i.epil, !dbg !231
  %37 = add i8 %_3.i.i.i.i.i.epil, -97, !dbg !200
  %38 = tail call i8 @llvm.fshl.i8(i8 %37, i8 %37, i8 7), !dbg !200
  %39 = icmp ult i8 %38, 11, !dbg !200
  br i1 %39, label %switch.lookup25, label %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_.exit.i.i.epil, !dbg !200

switch.lookup25:                                  ; preds = %bb8.i.i.epil
  %40 = zext nneg i8 %38 to i64, !dbg !200
  %switch.gep26 = getelementptr inbounds nuw i64, ptr @switch.table.search13, i64 %40, !dbg !200
  %switch.load27 = load i64, ptr %switch.gep26, align 8, !dbg !200
  br label %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_.exit.i.i.epil, !dbg !200

_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_.exit.i.i.epil: ; preds = %switch.lookup25, %bb8.i.i.epil
  %_0.sroa.0.0.off0.i.i.i.i.i.epil = phi i64 [ %switch.load27, %switch.lookup25 ], [ 0, %bb8.i.i.epil ]
  %_4.0.i.i.i.i.epil = add i64 %_0.sroa.0.0.off0.i.i.i.i.i.epil, %init.sroa.0.0.i.i.epil, !dbg !232
  %_22.i.i.epil = add nuw i64 %i.sroa.0.0.i.i.epil, 1, !dbg !236
  %epil.iter.next = add i64 %epil.iter, 1, !dbg !241
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter, !dbg !241
  br i1 %epil.iter.cmp.not, label %_RNvXs1_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter4IterhENCNvCsivDPUl2OOUb_6search6searchs0_0ENtNtNtB9_6traits8iterator8Iterator5countB1x_.exit, label %bb8.i.i.epil, !dbg !241, !llvm.loop !242

_RNvXs1_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter4IterhENCNvCsivDPUl2OOUb_6search6searchs0_0ENtNtNtB9_6traits8iterator8Iterator5countB1x_.exit: ; preds = %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_.exit.i.i.epil, %_RNvXs1_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter4IterhENCNvCsivDPUl2OOUb_6search6searchs0_0ENtNtNtB9_6traits8iterator8Iterator5countB1x_.exit.loopexit.unr-lcssa, %_RINvYINtNtNtCsnC4lpNxbXH_4core5slice4iter7WindowshENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folduNCINvNvBN_8position5checkRShNCNvCsivDPUl2OOUb_6search6search0E0INtNtNtBa_3ops12control_flow11ControlFlowjEEB28_.exit
  %_0.sroa.0.0.i.i3 = phi i64 [ 0, %_RINvYINtNtNtCsnC4lpNxbXH_4core5slice4iter7WindowshENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folduNCINvNvBN_8position5checkRShNCNvCsivDPUl2OOUb_6search6search0E0INtNtNtBa_3ops12control_flow11ControlFlowjEEB28_.exit ], [ %_4.0.i.i.i.i.3.lcssa, %_RNvXs1_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter4IterhENCNvCsivDPUl2OOUb_6search6searchs0_0ENtNtNtB9_6traits8iterator8Iterator5countB1x_.exit.loopexit.unr-lcssa ], [ %_4.0.i.i.i.i.epil, %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_.exit.i.i.epil ], !dbg !244
  %_3.i.i = icmp ule i64 %_0.sroa.0.0.i.i3, %width, !dbg !245
  tail call void @llvm.assume(i1 %_3.i.i), !dbg !250
  %41 = trunc i64 %_0.sroa.0.0.i.i3 to i32, !dbg !255
  store i32 %41, ptr %_17, align 4, !dbg !255
  br label %bb4, !dbg !256

bb4:                                              ; preds = %start, %_RNvXs1_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter4IterhENCNvCsivDPUl2OOUb_6search6searchs0_0ENtNtNtB9_6traits8iterator8Iterator5countB1x_.exit
  ret void, !dbg !256
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #1

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.fshl.i8(i8, i8, i8) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #5

; core::panicking::panic_fmt
; Function Attrs: cold noinline noreturn nounwind memory(inaccessiblemem: write)
define internal fastcc void @_RNvNtCsnC4lpNxbXH_4core9panicking9panic_fmt() unnamed_addr #6 !dbg !257 {
  tail call void @llvm.trap(), !dbg !261
  unreachable, !dbg !261
}

; core::option::expect_failed
; Function Attrs: cold noinline noreturn nounwind memory(inaccessiblemem: write)
define internal fastcc void @_RNvNtCsnC4lpNxbXH_4core6option13expect_failed() unnamed_addr #6 !dbg !267 {
; call core::panicking::panic_fmt
  tail call fastcc void @_RNvNtCsnC4lpNxbXH_4core9panicking9panic_fmt() #7, !dbg !268
  unreachable, !dbg !268
}

attributes #0 = { nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "target-cpu"="sm_70" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #2 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #6 = { cold noinline noreturn nounwind memory(inaccessiblemem: write) "target-cpu"="sm_70" }
attributes #7 = { noinline noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.dbg.cu = !{!4, !6}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!"rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball)"}
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !5, producer: "clang LLVM (rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "examples/rust/search.rs/@/search.d79a05e28aff17d5-cgu.0", directory: ".")
!6 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !7, producer: "clang LLVM (rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!7 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/lib.rs/@/core.46fadd256a42ccb-cgu.0", directory: "/usr/src/rustc-1.96.0/library/core")
!8 = distinct !DISubprogram(name: "search", scope: !10, file: !9, line: 9, type: !11, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!9 = !DIFile(filename: "examples/rust/search.rs", directory: ".", checksumkind: CSK_MD5, checksum: "f49e652ca1fee5861ebe5935976c29f5")
!10 = !DINamespace(name: "search", scope: null)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 83, column: 5, scope: !14, inlinedAt: !19)
!14 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_x", scope: !16, file: !15, line: 82, type: !11, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!15 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/../../stdarch/crates/core_arch/src/nvptx/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "16a4dad78f062ae677bda6260d25b363")
!16 = !DINamespace(name: "nvptx", scope: !17)
!17 = !DINamespace(name: "core_arch", scope: !18)
!18 = !DINamespace(name: "core", scope: null)
!19 = !DILocation(line: 9, column: 15, scope: !20, inlinedAt: !23)
!20 = distinct !DISubprogram(name: "global_id", linkageName: "_RNvNtCsivDPUl2OOUb_6search3gpu9global_id", scope: !22, file: !21, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!21 = !DIFile(filename: "examples/rust/gpu.rs", directory: ".", checksumkind: CSK_MD5, checksum: "a6a4f763681a8436f640b8e108a9df2f")
!22 = !DINamespace(name: "gpu", scope: !10)
!23 = !DILocation(line: 18, column: 13, scope: !8)
!24 = !DILocation(line: 62, column: 5, scope: !25, inlinedAt: !26)
!25 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_x", scope: !16, file: !15, line: 61, type: !11, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!26 = !DILocation(line: 9, column: 46, scope: !20, inlinedAt: !23)
!27 = !DILocation(line: 125, column: 5, scope: !28, inlinedAt: !29)
!28 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_x", scope: !16, file: !15, line: 124, type: !11, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!29 = !DILocation(line: 9, column: 77, scope: !20, inlinedAt: !23)
!30 = !DILocation(line: 9, column: 14, scope: !20, inlinedAt: !23)
!31 = !DILocation(line: 19, column: 8, scope: !32)
!32 = distinct !DILexicalBlock(scope: !8, file: !9, line: 18, column: 5)
!33 = !DILocation(line: 25, column: 50, scope: !32)
!34 = !DILocation(line: 863, column: 18, scope: !35, inlinedAt: !40)
!35 = distinct !DISubprogram(name: "add<u8>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPh3addCsivDPUl2OOUb_6search", scope: !37, file: !36, line: 829, type: !11, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!36 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/const_ptr.rs", directory: "", checksumkind: CSK_MD5, checksum: "48638a38fe414ca30cde797e4a40b3a9")
!37 = !DINamespace(name: "{impl#0}", scope: !38)
!38 = !DINamespace(name: "const_ptr", scope: !39)
!39 = !DINamespace(name: "ptr", scope: !18)
!40 = !DILocation(line: 25, column: 46, scope: !32)
!41 = !DILocation(line: 961, column: 18, scope: !42, inlinedAt: !46)
!42 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOl3addCsivDPUl2OOUb_6search", scope: !44, file: !43, line: 927, type: !11, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!43 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/mut_ptr.rs", directory: "", checksumkind: CSK_MD5, checksum: "7c03c8e0ae695174f7f10881dc49d2cb")
!44 = !DINamespace(name: "{impl#0}", scope: !45)
!45 = !DINamespace(name: "mut_ptr", scope: !39)
!46 = !DILocation(line: 27, column: 26, scope: !32)
!47 = !DILocation(line: 961, column: 18, scope: !48, inlinedAt: !49)
!48 = distinct !DISubprogram(name: "add<u32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOm3addCsivDPUl2OOUb_6search", scope: !44, file: !43, line: 927, type: !11, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!49 = !DILocation(line: 28, column: 26, scope: !32)
!50 = !DILocation(line: 969, column: 15, scope: !51, inlinedAt: !55)
!51 = distinct !DISubprogram(name: "expect<core::num::nonzero::NonZero<usize>>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core6optionINtB2_6OptionINtNtNtB4_3num7nonzero7NonZerojEE6expectCsivDPUl2OOUb_6search", scope: !53, file: !52, line: 968, type: !11, scopeLine: 968, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!52 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/option.rs", directory: "", checksumkind: CSK_MD5, checksum: "fddbcef1524c4b01c55888c6c3823b51")
!53 = !DINamespace(name: "Option", scope: !54)
!54 = !DINamespace(name: "option", scope: !18)
!55 = !DILocation(line: 1116, column: 39, scope: !56, inlinedAt: !60)
!56 = distinct !DISubprogram(name: "windows<u8>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core5sliceSh7windowsCsivDPUl2OOUb_6search", scope: !58, file: !57, line: 1115, type: !11, scopeLine: 1115, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!57 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "1f64a141f11e4e3a7a0a9e34684244e5")
!58 = !DINamespace(name: "{impl#0}", scope: !59)
!59 = !DINamespace(name: "slice", scope: !18)
!60 = !DILocation(line: 31, column: 19, scope: !61)
!61 = distinct !DILexicalBlock(scope: !32, file: !9, line: 23, column: 5)
!62 = !DILocation(line: 969, column: 9, scope: !51, inlinedAt: !55)
!63 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!64 = !DILocation(line: 2495, column: 9, scope: !65, inlinedAt: !72)
!65 = distinct !DILexicalBlock(scope: !67, file: !66, line: 2494, column: 9)
!66 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/traits/iterator.rs", directory: "", checksumkind: CSK_MD5, checksum: "f4b9c513c514813caba0d66b018b98e1")
!67 = distinct !DISubprogram(name: "try_fold<core::slice::iter::Windows<u8>, (), core::iter::traits::iterator::Iterator::position::check::{closure_env#0}<&[u8], search::search::{closure_env#0}>, core::ops::control_flow::ControlFlow<usize, ()>>", linkageName: "_RINvYINtNtNtCsnC4lpNxbXH_4core5slice4iter7WindowshENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folduNCINvNvBN_8position5checkRShNCNvCsivDPUl2OOUb_6search6search0E0INtNtNtBa_3ops12control_flow11ControlFlowjEEB28_", scope: !68, file: !66, line: 2488, type: !11, scopeLine: 2488, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!68 = !DINamespace(name: "Iterator", scope: !69)
!69 = !DINamespace(name: "iterator", scope: !70)
!70 = !DINamespace(name: "traits", scope: !71)
!71 = !DINamespace(name: "iter", scope: !18)
!72 = distinct !DILocation(line: 3158, column: 14, scope: !73, inlinedAt: !75)
!73 = distinct !DILexicalBlock(scope: !74, file: !66, line: 3157, column: 9)
!74 = distinct !DISubprogram(name: "position<core::slice::iter::Windows<u8>, search::search::{closure_env#0}>", linkageName: "_RINvYINtNtNtCsnC4lpNxbXH_4core5slice4iter7WindowshENtNtNtNtBa_4iter6traits8iterator8Iterator8positionNCNvCsivDPUl2OOUb_6search6search0EB1F_", scope: !68, file: !66, line: 3136, type: !11, scopeLine: 3136, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!75 = !DILocation(line: 31, column: 35, scope: !61)
!76 = !DILocation(line: 3157, column: 23, scope: !74, inlinedAt: !75)
!77 = !DILocation(line: 1357, column: 12, scope: !78, inlinedAt: !82)
!78 = distinct !DISubprogram(name: "next<u8>", linkageName: "_RNvXsY_NtNtCsnC4lpNxbXH_4core5slice4iterINtB5_7WindowshENtNtNtNtB9_4iter6traits8iterator8Iterator4nextCsivDPUl2OOUb_6search", scope: !80, file: !79, line: 1356, type: !11, scopeLine: 1356, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!79 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/iter.rs", directory: "", checksumkind: CSK_MD5, checksum: "f33ab2e22fe09095bf73c41c52bd166c")
!80 = !DINamespace(name: "{impl#62}", scope: !81)
!81 = !DINamespace(name: "iter", scope: !59)
!82 = distinct !DILocation(line: 2495, column: 34, scope: !83, inlinedAt: !72)
!83 = distinct !DILexicalBlock(scope: !65, file: !66, line: 2495, column: 41)
!84 = !DILocation(line: 2495, column: 29, scope: !83, inlinedAt: !72)
!85 = !DILocation(line: 2495, column: 19, scope: !83, inlinedAt: !72)
!86 = !{!87}
!87 = distinct !{!87, !88, !"_RNCINvNvNtNtNtNtCsnC4lpNxbXH_4core4iter6traits8iterator8Iterator8position5checkRShNCNvCsivDPUl2OOUb_6search6search0E0B1m_: %x.0"}
!88 = distinct !{!88, !"_RNCINvNvNtNtNtNtCsnC4lpNxbXH_4core4iter6traits8iterator8Iterator8position5checkRShNCNvCsivDPUl2OOUb_6search6search0E0B1m_"}
!89 = !DILocation(line: 2496, column: 21, scope: !83, inlinedAt: !72)
!90 = !{!91}
!91 = distinct !{!91, !92, !"_RNCNvCsivDPUl2OOUb_6search6search0B3_: %part.0"}
!92 = distinct !{!92, !"_RNCNvCsivDPUl2OOUb_6search6search0B3_"}
!93 = !DILocation(line: 3148, column: 20, scope: !94, inlinedAt: !97)
!94 = distinct !DISubprogram(name: "{closure#0}<&[u8], search::search::{closure_env#0}>", linkageName: "_RNCINvNvNtNtNtNtCsnC4lpNxbXH_4core4iter6traits8iterator8Iterator8position5checkRShNCNvCsivDPUl2OOUb_6search6search0E0B1m_", scope: !95, file: !66, line: 3147, type: !11, scopeLine: 3147, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!95 = !DINamespace(name: "check", scope: !96)
!96 = !DINamespace(name: "position", scope: !68)
!97 = distinct !DILocation(line: 2496, column: 21, scope: !83, inlinedAt: !72)
!98 = !{!99}
!99 = distinct !{!99, !100, !"_RNvMNtNtCsnC4lpNxbXH_4core5slice5asciiSh27eq_ignore_ascii_case_simple: argument 0"}
!100 = distinct !{!100, !"_RNvMNtNtCsnC4lpNxbXH_4core5slice5asciiSh27eq_ignore_ascii_case_simple"}
!101 = !DILocation(line: 77, column: 14, scope: !102, inlinedAt: !106)
!102 = distinct !DISubprogram(name: "eq_ignore_ascii_case", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core5slice5asciiSh20eq_ignore_ascii_case", scope: !104, file: !103, line: 60, type: !11, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!103 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/ascii.rs", directory: "", checksumkind: CSK_MD5, checksum: "b6c51681cd034b619973ba42ba371438")
!104 = !DINamespace(name: "{impl#0}", scope: !105)
!105 = !DINamespace(name: "ascii", scope: !59)
!106 = distinct !DILocation(line: 31, column: 56, scope: !107, inlinedAt: !109)
!107 = distinct !DISubprogram(name: "{closure#0}", linkageName: "_RNCNvCsivDPUl2OOUb_6search6search0B3_", scope: !108, file: !9, line: 31, type: !11, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!108 = !DINamespace(name: "search", scope: !10)
!109 = distinct !DILocation(line: 3148, column: 20, scope: !94, inlinedAt: !97)
!110 = !{!111}
!111 = distinct !{!111, !100, !"_RNvMNtNtCsnC4lpNxbXH_4core5slice5asciiSh27eq_ignore_ascii_case_simple: argument 1"}
!112 = !DILocation(line: 90, column: 9, scope: !113, inlinedAt: !116)
!113 = distinct !DILexicalBlock(scope: !114, file: !103, line: 88, column: 9)
!114 = distinct !DILexicalBlock(scope: !115, file: !103, line: 87, column: 9)
!115 = distinct !DISubprogram(name: "eq_ignore_ascii_case_simple", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core5slice5asciiSh27eq_ignore_ascii_case_simple", scope: !104, file: !103, line: 83, type: !11, scopeLine: 83, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!116 = distinct !DILocation(line: 77, column: 14, scope: !102, inlinedAt: !106)
!117 = !DILocation(line: 90, column: 20, scope: !118, inlinedAt: !116)
!118 = distinct !DILexicalBlock(scope: !113, file: !103, line: 90, column: 77)
!119 = !DILocation(line: 90, column: 30, scope: !118, inlinedAt: !116)
!120 = !DILocation(line: 90, column: 54, scope: !118, inlinedAt: !116)
!121 = !DILocation(line: 666, column: 9, scope: !122, inlinedAt: !126)
!122 = distinct !DISubprogram(name: "to_ascii_lowercase", linkageName: "_RNvMs4_NtCsnC4lpNxbXH_4core3numh18to_ascii_lowercase", scope: !124, file: !123, line: 664, type: !11, scopeLine: 664, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!123 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/num/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "4ca8413d702e1d632ef4141b8c806729")
!124 = !DINamespace(name: "{impl#6}", scope: !125)
!125 = !DINamespace(name: "num", scope: !18)
!126 = distinct !DILocation(line: 691, column: 14, scope: !127, inlinedAt: !128)
!127 = distinct !DISubprogram(name: "eq_ignore_ascii_case", linkageName: "_RNvMs4_NtCsnC4lpNxbXH_4core3numh20eq_ignore_ascii_case", scope: !124, file: !123, line: 690, type: !11, scopeLine: 690, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!128 = distinct !DILocation(line: 91, column: 24, scope: !118, inlinedAt: !116)
!129 = !{!99, !91, !87}
!130 = !{!111, !131, !132, !134}
!131 = distinct !{!131, !88, !"_RNCINvNvNtNtNtNtCsnC4lpNxbXH_4core4iter6traits8iterator8Iterator8position5checkRShNCNvCsivDPUl2OOUb_6search6search0E0B1m_: %_1"}
!132 = distinct !{!132, !133, !"_RINvYINtNtNtCsnC4lpNxbXH_4core5slice4iter7WindowshENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folduNCINvNvBN_8position5checkRShNCNvCsivDPUl2OOUb_6search6search0E0INtNtNtBa_3ops12control_flow11ControlFlowjEEB28_: %self"}
!133 = distinct !{!133, !"_RINvYINtNtNtCsnC4lpNxbXH_4core5slice4iter7WindowshENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folduNCINvNvBN_8position5checkRShNCNvCsivDPUl2OOUb_6search6search0E0INtNtNtBa_3ops12control_flow11ControlFlowjEEB28_"}
!134 = distinct !{!134, !133, !"_RINvYINtNtNtCsnC4lpNxbXH_4core5slice4iter7WindowshENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folduNCINvNvBN_8position5checkRShNCNvCsivDPUl2OOUb_6search6search0E0INtNtNtBa_3ops12control_flow11ControlFlowjEEB28_: %f"}
!135 = !DILocation(line: 813, column: 25, scope: !136, inlinedAt: !140)
!136 = !DILexicalBlockFile(scope: !137, file: !123, discriminator: 0)
!137 = distinct !DILexicalBlock(scope: !139, file: !138, line: 429, column: 9)
!138 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/macros/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "ea18ead197484fb49be4775a38f0f346")
!139 = distinct !DISubprogram(name: "is_ascii_uppercase", linkageName: "_RNvMs4_NtCsnC4lpNxbXH_4core3numh18is_ascii_uppercase", scope: !124, file: !123, line: 812, type: !11, scopeLine: 812, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!140 = distinct !DILocation(line: 666, column: 23, scope: !122, inlinedAt: !126)
!141 = !DILocation(line: 666, column: 9, scope: !122, inlinedAt: !142)
!142 = distinct !DILocation(line: 691, column: 44, scope: !127, inlinedAt: !128)
!143 = !{!99, !91, !131, !87, !132, !134}
!144 = !DILocation(line: 813, column: 25, scope: !145, inlinedAt: !147)
!145 = !DILexicalBlockFile(scope: !146, file: !123, discriminator: 0)
!146 = distinct !DILexicalBlock(scope: !139, file: !138, line: 429, column: 9)
!147 = distinct !DILocation(line: 666, column: 23, scope: !148, inlinedAt: !142)
!148 = !DILexicalBlockFile(scope: !122, file: !123, discriminator: 2)
!149 = !DILocation(line: 691, column: 9, scope: !127, inlinedAt: !128)
!150 = !DILocation(line: 91, column: 16, scope: !118, inlinedAt: !116)
!151 = !DILocation(line: 3151, column: 21, scope: !94, inlinedAt: !97)
!152 = !DILocation(line: 3148, column: 17, scope: !94, inlinedAt: !97)
!153 = !DILocation(line: 0, scope: !74, inlinedAt: !75)
!154 = !DILocation(line: 0, scope: !94, inlinedAt: !97)
!155 = !DILocation(line: 0, scope: !65, inlinedAt: !72)
!156 = !DILocation(line: 31, column: 5, scope: !61)
!157 = !DILocation(line: 407, column: 18, scope: !158, inlinedAt: !162)
!158 = distinct !DISubprogram(name: "as_ptr<u8>", linkageName: "_RNvMs1_NtNtCsnC4lpNxbXH_4core3ptr8non_nullINtB5_7NonNullhE6as_ptrCsivDPUl2OOUb_6search", scope: !160, file: !159, line: 401, type: !11, scopeLine: 401, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!159 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/non_null.rs", directory: "", checksumkind: CSK_MD5, checksum: "84a86787d0c87de0d69993189aea0a0d")
!160 = !DINamespace(name: "NonNull", scope: !161)
!161 = !DINamespace(name: "non_null", scope: !39)
!162 = !DILocation(line: 102, column: 69, scope: !163, inlinedAt: !167)
!163 = distinct !DILexicalBlock(scope: !164, file: !79, line: 98, column: 9)
!164 = distinct !DILexicalBlock(scope: !165, file: !79, line: 97, column: 9)
!165 = distinct !DISubprogram(name: "new<u8>", linkageName: "_RNvMs4_NtNtCsnC4lpNxbXH_4core5slice4iterINtB5_4IterhE3newCsivDPUl2OOUb_6search", scope: !166, file: !79, line: 96, type: !11, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!166 = !DINamespace(name: "Iter", scope: !81)
!167 = !DILocation(line: 1041, column: 9, scope: !168, inlinedAt: !169)
!168 = distinct !DISubprogram(name: "iter<u8>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core5sliceSh4iterCsivDPUl2OOUb_6search", scope: !58, file: !57, line: 1040, type: !11, scopeLine: 1040, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!169 = !DILocation(line: 32, column: 19, scope: !61)
!170 = !DILocation(line: 1717, column: 9, scope: !171, inlinedAt: !173)
!171 = distinct !DISubprogram(name: "eq<u8>", linkageName: "_RNvXsd_NtNtCsnC4lpNxbXH_4core3ptr8non_nullINtB5_7NonNullhENtNtB9_3cmp9PartialEq2eqCsivDPUl2OOUb_6search", scope: !172, file: !159, line: 1716, type: !11, scopeLine: 1716, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!172 = !DINamespace(name: "{impl#15}", scope: !161)
!173 = distinct !DILocation(line: 44, column: 20, scope: !174, inlinedAt: !179)
!174 = distinct !DILexicalBlock(scope: !176, file: !175, line: 33, column: 13)
!175 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/iter/macros.rs", directory: "", checksumkind: CSK_MD5, checksum: "87d1f0c2746f51593d75ddf4c9271f14")
!176 = distinct !DILexicalBlock(scope: !177, file: !175, line: 25, column: 86)
!177 = distinct !DISubprogram(name: "fold<u8, usize, core::iter::adapters::map::map_fold::{closure_env#0}<&u8, usize, usize, core::iter::adapters::filter::{impl#3}::count::to_usize::{closure_env#0}<&u8, search::search::{closure_env#2}>, core::iter::traits::accum::{impl#48}::sum::{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<u8>, core::iter::adapters::filter::{impl#3}::count::to_usize::{closure_env#0}<&u8, search::search::{closure_env#2}>>>>>", linkageName: "_RINvXs2J_NtNtCsnC4lpNxbXH_4core5slice4iterINtB7_4IterhENtNtNtNtBb_4iter6traits8iterator8Iterator4foldjNCINvNtNtBX_8adapters3map8map_foldRhjjNCINvNvXs1_NtB1J_6filterINtB2p_6FilterppEBR_5count8to_usizeB2a_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtBV_5accumjNtB40_3Sum3sumINtB1H_3MapBE_B2e_EE0E0EB3j_", scope: !178, file: !175, line: 259, type: !11, scopeLine: 259, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!178 = !DINamespace(name: "{impl#171}", scope: !81)
!179 = distinct !DILocation(line: 128, column: 19, scope: !180, inlinedAt: !185)
!180 = distinct !DISubprogram(name: "fold<usize, core::slice::iter::Iter<u8>, core::iter::adapters::filter::{impl#3}::count::to_usize::{closure_env#0}<&u8, search::search::{closure_env#2}>, usize, core::iter::traits::accum::{impl#48}::sum::{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<u8>, core::iter::adapters::filter::{impl#3}::count::to_usize::{closure_env#0}<&u8, search::search::{closure_env#2}>>>>", linkageName: "_RINvXs0_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3mapINtB6_3MapINtNtNtBc_5slice4iter4IterhENCINvNvXs1_NtB8_6filterINtB1z_6FilterppENtNtNtBa_6traits8iterator8Iterator5count8to_usizeRhNCNvCsivDPUl2OOUb_6search6searchs0_0E0EB22_4foldjNCINvXsK_NtB26_5accumjNtB3N_3Sum3sumBM_E0EB2V_", scope: !182, file: !181, line: 124, type: !11, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!181 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/adapters/map.rs", directory: "", checksumkind: CSK_MD5, checksum: "5ce513be6246907d9f12b589637a5bf6")
!182 = !DINamespace(name: "{impl#2}", scope: !183)
!183 = !DINamespace(name: "map", scope: !184)
!184 = !DINamespace(name: "adapters", scope: !71)
!185 = distinct !DILocation(line: 52, column: 22, scope: !186, inlinedAt: !190)
!186 = distinct !DISubprogram(name: "sum<core::iter::adapters::map::Map<core::slice::iter::Iter<u8>, core::iter::adapters::filter::{impl#3}::count::to_usize::{closure_env#0}<&u8, search::search::{closure_env#2}>>>", linkageName: "_RINvXsK_NtNtNtCsnC4lpNxbXH_4core4iter6traits5accumjNtB6_3Sum3sumINtNtNtBa_8adapters3map3MapINtNtNtBc_5slice4iter4IterhENCINvNvXs1_NtB15_6filterINtB24_6FilterppENtNtB8_8iterator8Iterator5count8to_usizeRhNCNvCsivDPUl2OOUb_6search6searchs0_0E0EEB3i_", scope: !188, file: !187, line: 51, type: !11, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!187 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/traits/accum.rs", directory: "", checksumkind: CSK_MD5, checksum: "feb1ff9fb1952daa0ee55a4414e2f66e")
!188 = !DINamespace(name: "{impl#48}", scope: !189)
!189 = !DINamespace(name: "accum", scope: !70)
!190 = distinct !DILocation(line: 3676, column: 9, scope: !191, inlinedAt: !192)
!191 = distinct !DISubprogram(name: "sum<core::iter::adapters::map::Map<core::slice::iter::Iter<u8>, core::iter::adapters::filter::{impl#3}::count::to_usize::{closure_env#0}<&u8, search::search::{closure_env#2}>>, usize>", linkageName: "_RINvYINtNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map3MapINtNtNtBc_5slice4iter4IterhENCINvNvXs1_NtB8_6filterINtB1t_6FilterppENtNtNtBa_6traits8iterator8Iterator5count8to_usizeRhNCNvCsivDPUl2OOUb_6search6searchs0_0E0EB1W_3sumjEB2P_", scope: !68, file: !66, line: 3671, type: !11, scopeLine: 3671, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!192 = distinct !DILocation(line: 142, column: 61, scope: !193, inlinedAt: !198)
!193 = distinct !DILexicalBlock(scope: !195, file: !194, line: 141, column: 9)
!194 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/adapters/filter.rs", directory: "", checksumkind: CSK_MD5, checksum: "0fe38b0a028a2625f3dab8491b9d0983")
!195 = distinct !DISubprogram(name: "count<core::slice::iter::Iter<u8>, search::search::{closure_env#2}>", linkageName: "_RNvXs1_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter4IterhENCNvCsivDPUl2OOUb_6search6searchs0_0ENtNtNtB9_6traits8iterator8Iterator5countB1x_", scope: !196, file: !194, line: 135, type: !11, scopeLine: 135, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!196 = !DINamespace(name: "{impl#3}", scope: !197)
!197 = !DINamespace(name: "filter", scope: !184)
!198 = distinct !DILocation(line: 32, column: 111, scope: !61)
!199 = !DILocation(line: 25, column: 86, scope: !176, inlinedAt: !179)
!200 = !DILocation(line: 32, column: 40, scope: !201, inlinedAt: !204)
!201 = !DILexicalBlockFile(scope: !202, file: !9, discriminator: 0)
!202 = distinct !DILexicalBlock(scope: !203, file: !138, line: 429, column: 9)
!203 = distinct !DISubprogram(name: "{closure#2}", linkageName: "_RNCNvCsivDPUl2OOUb_6search6searchs0_0B3_", scope: !108, file: !9, line: 32, type: !11, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!204 = distinct !DILocation(line: 138, column: 22, scope: !205, inlinedAt: !208)
!205 = distinct !DISubprogram(name: "{closure#0}<&u8, search::search::{closure_env#2}>", linkageName: "_RNCINvNvXs1_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtBa_6FilterppENtNtNtBe_6traits8iterator8Iterator5count8to_usizeRhNCNvCsivDPUl2OOUb_6search6searchs0_0E0B22_", scope: !206, file: !194, line: 138, type: !11, scopeLine: 138, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!206 = !DINamespace(name: "to_usize", scope: !207)
!207 = !DINamespace(name: "count", scope: !196)
!208 = distinct !DILocation(line: 88, column: 28, scope: !209, inlinedAt: !211)
!209 = distinct !DISubprogram(name: "{closure#0}<&u8, usize, usize, core::iter::adapters::filter::{impl#3}::count::to_usize::{closure_env#0}<&u8, search::search::{closure_env#2}>, core::iter::traits::accum::{impl#48}::sum::{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<u8>, core::iter::adapters::filter::{impl#3}::count::to_usize::{closure_env#0}<&u8, search::search::{closure_env#2}>>>>", linkageName: "_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_", scope: !210, file: !181, line: 88, type: !11, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!210 = !DINamespace(name: "map_fold", scope: !183)
!211 = distinct !DILocation(line: 279, column: 27, scope: !212, inlinedAt: !179)
!212 = distinct !DILexicalBlock(scope: !213, file: !175, line: 275, column: 17)
!213 = distinct !DILexicalBlock(scope: !214, file: !175, line: 274, column: 17)
!214 = distinct !DILexicalBlock(scope: !177, file: !175, line: 273, column: 17)
!215 = !DILocation(line: 971, column: 21, scope: !51, inlinedAt: !55)
!216 = !DILocation(line: 0, scope: !214, inlinedAt: !179)
!217 = !DILocation(line: 659, column: 28, scope: !218, inlinedAt: !219)
!218 = distinct !DISubprogram(name: "add<u8>", linkageName: "_RNvMs1_NtNtCsnC4lpNxbXH_4core3ptr8non_nullINtB5_7NonNullhE3addCsivDPUl2OOUb_6search", scope: !160, file: !159, line: 651, type: !11, scopeLine: 651, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!219 = distinct !DILocation(line: 279, column: 67, scope: !212, inlinedAt: !179)
!220 = !DILocation(line: 279, column: 27, scope: !212, inlinedAt: !179)
!221 = !{!222}
!222 = distinct !{!222, !223, !"_RNCINvNvXs1_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtBa_6FilterppENtNtNtBe_6traits8iterator8Iterator5count8to_usizeRhNCNvCsivDPUl2OOUb_6search6searchs0_0E0B22_: argument 0"}
!223 = distinct !{!223, !"_RNCINvNvXs1_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtBa_6FilterppENtNtNtBe_6traits8iterator8Iterator5count8to_usizeRhNCNvCsivDPUl2OOUb_6search6searchs0_0E0B22_"}
!224 = !DILocation(line: 813, column: 25, scope: !225, inlinedAt: !228)
!225 = !DILexicalBlockFile(scope: !226, file: !123, discriminator: 0)
!226 = distinct !DILexicalBlock(scope: !227, file: !138, line: 429, column: 9)
!227 = distinct !DISubprogram(name: "is_ascii_uppercase", linkageName: "_RNvMs4_NtCsnC4lpNxbXH_4core3numh18is_ascii_uppercase", scope: !124, file: !123, line: 812, type: !11, scopeLine: 812, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!228 = distinct !DILocation(line: 666, column: 23, scope: !229, inlinedAt: !230)
!229 = distinct !DISubprogram(name: "to_ascii_lowercase", linkageName: "_RNvMs4_NtCsnC4lpNxbXH_4core3numh18to_ascii_lowercase", scope: !124, file: !123, line: 664, type: !11, scopeLine: 664, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!230 = distinct !DILocation(line: 32, column: 54, scope: !201, inlinedAt: !204)
!231 = !DILocation(line: 666, column: 9, scope: !229, inlinedAt: !230)
!232 = !DILocation(line: 55, column: 28, scope: !233, inlinedAt: !235)
!233 = distinct !DISubprogram(name: "{closure#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<u8>, core::iter::adapters::filter::{impl#3}::count::to_usize::{closure_env#0}<&u8, search::search::{closure_env#2}>>>", linkageName: "_RNCINvXsK_NtNtNtCsnC4lpNxbXH_4core4iter6traits5accumjNtB8_3Sum3sumINtNtNtBc_8adapters3map3MapINtNtNtBe_5slice4iter4IterhENCINvNvXs1_NtB17_6filterINtB26_6FilterppENtNtBa_8iterator8Iterator5count8to_usizeRhNCNvCsivDPUl2OOUb_6search6searchs0_0E0EE0B3k_", scope: !234, file: !187, line: 55, type: !11, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!234 = !DINamespace(name: "sum", scope: !188)
!235 = distinct !DILocation(line: 88, column: 21, scope: !209, inlinedAt: !211)
!236 = !DILocation(line: 898, column: 17, scope: !237, inlinedAt: !240)
!237 = distinct !DISubprogram(name: "unchecked_add", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj13unchecked_add", scope: !239, file: !238, line: 886, type: !11, scopeLine: 886, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!238 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/num/uint_macros.rs", directory: "", checksumkind: CSK_MD5, checksum: "5fc7d5e74eb0c3c3b6eb5c642b7e095f")
!239 = !DINamespace(name: "{impl#11}", scope: !125)
!240 = distinct !DILocation(line: 283, column: 36, scope: !212, inlinedAt: !179)
!241 = !DILocation(line: 284, column: 24, scope: !212, inlinedAt: !179)
!242 = distinct !{!242, !243}
!243 = !{!"llvm.loop.unroll.disable"}
!244 = !DILocation(line: 0, scope: !177, inlinedAt: !179)
!245 = !DILocation(line: 251, column: 48, scope: !246, inlinedAt: !248)
!246 = distinct !DISubprogram(name: "assume_count_le_upper_bound<core::slice::iter::Iter<u8>>", linkageName: "_RNvXs8_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtNtNtBb_5slice4iter4IterhENtB5_15SpecAssumeCount27assume_count_le_upper_boundCsivDPUl2OOUb_6search", scope: !247, file: !194, line: 249, type: !11, scopeLine: 249, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!247 = !DINamespace(name: "{impl#10}", scope: !197)
!248 = distinct !DILocation(line: 145, column: 13, scope: !249, inlinedAt: !198)
!249 = distinct !DILexicalBlock(scope: !193, file: !194, line: 142, column: 9)
!250 = !DILocation(line: 210, column: 9, scope: !251, inlinedAt: !254)
!251 = distinct !DISubprogram(name: "assert_unchecked", linkageName: "_RNvNtCsnC4lpNxbXH_4core4hint16assert_unchecked", scope: !253, file: !252, line: 202, type: !11, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!252 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/hint.rs", directory: "", checksumkind: CSK_MD5, checksum: "3bdbac5c7616d584a36b114744411911")
!253 = !DINamespace(name: "hint", scope: !18)
!254 = distinct !DILocation(line: 251, column: 18, scope: !246, inlinedAt: !248)
!255 = !DILocation(line: 32, column: 5, scope: !61)
!256 = !DILocation(line: 33, column: 2, scope: !8)
!257 = distinct !DISubprogram(name: "panic_fmt", linkageName: "_RNvNtCsnC4lpNxbXH_4core9panicking9panic_fmt", scope: !259, file: !258, line: 60, type: !260, scopeLine: 60, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!258 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/panicking.rs", directory: "", checksumkind: CSK_MD5, checksum: "982c30f04ae1f5e0f0f90d98d8701456")
!259 = !DINamespace(name: "panicking", scope: !18)
!260 = !DISubroutineType(cc: DW_CC_nocall, types: !12)
!261 = !DILocation(line: 146, column: 5, scope: !262, inlinedAt: !263)
!262 = distinct !DISubprogram(name: "trap", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx4trap", scope: !16, file: !15, line: 145, type: !11, scopeLine: 145, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!263 = distinct !DILocation(line: 16, column: 14, scope: !264, inlinedAt: !265)
!264 = distinct !DISubprogram(name: "panic", linkageName: "_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind", scope: !22, file: !21, line: 14, type: !11, scopeLine: 14, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!265 = distinct !DILocation(line: 80, column: 14, scope: !266)
!266 = distinct !DILexicalBlock(scope: !257, file: !258, line: 72, column: 5)
!267 = distinct !DISubprogram(name: "expect_failed", linkageName: "_RNvNtCsnC4lpNxbXH_4core6option13expect_failed", scope: !54, file: !52, line: 2259, type: !260, scopeLine: 2259, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!268 = !DILocation(line: 259, column: 5, scope: !269, inlinedAt: !270)
!269 = distinct !DISubprogram(name: "panic_display<&str>", linkageName: "_RINvNtCsnC4lpNxbXH_4core9panicking13panic_displayReEB4_", scope: !259, file: !258, line: 258, type: !11, scopeLine: 258, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!270 = !DILocation(line: 2260, column: 5, scope: !267)
