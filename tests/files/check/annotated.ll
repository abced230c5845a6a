;@ check FILE
target triple = "nvptx64-nvidia-cuda"

define void @stage(ptr %out) {
  store i32 1, ptr %out
  ret void
}

define void @entry(ptr %out) {
  call void @stage(ptr %out)
  ret void
}

!nvvm.annotations = !{!0, !1}
!0 = !{ptr @stage, !"kernel", i32 1}
!1 = !{ptr @entry, !"maxntidx", i32 64, !"kernel", i32 1}
