// builtin.module(canonicalize)
func.func @casts(%m: memref<4x?xf32>, %i: index, %v: f32) -> (f32, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c = memref.cast %m : memref<4x?xf32> to memref<?x?xf32>
  %d = memref.cast %c : memref<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %0 = memref.load %c[%i, %i] : memref<?x?xf32>
  memref.store %v, %d[%i, %i] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %1 = memref.dim %d, %c0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %2 = memref.dim %d, %c1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %r = memref.rank %d : memref<?x?xf32, strided<[?, ?], offset: ?>>
  memref.prefetch %c[%i, %i], read, locality<3>, data : memref<?x?xf32>
  %a = memref.atomic_rmw addf %v, %c[%i, %i] : (f32, memref<?x?xf32>) -> f32
  memref.dealloc %c : memref<?x?xf32>
  return %0, %1, %2, %r : f32, index, index, index
}
func.func @allocs(%n: index, %v: f32) -> (index, index, index, memref<?x?xf32>, memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %m3 = arith.constant -3 : index
  %a = memref.alloc(%c8, %n) {alignment = 16 : i64} : memref<?x?xf32>
  %b = memref.alloca(%n) : memref<3x?xf32>
  %d = memref.alloc() : memref<4xf32>
  memref.store %v, %d[%c0] : memref<4xf32>
  memref.dealloc %d : memref<4xf32>
  %0 = memref.dim %a, %c1 : memref<?x?xf32>
  %1 = memref.dim %b, %c1 : memref<3x?xf32>
  %2 = memref.dim %a, %c0 : memref<?x?xf32>
  %e = memref.alloc(%m3) : memref<?xf32>
  return %0, %1, %2, %a, %e : index, index, index, memref<?x?xf32>, memref<?xf32>
}
func.func @copies(%a: memref<4x?xf32>, %b: memref<?x4xf32>, %z: memref<0x?xf32>, %y: memref<?x?xf32>) {
  %c = memref.cast %a : memref<4x?xf32> to memref<?x?xf32>
  memref.copy %c, %y : memref<?x?xf32> to memref<?x?xf32>
  memref.copy %y, %y : memref<?x?xf32> to memref<?x?xf32>
  memref.copy %z, %y : memref<0x?xf32> to memref<?x?xf32>
  %d = memref.cast %y : memref<?x?xf32> to memref<4x4xf32>
  memref.copy %d, %d : memref<4x4xf32> to memref<4x4xf32>
  %q = memref.cast %y : memref<?x?xf32> to memref<?x4xf32>
  memref.copy %q, %b : memref<?x4xf32> to memref<?x4xf32>
  return
}
func.func @views(%m: memref<8x16xf32>, %n: index, %d: memref<?x?xf32>, %bytes: memref<2048xi8>) -> (memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<8x16xf32>, memref<8x16xf32, strided<[16, 1]>>, memref<?xf32, strided<[1], offset: ?>>, index, memref<?x4xf32>, memref<?x?xf32, strided<[?, 1], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = memref.subview %m[%c0, %n] [%c2, %n] [%c1, %c2] : memref<8x16xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %1 = memref.subview %m[0, 0] [8, 16] [1, 1] : memref<8x16xf32> to memref<8x16xf32>
  %2 = memref.subview %m[0, 0] [8, 16] [1, 1] : memref<8x16xf32> to memref<8x16xf32, strided<[16, 1]>>
  %3 = memref.subview %m[%c2, %n] [1, %n] [1, 1] : memref<8x16xf32> to memref<?xf32, strided<[1], offset: ?>>
  %4 = memref.dim %3, %c0 : memref<?xf32, strided<[1], offset: ?>>
  %5 = memref.view %bytes[%n][%c2] : memref<2048xi8> to memref<?x4xf32>
  %c = memref.cast %m : memref<8x16xf32> to memref<?x?xf32>
  %6 = memref.subview %c[%n, %n] [%n, %n] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
  return %0, %1, %2, %3, %4, %5, %6 : memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<8x16xf32>, memref<8x16xf32, strided<[16, 1]>>, memref<?xf32, strided<[1], offset: ?>>, index, memref<?x4xf32>, memref<?x?xf32, strided<[?, 1], offset: ?>>
}
func.func @align(%m: memref<4xf32, 3>, %n: memref<4xf32>) -> (memref<4xf32>, memref<4xf32>) {
  %a = memref.assume_alignment %n, 8 : memref<4xf32>
  %b = memref.assume_alignment %a, 8 : memref<4xf32>
  %x = memref.memory_space_cast %m : memref<4xf32, 3> to memref<4xf32, 5>
  %y = memref.memory_space_cast %x : memref<4xf32, 5> to memref<4xf32>
  return %b, %y : memref<4xf32>, memref<4xf32>
}
