// builtin.module(strip-debuginfo,generate-runtime-verification)
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
func.func @zero(%m: memref<f32>, %t: tensor<f32>, %s: memref<4x4xf32>) -> f32 {
  %0 = memref.load %m[] : memref<f32>
  %1 = tensor.extract %t[] : tensor<f32>
  %c = arith.constant 2 : index
  %c7 = arith.constant 7 : index
  %2 = memref.load %s[%c, %c7] : memref<4x4xf32>
  %3 = memref.generic_atomic_rmw %s[%c, %c] : memref<4x4xf32> {
  ^bb0(%x: f32):
    memref.atomic_yield %x : f32
  }
  return %0 : f32
}
func.func @casts2(%m: memref<4x4xf32>, %d: memref<4xf32, strided<[2], offset: 1>>, %p: memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>, %r: memref<f32>) {
  %0 = memref.cast %m : memref<4x4xf32> to memref<?x4xf32>
  %1 = memref.cast %m : memref<4x4xf32> to memref<*xf32>
  %2 = memref.cast %d : memref<4xf32, strided<[2], offset: 1>> to memref<4xf32, strided<[?], offset: 1>>
  %3 = memref.cast %1 : memref<*xf32> to memref<4x4xf32, 0>
  %4 = memref.cast %1 : memref<*xf32> to memref<f32>
  return
}
func.func @copy(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %u: memref<*xf32>) {
  memref.copy %m, %d : memref<4x?xf32> to memref<?x4xf32>
  memref.copy %u, %d : memref<*xf32> to memref<?x4xf32>
  %c = arith.constant 2 : index
  %0 = memref.dim %u, %c : memref<*xf32>
  return
}
func.func @shapes(%m: memref<?x12xf32>, %s: memref<10x12xf32, strided<[?, 1]>, 3>, %i: index, %b: i1) {
  %0 = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [%i, 5, 3, 4] : memref<?x12xf32> into memref<?x5x3x4xf32>
  %1 = memref.collapse_shape %m [[0, 1]] : memref<?x12xf32> into memref<?xf32>
  %2 = memref.subview %s[0, 2][4, 4][1, 2] : memref<10x12xf32, strided<[?, 1]>, 3> to memref<4x4xf32, strided<[?, 2], offset: 2>, 3>
  scf.if %b {
    %3 = memref.load %m[%i, %i] : memref<?x12xf32>
    %4 = "test.op"(%3) ({ memref.store %3, %m[%i, %i] : memref<?x12xf32> }) : (f32) -> i32
  }
  %6 = memref.alloc(%i) : memref<?xf32>
  return
}
func.func @ten(%t: tensor<4x?xf32>, %e: tensor<4xf32>, %c: f32, %u: tensor<*xf32>, %i: index) {
  %0 = tensor.extract_slice %t[0, 0][2, %i][1, 1] : tensor<4x?xf32> to tensor<2x?xf32>
  %2 = tensor.extract_slice %t[0, 0][0, %i][1, 1] : tensor<4x?xf32> to tensor<0x?xf32>
  %c1 = arith.constant 1 : index
  %3 = tensor.extract %e[%c1] : tensor<4xf32>
  %4 = tensor.extract %t[%c1, %i] : tensor<4x?xf32>
  %5 = tensor.dim %e, %c1 : tensor<4xf32>
  %6 = tensor.cast %u : tensor<*xf32> to tensor<f32>
  %7 = tensor.cast %t : tensor<4x?xf32> to tensor<?x3xf32>
  return
}
