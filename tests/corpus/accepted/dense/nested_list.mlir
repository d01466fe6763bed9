"u.d"() {a = dense<[1, 2, 3]> : tensor<3xi32>} : () -> ()
// -----
"u.d"() {a = dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>} : () -> ()
// -----
"u.d"() {a = dense<[[[1, 2], [3, 4]], [[5, 6], [7, 8]]]> : tensor<2x2x2xi16>} : () -> ()
// -----
"u.d"() {a = dense<[[[[1]], [[2]]]]> : tensor<1x2x1x1xi8>, b = dense<[[[0.5, 1.5]]]> : vector<1x1x2xf32>} : () -> ()
// -----
"u.d"() {a = dense<[-1, 0, 1]> : tensor<3xsi8>, b = dense<[255, 0]> : tensor<2xui8>, c = dense<[127, -128, 255]> : tensor<3xi8>} : () -> ()
// -----
"u.d"() {a = dense<[18446744073709551615, 0]> : tensor<2xi64>, b = dense<[-9223372036854775808, 9223372036854775807]> : tensor<2xi64>, c = dense<[18446744073709551615, 1]> : tensor<2xui64>} : () -> ()
// -----
"u.d"() {a = dense<[1, 2, -3]> : tensor<3xindex>, b = dense<7> : tensor<2xindex>, c = dense<[0, 1]> : vector<2xindex>} : () -> ()
// -----
"u.d"() {a = dense<[ [ 1 , 2 ] ,
  [ 3 , 4 ] ]> : tensor<2x2xi32>} : () -> ()
// -----
"u.d"() {a = dense<[0.1, 0.2, 1.0e100, -1.0e-100]> : tensor<4xf64>, b = dense<[0.1, 3.4e38]> : tensor<2xf32>, c = dense<[1.0, 65504.0, 0.1]> : tensor<3xf16>} : () -> ()
// -----
"u.d"() {a = dense<[0x7F800000, 0xFF800000, 0x7FC00000, 0x3F800000]> : tensor<4xf32>, b = dense<[0x7C00, 1.0]> : tensor<2xf16>, c = dense<[0x7FF8000000000000, 2.0]> : tensor<2xf64>} : () -> ()
// -----
"u.d"() {a = dense<[1.0, 2.0]> : tensor<2xf80>, b = dense<[1.0, 2.0]> : tensor<2xf128>, c = dense<[1.0, 2.0]> : tensor<2xtf32>, d = dense<[1.0, -2.0]> : tensor<2xf8E5M2>, e = dense<[0.5, 1.5]> : tensor<2xf4E2M1FN>, f = dense<[0.5, 1.5]> : tensor<2xf6E3M2FN>} : () -> ()
// -----
"u.d"() {a = dense<[1.0, 2.0]> : tensor<2xf8E8M0FNU>, b = dense<[0.1, 0.2]> : tensor<2xf8E4M3FN>, c = dense<[0.1, 0.2]> : tensor<2xf8E4M3B11FNUZ>, d = dense<[0x80, 0x01]> : tensor<2xf8E4M3FNUZ>} : () -> ()
// -----
"u.d"() {a = dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : tensor<16xi8>, b = dense<[[0, 1, 2, 3, 4, 5, 6, 7], [8, 9, 10, 11, 12, 13, 14, 15]]> : tensor<2x8xi8>} : () -> ()
