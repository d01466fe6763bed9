func.func @f(%a: tensor<4x?xf32>, %b: tensor<4x?xf32>, %c: tensor<4x?xf32>) {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%a : tensor<4x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
  return
}
// -----
func.func @f(%a: tensor<4x?xf32>, %b: tensor<4x?xf32>, %c: tensor<4x?xf32>) {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<log> ins(%a : tensor<4x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
  return
}
// -----
func.func @f(%a: tensor<4x?xf32>, %b: tensor<4x?xf32>, %c: tensor<4x?xf32>) {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<abs> ins(%a : tensor<4x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
  return
}
// -----
func.func @f(%a: tensor<4x?xf32>, %b: tensor<4x?xf32>, %c: tensor<4x?xf32>) {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<ceil> ins(%a : tensor<4x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
  return
}
// -----
func.func @f(%a: tensor<4x?xf32>, %b: tensor<4x?xf32>, %c: tensor<4x?xf32>) {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<floor> ins(%a : tensor<4x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
  return
}
// -----
func.func @f(%a: tensor<4x?xf32>, %b: tensor<4x?xf32>, %c: tensor<4x?xf32>) {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<negf> ins(%a : tensor<4x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
  return
}
// -----
func.func @f(%a: tensor<4x?xf32>, %b: tensor<4x?xf32>, %c: tensor<4x?xf32>) {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<reciprocal> ins(%a : tensor<4x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
  return
}
// -----
func.func @f(%a: tensor<4x?xf32>, %b: tensor<4x?xf32>, %c: tensor<4x?xf32>) {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<round> ins(%a : tensor<4x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
  return
}
// -----
func.func @f(%a: tensor<4x?xf32>, %b: tensor<4x?xf32>, %c: tensor<4x?xf32>) {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<sqrt> ins(%a : tensor<4x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
  return
}
// -----
func.func @f(%a: tensor<4x?xf32>, %b: tensor<4x?xf32>, %c: tensor<4x?xf32>) {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<rsqrt> ins(%a : tensor<4x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
  return
}
// -----
func.func @f(%a: tensor<4x?xf32>, %b: tensor<4x?xf32>, %c: tensor<4x?xf32>) {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<square> ins(%a : tensor<4x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
  return
}
// -----
func.func @f(%a: tensor<4x?xf32>, %b: tensor<4x?xf32>, %c: tensor<4x?xf32>) {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<tanh> ins(%a : tensor<4x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
  return
}
// -----
func.func @f(%a: tensor<4x?xf32>, %b: tensor<4x?xf32>, %c: tensor<4x?xf32>) {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<erf> ins(%a : tensor<4x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
  return
}
// -----
func.func @f(%a: tensor<4x?xf32>, %b: tensor<4x?xf32>, %c: tensor<4x?xf32>) {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%a, %b : tensor<4x?xf32>, tensor<4x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
  return
}
// -----
func.func @f(%a: tensor<4x?xf32>, %b: tensor<4x?xf32>, %c: tensor<4x?xf32>) {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<sub> ins(%a, %b : tensor<4x?xf32>, tensor<4x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
  return
}
// -----
func.func @f(%a: tensor<4x?xf32>, %b: tensor<4x?xf32>, %c: tensor<4x?xf32>) {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<mul> ins(%a, %b : tensor<4x?xf32>, tensor<4x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
  return
}
// -----
func.func @f(%a: tensor<4x?xf32>, %b: tensor<4x?xf32>, %c: tensor<4x?xf32>) {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<div> ins(%a, %b : tensor<4x?xf32>, tensor<4x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
  return
}
// -----
func.func @f(%a: tensor<4x?xf32>, %b: tensor<4x?xf32>, %c: tensor<4x?xf32>) {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<max_signed> ins(%a, %b : tensor<4x?xf32>, tensor<4x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
  return
}
// -----
func.func @f(%a: tensor<4x?xf32>, %b: tensor<4x?xf32>, %c: tensor<4x?xf32>) {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<min_signed> ins(%a, %b : tensor<4x?xf32>, tensor<4x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
  return
}
// -----
func.func @f(%a: tensor<4x?xf32>, %b: tensor<4x?xf32>, %c: tensor<4x?xf32>) {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<powf> ins(%a, %b : tensor<4x?xf32>, tensor<4x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
  return
}
// -----
func.func @f(%a: memref<4xi8>) {
  linalg.elementwise kind=#linalg.elementwise_kind<div_unsigned> {note} ins(%a, %a : memref<4xi8>, memref<4xi8>) outs(%a : memref<4xi8>)
  return
}
// -----
func.func @f(%a: memref<4xi8>) {
  linalg.elementwise kind=#linalg.elementwise_kind<max_unsigned> {note} ins(%a, %a : memref<4xi8>, memref<4xi8>) outs(%a : memref<4xi8>)
  return
}
// -----
func.func @f(%a: memref<4xi8>) {
  linalg.elementwise kind=#linalg.elementwise_kind<min_unsigned> {note} ins(%a, %a : memref<4xi8>, memref<4xi8>) outs(%a : memref<4xi8>)
  return
}
// -----
func.func @f(%a: memref<4xi8>) {
  linalg.elementwise kind=#linalg.elementwise_kind<max_signed> {note} ins(%a, %a : memref<4xi8>, memref<4xi8>) outs(%a : memref<4xi8>)
  return
}
// -----
func.func @f(%a: memref<4xi8>) {
  linalg.elementwise kind=#linalg.elementwise_kind<add> {note} ins(%a, %a : memref<4xi8>, memref<4xi8>) outs(%a : memref<4xi8>)
  return
}
// -----
func.func @f(%a: memref<4xi8>, %c: memref<4xi1>) {
  linalg.elementwise kind = #linalg.elementwise_kind<select> ins(%c, %a, %a : memref<4xi1>, memref<4xi8>, memref<4xi8>) outs(%a : memref<4xi8>) {last}
  return
}
// -----
func.func @f(%a: tensor<8x4xf32>, %b: tensor<8xf32>, %c: tensor<4x8xf32>) {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>] ins(%a, %b : tensor<8x4xf32>, tensor<8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
// -----
func.func @f(%c: tensor<4x8xf32>) {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>] ins(%c, %c : tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
// -----
func.func @f(%a: f32, %c: tensor<4x8xf32>) {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [affine_map<(i, j) -> ()>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>] ins(%a, %c : f32, tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
// -----
func.func @f(%a: memref<4xi8>) {
  linalg.elementwise kind=#linalg.elementwise_kind<nope> ins(%a, %a : memref<4xi8>, memref<4xi8>) outs(%a : memref<4xi8>)
  return
}
// -----
func.func @f(%a: memref<4xi8>) {
  linalg.elementwise kind=#linalg.binary_fn<add> ins(%a, %a : memref<4xi8>, memref<4xi8>) outs(%a : memref<4xi8>)
  return
}
// -----
func.func @f(%a: memref<4xi8>) {
  linalg.elementwise kind=3 : i32 ins(%a, %a : memref<4xi8>, memref<4xi8>) outs(%a : memref<4xi8>)
  return
}
// -----
func.func @f(%a: memref<4xi8>) {
  linalg.elementwise kind="add" ins(%a, %a : memref<4xi8>, memref<4xi8>) outs(%a : memref<4xi8>)
  return
}
// -----
func.func @f(%a: memref<4xi8>) {
  linalg.elementwise kind= ins(%a, %a : memref<4xi8>, memref<4xi8>) outs(%a : memref<4xi8>)
  return
}
// -----
func.func @f(%a: memref<4xi8>) {
  linalg.elementwise ins(%a, %a : memref<4xi8>, memref<4xi8>) outs(%a : memref<4xi8>)
  return
}
// -----
func.func @f(%a: memref<4xi8>) {
  linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [] ins(%a, %a : memref<4xi8>, memref<4xi8>) outs(%a : memref<4xi8>)
  return
}
// -----
func.func @f(%a: memref<4xi8>) {
  linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [3 : i32] ins(%a, %a : memref<4xi8>, memref<4xi8>) outs(%a : memref<4xi8>)
  return
}
// -----
func.func @f(%a: memref<4xi8>) {
  linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [affine_map<(i) -> (i)>] ins(%a, %a : memref<4xi8>, memref<4xi8>) outs(%a : memref<4xi8>)
  return
}
// -----
func.func @f(%a: memref<4xi8>) {
  linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i, j) -> (i)>] ins(%a, %a : memref<4xi8>, memref<4xi8>) outs(%a : memref<4xi8>)
  return
}
// -----
func.func @f(%a: memref<4xi8>) {
  linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [affine_map<(i) -> (i)> ins(%a, %a : memref<4xi8>, memref<4xi8>) outs(%a : memref<4xi8>)
  return
}
// -----
func.func @f(%a: memref<4xi8>) {
  linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [affine_map<(i) -> (i + 1)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>] ins(%a, %a : memref<4xi8>, memref<4xi8>) outs(%a : memref<4xi8>)
  return
}
// -----
func.func @f(%a: memref<4xi8>) {
  linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>] ins(%a, %a : memref<4xi8>, memref<4xi8>) outs(%a : memref<4xi8>)
  return
}
// -----
func.func @f(%a: memref<4xi8>) {
  linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%a : memref<4xi8>) outs(%a : memref<4xi8>)
  return
}
// -----
func.func @f(%a: memref<4xi8>, %b: memref<4x1xi8>) {
  linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%a, %b : memref<4xi8>, memref<4x1xi8>) outs(%a : memref<4xi8>)
  return
}
// -----
func.func @f(%a: memref<4xi8>) {
  "linalg.elementwise"(%a, %a, %a) <{kind = #linalg.elementwise_kind<add>, operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: i8, %y: i8, %z: i8):
    linalg.yield %x : i8
  }) : (memref<4xi8>, memref<4xi8>, memref<4xi8>) -> ()
  return
}
// -----
func.func @f(%a: memref<4xi8>) {
  "linalg.elementwise"(%a, %a, %a) <{indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: i8, %y: i8, %z: i8):
    linalg.yield %x : i8
  }) : (memref<4xi8>, memref<4xi8>, memref<4xi8>) -> ()
  return
}
