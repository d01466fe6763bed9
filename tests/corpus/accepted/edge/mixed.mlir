// A little of everything at once.
#map = affine_map<(i)[n] -> (i floordiv 2 + n)>
!ptr = !foo.ptr<i32, 3>
module @kernel attributes {foo.version = [1 : i32, 2], foo.flag} {
  %c:2, %p = "u.args"() {layout = memref<?xf32, #map>} : () -> (i1, index, !ptr)
  "u.func"() <{sym_name = "f", type = (i32, !ptr) -> (i32)}> ({
  ^entry(%x: i32 loc("x"), %y: !ptr):
    %r = "u.add"(%x, %x) <{flags = #foo.flags<nsw, nuw>}> : (i32, i32) -> i32
    "u.cond"(%r)[^then, ^else] {weights = array<i32: 1, 99>} : (i32) -> ()
  ^then:
    %v = "u.load"(%y) {align = 8} : (!ptr) -> i32 loc(#l)
    "u.br"(%v)[^exit] : (i32) -> ()
  ^else:
    "u.br"(%r)[^exit] : (i32) -> ()
  ^exit(%phi: i32):
    "u.ret"(%phi) : (i32) -> ()
  }) {visibility = "public"} : () -> () loc(callsite("f" at "file.c":1:1))
}
#l = loc("load"("file.c":10:4))
// -----
module {
  %t = "u.tensor"() {value = dense<[[1.0, -0.0], [0x7F800000, 3.5]]> : tensor<2x2xf32>} : () -> tensor<2x2xf32>
  %r = "u.reduce"(%t) ({
  ^bb0(%acc: f32, %e: f32):
    %s = "u.add"(%acc, %e) {fast = #foo<fm>} : (f32, f32) -> f32
    "u.yield"(%s) : (f32) -> ()
  }, {
  ^bb0(%a: f32):
    "u.yield"(%a) : (f32) -> ()
  }) {dims = array<i64: 0, 1>, init = 0.0 : f32} : (tensor<2x2xf32>) -> f32
  %k = "builtin.unrealized_conversion_cast"(%r) : (f32) -> !foo.box<f32>
  "u.print"(%k, %t#0) {fmt = "%f\n"} : (!foo.box<f32>, tensor<2x2xf32>) -> ()
}
// -----
"u.loop"() ({
^bb0(%i: index):
  "u.loop"() ({
  ^bb0(%j: index):
    %0 = "u.idx"(%i, %j) {map = affine_map<(a, b) -> (a * 16 + b)>} : (index, index) -> index
    "u.if"(%0) ({
      "u.yield"() : () -> ()
    }, {
    }) : (index) -> ()
  }) {lb = 0 : index, ub = 16 : index} : () -> ()
}) {lb = 0 : index, ub = 8 : index, set = affine_set<(d0) : (d0 >= 0, 7 - d0 >= 0)>} : () -> ()
// -----
module @outer {
  module @lib {
    "u.global"() <{sym_name = "g", init = dense_resource<weights> : tensor<2xi16>}> : () -> ()
  }
  "u.use"() {ref = @outer::@lib::@g, again = dense_resource<weights> : tensor<2xi16>} : () -> ()
}
{-# dialect_resources: { builtin: { weights: "0x0200000001000200" } } #-}
// -----
%0 = "u.cycle"(%1#1) ({
  "u.inner"(%0, %1#0) : (i8, i16) -> ()
}) {d = distinct[4]<@node>} : (i32) -> i8
%1:2 = "u.cycle"(%0) {d = distinct[4]<@node>, e = distinct[5]<@node>} : (i8) -> (i16, i32)
