// Tuples of more than 16 types have an alias.
"u.a"() : () -> tuple<i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32>
// -----
"u.a"() : () -> tuple<i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32>
"u.a"() : () -> tuple<i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32>
"u.a"() : () -> tuple<i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32>
// -----
"u.a"() {a = loc(fused<tuple<i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32>>["t":10:8])} : () -> ()
// -----
"u.a"() {a = loc(fused<memref<1xi32, affine_map<(d0) -> (d0)>>>["t":10:8])} : () -> ()
// -----
"u.a"() {a = tuple<tuple<i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1>, tuple<i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1>, tuple<i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1>, tuple<i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1>, tuple<i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1>, tuple<i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1>, tuple<i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1>, tuple<i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1>, tuple<i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1>, tuple<i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1>, tuple<i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1>, tuple<i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1>, tuple<i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1>, tuple<i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1>, tuple<i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1>, tuple<i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1>, tuple<i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1>>, b = [tensor<1xi8, tuple<i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32>>]} : () -> ()
// -----
"u.a"() {a = loc(fused<loc("nested")>["t":10:8])} : () -> ()
// -----
#n = loc(fused<"x">["t":1:1])
"u.a"() {a = #n} : () -> () loc(fused<#n>["t":0:0])
// -----
"u.a"() <{a = tuple<i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32>, m = affine_map<()->()>}> : () -> ()
// -----
"u.a"() <{a = tuple<i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32>}> : () -> (!foo.bar<tuple<i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32>>)
// -----
"u.a"() ({^bb0(%a: tuple<i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32>, %b: memref<4xi8, affine_map<(i)->(i+1)>>): "u.b"(%a) : (tuple<i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32>) -> ()}) : () -> ()
// -----
"u.a"() {a = dense<1> : tensor<2xi8, affine_map<()->()>>, b = affine_set<(d0) : (d0 == 0)>, c = [affine_map<()->()>]} : () -> ()
// -----
"u.a"() {a = distinct[0]<affine_map<()->()>>, b = distinct[1]<tuple<i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32>>, c = distinct[3]<distinct[0]<affine_map<()->()>>>} : () -> ()
// -----
"u.a"() : () -> (vector<4xi8>) loc(callsite(fused<tuple<i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32>>["a","b"] at fused<affine_map<()->()>>["c"]))
// -----
%0:2 = "u.a"() {a = affine_map<(d0)->(d0 + 0)>} : () -> (i1, tuple<i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32>) loc("l0"("f":0:0))
%1:2 = "u.a"() {a = affine_map<(d0)->(d0 + 1)>} : () -> (i1, tuple<i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32>) loc("l1"("f":1:1))
%2:2 = "u.a"() {a = affine_map<(d0)->(d0 + 2)>} : () -> (i1, tuple<i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32>) loc("l2"("f":2:2))
%3:2 = "u.a"() {a = affine_map<(d0)->(d0 + 3)>} : () -> (i1, tuple<i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32>) loc("l3"("f":3:3))
%4:2 = "u.a"() {a = affine_map<(d0)->(d0 + 4)>} : () -> (i1, tuple<i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32>) loc("l4"("f":4:4))
%5:2 = "u.a"() {a = affine_map<(d0)->(d0 + 5)>} : () -> (i1, tuple<i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32>) loc("l5"("f":5:5))
%6:2 = "u.a"() {a = affine_map<(d0)->(d0 + 6)>} : () -> (i1, tuple<i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32>) loc("l6"("f":6:6))
%7:2 = "u.a"() {a = affine_map<(d0)->(d0 + 7)>} : () -> (i1, tuple<i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32>) loc("l7"("f":7:7))
%8:2 = "u.a"() {a = affine_map<(d0)->(d0 + 8)>} : () -> (i1, tuple<i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32>) loc("l8"("f":8:8))
%9:2 = "u.a"() {a = affine_map<(d0)->(d0 + 9)>} : () -> (i1, tuple<i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32>) loc("l9"("f":9:9))
%10:2 = "u.a"() {a = affine_map<(d0)->(d0 + 10)>} : () -> (i1, tuple<i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32>) loc("l10"("f":10:10))
%11:2 = "u.a"() {a = affine_map<(d0)->(d0 + 11)>} : () -> (i1, tuple<i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32>) loc("l11"("f":11:11))
%12:2 = "u.a"() {a = affine_map<(d0)->(d0 + 12)>} : () -> (i1, tuple<i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32>) loc("l12"("f":12:12))
