// Elements and copies.

func.func @elements(%a: memref<4x?xf32>, %s: memref<f32>, %i: index, %v: f32) {
  %0 = memref.load %a[%i, %i] : memref<4x?xf32>
  %1 = memref.load %s[] : memref<f32>
  %2 = memref.load %a[%i, %i] {nontemporal = true} : memref<4x?xf32>
  %3 = memref.load %a[%i, %i] {nontemporal = false} : memref<4x?xf32>
  %4 = memref.load %a[%i, %i] {alignment = 16 : i64, nontemporal = true, z} : memref<4x?xf32>
  memref.store %v, %a[%i, %i] : memref<4x?xf32>
  memref.store %v, %s[] {alignment = 4, nontemporal = false} : memref<f32>
  memref.store %0, %s[] {nontemporal = true} : memref<f32>
  return
}

// -----

func.func @prefetch(%a: memref<4x?xf32, 2>, %s: memref<i8>, %i: index) {
  memref.prefetch %a[%i, %i], read, locality<3>, data : memref<4x?xf32, 2>
  memref.prefetch %a[%i, %i], write, locality<0>, instr : memref<4x?xf32, 2>
  memref.prefetch %s[], write, locality<1>, data : memref<i8>
  return
}

// -----

func.func @copy(%a: memref<4xf32>, %b: memref<?xf32, strided<[2]>, 1>, %c: memref<*xf32>) {
  memref.copy %a, %b : memref<4xf32> to memref<?xf32, strided<[2]>, 1>
  memref.copy %b, %a {x} : memref<?xf32, strided<[2]>, 1> to memref<4xf32>
  memref.copy %a, %c : memref<4xf32> to memref<*xf32>
  return
}

// -----

func.func @dma(%a: memref<64x2xf32>, %b: memref<128xf32, 1>, %t: memref<1xi32, 2>, %u: memref<i32>, %i: index) {
  memref.dma_start %a[%i, %i], %b[%i], %i, %t[%i] : memref<64x2xf32>, memref<128xf32, 1>, memref<1xi32, 2>
  memref.dma_start %a[%i, %i], %b[%i], %i, %u[] : memref<64x2xf32>, memref<128xf32, 1>, memref<i32>
  memref.dma_start %b[%i], %a[%i, %i], %i, %t[%i], %i, %i : memref<128xf32, 1>, memref<64x2xf32>, memref<1xi32, 2>
  memref.dma_wait %t[%i], %i : memref<1xi32, 2>
  memref.dma_wait %u[], %i {x} : memref<i32>
  return
}

// -----

func.func @f(%a: memref<4x?xf32>, %i: index) {
  %0 = memref.load %a[%i] : memref<4x?xf32>
  return
}

// -----

func.func @f(%a: memref<f32>, %i: index) {
  %0 = memref.load %a[%i] : memref<f32>
  return
}

// -----

func.func @f(%a: memref<*xf32>, %i: index) {
  %0 = memref.load %a[%i] : memref<*xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %i: i32) {
  %0 = memref.load %a[%i] : memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %i: index) {
  %0 = "memref.load"(%a, %i) : (memref<4xf32>, index) -> i32
  return
}

// -----

func.func @f(%a: memref<4xf32>, %i: index) {
  %0 = memref.load %a[%i] {nontemporal = 1 : i32} : memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %i: index) {
  %0 = memref.load %a[%i] {alignment = 0} : memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %i: index) {
  %0 = memref.load %a[%i : memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %i: index) {
  %0 = memref.load %a : memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %i: index) {
  %0 = memref.load %a[%i] : i32
  return
}

// -----

func.func @f(%a: memref<4xf32>, %i: index) {
  %0 = memref.load %a[0] : memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %v: f32) {
  memref.store %v, %a[] : memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %v: i32, %i: index) {
  memref.store %v, %a[%i] : memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %v: i32, %i: index) {
  "memref.store"(%v, %a, %i) : (i32, memref<4xf32>, index) -> ()
  return
}

// -----

func.func @f(%a: memref<4xf32>, %i: index) {
  memref.prefetch %a[], read, locality<3>, data : memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %i: index) {
  memref.prefetch %a[%i], reads, locality<3>, data : memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %i: index) {
  memref.prefetch %a[%i], read, locality<3>, datum : memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %i: index) {
  memref.prefetch %a[%i], read, locality<4>, data : memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %i: index) {
  memref.prefetch %a[%i], read, locality<-1>, data : memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %i: index) {
  memref.prefetch %a[%i], read, locality<"x">, data : memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %i: index) {
  memref.prefetch %a[%i], read, locality<3>, data {isWrite = true} : memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %i: index) {
  memref.prefetch %a[%i], read, local<3>, data : memref<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %i: index) {
  memref.prefetch %a[%i], read, locality<3>, data : tensor<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xi32>) {
  memref.copy %a, %b : memref<4xf32> to memref<4xi32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<5xf32>) {
  memref.copy %a, %b : memref<4xf32> to memref<5xf32>
  return
}

// -----

func.func @f(%a: memref<64xf32>, %i: index) {
  memref.dma_start %a[%i], %a[%i], %i, %a[%i], %i : memref<64xf32>, memref<64xf32>, memref<64xf32>
  return
}

// -----

func.func @f(%a: memref<64xf32>, %i: index) {
  memref.dma_start %a[%i], %a[%i], %i, %a[%i] : memref<64xf32>, memref<64xf32>
  return
}

// -----

func.func @f(%a: memref<64xf32>, %i: index) {
  memref.dma_start %a[%i], %a[%i], %i, %a[%i] {x} : memref<64xf32>, memref<64xf32>, memref<64xf32>
  return
}

// -----

func.func @f(%a: memref<64xf32>, %i: index) {
  "memref.dma_start"(%a, %i, %a) : (memref<64xf32>, index, memref<64xf32>) -> ()
  return
}

// -----

func.func @f(%a: memref<64x64xf32>, %i: index) {
  "memref.dma_start"(%a, %i, %a, %i) : (memref<64x64xf32>, index, memref<64x64xf32>, index) -> ()
  return
}

// -----

func.func @f(%a: memref<64xf32>, %i: index) {
  "memref.dma_start"(%i, %i, %a, %i, %i, %a, %i) : (index, index, memref<64xf32>, index, index, memref<64xf32>, index) -> ()
  return
}

// -----

func.func @f(%a: memref<64xf32>, %i: index) {
  "memref.dma_start"(%a, %a, %a, %i, %i, %a, %i) : (memref<64xf32>, memref<64xf32>, memref<64xf32>, index, index, memref<64xf32>, index) -> ()
  return
}

// -----

func.func @f(%a: memref<64xf32>, %i: index) {
  "memref.dma_start"(%a, %i, %i, %i, %i, %a, %i) : (memref<64xf32>, index, index, index, index, memref<64xf32>, index) -> ()
  return
}

// -----

func.func @f(%a: memref<64xf32>, %i: index) {
  "memref.dma_start"(%a, %i, %a, %i) : (memref<64xf32>, index, memref<64xf32>, index) -> ()
  return
}

// -----

func.func @f(%a: memref<64xf32>, %i: index) {
  "memref.dma_start"(%a, %i, %a, %a, %i, %a, %i) : (memref<64xf32>, index, memref<64xf32>, memref<64xf32>, index, memref<64xf32>, index) -> ()
  return
}

// -----

func.func @f(%a: memref<64xf32>, %i: index) {
  "memref.dma_start"(%a, %i, %a, %i, %a, %a, %i) : (memref<64xf32>, index, memref<64xf32>, index, memref<64xf32>, memref<64xf32>, index) -> ()
  return
}

// -----

func.func @f(%a: memref<64xf32>, %i: index) {
  "memref.dma_start"(%a, %i, %a, %i, %i, %i, %i) : (memref<64xf32>, index, memref<64xf32>, index, index, index, index) -> ()
  return
}

// -----

func.func @f(%a: memref<64xf32>, %i: index) {
  "memref.dma_start"(%a, %i, %a, %i, %i, %a) : (memref<64xf32>, index, memref<64xf32>, index, index, memref<64xf32>) -> ()
  return
}

// -----

func.func @f(%a: memref<64xf32>, %i: index) {
  "memref.dma_start"(%a, %i, %a, %i, %i, %a, %a) : (memref<64xf32>, index, memref<64xf32>, index, index, memref<64xf32>, memref<64xf32>) -> ()
  return
}

// -----

func.func @f(%a: memref<64xf32>, %i: index) {
  "memref.dma_start"(%a, %i, %a, %i, %i, %a, %i, %i) : (memref<64xf32>, index, memref<64xf32>, index, index, memref<64xf32>, index, index) -> ()
  return
}

// -----

func.func @f(%a: memref<64xf32>, %i: index) {
  "memref.dma_start"(%a, %i, %a, %i, %i, %a, %i, %i, %a) : (memref<64xf32>, index, memref<64xf32>, index, index, memref<64xf32>, index, index, memref<64xf32>) -> ()
  return
}

// -----

func.func @f(%a: memref<64xf32>, %i: index) {
  memref.dma_wait %a[], %i : memref<64xf32>
  return
}
