%0 = "a.x"() : () -> i32
"a.r"() ({
  %1 = "a.y"() : () -> i32
  "a.z"(%0, %1) : (i32, i32) -> ()
  module {
    %5 = "a.q"() : () -> i32
    builtin.unrealized_conversion_cast to i32
  }
}) : () -> ()
%2 = "a.w"() : () -> i32
%3 = builtin.unrealized_conversion_cast %2 : i32 to i64
%4:2 = builtin.unrealized_conversion_cast %2, %2 : i32, i32 to i64, i64 {a.b = 1}
module @x attributes {sym_visibility = "private", a.b} {
   %1 = "a.y"() : () -> i32
}
"a.b"() ({
^bb0(%x : i32):
  "a.c"() : () -> ()
}, {}, {^bb0:}, {
  "a.br"()[^bb2, ^bb1, ^bb2] : () -> ()
^bb1:
  "a.br"()[^bb2, ^bb1] {a} : () -> ()
^bb2:
  "a.br"() <{a = 1}> ({}) : () -> ()
^bb3:
  "a.x"() : () -> ()
}) {b} : () -> ()
"a.b"() {a = !foo<_bar>, b = #foo<_bar>, c=!foo.a_b, d = !foo<"a">, e = 1 : ui1, f = -1: si1, g = dense<[1,0]> : tensor<2xui1>, h = [1 : i1, -1 : si1, 2:i64, 2:si64, 1.0, 1.0:f32], j = dense<1> : tensor<2xui1>, k = [dense<1> : tensor<2xi64>],
 t = tuple<i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1>, l="x":i32, m = ["x":i32, #foo.bar : i64], o = array<i1: true,false>, p = array<si1>, q = dense<[-1,0]> : tensor<2xsi1>, r = array<ui1: true>} : () -> ()
"a.b"() {a = dense<[(1,2),(3,4)]> : tensor<2xcomplex<i8>>, b = dense<[[[],[]]]> : tensor<1x2x0xi8>, c = dense<[[1,2,3],[4,5,6]]> : tensor<2x3xi8>, d = dense<(1.0,2.0)> : tensor<complex<f32>>, e = dense<[[1,2,3],[4,5,6]]> : vector<2x3xui8>,
f = vector<[4]xi32>, g = vector<2x[4]x1xi32>, h = vector<i32>, i = memref<2xf32, strided<[1], offset: ?>, 1 : i32>, j = strided<[], offset: 4>, k = [strided<[]>], l = array<f32: 1.0, 2.0>, m = array<ui8: 255>, n = memref<*xf32, 3>, o = memref<*xf32, "abc">, p = array<i128 : 1, -5>} : () -> ()
"a.b"() {"a b" = @"x y"::@z, "q\"" = "\n\\\"é"} : () -> () loc("fi\"le":1:2)
