"u.op"() ({
^bb0(%a0: f16, %b0: f16, %a1: f80, %b1: f80, %a2: f4E2M1FN, %b2: f4E2M1FN):
  %0 = arith.negf %a0 : f16
  %1 = arith.negf %a1 : f80
  %2 = arith.negf %a2 : f4E2M1FN
  %3 = arith.negf %a1 fastmath<nnan> : f80
  %4 = arith.negf %a1 fastmath<fast> : f80
  %5 = arith.negf %a1 fastmath<none> : f80
  %6 = arith.negf %a1 fastmath<nnan,ninf> : f80
  %7 = arith.negf %a1 fastmath<reassoc, nnan,ninf , nsz,arcp,contract,afn> : f80
  %8 = arith.negf %a1 fastmath<contract,afn> : f80
  %9 = arith.negf %a1 fastmath<afn,reassoc> : f80
  %30 = arith.negf %a1 fastmath<nsz> {z, k = "v"} : f80
  %31 = arith.negf %a1 {fastmath = #arith.fastmath<nsz>} : f80
  %32 = "arith.negf"(%a1) <{fastmath = #arith.fastmath<fast>}> : (f80) -> f80
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: bf16, %b0: bf16, %a1: f128, %b1: f128, %a2: vector<4xf32>, %b2: vector<4xf32>):
  %0 = arith.addf %a0, %b0 : bf16
  %1 = arith.addf %a1, %b1 : f128
  %2 = arith.addf %a2, %b2 : vector<4xf32>
  %3 = arith.addf %a1, %b1 fastmath<nnan> : f128
  %4 = arith.addf %a1, %b1 fastmath<fast> : f128
  %5 = arith.addf %a1, %b1 fastmath<none> : f128
  %6 = arith.addf %a1, %b1 fastmath<nnan,ninf> : f128
  %7 = arith.addf %a1, %b1 fastmath<reassoc, nnan,ninf , nsz,arcp,contract,afn> : f128
  %8 = arith.addf %a1, %b1 fastmath<contract,afn> : f128
  %9 = arith.addf %a1, %b1 fastmath<afn,reassoc> : f128
  %30 = arith.addf %a1, %b1 fastmath<nsz> {z, k = "v"} : f128
  %31 = arith.addf %a1, %b1 {fastmath = #arith.fastmath<nsz>} : f128
  %32 = "arith.addf"(%a1, %b1) <{fastmath = #arith.fastmath<fast>}> : (f128, f128) -> f128
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: f32, %b0: f32, %a1: tf32, %b1: tf32, %a2: vector<[4]xf64>, %b2: vector<[4]xf64>):
  %0 = arith.subf %a0, %b0 : f32
  %1 = arith.subf %a1, %b1 : tf32
  %2 = arith.subf %a2, %b2 : vector<[4]xf64>
  %3 = arith.subf %a1, %b1 fastmath<nnan> : tf32
  %4 = arith.subf %a1, %b1 fastmath<fast> : tf32
  %5 = arith.subf %a1, %b1 fastmath<none> : tf32
  %6 = arith.subf %a1, %b1 fastmath<nnan,ninf> : tf32
  %7 = arith.subf %a1, %b1 fastmath<reassoc, nnan,ninf , nsz,arcp,contract,afn> : tf32
  %8 = arith.subf %a1, %b1 fastmath<contract,afn> : tf32
  %9 = arith.subf %a1, %b1 fastmath<afn,reassoc> : tf32
  %30 = arith.subf %a1, %b1 fastmath<nsz> {z, k = "v"} : tf32
  %31 = arith.subf %a1, %b1 {fastmath = #arith.fastmath<nsz>} : tf32
  %32 = "arith.subf"(%a1, %b1) <{fastmath = #arith.fastmath<fast>}> : (tf32, tf32) -> tf32
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: f64, %b0: f64, %a1: f8E4M3FN, %b1: f8E4M3FN, %a2: tensor<?x4xbf16>, %b2: tensor<?x4xbf16>):
  %0 = arith.maximumf %a0, %b0 : f64
  %1 = arith.maximumf %a1, %b1 : f8E4M3FN
  %2 = arith.maximumf %a2, %b2 : tensor<?x4xbf16>
  %3 = arith.maximumf %a1, %b1 fastmath<nnan> : f8E4M3FN
  %4 = arith.maximumf %a1, %b1 fastmath<fast> : f8E4M3FN
  %5 = arith.maximumf %a1, %b1 fastmath<none> : f8E4M3FN
  %6 = arith.maximumf %a1, %b1 fastmath<nnan,ninf> : f8E4M3FN
  %7 = arith.maximumf %a1, %b1 fastmath<reassoc, nnan,ninf , nsz,arcp,contract,afn> : f8E4M3FN
  %8 = arith.maximumf %a1, %b1 fastmath<contract,afn> : f8E4M3FN
  %9 = arith.maximumf %a1, %b1 fastmath<afn,reassoc> : f8E4M3FN
  %30 = arith.maximumf %a1, %b1 fastmath<nsz> {z, k = "v"} : f8E4M3FN
  %31 = arith.maximumf %a1, %b1 {fastmath = #arith.fastmath<nsz>} : f8E4M3FN
  %32 = "arith.maximumf"(%a1, %b1) <{fastmath = #arith.fastmath<fast>}> : (f8E4M3FN, f8E4M3FN) -> f8E4M3FN
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: f80, %b0: f80, %a1: f4E2M1FN, %b1: f4E2M1FN, %a2: tensor<*xf32>, %b2: tensor<*xf32>):
  %0 = arith.maxnumf %a0, %b0 : f80
  %1 = arith.maxnumf %a1, %b1 : f4E2M1FN
  %2 = arith.maxnumf %a2, %b2 : tensor<*xf32>
  %3 = arith.maxnumf %a1, %b1 fastmath<nnan> : f4E2M1FN
  %4 = arith.maxnumf %a1, %b1 fastmath<fast> : f4E2M1FN
  %5 = arith.maxnumf %a1, %b1 fastmath<none> : f4E2M1FN
  %6 = arith.maxnumf %a1, %b1 fastmath<nnan,ninf> : f4E2M1FN
  %7 = arith.maxnumf %a1, %b1 fastmath<reassoc, nnan,ninf , nsz,arcp,contract,afn> : f4E2M1FN
  %8 = arith.maxnumf %a1, %b1 fastmath<contract,afn> : f4E2M1FN
  %9 = arith.maxnumf %a1, %b1 fastmath<afn,reassoc> : f4E2M1FN
  %30 = arith.maxnumf %a1, %b1 fastmath<nsz> {z, k = "v"} : f4E2M1FN
  %31 = arith.maxnumf %a1, %b1 {fastmath = #arith.fastmath<nsz>} : f4E2M1FN
  %32 = "arith.maxnumf"(%a1, %b1) <{fastmath = #arith.fastmath<fast>}> : (f4E2M1FN, f4E2M1FN) -> f4E2M1FN
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: f128, %b0: f128, %a1: vector<4xf32>, %b1: vector<4xf32>, %a2: vector<f16>, %b2: vector<f16>):
  %0 = arith.minimumf %a0, %b0 : f128
  %1 = arith.minimumf %a1, %b1 : vector<4xf32>
  %2 = arith.minimumf %a2, %b2 : vector<f16>
  %3 = arith.minimumf %a1, %b1 fastmath<nnan> : vector<4xf32>
  %4 = arith.minimumf %a1, %b1 fastmath<fast> : vector<4xf32>
  %5 = arith.minimumf %a1, %b1 fastmath<none> : vector<4xf32>
  %6 = arith.minimumf %a1, %b1 fastmath<nnan,ninf> : vector<4xf32>
  %7 = arith.minimumf %a1, %b1 fastmath<reassoc, nnan,ninf , nsz,arcp,contract,afn> : vector<4xf32>
  %8 = arith.minimumf %a1, %b1 fastmath<contract,afn> : vector<4xf32>
  %9 = arith.minimumf %a1, %b1 fastmath<afn,reassoc> : vector<4xf32>
  %30 = arith.minimumf %a1, %b1 fastmath<nsz> {z, k = "v"} : vector<4xf32>
  %31 = arith.minimumf %a1, %b1 {fastmath = #arith.fastmath<nsz>} : vector<4xf32>
  %32 = "arith.minimumf"(%a1, %b1) <{fastmath = #arith.fastmath<fast>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: tf32, %b0: tf32, %a1: vector<[4]xf64>, %b1: vector<[4]xf64>, %a2: f16, %b2: f16):
  %0 = arith.minnumf %a0, %b0 : tf32
  %1 = arith.minnumf %a1, %b1 : vector<[4]xf64>
  %2 = arith.minnumf %a2, %b2 : f16
  %3 = arith.minnumf %a1, %b1 fastmath<nnan> : vector<[4]xf64>
  %4 = arith.minnumf %a1, %b1 fastmath<fast> : vector<[4]xf64>
  %5 = arith.minnumf %a1, %b1 fastmath<none> : vector<[4]xf64>
  %6 = arith.minnumf %a1, %b1 fastmath<nnan,ninf> : vector<[4]xf64>
  %7 = arith.minnumf %a1, %b1 fastmath<reassoc, nnan,ninf , nsz,arcp,contract,afn> : vector<[4]xf64>
  %8 = arith.minnumf %a1, %b1 fastmath<contract,afn> : vector<[4]xf64>
  %9 = arith.minnumf %a1, %b1 fastmath<afn,reassoc> : vector<[4]xf64>
  %30 = arith.minnumf %a1, %b1 fastmath<nsz> {z, k = "v"} : vector<[4]xf64>
  %31 = arith.minnumf %a1, %b1 {fastmath = #arith.fastmath<nsz>} : vector<[4]xf64>
  %32 = "arith.minnumf"(%a1, %b1) <{fastmath = #arith.fastmath<fast>}> : (vector<[4]xf64>, vector<[4]xf64>) -> vector<[4]xf64>
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: f8E4M3FN, %b0: f8E4M3FN, %a1: tensor<?x4xbf16>, %b1: tensor<?x4xbf16>, %a2: bf16, %b2: bf16):
  %0 = arith.mulf %a0, %b0 : f8E4M3FN
  %1 = arith.mulf %a1, %b1 : tensor<?x4xbf16>
  %2 = arith.mulf %a2, %b2 : bf16
  %3 = arith.mulf %a1, %b1 fastmath<nnan> : tensor<?x4xbf16>
  %4 = arith.mulf %a1, %b1 fastmath<fast> : tensor<?x4xbf16>
  %5 = arith.mulf %a1, %b1 fastmath<none> : tensor<?x4xbf16>
  %6 = arith.mulf %a1, %b1 fastmath<nnan,ninf> : tensor<?x4xbf16>
  %7 = arith.mulf %a1, %b1 fastmath<reassoc, nnan,ninf , nsz,arcp,contract,afn> : tensor<?x4xbf16>
  %8 = arith.mulf %a1, %b1 fastmath<contract,afn> : tensor<?x4xbf16>
  %9 = arith.mulf %a1, %b1 fastmath<afn,reassoc> : tensor<?x4xbf16>
  %30 = arith.mulf %a1, %b1 fastmath<nsz> {z, k = "v"} : tensor<?x4xbf16>
  %31 = arith.mulf %a1, %b1 {fastmath = #arith.fastmath<nsz>} : tensor<?x4xbf16>
  %32 = "arith.mulf"(%a1, %b1) <{fastmath = #arith.fastmath<fast>}> : (tensor<?x4xbf16>, tensor<?x4xbf16>) -> tensor<?x4xbf16>
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: f4E2M1FN, %b0: f4E2M1FN, %a1: tensor<*xf32>, %b1: tensor<*xf32>, %a2: f32, %b2: f32):
  %0 = arith.divf %a0, %b0 : f4E2M1FN
  %1 = arith.divf %a1, %b1 : tensor<*xf32>
  %2 = arith.divf %a2, %b2 : f32
  %3 = arith.divf %a1, %b1 fastmath<nnan> : tensor<*xf32>
  %4 = arith.divf %a1, %b1 fastmath<fast> : tensor<*xf32>
  %5 = arith.divf %a1, %b1 fastmath<none> : tensor<*xf32>
  %6 = arith.divf %a1, %b1 fastmath<nnan,ninf> : tensor<*xf32>
  %7 = arith.divf %a1, %b1 fastmath<reassoc, nnan,ninf , nsz,arcp,contract,afn> : tensor<*xf32>
  %8 = arith.divf %a1, %b1 fastmath<contract,afn> : tensor<*xf32>
  %9 = arith.divf %a1, %b1 fastmath<afn,reassoc> : tensor<*xf32>
  %30 = arith.divf %a1, %b1 fastmath<nsz> {z, k = "v"} : tensor<*xf32>
  %31 = arith.divf %a1, %b1 {fastmath = #arith.fastmath<nsz>} : tensor<*xf32>
  %32 = "arith.divf"(%a1, %b1) <{fastmath = #arith.fastmath<fast>}> : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: vector<4xf32>, %b0: vector<4xf32>, %a1: vector<f16>, %b1: vector<f16>, %a2: f64, %b2: f64):
  %0 = arith.remf %a0, %b0 : vector<4xf32>
  %1 = arith.remf %a1, %b1 : vector<f16>
  %2 = arith.remf %a2, %b2 : f64
  %3 = arith.remf %a1, %b1 fastmath<nnan> : vector<f16>
  %4 = arith.remf %a1, %b1 fastmath<fast> : vector<f16>
  %5 = arith.remf %a1, %b1 fastmath<none> : vector<f16>
  %6 = arith.remf %a1, %b1 fastmath<nnan,ninf> : vector<f16>
  %7 = arith.remf %a1, %b1 fastmath<reassoc, nnan,ninf , nsz,arcp,contract,afn> : vector<f16>
  %8 = arith.remf %a1, %b1 fastmath<contract,afn> : vector<f16>
  %9 = arith.remf %a1, %b1 fastmath<afn,reassoc> : vector<f16>
  %30 = arith.remf %a1, %b1 fastmath<nsz> {z, k = "v"} : vector<f16>
  %31 = arith.remf %a1, %b1 {fastmath = #arith.fastmath<nsz>} : vector<f16>
  %32 = "arith.remf"(%a1, %b1) <{fastmath = #arith.fastmath<fast>}> : (vector<f16>, vector<f16>) -> vector<f16>
  "u.end"() : () -> ()
}) : () -> ()
