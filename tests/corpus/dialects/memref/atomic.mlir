// Elements that are read and written in one step.

func.func @rmw(%f: memref<10xf32>, %i: memref<4x4xi32>, %s: memref<f64>, %v: f32, %w: i32, %d: f64, %n: index) {
  %0 = memref.atomic_rmw addf %v, %f[%n] : (f32, memref<10xf32>) -> f32
  %1 = memref.atomic_rmw mulf %v, %f[%n] {x} : (f32, memref<10xf32>) -> f32
  %2 = memref.atomic_rmw maximumf %v, %f[%n] : (f32, memref<10xf32>) -> f32
  %3 = memref.atomic_rmw minimumf %v, %f[%n] : (f32, memref<10xf32>) -> f32
  %4 = memref.atomic_rmw maxnumf %v, %f[%n] : (f32, memref<10xf32>) -> f32
  %5 = memref.atomic_rmw minnumf %w, %i[%n, %n] : (i32, memref<4x4xi32>) -> i32
  %6 = memref.atomic_rmw assign %d, %s[] : (f64, memref<f64>) -> f64
  %7 = memref.atomic_rmw addi %w, %i[%n, %n] : (i32, memref<4x4xi32>) -> i32
  %8 = memref.atomic_rmw andi %w, %i[%n, %n] : (i32, memref<4x4xi32>) -> i32
  %9 = memref.atomic_rmw ori %w, %i[%n, %n] : (i32, memref<4x4xi32>) -> i32
  %10 = memref.atomic_rmw maxs %w, %i[%n, %n] : (i32, memref<4x4xi32>) -> i32
  %11 = memref.atomic_rmw maxu %w, %i[%n, %n] : (i32, memref<4x4xi32>) -> i32
  %12 = memref.atomic_rmw mins %w, %i[%n, %n] : (i32, memref<4x4xi32>) -> i32
  %13 = memref.atomic_rmw minu %w, %i[%n, %n] : (i32, memref<4x4xi32>) -> i32
  %14 = memref.atomic_rmw muli %w, %i[%n, %n] : (i32, memref<4x4xi32>) -> i32
  %15 = memref.atomic_rmw xori %w, %i[%n, %n] : (i32, memref<4x4xi32>) -> i32
  %16 = memref.atomic_rmw "addf" %v, %f[%n] : (f32, memref<10xf32>) -> f32
  return
}

// -----

func.func @generic(%f: memref<10xf32>, %s: memref<i8>, %n: index) {
  %0 = memref.generic_atomic_rmw %f[%n] : memref<10xf32> {
  ^bb0(%old: f32):
    %new = arith.addf %old, %old : f32
    memref.atomic_yield %new : f32
  }
  %1 = memref.generic_atomic_rmw %s[] : memref<i8> {
  ^bb0(%old: i8):
    memref.atomic_yield %old {y} : i8
  } {x}
  return
}

// -----

func.func @f(%f: memref<10xf32>, %v: f32, %n: index) {
  %0 = memref.atomic_rmw addi %v, %f[%n] : (f32, memref<10xf32>) -> f32
  return
}

// -----

func.func @f(%f: memref<10xi32>, %v: i32, %n: index) {
  %0 = memref.atomic_rmw mulf %v, %f[%n] : (i32, memref<10xi32>) -> i32
  return
}

// -----

func.func @f(%f: memref<10xi32>, %v: i32, %n: index) {
  %0 = memref.atomic_rmw addi %v, %f[%n, %n] : (i32, memref<10xi32>) -> i32
  return
}

// -----

func.func @f(%f: memref<10xi32>, %v: i64, %n: index) {
  %0 = memref.atomic_rmw addi %v, %f[%n] : (i64, memref<10xi32>) -> i64
  return
}

// -----

func.func @f(%f: memref<10xi32>, %v: i32, %n: index) {
  %0 = memref.atomic_rmw addi %v, %f[%n] : (i32, memref<10xi32>) -> i64
  return
}

// -----

func.func @f(%f: memref<10xindex>, %n: index) {
  %0 = memref.atomic_rmw addi %n, %f[%n] : (index, memref<10xindex>) -> index
  return
}

// -----

func.func @f(%f: memref<10xi32>, %v: i32, %n: index) {
  %0 = memref.atomic_rmw add %v, %f[%n] : (i32, memref<10xi32>) -> i32
  return
}

// -----

func.func @f(%f: memref<10xi32>, %v: i32, %n: index) {
  %0 = "memref.atomic_rmw"(%v, %f, %n) <{kind = 99 : i64}> : (i32, memref<10xi32>, index) -> i32
  return
}

// -----

func.func @f(%f: memref<10xf32>, %n: index) {
  %0 = memref.generic_atomic_rmw %f[%n] : memref<10xf32> {
    memref.atomic_yield %n : index
  }
  return
}

// -----

func.func @f(%f: memref<10xf32>, %n: index) {
  %0 = memref.generic_atomic_rmw %f[%n] : memref<10xf32> {
  ^bb0(%a: f32, %b: f32):
    memref.atomic_yield %a : f32
  }
  return
}

// -----

func.func @f(%f: memref<10xf32>, %n: index) {
  %0 = memref.generic_atomic_rmw %f[%n] : memref<10xf32> {
  ^bb0(%a: i32):
    memref.atomic_yield %a : i32
  }
  return
}

// -----

func.func @f(%f: memref<10xf32>, %n: index) {
  %0 = memref.generic_atomic_rmw %f[%n] : memref<10xf32> {
  ^bb0(%a: f32):
    %m = memref.alloc() : memref<f32>
    memref.atomic_yield %a : f32
  }
  return
}

// -----

func.func @f(%f: memref<10xf32>, %n: index) {
  %0 = memref.generic_atomic_rmw %f[%n] : memref<10xf32> {
  ^bb0(%a: f32):
    "u.unknown"() : () -> ()
    memref.atomic_yield %a : f32
  }
  return
}

// -----

func.func @f(%f: memref<10xf32>, %n: index) {
  %0 = memref.generic_atomic_rmw %f[%n] : memref<10xf32> {
  ^bb0(%a: f32):
    memref.atomic_yield %n : index
  }
  return
}

// -----

func.func @f(%f: memref<10xf32>, %n: index) {
  %0 = memref.generic_atomic_rmw %f[%n] : memref<10xf32> {
  ^bb0(%a: f32):
  }
  return
}

// -----

func.func @f(%f: memref<10xf32>, %n: index) {
  %0 = memref.generic_atomic_rmw %f[%n] : memref<10xf32>
  return
}

// -----

func.func @f(%f: memref<10xindex>, %n: index) {
  %0 = memref.generic_atomic_rmw %f[%n] : memref<10xindex> {
  ^bb0(%a: index):
    memref.atomic_yield %a : index
  }
  return
}

// -----

%0 = "u.v"() : () -> f32
memref.atomic_yield %0 : f32

// -----

func.func @f(%f: memref<10xf32>, %v: f32, %n: index) {
  %0 = memref.atomic_rmw xori %v, %f[%n] : (f32, memref<10xf32>) -> f32
  return
}

// -----

func.func @f(%f: memref<10xf32>, %v: f32, %n: index) {
  %0 = memref.atomic_rmw ori %v, %f[%n] : (f32, memref<10xf32>) -> f32
  return
}

// -----

func.func @f(%f: memref<10xf32>, %v: f32, %n: index) {
  %0 = memref.atomic_rmw andi %v, %f[%n] : (f32, memref<10xf32>) -> f32
  return
}

// -----

func.func @f(%f: memref<10xf32>, %v: f32, %n: index) {
  %0 = memref.atomic_rmw muli %v, %f[%n] : (f32, memref<10xf32>) -> f32
  return
}

// -----

func.func @f(%f: memref<10xf32>, %v: f32, %n: index) {
  %0 = memref.atomic_rmw minu %v, %f[%n] : (f32, memref<10xf32>) -> f32
  return
}

// -----

func.func @f(%f: memref<10xf32>, %v: f32, %n: index) {
  %0 = memref.atomic_rmw mins %v, %f[%n] : (f32, memref<10xf32>) -> f32
  return
}

// -----

func.func @f(%f: memref<10xf32>, %v: f32, %n: index) {
  %0 = memref.atomic_rmw maxu %v, %f[%n] : (f32, memref<10xf32>) -> f32
  return
}

// -----

func.func @f(%f: memref<10xf32>, %v: f32, %n: index) {
  %0 = memref.atomic_rmw maxs %v, %f[%n] : (f32, memref<10xf32>) -> f32
  return
}

// -----

func.func @f(%f: memref<10xi32>, %v: i32, %n: index) {
  %0 = memref.atomic_rmw addf %v, %f[%n] : (i32, memref<10xi32>) -> i32
  return
}

// -----

func.func @f(%f: memref<10xi32>, %v: i32, %n: index) {
  %0 = memref.atomic_rmw maximumf %v, %f[%n] : (i32, memref<10xi32>) -> i32
  return
}

// -----

func.func @f(%f: memref<10xi32>, %v: i32, %n: index) {
  %0 = memref.atomic_rmw minimumf %v, %f[%n] : (i32, memref<10xi32>) -> i32
  return
}

// -----

func.func @f(%f: memref<10xi32>, %v: i32, %n: index) {
  %0 = memref.atomic_rmw maxnumf %v, %f[%n] : (i32, memref<10xi32>) -> i32
  return
}

// -----

func.func @f(%f: memref<10xi32>, %v: i32, %n: index) {
  %0 = memref.atomic_rmw assign %v, %f[%n] : (i32, memref<10xi32>) -> i32
  return
}
