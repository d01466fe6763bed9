// Parts of buffers, and other orders of dimensions.

func.func @subview(%a: memref<64x4xf32, strided<[7, 9], offset: 91>>, %b: memref<?x?xf32>, %c: memref<8x16x4xf32>, %i: index, %n: index) {
  %0 = memref.subview %a[4, 2] [8, 2] [3, 1] : memref<64x4xf32, strided<[7, 9], offset: 91>> to memref<8x2xf32, strided<[21, 9], offset: 137>>
  %1 = memref.subview %b[%i, %i] [%n, %n] [%i, %i] : memref<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %2 = memref.subview %b[0, 0][4, %n][1, 1] {x} : memref<?x?xf32> to memref<4x?xf32, strided<[?, 1]>>
  %3 = memref.subview %c[0, 0, 0] [1, 16, 4] [1, 1, 1] : memref<8x16x4xf32> to memref<16x4xf32>
  %4 = memref.subview %c[3, 4, 2] [1, 6, 1] [1, 1, 1] : memref<8x16x4xf32> to memref<6xf32, strided<[4], offset: 210>>
  %5 = memref.subview %c[0, 0, 0] [8, 16, 4] [1, 1, 1] : memref<8x16x4xf32> to memref<8x16x4xf32>
  %6 = memref.subview %c[7, 15, 3] [1, 1, 1] [1, 1, 1] : memref<8x16x4xf32> to memref<f32, strided<[], offset: 511>>
  %7 = memref.subview %c[0, 0, 0] [1, 1, 1] [1, 1, 1] : memref<8x16x4xf32> to memref<1x1xf32, strided<[64, 1]>>
  %8 = memref.subview %c[0, 0, 0] [1, 1, 1] [1, 1, 1] : memref<8x16x4xf32> to memref<1x1xf32, strided<[4, 1]>>
  %9 = memref.subview %c[0, 0, 0] [8, [4], 0] [1, 1, 1] : memref<8x16x4xf32> to memref<8x4x0xf32, strided<[64, 4, 1]>>
  return
}

// -----

func.func @scalar(%a: memref<f32, 2>) {
  %0 = memref.subview %a[] [] [] : memref<f32, 2> to memref<f32, 2>
  %1 = memref.subview %a[][][] : memref<f32, 2> to memref<f32, strided<[]>, 2>
  return
}

// -----

func.func @transpose(%a: memref<?x?xf32>, %b: memref<2x3x4xi8, strided<[1, ?, 7], offset: ?>>, %c: memref<f32>, %d: memref<2x3xf32>) {
  %0 = memref.transpose %a (i, j) -> (j, i) : memref<?x?xf32> to memref<?x?xf32, strided<[1, ?]>>
  %1 = memref.transpose %a (i, j) -> (j, i) : memref<?x?xf32> to memref<?x?xf32, affine_map<(d0, d1)[s0] -> (d1 * s0 + d0)>>
  %2 = memref.transpose %b (d0, d1, d2) -> (d2, d0, d1) {x} : memref<2x3x4xi8, strided<[1, ?, 7], offset: ?>> to memref<4x2x3xi8, strided<[7, 1, ?], offset: ?>>
  %3 = memref.transpose %c () -> () : memref<f32> to memref<f32>
  %4 = memref.transpose %d (i, j) -> (i, j) : memref<2x3xf32> to memref<2x3xf32>
  %5 = memref.transpose %d (i, j) -> (i, j) : memref<2x3xf32> to memref<2x3xf32, strided<[3, 1]>>
  %6 = memref.transpose %d (i, j) -> (j, i) : memref<2x3xf32> to memref<3x2xf32, strided<[1, 3]>>
  return
}

// -----

func.func @view(%a: memref<2048xi8>, %b: memref<?xi8, 1>, %i: index) {
  %0 = memref.view %a[%i][] : memref<2048xi8> to memref<64x4xf32>
  %1 = memref.view %a[%i][%i, %i] : memref<2048xi8> to memref<?x4x?xf32>
  %2 = memref.view %b[%i] [%i] {x} : memref<?xi8, 1> to memref<?xf64, 1>
  return
}

// -----

func.func @f(%a: memref<8x8xf32>) {
  %0 = memref.subview %a[0, 0] [4, 4] [1, 1] : memref<8x8xf32> to memref<4x4xf32>
  return
}

// -----

func.func @f(%a: memref<8x8xf32>) {
  %0 = memref.subview %a[0, 0] [4, 4] [1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1]>, 1>
  return
}

// -----

func.func @f(%a: memref<8x8xf32>) {
  %0 = memref.subview %a[0, 0] [4, 4] [1, 1] : memref<8x8xf32> to memref<4x4xi32, strided<[8, 1]>>
  return
}

// -----

func.func @f(%a: memref<8x8xf32>) {
  %0 = memref.subview %a[0, 0] [4, 4] [1, 1] : memref<8x8xf32> to memref<1x4x4xf32, strided<[8, 8, 1]>>
  return
}

// -----

func.func @f(%a: memref<8x8xf32>) {
  %0 = memref.subview %a[0, 0] [4, 4] [1, 1] : memref<8x8xf32> to memref<4xf32, strided<[8]>>
  return
}

// -----

func.func @f(%a: memref<8x8xf32>, %i: index) {
  %0 = memref.subview %a[0, 0] [%i, 4] [1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1]>>
  return
}

// -----

func.func @f(%a: memref<8x8xf32>, %i: index) {
  %0 = memref.subview %a[%i, 0] [4, 4] [1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1]>>
  return
}

// -----

func.func @f(%a: memref<8x8xf32>, %i: index) {
  %0 = memref.subview %a[0, 0] [4, 4] [%i, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1]>>
  return
}

// -----

func.func @f(%a: memref<8x8xf32, affine_map<(d0, d1) -> (d0 mod 2, d1)>>) {
  %0 = memref.subview %a[0, 0] [4, 4] [1, 1] : memref<8x8xf32, affine_map<(d0, d1) -> (d0 mod 2, d1)>> to memref<4x4xf32>
  return
}

// -----

func.func @f(%a: memref<8x8xf32>) {
  %0 = memref.subview %a[8, 0] [1, 4] [1, 1] : memref<8x8xf32> to memref<4xf32, strided<[1], offset: 64>>
  return
}

// -----

func.func @f(%a: memref<8x8xf32>) {
  %0 = memref.subview %a[0, 0] [4, 5] [1, 2] : memref<8x8xf32> to memref<4x5xf32, strided<[8, 2]>>
  return
}

// -----

func.func @f(%a: memref<8x8xf32>) {
  %0 = memref.subview %a[0] [4, 4] [1, 1] : memref<8x8xf32> to memref<4x4xf32>
  return
}

// -----

func.func @f(%a: memref<8x8xf32>) {
  %0 = memref.subview %a[0, 0] [4, 4] [1] : memref<8x8xf32> to memref<4x4xf32>
  return
}

// -----

func.func @f(%a: memref<8x8xf32>) {
  %0 = memref.subview %a[0] [4] [1] : memref<8x8xf32> to memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<8x8xf32>) {
  %0 = memref.subview %a[0, -1] [4, 4] [1, 1] : memref<8x8xf32> to memref<4x4xf32>
  return
}

// -----

func.func @f(%a: memref<8x8xf32>) {
  %0 = memref.subview %a[0, 1] [4, -4] [1, 1] : memref<8x8xf32> to memref<4x4xf32>
  return
}

// -----

func.func @f(%a: memref<8x8xf32>, %i: index) {
  %0 = "memref.subview"(%a, %i) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 4, 4>, static_strides = array<i64: 1, 1>}> : (memref<8x8xf32>, index) -> memref<4x4xf32, strided<[8, 1]>>
  return
}

// -----

func.func @f(%a: memref<8x8xf32>, %i: index) {
  %0 = "memref.subview"(%a, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 0, 1>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 4, 4>, static_strides = array<i64: 1, 1>}> : (memref<8x8xf32>, index, index) -> memref<4x4xf32, strided<[8, 1]>>
  return
}

// -----

func.func @f(%a: memref<8x8xf32>, %i: index) {
  %0 = "memref.subview"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 4, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (memref<8x8xf32>) -> memref<4x4xf32, strided<[8, 1]>>
  return
}

// -----

func.func @f(%a: memref<8x8xf32>, %i: index) {
  %0 = "memref.subview"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 4, 4>}> : (memref<8x8xf32>) -> memref<4x4xf32, strided<[8, 1]>>
  return
}

// -----

func.func @f(%a: memref<8x8xf32>, %i: i32) {
  %0 = memref.subview %a[0, %i] [4, 4] [1, 1] : memref<8x8xf32> to memref<4x4xf32>
  return
}

// -----

func.func @f(%a: memref<8x8xf32>, %i: index) {
  %0 = memref.subview %a[0, 0] [4, 4] : memref<8x8xf32> to memref<4x4xf32>
  return
}

// -----

func.func @f(%a: memref<8x8xf32>, %i: index) {
  %0 = memref.subview %a (0, 0) [4, 4] [1, 1] : memref<8x8xf32> to memref<4x4xf32>
  return
}

// -----

func.func @f(%a: memref<8x8xf32>, %i: index) {
  %0 = memref.subview %a[0, 0] [4, 4] [1, 1] : memref<8x8xf32> into memref<4x4xf32>
  return
}

// -----

func.func @f(%a: memref<8x8xf32>, %i: index) {
  %0 = memref.subview %a[0, 0] [4, 4] [1, 1] {static_sizes = array<i64: 3, 3>} : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1]>>
  return
}

// -----

func.func @f(%a: memref<*xf32>, %i: index) {
  %0 = memref.subview %a[0] [4] [1] : memref<*xf32> to memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<2x3xf32>) {
  %0 = memref.transpose %a (i, j) -> (j, i) : memref<2x3xf32> to memref<3x2xf32>
  return
}

// -----

func.func @f(%a: memref<2x3xf32, strided<[?, 1], offset: ?>>) {
  %0 = memref.transpose %a (i, j) -> (j, i) : memref<2x3xf32, strided<[?, 1], offset: ?>> to memref<2x3xf32>
  return
}

// -----

func.func @f(%a: memref<2x3x?xf32, strided<[?, 1, ?], offset: 4>>) {
  %0 = memref.transpose %a (i, j, k) -> (k, j, i) : memref<2x3x?xf32, strided<[?, 1, ?], offset: 4>> to memref<?x3x2xf32>
  return
}

// -----

func.func @f(%a: memref<2x3x?xf32, strided<[?, 1, ?], offset: ?>>) {
  %0 = memref.transpose %a (i, j, k) -> (j, k, i) : memref<2x3x?xf32, strided<[?, 1, ?], offset: ?>> to memref<3x?x2xf32>
  return
}

// -----

func.func @f(%a: memref<2x3xf32, strided<[3, 2], offset: ?>>) {
  %0 = memref.transpose %a (i, j) -> (j, i) : memref<2x3xf32, strided<[3, 2], offset: ?>> to memref<3x2xf32>
  return
}

// -----

func.func @f(%a: memref<f32, strided<[], offset: ?>>) {
  %0 = memref.transpose %a () -> () : memref<f32, strided<[], offset: ?>> to memref<f32>
  return
}

// -----

func.func @f(%a: memref<2x3xf32>) {
  %0 = memref.transpose %a (i, j) -> (i, i) : memref<2x3xf32> to memref<2x2xf32>
  return
}

// -----

func.func @f(%a: memref<2x3xf32>) {
  %0 = memref.transpose %a (i) -> (i) : memref<2x3xf32> to memref<2x3xf32>
  return
}

// -----

func.func @f(%a: memref<2x3xf32>) {
  %0 = memref.transpose %a (i, j) : (i == 0) : memref<2x3xf32> to memref<2x3xf32>
  return
}

// -----

func.func @f(%a: memref<2x3xf32>) {
  %0 = memref.transpose %a (i, j) -> (j, i) : tensor<2x3xf32> to memref<2x3xf32>
  return
}

// -----

func.func @f(%a: memref<2x3xf32>) {
  %0 = memref.transpose %a (i, j) -> (j, i) : memref<2x3xf32> to tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: memref<2x3xf32>) {
  %0 = memref.transpose %a affine_map<(i, j) -> (j, i)> : memref<2x3xf32> to memref<3x2xf32>
  return
}

// -----

func.func @f(%a: memref<2x3xf32>) {
  %0 = memref.transpose %a (i, j) -> (j, i) {permutation = 1} : memref<2x3xf32> to memref<3x2xf32>
  return
}

// -----

func.func @f(%a: memref<8xi8>, %i: index) {
  %0 = memref.view %a[%i][%i] : memref<8xi8> to memref<2xf32>
  return
}

// -----

func.func @f(%a: memref<8xi8>, %i: index) {
  %0 = memref.view %a[%i][] : memref<8xi8> to memref<?xf32>
  return
}

// -----

func.func @f(%a: memref<8xi8>, %i: index) {
  %0 = memref.view %a[%i][] : memref<8xi8> to memref<2xf32, 1>
  return
}

// -----

func.func @f(%a: memref<8xi8, strided<[2]>>, %i: index) {
  %0 = memref.view %a[%i][] : memref<8xi8, strided<[2]>> to memref<2xf32>
  return
}

// -----

func.func @f(%a: memref<8xi8>, %i: index) {
  %0 = memref.view %a[%i][] : memref<8xi8> to memref<2xf32, strided<[2]>>
  return
}

// -----

func.func @f(%a: memref<8xi16>, %i: index) {
  %0 = memref.view %a[%i][] : memref<8xi16> to memref<2xf32>
  return
}

// -----

func.func @f(%a: memref<8xi8>, %i: index) {
  %0 = memref.view %a[][] : memref<8xi8> to memref<2xf32>
  return
}

// -----

func.func @f(%a: memref<8xi8>, %i: index) {
  %0 = memref.view %a[%i] : memref<8xi8> to memref<2xf32>
  return
}

// -----

#map = affine_map<(d0, d1)[s0, s1] -> (d0 * s1 + s0 + d1)>
func.func @f(%a: memref<4x4xf32, #map>, %b: memref<2x3xf32, affine_map<(d0, d1) -> (d0 * 3 + d1 + 7)>>, %i: index) {
  %0 = memref.subview %a[0, 1] [2, 2] [1, 1] : memref<4x4xf32, #map> to memref<2x2xf32, strided<[?, 1], offset: ?>>
  %1 = memref.subview %b[0, 1] [2, 2] [1, 1] : memref<2x3xf32, affine_map<(d0, d1) -> (d0 * 3 + d1 + 7)>> to memref<2x2xf32, strided<[3, 1], offset: 8>>
  %2 = memref.cast %a : memref<4x4xf32, #map> to memref<4x4xf32, strided<[?, 1], offset: ?>>
  %3 = memref.transpose %b (i, j) -> (j, i) : memref<2x3xf32, affine_map<(d0, d1) -> (d0 * 3 + d1 + 7)>> to memref<3x2xf32, strided<[1, 3], offset: 7>>
  %4, %5, %6:2, %7:2 = memref.extract_strided_metadata %a : memref<4x4xf32, #map> -> memref<f32>, index, index, index, index, index
  memref.copy %0, %1 : memref<2x2xf32, strided<[?, 1], offset: ?>> to memref<2x2xf32, strided<[3, 1], offset: 8>>
  %8 = memref.collapse_shape %1 [[0, 1]] : memref<2x2xf32, strided<[3, 1], offset: 8>> into memref<4xf32, strided<[1], offset: 8>>
  return
}

// -----

func.func @g(%a: memref<1x4x1xf32, strided<[?, 2, ?], offset: ?>>, %d: memref<?x?x4xf32, strided<[?, ?, 1]>>) {
  %0 = memref.collapse_shape %a [[0, 1, 2]] : memref<1x4x1xf32, strided<[?, 2, ?], offset: ?>> into memref<4xf32, strided<[2], offset: ?>>
  %1 = memref.collapse_shape %d [[0, 1], [2]] : memref<?x?x4xf32, strided<[?, ?, 1]>> into memref<?x4xf32, strided<[?, 1]>>
  %2 = memref.collapse_shape %d [[0], [1, 2]] : memref<?x?x4xf32, strided<[?, ?, 1]>> into memref<?x?xf32, strided<[?, 1]>>
  return
}

// -----

func.func @g(%d: memref<2x3x4xf32, strided<[13, 4, 1]>>) {
  %1 = memref.collapse_shape %d [[0], [1, 2]] : memref<2x3x4xf32, strided<[13, 4, 1]>> into memref<2x12xf32, strided<[13, 1]>>
  %2 = memref.collapse_shape %d [[0, 1], [2]] : memref<2x3x4xf32, strided<[13, 4, 1]>> into memref<6x4xf32, strided<[4, 1]>>
  return
}

// -----

func.func @g(%d: memref<2x3x0xf32>, %i: index) {
  %1 = memref.subview %d[0, 0, 0] [2, %i, 0] [1, 1, 1] : memref<2x3x0xf32> to memref<2x?x0xf32, strided<[?, 0, 1]>>
  return
}

// -----

func.func @g(%d: memref<2x3x0xf32>, %i: index) {
  %1 = memref.subview %d[0, 0, 0] [2, %i, 0] [1, 1, 1] : memref<2x3x0xf32> to memref<2x?x0xf32, strided<[0, 0, 1]>>
  return
}
