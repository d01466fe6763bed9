// Loops that run while a condition holds.

func.func @loops(%c: i1, %x: i32, %y: f32) {
  scf.while : () -> () {
    scf.condition(%c)
  } do {
    scf.yield
  }
  %0 = scf.while (%a = %x) : (i32) -> i32 {
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%b: i32):
    scf.yield %b : i32
  }
  %1:2 = scf.while (%a = %x, %b = %y) : (i32, f32) -> (f32, i32) {
    %2 = "u.body"(%a) : (i32) -> i1
    scf.condition(%2) {my.note} %b, %a : f32, i32
  } do {
  ^bb0(%d: f32, %e: i32 loc("here")):
    "u.body"(%e) : (i32) -> ()
    scf.yield %e, %d : i32, f32
  } attributes {my.note}
  %3 = scf.while () : () -> i32 {
    scf.condition(%c) %x : i32
  } do {
  ^bb0(%b: i32):
    scf.while : () -> () {
      scf.condition(%c)
    } do {
      scf.yield
    } loc("inner")
    scf.yield
  }
  return
}
// -----
func.func @f(%c: i1) {
  scf.while {
    scf.condition(%c)
  } do {
    scf.yield
  }
  return
}
// -----
func.func @f(%c: i1) {
  scf.while : () -> () {
    scf.condition(%c)
  } {
    scf.yield
  }
  return
}
// -----
func.func @f(%c: i1) {
  scf.while : () -> () {
    scf.condition(%c)
  } do {
  }
  return
}
// -----
func.func @f(%c: i1) {
  scf.while : () -> () {
  } do {
    scf.yield
  }
  return
}
// -----
func.func @f(%c: i1) {
  scf.while : i32 {
    scf.condition(%c)
  } do {
    scf.yield
  }
  return
}
// -----
func.func @f(%c: i1, %x: i32) {
  scf.while (%a = %x) : () -> () {
    scf.condition(%c)
  } do {
    scf.yield
  }
  return
}
// -----
func.func @f(%c: i1, %x: i32) {
  scf.while (%a = %x) : (i64) -> () {
    scf.condition(%c)
  } do {
    scf.yield
  }
  return
}
// -----
func.func @f(%c: i1, %x: i32) {
  scf.while (%a = %x, %a = %x) : (i32, i32) -> () {
    scf.condition(%c)
  } do {
    scf.yield
  }
  return
}
// -----
func.func @f(%c: i1, %x: i32) {
  scf.while (%a = %x) : (i32) -> () {
    scf.condition(%c)
  } do {
    scf.yield
  }
  return
}
// -----
func.func @f(%c: i1, %x: i32) {
  scf.while (%a = %x) : (i32) -> i32 {
    scf.condition(%c) %a : i32
  } do {
    scf.yield %x : i32
  }
  return
}
// -----
func.func @f(%c: i1, %x: i32) {
  scf.while : () -> () {
    scf.condition(%x)
  } do {
    scf.yield
  }
  return
}
// -----
func.func @f(%c: i1, %x: i32) {
  scf.while : () -> () {
    scf.condition %c
  } do {
    scf.yield
  }
  return
}
// -----
func.func @f(%c: i1, %x: i32) {
  scf.while : () -> () {
    scf.condition(%c) %x
  } do {
    scf.yield
  }
  return
}
// -----
func.func @f(%c: i1, %x: i32) {
  scf.while : () -> () {
    scf.condition(%c) : i32
  } do {
    scf.yield
  }
  return
}
// -----
func.func @f(%c: i1) {
  scf.while : () -> () {
    scf.condition(%c)
  } do {
    scf.yield
  } {my.note}
  return
}
// -----
func.func @f(%c: i1) {
  scf.condition(%c)
}
