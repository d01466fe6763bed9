"ut.attr"() {a = i32, b = f32, c = index, d = none, e = tensor<2xf32>, f = () -> (), g = (i32) -> f32, h = !foo.bar, i = tuple<i1>} : () -> ()
// -----
"ut.attr"() {a = [i1, [i2, (i3) -> i4], {t = i5}]} : () -> ()
// -----
"ut.attr"() {a = memref<*xf32>, b = vector<[4]xi1>, c = complex<f32>, d = !foo<"x">, e = si4, f = ui4} : () -> ()
// -----
"ut.attr"() {f = (tuple<() -> (), i1>, memref<2xf32, strided<[2]>>) -> (tensor<*xi1>, none)} : () -> ()
