; about: foreign-calling-convention
;;; of other machines => note foreign-calling-convention, note foreign-calling-convention
define x86_stdcallcc void @a() { ret void }
define preserve_allcc void @b() { ret void }
;;; fast and cold => nothing
define fastcc void @a() { ret void }
define coldcc void @b() { ret void }
define ptx_device void @c() { ret void }
