// Blocks where one operation belongs.

func.func @regions(%c: i1, %x: i32) {
  scf.execute_region {
    scf.yield
  }
  scf.execute_region no_inline {
    "u.body"() : () -> ()
    scf.yield {my.kept}
  } {my.note}
  %0 = scf.execute_region -> i32 {
    cf.cond_br %c, ^bb1, ^bb2(%x : i32)
  ^bb1:
    scf.yield %x : i32
  ^bb2(%a: i32):
    scf.yield %a : i32
  }
  %1:2 = scf.execute_region -> (i32, i1) no_inline {
    scf.yield %x, %c : i32, i1
  } {my.note} loc("a region")
  scf.execute_region {
    scf.yield
  } {no_inline}
  scf.execute_region {
    "u.end"() : () -> ()
  }
  return
}
// -----
func.func @f(%x: i32) {
  scf.execute_region {
  }
  return
}
// -----
func.func @f(%x: i32) {
  scf.execute_region
  return
}
// -----
func.func @f(%x: i32) {
  scf.execute_region {
  ^bb0(%a: i32):
    scf.yield
  }
  return
}
// -----
func.func @f(%x: i32) {
  scf.execute_region {
    return
  }
  return
}
// -----
func.func @f(%x: i32) {
  scf.execute_region {
    scf.yield %x : i32
  }
  return
}
// -----
func.func @f(%x: i32) {
  %0 = scf.execute_region -> i64 {
    scf.yield %x : i32
  }
  return
}
// -----
func.func @f(%x: i32) {
  %0:2 = scf.execute_region -> (i32, i32) {
    scf.yield %x : i32
  }
  return
}
// -----
func.func @f(%x: i32) {
  %0 = scf.execute_region -> i32 {
    cf.br ^bb1
  ^bb1:
    scf.yield
  }
  return
}
// -----
func.func @f(%x: i32) {
  scf.execute_region no_inline {
    scf.yield
  } {no_inline}
  return
}
// -----
func.func @f(%x: i32) {
  scf.execute_region always_inline {
    scf.yield
  }
  return
}
// -----
func.func @f(%x: i32) {
  scf.execute_region attributes {my.note} {
    scf.yield
  }
  return
}
