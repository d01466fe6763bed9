// A blur of an image, written as a front end would: small functions that call each other. With the passes `inline`,
// `canonicalize`, `cse`, `loop-invariant-code-motion` and `symbol-dce`, one function is left.

// The index moved into [0, size).
func.func private @clamp(%i: index, %size: index) -> index {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %last = arith.subi %size, %one : index
  %low = arith.maxsi %i, %zero : index
  %in = arith.minsi %low, %last : index
  return %in : index
}

// The weight of a neighbour at this distance: 1/2 in the middle, 1/4 beside it.
func.func private @weight(%distance: index) -> f32 {
  %zero = arith.constant 0 : index
  %middle = arith.cmpi eq, %distance, %zero : index
  %weight = scf.if %middle -> f32 {
    %half = arith.constant 0.5 : f32
    scf.yield %half : f32
  } else {
    %half = arith.constant 0.5 : f32
    %quarter = arith.mulf %half, %half : f32
    scf.yield %quarter : f32
  }
  return %weight : f32
}

func.func private @sample(%row: memref<?xf32>, %i: index, %distance: index) -> f32 {
  %zero = arith.constant 0 : index
  %size = memref.dim %row, %zero : memref<?xf32>
  %at = arith.addi %i, %distance : index
  %clamped = call @clamp(%at, %size) : (index, index) -> index
  %x = memref.load %row[%clamped] : memref<?xf32>
  %w = call @weight(%distance) : (index) -> f32
  %scaled = arith.mulf %x, %w : f32
  return %scaled : f32
}

// Called by nobody.
func.func private @unused(%x: f32) -> f32 {
  return %x : f32
}

func.func @blur(%from: memref<?xf32>, %to: memref<?xf32>, %scale: f32) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %minus = arith.constant -1 : index
  %size = memref.dim %from, %zero : memref<?xf32>
  scf.for %i = %zero to %size step %one {
    %left = func.call @sample(%from, %i, %minus) : (memref<?xf32>, index, index) -> f32
    %here = func.call @sample(%from, %i, %zero) : (memref<?xf32>, index, index) -> f32
    %right = func.call @sample(%from, %i, %one) : (memref<?xf32>, index, index) -> f32
    %sides = arith.addf %left, %right : f32
    %sum = arith.addf %sides, %here : f32
    %two = arith.constant 2.0 : f32
    %doubled = arith.mulf %scale, %two : f32
    %half = arith.divf %doubled, %two : f32
    %out = arith.mulf %sum, %half : f32
    memref.store %out, %to[%i] : memref<?xf32>
  }
  return
}
