"ut.attr"() {a = array<i8>, b = array<i16>, c = array<i32>, d = array<i64>, e = array<f32>, f = array<f64>, g = array<i1>} : () -> ()
// -----
"ut.attr"() {a = array<i1: true, false, true>, b = array<i1: false>} : () -> ()
// -----
"ut.attr"() {a = array<i8: 1, -2, 127, -128, 0x7F>, b = array<i16: 1, -1>, c = array<i32: 2147483647, -2147483648>, d = array<i64: 9223372036854775807, -9223372036854775808>} : () -> ()
// -----
"ut.attr"() {a = array<f32: 1.0, -0.5, 1.0e10>, b = array<f64: 0.1, 3.0e-100>, c = array<f32: 0x7F800000, 0x7FC00000>} : () -> ()
// -----
"ut.attr"() {a = array<f32: 1., 2.e1>, b = array<f64: -3.0, -0.0>} : () -> ()
// -----
"ut.attr"() {a = array< i32 : 1 , 2 >, b = array<f16: 1.0>, c = array<bf16: 0.1, -2.5>, d = array<f8E5M2: 1.0>} : () -> ()
// -----
"ut.attr"() {a = array<i8: 255, 128>, b = array<i16: 65535>, c = array<i32: 4294967295>} : () -> ()
// -----
"ut.attr"() {a = array<si8: 1, -1>, b = array<ui8: 255, 0>, c = array<si32: -7>, d = array<ui64: 18446744073709551615>} : () -> ()
// -----
"ut.attr"() {a = array<i24: 1, -1>, b = array<i128: 5, -5>} : () -> ()
// -----
"ut.attr"() {a = [array<i8: 1>, array<i8>], b = {x = array<f64: 1.5>}} : () -> ()
// -----
"ut.attr"() {a = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : () -> ()
// -----
"ut.attr"() {a = array<i0: 0, 0>, b = array<i0>, c = array<si0: 0>, d = array<ui0: 0, 0>} : () -> ()
