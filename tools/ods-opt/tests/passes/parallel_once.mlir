// builtin.module(canonicalize)
func.func @once(%m: memref<?x?xf32>, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %n = memref.dim %m, %c0 : memref<?x?xf32>
  %r = scf.parallel (%i, %j) = (%c0, %c0) to (%c1, %c1) step (%c1, %c1) init (%z) -> f32 {
    %k = arith.addi %i, %n : index
    %l = arith.muli %j, %n : index
    %v = memref.load %m[%k, %l] : memref<?x?xf32>
    scf.reduce(%v : f32) {
    ^bb0(%a: f32, %b: f32):
      %s = arith.addf %a, %b : f32
      scf.reduce.return %s : f32
    }
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %c1) step (%c1, %c1) {
    %l = arith.addi %j, %i : index
    memref.store %r, %m[%i, %l] : memref<?x?xf32>
  }
  return %r : f32
}
