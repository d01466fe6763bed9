// builtin.module(canonicalize)
func.func @reshapes_0(%a: tensor<3x12x1xf32>, %n: index, %m: index, %k: index) -> tensor<3x12xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.collapse_shape %a [[0], [1, 2]] : tensor<3x12x1xf32> into tensor<3x12xf32>
  return %0 : tensor<3x12xf32>
}
// -----
func.func @reshapes_1(%a: tensor<12xf32>, %n: index, %m: index, %k: index) -> tensor<12xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.cast %a : tensor<12xf32> to tensor<12xf32>
  return %0 : tensor<12xf32>
}
// -----
func.func @reshapes_2(%a: tensor<12xf32>, %n: index, %m: index, %k: index) -> tensor<?xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.cast %a : tensor<12xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}
// -----
func.func @reshapes_3(%a: tensor<3x?x2x6xf32>, %n: index, %m: index, %k: index) -> tensor<1x1x3x1x1x1x1x?x1x1x2x1x1x2x1x1x3x1xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.expand_shape %a [[0, 1, 2], [3], [4, 5, 6], [7, 8, 9]] output_shape [1, 3, 1, %c3, 1, 1, 2, 2, 3, 1] : tensor<3x?x2x6xf32> into tensor<1x3x1x?x1x1x2x2x3x1xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2, 3, 4], [5, 6], [7], [8], [9], [10, 11, 12], [13, 14], [15, 16], [17]] output_shape [1, 1, 3, 1, 1, 1, 1, %c3, 1, 1, 2, 1, 1, 2, 1, 1, 3, 1] : tensor<1x3x1x?x1x1x2x2x3x1xf32> into tensor<1x1x3x1x1x1x1x?x1x1x2x1x1x2x1x1x3x1xf32>
  return %1 : tensor<1x1x3x1x1x1x1x?x1x1x2x1x1x2x1x1x3x1xf32>
}
// -----
func.func @reshapes_4(%a: tensor<3x8x3x?xf32>, %n: index, %m: index, %k: index) -> tensor<72x4x?xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.expand_shape %a [[0], [1, 2, 3], [4, 5], [6, 7, 8]] output_shape [3, 4, 2, 1, 3, 1, 4, %n, 1] : tensor<3x8x3x?xf32> into tensor<3x4x2x1x3x1x4x?x1xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2, 3], [4, 5], [6], [7, 8], [9], [10, 11, 12], [13], [14]] output_shape [3, 1, 4, 1, 2, 1, 1, 3, 1, 1, 1, 2, 2, %k, 1] : tensor<3x4x2x1x3x1x4x?x1xf32> into tensor<3x1x4x1x2x1x1x3x1x1x1x2x2x?x1xf32>
  %2 = tensor.expand_shape %1 [[0], [1, 2], [3, 4], [5], [6, 7], [8, 9, 10], [11, 12], [13, 14], [15, 16], [17], [18], [19], [20], [21], [22]] output_shape [3, 1, 1, 1, 4, 1, 2, 1, 1, 1, 1, 1, 1, 3, 1, 1, 1, 1, 1, 2, 2, %n, 1] : tensor<3x1x4x1x2x1x1x3x1x1x1x2x2x?x1xf32> into tensor<3x1x1x1x4x1x2x1x1x1x1x1x1x3x1x1x1x1x1x2x2x?x1xf32>
  %3 = tensor.collapse_shape %2 [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18], [19, 20], [21, 22]] : tensor<3x1x1x1x4x1x2x1x1x1x1x1x1x3x1x1x1x1x1x2x2x?x1xf32> into tensor<72x4x?xf32>
  return %3 : tensor<72x4x?xf32>
}
// -----
func.func @reshapes_5(%a: tensor<1x3x12xf32>, %n: index, %m: index, %k: index) -> tensor<36xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<1x3x12xf32> into tensor<3x12xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<3x12xf32> into tensor<36xf32>
  return %1 : tensor<36xf32>
}
// -----
func.func @reshapes_6(%a: tensor<12x12x2x?xf32>, %n: index, %m: index, %k: index) -> tensor<?xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.expand_shape %a [[0], [1], [2, 3], [4]] output_shape [12, 12, 1, 2, %k] : tensor<12x12x2x?xf32> into tensor<12x12x1x2x?xf32>
  %1 = tensor.collapse_shape %0 [[0], [1], [2, 3, 4]] : tensor<12x12x1x2x?xf32> into tensor<12x12x?xf32>
  %2 = tensor.expand_shape %1 [[0], [1, 2], [3]] output_shape [12, 6, 2, %n] : tensor<12x12x?xf32> into tensor<12x6x2x?xf32>
  %3 = tensor.collapse_shape %2 [[0, 1, 2, 3]] : tensor<12x6x2x?xf32> into tensor<?xf32>
  return %3 : tensor<?xf32>
}
// -----
func.func @reshapes_7(%a: tensor<6x8xf32>, %n: index, %m: index, %k: index) -> tensor<?x?x4xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.cast %a : tensor<6x8xf32> to tensor<?x?xf32>
  %1 = tensor.expand_shape %0 [[0], [1, 2]] output_shape [%m, %c3, 4] : tensor<?x?xf32> into tensor<?x?x4xf32>
  return %1 : tensor<?x?x4xf32>
}
// -----
func.func @reshapes_8(%a: tensor<3x?x1xf32>, %n: index, %m: index, %k: index) -> tensor<?x3x?xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.cast %a : tensor<3x?x1xf32> to tensor<3x?x?xf32>
  %1 = tensor.expand_shape %0 [[0], [1, 2], [3]] output_shape [3, %m, 3, %c2] : tensor<3x?x?xf32> into tensor<3x?x3x?xf32>
  %2 = tensor.collapse_shape %1 [[0, 1], [2], [3]] : tensor<3x?x3x?xf32> into tensor<?x3x?xf32>
  return %2 : tensor<?x3x?xf32>
}
// -----
func.func @reshapes_9(%a: tensor<1x1x6xf32>, %n: index, %m: index, %k: index) -> tensor<1x6xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.expand_shape %a [[0, 1, 2], [3, 4], [5]] output_shape [1, 1, 1, 1, 1, 6] : tensor<1x1x6xf32> into tensor<1x1x1x1x1x6xf32>
  %1 = tensor.expand_shape %0 [[0], [1, 2], [3, 4], [5, 6], [7, 8], [9]] output_shape [1, 1, 1, 1, 1, 1, 1, 1, 1, 6] : tensor<1x1x1x1x1x6xf32> into tensor<1x1x1x1x1x1x1x1x1x6xf32>
  %2 = tensor.collapse_shape %1 [[0, 1], [2, 3, 4, 5, 6, 7, 8], [9]] : tensor<1x1x1x1x1x1x1x1x1x6xf32> into tensor<1x1x6xf32>
  %3 = tensor.collapse_shape %2 [[0], [1, 2]] : tensor<1x1x6xf32> into tensor<1x6xf32>
  return %3 : tensor<1x6xf32>
}
// -----
func.func @reshapes_10(%a: tensor<2x12x?xf32>, %n: index, %m: index, %k: index) -> tensor<?xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.cast %a : tensor<2x12x?xf32> to tensor<?x12x?xf32>
  %1 = tensor.collapse_shape %0 [[0, 1, 2]] : tensor<?x12x?xf32> into tensor<?xf32>
  return %1 : tensor<?xf32>
}
// -----
func.func @reshapes_11(%a: tensor<3x?x?xf32>, %n: index, %m: index, %k: index) -> tensor<?x?x4x2x?x?xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.expand_shape %a [[0], [1, 2, 3], [4, 5]] output_shape [3, %m, 4, 2, 2, %n] : tensor<3x?x?xf32> into tensor<3x?x4x2x2x?xf32>
  %1 = tensor.cast %0 : tensor<3x?x4x2x2x?xf32> to tensor<?x?x4x2x?x?xf32>
  return %1 : tensor<?x?x4x2x?x?xf32>
}
// -----
func.func @reshapes_13(%a: tensor<?x2xf32>, %n: index, %m: index, %k: index) -> tensor<?x1x2xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.expand_shape %a [[0, 1, 2], [3]] output_shape [%c3, 1, 1, 2] : tensor<?x2xf32> into tensor<?x1x1x2xf32>
  %1 = tensor.collapse_shape %0 [[0], [1], [2, 3]] : tensor<?x1x1x2xf32> into tensor<?x1x2xf32>
  return %1 : tensor<?x1x2xf32>
}
// -----
func.func @reshapes_14(%a: tensor<?x?x4xf32>, %n: index, %m: index, %k: index) -> tensor<?xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<?x?x4xf32> into tensor<?xf32>
  return %0 : tensor<?xf32>
}
// -----
func.func @reshapes_15(%a: tensor<?x3xf32>, %n: index, %m: index, %k: index) -> tensor<?x2x1x1x1x1x3xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.expand_shape %a [[0, 1], [2]] output_shape [%k, 1, 3] : tensor<?x3xf32> into tensor<?x1x3xf32>
  %1 = tensor.collapse_shape %0 [[0], [1, 2]] : tensor<?x1x3xf32> into tensor<?x3xf32>
  %2 = tensor.expand_shape %1 [[0], [1, 2]] output_shape [%n, 1, 3] : tensor<?x3xf32> into tensor<?x1x3xf32>
  %3 = tensor.expand_shape %2 [[0, 1], [2, 3, 4], [5, 6]] output_shape [%k, 2, 1, 1, 1, 1, 3] : tensor<?x1x3xf32> into tensor<?x2x1x1x1x1x3xf32>
  return %3 : tensor<?x2x1x1x1x1x3xf32>
}
// -----
func.func @reshapes_16(%a: tensor<2x8x1xf32>, %n: index, %m: index, %k: index) -> tensor<16x1x?x?x?x1xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<2x8x1xf32> into tensor<16x1xf32>
  %1 = tensor.expand_shape %0 [[0, 1, 2], [3, 4, 5]] output_shape [16, 1, 1, 1, 1, 1] : tensor<16x1xf32> into tensor<16x1x1x1x1x1xf32>
  %2 = tensor.cast %1 : tensor<16x1x1x1x1x1xf32> to tensor<16x1x?x?x?x1xf32>
  return %2 : tensor<16x1x?x?x?x1xf32>
}
// -----
func.func @reshapes_17(%a: tensor<3x12x6xf32>, %n: index, %m: index, %k: index) -> tensor<216xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.expand_shape %a [[0, 1, 2], [3], [4, 5]] output_shape [3, 1, 1, 12, 1, 6] : tensor<3x12x6xf32> into tensor<3x1x1x12x1x6xf32>
  %1 = tensor.collapse_shape %0 [[0, 1], [2, 3, 4, 5]] : tensor<3x1x1x12x1x6xf32> into tensor<3x72xf32>
  %2 = tensor.collapse_shape %1 [[0, 1]] : tensor<3x72xf32> into tensor<216xf32>
  %3 = tensor.cast %2 : tensor<216xf32> to tensor<216xf32>
  return %3 : tensor<216xf32>
}
// -----
func.func @reshapes_18(%a: tensor<2x4x2xf32>, %n: index, %m: index, %k: index) -> tensor<8x1x1x2xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<2x4x2xf32> into tensor<8x2xf32>
  %1 = tensor.expand_shape %0 [[0, 1, 2], [3, 4, 5]] output_shape [8, 1, 1, 1, 1, 2] : tensor<8x2xf32> into tensor<8x1x1x1x1x2xf32>
  %2 = tensor.collapse_shape %1 [[0, 1], [2], [3], [4, 5]] : tensor<8x1x1x1x1x2xf32> into tensor<8x1x1x2xf32>
  return %2 : tensor<8x1x1x2xf32>
}
// -----
func.func @reshapes_19(%a: tensor<3xf32>, %n: index, %m: index, %k: index) -> tensor<3xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.cast %a : tensor<3xf32> to tensor<3xf32>
  return %0 : tensor<3xf32>
}
// -----
func.func @reshapes_20(%a: tensor<?x?x3xf32>, %n: index, %m: index, %k: index) -> tensor<2x2x?x?x1x1x1x1x1x1x3x1x1x1xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.expand_shape %a [[0], [1, 2], [3, 4, 5]] output_shape [%m, %c2, 1, 1, 3, 1] : tensor<?x?x3xf32> into tensor<?x?x1x1x3x1xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2], [3, 4], [5], [6, 7], [8]] output_shape [4, %m, %n, 1, 1, 1, 3, 1, 1] : tensor<?x?x1x1x3x1xf32> into tensor<4x?x?x1x1x1x3x1x1xf32>
  %2 = tensor.expand_shape %1 [[0, 1], [2], [3], [4], [5, 6], [7, 8, 9], [10], [11, 12], [13]] output_shape [2, 2, %k, %c2, 1, 1, 1, 1, 1, 1, 3, 1, 1, 1] : tensor<4x?x?x1x1x1x3x1x1xf32> into tensor<2x2x?x?x1x1x1x1x1x1x3x1x1x1xf32>
  return %2 : tensor<2x2x?x?x1x1x1x1x1x1x3x1x1x1xf32>
}
// -----
func.func @reshapes_21(%a: tensor<6xf32>, %n: index, %m: index, %k: index) -> tensor<2x3xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.cast %a : tensor<6xf32> to tensor<6xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [2, 3] : tensor<6xf32> into tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}
// -----
func.func @reshapes_22(%a: tensor<3x1x8xf32>, %n: index, %m: index, %k: index) -> tensor<1x1x1x1x1x1x1x1x3x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x2x1x4xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.expand_shape %a [[0, 1], [2], [3, 4, 5]] output_shape [1, 3, 1, 1, 1, 8] : tensor<3x1x8xf32> into tensor<1x3x1x1x1x8xf32>
  %1 = tensor.expand_shape %0 [[0], [1], [2, 3], [4, 5], [6, 7], [8]] output_shape [1, 3, 1, 1, 1, 1, 1, 1, 8] : tensor<1x3x1x1x1x8xf32> into tensor<1x3x1x1x1x1x1x1x8xf32>
  %2 = tensor.expand_shape %1 [[0, 1, 2], [3, 4], [5], [6, 7], [8], [9, 10, 11], [12, 13, 14], [15], [16]] output_shape [1, 1, 1, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 8] : tensor<1x3x1x1x1x1x1x1x8xf32> into tensor<1x1x1x3x1x1x1x1x1x1x1x1x1x1x1x1x8xf32>
  %3 = tensor.expand_shape %2 [[0, 1], [2, 3], [4, 5, 6], [7, 8, 9], [10, 11], [12, 13], [14, 15, 16], [17, 18], [19], [20, 21], [22], [23], [24, 25], [26, 27], [28, 29], [30], [31, 32, 33]] output_shape [1, 1, 1, 1, 1, 1, 1, 1, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 4] : tensor<1x1x1x3x1x1x1x1x1x1x1x1x1x1x1x1x8xf32> into tensor<1x1x1x1x1x1x1x1x3x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x2x1x4xf32>
  return %3 : tensor<1x1x1x1x1x1x1x1x3x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x2x1x4xf32>
}
// -----
func.func @reshapes_23(%a: tensor<8x6xf32>, %n: index, %m: index, %k: index) -> tensor<48xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<8x6xf32> into tensor<48xf32>
  return %0 : tensor<48xf32>
}
// -----
func.func @reshapes_24(%a: tensor<?x6xf32>, %n: index, %m: index, %k: index) -> tensor<?xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<?x6xf32> into tensor<?xf32>
  return %0 : tensor<?xf32>
}
// -----
func.func @reshapes_25(%a: tensor<1x6x?x2xf32>, %n: index, %m: index, %k: index) -> tensor<?x?xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.cast %a : tensor<1x6x?x2xf32> to tensor<?x6x?x?xf32>
  %1 = tensor.expand_shape %0 [[0, 1, 2], [3, 4, 5], [6, 7], [8]] output_shape [3, 3, %n, 3, 1, 2, 2, %c2, %c2] : tensor<?x6x?x?xf32> into tensor<3x3x?x3x1x2x2x?x?xf32>
  %2 = tensor.expand_shape %1 [[0], [1, 2], [3, 4], [5, 6], [7], [8], [9, 10], [11, 12], [13, 14, 15]] output_shape [3, 3, 1, 3, %k, 1, 3, 1, 2, 2, 1, 1, %n, 1, %n, 4] : tensor<3x3x?x3x1x2x2x?x?xf32> into tensor<3x3x1x3x?x1x3x1x2x2x1x1x?x1x?x4xf32>
  %3 = tensor.collapse_shape %2 [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9], [10, 11, 12, 13, 14, 15]] : tensor<3x3x1x3x?x1x3x1x2x2x1x1x?x1x?x4xf32> into tensor<?x?xf32>
  return %3 : tensor<?x?xf32>
}
// -----
func.func @reshapes_26(%a: tensor<4x6xf32>, %n: index, %m: index, %k: index) -> tensor<24xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<4x6xf32> into tensor<24xf32>
  %1 = tensor.cast %0 : tensor<24xf32> to tensor<24xf32>
  return %1 : tensor<24xf32>
}
// -----
func.func @reshapes_27(%a: tensor<2x1xf32>, %n: index, %m: index, %k: index) -> tensor<2x1xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<2x1xf32> into tensor<2xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [2, 1] : tensor<2xf32> into tensor<2x1xf32>
  return %1 : tensor<2x1xf32>
}
// -----
func.func @reshapes_28(%a: tensor<4x6x?x?xf32>, %n: index, %m: index, %k: index) -> tensor<?x4xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.expand_shape %a [[0], [1], [2], [3, 4, 5]] output_shape [4, 6, %c2, 4, %c2, 4] : tensor<4x6x?x?xf32> into tensor<4x6x?x4x?x4xf32>
  %1 = tensor.expand_shape %0 [[0], [1], [2], [3], [4, 5], [6, 7, 8]] output_shape [4, 6, %c2, 4, %c2, 3, 1, 1, 4] : tensor<4x6x?x4x?x4xf32> into tensor<4x6x?x4x?x3x1x1x4xf32>
  %2 = tensor.expand_shape %1 [[0, 1, 2], [3, 4], [5], [6, 7], [8, 9, 10], [11, 12], [13, 14], [15, 16], [17]] output_shape [1, 2, 2, 3, 2, %n, 2, 2, %c2, 2, 2, 3, 1, 1, 1, 1, 1, 4] : tensor<4x6x?x4x?x3x1x1x4xf32> into tensor<1x2x2x3x2x?x2x2x?x2x2x3x1x1x1x1x1x4xf32>
  %3 = tensor.collapse_shape %2 [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15], [16, 17]] : tensor<1x2x2x3x2x?x2x2x?x2x2x3x1x1x1x1x1x4xf32> into tensor<?x4xf32>
  return %3 : tensor<?x4xf32>
}
// -----
func.func @reshapes_29(%a: tensor<2xf32>, %n: index, %m: index, %k: index) -> tensor<?xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.cast %a : tensor<2xf32> to tensor<2xf32>
  %1 = tensor.cast %0 : tensor<2xf32> to tensor<?xf32>
  return %1 : tensor<?xf32>
}
// -----
func.func @reshapes_30(%a: tensor<?x2xf32>, %n: index, %m: index, %k: index) -> tensor<?xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<?x2xf32> into tensor<?xf32>
  %1 = tensor.cast %0 : tensor<?xf32> to tensor<?xf32>
  return %1 : tensor<?xf32>
}
// -----
func.func @reshapes_31(%a: tensor<2x2x2x6xf32>, %n: index, %m: index, %k: index) -> tensor<4x6x2xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.expand_shape %a [[0], [1, 2, 3], [4, 5, 6], [7, 8]] output_shape [2, 1, 1, 2, 2, 1, 1, 3, 2] : tensor<2x2x2x6xf32> into tensor<2x1x1x2x2x1x1x3x2xf32>
  %1 = tensor.collapse_shape %0 [[0, 1, 2, 3], [4, 5, 6, 7], [8]] : tensor<2x1x1x2x2x1x1x3x2xf32> into tensor<4x6x2xf32>
  return %1 : tensor<4x6x2xf32>
}
// -----
func.func @reshapes_32(%a: tensor<1x12xf32>, %n: index, %m: index, %k: index) -> tensor<1x1x12xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.expand_shape %a [[0], [1, 2]] output_shape [1, 12, 1] : tensor<1x12xf32> into tensor<1x12x1xf32>
  %1 = tensor.collapse_shape %0 [[0], [1, 2]] : tensor<1x12x1xf32> into tensor<1x12xf32>
  %2 = tensor.expand_shape %1 [[0, 1], [2]] output_shape [1, 1, 12] : tensor<1x12xf32> into tensor<1x1x12xf32>
  return %2 : tensor<1x1x12xf32>
}
// -----
func.func @reshapes_33(%a: tensor<1x8x12x8xf32>, %n: index, %m: index, %k: index) -> tensor<?x?x?x8x?x?x?x?x?x?x?xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.expand_shape %a [[0, 1], [2], [3, 4], [5, 6]] output_shape [1, 1, 8, 2, 6, 2, 4] : tensor<1x8x12x8xf32> into tensor<1x1x8x2x6x2x4xf32>
  %1 = tensor.expand_shape %0 [[0], [1, 2], [3], [4, 5, 6], [7], [8, 9], [10]] output_shape [1, 1, 1, 8, 2, 1, 1, 6, 2, 1, 4] : tensor<1x1x8x2x6x2x4xf32> into tensor<1x1x1x8x2x1x1x6x2x1x4xf32>
  %2 = tensor.cast %1 : tensor<1x1x1x8x2x1x1x6x2x1x4xf32> to tensor<?x?x?x8x?x?x?x?x2x1x4xf32>
  %3 = tensor.cast %2 : tensor<?x?x?x8x?x?x?x?x2x1x4xf32> to tensor<?x?x?x8x?x?x?x?x?x?x?xf32>
  return %3 : tensor<?x?x?x8x?x?x?x?x?x?x?xf32>
}
// -----
func.func @reshapes_34(%a: tensor<2xf32>, %n: index, %m: index, %k: index) -> tensor<1x1x2xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [1, 2] : tensor<2xf32> into tensor<1x2xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [1, 1, 2] : tensor<1x2xf32> into tensor<1x1x2xf32>
  return %1 : tensor<1x1x2xf32>
}
// -----
func.func @reshapes_35(%a: tensor<?xf32>, %n: index, %m: index, %k: index) -> tensor<1x2x?x4xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [2, %c2] : tensor<?xf32> into tensor<2x?xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2, 3]] output_shape [1, 2, %n, 4] : tensor<2x?xf32> into tensor<1x2x?x4xf32>
  return %1 : tensor<1x2x?x4xf32>
}
// -----
func.func @reshapes_36(%a: tensor<4x2x8xf32>, %n: index, %m: index, %k: index) -> tensor<8x8xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.expand_shape %a [[0, 1, 2], [3, 4], [5, 6]] output_shape [1, 2, 2, 2, 1, 1, 8] : tensor<4x2x8xf32> into tensor<1x2x2x2x1x1x8xf32>
  %1 = tensor.collapse_shape %0 [[0, 1, 2, 3, 4], [5], [6]] : tensor<1x2x2x2x1x1x8xf32> into tensor<8x1x8xf32>
  %2 = tensor.collapse_shape %1 [[0], [1, 2]] : tensor<8x1x8xf32> into tensor<8x8xf32>
  return %2 : tensor<8x8xf32>
}
// -----
func.func @reshapes_37(%a: tensor<12x6x12x?xf32>, %n: index, %m: index, %k: index) -> tensor<?x?xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.cast %a : tensor<12x6x12x?xf32> to tensor<?x6x12x?xf32>
  %1 = tensor.collapse_shape %0 [[0, 1], [2, 3]] : tensor<?x6x12x?xf32> into tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
// -----
func.func @reshapes_38(%a: tensor<?x8x2xf32>, %n: index, %m: index, %k: index) -> tensor<?x2xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.expand_shape %a [[0], [1], [2, 3]] output_shape [%n, 8, 1, 2] : tensor<?x8x2xf32> into tensor<?x8x1x2xf32>
  %1 = tensor.collapse_shape %0 [[0, 1, 2], [3]] : tensor<?x8x1x2xf32> into tensor<?x2xf32>
  return %1 : tensor<?x2xf32>
}
// -----
func.func @reshapes_39(%a: tensor<2x2x6x2xf32>, %n: index, %m: index, %k: index) -> tensor<1x1x2x1x1x2x1x3x2x1x2xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.expand_shape %a [[0, 1], [2], [3], [4]] output_shape [2, 1, 2, 6, 2] : tensor<2x2x6x2xf32> into tensor<2x1x2x6x2xf32>
  %1 = tensor.expand_shape %0 [[0, 1, 2], [3, 4], [5, 6], [7, 8], [9, 10]] output_shape [1, 1, 2, 1, 1, 2, 1, 3, 2, 1, 2] : tensor<2x1x2x6x2xf32> into tensor<1x1x2x1x1x2x1x3x2x1x2xf32>
  return %1 : tensor<1x1x2x1x1x2x1x3x2x1x2xf32>
}
// -----
func.func @reshapes_40(%a: tensor<4x3x4x4xf32>, %n: index, %m: index, %k: index) -> tensor<2x2x48xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.expand_shape %a [[0, 1, 2], [3], [4, 5], [6]] output_shape [1, 2, 2, 3, 2, 2, 4] : tensor<4x3x4x4xf32> into tensor<1x2x2x3x2x2x4xf32>
  %1 = tensor.collapse_shape %0 [[0, 1], [2], [3, 4, 5, 6]] : tensor<1x2x2x3x2x2x4xf32> into tensor<2x2x48xf32>
  return %1 : tensor<2x2x48xf32>
}
// -----
func.func @reshapes_43(%a: tensor<8xf32>, %n: index, %m: index, %k: index) -> tensor<1x1x1x8xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [1, 8] : tensor<8xf32> into tensor<1x8xf32>
  %1 = tensor.expand_shape %0 [[0, 1, 2], [3]] output_shape [1, 1, 1, 8] : tensor<1x8xf32> into tensor<1x1x1x8xf32>
  return %1 : tensor<1x1x1x8xf32>
}
// -----
func.func @reshapes_44(%a: tensor<8x3x1xf32>, %n: index, %m: index, %k: index) -> tensor<?x1xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.cast %a : tensor<8x3x1xf32> to tensor<?x3x1xf32>
  %1 = tensor.collapse_shape %0 [[0, 1], [2]] : tensor<?x3x1xf32> into tensor<?x1xf32>
  return %1 : tensor<?x1xf32>
}
// -----
func.func @reshapes_45(%a: tensor<3x6x2xf32>, %n: index, %m: index, %k: index) -> tensor<36xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.expand_shape %a [[0, 1], [2], [3, 4]] output_shape [3, 1, 6, 1, 2] : tensor<3x6x2xf32> into tensor<3x1x6x1x2xf32>
  %1 = tensor.collapse_shape %0 [[0, 1, 2, 3, 4]] : tensor<3x1x6x1x2xf32> into tensor<36xf32>
  return %1 : tensor<36xf32>
}
// -----
func.func @reshapes_46(%a: tensor<?x2xf32>, %n: index, %m: index, %k: index) -> tensor<?x2xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.expand_shape %a [[0, 1], [2]] output_shape [4, %k, 2] : tensor<?x2xf32> into tensor<4x?x2xf32>
  %1 = tensor.collapse_shape %0 [[0, 1], [2]] : tensor<4x?x2xf32> into tensor<?x2xf32>
  return %1 : tensor<?x2xf32>
}
// -----
func.func @reshapes_47(%a: tensor<1x8x4x12xf32>, %n: index, %m: index, %k: index) -> tensor<1x8x8x6x1xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.expand_shape %a [[0], [1, 2], [3, 4], [5]] output_shape [1, 2, 4, 1, 4, 12] : tensor<1x8x4x12xf32> into tensor<1x2x4x1x4x12xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2], [3], [4], [5], [6, 7, 8]] output_shape [1, 1, 2, 4, 1, 4, 2, 6, 1] : tensor<1x2x4x1x4x12xf32> into tensor<1x1x2x4x1x4x2x6x1xf32>
  %2 = tensor.expand_shape %1 [[0, 1, 2], [3], [4, 5], [6], [7, 8, 9], [10], [11, 12], [13], [14, 15]] output_shape [1, 1, 1, 1, 2, 1, 4, 1, 1, 1, 4, 2, 1, 6, 1, 1] : tensor<1x1x2x4x1x4x2x6x1xf32> into tensor<1x1x1x1x2x1x4x1x1x1x4x2x1x6x1x1xf32>
  %3 = tensor.collapse_shape %2 [[0, 1], [2, 3, 4, 5, 6, 7, 8, 9], [10, 11, 12], [13], [14, 15]] : tensor<1x1x1x1x2x1x4x1x1x1x4x2x1x6x1x1xf32> into tensor<1x8x8x6x1xf32>
  return %3 : tensor<1x8x8x6x1xf32>
}
// -----
func.func @reshapes_50(%a: tensor<8xf32>, %n: index, %m: index, %k: index) -> tensor<8xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [4, 2] : tensor<8xf32> into tensor<4x2xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<4x2xf32> into tensor<8xf32>
  return %1 : tensor<8xf32>
}
// -----
func.func @reshapes_51(%a: tensor<12x12xf32>, %n: index, %m: index, %k: index) -> tensor<72x2xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.expand_shape %a [[0, 1], [2]] output_shape [2, 6, 12] : tensor<12x12xf32> into tensor<2x6x12xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2], [3, 4]] output_shape [2, 1, 6, 6, 2] : tensor<2x6x12xf32> into tensor<2x1x6x6x2xf32>
  %2 = tensor.collapse_shape %1 [[0, 1, 2, 3], [4]] : tensor<2x1x6x6x2xf32> into tensor<72x2xf32>
  return %2 : tensor<72x2xf32>
}
// -----
func.func @reshapes_52(%a: tensor<12x2x2x3xf32>, %n: index, %m: index, %k: index) -> tensor<12x1x?x1x?x2x1x?x2x3xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.expand_shape %a [[0], [1, 2], [3], [4]] output_shape [12, 1, 2, 2, 3] : tensor<12x2x2x3xf32> into tensor<12x1x2x2x3xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2, 3, 4], [5, 6, 7], [8], [9]] output_shape [12, 1, 1, 1, 1, 2, 1, 1, 2, 3] : tensor<12x1x2x2x3xf32> into tensor<12x1x1x1x1x2x1x1x2x3xf32>
  %2 = tensor.cast %1 : tensor<12x1x1x1x1x2x1x1x2x3xf32> to tensor<12x1x?x1x?x2x1x?x2x3xf32>
  return %2 : tensor<12x1x?x1x?x2x1x?x2x3xf32>
}
// -----
func.func @reshapes_53(%a: tensor<8xf32>, %n: index, %m: index, %k: index) -> tensor<2x1x1x2x1x1x2x1x1x1x1x1x1x1x1x1xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.expand_shape %a [[0, 1, 2]] output_shape [4, 2, 1] : tensor<8xf32> into tensor<4x2x1xf32>
  %1 = tensor.expand_shape %0 [[0, 1, 2], [3, 4, 5], [6, 7]] output_shape [2, 1, 2, 2, 1, 1, 1, 1] : tensor<4x2x1xf32> into tensor<2x1x2x2x1x1x1x1xf32>
  %2 = tensor.expand_shape %1 [[0], [1, 2], [3, 4], [5, 6], [7, 8], [9, 10, 11], [12, 13], [14, 15]] output_shape [2, 1, 1, 2, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1] : tensor<2x1x2x2x1x1x1x1xf32> into tensor<2x1x1x2x1x1x2x1x1x1x1x1x1x1x1x1xf32>
  return %2 : tensor<2x1x1x2x1x1x2x1x1x1x1x1x1x1x1x1xf32>
}
// -----
func.func @reshapes_54(%a: tensor<6x12x8xf32>, %n: index, %m: index, %k: index) -> tensor<6x12x8xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.expand_shape %a [[0], [1, 2], [3]] output_shape [6, 2, 6, 8] : tensor<6x12x8xf32> into tensor<6x2x6x8xf32>
  %1 = tensor.collapse_shape %0 [[0], [1, 2], [3]] : tensor<6x2x6x8xf32> into tensor<6x12x8xf32>
  return %1 : tensor<6x12x8xf32>
}
// -----
func.func @reshapes_55(%a: tensor<8x1x1xf32>, %n: index, %m: index, %k: index) -> tensor<8x1x1xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.expand_shape %a [[0, 1, 2], [3, 4, 5], [6]] output_shape [8, 1, 1, 1, 1, 1, 1] : tensor<8x1x1xf32> into tensor<8x1x1x1x1x1x1xf32>
  %1 = tensor.collapse_shape %0 [[0, 1, 2, 3, 4], [5], [6]] : tensor<8x1x1x1x1x1x1xf32> into tensor<8x1x1xf32>
  return %1 : tensor<8x1x1xf32>
}
// -----
func.func @reshapes_56(%a: tensor<1xf32>, %n: index, %m: index, %k: index) -> tensor<1x1x1x1x1x1xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.expand_shape %a [[0, 1, 2]] output_shape [1, 1, 1] : tensor<1xf32> into tensor<1x1x1xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2], [3, 4]] output_shape [1, 1, 1, 1, 1] : tensor<1x1x1xf32> into tensor<1x1x1x1x1xf32>
  %2 = tensor.expand_shape %1 [[0], [1], [2], [3, 4], [5]] output_shape [1, 1, 1, 1, 1, 1] : tensor<1x1x1x1x1xf32> into tensor<1x1x1x1x1x1xf32>
  return %2 : tensor<1x1x1x1x1x1xf32>
}
// -----
func.func @reshapes_57(%a: tensor<6x12xf32>, %n: index, %m: index, %k: index) -> tensor<?xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.cast %a : tensor<6x12xf32> to tensor<?x12xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<?x12xf32> into tensor<?xf32>
  return %1 : tensor<?xf32>
}
// -----
func.func @reshapes_58(%a: tensor<3x1xf32>, %n: index, %m: index, %k: index) -> tensor<3x1x1xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.expand_shape %a [[0], [1, 2]] output_shape [3, 1, 1] : tensor<3x1xf32> into tensor<3x1x1xf32>
  return %0 : tensor<3x1x1xf32>
}
// -----
func.func @reshapes_59(%a: tensor<3x12xf32>, %n: index, %m: index, %k: index) -> tensor<36xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<3x12xf32> into tensor<36xf32>
  return %0 : tensor<36xf32>
}
// -----
func.func @reshapes_60(%a: tensor<2x6x1xf32>, %n: index, %m: index, %k: index) -> tensor<2x2x3xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.collapse_shape %a [[0], [1, 2]] : tensor<2x6x1xf32> into tensor<2x6xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<2x6xf32> into tensor<12xf32>
  %2 = tensor.expand_shape %1 [[0, 1]] output_shape [2, 6] : tensor<12xf32> into tensor<2x6xf32>
  %3 = tensor.expand_shape %2 [[0], [1, 2]] output_shape [2, 2, 3] : tensor<2x6xf32> into tensor<2x2x3xf32>
  return %3 : tensor<2x2x3xf32>
}
// -----
func.func @reshapes_62(%a: tensor<6x4x2xf32>, %n: index, %m: index, %k: index) -> tensor<24x2xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<6x4x2xf32> into tensor<24x2xf32>
  return %0 : tensor<24x2xf32>
}
// -----
func.func @reshapes_63(%a: tensor<8x4x12x?xf32>, %n: index, %m: index, %k: index) -> tensor<?x2x2x1x2x1x1x1x2x1x?xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.collapse_shape %a [[0], [1], [2, 3]] : tensor<8x4x12x?xf32> into tensor<8x4x?xf32>
  %1 = tensor.cast %0 : tensor<8x4x?xf32> to tensor<?x4x?xf32>
  %2 = tensor.expand_shape %1 [[0, 1, 2], [3, 4, 5], [6]] output_shape [%n, 2, 2, 1, 2, 2, %n] : tensor<?x4x?xf32> into tensor<?x2x2x1x2x2x?xf32>
  %3 = tensor.expand_shape %2 [[0], [1], [2], [3], [4, 5, 6], [7, 8, 9], [10]] output_shape [%m, 2, 2, 1, 2, 1, 1, 1, 2, 1, %m] : tensor<?x2x2x1x2x2x?xf32> into tensor<?x2x2x1x2x1x1x1x2x1x?xf32>
  return %3 : tensor<?x2x2x1x2x1x1x1x2x1x?xf32>
}
// -----
func.func @reshapes_64(%a: tensor<2x1xf32>, %n: index, %m: index, %k: index) -> tensor<2x1x1xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.cast %a : tensor<2x1xf32> to tensor<2x1xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [2, 1, 1] : tensor<2x1xf32> into tensor<2x1x1xf32>
  return %1 : tensor<2x1x1xf32>
}
// -----
func.func @reshapes_65(%a: tensor<2x4xf32>, %n: index, %m: index, %k: index) -> tensor<8x1x1xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.expand_shape %a [[0, 1], [2]] output_shape [2, 1, 4] : tensor<2x4xf32> into tensor<2x1x4xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2, 3], [4, 5, 6]] output_shape [1, 2, 1, 1, 4, 1, 1] : tensor<2x1x4xf32> into tensor<1x2x1x1x4x1x1xf32>
  %2 = tensor.collapse_shape %1 [[0, 1, 2, 3, 4], [5], [6]] : tensor<1x2x1x1x4x1x1xf32> into tensor<8x1x1xf32>
  return %2 : tensor<8x1x1xf32>
}
// -----
func.func @reshapes_67(%a: tensor<6xf32>, %n: index, %m: index, %k: index) -> tensor<2x3x1xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.expand_shape %a [[0, 1, 2]] output_shape [2, 3, 1] : tensor<6xf32> into tensor<2x3x1xf32>
  return %0 : tensor<2x3x1xf32>
}
// -----
func.func @reshapes_68(%a: tensor<2x?x3x?xf32>, %n: index, %m: index, %k: index) -> tensor<?x?xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.cast %a : tensor<2x?x3x?xf32> to tensor<2x?x?x?xf32>
  %1 = tensor.cast %0 : tensor<2x?x?x?xf32> to tensor<?x?x?x?xf32>
  %2 = tensor.collapse_shape %1 [[0], [1, 2, 3]] : tensor<?x?x?x?xf32> into tensor<?x?xf32>
  return %2 : tensor<?x?xf32>
}
// -----
func.func @reshapes_69(%a: tensor<8x2x12xf32>, %n: index, %m: index, %k: index) -> tensor<2x3x1x32xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<8x2x12xf32> into tensor<192xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [6, 32] : tensor<192xf32> into tensor<6x32xf32>
  %2 = tensor.expand_shape %1 [[0, 1, 2], [3]] output_shape [2, 3, 1, 32] : tensor<6x32xf32> into tensor<2x3x1x32xf32>
  return %2 : tensor<2x3x1x32xf32>
}
// -----
func.func @reshapes_70(%a: tensor<3x?x1x8xf32>, %n: index, %m: index, %k: index) -> tensor<?x2xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.collapse_shape %a [[0, 1, 2, 3]] : tensor<3x?x1x8xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [%m, 2] : tensor<?xf32> into tensor<?x2xf32>
  return %1 : tensor<?x2xf32>
}
// -----
func.func @reshapes_71(%a: tensor<6x6xf32>, %n: index, %m: index, %k: index) -> tensor<36xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<6x6xf32> into tensor<36xf32>
  return %0 : tensor<36xf32>
}
// -----
func.func @reshapes_72(%a: tensor<4x8xf32>, %n: index, %m: index, %k: index) -> tensor<?x?xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.cast %a : tensor<4x8xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func.func @reshapes_73(%a: tensor<6x6xf32>, %n: index, %m: index, %k: index) -> tensor<2x1x1x3x1x1x1x1x1x1x6xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.expand_shape %a [[0, 1], [2]] output_shape [6, 1, 6] : tensor<6x6xf32> into tensor<6x1x6xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2, 3, 4], [5]] output_shape [2, 3, 1, 1, 1, 6] : tensor<6x1x6xf32> into tensor<2x3x1x1x1x6xf32>
  %2 = tensor.expand_shape %1 [[0, 1, 2], [3], [4, 5], [6], [7, 8, 9], [10]] output_shape [2, 1, 1, 3, 1, 1, 1, 1, 1, 1, 6] : tensor<2x3x1x1x1x6xf32> into tensor<2x1x1x3x1x1x1x1x1x1x6xf32>
  return %2 : tensor<2x1x1x3x1x1x1x1x1x1x6xf32>
}
// -----
func.func @reshapes_74(%a: tensor<12x8x6x2xf32>, %n: index, %m: index, %k: index) -> tensor<6x2x1x1x1x1x1x1x1x1x1x1x1x1x1x4x2x6x1x1x1x1x1x2x1x1x1x1x1x1x1x1x1x1x1x1xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.expand_shape %a [[0, 1], [2], [3, 4], [5, 6]] output_shape [12, 1, 8, 6, 1, 2, 1] : tensor<12x8x6x2xf32> into tensor<12x1x8x6x1x2x1xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2], [3, 4], [5, 6], [7], [8], [9, 10]] output_shape [6, 2, 1, 1, 8, 6, 1, 1, 2, 1, 1] : tensor<12x1x8x6x1x2x1xf32> into tensor<6x2x1x1x8x6x1x1x2x1x1xf32>
  %2 = tensor.expand_shape %1 [[0], [1, 2, 3], [4, 5, 6], [7, 8], [9, 10], [11, 12], [13], [14], [15, 16], [17, 18, 19], [20, 21]] output_shape [6, 2, 1, 1, 1, 1, 1, 1, 1, 4, 2, 6, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1] : tensor<6x2x1x1x8x6x1x1x2x1x1xf32> into tensor<6x2x1x1x1x1x1x1x1x4x2x6x1x1x1x1x2x1x1x1x1x1xf32>
  %3 = tensor.expand_shape %2 [[0], [1], [2], [3, 4], [5, 6], [7], [8], [9, 10], [11, 12, 13], [14, 15], [16], [17], [18], [19], [20, 21], [22], [23, 24], [25, 26], [27, 28, 29], [30, 31], [32, 33], [34, 35]] output_shape [6, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 4, 2, 6, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1] : tensor<6x2x1x1x1x1x1x1x1x4x2x6x1x1x1x1x2x1x1x1x1x1xf32> into tensor<6x2x1x1x1x1x1x1x1x1x1x1x1x1x1x4x2x6x1x1x1x1x1x2x1x1x1x1x1x1x1x1x1x1x1x1xf32>
  return %3 : tensor<6x2x1x1x1x1x1x1x1x1x1x1x1x1x1x4x2x6x1x1x1x1x1x2x1x1x1x1x1x1x1x1x1x1x1x1xf32>
}
// -----
func.func @reshapes_75(%a: tensor<?x1xf32>, %n: index, %m: index, %k: index) -> tensor<3x?x?x1xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.expand_shape %a [[0, 1], [2]] output_shape [3, %k, 1] : tensor<?x1xf32> into tensor<3x?x1xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2], [3]] output_shape [3, 1, %c3, 1] : tensor<3x?x1xf32> into tensor<3x1x?x1xf32>
  %2 = tensor.cast %1 : tensor<3x1x?x1xf32> to tensor<3x?x?x1xf32>
  return %2 : tensor<3x?x?x1xf32>
}
// -----
func.func @reshapes_76(%a: tensor<1xf32>, %n: index, %m: index, %k: index) -> tensor<1xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.cast %a : tensor<1xf32> to tensor<1xf32>
  return %0 : tensor<1xf32>
}
// -----
func.func @reshapes_77(%a: tensor<4x3xf32>, %n: index, %m: index, %k: index) -> tensor<4x1x?x?xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.cast %a : tensor<4x3xf32> to tensor<4x?xf32>
  %1 = tensor.expand_shape %0 [[0], [1, 2, 3]] output_shape [4, 1, %m, %m] : tensor<4x?xf32> into tensor<4x1x?x?xf32>
  return %1 : tensor<4x1x?x?xf32>
}
// -----
func.func @reshapes_78(%a: tensor<?x?x1x?xf32>, %n: index, %m: index, %k: index) -> tensor<?xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.cast %a : tensor<?x?x1x?xf32> to tensor<?x?x?x?xf32>
  %1 = tensor.collapse_shape %0 [[0, 1], [2, 3]] : tensor<?x?x?x?xf32> into tensor<?x?xf32>
  %2 = tensor.collapse_shape %1 [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  return %2 : tensor<?xf32>
}
// -----
func.func @reshapes_79(%a: tensor<12x12x2xf32>, %n: index, %m: index, %k: index) -> tensor<288xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<12x12x2xf32> into tensor<288xf32>
  return %0 : tensor<288xf32>
}
// -----
func.func @reshapes_81(%a: tensor<4xf32>, %n: index, %m: index, %k: index) -> tensor<2x1x1x2x1xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2, 3, 4]] output_shape [2, 1, 1, 2, 1] : tensor<2x2xf32> into tensor<2x1x1x2x1xf32>
  return %1 : tensor<2x1x1x2x1xf32>
}
// -----
func.func @reshapes_82(%a: tensor<8x?x12xf32>, %n: index, %m: index, %k: index) -> tensor<?x2x12xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<8x?x12xf32> into tensor<?x12xf32>
  %1 = tensor.cast %0 : tensor<?x12xf32> to tensor<?x12xf32>
  %2 = tensor.expand_shape %1 [[0, 1], [2]] output_shape [%c2, 2, 12] : tensor<?x12xf32> into tensor<?x2x12xf32>
  return %2 : tensor<?x2x12xf32>
}
// -----
func.func @reshapes_83(%a: tensor<?x1x12x6xf32>, %n: index, %m: index, %k: index) -> tensor<?x1x1x1x1x2x3x2x1x1x1x1x2x1x1x1x3xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.expand_shape %a [[0], [1, 2], [3, 4, 5], [6, 7, 8]] output_shape [%m, 1, 1, 6, 2, 1, 2, 1, 3] : tensor<?x1x12x6xf32> into tensor<?x1x1x6x2x1x2x1x3xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2, 3], [4], [5, 6], [7, 8], [9, 10], [11, 12], [13, 14], [15, 16]] output_shape [%c2, 1, 1, 1, 1, 2, 3, 2, 1, 1, 1, 1, 2, 1, 1, 1, 3] : tensor<?x1x1x6x2x1x2x1x3xf32> into tensor<?x1x1x1x1x2x3x2x1x1x1x1x2x1x1x1x3xf32>
  return %1 : tensor<?x1x1x1x1x2x3x2x1x1x1x1x2x1x1x1x3xf32>
}
// -----
func.func @reshapes_85(%a: tensor<2xf32>, %n: index, %m: index, %k: index) -> tensor<2xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.cast %a : tensor<2xf32> to tensor<2xf32>
  return %0 : tensor<2xf32>
}
// -----
func.func @reshapes_86(%a: tensor<2x3xf32>, %n: index, %m: index, %k: index) -> tensor<?xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.expand_shape %a [[0, 1, 2], [3]] output_shape [1, 2, 1, 3] : tensor<2x3xf32> into tensor<1x2x1x3xf32>
  %1 = tensor.cast %0 : tensor<1x2x1x3xf32> to tensor<?x2x1x?xf32>
  %2 = tensor.collapse_shape %1 [[0, 1, 2], [3]] : tensor<?x2x1x?xf32> into tensor<?x?xf32>
  %3 = tensor.collapse_shape %2 [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  return %3 : tensor<?xf32>
}
// -----
func.func @reshapes_87(%a: tensor<1xf32>, %n: index, %m: index, %k: index) -> tensor<1x1x1x1x1x1x1x1xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.expand_shape %a [[0, 1, 2]] output_shape [1, 1, 1] : tensor<1xf32> into tensor<1x1x1xf32>
  %1 = tensor.expand_shape %0 [[0, 1, 2], [3, 4, 5], [6, 7]] output_shape [1, 1, 1, 1, 1, 1, 1, 1] : tensor<1x1x1xf32> into tensor<1x1x1x1x1x1x1x1xf32>
  return %1 : tensor<1x1x1x1x1x1x1x1xf32>
}
// -----
func.func @reshapes_88(%a: tensor<3x3x2x8xf32>, %n: index, %m: index, %k: index) -> tensor<144xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.collapse_shape %a [[0, 1, 2, 3]] : tensor<3x3x2x8xf32> into tensor<144xf32>
  return %0 : tensor<144xf32>
}
// -----
func.func @reshapes_89(%a: tensor<8x6x6xf32>, %n: index, %m: index, %k: index) -> tensor<288xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<8x6x6xf32> into tensor<288xf32>
  return %0 : tensor<288xf32>
}
// -----
func.func @reshapes_90(%a: tensor<3xf32>, %n: index, %m: index, %k: index) -> tensor<3xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [1, 3] : tensor<3xf32> into tensor<1x3xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<1x3xf32> into tensor<3xf32>
  return %1 : tensor<3xf32>
}
// -----
func.func @reshapes_92(%a: tensor<6x?xf32>, %n: index, %m: index, %k: index) -> tensor<96x?xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.expand_shape %a [[0], [1, 2, 3]] output_shape [6, 4, 4, %m] : tensor<6x?xf32> into tensor<6x4x4x?xf32>
  %1 = tensor.expand_shape %0 [[0], [1, 2], [3], [4, 5]] output_shape [6, 2, 2, 4, 1, %c3] : tensor<6x4x4x?xf32> into tensor<6x2x2x4x1x?xf32>
  %2 = tensor.collapse_shape %1 [[0], [1, 2], [3, 4], [5]] : tensor<6x2x2x4x1x?xf32> into tensor<6x4x4x?xf32>
  %3 = tensor.collapse_shape %2 [[0, 1, 2], [3]] : tensor<6x4x4x?xf32> into tensor<96x?xf32>
  return %3 : tensor<96x?xf32>
}
// -----
func.func @reshapes_93(%a: tensor<4x4xf32>, %n: index, %m: index, %k: index) -> tensor<1x1x2x2x2x2x1x1x1xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.expand_shape %a [[0, 1], [2, 3, 4]] output_shape [2, 2, 4, 1, 1] : tensor<4x4xf32> into tensor<2x2x4x1x1xf32>
  %1 = tensor.expand_shape %0 [[0, 1, 2], [3], [4, 5], [6], [7, 8]] output_shape [1, 1, 2, 2, 2, 2, 1, 1, 1] : tensor<2x2x4x1x1xf32> into tensor<1x1x2x2x2x2x1x1x1xf32>
  return %1 : tensor<1x1x2x2x2x2x1x1x1xf32>
}
// -----
func.func @reshapes_94(%a: tensor<3xf32>, %n: index, %m: index, %k: index) -> tensor<1x1x1x1x1x1x3xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.expand_shape %a [[0, 1, 2]] output_shape [1, 1, 3] : tensor<3xf32> into tensor<1x1x3xf32>
  %1 = tensor.expand_shape %0 [[0, 1, 2], [3, 4], [5, 6]] output_shape [1, 1, 1, 1, 1, 1, 3] : tensor<1x1x3xf32> into tensor<1x1x1x1x1x1x3xf32>
  return %1 : tensor<1x1x1x1x1x1x3xf32>
}
// -----
func.func @reshapes_95(%a: tensor<3x6x1x8xf32>, %n: index, %m: index, %k: index) -> tensor<?xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.cast %a : tensor<3x6x1x8xf32> to tensor<?x?x?x?xf32>
  %1 = tensor.collapse_shape %0 [[0, 1, 2, 3]] : tensor<?x?x?x?xf32> into tensor<?xf32>
  return %1 : tensor<?xf32>
}
// -----
func.func @reshapes_96(%a: tensor<12xf32>, %n: index, %m: index, %k: index) -> tensor<2x1x6xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.expand_shape %a [[0, 1, 2]] output_shape [2, 1, 6] : tensor<12xf32> into tensor<2x1x6xf32>
  return %0 : tensor<2x1x6xf32>
}
// -----
func.func @reshapes_97(%a: tensor<3x?x3x8xf32>, %n: index, %m: index, %k: index) -> tensor<?x?x?x?xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.cast %a : tensor<3x?x3x8xf32> to tensor<?x?x?x?xf32>
  %1 = tensor.cast %0 : tensor<?x?x?x?xf32> to tensor<?x?x?x?xf32>
  return %1 : tensor<?x?x?x?xf32>
}
// -----
func.func @reshapes_98(%a: tensor<1x2x3x8xf32>, %n: index, %m: index, %k: index) -> tensor<1x1x4x?x3x2x4xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.cast %a : tensor<1x2x3x8xf32> to tensor<1x?x3x8xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2, 3], [4], [5, 6]] output_shape [1, 1, 4, %m, 3, 2, 4] : tensor<1x?x3x8xf32> into tensor<1x1x4x?x3x2x4xf32>
  return %1 : tensor<1x1x4x?x3x2x4xf32>
}
// -----
func.func @reshapes_99(%a: tensor<?xf32>, %n: index, %m: index, %k: index) -> tensor<?xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.cast %a : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}
// -----
func.func @reshapes_100(%a: tensor<3x?x2xf32>, %n: index, %m: index, %k: index) -> tensor<3x?xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<3x?x2xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [3, %m] : tensor<?xf32> into tensor<3x?xf32>
  return %1 : tensor<3x?xf32>
}
// -----
func.func @reshapes_101(%a: tensor<6x12xf32>, %n: index, %m: index, %k: index) -> tensor<?x2x?xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.expand_shape %a [[0], [1, 2]] output_shape [6, 6, 2] : tensor<6x12xf32> into tensor<6x6x2xf32>
  %1 = tensor.collapse_shape %0 [[0, 1], [2]] : tensor<6x6x2xf32> into tensor<36x2xf32>
  %2 = tensor.expand_shape %1 [[0], [1, 2]] output_shape [36, 2, 1] : tensor<36x2xf32> into tensor<36x2x1xf32>
  %3 = tensor.cast %2 : tensor<36x2x1xf32> to tensor<?x2x?xf32>
  return %3 : tensor<?x2x?xf32>
}
// -----
func.func @reshapes_102(%a: tensor<?x?xf32>, %n: index, %m: index, %k: index) -> tensor<?x3xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.expand_shape %a [[0], [1, 2]] output_shape [%n, %c2, 3] : tensor<?x?xf32> into tensor<?x?x3xf32>
  %1 = tensor.expand_shape %0 [[0], [1], [2, 3]] output_shape [%n, %c2, 1, 3] : tensor<?x?x3xf32> into tensor<?x?x1x3xf32>
  %2 = tensor.collapse_shape %1 [[0, 1, 2], [3]] : tensor<?x?x1x3xf32> into tensor<?x3xf32>
  return %2 : tensor<?x3xf32>
}
// -----
func.func @reshapes_103(%a: tensor<1x?x6x3xf32>, %n: index, %m: index, %k: index) -> tensor<?xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.expand_shape %a [[0, 1], [2, 3], [4], [5]] output_shape [1, 1, %m, 2, 6, 3] : tensor<1x?x6x3xf32> into tensor<1x1x?x2x6x3xf32>
  %1 = tensor.collapse_shape %0 [[0], [1, 2, 3, 4, 5]] : tensor<1x1x?x2x6x3xf32> into tensor<1x?xf32>
  %2 = tensor.collapse_shape %1 [[0, 1]] : tensor<1x?xf32> into tensor<?xf32>
  return %2 : tensor<?xf32>
}
// -----
func.func @reshapes_104(%a: tensor<4x3xf32>, %n: index, %m: index, %k: index) -> tensor<2x1x2x3x1x1xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.expand_shape %a [[0, 1, 2], [3, 4, 5]] output_shape [2, 1, 2, 3, 1, 1] : tensor<4x3xf32> into tensor<2x1x2x3x1x1xf32>
  return %0 : tensor<2x1x2x3x1x1xf32>
}
// -----
func.func @reshapes_105(%a: tensor<?x2x1xf32>, %n: index, %m: index, %k: index) -> tensor<?x1x1xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.cast %a : tensor<?x2x1xf32> to tensor<?x2x?xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2], [3, 4]] output_shape [1, %m, 2, %k, 1] : tensor<?x2x?xf32> into tensor<1x?x2x?x1xf32>
  %2 = tensor.collapse_shape %1 [[0, 1, 2, 3], [4]] : tensor<1x?x2x?x1xf32> into tensor<?x1xf32>
  %3 = tensor.expand_shape %2 [[0], [1, 2]] output_shape [%c3, 1, 1] : tensor<?x1xf32> into tensor<?x1x1xf32>
  return %3 : tensor<?x1x1xf32>
}
// -----
func.func @reshapes_107(%a: tensor<2x6xf32>, %n: index, %m: index, %k: index) -> tensor<12xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.expand_shape %a [[0], [1, 2]] output_shape [2, 1, 6] : tensor<2x6xf32> into tensor<2x1x6xf32>
  %1 = tensor.collapse_shape %0 [[0, 1, 2]] : tensor<2x1x6xf32> into tensor<12xf32>
  return %1 : tensor<12xf32>
}
// -----
func.func @reshapes_108(%a: tensor<?x4x?x2xf32>, %n: index, %m: index, %k: index) -> tensor<?x1x2xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.collapse_shape %a [[0, 1], [2], [3]] : tensor<?x4x?x2xf32> into tensor<?x?x2xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2, 3, 4], [5, 6]] output_shape [%n, 1, 2, 2, %c2, 1, 2] : tensor<?x?x2xf32> into tensor<?x1x2x2x?x1x2xf32>
  %2 = tensor.collapse_shape %1 [[0, 1, 2, 3, 4], [5], [6]] : tensor<?x1x2x2x?x1x2xf32> into tensor<?x1x2xf32>
  return %2 : tensor<?x1x2xf32>
}
// -----
func.func @reshapes_109(%a: tensor<8xf32>, %n: index, %m: index, %k: index) -> tensor<8xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [8, 1] : tensor<8xf32> into tensor<8x1xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<8x1xf32> into tensor<8xf32>
  return %1 : tensor<8xf32>
}
// -----
func.func @reshapes_110(%a: tensor<?x3x8xf32>, %n: index, %m: index, %k: index) -> tensor<?xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<?x3x8xf32> into tensor<?xf32>
  return %0 : tensor<?xf32>
}
// -----
func.func @reshapes_111(%a: tensor<?xf32>, %n: index, %m: index, %k: index) -> tensor<?x?xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [%c2, %n] : tensor<?xf32> into tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func.func @reshapes_112(%a: tensor<6x?x1xf32>, %n: index, %m: index, %k: index) -> tensor<1x1x6x1x3x1x?x1xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.expand_shape %a [[0, 1, 2], [3], [4]] output_shape [1, 6, 1, %k, 1] : tensor<6x?x1xf32> into tensor<1x6x1x?x1xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2], [3], [4, 5, 6], [7]] output_shape [1, 1, 6, 1, 3, 1, %c2, 1] : tensor<1x6x1x?x1xf32> into tensor<1x1x6x1x3x1x?x1xf32>
  return %1 : tensor<1x1x6x1x3x1x?x1xf32>
}
// -----
func.func @reshapes_114(%a: tensor<2x?xf32>, %n: index, %m: index, %k: index) -> tensor<2x1x1x1x1x3x?x4x1xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.expand_shape %a [[0, 1], [2, 3, 4]] output_shape [2, 1, 3, %m, 4] : tensor<2x?xf32> into tensor<2x1x3x?x4xf32>
  %1 = tensor.expand_shape %0 [[0, 1, 2], [3], [4, 5], [6], [7, 8]] output_shape [2, 1, 1, 1, 1, 3, %k, 4, 1] : tensor<2x1x3x?x4xf32> into tensor<2x1x1x1x1x3x?x4x1xf32>
  return %1 : tensor<2x1x1x1x1x3x?x4x1xf32>
}
// -----
func.func @reshapes_115(%a: tensor<6x6x4x6xf32>, %n: index, %m: index, %k: index) -> tensor<36x2x2x1x1x6xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.collapse_shape %a [[0, 1], [2], [3]] : tensor<6x6x4x6xf32> into tensor<36x4x6xf32>
  %1 = tensor.expand_shape %0 [[0], [1, 2, 3], [4, 5]] output_shape [36, 2, 2, 1, 1, 6] : tensor<36x4x6xf32> into tensor<36x2x2x1x1x6xf32>
  return %1 : tensor<36x2x2x1x1x6xf32>
}
// -----
func.func @reshapes_116(%a: tensor<3x12xf32>, %n: index, %m: index, %k: index) -> tensor<36xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<3x12xf32> into tensor<36xf32>
  return %0 : tensor<36xf32>
}
// -----
func.func @reshapes_117(%a: tensor<6x3x12x2xf32>, %n: index, %m: index, %k: index) -> tensor<216x2xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.expand_shape %a [[0, 1, 2], [3, 4], [5, 6], [7, 8, 9]] output_shape [1, 6, 1, 1, 3, 3, 4, 1, 2, 1] : tensor<6x3x12x2xf32> into tensor<1x6x1x1x3x3x4x1x2x1xf32>
  %1 = tensor.collapse_shape %0 [[0, 1, 2, 3, 4, 5, 6, 7], [8, 9]] : tensor<1x6x1x1x3x3x4x1x2x1xf32> into tensor<216x2xf32>
  return %1 : tensor<216x2xf32>
}
// -----
func.func @reshapes_118(%a: tensor<6x8x12xf32>, %n: index, %m: index, %k: index) -> tensor<1x2x?x?x2x?x2x?x8xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.collapse_shape %a [[0], [1, 2]] : tensor<6x8x12xf32> into tensor<6x96xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2, 3, 4]] output_shape [2, 3, 6, 2, 8] : tensor<6x96xf32> into tensor<2x3x6x2x8xf32>
  %2 = tensor.expand_shape %1 [[0, 1], [2], [3, 4], [5, 6, 7], [8]] output_shape [1, 2, 3, 3, 2, 1, 2, 1, 8] : tensor<2x3x6x2x8xf32> into tensor<1x2x3x3x2x1x2x1x8xf32>
  %3 = tensor.cast %2 : tensor<1x2x3x3x2x1x2x1x8xf32> to tensor<1x2x?x?x2x?x2x?x8xf32>
  return %3 : tensor<1x2x?x?x2x?x2x?x8xf32>
}
// -----
func.func @reshapes_119(%a: tensor<?x?x12x12xf32>, %n: index, %m: index, %k: index) -> tensor<?x?xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.expand_shape %a [[0, 1, 2], [3], [4, 5], [6, 7, 8]] output_shape [%m, 4, %c2, %c2, 3, 4, 4, 1, 3] : tensor<?x?x12x12xf32> into tensor<?x4x?x?x3x4x4x1x3xf32>
  %1 = tensor.expand_shape %0 [[0, 1, 2], [3], [4, 5], [6, 7, 8], [9, 10], [11], [12, 13, 14], [15, 16], [17, 18]] output_shape [3, %n, 2, 4, 2, %k, %c3, 2, %n, 1, 3, 4, 4, 1, 1, 1, 1, 1, 3] : tensor<?x4x?x?x3x4x4x1x3xf32> into tensor<3x?x2x4x2x?x?x2x?x1x3x4x4x1x1x1x1x1x3xf32>
  %2 = tensor.cast %1 : tensor<3x?x2x4x2x?x?x2x?x1x3x4x4x1x1x1x1x1x3xf32> to tensor<?x?x?x?x?x?x?x2x?x1x?x?x4x?x1x1x?x?x3xf32>
  %3 = tensor.collapse_shape %2 [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14], [15, 16, 17, 18]] : tensor<?x?x?x?x?x?x?x2x?x1x?x?x4x?x1x1x?x?x3xf32> into tensor<?x?xf32>
  return %3 : tensor<?x?xf32>
}
// -----
func.func @reshapes_0(%a: memref<8x12xf32>, %n: index, %m: index, %k: index) -> memref<2x2x2x12xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = memref.expand_shape %a [[0, 1, 2], [3]] output_shape [2, 2, 2, 12] : memref<8x12xf32> into memref<2x2x2x12xf32>
  return %0 : memref<2x2x2x12xf32>
}
// -----
func.func @reshapes_1(%a: memref<?x?x12x?xf32>, %n: index, %m: index, %k: index) -> memref<?xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = memref.collapse_shape %a [[0, 1, 2, 3]] : memref<?x?x12x?xf32> into memref<?xf32>
  return %0 : memref<?xf32>
}
// -----
func.func @reshapes_2(%a: memref<6xf32>, %n: index, %m: index, %k: index) -> memref<1x6xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = memref.expand_shape %a [[0, 1]] output_shape [1, 6] : memref<6xf32> into memref<1x6xf32>
  return %0 : memref<1x6xf32>
}
// -----
func.func @reshapes_3(%a: memref<8xf32>, %n: index, %m: index, %k: index) -> memref<8xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = memref.cast %a : memref<8xf32> to memref<8xf32>
  return %0 : memref<8xf32>
}
// -----
func.func @reshapes_4(%a: memref<3x2xf32>, %n: index, %m: index, %k: index) -> memref<3x2xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = memref.cast %a : memref<3x2xf32> to memref<3x2xf32>
  return %0 : memref<3x2xf32>
}
// -----
func.func @reshapes_5(%a: memref<6x?x8x12xf32>, %n: index, %m: index, %k: index) -> memref<1x1x3x2x1x2x2x?x4x1x2x1x4x2x3x2xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = memref.expand_shape %a [[0, 1, 2], [3, 4], [5, 6, 7], [8, 9]] output_shape [1, 3, 2, 4, %n, 1, 2, 4, 2, 6] : memref<6x?x8x12xf32> into memref<1x3x2x4x?x1x2x4x2x6xf32>
  %1 = memref.expand_shape %0 [[0], [1, 2], [3, 4], [5, 6], [7, 8], [9], [10], [11, 12], [13], [14, 15]] output_shape [1, 1, 3, 2, 1, 2, 2, %m, 4, 1, 2, 1, 4, 2, 3, 2] : memref<1x3x2x4x?x1x2x4x2x6xf32> into memref<1x1x3x2x1x2x2x?x4x1x2x1x4x2x3x2xf32>
  return %1 : memref<1x1x3x2x1x2x2x?x4x1x2x1x4x2x3x2xf32>
}
// -----
func.func @reshapes_6(%a: memref<4x3x12x?xf32>, %n: index, %m: index, %k: index) -> memref<12x12x1x1x1x?x3xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = memref.expand_shape %a [[0, 1, 2], [3], [4], [5]] output_shape [1, 2, 2, 3, 12, %n] : memref<4x3x12x?xf32> into memref<1x2x2x3x12x?xf32>
  %1 = memref.collapse_shape %0 [[0, 1, 2, 3, 4], [5]] : memref<1x2x2x3x12x?xf32> into memref<144x?xf32>
  %2 = memref.expand_shape %1 [[0, 1, 2], [3]] output_shape [12, 12, 1, %c3] : memref<144x?xf32> into memref<12x12x1x?xf32>
  %3 = memref.expand_shape %2 [[0], [1], [2, 3], [4, 5, 6]] output_shape [12, 12, 1, 1, 1, %n, 3] : memref<12x12x1x?xf32> into memref<12x12x1x1x1x?x3xf32>
  return %3 : memref<12x12x1x1x1x?x3xf32>
}
// -----
func.func @reshapes_7(%a: memref<4x1x1x3xf32>, %n: index, %m: index, %k: index) -> memref<4x3xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = memref.expand_shape %a [[0, 1], [2], [3], [4]] output_shape [2, 2, 1, 1, 3] : memref<4x1x1x3xf32> into memref<2x2x1x1x3xf32>
  %1 = memref.collapse_shape %0 [[0, 1, 2, 3], [4]] : memref<2x2x1x1x3xf32> into memref<4x3xf32>
  return %1 : memref<4x3xf32>
}
// -----
func.func @reshapes_8(%a: memref<12x2xf32>, %n: index, %m: index, %k: index) -> memref<24xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = memref.collapse_shape %a [[0, 1]] : memref<12x2xf32> into memref<24xf32>
  return %0 : memref<24xf32>
}
// -----
func.func @reshapes_10(%a: memref<8xf32>, %n: index, %m: index, %k: index) -> memref<4x1x2xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = memref.expand_shape %a [[0, 1, 2]] output_shape [4, 1, 2] : memref<8xf32> into memref<4x1x2xf32>
  return %0 : memref<4x1x2xf32>
}
// -----
func.func @reshapes_11(%a: memref<12x4x6xf32>, %n: index, %m: index, %k: index) -> memref<144x2xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = memref.collapse_shape %a [[0, 1, 2]] : memref<12x4x6xf32> into memref<288xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [144, 2] : memref<288xf32> into memref<144x2xf32>
  return %1 : memref<144x2xf32>
}
// -----
func.func @reshapes_12(%a: memref<8x6x2xf32>, %n: index, %m: index, %k: index) -> memref<48x1x2x1xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = memref.collapse_shape %a [[0, 1], [2]] : memref<8x6x2xf32> into memref<48x2xf32>
  %1 = memref.expand_shape %0 [[0, 1], [2, 3]] output_shape [48, 1, 2, 1] : memref<48x2xf32> into memref<48x1x2x1xf32>
  return %1 : memref<48x1x2x1xf32>
}
// -----
func.func @reshapes_13(%a: memref<12x4x?xf32>, %n: index, %m: index, %k: index) -> memref<?xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = memref.expand_shape %a [[0], [1, 2], [3, 4]] output_shape [12, 4, 1, 4, %k] : memref<12x4x?xf32> into memref<12x4x1x4x?xf32>
  %1 = memref.collapse_shape %0 [[0, 1, 2, 3, 4]] : memref<12x4x1x4x?xf32> into memref<?xf32>
  return %1 : memref<?xf32>
}
// -----
func.func @reshapes_14(%a: memref<6x12x4xf32>, %n: index, %m: index, %k: index) -> memref<72x1x4xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = memref.expand_shape %a [[0], [1, 2, 3], [4]] output_shape [6, 12, 1, 1, 4] : memref<6x12x4xf32> into memref<6x12x1x1x4xf32>
  %1 = memref.expand_shape %0 [[0, 1, 2], [3, 4], [5], [6, 7], [8]] output_shape [2, 3, 1, 1, 12, 1, 1, 1, 4] : memref<6x12x1x1x4xf32> into memref<2x3x1x1x12x1x1x1x4xf32>
  %2 = memref.collapse_shape %1 [[0, 1, 2, 3, 4, 5, 6], [7], [8]] : memref<2x3x1x1x12x1x1x1x4xf32> into memref<72x1x4xf32>
  return %2 : memref<72x1x4xf32>
}
// -----
func.func @reshapes_15(%a: memref<4xf32>, %n: index, %m: index, %k: index) -> memref<?xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = memref.expand_shape %a [[0, 1]] output_shape [2, 2] : memref<4xf32> into memref<2x2xf32>
  %1 = memref.collapse_shape %0 [[0, 1]] : memref<2x2xf32> into memref<4xf32>
  %2 = memref.cast %1 : memref<4xf32> to memref<?xf32>
  return %2 : memref<?xf32>
}
// -----
func.func @reshapes_16(%a: memref<2x8x1xf32>, %n: index, %m: index, %k: index) -> memref<16xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = memref.collapse_shape %a [[0, 1, 2]] : memref<2x8x1xf32> into memref<16xf32>
  return %0 : memref<16xf32>
}
// -----
func.func @reshapes_17(%a: memref<1x8xf32>, %n: index, %m: index, %k: index) -> memref<1x8xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = memref.expand_shape %a [[0, 1], [2]] output_shape [1, 1, 8] : memref<1x8xf32> into memref<1x1x8xf32>
  %1 = memref.collapse_shape %0 [[0], [1, 2]] : memref<1x1x8xf32> into memref<1x8xf32>
  return %1 : memref<1x8xf32>
}
// -----
func.func @reshapes_18(%a: memref<3x3x6x12xf32>, %n: index, %m: index, %k: index) -> memref<3x3x2x1x1x1x3x2x1x1x6xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = memref.expand_shape %a [[0], [1], [2, 3, 4], [5, 6]] output_shape [3, 3, 2, 1, 3, 2, 6] : memref<3x3x6x12xf32> into memref<3x3x2x1x3x2x6xf32>
  %1 = memref.expand_shape %0 [[0], [1], [2], [3], [4, 5, 6], [7, 8, 9], [10]] output_shape [3, 3, 2, 1, 1, 1, 3, 2, 1, 1, 6] : memref<3x3x2x1x3x2x6xf32> into memref<3x3x2x1x1x1x3x2x1x1x6xf32>
  return %1 : memref<3x3x2x1x1x1x3x2x1x1x6xf32>
}
// -----
func.func @reshapes_19(%a: memref<2x2x3x3xf32>, %n: index, %m: index, %k: index) -> memref<12x3xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = memref.expand_shape %a [[0, 1], [2], [3], [4, 5]] output_shape [1, 2, 2, 3, 1, 3] : memref<2x2x3x3xf32> into memref<1x2x2x3x1x3xf32>
  %1 = memref.collapse_shape %0 [[0, 1, 2, 3], [4, 5]] : memref<1x2x2x3x1x3xf32> into memref<12x3xf32>
  return %1 : memref<12x3xf32>
}
// -----
func.func @reshapes_20(%a: memref<12x8x?x8xf32>, %n: index, %m: index, %k: index) -> memref<2x3x2x8x1x1x?x1x1x2x4x1x1x1x1x1x4x2xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = memref.expand_shape %a [[0, 1], [2, 3], [4, 5, 6], [7, 8]] output_shape [2, 6, 8, 1, %k, 2, 4, 1, 8] : memref<12x8x?x8xf32> into memref<2x6x8x1x?x2x4x1x8xf32>
  %1 = memref.expand_shape %0 [[0], [1, 2], [3, 4], [5], [6, 7, 8], [9], [10, 11], [12, 13, 14], [15, 16, 17]] output_shape [2, 3, 2, 8, 1, 1, %k, 1, 1, 2, 4, 1, 1, 1, 1, 1, 4, 2] : memref<2x6x8x1x?x2x4x1x8xf32> into memref<2x3x2x8x1x1x?x1x1x2x4x1x1x1x1x1x4x2xf32>
  return %1 : memref<2x3x2x8x1x1x?x1x1x2x4x1x1x1x1x1x4x2xf32>
}
// -----
func.func @reshapes_22(%a: memref<8x8x12xf32>, %n: index, %m: index, %k: index) -> memref<768xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = memref.collapse_shape %a [[0, 1, 2]] : memref<8x8x12xf32> into memref<768xf32>
  %1 = memref.cast %0 : memref<768xf32> to memref<768xf32>
  return %1 : memref<768xf32>
}
// -----
func.func @reshapes_23(%a: memref<1x1x4xf32>, %n: index, %m: index, %k: index) -> memref<1x1x1x1x2x2x1x1xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = memref.collapse_shape %a [[0, 1], [2]] : memref<1x1x4xf32> into memref<1x4xf32>
  %1 = memref.expand_shape %0 [[0, 1], [2, 3]] output_shape [1, 1, 4, 1] : memref<1x4xf32> into memref<1x1x4x1xf32>
  %2 = memref.expand_shape %1 [[0, 1], [2, 3], [4, 5], [6, 7]] output_shape [1, 1, 1, 1, 2, 2, 1, 1] : memref<1x1x4x1xf32> into memref<1x1x1x1x2x2x1x1xf32>
  return %2 : memref<1x1x1x1x2x2x1x1xf32>
}
// -----
func.func @reshapes_24(%a: memref<?x8x3x2xf32>, %n: index, %m: index, %k: index) -> memref<?x?x2x2xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = memref.collapse_shape %a [[0, 1, 2, 3]] : memref<?x8x3x2xf32> into memref<?xf32>
  %1 = memref.expand_shape %0 [[0, 1, 2]] output_shape [%n, 2, 2] : memref<?xf32> into memref<?x2x2xf32>
  %2 = memref.expand_shape %1 [[0, 1], [2], [3]] output_shape [%n, %c2, 2, 2] : memref<?x2x2xf32> into memref<?x?x2x2xf32>
  return %2 : memref<?x?x2x2xf32>
}
// -----
func.func @reshapes_25(%a: memref<8x8xf32>, %n: index, %m: index, %k: index) -> memref<64xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = memref.cast %a : memref<8x8xf32> to memref<8x8xf32>
  %1 = memref.collapse_shape %0 [[0, 1]] : memref<8x8xf32> into memref<64xf32>
  return %1 : memref<64xf32>
}
// -----
func.func @reshapes_27(%a: memref<?xf32>, %n: index, %m: index, %k: index) -> memref<?xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = memref.cast %a : memref<?xf32> to memref<?xf32>
  return %0 : memref<?xf32>
}
// -----
func.func @reshapes_28(%a: memref<2x3xf32>, %n: index, %m: index, %k: index) -> memref<?x?x?x3xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = memref.cast %a : memref<2x3xf32> to memref<?x?xf32>
  %1 = memref.expand_shape %0 [[0, 1], [2, 3]] output_shape [%m, %m, %m, 3] : memref<?x?xf32> into memref<?x?x?x3xf32>
  return %1 : memref<?x?x?x3xf32>
}
// -----
func.func @reshapes_30(%a: memref<8x?x?x?xf32>, %n: index, %m: index, %k: index) -> memref<?x?x2xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = memref.collapse_shape %a [[0, 1, 2], [3]] : memref<8x?x?x?xf32> into memref<?x?xf32>
  %1 = memref.collapse_shape %0 [[0, 1]] : memref<?x?xf32> into memref<?xf32>
  %2 = memref.expand_shape %1 [[0, 1, 2]] output_shape [%c3, 2, 2] : memref<?xf32> into memref<?x2x2xf32>
  %3 = memref.cast %2 : memref<?x2x2xf32> to memref<?x?x2xf32>
  return %3 : memref<?x?x2xf32>
}
// -----
func.func @reshapes_31(%a: memref<?xf32>, %n: index, %m: index, %k: index) -> memref<4x1x4x?x3xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = memref.cast %a : memref<?xf32> to memref<?xf32>
  %1 = memref.expand_shape %0 [[0, 1, 2]] output_shape [4, %k, 3] : memref<?xf32> into memref<4x?x3xf32>
  %2 = memref.expand_shape %1 [[0, 1], [2, 3], [4]] output_shape [4, 1, 4, %n, 3] : memref<4x?x3xf32> into memref<4x1x4x?x3xf32>
  return %2 : memref<4x1x4x?x3xf32>
}
// -----
func.func @reshapes_32(%a: memref<?xf32>, %n: index, %m: index, %k: index) -> memref<?x?xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = memref.expand_shape %a [[0, 1]] output_shape [%k, %n] : memref<?xf32> into memref<?x?xf32>
  return %0 : memref<?x?xf32>
}
// -----
func.func @reshapes_33(%a: memref<8x12x8xf32>, %n: index, %m: index, %k: index) -> memref<768xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = memref.collapse_shape %a [[0, 1], [2]] : memref<8x12x8xf32> into memref<96x8xf32>
  %1 = memref.collapse_shape %0 [[0, 1]] : memref<96x8xf32> into memref<768xf32>
  return %1 : memref<768xf32>
}
// -----
func.func @reshapes_34(%a: memref<?x?x3x2xf32>, %n: index, %m: index, %k: index) -> memref<?x2x?x3x1x2xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = memref.cast %a : memref<?x?x3x2xf32> to memref<?x?x3x2xf32>
  %1 = memref.expand_shape %0 [[0], [1, 2], [3, 4], [5]] output_shape [%m, 2, %c3, 3, 1, 2] : memref<?x?x3x2xf32> into memref<?x2x?x3x1x2xf32>
  return %1 : memref<?x2x?x3x1x2xf32>
}
// -----
func.func @reshapes_35(%a: memref<?x6x4x?xf32>, %n: index, %m: index, %k: index) -> memref<?x1x2x?xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = memref.collapse_shape %a [[0, 1, 2], [3]] : memref<?x6x4x?xf32> into memref<?x?xf32>
  %1 = memref.expand_shape %0 [[0], [1, 2, 3]] output_shape [%c3, 1, 2, %m] : memref<?x?xf32> into memref<?x1x2x?xf32>
  return %1 : memref<?x1x2x?xf32>
}
// -----
func.func @reshapes_36(%a: memref<?x4xf32>, %n: index, %m: index, %k: index) -> memref<?x1xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = memref.expand_shape %a [[0, 1], [2, 3, 4]] output_shape [3, %k, 1, 2, 2] : memref<?x4xf32> into memref<3x?x1x2x2xf32>
  %1 = memref.expand_shape %0 [[0], [1], [2], [3, 4], [5, 6, 7]] output_shape [3, %m, 1, 2, 1, 2, 1, 1] : memref<3x?x1x2x2xf32> into memref<3x?x1x2x1x2x1x1xf32>
  %2 = memref.expand_shape %1 [[0], [1, 2], [3, 4], [5, 6], [7], [8], [9], [10, 11]] output_shape [3, 4, %k, 1, 1, 1, 2, 1, 2, 1, 1, 1] : memref<3x?x1x2x1x2x1x1xf32> into memref<3x4x?x1x1x1x2x1x2x1x1x1xf32>
  %3 = memref.collapse_shape %2 [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], [11]] : memref<3x4x?x1x1x1x2x1x2x1x1x1xf32> into memref<?x1xf32>
  return %3 : memref<?x1xf32>
}
// -----
func.func @reshapes_37(%a: memref<?x1xf32>, %n: index, %m: index, %k: index) -> memref<?xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = memref.cast %a : memref<?x1xf32> to memref<?x1xf32>
  %1 = memref.collapse_shape %0 [[0, 1]] : memref<?x1xf32> into memref<?xf32>
  %2 = memref.cast %1 : memref<?xf32> to memref<?xf32>
  return %2 : memref<?xf32>
}
// -----
func.func @reshapes_39(%a: memref<2x?x6x2xf32>, %n: index, %m: index, %k: index) -> memref<?x?x?x?xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = memref.expand_shape %a [[0, 1], [2, 3], [4], [5, 6, 7]] output_shape [2, 1, 4, %c3, 6, 1, 1, 2] : memref<2x?x6x2xf32> into memref<2x1x4x?x6x1x1x2xf32>
  %1 = memref.cast %0 : memref<2x1x4x?x6x1x1x2xf32> to memref<?x1x?x?x6x?x1x?xf32>
  %2 = memref.expand_shape %1 [[0, 1], [2], [3, 4], [5, 6], [7], [8, 9, 10], [11], [12]] output_shape [%n, 1, 1, 2, %n, %c2, 1, 6, 2, 3, %k, 1, %m] : memref<?x1x?x?x6x?x1x?xf32> into memref<?x1x1x2x?x?x1x6x2x3x?x1x?xf32>
  %3 = memref.collapse_shape %2 [[0, 1, 2, 3], [4], [5, 6, 7, 8, 9, 10], [11, 12]] : memref<?x1x1x2x?x?x1x6x2x3x?x1x?xf32> into memref<?x?x?x?xf32>
  return %3 : memref<?x?x?x?xf32>
}
// -----
func.func @reshapes_40(%a: memref<?x3x8x6xf32>, %n: index, %m: index, %k: index) -> memref<?x6xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = memref.expand_shape %a [[0, 1], [2, 3], [4], [5]] output_shape [1, %n, 1, 3, 8, 6] : memref<?x3x8x6xf32> into memref<1x?x1x3x8x6xf32>
  %1 = memref.collapse_shape %0 [[0, 1, 2, 3, 4], [5]] : memref<1x?x1x3x8x6xf32> into memref<?x6xf32>
  return %1 : memref<?x6xf32>
}
// -----
func.func @reshapes_41(%a: memref<6x?x6xf32>, %n: index, %m: index, %k: index) -> memref<1x2x1x3x3x1x1x1x?x1x1x1x3x2xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = memref.cast %a : memref<6x?x6xf32> to memref<6x?x6xf32>
  %1 = memref.expand_shape %0 [[0, 1], [2, 3, 4], [5]] output_shape [2, 3, 3, 1, %k, 6] : memref<6x?x6xf32> into memref<2x3x3x1x?x6xf32>
  %2 = memref.expand_shape %1 [[0, 1, 2], [3], [4], [5, 6, 7], [8, 9, 10], [11, 12, 13]] output_shape [1, 2, 1, 3, 3, 1, 1, 1, %k, 1, 1, 1, 3, 2] : memref<2x3x3x1x?x6xf32> into memref<1x2x1x3x3x1x1x1x?x1x1x1x3x2xf32>
  return %2 : memref<1x2x1x3x3x1x1x1x?x1x1x1x3x2xf32>
}
// -----
func.func @reshapes_42(%a: memref<12x?xf32>, %n: index, %m: index, %k: index) -> memref<4x?x1xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = memref.collapse_shape %a [[0, 1]] : memref<12x?xf32> into memref<?xf32>
  %1 = memref.expand_shape %0 [[0, 1, 2]] output_shape [4, %c2, 1] : memref<?xf32> into memref<4x?x1xf32>
  return %1 : memref<4x?x1xf32>
}
// -----
func.func @reshapes_43(%a: memref<?x12x1x?xf32>, %n: index, %m: index, %k: index) -> memref<?x3x?xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = memref.collapse_shape %a [[0, 1], [2, 3]] : memref<?x12x1x?xf32> into memref<?x?xf32>
  %1 = memref.expand_shape %0 [[0], [1, 2]] output_shape [%c3, 3, %k] : memref<?x?xf32> into memref<?x3x?xf32>
  return %1 : memref<?x3x?xf32>
}
// -----
func.func @reshapes_44(%a: memref<8x1x?x4xf32>, %n: index, %m: index, %k: index) -> memref<?xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = memref.collapse_shape %a [[0, 1, 2, 3]] : memref<8x1x?x4xf32> into memref<?xf32>
  return %0 : memref<?xf32>
}
// -----
func.func @reshapes_45(%a: memref<2x3xf32>, %n: index, %m: index, %k: index) -> memref<2x1x3xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = memref.expand_shape %a [[0], [1, 2]] output_shape [2, 1, 3] : memref<2x3xf32> into memref<2x1x3xf32>
  %1 = memref.expand_shape %0 [[0], [1, 2, 3], [4, 5, 6]] output_shape [2, 1, 1, 1, 1, 1, 3] : memref<2x1x3xf32> into memref<2x1x1x1x1x1x3xf32>
  %2 = memref.collapse_shape %1 [[0, 1, 2], [3, 4, 5], [6]] : memref<2x1x1x1x1x1x3xf32> into memref<2x1x3xf32>
  return %2 : memref<2x1x3xf32>
}
// -----
func.func @reshapes_46(%a: memref<3x1x3xf32>, %n: index, %m: index, %k: index) -> memref<3x1x1x1x1x1x3x1x1xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = memref.expand_shape %a [[0, 1], [2, 3], [4]] output_shape [3, 1, 1, 1, 3] : memref<3x1x3xf32> into memref<3x1x1x1x3xf32>
  %1 = memref.collapse_shape %0 [[0, 1, 2], [3, 4]] : memref<3x1x1x1x3xf32> into memref<3x3xf32>
  %2 = memref.expand_shape %1 [[0, 1, 2], [3, 4]] output_shape [3, 1, 1, 3, 1] : memref<3x3xf32> into memref<3x1x1x3x1xf32>
  %3 = memref.expand_shape %2 [[0], [1, 2], [3, 4, 5], [6, 7], [8]] output_shape [3, 1, 1, 1, 1, 1, 3, 1, 1] : memref<3x1x1x3x1xf32> into memref<3x1x1x1x1x1x3x1x1xf32>
  return %3 : memref<3x1x1x1x1x1x3x1x1xf32>
}
// -----
func.func @reshapes_47(%a: memref<8x6x12xf32>, %n: index, %m: index, %k: index) -> memref<1x48x12xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = memref.expand_shape %a [[0, 1], [2], [3]] output_shape [1, 8, 6, 12] : memref<8x6x12xf32> into memref<1x8x6x12xf32>
  %1 = memref.collapse_shape %0 [[0], [1, 2], [3]] : memref<1x8x6x12xf32> into memref<1x48x12xf32>
  return %1 : memref<1x48x12xf32>
}
// -----
func.func @reshapes_48(%a: memref<?x?xf32>, %n: index, %m: index, %k: index) -> memref<3x?x3xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = memref.collapse_shape %a [[0, 1]] : memref<?x?xf32> into memref<?xf32>
  %1 = memref.expand_shape %0 [[0, 1, 2]] output_shape [3, %k, 3] : memref<?xf32> into memref<3x?x3xf32>
  return %1 : memref<3x?x3xf32>
}
// -----
func.func @reshapes_49(%a: memref<?x4x4x1xf32>, %n: index, %m: index, %k: index) -> memref<?xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = memref.expand_shape %a [[0, 1], [2, 3], [4], [5]] output_shape [1, %k, 2, 2, 4, 1] : memref<?x4x4x1xf32> into memref<1x?x2x2x4x1xf32>
  %1 = memref.collapse_shape %0 [[0, 1, 2, 3, 4, 5]] : memref<1x?x2x2x4x1xf32> into memref<?xf32>
  return %1 : memref<?xf32>
}
// -----
func.func @reshapes_50(%a: memref<?x12x?xf32>, %n: index, %m: index, %k: index) -> memref<1x?x?x?x?xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = memref.collapse_shape %a [[0, 1], [2]] : memref<?x12x?xf32> into memref<?x?xf32>
  %1 = memref.expand_shape %0 [[0, 1], [2]] output_shape [3, %n, %k] : memref<?x?xf32> into memref<3x?x?xf32>
  %2 = memref.expand_shape %1 [[0, 1, 2], [3], [4]] output_shape [1, 1, 3, %n, %c3] : memref<3x?x?xf32> into memref<1x1x3x?x?xf32>
  %3 = memref.cast %2 : memref<1x1x3x?x?xf32> to memref<1x?x?x?x?xf32>
  return %3 : memref<1x?x?x?x?xf32>
}
// -----
func.func @reshapes_51(%a: memref<?x3x?xf32>, %n: index, %m: index, %k: index) -> memref<?x?xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = memref.collapse_shape %a [[0, 1], [2]] : memref<?x3x?xf32> into memref<?x?xf32>
  %1 = memref.cast %0 : memref<?x?xf32> to memref<?x?xf32>
  return %1 : memref<?x?xf32>
}
// -----
func.func @reshapes_52(%a: memref<?x4x3x3xf32>, %n: index, %m: index, %k: index) -> memref<?x1x4x4x3x1x1x3x1x1xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = memref.expand_shape %a [[0, 1], [2], [3, 4], [5, 6]] output_shape [%n, 4, 4, 3, 1, 3, 1] : memref<?x4x3x3xf32> into memref<?x4x4x3x1x3x1xf32>
  %1 = memref.expand_shape %0 [[0], [1, 2], [3], [4, 5], [6], [7, 8], [9]] output_shape [%n, 1, 4, 4, 3, 1, 1, 3, 1, 1] : memref<?x4x4x3x1x3x1xf32> into memref<?x1x4x4x3x1x1x3x1x1xf32>
  return %1 : memref<?x1x4x4x3x1x1x3x1x1xf32>
}
// -----
func.func @reshapes_53(%a: memref<6xf32>, %n: index, %m: index, %k: index) -> memref<3x2xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = memref.expand_shape %a [[0, 1]] output_shape [3, 2] : memref<6xf32> into memref<3x2xf32>
  return %0 : memref<3x2xf32>
}
// -----
func.func @reshapes_54(%a: memref<?xf32>, %n: index, %m: index, %k: index) -> memref<?xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = memref.cast %a : memref<?xf32> to memref<?xf32>
  return %0 : memref<?xf32>
}
// -----
func.func @reshapes_55(%a: memref<3x6x?x?xf32>, %n: index, %m: index, %k: index) -> memref<?xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = memref.expand_shape %a [[0, 1], [2, 3], [4], [5]] output_shape [3, 1, 1, 6, %c2, %k] : memref<3x6x?x?xf32> into memref<3x1x1x6x?x?xf32>
  %1 = memref.expand_shape %0 [[0, 1], [2], [3], [4, 5], [6, 7, 8], [9, 10, 11]] output_shape [3, 1, 1, 1, 3, 2, %c3, 4, 4, %m, 3, 3] : memref<3x1x1x6x?x?xf32> into memref<3x1x1x1x3x2x?x4x4x?x3x3xf32>
  %2 = memref.collapse_shape %1 [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]] : memref<3x1x1x1x3x2x?x4x4x?x3x3xf32> into memref<?xf32>
  return %2 : memref<?xf32>
}
// -----
func.func @reshapes_56(%a: memref<2x4x2x1xf32>, %n: index, %m: index, %k: index) -> memref<1x1x1x1x2x1x1x2x2x1x2x1x1x1x1x1x1x1x1xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = memref.expand_shape %a [[0, 1, 2], [3, 4], [5, 6], [7, 8, 9]] output_shape [1, 1, 2, 1, 4, 2, 1, 1, 1, 1] : memref<2x4x2x1xf32> into memref<1x1x2x1x4x2x1x1x1x1xf32>
  %1 = memref.expand_shape %0 [[0, 1], [2, 3], [4], [5, 6], [7, 8], [9, 10], [11, 12], [13], [14, 15, 16], [17, 18]] output_shape [1, 1, 1, 1, 2, 1, 1, 2, 2, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1] : memref<1x1x2x1x4x2x1x1x1x1xf32> into memref<1x1x1x1x2x1x1x2x2x1x2x1x1x1x1x1x1x1x1xf32>
  return %1 : memref<1x1x1x1x2x1x1x2x2x1x2x1x1x1x1x1x1x1x1xf32>
}
// -----
func.func @reshapes_57(%a: memref<3x3x8xf32>, %n: index, %m: index, %k: index) -> memref<9x8xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = memref.collapse_shape %a [[0, 1], [2]] : memref<3x3x8xf32> into memref<9x8xf32>
  return %0 : memref<9x8xf32>
}
// -----
func.func @reshapes_59(%a: memref<1x?x8xf32>, %n: index, %m: index, %k: index) -> memref<2x?x1x1xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = memref.expand_shape %a [[0, 1], [2, 3], [4, 5, 6]] output_shape [1, 1, 2, %c3, 8, 1, 1] : memref<1x?x8xf32> into memref<1x1x2x?x8x1x1xf32>
  %1 = memref.collapse_shape %0 [[0, 1, 2], [3, 4], [5], [6]] : memref<1x1x2x?x8x1x1xf32> into memref<2x?x1x1xf32>
  return %1 : memref<2x?x1x1xf32>
}
