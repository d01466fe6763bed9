// builtin.module(canonicalize)
func.func @f0(%x : f8E4M3B11FNUZ) -> (i1, i1, i32, i7, f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ, i8, f8E4M3B11FNUZ, f8E4M3B11FNUZ, i1, f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ) {
  %c1 = arith.constant 0x1C : f8E4M3B11FNUZ
  %c2 = arith.constant 0xD6 : f8E4M3B11FNUZ
  %c3 = arith.constant 0.5 : f8E4M3B11FNUZ
  %c4 = arith.constant 0x41 : f8E4M3B11FNUZ
  %v5 = arith.cmpf oge, %c4, %c4 : f8E4M3B11FNUZ
  %v6 = arith.cmpf oeq, %x, %c2 : f8E4M3B11FNUZ
  %v7 = arith.fptoui %c4 : f8E4M3B11FNUZ to i32
  %v8 = arith.fptosi %c2 : f8E4M3B11FNUZ to i7
  %v9 = arith.divf %c2, %c2 : f8E4M3B11FNUZ
  %v10 = arith.minimumf %c1, %c1 : f8E4M3B11FNUZ
  %v11 = arith.mulf %c3, %v9 : f8E4M3B11FNUZ
  %v12 = arith.bitcast %v10 : f8E4M3B11FNUZ to i8
  %v13 = arith.divf %v9, %c4 : f8E4M3B11FNUZ
  %v14 = arith.subf %x, %c2 : f8E4M3B11FNUZ
  %v15 = arith.cmpf ule, %c2, %v13 : f8E4M3B11FNUZ
  %c17 = arith.constant 461916317725744307576846787108 : i200
  %v16 = arith.sitofp %c17 : i200 to f8E4M3B11FNUZ
  %v18 = arith.remf %c1, %x : f8E4M3B11FNUZ
  %v19 = arith.minnumf %c4, %c4 : f8E4M3B11FNUZ
  return %v5, %v6, %v7, %v8, %v9, %v10, %v11, %v12, %v13, %v14, %v15, %v16, %v18, %v19 : i1, i1, i32, i7, f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ, i8, f8E4M3B11FNUZ, f8E4M3B11FNUZ, i1, f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ
}
func.func @f1(%x : f8E4M3FNUZ) -> (f8E4M3FNUZ, f8E4M3FNUZ, i16, f8E4M3FNUZ, f8E4M3FNUZ, i8, i1, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, i1, i8, f8E4M3FNUZ) {
  %c1 = arith.constant -1.0 : f8E4M3FNUZ
  %c2 = arith.constant 0x17 : f8E4M3FNUZ
  %c3 = arith.constant 0x0D : f8E4M3FNUZ
  %c4 = arith.constant 0xC4 : f8E4M3FNUZ
  %c6 = arith.constant 1 : i7
  %v5 = arith.sitofp %c6 : i7 to f8E4M3FNUZ
  %v7 = arith.remf %c2, %c4 : f8E4M3FNUZ
  %v8 = arith.fptoui %c2 : f8E4M3FNUZ to i16
  %v9 = arith.remf %c4, %v7 : f8E4M3FNUZ
  %v10 = arith.negf %c2 : f8E4M3FNUZ
  %v11 = arith.bitcast %x : f8E4M3FNUZ to i8
  %v12 = arith.cmpf ule, %v5, %c3 : f8E4M3FNUZ
  %v13 = arith.subf %v9, %c3 : f8E4M3FNUZ
  %v14 = arith.addf %x, %v9 : f8E4M3FNUZ
  %v15 = arith.negf %v14 : f8E4M3FNUZ
  %v16 = arith.maxnumf %v10, %v13 : f8E4M3FNUZ
  %v17 = arith.cmpf ueq, %v14, %v5 : f8E4M3FNUZ
  %v18 = arith.bitcast %v16 : f8E4M3FNUZ to i8
  %v19 = arith.minimumf %v10, %v5 : f8E4M3FNUZ
  return %v5, %v7, %v8, %v9, %v10, %v11, %v12, %v13, %v14, %v15, %v16, %v17, %v18, %v19 : f8E4M3FNUZ, f8E4M3FNUZ, i16, f8E4M3FNUZ, f8E4M3FNUZ, i8, i1, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, i1, i8, f8E4M3FNUZ
}
func.func @f2(%x : f128) -> (f128, i128, f128, f128, f128, i1, f128, f128, bf16, i128, f128, f128, f128, f16) {
  %c1 = arith.constant 0x5DB13BF0171A6E42D677DF47301FBE48 : f128
  %c2 = arith.constant -1.0 : f128
  %c3 = arith.constant 0x890995A8051891B35155C5AE9088B26A : f128
  %c4 = arith.constant 0xEAEF0741F510A3F2D6E7E0B7E1CE4A28 : f128
  %c6 = arith.constant -128 : i8
  %v5 = arith.sitofp %c6 : i8 to f128
  %v7 = arith.bitcast %c2 : f128 to i128
  %c9 = arith.constant -9223372036854775808 : i64
  %v8 = arith.sitofp %c9 : i64 to f128
  %v10 = arith.maxnumf %c4, %x : f128
  %v11 = arith.maximumf %c3, %x : f128
  %v12 = arith.cmpf une, %v10, %v5 : f128
  %v13 = arith.mulf %v11, %v11 : f128
  %v14 = arith.maxnumf %v8, %v5 : f128
  %v15 = arith.truncf %x : f128 to bf16
  %v16 = arith.bitcast %v14 : f128 to i128
  %c18 = arith.constant 12 : i8
  %v17 = arith.sitofp %c18 : i8 to f128
  %v19 = arith.remf %v10, %c1 : f128
  %v20 = arith.maximumf %v8, %c3 : f128
  %v21 = arith.truncf %v17 : f128 to f16
  return %v5, %v7, %v8, %v10, %v11, %v12, %v13, %v14, %v15, %v16, %v17, %v19, %v20, %v21 : f128, i128, f128, f128, f128, i1, f128, f128, bf16, i128, f128, f128, f128, f16
}
func.func @f3(%x : f8E4M3FN) -> (i1, f8E4M3FN, f8E4M3FN, f8E4M3FN, i1, f8E4M3FN, f80, f8E4M3FN, f32, f8E4M3FN, i1, tf32, f8E4M3FN, tf32) {
  %c1 = arith.constant 0xBD : f8E4M3FN
  %c2 = arith.constant 0x1E : f8E4M3FN
  %c3 = arith.constant 0xA0 : f8E4M3FN
  %c4 = arith.constant 1.0 : f8E4M3FN
  %v5 = arith.cmpf uno, %x, %x : f8E4M3FN
  %v6 = arith.minnumf %c3, %c1 : f8E4M3FN
  %v7 = arith.addf %v6, %c1 : f8E4M3FN
  %v8 = arith.negf %v6 : f8E4M3FN
  %v9 = arith.cmpf oeq, %c4, %c3 : f8E4M3FN
  %v10 = arith.remf %v6, %x : f8E4M3FN
  %v11 = arith.extf %c2 : f8E4M3FN to f80
  %v12 = arith.maximumf %v10, %x : f8E4M3FN
  %v13 = arith.extf %v7 : f8E4M3FN to f32
  %v14 = arith.mulf %x, %c2 : f8E4M3FN
  %v15 = arith.cmpf false, %v10, %c4 : f8E4M3FN
  %v16 = arith.extf %c3 : f8E4M3FN to tf32
  %v17 = arith.mulf %v6, %x : f8E4M3FN
  %v18 = arith.extf %v14 : f8E4M3FN to tf32
  return %v5, %v6, %v7, %v8, %v9, %v10, %v11, %v12, %v13, %v14, %v15, %v16, %v17, %v18 : i1, f8E4M3FN, f8E4M3FN, f8E4M3FN, i1, f8E4M3FN, f80, f8E4M3FN, f32, f8E4M3FN, i1, tf32, f8E4M3FN, tf32
}
func.func @f4(%x : f64) -> (f64, f64, bf16, f8E3M4, f8E3M4, f64, f64, f64, i32, f64, f64, i64, f64, bf16) {
  %c1 = arith.constant 0xF9263BD1BAB0DDB2 : f64
  %c2 = arith.constant -0.0 : f64
  %c3 = arith.constant 0x523D9036F3B97F5F : f64
  %c4 = arith.constant 0x11FB037E063F6AB5 : f64
  %v5 = arith.addf %c1, %c2 : f64
  %c7 = arith.constant -803469022129495137770981046170581301261101496891396417650688 : i200
  %v6 = arith.sitofp %c7 : i200 to f64
  %v8 = arith.truncf %x : f64 to bf16
  %v9 = arith.truncf %v6 : f64 to f8E3M4
  %v10 = arith.truncf %v5 : f64 to f8E3M4
  %c12 = arith.constant true
  %v11 = arith.sitofp %c12 : i1 to f64
  %v13 = arith.maximumf %x, %c2 : f64
  %v14 = arith.maxnumf %c2, %v11 : f64
  %v15 = arith.fptoui %c1 : f64 to i32
  %v16 = arith.subf %v14, %v13 : f64
  %v17 = arith.subf %v16, %c3 : f64
  %v18 = arith.fptoui %c1 : f64 to i64
  %c20 = arith.constant -128 : i8
  %v19 = arith.sitofp %c20 : i8 to f64
  %v21 = arith.truncf %c1 : f64 to bf16
  return %v5, %v6, %v8, %v9, %v10, %v11, %v13, %v14, %v15, %v16, %v17, %v18, %v19, %v21 : f64, f64, bf16, f8E3M4, f8E3M4, f64, f64, f64, i32, f64, f64, i64, f64, bf16
}
func.func @f5(%x : bf16) -> (i16, bf16, bf16, f8E5M2FNUZ, bf16, bf16, bf16, bf16, f8E4M3FNUZ, bf16, i1, bf16, f32, bf16) {
  %c1 = arith.constant 0x8307 : bf16
  %c2 = arith.constant 0x55F8 : bf16
  %c3 = arith.constant -1.0 : bf16
  %c4 = arith.constant 0x5A5C : bf16
  %v5 = arith.bitcast %x : bf16 to i16
  %v6 = arith.minimumf %c1, %c1 : bf16
  %v7 = arith.maximumf %c4, %c2 : bf16
  %v8 = arith.truncf %c1 : bf16 to f8E5M2FNUZ
  %v9 = arith.minimumf %c1, %c3 : bf16
  %v10 = arith.subf %c3, %v6 : bf16
  %v11 = arith.divf %c4, %c1 : bf16
  %c13 = arith.constant -1 : i128
  %v12 = arith.uitofp %c13 : i128 to bf16
  %v14 = arith.truncf %c1 : bf16 to f8E4M3FNUZ
  %v15 = arith.minimumf %v10, %v10 : bf16
  %v16 = arith.cmpf ogt, %v15, %v9 : bf16
  %v17 = arith.minimumf %v12, %c2 : bf16
  %v18 = arith.extf %c1 : bf16 to f32
  %v19 = arith.subf %v12, %v9 : bf16
  return %v5, %v6, %v7, %v8, %v9, %v10, %v11, %v12, %v14, %v15, %v16, %v17, %v18, %v19 : i16, bf16, bf16, f8E5M2FNUZ, bf16, bf16, bf16, bf16, f8E4M3FNUZ, bf16, i1, bf16, f32, bf16
}
// -----
func.func @f0(%x : f8E5M2FNUZ) -> (f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, tf32, f8E5M2FNUZ, f8E5M2FNUZ, i128, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, bf16, i8, f8E5M2FNUZ) {
  %c1 = arith.constant 0xC7 : f8E5M2FNUZ
  %c2 = arith.constant 0x1E : f8E5M2FNUZ
  %c3 = arith.constant 0.5 : f8E5M2FNUZ
  %c4 = arith.constant -1.0 : f8E5M2FNUZ
  %v5 = arith.negf %c2 : f8E5M2FNUZ
  %v6 = arith.addf %c4, %v5 : f8E5M2FNUZ
  %c8 = arith.constant 117057339294987890688175506974370757081 : i128
  %v7 = arith.uitofp %c8 : i128 to f8E5M2FNUZ
  %v9 = arith.extf %v5 : f8E5M2FNUZ to tf32
  %v10 = arith.remf %c3, %v7 : f8E5M2FNUZ
  %v11 = arith.divf %v5, %c2 : f8E5M2FNUZ
  %v12 = arith.fptoui %v5 : f8E5M2FNUZ to i128
  %v13 = arith.negf %c3 : f8E5M2FNUZ
  %v14 = arith.mulf %v13, %v5 : f8E5M2FNUZ
  %v15 = arith.remf %v7, %c2 : f8E5M2FNUZ
  %v16 = arith.minnumf %c3, %v6 : f8E5M2FNUZ
  %v17 = arith.extf %v7 : f8E5M2FNUZ to bf16
  %v18 = arith.bitcast %v5 : f8E5M2FNUZ to i8
  %v19 = arith.remf %v16, %v15 : f8E5M2FNUZ
  return %v5, %v6, %v7, %v9, %v10, %v11, %v12, %v13, %v14, %v15, %v16, %v17, %v18, %v19 : f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, tf32, f8E5M2FNUZ, f8E5M2FNUZ, i128, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, bf16, i8, f8E5M2FNUZ
}
func.func @f1(%x : f64) -> (f64, f64, f8E4M3FNUZ, f8E5M2FNUZ, f64, f16, f64, f64, i1, i64, i1, f64, f64, f64) {
  %c1 = arith.constant 0xEB6546BCF4985F01 : f64
  %c2 = arith.constant 3.0 : f64
  %c3 = arith.constant 0x3967398842860C48 : f64
  %c4 = arith.constant 2.0 : f64
  %c6 = arith.constant -5631196684449113759 : i64
  %v5 = arith.sitofp %c6 : i64 to f64
  %v7 = arith.remf %v5, %c3 : f64
  %v8 = arith.truncf %c2 : f64 to f8E4M3FNUZ
  %v9 = arith.truncf %v5 : f64 to f8E5M2FNUZ
  %c11 = arith.constant -1 : i16
  %v10 = arith.sitofp %c11 : i16 to f64
  %v12 = arith.truncf %c4 : f64 to f16
  %c14 = arith.constant true
  %v13 = arith.uitofp %c14 : i1 to f64
  %v15 = arith.subf %c4, %v5 : f64
  %v16 = arith.cmpf ule, %c4, %x : f64
  %v17 = arith.bitcast %v13 : f64 to i64
  %v18 = arith.cmpf ord, %v5, %x : f64
  %v19 = arith.divf %v15, %c4 : f64
  %v20 = arith.maximumf %v13, %c4 : f64
  %v21 = arith.minnumf %c1, %v20 : f64
  return %v5, %v7, %v8, %v9, %v10, %v12, %v13, %v15, %v16, %v17, %v18, %v19, %v20, %v21 : f64, f64, f8E4M3FNUZ, f8E5M2FNUZ, f64, f16, f64, f64, i1, i64, i1, f64, f64, f64
}
func.func @f2(%x : f8E4M3) -> (i1, f16, f8E4M3, f8E4M3, f8E4M3, f8E4M3, f8E4M3, i16, f8E4M3, f128, f8E4M3, i16, f8E4M3, f8E4M3) {
  %c1 = arith.constant 0x09 : f8E4M3
  %c2 = arith.constant 0x04 : f8E4M3
  %c3 = arith.constant 0xCD : f8E4M3
  %c4 = arith.constant -1.0 : f8E4M3
  %v5 = arith.cmpf uge, %c4, %c3 : f8E4M3
  %v6 = arith.extf %c4 : f8E4M3 to f16
  %v7 = arith.mulf %c4, %c1 : f8E4M3
  %v8 = arith.mulf %c2, %x : f8E4M3
  %v9 = arith.addf %v7, %v8 : f8E4M3
  %c11 = arith.constant -170141183460469231731687303715884105728 : i128
  %v10 = arith.uitofp %c11 : i128 to f8E4M3
  %v12 = arith.minnumf %v8, %x : f8E4M3
  %v13 = arith.fptosi %v12 : f8E4M3 to i16
  %v14 = arith.mulf %x, %c4 : f8E4M3
  %v15 = arith.extf %v9 : f8E4M3 to f128
  %v16 = arith.subf %x, %v9 : f8E4M3
  %v17 = arith.fptoui %c1 : f8E4M3 to i16
  %v18 = arith.negf %v10 : f8E4M3
  %v19 = arith.divf %v8, %v12 : f8E4M3
  return %v5, %v6, %v7, %v8, %v9, %v10, %v12, %v13, %v14, %v15, %v16, %v17, %v18, %v19 : i1, f16, f8E4M3, f8E4M3, f8E4M3, f8E4M3, f8E4M3, i16, f8E4M3, f128, f8E4M3, i16, f8E4M3, f8E4M3
}
func.func @f3(%x : f128) -> (f128, f128, f128, i1, f128, f128, f8E5M2, f80, f128, f128, f128, f128, f128, f128) {
  %c1 = arith.constant 0x3B5E32081D9818AA5B2CA179863BDE6E : f128
  %c2 = arith.constant 0x05333814192E979465A4BF6DE095FF2D : f128
  %c3 = arith.constant 0x74C54027E4136E1BCAB3D4F690F0E18D : f128
  %c4 = arith.constant 0xF522ABF35D1905E18D7B14A361794D0B : f128
  %v5 = arith.maxnumf %x, %c4 : f128
  %v6 = arith.subf %c4, %c4 : f128
  %v7 = arith.divf %v5, %v5 : f128
  %v8 = arith.cmpf ogt, %x, %v6 : f128
  %v9 = arith.minnumf %v5, %v5 : f128
  %c11 = arith.constant -84784496059364167034336884916610939246 : i128
  %v10 = arith.sitofp %c11 : i128 to f128
  %v12 = arith.truncf %c3 : f128 to f8E5M2
  %v13 = arith.truncf %v10 : f128 to f80
  %v14 = arith.minnumf %v5, %c2 : f128
  %v15 = arith.negf %v5 : f128
  %v16 = arith.mulf %v6, %c2 : f128
  %v17 = arith.addf %v15, %c2 : f128
  %v18 = arith.minnumf %v6, %c1 : f128
  %v19 = arith.mulf %c3, %c3 : f128
  return %v5, %v6, %v7, %v8, %v9, %v10, %v12, %v13, %v14, %v15, %v16, %v17, %v18, %v19 : f128, f128, f128, i1, f128, f128, f8E5M2, f80, f128, f128, f128, f128, f128, f128
}
func.func @f4(%x : f8E3M4) -> (f8E3M4, f8E3M4, i1, f8E3M4, i200, i64, f8E3M4, f8E3M4, i7, f8E3M4, i1, f8E3M4, i1, f8E3M4) {
  %c1 = arith.constant -0.0 : f8E3M4
  %c2 = arith.constant 0x38 : f8E3M4
  %c3 = arith.constant 0x2E : f8E3M4
  %c4 = arith.constant 0x1F : f8E3M4
  %v5 = arith.minimumf %c2, %c2 : f8E3M4
  %c7 = arith.constant -1 : i32
  %v6 = arith.uitofp %c7 : i32 to f8E3M4
  %v8 = arith.cmpf ult, %v6, %c1 : f8E3M4
  %v9 = arith.remf %x, %c3 : f8E3M4
  %v10 = arith.fptoui %v5 : f8E3M4 to i200
  %v11 = arith.fptoui %c3 : f8E3M4 to i64
  %v12 = arith.negf %c1 : f8E3M4
  %v13 = arith.subf %v12, %c4 : f8E3M4
  %v14 = arith.fptosi %v5 : f8E3M4 to i7
  %v15 = arith.addf %c4, %v6 : f8E3M4
  %v16 = arith.cmpf ult, %v6, %c4 : f8E3M4
  %v17 = arith.maximumf %c1, %c4 : f8E3M4
  %v18 = arith.cmpf olt, %v15, %v12 : f8E3M4
  %v19 = arith.subf %v17, %v12 : f8E3M4
  return %v5, %v6, %v8, %v9, %v10, %v11, %v12, %v13, %v14, %v15, %v16, %v17, %v18, %v19 : f8E3M4, f8E3M4, i1, f8E3M4, i200, i64, f8E3M4, f8E3M4, i7, f8E3M4, i1, f8E3M4, i1, f8E3M4
}
func.func @f5(%x : f64) -> (f64, f8E4M3FN, f64, f64, f64, f64, f64, f64, f8E4M3FN, f16, f64, i64, f64, f64) {
  %c1 = arith.constant 0x5958DE7E19281199 : f64
  %c2 = arith.constant -0.0 : f64
  %c3 = arith.constant 0x87206B3ACBE07A29 : f64
  %c4 = arith.constant 0x3DE6555DB84B866F : f64
  %c6 = arith.constant 7 : i7
  %v5 = arith.sitofp %c6 : i7 to f64
  %v7 = arith.truncf %v5 : f64 to f8E4M3FN
  %v8 = arith.subf %c1, %v5 : f64
  %v9 = arith.minnumf %c3, %c1 : f64
  %v10 = arith.maximumf %v5, %c3 : f64
  %v11 = arith.minimumf %c4, %v10 : f64
  %v12 = arith.maximumf %v9, %c1 : f64
  %v13 = arith.negf %c3 : f64
  %v14 = arith.truncf %c3 : f64 to f8E4M3FN
  %v15 = arith.truncf %v13 : f64 to f16
  %c17 = arith.constant true
  %v16 = arith.uitofp %c17 : i1 to f64
  %v18 = arith.bitcast %x : f64 to i64
  %v19 = arith.minimumf %x, %v11 : f64
  %v20 = arith.subf %c2, %v13 : f64
  return %v5, %v7, %v8, %v9, %v10, %v11, %v12, %v13, %v14, %v15, %v16, %v18, %v19, %v20 : f64, f8E4M3FN, f64, f64, f64, f64, f64, f64, f8E4M3FN, f16, f64, i64, f64, f64
}
// -----
func.func @f0(%x : f16) -> (f16, f16, i16, f16, f16, i1, f16, i1, f16, f16, f16, i1, i64, f8E4M3B11FNUZ) {
  %c1 = arith.constant 0x09BA : f16
  %c2 = arith.constant 3.0 : f16
  %c3 = arith.constant 0x44D1 : f16
  %c4 = arith.constant 2.0 : f16
  %v5 = arith.remf %c2, %c3 : f16
  %c7 = arith.constant -64 : i7
  %v6 = arith.sitofp %c7 : i7 to f16
  %v8 = arith.bitcast %c1 : f16 to i16
  %v9 = arith.maxnumf %c4, %v5 : f16
  %v10 = arith.mulf %v6, %v6 : f16
  %v11 = arith.cmpf ule, %x, %v9 : f16
  %v12 = arith.maximumf %v5, %c3 : f16
  %v13 = arith.cmpf uge, %v9, %c3 : f16
  %v14 = arith.remf %x, %c2 : f16
  %c16 = arith.constant 5 : i7
  %v15 = arith.uitofp %c7 : i7 to f16
  %v17 = arith.minimumf %c4, %v10 : f16
  %v18 = arith.cmpf ord, %v12, %v10 : f16
  %v19 = arith.fptoui %x : f16 to i64
  %v20 = arith.truncf %c4 : f16 to f8E4M3B11FNUZ
  return %v5, %v6, %v8, %v9, %v10, %v11, %v12, %v13, %v14, %v15, %v17, %v18, %v19, %v20 : f16, f16, i16, f16, f16, i1, f16, i1, f16, f16, f16, i1, i64, f8E4M3B11FNUZ
}
func.func @f1(%x : f64) -> (f64, f80, f32, f64, f64, i1, f64, f64, f64, i16, f64, i1, f64, f64) {
  %c1 = arith.constant 0.0 : f64
  %c2 = arith.constant -0.0 : f64
  %c3 = arith.constant -0.0 : f64
  %c4 = arith.constant -2.5 : f64
  %v5 = arith.minnumf %c2, %c1 : f64
  %v6 = arith.extf %v5 : f64 to f80
  %v7 = arith.truncf %c1 : f64 to f32
  %v8 = arith.divf %c3, %v5 : f64
  %v9 = arith.subf %c3, %c3 : f64
  %v10 = arith.cmpf false, %v9, %c1 : f64
  %v11 = arith.subf %x, %c2 : f64
  %v12 = arith.subf %c4, %v9 : f64
  %v13 = arith.minimumf %c2, %v5 : f64
  %v14 = arith.fptosi %v9 : f64 to i16
  %v15 = arith.maxnumf %v12, %v11 : f64
  %v16 = arith.cmpf true, %v8, %v9 : f64
  %v17 = arith.mulf %v5, %v13 : f64
  %v18 = arith.minimumf %v9, %c3 : f64
  return %v5, %v6, %v7, %v8, %v9, %v10, %v11, %v12, %v13, %v14, %v15, %v16, %v17, %v18 : f64, f80, f32, f64, f64, i1, f64, f64, f64, i16, f64, i1, f64, f64
}
func.func @f2(%x : f8E4M3) -> (i1, i1, f8E4M3, i1, f8E4M3, i1, f8E4M3, f8E4M3, i1, f8E4M3, f8E4M3, f80, f8E4M3, i1) {
  %c1 = arith.constant 0x2B : f8E4M3
  %c2 = arith.constant 0x6A : f8E4M3
  %c3 = arith.constant 0x5E : f8E4M3
  %c4 = arith.constant 1.0 : f8E4M3
  %v5 = arith.cmpf ult, %x, %x : f8E4M3
  %v6 = arith.cmpf ole, %c4, %c2 : f8E4M3
  %v7 = arith.addf %x, %x : f8E4M3
  %v8 = arith.fptoui %x : f8E4M3 to i1
  %v9 = arith.mulf %c4, %x : f8E4M3
  %v10 = arith.cmpf true, %c3, %x : f8E4M3
  %v11 = arith.minimumf %c3, %v7 : f8E4M3
  %v12 = arith.subf %v7, %c3 : f8E4M3
  %v13 = arith.cmpf ule, %x, %v11 : f8E4M3
  %v14 = arith.maxnumf %v11, %c3 : f8E4M3
  %v15 = arith.maxnumf %v9, %x : f8E4M3
  %v16 = arith.extf %v14 : f8E4M3 to f80
  %v17 = arith.mulf %x, %v12 : f8E4M3
  %v18 = arith.cmpf true, %x, %v15 : f8E4M3
  return %v5, %v6, %v7, %v8, %v9, %v10, %v11, %v12, %v13, %v14, %v15, %v16, %v17, %v18 : i1, i1, f8E4M3, i1, f8E4M3, i1, f8E4M3, f8E4M3, i1, f8E4M3, f8E4M3, f80, f8E4M3, i1
}
func.func @f3(%x : f16) -> (f16, i1, f128, i200, tf32, i1, f16, f16, f8E5M2, i32, f8E4M3B11FNUZ, f8E3M4, f16, f16) {
  %c1 = arith.constant 0x4AE7 : f16
  %c2 = arith.constant 0.0 : f16
  %c3 = arith.constant 3.0 : f16
  %c4 = arith.constant 0x7367 : f16
  %v5 = arith.mulf %c4, %x : f16
  %v6 = arith.cmpf false, %c2, %v5 : f16
  %v7 = arith.extf %c3 : f16 to f128
  %v8 = arith.fptoui %x : f16 to i200
  %v9 = arith.extf %c4 : f16 to tf32
  %v10 = arith.fptosi %x : f16 to i1
  %v11 = arith.negf %c4 : f16
  %v12 = arith.sitofp %v10 : i1 to f16
  %v13 = arith.truncf %c2 : f16 to f8E5M2
  %v14 = arith.fptosi %c4 : f16 to i32
  %v15 = arith.truncf %c1 : f16 to f8E4M3B11FNUZ
  %v16 = arith.truncf %v12 : f16 to f8E3M4
  %v17 = arith.subf %x, %c3 : f16
  %v18 = arith.negf %c2 : f16
  return %v5, %v6, %v7, %v8, %v9, %v10, %v11, %v12, %v13, %v14, %v15, %v16, %v17, %v18 : f16, i1, f128, i200, tf32, i1, f16, f16, f8E5M2, i32, f8E4M3B11FNUZ, f8E3M4, f16, f16
}
func.func @f4(%x : f16) -> (f16, f16, f16, f128, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16) {
  %c1 = arith.constant 0.5 : f16
  %c2 = arith.constant 0x7138 : f16
  %c3 = arith.constant 0xA2B7 : f16
  %c4 = arith.constant 0x6DB1 : f16
  %c6 = arith.constant false
  %v5 = arith.sitofp %c6 : i1 to f16
  %v7 = arith.mulf %c2, %v5 : f16
  %c9 = arith.constant -803469022129495137770981046170581301261101496891396417650688 : i200
  %v8 = arith.sitofp %c9 : i200 to f16
  %v10 = arith.extf %c1 : f16 to f128
  %v11 = arith.minimumf %c1, %x : f16
  %v12 = arith.maxnumf %v7, %c2 : f16
  %v13 = arith.divf %v7, %v5 : f16
  %v14 = arith.minimumf %c1, %v11 : f16
  %v15 = arith.maxnumf %c4, %c2 : f16
  %v16 = arith.subf %v11, %v11 : f16
  %v17 = arith.negf %c4 : f16
  %v18 = arith.negf %c1 : f16
  %v19 = arith.subf %v16, %v13 : f16
  %v20 = arith.remf %v16, %v7 : f16
  return %v5, %v7, %v8, %v10, %v11, %v12, %v13, %v14, %v15, %v16, %v17, %v18, %v19, %v20 : f16, f16, f16, f128, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16
}
func.func @f5(%x : f64) -> (f64, f64, f8E5M2, f64, f64, f64, f16, f64, f64, f64, f64, i1, f64, f80) {
  %c1 = arith.constant 0x5F1533797FE355FB : f64
  %c2 = arith.constant 0xC7C7F8577B2FDFE4 : f64
  %c3 = arith.constant 0x0B983445543ADD7E : f64
  %c4 = arith.constant 0x011312BDDC29409C : f64
  %v5 = arith.negf %c3 : f64
  %v6 = arith.divf %c1, %c1 : f64
  %v7 = arith.truncf %c3 : f64 to f8E5M2
  %v8 = arith.maxnumf %v5, %c1 : f64
  %v9 = arith.negf %c1 : f64
  %v10 = arith.negf %c3 : f64
  %v11 = arith.truncf %x : f64 to f16
  %v12 = arith.subf %v8, %v6 : f64
  %c14 = arith.constant -1 : i7
  %v13 = arith.uitofp %c14 : i7 to f64
  %v15 = arith.subf %v10, %v9 : f64
  %v16 = arith.mulf %v6, %v15 : f64
  %v17 = arith.cmpf ord, %c1, %v8 : f64
  %v18 = arith.subf %v8, %v16 : f64
  %v19 = arith.extf %v13 : f64 to f80
  return %v5, %v6, %v7, %v8, %v9, %v10, %v11, %v12, %v13, %v15, %v16, %v17, %v18, %v19 : f64, f64, f8E5M2, f64, f64, f64, f16, f64, f64, f64, f64, i1, f64, f80
}
// -----
func.func @f0(%x : f8E4M3FNUZ) -> (i1, i8, i1, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, i1, f8E4M3FNUZ, f8E4M3FNUZ, i1, i8, f8E4M3FNUZ, f8E4M3FNUZ) {
  %c1 = arith.constant 0x88 : f8E4M3FNUZ
  %c2 = arith.constant 0xBD : f8E4M3FNUZ
  %c3 = arith.constant 0x70 : f8E4M3FNUZ
  %c4 = arith.constant 0xE7 : f8E4M3FNUZ
  %v5 = arith.cmpf ord, %c2, %c3 : f8E4M3FNUZ
  %v6 = arith.bitcast %c2 : f8E4M3FNUZ to i8
  %v7 = arith.cmpf oge, %x, %c3 : f8E4M3FNUZ
  %v8 = arith.mulf %c3, %c4 : f8E4M3FNUZ
  %v9 = arith.divf %x, %c2 : f8E4M3FNUZ
  %v10 = arith.negf %c2 : f8E4M3FNUZ
  %v11 = arith.maxnumf %c2, %c3 : f8E4M3FNUZ
  %v12 = arith.cmpf ole, %c3, %c1 : f8E4M3FNUZ
  %v13 = arith.addf %v10, %v8 : f8E4M3FNUZ
  %v14 = arith.divf %v8, %v11 : f8E4M3FNUZ
  %v15 = arith.cmpf uno, %c3, %c1 : f8E4M3FNUZ
  %v16 = arith.bitcast %c1 : f8E4M3FNUZ to i8
  %v17 = arith.mulf %c1, %c3 : f8E4M3FNUZ
  %v18 = arith.maximumf %v17, %x : f8E4M3FNUZ
  return %v5, %v6, %v7, %v8, %v9, %v10, %v11, %v12, %v13, %v14, %v15, %v16, %v17, %v18 : i1, i8, i1, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, i1, f8E4M3FNUZ, f8E4M3FNUZ, i1, i8, f8E4M3FNUZ, f8E4M3FNUZ
}
func.func @f1(%x : f80) -> (f80, f80, f80, f80, f80, i7, f80, f80, f8E3M4, f80, f80, f80, f80, f80) {
  %c1 = arith.constant 0x4027B492E6BB326EA269 : f80
  %c2 = arith.constant 0x4000A8FCCBFAD8BC150E : f80
  %c3 = arith.constant 0xC000E921178426517CA5 : f80
  %c4 = arith.constant 0xC000C0A195995F2A2E1C : f80
  %v5 = arith.addf %x, %c1 : f80
  %c7 = arith.constant 3533862337716790719 : i128
  %v6 = arith.sitofp %c7 : i128 to f80
  %v8 = arith.divf %v6, %c3 : f80
  %v9 = arith.maximumf %c4, %c3 : f80
  %c11 = arith.constant -64 : i7
  %v10 = arith.uitofp %c11 : i7 to f80
  %v12 = arith.fptoui %c4 : f80 to i7
  %c14 = arith.constant true
  %v13 = arith.uitofp %c14 : i1 to f80
  %v15 = arith.negf %x : f80
  %v16 = arith.truncf %c4 : f80 to f8E3M4
  %v17 = arith.uitofp %c7 : i128 to f80
  %v18 = arith.maxnumf %v13, %v5 : f80
  %c20 = arith.constant -117494057466023969643223049483760160743647972098036827896768 : i200
  %v19 = arith.uitofp %c20 : i200 to f80
  %v21 = arith.subf %c4, %v17 : f80
  %c23 = arith.constant -128 : i8
  %v22 = arith.uitofp %c23 : i8 to f80
  return %v5, %v6, %v8, %v9, %v10, %v12, %v13, %v15, %v16, %v17, %v18, %v19, %v21, %v22 : f80, f80, f80, f80, f80, i7, f80, f80, f8E3M4, f80, f80, f80, f80, f80
}
func.func @f2(%x : f32) -> (f32, f128, f32, f32, f32, f32, f8E5M2FNUZ, i8, f32, f32, i1, f32, f8E4M3, f32) {
  %c1 = arith.constant 0xE7CE8437 : f32
  %c2 = arith.constant 0x6B7B9585 : f32
  %c3 = arith.constant -1.0 : f32
  %c4 = arith.constant 0.5 : f32
  %v5 = arith.mulf %c1, %c4 : f32
  %v6 = arith.extf %c3 : f32 to f128
  %v7 = arith.minnumf %x, %x : f32
  %v8 = arith.divf %c4, %c4 : f32
  %v9 = arith.negf %c4 : f32
  %v10 = arith.remf %c2, %c1 : f32
  %v11 = arith.truncf %c3 : f32 to f8E5M2FNUZ
  %v12 = arith.fptoui %c2 : f32 to i8
  %v13 = arith.negf %c4 : f32
  %v14 = arith.maxnumf %v7, %c2 : f32
  %v15 = arith.cmpf ole, %c2, %v14 : f32
  %v16 = arith.minimumf %v13, %v14 : f32
  %v17 = arith.truncf %c1 : f32 to f8E4M3
  %v18 = arith.remf %v8, %c4 : f32
  return %v5, %v6, %v7, %v8, %v9, %v10, %v11, %v12, %v13, %v14, %v15, %v16, %v17, %v18 : f32, f128, f32, f32, f32, f32, f8E5M2FNUZ, i8, f32, f32, i1, f32, f8E4M3, f32
}
func.func @f3(%x : f8E4M3FN) -> (f8E4M3FN, i8, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN) {
  %c1 = arith.constant 3.0 : f8E4M3FN
  %c2 = arith.constant 0x2D : f8E4M3FN
  %c3 = arith.constant -2.5 : f8E4M3FN
  %c4 = arith.constant 0xA8 : f8E4M3FN
  %c6 = arith.constant 8112937272223536882 : i64
  %v5 = arith.sitofp %c6 : i64 to f8E4M3FN
  %v7 = arith.fptosi %c4 : f8E4M3FN to i8
  %v8 = arith.maximumf %c3, %x : f8E4M3FN
  %v9 = arith.minnumf %v8, %x : f8E4M3FN
  %v10 = arith.maxnumf %v5, %v5 : f8E4M3FN
  %v11 = arith.addf %v5, %c4 : f8E4M3FN
  %v12 = arith.minnumf %c1, %x : f8E4M3FN
  %v13 = arith.subf %v5, %c1 : f8E4M3FN
  %v14 = arith.mulf %x, %c1 : f8E4M3FN
  %v15 = arith.divf %v12, %c4 : f8E4M3FN
  %v16 = arith.negf %c3 : f8E4M3FN
  %v17 = arith.subf %v5, %v8 : f8E4M3FN
  %v18 = arith.minimumf %v15, %v14 : f8E4M3FN
  %v19 = arith.divf %c3, %v5 : f8E4M3FN
  return %v5, %v7, %v8, %v9, %v10, %v11, %v12, %v13, %v14, %v15, %v16, %v17, %v18, %v19 : f8E4M3FN, i8, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN
}
func.func @f4(%x : f8E5M2FNUZ) -> (f128, i8, f8E5M2FNUZ, f128, i1, f8E5M2FNUZ, tf32, f8E5M2FNUZ, f8E5M2FNUZ, i1, tf32, i128, i1, f8E5M2FNUZ) {
  %c1 = arith.constant 0x9B : f8E5M2FNUZ
  %c2 = arith.constant -1.0 : f8E5M2FNUZ
  %c3 = arith.constant 0xE6 : f8E5M2FNUZ
  %c4 = arith.constant 0x59 : f8E5M2FNUZ
  %v5 = arith.extf %x : f8E5M2FNUZ to f128
  %v6 = arith.bitcast %c4 : f8E5M2FNUZ to i8
  %c8 = arith.constant -170141183460469231731687303715884105728 : i128
  %v7 = arith.sitofp %c8 : i128 to f8E5M2FNUZ
  %v9 = arith.extf %x : f8E5M2FNUZ to f128
  %v10 = arith.cmpf ult, %x, %c3 : f8E5M2FNUZ
  %v11 = arith.maxnumf %c1, %x : f8E5M2FNUZ
  %v12 = arith.extf %v7 : f8E5M2FNUZ to tf32
  %v13 = arith.sitofp %v6 : i8 to f8E5M2FNUZ
  %v14 = arith.subf %v11, %v7 : f8E5M2FNUZ
  %v15 = arith.cmpf olt, %c1, %v14 : f8E5M2FNUZ
  %v16 = arith.extf %c1 : f8E5M2FNUZ to tf32
  %v17 = arith.fptoui %c1 : f8E5M2FNUZ to i128
  %v18 = arith.cmpf ueq, %v13, %c2 : f8E5M2FNUZ
  %v19 = arith.remf %c4, %v13 : f8E5M2FNUZ
  return %v5, %v6, %v7, %v9, %v10, %v11, %v12, %v13, %v14, %v15, %v16, %v17, %v18, %v19 : f128, i8, f8E5M2FNUZ, f128, i1, f8E5M2FNUZ, tf32, f8E5M2FNUZ, f8E5M2FNUZ, i1, tf32, i128, i1, f8E5M2FNUZ
}
func.func @f5(%x : f64) -> (f64, i1, f64, f8E4M3FN, f64, f64, f64, f64, f64, f64, i1, f64, f64, f64) {
  %c1 = arith.constant 0x93EBAB54C14213B2 : f64
  %c2 = arith.constant 0xA59F68E4AB864AE7 : f64
  %c3 = arith.constant 0x3C555073F6E96A75 : f64
  %c4 = arith.constant -2.5 : f64
  %v5 = arith.negf %c2 : f64
  %v6 = arith.cmpf ogt, %v5, %x : f64
  %v7 = arith.mulf %v5, %v5 : f64
  %v8 = arith.truncf %v7 : f64 to f8E4M3FN
  %v9 = arith.mulf %v7, %c1 : f64
  %v10 = arith.remf %c2, %v5 : f64
  %v11 = arith.minimumf %v9, %c1 : f64
  %v12 = arith.divf %v5, %v5 : f64
  %v13 = arith.mulf %v9, %v12 : f64
  %v14 = arith.minimumf %v10, %c2 : f64
  %v15 = arith.cmpf oge, %v9, %c4 : f64
  %v16 = arith.remf %v12, %v12 : f64
  %v17 = arith.mulf %v13, %c4 : f64
  %c19 = arith.constant -9223372036854775808 : i64
  %v18 = arith.uitofp %c19 : i64 to f64
  return %v5, %v6, %v7, %v8, %v9, %v10, %v11, %v12, %v13, %v14, %v15, %v16, %v17, %v18 : f64, i1, f64, f8E4M3FN, f64, f64, f64, f64, f64, f64, i1, f64, f64, f64
}
// -----
func.func @f0(%x : f80) -> (i32, bf16, f80, f80, i32, f80, f80, f80, f16, i80, f80, f80, i8, f80) {
  %c1 = arith.constant 1.0 : f80
  %c2 = arith.constant 0x7FFF9748E48710EC4B32 : f80
  %c3 = arith.constant 1.0 : f80
  %c4 = arith.constant 1.5 : f80
  %v5 = arith.fptoui %x : f80 to i32
  %v6 = arith.truncf %c1 : f80 to bf16
  %v7 = arith.subf %c2, %c1 : f80
  %v8 = arith.minnumf %c1, %c1 : f80
  %v9 = arith.fptoui %v8 : f80 to i32
  %v10 = arith.divf %c3, %x : f80
  %v11 = arith.minimumf %x, %c3 : f80
  %v12 = arith.uitofp %v5 : i32 to f80
  %v13 = arith.truncf %v10 : f80 to f16
  %v14 = arith.bitcast %c1 : f80 to i80
  %v15 = arith.subf %c3, %v12 : f80
  %c17 = arith.constant -1 : i200
  %v16 = arith.uitofp %c17 : i200 to f80
  %v18 = arith.fptosi %v7 : f80 to i8
  %v19 = arith.maximumf %v11, %v10 : f80
  return %v5, %v6, %v7, %v8, %v9, %v10, %v11, %v12, %v13, %v14, %v15, %v16, %v18, %v19 : i32, bf16, f80, f80, i32, f80, f80, f80, f16, i80, f80, f80, i8, f80
}
func.func @f1(%x : f8E4M3) -> (i8, f8E4M3, f8E4M3, f16, f8E4M3, f8E4M3, f8E4M3, f8E4M3, f8E4M3, i8, f8E4M3, f8E4M3, f8E4M3, f8E4M3) {
  %c1 = arith.constant 0x11 : f8E4M3
  %c2 = arith.constant -1.0 : f8E4M3
  %c3 = arith.constant 0.5 : f8E4M3
  %c4 = arith.constant 0x0B : f8E4M3
  %v5 = arith.bitcast %c2 : f8E4M3 to i8
  %v6 = arith.subf %c3, %c3 : f8E4M3
  %v7 = arith.mulf %c2, %c1 : f8E4M3
  %v8 = arith.extf %v7 : f8E4M3 to f16
  %c10 = arith.constant true
  %v9 = arith.uitofp %c10 : i1 to f8E4M3
  %c12 = arith.constant true
  %v11 = arith.uitofp %c12 : i1 to f8E4M3
  %c14 = arith.constant -29146 : i16
  %v13 = arith.sitofp %c14 : i16 to f8E4M3
  %v15 = arith.minimumf %v6, %x : f8E4M3
  %v16 = arith.mulf %c1, %c2 : f8E4M3
  %v17 = arith.bitcast %v15 : f8E4M3 to i8
  %v18 = arith.maximumf %x, %v11 : f8E4M3
  %v19 = arith.minimumf %v7, %v11 : f8E4M3
  %v20 = arith.addf %c2, %v11 : f8E4M3
  %v21 = arith.uitofp %v5 : i8 to f8E4M3
  return %v5, %v6, %v7, %v8, %v9, %v11, %v13, %v15, %v16, %v17, %v18, %v19, %v20, %v21 : i8, f8E4M3, f8E4M3, f16, f8E4M3, f8E4M3, f8E4M3, f8E4M3, f8E4M3, i8, f8E4M3, f8E4M3, f8E4M3, f8E4M3
}
func.func @f2(%x : f32) -> (f32, f32, f32, f32, f32, i64, f32, f32, f64, f32, f32, f32, f32, f32) {
  %c1 = arith.constant 0x648F4765 : f32
  %c2 = arith.constant 0x60AE3379 : f32
  %c3 = arith.constant -0.0 : f32
  %c4 = arith.constant 0x764C0AA9 : f32
  %v5 = arith.maxnumf %c4, %c4 : f32
  %v6 = arith.maximumf %c1, %c1 : f32
  %v7 = arith.negf %x : f32
  %v8 = arith.subf %c2, %x : f32
  %v9 = arith.minimumf %x, %c4 : f32
  %v10 = arith.fptoui %v5 : f32 to i64
  %c12 = arith.constant -803469022129495137770981046170581301261101496891396417650688 : i200
  %v11 = arith.uitofp %c12 : i200 to f32
  %v13 = arith.minimumf %v6, %c2 : f32
  %v14 = arith.extf %v5 : f32 to f64
  %v15 = arith.negf %c1 : f32
  %v16 = arith.divf %c2, %c2 : f32
  %v17 = arith.negf %v13 : f32
  %v18 = arith.addf %v8, %c4 : f32
  %c20 = arith.constant -64 : i7
  %v19 = arith.uitofp %c20 : i7 to f32
  return %v5, %v6, %v7, %v8, %v9, %v10, %v11, %v13, %v14, %v15, %v16, %v17, %v18, %v19 : f32, f32, f32, f32, f32, i64, f32, f32, f64, f32, f32, f32, f32, f32
}
func.func @f3(%x : f8E4M3FNUZ) -> (f8E4M3FNUZ, f8E4M3FNUZ, i32, f64, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, f80, i32, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ) {
  %c1 = arith.constant 0x98 : f8E4M3FNUZ
  %c2 = arith.constant 0x3D : f8E4M3FNUZ
  %c3 = arith.constant 1.5 : f8E4M3FNUZ
  %c4 = arith.constant 0.0 : f8E4M3FNUZ
  %v5 = arith.addf %x, %c4 : f8E4M3FNUZ
  %v6 = arith.negf %v5 : f8E4M3FNUZ
  %v7 = arith.fptoui %c4 : f8E4M3FNUZ to i32
  %v8 = arith.extf %v6 : f8E4M3FNUZ to f64
  %v9 = arith.maximumf %c1, %c1 : f8E4M3FNUZ
  %v10 = arith.divf %c3, %c2 : f8E4M3FNUZ
  %c12 = arith.constant 87 : i8
  %v11 = arith.uitofp %c12 : i8 to f8E4M3FNUZ
  %v13 = arith.extf %v10 : f8E4M3FNUZ to f80
  %v14 = arith.fptosi %c1 : f8E4M3FNUZ to i32
  %v15 = arith.minnumf %c4, %c4 : f8E4M3FNUZ
  %v16 = arith.addf %v11, %v15 : f8E4M3FNUZ
  %v17 = arith.minnumf %v6, %v16 : f8E4M3FNUZ
  %v18 = arith.negf %c3 : f8E4M3FNUZ
  %v19 = arith.addf %v18, %v6 : f8E4M3FNUZ
  return %v5, %v6, %v7, %v8, %v9, %v10, %v11, %v13, %v14, %v15, %v16, %v17, %v18, %v19 : f8E4M3FNUZ, f8E4M3FNUZ, i32, f64, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, f80, i32, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ
}
func.func @f4(%x : f32) -> (f32, f32, f32, f32, f32, i1, f32, i16, f32, f32, f32, f80, f32, i16) {
  %c1 = arith.constant 0x5DFCD79F : f32
  %c2 = arith.constant 0xE70CF1B2 : f32
  %c3 = arith.constant 0x267BA734 : f32
  %c4 = arith.constant 0xC6099F47 : f32
  %c6 = arith.constant -64 : i7
  %v5 = arith.uitofp %c6 : i7 to f32
  %v7 = arith.subf %c3, %x : f32
  %v8 = arith.remf %v7, %c3 : f32
  %v9 = arith.maxnumf %v5, %c3 : f32
  %v10 = arith.addf %v9, %v7 : f32
  %v11 = arith.cmpf ugt, %x, %x : f32
  %v12 = arith.minnumf %c4, %x : f32
  %v13 = arith.fptoui %v12 : f32 to i16
  %v14 = arith.maximumf %v10, %x : f32
  %v15 = arith.remf %v8, %v12 : f32
  %v16 = arith.minnumf %v12, %v15 : f32
  %v17 = arith.extf %v16 : f32 to f80
  %v18 = arith.uitofp %v13 : i16 to f32
  %v19 = arith.fptosi %v5 : f32 to i16
  return %v5, %v7, %v8, %v9, %v10, %v11, %v12, %v13, %v14, %v15, %v16, %v17, %v18, %v19 : f32, f32, f32, f32, f32, i1, f32, i16, f32, f32, f32, f80, f32, i16
}
func.func @f5(%x : bf16) -> (f8E5M2, bf16, bf16, bf16, bf16, i1, bf16, bf16, bf16, i1, bf16, bf16, bf16, f64) {
  %c1 = arith.constant 0xC77A : bf16
  %c2 = arith.constant 1.5 : bf16
  %c3 = arith.constant 1.5 : bf16
  %c4 = arith.constant 0xD097 : bf16
  %v5 = arith.truncf %c2 : bf16 to f8E5M2
  %v6 = arith.mulf %c4, %c1 : bf16
  %v7 = arith.subf %c4, %c3 : bf16
  %v8 = arith.minnumf %v6, %c3 : bf16
  %v9 = arith.remf %v7, %v8 : bf16
  %v10 = arith.cmpf true, %x, %v9 : bf16
  %v11 = arith.minimumf %c1, %v8 : bf16
  %v12 = arith.maxnumf %v9, %v7 : bf16
  %v13 = arith.subf %c2, %v7 : bf16
  %v14 = arith.fptosi %c2 : bf16 to i1
  %v15 = arith.addf %v8, %v7 : bf16
  %v16 = arith.negf %c2 : bf16
  %v17 = arith.addf %c3, %v9 : bf16
  %v18 = arith.extf %x : bf16 to f64
  return %v5, %v6, %v7, %v8, %v9, %v10, %v11, %v12, %v13, %v14, %v15, %v16, %v17, %v18 : f8E5M2, bf16, bf16, bf16, bf16, i1, bf16, bf16, bf16, i1, bf16, bf16, bf16, f64
}
// -----
func.func @f0(%x : f16) -> (f16, f16, f16, f16, f16, f8E4M3FN, f8E5M2FNUZ, f16, f16, f16, f16, f16, f8E4M3B11FNUZ, i64) {
  %c1 = arith.constant 1.5 : f16
  %c2 = arith.constant 1.0 : f16
  %c3 = arith.constant -0.0 : f16
  %c4 = arith.constant 0x1327 : f16
  %c6 = arith.constant -107 : i8
  %v5 = arith.sitofp %c6 : i8 to f16
  %v7 = arith.negf %c3 : f16
  %v8 = arith.minnumf %v7, %c4 : f16
  %v9 = arith.remf %v5, %v5 : f16
  %v10 = arith.mulf %c2, %c3 : f16
  %v11 = arith.truncf %v7 : f16 to f8E4M3FN
  %v12 = arith.truncf %c4 : f16 to f8E5M2FNUZ
  %v13 = arith.subf %x, %c4 : f16
  %v14 = arith.mulf %c4, %v7 : f16
  %v15 = arith.maximumf %v8, %v9 : f16
  %v16 = arith.subf %v8, %c3 : f16
  %v17 = arith.negf %c4 : f16
  %v18 = arith.truncf %c3 : f16 to f8E4M3B11FNUZ
  %v19 = arith.fptosi %v7 : f16 to i64
  return %v5, %v7, %v8, %v9, %v10, %v11, %v12, %v13, %v14, %v15, %v16, %v17, %v18, %v19 : f16, f16, f16, f16, f16, f8E4M3FN, f8E5M2FNUZ, f16, f16, f16, f16, f16, f8E4M3B11FNUZ, i64
}
func.func @f1(%x : bf16) -> (f8E5M2FNUZ, f8E4M3B11FNUZ, i1, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) {
  %c1 = arith.constant 0xFB71 : bf16
  %c2 = arith.constant -1.0 : bf16
  %c3 = arith.constant 0x637F : bf16
  %c4 = arith.constant -1.0 : bf16
  %v5 = arith.truncf %c1 : bf16 to f8E5M2FNUZ
  %v6 = arith.truncf %x : bf16 to f8E4M3B11FNUZ
  %v7 = arith.cmpf ugt, %c1, %c2 : bf16
  %v8 = arith.maxnumf %c3, %c2 : bf16
  %v9 = arith.minnumf %c1, %c3 : bf16
  %v10 = arith.subf %c3, %c3 : bf16
  %v11 = arith.minimumf %v9, %v8 : bf16
  %v12 = arith.divf %c2, %c2 : bf16
  %v13 = arith.divf %v10, %c4 : bf16
  %v14 = arith.maximumf %v11, %v9 : bf16
  %v15 = arith.divf %c2, %c2 : bf16
  %v16 = arith.subf %c2, %v8 : bf16
  %v17 = arith.mulf %c1, %v12 : bf16
  %v18 = arith.minimumf %v11, %v10 : bf16
  return %v5, %v6, %v7, %v8, %v9, %v10, %v11, %v12, %v13, %v14, %v15, %v16, %v17, %v18 : f8E5M2FNUZ, f8E4M3B11FNUZ, i1, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16
}
func.func @f2(%x : bf16) -> (bf16, bf16, tf32, bf16, i16, f128, bf16, bf16, bf16, i64, bf16, f32, bf16, bf16) {
  %c1 = arith.constant 0xF196 : bf16
  %c2 = arith.constant 2.0 : bf16
  %c3 = arith.constant 3.0 : bf16
  %c4 = arith.constant 0x3B5E : bf16
  %v5 = arith.mulf %c4, %c2 : bf16
  %v6 = arith.negf %c4 : bf16
  %v7 = arith.extf %c3 : bf16 to tf32
  %v8 = arith.maxnumf %c4, %c4 : bf16
  %v9 = arith.bitcast %x : bf16 to i16
  %v10 = arith.extf %v5 : bf16 to f128
  %c12 = arith.constant -64 : i7
  %v11 = arith.uitofp %c12 : i7 to bf16
  %v13 = arith.maximumf %c4, %v11 : bf16
  %v14 = arith.divf %v8, %c3 : bf16
  %v15 = arith.fptoui %c1 : bf16 to i64
  %c17 = arith.constant -32057 : i16
  %v16 = arith.sitofp %v9 : i16 to bf16
  %v18 = arith.extf %v6 : bf16 to f32
  %v19 = arith.remf %v16, %v11 : bf16
  %v20 = arith.negf %v13 : bf16
  return %v5, %v6, %v7, %v8, %v9, %v10, %v11, %v13, %v14, %v15, %v16, %v18, %v19, %v20 : bf16, bf16, tf32, bf16, i16, f128, bf16, bf16, bf16, i64, bf16, f32, bf16, bf16
}
func.func @f3(%x : f64) -> (f64, i1, f64, f8E4M3FN, i1, f64, i128, i64, f64, f64, f64, f64, i7, f64) {
  %c1 = arith.constant 0x91E3F000222A971C : f64
  %c2 = arith.constant 1.5 : f64
  %c3 = arith.constant 0x46836491FB00AE5A : f64
  %c4 = arith.constant 0x0A6FAABD5727E2E1 : f64
  %v5 = arith.addf %c1, %c4 : f64
  %v6 = arith.cmpf uno, %c4, %c1 : f64
  %c8 = arith.constant 3608200759 : i64
  %v7 = arith.uitofp %c8 : i64 to f64
  %v9 = arith.truncf %x : f64 to f8E4M3FN
  %v10 = arith.cmpf une, %c4, %x : f64
  %v11 = arith.minnumf %v7, %v7 : f64
  %v12 = arith.fptoui %c2 : f64 to i128
  %v13 = arith.bitcast %c2 : f64 to i64
  %c15 = arith.constant 10742361325852962209084099986494565350 : i128
  %v14 = arith.uitofp %v12 : i128 to f64
  %v16 = arith.maximumf %x, %c3 : f64
  %v17 = arith.remf %v14, %v14 : f64
  %v18 = arith.remf %v17, %v5 : f64
  %v19 = arith.fptosi %v5 : f64 to i7
  %v20 = arith.uitofp %v12 : i128 to f64
  return %v5, %v6, %v7, %v9, %v10, %v11, %v12, %v13, %v14, %v16, %v17, %v18, %v19, %v20 : f64, i1, f64, f8E4M3FN, i1, f64, i128, i64, f64, f64, f64, f64, i7, f64
}
func.func @f4(%x : f16) -> (i16, f16, i128, f64, f16, f16, f16, i16, f16, f16, f8E4M3FNUZ, f8E4M3B11FNUZ, f16, f16) {
  %c1 = arith.constant 0xD4B6 : f16
  %c2 = arith.constant 0x7EAA : f16
  %c3 = arith.constant 0xE552 : f16
  %c4 = arith.constant 0x7CC7 : f16
  %v5 = arith.fptoui %x : f16 to i16
  %v6 = arith.addf %c2, %c4 : f16
  %v7 = arith.fptoui %v6 : f16 to i128
  %v8 = arith.extf %v6 : f16 to f64
  %v9 = arith.mulf %c4, %c3 : f16
  %v10 = arith.subf %c4, %x : f16
  %v11 = arith.addf %x, %c2 : f16
  %v12 = arith.fptosi %c4 : f16 to i16
  %v13 = arith.minimumf %v11, %v9 : f16
  %v14 = arith.remf %v10, %c1 : f16
  %v15 = arith.truncf %v13 : f16 to f8E4M3FNUZ
  %v16 = arith.truncf %v11 : f16 to f8E4M3B11FNUZ
  %v17 = arith.negf %v14 : f16
  %v18 = arith.maxnumf %x, %v14 : f16
  return %v5, %v6, %v7, %v8, %v9, %v10, %v11, %v12, %v13, %v14, %v15, %v16, %v17, %v18 : i16, f16, i128, f64, f16, f16, f16, i16, f16, f16, f8E4M3FNUZ, f8E4M3B11FNUZ, f16, f16
}
func.func @f5(%x : f16) -> (f16, f16, f16, i16, i1, f16, f16, f16, f16, f8E4M3, f16, f16, i7, f16) {
  %c1 = arith.constant 0.0 : f16
  %c2 = arith.constant 0xBBD7 : f16
  %c3 = arith.constant 1.0 : f16
  %c4 = arith.constant 1.0 : f16
  %v5 = arith.maxnumf %c4, %c3 : f16
  %v6 = arith.minnumf %v5, %c1 : f16
  %v7 = arith.addf %c3, %v6 : f16
  %v8 = arith.fptoui %c1 : f16 to i16
  %v9 = arith.cmpf olt, %v6, %v5 : f16
  %v10 = arith.addf %c3, %c4 : f16
  %v11 = arith.negf %c3 : f16
  %v12 = arith.negf %c4 : f16
  %v13 = arith.minimumf %v7, %c1 : f16
  %v14 = arith.truncf %v13 : f16 to f8E4M3
  %c16 = arith.constant 5 : i7
  %v15 = arith.sitofp %c16 : i7 to f16
  %v17 = arith.minnumf %v6, %v11 : f16
  %v18 = arith.fptoui %v6 : f16 to i7
  %c20 = arith.constant 284126479 : i32
  %v19 = arith.uitofp %c20 : i32 to f16
  return %v5, %v6, %v7, %v8, %v9, %v10, %v11, %v12, %v13, %v14, %v15, %v17, %v18, %v19 : f16, f16, f16, i16, i1, f16, f16, f16, f16, f8E4M3, f16, f16, i7, f16
}
