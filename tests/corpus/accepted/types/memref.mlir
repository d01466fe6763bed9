"ut.types"() {t = memref<f32>} : () -> ()
// -----
"ut.types"() {t = memref<4xf32>, u = memref<?xf32>, v = memref<2x?x4xf32>, w = memref<0xi8>} : () -> ()
// -----
// Unranked.
"ut.types"() {t = memref<*xf32>, u = memref<*xf32, 1>, v = memref<*xf32, "local">} : () -> ()
// -----
// Identity layouts go away.
"ut.types"() {t = memref<4xf32, affine_map<(d0) -> (d0)>>, u = memref<2x3xf32, affine_map<(d0, d1) -> (d0, d1)>>, v = memref<f32, affine_map<() -> ()>>} : () -> ()
// -----
// Layout maps.
"ut.types"() {t = memref<2x3xf32, affine_map<(d0, d1) -> (d1, d0)>>} : () -> ()
// -----
"ut.types"() {t = memref<2x3xf32, affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>, 3>} : () -> ()
// -----
"ut.types"() {t = memref<16xf32, affine_map<(d0) -> (d0 floordiv 4, d0 mod 4)>>} : () -> ()
// -----
// Strided layouts.
"ut.types"() {t = memref<4xf32, strided<[1]>>, u = memref<4xf32, strided<[2]>>, v = memref<2x3xf32, strided<[3, 1]>>, w = memref<2x3xf32, strided<[3, 1], offset: 0>>} : () -> ()
// -----
"ut.types"() {t = memref<2x3xf32, strided<[?, 1], offset: ?>>, u = memref<?x?xf32, strided<[?, ?], offset: 10>>, v = memref<f32, strided<[], offset: ?>>, w = memref<f32, strided<[]>>} : () -> ()
// -----
"ut.types"() {t = memref<2x3xf32, strided<[-3, 1], offset: -5>>} : () -> ()
// -----
// Memory spaces. A space of zero as a 64-bit integer is the default space.
"ut.types"() {t = memref<4xf32, 0>, u = memref<4xf32, 1>, v = memref<4xf32, 1 : i32>, w = memref<4xf32, 0 : i32>, x = memref<4xf32, "gpu">} : () -> ()
// -----
"ut.types"() {t = memref<4xf32, "a b">, u = memref<4xf32, {a = 1}>, v = memref<*xf32, {}>} : () -> ()
// -----
"ut.types"() {t = memref<4xf32, strided<[1], offset: ?>, 2>, u = memref<4xf32, affine_map<(d0) -> (d0 + 1)>, {sp = 1 : i8}>} : () -> ()
// -----
// Element types a memref may have.
"ut.types"() {t = [memref<2xindex>, memref<2xvector<4xf32>>, memref<2xmemref<3xi8>>, memref<2xmemref<*xi8>>, memref<2xcomplex<f32>>, memref<2xvector<[4]xf32>>, memref<si8>]} : () -> ()
// -----
"ut.types"() {t = memref<2xmemref<?xf32, strided<[?]>, 3>>, u = memref<?xvector<2xindex>>} : () -> ()
// -----
%m:3 = "ut.src"() : () -> (memref<?x4xf32>, memref<*xf64, 7>, memref<2x2xf32, strided<[?, ?], offset: ?>, 1>)
"ut.sink"(%m#0, %m#1, %m#2) : (memref<?x4xf32>, memref<*xf64, 7>, memref<2x2xf32, strided<[?, ?], offset: ?>, 1>) -> ()
// -----
// Only-numbers shape, white space everywhere it may stand.
"ut.types"() {t = memref< 4xf32 , strided< [ 2 ] , offset : 3 > , 5 >} : () -> ()
