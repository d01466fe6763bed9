// Parts of tensors.

func.func @slices(%a: tensor<8x16x4xf32>, %b: tensor<?x?xf32>, %p: tensor<16x4xf32>, %s: tensor<f32>, %e: tensor<8xf32, "e">, %i: index, %n: index) {
  %0 = tensor.extract_slice %a[0, 0, 0] [1, 16, 4] [1, 1, 1] : tensor<8x16x4xf32> to tensor<1x16x4xf32>
  %1 = tensor.extract_slice %a[0, 0, 0] [1, 16, 4] [1, 1, 1] : tensor<8x16x4xf32> to tensor<16x4xf32>
  %2 = tensor.extract_slice %b[%i, %i][%n, 3][%i, 1] {x} : tensor<?x?xf32> to tensor<?x3xf32>
  %3 = tensor.extract_slice %s[] [] [] : tensor<f32> to tensor<f32>
  %4 = tensor.extract_slice %e[2] [3] [2] : tensor<8xf32, "e"> to tensor<3xf32, "e">
  %5 = tensor.insert_slice %p into %a[3, 0, 0] [1, 16, 4] [1, 1, 1] : tensor<16x4xf32> into tensor<8x16x4xf32>
  %6 = tensor.insert_slice %2 into %b[%i, %i][%n, 3][%i, 1] {x} : tensor<?x3xf32> into tensor<?x?xf32>
  %7 = tensor.insert_slice %s into %s[] [] [] : tensor<f32> into tensor<f32>
  %8 = tensor.extract_slice %a[7, 15, 3] [1, 1, 1] [1, 1, 1] : tensor<8x16x4xf32> to tensor<f32>
  return
}

// -----

func.func @together(%a: tensor<4x8xf32>, %n: index) -> tensor<4x8xf32> {
  %0 = scf.forall (%i) in (4) shared_outs(%o = %a) -> (tensor<4x8xf32>) {
    %p = tensor.extract_slice %a[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<8xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %p into %o[%i, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<4x8xf32>
      tensor.parallel_insert_slice %p into %o[%i, 0] [1, 8] [1, 1] {x} : tensor<8xf32> into tensor<4x8xf32>
    }
  }
  return %0 : tensor<4x8xf32>
}

// -----

func.func @f(%a: tensor<8x16xf32>, %p: tensor<4xf32>, %i: index) {
  tensor.parallel_insert_slice %p into %a[0, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<8x16xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = scf.forall (%i) in (4) shared_outs(%o = %a) -> (tensor<4x8xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %a into %o[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32> into tensor<4x8xf32>
    }
  }
  return %0 : tensor<4x8xf32>
}

// -----

func.func @f(%a: tensor<4x8xf32>, %p: tensor<8xf32>) -> tensor<4x8xf32> {
  %0 = scf.forall (%i) in (4) shared_outs(%o = %a) -> (tensor<4x8xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %p into %o[4, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<4x8xf32>
    }
  }
  return %0 : tensor<4x8xf32>
}

// -----

func.func @f(%a: tensor<8x16xf32>, %i: index) {
  %0 = tensor.extract_slice %a[0, 0] [4, 4] [1, 1] : tensor<8x16xf32> to tensor<4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<8x16xf32>, %i: index) {
  %0 = tensor.extract_slice %a[0, 0] [4, %i] [1, 1] : tensor<8x16xf32> to tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<8x16xf32>, %i: index) {
  %0 = tensor.extract_slice %a[0, 0] [4, 4] [1, 1] : tensor<8x16xf32> to tensor<4x4xi32>
  return
}

// -----

func.func @f(%a: tensor<8x16xf32>, %i: index) {
  %0 = tensor.extract_slice %a[0, 0] [4, 4] [1, 1] : tensor<8x16xf32> to tensor<1x4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<8x16xf32>, %i: index) {
  %0 = tensor.extract_slice %a[0, 0] [4, 4] [1, 1] : tensor<8x16xf32> to tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<8x16xf32>, %i: index) {
  %0 = tensor.extract_slice %a[8, 0] [0, 4] [1, 1] : tensor<8x16xf32> to tensor<0x4xf32>
  return
}

// -----

func.func @f(%a: tensor<8x16xf32>, %i: index) {
  %0 = tensor.extract_slice %a[1, 0] [4, 4] [3, 1] : tensor<8x16xf32> to tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<8x16xf32>, %i: index) {
  %0 = tensor.extract_slice %a[0] [4] [1] : tensor<8x16xf32> to tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<8x16xf32>, %i: index) {
  %0 = tensor.extract_slice %a[0, 0, 0] [4, 4] [1, 1] : tensor<8x16xf32> to tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<8x16xf32>, %i: index) {
  %0 = tensor.extract_slice %a[0, 0] [4, 4] [1, 1, 1] : tensor<8x16xf32> to tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<8x16xf32>, %i: index) {
  %0 = tensor.extract_slice %a[-1, 0] [4, 4] [1, 1] : tensor<8x16xf32> to tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<8x16xf32>, %i: index) {
  %0 = tensor.extract_slice %a[0, 0] [-4, 4] [1, 1] : tensor<8x16xf32> to tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<8x16xf32>, %i: index) {
  %0 = tensor.extract_slice %a [0, 0] [4, x] [1, 1] : tensor<8x16xf32> to tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<*xf32>, %i: index) {
  %0 = tensor.extract_slice %a[0] [4] [1] : tensor<*xf32> to tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<8xf32, "e">) {
  %0 = tensor.extract_slice %a[0] [4] [1] : tensor<8xf32, "e"> to tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<8x16xf32>, %p: tensor<4x4xf32>) {
  %0 = tensor.insert_slice %p into %a[0, 0] [4, 5] [1, 1] : tensor<4x4xf32> into tensor<8x16xf32>
  return
}

// -----

func.func @f(%a: tensor<8x16xf32>, %p: tensor<1x4x4xf32>) {
  %0 = tensor.insert_slice %p into %a[0, 0] [4, 4] [1, 1] : tensor<1x4x4xf32> into tensor<8x16xf32>
  return
}

// -----

func.func @f(%a: tensor<8x16xf32>, %p: tensor<4x4xi32>) {
  %0 = tensor.insert_slice %p into %a[0, 0] [4, 4] [1, 1] : tensor<4x4xi32> into tensor<8x16xf32>
  return
}

// -----

func.func @f(%a: tensor<8x16xf32>, %p: tensor<4x4xf32>) {
  %0 = tensor.insert_slice %p into %a[6, 0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x16xf32>
  return
}

// -----

func.func @f(%a: tensor<8x16xf32>, %p: tensor<4x4xf32>) {
  %0 = "tensor.insert_slice"(%p, %a) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 4, 4>, static_strides = array<i64: 1, 1>}> : (tensor<4x4xf32>, tensor<8x16xf32>) -> tensor<8x17xf32>
  return
}

// -----

func.func @f(%a: tensor<8x16xf32>, %p: tensor<4x4xf32>) {
  %0 = tensor.insert_slice %p into %a[0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x16xf32>
  return
}

// -----

func.func @f(%a: tensor<8x16xf32>, %p: tensor<4x4xf32>) {
  %0 = tensor.insert_slice %p into %a[0, 0] [4, 4] [1, 1] : tensor<4x4xf32> to tensor<8x16xf32>
  return
}
