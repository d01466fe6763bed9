module {
  func.func @main() {
    %c3 = arith.constant 3 : index
    %cst = arith.constant 6.000000e+00 : f64
    %cst_0 = arith.constant 5.000000e+00 : f64
    %cst_1 = arith.constant 4.000000e+00 : f64
    %cst_2 = arith.constant 3.000000e+00 : f64
    %cst_3 = arith.constant 2.000000e+00 : f64
    %cst_4 = arith.constant 1.000000e+00 : f64
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() : memref<3x2xf64>
    %alloc_5 = memref.alloc() : memref<3x2xf64>
    %alloc_6 = memref.alloc() : memref<2x3xf64>
    memref.store %cst_4, %alloc_6[%c0, %c0] : memref<2x3xf64>
    memref.store %cst_3, %alloc_6[%c0, %c1] : memref<2x3xf64>
    memref.store %cst_2, %alloc_6[%c0, %c2] : memref<2x3xf64>
    memref.store %cst_1, %alloc_6[%c1, %c0] : memref<2x3xf64>
    memref.store %cst_0, %alloc_6[%c1, %c1] : memref<2x3xf64>
    memref.store %cst, %alloc_6[%c1, %c2] : memref<2x3xf64>
    scf.for %arg0 = %c0 to %c3 step %c1 {
      scf.for %arg1 = %c0 to %c2 step %c1 {
        %0 = memref.load %alloc_6[%arg1, %arg0] : memref<2x3xf64>
        memref.store %0, %alloc_5[%arg0, %arg1] : memref<3x2xf64>
      }
    }
    scf.for %arg0 = %c0 to %c3 step %c1 {
      scf.for %arg1 = %c0 to %c2 step %c1 {
        %0 = memref.load %alloc_5[%arg0, %arg1] : memref<3x2xf64>
        %1 = arith.mulf %0, %0 : f64
        memref.store %1, %alloc[%arg0, %arg1] : memref<3x2xf64>
      }
    }
    toy.print %alloc : memref<3x2xf64>
    memref.dealloc %alloc_6 : memref<2x3xf64>
    memref.dealloc %alloc_5 : memref<3x2xf64>
    memref.dealloc %alloc : memref<3x2xf64>
    return
  }
}
