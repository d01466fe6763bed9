func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %c: tensor<4x2xf32>) {
  %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x2xf32>) outs(%c : tensor<4x2xf32>) -> tensor<4x2xf32>
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %c: tensor<4x2xf32>) {
  %0 = linalg.matmul {note} ins(%a, %b : tensor<4x8xf32>, tensor<8x2xf32>) outs(%c : tensor<4x2xf32>) -> tensor<4x2xf32>
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %c: tensor<4x2xf32>) {
  %0 = linalg.matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%a, %b : tensor<4x8xf32>, tensor<8x2xf32>) outs(%c : tensor<4x2xf32>) -> tensor<4x2xf32>
  return
}
// -----
func.func @f(%a: memref<?x?xi8>, %b: memref<?x?xi16>, %c: memref<?x?xi32>) {
  linalg.matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%a, %b : memref<?x?xi8>, memref<?x?xi16>) outs(%c : memref<?x?xi32>)
  return
}
// -----
func.func @f(%a: memref<?x?xi8>, %b: memref<?x?xf32>, %c: memref<?x?xf64>) {
  linalg.matmul ins(%a, %b : memref<?x?xi8>, memref<?x?xf32>) outs(%c : memref<?x?xf64>)
  return
}
// -----
func.func @f(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xcomplex<f32>>) {
  linalg.matmul ins(%a, %b : memref<?x?xf32>, memref<?x?xf32>) outs(%c : memref<?x?xcomplex<f32>>)
  return
}
// -----
func.func @f(%a: memref<?x?xi1>, %b: memref<?x?xi1>, %c: memref<?x?xi1>) {
  linalg.matmul ins(%a, %b : memref<?x?xi1>, memref<?x?xi1>) outs(%c : memref<?x?xi1>)
  return
}
// -----
func.func @f(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xindex>) {
  linalg.matmul ins(%a, %b : memref<?x?xf32>, memref<?x?xf32>) outs(%c : memref<?x?xindex>)
  return
}
// -----
func.func @f(%a: memref<4x8xf32>, %b: memref<8x2xf32>, %c: memref<4x2xf32>) {
  linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%a, %b : memref<4x8xf32>, memref<8x2xf32>) outs(%c : memref<4x2xf32>)
  return
}
// -----
func.func @f(%a: memref<8x4xf32>, %b: memref<8x2xf32>, %c: memref<4x2xf32>) {
  linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%a, %b : memref<8x4xf32>, memref<8x2xf32>) outs(%c : memref<4x2xf32>)
  return
}
// -----
func.func @f(%a: memref<8xf32>, %b: memref<8x2xf32>, %c: memref<4x2xf32>) {
  linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%a, %b : memref<8xf32>, memref<8x2xf32>) outs(%c : memref<4x2xf32>)
  return
}
// -----
func.func @f(%a: memref<4xf32>, %b: memref<8x2xf32>, %c: memref<4x2xf32>) {
  linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%a, %b : memref<4xf32>, memref<8x2xf32>) outs(%c : memref<4x2xf32>)
  return
}
// -----
func.func @f(%a: memref<4x2xf32>, %b: memref<8x2xf32>, %c: memref<4x2xf32>) {
  linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, n)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%a, %b : memref<4x2xf32>, memref<8x2xf32>) outs(%c : memref<4x2xf32>)
  return
}
// -----
func.func @f(%a: memref<4x2x8xf32>, %b: memref<8x2xf32>, %c: memref<4x2xf32>) {
  linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, n, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%a, %b : memref<4x2x8xf32>, memref<8x2xf32>) outs(%c : memref<4x2xf32>)
  return
}
// -----
func.func @f(%a: memref<5x8xf32>, %b: memref<8x2xf32>, %c: memref<4x2xf32>) {
  linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m + 1, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%a, %b : memref<5x8xf32>, memref<8x2xf32>) outs(%c : memref<4x2xf32>)
  return
}
// -----
func.func @f(%a: memref<8x8xf32>, %b: memref<8x2xf32>, %c: memref<4x2xf32>) {
  linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%a, %b : memref<8x8xf32>, memref<8x2xf32>) outs(%c : memref<4x2xf32>)
  return
}
// -----
func.func @f(%a: memref<8x4xf32>, %b: memref<2x8xf32>, %c: memref<2x4xf32>) {
  linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (n, m)>] ins(%a, %b : memref<8x4xf32>, memref<2x8xf32>) outs(%c : memref<2x4xf32>)
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %c: tensor<4x2xf32>) {
  %0 = linalg.contract indexing_maps = [] ins(%a, %b : tensor<4x8xf32>, tensor<8x2xf32>) outs(%c : tensor<4x2xf32>) -> tensor<4x2xf32>
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %c: tensor<4x2xf32>) {
  %0 = linalg.matmul indexing_maps = 3 ins(%a, %b : tensor<4x8xf32>, tensor<8x2xf32>) outs(%c : tensor<4x2xf32>) -> tensor<4x2xf32>
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %c: tensor<4x2xf32>) {
  %0 = linalg.contract indexing_maps = 3 ins(%a, %b : tensor<4x8xf32>, tensor<8x2xf32>) outs(%c : tensor<4x2xf32>) -> tensor<4x2xf32>
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %c: tensor<4x2xf32>) {
  %0 = linalg.matmul indexing_maps = [3 : i32] ins(%a, %b : tensor<4x8xf32>, tensor<8x2xf32>) outs(%c : tensor<4x2xf32>) -> tensor<4x2xf32>
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %c: tensor<4x2xf32>) {
  %0 = linalg.contract indexing_maps = [3 : i32] ins(%a, %b : tensor<4x8xf32>, tensor<8x2xf32>) outs(%c : tensor<4x2xf32>) -> tensor<4x2xf32>
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %c: tensor<4x2xf32>) {
  %0 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>] ins(%a, %b : tensor<4x8xf32>, tensor<8x2xf32>) outs(%c : tensor<4x2xf32>) -> tensor<4x2xf32>
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %c: tensor<4x2xf32>) {
  %0 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>] ins(%a, %b : tensor<4x8xf32>, tensor<8x2xf32>) outs(%c : tensor<4x2xf32>) -> tensor<4x2xf32>
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %c: tensor<4x2xf32>) {
  %0 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%a, %b : tensor<4x8xf32>, tensor<8x2xf32>) outs(%c : tensor<4x2xf32>) -> tensor<4x2xf32>
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %c: tensor<4x2xf32>) {
  %0 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%a, %b : tensor<4x8xf32>, tensor<8x2xf32>) outs(%c : tensor<4x2xf32>) -> tensor<4x2xf32>
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %c: tensor<4x2xf32>) {
  %0 = linalg.matmul indexing_maps = [affine_map<(m, n, k, l) -> (m, k)>, affine_map<(m, n, k, l) -> (k, n)>, affine_map<(m, n, k, l) -> (m, n)>] ins(%a, %b : tensor<4x8xf32>, tensor<8x2xf32>) outs(%c : tensor<4x2xf32>) -> tensor<4x2xf32>
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %c: tensor<4x2xf32>) {
  %0 = linalg.contract indexing_maps = [affine_map<(m, n, k, l) -> (m, k)>, affine_map<(m, n, k, l) -> (k, n)>, affine_map<(m, n, k, l) -> (m, n)>] ins(%a, %b : tensor<4x8xf32>, tensor<8x2xf32>) outs(%c : tensor<4x2xf32>) -> tensor<4x2xf32>
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %c: tensor<4x2xf32>) {
  %0 = linalg.matmul {indexing_maps = []} ins(%a, %b : tensor<4x8xf32>, tensor<8x2xf32>) outs(%c : tensor<4x2xf32>) -> tensor<4x2xf32>
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %c: tensor<4x2xf32>) {
  %0 = linalg.contract ins(%a, %b : tensor<4x8xf32>, tensor<8x2xf32>) outs(%c : tensor<4x2xf32>) -> tensor<4x2xf32>
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %c: tensor<4x2xf32>) {
  %0 = linalg.matmul ins(%a : tensor<4x8xf32>) outs(%c : tensor<4x2xf32>) -> tensor<4x2xf32>
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %c: tensor<4x2xf32>) {
  %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x2xf32>) outs(%c : tensor<4x2xf32>)
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %c: tensor<4x2xf32>) {
  %0 = linalg.matmul ins(%b, %a : tensor<8x2xf32>, tensor<4x8xf32>) outs(%c : tensor<4x2xf32>) -> tensor<4x2xf32>
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %c: tensor<4x2xf32>) {
  %0 = "linalg.matmul"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.mulf %x, %y : f32
    %2 = arith.addf %z, %1 : f32
    linalg.yield %2 : f32
  }) : (tensor<4x8xf32>, tensor<8x2xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %c: tensor<4x2xf32>) {
  %0 = "linalg.matmul"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %z : f32
  }) : (tensor<4x8xf32>, tensor<8x2xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
  return
}
// -----
func.func @f(%a: memref<9x4x8xf32>, %b: memref<9x8x2xf32>, %c: memref<9x4x2xf32>, %d: memref<4x2xf32>, %e: memref<9x8x4xf32>, %f: memref<8xf32>, %g: memref<4x8xf32>) {
  linalg.batch_matmul ins(%a, %b : memref<9x4x8xf32>, memref<9x8x2xf32>) outs(%c : memref<9x4x2xf32>)
  return
}
// -----
func.func @f(%a: memref<9x4x8xf32>, %b: memref<9x8x2xf32>, %c: memref<9x4x2xf32>, %d: memref<4x2xf32>, %e: memref<9x8x4xf32>, %f: memref<8xf32>, %g: memref<4x8xf32>) {
  linalg.batch_reduce_matmul ins(%a, %b : memref<9x4x8xf32>, memref<9x8x2xf32>) outs(%d : memref<4x2xf32>)
  return
}
// -----
func.func @f(%a: memref<9x4x8xi8>, %b: memref<9x8x2xi8>, %d: memref<4x2xi32>) {
  linalg.batch_reduce_matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%a, %b : memref<9x4x8xi8>, memref<9x8x2xi8>) outs(%d : memref<4x2xi32>)
  return
}
// -----
func.func @f(%a: memref<9x4x8xf32>, %b: memref<9x8x2xf32>, %c: memref<9x4x2xf32>, %d: memref<4x2xf32>, %e: memref<9x8x4xf32>, %f: memref<8xf32>, %g: memref<4x8xf32>) {
  linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, k, m)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>] ins(%e, %b : memref<9x8x4xf32>, memref<9x8x2xf32>) outs(%c : memref<9x4x2xf32>)
  return
}
// -----
func.func @f(%a: memref<9x4x8xf32>, %b: memref<9x8x2xf32>, %c: memref<9x4x2xf32>, %d: memref<4x2xf32>, %e: memref<9x8x4xf32>, %f: memref<8xf32>, %g: memref<4x8xf32>) {
  linalg.batch_reduce_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, k, m)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (m, n)>] ins(%e, %b : memref<9x8x4xf32>, memref<9x8x2xf32>) outs(%d : memref<4x2xf32>)
  return
}
// -----
func.func @f(%a: memref<9x4x8xf32>, %b: memref<9x8x2xf32>, %c: memref<9x4x2xf32>, %d: memref<4x2xf32>, %e: memref<9x8x4xf32>, %f: memref<8xf32>, %g: memref<4x8xf32>) {
  linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>] ins(%f, %b : memref<8xf32>, memref<9x8x2xf32>) outs(%c : memref<9x4x2xf32>)
  return
}
// -----
func.func @f(%a: memref<9x4x8xf32>, %b: memref<9x8x2xf32>, %c: memref<9x4x2xf32>, %d: memref<4x2xf32>, %e: memref<9x8x4xf32>, %f: memref<8xf32>, %g: memref<4x8xf32>) {
  linalg.batch_reduce_matmul indexing_maps = [affine_map<(b, m, n, k) -> (k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (m, n)>] ins(%f, %b : memref<8xf32>, memref<9x8x2xf32>) outs(%d : memref<4x2xf32>)
  return
}
// -----
func.func @f(%a: memref<9x4x8xf32>, %b: memref<9x8x2xf32>, %c: memref<9x4x2xf32>, %d: memref<4x2xf32>, %e: memref<9x8x4xf32>, %f: memref<8xf32>, %g: memref<4x8xf32>) {
  linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>] ins(%g, %b : memref<4x8xf32>, memref<9x8x2xf32>) outs(%c : memref<9x4x2xf32>)
  return
}
// -----
func.func @f(%a: memref<9x4x8xf32>, %b: memref<9x8x2xf32>, %c: memref<9x4x2xf32>, %d: memref<4x2xf32>, %e: memref<9x8x4xf32>, %f: memref<8xf32>, %g: memref<4x8xf32>) {
  linalg.batch_reduce_matmul indexing_maps = [affine_map<(b, m, n, k) -> (m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (m, n)>] ins(%g, %b : memref<4x8xf32>, memref<9x8x2xf32>) outs(%d : memref<4x2xf32>)
  return
}
// -----
func.func @f(%a: memref<9x4x8xf32>, %b: memref<9x8x2xf32>, %c: memref<9x4x2xf32>, %d: memref<4x2xf32>, %e: memref<9x8x4xf32>, %f: memref<8xf32>, %g: memref<4x8xf32>) {
  linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (m, b, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>] ins(%e, %b : memref<9x8x4xf32>, memref<9x8x2xf32>) outs(%c : memref<9x4x2xf32>)
  return
}
// -----
func.func @f(%a: memref<9x4x8xf32>, %b: memref<9x8x2xf32>, %c: memref<9x4x2xf32>, %d: memref<4x2xf32>, %e: memref<9x8x4xf32>, %f: memref<8xf32>, %g: memref<4x8xf32>) {
  linalg.batch_reduce_matmul indexing_maps = [affine_map<(b, m, n, k) -> (m, b, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (m, n)>] ins(%e, %b : memref<9x8x4xf32>, memref<9x8x2xf32>) outs(%d : memref<4x2xf32>)
  return
}
// -----
func.func @f(%a: memref<9x4x8xf32>, %b: memref<9x8x2xf32>, %c: memref<9x4x2xf32>, %d: memref<4x2xf32>, %e: memref<9x8x4xf32>, %f: memref<8xf32>, %g: memref<4x8xf32>) {
  linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (k, m)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>] ins(%g, %b : memref<4x8xf32>, memref<9x8x2xf32>) outs(%c : memref<9x4x2xf32>)
  return
}
// -----
func.func @f(%a: memref<9x4x8xf32>, %b: memref<9x8x2xf32>, %c: memref<9x4x2xf32>, %d: memref<4x2xf32>, %e: memref<9x8x4xf32>, %f: memref<8xf32>, %g: memref<4x8xf32>) {
  linalg.batch_reduce_matmul indexing_maps = [affine_map<(b, m, n, k) -> (k, m)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (m, n)>] ins(%g, %b : memref<4x8xf32>, memref<9x8x2xf32>) outs(%d : memref<4x2xf32>)
  return
}
// -----
func.func @f(%a: memref<9x4x8xf32>, %b: memref<9x8x2xf32>, %c: memref<9x4x2xf32>, %d: memref<4x2xf32>, %e: memref<9x8x4xf32>, %f: memref<8xf32>, %g: memref<4x8xf32>) {
  linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (m)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>] ins(%f, %b : memref<8xf32>, memref<9x8x2xf32>) outs(%c : memref<9x4x2xf32>)
  return
}
// -----
func.func @f(%a: memref<9x4x8xf32>, %b: memref<9x8x2xf32>, %c: memref<9x4x2xf32>, %d: memref<4x2xf32>, %e: memref<9x8x4xf32>, %f: memref<8xf32>, %g: memref<4x8xf32>) {
  linalg.batch_reduce_matmul indexing_maps = [affine_map<(b, m, n, k) -> (m)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (m, n)>] ins(%f, %b : memref<8xf32>, memref<9x8x2xf32>) outs(%d : memref<4x2xf32>)
  return
}
// -----
func.func @f(%a: memref<9x4x8xf32>, %b: memref<9x8x2xf32>, %c: memref<9x4x2xf32>, %d: memref<4x2xf32>, %e: memref<9x8x4xf32>, %f: memref<8xf32>, %g: memref<4x8xf32>) {
  linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, n)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>] ins(%c, %b : memref<9x4x2xf32>, memref<9x8x2xf32>) outs(%c : memref<9x4x2xf32>)
  return
}
// -----
func.func @f(%a: memref<9x4x8xf32>, %b: memref<9x8x2xf32>, %c: memref<9x4x2xf32>, %d: memref<4x2xf32>, %e: memref<9x8x4xf32>, %f: memref<8xf32>, %g: memref<4x8xf32>) {
  linalg.batch_reduce_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, n)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (m, n)>] ins(%c, %b : memref<9x4x2xf32>, memref<9x8x2xf32>) outs(%d : memref<4x2xf32>)
  return
}
// -----
func.func @f(%a: memref<9x4x8xf32>, %b: memref<9x8x2xf32>, %c: memref<9x4x2xf32>, %d: memref<4x2xf32>, %e: memref<9x8x4xf32>, %f: memref<8xf32>, %g: memref<4x8xf32>) {
  linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>] ins(%c, %b : memref<9x4x2xf32>, memref<9x8x2xf32>) outs(%c : memref<9x4x2xf32>)
  return
}
// -----
func.func @f(%a: memref<9x4x8xf32>, %b: memref<9x8x2xf32>, %c: memref<9x4x2xf32>, %d: memref<4x2xf32>, %e: memref<9x8x4xf32>, %f: memref<8xf32>, %g: memref<4x8xf32>) {
  linalg.batch_reduce_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (m, n)>] ins(%c, %b : memref<9x4x2xf32>, memref<9x8x2xf32>) outs(%d : memref<4x2xf32>)
  return
}
// -----
func.func @f(%a: memref<9x4x8xf32>, %b: memref<9x8x2xf32>, %c: memref<9x4x2xf32>, %d: memref<4x2xf32>, %e: memref<9x8x4xf32>, %f: memref<8xf32>, %g: memref<4x8xf32>) {
  linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> ()>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>] ins(%f, %b : memref<8xf32>, memref<9x8x2xf32>) outs(%c : memref<9x4x2xf32>)
  return
}
// -----
func.func @f(%a: memref<9x4x8xf32>, %b: memref<9x8x2xf32>, %c: memref<9x4x2xf32>, %d: memref<4x2xf32>, %e: memref<9x8x4xf32>, %f: memref<8xf32>, %g: memref<4x8xf32>) {
  linalg.batch_reduce_matmul indexing_maps = [affine_map<(b, m, n, k) -> ()>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (m, n)>] ins(%f, %b : memref<8xf32>, memref<9x8x2xf32>) outs(%d : memref<4x2xf32>)
  return
}
// -----
func.func @f(%a: memref<9x4x8xf32>, %b: memref<9x8x2xf32>, %c: memref<9x4x2xf32>, %d: memref<4x2xf32>, %e: memref<9x8x4xf32>, %f: memref<8xf32>, %g: memref<4x8xf32>) {
  linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (m, b, n)>] ins(%a, %b : memref<9x4x8xf32>, memref<9x8x2xf32>) outs(%c : memref<9x4x2xf32>)
  return
}
// -----
func.func @f(%a: memref<9x4x8xf32>, %b: memref<9x8x2xf32>, %c: memref<9x4x2xf32>, %d: memref<4x2xf32>, %e: memref<9x8x4xf32>, %f: memref<8xf32>, %g: memref<4x8xf32>) {
  linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (m, n)>] ins(%a, %b : memref<9x4x8xf32>, memref<9x8x2xf32>) outs(%c : memref<9x4x2xf32>)
  return
}
// -----
func.func @f(%a: memref<9x4x8xf32>, %b: memref<9x8x2xf32>, %c: memref<9x4x2xf32>, %d: memref<4x2xf32>, %e: memref<9x8x4xf32>, %f: memref<8xf32>, %g: memref<4x8xf32>) {
  linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n, k)>] ins(%a, %b : memref<9x4x8xf32>, memref<9x8x2xf32>) outs(%c : memref<9x4x2xf32>)
  return
}
// -----
func.func @f(%a: memref<9x4x8xf32>, %b: memref<9x8x2xf32>, %c: memref<9x4x2xf32>, %d: memref<4x2xf32>, %e: memref<9x8x4xf32>, %f: memref<8xf32>, %g: memref<4x8xf32>) {
  linalg.batch_matmul indexing_maps = [] ins(%a, %b : memref<9x4x8xf32>, memref<9x8x2xf32>) outs(%c : memref<9x4x2xf32>)
  return
}
// -----
func.func @f(%a: memref<9x4x8xf32>, %b: memref<9x8x2xf32>, %c: memref<9x4x2xf32>, %d: memref<4x2xf32>, %e: memref<9x8x4xf32>, %f: memref<8xf32>, %g: memref<4x8xf32>) {
  linalg.batch_matmul indexing_maps = [3 : i32] ins(%a, %b : memref<9x4x8xf32>, memref<9x8x2xf32>) outs(%c : memref<9x4x2xf32>)
  return
}
// -----
func.func @f(%a: memref<9x4x8xf32>, %b: memref<9x8x2xf32>, %c: memref<9x4x2xf32>, %d: memref<4x2xf32>, %e: memref<9x8x4xf32>, %f: memref<8xf32>, %g: memref<4x8xf32>) {
  linalg.batch_matmul indexing_maps = 3 ins(%a, %b : memref<9x4x8xf32>, memref<9x8x2xf32>) outs(%c : memref<9x4x2xf32>)
  return
}
// -----
func.func @f(%a: memref<9x4x8xf32>, %b: memref<9x8x2xf32>, %c: memref<9x4x2xf32>, %d: memref<4x2xf32>, %e: memref<9x8x4xf32>, %f: memref<8xf32>, %g: memref<4x8xf32>) {
  linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>] ins(%a, %b : memref<9x4x8xf32>, memref<9x8x2xf32>) outs(%c : memref<9x4x2xf32>)
  return
}
// -----
func.func @f(%a: memref<9x4x8xf32>, %b: memref<9x8x2xf32>, %c: memref<9x4x2xf32>, %d: memref<4x2xf32>, %e: memref<9x8x4xf32>, %f: memref<8xf32>, %g: memref<4x8xf32>) {
  linalg.contract indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>] ins(%a, %b : memref<9x4x8xf32>, memref<9x8x2xf32>) outs(%c : memref<9x4x2xf32>)
  return
}
// -----
func.func @f(%a: memref<9x4x8xf32>, %b: memref<9x8x2xf32>, %c: memref<9x4x2xf32>, %d: memref<4x2xf32>, %e: memref<9x8x4xf32>, %f: memref<8xf32>, %g: memref<4x8xf32>) {
  linalg.contract indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m)>] ins(%a, %b : memref<9x4x8xf32>, memref<9x8x2xf32>) outs(%c : memref<9x4x2xf32>)
  return
}
// -----
func.func @f(%a: memref<9x4x8xf32>, %b: memref<9x8x2xf32>, %c: memref<9x4x2xf32>, %d: memref<4x2xf32>, %e: memref<9x8x4xf32>, %f: memref<8xf32>, %g: memref<4x8xf32>) {
  linalg.contract indexing_maps = [affine_map<(b, m, n, k, l) -> (b, m, k)>, affine_map<(b, m, n, k, l) -> (b, k, n)>, affine_map<(b, m, n, k, l) -> (b, m, n)>] ins(%a, %b : memref<9x4x8xf32>, memref<9x8x2xf32>) outs(%c : memref<9x4x2xf32>)
  return
}
// -----
func.func @f(%a: memref<9x4x8xf32>, %b: memref<9x8x2xf32>, %c: memref<9x4x2xf32>, %d: memref<4x2xf32>, %e: memref<9x8x4xf32>, %f: memref<8xf32>, %g: memref<4x8xf32>) {
  linalg.contract indexing_maps = [affine_map<(b, m, n, k) -> (b, m, m)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>] ins(%a, %b : memref<9x4x8xf32>, memref<9x8x2xf32>) outs(%c : memref<9x4x2xf32>)
  return
}
// -----
func.func @f(%a: memref<9x4x8xf32>, %b: memref<9x8x2xf32>, %c: memref<9x4x2xf32>, %d: memref<4x2xf32>, %e: memref<9x8x4xf32>, %f: memref<8xf32>, %g: memref<4x8xf32>) {
  linalg.contract indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n) -> (b, m, n)>] ins(%a, %b : memref<9x4x8xf32>, memref<9x8x2xf32>) outs(%c : memref<9x4x2xf32>)
  return
}
// -----
func.func @f(%a: memref<9x4x8xf32>, %b: memref<9x8x2xf32>, %c: memref<9x4x2xf32>, %d: memref<4x2xf32>, %e: memref<9x8x4xf32>, %f: memref<8xf32>, %g: memref<4x8xf32>) {
  linalg.contract indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, n, m)>, affine_map<(b, m, n, k) -> (b, m, n)>] ins(%a, %b : memref<9x4x8xf32>, memref<9x8x2xf32>) outs(%c : memref<9x4x2xf32>)
  return
}
// -----
func.func @f(%a: memref<9x4x8xf32>, %b: memref<9x8x2xf32>, %c: memref<9x4x2xf32>, %d: memref<4x2xf32>, %e: memref<9x8x4xf32>, %f: memref<8xf32>, %g: memref<4x8xf32>) {
  linalg.contract indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (n, m, b)>] ins(%a, %b : memref<9x4x8xf32>, memref<9x8x2xf32>) outs(%c : memref<9x4x2xf32>)
  return
}
// -----
func.func @f(%a: memref<9x4x8xf32>, %b: memref<9x8x2xf32>, %c: memref<9x4x2xf32>, %d: memref<4x2xf32>, %e: memref<9x8x4xf32>, %f: memref<8xf32>, %g: memref<4x8xf32>) {
  linalg.contract indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>] {cast = #linalg.type_fn<cast_signed>, z} ins(%a, %b : memref<9x4x8xf32>, memref<9x8x2xf32>) outs(%c : memref<9x4x2xf32>)
  return
}
// -----
func.func @f(%a: tensor<4xi8>, %b: tensor<i32>) {
  %0 = linalg.contract indexing_maps = [affine_map<(k) -> (k)>, affine_map<(k) -> (k)>, affine_map<(k) -> ()>] ins(%a, %a : tensor<4xi8>, tensor<4xi8>) outs(%b : tensor<i32>) -> tensor<i32>
  return
}
// -----
func.func @f(%a: tensor<4xi8>, %s: i8) {
  %0 = linalg.contract indexing_maps = [affine_map<(k) -> (k)>, affine_map<(k) -> ()>, affine_map<(k) -> (k)>] ins(%a, %s : tensor<4xi8>, i8) outs(%a : tensor<4xi8>) -> tensor<4xi8>
  return
}
// -----
func.func @f(%a: tensor<4xi8>, %s: i8) {
  %0 = linalg.contract indexing_maps = [affine_map<(k) -> (k)>, affine_map<(k) -> (k)>, affine_map<(k) -> (k)>] ins(%a, %s : tensor<4xi8>, i8) outs(%a : tensor<4xi8>) -> tensor<4xi8>
  return
}
