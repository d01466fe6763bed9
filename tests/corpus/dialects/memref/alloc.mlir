// Buffers that are allocated and freed, and those that are refused.

func.func @alloc(%n: index, %m: index) {
  %0 = memref.alloc() : memref<8x64xf32>
  %1 = memref.alloc() : memref<8x64xf32, 1>
  %2 = memref.alloc(%n) : memref<8x?xf32, "fast">
  %3 = memref.alloc(%n, %m) {alignment = 16 : i64, note = "two"} : memref<?x?xf32>
  %4 = memref.alloc()[%n] : memref<8x64xf32, affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>>
  %5 = memref.alloc(%n)[%m] : memref<?xi8, affine_map<(d0)[s0] -> (d0 * s0)>, 2>
  %6 = memref.alloc(%n)[%m, %m] : memref<?xi8, strided<[?], offset: ?>>
  %7 = memref.alloc() {alignment = 32} : memref<f64>
  %8 = memref.alloc() : memref<2xmemref<4xf32>>
  memref.dealloc %0 : memref<8x64xf32>
  %9 = memref.cast %3 : memref<?x?xf32> to memref<*xf32>
  memref.dealloc %9 {last} : memref<*xf32>
  return
}

// -----

func.func @alloca(%n: index) {
  %0 = memref.alloca() : memref<4xf32>
  %1 = memref.alloca(%n) {alignment = 8} : memref<?xf32>
  %2 = memref.alloca(%n)[%n] : memref<?x4xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>>
  return
}

// -----

func.func @scopes(%c: i1) -> (f32, index) {
  memref.alloca_scope {
    %0 = memref.alloca() : memref<4x3xf32>
    memref.alloca_scope.return
  }
  memref.alloca_scope {
    %0 = memref.alloca() : memref<4x3xf32>
  } {noted}
  %0 = memref.alloca_scope -> f32 {
    %1 = "u.value"() : () -> f32
    memref.alloca_scope.return %1 : f32
  }
  %1:2 = memref.alloca_scope -> (f32, index) {
    %2:2 = "u.values"() : () -> (f32, index)
    memref.alloca_scope.return {a = 1 : i32} %2#0, %2#1 : f32, index
  } {b}
  memref.alloca_scope {
    memref.alloca_scope {
    }
  }
  return %1#0, %1#1 : f32, index
}

// -----

"memref.alloca_scope"() ({
  %0 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
  "memref.alloca_scope.return"() : () -> ()
}) : () -> ()

// -----

func.func @realloc(%a: memref<64xf32>, %b: memref<?xf32, 3>, %n: index) {
  %0 = memref.realloc %a : memref<64xf32> to memref<128xf32>
  %1 = memref.realloc %0(%n) : memref<128xf32> to memref<?xf32>
  %2 = memref.realloc %1 {alignment = 8} : memref<?xf32> to memref<4xf32>
  %3 = memref.realloc %b(%n) {alignment = 16 : i64, x} : memref<?xf32, 3> to memref<?xf32, 3>
  %4 = memref.realloc %2 : memref<4xf32> to memref<2xf32, strided<[1]>>
  return
}

// -----

%0 = memref.alloc() : memref<?xf32>

// -----

%n = "u.n"() : () -> index
%0 = memref.alloc(%n, %n) : memref<?x4xf32>

// -----

%0 = memref.alloc() : memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>

// -----

%n = "u.n"() : () -> index
%0 = memref.alloc()[%n] : memref<4xf32>

// -----

%n = "u.n"() : () -> index
%0 = memref.alloc()[%n] : memref<4xf32, strided<[?], offset: ?>>

// -----

%0 = memref.alloc() : memref<*xf32>

// -----

%0 = memref.alloc() : tensor<4xf32>

// -----

%0 = memref.alloc() {alignment = 3} : memref<4xf32>

// -----

%0 = memref.alloc() {alignment = -8} : memref<4xf32>

// -----

%0 = memref.alloc() {alignment = 8 : i32} : memref<4xf32>

// -----

%0 = memref.alloc() {alignment = "x"} : memref<4xf32>

// -----

%n = "u.n"() : () -> i32
%0 = memref.alloc(%n) : memref<?xf32>

// -----

%n = "u.n"() : () -> index
%0 = memref.alloc(%n : index) : memref<?xf32>

// -----

%0 = memref.alloc : memref<4xf32>

// -----

%0 = memref.alloc() memref<4xf32>

// -----

%0 = memref.alloc()[] : memref<4xf32>

// -----

%0, %1 = memref.alloc() : memref<4xf32>

// -----

%0 = "memref.alloc"() : () -> memref<4xf32>

// -----

%0 = "memref.alloc"() <{operandSegmentSizes = array<i32: 1, 0>}> : () -> memref<4xf32>

// -----

%0 = memref.alloca() : memref<4xf32>

// -----

func.func @f() {
  %0 = memref.alloca() : memref<?xf32>
  return
}

// -----

memref.alloca_scope {
  "u.last"() : () -> ()
  func.return
}

// -----

%0 = memref.alloca_scope -> f32 {
  %1 = "u.value"() : () -> i32
  memref.alloca_scope.return %1 : i32
}

// -----

%0 = memref.alloca_scope -> f32 {
}

// -----

memref.alloca_scope {
^bb0(%a: index):
  memref.alloca_scope.return
}

// -----

memref.alloca_scope {
  "u.br"()[^bb1] : () -> ()
^bb1:
  memref.alloca_scope.return
}

// -----

memref.alloca_scope.return

// -----

memref.alloca_scope ->

// -----

memref.alloca_scope -> () {
}

// -----

"memref.alloca_scope"() ({
}) : () -> ()

// -----

func.func @f(%a: memref<64xf32>) {
  %0 = memref.realloc %a : memref<64xf32> to memref<?xf32>
  return
}

// -----

func.func @f(%a: memref<64xf32>, %n: index) {
  %0 = memref.realloc %a(%n) : memref<64xf32> to memref<32xf32>
  return
}

// -----

func.func @f(%a: memref<64xf32>) {
  %0 = memref.realloc %a : memref<64xf32> to memref<32xi32>
  return
}

// -----

func.func @f(%a: memref<64xf32>) {
  %0 = memref.realloc %a : memref<64xf32> to memref<32xf32, 1>
  return
}

// -----

func.func @f(%a: memref<64xf32>) {
  %0 = memref.realloc %a : memref<64xf32> to memref<8x8xf32>
  return
}

// -----

func.func @f(%a: memref<64xf32, strided<[2]>>) {
  %0 = memref.realloc %a : memref<64xf32, strided<[2]>> to memref<32xf32>
  return
}

// -----

func.func @f(%a: memref<64xf32>) {
  %0 = memref.realloc %a : memref<64xf32> to memref<32xf32, strided<[2]>>
  return
}

// -----

func.func @f(%a: memref<64xf32>) {
  %0 = memref.realloc %a() : memref<64xf32> to memref<32xf32>
  return
}

// -----

func.func @f(%a: tensor<64xf32>) {
  memref.dealloc %a : tensor<64xf32>
  return
}

// -----

func.func @f(%a: memref<64xf32>) {
  memref.dealloc %a : memref<32xf32>
  return
}
