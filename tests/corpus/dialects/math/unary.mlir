"u.op"() ({
^bb0(%a0: f16, %b0: f16, %c0: f16, %a1: f128, %b1: f128, %c1: f128, %a2: vector<[4]xf64>, %b2: vector<[4]xf64>, %c2: vector<[4]xf64>):
  %x0 = math.absf %a0 : f16
  %x1 = math.absf %a0 {k} : f16
  %x2 = math.absf %a0 fastmath<nnan> : f16
  %x3 = math.absf %a0 fastmath<fast> : f16
  %x4 = math.absf %a0 fastmath<none> : f16
  %x5 = math.absf %a1 : f128
  %x6 = math.absf %a1 {k} : f128
  %x7 = math.absf %a1 fastmath<nnan> : f128
  %x8 = math.absf %a1 fastmath<fast> : f128
  %x9 = math.absf %a1 fastmath<none> : f128
  %x10 = math.absf %a1 fastmath<nnan,ninf> : f128
  %x11 = math.absf %a2 : vector<[4]xf64>
  %x12 = math.absf %a2 {k} : vector<[4]xf64>
  %x13 = math.absf %a2 fastmath<nnan> : vector<[4]xf64>
  %x14 = math.absf %a2 fastmath<fast> : vector<[4]xf64>
  %x15 = math.absf %a2 fastmath<none> : vector<[4]xf64>
  %x16 = math.absf %a2 fastmath<nnan,ninf> : vector<[4]xf64>
  %x17 = math.absf %a2 fastmath<reassoc, nnan,ninf , nsz,arcp,contract,afn> : vector<[4]xf64>
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: bf16, %b0: bf16, %c0: bf16, %a1: tf32, %b1: tf32, %c1: tf32, %a2: tensor<?x4xbf16>, %b2: tensor<?x4xbf16>, %c2: tensor<?x4xbf16>):
  %x0 = math.acosh %a0 : bf16
  %x1 = math.acosh %a0 {k} : bf16
  %x2 = math.acosh %a0 fastmath<nnan> : bf16
  %x3 = math.acosh %a0 fastmath<fast> : bf16
  %x4 = math.acosh %a0 fastmath<none> : bf16
  %x5 = math.acosh %a1 : tf32
  %x6 = math.acosh %a1 {k} : tf32
  %x7 = math.acosh %a1 fastmath<nnan> : tf32
  %x8 = math.acosh %a1 fastmath<fast> : tf32
  %x9 = math.acosh %a1 fastmath<none> : tf32
  %x10 = math.acosh %a1 fastmath<nnan,ninf> : tf32
  %x11 = math.acosh %a2 : tensor<?x4xbf16>
  %x12 = math.acosh %a2 {k} : tensor<?x4xbf16>
  %x13 = math.acosh %a2 fastmath<nnan> : tensor<?x4xbf16>
  %x14 = math.acosh %a2 fastmath<fast> : tensor<?x4xbf16>
  %x15 = math.acosh %a2 fastmath<none> : tensor<?x4xbf16>
  %x16 = math.acosh %a2 fastmath<nnan,ninf> : tensor<?x4xbf16>
  %x17 = math.acosh %a2 fastmath<reassoc, nnan,ninf , nsz,arcp,contract,afn> : tensor<?x4xbf16>
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: f32, %b0: f32, %c0: f32, %a1: f8E4M3FN, %b1: f8E4M3FN, %c1: f8E4M3FN, %a2: tensor<*xf32>, %b2: tensor<*xf32>, %c2: tensor<*xf32>):
  %x0 = math.asin %a0 : f32
  %x1 = math.asin %a0 {k} : f32
  %x2 = math.asin %a0 fastmath<nnan> : f32
  %x3 = math.asin %a0 fastmath<fast> : f32
  %x4 = math.asin %a0 fastmath<none> : f32
  %x5 = math.asin %a1 : f8E4M3FN
  %x6 = math.asin %a1 {k} : f8E4M3FN
  %x7 = math.asin %a1 fastmath<nnan> : f8E4M3FN
  %x8 = math.asin %a1 fastmath<fast> : f8E4M3FN
  %x9 = math.asin %a1 fastmath<none> : f8E4M3FN
  %x10 = math.asin %a1 fastmath<nnan,ninf> : f8E4M3FN
  %x11 = math.asin %a2 : tensor<*xf32>
  %x12 = math.asin %a2 {k} : tensor<*xf32>
  %x13 = math.asin %a2 fastmath<nnan> : tensor<*xf32>
  %x14 = math.asin %a2 fastmath<fast> : tensor<*xf32>
  %x15 = math.asin %a2 fastmath<none> : tensor<*xf32>
  %x16 = math.asin %a2 fastmath<nnan,ninf> : tensor<*xf32>
  %x17 = math.asin %a2 fastmath<reassoc, nnan,ninf , nsz,arcp,contract,afn> : tensor<*xf32>
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: f64, %b0: f64, %c0: f64, %a1: f4E2M1FN, %b1: f4E2M1FN, %c1: f4E2M1FN, %a2: vector<f16>, %b2: vector<f16>, %c2: vector<f16>):
  %x0 = math.asinh %a0 : f64
  %x1 = math.asinh %a0 {k} : f64
  %x2 = math.asinh %a0 fastmath<nnan> : f64
  %x3 = math.asinh %a0 fastmath<fast> : f64
  %x4 = math.asinh %a0 fastmath<none> : f64
  %x5 = math.asinh %a1 : f4E2M1FN
  %x6 = math.asinh %a1 {k} : f4E2M1FN
  %x7 = math.asinh %a1 fastmath<nnan> : f4E2M1FN
  %x8 = math.asinh %a1 fastmath<fast> : f4E2M1FN
  %x9 = math.asinh %a1 fastmath<none> : f4E2M1FN
  %x10 = math.asinh %a1 fastmath<nnan,ninf> : f4E2M1FN
  %x11 = math.asinh %a2 : vector<f16>
  %x12 = math.asinh %a2 {k} : vector<f16>
  %x13 = math.asinh %a2 fastmath<nnan> : vector<f16>
  %x14 = math.asinh %a2 fastmath<fast> : vector<f16>
  %x15 = math.asinh %a2 fastmath<none> : vector<f16>
  %x16 = math.asinh %a2 fastmath<nnan,ninf> : vector<f16>
  %x17 = math.asinh %a2 fastmath<reassoc, nnan,ninf , nsz,arcp,contract,afn> : vector<f16>
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: f80, %b0: f80, %c0: f80, %a1: vector<4xf32>, %b1: vector<4xf32>, %c1: vector<4xf32>, %a2: f16, %b2: f16, %c2: f16):
  %x0 = math.atan %a0 : f80
  %x1 = math.atan %a0 {k} : f80
  %x2 = math.atan %a0 fastmath<nnan> : f80
  %x3 = math.atan %a0 fastmath<fast> : f80
  %x4 = math.atan %a0 fastmath<none> : f80
  %x5 = math.atan %a1 : vector<4xf32>
  %x6 = math.atan %a1 {k} : vector<4xf32>
  %x7 = math.atan %a1 fastmath<nnan> : vector<4xf32>
  %x8 = math.atan %a1 fastmath<fast> : vector<4xf32>
  %x9 = math.atan %a1 fastmath<none> : vector<4xf32>
  %x10 = math.atan %a1 fastmath<nnan,ninf> : vector<4xf32>
  %x11 = math.atan %a2 : f16
  %x12 = math.atan %a2 {k} : f16
  %x13 = math.atan %a2 fastmath<nnan> : f16
  %x14 = math.atan %a2 fastmath<fast> : f16
  %x15 = math.atan %a2 fastmath<none> : f16
  %x16 = math.atan %a2 fastmath<nnan,ninf> : f16
  %x17 = math.atan %a2 fastmath<reassoc, nnan,ninf , nsz,arcp,contract,afn> : f16
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: f128, %b0: f128, %c0: f128, %a1: vector<[4]xf64>, %b1: vector<[4]xf64>, %c1: vector<[4]xf64>, %a2: bf16, %b2: bf16, %c2: bf16):
  %x0 = math.atanh %a0 : f128
  %x1 = math.atanh %a0 {k} : f128
  %x2 = math.atanh %a0 fastmath<nnan> : f128
  %x3 = math.atanh %a0 fastmath<fast> : f128
  %x4 = math.atanh %a0 fastmath<none> : f128
  %x5 = math.atanh %a1 : vector<[4]xf64>
  %x6 = math.atanh %a1 {k} : vector<[4]xf64>
  %x7 = math.atanh %a1 fastmath<nnan> : vector<[4]xf64>
  %x8 = math.atanh %a1 fastmath<fast> : vector<[4]xf64>
  %x9 = math.atanh %a1 fastmath<none> : vector<[4]xf64>
  %x10 = math.atanh %a1 fastmath<nnan,ninf> : vector<[4]xf64>
  %x11 = math.atanh %a2 : bf16
  %x12 = math.atanh %a2 {k} : bf16
  %x13 = math.atanh %a2 fastmath<nnan> : bf16
  %x14 = math.atanh %a2 fastmath<fast> : bf16
  %x15 = math.atanh %a2 fastmath<none> : bf16
  %x16 = math.atanh %a2 fastmath<nnan,ninf> : bf16
  %x17 = math.atanh %a2 fastmath<reassoc, nnan,ninf , nsz,arcp,contract,afn> : bf16
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: tf32, %b0: tf32, %c0: tf32, %a1: tensor<?x4xbf16>, %b1: tensor<?x4xbf16>, %c1: tensor<?x4xbf16>, %a2: f32, %b2: f32, %c2: f32):
  %x0 = math.cbrt %a0 : tf32
  %x1 = math.cbrt %a0 {k} : tf32
  %x2 = math.cbrt %a0 fastmath<nnan> : tf32
  %x3 = math.cbrt %a0 fastmath<fast> : tf32
  %x4 = math.cbrt %a0 fastmath<none> : tf32
  %x5 = math.cbrt %a1 : tensor<?x4xbf16>
  %x6 = math.cbrt %a1 {k} : tensor<?x4xbf16>
  %x7 = math.cbrt %a1 fastmath<nnan> : tensor<?x4xbf16>
  %x8 = math.cbrt %a1 fastmath<fast> : tensor<?x4xbf16>
  %x9 = math.cbrt %a1 fastmath<none> : tensor<?x4xbf16>
  %x10 = math.cbrt %a1 fastmath<nnan,ninf> : tensor<?x4xbf16>
  %x11 = math.cbrt %a2 : f32
  %x12 = math.cbrt %a2 {k} : f32
  %x13 = math.cbrt %a2 fastmath<nnan> : f32
  %x14 = math.cbrt %a2 fastmath<fast> : f32
  %x15 = math.cbrt %a2 fastmath<none> : f32
  %x16 = math.cbrt %a2 fastmath<nnan,ninf> : f32
  %x17 = math.cbrt %a2 fastmath<reassoc, nnan,ninf , nsz,arcp,contract,afn> : f32
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: f8E4M3FN, %b0: f8E4M3FN, %c0: f8E4M3FN, %a1: tensor<*xf32>, %b1: tensor<*xf32>, %c1: tensor<*xf32>, %a2: f64, %b2: f64, %c2: f64):
  %x0 = math.ceil %a0 : f8E4M3FN
  %x1 = math.ceil %a0 {k} : f8E4M3FN
  %x2 = math.ceil %a0 fastmath<nnan> : f8E4M3FN
  %x3 = math.ceil %a0 fastmath<fast> : f8E4M3FN
  %x4 = math.ceil %a0 fastmath<none> : f8E4M3FN
  %x5 = math.ceil %a1 : tensor<*xf32>
  %x6 = math.ceil %a1 {k} : tensor<*xf32>
  %x7 = math.ceil %a1 fastmath<nnan> : tensor<*xf32>
  %x8 = math.ceil %a1 fastmath<fast> : tensor<*xf32>
  %x9 = math.ceil %a1 fastmath<none> : tensor<*xf32>
  %x10 = math.ceil %a1 fastmath<nnan,ninf> : tensor<*xf32>
  %x11 = math.ceil %a2 : f64
  %x12 = math.ceil %a2 {k} : f64
  %x13 = math.ceil %a2 fastmath<nnan> : f64
  %x14 = math.ceil %a2 fastmath<fast> : f64
  %x15 = math.ceil %a2 fastmath<none> : f64
  %x16 = math.ceil %a2 fastmath<nnan,ninf> : f64
  %x17 = math.ceil %a2 fastmath<reassoc, nnan,ninf , nsz,arcp,contract,afn> : f64
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: f4E2M1FN, %b0: f4E2M1FN, %c0: f4E2M1FN, %a1: vector<f16>, %b1: vector<f16>, %c1: vector<f16>, %a2: f80, %b2: f80, %c2: f80):
  %x0 = math.cos %a0 : f4E2M1FN
  %x1 = math.cos %a0 {k} : f4E2M1FN
  %x2 = math.cos %a0 fastmath<nnan> : f4E2M1FN
  %x3 = math.cos %a0 fastmath<fast> : f4E2M1FN
  %x4 = math.cos %a0 fastmath<none> : f4E2M1FN
  %x5 = math.cos %a1 : vector<f16>
  %x6 = math.cos %a1 {k} : vector<f16>
  %x7 = math.cos %a1 fastmath<nnan> : vector<f16>
  %x8 = math.cos %a1 fastmath<fast> : vector<f16>
  %x9 = math.cos %a1 fastmath<none> : vector<f16>
  %x10 = math.cos %a1 fastmath<nnan,ninf> : vector<f16>
  %x11 = math.cos %a2 : f80
  %x12 = math.cos %a2 {k} : f80
  %x13 = math.cos %a2 fastmath<nnan> : f80
  %x14 = math.cos %a2 fastmath<fast> : f80
  %x15 = math.cos %a2 fastmath<none> : f80
  %x16 = math.cos %a2 fastmath<nnan,ninf> : f80
  %x17 = math.cos %a2 fastmath<reassoc, nnan,ninf , nsz,arcp,contract,afn> : f80
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: vector<4xf32>, %b0: vector<4xf32>, %c0: vector<4xf32>, %a1: f16, %b1: f16, %c1: f16, %a2: f128, %b2: f128, %c2: f128):
  %x0 = math.acos %a0 : vector<4xf32>
  %x1 = math.acos %a0 {k} : vector<4xf32>
  %x2 = math.acos %a0 fastmath<nnan> : vector<4xf32>
  %x3 = math.acos %a0 fastmath<fast> : vector<4xf32>
  %x4 = math.acos %a0 fastmath<none> : vector<4xf32>
  %x5 = math.acos %a1 : f16
  %x6 = math.acos %a1 {k} : f16
  %x7 = math.acos %a1 fastmath<nnan> : f16
  %x8 = math.acos %a1 fastmath<fast> : f16
  %x9 = math.acos %a1 fastmath<none> : f16
  %x10 = math.acos %a1 fastmath<nnan,ninf> : f16
  %x11 = math.acos %a2 : f128
  %x12 = math.acos %a2 {k} : f128
  %x13 = math.acos %a2 fastmath<nnan> : f128
  %x14 = math.acos %a2 fastmath<fast> : f128
  %x15 = math.acos %a2 fastmath<none> : f128
  %x16 = math.acos %a2 fastmath<nnan,ninf> : f128
  %x17 = math.acos %a2 fastmath<reassoc, nnan,ninf , nsz,arcp,contract,afn> : f128
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: vector<[4]xf64>, %b0: vector<[4]xf64>, %c0: vector<[4]xf64>, %a1: bf16, %b1: bf16, %c1: bf16, %a2: tf32, %b2: tf32, %c2: tf32):
  %x0 = math.cosh %a0 : vector<[4]xf64>
  %x1 = math.cosh %a0 {k} : vector<[4]xf64>
  %x2 = math.cosh %a0 fastmath<nnan> : vector<[4]xf64>
  %x3 = math.cosh %a0 fastmath<fast> : vector<[4]xf64>
  %x4 = math.cosh %a0 fastmath<none> : vector<[4]xf64>
  %x5 = math.cosh %a1 : bf16
  %x6 = math.cosh %a1 {k} : bf16
  %x7 = math.cosh %a1 fastmath<nnan> : bf16
  %x8 = math.cosh %a1 fastmath<fast> : bf16
  %x9 = math.cosh %a1 fastmath<none> : bf16
  %x10 = math.cosh %a1 fastmath<nnan,ninf> : bf16
  %x11 = math.cosh %a2 : tf32
  %x12 = math.cosh %a2 {k} : tf32
  %x13 = math.cosh %a2 fastmath<nnan> : tf32
  %x14 = math.cosh %a2 fastmath<fast> : tf32
  %x15 = math.cosh %a2 fastmath<none> : tf32
  %x16 = math.cosh %a2 fastmath<nnan,ninf> : tf32
  %x17 = math.cosh %a2 fastmath<reassoc, nnan,ninf , nsz,arcp,contract,afn> : tf32
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: tensor<?x4xbf16>, %b0: tensor<?x4xbf16>, %c0: tensor<?x4xbf16>, %a1: f32, %b1: f32, %c1: f32, %a2: f8E4M3FN, %b2: f8E4M3FN, %c2: f8E4M3FN):
  %x0 = math.sin %a0 : tensor<?x4xbf16>
  %x1 = math.sin %a0 {k} : tensor<?x4xbf16>
  %x2 = math.sin %a0 fastmath<nnan> : tensor<?x4xbf16>
  %x3 = math.sin %a0 fastmath<fast> : tensor<?x4xbf16>
  %x4 = math.sin %a0 fastmath<none> : tensor<?x4xbf16>
  %x5 = math.sin %a1 : f32
  %x6 = math.sin %a1 {k} : f32
  %x7 = math.sin %a1 fastmath<nnan> : f32
  %x8 = math.sin %a1 fastmath<fast> : f32
  %x9 = math.sin %a1 fastmath<none> : f32
  %x10 = math.sin %a1 fastmath<nnan,ninf> : f32
  %x11 = math.sin %a2 : f8E4M3FN
  %x12 = math.sin %a2 {k} : f8E4M3FN
  %x13 = math.sin %a2 fastmath<nnan> : f8E4M3FN
  %x14 = math.sin %a2 fastmath<fast> : f8E4M3FN
  %x15 = math.sin %a2 fastmath<none> : f8E4M3FN
  %x16 = math.sin %a2 fastmath<nnan,ninf> : f8E4M3FN
  %x17 = math.sin %a2 fastmath<reassoc, nnan,ninf , nsz,arcp,contract,afn> : f8E4M3FN
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: tensor<*xf32>, %b0: tensor<*xf32>, %c0: tensor<*xf32>, %a1: f64, %b1: f64, %c1: f64, %a2: f4E2M1FN, %b2: f4E2M1FN, %c2: f4E2M1FN):
  %x0 = math.sinh %a0 : tensor<*xf32>
  %x1 = math.sinh %a0 {k} : tensor<*xf32>
  %x2 = math.sinh %a0 fastmath<nnan> : tensor<*xf32>
  %x3 = math.sinh %a0 fastmath<fast> : tensor<*xf32>
  %x4 = math.sinh %a0 fastmath<none> : tensor<*xf32>
  %x5 = math.sinh %a1 : f64
  %x6 = math.sinh %a1 {k} : f64
  %x7 = math.sinh %a1 fastmath<nnan> : f64
  %x8 = math.sinh %a1 fastmath<fast> : f64
  %x9 = math.sinh %a1 fastmath<none> : f64
  %x10 = math.sinh %a1 fastmath<nnan,ninf> : f64
  %x11 = math.sinh %a2 : f4E2M1FN
  %x12 = math.sinh %a2 {k} : f4E2M1FN
  %x13 = math.sinh %a2 fastmath<nnan> : f4E2M1FN
  %x14 = math.sinh %a2 fastmath<fast> : f4E2M1FN
  %x15 = math.sinh %a2 fastmath<none> : f4E2M1FN
  %x16 = math.sinh %a2 fastmath<nnan,ninf> : f4E2M1FN
  %x17 = math.sinh %a2 fastmath<reassoc, nnan,ninf , nsz,arcp,contract,afn> : f4E2M1FN
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: vector<f16>, %b0: vector<f16>, %c0: vector<f16>, %a1: f80, %b1: f80, %c1: f80, %a2: vector<4xf32>, %b2: vector<4xf32>, %c2: vector<4xf32>):
  %x0 = math.erf %a0 : vector<f16>
  %x1 = math.erf %a0 {k} : vector<f16>
  %x2 = math.erf %a0 fastmath<nnan> : vector<f16>
  %x3 = math.erf %a0 fastmath<fast> : vector<f16>
  %x4 = math.erf %a0 fastmath<none> : vector<f16>
  %x5 = math.erf %a1 : f80
  %x6 = math.erf %a1 {k} : f80
  %x7 = math.erf %a1 fastmath<nnan> : f80
  %x8 = math.erf %a1 fastmath<fast> : f80
  %x9 = math.erf %a1 fastmath<none> : f80
  %x10 = math.erf %a1 fastmath<nnan,ninf> : f80
  %x11 = math.erf %a2 : vector<4xf32>
  %x12 = math.erf %a2 {k} : vector<4xf32>
  %x13 = math.erf %a2 fastmath<nnan> : vector<4xf32>
  %x14 = math.erf %a2 fastmath<fast> : vector<4xf32>
  %x15 = math.erf %a2 fastmath<none> : vector<4xf32>
  %x16 = math.erf %a2 fastmath<nnan,ninf> : vector<4xf32>
  %x17 = math.erf %a2 fastmath<reassoc, nnan,ninf , nsz,arcp,contract,afn> : vector<4xf32>
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: f16, %b0: f16, %c0: f16, %a1: f128, %b1: f128, %c1: f128, %a2: vector<[4]xf64>, %b2: vector<[4]xf64>, %c2: vector<[4]xf64>):
  %x0 = math.erfc %a0 : f16
  %x1 = math.erfc %a0 {k} : f16
  %x2 = math.erfc %a0 fastmath<nnan> : f16
  %x3 = math.erfc %a0 fastmath<fast> : f16
  %x4 = math.erfc %a0 fastmath<none> : f16
  %x5 = math.erfc %a1 : f128
  %x6 = math.erfc %a1 {k} : f128
  %x7 = math.erfc %a1 fastmath<nnan> : f128
  %x8 = math.erfc %a1 fastmath<fast> : f128
  %x9 = math.erfc %a1 fastmath<none> : f128
  %x10 = math.erfc %a1 fastmath<nnan,ninf> : f128
  %x11 = math.erfc %a2 : vector<[4]xf64>
  %x12 = math.erfc %a2 {k} : vector<[4]xf64>
  %x13 = math.erfc %a2 fastmath<nnan> : vector<[4]xf64>
  %x14 = math.erfc %a2 fastmath<fast> : vector<[4]xf64>
  %x15 = math.erfc %a2 fastmath<none> : vector<[4]xf64>
  %x16 = math.erfc %a2 fastmath<nnan,ninf> : vector<[4]xf64>
  %x17 = math.erfc %a2 fastmath<reassoc, nnan,ninf , nsz,arcp,contract,afn> : vector<[4]xf64>
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: bf16, %b0: bf16, %c0: bf16, %a1: tf32, %b1: tf32, %c1: tf32, %a2: tensor<?x4xbf16>, %b2: tensor<?x4xbf16>, %c2: tensor<?x4xbf16>):
  %x0 = math.exp %a0 : bf16
  %x1 = math.exp %a0 {k} : bf16
  %x2 = math.exp %a0 fastmath<nnan> : bf16
  %x3 = math.exp %a0 fastmath<fast> : bf16
  %x4 = math.exp %a0 fastmath<none> : bf16
  %x5 = math.exp %a1 : tf32
  %x6 = math.exp %a1 {k} : tf32
  %x7 = math.exp %a1 fastmath<nnan> : tf32
  %x8 = math.exp %a1 fastmath<fast> : tf32
  %x9 = math.exp %a1 fastmath<none> : tf32
  %x10 = math.exp %a1 fastmath<nnan,ninf> : tf32
  %x11 = math.exp %a2 : tensor<?x4xbf16>
  %x12 = math.exp %a2 {k} : tensor<?x4xbf16>
  %x13 = math.exp %a2 fastmath<nnan> : tensor<?x4xbf16>
  %x14 = math.exp %a2 fastmath<fast> : tensor<?x4xbf16>
  %x15 = math.exp %a2 fastmath<none> : tensor<?x4xbf16>
  %x16 = math.exp %a2 fastmath<nnan,ninf> : tensor<?x4xbf16>
  %x17 = math.exp %a2 fastmath<reassoc, nnan,ninf , nsz,arcp,contract,afn> : tensor<?x4xbf16>
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: f32, %b0: f32, %c0: f32, %a1: f8E4M3FN, %b1: f8E4M3FN, %c1: f8E4M3FN, %a2: tensor<*xf32>, %b2: tensor<*xf32>, %c2: tensor<*xf32>):
  %x0 = math.exp2 %a0 : f32
  %x1 = math.exp2 %a0 {k} : f32
  %x2 = math.exp2 %a0 fastmath<nnan> : f32
  %x3 = math.exp2 %a0 fastmath<fast> : f32
  %x4 = math.exp2 %a0 fastmath<none> : f32
  %x5 = math.exp2 %a1 : f8E4M3FN
  %x6 = math.exp2 %a1 {k} : f8E4M3FN
  %x7 = math.exp2 %a1 fastmath<nnan> : f8E4M3FN
  %x8 = math.exp2 %a1 fastmath<fast> : f8E4M3FN
  %x9 = math.exp2 %a1 fastmath<none> : f8E4M3FN
  %x10 = math.exp2 %a1 fastmath<nnan,ninf> : f8E4M3FN
  %x11 = math.exp2 %a2 : tensor<*xf32>
  %x12 = math.exp2 %a2 {k} : tensor<*xf32>
  %x13 = math.exp2 %a2 fastmath<nnan> : tensor<*xf32>
  %x14 = math.exp2 %a2 fastmath<fast> : tensor<*xf32>
  %x15 = math.exp2 %a2 fastmath<none> : tensor<*xf32>
  %x16 = math.exp2 %a2 fastmath<nnan,ninf> : tensor<*xf32>
  %x17 = math.exp2 %a2 fastmath<reassoc, nnan,ninf , nsz,arcp,contract,afn> : tensor<*xf32>
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: f64, %b0: f64, %c0: f64, %a1: f4E2M1FN, %b1: f4E2M1FN, %c1: f4E2M1FN, %a2: vector<f16>, %b2: vector<f16>, %c2: vector<f16>):
  %x0 = math.expm1 %a0 : f64
  %x1 = math.expm1 %a0 {k} : f64
  %x2 = math.expm1 %a0 fastmath<nnan> : f64
  %x3 = math.expm1 %a0 fastmath<fast> : f64
  %x4 = math.expm1 %a0 fastmath<none> : f64
  %x5 = math.expm1 %a1 : f4E2M1FN
  %x6 = math.expm1 %a1 {k} : f4E2M1FN
  %x7 = math.expm1 %a1 fastmath<nnan> : f4E2M1FN
  %x8 = math.expm1 %a1 fastmath<fast> : f4E2M1FN
  %x9 = math.expm1 %a1 fastmath<none> : f4E2M1FN
  %x10 = math.expm1 %a1 fastmath<nnan,ninf> : f4E2M1FN
  %x11 = math.expm1 %a2 : vector<f16>
  %x12 = math.expm1 %a2 {k} : vector<f16>
  %x13 = math.expm1 %a2 fastmath<nnan> : vector<f16>
  %x14 = math.expm1 %a2 fastmath<fast> : vector<f16>
  %x15 = math.expm1 %a2 fastmath<none> : vector<f16>
  %x16 = math.expm1 %a2 fastmath<nnan,ninf> : vector<f16>
  %x17 = math.expm1 %a2 fastmath<reassoc, nnan,ninf , nsz,arcp,contract,afn> : vector<f16>
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: f80, %b0: f80, %c0: f80, %a1: vector<4xf32>, %b1: vector<4xf32>, %c1: vector<4xf32>, %a2: f16, %b2: f16, %c2: f16):
  %x0 = math.floor %a0 : f80
  %x1 = math.floor %a0 {k} : f80
  %x2 = math.floor %a0 fastmath<nnan> : f80
  %x3 = math.floor %a0 fastmath<fast> : f80
  %x4 = math.floor %a0 fastmath<none> : f80
  %x5 = math.floor %a1 : vector<4xf32>
  %x6 = math.floor %a1 {k} : vector<4xf32>
  %x7 = math.floor %a1 fastmath<nnan> : vector<4xf32>
  %x8 = math.floor %a1 fastmath<fast> : vector<4xf32>
  %x9 = math.floor %a1 fastmath<none> : vector<4xf32>
  %x10 = math.floor %a1 fastmath<nnan,ninf> : vector<4xf32>
  %x11 = math.floor %a2 : f16
  %x12 = math.floor %a2 {k} : f16
  %x13 = math.floor %a2 fastmath<nnan> : f16
  %x14 = math.floor %a2 fastmath<fast> : f16
  %x15 = math.floor %a2 fastmath<none> : f16
  %x16 = math.floor %a2 fastmath<nnan,ninf> : f16
  %x17 = math.floor %a2 fastmath<reassoc, nnan,ninf , nsz,arcp,contract,afn> : f16
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: f128, %b0: f128, %c0: f128, %a1: vector<[4]xf64>, %b1: vector<[4]xf64>, %c1: vector<[4]xf64>, %a2: bf16, %b2: bf16, %c2: bf16):
  %x0 = math.log %a0 : f128
  %x1 = math.log %a0 {k} : f128
  %x2 = math.log %a0 fastmath<nnan> : f128
  %x3 = math.log %a0 fastmath<fast> : f128
  %x4 = math.log %a0 fastmath<none> : f128
  %x5 = math.log %a1 : vector<[4]xf64>
  %x6 = math.log %a1 {k} : vector<[4]xf64>
  %x7 = math.log %a1 fastmath<nnan> : vector<[4]xf64>
  %x8 = math.log %a1 fastmath<fast> : vector<[4]xf64>
  %x9 = math.log %a1 fastmath<none> : vector<[4]xf64>
  %x10 = math.log %a1 fastmath<nnan,ninf> : vector<[4]xf64>
  %x11 = math.log %a2 : bf16
  %x12 = math.log %a2 {k} : bf16
  %x13 = math.log %a2 fastmath<nnan> : bf16
  %x14 = math.log %a2 fastmath<fast> : bf16
  %x15 = math.log %a2 fastmath<none> : bf16
  %x16 = math.log %a2 fastmath<nnan,ninf> : bf16
  %x17 = math.log %a2 fastmath<reassoc, nnan,ninf , nsz,arcp,contract,afn> : bf16
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: tf32, %b0: tf32, %c0: tf32, %a1: tensor<?x4xbf16>, %b1: tensor<?x4xbf16>, %c1: tensor<?x4xbf16>, %a2: f32, %b2: f32, %c2: f32):
  %x0 = math.log10 %a0 : tf32
  %x1 = math.log10 %a0 {k} : tf32
  %x2 = math.log10 %a0 fastmath<nnan> : tf32
  %x3 = math.log10 %a0 fastmath<fast> : tf32
  %x4 = math.log10 %a0 fastmath<none> : tf32
  %x5 = math.log10 %a1 : tensor<?x4xbf16>
  %x6 = math.log10 %a1 {k} : tensor<?x4xbf16>
  %x7 = math.log10 %a1 fastmath<nnan> : tensor<?x4xbf16>
  %x8 = math.log10 %a1 fastmath<fast> : tensor<?x4xbf16>
  %x9 = math.log10 %a1 fastmath<none> : tensor<?x4xbf16>
  %x10 = math.log10 %a1 fastmath<nnan,ninf> : tensor<?x4xbf16>
  %x11 = math.log10 %a2 : f32
  %x12 = math.log10 %a2 {k} : f32
  %x13 = math.log10 %a2 fastmath<nnan> : f32
  %x14 = math.log10 %a2 fastmath<fast> : f32
  %x15 = math.log10 %a2 fastmath<none> : f32
  %x16 = math.log10 %a2 fastmath<nnan,ninf> : f32
  %x17 = math.log10 %a2 fastmath<reassoc, nnan,ninf , nsz,arcp,contract,afn> : f32
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: f8E4M3FN, %b0: f8E4M3FN, %c0: f8E4M3FN, %a1: tensor<*xf32>, %b1: tensor<*xf32>, %c1: tensor<*xf32>, %a2: f64, %b2: f64, %c2: f64):
  %x0 = math.log1p %a0 : f8E4M3FN
  %x1 = math.log1p %a0 {k} : f8E4M3FN
  %x2 = math.log1p %a0 fastmath<nnan> : f8E4M3FN
  %x3 = math.log1p %a0 fastmath<fast> : f8E4M3FN
  %x4 = math.log1p %a0 fastmath<none> : f8E4M3FN
  %x5 = math.log1p %a1 : tensor<*xf32>
  %x6 = math.log1p %a1 {k} : tensor<*xf32>
  %x7 = math.log1p %a1 fastmath<nnan> : tensor<*xf32>
  %x8 = math.log1p %a1 fastmath<fast> : tensor<*xf32>
  %x9 = math.log1p %a1 fastmath<none> : tensor<*xf32>
  %x10 = math.log1p %a1 fastmath<nnan,ninf> : tensor<*xf32>
  %x11 = math.log1p %a2 : f64
  %x12 = math.log1p %a2 {k} : f64
  %x13 = math.log1p %a2 fastmath<nnan> : f64
  %x14 = math.log1p %a2 fastmath<fast> : f64
  %x15 = math.log1p %a2 fastmath<none> : f64
  %x16 = math.log1p %a2 fastmath<nnan,ninf> : f64
  %x17 = math.log1p %a2 fastmath<reassoc, nnan,ninf , nsz,arcp,contract,afn> : f64
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: f4E2M1FN, %b0: f4E2M1FN, %c0: f4E2M1FN, %a1: vector<f16>, %b1: vector<f16>, %c1: vector<f16>, %a2: f80, %b2: f80, %c2: f80):
  %x0 = math.log2 %a0 : f4E2M1FN
  %x1 = math.log2 %a0 {k} : f4E2M1FN
  %x2 = math.log2 %a0 fastmath<nnan> : f4E2M1FN
  %x3 = math.log2 %a0 fastmath<fast> : f4E2M1FN
  %x4 = math.log2 %a0 fastmath<none> : f4E2M1FN
  %x5 = math.log2 %a1 : vector<f16>
  %x6 = math.log2 %a1 {k} : vector<f16>
  %x7 = math.log2 %a1 fastmath<nnan> : vector<f16>
  %x8 = math.log2 %a1 fastmath<fast> : vector<f16>
  %x9 = math.log2 %a1 fastmath<none> : vector<f16>
  %x10 = math.log2 %a1 fastmath<nnan,ninf> : vector<f16>
  %x11 = math.log2 %a2 : f80
  %x12 = math.log2 %a2 {k} : f80
  %x13 = math.log2 %a2 fastmath<nnan> : f80
  %x14 = math.log2 %a2 fastmath<fast> : f80
  %x15 = math.log2 %a2 fastmath<none> : f80
  %x16 = math.log2 %a2 fastmath<nnan,ninf> : f80
  %x17 = math.log2 %a2 fastmath<reassoc, nnan,ninf , nsz,arcp,contract,afn> : f80
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: vector<4xf32>, %b0: vector<4xf32>, %c0: vector<4xf32>, %a1: f16, %b1: f16, %c1: f16, %a2: f128, %b2: f128, %c2: f128):
  %x0 = math.rsqrt %a0 : vector<4xf32>
  %x1 = math.rsqrt %a0 {k} : vector<4xf32>
  %x2 = math.rsqrt %a0 fastmath<nnan> : vector<4xf32>
  %x3 = math.rsqrt %a0 fastmath<fast> : vector<4xf32>
  %x4 = math.rsqrt %a0 fastmath<none> : vector<4xf32>
  %x5 = math.rsqrt %a1 : f16
  %x6 = math.rsqrt %a1 {k} : f16
  %x7 = math.rsqrt %a1 fastmath<nnan> : f16
  %x8 = math.rsqrt %a1 fastmath<fast> : f16
  %x9 = math.rsqrt %a1 fastmath<none> : f16
  %x10 = math.rsqrt %a1 fastmath<nnan,ninf> : f16
  %x11 = math.rsqrt %a2 : f128
  %x12 = math.rsqrt %a2 {k} : f128
  %x13 = math.rsqrt %a2 fastmath<nnan> : f128
  %x14 = math.rsqrt %a2 fastmath<fast> : f128
  %x15 = math.rsqrt %a2 fastmath<none> : f128
  %x16 = math.rsqrt %a2 fastmath<nnan,ninf> : f128
  %x17 = math.rsqrt %a2 fastmath<reassoc, nnan,ninf , nsz,arcp,contract,afn> : f128
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: vector<[4]xf64>, %b0: vector<[4]xf64>, %c0: vector<[4]xf64>, %a1: bf16, %b1: bf16, %c1: bf16, %a2: tf32, %b2: tf32, %c2: tf32):
  %x0 = math.sqrt %a0 : vector<[4]xf64>
  %x1 = math.sqrt %a0 {k} : vector<[4]xf64>
  %x2 = math.sqrt %a0 fastmath<nnan> : vector<[4]xf64>
  %x3 = math.sqrt %a0 fastmath<fast> : vector<[4]xf64>
  %x4 = math.sqrt %a0 fastmath<none> : vector<[4]xf64>
  %x5 = math.sqrt %a1 : bf16
  %x6 = math.sqrt %a1 {k} : bf16
  %x7 = math.sqrt %a1 fastmath<nnan> : bf16
  %x8 = math.sqrt %a1 fastmath<fast> : bf16
  %x9 = math.sqrt %a1 fastmath<none> : bf16
  %x10 = math.sqrt %a1 fastmath<nnan,ninf> : bf16
  %x11 = math.sqrt %a2 : tf32
  %x12 = math.sqrt %a2 {k} : tf32
  %x13 = math.sqrt %a2 fastmath<nnan> : tf32
  %x14 = math.sqrt %a2 fastmath<fast> : tf32
  %x15 = math.sqrt %a2 fastmath<none> : tf32
  %x16 = math.sqrt %a2 fastmath<nnan,ninf> : tf32
  %x17 = math.sqrt %a2 fastmath<reassoc, nnan,ninf , nsz,arcp,contract,afn> : tf32
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: tensor<?x4xbf16>, %b0: tensor<?x4xbf16>, %c0: tensor<?x4xbf16>, %a1: f32, %b1: f32, %c1: f32, %a2: f8E4M3FN, %b2: f8E4M3FN, %c2: f8E4M3FN):
  %x0 = math.tan %a0 : tensor<?x4xbf16>
  %x1 = math.tan %a0 {k} : tensor<?x4xbf16>
  %x2 = math.tan %a0 fastmath<nnan> : tensor<?x4xbf16>
  %x3 = math.tan %a0 fastmath<fast> : tensor<?x4xbf16>
  %x4 = math.tan %a0 fastmath<none> : tensor<?x4xbf16>
  %x5 = math.tan %a1 : f32
  %x6 = math.tan %a1 {k} : f32
  %x7 = math.tan %a1 fastmath<nnan> : f32
  %x8 = math.tan %a1 fastmath<fast> : f32
  %x9 = math.tan %a1 fastmath<none> : f32
  %x10 = math.tan %a1 fastmath<nnan,ninf> : f32
  %x11 = math.tan %a2 : f8E4M3FN
  %x12 = math.tan %a2 {k} : f8E4M3FN
  %x13 = math.tan %a2 fastmath<nnan> : f8E4M3FN
  %x14 = math.tan %a2 fastmath<fast> : f8E4M3FN
  %x15 = math.tan %a2 fastmath<none> : f8E4M3FN
  %x16 = math.tan %a2 fastmath<nnan,ninf> : f8E4M3FN
  %x17 = math.tan %a2 fastmath<reassoc, nnan,ninf , nsz,arcp,contract,afn> : f8E4M3FN
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: tensor<*xf32>, %b0: tensor<*xf32>, %c0: tensor<*xf32>, %a1: f64, %b1: f64, %c1: f64, %a2: f4E2M1FN, %b2: f4E2M1FN, %c2: f4E2M1FN):
  %x0 = math.tanh %a0 : tensor<*xf32>
  %x1 = math.tanh %a0 {k} : tensor<*xf32>
  %x2 = math.tanh %a0 fastmath<nnan> : tensor<*xf32>
  %x3 = math.tanh %a0 fastmath<fast> : tensor<*xf32>
  %x4 = math.tanh %a0 fastmath<none> : tensor<*xf32>
  %x5 = math.tanh %a1 : f64
  %x6 = math.tanh %a1 {k} : f64
  %x7 = math.tanh %a1 fastmath<nnan> : f64
  %x8 = math.tanh %a1 fastmath<fast> : f64
  %x9 = math.tanh %a1 fastmath<none> : f64
  %x10 = math.tanh %a1 fastmath<nnan,ninf> : f64
  %x11 = math.tanh %a2 : f4E2M1FN
  %x12 = math.tanh %a2 {k} : f4E2M1FN
  %x13 = math.tanh %a2 fastmath<nnan> : f4E2M1FN
  %x14 = math.tanh %a2 fastmath<fast> : f4E2M1FN
  %x15 = math.tanh %a2 fastmath<none> : f4E2M1FN
  %x16 = math.tanh %a2 fastmath<nnan,ninf> : f4E2M1FN
  %x17 = math.tanh %a2 fastmath<reassoc, nnan,ninf , nsz,arcp,contract,afn> : f4E2M1FN
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: vector<f16>, %b0: vector<f16>, %c0: vector<f16>, %a1: f80, %b1: f80, %c1: f80, %a2: vector<4xf32>, %b2: vector<4xf32>, %c2: vector<4xf32>):
  %x0 = math.roundeven %a0 : vector<f16>
  %x1 = math.roundeven %a0 {k} : vector<f16>
  %x2 = math.roundeven %a0 fastmath<nnan> : vector<f16>
  %x3 = math.roundeven %a0 fastmath<fast> : vector<f16>
  %x4 = math.roundeven %a0 fastmath<none> : vector<f16>
  %x5 = math.roundeven %a1 : f80
  %x6 = math.roundeven %a1 {k} : f80
  %x7 = math.roundeven %a1 fastmath<nnan> : f80
  %x8 = math.roundeven %a1 fastmath<fast> : f80
  %x9 = math.roundeven %a1 fastmath<none> : f80
  %x10 = math.roundeven %a1 fastmath<nnan,ninf> : f80
  %x11 = math.roundeven %a2 : vector<4xf32>
  %x12 = math.roundeven %a2 {k} : vector<4xf32>
  %x13 = math.roundeven %a2 fastmath<nnan> : vector<4xf32>
  %x14 = math.roundeven %a2 fastmath<fast> : vector<4xf32>
  %x15 = math.roundeven %a2 fastmath<none> : vector<4xf32>
  %x16 = math.roundeven %a2 fastmath<nnan,ninf> : vector<4xf32>
  %x17 = math.roundeven %a2 fastmath<reassoc, nnan,ninf , nsz,arcp,contract,afn> : vector<4xf32>
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: f16, %b0: f16, %c0: f16, %a1: f128, %b1: f128, %c1: f128, %a2: vector<[4]xf64>, %b2: vector<[4]xf64>, %c2: vector<[4]xf64>):
  %x0 = math.round %a0 : f16
  %x1 = math.round %a0 {k} : f16
  %x2 = math.round %a0 fastmath<nnan> : f16
  %x3 = math.round %a0 fastmath<fast> : f16
  %x4 = math.round %a0 fastmath<none> : f16
  %x5 = math.round %a1 : f128
  %x6 = math.round %a1 {k} : f128
  %x7 = math.round %a1 fastmath<nnan> : f128
  %x8 = math.round %a1 fastmath<fast> : f128
  %x9 = math.round %a1 fastmath<none> : f128
  %x10 = math.round %a1 fastmath<nnan,ninf> : f128
  %x11 = math.round %a2 : vector<[4]xf64>
  %x12 = math.round %a2 {k} : vector<[4]xf64>
  %x13 = math.round %a2 fastmath<nnan> : vector<[4]xf64>
  %x14 = math.round %a2 fastmath<fast> : vector<[4]xf64>
  %x15 = math.round %a2 fastmath<none> : vector<[4]xf64>
  %x16 = math.round %a2 fastmath<nnan,ninf> : vector<[4]xf64>
  %x17 = math.round %a2 fastmath<reassoc, nnan,ninf , nsz,arcp,contract,afn> : vector<[4]xf64>
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: bf16, %b0: bf16, %c0: bf16, %a1: tf32, %b1: tf32, %c1: tf32, %a2: tensor<?x4xbf16>, %b2: tensor<?x4xbf16>, %c2: tensor<?x4xbf16>):
  %x0 = math.trunc %a0 : bf16
  %x1 = math.trunc %a0 {k} : bf16
  %x2 = math.trunc %a0 fastmath<nnan> : bf16
  %x3 = math.trunc %a0 fastmath<fast> : bf16
  %x4 = math.trunc %a0 fastmath<none> : bf16
  %x5 = math.trunc %a1 : tf32
  %x6 = math.trunc %a1 {k} : tf32
  %x7 = math.trunc %a1 fastmath<nnan> : tf32
  %x8 = math.trunc %a1 fastmath<fast> : tf32
  %x9 = math.trunc %a1 fastmath<none> : tf32
  %x10 = math.trunc %a1 fastmath<nnan,ninf> : tf32
  %x11 = math.trunc %a2 : tensor<?x4xbf16>
  %x12 = math.trunc %a2 {k} : tensor<?x4xbf16>
  %x13 = math.trunc %a2 fastmath<nnan> : tensor<?x4xbf16>
  %x14 = math.trunc %a2 fastmath<fast> : tensor<?x4xbf16>
  %x15 = math.trunc %a2 fastmath<none> : tensor<?x4xbf16>
  %x16 = math.trunc %a2 fastmath<nnan,ninf> : tensor<?x4xbf16>
  %x17 = math.trunc %a2 fastmath<reassoc, nnan,ninf , nsz,arcp,contract,afn> : tensor<?x4xbf16>
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: f32, %b0: f32, %c0: f32, %a1: f8E4M3FN, %b1: f8E4M3FN, %c1: f8E4M3FN, %a2: tensor<*xf32>, %b2: tensor<*xf32>, %c2: tensor<*xf32>):
  %x0:2 = math.sincos %a0 : f32
  %x1:2 = math.sincos %a0 {k} : f32
  %x2:2 = math.sincos %a0 fastmath<nnan> : f32
  %x3:2 = math.sincos %a0 fastmath<fast> : f32
  %x4:2 = math.sincos %a0 fastmath<none> : f32
  %x5:2 = math.sincos %a1 : f8E4M3FN
  %x6:2 = math.sincos %a1 {k} : f8E4M3FN
  %x7:2 = math.sincos %a1 fastmath<nnan> : f8E4M3FN
  %x8:2 = math.sincos %a1 fastmath<fast> : f8E4M3FN
  %x9:2 = math.sincos %a1 fastmath<none> : f8E4M3FN
  %x10:2 = math.sincos %a1 fastmath<nnan,ninf> : f8E4M3FN
  %x11:2 = math.sincos %a2 : tensor<*xf32>
  %x12:2 = math.sincos %a2 {k} : tensor<*xf32>
  %x13:2 = math.sincos %a2 fastmath<nnan> : tensor<*xf32>
  %x14:2 = math.sincos %a2 fastmath<fast> : tensor<*xf32>
  %x15:2 = math.sincos %a2 fastmath<none> : tensor<*xf32>
  %x16:2 = math.sincos %a2 fastmath<nnan,ninf> : tensor<*xf32>
  %x17:2 = math.sincos %a2 fastmath<reassoc, nnan,ninf , nsz,arcp,contract,afn> : tensor<*xf32>
  "u.end"() : () -> ()
}) : () -> ()
