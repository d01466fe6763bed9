func.func @copy(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.copy ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// -----
func.func @copy(%a: memref<?xi64>, %b: memref<?xi64>) {
  linalg.copy ins(%a : memref<?xi64>) outs(%b : memref<?xi64>)
  return
}
// -----
func.func @exp(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.exp ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// -----
func.func @exp(%a: memref<2x?xf64>, %b: memref<2x?xf64>) {
  linalg.exp ins(%a : memref<2x?xf64>) outs(%b : memref<2x?xf64>)
  return
}
// -----
func.func @log(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.log ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// -----
func.func @log(%a: memref<2x?xf64>, %b: memref<2x?xf64>) {
  linalg.log ins(%a : memref<2x?xf64>) outs(%b : memref<2x?xf64>)
  return
}
// -----
func.func @abs(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.abs ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// -----
func.func @abs(%a: memref<2x?xf64>, %b: memref<2x?xf64>) {
  linalg.abs ins(%a : memref<2x?xf64>) outs(%b : memref<2x?xf64>)
  return
}
// -----
func.func @ceil(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.ceil ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// -----
func.func @ceil(%a: memref<2x?xf64>, %b: memref<2x?xf64>) {
  linalg.ceil ins(%a : memref<2x?xf64>) outs(%b : memref<2x?xf64>)
  return
}
// -----
func.func @floor(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.floor ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// -----
func.func @floor(%a: memref<2x?xf64>, %b: memref<2x?xf64>) {
  linalg.floor ins(%a : memref<2x?xf64>) outs(%b : memref<2x?xf64>)
  return
}
// -----
func.func @negf(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.negf ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// -----
func.func @negf(%a: memref<2x?xf64>, %b: memref<2x?xf64>) {
  linalg.negf ins(%a : memref<2x?xf64>) outs(%b : memref<2x?xf64>)
  return
}
// -----
func.func @reciprocal(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.reciprocal ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// -----
func.func @reciprocal(%a: memref<2x?xf64>, %b: memref<2x?xf64>) {
  linalg.reciprocal ins(%a : memref<2x?xf64>) outs(%b : memref<2x?xf64>)
  return
}
// -----
func.func @round(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.round ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// -----
func.func @round(%a: memref<2x?xf64>, %b: memref<2x?xf64>) {
  linalg.round ins(%a : memref<2x?xf64>) outs(%b : memref<2x?xf64>)
  return
}
// -----
func.func @sqrt(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.sqrt ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// -----
func.func @sqrt(%a: memref<2x?xf64>, %b: memref<2x?xf64>) {
  linalg.sqrt ins(%a : memref<2x?xf64>) outs(%b : memref<2x?xf64>)
  return
}
// -----
func.func @rsqrt(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.rsqrt ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// -----
func.func @rsqrt(%a: memref<2x?xf64>, %b: memref<2x?xf64>) {
  linalg.rsqrt ins(%a : memref<2x?xf64>) outs(%b : memref<2x?xf64>)
  return
}
// -----
func.func @square(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.square ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// -----
func.func @square(%a: memref<2x?xf64>, %b: memref<2x?xf64>) {
  linalg.square ins(%a : memref<2x?xf64>) outs(%b : memref<2x?xf64>)
  return
}
// -----
func.func @tanh(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.tanh ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// -----
func.func @tanh(%a: memref<2x?xf64>, %b: memref<2x?xf64>) {
  linalg.tanh ins(%a : memref<2x?xf64>) outs(%b : memref<2x?xf64>)
  return
}
// -----
func.func @erf(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.erf ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// -----
func.func @erf(%a: memref<2x?xf64>, %b: memref<2x?xf64>) {
  linalg.erf ins(%a : memref<2x?xf64>) outs(%b : memref<2x?xf64>)
  return
}
// -----
func.func @add(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.add ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// -----
func.func @add(%a: memref<?xi64>, %b: memref<?xi64>, %c: memref<?xi64>) {
  linalg.add ins(%a, %b : memref<?xi64>, memref<?xi64>) outs(%c : memref<?xi64>)
  return
}
// -----
func.func @add(%a: tensor<3xcomplex<f32>>, %b: tensor<3xcomplex<f32>>, %c: tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>> {
  %0 = linalg.add ins(%a, %b : tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) outs(%c : tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  return %0 : tensor<3xcomplex<f32>>
}
// -----
func.func @add(%a: tensor<3xi1>, %b: tensor<3xi1>, %c: tensor<3xi1>) -> tensor<3xi1> {
  %0 = linalg.add ins(%a, %b : tensor<3xi1>, tensor<3xi1>) outs(%c : tensor<3xi1>) -> tensor<3xi1>
  return %0 : tensor<3xi1>
}
// -----
func.func @add(%a: tensor<3xf32>, %b: f32, %c: tensor<3xf32>) -> tensor<3xf32> {
  %0 = linalg.add ins(%a, %b : tensor<3xf32>, f32) outs(%c : tensor<3xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}
// -----
func.func @sub(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.sub ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// -----
func.func @sub(%a: memref<?xi64>, %b: memref<?xi64>, %c: memref<?xi64>) {
  linalg.sub ins(%a, %b : memref<?xi64>, memref<?xi64>) outs(%c : memref<?xi64>)
  return
}
// -----
func.func @sub(%a: tensor<3xcomplex<f32>>, %b: tensor<3xcomplex<f32>>, %c: tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>> {
  %0 = linalg.sub ins(%a, %b : tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) outs(%c : tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  return %0 : tensor<3xcomplex<f32>>
}
// -----
func.func @sub(%a: tensor<3xf32>, %b: f32, %c: tensor<3xf32>) -> tensor<3xf32> {
  %0 = linalg.sub ins(%a, %b : tensor<3xf32>, f32) outs(%c : tensor<3xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}
// -----
func.func @mul(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.mul ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// -----
func.func @mul(%a: memref<?xi64>, %b: memref<?xi64>, %c: memref<?xi64>) {
  linalg.mul ins(%a, %b : memref<?xi64>, memref<?xi64>) outs(%c : memref<?xi64>)
  return
}
// -----
func.func @mul(%a: tensor<3xcomplex<f32>>, %b: tensor<3xcomplex<f32>>, %c: tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>> {
  %0 = linalg.mul ins(%a, %b : tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) outs(%c : tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  return %0 : tensor<3xcomplex<f32>>
}
// -----
func.func @mul(%a: tensor<3xi1>, %b: tensor<3xi1>, %c: tensor<3xi1>) -> tensor<3xi1> {
  %0 = linalg.mul ins(%a, %b : tensor<3xi1>, tensor<3xi1>) outs(%c : tensor<3xi1>) -> tensor<3xi1>
  return %0 : tensor<3xi1>
}
// -----
func.func @mul(%a: tensor<3xf32>, %b: f32, %c: tensor<3xf32>) -> tensor<3xf32> {
  %0 = linalg.mul ins(%a, %b : tensor<3xf32>, f32) outs(%c : tensor<3xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}
// -----
func.func @div(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.div ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// -----
func.func @div(%a: memref<?xi64>, %b: memref<?xi64>, %c: memref<?xi64>) {
  linalg.div ins(%a, %b : memref<?xi64>, memref<?xi64>) outs(%c : memref<?xi64>)
  return
}
// -----
func.func @div(%a: tensor<3xcomplex<f32>>, %b: tensor<3xcomplex<f32>>, %c: tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>> {
  %0 = linalg.div ins(%a, %b : tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) outs(%c : tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  return %0 : tensor<3xcomplex<f32>>
}
// -----
func.func @div(%a: tensor<3xf32>, %b: f32, %c: tensor<3xf32>) -> tensor<3xf32> {
  %0 = linalg.div ins(%a, %b : tensor<3xf32>, f32) outs(%c : tensor<3xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}
// -----
func.func @div_unsigned(%a: tensor<4x8xi32>, %b: tensor<4x8xi32>, %c: tensor<4x8xi32>) -> tensor<4x8xi32> {
  %0 = linalg.div_unsigned ins(%a, %b : tensor<4x8xi32>, tensor<4x8xi32>) outs(%c : tensor<4x8xi32>) -> tensor<4x8xi32>
  return %0 : tensor<4x8xi32>
}
// -----
func.func @div_unsigned(%a: memref<?xi64>, %b: memref<?xi64>, %c: memref<?xi64>) {
  linalg.div_unsigned ins(%a, %b : memref<?xi64>, memref<?xi64>) outs(%c : memref<?xi64>)
  return
}
// -----
func.func @max(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.max ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// -----
func.func @max(%a: memref<?xi64>, %b: memref<?xi64>, %c: memref<?xi64>) {
  linalg.max ins(%a, %b : memref<?xi64>, memref<?xi64>) outs(%c : memref<?xi64>)
  return
}
// -----
func.func @max(%a: tensor<3xi1>, %b: tensor<3xi1>, %c: tensor<3xi1>) -> tensor<3xi1> {
  %0 = linalg.max ins(%a, %b : tensor<3xi1>, tensor<3xi1>) outs(%c : tensor<3xi1>) -> tensor<3xi1>
  return %0 : tensor<3xi1>
}
// -----
func.func @max(%a: tensor<3xf32>, %b: f32, %c: tensor<3xf32>) -> tensor<3xf32> {
  %0 = linalg.max ins(%a, %b : tensor<3xf32>, f32) outs(%c : tensor<3xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}
// -----
func.func @min(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.min ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// -----
func.func @min(%a: memref<?xi64>, %b: memref<?xi64>, %c: memref<?xi64>) {
  linalg.min ins(%a, %b : memref<?xi64>, memref<?xi64>) outs(%c : memref<?xi64>)
  return
}
// -----
func.func @min(%a: tensor<3xi1>, %b: tensor<3xi1>, %c: tensor<3xi1>) -> tensor<3xi1> {
  %0 = linalg.min ins(%a, %b : tensor<3xi1>, tensor<3xi1>) outs(%c : tensor<3xi1>) -> tensor<3xi1>
  return %0 : tensor<3xi1>
}
// -----
func.func @min(%a: tensor<3xf32>, %b: f32, %c: tensor<3xf32>) -> tensor<3xf32> {
  %0 = linalg.min ins(%a, %b : tensor<3xf32>, f32) outs(%c : tensor<3xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}
// -----
func.func @powf(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.powf ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// -----
func.func @powf(%a: tensor<3xf32>, %b: f32, %c: tensor<3xf32>) -> tensor<3xf32> {
  %0 = linalg.powf ins(%a, %b : tensor<3xf32>, f32) outs(%c : tensor<3xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}
// -----
func.func @select(%a: tensor<4x8xi1>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>, %d: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.select ins(%a, %b, %c : tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) outs(%d : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// -----
func.func @fill(%a: f32, %b: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.fill ins(%a : f32) outs(%b : tensor<4x?xf32>) -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}
// -----
func.func @fill(%a: i8, %b: memref<3xi8, 2>) {
  linalg.fill ins(%a : i8) outs(%b : memref<3xi8, 2>)
  return
}
// -----
func.func @fill(%a: f32, %b: tensor<f32>) -> tensor<f32> {
  %0 = linalg.fill {some.note} ins(%a : f32) outs(%b : tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
// -----
// Conversions of a copy.
func.func @copies(%a: tensor<4xi8>, %b: tensor<4xf16>, %i: tensor<4xi64>, %f: tensor<4xf32>, %z: tensor<4xcomplex<f64>>, %y: tensor<4xcomplex<f32>>, %x: tensor<4xindex>) {
  %0 = linalg.copy ins(%a : tensor<4xi8>) outs(%i : tensor<4xi64>) -> tensor<4xi64>
  %1 = linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%a : tensor<4xi8>) outs(%i : tensor<4xi64>) -> tensor<4xi64>
  %2 = linalg.copy ins(%i : tensor<4xi64>) outs(%a : tensor<4xi8>) -> tensor<4xi8>
  %3 = linalg.copy ins(%a : tensor<4xi8>) outs(%f : tensor<4xf32>) -> tensor<4xf32>
  %4 = linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%a : tensor<4xi8>) outs(%f : tensor<4xf32>) -> tensor<4xf32>
  %5 = linalg.copy ins(%f : tensor<4xf32>) outs(%a : tensor<4xi8>) -> tensor<4xi8>
  %6 = linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%f : tensor<4xf32>) outs(%a : tensor<4xi8>) -> tensor<4xi8>
  %7 = linalg.copy ins(%b : tensor<4xf16>) outs(%f : tensor<4xf32>) -> tensor<4xf32>
  %8 = linalg.copy ins(%f : tensor<4xf32>) outs(%b : tensor<4xf16>) -> tensor<4xf16>
  %9 = linalg.copy ins(%x : tensor<4xindex>) outs(%i : tensor<4xi64>) -> tensor<4xi64>
  %10 = linalg.copy ins(%f : tensor<4xf32>) outs(%z : tensor<4xcomplex<f64>>) -> tensor<4xcomplex<f64>>
  %11 = linalg.copy ins(%a : tensor<4xi8>) outs(%z : tensor<4xcomplex<f64>>) -> tensor<4xcomplex<f64>>
  %12 = linalg.copy ins(%y : tensor<4xcomplex<f32>>) outs(%z : tensor<4xcomplex<f64>>) -> tensor<4xcomplex<f64>>
  %13 = linalg.copy ins(%z : tensor<4xcomplex<f64>>) outs(%y : tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<4xi32>) {
  %0 = linalg.copy ins(%a : tensor<4xf32>) outs(%b : tensor<4xi32>)
  return
}
// -----
func.func @f(%a: memref<4xf32>, %s: f32) {
  linalg.fill ins(%s : f32) outs(%a : memref<4xf32>) {note = "behind"}
  linalg.fill <{foo = 3}> {bar} ins(%s : f32) outs(%a : memref<4xf32>)
  return
}
// -----
func.func @f(%a: memref<4xf32>, %s: f32) {
  linalg.fill <{}> {bar} ins(%s : f32) outs(%a : memref<4xf32>) {baz}
  linalg.copy <{cast = #linalg.type_fn<cast_unsigned>}> ins(%a : memref<4xf32>) outs(%a : memref<4xf32>)
  return
}
// -----
func.func @f(%a: memref<4xf32>, %s: f32) {
  linalg.fill ins(%s : f32) outs(%a, %a : memref<4xf32>, memref<4xf32>)
  return
}
// -----
func.func @f(%a: memref<4xf32>, %s: f32) {
  linalg.fill ins(%s, %s : f32) outs(%a : memref<4xf32>)
  return
}
// -----
func.func @f(%a: memref<4xf32>, %s: f32) {
  linalg.fill ins(%s : f32) outs(%a, %a : memref<4xf32>)
  return
}
// -----
func.func @f(%a: memref<4xf32>, %s: f32) {
  linalg.fill ins(%s : f32, outs(%a : memref<4xf32>)
  return
}
// -----
func.func @f(%a: memref<4xf32>, %s: f32) {
  linalg.fill outs(%a : memref<4xf32>)
  return
}
// -----
func.func @f(%a: memref<4xf32>, %s: f32) {
  linalg.fill ins(%a : memref<4xf32>) outs(%a : memref<4xf32>)
  return
}
// -----
func.func @f(%a: memref<4xf32>, %s: f64) {
  linalg.fill ins(%s : f64) outs(%a : memref<4xf32>)
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %s: f32) {
  linalg.fill ins(%s : f32) outs(%a : tensor<4xf32>)
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %s: f32) {
  %0 = linalg.fill ins(%s : f32) outs(%a : tensor<4xf32>) -> tensor<5xf32>
  return
}
// -----
func.func @f(%a: memref<4xf32>, %s: f32) {
  %0 = linalg.fill ins(%s : f32) outs(%a : memref<4xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @f(%a: f32, %s: f32) {
  linalg.fill ins(%s : f32) outs(%a : f32)
  return
}
// -----
func.func @f(%a: memref<4xi1>) {
  linalg.sub ins(%a, %a : memref<4xi1>, memref<4xi1>) outs(%a : memref<4xi1>)
  return
}
// -----
func.func @f(%a: memref<4xi1>) {
  linalg.div ins(%a, %a : memref<4xi1>, memref<4xi1>) outs(%a : memref<4xi1>)
  return
}
// -----
func.func @f(%a: memref<4xf32>) {
  linalg.div_unsigned ins(%a, %a : memref<4xf32>, memref<4xf32>) outs(%a : memref<4xf32>)
  return
}
// -----
func.func @f(%a: memref<4xindex>) {
  linalg.add ins(%a, %a : memref<4xindex>, memref<4xindex>) outs(%a : memref<4xindex>)
  return
}
// -----
func.func @f(%a: memref<4xi32>) {
  linalg.exp ins(%a : memref<4xi32>) outs(%a : memref<4xi32>)
  return
}
// -----
func.func @f(%a: memref<4xi32>) {
  linalg.exp ins(%a, %a : memref<4xi32>, memref<4xi32>) outs(%a : memref<4xi32>)
  return
}
// -----
func.func @f(%a: memref<4xf32>, %b: memref<5xf32>) {
  linalg.exp ins(%a : memref<4xf32>) outs(%b : memref<5xf32>)
  return
}
// -----
func.func @f(%a: memref<4x2xf32>, %b: memref<4xf32>) {
  linalg.exp ins(%a : memref<4x2xf32>) outs(%b : memref<4xf32>)
  return
}
// -----
func.func @f(%a: memref<4xf32>, %b: tensor<4xf32>) {
  linalg.exp ins(%b : tensor<4xf32>) outs(%a : memref<4xf32>)
  return
}
// -----
func.func @f(%a: memref<4xf32>) {
  linalg.copy {cast = 1 : i32} ins(%a : memref<4xf32>) outs(%a : memref<4xf32>)
  return
}
// -----
func.func @f(%a: memref<4xf32>) {
  linalg.copy {cast = #linalg.type_fn<cast_wrongly>} ins(%a : memref<4xf32>) outs(%a : memref<4xf32>)
  return
}
// -----
func.func @f(%a: memref<4xf32>, %s: f32) {
  "linalg.fill"(%s, %a) <{operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }) {note} : (f32, memref<4xf32>) -> ()
  "linalg.fill"(%s, %a) <{operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%x: f32, %y: f32):
    "u.op"() : () -> ()
    linalg.yield %y : f32
  }) : (f32, memref<4xf32>) -> ()
  return
}
// -----
func.func @f(%a: memref<4xf32>, %s: f32) {
  "linalg.fill"(%s, %a) <{operandSegmentSizes = array<i32: 1, 1>}> ({
  }) : (f32, memref<4xf32>) -> ()
  return
}
// -----
func.func @f(%a: memref<4xf32>, %s: f32) {
  "linalg.fill"(%s, %a) <{operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%x: f32):
    linalg.yield %x : f32
  }) : (f32, memref<4xf32>) -> ()
  return
}
// -----
func.func @f(%a: memref<4xf32>, %s: f32) {
  "linalg.fill"(%s, %a) <{operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  ^bb1:
    linalg.yield %x : f32
  }) : (f32, memref<4xf32>) -> ()
  return
}
// -----
func.func @f(%a: memref<4xf32>, %s: f32) {
  "linalg.fill"(%s, %a) <{operandSegmentSizes = array<i32: 2, 0>}> ({
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }) : (f32, memref<4xf32>) -> ()
  return
}
