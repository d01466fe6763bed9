// builtin.module(canonicalize)
func.func @a(%t: tensor<5xf32>) -> tensor<?xf32> {
  %c10 = arith.constant 10 : index
  %r = tensor.extract_slice %t[%c10] [2] [1] : tensor<5xf32> to tensor<2xf32>
  %q = tensor.cast %r : tensor<2xf32> to tensor<?xf32>
  return %q : tensor<?xf32>
}
// -----
func.func @c(%t: memref<5xf32>) -> memref<?xf32, strided<[1]>> {
  %c10 = arith.constant 10 : index
  %r = memref.subview %t[0] [%c10] [1] : memref<5xf32> to memref<?xf32, strided<[1]>>
  return %r : memref<?xf32, strided<[1]>>
}
// -----
func.func @d(%t: memref<5xf32>) -> memref<2xf32, strided<[1], offset: ?>> {
  %c10 = arith.constant 10 : index
  %r = memref.subview %t[%c10] [2] [1] : memref<5xf32> to memref<2xf32, strided<[1], offset: ?>>
  return %r : memref<2xf32, strided<[1], offset: ?>>
}
// -----
func.func @e(%t: tensor<5x6xf32>) -> tensor<?x?xf32> {
  %c10 = arith.constant 10 : index
  %c2 = arith.constant 2 : index
  %r = tensor.extract_slice %t[0,0] [%c10,%c2] [1,1] : tensor<5x6xf32> to tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// -----
func.func @f(%t: tensor<?xf32>) -> tensor<?xf32> {
  %c10 = arith.constant -10 : index
  %r = tensor.extract_slice %t[%c10] [2] [1] : tensor<?xf32> to tensor<2xf32>
  %q = tensor.cast %r : tensor<2xf32> to tensor<?xf32>
  return %q : tensor<?xf32>
}
// -----
func.func @i(%t: tensor<5xf32>, %s: tensor<10xf32>, %n: index) -> tensor<?xf32> {
  %c = tensor.cast %t : tensor<5xf32> to tensor<?xf32>
  %r = tensor.insert_slice %s into %c[0] [10] [1] : tensor<10xf32> into tensor<?xf32>
  return %r : tensor<?xf32>
}
// -----
func.func @expand0(%x: tensor<1x1x1x1xf32>, %n : tensor<1x1xf32>, %d: tensor<?x?xf32>) -> (tensor<1x1xf32>, tensor<1x1xf32>, tensor<1xf32>, tensor<1x1xf32>) {
  %0 = tensor.collapse_shape %x [] : tensor<1x1x1x1xf32> into tensor<f32>
  %1 = tensor.expand_shape %0 [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
  %2 = tensor.collapse_shape %n [] : tensor<1x1xf32> into tensor<f32>
  %3 = tensor.expand_shape %2 [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
  %4 = tensor.expand_shape %2 [] output_shape [1] : tensor<f32> into tensor<1xf32>
  %5 = tensor.collapse_shape %d [] : tensor<?x?xf32> into tensor<f32>
  %6 = tensor.expand_shape %5 [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
  return %1, %3, %4, %6 : tensor<1x1xf32>, tensor<1x1xf32>, tensor<1xf32>, tensor<1x1xf32>
}
// -----
func.func @mexpand0(%x: memref<1x1x1x1xf32>, %n : memref<1x1xf32>) -> (memref<1x1xf32>, memref<1x1xf32>, memref<1x1x1xf32>) {
  %0 = memref.collapse_shape %x [] : memref<1x1x1x1xf32> into memref<f32>
  %1 = memref.expand_shape %0 [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
  %2 = memref.collapse_shape %n [] : memref<1x1xf32> into memref<f32>
  %3 = memref.expand_shape %2 [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
  %4 = memref.expand_shape %2 [] output_shape [1, 1, 1] : memref<f32> into memref<1x1x1xf32>
  return %1, %3, %4 : memref<1x1xf32>, memref<1x1xf32>, memref<1x1x1xf32>
}
// -----
func.func @dyn(%t: tensor<4xf32>, %i: index, %f: f32) -> f32 {
  %0 = tensor.insert %f into %t[%i] : tensor<4xf32>
  %1 = tensor.extract %0[%i] : tensor<4xf32>
  return %1 : f32
}
// -----
func.func @other(%t: tensor<4xf32>, %f: f32) -> f32 {
  %i = arith.constant 1 : index
  %j = index.constant 1
  %k = arith.constant 2 : index
  %0 = tensor.insert %f into %t[%i] : tensor<4xf32>
  %1 = tensor.extract %0[%j] : tensor<4xf32>
  %2 = tensor.extract %0[%k] : tensor<4xf32>
  %3 = arith.addf %1, %2 : f32
  return %3 : f32
}
// -----
func.func @bool() -> (i1, complex<f32>, index, complex<f32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %0 = arith.constant sparse<[[0], [0]], [true, false]> : tensor<2xi1>
  %1 = tensor.extract %0[%c0] : tensor<2xi1>
  %4 = arith.constant sparse<[[0, 0]], [(1.0, 2.0)]> : tensor<2x2xcomplex<f32>>
  %5 = tensor.extract %4[%c0, %c1] : tensor<2x2xcomplex<f32>>
  %8 = tensor.extract %4[%c0, %c0] : tensor<2x2xcomplex<f32>>
  %6 = arith.constant sparse<3, 7> : tensor<5xindex>
  %7 = tensor.extract %6[%c9] : tensor<5xindex>
  return %1, %5, %7, %8 : i1, complex<f32>, index, complex<f32>
}
// -----
func.func @str() -> !t.string {
  %c0 = arith.constant 0 : index
  %0 = "foo.const"() {v = sparse<0, "abc"> : tensor<2x!t.string>} : () -> tensor<2x!t.string>
  %1 = tensor.extract %0[%c0] : tensor<2x!t.string>
  return %1 : !t.string
}
// -----
func.func @product(%x: f32, %v: vector<2xf32>) -> (f32, f32, vector<2xf32>, f32) {
  %zero = arith.constant 0.0 : f32
  %minus = arith.constant -0.0 : f32
  %zeros = arith.constant dense<0.0> : vector<2xf32>
  %0 = arith.mulf %zero, %x fastmath<nnan,nsz> : f32
  %1 = arith.mulf %minus, %x fastmath<fast> : f32
  %2 = arith.mulf %v, %zeros fastmath<nnan,nsz,arcp> : vector<2xf32>
  %3 = arith.mulf %x, %zero fastmath<nsz> : f32
  return %0, %1, %2, %3 : f32, f32, vector<2xf32>, f32
}
// -----
func.func @exact(%x: i64) -> i32 {
  %c = arith.constant 32 : i64
  %0 = arith.shrsi %x, %c exact : i64
  %1 = arith.trunci %0 : i64 to i32
  return %1 : i32
}
