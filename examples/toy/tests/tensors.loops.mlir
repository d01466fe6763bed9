module {
  func.func @main() {
    %c3 = arith.constant 3 : index
    %cst = arith.constant 6.000000e+00 : f64
    %cst_0 = arith.constant 5.000000e+00 : f64
    %cst_1 = arith.constant 4.000000e+00 : f64
    %cst_2 = arith.constant 3.000000e+00 : f64
    %cst_3 = arith.constant 2.000000e+00 : f64
    %cst_4 = arith.constant 1.000000e+00 : f64
    %cst_5 = arith.constant 0.000000e+00 : f64
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %cst_6 = arith.constant 5.000000e-01 : f64
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() : memref<f64>
    %alloc_7 = memref.alloc() : memref<2x3xf64>
    %alloc_8 = memref.alloc() : memref<2x3xf64>
    %alloc_9 = memref.alloc() : memref<2x3xf64>
    %alloc_10 = memref.alloc() : memref<2x3xf64>
    %alloc_11 = memref.alloc() : memref<2x3xf64>
    %alloc_12 = memref.alloc() : memref<3x2xf64>
    %alloc_13 = memref.alloc() : memref<2x3xf64>
    %alloc_14 = memref.alloc() : memref<2x3xf64>
    %alloc_15 = memref.alloc() : memref<3x2xf64>
    %alloc_16 = memref.alloc() : memref<2x3xf64>
    %alloc_17 = memref.alloc() : memref<3x2xf64>
    %alloc_18 = memref.alloc() : memref<f64>
    memref.store %cst_6, %alloc_18[] : memref<f64>
    memref.store %cst_5, %alloc_17[%c0, %c0] : memref<3x2xf64>
    memref.store %cst_5, %alloc_17[%c0, %c1] : memref<3x2xf64>
    memref.store %cst_5, %alloc_17[%c1, %c0] : memref<3x2xf64>
    memref.store %cst_5, %alloc_17[%c1, %c1] : memref<3x2xf64>
    memref.store %cst_5, %alloc_17[%c2, %c0] : memref<3x2xf64>
    memref.store %cst_5, %alloc_17[%c2, %c1] : memref<3x2xf64>
    memref.store %cst_4, %alloc_16[%c0, %c0] : memref<2x3xf64>
    memref.store %cst_3, %alloc_16[%c0, %c1] : memref<2x3xf64>
    memref.store %cst_2, %alloc_16[%c0, %c2] : memref<2x3xf64>
    memref.store %cst_1, %alloc_16[%c1, %c0] : memref<2x3xf64>
    memref.store %cst_0, %alloc_16[%c1, %c1] : memref<2x3xf64>
    memref.store %cst, %alloc_16[%c1, %c2] : memref<2x3xf64>
    memref.store %cst_4, %alloc_15[%c0, %c0] : memref<3x2xf64>
    memref.store %cst_3, %alloc_15[%c0, %c1] : memref<3x2xf64>
    memref.store %cst_2, %alloc_15[%c1, %c0] : memref<3x2xf64>
    memref.store %cst_1, %alloc_15[%c1, %c1] : memref<3x2xf64>
    memref.store %cst_0, %alloc_15[%c2, %c0] : memref<3x2xf64>
    memref.store %cst, %alloc_15[%c2, %c1] : memref<3x2xf64>
    scf.for %arg0 = %c0 to %c2 step %c1 {
      scf.for %arg1 = %c0 to %c3 step %c1 {
        %2 = memref.load %alloc_15[%arg1, %arg0] : memref<3x2xf64>
        memref.store %2, %alloc_14[%arg0, %arg1] : memref<2x3xf64>
      }
    }
    scf.for %arg0 = %c0 to %c2 step %c1 {
      scf.for %arg1 = %c0 to %c3 step %c1 {
        %2 = memref.load %alloc_16[%arg0, %arg1] : memref<2x3xf64>
        %3 = memref.load %alloc_14[%arg0, %arg1] : memref<2x3xf64>
        %4 = arith.mulf %2, %3 : f64
        memref.store %4, %alloc_13[%arg0, %arg1] : memref<2x3xf64>
      }
    }
    toy.print %alloc_13 : memref<2x3xf64>
    scf.for %arg0 = %c0 to %c3 step %c1 {
      scf.for %arg1 = %c0 to %c2 step %c1 {
        %2 = memref.load %alloc_15[%arg0, %arg1] : memref<3x2xf64>
        %3 = memref.load %alloc_17[%arg0, %arg1] : memref<3x2xf64>
        %4 = arith.addf %2, %3 : f64
        memref.store %4, %alloc_12[%arg0, %arg1] : memref<3x2xf64>
      }
    }
    scf.for %arg0 = %c0 to %c2 step %c1 {
      scf.for %arg1 = %c0 to %c3 step %c1 {
        %2 = memref.load %alloc_12[%arg1, %arg0] : memref<3x2xf64>
        memref.store %2, %alloc_11[%arg0, %arg1] : memref<2x3xf64>
      }
    }
    scf.for %arg0 = %c0 to %c2 step %c1 {
      scf.for %arg1 = %c0 to %c3 step %c1 {
        %2 = memref.load %alloc_16[%arg0, %arg1] : memref<2x3xf64>
        %3 = memref.load %alloc_11[%arg0, %arg1] : memref<2x3xf64>
        %4 = arith.mulf %2, %3 : f64
        memref.store %4, %alloc_10[%arg0, %arg1] : memref<2x3xf64>
      }
    }
    scf.for %arg0 = %c0 to %c2 step %c1 {
      scf.for %arg1 = %c0 to %c3 step %c1 {
        %2 = memref.load %alloc_10[%arg0, %arg1] : memref<2x3xf64>
        %3 = arith.addf %2, %2 : f64
        memref.store %3, %alloc_9[%arg0, %arg1] : memref<2x3xf64>
      }
    }
    toy.print %alloc_9 : memref<2x3xf64>
    scf.for %arg0 = %c0 to %c2 step %c1 {
      scf.for %arg1 = %c0 to %c3 step %c1 {
        %2 = memref.load %alloc_16[%arg0, %arg1] : memref<2x3xf64>
        %3 = arith.addf %2, %2 : f64
        memref.store %3, %alloc_8[%arg0, %arg1] : memref<2x3xf64>
      }
    }
    scf.for %arg0 = %c0 to %c2 step %c1 {
      scf.for %arg1 = %c0 to %c3 step %c1 {
        %2 = memref.load %alloc_8[%arg0, %arg1] : memref<2x3xf64>
        %3 = memref.load %alloc_16[%arg0, %arg1] : memref<2x3xf64>
        %4 = arith.mulf %2, %3 : f64
        memref.store %4, %alloc_7[%arg0, %arg1] : memref<2x3xf64>
      }
    }
    toy.print %alloc_7 : memref<2x3xf64>
    %0 = memref.load %alloc_18[] : memref<f64>
    %1 = arith.addf %0, %0 : f64
    memref.store %1, %alloc[] : memref<f64>
    toy.print %alloc : memref<f64>
    memref.dealloc %alloc_18 : memref<f64>
    memref.dealloc %alloc_17 : memref<3x2xf64>
    memref.dealloc %alloc_16 : memref<2x3xf64>
    memref.dealloc %alloc_15 : memref<3x2xf64>
    memref.dealloc %alloc_14 : memref<2x3xf64>
    memref.dealloc %alloc_13 : memref<2x3xf64>
    memref.dealloc %alloc_12 : memref<3x2xf64>
    memref.dealloc %alloc_11 : memref<2x3xf64>
    memref.dealloc %alloc_10 : memref<2x3xf64>
    memref.dealloc %alloc_9 : memref<2x3xf64>
    memref.dealloc %alloc_8 : memref<2x3xf64>
    memref.dealloc %alloc_7 : memref<2x3xf64>
    memref.dealloc %alloc : memref<f64>
    return
  }
}
