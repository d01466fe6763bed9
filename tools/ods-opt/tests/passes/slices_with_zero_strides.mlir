// builtin.module(canonicalize)
func.func @b(%m: memref<4x4xf32>, %i: index) -> memref<2x2xf32, strided<[?, ?], offset: ?>> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.subview %m[%i, 0] [2, 2] [%c0, %c1] : memref<4x4xf32> to memref<2x2xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<2x2xf32, strided<[?, ?], offset: ?>>
}
// -----
func.func @b2(%m: memref<4x4xf32>, %i: index) -> memref<2x2xf32, strided<[?, ?], offset: ?>> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.subview %m[%c1, 0] [2, 2] [%c0, %c1] : memref<4x4xf32> to memref<2x2xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<2x2xf32, strided<[?, ?], offset: ?>>
}
// -----
func.func @c(%m: tensor<4x4xf32>, %i: index) -> tensor<2x2xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.extract_slice %m[%i, 0] [2, 2] [%c0, %c1] : tensor<4x4xf32> to tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @c2(%m: tensor<4x4xf32>, %n: tensor<2x2xf32>, %i: index) -> tensor<4x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.insert_slice %n into %m[%i, 0] [2, 2] [%c0, %c1] : tensor<2x2xf32> into tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}
// -----
func.func @d(%m: tensor<4x4xf32>, %n: tensor<2x2xf32>, %i: index) -> tensor<4x4xf32> {
  %2 = tensor.extract_slice %m[%i, 0] [2, 2] [0, 1] : tensor<4x4xf32> to tensor<2x2xf32>
  %3 = tensor.insert_slice %2 into %m[%i, 0] [2, 2] [0, 1] : tensor<2x2xf32> into tensor<4x4xf32>
  return %3 : tensor<4x4xf32>
}
// -----
func.func @sv(%m: memref<1x1x4xf32>) -> memref<1x4xf32, strided<[4, 1], offset: ?>> {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %0 = memref.subview %m[%c0, 0, 0] [%c1, 1, 4] [1, 1, 1] : memref<1x1x4xf32> to memref<?x4xf32, strided<[4, 1], offset: ?>>
  %1 = memref.cast %0 : memref<?x4xf32, strided<[4, 1], offset: ?>> to memref<1x4xf32, strided<[4, 1], offset: ?>>
  return %1 : memref<1x4xf32, strided<[4, 1], offset: ?>>
}
// -----
func.func @e(%m: tensor<4x4xf32>, %i: index) -> tensor<2x?xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %0 = tensor.extract_slice %m[%i, 0] [2, %c2] [%c0, %c2] : tensor<4x4xf32> to tensor<2x?xf32>
  return %0 : tensor<2x?xf32>
}
// -----
func.func @e2(%m: tensor<4x4xf32>, %i: index) -> tensor<2x?xf32> {
  %c0 = arith.constant -2 : index
  %c2 = arith.constant 2 : index
  %0 = tensor.extract_slice %m[%i, 0] [2, %c2] [%c0, %c2] : tensor<4x4xf32> to tensor<2x?xf32>
  return %0 : tensor<2x?xf32>
}
// -----
func.func @e3(%m: memref<4x4xf32>, %i: index) -> memref<2x?xf32, strided<[?, ?], offset: ?>> {
  %c0 = arith.constant -2 : index
  %c2 = arith.constant 2 : index
  %0 = memref.subview %m[%i, 0] [2, %c2] [%c0, %c2] : memref<4x4xf32> to memref<2x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<2x?xf32, strided<[?, ?], offset: ?>>
}
// -----
func.func @e4(%m: tensor<4x4xf32>, %n: tensor<2x?xf32>, %i: index) -> tensor<4x4xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %0 = tensor.insert_slice %n into %m[%i, 0] [2, %c2] [%c0, %c2] : tensor<2x?xf32> into tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}
// -----
func.func @e5(%m: tensor<4x4xf32>, %i: index) -> tensor<2x?xf32> {
  %cm = arith.constant -2 : index
  %c2 = arith.constant 2 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.extract_slice %m[%c1, 0] [2, %cm] [%c2, %c2] : tensor<4x4xf32> to tensor<2x?xf32>
  return %0 : tensor<2x?xf32>
}
// -----
func.func @e6(%m: tensor<4x4xf32>, %i: index) -> tensor<2x?xf32> {
  %cm = arith.constant -2 : index
  %c2 = arith.constant 2 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.extract_slice %m[%cm, %c1] [2, %c2] [%c2, %c2] : tensor<4x4xf32> to tensor<2x?xf32>
  return %0 : tensor<2x?xf32>
}
// -----
func.func @e7(%m: memref<4x4xf32>, %i: index) -> memref<2x?xf32, strided<[?, ?], offset: ?>> {
  %c0 = arith.constant -2 : index
  %c2 = arith.constant 2 : index
  %c1 = arith.constant 1 : index
  %0 = memref.subview %m[%c1, 0] [2, %c2] [%c2, 0] : memref<4x4xf32> to memref<2x?xf32, strided<[?, 0], offset: ?>>
  %1 = memref.cast %0 : memref<2x?xf32, strided<[?, 0], offset: ?>> to memref<2x?xf32, strided<[?, ?], offset: ?>>
  return %1 : memref<2x?xf32, strided<[?, ?], offset: ?>>
}
// -----
func.func @e8(%m: memref<4x4xf32>, %i: index) -> memref<2x?xf32, strided<[?, ?], offset: ?>> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c1 = arith.constant 1 : index
  %0 = memref.subview %m[%c1, 0] [2, %c2] [%c2, %i] : memref<4x4xf32> to memref<2x?xf32, strided<[?, ?], offset: ?>>
  %1 = memref.subview %0[%c1, 0] [1, %c2] [%c2, %c0] : memref<2x?xf32, strided<[?, ?], offset: ?>> to memref<1x?xf32, strided<[?, ?], offset: ?>>
  "u"(%1) : (memref<1x?xf32, strided<[?, ?], offset: ?>>) -> ()
  return %0 : memref<2x?xf32, strided<[?, ?], offset: ?>>
}
// -----
func.func @r(%m: memref<4x4xf32>, %i: index) -> memref<2x2xf32, strided<[?, ?], offset: ?>> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.reinterpret_cast %m to offset: [%c1], sizes: [2, 2], strides: [%c0, %c1] : memref<4x4xf32> to memref<2x2xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<2x2xf32, strided<[?, ?], offset: ?>>
}
// -----
func.func @pi(%m: tensor<4x4xf32>, %n: tensor<2x?xf32>, %i: index) -> tensor<4x4xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %r = scf.forall (%k) in (4) shared_outs(%o = %m) -> tensor<4x4xf32> {
   scf.forall.in_parallel {
    tensor.parallel_insert_slice %n into %o[%i, %c2] [2, %c2] [%c0, %c2] : tensor<2x?xf32> into tensor<4x4xf32>
   }
  }
  return %r : tensor<4x4xf32>
}
// -----
func.func @e9(%m: tensor<4x4xf32>, %i: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = tensor.extract_slice %m[%i, 0] [%c0, %c2] [%c1, %c2] : tensor<4x4xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func.func @c2(%m: tensor<4x4xf32>, %n: tensor<2x2xf32>, %i: index) -> tensor<4x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.insert_slice %n into %m[%i, 0] [2, 2] [%c0, %c1] : tensor<2x2xf32> into tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}
// -----
func.func @c4(%m: memref<4x4xf32>, %i: index) -> memref<2xf32, strided<[4], offset: ?>> {
  %c1 = arith.constant 1 : index
  %0 = memref.subview %m[%c1, 0] [2, 1] [1, 0] : memref<4x4xf32> to memref<2xf32, strided<[4], offset: ?>>
  return %0 : memref<2xf32, strided<[4], offset: ?>>
}
// -----
func.func @c6(%m: memref<4x4xf32, strided<[?, ?], offset: ?>>, %i: index) -> memref<2x2xf32, strided<[?, ?], offset: ?>> {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %0 = memref.subview %m[%i, 0] [2, 2] [%c1, %c0] : memref<4x4xf32, strided<[?, ?], offset: ?>> to memref<2x2xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<2x2xf32, strided<[?, ?], offset: ?>>
}
// -----
func.func @c7(%m: memref<4x4xf32, strided<[0, 1], offset: ?>>, %i: index) -> memref<2x2xf32, strided<[0, 1], offset: ?>> {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %0 = memref.subview %m[%c1, 0] [2, 2] [1, 1] : memref<4x4xf32, strided<[0, 1], offset: ?>> to memref<2x2xf32, strided<[0, 1], offset: ?>>
  return %0 : memref<2x2xf32, strided<[0, 1], offset: ?>>
}
// -----
func.func @c8(%m: memref<4x4xf32>, %i: index) -> memref<2xf32, strided<[?], offset: ?>> {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %0 = memref.subview %m[%i, 0] [2, 1] [%c1, %c0] : memref<4x4xf32> to memref<2xf32, strided<[?], offset: ?>>
  return %0 : memref<2xf32, strided<[?], offset: ?>>
}
// -----
func.func @c9(%m: memref<4x4xf32>, %i: index, %j: index) -> memref<2x?xf32, strided<[0, ?], offset: ?>> {
  %c1 = arith.constant 1 : index
  %0 = memref.subview %m[%c1, 0] [2, %j] [0, 1] : memref<4x4xf32> to memref<2x?xf32, strided<[0, 1], offset: ?>>
  %1 = memref.cast %0 : memref<2x?xf32, strided<[0, 1], offset: ?>> to memref<2x?xf32, strided<[0, ?], offset: ?>>
  return %1 : memref<2x?xf32, strided<[0, ?], offset: ?>>
}
// -----
func.func @z(%m: memref<4x8x16xf32>, %i: index) -> memref<?x16xf32, strided<[?, 1], offset: ?>> {
  %c1 = arith.constant 1 : index
  %0 = memref.subview %m[%i, %i, 0] [%c1, 1, 16] [1, 1, 1] : memref<4x8x16xf32> to memref<?x16xf32, strided<[128, 1], offset: ?>>
  %1 = memref.cast %0 : memref<?x16xf32, strided<[128, 1], offset: ?>> to memref<?x16xf32, strided<[?, 1], offset: ?>>
  return %1 : memref<?x16xf32, strided<[?, 1], offset: ?>>
}
// -----
func.func @z2(%m: memref<4x8x16xf32>, %i: index) -> memref<?xf32, strided<[?], offset: ?>> {
  %c1 = arith.constant 1 : index
  %0 = memref.subview %m[%i, %i, 0] [1, %c1, 1] [1, 1, 1] : memref<4x8x16xf32> to memref<?xf32, strided<[16], offset: ?>>
  %1 = memref.cast %0 : memref<?xf32, strided<[16], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  return %1 : memref<?xf32, strided<[?], offset: ?>>
}
// -----
func.func @z3(%m: memref<1x8x1x16xf32>, %i: index) -> memref<?x8x16xf32, strided<[?, 16, 1], offset: ?>> {
  %c1 = arith.constant 1 : index
  %0 = memref.subview %m[0, 0, 0, 0] [%c1, 8, 1, 16] [1, 1, 1, 1] : memref<1x8x1x16xf32> to memref<?x8x16xf32, strided<[128, 16, 1]>>
  %1 = memref.cast %0 : memref<?x8x16xf32, strided<[128, 16, 1]>> to memref<?x8x16xf32, strided<[?, 16, 1], offset: ?>>
  return %1 : memref<?x8x16xf32, strided<[?, 16, 1], offset: ?>>
}
// -----
func.func @z4(%m: memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>, %i: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %c1 = arith.constant 1 : index
  %0 = memref.subview %m[%i, 0, 0] [%c1, 1, %i] [1, 1, 1] : memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}
// -----
func.func @z5(%m: memref<?x?x?xf32, strided<[?, ?, 1], offset: ?>>, %i: index) -> memref<?x?xf32, strided<[?, 1], offset: ?>> {
  %c1 = arith.constant 1 : index
  %0 = memref.subview %m[%i, 0, 0] [1, %c1, %i] [1, 1, 1] : memref<?x?x?xf32, strided<[?, ?, 1], offset: ?>> to memref<?x?xf32, strided<[?, 1], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, 1], offset: ?>>
}
// -----
func.func @z6(%m: memref<?x?x1xf32, strided<[?, ?, 1], offset: ?>>, %i: index) -> memref<?xf32, strided<[?], offset: ?>> {
  %c1 = arith.constant 1 : index
  %0 = memref.subview %m[%i, 0, 0] [%c1, 1, 1] [1, 1, 1] : memref<?x?x1xf32, strided<[?, ?, 1], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  return %0 : memref<?xf32, strided<[?], offset: ?>>
}
// -----
func.func @z9(%m: tensor<4x4xf32>, %i: index) -> tensor<?xf32> {
  %c1 = arith.constant 1 : index
  %0 = tensor.extract_slice %m[0, 0] [%c1, 1] [%c1, %i] : tensor<4x4xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}
