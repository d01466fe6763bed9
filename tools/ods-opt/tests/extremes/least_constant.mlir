// The least constant of type `index` means an operand in a list of numbers. As a constant, it stays an operand. MLIR 22 hangs,
// crashes or makes invalid IR.
func.func @n(%m: tensor<8xf32>, %f: f32) {
  %c = arith.constant -9223372036854775808 : index
  scf.forall (%i) in (%c) {
    "u.use"(%i) : (index) -> ()
  }
  return
}
// -----
func.func @n(%m: tensor<8xf32>, %f: f32) {
  %c = arith.constant -9223372036854775808 : index
  scf.forall (%i) = (%c) to (%c) step (%c) {
    "u.use"(%i) : (index) -> ()
  }
  return
}
// -----
func.func @h(%t: tensor<8xf32>) -> tensor<?xf32> {
  %c = arith.constant -9223372036854775808 : index
  %0 = tensor.extract_slice %t[%c] [%c] [%c] : tensor<8xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}
// -----
func.func @h(%t: tensor<8xf32>, %s: tensor<?xf32>) -> tensor<8xf32> {
  %c = arith.constant -9223372036854775808 : index
  %0 = tensor.insert_slice %s into %t[%c] [%c] [%c] : tensor<?xf32> into tensor<8xf32>
  return %0 : tensor<8xf32>
}
// -----
func.func @subview(%m: memref<8xf32>) -> memref<?xf32, strided<[?], offset: ?>> {
  %c = arith.constant -9223372036854775808 : index
  %0 = memref.subview %m[%c] [%c] [%c] : memref<8xf32> to memref<?xf32, strided<[?], offset: ?>>
  return %0 : memref<?xf32, strided<[?], offset: ?>>
}
// -----
func.func @stride(%m: memref<8xf32>, %i: index) -> memref<?xf32, strided<[?], offset: ?>> {
  %c = arith.constant -9223372036854775808 : index
  %0 = memref.subview %m[%i] [%i] [%c] : memref<8xf32> to memref<?xf32, strided<[?], offset: ?>>
  return %0 : memref<?xf32, strided<[?], offset: ?>>
}
// -----
func.func @reinterpret(%m: memref<8xf32>) -> memref<?xf32, strided<[?], offset: ?>> {
  %c = arith.constant -9223372036854775808 : index
  %0 = memref.reinterpret_cast %m to offset: [%c], sizes: [%c], strides: [%c] : memref<8xf32> to memref<?xf32, strided<[?], offset: ?>>
  return %0 : memref<?xf32, strided<[?], offset: ?>>
}
// -----
func.func @reinterpret_stride(%m: memref<8xf32>, %i : index) -> memref<?xf32, strided<[?], offset: ?>> {
  %c = arith.constant -9223372036854775808 : index
  %0 = memref.reinterpret_cast %m to offset: [%i], sizes: [4], strides: [%c] : memref<8xf32> to memref<4xf32, strided<[?], offset: ?>>
  %1 = memref.cast %0 : memref<4xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  return %1 : memref<?xf32, strided<[?], offset: ?>>
}
// -----
func.func @parallel_insert(%t: tensor<8xf32>, %s: tensor<?xf32>, %n: index) -> tensor<8xf32> {
  %c = arith.constant -9223372036854775808 : index
  %r = scf.forall (%i) in (%n) shared_outs(%o = %t) -> tensor<8xf32> {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [%c] [%c] : tensor<?xf32> into tensor<8xf32>
    }
  }
  return %r : tensor<8xf32>
}
// -----
func.func @forall_step(%n: index) {
  %c = arith.constant -9223372036854775808 : index
  scf.forall (%i, %j) = (%c, 0) to (%n, %n) step (1, 2) {
    "u.use"(%i, %j) : (index, index) -> ()
  }
  return
}
// -----
func.func @forall_one(%n: index) {
  %c = arith.constant -9223372036854775808 : index
  %d = arith.constant -9223372036854775807 : index
  scf.forall (%i, %j) = (%c, 0) to (%d, %n) step (1, 2) {
    "u.use"(%i, %j) : (index, index) -> ()
  }
  return
}
// -----
func.func @forall_one_mapped(%n: index) {
  %c = arith.constant -9223372036854775808 : index
  %d = arith.constant -9223372036854775807 : index
  scf.forall (%i) = (%c) to (%d) step (1) {
    "u.use"(%i) : (index) -> ()
  } {mapping = [#gpu.thread<x>]}
  return
}
// -----
func.func @pad(%t: tensor<8x8xf32>, %f: f32) -> tensor<?x?xf32> {
  %c = arith.constant -9223372036854775808 : index
  %z = arith.constant 1 : index
  %0 = tensor.pad %t low[%c, %z] high[%z, %z] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<8x8xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func.func @padpad(%t: tensor<?xf32>, %f: f32) -> tensor<?xf32> {
  %0 = tensor.pad %t low[-9223372036854775807] high[0] {
  ^bb0(%i: index):
    tensor.yield %f : f32
  } : tensor<?xf32> to tensor<?xf32>
  %1 = tensor.pad %0 low[-1] high[0] {
  ^bb0(%i: index):
    tensor.yield %f : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %1 : tensor<?xf32>
}
// -----
func.func @insert_pad_fill(%t: tensor<4xf32>, %n: index) -> tensor<?xf32> {
  %f = arith.constant 0.0 : f32
  %e = tensor.empty(%n) : tensor<?xf32>
  %d = linalg.fill ins(%f : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %0 = tensor.pad %t low[-1] high[0] {
  ^bb0(%i: index):
    tensor.yield %f : f32
  } : tensor<4xf32> to tensor<3xf32>
  %1 = tensor.insert_slice %0 into %d[0] [3] [1] : tensor<3xf32> into tensor<?xf32>
  return %1 : tensor<?xf32>
}
// -----
func.func @collapse_expand(%t: tensor<?xf32>, %n: index) -> tensor<?x?xf32> {
  %a = arith.constant -4611686018427387904 : index
  %b = arith.constant 2 : index
  %0 = tensor.expand_shape %t [[0, 1, 2]] output_shape [%a, %b, %n] : tensor<?xf32> into tensor<?x?x?xf32>
  %1 = tensor.collapse_shape %0 [[0, 1], [2]] : tensor<?x?x?xf32> into tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
// -----
func.func @collapse_expand_m(%t: memref<?xf32>, %n: index) -> memref<?x?xf32> {
  %a = arith.constant -4611686018427387904 : index
  %b = arith.constant 2 : index
  %0 = memref.expand_shape %t [[0, 1, 2]] output_shape [%a, %b, %n] : memref<?xf32> into memref<?x?x?xf32>
  %1 = memref.collapse_shape %0 [[0, 1], [2]] : memref<?x?x?xf32> into memref<?x?xf32>
  return %1 : memref<?x?xf32>
}
// -----
func.func @metadata(%m: memref<?xf32>, %n: index) -> (index, index, index) {
  %c = arith.constant -9223372036854775808 : index
  %0 = memref.reinterpret_cast %m to offset: [%c], sizes: [%n], strides: [%c] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
  %b, %o, %s, %st = memref.extract_strided_metadata %0 : memref<?xf32, strided<[?], offset: ?>> -> memref<f32>, index, index, index
  %1 = memref.reinterpret_cast %b to offset: [%o], sizes: [%s], strides: [%st] : memref<f32> to memref<?xf32, strided<[?], offset: ?>>
  "u.use"(%1) : (memref<?xf32, strided<[?], offset: ?>>) -> ()
  return %o, %s, %st : index, index, index
}
// -----
func.func @reinterpret_neg(%m: memref<8xf32>, %i : index) -> memref<?xf32, strided<[?], offset: ?>> {
  %c = arith.constant -1 : index
  %d = arith.constant 4 : index
  %0 = memref.reinterpret_cast %m to offset: [%c], sizes: [%i], strides: [%d] : memref<8xf32> to memref<?xf32, strided<[?], offset: ?>>
  return %0 : memref<?xf32, strided<[?], offset: ?>>
}
// -----
func.func @fillpad(%n: index) -> tensor<?x?xf32> {
  %f = arith.constant 0.0 : f32
  %c = arith.constant -9223372036854775808 : index
  %e = tensor.empty(%c, %n) : tensor<?x?xf32>
  %d = linalg.fill ins(%f : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %0 = tensor.pad %d low[0, 9223372036854775807] high[0, 2] {
  ^bb0(%i: index, %j : index):
    tensor.yield %f : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
