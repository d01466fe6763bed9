// builtin.module(view-op-graph{print-control-flow-edges=true})
module @m attributes {x.y = dense<[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20]> : tensor<20xi32>} {
  memref.global "private" @g : memref<2x10xi32> = dense<7>
  "test.op"() {a = [1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17], b = [1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16], s = "tab\09 nl\0A bs\\ q\" é", u, d = dense<[[1,2],[3,4]]> : tensor<2x2xi32>, e = dense<[[1,2,3,4,5,6,7,8,9,10]]> : tensor<1x10xi32>,
   h = dense<[[1,2,3,4,5,6,7,8,9,10], [1,2,3,4,5,6,7,8,9,10]]> : tensor<2x10xi32>, sp = sparse<[[0,0],[1,1]], [1,2]> : tensor<30x30xi32>, l = loc("x"), spl = dense<12345678> : tensor<20x20x20xi32>, dr = dense_resource<foo> : tensor<10x10xf32>, da = array<i32: 1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18>} : () -> ()
  func.func private @g2(%a: memref<4x5xindex>, %very.long_name-x: i32) -> (i32, tuple<memref<4x5x6xi64>, memref<4x5x6xi64>>) {
    %0:2 = "test.multi"(%a, %very.long_name-x) : (memref<4x5xindex>, i32) -> (i32, tuple<memref<4x5x6xi64>, memref<4x5x6xi64>>)
    %7 = "test.region"(%a) ({
      ^bb0(%z: i32):
       "test.y"(%z) : (i32) -> ()
    ^bb1:
       "test.y"() : () -> ()
    }, {}) : (memref<4x5xindex>) -> (tuple<memref<4x5x6xi64>, memref<4x5x6xi64>>)
    return %0#0, %7 : i32, tuple<memref<4x5x6xi64>, memref<4x5x6xi64>>
  }
  func.func private @dec()
}
// -----
"test.graph"() ({
  %0 = "test.a"(%1) : (i32) -> i32
  %1 = "test.b"(%0, %1) : (i32, i32) -> i32
  func.func private @q(%arg0: i32) { return }
}) : () -> ()
"test.l"() {a = affine_map<(d0) -> (d0)>, t = tensor<4x5x6x7x8xi64>, longname_is_truncated_or_not = unit} : () -> ()
// -----
func.func @f(%a: i1, %b: tensor<4xf32>) -> i32 {
  %c = arith.constant {foo = "a<b>|{c}", bar = [1, 2]} 5 : i32
  %r:2 = scf.if %a -> (i32, i32) {
    scf.yield %c, %c : i32, i32
  } else {
    %d = arith.addi %c, %c overflow<nsw> : i32
    scf.yield %d, %c : i32, i32
  }
  cf.cond_br %a, ^x(%r#0 : i32), ^y
^x(%p: i32):
  return %p : i32
^y:
  return %r#1 : i32
}
