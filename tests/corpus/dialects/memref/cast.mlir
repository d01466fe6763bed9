// The same buffers under other types.

func.func @cast(%a: memref<4x?xf32>, %b: memref<*xf32, 1>, %c: memref<4x1xf32, strided<[8, 3], offset: 5>>) {
  %0 = memref.cast %a : memref<4x?xf32> to memref<?x?xf32>
  %1 = memref.cast %0 : memref<?x?xf32> to memref<4x8xf32>
  %2 = memref.cast %a : memref<4x?xf32> to memref<*xf32>
  %3 = memref.cast %b : memref<*xf32, 1> to memref<4xf32, 1>
  %4 = memref.cast %a : memref<4x?xf32> to memref<4x?xf32, strided<[?, 1], offset: ?>>
  %5 = memref.cast %c {x} : memref<4x1xf32, strided<[8, 3], offset: 5>> to memref<4x1xf32, strided<[?, ?], offset: ?>>
  %6 = memref.cast %1 : memref<4x8xf32> to memref<4x8xf32, affine_map<(d0, d1) -> (d0 * 8 + d1)>>
  return
}

// -----

func.func @space(%a: memref<4x?xf32, 5>, %b: memref<*xf32, "s">) {
  %0 = memref.memory_space_cast %a : memref<4x?xf32, 5> to memref<4x?xf32>
  %1 = memref.memory_space_cast %b {x} : memref<*xf32, "s"> to memref<*xf32, 3>
  return
}

// -----

func.func @assumptions(%a: memref<4x?xf32>, %b: memref<?xi8, 1>) {
  %0 = memref.assume_alignment %a, 16 : memref<4x?xf32>
  %1 = memref.assume_alignment %b, 1 {x} : memref<?xi8, 1>
  %2:2 = memref.distinct_objects %a, %b : memref<4x?xf32>, memref<?xi8, 1>
  %3 = memref.distinct_objects %a {x} : memref<4x?xf32>
  return
}

// -----

func.func @reinterpret(%a: memref<?x?xf32>, %u: memref<*xi8>, %n: index) {
  %0 = memref.reinterpret_cast %a to offset: [0], sizes: [%n, 10], strides: [1, %n] : memref<?x?xf32> to memref<?x10xf32, strided<[1, ?]>>
  %1 = memref.reinterpret_cast %a to offset: [%n], sizes: [2], strides: [3] {x} : memref<?x?xf32> to memref<2xf32, strided<[3], offset: ?>>
  %2 = memref.reinterpret_cast %u to offset: [7], sizes: [], strides: [] : memref<*xi8> to memref<i8, strided<[], offset: 7>>
  %3 = memref.reinterpret_cast %a to offset: [0], sizes: [4, 4], strides: [4, 1] : memref<?x?xf32> to memref<4x4xf32>
  %4 = memref.reinterpret_cast %a to offset: [1], sizes: [4, 4], strides: [4, 1] : memref<?x?xf32> to memref<?x4xf32, strided<[?, ?], offset: ?>>
  return
}

// -----

func.func @metadata(%a: memref<10x?xf32, 1>, %s: memref<f32, strided<[], offset: 4>>, %u: memref<*xi8>, %n: index) {
  %0, %1, %2:2, %3:2 = memref.extract_strided_metadata %a : memref<10x?xf32, 1> -> memref<f32, 1>, index, index, index, index, index
  %4, %5 = memref.extract_strided_metadata %s : memref<f32, strided<[], offset: 4>> -> memref<f32>, index {x}
  %6 = memref.extract_aligned_pointer_as_index %a : memref<10x?xf32, 1> -> index
  %7 = memref.extract_aligned_pointer_as_index %u : memref<*xi8> -> index {x}
  %8 = memref.rank %u : memref<*xi8>
  %9 = memref.rank %a {x} : memref<10x?xf32, 1>
  %10 = memref.dim %a, %n : memref<10x?xf32, 1>
  %11 = memref.dim {x} %u, %n : memref<*xi8>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %0 = memref.cast %a : memref<4xf32> to memref<5xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %0 = memref.cast %a : memref<4xf32> to memref<4xi32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %0 = memref.cast %a : memref<4xf32> to memref<4xf32, 1>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %0 = memref.cast %a : memref<4xf32> to memref<4xf32, strided<[2]>>
  return
}

// -----

func.func @f(%a: memref<4x1xf32>) {
  %0 = memref.cast %a : memref<4x1xf32> to memref<4x1xf32, strided<[1, 7]>>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %0 = memref.cast %a : memref<4xf32> to memref<4xf32, strided<[1], offset: 1>>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %0 = memref.cast %a : memref<4xf32> to memref<4xf32, affine_map<(d0) -> (d0 mod 2)>>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %0 = memref.cast %a : memref<4xf32> to memref<2x2xf32>
  return
}

// -----

func.func @f(%a: memref<*xf32>) {
  %0 = memref.cast %a : memref<*xf32> to memref<*xf32>
  return
}

// -----

func.func @f(%a: memref<*xf32>) {
  %0 = memref.cast %a : memref<*xf32> to memref<4xf32, 1>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %0 = memref.cast %a : memref<4xf32> to tensor<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %0 = memref.cast %a, %a : memref<4xf32> to memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %0 = memref.memory_space_cast %a : memref<4xf32> to memref<?xf32, 1>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %0 = memref.memory_space_cast %a : memref<4xf32> to memref<4xf32, strided<[1], offset: ?>>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %0 = memref.memory_space_cast %a : memref<4xf32> to memref<*xf32, 1>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %0 = memref.memory_space_cast %a : memref<4xf32> to memref<4xi32, 1>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %0 = memref.assume_alignment %a, 12 : memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %0 = memref.assume_alignment %a, 0 : memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %0 = memref.assume_alignment %a, -8 : memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %0 = memref.assume_alignment %a : memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %0 = "memref.assume_alignment"(%a) <{alignment = 8 : i32}> : (memref<4xf32>) -> memref<5xf32>
  return
}

// -----

"memref.distinct_objects"() : () -> ()

// -----

func.func @f(%a: memref<4xf32>) {
  %0 = "memref.distinct_objects"(%a) : (memref<4xf32>) -> memref<5xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %0:2 = memref.distinct_objects %a : memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  memref.distinct_objects : memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %0 = memref.reinterpret_cast %a to offset: [0], sizes: [4], strides: [1] : memref<4xf32> to memref<4xi32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %0 = memref.reinterpret_cast %a to offset: [0], sizes: [4], strides: [1] : memref<4xf32> to memref<4xf32, 1>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %0 = memref.reinterpret_cast %a to offset: [0], sizes: [4], strides: [1] : memref<4xf32> to memref<3xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %n: index) {
  %0 = memref.reinterpret_cast %a to offset: [0], sizes: [%n], strides: [1] : memref<4xf32> to memref<3xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %n: index) {
  %0 = memref.reinterpret_cast %a to offset: [%n], sizes: [4], strides: [1] : memref<4xf32> to memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %n: index) {
  %0 = memref.reinterpret_cast %a to offset: [2], sizes: [4], strides: [1] : memref<4xf32> to memref<4xf32, strided<[1], offset: 3>>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %n: index) {
  %0 = memref.reinterpret_cast %a to offset: [0], sizes: [4, 4], strides: [4, %n] : memref<4xf32> to memref<4x4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %n: index) {
  %0 = memref.reinterpret_cast %a to offset: [0], sizes: [4, 4], strides: [8, 1] : memref<4xf32> to memref<4x4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %n: index) {
  %0 = memref.reinterpret_cast %a to offset: [0], sizes: [4, 4], strides: [8, 1] : memref<4xf32> to memref<4x4xf32, affine_map<(d0, d1) -> (d0 mod 2, d1)>>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %n: index) {
  %0 = memref.reinterpret_cast %a to offset: [0, 1], sizes: [4], strides: [1] : memref<4xf32> to memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %n: index) {
  %0 = memref.reinterpret_cast %a to offset: [0], sizes: [4], strides: [] : memref<4xf32> to memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %n: index) {
  %0 = memref.reinterpret_cast %a to offset: [0], sizes: [4, 4], strides: [4, 1] : memref<4xf32> to memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %n: index) {
  %0 = memref.reinterpret_cast %a to offset: [-1], sizes: [4], strides: [1] : memref<4xf32> to memref<4xf32, strided<[1], offset: ?>>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %n: index) {
  %0 = memref.reinterpret_cast %a to offset: [0], sizes: [-4], strides: [1] : memref<4xf32> to memref<?xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %n: index) {
  %0 = memref.reinterpret_cast %a to offset: [0], sizes [4], strides: [1] : memref<4xf32> to memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %n: index) {
  %0 = memref.reinterpret_cast %a to offset: 0, sizes: [4], strides: [1] : memref<4xf32> to memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %n: index) {
  %0 = memref.reinterpret_cast %a to offset: [x], sizes: [4], strides: [1] : memref<4xf32> to memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %n: index) {
  %0 = memref.reinterpret_cast %a to offset: [[3], sizes: [4], strides: [1] : memref<4xf32> to memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %n: index) {
  %0 = memref.reinterpret_cast %a to offset: [3 4], sizes: [4], strides: [1] : memref<4xf32> to memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<10x?xf32, 1>) {
  %0:5 = memref.extract_strided_metadata %a : memref<10x?xf32, 1> -> memref<f32, 1>, index, index, index, index
  return
}

// -----

func.func @f(%a: memref<10xf32, 1>) {
  %0:4 = memref.extract_strided_metadata %a : memref<10xf32, 1> -> memref<f32>, index, index, index
  return
}

// -----

func.func @f(%a: memref<10xf32, 1>) {
  %0:6 = memref.extract_strided_metadata %a : memref<10xf32, 1> -> memref<f32, 1>, index, index, index, index, index
  return
}

// -----

func.func @f(%a: memref<10xf32, affine_map<(d0) -> (d0 mod 2)>>) {
  %0:4 = memref.extract_strided_metadata %a : memref<10xf32, affine_map<(d0) -> (d0 mod 2)>> -> memref<f32>, index, index, index
  return
}

// -----

func.func @f(%a: memref<10xf32>) {
  %0 = memref.extract_aligned_pointer_as_index %a : memref<10xf32> -> i64
  return
}

// -----

func.func @f(%a: memref<10xf32>) {
  %0 = memref.extract_aligned_pointer_as_index %a : memref<10xf32>
  return
}

// -----

func.func @f(%a: memref<f32>, %i: index) {
  %0 = memref.dim %a, %i : memref<f32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %i: i32) {
  %0 = memref.dim %a, %i : memref<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %i: index) {
  %0 = memref.dim %a, %i : tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %i: index) {
  %0 = memref.rank %a : tensor<4xf32>
  return
}

// -----

// Whether types can be cast is asked before whether shapes are the same.
func.func @f(%a: memref<4xf32>) {
  %0 = memref.cast %a : memref<4xf32> to memref<5xi32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %0 = memref.memory_space_cast %a : memref<4xf32> to memref<4x1xi32, 1>
  return
}
