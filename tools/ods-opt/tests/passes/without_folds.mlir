// builtin.module(canonicalize)
func.func @by_zero() -> (index, index, index, index, index) {
  %zero = arith.constant 0 : index
  %five = arith.constant 5 : index
  %a = index.ceildivs %zero, %zero
  %b = index.ceildivs %five, %zero
  %c = index.ceildivu %zero, %zero
  %d = index.floordivs %zero, %zero
  %e = index.rems %zero, %zero
  return %a, %b, %c, %d, %e : index, index, index, index, index
}

// -----

func.func @tests_of_poison() -> (i1, i1, i1, i1) {
  %poison = ub.poison : f32
  %a = math.isfinite %poison : f32
  %b = math.isinf %poison : f32
  %c = math.isnan %poison : f32
  %d = math.isnormal %poison : f32
  return %a, %b, %c, %d : i1, i1, i1, i1
}

// -----

func.func @tests_of_elements() -> (tensor<2xi1>, tensor<2xi1>, vector<2xi1>, i1) {
  %different = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %equal = arith.constant dense<1.0> : tensor<2xf32>
  %vector = arith.constant dense<0x7F800000> : vector<2xf32>
  %number = arith.constant 0x7FC00000 : f32
  %a = math.isfinite %different : tensor<2xf32>
  %b = math.isfinite %equal : tensor<2xf32>
  %c = math.isinf %vector : vector<2xf32>
  %d = math.isnan %number : f32
  return %a, %b, %c, %d : tensor<2xi1>, tensor<2xi1>, vector<2xi1>, i1
}
