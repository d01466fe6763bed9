// builtin.module(canonicalize)
func.func @collapse_of_collapse(%a: tensor<4x5x6x7xf32>) -> tensor<840xf32> {
  %0 = tensor.collapse_shape %a [[0, 1], [2], [3]] : tensor<4x5x6x7xf32> into tensor<20x6x7xf32>
  %1 = tensor.collapse_shape %0 [[0, 1, 2]] : tensor<20x6x7xf32> into tensor<840xf32>
  return %1 : tensor<840xf32>
}
// -----
func.func @collapse_of_collapse_to_scalar(%a: tensor<1x1x1xf32>) -> tensor<f32> {
  %0 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<1x1x1xf32> into tensor<1x1xf32>
  %1 = tensor.collapse_shape %0 [] : tensor<1x1xf32> into tensor<f32>
  return %1 : tensor<f32>
}
// -----
func.func @expand_of_expand(%a: tensor<?xf32>, %n: index) -> tensor<?x2x3xf32> {
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [%n, 6] : tensor<?xf32> into tensor<?x6xf32>
  %1 = tensor.expand_shape %0 [[0], [1, 2]] output_shape [%n, 2, 3] : tensor<?x6xf32> into tensor<?x2x3xf32>
  return %1 : tensor<?x2x3xf32>
}
// -----
func.func @expand_of_scalar(%a: tensor<f32>) -> tensor<1x1x1xf32> {
  %0 = tensor.expand_shape %a [] output_shape [1] : tensor<f32> into tensor<1xf32>
  %1 = tensor.expand_shape %0 [[0, 1, 2]] output_shape [1, 1, 1] : tensor<1xf32> into tensor<1x1x1xf32>
  return %1 : tensor<1x1x1xf32>
}
// -----
func.func @collapse_of_expand_to_collapse(%a: tensor<?x?x?xi64>, %x: index, %y: index, %z: index) -> tensor<?x?xi64> {
  %0 = tensor.expand_shape %a [[0], [1], [2, 3]] output_shape [%x, %y, %z, 1] : tensor<?x?x?xi64> into tensor<?x?x?x1xi64>
  %1 = tensor.collapse_shape %0 [[0, 1], [2, 3]] : tensor<?x?x?x1xi64> into tensor<?x?xi64>
  return %1 : tensor<?x?xi64>
}
// -----
func.func @collapse_of_expand_to_expand(%a: tensor<?x?xi64>, %x: index, %y: index, %z: index) -> tensor<?x?x?xi64> {
  %0 = tensor.expand_shape %a [[0, 1, 2], [3]] output_shape [%x, 4, %y, %z] : tensor<?x?xi64> into tensor<?x4x?x?xi64>
  %1 = tensor.collapse_shape %0 [[0, 1], [2], [3]] : tensor<?x4x?x?xi64> into tensor<?x?x?xi64>
  return %1 : tensor<?x?x?xi64>
}
// -----
func.func @collapse_of_expand_to_expand_of_products(%a: tensor<?xi64>, %x: index, %y: index, %z: index) -> tensor<?x?xi64> {
  %c3 = arith.constant 3 : index
  %0 = tensor.expand_shape %a [[0, 1, 2, 3]] output_shape [%x, %c3, %y, %z] : tensor<?xi64> into tensor<?x?x?x?xi64>
  %1 = tensor.collapse_shape %0 [[0, 1, 2], [3]] : tensor<?x?x?x?xi64> into tensor<?x?xi64>
  return %1 : tensor<?x?xi64>
}
// -----
func.func @collapse_of_expand_across(%a: tensor<6x4xf32>) -> tensor<2x12xf32> {
  %0 = tensor.expand_shape %a [[0, 1], [2]] output_shape [2, 3, 4] : tensor<6x4xf32> into tensor<2x3x4xf32>
  %1 = tensor.collapse_shape %0 [[0], [1, 2]] : tensor<2x3x4xf32> into tensor<2x12xf32>
  return %1 : tensor<2x12xf32>
}
// -----
func.func @expand_of_collapse_to_collapse(%a: tensor<4x5x6x7xf32>) -> tensor<20x6x7xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2], [3]] : tensor<4x5x6x7xf32> into tensor<120x7xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [20, 6, 7] : tensor<120x7xf32> into tensor<20x6x7xf32>
  return %1 : tensor<20x6x7xf32>
}
// -----
func.func @expand_of_collapse_to_expand(%a: tensor<20x6x7xf32>) -> tensor<4x5x6x7xf32> {
  %0 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<20x6x7xf32> into tensor<120x7xf32>
  %1 = tensor.expand_shape %0 [[0, 1, 2], [3]] output_shape [4, 5, 6, 7] : tensor<120x7xf32> into tensor<4x5x6x7xf32>
  return %1 : tensor<4x5x6x7xf32>
}
// -----
func.func @expand_of_collapse_of_other_sizes(%a: tensor<20x6xf32>) -> tensor<4x30xf32> {
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<20x6xf32> into tensor<120xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [4, 30] : tensor<120xf32> into tensor<4x30xf32>
  return %1 : tensor<4x30xf32>
}
// -----
func.func @expand_of_collapse_of_unknown(%a: tensor<?x?x4xf32>, %n: index) -> tensor<?x4xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<?x?x4xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [%n, 4] : tensor<?xf32> into tensor<?x4xf32>
  return %1 : tensor<?x4xf32>
}
// -----
func.func @expand_of_collapse_of_unknown_both(%a: tensor<?x?xf32>, %n: index, %m: index) -> tensor<?x?xf32> {
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [%n, %m] : tensor<?xf32> into tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
// -----
func.func @collapse_of_expand_of_unknown_both(%a: tensor<?xf32>, %n: index, %m: index) -> tensor<?xf32> {
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [%n, %m] : tensor<?xf32> into tensor<?x?xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  return %1 : tensor<?xf32>
}
// -----
func.func @expand_of_collapse_from_scalar(%a: tensor<1x1x1xf32>) -> tensor<1x1xf32> {
  %0 = tensor.collapse_shape %a [] : tensor<1x1x1xf32> into tensor<f32>
  %1 = tensor.expand_shape %0 [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
  return %1 : tensor<1x1xf32>
}
// -----
func.func @splats(%x: f32) -> (tensor<8xf32>, tensor<2x2x2xf32>) {
  %s = tensor.splat %x : tensor<2x4xf32>
  %0 = tensor.collapse_shape %s [[0, 1]] : tensor<2x4xf32> into tensor<8xf32>
  %1 = tensor.expand_shape %s [[0], [1, 2]] output_shape [2, 2, 2] : tensor<2x4xf32> into tensor<2x2x2xf32>
  return %0, %1 : tensor<8xf32>, tensor<2x2x2xf32>
}
// -----
func.func @dynamic_splat(%x: f32, %n: index) -> tensor<?xf32> {
  %s = tensor.splat %x[%n] : tensor<?x4xf32>
  %0 = tensor.collapse_shape %s [[0, 1]] : tensor<?x4xf32> into tensor<?xf32>
  return %0 : tensor<?xf32>
}
// -----
func.func @elements(%x: f32, %y: f32) -> (tensor<4xf32>, tensor<2x1x2xf32>) {
  %s = tensor.from_elements %x, %y, %y, %x : tensor<2x2xf32>
  %0 = tensor.collapse_shape %s [[0, 1]] : tensor<2x2xf32> into tensor<4xf32>
  %1 = tensor.expand_shape %s [[0, 1], [2]] output_shape [2, 1, 2] : tensor<2x2xf32> into tensor<2x1x2xf32>
  return %0, %1 : tensor<4xf32>, tensor<2x1x2xf32>
}
// -----
func.func @collapse_of_cast(%a: tensor<8x12x32xf32>) -> (tensor<?x32xf32>, tensor<?x?xf32>) {
  %0 = tensor.cast %a : tensor<8x12x32xf32> to tensor<?x12x32xf32>
  %1 = tensor.collapse_shape %0 [[0, 1], [2]] : tensor<?x12x32xf32> into tensor<?x32xf32>
  %2 = tensor.cast %a : tensor<8x12x32xf32> to tensor<?x?x?xf32>
  %3 = tensor.collapse_shape %2 [[0, 1], [2]] : tensor<?x?x?xf32> into tensor<?x?xf32>
  return %1, %3 : tensor<?x32xf32>, tensor<?x?xf32>
}
// -----
func.func @expand_of_cast(%a: tensor<10x10xf32>) -> tensor<10x1x10xf32> {
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %0 = tensor.cast %a : tensor<10x10xf32> to tensor<?x?xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [%c10, %c1, %c10] : tensor<?x?xf32> into tensor<?x?x?xf32>
  %2 = tensor.cast %1 : tensor<?x?x?xf32> to tensor<10x1x10xf32>
  return %2 : tensor<10x1x10xf32>
}
// -----
func.func @expand_of_cast_in_part(%a: tensor<10x10xf32>, %n: index, %m: index) -> tensor<?x?x?xf32> {
  %c10 = arith.constant 10 : index
  %0 = tensor.cast %a : tensor<10x10xf32> to tensor<?x?xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [%n, %m, %c10] : tensor<?x?xf32> into tensor<?x?x?xf32>
  return %1 : tensor<?x?x?xf32>
}
// -----
func.func @expand_of_cast_of_unknown(%a: tensor<?x10xf32>, %n: index) -> tensor<?x?x?xf32> {
  %c10 = arith.constant 10 : index
  %c2 = arith.constant 2 : index
  %0 = tensor.cast %a : tensor<?x10xf32> to tensor<?x?xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [%n, %c2, %c10] : tensor<?x?xf32> into tensor<?x?x?xf32>
  return %1 : tensor<?x?x?xf32>
}
// -----
func.func @inverse_with_zero(%a: tensor<0x3xf32>) -> tensor<0x3x1xf32> {
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<0x3xf32> into tensor<0xf32>
  %1 = tensor.expand_shape %0 [[0, 1, 2]] output_shape [0, 3, 1] : tensor<0xf32> into tensor<0x3x1xf32>
  return %1 : tensor<0x3x1xf32>
}
// -----
func.func @orthogonal_paddings(%a: tensor<64x64xf32>, %s: index, %p: index, %q: index) -> tensor<8x4xf32> {
  %z = arith.constant 0.0 : f32
  %0 = tensor.extract_slice %a[16, 0] [%s, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
  %1 = tensor.pad %0 low[0, 0] high[%p, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %z : f32
  } : tensor<?x64xf32> to tensor<8x64xf32>
  %2 = tensor.extract_slice %1[0, 4] [8, %s] [1, 1] : tensor<8x64xf32> to tensor<8x?xf32>
  %3 = tensor.pad %2 nofold low[0, 0] high[0, %q] {
  ^bb0(%i: index, %j: index):
    tensor.yield %z : f32
  } : tensor<8x?xf32> to tensor<8x4xf32>
  return %3 : tensor<8x4xf32>
}
// -----
func.func @paddings_of_one_dimension(%a: tensor<64x64xf32>, %s: index, %p: index, %q: index) -> tensor<8x4xf32> {
  %z = arith.constant 0.0 : f32
  %0 = tensor.extract_slice %a[16, 0] [%s, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
  %1 = tensor.pad %0 low[0, 0] high[%p, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %z : f32
  } : tensor<?x64xf32> to tensor<8x64xf32>
  %2 = tensor.extract_slice %1[0, 4] [%q, %s] [1, 1] : tensor<8x64xf32> to tensor<?x?xf32>
  %3 = tensor.pad %2 nofold low[0, 0] high[%p, %q] {
  ^bb0(%i: index, %j: index):
    tensor.yield %z : f32
  } : tensor<?x?xf32> to tensor<8x4xf32>
  return %3 : tensor<8x4xf32>
}
// -----
func.func @paddings_cut_off(%a: tensor<64x64xf32>, %s: index, %p: index, %q: index) -> tensor<6x4xf32> {
  %z = arith.constant 0.0 : f32
  %0 = tensor.extract_slice %a[16, 0] [%s, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
  %1 = tensor.pad %0 low[0, 0] high[%p, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %z : f32
  } : tensor<?x64xf32> to tensor<8x64xf32>
  %2 = tensor.extract_slice %1[0, 4] [6, %s] [1, 1] : tensor<8x64xf32> to tensor<6x?xf32>
  %3 = tensor.pad %2 nofold low[0, 0] high[0, %q] {
  ^bb0(%i: index, %j: index):
    tensor.yield %z : f32
  } : tensor<6x?xf32> to tensor<6x4xf32>
  return %3 : tensor<6x4xf32>
}
// -----
func.func @collapse_of_collapse(%a: memref<4x5x6x7xf32>) -> memref<840xf32> {
  %0 = memref.collapse_shape %a [[0, 1], [2], [3]] : memref<4x5x6x7xf32> into memref<20x6x7xf32>
  %1 = memref.collapse_shape %0 [[0, 1, 2]] : memref<20x6x7xf32> into memref<840xf32>
  return %1 : memref<840xf32>
}
// -----
func.func @collapse_of_collapse_to_scalar(%a: memref<1x1x1xf32>) -> memref<f32> {
  %0 = memref.collapse_shape %a [[0, 1], [2]] : memref<1x1x1xf32> into memref<1x1xf32>
  %1 = memref.collapse_shape %0 [] : memref<1x1xf32> into memref<f32>
  return %1 : memref<f32>
}
// -----
func.func @expand_of_expand(%a: memref<?xf32>, %n: index) -> memref<?x2x3xf32> {
  %0 = memref.expand_shape %a [[0, 1]] output_shape [%n, 6] : memref<?xf32> into memref<?x6xf32>
  %1 = memref.expand_shape %0 [[0], [1, 2]] output_shape [%n, 2, 3] : memref<?x6xf32> into memref<?x2x3xf32>
  return %1 : memref<?x2x3xf32>
}
// -----
func.func @expand_of_scalar(%a: memref<f32>) -> memref<1x1x1xf32> {
  %0 = memref.expand_shape %a [] output_shape [1] : memref<f32> into memref<1xf32>
  %1 = memref.expand_shape %0 [[0, 1, 2]] output_shape [1, 1, 1] : memref<1xf32> into memref<1x1x1xf32>
  return %1 : memref<1x1x1xf32>
}
// -----
func.func @collapse_of_expand_to_collapse(%a: memref<?x?x?xi64>, %x: index, %y: index, %z: index) -> memref<?x?xi64> {
  %0 = memref.expand_shape %a [[0], [1], [2, 3]] output_shape [%x, %y, %z, 1] : memref<?x?x?xi64> into memref<?x?x?x1xi64>
  %1 = memref.collapse_shape %0 [[0, 1], [2, 3]] : memref<?x?x?x1xi64> into memref<?x?xi64>
  return %1 : memref<?x?xi64>
}
// -----
func.func @collapse_of_expand_to_expand(%a: memref<?x?xi64>, %x: index, %y: index, %z: index) -> memref<?x?x?xi64> {
  %0 = memref.expand_shape %a [[0, 1, 2], [3]] output_shape [%x, 4, %y, %z] : memref<?x?xi64> into memref<?x4x?x?xi64>
  %1 = memref.collapse_shape %0 [[0, 1], [2], [3]] : memref<?x4x?x?xi64> into memref<?x?x?xi64>
  return %1 : memref<?x?x?xi64>
}
// -----
func.func @collapse_of_expand_to_expand_of_products(%a: memref<?xi64>, %x: index, %y: index, %z: index) -> memref<?x?xi64> {
  %c3 = arith.constant 3 : index
  %0 = memref.expand_shape %a [[0, 1, 2, 3]] output_shape [%x, %c3, %y, %z] : memref<?xi64> into memref<?x?x?x?xi64>
  %1 = memref.collapse_shape %0 [[0, 1, 2], [3]] : memref<?x?x?x?xi64> into memref<?x?xi64>
  return %1 : memref<?x?xi64>
}
// -----
func.func @collapse_of_expand_across(%a: memref<6x4xf32>) -> memref<2x12xf32> {
  %0 = memref.expand_shape %a [[0, 1], [2]] output_shape [2, 3, 4] : memref<6x4xf32> into memref<2x3x4xf32>
  %1 = memref.collapse_shape %0 [[0], [1, 2]] : memref<2x3x4xf32> into memref<2x12xf32>
  return %1 : memref<2x12xf32>
}
// -----
func.func @expand_of_collapse_to_collapse(%a: memref<4x5x6x7xf32>) -> memref<20x6x7xf32> {
  %0 = memref.collapse_shape %a [[0, 1, 2], [3]] : memref<4x5x6x7xf32> into memref<120x7xf32>
  %1 = memref.expand_shape %0 [[0, 1], [2]] output_shape [20, 6, 7] : memref<120x7xf32> into memref<20x6x7xf32>
  return %1 : memref<20x6x7xf32>
}
// -----
func.func @expand_of_collapse_to_expand(%a: memref<20x6x7xf32>) -> memref<4x5x6x7xf32> {
  %0 = memref.collapse_shape %a [[0, 1], [2]] : memref<20x6x7xf32> into memref<120x7xf32>
  %1 = memref.expand_shape %0 [[0, 1, 2], [3]] output_shape [4, 5, 6, 7] : memref<120x7xf32> into memref<4x5x6x7xf32>
  return %1 : memref<4x5x6x7xf32>
}
// -----
func.func @expand_of_collapse_of_other_sizes(%a: memref<20x6xf32>) -> memref<4x30xf32> {
  %0 = memref.collapse_shape %a [[0, 1]] : memref<20x6xf32> into memref<120xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [4, 30] : memref<120xf32> into memref<4x30xf32>
  return %1 : memref<4x30xf32>
}
// -----
func.func @expand_of_collapse_of_unknown(%a: memref<?x?x4xf32>, %n: index) -> memref<?x4xf32> {
  %0 = memref.collapse_shape %a [[0, 1, 2]] : memref<?x?x4xf32> into memref<?xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [%n, 4] : memref<?xf32> into memref<?x4xf32>
  return %1 : memref<?x4xf32>
}
// -----
func.func @expand_of_collapse_of_unknown_both(%a: memref<?x?xf32>, %n: index, %m: index) -> memref<?x?xf32> {
  %0 = memref.collapse_shape %a [[0, 1]] : memref<?x?xf32> into memref<?xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [%n, %m] : memref<?xf32> into memref<?x?xf32>
  return %1 : memref<?x?xf32>
}
// -----
func.func @collapse_of_expand_of_unknown_both(%a: memref<?xf32>, %n: index, %m: index) -> memref<?xf32> {
  %0 = memref.expand_shape %a [[0, 1]] output_shape [%n, %m] : memref<?xf32> into memref<?x?xf32>
  %1 = memref.collapse_shape %0 [[0, 1]] : memref<?x?xf32> into memref<?xf32>
  return %1 : memref<?xf32>
}
// -----
func.func @expand_of_collapse_from_scalar(%a: memref<1x1x1xf32>) -> memref<1x1xf32> {
  %0 = memref.collapse_shape %a [] : memref<1x1x1xf32> into memref<f32>
  %1 = memref.expand_shape %0 [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
  return %1 : memref<1x1xf32>
}
// -----
func.func @collapse_of_cast(%a: memref<8x12x32xf32>) -> (memref<?x32xf32>, memref<?x?xf32>) {
  %0 = memref.cast %a : memref<8x12x32xf32> to memref<?x12x32xf32>
  %1 = memref.collapse_shape %0 [[0, 1], [2]] : memref<?x12x32xf32> into memref<?x32xf32>
  %2 = memref.cast %a : memref<8x12x32xf32> to memref<?x?x?xf32>
  %3 = memref.collapse_shape %2 [[0, 1], [2]] : memref<?x?x?xf32> into memref<?x?xf32>
  return %1, %3 : memref<?x32xf32>, memref<?x?xf32>
}
// -----
func.func @expand_of_cast(%a: memref<10x10xf32>) -> memref<10x1x10xf32> {
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %0 = memref.cast %a : memref<10x10xf32> to memref<?x?xf32>
  %1 = memref.expand_shape %0 [[0, 1], [2]] output_shape [%c10, %c1, %c10] : memref<?x?xf32> into memref<?x?x?xf32>
  %2 = memref.cast %1 : memref<?x?x?xf32> to memref<10x1x10xf32>
  return %2 : memref<10x1x10xf32>
}
// -----
func.func @expand_of_cast_in_part(%a: memref<10x10xf32>, %n: index, %m: index) -> memref<?x?x?xf32> {
  %c10 = arith.constant 10 : index
  %0 = memref.cast %a : memref<10x10xf32> to memref<?x?xf32>
  %1 = memref.expand_shape %0 [[0, 1], [2]] output_shape [%n, %m, %c10] : memref<?x?xf32> into memref<?x?x?xf32>
  return %1 : memref<?x?x?xf32>
}
// -----
func.func @expand_of_cast_of_unknown(%a: memref<?x10xf32>, %n: index) -> memref<?x?x?xf32> {
  %c10 = arith.constant 10 : index
  %c2 = arith.constant 2 : index
  %0 = memref.cast %a : memref<?x10xf32> to memref<?x?xf32>
  %1 = memref.expand_shape %0 [[0, 1], [2]] output_shape [%n, %c2, %c10] : memref<?x?xf32> into memref<?x?x?xf32>
  return %1 : memref<?x?x?xf32>
}
// -----
func.func @inverse_with_zero(%a: memref<0x3xf32>) -> memref<0x3x1xf32> {
  %0 = memref.collapse_shape %a [[0, 1]] : memref<0x3xf32> into memref<0xf32>
  %1 = memref.expand_shape %0 [[0, 1, 2]] output_shape [0, 3, 1] : memref<0xf32> into memref<0x3x1xf32>
  return %1 : memref<0x3x1xf32>
}

// -----
func.func @layout_to_cast(%a: memref<2x3xf32, strided<[3, 1], offset: 5>>) -> memref<2x3xf32, strided<[?, 1], offset: ?>> {
  %0 = memref.collapse_shape %a [[0, 1]] : memref<2x3xf32, strided<[3, 1], offset: 5>> into memref<6xf32, strided<[1], offset: 5>>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [2, 3] : memref<6xf32, strided<[1], offset: 5>> into memref<2x3xf32, strided<[3, 1], offset: 5>>
  %2 = memref.cast %1 : memref<2x3xf32, strided<[3, 1], offset: 5>> to memref<2x3xf32, strided<[?, 1], offset: ?>>
  return %2 : memref<2x3xf32, strided<[?, 1], offset: ?>>
}
// -----
func.func @layout_stays(%a: memref<4x3xf32, strided<[3, 1], offset: 5>>) -> memref<2x6xf32, strided<[6, 1], offset: 5>> {
  %0 = memref.collapse_shape %a [[0, 1]] : memref<4x3xf32, strided<[3, 1], offset: 5>> into memref<12xf32, strided<[1], offset: 5>>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [2, 6] : memref<12xf32, strided<[1], offset: 5>> into memref<2x6xf32, strided<[6, 1], offset: 5>>
  return %1 : memref<2x6xf32, strided<[6, 1], offset: 5>>
}
// -----
func.func @collapse_after_cast(%a: memref<?x512x1x1xf32>) -> memref<?x?xf32> {
  %0 = memref.cast %a : memref<?x512x1x1xf32> to memref<?x?x?x?xf32>
  %1 = memref.collapse_shape %0 [[0], [1, 2, 3]] : memref<?x?x?x?xf32> into memref<?x?xf32>
  return %1 : memref<?x?xf32>
}
// -----
func.func @collapse_after_cast_of_layout(%a: memref<4x3xf32, strided<[3, 1], offset: 5>>) -> memref<?xf32, strided<[?], offset: ?>> {
  %0 = memref.cast %a : memref<4x3xf32, strided<[3, 1], offset: 5>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %1 = memref.collapse_shape %0 [[0, 1]] : memref<?x?xf32, strided<[?, ?], offset: ?>> into memref<?xf32, strided<[?], offset: ?>>
  return %1 : memref<?xf32, strided<[?], offset: ?>>
}
// -----
func.func @expand_after_cast(%a: memref<10x10xf32>, %n: index) -> (memref<?x?x?xf32>, memref<?x5x?xf32>) {
  %c10 = arith.constant 10 : index
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %0 = memref.cast %a : memref<10x10xf32> to memref<?x?xf32>
  %1 = memref.expand_shape %0 [[0, 1], [2]] output_shape [%c2, %c5, %c10] : memref<?x?xf32> into memref<?x?x?xf32>
  %2 = memref.expand_shape %0 [[0, 1], [2]] output_shape [%n, 5, %c10] : memref<?x?xf32> into memref<?x5x?xf32>
  return %1, %2 : memref<?x?x?xf32>, memref<?x5x?xf32>
}
