// The sum of the elements of a vector, for `ods-opt run`.

func.func @sum(%x: memref<?xf32>) -> f32 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %n = memref.dim %x, %zero : memref<?xf32>
  %none = arith.constant 0.0 : f32
  %sum = scf.for %i = %zero to %n step %one iter_args(%partial = %none) -> f32 {
    %element = memref.load %x[%i] : memref<?xf32>
    %next = arith.addf %partial, %element : f32
    scf.yield %next : f32
  }
  return %sum : f32
}
