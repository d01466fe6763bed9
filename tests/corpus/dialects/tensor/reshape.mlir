// The elements of tensors under other shapes.

func.func @reshape(%a: tensor<4x1xf32>, %u: tensor<*xf32>, %s: tensor<1xi32>, %t: tensor<?xindex>) {
  %0 = tensor.reshape %a(%s) : (tensor<4x1xf32>, tensor<1xi32>) -> tensor<4xf32>
  %1 = tensor.reshape %a(%t) {x} : (tensor<4x1xf32>, tensor<?xindex>) -> tensor<*xf32>
  %2 = tensor.reshape %u(%s) : (tensor<*xf32>, tensor<1xi32>) -> tensor<?xf32>
  return
}

// -----

func.func @shapes(%a: tensor<?x32xf32>, %b: tensor<f32>, %c: tensor<?x4x32xf32>, %d: tensor<1x1xf32>, %n: index) {
  %0 = tensor.expand_shape %a [[0, 1], [2]] output_shape [%n, 4, 32] : tensor<?x32xf32> into tensor<?x4x32xf32>
  %1 = tensor.expand_shape %b [] output_shape [1, 1] {x} : tensor<f32> into tensor<1x1xf32>
  %2 = tensor.expand_shape %a [[0, 1, 2], [3]] output_shape [%n, %n, 2, 32] : tensor<?x32xf32> into tensor<?x?x2x32xf32>
  %3 = tensor.collapse_shape %c [[0, 1], [2]] : tensor<?x4x32xf32> into tensor<?x32xf32>
  %4 = tensor.collapse_shape %d [] {x} : tensor<1x1xf32> into tensor<f32>
  %5 = tensor.collapse_shape %c [[0], [1], [2]] : tensor<?x4x32xf32> into tensor<?x4x32xf32>
  %6 = tensor.expand_shape %a [[0, 1], [2]] output_shape [%n, 5, 32] : tensor<?x32xf32> into tensor<?x4x32xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %s: tensor<1xi32>) {
  %0 = tensor.reshape %a(%s) : (tensor<4xf32>, tensor<1xi32>) -> tensor<4xi32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %s: tensor<1xi32>) {
  %0 = tensor.reshape %a(%s) : (tensor<4xf32>, tensor<1xi32>) -> tensor<5xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %s: tensor<?xi32>) {
  %0 = tensor.reshape %a(%s) : (tensor<4xf32>, tensor<?xi32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %s: tensor<2xi32>) {
  %0 = tensor.reshape %a(%s) : (tensor<4xf32>, tensor<2xi32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %s: tensor<2xf32>) {
  %0 = tensor.reshape %a(%s) : (tensor<4xf32>, tensor<2xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %s: tensor<1x1xi32>) {
  %0 = tensor.reshape %a(%s) : (tensor<4xf32>, tensor<1x1xi32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<16xf32>, %n: index) {
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [4] : tensor<16xf32> into tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<?xf32>, %n: index) {
  %0 = "tensor.expand_shape"(%a, %n, %n) <{reassociation = [[0, 1]], static_output_shape = array<i64: -9223372036854775808, 4>}> : (tensor<?xf32>, index, index) -> tensor<?x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>) {
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [16] : tensor<4x4xf32> into tensor<16xf32>
  return
}

// -----

func.func @f(%a: tensor<16xf32>) {
  %0 = tensor.expand_shape %a [[0], [1]] output_shape [4, 4] : tensor<16xf32> into tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<16xf32>) {
  %0 = tensor.expand_shape %a [[0, 2]] output_shape [4, 4] : tensor<16xf32> into tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<16xf32>) {
  %0 = tensor.expand_shape %a [[1, 0]] output_shape [4, 4] : tensor<16xf32> into tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<16xf32>) {
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [4, 5] : tensor<16xf32> into tensor<4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<16xf32>, %n: index) {
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [4, %n] : tensor<16xf32> into tensor<4x?xf32>
  return
}

// -----

func.func @f(%a: tensor<16xf32>, %n: index) {
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [4, 4] : tensor<16xf32> into tensor<4x4xi32>
  return
}

// -----

func.func @f(%a: tensor<16xf32>, %n: index) {
  %0 = tensor.expand_shape %a [0, 1] output_shape [4, 4] : tensor<16xf32> into tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>) {
  %0 = tensor.collapse_shape %a [[0, 1], []] : tensor<4x4xf32> into tensor<16x1xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>) {
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<4x4xf32> into tensor<15xf32>
  return
}

// -----

func.func @f(%a: tensor<4x?xf32>) {
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<4x?xf32> into tensor<16xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>) {
  %0 = tensor.collapse_shape %a [[0], [1], [2]] : tensor<4x4xf32> into tensor<4x4x1xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4x2xf32>) {
  %0 = tensor.collapse_shape %a [[0, 2], [1]] : tensor<4x4x2xf32> into tensor<8x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4x2xf32>) {
  %0 = tensor.collapse_shape %a [[0, 1], [1, 2]] : tensor<4x4x2xf32> into tensor<16x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>) {
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<4x4xf32> into tensor<16xi32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>) {
  %0 = tensor.collapse_shape %a [[0, -1]] : tensor<4x4xf32> into tensor<16xf32>
  return
}

// -----

// Positions are 32 bits, of which a number may have more.
func.func @f(%a: tensor<4x4xf32>) {
  %0 = tensor.collapse_shape %a [[4294967296, 1]] : tensor<4x4xf32> into tensor<16xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>) {
  %0 = tensor.collapse_shape %a [[0, 4294967296]] : tensor<4x4xf32> into tensor<16xf32>
  return
}
