"u.op"() ({
^bb0(%a0: i1, %a1: i32, %a2: vector<4xi8>, %a3: tensor<?x2xi8>, %a4: vector<[4]xi8>, %a5: tensor<i1>):
  %0 = arith.extui %a0 : i1 to i8
  %1 = arith.extui %a1 : i32 to i64
  %2 = arith.extui %a2 : vector<4xi8> to vector<4xi32>
  %3 = arith.extui %a3 : tensor<?x2xi8> to tensor<?x2xi16>
  %4 = arith.extui %a4 : vector<[4]xi8> to vector<[4]xi9>
  %5 = arith.extui %a5 : tensor<i1> to tensor<i2>
  %20 = arith.extui %a2 {k, l = 2 : i64} : vector<4xi8> to vector<4xi32>
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: i1, %a1: i32, %a2: vector<4xi8>, %a3: tensor<?x2xi8>, %a4: vector<[4]xi8>, %a5: tensor<i1>):
  %0 = arith.extsi %a0 : i1 to i8
  %1 = arith.extsi %a1 : i32 to i64
  %2 = arith.extsi %a2 : vector<4xi8> to vector<4xi32>
  %3 = arith.extsi %a3 : tensor<?x2xi8> to tensor<?x2xi16>
  %4 = arith.extsi %a4 : vector<[4]xi8> to vector<[4]xi9>
  %5 = arith.extsi %a5 : tensor<i1> to tensor<i2>
  %20 = arith.extsi %a2 {k, l = 2 : i64} : vector<4xi8> to vector<4xi32>
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: f16, %a1: bf16, %a2: vector<4xf32>, %a3: tensor<?xf16>, %a4: f8E5M2, %a5: f4E2M1FN):
  %0 = arith.extf %a0 : f16 to f32
  %1 = arith.extf %a1 : bf16 to f64
  %2 = arith.extf %a2 : vector<4xf32> to vector<4xf64>
  %3 = arith.extf %a3 : tensor<?xf16> to tensor<?xf32>
  %4 = arith.extf %a4 : f8E5M2 to f16
  %5 = arith.extf %a5 : f4E2M1FN to f8E4M3FN
  %20 = arith.extf %a2 {k, l = 2 : i64} : vector<4xf32> to vector<4xf64>
  %30 = arith.extf %a2 fastmath<nnan> : vector<4xf32> to vector<4xf64>
  %31 = arith.extf %a2 fastmath<fast> : vector<4xf32> to vector<4xf64>
  %32 = arith.extf %a2 fastmath<none> : vector<4xf32> to vector<4xf64>
  %33 = arith.extf %a2 fastmath<nnan,ninf> : vector<4xf32> to vector<4xf64>
  %34 = arith.extf %a2 fastmath<reassoc, nnan,ninf , nsz,arcp,contract,afn> : vector<4xf32> to vector<4xf64>
  %35 = arith.extf %a2 fastmath<contract,afn> : vector<4xf32> to vector<4xf64>
  %36 = arith.extf %a2 fastmath<afn,reassoc> : vector<4xf32> to vector<4xf64>
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: i8, %a1: i64, %a2: vector<4xi32>, %a3: tensor<?x2xi16>, %a4: vector<[4]xi9>, %a5: tensor<i2>):
  %0 = arith.trunci %a0 : i8 to i1
  %1 = arith.trunci %a1 : i64 to i32
  %2 = arith.trunci %a2 : vector<4xi32> to vector<4xi8>
  %3 = arith.trunci %a3 : tensor<?x2xi16> to tensor<?x2xi8>
  %4 = arith.trunci %a4 : vector<[4]xi9> to vector<[4]xi8>
  %5 = arith.trunci %a5 : tensor<i2> to tensor<i1>
  %20 = arith.trunci %a2 {k, l = 2 : i64} : vector<4xi32> to vector<4xi8>
  %30 = arith.trunci %a2 overflow<nsw> {k} : vector<4xi32> to vector<4xi8>
  %31 = arith.trunci %a2 overflow<nuw> {k} : vector<4xi32> to vector<4xi8>
  %32 = arith.trunci %a2 overflow<nuw,nsw> {k} : vector<4xi32> to vector<4xi8>
  %33 = arith.trunci %a2 overflow<none> {k} : vector<4xi32> to vector<4xi8>
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: f32, %a1: f64, %a2: vector<4xf64>, %a3: tensor<?xf32>, %a4: f16, %a5: f8E4M3FN):
  %0 = arith.truncf %a0 : f32 to f16
  %1 = arith.truncf %a1 : f64 to bf16
  %2 = arith.truncf %a2 : vector<4xf64> to vector<4xf32>
  %3 = arith.truncf %a3 : tensor<?xf32> to tensor<?xf16>
  %4 = arith.truncf %a4 : f16 to f8E5M2
  %5 = arith.truncf %a5 : f8E4M3FN to f4E2M1FN
  %20 = arith.truncf %a2 {k, l = 2 : i64} : vector<4xf64> to vector<4xf32>
  %30 = arith.truncf %a2 fastmath<nnan> : vector<4xf64> to vector<4xf32>
  %31 = arith.truncf %a2 fastmath<fast> : vector<4xf64> to vector<4xf32>
  %32 = arith.truncf %a2 fastmath<none> : vector<4xf64> to vector<4xf32>
  %33 = arith.truncf %a2 fastmath<nnan,ninf> : vector<4xf64> to vector<4xf32>
  %34 = arith.truncf %a2 fastmath<reassoc, nnan,ninf , nsz,arcp,contract,afn> : vector<4xf64> to vector<4xf32>
  %35 = arith.truncf %a2 fastmath<contract,afn> : vector<4xf64> to vector<4xf32>
  %36 = arith.truncf %a2 fastmath<afn,reassoc> : vector<4xf64> to vector<4xf32>
  %40 = arith.truncf %a2 to_nearest_even : vector<4xf64> to vector<4xf32>
  %41 = arith.truncf %a2 downward : vector<4xf64> to vector<4xf32>
  %42 = arith.truncf %a2 upward : vector<4xf64> to vector<4xf32>
  %43 = arith.truncf %a2 toward_zero : vector<4xf64> to vector<4xf32>
  %44 = arith.truncf %a2 to_nearest_away : vector<4xf64> to vector<4xf32>
  %50 = arith.truncf %a2 upward fastmath<nnan,contract> {k} : vector<4xf64> to vector<4xf32>
  %51 = "arith.truncf"(%a2) <{roundingmode = 1 : i32, fastmath = #arith.fastmath<none>}> : (vector<4xf64>) -> vector<4xf32>
  %52 = arith.truncf %a2 {roundingmode = 4 : i32, fastmath = #arith.fastmath<afn>} : vector<4xf64> to vector<4xf32>
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: i1, %a1: i64, %a2: vector<4xi8>, %a3: tensor<?xi8>):
  %0 = arith.uitofp %a0 : i1 to f32
  %1 = arith.uitofp %a1 : i64 to f16
  %2 = arith.uitofp %a2 : vector<4xi8> to vector<4xf32>
  %3 = arith.uitofp %a3 : tensor<?xi8> to tensor<?xbf16>
  %20 = arith.uitofp %a2 {k, l = 2 : i64} : vector<4xi8> to vector<4xf32>
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: i1, %a1: i64, %a2: vector<4xi8>, %a3: tensor<?xi8>):
  %0 = arith.sitofp %a0 : i1 to f32
  %1 = arith.sitofp %a1 : i64 to f16
  %2 = arith.sitofp %a2 : vector<4xi8> to vector<4xf32>
  %3 = arith.sitofp %a3 : tensor<?xi8> to tensor<?xbf16>
  %20 = arith.sitofp %a2 {k, l = 2 : i64} : vector<4xi8> to vector<4xf32>
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: f32, %a1: f16, %a2: vector<4xf32>, %a3: tensor<?xbf16>):
  %0 = arith.fptoui %a0 : f32 to i1
  %1 = arith.fptoui %a1 : f16 to i64
  %2 = arith.fptoui %a2 : vector<4xf32> to vector<4xi8>
  %3 = arith.fptoui %a3 : tensor<?xbf16> to tensor<?xi8>
  %20 = arith.fptoui %a2 {k, l = 2 : i64} : vector<4xf32> to vector<4xi8>
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: f32, %a1: f16, %a2: vector<4xf32>, %a3: tensor<?xbf16>):
  %0 = arith.fptosi %a0 : f32 to i1
  %1 = arith.fptosi %a1 : f16 to i64
  %2 = arith.fptosi %a2 : vector<4xf32> to vector<4xi8>
  %3 = arith.fptosi %a3 : tensor<?xbf16> to tensor<?xi8>
  %20 = arith.fptosi %a2 {k, l = 2 : i64} : vector<4xf32> to vector<4xi8>
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: index, %a1: i64, %a2: vector<4xindex>, %a3: tensor<?xi1>, %a4: memref<4xi32>, %a5: memref<?xindex>):
  %0 = arith.index_cast %a0 : index to i32
  %1 = arith.index_cast %a1 : i64 to index
  %2 = arith.index_cast %a2 : vector<4xindex> to vector<4xi8>
  %3 = arith.index_cast %a3 : tensor<?xi1> to tensor<?xindex>
  %4 = arith.index_cast %a4 : memref<4xi32> to memref<4xindex>
  %5 = arith.index_cast %a5 : memref<?xindex> to memref<?xi64>
  %20 = arith.index_cast %a2 {k, l = 2 : i64} : vector<4xindex> to vector<4xi8>
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: index, %a1: i64, %a2: vector<4xindex>, %a3: tensor<?xi1>, %a4: memref<4xi32>, %a5: memref<?xindex>):
  %0 = arith.index_castui %a0 : index to i32
  %1 = arith.index_castui %a1 : i64 to index
  %2 = arith.index_castui %a2 : vector<4xindex> to vector<4xi8>
  %3 = arith.index_castui %a3 : tensor<?xi1> to tensor<?xindex>
  %4 = arith.index_castui %a4 : memref<4xi32> to memref<4xindex>
  %5 = arith.index_castui %a5 : memref<?xindex> to memref<?xi64>
  %20 = arith.index_castui %a2 {k, l = 2 : i64} : vector<4xindex> to vector<4xi8>
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: i32, %a1: f64, %a2: i16, %a3: f16, %a4: vector<4xf32>, %a5: tensor<?xi64>, %a6: memref<4xi32>, %a7: i32):
  %0 = arith.bitcast %a0 : i32 to f32
  %1 = arith.bitcast %a1 : f64 to i64
  %2 = arith.bitcast %a2 : i16 to bf16
  %3 = arith.bitcast %a3 : f16 to bf16
  %4 = arith.bitcast %a4 : vector<4xf32> to vector<4xi32>
  %5 = arith.bitcast %a5 : tensor<?xi64> to tensor<?xf64>
  %6 = arith.bitcast %a6 : memref<4xi32> to memref<4xf32>
  %7 = arith.bitcast %a7 : i32 to i32
  %20 = arith.bitcast %a2 {k, l = 2 : i64} : i16 to bf16
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a: f4E2M1FN, %s: f8E8M0FNU, %v: vector<4xf8E5M2>, %w: vector<4xf8E8M0FNU>, %t: tensor<?xf32>, %u: tensor<?xf8E8M0FNU>):
  %0 = arith.scaling_extf %a, %s : f4E2M1FN, f8E8M0FNU to f32
  %1 = arith.scaling_extf %v, %w fastmath<fast> {k} : vector<4xf8E5M2>, vector<4xf8E8M0FNU> to vector<4xf16>
  %2 = arith.scaling_truncf %t, %u : tensor<?xf32>, tensor<?xf8E8M0FNU> to tensor<?xf4E2M1FN>
  %3 = arith.scaling_truncf %t, %u downward : tensor<?xf32>, tensor<?xf8E8M0FNU> to tensor<?xf4E2M1FN>
  %4 = arith.scaling_truncf %t, %u to_nearest_even fastmath<nsz,nnan> {k = true} : tensor<?xf32>, tensor<?xf8E8M0FNU> to tensor<?xf8E5M2>
  "u.end"() : () -> ()
}) : () -> ()
