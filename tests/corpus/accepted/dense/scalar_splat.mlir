"u.d"() {a = dense<1> : tensor<i32>, b = dense<1> : tensor<4xi32>, c = dense<-7> : tensor<2x2xi8>} : () -> ()
// -----
"u.d"() {a = dense<1.5> : tensor<f32>, b = dense<-0.0> : tensor<3xf64>, c = dense<1.0e10> : vector<2xf16>, d = dense<0.1> : tensor<2xbf16>} : () -> ()
// -----
"u.d"() {a = dense<true> : tensor<i1>, b = dense<false> : tensor<4xi1>, c = dense<1> : tensor<2xi1>, d = dense<0> : vector<9xi1>} : () -> ()
// -----
// All elements the same: a splat by value.
"u.d"() {a = dense<[1, 1, 1]> : tensor<3xi32>, b = dense<[[2, 2], [2, 2]]> : tensor<2x2xi8>, c = dense<[true, true]> : tensor<2xi1>, d = dense<[1.0, 1.0]> : tensor<2xf32>} : () -> ()
// -----
"u.d"() {a = dense<[5]> : tensor<1xi32>, b = dense<[[[3]]]> : tensor<1x1x1xi64>, c = dense<[0.5]> : vector<1xf32>} : () -> ()
// -----
// Positive and negative zero are not the same value.
"u.d"() {a = dense<[0.0, -0.0]> : tensor<2xf32>, b = dense<[-0.0, -0.0]> : tensor<2xf32>} : () -> ()
// -----
"u.d"() {a = dense<1> : vector<i32>, b = dense<2> : vector<[4]xi32>, c = dense<3.0> : vector<2x[2]xf32>} : () -> ()
// -----
"u.d"() {a = dense<0xFF> : tensor<i8>, b = dense<0x7F800000> : tensor<2xf32>, c = dense<0x7FC0> : tensor<bf16>, d = dense<-0x2> : tensor<2xi16>} : () -> ()
