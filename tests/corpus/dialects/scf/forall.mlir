// Loops whose turns run at once.

func.func @loops(%n: index, %t: tensor<4xf32>, %u: tensor<?xi32>) {
  scf.forall (%i) in (8) {
  }
  scf.forall (%i, %j) in (%n, 5) {
    "u.body"(%i, %j) : (index, index) -> ()
  } {my.note}
  scf.forall (%i, %j) = (0, 0) to (%n, 5) step (1, 1) {
  }
  scf.forall (%i, %j) = (%n, 5) to (6, %n) step (1, %n) {
    scf.forall.in_parallel {
    } {my.lost}
  } loc("a loop")
  %0 = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<4xf32>) {
  }
  %1:2 = scf.forall (%i) = (-1) to (%n) step (2) shared_outs(%o = %t, %p = %u) -> (tensor<4xf32>, tensor<?xi32>) {
    scf.forall.in_parallel {
    } {my.note}
  } {mapping = [], my.note}
  scf.forall (%i loc("i")) in (8) {
    scf.forall.in_parallel {
    } loc("end")
  }
  scf.forall () in () {
  }
  scf.forall (%i, %j) in ([7], %n) {
  }
  return
}
// -----
func.func @f(%n: index) {
  scf.forall %i in (8) {
  }
  return
}
// -----
func.func @f(%n: index) {
  scf.forall (%i) in 8 {
  }
  return
}
// -----
func.func @f(%n: index) {
  scf.forall (%i) in (8 {
  }
  return
}
// -----
func.func @f(%n: index) {
  scf.forall (%i) in (x) {
  }
  return
}
// -----
func.func @f(%n: index) {
  scf.forall (%i) in ([%n]) {
  }
  return
}
// -----
func.func @f(%n: index) {
  scf.forall (%i) in (8, 8) {
  }
  return
}
// -----
func.func @f(%n: index) {
  scf.forall (%i) = (0) to (8) {
  }
  return
}
// -----
func.func @f(%n: index) {
  scf.forall (%i) = (0) to (8) step (1, 1) {
  }
  return
}
// -----
func.func @f(%n: index) {
  scf.forall (%i) = (0, 0) to (8) step (1) {
  }
  return
}
// -----
func.func @f(%n: i32) {
  scf.forall (%i) in (%n) {
  }
  return
}
// -----
func.func @f(%t: tensor<4xf32>) {
  %0 = scf.forall (%i) in (8) shared_outs(%o = %t) {
  }
  return
}
// -----
func.func @f(%t: tensor<4xf32>) {
  %0 = scf.forall (%i) in (8) shared_outs(%o = %t) -> (tensor<5xf32>) {
  }
  return
}
// -----
func.func @f(%t: i32) {
  %0 = scf.forall (%i) in (8) shared_outs(%o = %t) -> (i32) {
  }
  return
}
// -----
func.func @f(%t: tensor<4xf32>) {
  %0 = scf.forall (%i) in (8) -> (tensor<4xf32>) {
  }
  return
}
// -----
func.func @f(%t: tensor<4xf32>) {
  %0:2 = scf.forall (%i) in (8) shared_outs(%o = %t, %o = %t) -> (tensor<4xf32>, tensor<4xf32>) {
  }
  return
}
// -----
func.func @f(%t: tensor<4xf32>) {
  scf.forall (%i) in (8) {
    scf.yield
  }
  return
}
// -----
func.func @f(%t: tensor<4xf32>) {
  scf.forall (%i) in (8) {
    scf.forall.in_parallel {
      "u.a"() : () -> ()
    }
  }
  return
}
// -----
func.func @f(%t: tensor<4xf32>) {
  scf.forall (%i) in (8) {
    scf.forall.in_parallel {
    ^bb0:
    ^bb1:
    }
  }
  return
}
// -----
func.func @f(%t: tensor<4xf32>) {
  scf.forall (%i) in (8) {
    scf.forall.in_parallel {
    }
    "u.a"() : () -> ()
  }
  return
}
// -----
func.func @f(%t: tensor<4xf32>) {
  scf.forall (%i) in (8) {
  } {mapping = [1]}
  return
}
// -----
func.func @f(%t: tensor<4xf32>) {
  scf.forall (%i) in (8) {
  } {mapping = 1}
  return
}
// -----
func.func @f(%t: tensor<4xf32>) {
  scf.forall (%i) in (8) {
  } {staticLowerBound = array<i64: 3>}
  return
}
// -----
func.func @f() {
  scf.forall.in_parallel {
  }
}
// -----
func.func @constant_bounds(%d: index, %x: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.forall (%i) = (%c0) to (%d) step (%c1) {
  }
  scf.forall (%i, %j) = (%c0, 0) to (%d, 4) step (1, %c1) {
  }
  scf.forall (%i) = (%x) to (%d) step (%c1) {
  }
  scf.forall (%i) = (%c0) to (%d) step (%x) {
  }
  return
}
