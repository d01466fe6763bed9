// builtin.module(strip-debuginfo,func.func(generate-runtime-verification{verbose-level=0}))
func.func @load(%m: memref<4x?xf32>, %i: index) -> f32 {
  %0 = memref.load %m[%i, %i] : memref<4x?xf32>
  memref.store %0, %m[%i, %i] : memref<4x?xf32>
  return %0 : f32
}
func.func @casts(%m: memref<?x?xf32>, %u: memref<*xf32>, %d: memref<?xf32, strided<[?], offset: ?>>, %t: tensor<*xf32>, %tt: tensor<?x?xf32>, %i: index) {
  %0 = memref.cast %m : memref<?x?xf32> to memref<4x?xf32>
  %1 = memref.cast %u : memref<*xf32> to memref<4x?xf32>
  %2 = memref.cast %d : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[1], offset: 3>>
  %3 = tensor.cast %t : tensor<*xf32> to tensor<4x?xf32>
  %4 = tensor.cast %tt : tensor<?x?xf32> to tensor<4x?xf32>
  %5 = memref.dim %m, %i : memref<?x?xf32>
  %6 = tensor.dim %tt, %i : tensor<?x?xf32>
  %7 = tensor.extract %tt[%i, %i] : tensor<?x?xf32>
  %8 = tensor.insert %7 into %tt[%i, %i] : tensor<?x?xf32>
  return
}
func.func @views(%m: memref<?x?xf32>, %tt: tensor<?x?xf32>, %i: index) {
  %0 = memref.subview %m[%i, 2][%i, 4][1, %i] : memref<?x?xf32> to memref<?x4xf32, strided<[?, ?], offset: ?>>
  %1 = tensor.extract_slice %tt[%i, 2][%i, 4][1, %i] : tensor<?x?xf32> to tensor<?x4xf32>
  %2 = tensor.insert_slice %1 into %tt[%i, 2][%i, 4][1, %i] : tensor<?x4xf32> into tensor<?x?xf32>
  %3 = memref.expand_shape %m [[0, 1], [2]] output_shape [%i, 5, %i] : memref<?x?xf32> into memref<?x5x?xf32>
  %4 = memref.assume_alignment %m, 8 : memref<?x?xf32>
  memref.copy %m, %m : memref<?x?xf32> to memref<?x?xf32>
  %5 = memref.reinterpret_cast %m to offset: [%i], sizes: [4], strides: [1] : memref<?x?xf32> to memref<4xf32, strided<[1], offset: ?>>
  %6 = memref.dim %4, %i : memref<?x?xf32>
  %f = arith.constant 1.0 : f32
  %c = memref.atomic_rmw addf %f, %m[%i, %i] : (f32, memref<?x?xf32>) -> f32
  return
}
