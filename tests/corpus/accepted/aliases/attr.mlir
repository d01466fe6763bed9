#a = 1 : i32
"u.a"() {x = #a, y = [#a, #a]} : () -> ()
// -----
#a = "s"
#b = [#a, #a]
#c = {k = #b, l = #a}
"u.a"() {x = #c} : () -> ()
// -----
#a = affine_map<(d0) -> (d0)>
#b = [#a]
"u.a"() {x = #b} : () -> ()
// -----
#x_1 = unit
#_y = true
#z$z = -5
#A9 = i32
"u.a"() {a = #x_1, b = #_y, c = #z$z, d = #A9} : () -> ()
// -----
#t = i32
!t = i32
"u.a"() {a = #t, b = !t} : () -> ()
// -----
#d = dense<1> : tensor<2xi32>
#arr = array<i64: 1, 2>
#f = 1.5 : f32
#sym = @a::@b
#opaque = #foo.bar<x>
#opaque2 = #foo.baz : i32
"u.a"() {a = #d, b = #arr, c = #f, d = #sym, e = #opaque, f = #opaque2} : () -> ()
// -----
// Defined between ops.
"u.a"() : () -> ()
#late = 3 : i8
"u.b"() {x = #late} : () -> ()
// -----
// As encoding, as layout, as memory space.
#enc = "e"
#map = affine_map<(d0) -> (d0 + 1)>
#space = 3 : i32
"u.a"() {a = tensor<2xf32, #enc>, b = memref<2xf32, #map>, c = memref<2xf32, #space>, d = memref<2xf32, #map, #space>} : () -> ()
// -----
#str = strided<[2], offset: ?>
"u.a"() {b = memref<2xf32, #str>, c = #str} : () -> ()
// -----
#loc = 5
"u.a"() {a = #loc} : () -> ()
