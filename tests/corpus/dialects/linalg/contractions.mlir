func.func @quantized_matmul(%a: tensor<2x3xi8>, %b: tensor<3x3xi8>, %c: i32, %d: i32, %e: tensor<2x3xi32>) -> tensor<2x3xi32> {
  %0 = linalg.quantized_matmul ins(%a, %b, %c, %d : tensor<2x3xi8>, tensor<3x3xi8>, i32, i32) outs(%e : tensor<2x3xi32>) -> tensor<2x3xi32>
  return %0 : tensor<2x3xi32>
}
// -----
func.func @quantized_matmul(%a: memref<2x3xi8>, %b: memref<3x3xi8>, %c: i16, %d: i32, %e: memref<2x3xi64>) {
  linalg.quantized_matmul ins(%a, %b, %c, %d : memref<2x3xi8>, memref<3x3xi8>, i16, i32) outs(%e : memref<2x3xi64>)
  return
}
// -----
func.func @mmt4d(%a: tensor<2x3x5x3xf32>, %b: tensor<3x3x6x3xf32>, %c: tensor<2x3x5x6xf32>) -> tensor<2x3x5x6xf32> {
  %0 = linalg.mmt4d ins(%a, %b : tensor<2x3x5x3xf32>, tensor<3x3x6x3xf32>) outs(%c : tensor<2x3x5x6xf32>) -> tensor<2x3x5x6xf32>
  return %0 : tensor<2x3x5x6xf32>
}
// -----
func.func @mmt4d(%a: memref<2x3x5x3xf16>, %b: memref<3x3x6x3xbf16>, %c: memref<2x3x5x6xf32>) {
  linalg.mmt4d ins(%a, %b : memref<2x3x5x3xf16>, memref<3x3x6x3xbf16>) outs(%c : memref<2x3x5x6xf32>)
  return
}
// -----
func.func @batch_mmt4d(%a: tensor<2x3x3x6x3xf32>, %b: tensor<2x4x3x2x3xf32>, %c: tensor<2x3x4x6x2xf32>) -> tensor<2x3x4x6x2xf32> {
  %0 = linalg.batch_mmt4d ins(%a, %b : tensor<2x3x3x6x3xf32>, tensor<2x4x3x2x3xf32>) outs(%c : tensor<2x3x4x6x2xf32>) -> tensor<2x3x4x6x2xf32>
  return %0 : tensor<2x3x4x6x2xf32>
}
// -----
func.func @batch_mmt4d(%a: memref<2x3x3x6x3xf16>, %b: memref<2x4x3x2x3xbf16>, %c: memref<2x3x4x6x2xf32>) {
  linalg.batch_mmt4d ins(%a, %b : memref<2x3x3x6x3xf16>, memref<2x4x3x2x3xbf16>) outs(%c : memref<2x3x4x6x2xf32>)
  return
}
// -----
func.func @quantized_batch_matmul(%a: tensor<2x3x3xi8>, %b: tensor<2x3x4xi8>, %c: i32, %d: i32, %e: tensor<2x3x4xi32>) -> tensor<2x3x4xi32> {
  %0 = linalg.quantized_batch_matmul ins(%a, %b, %c, %d : tensor<2x3x3xi8>, tensor<2x3x4xi8>, i32, i32) outs(%e : tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
  return %0 : tensor<2x3x4xi32>
}
// -----
func.func @quantized_batch_matmul(%a: memref<2x3x3xi8>, %b: memref<2x3x4xi8>, %c: i16, %d: i32, %e: memref<2x3x4xi64>) {
  linalg.quantized_batch_matmul ins(%a, %b, %c, %d : memref<2x3x3xi8>, memref<2x3x4xi8>, i16, i32) outs(%e : memref<2x3x4xi64>)
  return
}
// -----
func.func @matvec(%a: tensor<2x3xf32>, %b: tensor<3xf32>, %c: tensor<2xf32>) -> tensor<2xf32> {
  %0 = linalg.matvec ins(%a, %b : tensor<2x3xf32>, tensor<3xf32>) outs(%c : tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
// -----
func.func @matvec(%a: memref<2x3xf16>, %b: memref<3xbf16>, %c: memref<2xf32>) {
  linalg.matvec ins(%a, %b : memref<2x3xf16>, memref<3xbf16>) outs(%c : memref<2xf32>)
  return
}
// -----
func.func @vecmat(%a: tensor<3xf32>, %b: tensor<3x2xf32>, %c: tensor<2xf32>) -> tensor<2xf32> {
  %0 = linalg.vecmat ins(%a, %b : tensor<3xf32>, tensor<3x2xf32>) outs(%c : tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
// -----
func.func @vecmat(%a: memref<3xf16>, %b: memref<3x2xbf16>, %c: memref<2xf32>) {
  linalg.vecmat ins(%a, %b : memref<3xf16>, memref<3x2xbf16>) outs(%c : memref<2xf32>)
  return
}
// -----
func.func @batch_matvec(%a: tensor<2x3x3xf32>, %b: tensor<2x3xf32>, %c: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = linalg.batch_matvec ins(%a, %b : tensor<2x3x3xf32>, tensor<2x3xf32>) outs(%c : tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
// -----
func.func @batch_matvec(%a: memref<2x3x3xf16>, %b: memref<2x3xbf16>, %c: memref<2x3xf32>) {
  linalg.batch_matvec ins(%a, %b : memref<2x3x3xf16>, memref<2x3xbf16>) outs(%c : memref<2x3xf32>)
  return
}
// -----
func.func @batch_vecmat(%a: tensor<2x3xf32>, %b: tensor<2x3x3xf32>, %c: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = linalg.batch_vecmat ins(%a, %b : tensor<2x3xf32>, tensor<2x3x3xf32>) outs(%c : tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
// -----
func.func @batch_vecmat(%a: memref<2x3xf16>, %b: memref<2x3x3xbf16>, %c: memref<2x3xf32>) {
  linalg.batch_vecmat ins(%a, %b : memref<2x3xf16>, memref<2x3x3xbf16>) outs(%c : memref<2x3xf32>)
  return
}
// -----
func.func @dot(%a: tensor<3xf32>, %b: tensor<3xf32>, %c: tensor<f32>) -> tensor<f32> {
  %0 = linalg.dot ins(%a, %b : tensor<3xf32>, tensor<3xf32>) outs(%c : tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
// -----
func.func @dot(%a: memref<3xf16>, %b: memref<3xbf16>, %c: memref<f32>) {
  linalg.dot ins(%a, %b : memref<3xf16>, memref<3xbf16>) outs(%c : memref<f32>)
  return
}
// -----
func.func @fill_rng_2d(%a: f64, %b: f64, %c: i32, %d: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.fill_rng_2d ins(%a, %b, %c : f64, f64, i32) outs(%d : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// -----
func.func @fill_rng_2d(%a: f64, %b: f64, %c: i32, %d: memref<4x8xi16>) {
  linalg.fill_rng_2d ins(%a, %b, %c : f64, f64, i32) outs(%d : memref<4x8xi16>)
  return
}
// -----
func.func @f(%a: memref<4xf32>, %b: memref<5xf32>, %c: memref<f32>) {
  linalg.dot ins(%a, %b : memref<4xf32>, memref<5xf32>) outs(%c : memref<f32>)
  return
}
// -----
func.func @f(%a: memref<4xf32>, %c: memref<f32>) {
  linalg.dot ins(%a : memref<4xf32>) outs(%c : memref<f32>)
  return
}
// -----
func.func @f(%a: memref<4xf32>, %c: memref<4xf32>) {
  linalg.dot ins(%a, %a : memref<4xf32>, memref<4xf32>) outs(%c : memref<4xf32>)
  return
}
// -----
func.func @f(%a: memref<4xi1>, %c: memref<i1>) {
  linalg.dot ins(%a, %a : memref<4xi1>, memref<4xi1>) outs(%c : memref<i1>)
  return
}
// -----
func.func @f(%a: memref<4xcomplex<f32>>, %c: memref<complex<f32>>) {
  linalg.dot ins(%a, %a : memref<4xcomplex<f32>>, memref<4xcomplex<f32>>) outs(%c : memref<complex<f32>>)
  return
}
// -----
func.func @f(%a: memref<4xcomplex<f32>>, %c: memref<f32>) {
  linalg.dot ins(%a, %a : memref<4xcomplex<f32>>, memref<4xcomplex<f32>>) outs(%c : memref<f32>)
  return
}
// -----
func.func @f(%a: memref<4xf32>, %c: memref<f32>) {
  linalg.dot {linalg.memoized_indexing_maps = 3 : i32} ins(%a, %a : memref<4xf32>, memref<4xf32>) outs(%c : memref<f32>)
  return
}
// -----
func.func @f(%a: memref<4xf32>, %c: memref<f32>) {
  linalg.dot {linalg.other = 3 : i32} ins(%a, %a : memref<4xf32>, memref<4xf32>) outs(%c : memref<f32>)
  return
}
// -----
func.func @f(%a: memref<4xf32>, %c: memref<f32>) {
  "linalg.dot"(%a, %a, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %x : f32
  }) {linalg.memoized_indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>]} : (memref<4xf32>, memref<4xf32>, memref<f32>) -> ()
  return
}
// -----
func.func @f(%a: memref<4xf32>, %c: memref<f32>) {
  "linalg.dot"(%a, %a, %c) <{operandSegmentSizes = array<i32: 1, 2>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %x : f32
  }) : (memref<4xf32>, memref<4xf32>, memref<f32>) -> ()
  return
}
// -----
func.func @f(%a: memref<4xf32>, %c: memref<f32>) {
  "linalg.dot"(%a, %a, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %0 = arith.mulf %y, %x : f32
    %1 = arith.addf %0, %z : f32
    linalg.yield %1 : f32
  }) {linalg.memoized_indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>]} : (memref<4xf32>, memref<4xf32>, memref<f32>) -> ()
  return
}
// -----
func.func @f(%a: memref<4xf32>, %c: memref<f32>) {
  "linalg.dot"(%a, %a, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %0 = arith.addf %y, %x : f32
    %1 = arith.mulf %0, %z : f32
    linalg.yield %1 : f32
  }) {linalg.memoized_indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>]} : (memref<4xf32>, memref<4xf32>, memref<f32>) -> ()
  return
}
