!a = i32
!b = tuple<!a, !a>
!c = (!b) -> !a
%0 = "u.a"() {t = !c} : () -> !b
"u.b"(%0) : (!b) -> ()
// -----
!v = vector<4xf32>
!t = tensor<2x!v>
%0 = "u.a"() {d = dense<1.0> : !v} : () -> !t
// -----
!e = f32
"u.a"() {a = tensor<2x!e>, b = vector<[2]x!e>, c = memref<*x!e>, d = complex<!e>, e = 1.0 : !e} : () -> ()
// -----
!i = i64
"u.a"() ({
^bb0(%x: !i):
  "u.u"(%x) : (!i) -> ()
}) {n = 5 : !i} : () -> !i
// -----
!foo = !foo.bar<x>
%0 = "u.a"() : () -> !foo
"u.b"(%0) : (!foo.bar<x>) -> ()
