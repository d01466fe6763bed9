func.func @f(%m: memref<?x4xf32>, %i: index) -> f32 {
  %0 = memref.load %m[%i, %i] : memref<?x4xf32>
  return %0 : f32
}
