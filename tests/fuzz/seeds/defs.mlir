"test.x"() {a = !test.token, b = !test.ptr<i8>, c = !test.ptr<!test.ptr<f32, 3>, 4>} : () -> !test.box<<i8, 1> -> !test.ptr<i8>>
// -----
"u.a"() {a = !test.pair<1>, b = !test.pair<1, 2>, c = !test.pair<-1, 7, false>, d = !test.row<>, e = !test.row<i1, !test.row<f32>>} : () -> ()
// -----
"u.a"() {a = !test.shaped<of 4x?xf32>, b = !test.shaped<rank 2 : of 4x?x!test.token>, c = !test.shaped<of i1>} : () -> ()
// -----
"u.a"() {a = !test.rec<"a" : [i32, !test.rec<"a">, !test.rec<"b" : [!test.rec<"a">, !test.rec<"b">]>]>} : () -> !test.rec<"c">
// -----
"u.a"() {a = !test.even<4>, b = vector<4x!test.even<2>>, c = memref<?x!test.even<8>>} : () -> tuple<!test.even<0>, !test.even<4294967294>>
// -----
"u.a"() {a = !test.groups<all>, b = !test.groups<-3 signed[5 to 7] = f32>, c = !test.groups<3 signed all = i1>} : () -> ()
// -----
"u.a"() {a = !test.flag, b = !test.flag<on = true>, c = !test.flag<note = "n\22", on = true>} : () -> ()
// -----
"u.a"() {a = !test.poly<>, b = !test.poly<x 3, x 0>, c = !test.odd<1, 255>, d = !test.int_of<i8, f16, f32>} : () -> ()
// -----
"u.a"() {a = !test.struct_of<share = 5*, name = "n" : i3>, b = #test.range<from = 3>, c = #test.range<to = 5, from = -5, step = 255>} : () -> ()
// -----
"u.a"() {a = #test.scale<1.5, 0x7FC00000>, b = #test.scale<0x7FF0000000000000, -0.0>, c = #test.typed<5> : f16, d = #test.typed<-1>} : () -> ()
// -----
#n = #test.note<"n">
"u.a"() {a = #test.note<"m" about #n>, b = [#n, #n], c = #test.depth.2<#test.depth.2<#n>>} : () -> () loc(#l)
#l = loc(fused<#test.note<"l">>["f":1:2])
// -----
"u.a"() {a = #test.cost<3 dollars>, b = #test.cost<3 dollars : 4 euros, 5 pounds>, c = #test.list<[1, 2], [], [3]>, d = #test.list<>} : () -> ()
// -----
"u.a"() {a = #test.row<<from = 1> : [<from = 2, to = 3>, #test.range<from = 1>] of i8>, b = #test<word begin 1 _b c{2}end>} : () -> ()
// -----
%p = "u.p"() : () -> !test.ptr<i8>
%t = "u.t"() : () -> !test.token
%r = "test.use"(%p, %t, %t) <{range = #test.range<from = 1>}> : (!test.ptr<i8>, !test.token, !test.token) -> !test.token
// -----
!test.rec<"a" : [!test.rec<"b" : [!test.rec<"a">]>]>
// -----
#test.typed<5> : !test.ptr<!test.ptr<i8>>
