%0 = "ut.src"() : () -> f16
%1 = "ut.src"() : () -> bf16
%2 = "ut.src"() : () -> f32
%3 = "ut.src"() : () -> f64
%4 = "ut.src"() : () -> f80
%5 = "ut.src"() : () -> f128
%6 = "ut.src"() : () -> tf32
"ut.sink"(%0, %1, %2, %3, %4, %5, %6) : (f16, bf16, f32, f64, f80, f128, tf32) -> ()
// -----
// Eight-bit floats.
"ut.types"() {t = [f8E5M2, f8E4M3, f8E4M3FN, f8E5M2FNUZ, f8E4M3FNUZ, f8E4M3B11FNUZ, f8E3M4, f8E8M0FNU]} : () -> ()
// -----
// Smaller than a byte.
"ut.types"() {t = [f6E2M3FN, f6E3M2FN, f4E2M1FN]} : () -> ()
// -----
%0:11 = "ut.src"() : () -> (f8E5M2, f8E4M3, f8E4M3FN, f8E5M2FNUZ, f8E4M3FNUZ, f8E4M3B11FNUZ, f8E3M4, f8E8M0FNU, f6E2M3FN, f6E3M2FN, f4E2M1FN)
"ut.sink"(%0#10, %0#0) : (f4E2M1FN, f8E5M2) -> ()
// -----
"ut.types"() {t = [vector<2xf8E5M2>, tensor<?xf6E3M2FN>, memref<4xf4E2M1FN>, complex<tf32>, tuple<f8E8M0FNU, f80>]} : () -> ()
