// Tensors of elements.

func.func @make(%f: f32, %i: index, %v: vector<2xf32>) {
  %0 = tensor.empty() : tensor<4x8xf32>
  %1 = tensor.empty(%i, %i) {x} : tensor<?x4x?xf32>
  %2 = tensor.empty(%i) : tensor<?xf32, "encoded">
  %3 = tensor.empty() : tensor<f32>
  %4 = tensor.from_elements %f, %f, %f, %f : tensor<2x2xf32>
  %5 = tensor.from_elements %i {x} : tensor<index>
  %6 = tensor.from_elements %v, %v : tensor<2xvector<2xf32>>
  %7 = tensor.splat %f : tensor<8x16xf32>
  %8 = tensor.splat %f[%i, %i] {x} : tensor<?x20x?xf32>
  %9 = tensor.splat %i : tensor<index>
  return
}

// -----

%0 = tensor.from_elements : tensor<0xf32>

// -----

func.func @generate(%m: index, %n: index) -> tensor<?x3x?xf32> {
  %0 = tensor.generate %m, %n {
  ^bb0(%i: index, %j: index, %k: index):
    %1 = "u.element"(%i, %j, %k) : (index, index, index) -> f32
    tensor.yield %1 : f32
  } : tensor<?x3x?xf32>
  %2 = tensor.generate {
    %3 = "u.element"() : () -> i8
    tensor.yield %3 {y} : i8
  } {x} : tensor<i8>
  %4 = tensor.generate {
  ^bb0(%i: index):
    tensor.yield %i : index
  } : tensor<4xindex>
  return %0 : tensor<?x3x?xf32>
}

// -----

%0 = tensor.empty() : tensor<?xf32>

// -----

%n = "u.n"() : () -> index
%0 = tensor.empty(%n) : tensor<4xf32>

// -----

%0 = tensor.empty() : tensor<*xf32>

// -----

%0 = tensor.empty : tensor<4xf32>

// -----

%0 = tensor.empty() : memref<4xf32>

// -----

%f = "u.f"() : () -> f32
%0 = tensor.from_elements %f : tensor<2xf32>

// -----

%f = "u.f"() : () -> f32
%0 = tensor.from_elements %f, %f : tensor<1xf32>

// -----

%f = "u.f"() : () -> f32
%0 = tensor.from_elements %f, %f : tensor<2xi32>

// -----

%f = "u.f"() : () -> f32
%0 = tensor.from_elements %f, %f : tensor<?xf32>

// -----

%f = "u.f"() : () -> f32
%0 = "tensor.from_elements"(%f, %f) : (f32, f32) -> tensor<3xf32>

// -----

%f:2 = "u.f"() : () -> (f32, i32)
%0 = "tensor.from_elements"(%f#0, %f#1) : (f32, i32) -> tensor<2xf32>

// -----

%f = "u.f"() : () -> f32
%0 = tensor.from_elements %f, %f : tensor<*xf32>

// -----

%f = "u.f"() : () -> f32
%0 = tensor.splat %f : tensor<?xf32>

// -----

%f = "u.f"() : () -> f32
%0 = tensor.splat %f[] : tensor<4xf32>

// -----

%f, %n = "u.f"() : () -> (f32, index)
%0 = tensor.splat %f[%n] : tensor<4xf32>

// -----

%f, %n = "u.f"() : () -> (f32, index)
%0 = tensor.splat %f : tensor<4xi32>

// -----

%f, %n = "u.f"() : () -> (f32, index)
%0 = "tensor.splat"(%f) : (f32) -> tensor<4xi32>

// -----

%f, %n = "u.f"() : () -> (f32, index)
%0 = tensor.splat %f : tensor<*xf32>

// -----

func.func @f(%n: index) {
  %0 = tensor.generate %n {
  ^bb0(%i: index):
    tensor.yield %i : index
  } : tensor<4xindex>
  return
}

// -----

func.func @f(%n: index) {
  %0 = tensor.generate {
  ^bb0(%i: i32):
    tensor.yield %n : index
  } : tensor<4xindex>
  return
}

// -----

func.func @f(%n: index) {
  %0 = tensor.generate {
  ^bb0(%i: index, %j: index):
    tensor.yield %i : index
  } : tensor<4xindex>
  return
}

// -----

func.func @f(%n: index, %v: i32) {
  %0 = tensor.generate {
  ^bb0(%i: index):
    tensor.yield %v : i32
  } : tensor<4xindex>
  return
}

// -----

func.func @f(%n: index, %v: i32) {
  %0 = tensor.generate {
  ^bb0(%i: index):
    "u.end"() : () -> ()
  } : tensor<4xindex>
  return
}

// -----

func.func @f(%n: index, %v: i32) {
  %0 = tensor.generate {
  ^bb0(%i: index):
  } : tensor<4xindex>
  return
}

// -----

func.func @f(%n: index, %v: i32) {
  %0 = tensor.generate {
  } : tensor<4xindex>
  return
}

// -----

func.func @f(%n: index, %v: i32) {
  %0 = tensor.generate {
  ^bb0(%i: index):
    "u.br"()[^bb1] : () -> ()
  ^bb1:
    tensor.yield %n : index
  } : tensor<4xindex>
  return
}

// -----

func.func @f(%n: index, %v: i32) {
  %0 = tensor.generate : tensor<4xindex>
  return
}

// -----

func.func @f(%n: index, %v: i32) {
  %0 = tensor.generate %n, {
    tensor.yield %n : index
  } : tensor<4xindex>
  return
}

// -----

func.func @f(%n: index, %v: i32) {
  tensor.yield %n : index
}

// -----

func.func @f(%n: index, %v: i32) {
  %0 = tensor.generate {
  ^bb0(%i: index):
    tensor.yield %i, %i : index, index
  } : tensor<4xindex>
  return
}
