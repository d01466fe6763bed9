// A product of matrices with a bias and a rectifier, in MLIR's standard dialects: what `ods-opt` reads and prints as
// `mlir-opt` does.

#rows = strided<[?, 1], offset: ?>

memref.global "private" constant @bias : memref<4xf32> = dense<[0.5, -1.0, 0.25, 2.0]>

func.func private @report(index, f32) -> ()

// c += a * b
func.func @matmul(%a: memref<?x?xf32, #rows>, %b: memref<?x4xf32>, %c: memref<?x4xf32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %m = memref.dim %a, %zero : memref<?x?xf32, #rows>
  %k = memref.dim %a, %one : memref<?x?xf32, #rows>
  %n = arith.constant 4 : index
  scf.parallel (%i, %j) = (%zero, %zero) to (%m, %n) step (%one, %one) {
    %start = memref.load %c[%i, %j] : memref<?x4xf32>
    %sum = scf.for %l = %zero to %k step %one iter_args(%acc = %start) -> f32 {
      %x = memref.load %a[%i, %l] : memref<?x?xf32, #rows>
      %y = memref.load %b[%l, %j] : memref<?x4xf32>
      %z = math.fma %x, %y, %acc fastmath<contract> : f32
      scf.yield %z : f32
    }
    memref.store %sum, %c[%i, %j] : memref<?x4xf32>
    scf.reduce
  }
  return
}

// c = max(c + bias, 0), and how many were below
func.func @activate(%c: memref<?x4xf32>) -> index attributes {llvm.emit_c_interface} {
  %bias = memref.get_global @bias : memref<4xf32>
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %n = arith.constant 4 : index
  %rows = memref.dim %c, %zero : memref<?x4xf32>
  %none = arith.constant 0.0 : f32
  %below = scf.for %i = %zero to %rows step %one iter_args(%outer = %zero) -> (index) {
    %found = scf.for %j = %zero to %n step %one iter_args(%count = %outer) -> (index) {
      %x = memref.load %c[%i, %j] : memref<?x4xf32>
      %b = memref.load %bias[%j] : memref<4xf32>
      %s = arith.addf %x, %b : f32
      %negative = arith.cmpf olt, %s, %none : f32
      %next = scf.if %negative -> (index) {
        memref.store %none, %c[%i, %j] : memref<?x4xf32>
        func.call @report(%j, %s) : (index, f32) -> ()
        %more = arith.addi %count, %one overflow<nsw, nuw> : index
        scf.yield %more : index
      } else {
        memref.store %s, %c[%i, %j] : memref<?x4xf32>
        scf.yield %count : index
      }
      scf.yield %next : index
    }
    scf.yield %found : index
  }
  return %below : index
}
