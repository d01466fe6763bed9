func.func @f(%n: index, %c: i1, %x: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    "foo.use"(%i) : (index) -> ()
    %r = scf.if %c -> i32 {
      %1 = arith.addi %x, %x : i32
      %2 = arith.muli %1, %x : i32
      scf.yield %2 : i32
    } else {
      scf.yield %x : i32
    }
  }
  return
}
func.func @once(%m: memref<?xf32>, %x: index, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%c1) step (%c1) {
    %k = arith.addi %i, %x : index
    %l = arith.muli %k, %x : index
    memref.store %v, %m[%l] : memref<?xf32>
  }
  return
}
