"u.d"() {a = dense<"0x0100000002000000"> : tensor<2xi32>} : () -> ()
// -----
"u.d"() {a = dense<"0x01FF"> : tensor<2xi8>, b = dense<"0x01020304"> : tensor<2x2xui8>, c = dense<"0x01000200"> : vector<2xi16>} : () -> ()
// -----
// As many bytes as one element are a splat.
"u.d"() {a = dense<"0x0A000000"> : tensor<8xi32>, b = dense<"0x7F"> : tensor<4xi8>} : () -> ()
// -----
"u.d"() {a = dense<"0x0000803F00000040"> : tensor<2xf32>, b = dense<"0x000000000000F03F"> : tensor<f64>, c = dense<"0x003C00C0"> : tensor<2xf16>, d = dense<"0x803F0040"> : tensor<2xbf16>} : () -> ()
// -----
"u.d"() {a = dense<"0x0100000000000000FFFFFFFFFFFFFFFF"> : tensor<2xindex>, b = dense<"0x0000803F00000040"> : tensor<1xcomplex<f32>>} : () -> ()
// -----
"u.d"() {a = dense<"0x0000807F0000C07F"> : tensor<2xf32>, b = dense<"0xABcdEF"> : tensor<3xi8>} : () -> ()
// -----
// One bit in each byte.
"u.d"() {a = dense<"0x0F"> : tensor<4xi1>, b = dense<"0x01"> : tensor<8xi1>, c = dense<"0x00"> : tensor<8xi1>} : () -> ()
// -----
"u.d"() {a = dense<"0x0F01"> : tensor<2xi4>, b = dense<"0x"> : tensor<0xi32>} : () -> ()
