// Conditions and switches.

func.func @conditions(%c: i1, %x: i32, %y: f32) {
  scf.if %c {
  }
  scf.if %c {
    "u.body"() : () -> ()
  } {my.note}
  scf.if %c {
    scf.yield
  } else {
    "u.body"() : () -> ()
    scf.yield {my.lost}
  } {my.note = [1, 2]}
  scf.if %c {
  } else {
    scf.if %c {
    } else {
    }
  } loc("a condition")
  %0 = scf.if %c -> i32 {
    scf.yield %x : i32
  } else {
    scf.yield %x : i32
  }
  %1:2 = scf.if %c -> (i32, f32) {
    scf.yield %x, %y : i32, f32
  } else {
    %2 = "u.body"() : () -> i32
    scf.yield %2, %y : i32, f32
  } {my.note}
  %3 = scf.if %c -> (() -> ()) {
    %f = "u.f"() : () -> (() -> ())
    scf.yield %f : () -> ()
  } else {
    %g = "u.f"() : () -> (() -> ())
    scf.yield %g : () -> ()
  }
  scf.if %c -> () {
  }
  return
}
// -----
func.func @switches(%i: index, %x: i32, %y: f32) {
  scf.index_switch %i
  default {
  }
  scf.index_switch %i {my.note}
  case 1 {
    "u.body"() : () -> ()
    scf.yield
  }
  case -2 {
    scf.yield
  }
  default {
    "u.body"() : () -> ()
  }
  %0 = scf.index_switch %i -> i32
  case 5 {
    scf.yield %x : i32
  }
  default {
    scf.yield %x : i32
  } loc("a switch")
  %1:2 = scf.index_switch %i {my.note = 1} -> i32, f32
  case 9223372036854775807 {
    scf.yield %x, %y : i32, f32
  }
  case 0x10 {
    scf.yield %x, %y : i32, f32
  }
  default {
    scf.index_switch %i
    case 0 {
      scf.yield
    }
    default {
    }
    scf.yield %x, %y : i32, f32
  }
  return
}
// -----
func.func @f(%c: i32) {
  scf.if %c {
  }
  return
}
// -----
func.func @f(%c: i1) {
  scf.if (%c) {
  }
  return
}
// -----
func.func @f(%c: i1) {
  scf.if %c
  return
}
// -----
func.func @f(%c: i1) {
  scf.if %c {
  } else
  return
}
// -----
func.func @f(%c: i1) {
  scf.if %c {
  } else scf.if %c {
  }
  return
}
// -----
func.func @f(%c: i1) {
  %0 = scf.if %c -> i1 {
    scf.yield %c : i1
  }
  return
}
// -----
func.func @f(%c: i1) {
  %0 = scf.if %c -> i1 {
    scf.yield %c : i1
  } else {
  }
  return
}
// -----
func.func @f(%c: i1) {
  %0 = scf.if %c -> i1 {
  } else {
    scf.yield %c : i1
  }
  return
}
// -----
func.func @f(%c: i1, %x: i32) {
  %0 = scf.if %c -> i1 {
    scf.yield %c : i1
  } else {
    scf.yield %x : i32
  }
  return
}
// -----
func.func @f(%c: i1, %x: i32) {
  %0 = scf.if %c -> i1, i1 {
    scf.yield %c : i1
  } else {
    scf.yield %c : i1
  }
  return
}
// -----
func.func @f(%c: i1, %x: i32) {
  scf.if %c {
  ^bb0(%a: i32):
  }
  return
}
// -----
func.func @f(%c: i1, %x: i32) {
  scf.if %c {
    return
  }
  return
}
// -----
func.func @f(%c: i1, %x: i32) {
  scf.if %c {
    cf.br ^bb1
  ^bb1:
    scf.yield
  }
  return
}
// -----
func.func @f(%i: i32) {
  scf.index_switch %i
  default {
  }
  return
}
// -----
func.func @f(%i: index) {
  scf.index_switch %i
  case 1 {
  }
  return
}
// -----
func.func @f(%i: index) {
  scf.index_switch %i
  case 1 {
  }
  case 1 {
  }
  default {
  }
  return
}
// -----
func.func @f(%i: index) {
  scf.index_switch %i
  case x {
  }
  default {
  }
  return
}
// -----
func.func @f(%i: index) {
  scf.index_switch %i
  case 9223372036854775808 {
  }
  default {
  }
  return
}
// -----
func.func @f(%i: index) {
  scf.index_switch %i
  default {
  }
  case 1 {
  }
  return
}
// -----
func.func @f(%i: index) {
  scf.index_switch %i -> i32
  default {
  }
  return
}
// -----
func.func @f(%i: index) {
  %0 = scf.index_switch %i -> index
  case 3 {
  }
  default {
    scf.yield %i : index
  }
  return
}
// -----
func.func @f(%i: index, %x: i32) {
  %0 = scf.index_switch %i -> index
  case 3 {
    scf.yield %x : i32
  }
  default {
    scf.yield %i : index
  }
  return
}
// -----
func.func @f(%i: index) {
  scf.index_switch %i
  default {
    return
  }
  return
}
// -----
func.func @f(%i: index) {
  scf.index_switch %i ->
  default {
  }
  return
}
