"ut.attr"() {a = [], b = [1], c = [1, 2, 3]} : () -> ()
// -----
"ut.attr"() {a = [[], [[]], [[[]], []]]} : () -> ()
// -----
"ut.attr"() {a = [1 : i32, "s", true, unit, i32, 1.0, [2], {x = 3}, @sym, dense<1> : tensor<1xi8>, #foo.bar]} : () -> ()
// -----
"ut.attr"() {a = {}, b = {x}, c = {x = 1, y = 2}} : () -> ()
// -----
// Sorted by name.
"ut.attr"() {z = 1, a = 2, m = 3, Z = 4, A = 5, _ = 6, a1 = 7, a10 = 8, a2 = 9, a.b = 10, aa = 11, a$ = 12} : () -> ()
// -----
"ut.attr"() {d = {z = 1, y = {x = 2, w = {v = 3, u}}}} : () -> ()
// -----
// Quoted keys; a key that is an identifier loses its quotes.
"ut.attr"() {"a" = 1, "b c" = 2, "d.e" = 3, "1" = 4, " " = 5, "f\22g" = 6, "h\n" = 7, "é" = 8, "k-l" = 9, "_m" = 10, "$n" = 11, "true" = 12, "o:p" = 13} : () -> ()
// -----
// Dialect-prefixed names.
"ut.attr"() {foo.bar = 1, foo.bar.baz = 2, "foo.qux" = 3, ut.x, f$o.b_r} : () -> ()
// -----
"ut.attr"() {a =
  [1,
   2 ,3]
  ,
  b={x=1,y}} : () -> ()
// -----
"ut.attr"() {list = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40]} : () -> ()
// -----
"ut.attr"() {} : () -> ()
// -----
"ut.attr"() {a = [{}, {}, {}], b = {c = [], d = [{e}]}} : () -> ()
// -----
// Floats that are written as bits keep their type, even in an array.
"u.a"() {a = [1.0e400, 0x7FF8000000000001 : f64, 1234567.0, 0.1], b = [[1.0e400]], c = {d = 1.0e400}} : () -> ()
