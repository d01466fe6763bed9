// builtin.module(canonicalize,cse)
"func.func"() <{function_type = (i32, memref<4xi32>, memref<4xi32>, tensor<2xindex>) -> index, sym_name = "f"}> ({
^bb0(%arg0: i32, %arg1: memref<4xi32>, %arg2: memref<4xi32>, %arg3: tensor<2xindex>):
  %0 = "arith.constant"() <{value = -1 : i8}> : () -> i8
  %1 = "arith.constant"() <{value = 4.000000e+00 : f64}> : () -> f64
  %2 = "math.isnormal"(%1) <{fastmath = #arith.fastmath<fast>}> : (f64) -> i1
  %3 = "arith.constant"() <{value = 32 : i32}> : () -> i32
  "foo.use"(%arg3, %1) : (tensor<2xindex>, f64) -> ()
  "scf.if"(%2) ({
    %13 = "arith.muli"(%3, %3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "foo.use"(%arg0, %arg2) : (i32, memref<4xi32>) -> ()
    "scf.yield"() : () -> ()
  }, {
  }) : (i1) -> ()
  %4 = "math.log1p"(%1) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
  "scf.if"(%2) ({
    %12 = "arith.floordivsi"(%arg3, %arg3) : (tensor<2xindex>, tensor<2xindex>) -> tensor<2xindex>
    "foo.use"(%1, %12, %arg1) : (f64, tensor<2xindex>, memref<4xi32>) -> ()
    "scf.yield"() : () -> ()
  }, {
  }) : (i1) -> ()
  %5 = "arith.minimumf"(%1, %1) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
  %6 = "arith.minimumf"(%4, %1) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
  %7 = "memref.assume_alignment"(%arg1) <{alignment = 8 : i32}> : (memref<4xi32>) -> memref<4xi32>
  "foo.use"(%5) : (f64) -> ()
  %8 = "arith.constant"() <{value = 0 : index}> : () -> index
  %9 = "math.powf"(%5, %1) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
  %10 = "arith.constant"() <{value = 0x7F800000 : f32}> : () -> f32
  %11 = "arith.constant"() <{value = 2 : index}> : () -> index
  "foo.use"(%4, %9) : (f64, f64) -> ()
  "func.return"(%8) : (index) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, f32, complex<f32>) -> (f32, complex<f32>, i8), sym_name = "f"}> ({
^bb0(%arg0: i32, %arg1: f32, %arg2: complex<f32>):
  %0 = "arith.constant"() <{value = 3 : i8}> : () -> i8
  %1 = "complex.im"(%arg2) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
  %2 = "math.atan"(%arg1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %3 = "arith.constant"() <{value = 0 : i8}> : () -> i8
  %4 = "math.trunc"(%1) <{fastmath = #arith.fastmath<nnan,contract>}> : (f32) -> f32
  %5 = "arith.constant"() <{value = 0x7F800000 : f32}> : () -> f32
  %6 = "arith.constant"() <{value = dense<0> : tensor<4xi32>}> : () -> tensor<4xi32>
  "foo.use"(%2, %arg0) : (f32, i32) -> ()
  %7 = "arith.fptosi"(%arg1) : (f32) -> i32
  %8 = "complex.neg"(%arg2) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
  %9 = "complex.expm1"(%arg2) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
  "foo.use"(%arg1) : (f32) -> ()
  "foo.use"(%8, %9, %8) : (complex<f32>, complex<f32>, complex<f32>) -> ()
  %10 = "math.atan2"(%5, %4) <{fastmath = #arith.fastmath<fast>}> : (f32, f32) -> f32
  "foo.use"(%1) : (f32) -> ()
  "func.return"(%5, %9, %3) : (f32, complex<f32>, i8) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, f32, i8) -> i1, sym_name = "f"}> ({
^bb0(%arg0: i32, %arg1: f32, %arg2: i8):
  %0 = "math.trunc"(%arg1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %1 = "arith.remsi"(%arg0, %arg0) : (i32, i32) -> i32
  %2 = "arith.constant"() <{value = false}> : () -> i1
  %3 = "arith.remf"(%arg1, %arg1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  %4 = "arith.constant"() <{value = 32 : i32}> : () -> i32
  %5:2 = "arith.mului_extended"(%4, %arg0) : (i32, i32) -> (i32, i32)
  %6 = "arith.muli"(%5#1, %arg0) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i32, i32) -> i32
  %7 = "arith.mulf"(%0, %arg1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  %8 = "index.casts"(%5#0) : (i32) -> index
  %9 = "arith.constant"() <{value = 2147483647 : i32}> : () -> i32
  %10 = "arith.constant"() <{value = dense<[1, 2, 3, 4]> : vector<4xi32>}> : () -> vector<4xi32>
  %11 = "math.roundeven"(%7) <{fastmath = #arith.fastmath<nnan,contract>}> : (f32) -> f32
  "cf.cond_br"(%2)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:  // pred: ^bb0
  "foo.use"(%0) : (f32) -> ()
  "cf.br"()[^bb3] : () -> ()
^bb2:  // pred: ^bb0
  %12 = "arith.negf"(%7) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  "foo.use"(%2) : (i1) -> ()
  "cf.br"()[^bb3] : () -> ()
^bb3:  // 2 preds: ^bb1, ^bb2
  %13 = "arith.constant"() <{value = -1 : i8}> : () -> i8
  %14:2 = "scf.for"(%8, %8, %8, %4, %13) ({
  ^bb0(%arg3: index, %arg4: i32, %arg5: i8):
    "scf.for"(%arg3, %8, %arg3) ({
    ^bb0(%arg6: index):
      %15 = "complex.create"(%11, %0) : (f32, f32) -> complex<f32>
      %16 = "arith.constant"() <{value = 1.500000e+00 : f16}> : () -> f16
      %17 = "arith.divui"(%arg2, %arg2) <{isExact}> : (i8, i8) -> i8
      "foo.use"(%7) : (f32) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "foo.use"(%5#0, %arg5, %11) : (i32, i8, f32) -> ()
    "scf.yield"(%9, %arg2) : (i32, i8) -> ()
  }) : (index, index, index, i32, i8) -> (i32, i8)
  "foo.use"(%13, %9, %arg1) : (i8, i32, f32) -> ()
  "func.return"(%2) : (i1) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<2x3xf32>, tensor<2x3xf32>, f32, vector<2x2xf32>, memref<*xf32>) -> (vector<2x2xf32>, vector<2x2xi1>), sym_name = "f"}> ({
^bb0(%arg0: memref<2x3xf32>, %arg1: tensor<2x3xf32>, %arg2: f32, %arg3: vector<2x2xf32>, %arg4: memref<*xf32>):
  %0 = "math.cos"(%arg3) <{fastmath = #arith.fastmath<none>}> : (vector<2x2xf32>) -> vector<2x2xf32>
  %1 = "tensor.rank"(%arg1) : (tensor<2x3xf32>) -> index
  "foo.use"(%arg2) : (f32) -> ()
  %2 = "index.ceildivs"(%1, %1) : (index, index) -> index
  %3 = "index.xor"(%1, %2) : (index, index) -> index
  %4:2 = "scf.for"(%2, %2, %1, %arg1, %arg3) ({
  ^bb0(%arg5: index, %arg6: tensor<2x3xf32>, %arg7: vector<2x2xf32>):
    %12 = "arith.subi"(%1, %3) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %13 = "memref.rank"(%arg0) : (memref<2x3xf32>) -> index
    %14 = "arith.constant"() <{value = -128 : i8}> : () -> i8
    "foo.use"(%3) : (index) -> ()
    "scf.yield"(%arg6, %arg7) : (tensor<2x3xf32>, vector<2x2xf32>) -> ()
  }) : (index, index, index, tensor<2x3xf32>, vector<2x2xf32>) -> (tensor<2x3xf32>, vector<2x2xf32>)
  %5 = "math.trunc"(%4#0) <{fastmath = #arith.fastmath<fast>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
  "foo.use"(%4#1, %4#0) : (vector<2x2xf32>, tensor<2x3xf32>) -> ()
  %6 = "math.isnormal"(%0) <{fastmath = #arith.fastmath<none>}> : (vector<2x2xf32>) -> vector<2x2xi1>
  %7 = "arith.minsi"(%3, %3) : (index, index) -> index
  %8 = "memref.dim"(%arg4, %7) : (memref<*xf32>, index) -> index
  %9 = "index.mins"(%8, %2) : (index, index) -> index
  "foo.use"(%9) : (index) -> ()
  %10 = "index.floordivs"(%1, %2) : (index, index) -> index
  %11 = "arith.constant"() <{value = dense<[1, -2, 3, 0]> : tensor<4xi32>}> : () -> tensor<4xi32>
  "foo.use"(%1) : (index) -> ()
  "foo.use"(%7) : (index) -> ()
  "func.return"(%arg3, %6) : (vector<2x2xf32>, vector<2x2xi1>) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index, memref<i32>, f32, memref<?xi32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: index, %arg1: memref<i32>, %arg2: f32, %arg3: memref<?xi32>):
  %0:2 = "math.sincos"(%arg2) <{fastmath = #arith.fastmath<nnan,contract>}> : (f32) -> (f32, f32)
  %1 = "arith.muli"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
  %2 = "scf.for"(%arg0, %arg0, %1, %arg1) ({
  ^bb0(%arg5: index, %arg6: memref<i32>):
    %16 = "index.floordivs"(%1, %arg5) : (index, index) -> index
    %17 = "arith.constant"() <{value = 2 : index}> : () -> index
    %18 = "memref.cast"(%arg3) : (memref<?xi32>) -> memref<?xi32>
    %19 = "index.casts"(%17) : (index) -> i32
    "foo.use"(%17, %arg5) : (index, index) -> ()
    "scf.yield"(%arg6) : (memref<i32>) -> ()
  }) : (index, index, index, memref<i32>) -> memref<i32>
  %3 = "index.and"(%1, %1) : (index, index) -> index
  %4 = "arith.minimumf"(%arg2, %0#1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  "foo.use"(%2, %1, %0#1) : (memref<i32>, index, f32) -> ()
  %5 = "arith.minimumf"(%0#1, %0#1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  %6 = "math.expm1"(%0#1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  "scf.for"(%arg0, %arg0, %1) ({
  ^bb0(%arg4: index):
    %12 = "math.asin"(%0#0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %13 = "arith.constant"() <{value = -128 : i8}> : () -> i8
    %14 = "arith.constant"() <{value = 3 : index}> : () -> index
    %15 = "math.isfinite"(%6) <{fastmath = #arith.fastmath<none>}> : (f32) -> i1
    "foo.use"(%12) : (f32) -> ()
    "scf.yield"() : () -> ()
  }) : (index, index, index) -> ()
  %7:2 = "arith.mulsi_extended"(%arg0, %arg0) : (index, index) -> (index, index)
  %8 = "index.add"(%arg0, %7#1) : (index, index) -> index
  %9 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
  %10 = "arith.minui"(%1, %1) : (index, index) -> index
  "foo.use"(%7#0, %6, %4) : (index, f32, f32) -> ()
  %11 = "arith.constant"() <{value = 3 : index}> : () -> index
  "foo.use"(%9) : (f32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f32, f32, vector<2x2xf32>, memref<?x?xf32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: f32, %arg1: f32, %arg2: vector<2x2xf32>, %arg3: memref<?x?xf32>):
  "foo.use"(%arg3, %arg2) : (memref<?x?xf32>, vector<2x2xf32>) -> ()
  "memref.copy"(%arg3, %arg3) : (memref<?x?xf32>, memref<?x?xf32>) -> ()
  %0 = "math.exp"(%arg2) <{fastmath = #arith.fastmath<none>}> : (vector<2x2xf32>) -> vector<2x2xf32>
  %1 = "arith.maximumf"(%arg2, %arg2) <{fastmath = #arith.fastmath<none>}> : (vector<2x2xf32>, vector<2x2xf32>) -> vector<2x2xf32>
  "memref.dealloc"(%arg3) : (memref<?x?xf32>) -> ()
  %2 = "math.rsqrt"(%arg2) <{fastmath = #arith.fastmath<none>}> : (vector<2x2xf32>) -> vector<2x2xf32>
  %3 = "memref.assume_alignment"(%arg3) <{alignment = 1 : i32}> : (memref<?x?xf32>) -> memref<?x?xf32>
  %4 = "math.floor"(%1) <{fastmath = #arith.fastmath<none>}> : (vector<2x2xf32>) -> vector<2x2xf32>
  %5 = "math.tan"(%4) <{fastmath = #arith.fastmath<none>}> : (vector<2x2xf32>) -> vector<2x2xf32>
  %6 = "math.isnan"(%5) <{fastmath = #arith.fastmath<nnan,contract>}> : (vector<2x2xf32>) -> vector<2x2xi1>
  %7:2 = "arith.mului_extended"(%6, %6) : (vector<2x2xi1>, vector<2x2xi1>) -> (vector<2x2xi1>, vector<2x2xi1>)
  %8 = "math.isnan"(%2) <{fastmath = #arith.fastmath<none>}> : (vector<2x2xf32>) -> vector<2x2xi1>
  %9 = "math.sin"(%arg1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %10 = "arith.constant"() <{value = -0.000000e+00 : f64}> : () -> f64
  "foo.use"(%arg3) : (memref<?x?xf32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f64, index, memref<?x?xf32, strided<[?, 1], offset: ?>>, f32, vector<2x2xf32>) -> f64, sym_name = "f"}> ({
^bb0(%arg0: f64, %arg1: index, %arg2: memref<?x?xf32, strided<[?, 1], offset: ?>>, %arg3: f32, %arg4: vector<2x2xf32>):
  %0 = "arith.maxsi"(%arg1, %arg1) : (index, index) -> index
  %1 = "index.remu"(%0, %arg1) : (index, index) -> index
  %2 = "math.log2"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
  %3 = "arith.constant"() <{value = 0x7F800000 : f32}> : () -> f32
  %4 = "math.atan"(%arg4) <{fastmath = #arith.fastmath<none>}> : (vector<2x2xf32>) -> vector<2x2xf32>
  %5 = "arith.constant"() <{value = 4.000000e+00 : f64}> : () -> f64
  %6 = "arith.constant"() <{value = 0.000000e+00 : f16}> : () -> f16
  %7 = "math.floor"(%4) <{fastmath = #arith.fastmath<none>}> : (vector<2x2xf32>) -> vector<2x2xf32>
  %8 = "arith.constant"() <{value = 0 : index}> : () -> index
  %9 = "arith.constant"() <{value = 1.000000e+00 : f64}> : () -> f64
  %10 = "math.log"(%5) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
  %11:2 = "scf.for"(%arg1, %1, %arg1, %arg0, %arg2) ({
  ^bb0(%arg5: index, %arg6: f64, %arg7: memref<?x?xf32, strided<[?, 1], offset: ?>>):
    %13 = "arith.constant"() <{value = dense<1.000000e+00> : vector<2x2xf32>}> : () -> vector<2x2xf32>
    "foo.use"(%9, %arg3) : (f64, f32) -> ()
    "scf.yield"(%5, %arg2) : (f64, memref<?x?xf32, strided<[?, 1], offset: ?>>) -> ()
  }) : (index, index, index, f64, memref<?x?xf32, strided<[?, 1], offset: ?>>) -> (f64, memref<?x?xf32, strided<[?, 1], offset: ?>>)
  %12 = "arith.constant"() <{value = 1.000000e+00 : f64}> : () -> f64
  "foo.use"(%5) : (f64) -> ()
  "func.return"(%9) : (f64) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<2x3xf32>, i1) -> (index, f32, f16), sym_name = "f"}> ({
^bb0(%arg0: memref<2x3xf32>, %arg1: i1):
  %0 = "arith.uitofp"(%arg1) : (i1) -> f16
  "foo.use"(%arg0) : (memref<2x3xf32>) -> ()
  %1 = "arith.constant"() <{value = 5 : i64}> : () -> i64
  %2 = "arith.trunci"(%1) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i1
  "foo.use"(%0, %arg0) : (f16, memref<2x3xf32>) -> ()
  %3 = "math.absf"(%0) <{fastmath = #arith.fastmath<none>}> : (f16) -> f16
  %4 = "arith.constant"() <{value = -0.000000e+00 : f32}> : () -> f32
  %5 = "math.atan2"(%4, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  %6 = "arith.addf"(%5, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  %7 = "arith.minnumf"(%6, %6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  "foo.use"(%arg0, %1) : (memref<2x3xf32>, i64) -> ()
  %8 = "math.expm1"(%7) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %9 = "arith.constant"() <{value = 0 : index}> : () -> index
  %10 = "arith.constant"() <{value = 0 : i32}> : () -> i32
  %11 = "scf.if"(%2) ({
    %13 = "scf.for"(%9, %9, %9, %5) ({
    ^bb0(%arg2: index, %arg3: f32):
      %15:2 = "arith.mulsi_extended"(%arg2, %arg2) : (index, index) -> (index, index)
      %16 = "arith.constant"() <{value = dense<1.000000e+00> : vector<2x2xf32>}> : () -> vector<2x2xf32>
      %17:2 = "scf.if"(%arg1) ({
        %19 = "arith.cmpi"(%2, %2) <{predicate = 4 : i64}> : (i1, i1) -> i1
        %20 = "arith.extui"(%arg1) : (i1) -> i64
        %21 = "arith.constant"() <{value = 1 : i64}> : () -> i64
        %22 = "arith.remf"(%3, %3) <{fastmath = #arith.fastmath<none>}> : (f16, f16) -> f16
        "foo.use"(%9, %15#1, %arg2) : (index, index, index) -> ()
        "scf.yield"(%5, %arg3) : (f32, f32) -> ()
      }, {
        %18 = "index.ceildivu"(%arg2, %arg2) : (index, index) -> index
        "foo.use"(%18, %2) : (index, i1) -> ()
        "scf.yield"(%8, %arg3) : (f32, f32) -> ()
      }) : (i1) -> (f32, f32)
      "foo.use"(%arg3) : (f32) -> ()
      "scf.yield"(%7) : (f32) -> ()
    }) : (index, index, index, f32) -> f32
    %14 = "math.powf"(%13, %5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "foo.use"(%5, %9, %0) : (f32, index, f16) -> ()
    "scf.yield"(%9) : (index) -> ()
  }, {
    %12 = "arith.constant"() <{value = 0x7F800000 : f32}> : () -> f32
    "foo.use"(%6, %7, %6) : (f32, f32, f32) -> ()
    "scf.yield"(%9) : (index) -> ()
  }) : (i1) -> index
  "foo.use"(%9) : (index) -> ()
  "func.return"(%9, %6, %3) : (index, f32, f16) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<2x3xf32>, i32, i64, i32, index) -> (i64, i64, tensor<2x3xf32>), sym_name = "f"}> ({
^bb0(%arg0: tensor<2x3xf32>, %arg1: i32, %arg2: i64, %arg3: i32, %arg4: index):
  %0 = "arith.constant"() <{value = -1 : i64}> : () -> i64
  %1 = "arith.addi"(%arg3, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  %2 = "math.roundeven"(%arg0) <{fastmath = #arith.fastmath<none>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %3 = "arith.constant"() <{value = dense<0> : vector<4xi32>}> : () -> vector<4xi32>
  %4 = "math.cosh"(%arg0) <{fastmath = #arith.fastmath<none>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %5 = "math.ipowi"(%3, %3) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  "foo.use"(%2, %arg1) : (tensor<2x3xf32>, i32) -> ()
  %6 = "arith.constant"() <{value = 0x7F800000 : f32}> : () -> f32
  %7 = "arith.maxnumf"(%6, %6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  %8:2 = "scf.for"(%arg4, %arg4, %arg4, %6, %6) ({
  ^bb0(%arg5: index, %arg6: f32, %arg7: f32):
    %10 = "arith.subi"(%5, %3) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %11 = "arith.negf"(%arg7) <{fastmath = #arith.fastmath<nnan,contract>}> : (f32) -> f32
    %12 = "arith.divsi"(%arg3, %arg1) : (i32, i32) -> i32
    "foo.use"(%7, %arg1, %5) : (f32, i32, vector<4xi32>) -> ()
    "foo.use"(%4, %1, %5) : (tensor<2x3xf32>, i32, vector<4xi32>) -> ()
    "scf.yield"(%arg6, %arg6) : (f32, f32) -> ()
  }) : (index, index, index, f32, f32) -> (f32, f32)
  %9 = "arith.ceildivsi"(%0, %arg2) : (i64, i64) -> i64
  "foo.use"(%arg2) : (i64) -> ()
  "func.return"(%0, %arg2, %2) : (i64, i64, tensor<2x3xf32>) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<2x2xf32>, vector<4xi32>, f64) -> (), sym_name = "f"}> ({
^bb0(%arg0: vector<2x2xf32>, %arg1: vector<4xi32>, %arg2: f64):
  %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  %1 = "arith.remsi"(%0, %0) : (i32, i32) -> i32
  %2 = "arith.constant"() <{value = dense<[1, 2, 3, 4]> : vector<4xi32>}> : () -> vector<4xi32>
  %3 = "arith.mulf"(%arg2, %arg2) <{fastmath = #arith.fastmath<fast>}> : (f64, f64) -> f64
  %4 = "arith.constant"() <{value = dense<0> : tensor<4xi32>}> : () -> tensor<4xi32>
  %5 = "arith.constant"() <{value = -1 : i8}> : () -> i8
  %6 = "arith.constant"() <{value = 0 : i64}> : () -> i64
  %7 = "arith.constant"() <{value = 2147483647 : i32}> : () -> i32
  "foo.use"(%1, %2, %arg1) : (i32, vector<4xi32>, vector<4xi32>) -> ()
  %8 = "math.fma"(%arg2, %3, %arg2) <{fastmath = #arith.fastmath<none>}> : (f64, f64, f64) -> f64
  %9 = "math.cbrt"(%arg0) <{fastmath = #arith.fastmath<none>}> : (vector<2x2xf32>) -> vector<2x2xf32>
  %10 = "arith.minui"(%2, %2) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %11 = "arith.constant"() <{value = 31 : i32}> : () -> i32
  %12 = "arith.constant"() <{value = 4 : index}> : () -> index
  %13 = "arith.cmpf"(%9, %arg0) <{fastmath = #arith.fastmath<none>, predicate = 6 : i64}> : (vector<2x2xf32>, vector<2x2xf32>) -> vector<2x2xi1>
  "foo.use"(%0, %11, %11) : (i32, i32, i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<2x2xf32>, index, tensor<f32>, memref<4xi32>) -> (index, tensor<f32>, tensor<i1>), sym_name = "f"}> ({
^bb0(%arg0: vector<2x2xf32>, %arg1: index, %arg2: tensor<f32>, %arg3: memref<4xi32>):
  %0 = "arith.cmpf"(%arg2, %arg2) <{fastmath = #arith.fastmath<nnan,contract>, predicate = 13 : i64}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %1 = "math.atanh"(%arg0) <{fastmath = #arith.fastmath<none>}> : (vector<2x2xf32>) -> vector<2x2xf32>
  %2 = "math.ctlz"(%0) : (tensor<i1>) -> tensor<i1>
  %3 = "arith.addi"(%arg1, %arg1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
  "foo.use"(%arg0) : (vector<2x2xf32>) -> ()
  %4 = "arith.constant"() <{value = dense<[1, -2, 3, 0]> : tensor<4xi32>}> : () -> tensor<4xi32>
  %5 = "math.atanh"(%arg0) <{fastmath = #arith.fastmath<none>}> : (vector<2x2xf32>) -> vector<2x2xf32>
  %6 = "arith.maxui"(%0, %0) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  %7 = "math.round"(%1) <{fastmath = #arith.fastmath<none>}> : (vector<2x2xf32>) -> vector<2x2xf32>
  %8 = "math.absf"(%1) <{fastmath = #arith.fastmath<none>}> : (vector<2x2xf32>) -> vector<2x2xf32>
  "foo.use"(%arg2) : (tensor<f32>) -> ()
  %9 = "index.floordivs"(%arg1, %3) : (index, index) -> index
  %10 = "index.mul"(%9, %arg1) : (index, index) -> index
  %11 = "arith.constant"() <{value = 3 : index}> : () -> index
  %12 = "arith.ori"(%9, %3) : (index, index) -> index
  "foo.use"(%4, %6, %arg1) : (tensor<4xi32>, tensor<i1>, index) -> ()
  "func.return"(%9, %arg2, %6) : (index, tensor<f32>, tensor<i1>) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i1, f32, i32, memref<*xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, i1, f32), sym_name = "f"}> ({
^bb0(%arg0: i1, %arg1: f32, %arg2: i32, %arg3: memref<*xf32>, %arg4: tensor<2x3xf32>):
  %0 = "math.tan"(%arg1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %1:2 = "scf.if"(%arg0) ({
    "foo.use"(%0, %arg2, %arg4) : (f32, i32, tensor<2x3xf32>) -> ()
    "scf.yield"(%arg1, %arg0) : (f32, i1) -> ()
  }, {
    "foo.use"(%arg4) : (tensor<2x3xf32>) -> ()
    "scf.yield"(%arg1, %arg0) : (f32, i1) -> ()
  }) : (i1) -> (f32, i1)
  %2 = "math.powf"(%1#0, %1#0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  %3 = "arith.constant"() <{value = 1.000000e-01 : f64}> : () -> f64
  %4 = "arith.constant"() <{value = 1 : i64}> : () -> i64
  %5 = "arith.constant"() <{value = 0 : i32}> : () -> i32
  %6 = "arith.constant"() <{value = -1 : i64}> : () -> i64
  %7 = "math.cosh"(%arg1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %8 = "arith.select"(%arg0, %1#1, %arg0) : (i1, i1, i1) -> i1
  "scf.if"(%1#1) ({
    "foo.use"(%5) : (i32) -> ()
    %16 = "math.powf"(%2, %1#0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %17 = "arith.select"(%8, %arg0, %1#1) : (i1, i1, i1) -> i1
    "foo.use"(%4, %arg0) : (i64, i1) -> ()
    "scf.yield"() : () -> ()
  }, {
    %13 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %14 = "arith.sitofp"(%8) : (i1) -> f32
    %15 = "arith.constant"() <{value = -1 : i64}> : () -> i64
    "foo.use"(%arg4) : (tensor<2x3xf32>) -> ()
    "scf.yield"() : () -> ()
  }) : (i1) -> ()
  "cf.cond_br"(%8)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:  // pred: ^bb0
  "foo.use"(%8, %3, %6) : (i1, f64, i64) -> ()
  "cf.br"()[^bb3] : () -> ()
^bb2:  // pred: ^bb0
  "foo.use"(%arg3) : (memref<*xf32>) -> ()
  "cf.br"()[^bb3] : () -> ()
^bb3:  // 2 preds: ^bb1, ^bb2
  %9 = "arith.constant"() <{value = 1.000000e-01 : f64}> : () -> f64
  %10 = "math.round"(%7) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %11 = "arith.constant"() <{value = 2 : i32}> : () -> i32
  %12 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  "foo.use"(%4, %arg0) : (i64, i1) -> ()
  "func.return"(%arg4, %8, %10) : (tensor<2x3xf32>, i1, f32) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xi32>, i8) -> f64, sym_name = "f"}> ({
^bb0(%arg0: memref<?xi32>, %arg1: i8):
  %0 = "arith.constant"() <{value = 1.000000e-01 : f64}> : () -> f64
  %1 = "memref.cast"(%arg0) : (memref<?xi32>) -> memref<?xi32>
  "foo.use"(%0, %arg1, %arg0) : (f64, i8, memref<?xi32>) -> ()
  %2 = "math.atanh"(%0) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
  %3 = "math.round"(%2) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
  %4 = "math.absf"(%2) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
  %5 = "arith.maxui"(%arg1, %arg1) : (i8, i8) -> i8
  %6 = "arith.subi"(%arg1, %5) <{overflowFlags = #arith.overflow<none>}> : (i8, i8) -> i8
  "foo.use"(%0, %arg1, %arg0) : (f64, i8, memref<?xi32>) -> ()
  %7 = "arith.shrsi"(%arg1, %6) : (i8, i8) -> i8
  %8 = "math.log10"(%2) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
  "memref.dealloc"(%1) : (memref<?xi32>) -> ()
  "foo.use"(%0, %2) : (f64, f64) -> ()
  "foo.use"(%8) : (f64) -> ()
  "func.return"(%0) : (f64) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<2x3xf32>, tensor<f32>, tensor<4xi32>, f32) -> (tensor<4xi32>, f32, f16), sym_name = "f"}> ({
^bb0(%arg0: memref<2x3xf32>, %arg1: tensor<f32>, %arg2: tensor<4xi32>, %arg3: f32):
  %0 = "arith.addi"(%arg2, %arg2) <{overflowFlags = #arith.overflow<nsw>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %1 = "arith.scaling_truncf"(%arg3, %arg3) <{roundingmode = 1 : i32}> : (f32, f32) -> f16
  %2 = "tensor.extract"(%arg1) : (tensor<f32>) -> f32
  "memref.dealloc"(%arg0) : (memref<2x3xf32>) -> ()
  %3 = "math.isinf"(%1) <{fastmath = #arith.fastmath<none>}> : (f16) -> i1
  %4 = "memref.memory_space_cast"(%arg0) : (memref<2x3xf32>) -> memref<2x3xf32>
  %5 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  %6 = "math.exp2"(%2) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %7 = "math.asin"(%1) <{fastmath = #arith.fastmath<none>}> : (f16) -> f16
  %8:2 = "math.sincos"(%1) <{fastmath = #arith.fastmath<none>}> : (f16) -> (f16, f16)
  %9 = "math.cos"(%8#1) <{fastmath = #arith.fastmath<none>}> : (f16) -> f16
  %10 = "arith.fptoui"(%arg3) : (f32) -> i32
  %11 = "arith.andi"(%5, %5) : (i32, i32) -> i32
  %12 = "arith.maximumf"(%8#0, %9) <{fastmath = #arith.fastmath<none>}> : (f16, f16) -> f16
  "foo.use"(%arg0, %12) : (memref<2x3xf32>, f16) -> ()
  "func.return"(%0, %arg3, %8#1) : (tensor<4xi32>, f32, f16) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i1, memref<?xi32>) -> (i1, f32, f32), sym_name = "f"}> ({
^bb0(%arg0: i1, %arg1: memref<?xi32>):
  %0:2 = "scf.if"(%arg0) ({
    %17 = "arith.remsi"(%arg0, %arg0) : (i1, i1) -> i1
    "foo.use"(%arg1, %arg0, %17) : (memref<?xi32>, i1, i1) -> ()
    "scf.yield"(%arg1, %17) : (memref<?xi32>, i1) -> ()
  }, {
    %16 = "arith.constant"() <{value = 0 : index}> : () -> index
    "foo.use"(%16, %arg1, %arg1) : (index, memref<?xi32>, memref<?xi32>) -> ()
    "scf.yield"(%arg1, %arg0) : (memref<?xi32>, i1) -> ()
  }) : (i1) -> (memref<?xi32>, i1)
  %1 = "arith.constant"() <{value = 0x7F800000 : f32}> : () -> f32
  %2 = "math.acosh"(%1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %3 = "math.isinf"(%1) <{fastmath = #arith.fastmath<fast>}> : (f32) -> i1
  "foo.use"(%1) : (f32) -> ()
  %4 = "math.atanh"(%1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %5 = "arith.remsi"(%3, %arg0) : (i1, i1) -> i1
  %6 = "arith.scaling_extf"(%4, %1) <{fastmath = #arith.fastmath<nnan,contract>}> : (f32, f32) -> f64
  %7 = "math.erf"(%1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %8 = "math.copysign"(%2, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  %9 = "arith.addf"(%6, %6) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
  %10 = "math.isinf"(%6) <{fastmath = #arith.fastmath<nnan,contract>}> : (f64) -> i1
  "foo.use"(%5) : (i1) -> ()
  "cf.cond_br"(%arg0)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:  // pred: ^bb0
  %11 = "arith.constant"() <{value = 0 : i8}> : () -> i8
  %12 = "arith.addf"(%7, %7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  %13 = "arith.remui"(%0#1, %10) : (i1, i1) -> i1
  "foo.use"(%5) : (i1) -> ()
  "cf.br"(%4)[^bb3] : (f32) -> ()
^bb2:  // pred: ^bb0
  %14 = "arith.constant"() <{value = 4.000000e+00 : f64}> : () -> f64
  "foo.use"(%5) : (i1) -> ()
  "cf.br"(%2)[^bb3] : (f32) -> ()
^bb3(%15: f32):  // 2 preds: ^bb1, ^bb2
  "foo.use"(%3) : (i1) -> ()
  "func.return"(%arg0, %4, %15) : (i1, f32, f32) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, memref<?x?xf32, strided<[?, 1], offset: ?>>, f32) -> i32, sym_name = "f"}> ({
^bb0(%arg0: i32, %arg1: memref<?x?xf32, strided<[?, 1], offset: ?>>, %arg2: f32):
  "foo.use"(%arg2) : (f32) -> ()
  %0 = "arith.ceildivsi"(%arg0, %arg0) : (i32, i32) -> i32
  %1 = "arith.constant"() <{value = 3 : index}> : () -> index
  %2 = "math.sqrt"(%arg2) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %3 = "arith.remui"(%0, %0) : (i32, i32) -> i32
  %4 = "math.ctpop"(%3) : (i32) -> i32
  %5 = "arith.constant"() <{value = -2147483648 : i32}> : () -> i32
  %6 = "arith.ori"(%3, %3) : (i32, i32) -> i32
  %7 = "arith.constant"() <{value = 7 : i32}> : () -> i32
  %8 = "arith.constant"() <{value = 4.000000e+00 : f64}> : () -> f64
  %9 = "math.isnormal"(%2) <{fastmath = #arith.fastmath<none>}> : (f32) -> i1
  %10 = "arith.constant"() <{value = 0 : i8}> : () -> i8
  %11 = "math.erf"(%2) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  "foo.use"(%6) : (i32) -> ()
  "func.return"(%6) : (i32) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?x?xf32, strided<[?, 1], offset: ?>>, tensor<4xi32>, f32) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<?x?xf32, strided<[?, 1], offset: ?>>, %arg1: tensor<4xi32>, %arg2: f32):
  %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
  %1 = "arith.constant"() <{value = dense<[1, -2, 3, 0]> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "arith.constant"() <{value = dense<[1, -2, 3, 0]> : tensor<4xi32>}> : () -> tensor<4xi32>
  "foo.use"(%2, %0) : (tensor<4xi32>, f32) -> ()
  %3 = "memref.distinct_objects"(%arg0) : (memref<?x?xf32, strided<[?, 1], offset: ?>>) -> memref<?x?xf32, strided<[?, 1], offset: ?>>
  %4 = "arith.constant"() <{value = 7 : i32}> : () -> i32
  %5 = "math.floor"(%0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %6 = "arith.constant"() <{value = 31 : i32}> : () -> i32
  %7 = "arith.constant"() <{value = 1 : i64}> : () -> i64
  %8 = "arith.constant"() <{value = 1.000000e+00 : f64}> : () -> f64
  %9 = "arith.constant"() <{value = 3 : i8}> : () -> i8
  %10 = "arith.constant"() <{value = 0.000000e+00 : f16}> : () -> f16
  %11 = "arith.floordivsi"(%4, %4) : (i32, i32) -> i32
  "foo.use"(%5, %2) : (f32, tensor<4xi32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i32, i32) -> i32, sym_name = "f"}> ({
^bb0(%arg0: i32, %arg1: i32, %arg2: i32):
  %0 = "index.sizeof"() : () -> index
  %1 = "index.and"(%0, %0) : (index, index) -> index
  %2:2 = "scf.for"(%1, %0, %0, %0, %0) ({
  ^bb0(%arg4: index, %arg5: index, %arg6: index):
    "foo.use"(%0) : (index) -> ()
    "scf.yield"(%1, %arg4) : (index, index) -> ()
  }) : (index, index, index, index, index) -> (index, index)
  %3 = "math.ctlz"(%arg0) : (i32) -> i32
  %4 = "arith.shrsi"(%arg0, %3) : (i32, i32) -> i32
  %5 = "arith.ori"(%arg1, %arg2) : (i32, i32) -> i32
  %6 = "arith.andi"(%1, %2#0) : (index, index) -> index
  %7 = "index.castu"(%0) : (index) -> i32
  %8 = "arith.andi"(%arg0, %arg2) : (i32, i32) -> i32
  %9 = "index.ceildivu"(%0, %6) : (index, index) -> index
  %10 = "arith.shrui"(%8, %5) : (i32, i32) -> i32
  %11 = "index.shrs"(%6, %0) : (index, index) -> index
  "scf.for"(%9, %0, %2#0) ({
  ^bb0(%arg3: index):
    %14 = "arith.xori"(%11, %2#0) : (index, index) -> index
    %15 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    "foo.use"(%arg3, %0) : (index, index) -> ()
    "scf.yield"() : () -> ()
  }) : (index, index, index) -> ()
  %12 = "arith.maxui"(%11, %1) : (index, index) -> index
  %13 = "arith.divui"(%12, %11) <{isExact}> : (index, index) -> index
  "foo.use"(%arg0) : (i32) -> ()
  "func.return"(%7) : (i32) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?x?xf32, strided<[?, 1], offset: ?>>, i32, memref<?x?xf32, strided<[?, 1], offset: ?>>, tensor<2xindex>) -> (tensor<2xindex>, tensor<f32>, index), sym_name = "f"}> ({
^bb0(%arg0: memref<?x?xf32, strided<[?, 1], offset: ?>>, %arg1: i32, %arg2: memref<?x?xf32, strided<[?, 1], offset: ?>>, %arg3: tensor<2xindex>):
  %0 = "math.absi"(%arg3) : (tensor<2xindex>) -> tensor<2xindex>
  %1 = "arith.constant"() <{value = 127 : i8}> : () -> i8
  "foo.use"(%arg3, %arg1, %0) : (tensor<2xindex>, i32, tensor<2xindex>) -> ()
  %2 = "arith.constant"() <{value = -1 : i64}> : () -> i64
  "memref.copy"(%arg2, %arg0) : (memref<?x?xf32, strided<[?, 1], offset: ?>>, memref<?x?xf32, strided<[?, 1], offset: ?>>) -> ()
  %3 = "arith.constant"() <{value = -1 : index}> : () -> index
  %4 = "arith.addi"(%3, %3) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (index, index) -> index
  %5 = "index.shrs"(%3, %3) : (index, index) -> index
  %6 = "arith.constant"() <{value = true}> : () -> i1
  %7 = "arith.constant"() <{value = 1.000000e+00 : f64}> : () -> f64
  "scf.if"(%6) ({
    %17 = "arith.constant"() <{value = -2147483648 : i32}> : () -> i32
    "foo.use"(%6) : (i1) -> ()
    "scf.yield"() : () -> ()
  }, {
    %11 = "memref.load"(%arg2, %3, %3) <{alignment = 1 : i64}> : (memref<?x?xf32, strided<[?, 1], offset: ?>>, index, index) -> f32
    "scf.for"(%3, %4, %5) ({
    ^bb0(%arg4: index):
      %14 = "index.ceildivs"(%3, %4) : (index, index) -> index
      %15 = "tensor.rank"(%arg3) : (tensor<2xindex>) -> index
      %16 = "arith.divui"(%arg3, %0) <{isExact}> : (tensor<2xindex>, tensor<2xindex>) -> tensor<2xindex>
      "foo.use"(%0, %4) : (tensor<2xindex>, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    %12 = "index.and"(%5, %4) : (index, index) -> index
    %13 = "arith.constant"() <{value = -0.000000e+00 : f64}> : () -> f64
    "foo.use"(%4, %7, %4) : (index, f64, index) -> ()
    "scf.yield"() : () -> ()
  }) : (i1) -> ()
  %8 = "arith.constant"() <{value = dense<2.500000e+00> : tensor<f32>}> : () -> tensor<f32>
  %9 = "memref.alloc"(%3, %5, %5, %3) <{alignment = 1 : i64, operandSegmentSizes = array<i32: 2, 2>}> : (index, index, index, index) -> memref<?x?xf32, strided<[?, 1], offset: ?>>
  %10 = "index.shru"(%4, %3) : (index, index) -> index
  "foo.use"(%arg0) : (memref<?x?xf32, strided<[?, 1], offset: ?>>) -> ()
  "func.return"(%arg3, %8, %5) : (tensor<2xindex>, tensor<f32>, index) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index, i32, tensor<f32>, i32) -> (i32, tensor<f32>), sym_name = "f"}> ({
^bb0(%arg0: index, %arg1: i32, %arg2: tensor<f32>, %arg3: i32):
  %0 = "math.erf"(%arg2) <{fastmath = #arith.fastmath<none>}> : (tensor<f32>) -> tensor<f32>
  %1 = "arith.subi"(%arg1, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  %2 = "arith.constant"() <{value = 2.000000e+00 : f32}> : () -> f32
  %3 = "math.log1p"(%arg2) <{fastmath = #arith.fastmath<fast>}> : (tensor<f32>) -> tensor<f32>
  "foo.use"(%0, %1) : (tensor<f32>, i32) -> ()
  %4 = "math.sinh"(%2) <{fastmath = #arith.fastmath<nnan,contract>}> : (f32) -> f32
  %5 = "arith.constant"() <{value = 2147483647 : i32}> : () -> i32
  %6 = "math.ipowi"(%5, %arg1) : (i32, i32) -> i32
  %7 = "index.floordivs"(%arg0, %arg0) : (index, index) -> index
  %8 = "index.minu"(%arg0, %7) : (index, index) -> index
  %9 = "arith.constant"() <{value = -2147483648 : i32}> : () -> i32
  %10 = "index.ceildivs"(%8, %8) : (index, index) -> index
  "foo.use"(%1, %6) : (i32, i32) -> ()
  "func.return"(%5, %0) : (i32, tensor<f32>) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, f32, f16, vector<4xi32>, memref<?x?xf32>) -> (index, index), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>, %arg1: f32, %arg2: f16, %arg3: vector<4xi32>, %arg4: memref<?x?xf32>):
  %0 = "arith.constant"() <{value = dense<[2, 3]> : tensor<2xindex>}> : () -> tensor<2xindex>
  %1 = "arith.remsi"(%arg3, %arg3) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %2 = "memref.extract_aligned_pointer_as_index"(%arg4) : (memref<?x?xf32>) -> index
  %3 = "math.asin"(%arg2) <{fastmath = #arith.fastmath<none>}> : (f16) -> f16
  %4 = "index.xor"(%2, %2) : (index, index) -> index
  %5 = "arith.muli"(%4, %2) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (index, index) -> index
  %6 = "arith.addi"(%4, %2) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
  %7 = "scf.for"(%2, %5, %2, %arg2) ({
  ^bb0(%arg12: index, %arg13: f16):
    %25 = "arith.constant"() <{value = 5 : i64}> : () -> i64
    "foo.use"(%4, %5) : (index, index) -> ()
    "foo.use"(%arg0) : (memref<i32>) -> ()
    "scf.yield"(%3) : (f16) -> ()
  }) : (index, index, index, f16) -> f16
  %8 = "math.atanh"(%arg1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %9:2 = "scf.for"(%5, %4, %4, %arg1, %6) ({
  ^bb0(%arg9: index, %arg10: f32, %arg11: index):
    %22 = "arith.minimumf"(%arg2, %7) <{fastmath = #arith.fastmath<none>}> : (f16, f16) -> f16
    %23 = "index.shrs"(%arg9, %5) : (index, index) -> index
    %24 = "arith.maxnumf"(%8, %arg1) <{fastmath = #arith.fastmath<nnan,contract>}> : (f32, f32) -> f32
    "foo.use"(%6) : (index) -> ()
    "scf.yield"(%arg1, %4) : (f32, index) -> ()
  }) : (index, index, index, f32, index) -> (f32, index)
  %10 = "arith.constant"() <{value = -3.250000e+00 : f32}> : () -> f32
  %11:2 = "scf.for"(%6, %4, %4, %4, %6) ({
  ^bb0(%arg6: index, %arg7: index, %arg8: index):
    %19 = "math.ctpop"(%arg6) : (index) -> index
    %20 = "arith.scaling_extf"(%arg2, %7) <{fastmath = #arith.fastmath<none>}> : (f16, f16) -> f32
    %21 = "index.divs"(%arg6, %6) : (index, index) -> index
    "foo.use"(%1, %arg1, %8) : (vector<4xi32>, f32, f32) -> ()
    "scf.yield"(%9#1, %arg8) : (index, index) -> ()
  }) : (index, index, index, index, index) -> (index, index)
  "scf.for"(%5, %11#0, %4) ({
  ^bb0(%arg5: index):
    %15 = "tensor.rank"(%0) : (tensor<2xindex>) -> index
    %16 = "arith.constant"() <{value = dense<1.000000e+00> : vector<2x2xf32>}> : () -> vector<2x2xf32>
    %17 = "arith.constant"() <{value = -2147483648 : i32}> : () -> i32
    %18 = "arith.constant"() <{value = dense<2.500000e+00> : tensor<f32>}> : () -> tensor<f32>
    "foo.use"(%9#1) : (index) -> ()
    "scf.yield"() : () -> ()
  }) : (index, index, index) -> ()
  %12 = "arith.constant"() <{value = false}> : () -> i1
  %13 = "arith.constant"() <{value = 1.500000e+00 : f16}> : () -> f16
  %14 = "arith.constant"() <{value = 2147483647 : i32}> : () -> i32
  "foo.use"(%6) : (index) -> ()
  "func.return"(%5, %11#0) : (index, index) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index, f64) -> (f32, f32), sym_name = "f"}> ({
^bb0(%arg0: index, %arg1: f64):
  %0 = "index.floordivs"(%arg0, %arg0) : (index, index) -> index
  %1 = "arith.constant"() <{value = dense<[[1.000000e+00, 2.000000e+00, 3.000000e+00], [0.000000e+00, -1.000000e+00, 4.500000e+00]]> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %2 = "arith.ceildivui"(%arg0, %0) : (index, index) -> index
  %3 = "math.fpowi"(%arg1, %arg0) <{fastmath = #arith.fastmath<none>}> : (f64, index) -> f64
  %4 = "arith.constant"() <{value = dense<1.000000e+00> : vector<2x2xf32>}> : () -> vector<2x2xf32>
  %5 = "arith.constant"() <{value = 1.000000e+30 : f32}> : () -> f32
  %6 = "math.rsqrt"(%3) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
  %7 = "tensor.extract"(%1, %2, %2) : (tensor<2x3xf32>, index, index) -> f32
  %8 = "arith.constant"() <{value = -3.250000e+00 : f32}> : () -> f32
  %9 = "arith.fptoui"(%6) : (f64) -> i1
  %10 = "index.shrs"(%0, %0) : (index, index) -> index
  %11:2 = "scf.if"(%9) ({
    %13 = "arith.cmpf"(%8, %8) <{fastmath = #arith.fastmath<none>, predicate = 13 : i64}> : (f32, f32) -> i1
    %14 = "arith.constant"() <{value = 32 : i32}> : () -> i32
    %15 = "math.floor"(%8) <{fastmath = #arith.fastmath<nnan,contract>}> : (f32) -> f32
    "foo.use"(%15) : (f32) -> ()
    "scf.yield"(%arg1, %9) : (f64, i1) -> ()
  }, {
    %12 = "index.ceildivu"(%10, %arg0) : (index, index) -> index
    "foo.use"(%12) : (index) -> ()
    "scf.yield"(%3, %9) : (f64, i1) -> ()
  }) : (i1) -> (f64, i1)
  "scf.if"(%11#1) ({
    "foo.use"(%7, %4) : (f32, vector<2x2xf32>) -> ()
    "scf.yield"() : () -> ()
  }, {
  }) : (i1) -> ()
  "foo.use"(%5) : (f32) -> ()
  "func.return"(%8, %8) : (f32, f32) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<2x2xf32>, f32, index, tensor<2x3xf32>, tensor<2x3xf32>, memref<2x3xf32>) -> f32, sym_name = "f"}> ({
^bb0(%arg0: vector<2x2xf32>, %arg1: f32, %arg2: index, %arg3: tensor<2x3xf32>, %arg4: tensor<2x3xf32>, %arg5: memref<2x3xf32>):
  %0 = "arith.constant"() <{value = 0x7FC00000 : f32}> : () -> f32
  %1 = "arith.constant"() <{value = dense<0> : vector<4xi32>}> : () -> vector<4xi32>
  %2 = "arith.constant"() <{value = 4.000000e+00 : f64}> : () -> f64
  %3 = "arith.constant"() <{value = 0 : index}> : () -> index
  %4:2 = "scf.for"(%3, %arg2, %arg2, %arg3, %arg0) ({
  ^bb0(%arg6: index, %arg7: tensor<2x3xf32>, %arg8: vector<2x2xf32>):
    %12 = "tensor.dim"(%arg3, %arg6) : (tensor<2x3xf32>, index) -> index
    "foo.use"(%arg8, %arg4, %1) : (vector<2x2xf32>, tensor<2x3xf32>, vector<4xi32>) -> ()
    "memref.dealloc"(%arg5) : (memref<2x3xf32>) -> ()
    "foo.use"(%arg4, %arg8) : (tensor<2x3xf32>, vector<2x2xf32>) -> ()
    "scf.yield"(%arg7, %arg8) : (tensor<2x3xf32>, vector<2x2xf32>) -> ()
  }) : (index, index, index, tensor<2x3xf32>, vector<2x2xf32>) -> (tensor<2x3xf32>, vector<2x2xf32>)
  %5 = "arith.constant"() <{value = dense<2.500000e+00> : tensor<f32>}> : () -> tensor<f32>
  %6 = "index.minu"(%3, %arg2) : (index, index) -> index
  %7 = "arith.muli"(%6, %arg2) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
  "foo.use"(%6, %4#0) : (index, tensor<2x3xf32>) -> ()
  %8 = "math.atanh"(%2) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
  %9 = "arith.minimumf"(%8, %8) <{fastmath = #arith.fastmath<nnan,contract>}> : (f64, f64) -> f64
  "foo.use"(%6, %5, %arg0) : (index, tensor<f32>, vector<2x2xf32>) -> ()
  %10 = "arith.constant"() <{value = 4 : index}> : () -> index
  %11 = "arith.divf"(%4#1, %arg0) <{fastmath = #arith.fastmath<none>}> : (vector<2x2xf32>, vector<2x2xf32>) -> vector<2x2xf32>
  "foo.use"(%1, %10) : (vector<4xi32>, index) -> ()
  "func.return"(%0) : (f32) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i8, tensor<2x3xf32>, f16, tensor<2xindex>, memref<2x3xf32>) -> f16, sym_name = "f"}> ({
^bb0(%arg0: i8, %arg1: tensor<2x3xf32>, %arg2: f16, %arg3: tensor<2xindex>, %arg4: memref<2x3xf32>):
  %0 = "arith.constant"() <{value = dense<2.500000e+00> : tensor<f32>}> : () -> tensor<f32>
  %1 = "math.cbrt"(%arg1) <{fastmath = #arith.fastmath<none>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %2 = "math.atan"(%arg2) <{fastmath = #arith.fastmath<none>}> : (f16) -> f16
  %3 = "tensor.empty"() : () -> tensor<4xi32>
  %4 = "arith.minimumf"(%arg2, %2) <{fastmath = #arith.fastmath<none>}> : (f16, f16) -> f16
  %5 = "arith.muli"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i8, i8) -> i8
  %6 = "arith.shli"(%3, %3) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %7 = "arith.ceildivsi"(%5, %5) : (i8, i8) -> i8
  %8 = "math.absf"(%0) <{fastmath = #arith.fastmath<fast>}> : (tensor<f32>) -> tensor<f32>
  %9 = "math.tan"(%2) <{fastmath = #arith.fastmath<none>}> : (f16) -> f16
  %10 = "arith.constant"() <{value = 0 : i32}> : () -> i32
  %11 = "arith.ceildivsi"(%3, %3) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %12 = "arith.addf"(%8, %8) <{fastmath = #arith.fastmath<none>}> : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %13 = "math.sin"(%arg2) <{fastmath = #arith.fastmath<fast>}> : (f16) -> f16
  %14 = "tensor.rank"(%12) : (tensor<f32>) -> index
  "foo.use"(%10) : (i32) -> ()
  "func.return"(%arg2) : (f16) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index, f32) -> index, sym_name = "f"}> ({
^bb0(%arg0: index, %arg1: f32):
  %0 = "arith.constant"() <{value = 0x7F800000 : f32}> : () -> f32
  %1 = "arith.constant"() <{value = 5 : i64}> : () -> i64
  %2 = "scf.for"(%arg0, %arg0, %arg0, %arg0) ({
  ^bb0(%arg2: index, %arg3: index):
    %14 = "arith.divui"(%arg2, %arg2) : (index, index) -> index
    "foo.use"(%arg0, %arg1, %14) : (index, f32, index) -> ()
    "foo.use"(%1) : (i64) -> ()
    "scf.yield"(%14) : (index) -> ()
  }) : (index, index, index, index) -> index
  %3 = "arith.constant"() <{value = 3 : index}> : () -> index
  %4 = "arith.cmpi"(%arg0, %2) <{predicate = 3 : i64}> : (index, index) -> i1
  "foo.use"(%0) : (f32) -> ()
  %5 = "index.shru"(%3, %2) : (index, index) -> index
  %6 = "math.log2"(%0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %7 = "arith.cmpi"(%2, %3) <{predicate = 5 : i64}> : (index, index) -> i1
  %8 = "math.atanh"(%0) <{fastmath = #arith.fastmath<nnan,contract>}> : (f32) -> f32
  %9 = "math.cttz"(%4) : (i1) -> i1
  %10 = "arith.constant"() <{value = -1 : i64}> : () -> i64
  %11 = "arith.constant"() <{value = dense<2.500000e+00> : tensor<f32>}> : () -> tensor<f32>
  %12 = "arith.constant"() <{value = 0 : i8}> : () -> i8
  %13 = "arith.constant"() <{value = dense<[2, 3]> : tensor<2xindex>}> : () -> tensor<2xindex>
  "foo.use"(%9, %9) : (i1, i1) -> ()
  "func.return"(%arg0) : (index) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i32, i1, i32, memref<?x?xf32>) -> vector<4xi32>, sym_name = "f"}> ({
^bb0(%arg0: i32, %arg1: i32, %arg2: i1, %arg3: i32, %arg4: memref<?x?xf32>):
  %0 = "arith.constant"() <{value = -3.250000e+00 : f32}> : () -> f32
  %1 = "arith.constant"() <{value = dense<0> : vector<4xi32>}> : () -> vector<4xi32>
  %2 = "arith.constant"() <{value = -2147483648 : i32}> : () -> i32
  %3 = "scf.if"(%arg2) ({
    %15 = "math.tanh"(%0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %16 = "arith.constant"() <{value = -1 : i64}> : () -> i64
    "foo.use"(%0, %arg3) : (f32, i32) -> ()
    "scf.yield"(%1) : (vector<4xi32>) -> ()
  }, {
    "foo.use"(%arg4, %arg0, %arg1) : (memref<?x?xf32>, i32, i32) -> ()
    "scf.yield"(%1) : (vector<4xi32>) -> ()
  }) : (i1) -> vector<4xi32>
  %4 = "arith.minsi"(%arg2, %arg2) : (i1, i1) -> i1
  %5 = "arith.constant"() <{value = 1.000000e-01 : f64}> : () -> f64
  %6 = "math.asin"(%5) <{fastmath = #arith.fastmath<fast>}> : (f64) -> f64
  %7 = "math.floor"(%0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %8 = "arith.maxsi"(%3, %1) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %9 = "arith.muli"(%3, %1) <{overflowFlags = #arith.overflow<nsw>}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %10 = "arith.remui"(%2, %2) : (i32, i32) -> i32
  %11 = "math.roundeven"(%5) <{fastmath = #arith.fastmath<fast>}> : (f64) -> f64
  %12 = "math.cosh"(%0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %13 = "math.ctpop"(%arg2) : (i1) -> i1
  %14 = "arith.addf"(%7, %7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  "foo.use"(%14, %1) : (f32, vector<4xi32>) -> ()
  "func.return"(%3) : (vector<4xi32>) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, memref<i32>, f16, i64) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>, %arg1: memref<i32>, %arg2: f16, %arg3: i64):
  %0 = "tensor.empty"() : () -> tensor<2x3xf32>
  %1 = "arith.constant"() <{value = 127 : i8}> : () -> i8
  "foo.use"(%1, %arg3) : (i8, i64) -> ()
  %2 = "arith.constant"() <{value = 2 : index}> : () -> index
  %3 = "math.fpowi"(%arg2, %1) <{fastmath = #arith.fastmath<none>}> : (f16, i8) -> f16
  %4 = "arith.constant"() <{value = -0.000000e+00 : f32}> : () -> f32
  %5 = "arith.constant"() <{value = 4 : index}> : () -> index
  %6 = "math.erfc"(%4) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %7 = "arith.constant"() <{value = 2 : i32}> : () -> i32
  "foo.use"(%0, %4) : (tensor<2x3xf32>, f32) -> ()
  %8 = "math.exp2"(%6) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  "scf.for"(%5, %5, %2) ({
  ^bb0(%arg4: index):
    "foo.use"(%arg0, %arg3) : (memref<i32>, i64) -> ()
    "scf.yield"() : () -> ()
  }) : (index, index, index) -> ()
  %9 = "index.ceildivs"(%5, %5) : (index, index) -> index
  %10 = "index.shl"(%9, %2) : (index, index) -> index
  %11 = "index.xor"(%5, %5) : (index, index) -> index
  "foo.use"(%arg2, %7) : (f16, i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f16, tensor<2x3xf32>, memref<?xi32>) -> f16, sym_name = "f"}> ({
^bb0(%arg0: f16, %arg1: tensor<2x3xf32>, %arg2: memref<?xi32>):
  %0 = "math.floor"(%arg0) <{fastmath = #arith.fastmath<fast>}> : (f16) -> f16
  %1 = "math.expm1"(%arg1) <{fastmath = #arith.fastmath<none>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
  "foo.use"(%arg0, %arg0, %arg0) : (f16, f16, f16) -> ()
  %2 = "math.log10"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f16) -> f16
  %3 = "arith.constant"() <{value = 2147483647 : i32}> : () -> i32
  %4 = "arith.constant"() <{value = -1 : i64}> : () -> i64
  %5 = "math.atan2"(%2, %0) <{fastmath = #arith.fastmath<none>}> : (f16, f16) -> f16
  %6 = "arith.minnumf"(%0, %arg0) <{fastmath = #arith.fastmath<fast>}> : (f16, f16) -> f16
  %7 = "memref.cast"(%arg2) : (memref<?xi32>) -> memref<?xi32>
  %8 = "tensor.empty"() : () -> tensor<2xindex>
  "foo.use"(%arg1, %8) : (tensor<2x3xf32>, tensor<2xindex>) -> ()
  %9 = "arith.maxui"(%4, %4) : (i64, i64) -> i64
  "foo.use"(%arg2, %arg1, %5) : (memref<?xi32>, tensor<2x3xf32>, f16) -> ()
  "func.return"(%5) : (f16) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<2x2xf32>, memref<4xi32>) -> (index, vector<2x2xf32>, vector<2x2xi1>), sym_name = "f"}> ({
^bb0(%arg0: vector<2x2xf32>, %arg1: memref<4xi32>):
  %0 = "math.round"(%arg0) <{fastmath = #arith.fastmath<none>}> : (vector<2x2xf32>) -> vector<2x2xf32>
  "foo.use"(%arg1, %arg1) : (memref<4xi32>, memref<4xi32>) -> ()
  %1 = "arith.constant"() <{value = dense<[1, -2, 3, 0]> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "math.floor"(%0) <{fastmath = #arith.fastmath<none>}> : (vector<2x2xf32>) -> vector<2x2xf32>
  %3 = "arith.constant"() <{value = 1 : index}> : () -> index
  %4 = "arith.constant"() <{value = -1 : i32}> : () -> i32
  %5 = "math.isinf"(%0) <{fastmath = #arith.fastmath<none>}> : (vector<2x2xf32>) -> vector<2x2xi1>
  %6 = "index.cmp"(%3, %3) <{pred = #index<cmp_predicate uge>}> : (index, index) -> i1
  %7 = "arith.constant"() <{value = 1.000000e-01 : f64}> : () -> f64
  %8 = "scf.for"(%3, %3, %3, %2) ({
  ^bb0(%arg2: index, %arg3: vector<2x2xf32>):
    %13 = "math.floor"(%7) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    %14:2 = "scf.for"(%3, %arg2, %arg2, %3, %arg1) ({
    ^bb0(%arg4: index, %arg5: index, %arg6: memref<4xi32>):
      "foo.use"(%arg1) : (memref<4xi32>) -> ()
      "scf.yield"(%arg5, %arg1) : (index, memref<4xi32>) -> ()
    }) : (index, index, index, index, memref<4xi32>) -> (index, memref<4xi32>)
    "foo.use"(%1, %6) : (tensor<4xi32>, i1) -> ()
    "scf.yield"(%2) : (vector<2x2xf32>) -> ()
  }) : (index, index, index, vector<2x2xf32>) -> vector<2x2xf32>
  %9 = "index.ceildivs"(%3, %3) : (index, index) -> index
  %10 = "arith.constant"() <{value = 2.000000e+00 : f32}> : () -> f32
  "foo.use"(%2) : (vector<2x2xf32>) -> ()
  %11 = "math.ctlz"(%9) : (index) -> index
  "foo.use"(%1, %arg0) : (tensor<4xi32>, vector<2x2xf32>) -> ()
  %12 = "math.copysign"(%8, %8) <{fastmath = #arith.fastmath<none>}> : (vector<2x2xf32>, vector<2x2xf32>) -> vector<2x2xf32>
  "foo.use"(%5, %6) : (vector<2x2xi1>, i1) -> ()
  "func.return"(%3, %12, %5) : (index, vector<2x2xf32>, vector<2x2xi1>) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xi32>, tensor<2xindex>, complex<f32>, f32) -> (complex<f32>, i8), sym_name = "f"}> ({
^bb0(%arg0: memref<4xi32>, %arg1: tensor<2xindex>, %arg2: complex<f32>, %arg3: f32):
  %0 = "arith.mulf"(%arg3, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  %1:2 = "arith.mului_extended"(%arg1, %arg1) : (tensor<2xindex>, tensor<2xindex>) -> (tensor<2xindex>, tensor<2xindex>)
  %2 = "arith.minimumf"(%arg3, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  %3 = "arith.fptoui"(%2) : (f32) -> i8
  %4 = "arith.constant"() <{value = -1 : i32}> : () -> i32
  %5 = "arith.constant"() <{value = dense<[1, -2, 3, 0]> : tensor<4xi32>}> : () -> tensor<4xi32>
  %6 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  %7 = "arith.constant"() <{value = 0 : index}> : () -> index
  %8 = "index.divu"(%7, %7) : (index, index) -> index
  %9 = "arith.constant"() <{value = 0 : i8}> : () -> i8
  %10 = "arith.constant"() <{value = 5 : i64}> : () -> i64
  %11 = "memref.rank"(%arg0) : (memref<4xi32>) -> index
  %12 = "arith.andi"(%1#1, %1#0) : (tensor<2xindex>, tensor<2xindex>) -> tensor<2xindex>
  %13:2 = "scf.for"(%11, %11, %11, %arg1, %6) ({
  ^bb0(%arg4: index, %arg5: tensor<2xindex>, %arg6: i32):
    %15 = "memref.alloc"(%7) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xi32>
    %16 = "arith.constant"() <{value = dense<0> : tensor<4xi32>}> : () -> tensor<4xi32>
    "scf.for"(%7, %8, %arg4) ({
    ^bb0(%arg7: index):
      %17 = "arith.constant"() <{value = 0.000000e+00 : f16}> : () -> f16
      %18 = "complex.rsqrt"(%arg2) <{fastmath = #arith.fastmath<fast>}> : (complex<f32>) -> complex<f32>
      "foo.use"(%11, %arg3) : (index, f32) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "foo.use"(%arg4) : (index) -> ()
    "scf.yield"(%1#0, %4) : (tensor<2xindex>, i32) -> ()
  }) : (index, index, index, tensor<2xindex>, i32) -> (tensor<2xindex>, i32)
  %14 = "arith.cmpf"(%arg3, %0) <{fastmath = #arith.fastmath<none>, predicate = 7 : i64}> : (f32, f32) -> i1
  "foo.use"(%arg0, %4, %9) : (memref<4xi32>, i32, i8) -> ()
  "func.return"(%arg2, %3) : (complex<f32>, i8) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<*xf32>, memref<*xf32>, index, vector<2x2xf32>, i1) -> vector<2x2xf32>, sym_name = "f"}> ({
^bb0(%arg0: memref<*xf32>, %arg1: memref<*xf32>, %arg2: index, %arg3: vector<2x2xf32>, %arg4: i1):
  %0 = "math.isinf"(%arg3) <{fastmath = #arith.fastmath<nnan,contract>}> : (vector<2x2xf32>) -> vector<2x2xi1>
  %1:2 = "math.sincos"(%arg3) <{fastmath = #arith.fastmath<none>}> : (vector<2x2xf32>) -> (vector<2x2xf32>, vector<2x2xf32>)
  %2 = "index.floordivs"(%arg2, %arg2) : (index, index) -> index
  %3 = "math.log1p"(%1#1) <{fastmath = #arith.fastmath<none>}> : (vector<2x2xf32>) -> vector<2x2xf32>
  %4 = "arith.divsi"(%arg2, %2) : (index, index) -> index
  %5 = "arith.constant"() <{value = true}> : () -> i1
  %6 = "arith.constant"() <{value = false}> : () -> i1
  %7 = "math.acos"(%1#1) <{fastmath = #arith.fastmath<none>}> : (vector<2x2xf32>) -> vector<2x2xf32>
  %8 = "arith.constant"() <{value = 4 : index}> : () -> index
  %9 = "arith.constant"() <{value = 0 : index}> : () -> index
  %10 = "arith.constant"() <{value = 3 : index}> : () -> index
  %11 = "arith.minimumf"(%7, %7) <{fastmath = #arith.fastmath<none>}> : (vector<2x2xf32>, vector<2x2xf32>) -> vector<2x2xf32>
  %12 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
  %13:2 = "scf.if"(%5) ({
    %17 = "math.log"(%1#0) <{fastmath = #arith.fastmath<none>}> : (vector<2x2xf32>) -> vector<2x2xf32>
    "foo.use"(%arg4, %12) : (i1, f32) -> ()
    "scf.yield"(%4, %17) : (index, vector<2x2xf32>) -> ()
  }, {
    %16 = "math.tanh"(%1#1) <{fastmath = #arith.fastmath<none>}> : (vector<2x2xf32>) -> vector<2x2xf32>
    "foo.use"(%8) : (index) -> ()
    "scf.yield"(%10, %7) : (index, vector<2x2xf32>) -> ()
  }) : (i1) -> (index, vector<2x2xf32>)
  %14 = "arith.constant"() <{value = 4 : index}> : () -> index
  %15 = "math.powf"(%3, %1#0) <{fastmath = #arith.fastmath<none>}> : (vector<2x2xf32>, vector<2x2xf32>) -> vector<2x2xf32>
  "foo.use"(%arg1, %0, %arg2) : (memref<*xf32>, vector<2x2xi1>, index) -> ()
  "func.return"(%13#1) : (vector<2x2xf32>) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<f32>, i1) -> (i1, i32, i1), sym_name = "f"}> ({
^bb0(%arg0: tensor<f32>, %arg1: i1):
  %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  %1 = "math.exp2"(%arg0) <{fastmath = #arith.fastmath<none>}> : (tensor<f32>) -> tensor<f32>
  %2 = "arith.subi"(%0, %0) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %3 = "arith.minui"(%0, %2) : (i32, i32) -> i32
  %4:2 = "scf.if"(%arg1) ({
    "foo.use"(%3, %1) : (i32, tensor<f32>) -> ()
    %18 = "tensor.rank"(%1) : (tensor<f32>) -> index
    "foo.use"(%0, %2) : (i32, i32) -> ()
    "scf.yield"(%1, %3) : (tensor<f32>, i32) -> ()
  }, {
    %16 = "arith.constant"() <{value = 4 : index}> : () -> index
    %17 = "arith.minui"(%16, %16) : (index, index) -> index
    "foo.use"(%arg1, %3, %arg1) : (i1, i32, i1) -> ()
    "scf.yield"(%arg0, %0) : (tensor<f32>, i32) -> ()
  }) : (i1) -> (tensor<f32>, i32)
  %5 = "arith.constant"() <{value = 4.000000e+00 : f64}> : () -> f64
  %6 = "math.acos"(%1) <{fastmath = #arith.fastmath<none>}> : (tensor<f32>) -> tensor<f32>
  %7 = "arith.constant"() <{value = true}> : () -> i1
  %8 = "arith.remf"(%arg0, %4#0) <{fastmath = #arith.fastmath<fast>}> : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %9 = "arith.maxnumf"(%5, %5) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
  %10 = "scf.if"(%7) ({
    %14 = "math.cbrt"(%4#0) <{fastmath = #arith.fastmath<none>}> : (tensor<f32>) -> tensor<f32>
    %15 = "arith.shrui"(%7, %7) <{isExact}> : (i1, i1) -> i1
    "foo.use"(%5, %8, %14) : (f64, tensor<f32>, tensor<f32>) -> ()
    "scf.yield"(%7) : (i1) -> ()
  }, {
    "foo.use"(%8) : (tensor<f32>) -> ()
    "scf.yield"(%7) : (i1) -> ()
  }) : (i1) -> i1
  %11 = "index.castu"(%10) : (i1) -> index
  %12 = "index.castu"(%10) : (i1) -> index
  %13 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  "foo.use"(%2, %5) : (i32, f64) -> ()
  "func.return"(%arg1, %3, %7) : (i1, i32, i1) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xi32>, i32) -> (i32, f64), sym_name = "f"}> ({
^bb0(%arg0: memref<4xi32>, %arg1: i32):
  %0 = "arith.shrsi"(%arg1, %arg1) <{isExact}> : (i32, i32) -> i32
  %1 = "math.absi"(%arg1) : (i32) -> i32
  %2 = "arith.maxui"(%0, %0) : (i32, i32) -> i32
  %3 = "arith.sitofp"(%arg1) : (i32) -> f64
  %4 = "arith.ceildivsi"(%2, %1) : (i32, i32) -> i32
  %5 = "math.clampf"(%3, %3, %3) <{fastmath = #arith.fastmath<none>}> : (f64, f64, f64) -> f64
  %6 = "math.atan2"(%3, %3) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
  %7 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
  "foo.use"(%4) : (i32) -> ()
  "func.return"(%0, %3) : (i32, f64) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index, i1, memref<?x?xf32, strided<[?, 1], offset: ?>>, f16, f32) -> (memref<?x?xf32, strided<[?, 1], offset: ?>>, f32, i8), sym_name = "f"}> ({
^bb0(%arg0: index, %arg1: i1, %arg2: memref<?x?xf32, strided<[?, 1], offset: ?>>, %arg3: f16, %arg4: f32):
  %0 = "arith.remf"(%arg4, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  %1 = "math.ceil"(%arg3) <{fastmath = #arith.fastmath<fast>}> : (f16) -> f16
  %2 = "scf.if"(%arg1) ({
    "foo.use"(%arg4, %arg2) : (f32, memref<?x?xf32, strided<[?, 1], offset: ?>>) -> ()
    "scf.yield"(%arg4) : (f32) -> ()
  }, {
    %19 = "math.ctlz"(%arg0) : (index) -> index
    "scf.if"(%arg1) ({
      %20 = "arith.scaling_extf"(%1, %1) <{fastmath = #arith.fastmath<nnan,contract>}> : (f16, f16) -> f32
      %21 = "math.sqrt"(%0) <{fastmath = #arith.fastmath<fast>}> : (f32) -> f32
      "foo.use"(%arg0) : (index) -> ()
      "scf.yield"() : () -> ()
    }, {
    }) : (i1) -> ()
    "foo.use"(%arg1, %arg2, %arg0) : (i1, memref<?x?xf32, strided<[?, 1], offset: ?>>, index) -> ()
    "scf.yield"(%arg4) : (f32) -> ()
  }) : (i1) -> f32
  %3 = "arith.constant"() <{value = 1 : i64}> : () -> i64
  %4 = "math.powf"(%1, %arg3) <{fastmath = #arith.fastmath<none>}> : (f16, f16) -> f16
  %5 = "math.isfinite"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f16) -> i1
  %6 = "arith.constant"() <{value = -1 : i8}> : () -> i8
  %7 = "arith.cmpf"(%2, %0) <{fastmath = #arith.fastmath<none>, predicate = 13 : i64}> : (f32, f32) -> i1
  %8 = "math.exp2"(%4) <{fastmath = #arith.fastmath<none>}> : (f16) -> f16
  %9 = "scf.for"(%arg0, %arg0, %arg0, %6) ({
  ^bb0(%arg8: index, %arg9: i8):
    %16 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %17 = "index.or"(%arg8, %arg0) : (index, index) -> index
    %18 = "math.asin"(%8) <{fastmath = #arith.fastmath<none>}> : (f16) -> f16
    "foo.use"(%arg9, %arg2) : (i8, memref<?x?xf32, strided<[?, 1], offset: ?>>) -> ()
    "scf.yield"(%arg9) : (i8) -> ()
  }) : (index, index, index, i8) -> i8
  %10 = "math.round"(%arg4) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %11:2 = "scf.for"(%arg0, %arg0, %arg0, %4, %arg2) ({
  ^bb0(%arg5: index, %arg6: f16, %arg7: memref<?x?xf32, strided<[?, 1], offset: ?>>):
    %15 = "arith.select"(%arg1, %arg1, %arg1) : (i1, i1, i1) -> i1
    "foo.use"(%arg7, %arg6) : (memref<?x?xf32, strided<[?, 1], offset: ?>>, f16) -> ()
    "scf.yield"(%arg3, %arg2) : (f16, memref<?x?xf32, strided<[?, 1], offset: ?>>) -> ()
  }) : (index, index, index, f16, memref<?x?xf32, strided<[?, 1], offset: ?>>) -> (f16, memref<?x?xf32, strided<[?, 1], offset: ?>>)
  "memref.dealloc"(%11#1) : (memref<?x?xf32, strided<[?, 1], offset: ?>>) -> ()
  %12 = "arith.extui"(%arg1) : (i1) -> i8
  %13 = "arith.constant"() <{value = 9223372036854775807 : i64}> : () -> i64
  %14 = "arith.constant"() <{value = dense<2.500000e+00> : tensor<f32>}> : () -> tensor<f32>
  "foo.use"(%7) : (i1) -> ()
  "func.return"(%11#1, %0, %9) : (memref<?x?xf32, strided<[?, 1], offset: ?>>, f32, i8) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<2x3xf32>, memref<i32>, complex<f32>, i32, i64) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<2x3xf32>, %arg1: memref<i32>, %arg2: complex<f32>, %arg3: i32, %arg4: i64):
  %0 = "arith.minsi"(%arg4, %arg4) : (i64, i64) -> i64
  %1 = "memref.memory_space_cast"(%arg1) : (memref<i32>) -> memref<i32>
  %2 = "math.ipowi"(%arg4, %arg4) : (i64, i64) -> i64
  %3 = "complex.log"(%arg2) <{fastmath = #arith.fastmath<fast>}> : (complex<f32>) -> complex<f32>
  %4 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  %5 = "math.sqrt"(%arg0) <{fastmath = #arith.fastmath<nnan,contract>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %6 = "arith.constant"() <{value = 32 : i32}> : () -> i32
  %7 = "math.absi"(%arg3) : (i32) -> i32
  %8 = "arith.constant"() <{value = 0.000000e+00 : f16}> : () -> f16
  %9 = "math.expm1"(%arg0) <{fastmath = #arith.fastmath<none>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
  "foo.use"(%2, %8, %arg0) : (i64, f16, tensor<2x3xf32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i1, f32) -> (f32, i1), sym_name = "f"}> ({
^bb0(%arg0: i1, %arg1: f32):
  %0 = "math.atanh"(%arg1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %1:2 = "scf.if"(%arg0) ({
    "foo.use"(%0, %0) : (f32, f32) -> ()
    "scf.yield"(%arg1, %arg0) : (f32, i1) -> ()
  }, {
    %51:2 = "scf.if"(%arg0) ({
      %55 = "arith.constant"() <{value = dense<0> : vector<4xi32>}> : () -> vector<4xi32>
      %56 = "arith.andi"(%arg0, %arg0) : (i1, i1) -> i1
      "scf.if"(%arg0) ({
        %57 = "math.absf"(%0) <{fastmath = #arith.fastmath<nnan,contract>}> : (f32) -> f32
        %58 = "arith.ceildivui"(%56, %56) : (i1, i1) -> i1
        "foo.use"(%arg0, %arg1, %0) : (i1, f32, f32) -> ()
        "scf.yield"() : () -> ()
      }, {
      }) : (i1) -> ()
      "foo.use"(%arg0, %56, %arg0) : (i1, i1, i1) -> ()
      "scf.yield"(%56, %56) : (i1, i1) -> ()
    }, {
      %52 = "arith.addi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i1, i1) -> i1
      %53 = "arith.addi"(%52, %52) <{overflowFlags = #arith.overflow<nsw>}> : (i1, i1) -> i1
      %54 = "arith.constant"() <{value = dense<[[1.000000e+00, 2.000000e+00, 3.000000e+00], [0.000000e+00, -1.000000e+00, 4.500000e+00]]> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      "foo.use"(%0, %0, %arg0) : (f32, f32, i1) -> ()
      "scf.yield"(%53, %53) : (i1, i1) -> ()
    }) : (i1) -> (i1, i1)
    "foo.use"(%0, %arg1) : (f32, f32) -> ()
    "scf.yield"(%arg1, %arg0) : (f32, i1) -> ()
  }) : (i1) -> (f32, i1)
  %2 = "arith.constant"() <{value = 1.000000e-01 : f64}> : () -> f64
  %3 = "arith.constant"() <{value = 1 : index}> : () -> index
  "foo.use"(%arg0, %0) : (i1, f32) -> ()
  %4 = "math.trunc"(%2) <{fastmath = #arith.fastmath<fast>}> : (f64) -> f64
  %5 = "arith.constant"() <{value = dense<[[1.000000e+00, 2.000000e+00, 3.000000e+00], [0.000000e+00, -1.000000e+00, 4.500000e+00]]> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %6 = "scf.for"(%3, %3, %3, %4) ({
  ^bb0(%arg2: index, %arg3: f64):
    %49 = "math.rsqrt"(%1#0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %50 = "math.fpowi"(%1#0, %arg2) <{fastmath = #arith.fastmath<none>}> : (f32, index) -> f32
    "foo.use"(%arg1, %5, %3) : (f32, tensor<2x3xf32>, index) -> ()
    "scf.yield"(%arg3) : (f64) -> ()
  }) : (index, index, index, f64) -> f64
  %7 = "scf.if"(%1#1) ({
    %47 = "tensor.empty"() : () -> tensor<2x3xf32>
    "foo.use"(%arg0) : (i1) -> ()
    %48 = "tensor.rank"(%47) : (tensor<2x3xf32>) -> index
    "foo.use"(%2, %1#0) : (f64, f32) -> ()
    "scf.yield"(%0) : (f32) -> ()
  }, {
    %37 = "arith.constant"() <{value = 3 : index}> : () -> index
    %38 = "scf.if"(%arg0) ({
      %42 = "math.absi"(%1#1) : (i1) -> i1
      %43 = "math.floor"(%1#0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %44:2 = "scf.if"(%1#1) ({
        "foo.use"(%4, %arg1) : (f64, f32) -> ()
        "scf.yield"(%0, %1#1) : (f32, i1) -> ()
      }, {
        %45 = "math.cbrt"(%4) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
        %46 = "math.floor"(%6) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
        "foo.use"(%3, %45) : (index, f64) -> ()
        "scf.yield"(%arg1, %42) : (f32, i1) -> ()
      }) : (i1) -> (f32, i1)
      "foo.use"(%0) : (f32) -> ()
      "scf.yield"(%1#0) : (f32) -> ()
    }, {
      %41 = "arith.constant"() <{value = 7 : i32}> : () -> i32
      "foo.use"(%1#1) : (i1) -> ()
      "scf.yield"(%arg1) : (f32) -> ()
    }) : (i1) -> f32
    %39 = "math.atan2"(%arg1, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %40 = "arith.constant"() <{value = 1.000000e+30 : f32}> : () -> f32
    "foo.use"(%1#1) : (i1) -> ()
    "scf.yield"(%arg1) : (f32) -> ()
  }) : (i1) -> f32
  "scf.if"(%arg0) ({
    %26 = "math.trunc"(%4) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    %27 = "scf.if"(%1#1) ({
      %33 = "math.isinf"(%7) <{fastmath = #arith.fastmath<none>}> : (f32) -> i1
      %34 = "arith.select"(%arg0, %arg0, %1#1) : (i1, i1, i1) -> i1
      %35 = "arith.constant"() <{value = 0 : i8}> : () -> i8
      %36 = "arith.constant"() <{value = 3 : index}> : () -> index
      "foo.use"(%arg1, %0) : (f32, f32) -> ()
      "scf.yield"(%arg0) : (i1) -> ()
    }, {
      %30 = "arith.constant"() <{value = dense<2.500000e+00> : tensor<f32>}> : () -> tensor<f32>
      %31 = "arith.constant"() <{value = 0 : i64}> : () -> i64
      %32 = "math.asin"(%4) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
      "foo.use"(%arg1) : (f32) -> ()
      "scf.yield"(%1#1) : (i1) -> ()
    }) : (i1) -> i1
    %28 = "arith.shli"(%3, %3) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (index, index) -> index
    %29 = "math.atanh"(%arg1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    "foo.use"(%28, %26) : (index, f64) -> ()
    "scf.yield"() : () -> ()
  }, {
    "foo.use"(%3, %2, %4) : (index, f64, f64) -> ()
    %25 = "arith.constant"() <{value = 7 : i32}> : () -> i32
    "foo.use"(%4, %25, %3) : (f64, i32, index) -> ()
    "scf.yield"() : () -> ()
  }) : (i1) -> ()
  %8:2 = "scf.if"(%arg0) ({
    %23 = "arith.subi"(%arg0, %1#1) <{overflowFlags = #arith.overflow<none>}> : (i1, i1) -> i1
    "foo.use"(%arg0, %arg0) : (i1, i1) -> ()
    %24 = "math.erfc"(%7) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    "foo.use"(%arg0, %arg0) : (i1, i1) -> ()
    "scf.yield"(%0, %arg0) : (f32, i1) -> ()
  }, {
    %13 = "arith.minnumf"(%1#0, %0) <{fastmath = #arith.fastmath<fast>}> : (f32, f32) -> f32
    "foo.use"(%7, %6, %13) : (f32, f64, f32) -> ()
    "scf.if"(%1#1) ({
      %19 = "math.atan2"(%5, %5) <{fastmath = #arith.fastmath<none>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %20 = "math.cttz"(%3) : (index) -> index
      %21 = "math.cttz"(%3) : (index) -> index
      %22 = "math.copysign"(%19, %5) <{fastmath = #arith.fastmath<fast>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      "foo.use"(%1#0, %0, %5) : (f32, f32, tensor<2x3xf32>) -> ()
      "scf.yield"() : () -> ()
    }, {
      %15 = "arith.constant"() <{value = dense<0> : vector<4xi32>}> : () -> vector<4xi32>
      %16 = "math.cos"(%13) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %17 = "math.isnormal"(%arg1) <{fastmath = #arith.fastmath<fast>}> : (f32) -> i1
      %18 = "arith.divsi"(%15, %15) <{isExact}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
      "foo.use"(%arg0, %1#1, %15) : (i1, i1, vector<4xi32>) -> ()
      "scf.yield"() : () -> ()
    }) : (i1) -> ()
    %14 = "math.ceil"(%5) <{fastmath = #arith.fastmath<none>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "foo.use"(%13) : (f32) -> ()
    "scf.yield"(%0, %arg0) : (f32, i1) -> ()
  }) : (i1) -> (f32, i1)
  "foo.use"(%arg1) : (f32) -> ()
  %9 = "math.cttz"(%arg0) : (i1) -> i1
  %10 = "math.roundeven"(%0) <{fastmath = #arith.fastmath<fast>}> : (f32) -> f32
  %11 = "arith.constant"() <{value = 5 : i64}> : () -> i64
  %12 = "arith.constant"() <{value = dense<[1, 2, 3, 4]> : vector<4xi32>}> : () -> vector<4xi32>
  "foo.use"(%3, %4) : (index, f64) -> ()
  "func.return"(%7, %1#1) : (f32, i1) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (complex<f32>, index, complex<f32>, memref<?x?xf32>) -> (complex<f32>, index, complex<f32>), sym_name = "f"}> ({
^bb0(%arg0: complex<f32>, %arg1: index, %arg2: complex<f32>, %arg3: memref<?x?xf32>):
  %0 = "complex.tanh"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
  %1 = "complex.neg"(%0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
  %2 = "arith.remsi"(%arg1, %arg1) : (index, index) -> index
  %3 = "index.casts"(%2) : (index) -> i32
  "foo.use"(%2, %3, %1) : (index, i32, complex<f32>) -> ()
  %4 = "complex.im"(%1) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
  %5 = "arith.constant"() <{value = 7 : i32}> : () -> i32
  %6 = "arith.constant"() <{value = 0x7FC00000 : f32}> : () -> f32
  "scf.for"(%arg1, %arg1, %arg1) ({
  ^bb0(%arg7: index):
    %18 = "arith.index_castui"(%arg7) : (index) -> i8
    "foo.use"(%arg1, %3, %2) : (index, i32, index) -> ()
    "scf.yield"() : () -> ()
  }) : (index, index, index) -> ()
  %7:2 = "arith.mului_extended"(%5, %3) : (i32, i32) -> (i32, i32)
  %8 = "complex.div"(%arg2, %arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
  %9 = "arith.constant"() <{value = 1 : index}> : () -> index
  %10 = "arith.constant"() <{value = 5 : i64}> : () -> i64
  %11:2 = "scf.for"(%2, %2, %9, %arg3, %8) ({
  ^bb0(%arg4: index, %arg5: memref<?x?xf32>, %arg6: complex<f32>):
    %14 = "complex.sin"(%arg6) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
    %15 = "arith.xori"(%9, %2) : (index, index) -> index
    %16 = "arith.index_cast"(%7#0) : (i32) -> index
    %17 = "math.isnormal"(%4) <{fastmath = #arith.fastmath<none>}> : (f32) -> i1
    "foo.use"(%6, %arg0) : (f32, complex<f32>) -> ()
    "scf.yield"(%arg5, %8) : (memref<?x?xf32>, complex<f32>) -> ()
  }) : (index, index, index, memref<?x?xf32>, complex<f32>) -> (memref<?x?xf32>, complex<f32>)
  %12 = "arith.constant"() <{value = 3 : index}> : () -> index
  %13 = "arith.constant"() <{value = 3 : index}> : () -> index
  "foo.use"(%9, %0, %11#1) : (index, complex<f32>, complex<f32>) -> ()
  "func.return"(%0, %12, %arg2) : (complex<f32>, index, complex<f32>) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i64, f32, complex<f32>, index, i64) -> (f32, i64), sym_name = "f"}> ({
^bb0(%arg0: i32, %arg1: i64, %arg2: f32, %arg3: complex<f32>, %arg4: index, %arg5: i64):
  %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
  %1 = "arith.constant"() <{value = dense<[1, 2, 3, 4]> : vector<4xi32>}> : () -> vector<4xi32>
  %2 = "arith.maxnumf"(%0, %arg2) <{fastmath = #arith.fastmath<nnan,contract>}> : (f32, f32) -> f32
  %3 = "math.ctlz"(%arg4) : (index) -> index
  %4 = "arith.constant"() <{value = 1.000000e-01 : f64}> : () -> f64
  %5 = "math.sin"(%2) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %6 = "arith.index_castui"(%3) : (index) -> i32
  %7 = "complex.powi"(%arg3, %arg5) : (complex<f32>, i64) -> complex<f32>
  %8 = "index.or"(%3, %3) : (index, index) -> index
  %9 = "arith.subi"(%8, %3) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
  %10 = "arith.constant"() <{value = -0.000000e+00 : f32}> : () -> f32
  %11 = "arith.constant"() <{value = 1.500000e+00 : f16}> : () -> f16
  %12:2 = "arith.mulsi_extended"(%8, %arg4) : (index, index) -> (index, index)
  %13 = "complex.log"(%7) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
  %14 = "index.add"(%8, %9) : (index, index) -> index
  "foo.use"(%3, %9) : (index, index) -> ()
  "func.return"(%2, %arg5) : (f32, i64) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<2x3xf32>, memref<i32>, f16, i8, complex<f32>) -> (i64, tensor<2x3xf32>, tensor<2x3xf32>), sym_name = "f"}> ({
^bb0(%arg0: tensor<2x3xf32>, %arg1: memref<i32>, %arg2: f16, %arg3: i8, %arg4: complex<f32>):
  %0 = "arith.mulf"(%arg0, %arg0) <{fastmath = #arith.fastmath<none>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %1 = "complex.mul"(%arg4, %arg4) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
  %2 = "arith.constant"() <{value = 9223372036854775807 : i64}> : () -> i64
  %3 = "math.log2"(%0) <{fastmath = #arith.fastmath<fast>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %4 = "math.erfc"(%0) <{fastmath = #arith.fastmath<fast>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %5 = "memref.rank"(%arg1) : (memref<i32>) -> index
  "scf.for"(%5, %5, %5) ({
  ^bb0(%arg5: index):
    "foo.use"(%arg5, %4, %arg3) : (index, tensor<2x3xf32>, i8) -> ()
    "scf.yield"() : () -> ()
  }) : (index, index, index) -> ()
  "foo.use"(%arg3, %3, %arg4) : (i8, tensor<2x3xf32>, complex<f32>) -> ()
  %6 = "math.sinh"(%4) <{fastmath = #arith.fastmath<none>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %7 = "arith.maxui"(%arg3, %arg3) : (i8, i8) -> i8
  %8 = "math.copysign"(%6, %4) <{fastmath = #arith.fastmath<none>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %9 = "arith.constant"() <{value = 127 : i8}> : () -> i8
  %10 = "math.ctlz"(%7) : (i8) -> i8
  %11 = "arith.constant"() <{value = dense<2.500000e+00> : tensor<f32>}> : () -> tensor<f32>
  "foo.use"(%4) : (tensor<2x3xf32>) -> ()
  "func.return"(%2, %8, %3) : (i64, tensor<2x3xf32>, tensor<2x3xf32>) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f16, vector<2x2xf32>, index, index, f64, memref<i32>) -> index, sym_name = "f"}> ({
^bb0(%arg0: f16, %arg1: vector<2x2xf32>, %arg2: index, %arg3: index, %arg4: f64, %arg5: memref<i32>):
  %0 = "arith.cmpi"(%arg3, %arg2) <{predicate = 3 : i64}> : (index, index) -> i1
  "scf.if"(%0) ({
    %13 = "arith.constant"() <{value = dense<[1, 2, 3, 4]> : vector<4xi32>}> : () -> vector<4xi32>
    %14 = "math.ceil"(%arg4) <{fastmath = #arith.fastmath<fast>}> : (f64) -> f64
    %15 = "arith.remsi"(%arg3, %arg2) : (index, index) -> index
    "scf.if"(%0) ({
      "scf.if"(%0) ({
        %18 = "arith.shli"(%arg3, %arg2) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        "foo.use"(%arg0, %arg2) : (f16, index) -> ()
        "scf.yield"() : () -> ()
      }, {
      }) : (i1) -> ()
      %16 = "arith.remui"(%15, %arg2) : (index, index) -> index
      %17 = "math.ceil"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f16) -> f16
      "foo.use"(%0) : (i1) -> ()
      "scf.yield"() : () -> ()
    }, {
    }) : (i1) -> ()
    "foo.use"(%0) : (i1) -> ()
    "scf.yield"() : () -> ()
  }, {
  }) : (i1) -> ()
  %1 = "index.remu"(%arg3, %arg3) : (index, index) -> index
  %2 = "arith.constant"() <{value = -1 : i32}> : () -> i32
  %3 = "math.log2"(%arg0) <{fastmath = #arith.fastmath<fast>}> : (f16) -> f16
  "foo.use"(%0, %arg4) : (i1, f64) -> ()
  %4 = "math.atanh"(%arg1) <{fastmath = #arith.fastmath<none>}> : (vector<2x2xf32>) -> vector<2x2xf32>
  %5 = "arith.constant"() <{value = 2147483647 : i32}> : () -> i32
  %6 = "arith.constant"() <{value = 0 : i64}> : () -> i64
  %7 = "math.exp2"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f16) -> f16
  "foo.use"(%2) : (i32) -> ()
  %8 = "math.powf"(%arg1, %arg1) <{fastmath = #arith.fastmath<none>}> : (vector<2x2xf32>, vector<2x2xf32>) -> vector<2x2xf32>
  %9 = "arith.constant"() <{value = -128 : i8}> : () -> i8
  %10 = "arith.constant"() <{value = -3.250000e+00 : f32}> : () -> f32
  %11 = "arith.constant"() <{value = 0 : i32}> : () -> i32
  %12 = "arith.constant"() <{value = 1.000000e+30 : f32}> : () -> f32
  "foo.use"(%9, %2, %12) : (i8, i32, f32) -> ()
  "func.return"(%arg3) : (index) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, memref<i32>, complex<f32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: i32, %arg1: memref<i32>, %arg2: complex<f32>):
  %0 = "arith.constant"() <{value = -3.250000e+00 : f32}> : () -> f32
  "foo.use"(%arg1, %arg2, %0) : (memref<i32>, complex<f32>, f32) -> ()
  %1 = "arith.constant"() <{value = dense<0> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "arith.constant"() <{value = 0 : index}> : () -> index
  "foo.use"(%arg0) : (i32) -> ()
  %3 = "complex.eq"(%arg2, %arg2) : (complex<f32>, complex<f32>) -> i1
  "scf.if"(%3) ({
    %11 = "math.trunc"(%0) <{fastmath = #arith.fastmath<nnan,contract>}> : (f32) -> f32
    "scf.for"(%2, %2, %2) ({
    ^bb0(%arg3: index):
      %12 = "math.absf"(%0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "foo.use"(%2, %arg1, %arg0) : (index, memref<i32>, i32) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "foo.use"(%1, %2, %arg2) : (tensor<4xi32>, index, complex<f32>) -> ()
    "scf.yield"() : () -> ()
  }, {
  }) : (i1) -> ()
  %4 = "index.xor"(%2, %2) : (index, index) -> index
  %5 = "math.log1p"(%0) <{fastmath = #arith.fastmath<nnan,contract>}> : (f32) -> f32
  %6 = "complex.abs"(%arg2) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
  %7 = "arith.constant"() <{value = 2.000000e+00 : f32}> : () -> f32
  %8 = "tensor.bitcast"(%1) : (tensor<4xi32>) -> tensor<4xi32>
  %9 = "arith.floordivsi"(%3, %3) : (i1, i1) -> i1
  %10 = "arith.constant"() <{value = 0.000000e+00 : f16}> : () -> f16
  "foo.use"(%0, %7) : (f32, f32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f32, f32, f32, complex<f32>, i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: f32, %arg1: f32, %arg2: f32, %arg3: complex<f32>, %arg4: i32):
  "foo.use"(%arg2, %arg4, %arg1) : (f32, i32, f32) -> ()
  %0 = "math.powf"(%arg0, %arg2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  %1 = "arith.shrsi"(%arg4, %arg4) <{isExact}> : (i32, i32) -> i32
  %2 = "arith.constant"() <{value = 1.000000e+30 : f32}> : () -> f32
  %3 = "complex.sin"(%arg3) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
  %4 = "arith.constant"() <{value = false}> : () -> i1
  %5 = "arith.constant"() <{value = 1.000000e+30 : f32}> : () -> f32
  %6 = "arith.select"(%4, %4, %4) : (i1, i1, i1) -> i1
  %7 = "arith.constant"() <{value = 0x7FC00000 : f32}> : () -> f32
  %8:2 = "scf.if"(%6) ({
    %14 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    "foo.use"(%arg4, %arg4, %4) : (i32, i32, i1) -> ()
    "scf.yield"(%14, %0) : (f32, f32) -> ()
  }, {
    %12 = "arith.constant"() <{value = 1 : index}> : () -> index
    %13 = "arith.shrui"(%arg4, %1) : (i32, i32) -> i32
    "foo.use"(%arg4) : (i32) -> ()
    "scf.yield"(%arg2, %2) : (f32, f32) -> ()
  }) : (i1) -> (f32, f32)
  "foo.use"(%arg4) : (i32) -> ()
  %9 = "arith.constant"() <{value = 1.000000e+30 : f32}> : () -> f32
  %10 = "arith.constant"() <{value = 9223372036854775807 : i64}> : () -> i64
  %11 = "arith.ceildivsi"(%1, %arg4) : (i32, i32) -> i32
  "foo.use"(%arg0) : (f32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
