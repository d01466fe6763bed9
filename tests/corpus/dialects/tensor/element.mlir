// Single elements, sizes, and the same elements under other types.

func.func @elements(%a: tensor<4x?xi32>, %s: tensor<f32>, %v: i32, %f: f32, %i: index) {
  %0 = tensor.extract %a[%i, %i] : tensor<4x?xi32>
  %1 = tensor.extract %s[] {x} : tensor<f32>
  %2 = tensor.insert %v into %a[%i, %i] : tensor<4x?xi32>
  %3 = tensor.insert %f into %s[] {x} : tensor<f32>
  %4 = tensor.dim %a, %i : tensor<4x?xi32>
  %5 = tensor.dim {x} %a, %i : tensor<4x?xi32>
  %6 = tensor.rank %a : tensor<4x?xi32>
  %7 = tensor.rank %s {x} : tensor<f32>
  return
}

// -----

func.func @casts(%a: tensor<4x?xf32>, %u: tensor<*xf32>, %b: tensor<4xui32>, %c: tensor<?xi16, "e">) {
  %0 = tensor.cast %a : tensor<4x?xf32> to tensor<?x?xf32>
  %1 = tensor.cast %u {x} : tensor<*xf32> to tensor<?x?xf32>
  %2 = tensor.cast %u : tensor<*xf32> to tensor<*xf32>
  %3 = tensor.cast %a : tensor<4x?xf32> to tensor<4x8xf32, "e">
  %4 = tensor.bitcast %b : tensor<4xui32> to tensor<4xf32>
  %5 = tensor.bitcast %c {x} : tensor<?xi16, "e"> to tensor<4xbf16>
  %6 = tensor.dim %u, %7 : tensor<*xf32>
  %7 = tensor.rank %u : tensor<*xf32>
  return
}

// -----

func.func @casts(%a: tensor<4x?xf32>, %u: tensor<*xf32>, %i: index) {
  %6 = tensor.dim %u, %i : tensor<*xf32>
  %7 = tensor.rank %u : tensor<*xf32>
  return
}

// -----

func.func @f(%a: tensor<4x?xi32>, %i: index) {
  %0 = tensor.extract %a[%i] : tensor<4x?xi32>
  return
}

// -----

func.func @f(%a: tensor<*xi32>, %i: index) {
  %0 = tensor.extract %a[%i] : tensor<*xi32>
  return
}

// -----

func.func @f(%a: tensor<4xi32>, %i: i32) {
  %0 = tensor.extract %a[%i] : tensor<4xi32>
  return
}

// -----

func.func @f(%a: tensor<4xi32>, %i: index) {
  %0 = "tensor.extract"(%a, %i) : (tensor<4xi32>, index) -> f32
  return
}

// -----

func.func @f(%a: tensor<4xi32>, %i: index) {
  %0 = tensor.extract %a[%i] : memref<4xi32>
  return
}

// -----

func.func @f(%a: memref<4xi32>, %i: index) {
  %0 = tensor.extract %a[%i] : memref<4xi32>
  return
}

// -----

func.func @f(%a: tensor<4xi32>, %v: i32, %i: index) {
  %0 = tensor.insert %v into %a[] : tensor<4xi32>
  return
}

// -----

func.func @f(%a: tensor<4xi32>, %v: f32, %i: index) {
  %0 = tensor.insert %v into %a[%i] : tensor<4xi32>
  return
}

// -----

func.func @f(%a: tensor<4xi32>, %v: i32, %i: index) {
  %0 = "tensor.insert"(%v, %a, %i) : (i32, tensor<4xi32>, index) -> tensor<?xi32>
  return
}

// -----

func.func @f(%a: tensor<4xi32>, %v: f32, %i: index) {
  %0 = "tensor.insert"(%v, %a, %i) : (f32, tensor<4xi32>, index) -> tensor<4xi32>
  return
}

// -----

func.func @f(%a: tensor<4xi32>, %v: i32, %i: index) {
  %0 = tensor.insert %v to %a[%i] : tensor<4xi32>
  return
}

// -----

func.func @f(%a: tensor<f32>, %i: index) {
  %0 = tensor.dim %a, %i : tensor<f32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %i: i32) {
  %0 = tensor.dim %a, %i : tensor<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %i: index) {
  %0 = tensor.dim %a, %i : memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %i: index) {
  %0 = tensor.rank %a : memref<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  %0 = tensor.cast %a : tensor<4xf32> to tensor<5xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  %0 = tensor.cast %a : tensor<4xf32> to tensor<4xi32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  %0 = tensor.cast %a : tensor<4xf32> to tensor<2x2xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  %0 = tensor.cast %a : tensor<4xf32> to memref<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  %0 = tensor.bitcast %a : tensor<4xf32> to tensor<4xi16>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  %0 = tensor.bitcast %a : tensor<4xf32> to tensor<5xi32>
  return
}

// -----

func.func @f(%a: tensor<4xindex>) {
  %0 = tensor.bitcast %a : tensor<4xindex> to tensor<4xi64>
  return
}

// -----

func.func @f(%a: tensor<4xi64>) {
  %0 = tensor.bitcast %a : tensor<4xi64> to tensor<4xcomplex<f32>>
  return
}
