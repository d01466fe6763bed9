// builtin.module(func.func(view-op-graph{max-label-len=5 print-attrs=false print-data-flow-edges=false print-result-types=false}))
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
