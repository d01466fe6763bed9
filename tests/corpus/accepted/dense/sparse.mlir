"u.d"() {a = sparse<[[0, 1]], [3]> : tensor<2x2xi8>} : () -> ()
// -----
"u.d"() {a = sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>, b = sparse<[[0], [2]], [1.0, -2.5]> : tensor<3xf32>} : () -> ()
// -----
"u.d"() {a = sparse<[[0], [1]], -1> : tensor<3xi32>, b = sparse<[[0, 0]], 1.0> : tensor<1x1xf64>} : () -> ()
// -----
"u.d"() {a = sparse<0, 1> : tensor<2xi8>, b = sparse<[0], [2]> : tensor<1xi8>} : () -> ()
// -----
"u.d"() {a = sparse<[], []> : tensor<2xi8>, b = sparse<> : tensor<2xf32>, c = sparse<> : tensor<2x2xcomplex<f32>>} : () -> ()
// -----
"u.d"() {a = sparse<[[0, 1]], [(1.0, 2.0)]> : tensor<2x2xcomplex<f32>>, b = sparse<[[1]], ["s"]> : tensor<2x!foo.str>, c = sparse<[[1]], [true]> : tensor<2xi1>} : () -> ()
// -----
"u.d"() {a = sparse<[[0, 1, 2], [2, 1, 0]], [1, 1]> : tensor<3x3x3xi64>, b = sparse<[[0], [1]], [7, 7]> : vector<2xi8>} : () -> ()
