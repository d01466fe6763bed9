// builtin.module(func.func(convert-scf-to-cf),canonicalize)
"func.func"() <{function_type = (memref<?x?xf32>, memref<*xf32>, i64, tensor<f32>, f32) -> (vector<4xi32>, vector<4xi32>, f64), sym_name = "f"}> ({
^bb0(%arg0: memref<?x?xf32>, %arg1: memref<*xf32>, %arg2: i64, %arg3: tensor<f32>, %arg4: f32):
  %0 = "arith.ori"(%arg2, %arg2) : (i64, i64) -> i64
  %1 = "math.sinh"(%arg4) <{fastmath = #arith.fastmath<fast>}> : (f32) -> f32
  %2 = "arith.minimumf"(%arg4, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  %3 = "arith.constant"() <{value = 2 : index}> : () -> index
  %4 = "arith.muli"(%3, %3) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
  %5 = "arith.minnumf"(%arg4, %1) <{fastmath = #arith.fastmath<fast>}> : (f32, f32) -> f32
  %6 = "math.exp2"(%arg3) <{fastmath = #arith.fastmath<nnan,contract>}> : (tensor<f32>) -> tensor<f32>
  "foo.use"(%arg3, %arg0, %2) : (tensor<f32>, memref<?x?xf32>, f32) -> ()
  %7 = "math.absf"(%arg4) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %8 = "arith.constant"() <{value = 1.000000e-01 : f64}> : () -> f64
  %9 = "math.rsqrt"(%7) <{fastmath = #arith.fastmath<nnan,contract>}> : (f32) -> f32
  %10 = "arith.constant"() <{value = dense<1.000000e+00> : vector<2x2xf32>}> : () -> vector<2x2xf32>
  %11 = "arith.constant"() <{value = dense<0> : vector<4xi32>}> : () -> vector<4xi32>
  %12 = "math.clampf"(%1, %9, %2) <{fastmath = #arith.fastmath<none>}> : (f32, f32, f32) -> f32
  %13 = "arith.constant"() <{value = dense<[1, 2, 3, 4]> : vector<4xi32>}> : () -> vector<4xi32>
  "foo.use"(%10, %2, %9) : (vector<2x2xf32>, f32, f32) -> ()
  "func.return"(%11, %13, %8) : (vector<4xi32>, vector<4xi32>, f64) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<2x2xf32>, index, f32, memref<?xi32>, tensor<2xindex>, index) -> (), sym_name = "f"}> ({
^bb0(%arg0: vector<2x2xf32>, %arg1: index, %arg2: f32, %arg3: memref<?xi32>, %arg4: tensor<2xindex>, %arg5: index):
  %0 = "arith.constant"() <{value = -1 : i8}> : () -> i8
  %1 = "arith.constant"() <{value = -1 : i8}> : () -> i8
  %2 = "scf.for"(%arg5, %arg1, %arg5, %arg2) ({
  ^bb0(%arg13: index, %arg14: f32):
    %44 = "arith.constant"() <{value = 32 : i32}> : () -> i32
    %45 = "arith.mulf"(%arg0, %arg0) <{fastmath = #arith.fastmath<fast>}> : (vector<2x2xf32>, vector<2x2xf32>) -> vector<2x2xf32>
    "foo.use"(%1, %1) : (i8, i8) -> ()
    "scf.yield"(%arg14) : (f32) -> ()
  }) : (index, index, index, f32) -> f32
  %3 = "scf.for"(%arg1, %arg1, %arg5, %0) ({
  ^bb0(%arg11: index, %arg12: i8):
    "foo.use"(%0, %arg5) : (i8, index) -> ()
    "scf.yield"(%1) : (i8) -> ()
  }) : (index, index, index, i8) -> i8
  %4:2 = "arith.addui_extended"(%arg1, %arg5) : (index, index) -> (index, i1)
  %5 = "arith.addf"(%arg2, %arg2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  %6 = "memref.memory_space_cast"(%arg3) : (memref<?xi32>) -> memref<?xi32>
  "cf.cond_br"(%4#1)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:  // pred: ^bb0
  %7 = "scf.for"(%4#0, %arg1, %arg5, %arg3) ({
  ^bb0(%arg9: index, %arg10: memref<?xi32>):
    %41 = "arith.constant"() <{value = 4 : index}> : () -> index
    %42 = "memref.memory_space_cast"(%arg10) : (memref<?xi32>) -> memref<?xi32>
    %43 = "memref.dim"(%arg3, %arg9) : (memref<?xi32>, index) -> index
    "foo.use"(%arg9) : (index) -> ()
    "scf.yield"(%arg3) : (memref<?xi32>) -> ()
  }) : (index, index, index, memref<?xi32>) -> memref<?xi32>
  "foo.use"(%4#1, %arg0, %0) : (i1, vector<2x2xf32>, i8) -> ()
  "cf.br"(%arg0, %4#1)[^bb3] : (vector<2x2xf32>, i1) -> ()
^bb2:  // pred: ^bb0
  %8 = "math.absi"(%4#0) : (index) -> index
  %9 = "arith.constant"() <{value = 0x7F800000 : f32}> : () -> f32
  %10 = "math.ctlz"(%3) : (i8) -> i8
  "foo.use"(%arg0) : (vector<2x2xf32>) -> ()
  "cf.br"(%arg0, %4#1)[^bb3] : (vector<2x2xf32>, i1) -> ()
^bb3(%11: vector<2x2xf32>, %12: i1):  // 2 preds: ^bb1, ^bb2
  %13 = "math.sinh"(%11) <{fastmath = #arith.fastmath<none>}> : (vector<2x2xf32>) -> vector<2x2xf32>
  %14 = "arith.cmpf"(%arg0, %13) <{fastmath = #arith.fastmath<none>, predicate = 7 : i64}> : (vector<2x2xf32>, vector<2x2xf32>) -> vector<2x2xi1>
  %15 = "arith.fptosi"(%arg2) : (f32) -> i8
  "scf.if"(%12) ({
    %34 = "math.cos"(%arg0) <{fastmath = #arith.fastmath<none>}> : (vector<2x2xf32>) -> vector<2x2xf32>
    %35 = "math.erfc"(%5) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %36 = "scf.for"(%4#0, %4#0, %arg5, %6) ({
    ^bb0(%arg7: index, %arg8: memref<?xi32>):
      "foo.use"(%arg0, %arg1) : (vector<2x2xf32>, index) -> ()
      %38 = "scf.if"(%12) ({
        %40 = "index.ceildivu"(%arg5, %arg1) : (index, index) -> index
        "foo.use"(%arg8) : (memref<?xi32>) -> ()
        "scf.yield"(%arg5) : (index) -> ()
      }, {
        %39 = "memref.cast"(%arg3) : (memref<?xi32>) -> memref<?xi32>
        "foo.use"(%11, %5) : (vector<2x2xf32>, f32) -> ()
        "scf.yield"(%arg7) : (index) -> ()
      }) : (i1) -> index
      "foo.use"(%4#0) : (index) -> ()
      "scf.yield"(%arg8) : (memref<?xi32>) -> ()
    }) : (index, index, index, memref<?xi32>) -> memref<?xi32>
    %37 = "arith.divsi"(%4#1, %12) <{isExact}> : (i1, i1) -> i1
    "foo.use"(%arg4, %12) : (tensor<2xindex>, i1) -> ()
    "scf.yield"() : () -> ()
  }, {
    %33 = "index.minu"(%arg1, %4#0) : (index, index) -> index
    "foo.use"(%arg3, %3, %5) : (memref<?xi32>, i8, f32) -> ()
    "scf.yield"() : () -> ()
  }) : (i1) -> ()
  %16 = "arith.cmpf"(%2, %2) <{fastmath = #arith.fastmath<none>, predicate = 0 : i64}> : (f32, f32) -> i1
  %17 = "math.sinh"(%arg0) <{fastmath = #arith.fastmath<none>}> : (vector<2x2xf32>) -> vector<2x2xf32>
  %18 = "scf.if"(%4#1) ({
    "scf.for"(%4#0, %arg5, %4#0) ({
    ^bb0(%arg6: index):
      %31 = "arith.constant"() <{value = 7 : i32}> : () -> i32
      %32 = "arith.constant"() <{value = -0.000000e+00 : f32}> : () -> f32
      "foo.use"(%arg0, %4#0) : (vector<2x2xf32>, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "foo.use"(%arg2) : (f32) -> ()
    "foo.use"(%arg5) : (index) -> ()
    "scf.yield"(%4#1) : (i1) -> ()
  }, {
    %20 = "arith.constant"() <{value = 2147483647 : i32}> : () -> i32
    %21 = "arith.uitofp"(%4#1) : (i1) -> f64
    %22 = "index.mul"(%arg5, %4#0) : (index, index) -> index
    "scf.if"(%4#1) ({
      %23 = "math.rsqrt"(%21) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
      %24 = "arith.mulf"(%21, %21) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %25 = "index.shl"(%arg5, %22) : (index, index) -> index
      "scf.if"(%16) ({
        %28 = "math.tan"(%arg0) <{fastmath = #arith.fastmath<none>}> : (vector<2x2xf32>) -> vector<2x2xf32>
        %29 = "memref.load"(%6, %4#0) : (memref<?xi32>, index) -> i32
        %30 = "arith.shli"(%arg4, %arg4) <{overflowFlags = #arith.overflow<none>}> : (tensor<2xindex>, tensor<2xindex>) -> tensor<2xindex>
        "foo.use"(%11, %23) : (vector<2x2xf32>, f64) -> ()
        "scf.yield"() : () -> ()
      }, {
        %26 = "arith.constant"() <{value = 2147483647 : i32}> : () -> i32
        %27 = "math.trunc"(%24) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
        "foo.use"(%arg3, %6, %0) : (memref<?xi32>, memref<?xi32>, i8) -> ()
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "foo.use"(%22, %6, %14) : (index, memref<?xi32>, vector<2x2xi1>) -> ()
      "scf.yield"() : () -> ()
    }, {
    }) : (i1) -> ()
    "foo.use"(%arg1) : (index) -> ()
    "scf.yield"(%16) : (i1) -> ()
  }) : (i1) -> i1
  %19 = "index.ceildivs"(%arg1, %arg1) : (index, index) -> index
  "foo.use"(%4#0, %arg3) : (index, memref<?xi32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4xi32>, memref<?xi32>, i32, memref<?x?xf32>, memref<?x?xf32, strided<[?, 1], offset: ?>>) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<4xi32>, %arg1: memref<?xi32>, %arg2: i32, %arg3: memref<?x?xf32>, %arg4: memref<?x?xf32, strided<[?, 1], offset: ?>>):
  %0:3 = "memref.distinct_objects"(%arg4, %arg4, %arg4) : (memref<?x?xf32, strided<[?, 1], offset: ?>>, memref<?x?xf32, strided<[?, 1], offset: ?>>, memref<?x?xf32, strided<[?, 1], offset: ?>>) -> (memref<?x?xf32, strided<[?, 1], offset: ?>>, memref<?x?xf32, strided<[?, 1], offset: ?>>, memref<?x?xf32, strided<[?, 1], offset: ?>>)
  %1 = "arith.shli"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %2 = "arith.divui"(%arg2, %arg2) <{isExact}> : (i32, i32) -> i32
  %3 = "arith.minsi"(%1, %arg0) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %4 = "arith.constant"() <{value = 0 : i8}> : () -> i8
  "foo.use"(%0#0) : (memref<?x?xf32, strided<[?, 1], offset: ?>>) -> ()
  %5 = "memref.distinct_objects"(%arg4) : (memref<?x?xf32, strided<[?, 1], offset: ?>>) -> memref<?x?xf32, strided<[?, 1], offset: ?>>
  %6 = "arith.constant"() <{value = 0.000000e+00 : f16}> : () -> f16
  %7 = "arith.constant"() <{value = 3 : index}> : () -> index
  "scf.for"(%7, %7, %7) ({
  ^bb0(%arg5: index):
    %9 = "arith.constant"() <{value = 0x7F800000 : f32}> : () -> f32
    %10 = "arith.constant"() <{value = 4.000000e+00 : f64}> : () -> f64
    %11 = "index.maxs"(%arg5, %7) : (index, index) -> index
    %12 = "arith.extf"(%6) : (f16) -> f32
    "foo.use"(%12, %arg0) : (f32, tensor<4xi32>) -> ()
    "scf.yield"() : () -> ()
  }) : (index, index, index) -> ()
  %8 = "tensor.extract"(%3, %7) : (tensor<4xi32>, index) -> i32
  "foo.use"(%1, %arg4, %0#2) : (tensor<4xi32>, memref<?x?xf32, strided<[?, 1], offset: ?>>, memref<?x?xf32, strided<[?, 1], offset: ?>>) -> ()
  "memref.copy"(%arg4, %5) : (memref<?x?xf32, strided<[?, 1], offset: ?>>, memref<?x?xf32, strided<[?, 1], offset: ?>>) -> ()
  "foo.use"(%4, %8) : (i8, i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i8, index, index, i64, vector<4xi32>) -> f32, sym_name = "f"}> ({
^bb0(%arg0: i8, %arg1: index, %arg2: index, %arg3: i64, %arg4: vector<4xi32>):
  %0 = "arith.ceildivsi"(%arg1, %arg2) : (index, index) -> index
  %1 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
  %2 = "math.clampf"(%1, %1, %1) <{fastmath = #arith.fastmath<nnan,contract>}> : (f32, f32, f32) -> f32
  %3 = "math.absi"(%arg2) : (index) -> index
  %4 = "math.ceil"(%2) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %5 = "scf.for"(%3, %arg1, %0, %arg0) ({
  ^bb0(%arg5: index, %arg6: i8):
    %13 = "math.floor"(%4) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %14 = "arith.minimumf"(%1, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %15 = "arith.floordivsi"(%arg5, %arg2) : (index, index) -> index
    %16 = "arith.constant"() <{value = 32 : i32}> : () -> i32
    "foo.use"(%15, %arg2) : (index, index) -> ()
    "scf.yield"(%arg6) : (i8) -> ()
  }) : (index, index, index, i8) -> i8
  %6 = "math.log"(%1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %7 = "math.absi"(%arg0) : (i8) -> i8
  "foo.use"(%arg4, %arg1, %6) : (vector<4xi32>, index, f32) -> ()
  %8 = "arith.constant"() <{value = 32 : i32}> : () -> i32
  %9 = "math.atan2"(%1, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  %10 = "math.absi"(%3) : (index) -> index
  %11 = "arith.andi"(%10, %10) : (index, index) -> index
  %12 = "arith.constant"() <{value = -128 : i8}> : () -> i8
  "foo.use"(%9) : (f32) -> ()
  "func.return"(%2) : (f32) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f64, complex<f32>, index, f32, f16) -> i64, sym_name = "f"}> ({
^bb0(%arg0: f64, %arg1: complex<f32>, %arg2: index, %arg3: f32, %arg4: f16):
  %0 = "arith.constant"() <{value = dense<1.000000e+00> : vector<2x2xf32>}> : () -> vector<2x2xf32>
  %1 = "complex.neq"(%arg1, %arg1) : (complex<f32>, complex<f32>) -> i1
  %2 = "arith.constant"() <{value = 1 : i64}> : () -> i64
  %3 = "arith.ceildivsi"(%arg2, %arg2) : (index, index) -> index
  "cf.cond_br"(%1)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:  // pred: ^bb0
  %4 = "arith.constant"() <{value = -1 : i8}> : () -> i8
  "scf.if"(%1) ({
    "foo.use"(%4) : (i8) -> ()
    "scf.yield"() : () -> ()
  }, {
  }) : (i1) -> ()
  "foo.use"(%arg3, %4, %arg0) : (f32, i8, f64) -> ()
  "cf.br"(%2, %arg2)[^bb3] : (i64, index) -> ()
^bb2:  // pred: ^bb0
  %5 = "arith.constant"() <{value = -2147483648 : i32}> : () -> i32
  "scf.for"(%3, %3, %3) ({
  ^bb0(%arg5: index):
    %18 = "index.remu"(%3, %arg5) : (index, index) -> index
    "foo.use"(%arg5) : (index) -> ()
    "scf.yield"() : () -> ()
  }) : (index, index, index) -> ()
  "foo.use"(%5) : (i32) -> ()
  "cf.br"(%2, %arg2)[^bb3] : (i64, index) -> ()
^bb3(%6: i64, %7: index):  // 2 preds: ^bb1, ^bb2
  %8 = "complex.tan"(%arg1) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
  %9 = "index.maxs"(%3, %7) : (index, index) -> index
  %10 = "arith.maxsi"(%3, %arg2) : (index, index) -> index
  %11 = "math.rsqrt"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
  %12 = "complex.sin"(%8) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
  %13 = "complex.exp"(%8) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
  %14 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
  %15 = "arith.constant"() <{value = dense<1.000000e+00> : vector<2x2xf32>}> : () -> vector<2x2xf32>
  "foo.use"(%10, %arg3, %8) : (index, f32, complex<f32>) -> ()
  %16 = "math.cttz"(%6) : (i64) -> i64
  %17 = "index.shru"(%arg2, %9) : (index, index) -> index
  "foo.use"(%arg1, %16, %10) : (complex<f32>, i64, index) -> ()
  "func.return"(%16) : (i64) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index, f32, complex<f32>, tensor<2x3xf32>, tensor<f32>, tensor<f32>) -> (index, index, f32), sym_name = "f"}> ({
^bb0(%arg0: index, %arg1: f32, %arg2: complex<f32>, %arg3: tensor<2x3xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>):
  %0 = "arith.constant"() <{value = 0x7F800000 : f32}> : () -> f32
  %1 = "math.trunc"(%arg5) <{fastmath = #arith.fastmath<none>}> : (tensor<f32>) -> tensor<f32>
  %2 = "arith.constant"() <{value = -1 : i64}> : () -> i64
  %3 = "scf.for"(%arg0, %arg0, %arg0, %arg1) ({
  ^bb0(%arg8: index, %arg9: f32):
    %14 = "scf.for"(%arg0, %arg0, %arg0, %arg8) ({
    ^bb0(%arg10: index, %arg11: index):
      %15 = "math.exp2"(%arg9) <{fastmath = #arith.fastmath<nnan,contract>}> : (f32) -> f32
      %16 = "math.atan"(%arg4) <{fastmath = #arith.fastmath<none>}> : (tensor<f32>) -> tensor<f32>
      %17 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
      %18 = "arith.constant"() <{value = -1 : index}> : () -> index
      "foo.use"(%arg5, %arg10, %17) : (tensor<f32>, index, f32) -> ()
      "scf.yield"(%arg8) : (index) -> ()
    }) : (index, index, index, index) -> index
    "foo.use"(%arg8, %arg9) : (index, f32) -> ()
    "scf.yield"(%arg9) : (f32) -> ()
  }) : (index, index, index, f32) -> f32
  %4 = "index.maxs"(%arg0, %arg0) : (index, index) -> index
  %5 = "arith.constant"() <{value = dense<1.000000e+00> : vector<2x2xf32>}> : () -> vector<2x2xf32>
  %6 = "arith.constant"() <{value = 127 : i8}> : () -> i8
  %7 = "tensor.dim"(%arg3, %arg0) : (tensor<2x3xf32>, index) -> index
  %8 = "complex.add"(%arg2, %arg2) <{fastmath = #arith.fastmath<nnan,contract>}> : (complex<f32>, complex<f32>) -> complex<f32>
  %9 = "index.ceildivu"(%7, %7) : (index, index) -> index
  %10 = "arith.maxui"(%7, %arg0) : (index, index) -> index
  %11 = "tensor.rank"(%1) : (tensor<f32>) -> index
  %12 = "math.erf"(%arg5) <{fastmath = #arith.fastmath<none>}> : (tensor<f32>) -> tensor<f32>
  %13 = "scf.for"(%9, %7, %arg0, %arg3) ({
  ^bb0(%arg6: index, %arg7: tensor<2x3xf32>):
    "foo.use"(%arg3) : (tensor<2x3xf32>) -> ()
    "scf.yield"(%arg7) : (tensor<2x3xf32>) -> ()
  }) : (index, index, index, tensor<2x3xf32>) -> tensor<2x3xf32>
  "foo.use"(%12, %arg0, %arg4) : (tensor<f32>, index, tensor<f32>) -> ()
  "foo.use"(%3) : (f32) -> ()
  "func.return"(%arg0, %4, %0) : (index, index, f32) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<4xi32>, vector<4xi32>, tensor<4xi32>) -> (i32, tensor<4xi32>), sym_name = "f"}> ({
^bb0(%arg0: vector<4xi32>, %arg1: vector<4xi32>, %arg2: tensor<4xi32>):
  %0 = "arith.constant"() <{value = -1 : i32}> : () -> i32
  %1 = "arith.constant"() <{value = -128 : i8}> : () -> i8
  %2 = "arith.shli"(%arg2, %arg2) <{overflowFlags = #arith.overflow<none>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %3 = "math.absi"(%0) : (i32) -> i32
  %4 = "arith.addi"(%2, %2) <{overflowFlags = #arith.overflow<nsw>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %5 = "math.absi"(%arg2) : (tensor<4xi32>) -> tensor<4xi32>
  %6 = "arith.constant"() <{value = 0.000000e+00 : f16}> : () -> f16
  %7 = "arith.constant"() <{value = 9223372036854775807 : i64}> : () -> i64
  %8 = "arith.constant"() <{value = 1 : i64}> : () -> i64
  %9 = "arith.xori"(%3, %3) : (i32, i32) -> i32
  %10 = "arith.constant"() <{value = 0 : index}> : () -> index
  %11 = "arith.constant"() <{value = 1 : index}> : () -> index
  %12 = "arith.constant"() <{value = 2.000000e+00 : f32}> : () -> f32
  %13 = "math.tan"(%12) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  "foo.use"(%13) : (f32) -> ()
  "func.return"(%9, %4) : (i32, tensor<4xi32>) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, f32, i1, f32, vector<4xi32>, tensor<2x3xf32>) -> (f32, f32), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>, %arg1: f32, %arg2: i1, %arg3: f32, %arg4: vector<4xi32>, %arg5: tensor<2x3xf32>):
  %0 = "arith.remsi"(%arg4, %arg4) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %1 = "math.log1p"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %2:2 = "math.sincos"(%1) <{fastmath = #arith.fastmath<none>}> : (f32) -> (f32, f32)
  %3 = "arith.fptosi"(%2#1) : (f32) -> i1
  %4 = "scf.if"(%arg2) ({
    %14 = "arith.constant"() <{value = dense<0> : tensor<4xi32>}> : () -> tensor<4xi32>
    %15 = "arith.constant"() <{value = 3 : index}> : () -> index
    "foo.use"(%arg5) : (tensor<2x3xf32>) -> ()
    "scf.yield"(%arg5) : (tensor<2x3xf32>) -> ()
  }, {
    "foo.use"(%arg1, %0) : (f32, vector<4xi32>) -> ()
    "scf.yield"(%arg5) : (tensor<2x3xf32>) -> ()
  }) : (i1) -> tensor<2x3xf32>
  %5 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  %6 = "arith.minsi"(%3, %3) : (i1, i1) -> i1
  %7 = "arith.constant"() <{value = -1 : i32}> : () -> i32
  "foo.use"(%4, %6, %5) : (tensor<2x3xf32>, i1, i32) -> ()
  %8 = "arith.constant"() <{value = -1 : index}> : () -> index
  %9 = "math.rsqrt"(%1) <{fastmath = #arith.fastmath<fast>}> : (f32) -> f32
  %10 = "arith.constant"() <{value = 0 : i8}> : () -> i8
  %11 = "math.sqrt"(%4) <{fastmath = #arith.fastmath<none>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %12 = "arith.constant"() <{value = 0x7F800000 : f32}> : () -> f32
  %13 = "arith.constant"() <{value = 0x7FC00000 : f32}> : () -> f32
  "foo.use"(%2#1) : (f32) -> ()
  "func.return"(%1, %2#1) : (f32, f32) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xi32>, memref<*xf32>, memref<4xi32>, f32) -> (i8, i8), sym_name = "f"}> ({
^bb0(%arg0: memref<?xi32>, %arg1: memref<*xf32>, %arg2: memref<4xi32>, %arg3: f32):
  %0 = "arith.constant"() <{value = -1 : i8}> : () -> i8
  %1 = "arith.divui"(%0, %0) : (i8, i8) -> i8
  %2 = "arith.constant"() <{value = 0 : i64}> : () -> i64
  %3 = "arith.constant"() <{value = 0 : i8}> : () -> i8
  %4 = "arith.constant"() <{value = -3.250000e+00 : f32}> : () -> f32
  %5 = "math.floor"(%4) <{fastmath = #arith.fastmath<fast>}> : (f32) -> f32
  %6 = "arith.constant"() <{value = 9223372036854775807 : i64}> : () -> i64
  %7 = "arith.divui"(%3, %3) : (i8, i8) -> i8
  "foo.use"(%4, %arg0, %5) : (f32, memref<?xi32>, f32) -> ()
  %8 = "math.sinh"(%4) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %9 = "math.round"(%4) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %10 = "math.clampf"(%4, %8, %9) <{fastmath = #arith.fastmath<fast>}> : (f32, f32, f32) -> f32
  %11 = "math.isnan"(%9) <{fastmath = #arith.fastmath<nnan,contract>}> : (f32) -> i1
  "foo.use"(%arg0) : (memref<?xi32>) -> ()
  "func.return"(%3, %7) : (i8, i8) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<2xindex>, memref<*xf32>, memref<4xi32>, memref<4xi32>) -> (f64, memref<?x?xf32>), sym_name = "f"}> ({
^bb0(%arg0: tensor<2xindex>, %arg1: memref<*xf32>, %arg2: memref<4xi32>, %arg3: memref<4xi32>):
  %0 = "memref.cast"(%arg1) : (memref<*xf32>) -> memref<?x?xf32>
  %1 = "arith.addi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (tensor<2xindex>, tensor<2xindex>) -> tensor<2xindex>
  %2 = "arith.addi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (tensor<2xindex>, tensor<2xindex>) -> tensor<2xindex>
  %3 = "arith.bitcast"(%arg3) : (memref<4xi32>) -> memref<4xi32>
  %4 = "tensor.rank"(%1) : (tensor<2xindex>) -> index
  %5 = "tensor.extract"(%arg0, %4) : (tensor<2xindex>, index) -> index
  %6 = "arith.constant"() <{value = -0.000000e+00 : f64}> : () -> f64
  %7 = "memref.assume_alignment"(%0) <{alignment = 8 : i32}> : (memref<?x?xf32>) -> memref<?x?xf32>
  %8 = "scf.for"(%5, %4, %4, %arg1) ({
  ^bb0(%arg4: index, %arg5: memref<*xf32>):
    %13 = "arith.constant"() <{value = 2147483647 : i32}> : () -> i32
    %14:2 = "scf.for"(%4, %arg4, %4, %arg2, %arg4) ({
    ^bb0(%arg6: index, %arg7: memref<4xi32>, %arg8: index):
      "foo.use"(%1, %arg7, %arg0) : (tensor<2xindex>, memref<4xi32>, tensor<2xindex>) -> ()
      "scf.yield"(%arg3, %arg4) : (memref<4xi32>, index) -> ()
    }) : (index, index, index, memref<4xi32>, index) -> (memref<4xi32>, index)
    "foo.use"(%1, %arg4, %arg1) : (tensor<2xindex>, index, memref<*xf32>) -> ()
    "scf.yield"(%arg1) : (memref<*xf32>) -> ()
  }) : (index, index, index, memref<*xf32>) -> memref<*xf32>
  %9 = "arith.divsi"(%1, %2) <{isExact}> : (tensor<2xindex>, tensor<2xindex>) -> tensor<2xindex>
  %10 = "arith.constant"() <{value = -1 : index}> : () -> index
  %11 = "math.atanh"(%6) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
  %12 = "math.isfinite"(%6) <{fastmath = #arith.fastmath<nnan,contract>}> : (f64) -> i1
  "foo.use"(%11, %10) : (f64, index) -> ()
  "func.return"(%6, %0) : (f64, memref<?x?xf32>) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<*xf32>, i1, memref<?x?xf32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<*xf32>, %arg1: i1, %arg2: memref<?x?xf32>):
  %0 = "arith.constant"() <{value = 0 : i8}> : () -> i8
  "foo.use"(%0, %arg0) : (i8, memref<*xf32>) -> ()
  "memref.copy"(%arg0, %arg0) : (memref<*xf32>, memref<*xf32>) -> ()
  %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
  %2 = "scf.if"(%arg1) ({
    "foo.use"(%arg2, %1) : (memref<?x?xf32>, i32) -> ()
    "foo.use"(%arg0) : (memref<*xf32>) -> ()
    "foo.use"(%0) : (i8) -> ()
    "scf.yield"(%arg2) : (memref<?x?xf32>) -> ()
  }, {
    %26 = "arith.minsi"(%0, %0) : (i8, i8) -> i8
    "foo.use"(%0, %arg1, %arg2) : (i8, i1, memref<?x?xf32>) -> ()
    "scf.yield"(%arg2) : (memref<?x?xf32>) -> ()
  }) : (i1) -> memref<?x?xf32>
  "memref.copy"(%2, %arg0) : (memref<?x?xf32>, memref<*xf32>) -> ()
  %3 = "arith.constant"() <{value = 0 : index}> : () -> index
  %4 = "arith.ceildivsi"(%1, %1) : (i32, i32) -> i32
  "memref.dealloc"(%arg0) : (memref<*xf32>) -> ()
  "cf.cond_br"(%arg1)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:  // pred: ^bb0
  "foo.use"(%3) : (index) -> ()
  %5 = "memref.rank"(%arg0) : (memref<*xf32>) -> index
  %6 = "arith.constant"() <{value = 1.000000e+00 : f64}> : () -> f64
  "foo.use"(%2, %4, %5) : (memref<?x?xf32>, i32, index) -> ()
  "cf.br"(%arg0)[^bb3] : (memref<*xf32>) -> ()
^bb2:  // pred: ^bb0
  %7 = "arith.constant"() <{value = true}> : () -> i1
  %8 = "arith.constant"() <{value = 1.000000e+30 : f32}> : () -> f32
  "scf.for"(%3, %3, %3) ({
  ^bb0(%arg4: index):
    "foo.use"(%arg1, %arg4) : (i1, index) -> ()
    %19 = "scf.if"(%7) ({
      %23 = "arith.maxui"(%arg4, %3) : (index, index) -> index
      %24 = "math.erfc"(%8) <{fastmath = #arith.fastmath<fast>}> : (f32) -> f32
      %25 = "math.ceil"(%8) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "foo.use"(%arg4) : (index) -> ()
      "scf.yield"(%arg4) : (index) -> ()
    }, {
      %22 = "arith.constant"() <{value = 0x7FC00000 : f32}> : () -> f32
      "foo.use"(%22, %1) : (f32, i32) -> ()
      "scf.yield"(%arg4) : (index) -> ()
    }) : (i1) -> index
    %20 = "arith.minui"(%arg4, %arg4) : (index, index) -> index
    %21 = "index.and"(%3, %20) : (index, index) -> index
    "foo.use"(%arg4, %3, %arg2) : (index, index, memref<?x?xf32>) -> ()
    "scf.yield"() : () -> ()
  }) : (index, index, index) -> ()
  "foo.use"(%2) : (memref<?x?xf32>) -> ()
  "cf.br"(%arg0)[^bb3] : (memref<*xf32>) -> ()
^bb3(%9: memref<*xf32>):  // 2 preds: ^bb1, ^bb2
  %10 = "index.remu"(%3, %3) : (index, index) -> index
  "foo.use"(%0, %2, %arg0) : (i8, memref<?x?xf32>, memref<*xf32>) -> ()
  %11 = "arith.minsi"(%10, %3) : (index, index) -> index
  %12:2 = "scf.if"(%arg1) ({
    %15 = "arith.constant"() <{value = -0.000000e+00 : f32}> : () -> f32
    "scf.for"(%3, %3, %10) ({
    ^bb0(%arg3: index):
      %16 = "arith.constant"() <{value = 4.000000e+00 : f64}> : () -> f64
      %17 = "math.round"(%15) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %18 = "memref.cast"(%2) : (memref<?x?xf32>) -> memref<?x?xf32>
      "foo.use"(%1, %16, %10) : (i32, f64, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "foo.use"(%arg2, %10, %1) : (memref<?x?xf32>, index, i32) -> ()
    "scf.yield"(%arg0, %3) : (memref<*xf32>, index) -> ()
  }, {
    "foo.use"(%10, %4, %arg2) : (index, i32, memref<?x?xf32>) -> ()
    "scf.yield"(%arg0, %3) : (memref<*xf32>, index) -> ()
  }) : (i1) -> (memref<*xf32>, index)
  %13 = "arith.constant"() <{value = 31 : i32}> : () -> i32
  %14 = "arith.constant"() <{value = dense<[[1.000000e+00, 2.000000e+00, 3.000000e+00], [0.000000e+00, -1.000000e+00, 4.500000e+00]]> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  "foo.use"(%arg1, %9) : (i1, memref<*xf32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i1, i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: i1, %arg1: i32):
  %0 = "arith.uitofp"(%arg1) : (i32) -> f64
  %1 = "arith.shli"(%arg1, %arg1) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i32, i32) -> i32
  %2 = "arith.constant"() <{value = 0 : i8}> : () -> i8
  %3 = "math.isnan"(%0) <{fastmath = #arith.fastmath<none>}> : (f64) -> i1
  %4 = "arith.constant"() <{value = 0x7FC00000 : f32}> : () -> f32
  %5 = "arith.maxnumf"(%0, %0) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
  "foo.use"(%arg0, %4) : (i1, f32) -> ()
  "scf.if"(%arg0) ({
    %16 = "math.exp2"(%5) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    %17 = "index.sizeof"() : () -> index
    %18 = "index.maxs"(%17, %17) : (index, index) -> index
    "foo.use"(%4, %3) : (f32, i1) -> ()
    "scf.yield"() : () -> ()
  }, {
    %14 = "arith.constant"() <{value = 2147483647 : i32}> : () -> i32
    %15 = "arith.constant"() <{value = 2147483647 : i32}> : () -> i32
    "foo.use"(%arg1) : (i32) -> ()
    "scf.yield"() : () -> ()
  }) : (i1) -> ()
  %6 = "math.log10"(%5) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
  %7 = "arith.constant"() <{value = dense<0> : tensor<4xi32>}> : () -> tensor<4xi32>
  %8 = "math.absf"(%0) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
  %9 = "arith.constant"() <{value = 0x7F800000 : f32}> : () -> f32
  %10 = "arith.subf"(%6, %8) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
  %11 = "math.atanh"(%8) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
  %12 = "complex.create"(%9, %9) : (f32, f32) -> complex<f32>
  %13 = "math.atan2"(%10, %6) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
  "foo.use"(%8) : (f64) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f16, index, f32, i8) -> index, sym_name = "f"}> ({
^bb0(%arg0: f16, %arg1: index, %arg2: f32, %arg3: i8):
  %0 = "arith.cmpi"(%arg3, %arg3) <{predicate = 6 : i64}> : (i8, i8) -> i1
  %1 = "arith.constant"() <{value = 0.000000e+00 : f16}> : () -> f16
  %2 = "arith.constant"() <{value = false}> : () -> i1
  %3 = "math.expm1"(%1) <{fastmath = #arith.fastmath<none>}> : (f16) -> f16
  %4 = "arith.constant"() <{value = 0 : i64}> : () -> i64
  %5 = "arith.maximumf"(%arg0, %3) <{fastmath = #arith.fastmath<nnan,contract>}> : (f16, f16) -> f16
  %6 = "math.round"(%arg0) <{fastmath = #arith.fastmath<fast>}> : (f16) -> f16
  %7 = "index.minu"(%arg1, %arg1) : (index, index) -> index
  %8 = "math.tan"(%3) <{fastmath = #arith.fastmath<fast>}> : (f16) -> f16
  %9 = "math.erf"(%5) <{fastmath = #arith.fastmath<fast>}> : (f16) -> f16
  %10 = "scf.for"(%arg1, %arg1, %arg1, %arg1) ({
  ^bb0(%arg7: index, %arg8: index):
    %18 = "arith.subi"(%arg7, %arg7) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
    "foo.use"(%arg0) : (f16) -> ()
    "scf.yield"(%arg8) : (index) -> ()
  }) : (index, index, index, index) -> index
  %11 = "math.expm1"(%3) <{fastmath = #arith.fastmath<none>}> : (f16) -> f16
  %12:2 = "scf.for"(%arg1, %7, %10, %3, %8) ({
  ^bb0(%arg4: index, %arg5: f16, %arg6: f16):
    %16 = "math.copysign"(%arg5, %arg5) <{fastmath = #arith.fastmath<none>}> : (f16, f16) -> f16
    %17 = "math.log10"(%arg5) <{fastmath = #arith.fastmath<none>}> : (f16) -> f16
    "foo.use"(%arg3, %8, %7) : (i8, f16, index) -> ()
    "scf.yield"(%1, %8) : (f16, f16) -> ()
  }) : (index, index, index, f16, f16) -> (f16, f16)
  %13 = "arith.constant"() <{value = 32 : i32}> : () -> i32
  %14 = "arith.remui"(%arg3, %arg3) : (i8, i8) -> i8
  %15 = "math.atan"(%12#1) <{fastmath = #arith.fastmath<fast>}> : (f16) -> f16
  "foo.use"(%11) : (f16) -> ()
  "func.return"(%10) : (index) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?x?xf32, strided<[?, 1], offset: ?>>, index, f64, index, memref<?x?xf32, strided<[?, 1], offset: ?>>, i1) -> index, sym_name = "f"}> ({
^bb0(%arg0: memref<?x?xf32, strided<[?, 1], offset: ?>>, %arg1: index, %arg2: f64, %arg3: index, %arg4: memref<?x?xf32, strided<[?, 1], offset: ?>>, %arg5: i1):
  %0 = "index.ceildivs"(%arg1, %arg3) : (index, index) -> index
  %1 = "arith.subf"(%arg2, %arg2) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
  %2 = "math.cosh"(%arg2) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
  %3 = "index.floordivs"(%0, %0) : (index, index) -> index
  %4 = "math.copysign"(%1, %1) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
  %5 = "math.tanh"(%1) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
  %6 = "arith.fptoui"(%2) : (f64) -> i32
  %7 = "arith.constant"() <{value = 1.000000e+30 : f32}> : () -> f32
  %8 = "arith.index_cast"(%3) : (index) -> i32
  %9 = "arith.constant"() <{value = -0.000000e+00 : f64}> : () -> f64
  %10 = "math.acos"(%9) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
  %11 = "arith.constant"() <{value = false}> : () -> i1
  %12 = "math.log1p"(%5) <{fastmath = #arith.fastmath<fast>}> : (f64) -> f64
  %13:2 = "scf.for"(%3, %3, %0, %arg2, %arg0) ({
  ^bb0(%arg6: index, %arg7: f64, %arg8: memref<?x?xf32, strided<[?, 1], offset: ?>>):
    %16 = "math.acosh"(%10) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    %17 = "arith.ceildivsi"(%arg1, %3) : (index, index) -> index
    "foo.use"(%12, %arg6, %17) : (f64, index, index) -> ()
    "scf.yield"(%16, %arg0) : (f64, memref<?x?xf32, strided<[?, 1], offset: ?>>) -> ()
  }) : (index, index, index, f64, memref<?x?xf32, strided<[?, 1], offset: ?>>) -> (f64, memref<?x?xf32, strided<[?, 1], offset: ?>>)
  %14 = "arith.xori"(%8, %6) : (i32, i32) -> i32
  %15 = "arith.constant"() <{value = dense<1.000000e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  "foo.use"(%1, %arg4) : (f64, memref<?x?xf32, strided<[?, 1], offset: ?>>) -> ()
  "func.return"(%0) : (index) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<2x3xf32>, f16, memref<i32>, vector<2x2xf32>, memref<?xi32>) -> vector<2x2xf32>, sym_name = "f"}> ({
^bb0(%arg0: tensor<2x3xf32>, %arg1: f16, %arg2: memref<i32>, %arg3: vector<2x2xf32>, %arg4: memref<?xi32>):
  %0 = "math.sinh"(%arg1) <{fastmath = #arith.fastmath<nnan,contract>}> : (f16) -> f16
  "memref.copy"(%arg2, %arg2) : (memref<i32>, memref<i32>) -> ()
  "memref.copy"(%arg2, %arg2) : (memref<i32>, memref<i32>) -> ()
  %1 = "arith.constant"() <{value = dense<1.000000e+00> : vector<2x2xf32>}> : () -> vector<2x2xf32>
  %2 = "arith.constant"() <{value = 1.000000e+30 : f32}> : () -> f32
  %3 = "arith.fptoui"(%0) : (f16) -> i32
  "foo.use"(%arg4, %arg4) : (memref<?xi32>, memref<?xi32>) -> ()
  %4 = "arith.constant"() <{value = 127 : i8}> : () -> i8
  %5 = "arith.floordivsi"(%3, %3) : (i32, i32) -> i32
  "memref.copy"(%arg4, %arg4) : (memref<?xi32>, memref<?xi32>) -> ()
  %6 = "math.tanh"(%2) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %7 = "math.log"(%0) <{fastmath = #arith.fastmath<none>}> : (f16) -> f16
  %8 = "arith.constant"() <{value = 4 : index}> : () -> index
  "foo.use"(%4, %arg0) : (i8, tensor<2x3xf32>) -> ()
  "func.return"(%arg3) : (vector<2x2xf32>) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<2x3xf32>, i8, vector<2x2xf32>, memref<?x?xf32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<2x3xf32>, %arg1: i8, %arg2: vector<2x2xf32>, %arg3: memref<?x?xf32>):
  %0 = "memref.distinct_objects"(%arg3) : (memref<?x?xf32>) -> memref<?x?xf32>
  %1:2 = "arith.mulsi_extended"(%arg1, %arg1) : (i8, i8) -> (i8, i8)
  %2 = "arith.constant"() <{value = dense<[1, 2, 3, 4]> : vector<4xi32>}> : () -> vector<4xi32>
  %3 = "arith.uitofp"(%1#1) : (i8) -> f16
  %4 = "math.ctpop"(%2) : (vector<4xi32>) -> vector<4xi32>
  %5 = "math.log1p"(%arg2) <{fastmath = #arith.fastmath<none>}> : (vector<2x2xf32>) -> vector<2x2xf32>
  %6 = "math.erf"(%arg2) <{fastmath = #arith.fastmath<fast>}> : (vector<2x2xf32>) -> vector<2x2xf32>
  "foo.use"(%0, %arg2) : (memref<?x?xf32>, vector<2x2xf32>) -> ()
  %7 = "arith.maxsi"(%2, %2) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %8 = "arith.andi"(%2, %4) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %9 = "arith.constant"() <{value = false}> : () -> i1
  %10 = "math.atanh"(%5) <{fastmath = #arith.fastmath<nnan,contract>}> : (vector<2x2xf32>) -> vector<2x2xf32>
  %11 = "arith.constant"() <{value = 32 : i32}> : () -> i32
  %12 = "math.trunc"(%arg2) <{fastmath = #arith.fastmath<none>}> : (vector<2x2xf32>) -> vector<2x2xf32>
  "foo.use"(%arg0, %arg0, %arg3) : (memref<2x3xf32>, memref<2x3xf32>, memref<?x?xf32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i8, i32, i8) -> (), sym_name = "f"}> ({
^bb0(%arg0: i8, %arg1: i32, %arg2: i8):
  %0 = "arith.maxsi"(%arg1, %arg1) : (i32, i32) -> i32
  %1 = "arith.maxsi"(%0, %0) : (i32, i32) -> i32
  %2 = "arith.constant"() <{value = -2147483648 : i32}> : () -> i32
  %3 = "arith.constant"() <{value = 2 : i32}> : () -> i32
  %4:2 = "arith.mulsi_extended"(%arg1, %1) : (i32, i32) -> (i32, i32)
  %5 = "arith.constant"() <{value = dense<[1, 2, 3, 4]> : vector<4xi32>}> : () -> vector<4xi32>
  %6 = "arith.constant"() <{value = 3 : i8}> : () -> i8
  %7 = "math.absi"(%arg2) : (i8) -> i8
  %8 = "arith.cmpi"(%4#1, %4#1) <{predicate = 7 : i64}> : (i32, i32) -> i1
  %9:2 = "scf.if"(%8) ({
    %23 = "arith.select"(%8, %8, %8) : (i1, i1, i1) -> i1
    %24 = "arith.divsi"(%3, %2) : (i32, i32) -> i32
    "foo.use"(%24, %8, %6) : (i32, i1, i8) -> ()
    "scf.yield"(%4#0, %1) : (i32, i32) -> ()
  }, {
    %15:2 = "scf.if"(%8) ({
      %20 = "arith.extsi"(%7) : (i8) -> i32
      %21 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
      %22 = "arith.remsi"(%4#1, %1) : (i32, i32) -> i32
      "foo.use"(%0, %4#0, %arg0) : (i32, i32, i8) -> ()
      "scf.yield"(%7, %0) : (i8, i32) -> ()
    }, {
      %17:2 = "arith.mului_extended"(%8, %8) : (i1, i1) -> (i1, i1)
      %18 = "arith.constant"() <{value = dense<2.500000e+00> : tensor<f32>}> : () -> tensor<f32>
      %19 = "math.sin"(%18) <{fastmath = #arith.fastmath<none>}> : (tensor<f32>) -> tensor<f32>
      "foo.use"(%2, %4#0) : (i32, i32) -> ()
      "scf.yield"(%arg0, %4#1) : (i8, i32) -> ()
    }) : (i1) -> (i8, i32)
    %16 = "arith.constant"() <{value = dense<0> : vector<4xi32>}> : () -> vector<4xi32>
    "foo.use"(%2, %3) : (i32, i32) -> ()
    "scf.yield"(%0, %1) : (i32, i32) -> ()
  }) : (i1) -> (i32, i32)
  %10 = "arith.index_castui"(%4#0) : (i32) -> index
  %11 = "index.rems"(%10, %10) : (index, index) -> index
  %12 = "arith.constant"() <{value = 0 : i32}> : () -> i32
  %13 = "arith.constant"() <{value = 5 : i64}> : () -> i64
  %14 = "index.cmp"(%10, %11) <{pred = #index<cmp_predicate uge>}> : (index, index) -> i1
  "foo.use"(%10, %1, %9#1) : (index, i32, i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f32, memref<4xi32>, index, memref<4xi32>, vector<2x2xf32>, i8) -> (i64, i64, f16), sym_name = "f"}> ({
^bb0(%arg0: f32, %arg1: memref<4xi32>, %arg2: index, %arg3: memref<4xi32>, %arg4: vector<2x2xf32>, %arg5: i8):
  %0 = "arith.shrui"(%arg2, %arg2) : (index, index) -> index
  %1 = "arith.constant"() <{value = 2 : i32}> : () -> i32
  %2 = "index.divs"(%0, %arg2) : (index, index) -> index
  "foo.use"(%arg5, %arg3) : (i8, memref<4xi32>) -> ()
  %3 = "arith.constant"() <{value = 1.500000e+00 : f16}> : () -> f16
  %4 = "math.powf"(%3, %3) <{fastmath = #arith.fastmath<none>}> : (f16, f16) -> f16
  %5 = "arith.constant"() <{value = -1 : i64}> : () -> i64
  %6 = "arith.maxui"(%5, %5) : (i64, i64) -> i64
  %7 = "arith.constant"() <{value = 1.000000e-01 : f64}> : () -> f64
  %8 = "index.sizeof"() : () -> index
  %9 = "memref.extract_aligned_pointer_as_index"(%arg1) : (memref<4xi32>) -> index
  %10 = "arith.minnumf"(%7, %7) <{fastmath = #arith.fastmath<fast>}> : (f64, f64) -> f64
  %11 = "arith.muli"(%2, %8) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
  %12 = "arith.subf"(%3, %4) <{fastmath = #arith.fastmath<none>}> : (f16, f16) -> f16
  %13 = "index.shl"(%9, %2) : (index, index) -> index
  "foo.use"(%10, %8, %arg1) : (f64, index, memref<4xi32>) -> ()
  "func.return"(%6, %5, %4) : (i64, i64, f16) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<2x3xf32>, tensor<4xi32>, vector<2x2xf32>, memref<2x3xf32>) -> tensor<4xi32>, sym_name = "f"}> ({
^bb0(%arg0: memref<2x3xf32>, %arg1: tensor<4xi32>, %arg2: vector<2x2xf32>, %arg3: memref<2x3xf32>):
  %0 = "arith.constant"() <{value = -1 : index}> : () -> index
  %1 = "scf.for"(%0, %0, %0, %arg2) ({
  ^bb0(%arg4: index, %arg5: vector<2x2xf32>):
    %13 = "arith.andi"(%0, %arg4) : (index, index) -> index
    "foo.use"(%arg4) : (index) -> ()
    %14 = "tensor.extract"(%arg1, %0) : (tensor<4xi32>, index) -> i32
    "foo.use"(%arg1, %arg3, %14) : (tensor<4xi32>, memref<2x3xf32>, i32) -> ()
    "scf.yield"(%arg5) : (vector<2x2xf32>) -> ()
  }) : (index, index, index, vector<2x2xf32>) -> vector<2x2xf32>
  %2 = "memref.load"(%arg0, %0, %0) <{alignment = 2 : i64}> : (memref<2x3xf32>, index, index) -> f32
  %3 = "math.expm1"(%2) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  "foo.use"(%1, %3, %2) : (vector<2x2xf32>, f32, f32) -> ()
  %4 = "math.acosh"(%3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %5 = "arith.constant"() <{value = 5 : i64}> : () -> i64
  %6 = "arith.ori"(%arg1, %arg1) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %7 = "arith.constant"() <{value = dense<1.000000e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %8 = "arith.constant"() <{value = -2147483648 : i32}> : () -> i32
  %9 = "index.shl"(%0, %0) : (index, index) -> index
  %10 = "arith.constant"() <{value = 0x7FC00000 : f32}> : () -> f32
  %11 = "arith.floordivsi"(%arg1, %arg1) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %12 = "arith.index_cast"(%9) : (index) -> i1
  "foo.use"(%7, %12, %arg2) : (tensor<2x3xf32>, i1, vector<2x2xf32>) -> ()
  "func.return"(%11) : (tensor<4xi32>) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xi32>, vector<4xi32>, f16, memref<2x3xf32>) -> (f16, f16), sym_name = "f"}> ({
^bb0(%arg0: memref<?xi32>, %arg1: vector<4xi32>, %arg2: f16, %arg3: memref<2x3xf32>):
  %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  "foo.use"(%arg2, %arg1, %arg1) : (f16, vector<4xi32>, vector<4xi32>) -> ()
  %1 = "arith.constant"() <{value = 3 : index}> : () -> index
  %2 = "arith.constant"() <{value = dense<0> : tensor<4xi32>}> : () -> tensor<4xi32>
  %3 = "memref.dim"(%arg3, %1) : (memref<2x3xf32>, index) -> index
  %4 = "arith.constant"() <{value = dense<[2, 3]> : tensor<2xindex>}> : () -> tensor<2xindex>
  %5 = "arith.scaling_extf"(%arg2, %arg2) : (f16, f16) -> f32
  %6 = "arith.floordivsi"(%3, %3) : (index, index) -> index
  %7 = "math.floor"(%arg2) <{fastmath = #arith.fastmath<none>}> : (f16) -> f16
  %8 = "arith.ori"(%1, %6) : (index, index) -> index
  %9 = "math.ipowi"(%0, %0) : (i32, i32) -> i32
  %10 = "memref.memory_space_cast"(%arg0) : (memref<?xi32>) -> memref<?xi32>
  %11 = "index.and"(%3, %3) : (index, index) -> index
  %12 = "scf.for"(%3, %8, %8, %arg3) ({
  ^bb0(%arg4: index, %arg5: memref<2x3xf32>):
    %13 = "index.cmp"(%arg4, %8) <{pred = #index<cmp_predicate eq>}> : (index, index) -> i1
    %14 = "arith.constant"() <{value = dense<[1, 2, 3, 4]> : vector<4xi32>}> : () -> vector<4xi32>
    %15 = "arith.addi"(%13, %13) <{overflowFlags = #arith.overflow<nsw>}> : (i1, i1) -> i1
    "scf.if"(%15) ({
      %16 = "memref.rank"(%arg0) : (memref<?xi32>) -> index
      "foo.use"(%13) : (i1) -> ()
      "scf.yield"() : () -> ()
    }, {
    }) : (i1) -> ()
    "foo.use"(%7) : (f16) -> ()
    "scf.yield"(%arg5) : (memref<2x3xf32>) -> ()
  }) : (index, index, index, memref<2x3xf32>) -> memref<2x3xf32>
  "foo.use"(%arg3, %7, %arg1) : (memref<2x3xf32>, f16, vector<4xi32>) -> ()
  "func.return"(%arg2, %arg2) : (f16, f16) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<2xindex>, i1, memref<2x3xf32>, i32, memref<?x?xf32>, memref<2x3xf32>) -> (tensor<2xindex>, i32), sym_name = "f"}> ({
^bb0(%arg0: tensor<2xindex>, %arg1: i1, %arg2: memref<2x3xf32>, %arg3: i32, %arg4: memref<?x?xf32>, %arg5: memref<2x3xf32>):
  %0 = "arith.xori"(%arg0, %arg0) : (tensor<2xindex>, tensor<2xindex>) -> tensor<2xindex>
  %1 = "arith.maxsi"(%0, %arg0) : (tensor<2xindex>, tensor<2xindex>) -> tensor<2xindex>
  %2 = "arith.constant"() <{value = 2 : index}> : () -> index
  %3 = "index.floordivs"(%2, %2) : (index, index) -> index
  %4 = "arith.constant"() <{value = -1 : i32}> : () -> i32
  %5 = "arith.constant"() <{value = -0.000000e+00 : f64}> : () -> f64
  %6 = "arith.xori"(%4, %arg3) : (i32, i32) -> i32
  %7 = "scf.for"(%3, %2, %2, %arg3) ({
  ^bb0(%arg8: index, %arg9: i32):
    %26 = "memref.dim"(%arg2, %3) : (memref<2x3xf32>, index) -> index
    %27 = "arith.shli"(%arg9, %arg3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %28 = "arith.constant"() <{value = -0.000000e+00 : f32}> : () -> f32
    "foo.use"(%6, %arg1, %arg1) : (i32, i1, i1) -> ()
    "scf.yield"(%4) : (i32) -> ()
  }) : (index, index, index, i32) -> i32
  %8 = "arith.constant"() <{value = 7 : i32}> : () -> i32
  %9 = "arith.floordivsi"(%2, %3) : (index, index) -> index
  %10 = "arith.remf"(%5, %5) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
  "foo.use"(%arg1, %4, %10) : (i1, i32, f64) -> ()
  %11 = "arith.constant"() <{value = dense<2.500000e+00> : tensor<f32>}> : () -> tensor<f32>
  %12 = "tensor.cast"(%1) : (tensor<2xindex>) -> tensor<2xindex>
  %13 = "scf.if"(%arg1) ({
    %19 = "math.floor"(%5) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    %20 = "math.atanh"(%19) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    %21 = "scf.if"(%arg1) ({
      %23 = "index.ceildivs"(%2, %3) : (index, index) -> index
      %24 = "arith.remf"(%11, %11) <{fastmath = #arith.fastmath<none>}> : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %25 = "arith.constant"() <{value = 2 : i32}> : () -> i32
      "foo.use"(%0, %6, %11) : (tensor<2xindex>, i32, tensor<f32>) -> ()
      "scf.yield"(%arg2) : (memref<2x3xf32>) -> ()
    }, {
      %22 = "arith.constant"() <{value = dense<[2, 3]> : tensor<2xindex>}> : () -> tensor<2xindex>
      "foo.use"(%22, %1) : (tensor<2xindex>, tensor<2xindex>) -> ()
      "scf.yield"(%arg5) : (memref<2x3xf32>) -> ()
    }) : (i1) -> memref<2x3xf32>
    "foo.use"(%3, %19, %7) : (index, f64, i32) -> ()
    "scf.yield"(%7) : (i32) -> ()
  }, {
    %18 = "arith.constant"() <{value = 9223372036854775807 : i64}> : () -> i64
    "foo.use"(%arg0, %8, %arg1) : (tensor<2xindex>, i32, i1) -> ()
    "scf.yield"(%8) : (i32) -> ()
  }) : (i1) -> i32
  %14 = "scf.for"(%9, %3, %9, %arg1) ({
  ^bb0(%arg6: index, %arg7: i1):
    %15 = "math.rsqrt"(%5) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    "foo.use"(%3, %12) : (index, tensor<2xindex>) -> ()
    %16 = "arith.minnumf"(%10, %15) <{fastmath = #arith.fastmath<nnan,contract>}> : (f64, f64) -> f64
    %17 = "math.round"(%15) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    "foo.use"(%6) : (i32) -> ()
    "scf.yield"(%arg1) : (i1) -> ()
  }) : (index, index, index, i1) -> i1
  "foo.use"(%12, %7, %arg5) : (tensor<2xindex>, i32, memref<2x3xf32>) -> ()
  "func.return"(%arg0, %arg3) : (tensor<2xindex>, i32) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (complex<f32>, i32, memref<*xf32>, memref<?x?xf32>, tensor<2x3xf32>, i1) -> (i32, memref<*xf32>), sym_name = "f"}> ({
^bb0(%arg0: complex<f32>, %arg1: i32, %arg2: memref<*xf32>, %arg3: memref<?x?xf32>, %arg4: tensor<2x3xf32>, %arg5: i1):
  %0 = "tensor.bitcast"(%arg4) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %1 = "arith.constant"() <{value = -1 : index}> : () -> index
  %2 = "arith.divui"(%arg1, %arg1) : (i32, i32) -> i32
  %3 = "arith.minnumf"(%0, %0) <{fastmath = #arith.fastmath<none>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  "foo.use"(%0, %1) : (tensor<2x3xf32>, index) -> ()
  %4 = "arith.constant"() <{value = 1.000000e-01 : f64}> : () -> f64
  %5 = "math.ctpop"(%arg5) : (i1) -> i1
  %6 = "arith.constant"() <{value = -1 : i32}> : () -> i32
  %7 = "arith.constant"() <{value = 2147483647 : i32}> : () -> i32
  %8 = "scf.if"(%5) ({
    %14 = "arith.constant"() <{value = dense<0> : vector<4xi32>}> : () -> vector<4xi32>
    "foo.use"(%5, %2, %6) : (i1, i32, i32) -> ()
    "scf.yield"(%4) : (f64) -> ()
  }, {
    "foo.use"(%0) : (tensor<2x3xf32>) -> ()
    "scf.yield"(%4) : (f64) -> ()
  }) : (i1) -> f64
  %9 = "arith.constant"() <{value = 127 : i8}> : () -> i8
  %10 = "arith.constant"() <{value = 4.000000e+00 : f64}> : () -> f64
  %11 = "complex.neg"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
  %12 = "arith.divf"(%4, %10) <{fastmath = #arith.fastmath<fast>}> : (f64, f64) -> f64
  %13 = "complex.eq"(%11, %11) : (complex<f32>, complex<f32>) -> i1
  "foo.use"(%arg4, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
  "foo.use"(%4) : (f64) -> ()
  "func.return"(%arg1, %arg2) : (i32, memref<*xf32>) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, vector<4xi32>, memref<i32>, f32, complex<f32>, tensor<4xi32>) -> vector<4xi32>, sym_name = "f"}> ({
^bb0(%arg0: i32, %arg1: vector<4xi32>, %arg2: memref<i32>, %arg3: f32, %arg4: complex<f32>, %arg5: tensor<4xi32>):
  %0 = "memref.memory_space_cast"(%arg2) : (memref<i32>) -> memref<i32>
  %1 = "index.castu"(%arg0) : (i32) -> index
  %2 = "arith.subi"(%arg1, %arg1) <{overflowFlags = #arith.overflow<none>}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %3 = "math.acos"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %4 = "arith.remsi"(%arg5, %arg5) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %5:2 = "arith.mului_extended"(%1, %1) : (index, index) -> (index, index)
  %6 = "math.trunc"(%3) <{fastmath = #arith.fastmath<nnan,contract>}> : (f32) -> f32
  %7 = "tensor.bitcast"(%arg5) : (tensor<4xi32>) -> tensor<4xi32>
  %8 = "arith.remf"(%arg3, %6) <{fastmath = #arith.fastmath<nnan,contract>}> : (f32, f32) -> f32
  %9 = "memref.extract_aligned_pointer_as_index"(%arg2) : (memref<i32>) -> index
  %10 = "arith.constant"() <{value = 0.000000e+00 : f16}> : () -> f16
  %11 = "index.shl"(%1, %1) : (index, index) -> index
  %12 = "arith.constant"() <{value = 0 : i8}> : () -> i8
  %13 = "arith.constant"() <{value = false}> : () -> i1
  %14 = "complex.log1p"(%arg4) <{fastmath = #arith.fastmath<fast>}> : (complex<f32>) -> complex<f32>
  %15 = "complex.sin"(%arg4) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
  "foo.use"(%12, %2) : (i8, vector<4xi32>) -> ()
  "func.return"(%arg1) : (vector<4xi32>) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, tensor<2xindex>, f32) -> (f32, f32, tensor<2xindex>), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>, %arg1: tensor<2xindex>, %arg2: f32):
  %0 = "arith.andi"(%arg1, %arg1) : (tensor<2xindex>, tensor<2xindex>) -> tensor<2xindex>
  %1 = "arith.ceildivsi"(%arg1, %0) : (tensor<2xindex>, tensor<2xindex>) -> tensor<2xindex>
  %2 = "math.cos"(%arg2) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %3 = "arith.constant"() <{value = -128 : i8}> : () -> i8
  %4 = "arith.remui"(%1, %arg1) : (tensor<2xindex>, tensor<2xindex>) -> tensor<2xindex>
  %5 = "arith.constant"() <{value = dense<[2, 3]> : tensor<2xindex>}> : () -> tensor<2xindex>
  %6 = "arith.constant"() <{value = 32 : i32}> : () -> i32
  %7 = "math.tanh"(%2) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %8 = "math.log"(%arg2) <{fastmath = #arith.fastmath<nnan,contract>}> : (f32) -> f32
  %9 = "tensor.rank"(%arg1) : (tensor<2xindex>) -> index
  %10 = "scf.for"(%9, %9, %9, %7) ({
  ^bb0(%arg3: index, %arg4: f32):
    %12 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    "foo.use"(%0, %arg4) : (tensor<2xindex>, f32) -> ()
    "scf.yield"(%8) : (f32) -> ()
  }) : (index, index, index, f32) -> f32
  %11 = "math.acosh"(%8) <{fastmath = #arith.fastmath<fast>}> : (f32) -> f32
  "foo.use"(%3, %4) : (i8, tensor<2xindex>) -> ()
  "func.return"(%10, %11, %1) : (f32, f32, tensor<2xindex>) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<4xi32>, f32, complex<f32>, memref<?xi32>) -> (memref<?xi32>, f32), sym_name = "f"}> ({
^bb0(%arg0: vector<4xi32>, %arg1: f32, %arg2: complex<f32>, %arg3: memref<?xi32>):
  %0 = "arith.minnumf"(%arg1, %arg1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  %1 = "complex.conj"(%arg2) <{fastmath = #arith.fastmath<nnan,contract>}> : (complex<f32>) -> complex<f32>
  %2 = "complex.conj"(%1) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
  "foo.use"(%arg2, %0, %arg3) : (complex<f32>, f32, memref<?xi32>) -> ()
  %3 = "arith.constant"() <{value = false}> : () -> i1
  %4 = "math.absi"(%3) : (i1) -> i1
  %5 = "complex.sqrt"(%arg2) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
  %6 = "math.log10"(%0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %7 = "arith.constant"() <{value = 1 : index}> : () -> index
  %8 = "arith.mulf"(%0, %arg1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  %9 = "index.xor"(%7, %7) : (index, index) -> index
  %10 = "complex.re"(%1) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
  %11 = "arith.constant"() <{value = -1 : index}> : () -> index
  %12 = "math.roundeven"(%10) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %13 = "arith.constant"() <{value = 1.000000e+30 : f32}> : () -> f32
  "foo.use"(%0, %1, %arg2) : (f32, complex<f32>, complex<f32>) -> ()
  "func.return"(%arg3, %6) : (memref<?xi32>, f32) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index, complex<f32>) -> (i8, index), sym_name = "f"}> ({
^bb0(%arg0: index, %arg1: complex<f32>):
  %0 = "index.shl"(%arg0, %arg0) : (index, index) -> index
  %1 = "arith.constant"() <{value = -128 : i8}> : () -> i8
  %2 = "arith.ori"(%0, %0) : (index, index) -> index
  %3 = "complex.eq"(%arg1, %arg1) : (complex<f32>, complex<f32>) -> i1
  %4 = "index.cmp"(%arg0, %0) <{pred = #index<cmp_predicate slt>}> : (index, index) -> i1
  %5 = "arith.sitofp"(%3) : (i1) -> f32
  %6 = "index.rems"(%2, %2) : (index, index) -> index
  %7 = "complex.create"(%5, %5) : (f32, f32) -> complex<f32>
  %8 = "math.sinh"(%5) <{fastmath = #arith.fastmath<fast>}> : (f32) -> f32
  %9 = "complex.expm1"(%7) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
  "foo.use"(%6, %6) : (index, index) -> ()
  %10 = "arith.constant"() <{value = 3 : index}> : () -> index
  %11 = "arith.constant"() <{value = 1.000000e+00 : f64}> : () -> f64
  %12 = "math.trunc"(%5) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %13 = "index.shru"(%2, %2) : (index, index) -> index
  "foo.use"(%11) : (f64) -> ()
  "func.return"(%1, %13) : (i8, index) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i8, complex<f32>, memref<?x?xf32>, i32, memref<?x?xf32, strided<[?, 1], offset: ?>>, memref<4xi32>) -> (memref<4xi32>, complex<f32>), sym_name = "f"}> ({
^bb0(%arg0: i8, %arg1: complex<f32>, %arg2: memref<?x?xf32>, %arg3: i32, %arg4: memref<?x?xf32, strided<[?, 1], offset: ?>>, %arg5: memref<4xi32>):
  %0 = "arith.remsi"(%arg3, %arg3) : (i32, i32) -> i32
  %1 = "complex.sign"(%arg1) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
  %2 = "complex.tan"(%arg1) <{fastmath = #arith.fastmath<nnan,contract>}> : (complex<f32>) -> complex<f32>
  %3 = "arith.constant"() <{value = dense<[1, -2, 3, 0]> : tensor<4xi32>}> : () -> tensor<4xi32>
  %4 = "arith.floordivsi"(%arg3, %0) : (i32, i32) -> i32
  %5 = "arith.maxui"(%arg0, %arg0) : (i8, i8) -> i8
  %6 = "arith.divui"(%3, %3) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %7 = "arith.maxsi"(%5, %5) : (i8, i8) -> i8
  %8 = "arith.constant"() <{value = 32 : i32}> : () -> i32
  %9 = "complex.sqrt"(%2) <{fastmath = #arith.fastmath<fast>}> : (complex<f32>) -> complex<f32>
  "foo.use"(%arg3, %3) : (i32, tensor<4xi32>) -> ()
  %10 = "arith.constant"() <{value = 0 : i32}> : () -> i32
  %11 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
  %12 = "arith.divf"(%11, %11) <{fastmath = #arith.fastmath<nnan,contract>}> : (f32, f32) -> f32
  %13 = "arith.minnumf"(%12, %12) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  "foo.use"(%arg5) : (memref<4xi32>) -> ()
  "func.return"(%arg5, %arg1) : (memref<4xi32>, complex<f32>) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<f32>, f32, index) -> (f32, i64, tensor<f32>), sym_name = "f"}> ({
^bb0(%arg0: tensor<f32>, %arg1: f32, %arg2: index):
  %0 = "math.asin"(%arg0) <{fastmath = #arith.fastmath<none>}> : (tensor<f32>) -> tensor<f32>
  %1 = "index.rems"(%arg2, %arg2) : (index, index) -> index
  %2 = "scf.for"(%arg2, %1, %1, %1) ({
  ^bb0(%arg5: index, %arg6: index):
    %15 = "arith.ori"(%arg5, %1) : (index, index) -> index
    %16 = "math.expm1"(%arg0) <{fastmath = #arith.fastmath<none>}> : (tensor<f32>) -> tensor<f32>
    "foo.use"(%arg2, %arg5) : (index, index) -> ()
    "scf.yield"(%arg6) : (index) -> ()
  }) : (index, index, index, index) -> index
  %3 = "arith.addf"(%arg0, %arg0) <{fastmath = #arith.fastmath<none>}> : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %4 = "math.trunc"(%3) <{fastmath = #arith.fastmath<none>}> : (tensor<f32>) -> tensor<f32>
  %5 = "tensor.cast"(%arg0) : (tensor<f32>) -> tensor<f32>
  %6 = "arith.constant"() <{value = 5 : i64}> : () -> i64
  %7 = "scf.for"(%1, %2, %2, %4) ({
  ^bb0(%arg3: index, %arg4: tensor<f32>):
    "foo.use"(%0) : (tensor<f32>) -> ()
    "scf.yield"(%3) : (tensor<f32>) -> ()
  }) : (index, index, index, tensor<f32>) -> tensor<f32>
  %8 = "math.cosh"(%arg1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %9 = "arith.ceildivui"(%2, %arg2) : (index, index) -> index
  %10 = "math.cosh"(%3) <{fastmath = #arith.fastmath<none>}> : (tensor<f32>) -> tensor<f32>
  %11 = "tensor.cast"(%4) : (tensor<f32>) -> tensor<f32>
  %12 = "arith.divf"(%5, %11) <{fastmath = #arith.fastmath<none>}> : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %13 = "math.log2"(%arg1) <{fastmath = #arith.fastmath<nnan,contract>}> : (f32) -> f32
  %14 = "arith.constant"() <{value = 0 : i32}> : () -> i32
  "foo.use"(%8) : (f32) -> ()
  "func.return"(%arg1, %6, %5) : (f32, i64, tensor<f32>) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f16, memref<2x3xf32>) -> (f16, i1, f16), sym_name = "f"}> ({
^bb0(%arg0: f16, %arg1: memref<2x3xf32>):
  %0 = "math.log"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f16) -> f16
  %1 = "arith.addf"(%arg0, %arg0) <{fastmath = #arith.fastmath<none>}> : (f16, f16) -> f16
  %2 = "math.floor"(%1) <{fastmath = #arith.fastmath<fast>}> : (f16) -> f16
  %3 = "math.tanh"(%0) <{fastmath = #arith.fastmath<none>}> : (f16) -> f16
  %4 = "arith.mulf"(%0, %0) <{fastmath = #arith.fastmath<none>}> : (f16, f16) -> f16
  "foo.use"(%arg0, %3, %arg0) : (f16, f16, f16) -> ()
  %5 = "arith.constant"() <{value = 1.000000e+30 : f32}> : () -> f32
  "foo.use"(%0, %3) : (f16, f16) -> ()
  %6 = "arith.constant"() <{value = 1 : i64}> : () -> i64
  %7:2 = "math.sincos"(%1) <{fastmath = #arith.fastmath<none>}> : (f16) -> (f16, f16)
  %8 = "arith.constant"() <{value = dense<0> : vector<4xi32>}> : () -> vector<4xi32>
  %9 = "math.log2"(%0) <{fastmath = #arith.fastmath<none>}> : (f16) -> f16
  %10 = "memref.memory_space_cast"(%arg1) : (memref<2x3xf32>) -> memref<2x3xf32>
  %11 = "arith.constant"() <{value = false}> : () -> i1
  %12 = "math.log1p"(%1) <{fastmath = #arith.fastmath<none>}> : (f16) -> f16
  %13 = "arith.sitofp"(%11) : (i1) -> f64
  "foo.use"(%arg0, %5, %3) : (f16, f32, f16) -> ()
  "func.return"(%7#0, %11, %9) : (f16, i1, f16) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i8, tensor<f32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: i8, %arg1: tensor<f32>):
  %0 = "arith.subi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i8, i8) -> i8
  %1 = "math.expm1"(%arg1) <{fastmath = #arith.fastmath<none>}> : (tensor<f32>) -> tensor<f32>
  %2 = "arith.constant"() <{value = dense<1.000000e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  "foo.use"(%arg0, %0) : (i8, i8) -> ()
  %3 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  %4 = "arith.constant"() <{value = 1.000000e-01 : f64}> : () -> f64
  %5 = "math.sin"(%arg1) <{fastmath = #arith.fastmath<none>}> : (tensor<f32>) -> tensor<f32>
  %6 = "arith.extsi"(%arg0) : (i8) -> i32
  %7 = "math.sin"(%5) <{fastmath = #arith.fastmath<none>}> : (tensor<f32>) -> tensor<f32>
  %8 = "arith.constant"() <{value = 7 : i32}> : () -> i32
  %9 = "math.log10"(%7) <{fastmath = #arith.fastmath<none>}> : (tensor<f32>) -> tensor<f32>
  "foo.use"(%3) : (i32) -> ()
  %10 = "arith.constant"() <{value = 0 : i8}> : () -> i8
  "foo.use"(%6, %1, %4) : (i32, tensor<f32>, f64) -> ()
  "foo.use"(%8, %7, %arg0) : (i32, tensor<f32>, i8) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<f32>, f32, f16, f32, tensor<2xindex>) -> (tensor<f32>, f32, i64), sym_name = "f"}> ({
^bb0(%arg0: tensor<f32>, %arg1: f32, %arg2: f16, %arg3: f32, %arg4: tensor<2xindex>):
  %0 = "math.log"(%arg2) <{fastmath = #arith.fastmath<none>}> : (f16) -> f16
  %1 = "arith.shrui"(%arg4, %arg4) : (tensor<2xindex>, tensor<2xindex>) -> tensor<2xindex>
  %2 = "arith.constant"() <{value = 7 : i32}> : () -> i32
  %3 = "arith.constant"() <{value = 1 : i64}> : () -> i64
  %4 = "arith.constant"() <{value = -1 : i32}> : () -> i32
  %5 = "math.log1p"(%arg0) <{fastmath = #arith.fastmath<none>}> : (tensor<f32>) -> tensor<f32>
  %6 = "math.cosh"(%5) <{fastmath = #arith.fastmath<none>}> : (tensor<f32>) -> tensor<f32>
  %7 = "math.fma"(%5, %5, %5) <{fastmath = #arith.fastmath<none>}> : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<f32>
  %8 = "math.cosh"(%arg2) <{fastmath = #arith.fastmath<none>}> : (f16) -> f16
  %9 = "arith.constant"() <{value = 31 : i32}> : () -> i32
  %10 = "math.isinf"(%6) <{fastmath = #arith.fastmath<none>}> : (tensor<f32>) -> tensor<i1>
  %11 = "arith.constant"() <{value = dense<0> : vector<4xi32>}> : () -> vector<4xi32>
  %12 = "math.acos"(%0) <{fastmath = #arith.fastmath<none>}> : (f16) -> f16
  %13 = "math.exp"(%0) <{fastmath = #arith.fastmath<nnan,contract>}> : (f16) -> f16
  "foo.use"(%arg2, %arg2, %arg0) : (f16, f16, tensor<f32>) -> ()
  "foo.use"(%13) : (f16) -> ()
  "func.return"(%6, %arg1, %3) : (tensor<f32>, f32, i64) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<*xf32>, memref<*xf32>, tensor<f32>, i32, i64, index) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<*xf32>, %arg1: memref<*xf32>, %arg2: tensor<f32>, %arg3: i32, %arg4: i64, %arg5: index):
  %0 = "arith.constant"() <{value = 3 : i8}> : () -> i8
  %1 = "arith.constant"() <{value = -3.250000e+00 : f32}> : () -> f32
  %2 = "arith.constant"() <{value = dense<[1, -2, 3, 0]> : tensor<4xi32>}> : () -> tensor<4xi32>
  "scf.for"(%arg5, %arg5, %arg5) ({
  ^bb0(%arg6: index):
    %13 = "arith.constant"() <{value = 5 : i64}> : () -> i64
    %14 = "arith.remf"(%arg2, %arg2) <{fastmath = #arith.fastmath<none>}> : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %15 = "arith.divsi"(%arg6, %arg6) : (index, index) -> index
    "foo.use"(%arg5, %14) : (index, tensor<f32>) -> ()
    "scf.yield"() : () -> ()
  }) : (index, index, index) -> ()
  %3 = "arith.constant"() <{value = 2147483647 : i32}> : () -> i32
  %4 = "arith.subi"(%arg5, %arg5) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
  %5 = "memref.extract_aligned_pointer_as_index"(%arg1) : (memref<*xf32>) -> index
  %6 = "math.fpowi"(%1, %3) <{fastmath = #arith.fastmath<none>}> : (f32, i32) -> f32
  %7 = "arith.mulf"(%arg2, %arg2) <{fastmath = #arith.fastmath<none>}> : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %8 = "math.ipowi"(%arg3, %arg3) : (i32, i32) -> i32
  %9 = "arith.constant"() <{value = 0 : index}> : () -> index
  %10 = "math.ctpop"(%5) : (index) -> index
  %11 = "arith.constant"() <{value = 0 : index}> : () -> index
  "foo.use"(%arg4, %4) : (i64, index) -> ()
  %12 = "arith.constant"() <{value = 2 : i32}> : () -> i32
  "foo.use"(%arg3, %3) : (i32, i32) -> ()
  "foo.use"(%5) : (index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?x?xf32>, vector<2x2xf32>, i64) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<?x?xf32>, %arg1: vector<2x2xf32>, %arg2: i64):
  %0 = "math.atan2"(%arg1, %arg1) <{fastmath = #arith.fastmath<none>}> : (vector<2x2xf32>, vector<2x2xf32>) -> vector<2x2xf32>
  %1 = "arith.remsi"(%arg2, %arg2) : (i64, i64) -> i64
  %2 = "math.expm1"(%0) <{fastmath = #arith.fastmath<none>}> : (vector<2x2xf32>) -> vector<2x2xf32>
  %3 = "arith.constant"() <{value = -1 : i64}> : () -> i64
  %4 = "math.exp"(%2) <{fastmath = #arith.fastmath<nnan,contract>}> : (vector<2x2xf32>) -> vector<2x2xf32>
  %5 = "math.sqrt"(%2) <{fastmath = #arith.fastmath<fast>}> : (vector<2x2xf32>) -> vector<2x2xf32>
  "foo.use"(%arg0) : (memref<?x?xf32>) -> ()
  %6 = "arith.divui"(%3, %1) <{isExact}> : (i64, i64) -> i64
  %7 = "math.absf"(%0) <{fastmath = #arith.fastmath<fast>}> : (vector<2x2xf32>) -> vector<2x2xf32>
  %8 = "memref.assume_alignment"(%arg0) <{alignment = 2 : i32}> : (memref<?x?xf32>) -> memref<?x?xf32>
  %9 = "arith.index_castui"(%6) : (i64) -> index
  %10 = "index.floordivs"(%9, %9) : (index, index) -> index
  "foo.use"(%5, %arg1) : (vector<2x2xf32>, vector<2x2xf32>) -> ()
  %11 = "arith.constant"() <{value = dense<0> : tensor<4xi32>}> : () -> tensor<4xi32>
  %12 = "math.asin"(%4) <{fastmath = #arith.fastmath<none>}> : (vector<2x2xf32>) -> vector<2x2xf32>
  %13 = "arith.constant"() <{value = 31 : i32}> : () -> i32
  "foo.use"(%6, %1, %0) : (i64, i64, vector<2x2xf32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<2x3xf32>, tensor<2xindex>) -> tensor<2xindex>, sym_name = "f"}> ({
^bb0(%arg0: memref<2x3xf32>, %arg1: tensor<2xindex>):
  %0:2 = "arith.mului_extended"(%arg1, %arg1) : (tensor<2xindex>, tensor<2xindex>) -> (tensor<2xindex>, tensor<2xindex>)
  %1 = "math.ctlz"(%arg1) : (tensor<2xindex>) -> tensor<2xindex>
  %2 = "arith.subi"(%arg1, %0#1) <{overflowFlags = #arith.overflow<none>}> : (tensor<2xindex>, tensor<2xindex>) -> tensor<2xindex>
  %3 = "arith.addi"(%0#0, %0#1) <{overflowFlags = #arith.overflow<none>}> : (tensor<2xindex>, tensor<2xindex>) -> tensor<2xindex>
  %4 = "memref.assume_alignment"(%arg0) <{alignment = 2 : i32}> : (memref<2x3xf32>) -> memref<2x3xf32>
  %5 = "arith.constant"() <{value = -3.250000e+00 : f32}> : () -> f32
  %6 = "arith.constant"() <{value = dense<0> : vector<4xi32>}> : () -> vector<4xi32>
  %7 = "math.sqrt"(%5) <{fastmath = #arith.fastmath<nnan,contract>}> : (f32) -> f32
  "memref.dealloc"(%arg0) : (memref<2x3xf32>) -> ()
  %8 = "math.round"(%5) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %9 = "math.absf"(%5) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %10 = "math.acosh"(%9) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %11 = "math.atan"(%7) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %12 = "math.asin"(%11) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  "foo.use"(%0#1, %10) : (tensor<2xindex>, f32) -> ()
  "func.return"(%0#0) : (tensor<2xindex>) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f32, memref<?xi32>, index, memref<?x?xf32>, index, memref<2x3xf32>) -> memref<?xi32>, sym_name = "f"}> ({
^bb0(%arg0: f32, %arg1: memref<?xi32>, %arg2: index, %arg3: memref<?x?xf32>, %arg4: index, %arg5: memref<2x3xf32>):
  %0:2 = "scf.for"(%arg4, %arg2, %arg2, %arg0, %arg5) ({
  ^bb0(%arg7: index, %arg8: f32, %arg9: memref<2x3xf32>):
    "foo.use"(%arg0, %arg0) : (f32, f32) -> ()
    "scf.yield"(%arg0, %arg9) : (f32, memref<2x3xf32>) -> ()
  }) : (index, index, index, f32, memref<2x3xf32>) -> (f32, memref<2x3xf32>)
  %1 = "math.isnan"(%0#0) <{fastmath = #arith.fastmath<none>}> : (f32) -> i1
  %2 = "math.fpowi"(%arg0, %1) <{fastmath = #arith.fastmath<none>}> : (f32, i1) -> f32
  "scf.for"(%arg2, %arg4, %arg4) ({
  ^bb0(%arg6: index):
    %21 = "math.copysign"(%2, %arg0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "foo.use"(%21, %arg6) : (f32, index) -> ()
    "scf.yield"() : () -> ()
  }) : (index, index, index) -> ()
  %3 = "index.xor"(%arg2, %arg2) : (index, index) -> index
  %4 = "index.shru"(%3, %arg2) : (index, index) -> index
  %5 = "arith.divsi"(%4, %arg2) <{isExact}> : (index, index) -> index
  "cf.cond_br"(%1)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:  // pred: ^bb0
  %6 = "arith.constant"() <{value = -2147483648 : i32}> : () -> i32
  %7 = "arith.constant"() <{value = 9223372036854775807 : i64}> : () -> i64
  %8 = "math.cosh"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  "foo.use"(%5) : (index) -> ()
  "cf.br"(%5, %arg1)[^bb3] : (index, memref<?xi32>) -> ()
^bb2:  // pred: ^bb0
  "foo.use"(%arg1) : (memref<?xi32>) -> ()
  "cf.br"(%arg4, %arg1)[^bb3] : (index, memref<?xi32>) -> ()
^bb3(%9: index, %10: memref<?xi32>):  // 2 preds: ^bb1, ^bb2
  %11 = "arith.fptoui"(%2) : (f32) -> i64
  %12 = "arith.constant"() <{value = 4.000000e+00 : f64}> : () -> f64
  %13 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
  %14 = "math.floor"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %15:2 = "arith.mulsi_extended"(%3, %5) : (index, index) -> (index, index)
  "scf.if"(%1) ({
    %18 = "arith.constant"() <{value = -1 : index}> : () -> index
    %19 = "arith.maxui"(%15#1, %4) : (index, index) -> index
    "foo.use"(%arg0, %0#1) : (f32, memref<2x3xf32>) -> ()
    %20 = "arith.negf"(%14) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    "foo.use"(%19) : (index) -> ()
    "scf.yield"() : () -> ()
  }, {
  }) : (i1) -> ()
  %16 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  %17:2 = "arith.mului_extended"(%16, %16) : (i32, i32) -> (i32, i32)
  "foo.use"(%3, %0#0) : (index, f32) -> ()
  "func.return"(%10) : (memref<?xi32>) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, f16, i1) -> i1, sym_name = "f"}> ({
^bb0(%arg0: i32, %arg1: f16, %arg2: i1):
  %0 = "arith.constant"() <{value = 1 : index}> : () -> index
  %1:2 = "math.sincos"(%arg1) <{fastmath = #arith.fastmath<none>}> : (f16) -> (f16, f16)
  %2 = "math.fpowi"(%arg1, %arg2) <{fastmath = #arith.fastmath<none>}> : (f16, i1) -> f16
  "foo.use"(%arg2) : (i1) -> ()
  %3 = "arith.constant"() <{value = dense<1.000000e+00> : vector<2x2xf32>}> : () -> vector<2x2xf32>
  %4 = "index.remu"(%0, %0) : (index, index) -> index
  %5 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
  %6 = "index.castu"(%4) : (index) -> i8
  %7 = "arith.andi"(%0, %4) : (index, index) -> index
  %8 = "arith.constant"() <{value = dense<[1, 2, 3, 4]> : vector<4xi32>}> : () -> vector<4xi32>
  %9 = "math.clampf"(%3, %3, %3) <{fastmath = #arith.fastmath<none>}> : (vector<2x2xf32>, vector<2x2xf32>, vector<2x2xf32>) -> vector<2x2xf32>
  %10 = "index.cmp"(%0, %4) <{pred = #index<cmp_predicate uge>}> : (index, index) -> i1
  %11 = "arith.constant"() <{value = -1 : i8}> : () -> i8
  %12 = "math.trunc"(%3) <{fastmath = #arith.fastmath<none>}> : (vector<2x2xf32>) -> vector<2x2xf32>
  %13 = "scf.for"(%7, %4, %0, %2) ({
  ^bb0(%arg3: index, %arg4: f16):
    %15 = "arith.minsi"(%arg3, %arg3) : (index, index) -> index
    "foo.use"(%1#1, %12) : (f16, vector<2x2xf32>) -> ()
    "scf.yield"(%arg1) : (f16) -> ()
  }) : (index, index, index, f16) -> f16
  %14 = "math.round"(%2) <{fastmath = #arith.fastmath<none>}> : (f16) -> f16
  "foo.use"(%1#1) : (f16) -> ()
  "func.return"(%10) : (i1) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f32, f32, i64) -> i1, sym_name = "f"}> ({
^bb0(%arg0: f32, %arg1: f32, %arg2: i64):
  %0 = "arith.cmpf"(%arg0, %arg0) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
  %1 = "arith.constant"() <{value = -1 : index}> : () -> index
  "cf.cond_br"(%0)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:  // pred: ^bb0
  "foo.use"(%arg0, %0) : (f32, i1) -> ()
  "cf.br"(%0, %1)[^bb3] : (i1, index) -> ()
^bb2:  // pred: ^bb0
  %2 = "math.fpowi"(%arg0, %arg2) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
  "foo.use"(%1) : (index) -> ()
  "cf.br"(%0, %1)[^bb3] : (i1, index) -> ()
^bb3(%3: i1, %4: index):  // 2 preds: ^bb1, ^bb2
  %5 = "arith.subi"(%3, %3) <{overflowFlags = #arith.overflow<none>}> : (i1, i1) -> i1
  %6 = "index.sub"(%1, %4) : (index, index) -> index
  %7 = "arith.minimumf"(%arg0, %arg0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  %8 = "math.copysign"(%7, %arg1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  "foo.use"(%arg0) : (f32) -> ()
  "scf.for"(%1, %1, %6) ({
  ^bb0(%arg4: index):
    "foo.use"(%arg4) : (index) -> ()
    "scf.yield"() : () -> ()
  }) : (index, index, index) -> ()
  %9 = "arith.constant"() <{value = 0 : index}> : () -> index
  %10 = "arith.constant"() <{value = -1 : i64}> : () -> i64
  %11 = "arith.constant"() <{value = 0 : i32}> : () -> i32
  "cf.cond_br"(%5)[^bb4, ^bb5] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb4:  // pred: ^bb3
  %12 = "math.ctpop"(%4) : (index) -> index
  %13 = "math.round"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  "scf.for"(%6, %4, %12) ({
  ^bb0(%arg3: index):
    %20 = "index.casts"(%6) : (index) -> i1
    "foo.use"(%8) : (f32) -> ()
    "scf.yield"() : () -> ()
  }) : (index, index, index) -> ()
  "foo.use"(%4, %4) : (index, index) -> ()
  "cf.br"(%6, %8)[^bb6] : (index, f32) -> ()
^bb5:  // pred: ^bb3
  %14 = "math.log10"(%arg1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %15 = "math.rsqrt"(%7) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %16 = "arith.constant"() <{value = false}> : () -> i1
  "foo.use"(%11, %5) : (i32, i1) -> ()
  "cf.br"(%6, %15)[^bb6] : (index, f32) -> ()
^bb6(%17: index, %18: f32):  // 2 preds: ^bb4, ^bb5
  %19 = "index.rems"(%1, %1) : (index, index) -> index
  "foo.use"(%18, %19, %6) : (f32, index, index) -> ()
  "func.return"(%0) : (i1) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<2xindex>, memref<4xi32>, f64, memref<i32>) -> f64, sym_name = "f"}> ({
^bb0(%arg0: tensor<2xindex>, %arg1: memref<4xi32>, %arg2: f64, %arg3: memref<i32>):
  %0 = "arith.constant"() <{value = 1.000000e+00 : f64}> : () -> f64
  %1 = "math.cbrt"(%arg2) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
  %2 = "arith.constant"() <{value = 4 : index}> : () -> index
  %3 = "arith.constant"() <{value = 31 : i32}> : () -> i32
  %4 = "index.and"(%2, %2) : (index, index) -> index
  %5 = "math.clampf"(%0, %0, %1) <{fastmath = #arith.fastmath<none>}> : (f64, f64, f64) -> f64
  "foo.use"(%1, %arg3, %4) : (f64, memref<i32>, index) -> ()
  %6 = "arith.remf"(%1, %5) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
  %7 = "arith.constant"() <{value = 4.000000e+00 : f64}> : () -> f64
  %8 = "memref.memory_space_cast"(%arg3) : (memref<i32>) -> memref<i32>
  %9 = "arith.floordivsi"(%arg0, %arg0) : (tensor<2xindex>, tensor<2xindex>) -> tensor<2xindex>
  %10 = "complex.bitcast"(%5) : (f64) -> f64
  %11 = "arith.constant"() <{value = 2 : index}> : () -> index
  %12 = "arith.subf"(%6, %6) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
  "foo.use"(%9, %5, %11) : (tensor<2xindex>, f64, index) -> ()
  "func.return"(%12) : (f64) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?x?xf32, strided<[?, 1], offset: ?>>, index) -> (index, index), sym_name = "f"}> ({
^bb0(%arg0: memref<?x?xf32, strided<[?, 1], offset: ?>>, %arg1: index):
  %0 = "index.shl"(%arg1, %arg1) : (index, index) -> index
  %1 = "arith.constant"() <{value = 0 : index}> : () -> index
  %2 = "arith.constant"() <{value = -1 : index}> : () -> index
  %3 = "memref.cast"(%arg0) : (memref<?x?xf32, strided<[?, 1], offset: ?>>) -> memref<?x?xf32, strided<[?, 1], offset: ?>>
  %4:2 = "scf.for"(%1, %1, %1, %arg1, %3) ({
  ^bb0(%arg2: index, %arg3: index, %arg4: memref<?x?xf32, strided<[?, 1], offset: ?>>):
    %14 = "arith.constant"() <{value = dense<[[1.000000e+00, 2.000000e+00, 3.000000e+00], [0.000000e+00, -1.000000e+00, 4.500000e+00]]> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %15 = "arith.constant"() <{value = dense<0> : vector<4xi32>}> : () -> vector<4xi32>
    "foo.use"(%2) : (index) -> ()
    "scf.yield"(%arg3, %arg0) : (index, memref<?x?xf32, strided<[?, 1], offset: ?>>) -> ()
  }) : (index, index, index, index, memref<?x?xf32, strided<[?, 1], offset: ?>>) -> (index, memref<?x?xf32, strided<[?, 1], offset: ?>>)
  %5 = "arith.constant"() <{value = 3 : index}> : () -> index
  %6 = "arith.constant"() <{value = -3.250000e+00 : f32}> : () -> f32
  %7 = "math.ctpop"(%5) : (index) -> index
  %8 = "arith.divui"(%5, %5) : (index, index) -> index
  %9 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
  %10 = "index.maxs"(%2, %8) : (index, index) -> index
  %11 = "arith.floordivsi"(%4#0, %4#0) : (index, index) -> index
  %12 = "arith.index_cast"(%5) : (index) -> i32
  "foo.use"(%4#1, %7) : (memref<?x?xf32, strided<[?, 1], offset: ?>>, index) -> ()
  %13 = "arith.subf"(%9, %9) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  "foo.use"(%4#0, %4#1, %4#0) : (index, memref<?x?xf32, strided<[?, 1], offset: ?>>, index) -> ()
  "func.return"(%2, %10) : (index, index) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, i32, memref<*xf32>, tensor<f32>) -> (i1, tensor<f32>), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>, %arg1: i32, %arg2: memref<*xf32>, %arg3: tensor<f32>):
  %0 = "arith.shrui"(%arg1, %arg1) : (i32, i32) -> i32
  %1 = "memref.assume_alignment"(%arg0) <{alignment = 1 : i32}> : (memref<i32>) -> memref<i32>
  %2 = "memref.assume_alignment"(%1) <{alignment = 2 : i32}> : (memref<i32>) -> memref<i32>
  %3 = "math.tan"(%arg3) <{fastmath = #arith.fastmath<none>}> : (tensor<f32>) -> tensor<f32>
  %4 = "arith.andi"(%arg1, %arg1) : (i32, i32) -> i32
  %5 = "arith.cmpi"(%4, %4) <{predicate = 7 : i64}> : (i32, i32) -> i1
  %6:2 = "arith.addui_extended"(%5, %5) : (i1, i1) -> (i1, i1)
  %7 = "arith.constant"() <{value = 3 : i8}> : () -> i8
  "scf.if"(%6#1) ({
    "foo.use"(%2) : (memref<i32>) -> ()
    "scf.yield"() : () -> ()
  }, {
    %14 = "arith.minui"(%4, %4) : (i32, i32) -> i32
    "foo.use"(%arg1, %2) : (i32, memref<i32>) -> ()
    "scf.yield"() : () -> ()
  }) : (i1) -> ()
  %8 = "math.tan"(%arg3) <{fastmath = #arith.fastmath<none>}> : (tensor<f32>) -> tensor<f32>
  %9 = "arith.divf"(%3, %8) <{fastmath = #arith.fastmath<none>}> : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %10 = "math.tanh"(%arg3) <{fastmath = #arith.fastmath<none>}> : (tensor<f32>) -> tensor<f32>
  %11 = "arith.constant"() <{value = dense<1.000000e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %12 = "arith.addi"(%6#0, %6#1) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i1, i1) -> i1
  %13 = "arith.constant"() <{value = -1 : index}> : () -> index
  "foo.use"(%6#0, %2, %8) : (i1, memref<i32>, tensor<f32>) -> ()
  "func.return"(%6#1, %8) : (i1, tensor<f32>) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (complex<f32>, tensor<4xi32>) -> complex<f32>, sym_name = "f"}> ({
^bb0(%arg0: complex<f32>, %arg1: tensor<4xi32>):
  %0 = "complex.rsqrt"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
  %1 = "index.sizeof"() : () -> index
  %2 = "complex.abs"(%0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
  %3 = "complex.bitcast"(%0) : (complex<f32>) -> i64
  %4 = "math.cttz"(%arg1) : (tensor<4xi32>) -> tensor<4xi32>
  %5 = "arith.mulf"(%2, %2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  %6 = "arith.constant"() <{value = 1.000000e+00 : f64}> : () -> f64
  "foo.use"(%4, %2) : (tensor<4xi32>, f32) -> ()
  %7 = "arith.constant"() <{value = 0 : i8}> : () -> i8
  %8 = "arith.maxnumf"(%2, %5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  %9 = "arith.constant"() <{value = -3.250000e+00 : f32}> : () -> f32
  %10 = "tensor.rank"(%4) : (tensor<4xi32>) -> index
  "foo.use"(%5, %arg0) : (f32, complex<f32>) -> ()
  %11 = "tensor.from_elements"(%8) : (f32) -> tensor<f32>
  "foo.use"(%1, %6, %1) : (index, f64, index) -> ()
  "func.return"(%0) : (complex<f32>) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4xi32>, memref<?x?xf32>, index) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<4xi32>, %arg1: memref<?x?xf32>, %arg2: index):
  %0 = "index.mins"(%arg2, %arg2) : (index, index) -> index
  "foo.use"(%0, %arg0) : (index, tensor<4xi32>) -> ()
  %1 = "arith.constant"() <{value = false}> : () -> i1
  %2 = "arith.constant"() <{value = dense<[[1.000000e+00, 2.000000e+00, 3.000000e+00], [0.000000e+00, -1.000000e+00, 4.500000e+00]]> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %3 = "arith.constant"() <{value = -1 : i8}> : () -> i8
  %4 = "tensor.cast"(%2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %5 = "arith.mulf"(%2, %2) <{fastmath = #arith.fastmath<none>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %6 = "arith.constant"() <{value = 4 : index}> : () -> index
  %7 = "arith.cmpi"(%1, %1) <{predicate = 3 : i64}> : (i1, i1) -> i1
  %8 = "arith.constant"() <{value = dense<1.000000e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %9 = "arith.extui"(%7) : (i1) -> i64
  %10 = "math.absf"(%8) <{fastmath = #arith.fastmath<none>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %11 = "scf.for"(%arg2, %0, %arg2, %arg2) ({
  ^bb0(%arg3: index, %arg4: index):
    %13 = "arith.constant"() <{value = dense<1.000000e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %14 = "index.mins"(%arg4, %0) : (index, index) -> index
    %15 = "math.absf"(%2) <{fastmath = #arith.fastmath<none>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "foo.use"(%2, %5) : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
    "scf.yield"(%arg3) : (index) -> ()
  }) : (index, index, index, index) -> index
  "foo.use"(%arg2) : (index) -> ()
  %12:2 = "arith.mulsi_extended"(%6, %11) : (index, index) -> (index, index)
  "foo.use"(%arg2, %1) : (index, i1) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, memref<*xf32>, i64, memref<4xi32>, memref<4xi32>) -> memref<4xi32>, sym_name = "f"}> ({
^bb0(%arg0: i32, %arg1: memref<*xf32>, %arg2: i64, %arg3: memref<4xi32>, %arg4: memref<4xi32>):
  %0:2 = "memref.distinct_objects"(%arg3, %arg4) : (memref<4xi32>, memref<4xi32>) -> (memref<4xi32>, memref<4xi32>)
  %1 = "arith.constant"() <{value = 0x7FC00000 : f32}> : () -> f32
  %2 = "arith.constant"() <{value = dense<[1, 2, 3, 4]> : vector<4xi32>}> : () -> vector<4xi32>
  %3 = "math.powf"(%1, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  %4 = "arith.minnumf"(%1, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  %5 = "arith.cmpf"(%1, %1) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f32, f32) -> i1
  %6 = "arith.constant"() <{value = dense<[2, 3]> : tensor<2xindex>}> : () -> tensor<2xindex>
  %7 = "arith.uitofp"(%5) : (i1) -> f32
  %8 = "arith.mulf"(%7, %7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  %9 = "arith.constant"() <{value = -1 : i32}> : () -> i32
  %10 = "math.tanh"(%8) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  "scf.if"(%5) ({
    %16 = "math.fma"(%10, %1, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32, f32) -> f32
    %17 = "arith.shrsi"(%9, %arg0) : (i32, i32) -> i32
    %18 = "arith.constant"() <{value = true}> : () -> i1
    "foo.use"(%0#1, %6) : (memref<4xi32>, tensor<2xindex>) -> ()
    "scf.yield"() : () -> ()
  }, {
    %13 = "arith.minnumf"(%4, %7) <{fastmath = #arith.fastmath<nnan,contract>}> : (f32, f32) -> f32
    %14 = "arith.shrui"(%2, %2) <{isExact}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %15 = "arith.constant"() <{value = true}> : () -> i1
    "foo.use"(%10) : (f32) -> ()
    "scf.yield"() : () -> ()
  }) : (i1) -> ()
  %11 = "math.round"(%10) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %12 = "arith.maxsi"(%5, %5) : (i1, i1) -> i1
  "foo.use"(%1, %9, %4) : (f32, i32, f32) -> ()
  "func.return"(%0#0) : (memref<4xi32>) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (complex<f32>, memref<?xi32>, f16) -> (complex<f32>, complex<f32>), sym_name = "f"}> ({
^bb0(%arg0: complex<f32>, %arg1: memref<?xi32>, %arg2: f16):
  %0 = "math.log10"(%arg2) <{fastmath = #arith.fastmath<none>}> : (f16) -> f16
  %1 = "arith.constant"() <{value = 127 : i8}> : () -> i8
  %2 = "complex.powi"(%arg0, %1) : (complex<f32>, i8) -> complex<f32>
  %3 = "math.log10"(%arg2) <{fastmath = #arith.fastmath<none>}> : (f16) -> f16
  %4 = "arith.minsi"(%1, %1) : (i8, i8) -> i8
  %5 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
  %6 = "complex.pow"(%arg0, %2) <{fastmath = #arith.fastmath<fast>}> : (complex<f32>, complex<f32>) -> complex<f32>
  %7 = "arith.constant"() <{value = dense<[1, -2, 3, 0]> : tensor<4xi32>}> : () -> tensor<4xi32>
  %8 = "math.isnormal"(%0) <{fastmath = #arith.fastmath<none>}> : (f16) -> i1
  %9 = "arith.shrui"(%1, %1) : (i8, i8) -> i8
  %10 = "arith.constant"() <{value = -128 : i8}> : () -> i8
  %11 = "arith.constant"() <{value = dense<0> : vector<4xi32>}> : () -> vector<4xi32>
  %12 = "math.sqrt"(%0) <{fastmath = #arith.fastmath<none>}> : (f16) -> f16
  "foo.use"(%1) : (i8) -> ()
  "func.return"(%arg0, %arg0) : (complex<f32>, complex<f32>) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f64, i1, memref<4xi32>) -> (f64, i32, f64), sym_name = "f"}> ({
^bb0(%arg0: f64, %arg1: i1, %arg2: memref<4xi32>):
  %0 = "arith.xori"(%arg1, %arg1) : (i1, i1) -> i1
  %1 = "arith.constant"() <{value = 1.000000e+30 : f32}> : () -> f32
  "scf.if"(%0) ({
    %24 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %25 = "arith.constant"() <{value = -128 : i8}> : () -> i8
    %26 = "arith.addf"(%1, %1) <{fastmath = #arith.fastmath<nnan,contract>}> : (f32, f32) -> f32
    "foo.use"(%25, %0) : (i8, i1) -> ()
    "scf.yield"() : () -> ()
  }, {
  }) : (i1) -> ()
  %2 = "arith.constant"() <{value = -2147483648 : i32}> : () -> i32
  "cf.cond_br"(%arg1)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:  // pred: ^bb0
  %3 = "arith.constant"() <{value = 31 : i32}> : () -> i32
  %4 = "arith.maxui"(%2, %3) : (i32, i32) -> i32
  "foo.use"(%arg1) : (i1) -> ()
  "cf.br"()[^bb3] : () -> ()
^bb2:  // pred: ^bb0
  "foo.use"(%arg1, %arg0) : (i1, f64) -> ()
  "cf.br"()[^bb3] : () -> ()
^bb3:  // 2 preds: ^bb1, ^bb2
  "scf.if"(%arg1) ({
    %22 = "arith.remsi"(%0, %arg1) : (i1, i1) -> i1
    %23:2 = "memref.distinct_objects"(%arg2, %arg2) : (memref<4xi32>, memref<4xi32>) -> (memref<4xi32>, memref<4xi32>)
    "foo.use"(%23#0, %23#0, %2) : (memref<4xi32>, memref<4xi32>, i32) -> ()
    "scf.yield"() : () -> ()
  }, {
    "foo.use"(%arg1, %0, %2) : (i1, i1, i32) -> ()
    "scf.yield"() : () -> ()
  }) : (i1) -> ()
  %5 = "arith.scaling_extf"(%1, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f64
  %6 = "arith.shrui"(%2, %2) : (i32, i32) -> i32
  %7:2 = "scf.if"(%arg1) ({
    "foo.use"(%arg2, %2, %arg0) : (memref<4xi32>, i32, f64) -> ()
    "scf.yield"(%6, %6) : (i32, i32) -> ()
  }, {
    %19 = "arith.constant"() <{value = -3.250000e+00 : f32}> : () -> f32
    %20 = "arith.ori"(%arg1, %arg1) : (i1, i1) -> i1
    %21 = "arith.constant"() <{value = 4 : index}> : () -> index
    "foo.use"(%5, %6) : (f64, i32) -> ()
    "scf.yield"(%2, %6) : (i32, i32) -> ()
  }) : (i1) -> (i32, i32)
  %8 = "arith.muli"(%0, %arg1) <{overflowFlags = #arith.overflow<nsw>}> : (i1, i1) -> i1
  %9 = "arith.minsi"(%7#1, %2) : (i32, i32) -> i32
  %10 = "math.acos"(%1) <{fastmath = #arith.fastmath<nnan,contract>}> : (f32) -> f32
  %11 = "arith.constant"() <{value = 32 : i32}> : () -> i32
  %12 = "arith.constant"() <{value = 31 : i32}> : () -> i32
  "cf.cond_br"(%8)[^bb4, ^bb5] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb4:  // pred: ^bb3
  %13 = "arith.constant"() <{value = 0 : i8}> : () -> i8
  %14 = "math.fpowi"(%1, %8) <{fastmath = #arith.fastmath<fast>}> : (f32, i1) -> f32
  %15 = "arith.divsi"(%7#0, %7#0) : (i32, i32) -> i32
  "foo.use"(%arg2, %15, %arg2) : (memref<4xi32>, i32, memref<4xi32>) -> ()
  "cf.br"(%10, %15)[^bb6] : (f32, i32) -> ()
^bb5:  // pred: ^bb3
  %16 = "math.cbrt"(%5) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
  "foo.use"(%arg1, %6) : (i1, i32) -> ()
  "cf.br"(%10, %7#1)[^bb6] : (f32, i32) -> ()
^bb6(%17: f32, %18: i32):  // 2 preds: ^bb4, ^bb5
  "foo.use"(%7#1, %9) : (i32, i32) -> ()
  "func.return"(%arg0, %2, %arg0) : (f64, i32, f64) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f32, tensor<4xi32>, memref<?x?xf32, strided<[?, 1], offset: ?>>, memref<i32>, vector<2x2xf32>) -> f32, sym_name = "f"}> ({
^bb0(%arg0: f32, %arg1: tensor<4xi32>, %arg2: memref<?x?xf32, strided<[?, 1], offset: ?>>, %arg3: memref<i32>, %arg4: vector<2x2xf32>):
  %0 = "arith.constant"() <{value = dense<0> : tensor<4xi32>}> : () -> tensor<4xi32>
  %1 = "math.erfc"(%arg4) <{fastmath = #arith.fastmath<nnan,contract>}> : (vector<2x2xf32>) -> vector<2x2xf32>
  %2 = "arith.constant"() <{value = -1 : i64}> : () -> i64
  "foo.use"(%arg1, %arg3) : (tensor<4xi32>, memref<i32>) -> ()
  %3:2 = "arith.mului_extended"(%2, %2) : (i64, i64) -> (i64, i64)
  %4 = "memref.rank"(%arg3) : (memref<i32>) -> index
  "foo.use"(%arg2, %arg3) : (memref<?x?xf32, strided<[?, 1], offset: ?>>, memref<i32>) -> ()
  %5 = "index.remu"(%4, %4) : (index, index) -> index
  %6 = "index.maxs"(%4, %5) : (index, index) -> index
  %7 = "arith.constant"() <{value = dense<0> : vector<4xi32>}> : () -> vector<4xi32>
  %8 = "arith.constant"() <{value = -1 : index}> : () -> index
  %9 = "index.add"(%4, %5) : (index, index) -> index
  %10 = "arith.addi"(%2, %3#0) <{overflowFlags = #arith.overflow<nsw>}> : (i64, i64) -> i64
  %11 = "arith.constant"() <{value = 31 : i32}> : () -> i32
  %12 = "arith.cmpi"(%9, %9) <{predicate = 1 : i64}> : (index, index) -> i1
  %13 = "arith.constant"() <{value = 0 : index}> : () -> index
  "foo.use"(%11) : (i32) -> ()
  "func.return"(%arg0) : (f32) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xi32>, f16, tensor<f32>, i64) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<4xi32>, %arg1: f16, %arg2: tensor<f32>, %arg3: i64):
  %0 = "math.trunc"(%arg2) <{fastmath = #arith.fastmath<none>}> : (tensor<f32>) -> tensor<f32>
  %1 = "arith.constant"() <{value = -3.250000e+00 : f32}> : () -> f32
  %2 = "arith.divui"(%arg3, %arg3) <{isExact}> : (i64, i64) -> i64
  %3 = "arith.constant"() <{value = 1.000000e+30 : f32}> : () -> f32
  %4 = "arith.constant"() <{value = -1 : i64}> : () -> i64
  %5 = "math.ceil"(%arg2) <{fastmath = #arith.fastmath<none>}> : (tensor<f32>) -> tensor<f32>
  %6 = "math.ceil"(%arg2) <{fastmath = #arith.fastmath<none>}> : (tensor<f32>) -> tensor<f32>
  "foo.use"(%0, %arg3, %arg3) : (tensor<f32>, i64, i64) -> ()
  %7 = "math.atan2"(%0, %5) <{fastmath = #arith.fastmath<nnan,contract>}> : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %8 = "arith.uitofp"(%2) : (i64) -> f32
  %9 = "math.atan"(%arg1) <{fastmath = #arith.fastmath<nnan,contract>}> : (f16) -> f16
  %10 = "math.expm1"(%9) <{fastmath = #arith.fastmath<none>}> : (f16) -> f16
  %11 = "arith.ori"(%2, %2) : (i64, i64) -> i64
  %12 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  "foo.use"(%arg2) : (tensor<f32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<2x2xf32>, complex<f32>, memref<i32>, memref<i32>, i1, i8) -> (), sym_name = "f"}> ({
^bb0(%arg0: vector<2x2xf32>, %arg1: complex<f32>, %arg2: memref<i32>, %arg3: memref<i32>, %arg4: i1, %arg5: i8):
  %0 = "arith.constant"() <{value = true}> : () -> i1
  "foo.use"(%arg3) : (memref<i32>) -> ()
  %1 = "complex.add"(%arg1, %arg1) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
  "cf.cond_br"(%arg4)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:  // pred: ^bb0
  "foo.use"(%arg4, %0, %arg1) : (i1, i1, complex<f32>) -> ()
  "cf.br"(%arg1, %arg0)[^bb3] : (complex<f32>, vector<2x2xf32>) -> ()
^bb2:  // pred: ^bb0
  "scf.if"(%0) ({
    %14 = "math.exp"(%arg0) <{fastmath = #arith.fastmath<nnan,contract>}> : (vector<2x2xf32>) -> vector<2x2xf32>
    %15 = "arith.constant"() <{value = dense<[1, -2, 3, 0]> : tensor<4xi32>}> : () -> tensor<4xi32>
    %16 = "math.cttz"(%arg4) : (i1) -> i1
    %17 = "math.tanh"(%arg0) <{fastmath = #arith.fastmath<none>}> : (vector<2x2xf32>) -> vector<2x2xf32>
    "foo.use"(%17, %14, %arg2) : (vector<2x2xf32>, vector<2x2xf32>, memref<i32>) -> ()
    "scf.yield"() : () -> ()
  }, {
  }) : (i1) -> ()
  "foo.use"(%0, %0) : (i1, i1) -> ()
  "foo.use"(%arg2, %arg5, %arg5) : (memref<i32>, i8, i8) -> ()
  "cf.br"(%arg1, %arg0)[^bb3] : (complex<f32>, vector<2x2xf32>) -> ()
^bb3(%2: complex<f32>, %3: vector<2x2xf32>):  // 2 preds: ^bb1, ^bb2
  "foo.use"(%arg0) : (vector<2x2xf32>) -> ()
  %4 = "arith.ori"(%arg5, %arg5) : (i8, i8) -> i8
  %5 = "arith.constant"() <{value = -1 : index}> : () -> index
  %6 = "arith.shrui"(%arg4, %arg4) : (i1, i1) -> i1
  %7 = "arith.minnumf"(%arg0, %arg0) <{fastmath = #arith.fastmath<nnan,contract>}> : (vector<2x2xf32>, vector<2x2xf32>) -> vector<2x2xf32>
  %8 = "arith.constant"() <{value = dense<[1, -2, 3, 0]> : tensor<4xi32>}> : () -> tensor<4xi32>
  %9 = "arith.maxui"(%6, %6) : (i1, i1) -> i1
  %10 = "arith.constant"() <{value = dense<1.000000e+00> : vector<2x2xf32>}> : () -> vector<2x2xf32>
  "foo.use"(%arg2) : (memref<i32>) -> ()
  %11 = "math.copysign"(%10, %10) <{fastmath = #arith.fastmath<none>}> : (vector<2x2xf32>, vector<2x2xf32>) -> vector<2x2xf32>
  %12 = "tensor.dim"(%8, %5) : (tensor<4xi32>, index) -> index
  %13 = "complex.powi"(%1, %4) <{fastmath = #arith.fastmath<nnan,contract>}> : (complex<f32>, i8) -> complex<f32>
  "foo.use"(%5, %0) : (index, i1) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i8, memref<?x?xf32, strided<[?, 1], offset: ?>>, tensor<f32>, memref<?x?xf32, strided<[?, 1], offset: ?>>, complex<f32>, f32) -> (), sym_name = "f"}> ({
^bb0(%arg0: i8, %arg1: memref<?x?xf32, strided<[?, 1], offset: ?>>, %arg2: tensor<f32>, %arg3: memref<?x?xf32, strided<[?, 1], offset: ?>>, %arg4: complex<f32>, %arg5: f32):
  %0 = "arith.constant"() <{value = 9223372036854775807 : i64}> : () -> i64
  %1 = "arith.remf"(%arg2, %arg2) <{fastmath = #arith.fastmath<fast>}> : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %2 = "memref.cast"(%arg1) : (memref<?x?xf32, strided<[?, 1], offset: ?>>) -> memref<?x?xf32>
  %3 = "arith.constant"() <{value = 0 : i8}> : () -> i8
  %4 = "arith.constant"() <{value = 1 : index}> : () -> index
  %5 = "math.sin"(%1) <{fastmath = #arith.fastmath<none>}> : (tensor<f32>) -> tensor<f32>
  %6 = "arith.maxnumf"(%arg5, %arg5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  %7 = "math.ceil"(%6) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %8 = "index.shl"(%4, %4) : (index, index) -> index
  %9 = "arith.constant"() <{value = 2 : index}> : () -> index
  %10 = "complex.sin"(%arg4) <{fastmath = #arith.fastmath<nnan,contract>}> : (complex<f32>) -> complex<f32>
  %11 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
  %12 = "memref.assume_alignment"(%2) <{alignment = 1 : i32}> : (memref<?x?xf32>) -> memref<?x?xf32>
  %13 = "arith.constant"() <{value = 0x7FC00000 : f32}> : () -> f32
  %14 = "math.clampf"(%7, %13, %7) <{fastmath = #arith.fastmath<none>}> : (f32, f32, f32) -> f32
  "foo.use"(%4) : (index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
