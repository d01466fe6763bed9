// Several tensors in one, padding, and elements at indices.

func.func @concat(%a: tensor<3x6xf32>, %b: tensor<1x6xf32>, %c: tensor<?x?xf32>) {
  %0 = tensor.concat dim(0) %a, %b : (tensor<3x6xf32>, tensor<1x6xf32>) -> tensor<4x6xf32>
  %1 = tensor.concat dim(1) %a, %c, %a {x} : (tensor<3x6xf32>, tensor<?x?xf32>, tensor<3x6xf32>) -> tensor<3x20xf32>
  %2 = tensor.concat dim(0) %c : (tensor<?x?xf32>) -> tensor<?x6xf32>
  return
}

// -----

func.func @pad(%a: tensor<2x3xf32>, %b: tensor<?x?xi8>, %s: tensor<f32>, %n: index, %f: f32) {
  %0 = tensor.pad %a low[1, 2] high[3, 4] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<2x3xf32> to tensor<6x9xf32>
  %1 = tensor.pad %b nofold low[%n, 2] high[0, %n] {
  ^bb0(%i: index, %j: index):
    %2 = "u.element"(%i, %j) : (index, index) -> i8
    tensor.yield %2 : i8
  } {x} : tensor<?x?xi8> to tensor<?x?xi8>
  %3 = tensor.pad %s low[] high[] {
    tensor.yield %f : f32
  } : tensor<f32> to tensor<f32>
  %4 = tensor.pad %b low[0, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    %5 = "u.element"() : () -> i8
    tensor.yield %5 : i8
  } : tensor<?x?xi8> to tensor<4x?xi8>
  %6 = tensor.pad %a low[-1, 2] high[3, 4] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<2x3xf32> to tensor<4x9xf32>
  return
}

// -----

func.func @gather(%a: tensor<4x5x6xf32>, %i: tensor<3x1xindex>, %j: tensor<1x2x3xi32>, %k: tensor<7x2xi8>) {
  %0 = tensor.gather %a[%i] gather_dims([1]) : (tensor<4x5x6xf32>, tensor<3x1xindex>) -> tensor<3x4x1x6xf32>
  %1 = tensor.gather %a[%i] gather_dims([1]) unique {x} : (tensor<4x5x6xf32>, tensor<3x1xindex>) -> tensor<3x4x6xf32>
  %2 = tensor.gather %a[%j] gather_dims([0, 1, 2]) unique : (tensor<4x5x6xf32>, tensor<1x2x3xi32>) -> tensor<1x2xf32>
  %3 = tensor.gather %a[%k] gather_dims([0, 2]) : (tensor<4x5x6xf32>, tensor<7x2xi8>) -> tensor<7x1x5x1xf32>
  %4 = tensor.scatter %0 into %a[%i] scatter_dims([1]) unique : (tensor<3x4x1x6xf32>, tensor<4x5x6xf32>, tensor<3x1xindex>) -> tensor<4x5x6xf32>
  %5 = tensor.scatter %2 into %a[%j] scatter_dims([0, 1, 2]) unique {x} : (tensor<1x2xf32>, tensor<4x5x6xf32>, tensor<1x2x3xi32>) -> tensor<4x5x6xf32>
  return
}

// -----

%0 = tensor.concat dim(0) : () -> tensor<4x6xf32>

// -----

func.func @f(%a: tensor<3x6xf32>, %b: tensor<1x6xi32>, %c: tensor<3xf32>) {
  %0 = tensor.concat dim(0) %a, %c : (tensor<3x6xf32>, tensor<3xf32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @f(%a: tensor<3x6xf32>, %b: tensor<1x6xi32>, %c: tensor<3xf32>) {
  %0 = tensor.concat dim(0) %a, %b : (tensor<3x6xf32>, tensor<1x6xi32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @f(%a: tensor<3x6xf32>) {
  %0 = tensor.concat dim(2) %a, %a : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<6x6xf32>
  return
}

// -----

func.func @f(%a: tensor<3x6xf32>, %b: tensor<3x7xf32>) {
  %0 = tensor.concat dim(0) %a, %b : (tensor<3x6xf32>, tensor<3x7xf32>) -> tensor<6x6xf32>
  return
}

// -----

func.func @f(%a: tensor<3x6xf32>, %b: tensor<3x?xf32>) {
  %0 = tensor.concat dim(0) %b, %a : (tensor<3x?xf32>, tensor<3x6xf32>) -> tensor<7x6xf32>
  return
}

// -----

func.func @f(%a: tensor<3x6xf32>) {
  %0 = tensor.concat dim(x) %a : (tensor<3x6xf32>) -> tensor<3x6xf32>
  return
}

// -----

func.func @f(%a: tensor<3x6xf32>) {
  %0 = tensor.concat dim(0 : i32) %a : (tensor<3x6xf32>) -> tensor<3x6xf32>
  return
}

// -----

func.func @f(%a: tensor<3x6xf32>) {
  %0 = tensor.concat dim(0) %a : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
  return
}

// -----

func.func @f(%a: tensor<3x6xf32>) {
  %0 = tensor.concat dim(0) %a : tensor<3x6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %f: f32) {
  %0 = tensor.pad %a low[1] high[3, 4] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<2x3xf32> to tensor<6x9xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %f: f32) {
  %0 = tensor.pad %a low[1, 2] high[3, 4] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<2x3xf32> to tensor<6x10xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %f: f32) {
  %0 = tensor.pad %a low[1, 2] high[3, 4] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<2x3xf32> to tensor<?x9xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %f: f32) {
  %0 = tensor.pad %a low[1, 2] high[3, 4] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<2x3xf32> to tensor<6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %f: f32) {
  %0 = tensor.pad %a low[1, 2] high[3, 4] {
  ^bb0(%i: index):
    tensor.yield %f : f32
  } : tensor<2x3xf32> to tensor<6x9xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %f: f32) {
  %0 = tensor.pad %a low[1, 2] high[3, 4] {
  ^bb0(%i: index, %j: i32):
    tensor.yield %f : f32
  } : tensor<2x3xf32> to tensor<6x9xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %f: i32) {
  %0 = tensor.pad %a low[1, 2] high[3, 4] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : i32
  } : tensor<2x3xf32> to tensor<6x9xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %f: i32) {
  %0 = tensor.pad %a low[1, 2] high[3, 4] {
  ^bb0(%i: index, %j: index):
  } : tensor<2x3xf32> to tensor<6x9xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %f: i32) {
  %0 = tensor.pad %a low[1, 2] high[3, 4] : tensor<2x3xf32> to tensor<6x9xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %f: i32) {
  %0 = tensor.pad %a lo[1, 2] high[3, 4] {
  } : tensor<2x3xf32> to tensor<6x9xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %f: i32) {
  %0 = tensor.pad %a fold low[1, 2] high[3, 4] {
  } : tensor<2x3xf32> to tensor<6x9xf32>
  return
}

// -----

func.func @f(%a: tensor<4x5x6xf32>, %i: tensor<3x1xindex>) {
  %0 = tensor.gather %a[%i] gather_dims([]) : (tensor<4x5x6xf32>, tensor<3x1xindex>) -> tensor<3x4x1x6xf32>
  return
}

// -----

func.func @f(%a: tensor<4x5x6xf32>, %i: tensor<3x4xindex>) {
  %0 = tensor.gather %a[%i] gather_dims([0, 1, 2, 3]) : (tensor<4x5x6xf32>, tensor<3x4xindex>) -> tensor<3x4x1x6xf32>
  return
}

// -----

func.func @f(%a: tensor<4x5x6xf32>, %i: tensor<3x1xindex>) {
  %0 = tensor.gather %a[%i] gather_dims([0, 1]) : (tensor<4x5x6xf32>, tensor<3x1xindex>) -> tensor<3x4x1x6xf32>
  return
}

// -----

func.func @f(%a: tensor<4x5x6xf32>, %i: tensor<index>) {
  %0 = tensor.gather %a[%i] gather_dims([0]) : (tensor<4x5x6xf32>, tensor<index>) -> tensor<3x4x1x6xf32>
  return
}

// -----

func.func @f(%a: tensor<4x5x6xf32>, %i: tensor<3x1xindex>) {
  %0 = tensor.gather %a[%i] gather_dims([-1]) : (tensor<4x5x6xf32>, tensor<3x1xindex>) -> tensor<3x4x1x6xf32>
  return
}

// -----

func.func @f(%a: tensor<4x5x6xf32>, %i: tensor<3x1xindex>) {
  %0 = tensor.gather %a[%i] gather_dims([3]) : (tensor<4x5x6xf32>, tensor<3x1xindex>) -> tensor<3x4x1x6xf32>
  return
}

// -----

func.func @f(%a: tensor<4x5x6xf32>, %i: tensor<3x2xindex>) {
  %0 = tensor.gather %a[%i] gather_dims([1, 1]) : (tensor<4x5x6xf32>, tensor<3x2xindex>) -> tensor<3x4x1x6xf32>
  return
}

// -----

func.func @f(%a: tensor<4x5x6xf32>, %i: tensor<3x2xindex>) {
  %0 = tensor.gather %a[%i] gather_dims([2, 1]) : (tensor<4x5x6xf32>, tensor<3x2xindex>) -> tensor<3x4x1x6xf32>
  return
}

// -----

func.func @f(%a: tensor<4x5x6xf32>, %i: tensor<3x1xindex>) {
  %0 = tensor.gather %a[%i] gather_dims([1]) : (tensor<4x5x6xf32>, tensor<3x1xindex>) -> tensor<3x4x2x6xf32>
  return
}

// -----

func.func @f(%a: tensor<4x5x6xf32>, %i: tensor<3x1xf32>) {
  %0 = tensor.gather %a[%i] gather_dims([1]) : (tensor<4x5x6xf32>, tensor<3x1xf32>) -> tensor<3x4x1x6xf32>
  return
}

// -----

func.func @f(%a: tensor<4x5x6xf32>, %i: tensor<3x1xindex>) {
  %0 = tensor.gather %a[%i] gather_dims(1) : (tensor<4x5x6xf32>, tensor<3x1xindex>) -> tensor<3x4x1x6xf32>
  return
}

// -----

func.func @f(%a: tensor<4x5x6xf32>, %s: tensor<3x4x6xf32>, %i: tensor<3x1xindex>) {
  %0 = tensor.scatter %s into %a[%i] scatter_dims([1]) : (tensor<3x4x6xf32>, tensor<4x5x6xf32>, tensor<3x1xindex>) -> tensor<4x5x6xf32>
  return
}

// -----

func.func @f(%a: tensor<4x5x6xf32>, %s: tensor<3x4x7xf32>, %i: tensor<3x1xindex>) {
  %0 = tensor.scatter %s into %a[%i] scatter_dims([1]) unique : (tensor<3x4x7xf32>, tensor<4x5x6xf32>, tensor<3x1xindex>) -> tensor<4x5x6xf32>
  return
}

// -----

func.func @f(%a: tensor<4x5x6xf32>, %s: tensor<3x4x7xf32>, %i: tensor<3x1xindex>) {
  %0 = tensor.scatter %s into %a[%i] scatter_dims([3]) unique : (tensor<3x4x7xf32>, tensor<4x5x6xf32>, tensor<3x1xindex>) -> tensor<4x5x6xf32>
  return
}

// -----

func.func @f(%a: tensor<4x5x6xf32>, %s: tensor<3x4x6xf32>, %i: tensor<3x1xindex>) {
  %0 = tensor.scatter %s into %a[%i] scatter_dims([1]) unique : (tensor<3x4x6xf32>, tensor<4x5x6xf32>, tensor<3x1xindex>) -> tensor<4x5x7xf32>
  return
}

// -----

func.func @f(%a: tensor<4x5x6xf32>, %s: tensor<3x4x6xf32>, %i: tensor<3x2xindex>) {
  %0 = tensor.scatter %s into %a[%i] scatter_dims([2, 1]) unique : (tensor<3x4x6xf32>, tensor<4x5x6xf32>, tensor<3x2xindex>) -> tensor<4x5x6xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %f: f32) {
  %0 = tensor.pad %a low[-9] high[0] {
  ^bb0(%i: index):
    tensor.yield %f : f32
  } : tensor<4xf32> to tensor<5xf32>
  return
}

// -----

func.func @f(%a: tensor<9223372036854775807xf32>) {
  %0 = tensor.concat dim(0) %a, %a : (tensor<9223372036854775807xf32>, tensor<9223372036854775807xf32>) -> tensor<4xf32>
  return
}
