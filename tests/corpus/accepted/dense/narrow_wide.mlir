"u.d"() {a = dense<[true, false, true, true, false, false, true, false, true]> : tensor<9xi1>} : () -> ()
// -----
"u.d"() {a = dense<[[true, false], [false, true]]> : tensor<2x2xi1>, b = dense<[1, 0, 1]> : tensor<3xi1>, c = dense<[true, false]> : vector<2xi1>} : () -> ()
// -----
"u.d"() {a = dense<[1, -8, 7, 15, 0]> : tensor<5xi4>, b = dense<[1, 3]> : tensor<2xi3>, c = dense<[-1, 1]> : tensor<2xi2>, d = dense<15> : tensor<3xui4>, e = dense<[-8, 7]> : tensor<2xsi4>} : () -> ()
// -----
"u.d"() {a = dense<[1, -1]> : tensor<2xi65>, b = dense<[340282366920938463463374607431768211455, 1]> : tensor<2xi128>, c = dense<123456789012345678901234567890> : tensor<2xi100>} : () -> ()
// -----
"u.d"() {a = dense<[1, -1]> : tensor<2xi9>, b = dense<[511, 256]> : tensor<2xi9>, c = dense<[65535, 65536]> : tensor<2xi17>, d = dense<[1, 2]> : tensor<2xi24>} : () -> ()
// -----
// The same bits, written in two ways.
"u.d"() {a = dense<[255, -1]> : tensor<2xi8>, b = dense<[true, 1]> : tensor<2xi1>} : () -> ()
