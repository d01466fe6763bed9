// builtin.module(convert-scf-to-cf)
func.func @last(%n: index, %a: i32, %b: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%a) -> i32 {
    scf.reduce(%b : i32) {
    ^bb0(%x: i32, %y: i32):
      scf.reduce.return %y : i32
    }
  }
  return %0 : i32
}
// -----
func.func @first(%n: index, %a: i32, %b: f32) -> (i32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:2 = scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) init (%a, %b) -> (i32, f32) {
    %k = arith.index_cast %i : index to i32
    scf.reduce(%k, %b : i32, f32) {
    ^bb0(%x: i32, %y: i32):
      scf.reduce.return %x : i32
    }, {
    ^bb0(%x: f32, %y: f32):
      %s = arith.addf %x, %y : f32
      scf.reduce.return %s : f32
    }
  }
  return %0#0, %0#1 : i32, f32
}
// -----
func.func @counter(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%c0) -> index {
    scf.reduce(%i : index) {
    ^bb0(%x: index, %y: index):
      scf.reduce.return %y : index
    }
  }
  return %0 : index
}
// -----
func.func @inner_counter(%n: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:2 = scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) init (%c0, %c1) -> (index, index) {
    scf.reduce(%c1, %j : index, index) {
    ^bb0(%x: index, %y: index):
      scf.reduce.return %j : index
    }, {
    ^bb0(%x: index, %y: index):
      scf.reduce.return %i : index
    }
  }
  return %0#0, %0#1 : index, index
}
