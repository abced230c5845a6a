;@ build FILE
target triple = "nvptx64-nvidia-cuda"

define internal void @helper() {
  ret void
}
