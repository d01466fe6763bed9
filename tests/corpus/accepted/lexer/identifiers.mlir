"u.i"() {abc, _abc, a_b, a$b, a.b, A, _1, a1b2, __} : () -> ()
// -----
"u.i"() {i32x = 1, f32_ = 2, index2 = 3, tensors = 4, affine_mapp = 5, locl = 6} : () -> ()
// -----
"u.i"() {affine_map = 1, affine_set = 2, array = 3, ceildiv = 4, complex = 5, dense = 6, distinct = 7, dense_resource = 8, "false" = 9, floordiv = 10, for = 11, func = 12, index = 13, loc = 14, max = 15, memref = 16, min = 17, mod = 18, none = 19, offset = 20, size = 21, sparse = 22, step = 23, strided = 24, symbol = 25, tensor = 26, to = 27, "true" = 28, tuple = 29, type = 30, unit = 31, vector = 32, f16 = 33, bf16 = 34, i1 = 35, si8 = 36, builtin = 37, attributes = 38} : () -> ()
// -----
"u.i"() {"affine_map" = 1, "i32" = 2, "loc" = 3, "x y" = 4, "9" = 5, "a-b" = 6, ".a" = 7, "a." = 8, "a..b" = 9, "$a" = 10, "-" = 11} : () -> ()
// -----
"u.i"() {i1.x = 1, i32.foo = 2, f32.bar = 3, loc.x = 4, unit.y} : () -> ()
