// builtin.module(canonicalize)
func.func @inverse(%a: memref<4x6xf32>, %b: memref<?x6xf32>, %c: memref<?x?xf32>, %n: index, %m: index) -> (memref<4x6xf32>, memref<?x6xf32>, memref<?x?xf32>, memref<4x6xf32>) {
  %0 = memref.expand_shape %a [[0], [1, 2]] output_shape [4, 2, 3] : memref<4x6xf32> into memref<4x2x3xf32>
  %1 = memref.collapse_shape %0 [[0], [1, 2]] : memref<4x2x3xf32> into memref<4x6xf32>
  %2 = memref.collapse_shape %b [[0, 1]] : memref<?x6xf32> into memref<?xf32>
  %3 = memref.expand_shape %2 [[0, 1]] output_shape [%n, 6] : memref<?xf32> into memref<?x6xf32>
  %4 = memref.expand_shape %c [[0], [1, 2]] output_shape [%n, %m, 3] : memref<?x?xf32> into memref<?x?x3xf32>
  %5 = memref.collapse_shape %4 [[0], [1, 2]] : memref<?x?x3xf32> into memref<?x?xf32>
  %6 = memref.expand_shape %a [[0], [1]] output_shape [4, 6] : memref<4x6xf32> into memref<4x6xf32>
  return %1, %3, %5, %6 : memref<4x6xf32>, memref<?x6xf32>, memref<?x?xf32>, memref<4x6xf32>
}

// -----
func.func @transpose(%a: memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>, %b: memref<2x3xf32, strided<[3, 1]>>) -> (memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>, memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>, memref<3x2xf32, strided<[1, 3]>>) {
  %0 = memref.transpose %a (i, j, k) -> (i, j, k) : memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>> to memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>
  %1 = memref.transpose %0 (i, j, k) -> (k, i, j) : memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>> to memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>
  %2 = memref.transpose %1 (i, j, k) -> (j, i, k) : memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>> to memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>
  %3 = memref.transpose %b (i, j) -> (j, i) : memref<2x3xf32, strided<[3, 1]>> to memref<3x2xf32, strided<[1, 3]>>
  return %0, %2, %3 : memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>, memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>, memref<3x2xf32, strided<[1, 3]>>
}

// -----
func.func @reinterpret(%a: memref<4x6xf32>, %n: index, %m: memref<?x?xf32>) -> (memref<4x6xf32, strided<[6, 1]>>, memref<24xf32>, memref<10xf32>, memref<10xf32>, memref<10xf32>, memref<24xf32, strided<[1], offset: ?>>) {
  %0 = memref.reinterpret_cast %a to offset: [0], sizes: [4, 6], strides: [6, 1] : memref<4x6xf32> to memref<4x6xf32, strided<[6, 1]>>
  %1 = memref.reinterpret_cast %a to offset: [0], sizes: [%n, 24], strides: [24, 1] : memref<4x6xf32> to memref<?x24xf32>
  %2 = memref.reinterpret_cast %1 to offset: [0], sizes: [24], strides: [1] : memref<?x24xf32> to memref<24xf32>
  %c = memref.cast %a : memref<4x6xf32> to memref<?x?xf32>
  %3 = memref.reinterpret_cast %c to offset: [0], sizes: [10], strides: [1] : memref<?x?xf32> to memref<10xf32>
  %s = memref.subview %m[0, 0] [%n, %n] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1]>>
  %4 = memref.reinterpret_cast %s to offset: [0], sizes: [10], strides: [1] : memref<?x?xf32, strided<[?, 1]>> to memref<10xf32>
  %t = memref.subview %m[1, 0] [%n, %n] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
  %5 = memref.reinterpret_cast %t to offset: [0], sizes: [10], strides: [1] : memref<?x?xf32, strided<[?, 1], offset: ?>> to memref<10xf32>
  %6 = memref.reinterpret_cast %a to offset: [%n], sizes: [24], strides: [1] : memref<4x6xf32> to memref<24xf32, strided<[1], offset: ?>>
  return %0, %2, %3, %4, %5, %6 : memref<4x6xf32, strided<[6, 1]>>, memref<24xf32>, memref<10xf32>, memref<10xf32>, memref<10xf32>, memref<24xf32, strided<[1], offset: ?>>
}

// -----
func.func @dims(%a: memref<*xf32>, %s: memref<?xindex>, %t: memref<3xi32>, %i: index, %c: i1) -> (index, index, index, index) {
  %c1 = arith.constant 1 : index
  %0 = memref.reshape %a(%s) : (memref<*xf32>, memref<?xindex>) -> memref<*xf32>
  memref.store %c1, %s[%i] : memref<?xindex>
  %1 = memref.dim %0, %c1 : memref<*xf32>
  %2 = memref.dim %0, %i : memref<*xf32>
  %3 = memref.reshape %a(%t) : (memref<*xf32>, memref<3xi32>) -> memref<?x?x4xf32>
  %late = "t.value"() : () -> index
  %4 = memref.dim %3, %late : memref<?x?x4xf32>
  %5 = memref.dim %3, %c1 : memref<?x?x4xf32>
  return %1, %2, %4, %5 : index, index, index, index
}

// -----
func.func @dims_in_a_loop(%a: memref<*xf32>, %s: memref<?xindex>, %n: index, %m: memref<?xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = memref.reshape %a(%s) : (memref<*xf32>, memref<?xindex>) -> memref<*xf32>
    %1 = memref.dim %0, %i : memref<*xf32>
    memref.store %1, %m[%i] : memref<?xindex>
    scf.for %j = %c0 to %n step %c1 {
      %2 = memref.dim %0, %j : memref<*xf32>
      %3 = memref.dim %0, %i : memref<*xf32>
      %4 = memref.dim %0, %n : memref<*xf32>
      memref.store %2, %m[%3] : memref<?xindex>
      memref.store %4, %m[%3] : memref<?xindex>
    }
  }
  return
}
