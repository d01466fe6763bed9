// builtin.module(canonicalize)
func.func @constants_of_metadata(%a: memref<4x?xf32, strided<[?, 1], offset: 3>>) -> (memref<f32>, index, index, index, index, index) {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %a : memref<4x?xf32, strided<[?, 1], offset: 3>> -> memref<f32>, index, index, index, index, index
  return %b, %o, %s#0, %s#1, %t#0, %t#1 : memref<f32>, index, index, index, index, index
}
// -----
func.func @metadata_of_cast(%a: memref<4x5xf32>) -> (memref<f32>, index, index, index, index, index) {
  %c = memref.cast %a : memref<4x5xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %c : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  return %b, %o, %s#0, %s#1, %t#0, %t#1 : memref<f32>, index, index, index, index, index
}
// -----
func.func @back_to_same(%a: memref<?xi32, strided<[?], offset: ?>>) -> memref<?xi32, strided<[?], offset: ?>> {
  %b, %o, %s, %t = memref.extract_strided_metadata %a : memref<?xi32, strided<[?], offset: ?>> -> memref<i32>, index, index, index
  %m = memref.reinterpret_cast %b to offset: [%o], sizes: [%s], strides: [%t] : memref<i32> to memref<?xi32, strided<[?], offset: ?>>
  return %m : memref<?xi32, strided<[?], offset: ?>>
}
// -----
func.func @back_to_other_type(%a: memref<8x2xf32>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %a : memref<8x2xf32> -> memref<f32>, index, index, index, index, index
  %m = memref.reinterpret_cast %b to offset: [%o], sizes: [%s#0, %s#1], strides: [%t#0, %t#1] : memref<f32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %m : memref<?x?xf32, strided<[?, ?], offset: ?>>
}
// -----
func.func @with_constants(%a: memref<8x2xf32>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %a : memref<8x2xf32> -> memref<f32>, index, index, index, index, index
  %m = memref.reinterpret_cast %b to offset: [%c0], sizes: [%c8, 2], strides: [2, %t#1] : memref<f32> to memref<?x2xf32, strided<[2, ?], offset: ?>>
  %n = memref.cast %m : memref<?x2xf32, strided<[2, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %n : memref<?x?xf32, strided<[?, ?], offset: ?>>
}
// -----
func.func @other_stride(%a: memref<8x2xf32>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %a : memref<8x2xf32> -> memref<f32>, index, index, index, index, index
  %m = memref.reinterpret_cast %b to offset: [%c0], sizes: [%c4, 2], strides: [%c4, %t#1] : memref<f32> to memref<?x2xf32, strided<[?, ?], offset: ?>>
  %n = memref.cast %m : memref<?x2xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %n : memref<?x?xf32, strided<[?, ?], offset: ?>>
}
// -----
func.func @reinterpret_constants(%a: memref<*xf32>, %n: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %c0 = arith.constant 7 : index
  %c4 = arith.constant 4 : index
  %m = memref.reinterpret_cast %a to offset: [%c0], sizes: [%c4, %n], strides: [%n, %c4] : memref<*xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %m : memref<?x?xf32, strided<[?, ?], offset: ?>>
}
// -----
func.func @uses_of_metadata(%a: memref<4x?xf32>, %i: index) -> index {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %a : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
  %0 = arith.addi %s#0, %o : index
  %1 = arith.addi %0, %t#1 : index
  %2 = arith.muli %1, %s#1 : index
  %3 = arith.muli %2, %s#0 : index
  return %3 : index
}
