%a = "d.a"() : () -> complex<f32>
%0 = complex.bitcast %a : complex<f32> to i64
%1 = complex.bitcast %0 : i64 to complex<f32>
%2 = complex.bitcast %a : complex<f32> to complex<f32>

// -----

%a = "d.a"() : () -> complex<f32>
%0 = complex.bitcast %a : complex<f32> to i32

// -----

%a = "d.a"() : () -> i64
%0 = complex.bitcast %a : i64 to f64

// -----

%a = "d.a"() : () -> i64
%0 = complex.bitcast %a : i64 to i64

// -----

%a = "d.a"() : () -> complex<f64>
%0 = complex.bitcast %a : complex<f64> to tensor<2xf32>

// -----

%a = "d.a"() : () -> tensor<2xf32>
%0 = complex.bitcast %a : tensor<2xf32> to complex<f32>

// -----

%a = "d.a"() : () -> complex<f64>
%0 = complex.bitcast %a : complex<f64> to complex<f32>

// -----

%a = "d.a"() : () -> complex<i32>
%0 = complex.bitcast %a : complex<i32> to complex<f32>

// -----

%a = "d.a"() : () -> complex<i32>
%0 = complex.bitcast %a : complex<i32> to i64

// -----

%a = "d.a"() : () -> index
%0 = complex.bitcast %a : index to complex<f32>

// -----

%a = "d.a"() : () -> complex<bf16>
%0 = complex.bitcast %a : complex<bf16> to complex<f16>

// -----

%a = "d.a"() : () -> complex<f32>
%0 = complex.bitcast %a : complex<f32> to f64
%1 = complex.bitcast %a : complex<f32> to si64

// -----

%a = "d.a"() : () -> vector<2xf32>
%0 = complex.bitcast %a : vector<2xf32> to complex<f32>

// -----

%a = "d.a"() : () -> complex<f32>
%0 = complex.bitcast %a : complex<f32> to vector<2xi32>

// -----

%a = "d.a"() : () -> i64
%0 = complex.bitcast %a : i64 to complex<i32>

// -----

%a = "d.a"() : () -> none
%0 = complex.bitcast %a : none to complex<i32>

// -----

%a = "d.a"() : () -> f80
%0 = complex.bitcast %a : f80 to complex<f32>

// -----

%a = "d.a"() : () -> i128
%0 = complex.bitcast %a : i128 to complex<f64>
%1 = complex.bitcast %0 : complex<f64> to complex<i64>

// -----

%a = "d.a"() : () -> i128
%0 = complex.bitcast %a : i128 to !foo.bar

// -----

%a = "d.make"() : () -> index
%0 = complex.bitcast %a : index to index

// -----

%a = "d.make"() : () -> tensor<2xf32>
%0 = complex.bitcast %a : tensor<2xf32> to tensor<2xf32>

// -----

%a = "d.make"() : () -> i32
%0 = complex.bitcast %a : i32 to f64

// -----

%a = "d.make"() : () -> f32
%0 = complex.bitcast %a : f32 to f64

// -----

%a = "d.make"() : () -> f64
%0 = complex.bitcast %a : f64 to i32

// -----

%a = "d.make"() : () -> complex<f32>
%0 = complex.bitcast %a : complex<f32> to complex<f64>

// -----

%a = "d.make"() : () -> vector<2xf32>
%0 = complex.bitcast %a : vector<2xf32> to index

// -----

%a = "d.make"() : () -> complex<index>
%0 = complex.bitcast %a : complex<index> to i64

// -----

%a = "d.make"() : () -> i64
%0 = complex.bitcast %a : i64 to complex<index>

// -----

%a = "d.make"() : () -> si64
%0 = complex.bitcast %a : si64 to complex<f32>

// -----

%a = "d.make"() : () -> complex<index>
%0 = complex.bitcast %a : complex<index> to complex<index>

// -----

%a = "d.make"() : () -> index
%0 = complex.bitcast %a : index to vector<2xf32>

// -----

%a = "d.make"() : () -> i64
%0 = complex.bitcast %a : i64 to index

// -----

%a = "d.make"() : () -> complex<f128>
%0 = complex.bitcast %a : complex<f128> to i256

// -----

%a = "d.make"() : () -> complex<f8E4M3FN>
%0 = complex.bitcast %a : complex<f8E4M3FN> to i16

// -----

%a = "d.make"() : () -> complex<f4E2M1FN>
%0 = complex.bitcast %a : complex<f4E2M1FN> to i8

// -----

%a = "d.make"() : () -> complex<f80>
%0 = complex.bitcast %a : complex<f80> to i160

// -----

%a = "d.make"() : () -> complex<tf32>
%0 = complex.bitcast %a : complex<tf32> to i38

// -----

%a = "d.make"() : () -> complex<tf32>
%0 = complex.bitcast %a : complex<tf32> to i64

// -----

%a = "d.make"() : () -> i64
%0 = complex.bitcast %a : i64

// -----

%a = "d.make"() : () -> i64
%0 = complex.bitcast %a : i64 -> complex<f32>

// -----

%a = "d.make"() : () -> i64
%0 = complex.bitcast %a {d.a} : i64 to complex<f32>
%1 = "complex.bitcast"(%a) : (i64) -> complex<f32>

// -----

%a = "d.make"() : () -> i64
%0 = complex.bitcast : i64 to complex<f32>

// -----

%a = "d.make"() : () -> i64
%0 = complex.bitcast %a, %a : i64 to complex<f32>
