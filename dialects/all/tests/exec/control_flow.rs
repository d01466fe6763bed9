//! Branches, loops and calls.

use super::support::{message, value};

#[test]
fn blocks_pass_values_at_once() {
    let fibonacci = "func.func @f(%n: i32) -> i64 {
      %zero = arith.constant 0 : i32
      %one = arith.constant 1 : i32
      %a = arith.constant 0 : i64
      %b = arith.constant 1 : i64
      cf.br ^head(%n, %a, %b : i32, i64, i64)
    ^head(%i: i32, %x: i64, %y: i64):
      %more = arith.cmpi sgt, %i, %zero : i32
      cf.cond_br %more, ^body, ^end(%x : i64)
    ^body:
      %j = arith.subi %i, %one : i32
      %z = arith.addi %x, %y : i64
      cf.br ^head(%j, %y, %z : i32, i64, i64)
    ^end(%r: i64):
      return %r : i64
    }";
    assert_eq!(value::<_, i64>(fibonacci, (90,)), 2880067194370816120);
    let swap = "func.func @f(%n: i32, %a: i32, %b: i32) -> (i32, i32) {
      %c0 = arith.constant 0 : i32
      %c1 = arith.constant 1 : i32
      cf.br ^head(%n, %a, %b : i32, i32, i32)
    ^head(%i: i32, %x: i32, %y: i32):
      %j = arith.subi %i, %c1 : i32
      %more = arith.cmpi sge, %j, %c0 : i32
      cf.cond_br %more, ^head(%j, %y, %x : i32, i32, i32), ^end
    ^end:
      return %x, %y : i32, i32
    }";
    assert_eq!(value::<_, (i32, i32)>(swap, (3, 10, 20)), (20, 10));
    assert_eq!(value::<_, (i32, i32)>(swap, (2, 10, 20)), (10, 20));
}

#[test]
fn switches_choose_cases() {
    let text = "func.func @f(%a: i32) -> i32 {
      %x = arith.constant 1 : i32
      %y = arith.constant 2 : i32
      cf.switch %a : i32, [ default: ^other(%a : i32), -1: ^one(%x : i32), 7: ^one(%y : i32) ]
    ^one(%r: i32):
      return %r : i32
    ^other(%s: i32):
      %t = arith.muli %s, %s : i32
      return %t : i32
    }";
    assert_eq!([-1, 7, 5].map(|a| value::<_, i32>(text, (a,))), [1, 2, 25]);
    let nested = "func.func @f(%a: index) -> i32 {
      %r = scf.index_switch %a -> i32
      case 2 { %x = arith.constant 20 : i32 scf.yield %x : i32 }
      case 5 { %x = arith.constant 50 : i32 scf.yield %x : i32 }
      default { %x = arith.constant 0 : i32 scf.yield %x : i32 }
      return %r : i32
    }";
    assert_eq!([2, 5, 3].map(|a| value::<_, i32>(nested, (a,))), [20, 50, 0]);
}

#[test]
fn loops_carry_values() {
    let text = "func.func @f(%n: index, %x: i32) -> (i32, i32) {
      %zero = arith.constant 0 : index
      %one = arith.constant 1 : index
      %a, %b = scf.for %i = %zero to %n step %one iter_args(%p = %x, %q = %x) -> (i32, i32) {
        %k = arith.index_cast %i : index to i32
        %r = arith.addi %p, %k : i32
        scf.yield %q, %r : i32, i32
      }
      return %a, %b : i32, i32
    }";
    assert_eq!(value::<_, (i32, i32)>(text, (0, 5)), (5, 5));
    assert_eq!(value::<_, (i32, i32)>(text, (3, 0)), (1, 2));
    let reused = "func.func @f(%n: i8) -> (i8, i8) {
      %c0 = arith.constant 0 : i8
      %c3 = arith.constant 3 : i8
      %s, %t = scf.for %i = %c0 to %n step %c3 iter_args(%p = %c0, %q = %c0) -> (i8, i8) : i8 {
        %r = arith.addi %p, %c3 : i8
        %u = arith.addi %p, %q : i8
        scf.yield %r, %u : i8, i8
      }
      return %s, %t : i8, i8
    }";
    assert_eq!(value::<_, (i8, i8)>(reused, (10,)), (12, 18));
    // The step after the last iteration does not overflow.
    assert_eq!(value::<_, (i8, i8)>(reused, (125,)).0, 126);
    let constant = "func.func @f(%n: index, %x: i32) -> (i32, i32) {
      %zero = arith.constant 0 : index
      %one = arith.constant 1 : index
      %a, %b = scf.for %i = %zero to %n step %one iter_args(%p = %x, %q = %x) -> (i32, i32) {
        %r = arith.addi %p, %q : i32
        %k = arith.constant 7 : i32
        scf.yield %k, %r : i32, i32
      }
      return %a, %b : i32, i32
    }";
    assert_eq!(value::<_, (i32, i32)>(constant, (2, 5)), (7, 17));
    let unsigned = "func.func @f(%a: i8, %b: i8) -> i32 {
      %c1 = arith.constant 1 : i8
      %x = arith.constant 0 : i32
      %y = arith.constant 1 : i32
      %r = scf.for unsigned %i = %a to %b step %c1 iter_args(%s = %x) -> (i32) : i8 {
        %t = arith.addi %s, %y : i32
        scf.yield %t : i32
      }
      return %r : i32
    }";
    assert_eq!(value::<_, i32>(unsigned, (100, -1)), 155);
    let step = "func.func @f(%n: index, %s: index) -> index {
      %c0 = arith.constant 0 : index
      scf.for %i = %c0 to %n step %s { }
      return %n : index
    }";
    assert!(message(step, (1, 0)).contains("step that is not positive"));
    // Without turns, the step does not matter.
    assert_eq!(value::<_, i64>(step, (0, 0)), 0);
    let gcd = "func.func @f(%a: i32, %b: i32) -> i32 {
      %zero = arith.constant 0 : i32
      %r:2 = scf.while (%x = %a, %y = %b) : (i32, i32) -> (i32, i32) {
        %more = arith.cmpi ne, %y, %zero : i32
        scf.condition(%more) %x, %y : i32, i32
      } do {
      ^bb0(%x: i32, %y: i32):
        %m = arith.remsi %x, %y : i32
        scf.yield %y, %m : i32, i32
      }
      return %r#0 : i32
    }";
    assert_eq!(value::<_, i32>(gcd, (48, 36)), 12);
}

#[test]
fn conditions_and_regions_yield() {
    let text = "func.func @f(%a: i32, %b: i32) -> i32 {
      %c = arith.cmpi slt, %a, %b : i32
      %r = scf.if %c -> (i32) {
        %d = arith.subi %b, %a : i32
        scf.yield %d : i32
      } else {
        %e = scf.execute_region -> i32 {
          cf.cond_br %c, ^one, ^two(%a : i32)
        ^one:
          scf.yield %b : i32
        ^two(%v: i32):
          scf.yield %v : i32
        }
        scf.yield %e : i32
      }
      scf.if %c { cf.assert %c, \"less\" }
      return %r : i32
    }";
    assert_eq!(value::<_, i32>(text, (3, 10)), 7);
    assert_eq!(value::<_, i32>(text, (10, 3)), 10);
}

#[test]
fn calls_nest_and_recur() {
    let text = "func.func @f(%n: i64) -> i64 {
      %one = arith.constant 1 : i64
      %more = arith.cmpi sgt, %n, %one : i64
      cf.cond_br %more, ^rec, ^end
    ^rec:
      %m = arith.subi %n, %one : i64
      %r = func.call @f(%m) : (i64) -> i64
      %s = arith.muli %r, %n : i64
      return %s : i64
    ^end:
      return %one : i64
    }";
    assert_eq!(value::<_, i64>(text, (20,)), 2432902008176640000);
    let indirect = "func.func private @double(%a: i32) -> i32 { %r = arith.addi %a, %a : i32 return %r : i32 }
    func.func private @same(%a: i32) -> i32 { return %a : i32 }
    func.func @f(%c: i1, %a: i32) -> i32 {
      %d = func.constant @double : (i32) -> i32
      %s = func.constant @same : (i32) -> i32
      %g = arith.select %c, %d, %s : (i32) -> i32
      %r = func.call_indirect %g(%a) : (i32) -> i32
      return %r : i32
    }";
    assert_eq!((value::<_, i32>(indirect, (true, 4)), value::<_, i32>(indirect, (false, 4))), (8, 4));
}
