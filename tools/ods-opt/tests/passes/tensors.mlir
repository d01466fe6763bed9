// builtin.module(canonicalize)
func.func @dims(%t: tensor<4x?xf32>, %n: index, %m: index) -> (index, index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.dim %t, %c0 : tensor<4x?xf32>
  %1 = tensor.dim %t, %c1 : tensor<4x?xf32>
  %g = tensor.generate %n, %m { ^bb0(%i: index, %j: index): 
   %x = "t.x"(%i) : (index) -> f32
   tensor.yield %x : f32 } : tensor<?x?xf32>
  %2 = tensor.dim %g, %c1 : tensor<?x?xf32>
  %e = tensor.empty(%n) : tensor<?x3xf32>
  %3 = tensor.dim %e, %c0 : tensor<?x3xf32>
  %s = tensor.extract_slice %t[0, 0] [%m, %n] [1, 1] : tensor<4x?xf32> to tensor<?x?xf32>
  %4 = tensor.dim %s, %c1 : tensor<?x?xf32>
  %c = tensor.cast %t : tensor<4x?xf32> to tensor<?x?xf32>
  %5 = tensor.dim %c, %c1 : tensor<?x?xf32>
  return %0, %1, %2, %3, %4, %5 : index, index, index, index, index, index
}
func.func @casts(%t: tensor<4x?xf32>, %u: tensor<*xf32>) -> (tensor<4x?xf32>, tensor<?x4xf32>, tensor<?x?xf32>, index, index) {
  %a = tensor.cast %t : tensor<4x?xf32> to tensor<?x?xf32>
  %b = tensor.cast %a : tensor<?x?xf32> to tensor<4x?xf32>
  %c = tensor.cast %a : tensor<?x?xf32> to tensor<?x4xf32>
  %e = tensor.empty() : tensor<4x4xf32>
  %d = tensor.cast %e : tensor<4x4xf32> to tensor<?x?xf32>
  %r = tensor.rank %t : tensor<4x?xf32>
  %s = tensor.rank %u : tensor<*xf32>
  return %b, %c, %d, %r, %s : tensor<4x?xf32>, tensor<?x4xf32>, tensor<?x?xf32>, index, index
}
func.func @elements(%a: f32, %b: f32, %i: index, %t: tensor<2x2xf32>) -> (f32, f32, f32, tensor<2xf32>, tensor<3xf32>, tensor<4xf32>, f32, f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f = tensor.from_elements %a, %b, %a, %b : tensor<2x2xf32>
  %0 = tensor.extract %f[%c0, %c1] : tensor<2x2xf32>
  %k = arith.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %1 = tensor.extract %k[%c1, %c0] : tensor<2x2xf32>
  %l = arith.constant dense<7.0> : tensor<2x2xf32>
  %2 = tensor.extract %l[%i, %i] : tensor<2x2xf32>
  %x = arith.constant 1.0 : f32
  %y = arith.constant 2.0 : f32
  %3 = tensor.from_elements %x, %y : tensor<2xf32>
  %4 = tensor.splat %x : tensor<3xf32>
  %s = arith.constant dense<1.0> : tensor<4xf32>
  %5 = tensor.insert %x into %s[%c0] : tensor<4xf32>
  %cc = tensor.cast %t : tensor<2x2xf32> to tensor<?x?xf32>
  %6 = tensor.extract %cc[%c0, %c1] : tensor<?x?xf32>
  %7 = tensor.extract %f[%i, %c1] : tensor<2x2xf32>
  %c5 = arith.constant 5 : index
  %8 = tensor.extract %k[%c5, %c0] : tensor<2x2xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : f32, f32, f32, tensor<2xf32>, tensor<3xf32>, tensor<4xf32>, f32, f32, f32
}
func.func @slices(%t: tensor<8x?xf32>, %n: index, %u: tensor<4x4xf32>) -> (tensor<?x?xf32>, tensor<4x4xf32>, tensor<2x2xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<?xf32>, tensor<4x4xf32>) {
  %c2 = arith.constant 2 : index
  %c0 = arith.constant 0 : index
  %0 = tensor.extract_slice %t[%c0, %n] [%c2, %n] [1, %c2] : tensor<8x?xf32> to tensor<?x?xf32>
  %1 = tensor.extract_slice %u[0, 0] [4, 4] [1, 1] : tensor<4x4xf32> to tensor<4x4xf32>
  %k = arith.constant dense<7.0> : tensor<4x4xf32>
  %2 = tensor.extract_slice %k[1, %n] [2, 2] [1, 1] : tensor<4x4xf32> to tensor<2x2xf32>
  %3 = tensor.insert_slice %u into %k[0, 0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<4x4xf32>
  %p = tensor.extract_slice %u[1, %n] [2, 2] [1, 1] : tensor<4x4xf32> to tensor<2x2xf32>
  %4 = tensor.insert_slice %p into %u[1, %n] [2, 2] [1, 1] : tensor<2x2xf32> into tensor<4x4xf32>
  %5 = tensor.extract_slice %u[%c2, 0] [1, %c2] [1, 1] : tensor<4x4xf32> to tensor<?xf32>
  %6 = tensor.insert_slice %5 into %u[%c2, 0] [1, %c2] [1, 1] : tensor<?xf32> into tensor<4x4xf32>
  return %0, %1, %2, %3, %4, %5, %6 : tensor<?x?xf32>, tensor<4x4xf32>, tensor<2x2xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<?xf32>, tensor<4x4xf32>
}
func.func @empty(%n: index) -> (tensor<?x?xf32>, tensor<?xf32>) {
  %c2 = arith.constant 2 : index
  %e = tensor.empty(%c2, %n) : tensor<?x?xf32>
  %x = arith.constant 1.0 : f32
  %g = tensor.generate %c2 { ^bb0(%i: index): 
   tensor.yield %x : f32 } : tensor<?xf32>
  return %e, %g : tensor<?x?xf32>, tensor<?xf32>
}
