// builtin.module(canonicalize)
"func.func"() <{function_type = (vector<2x2xf32>, complex<f32>, i64, f64) -> (f32, i64, complex<f32>), sym_name = "f"}> ({
^bb0(%arg0: vector<2x2xf32>, %arg1: complex<f32>, %arg2: i64, %arg3: f64):
  %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
  %1 = "arith.constant"() <{value = -1 : i64}> : () -> i64
  %2 = "arith.maximumf"(%arg0, %arg0) <{fastmath = #arith.fastmath<fast>}> : (vector<2x2xf32>, vector<2x2xf32>) -> vector<2x2xf32>
  %3 = "complex.im"(%arg1) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
  %4 = "math.acos"(%3) <{fastmath = #arith.fastmath<fast>}> : (f32) -> f32
  %5 = "complex.abs"(%arg1) <{fastmath = #arith.fastmath<fast>}> : (complex<f32>) -> f32
  %6 = "arith.constant"() <{value = -1 : index}> : () -> index
  %7 = "math.ctlz"(%1) : (i64) -> i64
  %8 = "arith.addf"(%3, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  %9 = "math.floor"(%arg0) <{fastmath = #arith.fastmath<none>}> : (vector<2x2xf32>) -> vector<2x2xf32>
  %10 = "arith.constant"() <{value = 7 : i32}> : () -> i32
  "foo.use"(%8) : (f32) -> ()
  "func.return"(%3, %arg2, %arg1) : (f32, i64, complex<f32>) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f32, memref<?x?xf32, strided<[?, 1], offset: ?>>) -> f32, sym_name = "f"}> ({
^bb0(%arg0: f32, %arg1: memref<?x?xf32, strided<[?, 1], offset: ?>>):
  %0 = "math.isfinite"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> i1
  %1 = "scf.if"(%0) ({
    %23 = "math.absf"(%arg0) <{fastmath = #arith.fastmath<fast>}> : (f32) -> f32
    %24 = "memref.cast"(%arg1) : (memref<?x?xf32, strided<[?, 1], offset: ?>>) -> memref<?x?xf32, strided<[?, 1], offset: ?>>
    "foo.use"(%arg0) : (f32) -> ()
    "scf.yield"(%0) : (i1) -> ()
  }, {
    %21:2 = "arith.mului_extended"(%0, %0) : (i1, i1) -> (i1, i1)
    %22 = "math.acos"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    "foo.use"(%arg0, %0) : (f32, i1) -> ()
    "scf.yield"(%21#0) : (i1) -> ()
  }) : (i1) -> i1
  %2:2 = "scf.if"(%0) ({
    %17:2 = "scf.if"(%1) ({
      %20 = "math.cttz"(%1) : (i1) -> i1
      "foo.use"(%arg1, %1) : (memref<?x?xf32, strided<[?, 1], offset: ?>>, i1) -> ()
      "scf.yield"(%1, %20) : (i1, i1) -> ()
    }, {
      %19 = "math.isfinite"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> i1
      "foo.use"(%19, %19, %1) : (i1, i1, i1) -> ()
      "scf.yield"(%19, %0) : (i1, i1) -> ()
    }) : (i1) -> (i1, i1)
    %18 = "math.erfc"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    "foo.use"(%17#1, %17#1) : (i1, i1) -> ()
    "scf.yield"(%18, %arg0) : (f32, f32) -> ()
  }, {
    "foo.use"(%1, %0, %0) : (i1, i1, i1) -> ()
    "scf.yield"(%arg0, %arg0) : (f32, f32) -> ()
  }) : (i1) -> (f32, f32)
  %3 = "arith.constant"() <{value = dense<[2, 3]> : tensor<2xindex>}> : () -> tensor<2xindex>
  "scf.if"(%0) ({
    %13 = "memref.rank"(%arg1) : (memref<?x?xf32, strided<[?, 1], offset: ?>>) -> index
    %14 = "arith.index_castui"(%0) : (i1) -> index
    %15 = "arith.constant"() <{value = 3 : i8}> : () -> i8
    %16 = "tensor.rank"(%3) : (tensor<2xindex>) -> index
    "foo.use"(%arg1) : (memref<?x?xf32, strided<[?, 1], offset: ?>>) -> ()
    "scf.yield"() : () -> ()
  }, {
  }) : (i1) -> ()
  %4 = "arith.constant"() <{value = 0 : index}> : () -> index
  %5 = "index.xor"(%4, %4) : (index, index) -> index
  "memref.copy"(%arg1, %arg1) : (memref<?x?xf32, strided<[?, 1], offset: ?>>, memref<?x?xf32, strided<[?, 1], offset: ?>>) -> ()
  %6 = "arith.constant"() <{value = dense<[1, -2, 3, 0]> : tensor<4xi32>}> : () -> tensor<4xi32>
  %7 = "memref.extract_aligned_pointer_as_index"(%arg1) : (memref<?x?xf32, strided<[?, 1], offset: ?>>) -> index
  %8 = "arith.constant"() <{value = dense<1.000000e+00> : vector<2x2xf32>}> : () -> vector<2x2xf32>
  %9 = "arith.constant"() <{value = 0 : i8}> : () -> i8
  %10 = "arith.ceildivsi"(%5, %5) : (index, index) -> index
  %11 = "arith.cmpi"(%7, %5) <{predicate = 5 : i64}> : (index, index) -> i1
  "foo.use"(%4, %6, %arg1) : (index, tensor<4xi32>, memref<?x?xf32, strided<[?, 1], offset: ?>>) -> ()
  %12 = "math.round"(%2#1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  "foo.use"(%10, %2#0, %8) : (index, f32, vector<2x2xf32>) -> ()
  "func.return"(%12) : (f32) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4xi32>, f16, memref<i32>, vector<2x2xf32>) -> (i8, memref<i32>), sym_name = "f"}> ({
^bb0(%arg0: tensor<4xi32>, %arg1: f16, %arg2: memref<i32>, %arg3: vector<2x2xf32>):
  %0 = "arith.constant"() <{value = 127 : i8}> : () -> i8
  %1 = "math.tanh"(%arg1) <{fastmath = #arith.fastmath<none>}> : (f16) -> f16
  %2 = "math.copysign"(%arg3, %arg3) <{fastmath = #arith.fastmath<none>}> : (vector<2x2xf32>, vector<2x2xf32>) -> vector<2x2xf32>
  %3 = "arith.ceildivsi"(%0, %0) : (i8, i8) -> i8
  %4 = "arith.cmpi"(%3, %3) <{predicate = 1 : i64}> : (i8, i8) -> i1
  %5:2 = "scf.if"(%4) ({
    "foo.use"(%arg2, %arg1) : (memref<i32>, f16) -> ()
    "foo.use"(%1, %arg2, %arg0) : (f16, memref<i32>, tensor<4xi32>) -> ()
    "scf.yield"(%arg1, %arg1) : (f16, f16) -> ()
  }, {
    %23 = "arith.floordivsi"(%3, %0) : (i8, i8) -> i8
    %24 = "memref.extract_aligned_pointer_as_index"(%arg2) : (memref<i32>) -> index
    %25 = "arith.constant"() <{value = 4 : index}> : () -> index
    "scf.if"(%4) ({
      "foo.use"(%arg1) : (f16) -> ()
      "scf.yield"() : () -> ()
    }, {
      %26 = "arith.constant"() <{value = -0.000000e+00 : f32}> : () -> f32
      "foo.use"(%26, %2, %3) : (f32, vector<2x2xf32>, i8) -> ()
      "scf.yield"() : () -> ()
    }) : (i1) -> ()
    "foo.use"(%25, %0, %4) : (index, i8, i1) -> ()
    "scf.yield"(%1, %arg1) : (f16, f16) -> ()
  }) : (i1) -> (f16, f16)
  %6 = "arith.xori"(%0, %3) : (i8, i8) -> i8
  %7 = "tensor.cast"(%arg0) : (tensor<4xi32>) -> tensor<4xi32>
  "scf.if"(%4) ({
    %20 = "arith.constant"() <{value = 1 : i64}> : () -> i64
    %21 = "arith.divui"(%20, %20) <{isExact}> : (i64, i64) -> i64
    %22 = "arith.constant"() <{value = 1.000000e-01 : f64}> : () -> f64
    "foo.use"(%7, %2, %arg1) : (tensor<4xi32>, vector<2x2xf32>, f16) -> ()
    "scf.yield"() : () -> ()
  }, {
    %14 = "arith.constant"() <{value = 7 : i32}> : () -> i32
    %15 = "tensor.cast"(%arg0) : (tensor<4xi32>) -> tensor<4xi32>
    "scf.if"(%4) ({
      %17 = "arith.remf"(%arg3, %arg3) <{fastmath = #arith.fastmath<none>}> : (vector<2x2xf32>, vector<2x2xf32>) -> vector<2x2xf32>
      %18 = "math.cttz"(%6) : (i8) -> i8
      %19 = "arith.constant"() <{value = -3.250000e+00 : f32}> : () -> f32
      "foo.use"(%4, %5#1, %0) : (i1, f16, i8) -> ()
      "scf.yield"() : () -> ()
    }, {
      "foo.use"(%arg2, %arg0) : (memref<i32>, tensor<4xi32>) -> ()
      "scf.yield"() : () -> ()
    }) : (i1) -> ()
    %16 = "arith.constant"() <{value = 0.000000e+00 : f16}> : () -> f16
    "foo.use"(%7, %1) : (tensor<4xi32>, f16) -> ()
    "scf.yield"() : () -> ()
  }) : (i1) -> ()
  %8 = "math.isnormal"(%arg1) <{fastmath = #arith.fastmath<none>}> : (f16) -> i1
  %9 = "math.ipowi"(%6, %6) : (i8, i8) -> i8
  %10 = "math.cbrt"(%2) <{fastmath = #arith.fastmath<none>}> : (vector<2x2xf32>) -> vector<2x2xf32>
  %11 = "math.log10"(%10) <{fastmath = #arith.fastmath<none>}> : (vector<2x2xf32>) -> vector<2x2xf32>
  %12 = "arith.constant"() <{value = 127 : i8}> : () -> i8
  %13 = "memref.memory_space_cast"(%arg2) : (memref<i32>) -> memref<i32>
  "foo.use"(%5#1, %2) : (f16, vector<2x2xf32>) -> ()
  "func.return"(%9, %arg2) : (i8, memref<i32>) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?x?xf32, strided<[?, 1], offset: ?>>, tensor<4xi32>) -> (i32, tensor<2xindex>, tensor<4xi32>), sym_name = "f"}> ({
^bb0(%arg0: memref<?x?xf32, strided<[?, 1], offset: ?>>, %arg1: tensor<4xi32>):
  %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
  %1 = "arith.muli"(%arg1, %arg1) <{overflowFlags = #arith.overflow<none>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %2 = "arith.constant"() <{value = -1 : i32}> : () -> i32
  %3 = "arith.constant"() <{value = 31 : i32}> : () -> i32
  %4 = "arith.shli"(%3, %3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  %5 = "arith.constant"() <{value = dense<[2, 3]> : tensor<2xindex>}> : () -> tensor<2xindex>
  %6 = "arith.ori"(%4, %4) : (i32, i32) -> i32
  %7 = "arith.constant"() <{value = 1 : i64}> : () -> i64
  %8 = "arith.ceildivui"(%3, %6) : (i32, i32) -> i32
  "memref.copy"(%arg0, %arg0) : (memref<?x?xf32, strided<[?, 1], offset: ?>>, memref<?x?xf32, strided<[?, 1], offset: ?>>) -> ()
  %9 = "arith.andi"(%5, %5) : (tensor<2xindex>, tensor<2xindex>) -> tensor<2xindex>
  %10 = "arith.constant"() <{value = -1 : i64}> : () -> i64
  %11 = "tensor.cast"(%1) : (tensor<4xi32>) -> tensor<4xi32>
  %12 = "arith.constant"() <{value = dense<0> : tensor<4xi32>}> : () -> tensor<4xi32>
  "foo.use"(%10) : (i64) -> ()
  "func.return"(%0, %9, %arg1) : (i32, tensor<2xindex>, tensor<4xi32>) -> ()
}) : () -> ()
// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
"func.func"() <{function_type = (memref<?x?xf32, strided<[?, 1], offset: ?>>, f32) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<?x?xf32, strided<[?, 1], offset: ?>>, %arg1: f32):
  %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  %1 = "memref.transpose"(%arg0) <{permutation = #map}> : (memref<?x?xf32, strided<[?, 1], offset: ?>>) -> memref<?x?xf32, strided<[?, 1], offset: ?>>
  %2 = "arith.cmpf"(%arg1, %arg1) <{fastmath = #arith.fastmath<none>, predicate = 0 : i64}> : (f32, f32) -> i1
  %3 = "math.tanh"(%arg1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %4 = "arith.constant"() <{value = dense<0> : vector<4xi32>}> : () -> vector<4xi32>
  %5 = "arith.constant"() <{value = 5 : i64}> : () -> i64
  %6 = "arith.cmpf"(%3, %3) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f32, f32) -> i1
  %7 = "math.atan2"(%3, %arg1) <{fastmath = #arith.fastmath<nnan,contract>}> : (f32, f32) -> f32
  %8 = "arith.constant"() <{value = dense<0> : tensor<4xi32>}> : () -> tensor<4xi32>
  %9 = "math.absi"(%6) : (i1) -> i1
  "cf.cond_br"(%6)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:  // pred: ^bb0
  %10 = "arith.constant"() <{value = 5 : i64}> : () -> i64
  "foo.use"(%arg0) : (memref<?x?xf32, strided<[?, 1], offset: ?>>) -> ()
  "cf.br"(%9)[^bb3] : (i1) -> ()
^bb2:  // pred: ^bb0
  "foo.use"(%arg0, %5, %8) : (memref<?x?xf32, strided<[?, 1], offset: ?>>, i64, tensor<4xi32>) -> ()
  "cf.br"(%2)[^bb3] : (i1) -> ()
^bb3(%11: i1):  // 2 preds: ^bb1, ^bb2
  %12 = "arith.muli"(%6, %6) <{overflowFlags = #arith.overflow<none>}> : (i1, i1) -> i1
  %13 = "math.tanh"(%7) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %14 = "arith.constant"() <{value = dense<0> : tensor<4xi32>}> : () -> tensor<4xi32>
  "cf.cond_br"(%2)[^bb4, ^bb5] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb4:  // pred: ^bb3
  %15 = "arith.subi"(%6, %6) <{overflowFlags = #arith.overflow<nsw>}> : (i1, i1) -> i1
  %16 = "arith.constant"() <{value = 32 : i32}> : () -> i32
  "foo.use"(%6) : (i1) -> ()
  "cf.br"(%8)[^bb6] : (tensor<4xi32>) -> ()
^bb5:  // pred: ^bb3
  %17 = "math.acosh"(%arg1) <{fastmath = #arith.fastmath<fast>}> : (f32) -> f32
  %18 = "math.atanh"(%3) <{fastmath = #arith.fastmath<nnan,contract>}> : (f32) -> f32
  "foo.use"(%arg1, %7) : (f32, f32) -> ()
  "cf.br"(%14)[^bb6] : (tensor<4xi32>) -> ()
^bb6(%19: tensor<4xi32>):  // 2 preds: ^bb4, ^bb5
  %20 = "arith.remf"(%7, %13) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  "foo.use"(%1, %arg1, %9) : (memref<?x?xf32, strided<[?, 1], offset: ?>>, f32, i1) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i64, f32, memref<4xi32>, tensor<4xi32>, index, complex<f32>) -> (i64, i64), sym_name = "f"}> ({
^bb0(%arg0: i64, %arg1: f32, %arg2: memref<4xi32>, %arg3: tensor<4xi32>, %arg4: index, %arg5: complex<f32>):
  %0 = "math.cttz"(%arg0) : (i64) -> i64
  %1 = "math.acos"(%arg1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %2 = "complex.im"(%arg5) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
  %3 = "memref.load"(%arg2, %arg4) : (memref<4xi32>, index) -> i32
  %4 = "math.copysign"(%1, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  %5 = "arith.constant"() <{value = 2 : i32}> : () -> i32
  %6 = "arith.constant"() <{value = -1 : i64}> : () -> i64
  %7 = "arith.constant"() <{value = -2147483648 : i32}> : () -> i32
  %8 = "arith.constant"() <{value = 0 : i32}> : () -> i32
  "foo.use"(%5) : (i32) -> ()
  %9 = "arith.constant"() <{value = -1 : index}> : () -> index
  %10 = "index.or"(%arg4, %arg4) : (index, index) -> index
  "memref.dealloc"(%arg2) : (memref<4xi32>) -> ()
  %11:2 = "arith.mului_extended"(%3, %3) : (i32, i32) -> (i32, i32)
  "foo.use"(%10, %4, %0) : (index, f32, i64) -> ()
  "func.return"(%0, %arg0) : (i64, i64) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i1, tensor<4xi32>, f16, index, f16) -> i1, sym_name = "f"}> ({
^bb0(%arg0: i1, %arg1: tensor<4xi32>, %arg2: f16, %arg3: index, %arg4: f16):
  %0 = "math.atan2"(%arg2, %arg2) <{fastmath = #arith.fastmath<fast>}> : (f16, f16) -> f16
  %1 = "arith.andi"(%arg3, %arg3) : (index, index) -> index
  %2:2 = "scf.if"(%arg0) ({
    %18 = "arith.constant"() <{value = -0.000000e+00 : f64}> : () -> f64
    "foo.use"(%0, %arg0) : (f16, i1) -> ()
    "scf.yield"(%arg3, %0) : (index, f16) -> ()
  }, {
    %16:2 = "scf.for"(%1, %1, %1, %arg3, %arg4) ({
    ^bb0(%arg5: index, %arg6: index, %arg7: f16):
      "foo.use"(%arg7, %arg5, %arg3) : (f16, index, index) -> ()
      "scf.yield"(%arg3, %arg7) : (index, f16) -> ()
    }) : (index, index, index, index, f16) -> (index, f16)
    %17 = "arith.constant"() <{value = 0 : index}> : () -> index
    "foo.use"(%1, %arg3, %0) : (index, index, f16) -> ()
    "scf.yield"(%16#0, %arg4) : (index, f16) -> ()
  }) : (i1) -> (index, f16)
  %3 = "arith.divf"(%2#1, %2#1) <{fastmath = #arith.fastmath<fast>}> : (f16, f16) -> f16
  %4 = "math.asin"(%3) <{fastmath = #arith.fastmath<none>}> : (f16) -> f16
  %5 = "arith.constant"() <{value = dense<[1, 2, 3, 4]> : vector<4xi32>}> : () -> vector<4xi32>
  %6 = "arith.floordivsi"(%arg1, %arg1) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %7 = "arith.maximumf"(%3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f16, f16) -> f16
  %8 = "arith.constant"() <{value = 2147483647 : i32}> : () -> i32
  %9 = "math.sin"(%0) <{fastmath = #arith.fastmath<none>}> : (f16) -> f16
  %10 = "math.tan"(%2#1) <{fastmath = #arith.fastmath<none>}> : (f16) -> f16
  %11 = "arith.minnumf"(%2#1, %2#1) <{fastmath = #arith.fastmath<none>}> : (f16, f16) -> f16
  %12 = "arith.divf"(%10, %11) <{fastmath = #arith.fastmath<none>}> : (f16, f16) -> f16
  %13 = "arith.constant"() <{value = dense<1.000000e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %14 = "arith.constant"() <{value = true}> : () -> i1
  %15 = "arith.constant"() <{value = 127 : i8}> : () -> i8
  "foo.use"(%11, %arg0) : (f16, i1) -> ()
  "func.return"(%14) : (i1) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<2x2xf32>, i8, tensor<2xindex>) -> (i8, vector<2x2xi1>, i64), sym_name = "f"}> ({
^bb0(%arg0: vector<2x2xf32>, %arg1: i8, %arg2: tensor<2xindex>):
  %0 = "arith.minsi"(%arg2, %arg2) : (tensor<2xindex>, tensor<2xindex>) -> tensor<2xindex>
  %1 = "math.tan"(%arg0) <{fastmath = #arith.fastmath<none>}> : (vector<2x2xf32>) -> vector<2x2xf32>
  "foo.use"(%0, %1, %1) : (tensor<2xindex>, vector<2x2xf32>, vector<2x2xf32>) -> ()
  %2 = "math.isinf"(%1) <{fastmath = #arith.fastmath<none>}> : (vector<2x2xf32>) -> vector<2x2xi1>
  %3 = "arith.constant"() <{value = 0x7FC00000 : f32}> : () -> f32
  %4 = "arith.subf"(%3, %3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  "foo.use"(%arg1) : (i8) -> ()
  %5 = "index.castu"(%arg1) : (i8) -> index
  %6 = "scf.for"(%5, %5, %5, %arg1) ({
  ^bb0(%arg5: index, %arg6: i8):
    %15 = "arith.constant"() <{value = 1 : index}> : () -> index
    "foo.use"(%0) : (tensor<2xindex>) -> ()
    "scf.yield"(%arg6) : (i8) -> ()
  }) : (index, index, index, i8) -> i8
  %7 = "arith.minnumf"(%1, %arg0) <{fastmath = #arith.fastmath<none>}> : (vector<2x2xf32>, vector<2x2xf32>) -> vector<2x2xf32>
  %8 = "index.castu"(%5) : (index) -> i1
  %9 = "arith.maxnumf"(%arg0, %1) <{fastmath = #arith.fastmath<none>}> : (vector<2x2xf32>, vector<2x2xf32>) -> vector<2x2xf32>
  %10 = "arith.constant"() <{value = 9223372036854775807 : i64}> : () -> i64
  %11 = "math.log10"(%7) <{fastmath = #arith.fastmath<none>}> : (vector<2x2xf32>) -> vector<2x2xf32>
  %12 = "scf.for"(%5, %5, %5, %arg0) ({
  ^bb0(%arg3: index, %arg4: vector<2x2xf32>):
    %13 = "arith.constant"() <{value = 2 : i32}> : () -> i32
    %14 = "math.acosh"(%4) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    "foo.use"(%1, %13) : (vector<2x2xf32>, i32) -> ()
    "scf.yield"(%9) : (vector<2x2xf32>) -> ()
  }) : (index, index, index, vector<2x2xf32>) -> vector<2x2xf32>
  "foo.use"(%10) : (i64) -> ()
  "func.return"(%arg1, %2, %10) : (i8, vector<2x2xi1>, i64) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f64, memref<2x3xf32>) -> (i1, f64, i1), sym_name = "f"}> ({
^bb0(%arg0: f64, %arg1: memref<2x3xf32>):
  %0 = "arith.cmpf"(%arg0, %arg0) <{fastmath = #arith.fastmath<nnan,contract>, predicate = 2 : i64}> : (f64, f64) -> i1
  %1 = "arith.constant"() <{value = 2 : i32}> : () -> i32
  "memref.dealloc"(%arg1) : (memref<2x3xf32>) -> ()
  %2 = "math.floor"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
  %3 = "arith.constant"() <{value = 1 : index}> : () -> index
  %4 = "arith.constant"() <{value = 0x7FC00000 : f32}> : () -> f32
  "cf.cond_br"(%0)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:  // pred: ^bb0
  "foo.use"(%arg0, %1) : (f64, i32) -> ()
  "cf.br"(%2)[^bb3] : (f64) -> ()
^bb2:  // pred: ^bb0
  %5 = "scf.if"(%0) ({
    %30 = "arith.minui"(%1, %1) : (i32, i32) -> i32
    "foo.use"(%arg0, %30, %2) : (f64, i32, f64) -> ()
    %31 = "math.erf"(%arg0) <{fastmath = #arith.fastmath<nnan,contract>}> : (f64) -> f64
    "foo.use"(%3, %arg0) : (index, f64) -> ()
    "foo.use"(%4, %30) : (f32, i32) -> ()
    "scf.yield"(%3) : (index) -> ()
  }, {
    %29 = "arith.constant"() <{value = -3.250000e+00 : f32}> : () -> f32
    "foo.use"(%1) : (i32) -> ()
    "foo.use"(%29, %2) : (f32, f64) -> ()
    "scf.yield"(%3) : (index) -> ()
  }) : (i1) -> index
  %6 = "arith.cmpf"(%arg0, %arg0) <{fastmath = #arith.fastmath<none>, predicate = 13 : i64}> : (f64, f64) -> i1
  "foo.use"(%6, %4) : (i1, f32) -> ()
  "cf.br"(%arg0)[^bb3] : (f64) -> ()
^bb3(%7: f64):  // 2 preds: ^bb1, ^bb2
  %8 = "arith.andi"(%0, %0) : (i1, i1) -> i1
  "foo.use"(%3, %7, %1) : (index, f64, i32) -> ()
  "cf.cond_br"(%8)[^bb4, ^bb5] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb4:  // pred: ^bb3
  %9 = "memref.load"(%arg1, %3, %3) : (memref<2x3xf32>, index, index) -> f32
  "foo.use"(%0, %arg0, %arg0) : (i1, f64, f64) -> ()
  "cf.br"(%0, %7)[^bb6] : (i1, f64) -> ()
^bb5:  // pred: ^bb3
  %10 = "arith.constant"() <{value = dense<[1, 2, 3, 4]> : vector<4xi32>}> : () -> vector<4xi32>
  "scf.for"(%3, %3, %3) ({
  ^bb0(%arg2: index):
    %26 = "math.cosh"(%7) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    %27 = "math.ceil"(%7) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    "foo.use"(%0, %arg1, %4) : (i1, memref<2x3xf32>, f32) -> ()
    %28 = "math.log10"(%2) <{fastmath = #arith.fastmath<fast>}> : (f64) -> f64
    "foo.use"(%8, %7) : (i1, f64) -> ()
    "scf.yield"() : () -> ()
  }) : (index, index, index) -> ()
  %11 = "arith.minsi"(%0, %8) : (i1, i1) -> i1
  "foo.use"(%arg1, %7) : (memref<2x3xf32>, f64) -> ()
  "cf.br"(%8, %arg0)[^bb6] : (i1, f64) -> ()
^bb6(%12: i1, %13: f64):  // 2 preds: ^bb4, ^bb5
  "cf.cond_br"(%12)[^bb7, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb7:  // pred: ^bb6
  %14 = "index.shrs"(%3, %3) : (index, index) -> index
  %15 = "math.cttz"(%3) : (index) -> index
  %16 = "arith.shrsi"(%15, %14) <{isExact}> : (index, index) -> index
  "foo.use"(%0, %2, %0) : (i1, f64, i1) -> ()
  "cf.br"(%0)[^bb9] : (i1) -> ()
^bb8:  // pred: ^bb6
  %17 = "arith.constant"() <{value = -3.250000e+00 : f32}> : () -> f32
  %18 = "arith.constant"() <{value = dense<1.000000e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %19 = "arith.constant"() <{value = 0x7FC00000 : f32}> : () -> f32
  "foo.use"(%19, %8, %12) : (f32, i1, i1) -> ()
  "cf.br"(%12)[^bb9] : (i1) -> ()
^bb9(%20: i1):  // 2 preds: ^bb7, ^bb8
  %21 = "index.and"(%3, %3) : (index, index) -> index
  %22 = "math.absf"(%7) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
  %23 = "arith.constant"() <{value = 32 : i32}> : () -> i32
  %24 = "index.sub"(%21, %21) : (index, index) -> index
  %25 = "math.floor"(%4) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  "foo.use"(%21, %24, %3) : (index, index, index) -> ()
  "func.return"(%8, %arg0, %20) : (i1, f64, i1) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (complex<f32>, i32, i8, memref<?xi32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: complex<f32>, %arg1: i32, %arg2: i8, %arg3: memref<?xi32>):
  %0 = "memref.extract_aligned_pointer_as_index"(%arg3) : (memref<?xi32>) -> index
  %1 = "arith.index_castui"(%arg1) : (i32) -> index
  %2 = "memref.assume_alignment"(%arg3) <{alignment = 2 : i32}> : (memref<?xi32>) -> memref<?xi32>
  %3 = "index.divu"(%0, %0) : (index, index) -> index
  %4 = "memref.extract_aligned_pointer_as_index"(%arg3) : (memref<?xi32>) -> index
  %5 = "complex.expm1"(%arg0) <{fastmath = #arith.fastmath<fast>}> : (complex<f32>) -> complex<f32>
  %6 = "arith.constant"() <{value = 0.000000e+00 : f16}> : () -> f16
  %7 = "math.log"(%6) <{fastmath = #arith.fastmath<none>}> : (f16) -> f16
  %8 = "arith.cmpi"(%3, %4) <{predicate = 0 : i64}> : (index, index) -> i1
  %9 = "math.exp"(%6) <{fastmath = #arith.fastmath<none>}> : (f16) -> f16
  %10 = "arith.extf"(%6) : (f16) -> f32
  %11 = "arith.maxnumf"(%6, %9) <{fastmath = #arith.fastmath<none>}> : (f16, f16) -> f16
  %12 = "arith.constant"() <{value = dense<[[1.000000e+00, 2.000000e+00, 3.000000e+00], [0.000000e+00, -1.000000e+00, 4.500000e+00]]> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %13 = "scf.if"(%8) ({
    %20 = "arith.shrsi"(%4, %1) : (index, index) -> index
    %21 = "index.add"(%1, %0) : (index, index) -> index
    %22 = "complex.tan"(%5) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
    "foo.use"(%3, %21, %21) : (index, index, index) -> ()
    "foo.use"(%1, %arg0, %8) : (index, complex<f32>, i1) -> ()
    "scf.yield"(%2) : (memref<?xi32>) -> ()
  }, {
    %18 = "arith.minimumf"(%12, %12) <{fastmath = #arith.fastmath<none>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %19 = "math.isfinite"(%9) <{fastmath = #arith.fastmath<none>}> : (f16) -> i1
    "foo.use"(%arg3) : (memref<?xi32>) -> ()
    "scf.yield"(%arg3) : (memref<?xi32>) -> ()
  }) : (i1) -> memref<?xi32>
  %14:2 = "scf.if"(%8) ({
    %16 = "math.atanh"(%11) <{fastmath = #arith.fastmath<none>}> : (f16) -> f16
    %17 = "arith.constant"() <{value = -0.000000e+00 : f64}> : () -> f64
    "foo.use"(%11, %11, %11) : (f16, f16, f16) -> ()
    "scf.yield"(%1, %9) : (index, f16) -> ()
  }, {
    "foo.use"(%11, %1, %3) : (f16, index, index) -> ()
    "scf.yield"(%1, %9) : (index, f16) -> ()
  }) : (i1) -> (index, f16)
  %15 = "arith.constant"() <{value = 0 : i64}> : () -> i64
  "foo.use"(%4) : (index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?x?xf32, strided<[?, 1], offset: ?>>, vector<2x2xf32>) -> (i64, f64), sym_name = "f"}> ({
^bb0(%arg0: memref<?x?xf32, strided<[?, 1], offset: ?>>, %arg1: vector<2x2xf32>):
  %0 = "arith.constant"() <{value = 1 : i64}> : () -> i64
  %1 = "math.cttz"(%0) : (i64) -> i64
  %2 = "arith.shli"(%1, %1) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
  %3 = "arith.constant"() <{value = -0.000000e+00 : f64}> : () -> f64
  "foo.use"(%arg0, %2, %arg0) : (memref<?x?xf32, strided<[?, 1], offset: ?>>, i64, memref<?x?xf32, strided<[?, 1], offset: ?>>) -> ()
  %4 = "math.copysign"(%3, %3) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
  %5 = "math.erf"(%arg1) <{fastmath = #arith.fastmath<none>}> : (vector<2x2xf32>) -> vector<2x2xf32>
  %6 = "arith.constant"() <{value = -0.000000e+00 : f64}> : () -> f64
  %7 = "arith.mulf"(%6, %4) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
  %8 = "math.sin"(%6) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
  %9 = "arith.constant"() <{value = 1.500000e+00 : f16}> : () -> f16
  %10 = "arith.constant"() <{value = -0.000000e+00 : f32}> : () -> f32
  %11 = "math.absf"(%6) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
  %12 = "math.isinf"(%7) <{fastmath = #arith.fastmath<none>}> : (f64) -> i1
  "foo.use"(%2) : (i64) -> ()
  "func.return"(%2, %7) : (i64, f64) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f32, tensor<4xi32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: f32, %arg1: tensor<4xi32>):
  %0 = "arith.constant"() <{value = -1 : i32}> : () -> i32
  %1 = "math.round"(%arg0) <{fastmath = #arith.fastmath<fast>}> : (f32) -> f32
  %2 = "arith.sitofp"(%0) : (i32) -> f32
  %3 = "arith.constant"() <{value = -1 : i64}> : () -> i64
  %4 = "math.atanh"(%2) <{fastmath = #arith.fastmath<nnan,contract>}> : (f32) -> f32
  %5 = "arith.constant"() <{value = 0 : i64}> : () -> i64
  %6 = "math.log10"(%2) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %7 = "arith.constant"() <{value = 1.000000e+30 : f32}> : () -> f32
  %8 = "arith.maxnumf"(%7, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  %9 = "arith.fptoui"(%4) : (f32) -> i8
  %10 = "math.cttz"(%0) : (i32) -> i32
  %11:2 = "math.sincos"(%4) <{fastmath = #arith.fastmath<none>}> : (f32) -> (f32, f32)
  %12 = "arith.extsi"(%9) : (i8) -> i64
  %13 = "arith.addi"(%10, %0) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i32, i32) -> i32
  "foo.use"(%1) : (f32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<*xf32>, index, memref<?xi32>, tensor<f32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<*xf32>, %arg1: index, %arg2: memref<?xi32>, %arg3: tensor<f32>):
  %0 = "arith.constant"() <{value = 2 : index}> : () -> index
  %1 = "arith.maxnumf"(%arg3, %arg3) <{fastmath = #arith.fastmath<none>}> : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %2 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
  %3 = "memref.extract_aligned_pointer_as_index"(%arg0) : (memref<*xf32>) -> index
  %4 = "arith.constant"() <{value = 4 : index}> : () -> index
  "foo.use"(%arg3) : (tensor<f32>) -> ()
  "foo.use"(%arg2, %arg1) : (memref<?xi32>, index) -> ()
  %5 = "arith.divui"(%0, %arg1) : (index, index) -> index
  %6 = "math.clampf"(%1, %1, %arg3) <{fastmath = #arith.fastmath<none>}> : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<f32>
  %7 = "math.cttz"(%5) : (index) -> index
  %8 = "arith.addi"(%3, %5) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
  %9 = "arith.negf"(%6) <{fastmath = #arith.fastmath<none>}> : (tensor<f32>) -> tensor<f32>
  %10 = "index.shl"(%arg1, %8) : (index, index) -> index
  "scf.for"(%10, %7, %10) ({
  ^bb0(%arg4: index):
    "foo.use"(%arg2, %arg4, %arg4) : (memref<?xi32>, index, index) -> ()
    "scf.yield"() : () -> ()
  }) : (index, index, index) -> ()
  %11 = "index.casts"(%0) : (index) -> i32
  %12 = "math.log"(%6) <{fastmath = #arith.fastmath<nnan,contract>}> : (tensor<f32>) -> tensor<f32>
  "foo.use"(%4, %5, %9) : (index, index, tensor<f32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f64, f64, i32, i32) -> (index, f64), sym_name = "f"}> ({
^bb0(%arg0: f64, %arg1: f64, %arg2: i32, %arg3: i32):
  %0 = "arith.divsi"(%arg2, %arg2) : (i32, i32) -> i32
  %1 = "arith.negf"(%arg1) <{fastmath = #arith.fastmath<nnan,contract>}> : (f64) -> f64
  "foo.use"(%arg3) : (i32) -> ()
  %2 = "arith.constant"() <{value = 3 : index}> : () -> index
  "scf.for"(%2, %2, %2) ({
  ^bb0(%arg4: index):
    %12 = "arith.constant"() <{value = 0 : i8}> : () -> i8
    %13 = "arith.constant"() <{value = 31 : i32}> : () -> i32
    "scf.for"(%2, %2, %2) ({
    ^bb0(%arg5: index):
      %15 = "arith.constant"() <{value = 5 : i64}> : () -> i64
      %16 = "arith.constant"() <{value = 32 : i32}> : () -> i32
      "foo.use"(%13) : (i32) -> ()
      %17 = "index.shrs"(%2, %2) : (index, index) -> index
      "foo.use"(%2) : (index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    %14 = "arith.shrui"(%0, %arg3) <{isExact}> : (i32, i32) -> i32
    "foo.use"(%1, %arg0, %0) : (f64, f64, i32) -> ()
    "scf.yield"() : () -> ()
  }) : (index, index, index) -> ()
  %3 = "arith.constant"() <{value = 1 : i64}> : () -> i64
  %4 = "math.rsqrt"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
  %5 = "math.floor"(%arg1) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
  %6 = "arith.maxnumf"(%1, %arg1) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
  %7 = "math.absf"(%1) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
  %8 = "index.rems"(%2, %2) : (index, index) -> index
  %9 = "math.exp2"(%5) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
  %10 = "arith.constant"() <{value = false}> : () -> i1
  %11 = "index.and"(%8, %2) : (index, index) -> index
  "foo.use"(%arg3, %arg1) : (i32, f64) -> ()
  "func.return"(%8, %1) : (index, f64) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<2x3xf32>, memref<2x3xf32>, memref<?xi32>) -> i1, sym_name = "f"}> ({
^bb0(%arg0: memref<2x3xf32>, %arg1: memref<2x3xf32>, %arg2: memref<?xi32>):
  %0:2 = "memref.distinct_objects"(%arg0, %arg0) : (memref<2x3xf32>, memref<2x3xf32>) -> (memref<2x3xf32>, memref<2x3xf32>)
  %1 = "memref.rank"(%arg1) : (memref<2x3xf32>) -> index
  %2 = "math.ctlz"(%1) : (index) -> index
  "foo.use"(%arg1) : (memref<2x3xf32>) -> ()
  %3 = "arith.constant"() <{value = 0.000000e+00 : f16}> : () -> f16
  %4 = "math.isnan"(%3) <{fastmath = #arith.fastmath<none>}> : (f16) -> i1
  %5 = "arith.constant"() <{value = 1.000000e-01 : f64}> : () -> f64
  "scf.if"(%4) ({
    %14 = "arith.constant"() <{value = 1 : index}> : () -> index
    "memref.dealloc"(%0#1) : (memref<2x3xf32>) -> ()
    "foo.use"(%0#0, %arg0, %4) : (memref<2x3xf32>, memref<2x3xf32>, i1) -> ()
    "scf.yield"() : () -> ()
  }, {
    "foo.use"(%4) : (i1) -> ()
    %12 = "arith.constant"() <{value = 1.000000e+30 : f32}> : () -> f32
    %13 = "math.isinf"(%5) <{fastmath = #arith.fastmath<none>}> : (f64) -> i1
    "foo.use"(%12, %arg1) : (f32, memref<2x3xf32>) -> ()
    "scf.yield"() : () -> ()
  }) : (i1) -> ()
  %6 = "arith.constant"() <{value = dense<[2, 3]> : tensor<2xindex>}> : () -> tensor<2xindex>
  %7 = "index.castu"(%1) : (index) -> i8
  %8 = "arith.constant"() <{value = 1.000000e+00 : f64}> : () -> f64
  %9:2 = "arith.mului_extended"(%4, %4) : (i1, i1) -> (i1, i1)
  %10 = "memref.distinct_objects"(%arg1) : (memref<2x3xf32>) -> memref<2x3xf32>
  %11 = "arith.muli"(%2, %2) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
  "foo.use"(%10, %0#0, %9#0) : (memref<2x3xf32>, memref<2x3xf32>, i1) -> ()
  "func.return"(%9#0) : (i1) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f32, memref<2x3xf32>, memref<*xf32>, tensor<f32>, memref<?xi32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: f32, %arg1: memref<2x3xf32>, %arg2: memref<*xf32>, %arg3: tensor<f32>, %arg4: memref<?xi32>):
  %0 = "arith.constant"() <{value = 1.000000e-01 : f64}> : () -> f64
  %1 = "math.ceil"(%0) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
  %2 = "math.exp2"(%arg3) <{fastmath = #arith.fastmath<none>}> : (tensor<f32>) -> tensor<f32>
  %3 = "math.log1p"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %4 = "arith.constant"() <{value = 4 : index}> : () -> index
  %5 = "arith.constant"() <{value = true}> : () -> i1
  %6 = "memref.rank"(%arg1) : (memref<2x3xf32>) -> index
  %7 = "arith.constant"() <{value = 31 : i32}> : () -> i32
  %8 = "arith.constant"() <{value = 2.000000e+00 : f32}> : () -> f32
  %9 = "arith.constant"() <{value = 0 : i64}> : () -> i64
  %10 = "arith.divui"(%7, %7) <{isExact}> : (i32, i32) -> i32
  %11 = "arith.constant"() <{value = 1.500000e+00 : f16}> : () -> f16
  %12 = "index.cmp"(%4, %6) <{pred = #index<cmp_predicate uge>}> : (index, index) -> i1
  "foo.use"(%4, %2) : (index, tensor<f32>) -> ()
  %13:2 = "scf.if"(%12) ({
    %15 = "arith.negf"(%8) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %16 = "arith.constant"() <{value = 3 : i8}> : () -> i8
    %17:2 = "memref.distinct_objects"(%arg1, %arg1) : (memref<2x3xf32>, memref<2x3xf32>) -> (memref<2x3xf32>, memref<2x3xf32>)
    %18 = "math.copysign"(%arg0, %arg0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "foo.use"(%arg3) : (tensor<f32>) -> ()
    "scf.yield"(%2, %3) : (tensor<f32>, f32) -> ()
  }, {
    "foo.use"(%10, %arg1) : (i32, memref<2x3xf32>) -> ()
    %14 = "math.isnormal"(%8) <{fastmath = #arith.fastmath<none>}> : (f32) -> i1
    "foo.use"(%0, %6, %11) : (f64, index, f16) -> ()
    "scf.yield"(%arg3, %arg0) : (tensor<f32>, f32) -> ()
  }) : (i1) -> (tensor<f32>, f32)
  "foo.use"(%13#0, %12) : (tensor<f32>, i1) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i64, vector<4xi32>) -> (index, index), sym_name = "f"}> ({
^bb0(%arg0: i64, %arg1: vector<4xi32>):
  %0 = "arith.constant"() <{value = 31 : i32}> : () -> i32
  %1 = "arith.constant"() <{value = 7 : i32}> : () -> i32
  %2 = "arith.bitcast"(%arg0) : (i64) -> i64
  %3 = "arith.subi"(%arg1, %arg1) <{overflowFlags = #arith.overflow<none>}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %4 = "arith.subi"(%arg1, %3) <{overflowFlags = #arith.overflow<none>}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %5 = "index.sizeof"() : () -> index
  %6:2 = "scf.for"(%5, %5, %5, %5, %arg1) ({
  ^bb0(%arg2: index, %arg3: index, %arg4: vector<4xi32>):
    %13 = "arith.minsi"(%0, %0) : (i32, i32) -> i32
    "foo.use"(%3, %arg3) : (vector<4xi32>, index) -> ()
    "scf.yield"(%5, %arg4) : (index, vector<4xi32>) -> ()
  }) : (index, index, index, index, vector<4xi32>) -> (index, vector<4xi32>)
  %7 = "arith.constant"() <{value = dense<[2, 3]> : tensor<2xindex>}> : () -> tensor<2xindex>
  %8 = "index.xor"(%5, %6#0) : (index, index) -> index
  %9 = "index.mins"(%5, %5) : (index, index) -> index
  %10 = "index.divs"(%5, %8) : (index, index) -> index
  %11 = "arith.minsi"(%9, %8) : (index, index) -> index
  %12 = "index.castu"(%8) : (index) -> i1
  "foo.use"(%7, %10, %2) : (tensor<2xindex>, index, i64) -> ()
  "func.return"(%5, %8) : (index, index) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i8, tensor<2xindex>, tensor<2xindex>, index) -> (index, index), sym_name = "f"}> ({
^bb0(%arg0: i8, %arg1: tensor<2xindex>, %arg2: tensor<2xindex>, %arg3: index):
  %0 = "index.xor"(%arg3, %arg3) : (index, index) -> index
  "foo.use"(%0, %arg1) : (index, tensor<2xindex>) -> ()
  %1 = "arith.constant"() <{value = false}> : () -> i1
  "cf.cond_br"(%1)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:  // pred: ^bb0
  %2 = "arith.addi"(%1, %1) <{overflowFlags = #arith.overflow<none>}> : (i1, i1) -> i1
  %3 = "arith.constant"() <{value = 5 : i64}> : () -> i64
  %4 = "arith.constant"() <{value = dense<[1, -2, 3, 0]> : tensor<4xi32>}> : () -> tensor<4xi32>
  "foo.use"(%2, %arg1, %4) : (i1, tensor<2xindex>, tensor<4xi32>) -> ()
  "cf.br"()[^bb3] : () -> ()
^bb2:  // pred: ^bb0
  "foo.use"(%arg3, %arg2, %arg1) : (index, tensor<2xindex>, tensor<2xindex>) -> ()
  %5 = "math.absi"(%arg2) : (tensor<2xindex>) -> tensor<2xindex>
  "foo.use"(%0, %0) : (index, index) -> ()
  "cf.br"()[^bb3] : () -> ()
^bb3:  // 2 preds: ^bb1, ^bb2
  "foo.use"(%1) : (i1) -> ()
  %6 = "index.and"(%0, %arg3) : (index, index) -> index
  %7 = "arith.ceildivui"(%0, %6) : (index, index) -> index
  %8 = "arith.constant"() <{value = dense<[2, 3]> : tensor<2xindex>}> : () -> tensor<2xindex>
  %9 = "index.xor"(%7, %arg3) : (index, index) -> index
  %10 = "index.xor"(%arg3, %7) : (index, index) -> index
  %11 = "arith.subi"(%7, %9) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %12 = "arith.constant"() <{value = dense<0> : tensor<4xi32>}> : () -> tensor<4xi32>
  "cf.cond_br"(%1)[^bb4, ^bb5] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb4:  // pred: ^bb3
  %13 = "index.or"(%11, %7) : (index, index) -> index
  "foo.use"(%10, %12, %6) : (index, tensor<4xi32>, index) -> ()
  "cf.br"(%6, %10)[^bb6] : (index, index) -> ()
^bb5:  // pred: ^bb3
  "foo.use"(%11, %arg3, %9) : (index, index, index) -> ()
  "cf.br"(%0, %6)[^bb6] : (index, index) -> ()
^bb6(%14: index, %15: index):  // 2 preds: ^bb4, ^bb5
  %16 = "arith.remsi"(%10, %15) : (index, index) -> index
  %17 = "index.and"(%9, %7) : (index, index) -> index
  "foo.use"(%arg0, %11) : (i8, index) -> ()
  "foo.use"(%12, %12) : (tensor<4xi32>, tensor<4xi32>) -> ()
  "func.return"(%7, %15) : (index, index) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xi32>, vector<4xi32>) -> (vector<4xi32>, vector<4xi32>, memref<?xi32>), sym_name = "f"}> ({
^bb0(%arg0: memref<?xi32>, %arg1: vector<4xi32>):
  "foo.use"(%arg1) : (vector<4xi32>) -> ()
  "memref.copy"(%arg0, %arg0) : (memref<?xi32>, memref<?xi32>) -> ()
  "foo.use"(%arg1, %arg1, %arg1) : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> ()
  %0 = "arith.constant"() <{value = 2 : index}> : () -> index
  "foo.use"(%arg1) : (vector<4xi32>) -> ()
  "foo.use"(%0) : (index) -> ()
  "foo.use"(%arg0) : (memref<?xi32>) -> ()
  %1 = "arith.constant"() <{value = -2147483648 : i32}> : () -> i32
  %2 = "arith.remsi"(%0, %0) : (index, index) -> index
  %3 = "arith.constant"() <{value = dense<1.000000e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %4 = "arith.constant"() <{value = dense<[1, 2, 3, 4]> : vector<4xi32>}> : () -> vector<4xi32>
  %5 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  "foo.use"(%4, %5, %5) : (vector<4xi32>, i32, i32) -> ()
  "foo.use"(%3, %arg1) : (tensor<2x3xf32>, vector<4xi32>) -> ()
  "func.return"(%4, %4, %arg0) : (vector<4xi32>, vector<4xi32>, memref<?xi32>) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (complex<f32>, memref<2x3xf32>) -> complex<f32>, sym_name = "f"}> ({
^bb0(%arg0: complex<f32>, %arg1: memref<2x3xf32>):
  %0 = "complex.conj"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
  "foo.use"(%arg0, %0, %arg1) : (complex<f32>, complex<f32>, memref<2x3xf32>) -> ()
  %1 = "arith.constant"() <{value = 7 : i32}> : () -> i32
  %2 = "arith.constant"() <{value = dense<1.000000e+00> : vector<2x2xf32>}> : () -> vector<2x2xf32>
  %3:2 = "arith.mulsi_extended"(%1, %1) : (i32, i32) -> (i32, i32)
  "foo.use"(%arg0, %1, %3#0) : (complex<f32>, i32, i32) -> ()
  %4 = "arith.constant"() <{value = 0x7FC00000 : f32}> : () -> f32
  %5 = "arith.constant"() <{value = 3 : i8}> : () -> i8
  %6 = "arith.constant"() <{value = 1.000000e+00 : f64}> : () -> f64
  %7 = "arith.subf"(%4, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  %8 = "complex.tan"(%0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
  %9 = "arith.constant"() <{value = 1.000000e+30 : f32}> : () -> f32
  %10 = "arith.addi"(%5, %5) <{overflowFlags = #arith.overflow<none>}> : (i8, i8) -> i8
  %11 = "arith.constant"() <{value = 0 : index}> : () -> index
  "foo.use"(%3#0, %3#1) : (i32, i32) -> ()
  "func.return"(%arg0) : (complex<f32>) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?x?xf32>, i8, tensor<f32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<?x?xf32>, %arg1: i8, %arg2: tensor<f32>):
  "foo.use"(%arg1, %arg0, %arg1) : (i8, memref<?x?xf32>, i8) -> ()
  %0 = "arith.constant"() <{value = dense<1.000000e+00> : vector<2x2xf32>}> : () -> vector<2x2xf32>
  %1 = "arith.constant"() <{value = 0 : i8}> : () -> i8
  %2 = "arith.remsi"(%1, %1) : (i8, i8) -> i8
  %3 = "arith.uitofp"(%2) : (i8) -> f16
  "foo.use"(%arg0, %0) : (memref<?x?xf32>, vector<2x2xf32>) -> ()
  %4 = "arith.maxnumf"(%arg2, %arg2) <{fastmath = #arith.fastmath<none>}> : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %5 = "arith.constant"() <{value = 2 : i32}> : () -> i32
  %6 = "arith.constant"() <{value = 31 : i32}> : () -> i32
  %7 = "arith.constant"() <{value = 0 : i64}> : () -> i64
  %8 = "arith.addf"(%arg2, %4) <{fastmath = #arith.fastmath<none>}> : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %9 = "arith.constant"() <{value = 2.000000e+00 : f32}> : () -> f32
  %10 = "math.cosh"(%9) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %11 = "math.sinh"(%3) <{fastmath = #arith.fastmath<none>}> : (f16) -> f16
  %12 = "memref.cast"(%arg0) : (memref<?x?xf32>) -> memref<*xf32>
  "foo.use"(%10, %2, %1) : (f32, i8, i8) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<2xindex>, i8) -> (i64, i32, tensor<2xindex>), sym_name = "f"}> ({
^bb0(%arg0: tensor<2xindex>, %arg1: i8):
  %0:2 = "arith.mului_extended"(%arg0, %arg0) : (tensor<2xindex>, tensor<2xindex>) -> (tensor<2xindex>, tensor<2xindex>)
  %1 = "arith.constant"() <{value = -128 : i8}> : () -> i8
  %2 = "arith.bitcast"(%arg1) : (i8) -> i8
  %3 = "tensor.cast"(%arg0) : (tensor<2xindex>) -> tensor<2xindex>
  %4 = "arith.addi"(%1, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i8, i8) -> i8
  %5 = "arith.floordivsi"(%0#0, %0#1) : (tensor<2xindex>, tensor<2xindex>) -> tensor<2xindex>
  %6 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  %7 = "arith.constant"() <{value = -1 : i64}> : () -> i64
  %8 = "arith.shli"(%7, %7) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
  %9 = "arith.subi"(%1, %4) <{overflowFlags = #arith.overflow<none>}> : (i8, i8) -> i8
  %10 = "math.ctlz"(%0#1) : (tensor<2xindex>) -> tensor<2xindex>
  "foo.use"(%5) : (tensor<2xindex>) -> ()
  "func.return"(%7, %6, %10) : (i64, i32, tensor<2xindex>) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xi32>, tensor<2x3xf32>, tensor<f32>, i32, memref<i32>) -> (index, memref<i32>, f16), sym_name = "f"}> ({
^bb0(%arg0: memref<?xi32>, %arg1: tensor<2x3xf32>, %arg2: tensor<f32>, %arg3: i32, %arg4: memref<i32>):
  %0 = "arith.constant"() <{value = 0.000000e+00 : f16}> : () -> f16
  %1 = "arith.negf"(%arg2) <{fastmath = #arith.fastmath<none>}> : (tensor<f32>) -> tensor<f32>
  %2 = "math.fpowi"(%0, %arg3) <{fastmath = #arith.fastmath<none>}> : (f16, i32) -> f16
  "memref.prefetch"(%arg4) <{isDataCache = true, isWrite = true, localityHint = 0 : i32}> : (memref<i32>) -> ()
  %3 = "arith.constant"() <{value = -1 : i8}> : () -> i8
  %4 = "arith.constant"() <{value = 1.000000e+00 : f64}> : () -> f64
  %5 = "arith.constant"() <{value = 1 : index}> : () -> index
  %6 = "arith.constant"() <{value = 127 : i8}> : () -> i8
  %7 = "arith.constant"() <{value = 127 : i8}> : () -> i8
  %8:2 = "scf.for"(%5, %5, %5, %6, %arg3) ({
  ^bb0(%arg9: index, %arg10: i8, %arg11: i32):
    %19 = "arith.shrsi"(%arg9, %5) : (index, index) -> index
    %20 = "arith.constant"() <{value = 5 : i64}> : () -> i64
    %21 = "index.divu"(%19, %19) : (index, index) -> index
    "foo.use"(%19, %arg3, %arg1) : (index, i32, tensor<2x3xf32>) -> ()
    "scf.yield"(%arg10, %arg11) : (i8, i32) -> ()
  }) : (index, index, index, i8, i32) -> (i8, i32)
  "scf.for"(%5, %5, %5) ({
  ^bb0(%arg5: index):
    %13 = "arith.remsi"(%8#0, %7) : (i8, i8) -> i8
    %14 = "arith.constant"() <{value = 9223372036854775807 : i64}> : () -> i64
    %15:2 = "scf.for"(%5, %5, %arg5, %8#0, %6) ({
    ^bb0(%arg6: index, %arg7: i8, %arg8: i8):
      %17 = "arith.constant"() <{value = 0 : i64}> : () -> i64
      %18 = "math.rsqrt"(%0) <{fastmath = #arith.fastmath<none>}> : (f16) -> f16
      "foo.use"(%4, %arg2, %17) : (f64, tensor<f32>, i64) -> ()
      "scf.yield"(%arg7, %arg8) : (i8, i8) -> ()
    }) : (index, index, index, i8, i8) -> (i8, i8)
    %16 = "math.floor"(%0) <{fastmath = #arith.fastmath<none>}> : (f16) -> f16
    "foo.use"(%6, %2) : (i8, f16) -> ()
    "scf.yield"() : () -> ()
  }) : (index, index, index) -> ()
  %9:2 = "math.sincos"(%0) <{fastmath = #arith.fastmath<none>}> : (f16) -> (f16, f16)
  %10 = "arith.remui"(%3, %8#0) : (i8, i8) -> i8
  %11 = "index.shrs"(%5, %5) : (index, index) -> index
  %12 = "math.powf"(%9#1, %2) <{fastmath = #arith.fastmath<nnan,contract>}> : (f16, f16) -> f16
  "foo.use"(%9#0) : (f16) -> ()
  "func.return"(%11, %arg4, %9#1) : (index, memref<i32>, f16) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xi32>, memref<*xf32>, tensor<2x3xf32>, vector<4xi32>, i1) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<4xi32>, %arg1: memref<*xf32>, %arg2: tensor<2x3xf32>, %arg3: vector<4xi32>, %arg4: i1):
  %0 = "memref.extract_aligned_pointer_as_index"(%arg1) : (memref<*xf32>) -> index
  %1 = "arith.addi"(%0, %0) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
  %2 = "math.isfinite"(%arg2) <{fastmath = #arith.fastmath<none>}> : (tensor<2x3xf32>) -> tensor<2x3xi1>
  "scf.if"(%arg4) ({
    %15 = "arith.constant"() <{value = 0 : i8}> : () -> i8
    %16:2 = "scf.if"(%arg4) ({
      "foo.use"(%arg2) : (tensor<2x3xf32>) -> ()
      %17 = "arith.constant"() <{value = 32 : i32}> : () -> i32
      %18 = "arith.constant"() <{value = 5 : i64}> : () -> i64
      "foo.use"(%2, %arg0) : (tensor<2x3xi1>, memref<4xi32>) -> ()
      "scf.yield"(%1, %1) : (index, index) -> ()
    }, {
      "foo.use"(%arg1, %1, %15) : (memref<*xf32>, index, i8) -> ()
      "scf.yield"(%0, %1) : (index, index) -> ()
    }) : (i1) -> (index, index)
    "foo.use"(%arg0, %16#1, %arg3) : (memref<4xi32>, index, vector<4xi32>) -> ()
    "scf.yield"() : () -> ()
  }, {
    %14 = "math.tanh"(%arg2) <{fastmath = #arith.fastmath<none>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "foo.use"(%arg0) : (memref<4xi32>) -> ()
    "scf.yield"() : () -> ()
  }) : (i1) -> ()
  "scf.for"(%0, %1, %0) ({
  ^bb0(%arg5: index):
    %11 = "arith.constant"() <{value = 32 : i32}> : () -> i32
    %12 = "arith.cmpi"(%arg5, %0) <{predicate = 0 : i64}> : (index, index) -> i1
    %13 = "arith.subi"(%12, %12) <{overflowFlags = #arith.overflow<none>}> : (i1, i1) -> i1
    "foo.use"(%arg5, %2) : (index, tensor<2x3xi1>) -> ()
    "scf.yield"() : () -> ()
  }) : (index, index, index) -> ()
  %3 = "arith.constant"() <{value = false}> : () -> i1
  %4 = "arith.constant"() <{value = 4 : index}> : () -> index
  "foo.use"(%arg4) : (i1) -> ()
  %5 = "arith.constant"() <{value = 0 : i32}> : () -> i32
  "foo.use"(%arg3, %arg1, %2) : (vector<4xi32>, memref<*xf32>, tensor<2x3xi1>) -> ()
  %6 = "arith.constant"() <{value = 1.500000e+00 : f16}> : () -> f16
  %7 = "arith.uitofp"(%2) : (tensor<2x3xi1>) -> tensor<2x3xf32>
  %8 = "arith.divui"(%5, %5) : (i32, i32) -> i32
  "foo.use"(%arg2, %arg1, %arg4) : (tensor<2x3xf32>, memref<*xf32>, i1) -> ()
  %9 = "math.cttz"(%1) : (index) -> index
  %10 = "index.cmp"(%1, %0) <{pred = #index<cmp_predicate uge>}> : (index, index) -> i1
  "foo.use"(%4, %4, %arg2) : (index, index, tensor<2x3xf32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?x?xf32>, f32, f32, f32) -> i1, sym_name = "f"}> ({
^bb0(%arg0: memref<?x?xf32>, %arg1: f32, %arg2: f32, %arg3: f32):
  %0 = "arith.constant"() <{value = 9223372036854775807 : i64}> : () -> i64
  "foo.use"(%arg2, %0, %arg0) : (f32, i64, memref<?x?xf32>) -> ()
  %1 = "math.expm1"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %2 = "math.cbrt"(%1) <{fastmath = #arith.fastmath<fast>}> : (f32) -> f32
  %3 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  %4 = "math.sin"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %5 = "arith.constant"() <{value = -1 : i32}> : () -> i32
  %6 = "complex.create"(%2, %arg2) : (f32, f32) -> complex<f32>
  %7 = "math.isinf"(%4) <{fastmath = #arith.fastmath<none>}> : (f32) -> i1
  %8:3 = "memref.distinct_objects"(%arg0, %arg0, %arg0) : (memref<?x?xf32>, memref<?x?xf32>, memref<?x?xf32>) -> (memref<?x?xf32>, memref<?x?xf32>, memref<?x?xf32>)
  %9 = "arith.constant"() <{value = 1.500000e+00 : f16}> : () -> f16
  %10 = "arith.shrui"(%7, %7) : (i1, i1) -> i1
  "foo.use"(%6, %arg2, %8#1) : (complex<f32>, f32, memref<?x?xf32>) -> ()
  %11 = "complex.im"(%6) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
  "foo.use"(%11, %8#1, %1) : (f32, memref<?x?xf32>, f32) -> ()
  "func.return"(%7) : (i1) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?x?xf32>, i64, i32, vector<2x2xf32>, vector<4xi32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<?x?xf32>, %arg1: i64, %arg2: i32, %arg3: vector<2x2xf32>, %arg4: vector<4xi32>):
  %0 = "arith.constant"() <{value = 1.500000e+00 : f16}> : () -> f16
  %1 = "math.rsqrt"(%arg3) <{fastmath = #arith.fastmath<none>}> : (vector<2x2xf32>) -> vector<2x2xf32>
  "foo.use"(%arg1) : (i64) -> ()
  "foo.use"(%arg4, %1, %0) : (vector<4xi32>, vector<2x2xf32>, f16) -> ()
  %2 = "arith.divf"(%arg3, %1) <{fastmath = #arith.fastmath<none>}> : (vector<2x2xf32>, vector<2x2xf32>) -> vector<2x2xf32>
  %3 = "arith.cmpi"(%arg4, %arg4) <{predicate = 0 : i64}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi1>
  "foo.use"(%arg0, %arg1, %arg4) : (memref<?x?xf32>, i64, vector<4xi32>) -> ()
  %4 = "math.erf"(%0) <{fastmath = #arith.fastmath<none>}> : (f16) -> f16
  %5 = "arith.mulf"(%arg3, %2) <{fastmath = #arith.fastmath<none>}> : (vector<2x2xf32>, vector<2x2xf32>) -> vector<2x2xf32>
  "foo.use"(%4) : (f16) -> ()
  %6 = "math.log2"(%1) <{fastmath = #arith.fastmath<none>}> : (vector<2x2xf32>) -> vector<2x2xf32>
  "foo.use"(%6, %arg1, %4) : (vector<2x2xf32>, i64, f16) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, memref<2x3xf32>, i64, index, f16) -> i32, sym_name = "f"}> ({
^bb0(%arg0: i32, %arg1: memref<2x3xf32>, %arg2: i64, %arg3: index, %arg4: f16):
  %0 = "arith.maxui"(%arg0, %arg0) : (i32, i32) -> i32
  %1 = "arith.constant"() <{value = 0 : index}> : () -> index
  %2 = "index.cmp"(%1, %arg3) <{pred = #index<cmp_predicate slt>}> : (index, index) -> i1
  %3 = "index.shru"(%arg3, %arg3) : (index, index) -> index
  "scf.if"(%2) ({
    "foo.use"(%arg2) : (i64) -> ()
    "scf.yield"() : () -> ()
  }, {
    "foo.use"(%arg3, %2, %arg4) : (index, i1, f16) -> ()
    "scf.yield"() : () -> ()
  }) : (i1) -> ()
  %4 = "arith.constant"() <{value = 32 : i32}> : () -> i32
  %5 = "arith.ceildivui"(%4, %arg0) : (i32, i32) -> i32
  %6 = "arith.maxui"(%arg2, %arg2) : (i64, i64) -> i64
  "foo.use"(%arg0) : (i32) -> ()
  %7 = "arith.constant"() <{value = 4 : index}> : () -> index
  "foo.use"(%arg0) : (i32) -> ()
  %8 = "scf.if"(%2) ({
    %15 = "memref.dim"(%arg1, %7) : (memref<2x3xf32>, index) -> index
    "foo.use"(%arg1) : (memref<2x3xf32>) -> ()
    "scf.yield"(%6) : (i64) -> ()
  }, {
    %12 = "arith.constant"() <{value = 127 : i8}> : () -> i8
    %13 = "arith.cmpi"(%12, %12) <{predicate = 2 : i64}> : (i8, i8) -> i1
    %14 = "math.tan"(%arg4) <{fastmath = #arith.fastmath<fast>}> : (f16) -> f16
    "foo.use"(%arg1) : (memref<2x3xf32>) -> ()
    "scf.yield"(%6) : (i64) -> ()
  }) : (i1) -> i64
  %9:2 = "arith.mulsi_extended"(%8, %8) : (i64, i64) -> (i64, i64)
  %10 = "memref.memory_space_cast"(%arg1) : (memref<2x3xf32>) -> memref<2x3xf32>
  %11 = "arith.addi"(%0, %arg0) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i32, i32) -> i32
  "foo.use"(%8, %arg3, %7) : (i64, index, index) -> ()
  "func.return"(%11) : (i32) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i64, vector<2x2xf32>, vector<4xi32>, tensor<2xindex>, memref<i32>) -> (f32, f32, i64), sym_name = "f"}> ({
^bb0(%arg0: i64, %arg1: vector<2x2xf32>, %arg2: vector<4xi32>, %arg3: tensor<2xindex>, %arg4: memref<i32>):
  %0 = "arith.uitofp"(%arg0) : (i64) -> f32
  %1 = "arith.maxnumf"(%0, %0) <{fastmath = #arith.fastmath<nnan,contract>}> : (f32, f32) -> f32
  %2 = "arith.constant"() <{value = 0 : i32}> : () -> i32
  %3 = "arith.constant"() <{value = 0x7F800000 : f32}> : () -> f32
  %4 = "arith.constant"() <{value = 3 : i8}> : () -> i8
  %5:2 = "arith.mulsi_extended"(%arg2, %arg2) : (vector<4xi32>, vector<4xi32>) -> (vector<4xi32>, vector<4xi32>)
  %6 = "arith.constant"() <{value = -1 : i64}> : () -> i64
  %7 = "arith.subf"(%1, %3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  %8 = "arith.remsi"(%6, %6) : (i64, i64) -> i64
  %9 = "arith.constant"() <{value = -0.000000e+00 : f32}> : () -> f32
  "foo.use"(%arg4, %arg4, %arg0) : (memref<i32>, memref<i32>, i64) -> ()
  %10 = "memref.load"(%arg4) <{alignment = 1 : i64, nontemporal = true}> : (memref<i32>) -> i32
  %11 = "arith.constant"() <{value = 0 : i8}> : () -> i8
  %12 = "index.casts"(%2) : (i32) -> index
  "foo.use"(%10, %4, %arg0) : (i32, i8, i64) -> ()
  "func.return"(%0, %0, %6) : (f32, f32, i64) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xi32>, tensor<2xindex>, memref<?x?xf32, strided<[?, 1], offset: ?>>) -> i1, sym_name = "f"}> ({
^bb0(%arg0: memref<4xi32>, %arg1: tensor<2xindex>, %arg2: memref<?x?xf32, strided<[?, 1], offset: ?>>):
  %0 = "arith.shli"(%arg1, %arg1) <{overflowFlags = #arith.overflow<none>}> : (tensor<2xindex>, tensor<2xindex>) -> tensor<2xindex>
  %1 = "arith.andi"(%arg1, %0) : (tensor<2xindex>, tensor<2xindex>) -> tensor<2xindex>
  "foo.use"(%arg0, %1, %1) : (memref<4xi32>, tensor<2xindex>, tensor<2xindex>) -> ()
  %2 = "arith.constant"() <{value = 9223372036854775807 : i64}> : () -> i64
  %3 = "memref.expand_shape"(%arg2) <{reassociation = [[0], [1]], static_output_shape = array<i64: 1, 3>}> : (memref<?x?xf32, strided<[?, 1], offset: ?>>) -> memref<?x?xf32, strided<[?, 1], offset: ?>>
  "foo.use"(%0) : (tensor<2xindex>) -> ()
  %4 = "arith.constant"() <{value = true}> : () -> i1
  %5:2 = "arith.mului_extended"(%arg1, %0) : (tensor<2xindex>, tensor<2xindex>) -> (tensor<2xindex>, tensor<2xindex>)
  %6 = "tensor.rank"(%arg1) : (tensor<2xindex>) -> index
  %7 = "arith.minui"(%5#1, %5#0) : (tensor<2xindex>, tensor<2xindex>) -> tensor<2xindex>
  %8 = "arith.maxui"(%5#0, %5#1) : (tensor<2xindex>, tensor<2xindex>) -> tensor<2xindex>
  %9 = "index.rems"(%6, %6) : (index, index) -> index
  "scf.for"(%6, %9, %9) ({
  ^bb0(%arg3: index):
    %10 = "memref.distinct_objects"(%3) : (memref<?x?xf32, strided<[?, 1], offset: ?>>) -> memref<?x?xf32, strided<[?, 1], offset: ?>>
    %11 = "arith.shli"(%9, %9) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    "foo.use"(%0, %2) : (tensor<2xindex>, i64) -> ()
    "scf.yield"() : () -> ()
  }) : (index, index, index) -> ()
  "foo.use"(%arg2, %arg0, %9) : (memref<?x?xf32, strided<[?, 1], offset: ?>>, memref<4xi32>, index) -> ()
  "foo.use"(%4) : (i1) -> ()
  "func.return"(%4) : (i1) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, f32, f32, f32) -> (memref<i32>, f32, f32), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>, %arg1: f32, %arg2: f32, %arg3: f32):
  %0 = "arith.minimumf"(%arg1, %arg2) <{fastmath = #arith.fastmath<fast>}> : (f32, f32) -> f32
  %1 = "math.acos"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %2 = "arith.constant"() <{value = dense<[[1.000000e+00, 2.000000e+00, 3.000000e+00], [0.000000e+00, -1.000000e+00, 4.500000e+00]]> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %3 = "math.asin"(%1) <{fastmath = #arith.fastmath<fast>}> : (f32) -> f32
  %4 = "arith.constant"() <{value = 0 : i8}> : () -> i8
  "foo.use"(%1) : (f32) -> ()
  %5 = "arith.constant"() <{value = 9223372036854775807 : i64}> : () -> i64
  %6 = "arith.constant"() <{value = 7 : i32}> : () -> i32
  %7 = "math.sin"(%0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %8:2 = "arith.mulsi_extended"(%5, %5) : (i64, i64) -> (i64, i64)
  %9 = "arith.constant"() <{value = 31 : i32}> : () -> i32
  %10 = "arith.shrui"(%5, %8#0) : (i64, i64) -> i64
  %11 = "arith.remf"(%arg1, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  %12 = "arith.constant"() <{value = dense<2.500000e+00> : tensor<f32>}> : () -> tensor<f32>
  %13 = "arith.constant"() <{value = 1.000000e+00 : f64}> : () -> f64
  "foo.use"(%4, %arg1, %4) : (i8, f32, i8) -> ()
  "func.return"(%arg0, %3, %7) : (memref<i32>, f32, f32) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (complex<f32>, tensor<2xindex>, vector<2x2xf32>) -> (complex<f32>, f32, vector<2x2xf32>), sym_name = "f"}> ({
^bb0(%arg0: complex<f32>, %arg1: tensor<2xindex>, %arg2: vector<2x2xf32>):
  %0 = "arith.minimumf"(%arg2, %arg2) <{fastmath = #arith.fastmath<fast>}> : (vector<2x2xf32>, vector<2x2xf32>) -> vector<2x2xf32>
  %1 = "arith.constant"() <{value = 1.000000e+30 : f32}> : () -> f32
  %2 = "complex.add"(%arg0, %arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
  %3 = "arith.constant"() <{value = 3 : i8}> : () -> i8
  %4 = "arith.constant"() <{value = dense<1.000000e+00> : vector<2x2xf32>}> : () -> vector<2x2xf32>
  %5 = "math.isnan"(%arg2) <{fastmath = #arith.fastmath<none>}> : (vector<2x2xf32>) -> vector<2x2xi1>
  %6 = "arith.divf"(%arg2, %0) <{fastmath = #arith.fastmath<none>}> : (vector<2x2xf32>, vector<2x2xf32>) -> vector<2x2xf32>
  %7 = "arith.remsi"(%5, %5) : (vector<2x2xi1>, vector<2x2xi1>) -> vector<2x2xi1>
  %8 = "arith.maximumf"(%4, %arg2) <{fastmath = #arith.fastmath<none>}> : (vector<2x2xf32>, vector<2x2xf32>) -> vector<2x2xf32>
  %9 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
  "foo.use"(%4, %2, %arg0) : (vector<2x2xf32>, complex<f32>, complex<f32>) -> ()
  "func.return"(%2, %1, %8) : (complex<f32>, f32, vector<2x2xf32>) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xi32>, i8, memref<*xf32>, i8, memref<i32>, i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<?xi32>, %arg1: i8, %arg2: memref<*xf32>, %arg3: i8, %arg4: memref<i32>, %arg5: i32):
  %0 = "arith.constant"() <{value = -1 : i32}> : () -> i32
  %1 = "arith.constant"() <{value = 1.500000e+00 : f16}> : () -> f16
  %2 = "arith.remf"(%1, %1) <{fastmath = #arith.fastmath<none>}> : (f16, f16) -> f16
  "foo.use"(%1, %0) : (f16, i32) -> ()
  "memref.dealloc"(%arg2) : (memref<*xf32>) -> ()
  %3 = "arith.constant"() <{value = 1.000000e-01 : f64}> : () -> f64
  %4 = "math.fpowi"(%3, %0) <{fastmath = #arith.fastmath<none>}> : (f64, i32) -> f64
  %5 = "arith.maxsi"(%arg5, %arg5) : (i32, i32) -> i32
  %6 = "arith.constant"() <{value = 0x7FC00000 : f32}> : () -> f32
  %7 = "arith.muli"(%5, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  %8 = "arith.sitofp"(%arg3) : (i8) -> f32
  %9 = "math.acos"(%3) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
  "foo.use"(%2) : (f16) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i1, vector<4xi32>, index, tensor<2x3xf32>) -> (tensor<2x3xf32>, index), sym_name = "f"}> ({
^bb0(%arg0: i1, %arg1: vector<4xi32>, %arg2: index, %arg3: tensor<2x3xf32>):
  %0 = "index.and"(%arg2, %arg2) : (index, index) -> index
  %1 = "index.casts"(%arg0) : (i1) -> index
  %2 = "index.shl"(%1, %0) : (index, index) -> index
  "cf.cond_br"(%arg0)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:  // pred: ^bb0
  %3 = "arith.addi"(%arg2, %0) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
  "foo.use"(%arg2, %arg2) : (index, index) -> ()
  "foo.use"(%arg3, %arg2, %arg3) : (tensor<2x3xf32>, index, tensor<2x3xf32>) -> ()
  "cf.br"(%arg2)[^bb3] : (index) -> ()
^bb2:  // pred: ^bb0
  %4:2 = "scf.if"(%arg0) ({
    %39:2 = "scf.if"(%arg0) ({
      "foo.use"(%2, %arg0) : (index, i1) -> ()
      "scf.yield"(%1, %arg1) : (index, vector<4xi32>) -> ()
    }, {
      %41 = "math.ctlz"(%arg2) : (index) -> index
      %42 = "arith.constant"() <{value = -0.000000e+00 : f64}> : () -> f64
      %43 = "index.divs"(%2, %1) : (index, index) -> index
      %44 = "math.cttz"(%1) : (index) -> index
      "foo.use"(%1, %42) : (index, f64) -> ()
      "scf.yield"(%arg2, %arg1) : (index, vector<4xi32>) -> ()
    }) : (i1) -> (index, vector<4xi32>)
    %40 = "arith.constant"() <{value = -128 : i8}> : () -> i8
    "foo.use"(%1, %39#1, %arg3) : (index, vector<4xi32>, tensor<2x3xf32>) -> ()
    "scf.yield"(%arg3, %2) : (tensor<2x3xf32>, index) -> ()
  }, {
    %35 = "math.log"(%arg3) <{fastmath = #arith.fastmath<none>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %36 = "arith.constant"() <{value = 1.000000e-01 : f64}> : () -> f64
    %37 = "arith.constant"() <{value = dense<1.000000e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %38 = "index.ceildivu"(%2, %2) : (index, index) -> index
    "foo.use"(%37, %arg1) : (tensor<2x3xf32>, vector<4xi32>) -> ()
    "scf.yield"(%arg3, %2) : (tensor<2x3xf32>, index) -> ()
  }) : (i1) -> (tensor<2x3xf32>, index)
  %5 = "index.casts"(%arg0) : (i1) -> index
  "foo.use"(%1, %arg0) : (index, i1) -> ()
  "cf.br"(%arg2)[^bb3] : (index) -> ()
^bb3(%6: index):  // 2 preds: ^bb1, ^bb2
  %7 = "math.fma"(%arg3, %arg3, %arg3) <{fastmath = #arith.fastmath<none>}> : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %8 = "math.ctlz"(%arg1) : (vector<4xi32>) -> vector<4xi32>
  "scf.for"(%2, %arg2, %2) ({
  ^bb0(%arg11: index):
    %26 = "arith.shrsi"(%0, %0) <{isExact}> : (index, index) -> index
    %27 = "arith.remsi"(%arg11, %6) : (index, index) -> index
    %28 = "scf.if"(%arg0) ({
      %32 = "arith.constant"() <{value = -0.000000e+00 : f32}> : () -> f32
      %33 = "arith.maxsi"(%0, %2) : (index, index) -> index
      %34 = "arith.constant"() <{value = -1 : i32}> : () -> i32
      "foo.use"(%arg3, %0, %8) : (tensor<2x3xf32>, index, vector<4xi32>) -> ()
      "scf.yield"(%8) : (vector<4xi32>) -> ()
    }, {
      %29 = "arith.constant"() <{value = -0.000000e+00 : f32}> : () -> f32
      %30 = "math.isinf"(%arg3) <{fastmath = #arith.fastmath<nnan,contract>}> : (tensor<2x3xf32>) -> tensor<2x3xi1>
      %31 = "arith.constant"() <{value = 2 : index}> : () -> index
      "foo.use"(%6) : (index) -> ()
      "scf.yield"(%arg1) : (vector<4xi32>) -> ()
    }) : (i1) -> vector<4xi32>
    "foo.use"(%28, %arg2, %7) : (vector<4xi32>, index, tensor<2x3xf32>) -> ()
    "scf.yield"() : () -> ()
  }) : (index, index, index) -> ()
  %9 = "scf.for"(%1, %arg2, %arg2, %arg2) ({
  ^bb0(%arg9: index, %arg10: index):
    %23 = "math.cosh"(%7) <{fastmath = #arith.fastmath<none>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %24 = "index.sub"(%arg2, %6) : (index, index) -> index
    %25 = "arith.index_cast"(%6) : (index) -> i32
    "foo.use"(%1, %25, %arg9) : (index, i32, index) -> ()
    "scf.yield"(%arg10) : (index) -> ()
  }) : (index, index, index, index) -> index
  %10 = "arith.addf"(%7, %arg3) <{fastmath = #arith.fastmath<none>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %11 = "arith.constant"() <{value = 0 : i8}> : () -> i8
  %12 = "arith.maxsi"(%11, %11) : (i8, i8) -> i8
  %13 = "math.ctlz"(%6) : (index) -> index
  %14 = "scf.for"(%0, %13, %0, %1) ({
  ^bb0(%arg4: index, %arg5: index):
    %17 = "index.cmp"(%9, %13) <{pred = #index<cmp_predicate slt>}> : (index, index) -> i1
    %18:2 = "scf.for"(%9, %0, %6, %11, %10) ({
    ^bb0(%arg6: index, %arg7: i8, %arg8: tensor<2x3xf32>):
      %20 = "math.isinf"(%arg8) <{fastmath = #arith.fastmath<nnan,contract>}> : (tensor<2x3xf32>) -> tensor<2x3xi1>
      %21 = "arith.constant"() <{value = 2 : index}> : () -> index
      %22 = "arith.constant"() <{value = 4 : index}> : () -> index
      "foo.use"(%8, %arg3) : (vector<4xi32>, tensor<2x3xf32>) -> ()
      "scf.yield"(%11, %arg8) : (i8, tensor<2x3xf32>) -> ()
    }) : (index, index, index, i8, tensor<2x3xf32>) -> (i8, tensor<2x3xf32>)
    %19 = "math.sinh"(%7) <{fastmath = #arith.fastmath<none>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "foo.use"(%arg2, %6) : (index, index) -> ()
    "scf.yield"(%1) : (index) -> ()
  }) : (index, index, index, index) -> index
  %15 = "arith.constant"() <{value = -1 : i32}> : () -> i32
  %16 = "math.isnormal"(%arg3) <{fastmath = #arith.fastmath<none>}> : (tensor<2x3xf32>) -> tensor<2x3xi1>
  "foo.use"(%1, %0, %6) : (index, index, index) -> ()
  "foo.use"(%arg0, %11) : (i1, i8) -> ()
  "func.return"(%arg3, %14) : (tensor<2x3xf32>, index) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<4xi32>, i1, memref<i32>, index) -> (memref<i32>, i1), sym_name = "f"}> ({
^bb0(%arg0: vector<4xi32>, %arg1: i1, %arg2: memref<i32>, %arg3: index):
  %0:2 = "scf.for"(%arg3, %arg3, %arg3, %arg1, %arg2) ({
  ^bb0(%arg7: index, %arg8: i1, %arg9: memref<i32>):
    "foo.use"(%arg0, %arg2, %arg3) : (vector<4xi32>, memref<i32>, index) -> ()
    "scf.yield"(%arg8, %arg9) : (i1, memref<i32>) -> ()
  }) : (index, index, index, i1, memref<i32>) -> (i1, memref<i32>)
  %1 = "scf.if"(%0#0) ({
    "scf.if"(%0#0) ({
      %46 = "arith.addi"(%arg1, %0#0) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i1, i1) -> i1
      %47 = "arith.extsi"(%0#0) : (i1) -> i64
      %48 = "arith.extsi"(%arg1) : (i1) -> i32
      %49 = "arith.andi"(%arg3, %arg3) : (index, index) -> index
      "foo.use"(%48, %49) : (i32, index) -> ()
      "scf.yield"() : () -> ()
    }, {
      %45 = "arith.constant"() <{value = 127 : i8}> : () -> i8
      "foo.use"(%arg0) : (vector<4xi32>) -> ()
      "scf.yield"() : () -> ()
    }) : (i1) -> ()
    %41 = "index.sizeof"() : () -> index
    %42 = "index.sizeof"() : () -> index
    "scf.if"(%arg1) ({
      %44 = "index.sub"(%arg3, %42) : (index, index) -> index
      "foo.use"(%arg0, %0#0) : (vector<4xi32>, i1) -> ()
      "scf.yield"() : () -> ()
    }, {
      %43 = "arith.divsi"(%arg1, %arg1) : (i1, i1) -> i1
      "foo.use"(%arg0, %0#0) : (vector<4xi32>, i1) -> ()
      "scf.yield"() : () -> ()
    }) : (i1) -> ()
    "foo.use"(%41, %41) : (index, index) -> ()
    "scf.yield"(%arg1) : (i1) -> ()
  }, {
    "foo.use"(%arg2, %0#0, %arg0) : (memref<i32>, i1, vector<4xi32>) -> ()
    "scf.yield"(%arg1) : (i1) -> ()
  }) : (i1) -> i1
  %2 = "arith.select"(%arg1, %0#0, %0#0) : (i1, i1, i1) -> i1
  %3 = "arith.constant"() <{value = dense<[1, -2, 3, 0]> : tensor<4xi32>}> : () -> tensor<4xi32>
  %4 = "arith.index_castui"(%1) : (i1) -> index
  %5 = "arith.extui"(%2) : (i1) -> i32
  %6 = "arith.constant"() <{value = dense<2.500000e+00> : tensor<f32>}> : () -> tensor<f32>
  %7 = "math.log"(%6) <{fastmath = #arith.fastmath<none>}> : (tensor<f32>) -> tensor<f32>
  %8 = "arith.constant"() <{value = dense<1.000000e+00> : vector<2x2xf32>}> : () -> vector<2x2xf32>
  %9 = "arith.constant"() <{value = 32 : i32}> : () -> i32
  %10 = "arith.constant"() <{value = true}> : () -> i1
  %11 = "index.ceildivu"(%4, %4) : (index, index) -> index
  %12 = "arith.shrsi"(%arg0, %arg0) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %13 = "arith.minsi"(%12, %arg0) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %14 = "arith.constant"() <{value = dense<[1, 2, 3, 4]> : vector<4xi32>}> : () -> vector<4xi32>
  %15:2 = "scf.if"(%2) ({
    "scf.if"(%1) ({
      %37 = "arith.cmpi"(%14, %arg0) <{predicate = 2 : i64}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi1>
      %38 = "arith.constant"() <{value = 1 : index}> : () -> index
      %39 = "arith.constant"() <{value = -128 : i8}> : () -> i8
      %40 = "math.cosh"(%7) <{fastmath = #arith.fastmath<none>}> : (tensor<f32>) -> tensor<f32>
      "foo.use"(%39) : (i8) -> ()
      "scf.yield"() : () -> ()
    }, {
    }) : (i1) -> ()
    %35 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %36 = "arith.constant"() <{value = -1 : i64}> : () -> i64
    "foo.use"(%36, %35) : (i64, i32) -> ()
    "scf.yield"(%7, %6) : (tensor<f32>, tensor<f32>) -> ()
  }, {
    %16 = "scf.for"(%4, %arg3, %4, %11) ({
    ^bb0(%arg5: index, %arg6: index):
      "foo.use"(%1, %6, %1) : (i1, tensor<f32>, i1) -> ()
      "scf.yield"(%arg3) : (index) -> ()
    }) : (index, index, index, index) -> index
    %17:2 = "math.sincos"(%7) <{fastmath = #arith.fastmath<none>}> : (tensor<f32>) -> (tensor<f32>, tensor<f32>)
    "scf.for"(%16, %arg3, %16) ({
    ^bb0(%arg4: index):
      %28 = "arith.muli"(%11, %arg3) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
      %29:2 = "scf.if"(%0#0) ({
        %32 = "arith.negf"(%17#1) <{fastmath = #arith.fastmath<nnan,contract>}> : (tensor<f32>) -> tensor<f32>
        "foo.use"(%13, %arg1, %2) : (vector<4xi32>, i1, i1) -> ()
        %33 = "index.shrs"(%4, %16) : (index, index) -> index
        %34 = "math.sinh"(%17#1) <{fastmath = #arith.fastmath<none>}> : (tensor<f32>) -> tensor<f32>
        "foo.use"(%0#0) : (i1) -> ()
        "scf.yield"(%arg4, %9) : (index, i32) -> ()
      }, {
        %31 = "tensor.dim"(%3, %11) : (tensor<4xi32>, index) -> index
        "foo.use"(%6, %5) : (tensor<f32>, i32) -> ()
        "scf.yield"(%11, %5) : (index, i32) -> ()
      }) : (i1) -> (index, i32)
      %30 = "math.isinf"(%7) <{fastmath = #arith.fastmath<none>}> : (tensor<f32>) -> tensor<i1>
      "foo.use"(%5) : (i32) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    %18 = "scf.if"(%arg1) ({
      %25 = "arith.constant"() <{value = -3.250000e+00 : f32}> : () -> f32
      %26 = "arith.remf"(%17#1, %6) <{fastmath = #arith.fastmath<none>}> : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %27 = "memref.assume_alignment"(%0#1) <{alignment = 2 : i32}> : (memref<i32>) -> memref<i32>
      "foo.use"(%0#1, %5, %10) : (memref<i32>, i32, i1) -> ()
      "scf.yield"(%6) : (tensor<f32>) -> ()
    }, {
      "foo.use"(%2) : (i1) -> ()
      "scf.if"(%2) ({
        "memref.prefetch"(%0#1) <{isDataCache = false, isWrite = true, localityHint = 1 : i32}> : (memref<i32>) -> ()
        %23 = "arith.divsi"(%5, %9) : (i32, i32) -> i32
        %24 = "arith.remsi"(%11, %4) : (index, index) -> index
        "foo.use"(%17#1, %13, %9) : (tensor<f32>, vector<4xi32>, i32) -> ()
        "scf.yield"() : () -> ()
      }, {
        %20 = "math.acosh"(%8) <{fastmath = #arith.fastmath<nnan,contract>}> : (vector<2x2xf32>) -> vector<2x2xf32>
        %21 = "arith.constant"() <{value = dense<[1, -2, 3, 0]> : tensor<4xi32>}> : () -> tensor<4xi32>
        "memref.copy"(%0#1, %0#1) : (memref<i32>, memref<i32>) -> ()
        %22 = "math.log"(%6) <{fastmath = #arith.fastmath<nnan,contract>}> : (tensor<f32>) -> tensor<f32>
        "foo.use"(%9, %17#1) : (i32, tensor<f32>) -> ()
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %19 = "math.isnan"(%8) <{fastmath = #arith.fastmath<none>}> : (vector<2x2xf32>) -> vector<2x2xi1>
      "foo.use"(%arg3, %0#1) : (index, memref<i32>) -> ()
      "scf.yield"(%7) : (tensor<f32>) -> ()
    }) : (i1) -> tensor<f32>
    "foo.use"(%1) : (i1) -> ()
    "scf.yield"(%6, %18) : (tensor<f32>, tensor<f32>) -> ()
  }) : (i1) -> (tensor<f32>, tensor<f32>)
  "foo.use"(%0#0) : (i1) -> ()
  "func.return"(%0#1, %0#0) : (memref<i32>, i1) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i64, index, i32) -> (i32, i32), sym_name = "f"}> ({
^bb0(%arg0: i64, %arg1: index, %arg2: i32):
  %0 = "arith.muli"(%arg2, %arg2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  %1 = "math.absi"(%arg2) : (i32) -> i32
  %2 = "arith.ori"(%arg1, %arg1) : (index, index) -> index
  %3 = "index.mins"(%arg1, %arg1) : (index, index) -> index
  %4 = "arith.constant"() <{value = 1.000000e+30 : f32}> : () -> f32
  %5 = "arith.constant"() <{value = 0 : i32}> : () -> i32
  %6 = "arith.constant"() <{value = -1 : index}> : () -> index
  %7 = "arith.constant"() <{value = -1 : i64}> : () -> i64
  %8 = "arith.minui"(%5, %1) : (i32, i32) -> i32
  %9 = "index.casts"(%5) : (i32) -> index
  %10 = "arith.constant"() <{value = 1.000000e-01 : f64}> : () -> f64
  %11 = "arith.constant"() <{value = -1 : i8}> : () -> i8
  %12 = "math.powf"(%4, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  %13 = "arith.xori"(%7, %arg0) : (i64, i64) -> i64
  "foo.use"(%7) : (i64) -> ()
  "func.return"(%5, %arg2) : (i32, i32) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index, i8, tensor<f32>, memref<?x?xf32>, memref<?x?xf32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: index, %arg1: i8, %arg2: tensor<f32>, %arg3: memref<?x?xf32>, %arg4: memref<?x?xf32>):
  %0 = "math.round"(%arg2) <{fastmath = #arith.fastmath<none>}> : (tensor<f32>) -> tensor<f32>
  %1 = "math.isnan"(%0) <{fastmath = #arith.fastmath<none>}> : (tensor<f32>) -> tensor<i1>
  %2 = "index.mul"(%arg0, %arg0) : (index, index) -> index
  %3 = "math.log2"(%0) <{fastmath = #arith.fastmath<none>}> : (tensor<f32>) -> tensor<f32>
  %4 = "arith.constant"() <{value = 3 : index}> : () -> index
  %5 = "math.asin"(%arg2) <{fastmath = #arith.fastmath<none>}> : (tensor<f32>) -> tensor<f32>
  %6 = "arith.remf"(%arg2, %3) <{fastmath = #arith.fastmath<none>}> : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "foo.use"(%1) : (tensor<i1>) -> ()
  %7 = "math.ceil"(%3) <{fastmath = #arith.fastmath<none>}> : (tensor<f32>) -> tensor<f32>
  %8 = "math.fpowi"(%7, %1) <{fastmath = #arith.fastmath<none>}> : (tensor<f32>, tensor<i1>) -> tensor<f32>
  %9 = "memref.rank"(%arg3) : (memref<?x?xf32>) -> index
  %10 = "math.floor"(%arg2) <{fastmath = #arith.fastmath<none>}> : (tensor<f32>) -> tensor<f32>
  %11 = "arith.minui"(%arg1, %arg1) : (i8, i8) -> i8
  %12 = "arith.remsi"(%arg0, %arg0) : (index, index) -> index
  "foo.use"(%arg2, %6) : (tensor<f32>, tensor<f32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<2x2xf32>, f32) -> (i1, vector<2x2xf32>, vector<2x2xf32>), sym_name = "f"}> ({
^bb0(%arg0: vector<2x2xf32>, %arg1: f32):
  %0 = "math.sqrt"(%arg1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %1 = "math.cosh"(%0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %2 = "math.log10"(%0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %3 = "math.powf"(%1, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  "foo.use"(%1, %0, %2) : (f32, f32, f32) -> ()
  %4 = "math.clampf"(%1, %0, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32, f32) -> f32
  %5 = "math.isnormal"(%1) <{fastmath = #arith.fastmath<none>}> : (f32) -> i1
  "scf.if"(%5) ({
    "scf.if"(%5) ({
      %19 = "math.atanh"(%arg1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %20:2 = "arith.mului_extended"(%5, %5) : (i1, i1) -> (i1, i1)
      %21 = "math.roundeven"(%4) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %22 = "math.trunc"(%4) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "foo.use"(%4, %19, %20#0) : (f32, f32, i1) -> ()
      "scf.yield"() : () -> ()
    }, {
      %16 = "math.sin"(%0) <{fastmath = #arith.fastmath<nnan,contract>}> : (f32) -> f32
      %17 = "arith.constant"() <{value = -128 : i8}> : () -> i8
      %18 = "arith.divsi"(%17, %17) <{isExact}> : (i8, i8) -> i8
      "foo.use"(%1, %18, %5) : (f32, i8, i1) -> ()
      "scf.yield"() : () -> ()
    }) : (i1) -> ()
    "foo.use"(%arg1, %0) : (f32, f32) -> ()
    %14 = "arith.constant"() <{value = -3.250000e+00 : f32}> : () -> f32
    %15 = "arith.divui"(%5, %5) : (i1, i1) -> i1
    "foo.use"(%15) : (i1) -> ()
    "scf.yield"() : () -> ()
  }, {
    "foo.use"(%5) : (i1) -> ()
    %13 = "math.floor"(%arg1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    "foo.use"(%3, %arg1, %1) : (f32, f32, f32) -> ()
    "scf.yield"() : () -> ()
  }) : (i1) -> ()
  %6 = "math.isinf"(%4) <{fastmath = #arith.fastmath<none>}> : (f32) -> i1
  %7 = "math.acos"(%4) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %8 = "complex.create"(%0, %1) : (f32, f32) -> complex<f32>
  %9:2 = "scf.if"(%5) ({
    "foo.use"(%8, %0) : (complex<f32>, f32) -> ()
    "scf.yield"(%arg0, %1) : (vector<2x2xf32>, f32) -> ()
  }, {
    %11 = "complex.sub"(%8, %8) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
    %12 = "arith.constant"() <{value = 1.000000e+30 : f32}> : () -> f32
    "foo.use"(%arg1) : (f32) -> ()
    "scf.yield"(%arg0, %arg1) : (vector<2x2xf32>, f32) -> ()
  }) : (i1) -> (vector<2x2xf32>, f32)
  %10 = "arith.addf"(%4, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  "foo.use"(%8, %3) : (complex<f32>, f32) -> ()
  "func.return"(%6, %arg0, %arg0) : (i1, vector<2x2xf32>, vector<2x2xf32>) -> ()
}) : () -> ()
