"u.d"() {a = dense<> : tensor<0xi32>, b = dense<> : tensor<2x0xf32>, c = dense<> : tensor<0x0xi1>} : () -> ()
// -----
"u.d"() {a = dense<[]> : tensor<0xi32>, b = dense<[[], []]> : tensor<2x0xf32>} : () -> ()
// -----
"u.d"() {a = dense<> : tensor<0x3xi8>, b = dense<> : tensor<0xcomplex<f32>>, c = dense<> : tensor<0x!foo.str>, d = dense<> : tensor<0xindex>} : () -> ()
// -----
"u.d"() {a = dense<1> : tensor<0xi32>} : () -> ()
