"u.op"() ({
^bb0(%a0: f32, %b0: f32, %c0: f32, %a1: f128, %b1: f128, %c1: f128, %a2: vector<[4]xf64>, %b2: vector<[4]xf64>, %c2: vector<[4]xf64>):
  %x0 = math.isfinite %a0 : f32
  %x1 = math.isfinite %a0 {k} : f32
  %x2 = math.isfinite %a1 : f128
  %x3 = math.isfinite %a1 {k} : f128
  %x4 = math.isfinite %a2 : vector<[4]xf64>
  %x5 = math.isfinite %a2 {k} : vector<[4]xf64>
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: f64, %b0: f64, %c0: f64, %a1: tf32, %b1: tf32, %c1: tf32, %a2: tensor<?x4xbf16>, %b2: tensor<?x4xbf16>, %c2: tensor<?x4xbf16>):
  %x0 = math.isinf %a0 : f64
  %x1 = math.isinf %a0 {k} : f64
  %x2 = math.isinf %a1 : tf32
  %x3 = math.isinf %a1 {k} : tf32
  %x4 = math.isinf %a2 : tensor<?x4xbf16>
  %x5 = math.isinf %a2 {k} : tensor<?x4xbf16>
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: f80, %b0: f80, %c0: f80, %a1: f8E4M3FN, %b1: f8E4M3FN, %c1: f8E4M3FN, %a2: tensor<*xf32>, %b2: tensor<*xf32>, %c2: tensor<*xf32>):
  %x0 = math.isnan %a0 : f80
  %x1 = math.isnan %a0 {k} : f80
  %x2 = math.isnan %a1 : f8E4M3FN
  %x3 = math.isnan %a1 {k} : f8E4M3FN
  %x4 = math.isnan %a2 : tensor<*xf32>
  %x5 = math.isnan %a2 {k} : tensor<*xf32>
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: f128, %b0: f128, %c0: f128, %a1: f4E2M1FN, %b1: f4E2M1FN, %c1: f4E2M1FN, %a2: vector<f16>, %b2: vector<f16>, %c2: vector<f16>):
  %x0 = math.isnormal %a0 : f128
  %x1 = math.isnormal %a0 {k} : f128
  %x2 = math.isnormal %a1 : f4E2M1FN
  %x3 = math.isnormal %a1 {k} : f4E2M1FN
  %x4 = math.isnormal %a2 : vector<f16>
  %x5 = math.isnormal %a2 {k} : vector<f16>
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a: f32):
  %0 = math.isnan %a {fastmath = #arith.fastmath<nnan>} : f32
  %1 = "math.isinf"(%a) <{fastmath = #arith.fastmath<fast>}> : (f32) -> i1
  "u.end"() : () -> ()
}) : () -> ()
