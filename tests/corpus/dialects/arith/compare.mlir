"u.op"() ({
^bb0(%a: i1, %b: i1):
  %0 = arith.cmpi eq, %a, %b : i1
  %1 = arith.cmpi ne, %a, %b : i1
  %2 = arith.cmpi slt, %a, %b : i1
  %3 = arith.cmpi sle, %a, %b : i1
  %4 = arith.cmpi sgt, %a, %b : i1
  %5 = arith.cmpi sge, %a, %b : i1
  %6 = arith.cmpi ult, %a, %b : i1
  %7 = arith.cmpi ule, %a, %b : i1
  %8 = arith.cmpi ugt, %a, %b : i1
  %9 = arith.cmpi uge, %a, %b : i1
  %20 = arith.cmpi eq, %a, %b {k} : i1
  %21 = arith.cmpi "eq", %a, %b : i1
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a: i8, %b: i8):
  %0 = arith.cmpi eq, %a, %b : i8
  %1 = arith.cmpi ne, %a, %b : i8
  %2 = arith.cmpi slt, %a, %b : i8
  %3 = arith.cmpi sle, %a, %b : i8
  %4 = arith.cmpi sgt, %a, %b : i8
  %5 = arith.cmpi sge, %a, %b : i8
  %6 = arith.cmpi ult, %a, %b : i8
  %7 = arith.cmpi ule, %a, %b : i8
  %8 = arith.cmpi ugt, %a, %b : i8
  %9 = arith.cmpi uge, %a, %b : i8
  %20 = arith.cmpi eq, %a, %b {k} : i8
  %21 = arith.cmpi "eq", %a, %b : i8
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a: i32, %b: i32):
  %0 = arith.cmpi eq, %a, %b : i32
  %1 = arith.cmpi ne, %a, %b : i32
  %2 = arith.cmpi slt, %a, %b : i32
  %3 = arith.cmpi sle, %a, %b : i32
  %4 = arith.cmpi sgt, %a, %b : i32
  %5 = arith.cmpi sge, %a, %b : i32
  %6 = arith.cmpi ult, %a, %b : i32
  %7 = arith.cmpi ule, %a, %b : i32
  %8 = arith.cmpi ugt, %a, %b : i32
  %9 = arith.cmpi uge, %a, %b : i32
  %20 = arith.cmpi eq, %a, %b {k} : i32
  %21 = arith.cmpi "eq", %a, %b : i32
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a: i64, %b: i64):
  %0 = arith.cmpi eq, %a, %b : i64
  %1 = arith.cmpi ne, %a, %b : i64
  %2 = arith.cmpi slt, %a, %b : i64
  %3 = arith.cmpi sle, %a, %b : i64
  %4 = arith.cmpi sgt, %a, %b : i64
  %5 = arith.cmpi sge, %a, %b : i64
  %6 = arith.cmpi ult, %a, %b : i64
  %7 = arith.cmpi ule, %a, %b : i64
  %8 = arith.cmpi ugt, %a, %b : i64
  %9 = arith.cmpi uge, %a, %b : i64
  %20 = arith.cmpi eq, %a, %b {k} : i64
  %21 = arith.cmpi "eq", %a, %b : i64
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a: index, %b: index):
  %0 = arith.cmpi eq, %a, %b : index
  %1 = arith.cmpi ne, %a, %b : index
  %2 = arith.cmpi slt, %a, %b : index
  %3 = arith.cmpi sle, %a, %b : index
  %4 = arith.cmpi sgt, %a, %b : index
  %5 = arith.cmpi sge, %a, %b : index
  %6 = arith.cmpi ult, %a, %b : index
  %7 = arith.cmpi ule, %a, %b : index
  %8 = arith.cmpi ugt, %a, %b : index
  %9 = arith.cmpi uge, %a, %b : index
  %20 = arith.cmpi eq, %a, %b {k} : index
  %21 = arith.cmpi "eq", %a, %b : index
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a: i128, %b: i128):
  %0 = arith.cmpi eq, %a, %b : i128
  %1 = arith.cmpi ne, %a, %b : i128
  %2 = arith.cmpi slt, %a, %b : i128
  %3 = arith.cmpi sle, %a, %b : i128
  %4 = arith.cmpi sgt, %a, %b : i128
  %5 = arith.cmpi sge, %a, %b : i128
  %6 = arith.cmpi ult, %a, %b : i128
  %7 = arith.cmpi ule, %a, %b : i128
  %8 = arith.cmpi ugt, %a, %b : i128
  %9 = arith.cmpi uge, %a, %b : i128
  %20 = arith.cmpi eq, %a, %b {k} : i128
  %21 = arith.cmpi "eq", %a, %b : i128
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a: vector<4xi32>, %b: vector<4xi32>):
  %0 = arith.cmpi eq, %a, %b : vector<4xi32>
  %1 = arith.cmpi ne, %a, %b : vector<4xi32>
  %2 = arith.cmpi slt, %a, %b : vector<4xi32>
  %3 = arith.cmpi sle, %a, %b : vector<4xi32>
  %4 = arith.cmpi sgt, %a, %b : vector<4xi32>
  %5 = arith.cmpi sge, %a, %b : vector<4xi32>
  %6 = arith.cmpi ult, %a, %b : vector<4xi32>
  %7 = arith.cmpi ule, %a, %b : vector<4xi32>
  %8 = arith.cmpi ugt, %a, %b : vector<4xi32>
  %9 = arith.cmpi uge, %a, %b : vector<4xi32>
  %20 = arith.cmpi eq, %a, %b {k} : vector<4xi32>
  %21 = arith.cmpi "eq", %a, %b : vector<4xi32>
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a: vector<[4]xi8>, %b: vector<[4]xi8>):
  %0 = arith.cmpi eq, %a, %b : vector<[4]xi8>
  %1 = arith.cmpi ne, %a, %b : vector<[4]xi8>
  %2 = arith.cmpi slt, %a, %b : vector<[4]xi8>
  %3 = arith.cmpi sle, %a, %b : vector<[4]xi8>
  %4 = arith.cmpi sgt, %a, %b : vector<[4]xi8>
  %5 = arith.cmpi sge, %a, %b : vector<[4]xi8>
  %6 = arith.cmpi ult, %a, %b : vector<[4]xi8>
  %7 = arith.cmpi ule, %a, %b : vector<[4]xi8>
  %8 = arith.cmpi ugt, %a, %b : vector<[4]xi8>
  %9 = arith.cmpi uge, %a, %b : vector<[4]xi8>
  %20 = arith.cmpi eq, %a, %b {k} : vector<[4]xi8>
  %21 = arith.cmpi "eq", %a, %b : vector<[4]xi8>
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a: vector<2x[4]x3xindex>, %b: vector<2x[4]x3xindex>):
  %0 = arith.cmpi eq, %a, %b : vector<2x[4]x3xindex>
  %1 = arith.cmpi ne, %a, %b : vector<2x[4]x3xindex>
  %2 = arith.cmpi slt, %a, %b : vector<2x[4]x3xindex>
  %3 = arith.cmpi sle, %a, %b : vector<2x[4]x3xindex>
  %4 = arith.cmpi sgt, %a, %b : vector<2x[4]x3xindex>
  %5 = arith.cmpi sge, %a, %b : vector<2x[4]x3xindex>
  %6 = arith.cmpi ult, %a, %b : vector<2x[4]x3xindex>
  %7 = arith.cmpi ule, %a, %b : vector<2x[4]x3xindex>
  %8 = arith.cmpi ugt, %a, %b : vector<2x[4]x3xindex>
  %9 = arith.cmpi uge, %a, %b : vector<2x[4]x3xindex>
  %20 = arith.cmpi eq, %a, %b {k} : vector<2x[4]x3xindex>
  %21 = arith.cmpi "eq", %a, %b : vector<2x[4]x3xindex>
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a: tensor<?x4xi16>, %b: tensor<?x4xi16>):
  %0 = arith.cmpi eq, %a, %b : tensor<?x4xi16>
  %1 = arith.cmpi ne, %a, %b : tensor<?x4xi16>
  %2 = arith.cmpi slt, %a, %b : tensor<?x4xi16>
  %3 = arith.cmpi sle, %a, %b : tensor<?x4xi16>
  %4 = arith.cmpi sgt, %a, %b : tensor<?x4xi16>
  %5 = arith.cmpi sge, %a, %b : tensor<?x4xi16>
  %6 = arith.cmpi ult, %a, %b : tensor<?x4xi16>
  %7 = arith.cmpi ule, %a, %b : tensor<?x4xi16>
  %8 = arith.cmpi ugt, %a, %b : tensor<?x4xi16>
  %9 = arith.cmpi uge, %a, %b : tensor<?x4xi16>
  %20 = arith.cmpi eq, %a, %b {k} : tensor<?x4xi16>
  %21 = arith.cmpi "eq", %a, %b : tensor<?x4xi16>
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a: tensor<*xi64>, %b: tensor<*xi64>):
  %0 = arith.cmpi eq, %a, %b : tensor<*xi64>
  %1 = arith.cmpi ne, %a, %b : tensor<*xi64>
  %2 = arith.cmpi slt, %a, %b : tensor<*xi64>
  %3 = arith.cmpi sle, %a, %b : tensor<*xi64>
  %4 = arith.cmpi sgt, %a, %b : tensor<*xi64>
  %5 = arith.cmpi sge, %a, %b : tensor<*xi64>
  %6 = arith.cmpi ult, %a, %b : tensor<*xi64>
  %7 = arith.cmpi ule, %a, %b : tensor<*xi64>
  %8 = arith.cmpi ugt, %a, %b : tensor<*xi64>
  %9 = arith.cmpi uge, %a, %b : tensor<*xi64>
  %20 = arith.cmpi eq, %a, %b {k} : tensor<*xi64>
  %21 = arith.cmpi "eq", %a, %b : tensor<*xi64>
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a: tensor<2xi32, "enc">, %b: tensor<2xi32, "enc">):
  %0 = arith.cmpi eq, %a, %b : tensor<2xi32, "enc">
  %1 = arith.cmpi ne, %a, %b : tensor<2xi32, "enc">
  %2 = arith.cmpi slt, %a, %b : tensor<2xi32, "enc">
  %3 = arith.cmpi sle, %a, %b : tensor<2xi32, "enc">
  %4 = arith.cmpi sgt, %a, %b : tensor<2xi32, "enc">
  %5 = arith.cmpi sge, %a, %b : tensor<2xi32, "enc">
  %6 = arith.cmpi ult, %a, %b : tensor<2xi32, "enc">
  %7 = arith.cmpi ule, %a, %b : tensor<2xi32, "enc">
  %8 = arith.cmpi ugt, %a, %b : tensor<2xi32, "enc">
  %9 = arith.cmpi uge, %a, %b : tensor<2xi32, "enc">
  %20 = arith.cmpi eq, %a, %b {k} : tensor<2xi32, "enc">
  %21 = arith.cmpi "eq", %a, %b : tensor<2xi32, "enc">
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a: vector<i32>, %b: vector<i32>):
  %0 = arith.cmpi eq, %a, %b : vector<i32>
  %1 = arith.cmpi ne, %a, %b : vector<i32>
  %2 = arith.cmpi slt, %a, %b : vector<i32>
  %3 = arith.cmpi sle, %a, %b : vector<i32>
  %4 = arith.cmpi sgt, %a, %b : vector<i32>
  %5 = arith.cmpi sge, %a, %b : vector<i32>
  %6 = arith.cmpi ult, %a, %b : vector<i32>
  %7 = arith.cmpi ule, %a, %b : vector<i32>
  %8 = arith.cmpi ugt, %a, %b : vector<i32>
  %9 = arith.cmpi uge, %a, %b : vector<i32>
  %20 = arith.cmpi eq, %a, %b {k} : vector<i32>
  %21 = arith.cmpi "eq", %a, %b : vector<i32>
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a: tensor<index>, %b: tensor<index>):
  %0 = arith.cmpi eq, %a, %b : tensor<index>
  %1 = arith.cmpi ne, %a, %b : tensor<index>
  %2 = arith.cmpi slt, %a, %b : tensor<index>
  %3 = arith.cmpi sle, %a, %b : tensor<index>
  %4 = arith.cmpi sgt, %a, %b : tensor<index>
  %5 = arith.cmpi sge, %a, %b : tensor<index>
  %6 = arith.cmpi ult, %a, %b : tensor<index>
  %7 = arith.cmpi ule, %a, %b : tensor<index>
  %8 = arith.cmpi ugt, %a, %b : tensor<index>
  %9 = arith.cmpi uge, %a, %b : tensor<index>
  %20 = arith.cmpi eq, %a, %b {k} : tensor<index>
  %21 = arith.cmpi "eq", %a, %b : tensor<index>
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a: f16, %b: f16):
  %0 = arith.cmpf false, %a, %b : f16
  %1 = arith.cmpf oeq, %a, %b : f16
  %2 = arith.cmpf ogt, %a, %b : f16
  %3 = arith.cmpf oge, %a, %b : f16
  %4 = arith.cmpf olt, %a, %b : f16
  %5 = arith.cmpf ole, %a, %b : f16
  %6 = arith.cmpf one, %a, %b : f16
  %7 = arith.cmpf ord, %a, %b : f16
  %8 = arith.cmpf ueq, %a, %b : f16
  %9 = arith.cmpf ugt, %a, %b : f16
  %10 = arith.cmpf uge, %a, %b : f16
  %11 = arith.cmpf ult, %a, %b : f16
  %12 = arith.cmpf ule, %a, %b : f16
  %13 = arith.cmpf une, %a, %b : f16
  %14 = arith.cmpf uno, %a, %b : f16
  %15 = arith.cmpf true, %a, %b : f16
  %20 = arith.cmpf one, %a, %b fastmath<nnan> : f16
  %21 = arith.cmpf one, %a, %b fastmath<fast> : f16
  %22 = arith.cmpf one, %a, %b fastmath<none> : f16
  %23 = arith.cmpf one, %a, %b fastmath<nnan,ninf> : f16
  %24 = arith.cmpf one, %a, %b fastmath<reassoc, nnan,ninf , nsz,arcp,contract,afn> : f16
  %25 = arith.cmpf one, %a, %b fastmath<contract,afn> : f16
  %26 = arith.cmpf one, %a, %b fastmath<afn,reassoc> : f16
  %40 = arith.cmpf "true", %a, %b fastmath<nnan> {k} : f16
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a: bf16, %b: bf16):
  %0 = arith.cmpf false, %a, %b : bf16
  %1 = arith.cmpf oeq, %a, %b : bf16
  %2 = arith.cmpf ogt, %a, %b : bf16
  %3 = arith.cmpf oge, %a, %b : bf16
  %4 = arith.cmpf olt, %a, %b : bf16
  %5 = arith.cmpf ole, %a, %b : bf16
  %6 = arith.cmpf one, %a, %b : bf16
  %7 = arith.cmpf ord, %a, %b : bf16
  %8 = arith.cmpf ueq, %a, %b : bf16
  %9 = arith.cmpf ugt, %a, %b : bf16
  %10 = arith.cmpf uge, %a, %b : bf16
  %11 = arith.cmpf ult, %a, %b : bf16
  %12 = arith.cmpf ule, %a, %b : bf16
  %13 = arith.cmpf une, %a, %b : bf16
  %14 = arith.cmpf uno, %a, %b : bf16
  %15 = arith.cmpf true, %a, %b : bf16
  %20 = arith.cmpf one, %a, %b fastmath<nnan> : bf16
  %21 = arith.cmpf one, %a, %b fastmath<fast> : bf16
  %22 = arith.cmpf one, %a, %b fastmath<none> : bf16
  %23 = arith.cmpf one, %a, %b fastmath<nnan,ninf> : bf16
  %24 = arith.cmpf one, %a, %b fastmath<reassoc, nnan,ninf , nsz,arcp,contract,afn> : bf16
  %25 = arith.cmpf one, %a, %b fastmath<contract,afn> : bf16
  %26 = arith.cmpf one, %a, %b fastmath<afn,reassoc> : bf16
  %40 = arith.cmpf "true", %a, %b fastmath<nnan> {k} : bf16
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a: f32, %b: f32):
  %0 = arith.cmpf false, %a, %b : f32
  %1 = arith.cmpf oeq, %a, %b : f32
  %2 = arith.cmpf ogt, %a, %b : f32
  %3 = arith.cmpf oge, %a, %b : f32
  %4 = arith.cmpf olt, %a, %b : f32
  %5 = arith.cmpf ole, %a, %b : f32
  %6 = arith.cmpf one, %a, %b : f32
  %7 = arith.cmpf ord, %a, %b : f32
  %8 = arith.cmpf ueq, %a, %b : f32
  %9 = arith.cmpf ugt, %a, %b : f32
  %10 = arith.cmpf uge, %a, %b : f32
  %11 = arith.cmpf ult, %a, %b : f32
  %12 = arith.cmpf ule, %a, %b : f32
  %13 = arith.cmpf une, %a, %b : f32
  %14 = arith.cmpf uno, %a, %b : f32
  %15 = arith.cmpf true, %a, %b : f32
  %20 = arith.cmpf one, %a, %b fastmath<nnan> : f32
  %21 = arith.cmpf one, %a, %b fastmath<fast> : f32
  %22 = arith.cmpf one, %a, %b fastmath<none> : f32
  %23 = arith.cmpf one, %a, %b fastmath<nnan,ninf> : f32
  %24 = arith.cmpf one, %a, %b fastmath<reassoc, nnan,ninf , nsz,arcp,contract,afn> : f32
  %25 = arith.cmpf one, %a, %b fastmath<contract,afn> : f32
  %26 = arith.cmpf one, %a, %b fastmath<afn,reassoc> : f32
  %40 = arith.cmpf "true", %a, %b fastmath<nnan> {k} : f32
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a: f64, %b: f64):
  %0 = arith.cmpf false, %a, %b : f64
  %1 = arith.cmpf oeq, %a, %b : f64
  %2 = arith.cmpf ogt, %a, %b : f64
  %3 = arith.cmpf oge, %a, %b : f64
  %4 = arith.cmpf olt, %a, %b : f64
  %5 = arith.cmpf ole, %a, %b : f64
  %6 = arith.cmpf one, %a, %b : f64
  %7 = arith.cmpf ord, %a, %b : f64
  %8 = arith.cmpf ueq, %a, %b : f64
  %9 = arith.cmpf ugt, %a, %b : f64
  %10 = arith.cmpf uge, %a, %b : f64
  %11 = arith.cmpf ult, %a, %b : f64
  %12 = arith.cmpf ule, %a, %b : f64
  %13 = arith.cmpf une, %a, %b : f64
  %14 = arith.cmpf uno, %a, %b : f64
  %15 = arith.cmpf true, %a, %b : f64
  %20 = arith.cmpf one, %a, %b fastmath<nnan> : f64
  %21 = arith.cmpf one, %a, %b fastmath<fast> : f64
  %22 = arith.cmpf one, %a, %b fastmath<none> : f64
  %23 = arith.cmpf one, %a, %b fastmath<nnan,ninf> : f64
  %24 = arith.cmpf one, %a, %b fastmath<reassoc, nnan,ninf , nsz,arcp,contract,afn> : f64
  %25 = arith.cmpf one, %a, %b fastmath<contract,afn> : f64
  %26 = arith.cmpf one, %a, %b fastmath<afn,reassoc> : f64
  %40 = arith.cmpf "true", %a, %b fastmath<nnan> {k} : f64
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a: f80, %b: f80):
  %0 = arith.cmpf false, %a, %b : f80
  %1 = arith.cmpf oeq, %a, %b : f80
  %2 = arith.cmpf ogt, %a, %b : f80
  %3 = arith.cmpf oge, %a, %b : f80
  %4 = arith.cmpf olt, %a, %b : f80
  %5 = arith.cmpf ole, %a, %b : f80
  %6 = arith.cmpf one, %a, %b : f80
  %7 = arith.cmpf ord, %a, %b : f80
  %8 = arith.cmpf ueq, %a, %b : f80
  %9 = arith.cmpf ugt, %a, %b : f80
  %10 = arith.cmpf uge, %a, %b : f80
  %11 = arith.cmpf ult, %a, %b : f80
  %12 = arith.cmpf ule, %a, %b : f80
  %13 = arith.cmpf une, %a, %b : f80
  %14 = arith.cmpf uno, %a, %b : f80
  %15 = arith.cmpf true, %a, %b : f80
  %20 = arith.cmpf one, %a, %b fastmath<nnan> : f80
  %21 = arith.cmpf one, %a, %b fastmath<fast> : f80
  %22 = arith.cmpf one, %a, %b fastmath<none> : f80
  %23 = arith.cmpf one, %a, %b fastmath<nnan,ninf> : f80
  %24 = arith.cmpf one, %a, %b fastmath<reassoc, nnan,ninf , nsz,arcp,contract,afn> : f80
  %25 = arith.cmpf one, %a, %b fastmath<contract,afn> : f80
  %26 = arith.cmpf one, %a, %b fastmath<afn,reassoc> : f80
  %40 = arith.cmpf "true", %a, %b fastmath<nnan> {k} : f80
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a: f128, %b: f128):
  %0 = arith.cmpf false, %a, %b : f128
  %1 = arith.cmpf oeq, %a, %b : f128
  %2 = arith.cmpf ogt, %a, %b : f128
  %3 = arith.cmpf oge, %a, %b : f128
  %4 = arith.cmpf olt, %a, %b : f128
  %5 = arith.cmpf ole, %a, %b : f128
  %6 = arith.cmpf one, %a, %b : f128
  %7 = arith.cmpf ord, %a, %b : f128
  %8 = arith.cmpf ueq, %a, %b : f128
  %9 = arith.cmpf ugt, %a, %b : f128
  %10 = arith.cmpf uge, %a, %b : f128
  %11 = arith.cmpf ult, %a, %b : f128
  %12 = arith.cmpf ule, %a, %b : f128
  %13 = arith.cmpf une, %a, %b : f128
  %14 = arith.cmpf uno, %a, %b : f128
  %15 = arith.cmpf true, %a, %b : f128
  %20 = arith.cmpf one, %a, %b fastmath<nnan> : f128
  %21 = arith.cmpf one, %a, %b fastmath<fast> : f128
  %22 = arith.cmpf one, %a, %b fastmath<none> : f128
  %23 = arith.cmpf one, %a, %b fastmath<nnan,ninf> : f128
  %24 = arith.cmpf one, %a, %b fastmath<reassoc, nnan,ninf , nsz,arcp,contract,afn> : f128
  %25 = arith.cmpf one, %a, %b fastmath<contract,afn> : f128
  %26 = arith.cmpf one, %a, %b fastmath<afn,reassoc> : f128
  %40 = arith.cmpf "true", %a, %b fastmath<nnan> {k} : f128
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a: tf32, %b: tf32):
  %0 = arith.cmpf false, %a, %b : tf32
  %1 = arith.cmpf oeq, %a, %b : tf32
  %2 = arith.cmpf ogt, %a, %b : tf32
  %3 = arith.cmpf oge, %a, %b : tf32
  %4 = arith.cmpf olt, %a, %b : tf32
  %5 = arith.cmpf ole, %a, %b : tf32
  %6 = arith.cmpf one, %a, %b : tf32
  %7 = arith.cmpf ord, %a, %b : tf32
  %8 = arith.cmpf ueq, %a, %b : tf32
  %9 = arith.cmpf ugt, %a, %b : tf32
  %10 = arith.cmpf uge, %a, %b : tf32
  %11 = arith.cmpf ult, %a, %b : tf32
  %12 = arith.cmpf ule, %a, %b : tf32
  %13 = arith.cmpf une, %a, %b : tf32
  %14 = arith.cmpf uno, %a, %b : tf32
  %15 = arith.cmpf true, %a, %b : tf32
  %20 = arith.cmpf one, %a, %b fastmath<nnan> : tf32
  %21 = arith.cmpf one, %a, %b fastmath<fast> : tf32
  %22 = arith.cmpf one, %a, %b fastmath<none> : tf32
  %23 = arith.cmpf one, %a, %b fastmath<nnan,ninf> : tf32
  %24 = arith.cmpf one, %a, %b fastmath<reassoc, nnan,ninf , nsz,arcp,contract,afn> : tf32
  %25 = arith.cmpf one, %a, %b fastmath<contract,afn> : tf32
  %26 = arith.cmpf one, %a, %b fastmath<afn,reassoc> : tf32
  %40 = arith.cmpf "true", %a, %b fastmath<nnan> {k} : tf32
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a: f8E4M3FN, %b: f8E4M3FN):
  %0 = arith.cmpf false, %a, %b : f8E4M3FN
  %1 = arith.cmpf oeq, %a, %b : f8E4M3FN
  %2 = arith.cmpf ogt, %a, %b : f8E4M3FN
  %3 = arith.cmpf oge, %a, %b : f8E4M3FN
  %4 = arith.cmpf olt, %a, %b : f8E4M3FN
  %5 = arith.cmpf ole, %a, %b : f8E4M3FN
  %6 = arith.cmpf one, %a, %b : f8E4M3FN
  %7 = arith.cmpf ord, %a, %b : f8E4M3FN
  %8 = arith.cmpf ueq, %a, %b : f8E4M3FN
  %9 = arith.cmpf ugt, %a, %b : f8E4M3FN
  %10 = arith.cmpf uge, %a, %b : f8E4M3FN
  %11 = arith.cmpf ult, %a, %b : f8E4M3FN
  %12 = arith.cmpf ule, %a, %b : f8E4M3FN
  %13 = arith.cmpf une, %a, %b : f8E4M3FN
  %14 = arith.cmpf uno, %a, %b : f8E4M3FN
  %15 = arith.cmpf true, %a, %b : f8E4M3FN
  %20 = arith.cmpf one, %a, %b fastmath<nnan> : f8E4M3FN
  %21 = arith.cmpf one, %a, %b fastmath<fast> : f8E4M3FN
  %22 = arith.cmpf one, %a, %b fastmath<none> : f8E4M3FN
  %23 = arith.cmpf one, %a, %b fastmath<nnan,ninf> : f8E4M3FN
  %24 = arith.cmpf one, %a, %b fastmath<reassoc, nnan,ninf , nsz,arcp,contract,afn> : f8E4M3FN
  %25 = arith.cmpf one, %a, %b fastmath<contract,afn> : f8E4M3FN
  %26 = arith.cmpf one, %a, %b fastmath<afn,reassoc> : f8E4M3FN
  %40 = arith.cmpf "true", %a, %b fastmath<nnan> {k} : f8E4M3FN
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a: f4E2M1FN, %b: f4E2M1FN):
  %0 = arith.cmpf false, %a, %b : f4E2M1FN
  %1 = arith.cmpf oeq, %a, %b : f4E2M1FN
  %2 = arith.cmpf ogt, %a, %b : f4E2M1FN
  %3 = arith.cmpf oge, %a, %b : f4E2M1FN
  %4 = arith.cmpf olt, %a, %b : f4E2M1FN
  %5 = arith.cmpf ole, %a, %b : f4E2M1FN
  %6 = arith.cmpf one, %a, %b : f4E2M1FN
  %7 = arith.cmpf ord, %a, %b : f4E2M1FN
  %8 = arith.cmpf ueq, %a, %b : f4E2M1FN
  %9 = arith.cmpf ugt, %a, %b : f4E2M1FN
  %10 = arith.cmpf uge, %a, %b : f4E2M1FN
  %11 = arith.cmpf ult, %a, %b : f4E2M1FN
  %12 = arith.cmpf ule, %a, %b : f4E2M1FN
  %13 = arith.cmpf une, %a, %b : f4E2M1FN
  %14 = arith.cmpf uno, %a, %b : f4E2M1FN
  %15 = arith.cmpf true, %a, %b : f4E2M1FN
  %20 = arith.cmpf one, %a, %b fastmath<nnan> : f4E2M1FN
  %21 = arith.cmpf one, %a, %b fastmath<fast> : f4E2M1FN
  %22 = arith.cmpf one, %a, %b fastmath<none> : f4E2M1FN
  %23 = arith.cmpf one, %a, %b fastmath<nnan,ninf> : f4E2M1FN
  %24 = arith.cmpf one, %a, %b fastmath<reassoc, nnan,ninf , nsz,arcp,contract,afn> : f4E2M1FN
  %25 = arith.cmpf one, %a, %b fastmath<contract,afn> : f4E2M1FN
  %26 = arith.cmpf one, %a, %b fastmath<afn,reassoc> : f4E2M1FN
  %40 = arith.cmpf "true", %a, %b fastmath<nnan> {k} : f4E2M1FN
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a: vector<4xf32>, %b: vector<4xf32>):
  %0 = arith.cmpf false, %a, %b : vector<4xf32>
  %1 = arith.cmpf oeq, %a, %b : vector<4xf32>
  %2 = arith.cmpf ogt, %a, %b : vector<4xf32>
  %3 = arith.cmpf oge, %a, %b : vector<4xf32>
  %4 = arith.cmpf olt, %a, %b : vector<4xf32>
  %5 = arith.cmpf ole, %a, %b : vector<4xf32>
  %6 = arith.cmpf one, %a, %b : vector<4xf32>
  %7 = arith.cmpf ord, %a, %b : vector<4xf32>
  %8 = arith.cmpf ueq, %a, %b : vector<4xf32>
  %9 = arith.cmpf ugt, %a, %b : vector<4xf32>
  %10 = arith.cmpf uge, %a, %b : vector<4xf32>
  %11 = arith.cmpf ult, %a, %b : vector<4xf32>
  %12 = arith.cmpf ule, %a, %b : vector<4xf32>
  %13 = arith.cmpf une, %a, %b : vector<4xf32>
  %14 = arith.cmpf uno, %a, %b : vector<4xf32>
  %15 = arith.cmpf true, %a, %b : vector<4xf32>
  %20 = arith.cmpf one, %a, %b fastmath<nnan> : vector<4xf32>
  %21 = arith.cmpf one, %a, %b fastmath<fast> : vector<4xf32>
  %22 = arith.cmpf one, %a, %b fastmath<none> : vector<4xf32>
  %23 = arith.cmpf one, %a, %b fastmath<nnan,ninf> : vector<4xf32>
  %24 = arith.cmpf one, %a, %b fastmath<reassoc, nnan,ninf , nsz,arcp,contract,afn> : vector<4xf32>
  %25 = arith.cmpf one, %a, %b fastmath<contract,afn> : vector<4xf32>
  %26 = arith.cmpf one, %a, %b fastmath<afn,reassoc> : vector<4xf32>
  %40 = arith.cmpf "true", %a, %b fastmath<nnan> {k} : vector<4xf32>
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a: vector<[4]xf64>, %b: vector<[4]xf64>):
  %0 = arith.cmpf false, %a, %b : vector<[4]xf64>
  %1 = arith.cmpf oeq, %a, %b : vector<[4]xf64>
  %2 = arith.cmpf ogt, %a, %b : vector<[4]xf64>
  %3 = arith.cmpf oge, %a, %b : vector<[4]xf64>
  %4 = arith.cmpf olt, %a, %b : vector<[4]xf64>
  %5 = arith.cmpf ole, %a, %b : vector<[4]xf64>
  %6 = arith.cmpf one, %a, %b : vector<[4]xf64>
  %7 = arith.cmpf ord, %a, %b : vector<[4]xf64>
  %8 = arith.cmpf ueq, %a, %b : vector<[4]xf64>
  %9 = arith.cmpf ugt, %a, %b : vector<[4]xf64>
  %10 = arith.cmpf uge, %a, %b : vector<[4]xf64>
  %11 = arith.cmpf ult, %a, %b : vector<[4]xf64>
  %12 = arith.cmpf ule, %a, %b : vector<[4]xf64>
  %13 = arith.cmpf une, %a, %b : vector<[4]xf64>
  %14 = arith.cmpf uno, %a, %b : vector<[4]xf64>
  %15 = arith.cmpf true, %a, %b : vector<[4]xf64>
  %20 = arith.cmpf one, %a, %b fastmath<nnan> : vector<[4]xf64>
  %21 = arith.cmpf one, %a, %b fastmath<fast> : vector<[4]xf64>
  %22 = arith.cmpf one, %a, %b fastmath<none> : vector<[4]xf64>
  %23 = arith.cmpf one, %a, %b fastmath<nnan,ninf> : vector<[4]xf64>
  %24 = arith.cmpf one, %a, %b fastmath<reassoc, nnan,ninf , nsz,arcp,contract,afn> : vector<[4]xf64>
  %25 = arith.cmpf one, %a, %b fastmath<contract,afn> : vector<[4]xf64>
  %26 = arith.cmpf one, %a, %b fastmath<afn,reassoc> : vector<[4]xf64>
  %40 = arith.cmpf "true", %a, %b fastmath<nnan> {k} : vector<[4]xf64>
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a: tensor<?x4xbf16>, %b: tensor<?x4xbf16>):
  %0 = arith.cmpf false, %a, %b : tensor<?x4xbf16>
  %1 = arith.cmpf oeq, %a, %b : tensor<?x4xbf16>
  %2 = arith.cmpf ogt, %a, %b : tensor<?x4xbf16>
  %3 = arith.cmpf oge, %a, %b : tensor<?x4xbf16>
  %4 = arith.cmpf olt, %a, %b : tensor<?x4xbf16>
  %5 = arith.cmpf ole, %a, %b : tensor<?x4xbf16>
  %6 = arith.cmpf one, %a, %b : tensor<?x4xbf16>
  %7 = arith.cmpf ord, %a, %b : tensor<?x4xbf16>
  %8 = arith.cmpf ueq, %a, %b : tensor<?x4xbf16>
  %9 = arith.cmpf ugt, %a, %b : tensor<?x4xbf16>
  %10 = arith.cmpf uge, %a, %b : tensor<?x4xbf16>
  %11 = arith.cmpf ult, %a, %b : tensor<?x4xbf16>
  %12 = arith.cmpf ule, %a, %b : tensor<?x4xbf16>
  %13 = arith.cmpf une, %a, %b : tensor<?x4xbf16>
  %14 = arith.cmpf uno, %a, %b : tensor<?x4xbf16>
  %15 = arith.cmpf true, %a, %b : tensor<?x4xbf16>
  %20 = arith.cmpf one, %a, %b fastmath<nnan> : tensor<?x4xbf16>
  %21 = arith.cmpf one, %a, %b fastmath<fast> : tensor<?x4xbf16>
  %22 = arith.cmpf one, %a, %b fastmath<none> : tensor<?x4xbf16>
  %23 = arith.cmpf one, %a, %b fastmath<nnan,ninf> : tensor<?x4xbf16>
  %24 = arith.cmpf one, %a, %b fastmath<reassoc, nnan,ninf , nsz,arcp,contract,afn> : tensor<?x4xbf16>
  %25 = arith.cmpf one, %a, %b fastmath<contract,afn> : tensor<?x4xbf16>
  %26 = arith.cmpf one, %a, %b fastmath<afn,reassoc> : tensor<?x4xbf16>
  %40 = arith.cmpf "true", %a, %b fastmath<nnan> {k} : tensor<?x4xbf16>
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a: tensor<*xf32>, %b: tensor<*xf32>):
  %0 = arith.cmpf false, %a, %b : tensor<*xf32>
  %1 = arith.cmpf oeq, %a, %b : tensor<*xf32>
  %2 = arith.cmpf ogt, %a, %b : tensor<*xf32>
  %3 = arith.cmpf oge, %a, %b : tensor<*xf32>
  %4 = arith.cmpf olt, %a, %b : tensor<*xf32>
  %5 = arith.cmpf ole, %a, %b : tensor<*xf32>
  %6 = arith.cmpf one, %a, %b : tensor<*xf32>
  %7 = arith.cmpf ord, %a, %b : tensor<*xf32>
  %8 = arith.cmpf ueq, %a, %b : tensor<*xf32>
  %9 = arith.cmpf ugt, %a, %b : tensor<*xf32>
  %10 = arith.cmpf uge, %a, %b : tensor<*xf32>
  %11 = arith.cmpf ult, %a, %b : tensor<*xf32>
  %12 = arith.cmpf ule, %a, %b : tensor<*xf32>
  %13 = arith.cmpf une, %a, %b : tensor<*xf32>
  %14 = arith.cmpf uno, %a, %b : tensor<*xf32>
  %15 = arith.cmpf true, %a, %b : tensor<*xf32>
  %20 = arith.cmpf one, %a, %b fastmath<nnan> : tensor<*xf32>
  %21 = arith.cmpf one, %a, %b fastmath<fast> : tensor<*xf32>
  %22 = arith.cmpf one, %a, %b fastmath<none> : tensor<*xf32>
  %23 = arith.cmpf one, %a, %b fastmath<nnan,ninf> : tensor<*xf32>
  %24 = arith.cmpf one, %a, %b fastmath<reassoc, nnan,ninf , nsz,arcp,contract,afn> : tensor<*xf32>
  %25 = arith.cmpf one, %a, %b fastmath<contract,afn> : tensor<*xf32>
  %26 = arith.cmpf one, %a, %b fastmath<afn,reassoc> : tensor<*xf32>
  %40 = arith.cmpf "true", %a, %b fastmath<nnan> {k} : tensor<*xf32>
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a: vector<f16>, %b: vector<f16>):
  %0 = arith.cmpf false, %a, %b : vector<f16>
  %1 = arith.cmpf oeq, %a, %b : vector<f16>
  %2 = arith.cmpf ogt, %a, %b : vector<f16>
  %3 = arith.cmpf oge, %a, %b : vector<f16>
  %4 = arith.cmpf olt, %a, %b : vector<f16>
  %5 = arith.cmpf ole, %a, %b : vector<f16>
  %6 = arith.cmpf one, %a, %b : vector<f16>
  %7 = arith.cmpf ord, %a, %b : vector<f16>
  %8 = arith.cmpf ueq, %a, %b : vector<f16>
  %9 = arith.cmpf ugt, %a, %b : vector<f16>
  %10 = arith.cmpf uge, %a, %b : vector<f16>
  %11 = arith.cmpf ult, %a, %b : vector<f16>
  %12 = arith.cmpf ule, %a, %b : vector<f16>
  %13 = arith.cmpf une, %a, %b : vector<f16>
  %14 = arith.cmpf uno, %a, %b : vector<f16>
  %15 = arith.cmpf true, %a, %b : vector<f16>
  %20 = arith.cmpf one, %a, %b fastmath<nnan> : vector<f16>
  %21 = arith.cmpf one, %a, %b fastmath<fast> : vector<f16>
  %22 = arith.cmpf one, %a, %b fastmath<none> : vector<f16>
  %23 = arith.cmpf one, %a, %b fastmath<nnan,ninf> : vector<f16>
  %24 = arith.cmpf one, %a, %b fastmath<reassoc, nnan,ninf , nsz,arcp,contract,afn> : vector<f16>
  %25 = arith.cmpf one, %a, %b fastmath<contract,afn> : vector<f16>
  %26 = arith.cmpf one, %a, %b fastmath<afn,reassoc> : vector<f16>
  %40 = arith.cmpf "true", %a, %b fastmath<nnan> {k} : vector<f16>
  "u.end"() : () -> ()
}) : () -> ()
