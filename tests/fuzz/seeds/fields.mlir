%a, %i, %f = "u.v"() : () -> (i32, index, f32)
"groups.sized"(%a, %a, %i, %f, %f, %a) <{note = "n", operandSegmentSizes = array<i32: 2, 1, 1, 2>}> : (i32, i32, index, f32, f32, i32) -> ()
"groups.sized"(%i) {operandSegmentSizes = array<i32: 0, 1, 0, 0>, x} : (index) -> ()
"groups.same"(%a, %a, %i, %f, %f) : (i32, i32, index, f32, f32) -> ()
%0:4 = "groups.results"() <{resultSegmentSizes = array<i32: 2, 1, 1>}> : () -> (i32, i32, f32, index)
%1:3 = "groups.same_results"() : () -> (index, i32, f32)
"groups.switch"(%a, %f, %f, %i) <{case_segments = array<i32: 0, 2>, operandSegmentSizes = array<i32: 1, 1, 2>}> : (i32, f32, f32, index) -> ()
%2 = "groups.tied"(%a, %i) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, index) -> index
%3:2 = "fp.grouped"(%a, %i) <{count = 3 : i64, factor = 5 : i8, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 0, 2>}> : (i32, index) -> (i32, i32)
// -----
%a = "u.v"() : () -> i32
"groups.sized"(%a) <{operandSegmentSizes = array<i32: 2147483647, 2147483647, 2, 1>}> : (i32) -> ()
"groups.sized"(%a) <{operandSegmentSizes = array<i32: -1, 1, 1, 0>}> : (i32) -> ()
"groups.switch"(%a) <{case_segments = array<i32: -1, 2147483647>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
// -----
"fp.properties"() <{b = true, big = -1 : i64, byte = -56 : i8, d = -2.500000e-01 : f64, f = 1.500000e+00 : f32, flag, int = -70000 : i32, list = array<i64: 1, -2>, lists = [array<i64: 1>, array<i64>], maybe = [5], name = "name", names = ["a", ""], plain = [3], short = -3 : i16, text = ["t"], triple = array<i32: 1, 2, 3>}> : () -> ()
// -----
"fp.properties"() : () -> ()
"fp.properties"() <{d = 0x7FF8000000000001 : f64, f = 0x7FC00000 : f32, name = "\00\FF"}> {flag} : () -> ()
// -----
"fp.defaults"() : () -> ()
"fp.defaults"() <{alignment = 4 : i32, entry = "x", high = 9 : i64, low = -1 : i64, sizes = array<i64>, version = 7 : i64}> {fh.note = "n"} : () -> ()
// -----
"fp.own"() <{dims = [0 : i32, 1 : i32], inner = array<i64: 4, 4>, maybe = [array<i64: 1, 2>], predicate = 2 : i64, shown = #forms.fastmath<none>, tile = array<i64: 1, 2>, tiles = [array<i64: 0, 0>]}> : () -> ()
// -----
%p = "u.p"() : () -> !test.ptr<i8>
%r = "fp.defs"(%p, %p) <{bits = #forms<plain_bits a>, math = #forms.fastmath<fast>, note = #test.note<"n">, padding = "SAME"}> : (!test.ptr<i8>, !test.ptr<i8>) -> !test.rec<"a">
