"ut.types"() {t = complex<f32>} : () -> ()
// -----
"ut.types"() {t = complex<f64>, u = complex<i32>, v = complex<si8>, w = complex<ui1>} : () -> ()
// -----
"ut.types"() {t = [complex<bf16>, complex<f8E5M2>, complex<f128>, complex<i1>, complex<i999>]} : () -> ()
// -----
%0 = "ut.src"() : () -> complex< f32 >
%1 = "ut.src"() : () -> tensor<2x?xcomplex<f64>>
%2 = "ut.src"() : () -> memref<*xcomplex<i8>>
"ut.sink"(%0, %1, %2) : (complex<f32>, tensor<2x?xcomplex<f64>>, memref<*xcomplex<i8>>) -> ()
