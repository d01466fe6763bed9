"ut.types"() {t = !foo.bar, u = !foo.bar.baz, v = !foo.bar_1} : () -> ()
// -----
"ut.types"() {t = !foo<"bar">, u = !foo<"">, v = !foo<"bar baz">} : () -> ()
// -----
// The two spellings of one type.
%0 = "ut.src"() : () -> !foo<"bar">
"ut.sink"(%0) : (!foo<"bar">) -> ()
// -----
%0 = "ut.src"() : () -> !foo.bar<i32>
"ut.sink"(%0) : (!foo<bar<i32>>) -> ()
// -----
"ut.types"() {t = !foo.bar<>, u = !foo.bar<[]>, v = !foo.bar<{}>, w = !foo.bar<()>, x = !foo.bar<[{(<>)}]>} : () -> ()
// -----
"ut.types"() {t = !foo.bar<i32, 2x?xf32, "str", @sym, #attr, !type, ^bb0, %x>} : () -> ()
// -----
// An arrow inside the brackets does not close them.
"ut.types"() {t = !foo.fn<(i32) -> i64>, u = !foo.fn<() -> ()>, v = !foo.bar<a -> b>} : () -> ()
// -----
"ut.types"() {t = !foo.bar<"a > b">, u = !foo.bar<"]})">} : () -> ()
// -----
"ut.types"() {t = !foo.bar<a.b-c:d;e,f=g|h*i+j/k?l>} : () -> ()
// -----
"ut.types"() {t = !foo.bar<!foo.bar<!foo.bar<x>>>, u = !foo.bar<  spaced   out  >} : () -> ()
// -----
"ut.types"() {t = !foo.bar<
  new
  lines
>} : () -> ()
// -----
"ut.types"() {t = !foo<bar>, u = !foo<bar baz>, v = !foo<[bar]>} : () -> ()
// -----
"ut.types"() {t = !foo<"a\22b">, u = !foo<"a\\b">, v = !foo<"a\nb">, w = !foo<"1abc">, x = !foo<"a<b">, y = !foo<"a>">} : () -> ()
// -----
"ut.types"() {t = !a_b.c, u = !_x.y, v = !a$b.c$d, w = !a1.b2, x = !a.b.c.d.e} : () -> ()
// -----
"ut.types"() {t = !foo.1, u = !foo.a-b} : () -> ()
// -----
"ut.types"() {t = !foo<"é">, u = !foo.x<"é">} : () -> ()
// -----
%0:2 = "ut.src"() : () -> (!foo.ptr<f32, #foo.space<3>>, !foo.array<10 x !foo.struct<(i32, i64)>>)
"ut.sink"(%0#0, %0#1) : (!foo.ptr<f32, #foo.space<3>>, !foo.array<10 x !foo.struct<(i32, i64)>>) -> ()
