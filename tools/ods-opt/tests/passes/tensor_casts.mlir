// builtin.module(canonicalize)
func.func @zero(%a: tensor<2x?xf32>, %v: f32) -> tensor<2x?xf32> {
  %0 = tensor.pad %a low[0, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<2x?xf32> to tensor<2x?xf32>
  return %0 : tensor<2x?xf32>
}
// -----
func.func @src(%a: tensor<2x3xf32>, %v: f32, %n: index) -> (tensor<?x?xf32>, tensor<5x?xf32>) {
  %c = tensor.cast %a : tensor<2x3xf32> to tensor<?x?xf32>
  %0 = tensor.pad %c low[1, 0] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  %c2 = tensor.cast %a : tensor<2x3xf32> to tensor<2x?xf32>
  %1 = tensor.pad %c2 low[1, 0] high[2, %n] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<2x?xf32> to tensor<5x?xf32>
  return %0, %1 : tensor<?x?xf32>, tensor<5x?xf32>
}
// -----
func.func @target(%a: tensor<2x?xf32>, %v: f32, %n: index) -> (tensor<3x8xf32>) {
  %0 = tensor.pad %a low[1, %n] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<2x?xf32> to tensor<3x?xf32>
  %c = tensor.cast %0 : tensor<3x?xf32> to tensor<3x8xf32>
  return %c : tensor<3x8xf32>
}
// -----
func.func @static(%a: tensor<2x3xf32>, %v: f32, %n: index) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = tensor.pad %a low[%c1, %n] high[%c2, %c1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<2x3xf32> to tensor<?x?xf32>
  %1 = tensor.pad %a nofold low[%n, %n] high[%n, %n] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<2x3xf32> to tensor<?x?xf32>
  return %0, %1 : tensor<?x?xf32>, tensor<?x?xf32>
}
// -----
func.func @consecutive(%a: tensor<2x3xf32>, %v: f32) -> (tensor<7x9xf32>, tensor<2x3xf32>) {
  %0 = tensor.pad %a low[1, 2] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<2x3xf32> to tensor<3x6xf32>
  %1 = tensor.pad %0 low[3, 0] high[1, 3] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<3x6xf32> to tensor<7x9xf32>
  %2 = tensor.pad %a low[0, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<2x3xf32> to tensor<2x3xf32>
  return %1, %2 : tensor<7x9xf32>, tensor<2x3xf32>
}
// -----
func.func @consecutive_constant(%a: tensor<2x3xf32>) -> tensor<7x9xf32> {
  %v = arith.constant 1.0 : f32
  %0 = tensor.pad %a low[1, 2] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<2x3xf32> to tensor<3x6xf32>
  %1 = tensor.pad %0 low[3, 0] high[1, 3] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<3x6xf32> to tensor<7x9xf32>
  return %1 : tensor<7x9xf32>
}
// -----
func.func @concat(%a: tensor<2x?xf32>, %b: tensor<?x3xf32>, %c: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<2x?xf32>, tensor<?x?xf32>, tensor<?x3xf32>) {
  %0 = tensor.concat dim(0) %a : (tensor<2x?xf32>) -> tensor<?x?xf32>
  %1 = tensor.concat dim(0) %a : (tensor<2x?xf32>) -> tensor<2x?xf32>
  %2 = tensor.concat dim(0) %a, %b : (tensor<2x?xf32>, tensor<?x3xf32>) -> tensor<?x?xf32>
  %3 = tensor.concat dim(0) %a, %b, %c : (tensor<2x?xf32>, tensor<?x3xf32>, tensor<?x?xf32>) -> tensor<?x3xf32>
  return %0, %1, %2, %3 : tensor<?x?xf32>, tensor<2x?xf32>, tensor<?x?xf32>, tensor<?x3xf32>
}
// -----
func.func @gather(%i: tensor<1x2x3xindex>) -> (tensor<1x2x1x1x1xf32>, tensor<1x2xf32>) {
  %c = arith.constant dense<1.5> : tensor<4x5x6xf32>
  %0 = tensor.gather %c[%i] gather_dims([0, 1, 2]) : (tensor<4x5x6xf32>, tensor<1x2x3xindex>) -> tensor<1x2x1x1x1xf32>
  %1 = tensor.gather %c[%i] gather_dims([0, 1, 2]) : (tensor<4x5x6xf32>, tensor<1x2x3xindex>) -> tensor<1x2xf32>
  return %0, %1 : tensor<1x2x1x1x1xf32>, tensor<1x2xf32>
}
// -----
func.func @reshape(%a: tensor<?x?xf32>, %s: tensor<2xindex>, %t: tensor<1xi32>, %b: tensor<?xf32>) -> (tensor<?x?xf32>, tensor<?xf32>, tensor<4xf32>, index, index, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %a, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %a, %c1 : tensor<?x?xf32>
  %same = tensor.from_elements %d0, %d1 : tensor<2xindex>
  %0 = tensor.reshape %a(%same) : (tensor<?x?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %1 = tensor.reshape %a(%s) : (tensor<?x?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %2 = tensor.reshape %1(%t) : (tensor<?x?xf32>, tensor<1xi32>) -> tensor<?xf32>
  %c = arith.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %four = arith.constant dense<4> : tensor<1xi32>
  %3 = tensor.reshape %c(%four) : (tensor<2x2xf32>, tensor<1xi32>) -> tensor<4xf32>
  %e0 = tensor.dim %1, %c0 : tensor<?x?xf32>
  %e1 = tensor.dim %2, %c0 : tensor<?xf32>
  %5 = tensor.reshape %b(%t) : (tensor<?xf32>, tensor<1xi32>) -> tensor<?xf32>
  return %0, %2, %3, %e0, %e1, %5 : tensor<?x?xf32>, tensor<?xf32>, tensor<4xf32>, index, index, tensor<?xf32>
}
// -----
func.func @inverse(%a: tensor<4x6xf32>, %b: tensor<?x6xf32>, %c: tensor<?x?xf32>, %n: index, %m: index) -> (tensor<4x6xf32>, tensor<?x6xf32>, tensor<?x?xf32>, tensor<2x2x2xf32>) {
  %0 = tensor.expand_shape %a [[0], [1, 2]] output_shape [4, 2, 3] : tensor<4x6xf32> into tensor<4x2x3xf32>
  %1 = tensor.collapse_shape %0 [[0], [1, 2]] : tensor<4x2x3xf32> into tensor<4x6xf32>
  %2 = tensor.collapse_shape %b [[0, 1]] : tensor<?x6xf32> into tensor<?xf32>
  %3 = tensor.expand_shape %2 [[0, 1]] output_shape [%n, 6] : tensor<?xf32> into tensor<?x6xf32>
  %4 = tensor.expand_shape %c [[0], [1, 2]] output_shape [%n, %m, 3] : tensor<?x?xf32> into tensor<?x?x3xf32>
  %5 = tensor.collapse_shape %4 [[0], [1, 2]] : tensor<?x?x3xf32> into tensor<?x?xf32>
  %k = arith.constant dense<[[1.0, 2.0, 5.0, 6.0], [3.0, 4.0, 7.0, 8.0]]> : tensor<2x4xf32>
  %6 = tensor.expand_shape %k [[0], [1, 2]] output_shape [2, 2, 2] : tensor<2x4xf32> into tensor<2x2x2xf32>
  return %1, %3, %5, %6 : tensor<4x6xf32>, tensor<?x6xf32>, tensor<?x?xf32>, tensor<2x2x2xf32>
}
// -----
func.func @insert(%a: tensor<2x3xf32>, %d: tensor<8x8xf32>, %o: index, %n: index, %e: f32) -> (tensor<8x8xf32>, tensor<?x?xf32>, tensor<8x8xf32>, tensor<?x?xf32>) {
  %c = tensor.cast %a : tensor<2x3xf32> to tensor<?x?xf32>
  %0 = tensor.insert_slice %c into %d[%o, 0] [%n, %o] [1, 1] : tensor<?x?xf32> into tensor<8x8xf32>
  %dc = tensor.cast %d : tensor<8x8xf32> to tensor<?x?xf32>
  %1 = tensor.insert_slice %a into %dc[%o, 0] [2, 3] [1, 1] : tensor<2x3xf32> into tensor<?x?xf32>
  %2 = tensor.insert_slice %c into %d[%o, 0] [%n, %n] [1, 1] : tensor<?x?xf32> into tensor<8x8xf32>
  %3 = tensor.insert %e into %dc[%o, %n] : tensor<?x?xf32>
  return %0, %1, %2, %3 : tensor<8x8xf32>, tensor<?x?xf32>, tensor<8x8xf32>, tensor<?x?xf32>
}
// -----
func.func @insert_cast(%s: tensor<?x3xf32>, %d: tensor<8x8xf32>, %o: index) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  %0 = tensor.insert_slice %s into %d[%o, 0] [%o, 3] [1, 1] : tensor<?x3xf32> into tensor<8x8xf32>
  %c4 = arith.constant 4 : index
  %1 = tensor.insert_slice %s into %d[%o, 0] [%c4, 3] [1, 1] : tensor<?x3xf32> into tensor<8x8xf32>
  return %0, %1 : tensor<8x8xf32>, tensor<8x8xf32>
}
// -----
func.func @rank_reduced(%a: tensor<3xf32>, %d: tensor<8x8xf32>, %o: index, %n: index) -> tensor<8x8xf32> {
  %c = tensor.cast %a : tensor<3xf32> to tensor<?xf32>
  %0 = tensor.insert_slice %c into %d[%o, 0] [1, %n] [1, 1] : tensor<?xf32> into tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
func.func @parallel(%a: tensor<2x3xf32>, %d: tensor<8x8xf32>, %n: index) -> tensor<8x8xf32> {
  %c = tensor.cast %a : tensor<2x3xf32> to tensor<?x?xf32>
  %r = scf.forall (%i, %j) in (4, 4) shared_outs(%o = %d) -> (tensor<8x8xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %c into %o[%i, %j] [%n, %n] [1, 1] : tensor<?x?xf32> into tensor<8x8xf32>
    }
  }
  return %r : tensor<8x8xf32>
}
