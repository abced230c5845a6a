;@ check FILE
;@ check FILE --deny warnings
;@ check FILE --allow nothing-checked
;@ build FILE
target triple = "nvptx64-nvidia-cuda"
