// builtin.module(canonicalize)
func.func @identity(%a: tensor<4x?xf32>, %b: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}

// -----
func.func @identity_of_other_type(%a: tensor<4x8xf32>, %b: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x?xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}

// -----
func.func @two_results(%a: tensor<4xf32>, %b: tensor<4xi32>, %c: tensor<4xf32>) -> (tensor<4xi32>, tensor<4xf32>) {
  %0:2 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%b, %c : tensor<4xi32>, tensor<4xf32>) {
  ^bb0(%x: f32, %y: i32, %z: f32):
    linalg.yield %y, %x : i32, f32
  } -> (tensor<4xi32>, tensor<4xf32>)
  return %0#0, %0#1 : tensor<4xi32>, tensor<4xf32>
}

// -----
func.func @not_identity(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %s: f32) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4x4xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} outs(%b : tensor<4x4xf32>) {
  ^bb0(%y: f32):
    linalg.yield %s : f32
  } -> tensor<4x4xf32>
  %2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) {
  ^bb0(%x: f32, %y: f32):
    %n = arith.negf %x : f32
    linalg.yield %n : f32
  } -> tensor<4x4xf32>
  return %0, %1, %2 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
}

// -----
func.func @buffers(%a: memref<4xf32>, %b: memref<4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a : memref<4xf32>) outs(%a : memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a : memref<4xf32>) outs(%b : memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  linalg.copy ins(%a : memref<4xf32>) outs(%a : memref<4xf32>)
  linalg.copy ins(%a : memref<4xf32>) outs(%b : memref<4xf32>)
  return
}

// -----
func.func @dead(%a: memref<4x0xf32>, %b: tensor<4x0xf32>, %s: f32) -> tensor<4x0xf32> {
  linalg.fill ins(%s : f32) outs(%a : memref<4x0xf32>)
  %0 = linalg.fill ins(%s : f32) outs(%b : tensor<4x0xf32>) -> tensor<4x0xf32>
  return %0 : tensor<4x0xf32>
}

// -----
func.func @unused(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %c: tensor<4x2xf32>) {
  %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x2xf32>) outs(%c : tensor<4x2xf32>) -> tensor<4x2xf32>
  %1 = linalg.map { arith.addf } ins(%a, %a : tensor<4x8xf32>, tensor<4x8xf32>) outs(%a : tensor<4x8xf32>)
  %2 = linalg.map ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) (%x: f32, %y: f32) {
    "u.op"() : () -> ()
    linalg.yield %x : f32
  }
  return
}

// -----
func.func @casts_of_buffers(%a: memref<4x8xf32>, %b: memref<8x2xf32>, %c: memref<4x2xf32>, %s: f32) {
  %0 = memref.cast %a : memref<4x8xf32> to memref<?x8xf32>
  %1 = memref.cast %b : memref<8x2xf32> to memref<?x?xf32>
  linalg.matmul ins(%0, %1 : memref<?x8xf32>, memref<?x?xf32>) outs(%c : memref<4x2xf32>)
  linalg.fill ins(%s : f32) outs(%0 : memref<?x8xf32>)
  linalg.map { arith.negf } ins(%0 : memref<?x8xf32>) outs(%0 : memref<?x8xf32>)
  linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%0 : memref<?x8xf32>) outs(%0 : memref<?x8xf32>)
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} outs(%0 : memref<?x8xf32>) {
  ^bb0(%x: f32):
    linalg.yield %s : f32
  }
  return
}

// -----
func.func @casts_of_tensors(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = tensor.cast %a : tensor<4x8xf32> to tensor<?x?xf32>
  %1 = tensor.cast %b : tensor<8x2xf32> to tensor<?x?xf32>
  %2 = linalg.matmul ins(%0, %1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %2 : tensor<?x?xf32>
}

// -----
func.func @casts_of_results(%a: tensor<?x8xf32>, %b: tensor<8x?xf32>, %c: tensor<?x?xf32>) -> tensor<4x2xf32> {
  %2 = linalg.matmul ins(%a, %b : tensor<?x8xf32>, tensor<8x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  %3 = tensor.cast %2 : tensor<?x?xf32> to tensor<4x2xf32>
  return %3 : tensor<4x2xf32>
}

// -----
func.func @chain(%a: tensor<?x?xf32>, %s: f32, %m: index, %n: index) -> tensor<4x8xf32> {
  %0 = tensor.empty(%m, %n) : tensor<?x?xf32>
  %1 = linalg.fill ins(%s : f32) outs(%0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  %2 = linalg.add ins(%a, %a : tensor<?x?xf32>, tensor<?x?xf32>) outs(%1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  %3 = tensor.cast %2 : tensor<?x?xf32> to tensor<4x8xf32>
  return %3 : tensor<4x8xf32>
}

// -----
func.func @static_shapes(%a: tensor<4x?xf32>, %b: tensor<?x8xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.add ins(%a, %b : tensor<4x?xf32>, tensor<?x8xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// -----
func.func @static_shapes_of_generic(%a: tensor<4x?xf32>, %c: tensor<?x?xf32>, %d: tensor<?xi32>) -> (tensor<?x?xf32>, tensor<?xi32>) {
  %0:2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x?xf32>) outs(%c, %d : tensor<?x?xf32>, tensor<?xi32>) {
  ^bb0(%x: f32, %y: f32, %z: i32):
    linalg.yield %x, %z : f32, i32
  } -> (tensor<?x?xf32>, tensor<?xi32>)
  return %0#0, %0#1 : tensor<?x?xf32>, tensor<?xi32>
}

// -----
func.func @index_of_one_iteration(%a: tensor<1x?xindex>) -> tensor<1x?xindex> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} outs(%a : tensor<1x?xindex>) {
  ^bb0(%x: index):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = arith.addi %i, %j : index
    linalg.yield %k : index
  } -> tensor<1x?xindex>
  return %0 : tensor<1x?xindex>
}

// -----
func.func @transpose_nothing(%a: tensor<4x8xf32>, %m: memref<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.transpose ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) permutation = [0, 1]
  linalg.transpose ins(%m : memref<4x8xf32>) outs(%m : memref<4x8xf32>) permutation = [0, 1]
  return %0 : tensor<4x8xf32>
}

// -----
func.func @transpose_twice(%a: tensor<2x3x4xf32>, %b: tensor<3x4x2xf32>, %c: tensor<4x3x2xf32>) -> tensor<4x3x2xf32> {
  %0 = linalg.transpose ins(%a : tensor<2x3x4xf32>) outs(%b : tensor<3x4x2xf32>) permutation = [1, 2, 0]
  %1 = linalg.transpose ins(%0 : tensor<3x4x2xf32>) outs(%c : tensor<4x3x2xf32>) permutation = [1, 0, 2]
  return %1 : tensor<4x3x2xf32>
}

// -----
func.func @transpose_back(%a: tensor<2x?xf32>, %b: tensor<?x2xf32>, %c: tensor<2x?xf32>) -> tensor<2x?xf32> {
  %0 = linalg.transpose ins(%a : tensor<2x?xf32>) outs(%b : tensor<?x2xf32>) permutation = [1, 0]
  %1 = linalg.transpose ins(%0 : tensor<?x2xf32>) outs(%c : tensor<2x?xf32>) permutation = [1, 0]
  return %1 : tensor<2x?xf32>
}

// -----
func.func @splats(%c: tensor<8x4xf32>, %d: tensor<4x8x2xf32>, %e: tensor<?x4x8xf32>) -> (tensor<8x4xf32>, tensor<4x8x2xf32>, tensor<?x4x8xf32>) {
  %s = arith.constant dense<3.0> : tensor<4x8xf32>
  %0 = linalg.transpose ins(%s : tensor<4x8xf32>) outs(%c : tensor<8x4xf32>) permutation = [1, 0]
  %1 = linalg.broadcast ins(%s : tensor<4x8xf32>) outs(%d : tensor<4x8x2xf32>) dimensions = [2]
  %2 = linalg.broadcast ins(%s : tensor<4x8xf32>) outs(%e : tensor<?x4x8xf32>) dimensions = [0]
  return %0, %1, %2 : tensor<8x4xf32>, tensor<4x8x2xf32>, tensor<?x4x8xf32>
}

// -----
func.func @broadcast_twice(%a: tensor<4xf32>, %b: tensor<3x4xf32>, %c: tensor<3x2x4x5xf32>) -> tensor<3x2x4x5xf32> {
  %0 = linalg.broadcast ins(%a : tensor<4xf32>) outs(%b : tensor<3x4xf32>) dimensions = [0]
  %1 = linalg.broadcast ins(%0 : tensor<3x4xf32>) outs(%c : tensor<3x2x4x5xf32>) dimensions = [3, 1]
  return %1 : tensor<3x2x4x5xf32>
}

// -----
func.func @broadcast_nothing(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.broadcast ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) dimensions = []
  return %0 : tensor<4xf32>
}

// -----
func.func @transposed_broadcast(%a: tensor<4x?xf32>, %b: tensor<4x3x?xf32>, %c: tensor<3x?x4xf32>) -> tensor<3x?x4xf32> {
  %0 = linalg.broadcast ins(%a : tensor<4x?xf32>) outs(%b : tensor<4x3x?xf32>) dimensions = [1]
  %1 = linalg.transpose ins(%0 : tensor<4x3x?xf32>) outs(%c : tensor<3x?x4xf32>) permutation = [1, 2, 0]
  return %1 : tensor<3x?x4xf32>
}

// -----
func.func @transposed_broadcast_of_scalar(%a: tensor<f32>, %b: tensor<4x3xf32>, %c: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.broadcast ins(%a : tensor<f32>) outs(%b : tensor<4x3xf32>) dimensions = [1, 0]
  %1 = linalg.transpose ins(%0 : tensor<4x3xf32>) outs(%c : tensor<3x4xf32>) permutation = [1, 0]
  return %1 : tensor<3x4xf32>
}

// -----
func.func @fills(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>, %s: f32, %i: index) -> (tensor<4x8xf32>, tensor<8x4xf32>, f32, tensor<32xf32>, tensor<2x2x8xf32>) {
  %0 = linalg.fill ins(%s : f32) outs(%a : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.copy ins(%0 : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) -> tensor<4x8xf32>
  %2 = linalg.transpose ins(%0 : tensor<4x8xf32>) outs(%b : tensor<8x4xf32>) permutation = [1, 0]
  %3 = tensor.extract %0[%i, %i] : tensor<4x8xf32>
  %4 = tensor.collapse_shape %0 [[0, 1]] : tensor<4x8xf32> into tensor<32xf32>
  %5 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [2, 2, 8] : tensor<4x8xf32> into tensor<2x2x8xf32>
  return %1, %2, %3, %4, %5 : tensor<4x8xf32>, tensor<8x4xf32>, f32, tensor<32xf32>, tensor<2x2x8xf32>
}

// -----
func.func @copy_over_fill(%a: tensor<4x8xf32>, %c: tensor<4x8xf32>, %s: f32) -> tensor<4x8xf32> {
  %0 = linalg.fill ins(%s : f32) outs(%a : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.copy ins(%c : tensor<4x8xf32>) outs(%0 : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %1 : tensor<4x8xf32>
}

// -----
func.func @concat_of_fills(%a: tensor<4x8xf32>, %b: tensor<?x8xf32>, %s: f32) -> (tensor<?x8xf32>, tensor<8x8xf32>) {
  %0 = linalg.fill ins(%s : f32) outs(%a : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.fill ins(%s : f32) outs(%b : tensor<?x8xf32>) -> tensor<?x8xf32>
  %2 = tensor.concat dim(0) %0, %1 : (tensor<4x8xf32>, tensor<?x8xf32>) -> tensor<?x8xf32>
  %3 = tensor.concat dim(0) %0, %0 : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
  return %2, %3 : tensor<?x8xf32>, tensor<8x8xf32>
}

// -----
func.func @padded_fill(%a: tensor<4x8xf32>, %s: f32) -> tensor<7x8xf32> {
  %0 = linalg.fill ins(%s : f32) outs(%a : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = tensor.pad %0 low[1, 0] high[2, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %s : f32
  } : tensor<4x8xf32> to tensor<7x8xf32>
  return %1 : tensor<7x8xf32>
}

// -----
func.func @padded_fill_of_constant(%a: tensor<4x8xf32>) -> tensor<7x8xf32> {
  %s = arith.constant 0.0 : f32
  %0 = linalg.fill ins(%s : f32) outs(%a : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = tensor.pad %0 low[1, 0] high[2, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %s : f32
  } : tensor<4x8xf32> to tensor<7x8xf32>
  return %1 : tensor<7x8xf32>
}

// -----
func.func @insert_padded(%a: tensor<4x?xf32>, %b: tensor<32x32xf32>, %s: f32, %n: index) -> tensor<32x32xf32> {
  %0 = linalg.fill ins(%s : f32) outs(%b : tensor<32x32xf32>) -> tensor<32x32xf32>
  %1 = tensor.pad %a low[1, 2] high[2, %n] {
  ^bb0(%i: index, %j: index):
    tensor.yield %s : f32
  } : tensor<4x?xf32> to tensor<7x8xf32>
  %2 = tensor.insert_slice %1 into %0[3, 4] [7, 8] [1, 1] : tensor<7x8xf32> into tensor<32x32xf32>
  return %2 : tensor<32x32xf32>
}

// -----
func.func @insert_padded_twice(%a: tensor<4x6xf32>, %b: tensor<32x32xf32>, %s: f32, %n: index) -> tensor<32x32xf32> {
  %0 = linalg.fill ins(%s : f32) outs(%b : tensor<32x32xf32>) -> tensor<32x32xf32>
  %1 = tensor.pad %a low[1, 2] high[2, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %s : f32
  } : tensor<4x6xf32> to tensor<7x8xf32>
  %2 = tensor.insert_slice %1 into %0[3, 4] [7, 8] [1, 1] : tensor<7x8xf32> into tensor<32x32xf32>
  %3 = tensor.insert_slice %1 into %2[12, 4] [7, 8] [1, 1] : tensor<7x8xf32> into tensor<32x32xf32>
  %4 = tensor.insert_slice %1 into %3[13, %n] [7, 8] [1, 1] : tensor<7x8xf32> into tensor<32x32xf32>
  return %4 : tensor<32x32xf32>
}

// -----
func.func @dims(%a: tensor<?x8xf32>, %b: tensor<8x?xf32>, %c: tensor<?x?xf32>) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = linalg.matmul ins(%a, %b : tensor<?x8xf32>, tensor<8x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  %1 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %2 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %1, %2 : index, index
}

// -----
func.func @convolution(%a: tensor<1x10x10x3xf32>, %b: tensor<3x3x3x4xf32>, %c: tensor<1x8x8x4xf32>) -> tensor<?x8x8x4xf32> {
  %0 = tensor.cast %a : tensor<1x10x10x3xf32> to tensor<?x10x10x3xf32>
  %1 = tensor.cast %c : tensor<1x8x8x4xf32> to tensor<?x8x8x4xf32>
  %2 = linalg.conv_2d_nhwc_hwcf ins(%0, %b : tensor<?x10x10x3xf32>, tensor<3x3x3x4xf32>) outs(%1 : tensor<?x8x8x4xf32>) -> tensor<?x8x8x4xf32>
  return %2 : tensor<?x8x8x4xf32>
}
