%0 = complex.constant [0.1, -1.0] : complex<f64>
%1 = complex.constant [1.0 : f64, -1.0] : complex<f64>

// -----

%0 = complex.constant [0.1] : complex<f64>

// -----

%0 = complex.constant [0.1, 0.1, 0.2] : complex<f64>

// -----

%0 = complex.constant [0.1 : f32, 0.1] : complex<f64>

// -----

%0 = complex.constant [0.1, 0.1 : f32] : complex<f64>

// -----

%0 = complex.constant [0.1, 1] : complex<f64>

// -----

%0 = complex.constant [0.1, "a"] : complex<f64>

// -----

%0 = complex.constant [1, 2] : complex<i64>

// -----

%0 = complex.constant [1 : i32, 2] : complex<i64>

// -----

%0 = complex.constant [1: i32, 2:i32] : complex<i32>

// -----

%0 = complex.constant [0.1, -1.0] : f64

// -----

%0 = complex.constant [0.1, unit] : complex<f64>

// -----

%0 = complex.constant 0.1 : complex<f64>

// -----

%0 = complex.constant [0.1, -1.0] {a} : complex<f64>

// -----

%0 = "complex.constant"() <{value = [1.0 : f32, 2.0 : f32]}> : () -> complex<f32>
%1 = "complex.constant"() {value = [1.0 : f32, 2.0 : f32], d.a} : () -> complex<f32>
"d.use"(%0) : (complex<f32>) -> ()

// -----

%0 = "complex.constant"() : () -> complex<f32>

// -----

%0 = "complex.constant"() <{value = 1}> : () -> complex<f32>

// -----

%0 = "complex.constant"() <{value = []}> : () -> f32

// -----

%0 = complex.constant [] : complex<f32>

// -----

%0 = complex.constant [0.1, -1.0]

// -----

%0 = complex.constant (0.1, -1.0) : complex<f32>

// -----

%0 = complex.constant {d.a} [0.1, 1.0] : complex<f64>

// -----

%0 = complex.constant [0.1 : f16, 0x7C00 : f16] : complex<f16>

// -----

%0 = complex.constant [0.1, [1.0]] : complex<f64>

// -----

%0 = complex.constant [0.1, dense<1.0> : tensor<1xf64>] : complex<f64>

// -----

%0 = complex.constant [true, false] : complex<i1>

// -----

%0 = complex.constant [1 : index, 2 : index] : complex<index>

// -----

%0 = complex.constant [1 : si8, 2 : si8] : complex<si8>

// -----

%0 = complex.constant array<f64: 1.0, 2.0> : complex<f64>

// -----

%0 = complex.constant #complex.number<:f64 1.0, 2.0> : complex<f64>

// -----

%0 = complex.constant [1.0, 2.0] : tensor<2xcomplex<f64>>

// -----

%0 = complex.constant [1.0, 2.0] : !d.a

// -----

%0 = complex.constant [1.0, 2.0], [1.0, 2.0] : complex<f64>

// -----

#c = [1.0, 2.0]
%0 = complex.constant #c : complex<f64>

// -----

#c = 1.0
%0 = complex.constant #c : complex<f64>

// -----

%0 = complex.constant [1.0 2.0] : complex<f64>
