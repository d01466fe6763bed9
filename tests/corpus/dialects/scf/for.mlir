// Loops that count.

func.func @loops(%lb: index, %ub: index, %step: index, %x: i32, %y: f32) {
  scf.for %i = %lb to %ub step %step {
  }
  scf.for %i = %lb to %ub step %step {
    "u.body"(%i) : (index) -> ()
    scf.for %j = %i to %ub step %step {
      "u.body"(%j) : (index) -> ()
    } {my.inner}
    scf.yield
  } {my.outer = 1 : i8}
  scf.for %i = %x to %x step %x : i32 {
    "u.body"(%i) : (i32) -> ()
  }
  scf.for unsigned %i = %lb to %ub step %step {
  }
  scf.for unsigned %i = %x to %x step %x : i32 {
  } {my.note}
  %0 = scf.for %i = %lb to %ub step %step iter_args(%a = %x) -> (i32) {
    scf.yield %a : i32
  }
  %1:2 = scf.for %i = %lb to %ub step %step iter_args(%a = %x, %b = %y) -> (i32, f32) {
    %2 = "u.body"(%i, %a) : (index, i32) -> i32
    scf.yield %2, %b : i32, f32
  } {my.note}
  %3:2 = scf.for %i = %x to %0 step %1#0 iter_args(%a = %1#1, %b = %1#0) -> (f32, i32) : i32 {
    scf.yield {my.note} %a, %b : f32, i32
  }
  scf.for %i = %lb to %ub step %step iter_args() -> () {
  }
  return
}
// -----
func.func @locations(%lb: index) {
  %0 = scf.for %i = %lb to %lb step %lb iter_args(%a = %lb) -> index {
    scf.yield %a : index
  } loc("a loop")
  scf.for %i = %lb to %lb step %lb {
    scf.yield loc("left out")
  } loc(unknown)
  return
}
// -----
"u.around"() ({
^bb0(%lb: index):
  scf.for %i = %lb to %lb step %lb {
    scf.yield {my.lost}
  }
  scf.for %i = %lb to %lb step %lb {
  ^bb0:
    "u.body"() : () -> ()
  }
}) : () -> ()
// -----
func.func @f(%a: index) {
  scf.for %i = %a to %a {
  }
  return
}
// -----
func.func @f(%a: index) {
  scf.for %a to %a step %a {
  }
  return
}
// -----
func.func @f(%a: index) {
  scf.for i = %a to %a step %a {
  }
  return
}
// -----
func.func @f(%a: index) {
  scf.for signed %i = %a to %a step %a {
  }
  return
}
// -----
func.func @f(%a: index) {
  scf.for %i = %a to %a step %a : i32 {
  }
  return
}
// -----
func.func @f(%a: f32) {
  scf.for %i = %a to %a step %a : f32 {
  }
  return
}
// -----
func.func @f(%a: index) {
  scf.for %i = %a to %a step %a
  return
}
// -----
func.func @f(%a: index) {
  scf.for %i = %i to %a step %a {
  }
  return
}
// -----
func.func @f(%a: index) {
  scf.for %a = %a to %a step %a {
  }
  return
}
// -----
func.func @f(%a: index) {
  scf.for %i = %a to %a step %b {
    %b = "u.a"() : () -> index
  }
  return
}
// -----
func.func @f(%a: index) {
  scf.for %i = %a to %a step %a iter_args(%b = %a) {
    scf.yield %b : index
  }
  return
}
// -----
func.func @f(%a: index) {
  scf.for %i = %a to %a step %a iter_args(%b = %a) -> (index, index) {
    scf.yield %b : index
  }
  return
}
// -----
func.func @f(%a: index) {
  scf.for %i = %a to %a step %a iter_args %b = %a -> (index) {
    scf.yield %b : index
  }
  return
}
// -----
func.func @f(%a: index) {
  scf.for %i = %a to %a step %a iter_args(%b) -> (index) {
    scf.yield %b : index
  }
  return
}
// -----
func.func @f(%a: index) {
  scf.for %i = %a to %a step %a iter_args(%b = %a, -> (index) {
    scf.yield %b : index
  }
  return
}
// -----
func.func @f(%a: index) {
  scf.for %i = %a to %a step %a iter_args(%b = %a) -> (i32) {
    scf.yield %b : i32
  }
  return
}
// -----
func.func @f(%a: index) {
  scf.for %i = %a to %a step %a iter_args(%b = %a) -> (index) {
  }
  return
}
// -----
func.func @f(%a: index, %c: i32) {
  scf.for %i = %a to %a step %a iter_args(%b = %a) -> (index) {
    scf.yield %c : i32
  }
  return
}
// -----
func.func @f(%a: index) {
  scf.for %i = %a to %a step %a {
    scf.yield %a : index
  }
  return
}
// -----
func.func @f(%a: index) {
  scf.for %i = %a to %a step %a {
    return
  }
  return
}
// -----
func.func @f(%a: index) {
  scf.for %i = %a to %a step %a {
    "u.a"() : () -> ()
  ^bb1:
    scf.yield
  }
  return
}
// -----
func.func @f(%a: index) {
  scf.for %i = %a to %a step %a {
  } {unsignedCmp} {my.note}
  return
}
// -----
func.func @f(%a: index) {
  scf.for unsigned %i = %a to %a step %a {
  } {unsignedCmp}
  return
}
// -----
func.func @f(%a: index) {
  %0 = scf.for %i = %a to %a step %a {
  }
  return
}
// -----
func.func @f() {
  scf.yield
}
