; about: cluster-dims
;;; some 0, rank beside dimensions, blocks without dimensions => error cluster-dims, error cluster-dims, error cluster-dims
define ptx_kernel void @a() "target-cpu"="sm_90" "nvvm.cluster_dim"="2,0,1" "nvvm.reqntid"="32" { ret void }
define ptx_kernel void @b() "target-cpu"="sm_90" "nvvm.cluster_dim"="4,1,1" "nvvm.maxclusterrank"="2" { ret void }
define ptx_kernel void @c() "target-cpu"="sm_90" "nvvm.blocksareclusters" { ret void }
;;; 16 blocks, by attribute and annotation => warning cluster-dims, warning cluster-dims
define ptx_kernel void @a() "target-cpu"="sm_90" "nvvm.cluster_dim"="16,1,1" { ret void }
define ptx_kernel void @b() "target-cpu"="sm_90" { ret void }
!nvvm.annotations = !{!0}
!0 = !{ptr @b, !"cluster_dim_x", i32 16}
;;; no clusters before sm_90 => warning cluster-dims
define ptx_kernel void @a() "target-cpu"="sm_80" "nvvm.maxclusterrank"="2" { ret void }
;;; right ones, and all 0 => nothing
define ptx_kernel void @a() "target-cpu"="sm_90" "nvvm.cluster_dim"="2,2,2" "nvvm.reqntid"="32" "nvvm.blocksareclusters" { ret void }
define ptx_kernel void @b() "target-cpu"="sm_90" "nvvm.cluster_dim"="0,0,0" { ret void }
