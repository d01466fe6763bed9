"ut.types"() {t = tuple<>} : () -> ()
// -----
"ut.types"() {t = tuple<i32>} : () -> ()
// -----
"ut.types"() {t = tuple<i32, f32, tensor<i1>, i5>} : () -> ()
// -----
"ut.types"() {t = tuple<tuple<>, tuple<tuple<i1>, tuple<>>>} : () -> ()
// -----
"ut.types"() {t = tuple<none, index, !foo.bar, vector<2xi32>, () -> (), memref<*xf32>>} : () -> ()
// -----
%t:2 = "ut.src"() : () -> (tuple<i32, tuple<f32>>, tuple< >)
"ut.sink"(%t#1, %t#0) : (tuple<>, tuple<i32, tuple<f32>>) -> ()
