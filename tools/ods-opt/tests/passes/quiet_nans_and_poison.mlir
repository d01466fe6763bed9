// builtin.module(canonicalize)
func.func @t() -> f32 {
  %0 = arith.constant 0x7FA00000 : f32
  %1 = math.trunc %0 : f32
  return %1 : f32
}
// -----
func.func @t2() -> (f32, f32, f32, f32, f64, f16, bf16) {
  %0 = arith.constant 0x7FA00001 : f32
  %d = arith.constant 0x7FF4000000000001 : f64
  %h = arith.constant 0x7D01 : f16
  %b = arith.constant 0xFFA1 : bf16
  %1 = math.ceil %0 : f32
  %2 = math.floor %0 : f32
  %3 = math.round %0 : f32
  %4 = math.roundeven %0 : f32
  %5 = math.trunc %d : f64
  %6 = math.trunc %h : f16
  %7 = math.trunc %b : bf16
  return %1, %2, %3, %4, %5, %6, %7 : f32, f32, f32, f32, f64, f16, bf16
}
// -----
func.func @p() -> (tensor<2xf32>, vector<2xf32>, f32, tensor<2xi8>) {
  %0 = ub.poison : tensor<2xi32>
  %1 = arith.bitcast %0 : tensor<2xi32> to tensor<2xf32>
  %2 = ub.poison : vector<2xi32>
  %3 = arith.bitcast %2 : vector<2xi32> to vector<2xf32>
  %4 = ub.poison : i32
  %5 = arith.bitcast %4 : i32 to f32
  %6 = arith.trunci %0 : tensor<2xi32> to tensor<2xi8>
  return %1, %3, %5, %6 : tensor<2xf32>, vector<2xf32>, f32, tensor<2xi8>
}
