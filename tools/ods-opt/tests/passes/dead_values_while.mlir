// builtin.module(remove-dead-values)
func.func @sorted(%p: i1, %x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %r:3 = scf.while (%a = %c0, %b = %x) : (i32, i32) -> (i32, i32, i32) {
    scf.condition(%p) %b, %a, %a : i32, i32, i32
  } do {
  ^bb0(%d: i32, %e: i32, %g: i32):
    scf.yield %d, %e : i32, i32
  }
  return %r#0 : i32
}
