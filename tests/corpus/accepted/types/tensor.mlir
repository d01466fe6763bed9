"ut.types"() {t = tensor<f32>} : () -> ()
// -----
"ut.types"() {t = tensor<4xf32>, u = tensor<?xf32>, v = tensor<*xf32>} : () -> ()
// -----
"ut.types"() {t = tensor<2x?x4x?xi8>} : () -> ()
// -----
// Dimensions of size zero; 0x is a dimension, not a hexadecimal number.
"ut.types"() {t = tensor<0xf32>, u = tensor<0x0xf32>, v = tensor<1x0x2xi1>, w = tensor<0x?xindex>} : () -> ()
// -----
"ut.types"() {t = tensor<3xvector<4xf32>>, u = tensor<?xvector<[4]xi8>>, v = tensor<vector<f32>>} : () -> ()
// -----
"ut.types"() {u = tensor<3x!foo.bar>, v = tensor<4x!foo<"b c">>} : () -> ()
// -----
"ut.types"() {t = tensor<2x!foo<"x y">>, u = tensor<2x!foo.bar<[x]>>} : () -> ()
// -----
// Encodings.
"ut.types"() {t = tensor<4xf32, "enc">, u = tensor<4xf32, 1>, v = tensor<4xf32, #foo.enc>, w = tensor<?x?xf32, {a = 1, b = "x"}>} : () -> ()
// -----
"ut.types"() {t = tensor<4xf32, affine_map<(d0) -> (d0)>>, u = tensor<4xf32, [1, 2]>, v = tensor<f32, dense<1> : tensor<2xi8>>, w = tensor<f32, unit>} : () -> ()
// -----
"ut.types"() {t = tensor<4xf32, i32>, u = tensor<4xf32, tensor<4xf32, "nested">>, v = tensor<4xf32, @sym::@b>, w = tensor<4xf32, 1.5 : f16>, x = tensor<4xf32, false>} : () -> ()
// -----
"ut.types"() {t = tensor<9223372036854775807xi8>, u = tensor<16777216x16777216xi1>} : () -> ()
// -----
"ut.types"() {t = tensor< 2x3xf32 , "e" >, u = tensor< * x f32 >} : () -> ()
// -----
%t = "ut.src"() : () -> tensor<*xi32>
%u = "ut.src"() : () -> tensor<1x2x3x4x5x6x7x8x9xf80>
"ut.sink"(%u, %t) : (tensor<1x2x3x4x5x6x7x8x9xf80>, tensor<*xi32>) -> ()
