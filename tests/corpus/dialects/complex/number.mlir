"d.a"() {a = #complex.number<:f64 1.0, 2.0>} : () -> ()

// -----

"d.a"() {a = #complex.number<:f32 0.1, 2>} : () -> ()

// -----

"d.a"() {a = #complex.number<:f32 -0.1, 2.0>} : () -> ()

// -----

"d.a"() {a = #complex.number<:f16 0.1, 1e10> : complex<f16>} : () -> ()

// -----

"d.a"() {a = #complex.number<:f16 0.1, 1e10> : i32} : () -> ()

// -----

"d.a"() {a = #complex.number<:f32 0x7FC00000, 0x0>} : () -> ()

// -----

"d.a"() {a = #complex.number<:f8E8M0FNU 1.5, 1.0>} : () -> ()

// -----

"d.a"() {a = #complex.number<f32 1.5, 1.0>} : () -> ()

// -----

"d.a"() {a = #complex.number<:f32, 1.5, 1.0>} : () -> ()

// -----

"d.a"() {a = #complex.number<:f32 1.5 1.0>} : () -> ()

// -----

"d.a"() {a = #complex.number} : () -> ()

// -----

"d.a"() {a = #complex.foo} : () -> ()

// -----

"d.a"() {a = #complex.number<:f80 1.1, -1.0>} : () -> ()

// -----

"d.a"() {a = #complex<number<:f128 1.1, -1.0>>} : () -> ()

// -----

"d.a"() {a = #complex.number<:f32 1.5, 1.0,>} : () -> ()

// -----

"d.a"() {a = #complex.number<:f32 1.5, 1.0>, b = #ub.poison, c = #ub<poison>, d = #ub.poison : i32, d.e = #index<cmp_predicate ult>, d.f = #index.cmp_predicate<ult>} : () -> ()

// -----

"d.a"() {a = #complex.number<:f32 1.5, 0xAB>} : () -> ()

// -----

"d.a"() {a = #complex.number<:f32 1.5, nan>} : () -> ()

// -----

"d.a"() {a = #complex.number<:f32 1.5, 99999999999999999999999>} : () -> ()

// -----

"d.a"() {a = #complex.number<:f32 1.5, - 1.0>} : () -> ()

// -----

"d.a"() {a = #complex.number<:f64 1.5, 1.0> : complex<f32>} : () -> ()

// -----

"d.a"() {a = #complex.number<:f32 1.5, - nan>} : () -> ()

// -----

"d.a"() {a = #complex.number<:bf16 1e400, 1.0>} : () -> ()

// -----

"d.a"() {a = !complex.poison} : () -> ()

// -----

"d.a"() {a = #complex.foo<ult>} : () -> ()

// -----

"d.a"() {ub.a = #complex<foo 3>, complex.b, index.c = 2} : () -> ()

// -----

"d.a"() {a = #complex<number :f64 1.0, 2.0>} : () -> ()

// -----

"d.a"() {a = #complex.number<:f6E3M2FN 100.0, 2.0>, b = #complex.number<:f8E5M2 1.0e9, 2.0>} : () -> ()

// -----

"d.a"() {a = #complex.number<:f64 0x7FF0000000000000, 0xFFF8000000000000>} : () -> ()

// -----

"d.a"() {a = #complex.number<:f64 0x7FF00000000000000, 2.0>} : () -> ()

// -----

"d.a"() {a = #complex.number<:f64 1.0, -0x1>} : () -> ()

// -----

"d.a"() {a = #complex.number<:f32 0x7FF0000000000000, 1.0e300>} : () -> ()
