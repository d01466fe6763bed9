// The elements of a buffer under another shape.

func.func @reshape(%a: memref<4x1xf32>, %u: memref<*xf32>, %s: memref<1xi32>, %t: memref<?xindex>) {
  %0 = memref.reshape %a(%s) : (memref<4x1xf32>, memref<1xi32>) -> memref<4xf32>
  %1 = memref.reshape %a(%t) {x} : (memref<4x1xf32>, memref<?xindex>) -> memref<*xf32>
  %2 = memref.reshape %u(%s) : (memref<*xf32>, memref<1xi32>) -> memref<?xf32>
  return
}

// -----

func.func @expand(%a: memref<?x32xf32>, %b: memref<f32>, %c: memref<30x20xf32, strided<[4000, 2], offset: 100>>, %d: memref<?xi8, strided<[?], offset: ?>>, %n: index) {
  %0 = memref.expand_shape %a [[0, 1], [2]] output_shape [%n, 4, 32] : memref<?x32xf32> into memref<?x4x32xf32>
  %1 = memref.expand_shape %b [] output_shape [1, 1] {x} : memref<f32> into memref<1x1xf32>
  %2 = memref.expand_shape %c [[0, 1], [2, 3]] output_shape [2, 15, 4, 5] : memref<30x20xf32, strided<[4000, 2], offset: 100>> into memref<2x15x4x5xf32, strided<[60000, 4000, 10, 2], offset: 100>>
  %3 = memref.expand_shape %d [[0, 1]] output_shape [4, %n] : memref<?xi8, strided<[?], offset: ?>> into memref<4x?xi8, strided<[?, ?], offset: ?>>
  %4 = memref.expand_shape %a [[0, 1, 2], [3]] output_shape [%n, %n, 2, 32] : memref<?x32xf32> into memref<?x?x2x32xf32>
  return
}

// -----

func.func @collapse(%a: memref<?x4x32xf32>, %b: memref<1x1xf32>, %c: memref<2x15x4x5xf32, strided<[60000, 4000, 10, 2], offset: 100>>, %d: memref<4x?xi8, strided<[?, ?], offset: ?>>, %e: memref<2x1x3xf32, strided<[3, 77, 1]>>) {
  %0 = memref.collapse_shape %a [[0, 1], [2]] : memref<?x4x32xf32> into memref<?x32xf32>
  %1 = memref.collapse_shape %b [] {x} : memref<1x1xf32> into memref<f32>
  %2 = memref.collapse_shape %c [[0, 1], [2, 3]] : memref<2x15x4x5xf32, strided<[60000, 4000, 10, 2], offset: 100>> into memref<30x20xf32, strided<[4000, 2], offset: 100>>
  %3 = memref.collapse_shape %d [[0, 1]] : memref<4x?xi8, strided<[?, ?], offset: ?>> into memref<?xi8, strided<[?], offset: ?>>
  %4 = memref.collapse_shape %e [[0, 1, 2]] : memref<2x1x3xf32, strided<[3, 77, 1]>> into memref<6xf32, strided<[1]>>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %s: memref<1xi32>) {
  %0 = memref.reshape %a(%s) : (memref<4xf32>, memref<1xi32>) -> memref<4xi32>
  return
}

// -----

func.func @f(%a: memref<4xf32, strided<[2]>>, %s: memref<1xi32>) {
  %0 = memref.reshape %a(%s) : (memref<4xf32, strided<[2]>>, memref<1xi32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %s: memref<1xi32>) {
  %0 = memref.reshape %a(%s) : (memref<4xf32>, memref<1xi32>) -> memref<4xf32, strided<[2]>>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %s: memref<?xi32>) {
  %0 = memref.reshape %a(%s) : (memref<4xf32>, memref<?xi32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %s: memref<2xi32>) {
  %0 = memref.reshape %a(%s) : (memref<4xf32>, memref<2xi32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %s: memref<2xf32>) {
  %0 = memref.reshape %a(%s) : (memref<4xf32>, memref<2xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %s: memref<1xi32>) {
  %0 = memref.reshape %a(%s) : (memref<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %s: memref<1xi32>) {
  %0 = memref.reshape %a(%s) : (memref<4xf32>, memref<1xi32>) -> (memref<4xf32>, memref<4xf32>)
  return
}

// -----

func.func @f(%a: memref<4xf32>, %s: memref<1xi32>) {
  %0 = memref.reshape %a[%s] : (memref<4xf32>, memref<1xi32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4x4xf32>) {
  %0 = memref.expand_shape %a [[0, 1]] output_shape [16] : memref<4x4xf32> into memref<16xf32>
  return
}

// -----

func.func @f(%a: memref<16xf32>) {
  %0 = memref.expand_shape %a [[0], [1]] output_shape [4, 4] : memref<16xf32> into memref<4x4xf32>
  return
}

// -----

func.func @f(%a: memref<16xf32>) {
  %0 = memref.expand_shape %a [[0, 2]] output_shape [4, 4] : memref<16xf32> into memref<4x4xf32>
  return
}

// -----

func.func @f(%a: memref<16xf32>) {
  %0 = memref.expand_shape %a [[0, 1, 2]] output_shape [4, 4] : memref<16xf32> into memref<4x4xf32>
  return
}

// -----

func.func @f(%a: memref<16xf32>) {
  %0 = memref.expand_shape %a [[0]] output_shape [16, 1] : memref<16xf32> into memref<16x1xf32>
  return
}

// -----

func.func @f(%a: memref<16xf32>, %n: index) {
  %0 = memref.expand_shape %a [[0, 1]] output_shape [%n, 4] : memref<16xf32> into memref<?x4xf32>
  return
}

// -----

func.func @f(%a: memref<?xf32>, %n: index) {
  %0 = memref.expand_shape %a [[0, 1]] output_shape [4, 4] : memref<?xf32> into memref<4x4xf32>
  return
}

// -----

func.func @f(%a: memref<16xf32>, %n: index) {
  %0 = memref.expand_shape %a [[0, 1]] output_shape [4, 5] : memref<16xf32> into memref<4x5xf32>
  return
}

// -----

func.func @f(%a: memref<f32>, %n: index) {
  %0 = memref.expand_shape %a [] output_shape [1, 2] : memref<f32> into memref<1x2xf32>
  return
}

// -----

func.func @f(%a: memref<16xf32, strided<[2]>>, %n: index) {
  %0 = memref.expand_shape %a [[0, 1]] output_shape [4, 4] : memref<16xf32, strided<[2]>> into memref<4x4xf32>
  return
}

// -----

func.func @f(%a: memref<16xf32>, %n: index) {
  %0 = memref.expand_shape %a [[0, 1]] output_shape [4, 4] : memref<16xf32> into memref<4x4xi32>
  return
}

// -----

func.func @f(%a: memref<16xf32>, %n: index) {
  %0 = memref.expand_shape %a [[0, 1]] output_shape [4] : memref<16xf32> into memref<4x4xf32>
  return
}

// -----

func.func @f(%a: memref<16xf32>, %n: index) {
  %0 = memref.expand_shape %a [[0, 1]] output_shape [2, 8] : memref<16xf32> into memref<4x4xf32>
  return
}

// -----

func.func @f(%a: memref<?xf32>, %n: index) {
  %0 = "memref.expand_shape"(%a, %n, %n) <{reassociation = [[0, 1]], static_output_shape = array<i64: -9223372036854775808, 4>}> : (memref<?xf32>, index, index) -> memref<?x4xf32>
  return
}

// -----

func.func @f(%a: memref<16xf32>, %n: index) {
  %0 = memref.expand_shape %a [0, 1] output_shape [4, 4] : memref<16xf32> into memref<4x4xf32>
  return
}

// -----

func.func @f(%a: memref<16xf32>, %n: index) {
  %0 = memref.expand_shape %a [[0 : i32, 1]] output_shape [4, 4] : memref<16xf32> into memref<4x4xf32>
  return
}

// -----

func.func @f(%a: memref<16xf32>, %n: index) {
  %0 = memref.expand_shape %a "x" output_shape [4, 4] : memref<16xf32> into memref<4x4xf32>
  return
}

// -----

func.func @f(%a: memref<16xf32>, %n: index) {
  %0 = memref.expand_shape %a [[0, 1]] : memref<16xf32> into memref<4x4xf32>
  return
}

// -----

func.func @f(%a: memref<16xf32>) {
  %0 = memref.collapse_shape %a [[0], [1]] : memref<16xf32> into memref<4x4xf32>
  return
}

// -----

func.func @f(%a: memref<4x4xf32>) {
  %0 = memref.collapse_shape %a [[0, 1]] : memref<4x4xf32> into memref<17xf32>
  return
}

// -----

func.func @f(%a: memref<4x?xf32>) {
  %0 = memref.collapse_shape %a [[0, 1]] : memref<4x?xf32> into memref<16xf32>
  return
}

// -----

func.func @f(%a: memref<4x4xf32>) {
  %0 = memref.collapse_shape %a [[0, 1]] : memref<4x4xf32> into memref<?xf32>
  return
}

// -----

func.func @f(%a: memref<4x4xf32>) {
  %0 = memref.collapse_shape %a [] : memref<4x4xf32> into memref<f32>
  return
}

// -----

func.func @f(%a: memref<4x4xf32, strided<[8, 1]>>) {
  %0 = memref.collapse_shape %a [[0, 1]] : memref<4x4xf32, strided<[8, 1]>> into memref<16xf32, strided<[1]>>
  return
}

// -----

func.func @f(%a: memref<4x4xf32, strided<[4, 1], offset: 2>>) {
  %0 = memref.collapse_shape %a [[0, 1]] : memref<4x4xf32, strided<[4, 1], offset: 2>> into memref<16xf32>
  return
}

// -----

func.func @f(%a: memref<4x4xf32>) {
  %0 = memref.collapse_shape %a [[0, 1]] : memref<4x4xf32> into memref<16xf32, 1>
  return
}

// -----

func.func @f(%a: memref<4x4xf32>) {
  %0 = memref.collapse_shape %a [[0, 1], []] : memref<4x4xf32> into memref<16x1xf32>
  return
}
