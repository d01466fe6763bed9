"ut.attr"() {a = #foo.bar, b = #foo.bar.baz, c = #foo.bar_1} : () -> ()
// -----
"ut.attr"() {a = #foo<"bar">, b = #foo<"">, c = #foo<"bar baz">, d = #foo<bar>, e = #foo<bar<i32>>, f = #foo<[x]>} : () -> ()
// -----
"ut.attr"() {a = #foo.bar<>, b = #foo.bar<[]>, c = #foo.bar<{a = 1}>, d = #foo.bar<(x, y)>, e = #foo.bar<[{(<x>)}]>} : () -> ()
// -----
"ut.attr"() {a = #foo.bar<"a > b">, b = #foo.bar<(i32) -> i64>, c = #foo.bar<a -> b, 1.0, -2, %x, ^b, @c, !d, #e>} : () -> ()
// -----
// With a type behind.
"ut.attr"() {a = #foo.bar : i32, b = #foo.bar<x> : tensor<2xf32>, c = #foo<"s"> : f32, d = #foo.bar : none} : () -> ()
// -----
"ut.attr"() {a = #foo.bar<#foo.bar<#foo.bar<1>>>, b = #foo.x<  many   spaces  >, c = #foo.y<
  line
>} : () -> ()
// -----
"ut.attr"() {a = #foo.a-b, b = #foo.1, c = #foo<"a\22b">, d = #foo<"é">, e = #a$b.c_d} : () -> ()
// -----
"ut.attr"() {a = [#foo.a, #foo.b<c>], b = {x = #foo.y}} : () -> ()
