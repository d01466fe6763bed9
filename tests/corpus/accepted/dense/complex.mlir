"u.d"() {a = dense<(1.0, 2.0)> : tensor<complex<f32>>, b = dense<(1, -2)> : tensor<complex<i32>>} : () -> ()
// -----
"u.d"() {a = dense<[(1.0, 2.0), (3.0, -0.0)]> : tensor<2xcomplex<f64>>, b = dense<[(1, 2), (3, 4)]> : tensor<2xcomplex<i8>>} : () -> ()
// -----
"u.d"() {a = dense<(0.5, 0.5)> : tensor<3xcomplex<f16>>, b = dense<[[(1, 2)], [(3, 4)]]> : tensor<2x1xcomplex<i64>>} : () -> ()
// -----
"u.d"() {a = dense<(0x7F800000, 0x7FC00000)> : tensor<2xcomplex<f32>>, b = dense<(true, false)> : tensor<2xcomplex<i1>>, c = dense<( 1 , -1 )> : tensor<2xcomplex<si8>>} : () -> ()
// -----
"u.d"() {a = dense<[(1.0, 2.0), (1.0, 2.0)]> : tensor<2xcomplex<f32>>, b = dense<[(1.0, 2.0), (2.0, 1.0)]> : tensor<2xcomplex<bf16>>} : () -> ()
