func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>) {
  %0 = linalg.transpose ins(%a : tensor<4x8xf32>) outs(%b : tensor<8x4xf32>) permutation = [1, 0]
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>) {
  %0 = linalg.transpose ins(%a : tensor<4x8xf32>) outs(%b : tensor<8x4xf32>) permutation = [1, 0] {last}
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>) {
  %0 = linalg.transpose ins(%a : tensor<4x8xf32>) outs(%b : tensor<8x4xf32>) permutation = [0, 1]
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>) {
  %0 = linalg.transpose ins(%a : tensor<4x8xf32>) outs(%b : tensor<8x4xf32>) permutation = [1, 1]
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>) {
  %0 = linalg.transpose ins(%a : tensor<4x8xf32>) outs(%b : tensor<8x4xf32>) permutation = [1, 2]
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>) {
  %0 = linalg.transpose ins(%a : tensor<4x8xf32>) outs(%b : tensor<8x4xf32>) permutation = [-1, 0]
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>) {
  %0 = linalg.transpose ins(%a : tensor<4x8xf32>) outs(%b : tensor<8x4xf32>) permutation = [0]
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>) {
  %0 = linalg.transpose ins(%a : tensor<4x8xf32>) outs(%b : tensor<8x4xf32>) permutation = []
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>) {
  %0 = linalg.transpose ins(%a : tensor<4x8xf32>) outs(%b : tensor<8x4xf32>) permutation = [0, 1, 2]
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>) {
  %0 = linalg.transpose ins(%a : tensor<4x8xf32>) outs(%b : tensor<8x4xf32>) 
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>) {
  %0 = linalg.transpose ins(%a : tensor<4x8xf32>) outs(%b : tensor<8x4xf32>) permutation [1, 0]
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>) {
  %0 = linalg.transpose ins(%a : tensor<4x8xf32>) outs(%b : tensor<8x4xf32>) dimensions = [1, 0]
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>) {
  %0 = linalg.transpose ins(%a : tensor<4x8xf32>) outs(%b : tensor<8x4xf32>) permutation = [1, 0] -> tensor<8x4xf32>
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>) {
  %0 = linalg.transpose {first} ins(%a : tensor<4x8xf32>) outs(%b : tensor<8x4xf32>) permutation = [1, 0] {last}
  return
}
// -----
func.func @f(%a: memref<2x3x?xi8>, %b: memref<?x2x3xi8>) {
  linalg.transpose ins(%a : memref<2x3x?xi8>) outs(%b : memref<?x2x3xi8>) permutation = [2, 0, 1]
  return
}
// -----
func.func @f(%a: tensor<4x?xf32>, %b: tensor<8x4xf32>) {
  %0 = linalg.transpose ins(%a : tensor<4x?xf32>) outs(%b : tensor<8x4xf32>) permutation = [1, 0]
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8xf32>) {
  %0 = linalg.transpose ins(%a : tensor<4x8xf32>) outs(%b : tensor<8xf32>) permutation = [1, 0]
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x4xf64>) {
  %0 = linalg.transpose ins(%a : tensor<4x8xf32>) outs(%b : tensor<8x4xf64>) permutation = [1, 0]
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: memref<8x4xf32>) {
  linalg.transpose ins(%a : tensor<4x8xf32>) outs(%b : memref<8x4xf32>) permutation = [1, 0]
  return
}
// -----
func.func @f(%a: tensor<*xf32>, %b: memref<8x4xf32>) {
  linalg.transpose ins(%a : tensor<*xf32>) outs(%b : memref<8x4xf32>) permutation = [1, 0]
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>) {
  %0 = linalg.transpose ins(%a, %a : tensor<4x8xf32>, tensor<4x8xf32>) outs(%b : tensor<8x4xf32>) permutation = [1, 0]
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>) {
  %0 = "linalg.transpose"(%a, %b) <{permutation = array<i64: 1, 0>}> ({
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }) : (tensor<4x8xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>) {
  %0 = "linalg.transpose"(%a, %b) <{permutation = array<i64: 1, 0>}> ({
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }) : (tensor<4x8xf32>, tensor<8x4xf32>) -> tensor<4x8xf32>
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>) {
  %0 = "linalg.transpose"(%a, %b) <{permutation = array<i32: 1, 0>}> ({
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }) : (tensor<4x8xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
  return
}
// -----
func.func @f(%a: tensor<8xf32>, %b: tensor<4x8xf32>) {
  %0 = linalg.broadcast ins(%a : tensor<8xf32>) outs(%b : tensor<4x8xf32>) dimensions = [0]
  return
}
// -----
func.func @f(%a: tensor<8xf32>, %b: tensor<4x8xf32>) {
  %0 = linalg.broadcast ins(%a : tensor<8xf32>) outs(%b : tensor<4x8xf32>) dimensions = [0] {last}
  return
}
// -----
func.func @f(%a: tensor<8xf32>, %b: tensor<4x8xf32>) {
  %0 = linalg.broadcast ins(%a : tensor<8xf32>) outs(%b : tensor<4x8xf32>) dimensions = [1]
  return
}
// -----
func.func @f(%a: tensor<8xf32>, %b: tensor<4x8xf32>) {
  %0 = linalg.broadcast ins(%a : tensor<8xf32>) outs(%b : tensor<4x8xf32>) dimensions = [2]
  return
}
// -----
func.func @f(%a: tensor<8xf32>, %b: tensor<4x8xf32>) {
  %0 = linalg.broadcast ins(%a : tensor<8xf32>) outs(%b : tensor<4x8xf32>) dimensions = [-1]
  return
}
// -----
func.func @f(%a: tensor<8xf32>, %b: tensor<4x8xf32>) {
  %0 = linalg.broadcast ins(%a : tensor<8xf32>) outs(%b : tensor<4x8xf32>) dimensions = []
  return
}
// -----
func.func @f(%a: tensor<8xf32>, %b: tensor<4x8xf32>) {
  %0 = linalg.broadcast ins(%a : tensor<8xf32>) outs(%b : tensor<4x8xf32>) dimensions = [0, 1]
  return
}
// -----
func.func @f(%a: tensor<8xf32>, %b: tensor<4x8xf32>) {
  %0 = linalg.broadcast ins(%a : tensor<8xf32>) outs(%b : tensor<4x8xf32>) 
  return
}
// -----
func.func @f(%a: tensor<8xf32>, %b: tensor<4x8xf32>) {
  %0 = linalg.broadcast ins(%a : tensor<8xf32>) outs(%b : tensor<4x8xf32>) permutation = [0]
  return
}
// -----
func.func @f(%a: memref<i8>, %b: memref<2x?xi8>) {
  linalg.broadcast ins(%a : memref<i8>) outs(%b : memref<2x?xi8>) dimensions = [0, 1]
  return
}
// -----
func.func @f(%a: tensor<4x?xi8>, %b: tensor<2x4x3x?xi8>) {
  %0 = linalg.broadcast ins(%a : tensor<4x?xi8>) outs(%b : tensor<2x4x3x?xi8>) dimensions = [2, 0]
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  %0 = linalg.broadcast ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) dimensions = []
  return
}
// -----
func.func @f(%a: tensor<?xf32>, %b: tensor<4x8xf32>) {
  %0 = linalg.broadcast ins(%a : tensor<?xf32>) outs(%b : tensor<4x8xf32>) dimensions = [0]
  return
}
// -----
func.func @f(%a: tensor<8xf32>, %b: tensor<4x8xi32>) {
  %0 = linalg.broadcast ins(%a : tensor<8xf32>) outs(%b : tensor<4x8xi32>) dimensions = [0]
  return
}
