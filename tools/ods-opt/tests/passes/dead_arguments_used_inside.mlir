// builtin.module(canonicalize)
func.func @dead_select_in_a_case(%n: index, %c: i1, %a: i32, %t: f32) {
  cf.cond_br %c, ^left, ^right
^left:
  %false = arith.constant false
  %0:2 = scf.index_switch %n -> i1, i1
  case 1 {
    scf.yield %false, %c : i1, i1
  }
  default {
    scf.yield %c, %false : i1, i1
  }
  "foo.left"(%0#0) : (i1) -> ()
  cf.br ^end(%a, %t : i32, f32)
^right:
  "foo.right"() : () -> ()
  cf.br ^end(%a, %t : i32, f32)
^end(%x: i32, %y: f32):
  %d = arith.muli %c, %c : i1
  %e = arith.maxsi %d, %c : i1
  %k = arith.trunci %a : i32 to i1
  %1:2 = scf.index_switch %n -> i32, i1
  default {
    scf.yield %a, %k : i32, i1
  }
  %m = index.divs %n, %n
  %2 = scf.index_switch %n -> index
  case 3 {
    %z = math.clampf %t to [%y, %t] : f32
    scf.while (%p = %1#0, %q = %y) : (i32, f32) -> () {
      "foo.use"(%p, %q) : (i32, f32) -> ()
      scf.condition(%e)
    } do {
      scf.yield %1#0, %z : i32, f32
    }
    scf.yield %m : index
  }
  default {
    %chosen = scf.if %e -> (i32) {
      scf.yield %a : i32
    } else {
      scf.yield %x : i32
    }
    %3:2 = scf.for %i = %m to %n step %n iter_args(%p = %t, %q = %a) -> (f32, i32) {
      "foo.turn"(%d) : (i1) -> ()
      scf.yield %y, %chosen : f32, i32
    }
    scf.yield %n : index
  }
  %five = arith.constant 5.0 : f32
  %six = arith.constant 6.0 : f32
  %4:2 = scf.index_switch %2 -> i32, f32
  case 1 {
    scf.yield %a, %six : i32, f32
  }
  default {
    scf.yield %1#0, %five : i32, f32
  }
  "foo.use"(%4#1) : (f32) -> ()
  return
}
