//! Poison may be moved, but not used.

use super::support::{message, value};

#[test]
fn poison_may_be_moved_and_left() {
    let text = "func.func @f(%c: i1, %a: i32) -> i32 {
      %p = ub.poison : i32
      %s = arith.select %c, %a, %p : i32
      %r = scf.if %c -> (i32) { scf.yield %s : i32 } else { scf.yield %p : i32 }
      cf.cond_br %c, ^use(%r : i32), ^end(%a : i32)
    ^use(%x: i32):
      %y = arith.addi %x, %x : i32
      return %y : i32
    ^end(%z: i32):
      return %z : i32
    }";
    assert_eq!((value::<_, i32>(text, (true, 4)), value::<_, i32>(text, (false, 4))), (8, 4));
}

#[test]
fn uses_of_poison_are_errors() {
    let text = "func.func @f(%c: i1, %a: i32) -> i32 {
      %p = ub.poison : i32
      %s = arith.select %c, %a, %p : i32
      %y = arith.addi %s, %a : i32
      return %y : i32
    }";
    assert_eq!(value::<_, i32>(text, (true, 4)), 8);
    assert!(message(text, (false, 4)).contains("'arith.addi' op uses poison as operand 0"));
    let tensor = "func.func @f() -> tensor<2xi32> {
      %p = ub.poison : tensor<2xi32>
      %y = arith.addi %p, %p : tensor<2xi32>
      return %y : tensor<2xi32>
    }";
    assert!(message(tensor, ()).contains("uses poison as operand 0"));
    assert!(message("func.func @f() { ub.unreachable }", ()).contains("'ub.unreachable' op was reached"));
}
