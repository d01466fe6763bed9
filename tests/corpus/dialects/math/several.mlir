"u.op"() ({
^bb0(%a0: bf16, %b0: bf16, %c0: bf16, %a1: f128, %b1: f128, %c1: f128, %a2: vector<4xf32>, %b2: vector<4xf32>, %c2: vector<4xf32>):
  %x0 = math.atan2 %a0, %b0 : bf16
  %x1 = math.atan2 %a0, %b0 {k} : bf16
  %x2 = math.atan2 %a0, %b0 fastmath<nnan> : bf16
  %x3 = math.atan2 %a0, %b0 fastmath<fast> : bf16
  %x4 = math.atan2 %a0, %b0 fastmath<none> : bf16
  %x5 = math.atan2 %a1, %b1 : f128
  %x6 = math.atan2 %a1, %b1 {k} : f128
  %x7 = math.atan2 %a1, %b1 fastmath<nnan> : f128
  %x8 = math.atan2 %a1, %b1 fastmath<fast> : f128
  %x9 = math.atan2 %a1, %b1 fastmath<none> : f128
  %x10 = math.atan2 %a1, %b1 fastmath<nnan,ninf> : f128
  %x11 = math.atan2 %a2, %b2 : vector<4xf32>
  %x12 = math.atan2 %a2, %b2 {k} : vector<4xf32>
  %x13 = math.atan2 %a2, %b2 fastmath<nnan> : vector<4xf32>
  %x14 = math.atan2 %a2, %b2 fastmath<fast> : vector<4xf32>
  %x15 = math.atan2 %a2, %b2 fastmath<none> : vector<4xf32>
  %x16 = math.atan2 %a2, %b2 fastmath<nnan,ninf> : vector<4xf32>
  %x17 = math.atan2 %a2, %b2 fastmath<reassoc, nnan,ninf , nsz,arcp,contract,afn> : vector<4xf32>
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: bf16, %b0: bf16, %c0: bf16, %a1: f128, %b1: f128, %c1: f128, %a2: vector<4xf32>, %b2: vector<4xf32>, %c2: vector<4xf32>):
  %x0 = math.copysign %a0, %b0 : bf16
  %x1 = math.copysign %a0, %b0 {k} : bf16
  %x2 = math.copysign %a0, %b0 fastmath<nnan> : bf16
  %x3 = math.copysign %a0, %b0 fastmath<fast> : bf16
  %x4 = math.copysign %a0, %b0 fastmath<none> : bf16
  %x5 = math.copysign %a1, %b1 : f128
  %x6 = math.copysign %a1, %b1 {k} : f128
  %x7 = math.copysign %a1, %b1 fastmath<nnan> : f128
  %x8 = math.copysign %a1, %b1 fastmath<fast> : f128
  %x9 = math.copysign %a1, %b1 fastmath<none> : f128
  %x10 = math.copysign %a1, %b1 fastmath<nnan,ninf> : f128
  %x11 = math.copysign %a2, %b2 : vector<4xf32>
  %x12 = math.copysign %a2, %b2 {k} : vector<4xf32>
  %x13 = math.copysign %a2, %b2 fastmath<nnan> : vector<4xf32>
  %x14 = math.copysign %a2, %b2 fastmath<fast> : vector<4xf32>
  %x15 = math.copysign %a2, %b2 fastmath<none> : vector<4xf32>
  %x16 = math.copysign %a2, %b2 fastmath<nnan,ninf> : vector<4xf32>
  %x17 = math.copysign %a2, %b2 fastmath<reassoc, nnan,ninf , nsz,arcp,contract,afn> : vector<4xf32>
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: bf16, %b0: bf16, %c0: bf16, %a1: f128, %b1: f128, %c1: f128, %a2: vector<4xf32>, %b2: vector<4xf32>, %c2: vector<4xf32>):
  %x0 = math.powf %a0, %b0 : bf16
  %x1 = math.powf %a0, %b0 {k} : bf16
  %x2 = math.powf %a0, %b0 fastmath<nnan> : bf16
  %x3 = math.powf %a0, %b0 fastmath<fast> : bf16
  %x4 = math.powf %a0, %b0 fastmath<none> : bf16
  %x5 = math.powf %a1, %b1 : f128
  %x6 = math.powf %a1, %b1 {k} : f128
  %x7 = math.powf %a1, %b1 fastmath<nnan> : f128
  %x8 = math.powf %a1, %b1 fastmath<fast> : f128
  %x9 = math.powf %a1, %b1 fastmath<none> : f128
  %x10 = math.powf %a1, %b1 fastmath<nnan,ninf> : f128
  %x11 = math.powf %a2, %b2 : vector<4xf32>
  %x12 = math.powf %a2, %b2 {k} : vector<4xf32>
  %x13 = math.powf %a2, %b2 fastmath<nnan> : vector<4xf32>
  %x14 = math.powf %a2, %b2 fastmath<fast> : vector<4xf32>
  %x15 = math.powf %a2, %b2 fastmath<none> : vector<4xf32>
  %x16 = math.powf %a2, %b2 fastmath<nnan,ninf> : vector<4xf32>
  %x17 = math.powf %a2, %b2 fastmath<reassoc, nnan,ninf , nsz,arcp,contract,afn> : vector<4xf32>
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: f32, %b0: f32, %c0: f32, %a1: tf32, %b1: tf32, %c1: tf32, %a2: vector<[4]xf64>, %b2: vector<[4]xf64>, %c2: vector<[4]xf64>):
  %x0 = math.fma %a0, %b0, %c0 : f32
  %x1 = math.fma %a0, %b0, %c0 {k} : f32
  %x2 = math.fma %a0, %b0, %c0 fastmath<nnan> : f32
  %x3 = math.fma %a0, %b0, %c0 fastmath<fast> : f32
  %x4 = math.fma %a0, %b0, %c0 fastmath<none> : f32
  %x5 = math.fma %a1, %b1, %c1 : tf32
  %x6 = math.fma %a1, %b1, %c1 {k} : tf32
  %x7 = math.fma %a1, %b1, %c1 fastmath<nnan> : tf32
  %x8 = math.fma %a1, %b1, %c1 fastmath<fast> : tf32
  %x9 = math.fma %a1, %b1, %c1 fastmath<none> : tf32
  %x10 = math.fma %a1, %b1, %c1 fastmath<nnan,ninf> : tf32
  %x11 = math.fma %a2, %b2, %c2 : vector<[4]xf64>
  %x12 = math.fma %a2, %b2, %c2 {k} : vector<[4]xf64>
  %x13 = math.fma %a2, %b2, %c2 fastmath<nnan> : vector<[4]xf64>
  %x14 = math.fma %a2, %b2, %c2 fastmath<fast> : vector<[4]xf64>
  %x15 = math.fma %a2, %b2, %c2 fastmath<none> : vector<[4]xf64>
  %x16 = math.fma %a2, %b2, %c2 fastmath<nnan,ninf> : vector<[4]xf64>
  %x17 = math.fma %a2, %b2, %c2 fastmath<reassoc, nnan,ninf , nsz,arcp,contract,afn> : vector<[4]xf64>
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a0: f32, %b0: f32, %c0: f32, %a1: tf32, %b1: tf32, %c1: tf32, %a2: vector<[4]xf64>, %b2: vector<[4]xf64>, %c2: vector<[4]xf64>):
  %x0 = math.clampf %a0 to [%b0, %c0] : f32
  %x1 = math.clampf %a0 to [%b0, %c0] {k} : f32
  %x2 = math.clampf %a0 to [%b0, %c0] fastmath<nnan> : f32
  %x3 = math.clampf %a0 to [%b0, %c0] fastmath<fast> : f32
  %x4 = math.clampf %a0 to [%b0, %c0] fastmath<none> : f32
  %x5 = math.clampf %a1 to [%b1, %c1] : tf32
  %x6 = math.clampf %a1 to [%b1, %c1] {k} : tf32
  %x7 = math.clampf %a1 to [%b1, %c1] fastmath<nnan> : tf32
  %x8 = math.clampf %a1 to [%b1, %c1] fastmath<fast> : tf32
  %x9 = math.clampf %a1 to [%b1, %c1] fastmath<none> : tf32
  %x10 = math.clampf %a1 to [%b1, %c1] fastmath<nnan,ninf> : tf32
  %x11 = math.clampf %a2 to [%b2, %c2] : vector<[4]xf64>
  %x12 = math.clampf %a2 to [%b2, %c2] {k} : vector<[4]xf64>
  %x13 = math.clampf %a2 to [%b2, %c2] fastmath<nnan> : vector<[4]xf64>
  %x14 = math.clampf %a2 to [%b2, %c2] fastmath<fast> : vector<[4]xf64>
  %x15 = math.clampf %a2 to [%b2, %c2] fastmath<none> : vector<[4]xf64>
  %x16 = math.clampf %a2 to [%b2, %c2] fastmath<nnan,ninf> : vector<[4]xf64>
  %x17 = math.clampf %a2 to [%b2, %c2] fastmath<reassoc, nnan,ninf , nsz,arcp,contract,afn> : vector<[4]xf64>
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.op"() ({
^bb0(%a: f32, %i: i32, %v: vector<2xf64>, %w: vector<2xindex>, %t: tensor<?xf16>, %u: tensor<?xi8>):
  %0 = math.fpowi %a, %i : f32, i32
  %1 = math.fpowi %v, %w fastmath<fast> : vector<2xf64>, vector<2xindex>
  %2 = math.fpowi %t, %u {k} : tensor<?xf16>, tensor<?xi8>
  "u.end"() : () -> ()
}) : () -> ()
