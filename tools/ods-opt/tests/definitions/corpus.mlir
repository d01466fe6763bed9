%i, %f = "t.some"() : () -> (i32, f32)
"demo.pair"(%i, %f) : (i32, f32) -> ()
// -----
%j, %f = "t.some"() : () -> (i64, f32)
"demo.pair"(%j, %f) : (i64, f32) -> ()
// -----
%n, %f = "t.some"() : () -> (i8, f32)
"demo.pair"(%n, %f) : (i8, f32) -> ()
// -----
%i, %h = "t.some"() : () -> (i32, bf16)
"demo.pair"(%i, %h) : (i32, bf16) -> ()
// -----
%i = "t.some"() : () -> (i32)
"demo.pair"(%i) : (i32) -> ()
// -----
%i, %f = "t.some"() : () -> (i32, f32)
"demo.pair"(%i, %f, %f) : (i32, f32, f32) -> ()
// -----
%i, %f = "t.some"() : () -> (i32, f32)
%res = "demo.pair"(%i, %f) : (i32, f32) -> (i32)
// -----
%i, %f = "t.some"() : () -> (i32, f32)
"demo.pair"(%i, %f) {extra = 1} : (i32, f32) -> ()
// -----
"demo.many"() : () -> ()
// -----
%i = "t.some"() : () -> (i32)
"demo.many"(%i, %i) : (i32, i32) -> ()
// -----
%i, %f = "t.some"() : () -> (i32, f32)
"demo.many"(%i, %f) : (i32, f32) -> ()
// -----
%s = "t.some"() : () -> (si8)
%res:2 = "demo.many"(%s, %s, %s) : (si8, si8, si8) -> (index, index)
// -----
%res:2 = "demo.many"() : () -> (index, i32)
// -----
%f = "t.some"() : () -> (f32)
"demo.many"(%f) : (f32) -> ()
// -----
// narrower: IRDL wants all of a group to have one type
%i, %j = "t.some"() : () -> (i32, i64)
"demo.many"(%i, %j) : (i32, i64) -> ()
// -----
%i = "t.some"() : () -> (i32)
"demo.some"(%i) : (i32) -> ()
// -----
%i, %b = "t.some"() : () -> (i32, i1)
"demo.some"(%i, %b) : (i32, i1) -> ()
// -----
%i, %f = "t.some"() : () -> (i32, f32)
"demo.some"(%i, %f) : (i32, f32) -> ()
// -----
"demo.some"() : () -> ()
// -----
%i, %b = "t.some"() : () -> (i32, i1)
"demo.some"(%i, %b, %b) : (i32, i1, i1) -> ()
// -----
%t = "t.some"() : () -> (tensor<2x3xf32>)
%res = "demo.tied"(%t, %t) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
// -----
%t, %v = "t.some"() : () -> (tensor<2x3xf32>, vector<2x3xf32>)
%res = "demo.tied"(%t, %v) : (tensor<2x3xf32>, vector<2x3xf32>) -> (tensor<2x3xf32>)
// -----
%t = "t.some"() : () -> (tensor<2x3xf32>)
%res = "demo.tied"(%t, %t) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x4xf32>)
// -----
%v = "t.some"() : () -> (vector<2x3xf32>)
%res = "demo.tied"(%v, %v) : (vector<2x3xf32>, vector<2x3xf32>) -> (vector<2x3xf32>)
// -----
%i = "t.some"() : () -> (i32)
%res = "demo.tied"(%i, %i) : (i32, i32) -> (i32)
// -----
// wider: IRDL does not compare shapes
%t, %w = "t.some"() : () -> (tensor<2x3xf32>, tensor<2x4xf32>)
%res = "demo.tied"(%t, %w) : (tensor<2x3xf32>, tensor<2x4xf32>) -> (tensor<2x3xf32>)
// -----
%i = "t.some"() : () -> (i32)
"demo.same"(%i, %i) : (i32, i32) -> ()
// -----
%i, %j = "t.some"() : () -> (i32, i64)
"demo.same"(%i, %j) : (i32, i64) -> ()
// -----
%f = "t.some"() : () -> (f32)
"demo.same"(%f, %f) : (f32, f32) -> ()
// -----
%t, %m, %v = "t.some"() : () -> (tensor<2x3xf32>, memref<4xf32>, vector<2x3xf32>)
%res = "demo.shaped"(%t, %m, %v) : (tensor<2x3xf32>, memref<4xf32>, vector<2x3xf32>) -> (i32)
// -----
%t, %m, %v = "t.some"() : () -> (tensor<2x3xf32>, memref<4xf32>, vector<2x3xf32>)
%res = "demo.shaped"(%t, %m, %v) : (tensor<2x3xf32>, memref<4xf32>, vector<2x3xf32>) -> (index)
// -----
%t, %m, %v = "t.some"() : () -> (tensor<2x3xf32>, memref<4xf32>, vector<2x3xf32>)
%res = "demo.shaped"(%t, %m, %v) : (tensor<2x3xf32>, memref<4xf32>, vector<2x3xf32>) -> (vector<4xi8>)
// -----
%t, %m, %v = "t.some"() : () -> (tensor<2x3xf32>, memref<4xf32>, vector<2x3xf32>)
%res = "demo.shaped"(%t, %m, %v) : (tensor<2x3xf32>, memref<4xf32>, vector<2x3xf32>) -> (tensor<4xi8>)
// -----
%z, %m, %v = "t.some"() : () -> (tensor<*xf32>, memref<4xf32>, vector<2x3xf32>)
%res = "demo.shaped"(%z, %m, %v) : (tensor<*xf32>, memref<4xf32>, vector<2x3xf32>) -> (i32)
// -----
%t, %v = "t.some"() : () -> (tensor<2x3xf32>, vector<2x3xf32>)
%res = "demo.shaped"(%t, %t, %v) : (tensor<2x3xf32>, tensor<2x3xf32>, vector<2x3xf32>) -> (i32)
// -----
%t, %m = "t.some"() : () -> (tensor<2x3xf32>, memref<4xf32>)
%res = "demo.shaped"(%t, %m, %t) : (tensor<2x3xf32>, memref<4xf32>, tensor<2x3xf32>) -> (i32)
// -----
%t, %m, %v = "t.some"() : () -> (tensor<2x3xf32>, memref<4xf32>, vector<2x3xf32>)
%res = "demo.shaped"(%t, %m, %v) : (tensor<2x3xf32>, memref<4xf32>, vector<2x3xf32>) -> (f32)
// -----
%t, %m, %v = "t.some"() : () -> (tensor<2x3xf32>, memref<4xf32>, vector<2x3xf32>)
%res = "demo.shaped"(%t, %m, %v) : (tensor<2x3xf32>, memref<4xf32>, vector<2x3xf32>) -> (memref<4xi8>)
// -----
// wider: IRDL does not look at element types
%y, %m, %v = "t.some"() : () -> (tensor<?xi32>, memref<4xf32>, vector<2x3xf32>)
%res = "demo.shaped"(%y, %m, %v) : (tensor<?xi32>, memref<4xf32>, vector<2x3xf32>) -> (i32)
// -----
// wider: IRDL does not look at ranks
%t, %m, %l = "t.some"() : () -> (tensor<2x3xf32>, memref<4xf32>, vector<4xi1>)
%res = "demo.shaped"(%t, %m, %l) : (tensor<2x3xf32>, memref<4xf32>, vector<4xi1>) -> (i32)
// -----
// wider: IRDL does not look at element types
%t, %m, %v = "t.some"() : () -> (tensor<2x3xf32>, memref<4xf32>, vector<2x3xf32>)
%res = "demo.shaped"(%t, %m, %v) : (tensor<2x3xf32>, memref<4xf32>, vector<2x3xf32>) -> (vector<4xf32>)
// -----
// wider: IRDL does not look at signedness
%t, %m, %v = "t.some"() : () -> (tensor<2x3xf32>, memref<4xf32>, vector<2x3xf32>)
%res = "demo.shaped"(%t, %m, %v) : (tensor<2x3xf32>, memref<4xf32>, vector<2x3xf32>) -> (si32)
// -----
%f, %c, %p, %g = "t.some"() : () -> (f32, complex<f32>, tuple<i32, i32>, () -> ())
"demo.floats"(%f, %c, %p, %g) : (f32, complex<f32>, tuple<i32, i32>, () -> ()) -> ()
// -----
%h, %c, %p, %g = "t.some"() : () -> (bf16, complex<f32>, tuple<i32, i32>, () -> ())
"demo.floats"(%h, %c, %p, %g) : (bf16, complex<f32>, tuple<i32, i32>, () -> ()) -> ()
// -----
%H, %c, %p, %g = "t.some"() : () -> (f8E4M3FN, complex<f32>, tuple<i32, i32>, () -> ())
"demo.floats"(%H, %c, %p, %g) : (f8E4M3FN, complex<f32>, tuple<i32, i32>, () -> ()) -> ()
// -----
%i, %c, %p, %g = "t.some"() : () -> (i32, complex<f32>, tuple<i32, i32>, () -> ())
"demo.floats"(%i, %c, %p, %g) : (i32, complex<f32>, tuple<i32, i32>, () -> ()) -> ()
// -----
%f, %p, %g = "t.some"() : () -> (f32, tuple<i32, i32>, () -> ())
"demo.floats"(%f, %f, %p, %g) : (f32, f32, tuple<i32, i32>, () -> ()) -> ()
// -----
%f, %c, %i, %g = "t.some"() : () -> (f32, complex<f32>, i32, () -> ())
"demo.floats"(%f, %c, %i, %g) : (f32, complex<f32>, i32, () -> ()) -> ()
// -----
%f, %c, %p, %i = "t.some"() : () -> (f32, complex<f32>, tuple<i32, i32>, i32)
"demo.floats"(%f, %c, %p, %i) : (f32, complex<f32>, tuple<i32, i32>, i32) -> ()
// -----
// wider: IRDL does not look at element types
%f, %d, %p, %g = "t.some"() : () -> (f32, complex<f64>, tuple<i32, i32>, () -> ())
"demo.floats"(%f, %d, %p, %g) : (f32, complex<f64>, tuple<i32, i32>, () -> ()) -> ()
// -----
// wider: IRDL does not look into tuples
%f, %c, %r, %g = "t.some"() : () -> (f32, complex<f32>, tuple<i32, f32>, () -> ())
"demo.floats"(%f, %c, %r, %g) : (f32, complex<f32>, tuple<i32, f32>, () -> ()) -> ()
// -----
%n, %q, %s = "t.some"() : () -> (i8, i4, si8)
"demo.width"(%n, %q, %s) : (i8, i4, si8) -> ()
// -----
%s, %q = "t.some"() : () -> (si8, i4)
"demo.width"(%s, %q, %s) : (si8, i4, si8) -> ()
// -----
%n, %s = "t.some"() : () -> (i8, si8)
"demo.width"(%n, %n, %s) : (i8, i8, si8) -> ()
// -----
%i, %q, %s = "t.some"() : () -> (i32, i4, si8)
"demo.width"(%i, %q, %s) : (i32, i4, si8) -> ()
// -----
%n, %i, %s = "t.some"() : () -> (i8, i32, si8)
"demo.width"(%n, %i, %s) : (i8, i32, si8) -> ()
// -----
%f, %q, %s = "t.some"() : () -> (f32, i4, si8)
"demo.width"(%f, %q, %s) : (f32, i4, si8) -> ()
// -----
%n, %q, %f = "t.some"() : () -> (i8, i4, f32)
"demo.width"(%n, %q, %f) : (i8, i4, f32) -> ()
// -----
%n, %u, %s = "t.some"() : () -> (i8, ui4, si8)
"demo.width"(%n, %u, %s) : (i8, ui4, si8) -> ()
// -----
// wider: IRDL does not look at signedness
%n, %q = "t.some"() : () -> (i8, i4)
"demo.width"(%n, %q, %n) : (i8, i4, i8) -> ()
// -----
"demo.attrs"() {number = 1 : i64, text = "a", flag = true, unit = unit, ty = i32, symbol = @s, list = [1, 2], dense = array<i32: 1, 2>, way = "up"} : () -> ()
// -----
"demo.attrs"() {number = 1 : i64, text = "a", flag = false, unit = unit, ty = i32, symbol = @s, list = [1, 2], dense = array<i32: 1, 2>, way = "up"} : () -> ()
// -----
"demo.attrs"() {number = 1 : i64, text = "a", flag = true, unit = unit, ty = i32, symbol = @s, list = [1, 2], dense = array<i32: 1, 2>, way = "down"} : () -> ()
// -----
"demo.attrs"() {number = 1 : i64, text = "a", flag = true, unit = unit, ty = i32, symbol = @s, list = [1, 2], dense = array<i32: 1, 2>, way = "left"} : () -> ()
// -----
"demo.attrs"() {number = 1 : i64, text = "a", flag = true, unit = unit, ty = i32, symbol = @s, list = [1, 2], dense = array<i32: 1, 2>, way = 1 : i32} : () -> ()
// -----
"demo.attrs"() {number = "a", text = "a", flag = true, unit = unit, ty = i32, symbol = @s, list = [1, 2], dense = array<i32: 1, 2>, way = "up"} : () -> ()
// -----
"demo.attrs"() {number = 1 : i64, text = 1, flag = true, unit = unit, ty = i32, symbol = @s, list = [1, 2], dense = array<i32: 1, 2>, way = "up"} : () -> ()
// -----
"demo.attrs"() {number = 1 : i64, text = "a", flag = 2 : i32, unit = unit, ty = i32, symbol = @s, list = [1, 2], dense = array<i32: 1, 2>, way = "up"} : () -> ()
// -----
// wider
"demo.attrs"() {number = 1 : i64, text = "a", flag = true, unit = 1, ty = i32, symbol = @s, list = [1, 2], dense = array<i32: 1, 2>, way = "up"} : () -> ()
// -----
"demo.attrs"() {number = 1 : i64, text = "a", flag = true, unit = unit, ty = 1, symbol = @s, list = [1, 2], dense = array<i32: 1, 2>, way = "up"} : () -> ()
// -----
"demo.attrs"() {number = 1 : i64, text = "a", flag = true, unit = unit, ty = i32, symbol = "s", list = [1, 2], dense = array<i32: 1, 2>, way = "up"} : () -> ()
// -----
"demo.attrs"() {number = 1 : i64, text = "a", flag = true, unit = unit, ty = i32, symbol = @s, list = 1, dense = array<i32: 1, 2>, way = "up"} : () -> ()
// -----
"demo.attrs"() {number = 1 : i64, text = "a", flag = true, unit = unit, ty = i32, symbol = @s, list = [1, 2], dense = [1], way = "up"} : () -> ()
// -----
"demo.attrs"() {text = "a", flag = true, unit = unit, ty = i32, symbol = @s, list = [1, 2], dense = array<i32: 1, 2>, way = "up"} : () -> ()
// -----
"demo.attrs"() {number = 1 : i64, flag = true, unit = unit, ty = i32, symbol = @s, list = [1, 2], dense = array<i32: 1, 2>, way = "up"} : () -> ()
// -----
"demo.attrs"() {number = 1 : i64, text = "a", unit = unit, ty = i32, symbol = @s, list = [1, 2], dense = array<i32: 1, 2>, way = "up"} : () -> ()
// -----
"demo.attrs"() {number = 1 : i64, text = "a", flag = true, ty = i32, symbol = @s, list = [1, 2], dense = array<i32: 1, 2>, way = "up"} : () -> ()
// -----
"demo.attrs"() {number = 1 : i64, text = "a", flag = true, unit = unit, symbol = @s, list = [1, 2], dense = array<i32: 1, 2>, way = "up"} : () -> ()
// -----
"demo.attrs"() {number = 1 : i64, text = "a", flag = true, unit = unit, ty = i32, list = [1, 2], dense = array<i32: 1, 2>, way = "up"} : () -> ()
// -----
"demo.attrs"() {number = 1 : i64, text = "a", flag = true, unit = unit, ty = i32, symbol = @s, dense = array<i32: 1, 2>, way = "up"} : () -> ()
// -----
"demo.attrs"() {number = 1 : i64, text = "a", flag = true, unit = unit, ty = i32, symbol = @s, list = [1, 2], way = "up"} : () -> ()
// -----
"demo.attrs"() {number = 1 : i64, text = "a", flag = true, unit = unit, ty = i32, symbol = @s, list = [1, 2], dense = array<i32: 1, 2>} : () -> ()
// -----
// wider: IRDL does not look at the types of attributes
"demo.attrs"() {number = 1 : i32, text = "a", flag = true, unit = unit, ty = i32, symbol = @s, list = [1, 2], dense = array<i32: 1, 2>, way = "up"} : () -> ()
// -----
// wider: IRDL does not look into references
"demo.attrs"() {number = 1 : i64, text = "a", flag = true, unit = unit, ty = i32, symbol = @s::@t, list = [1, 2], dense = array<i32: 1, 2>, way = "up"} : () -> ()
// -----
// wider: IRDL does not count elements
"demo.attrs"() {number = 1 : i64, text = "a", flag = true, unit = unit, ty = i32, symbol = @s, list = [1], dense = array<i32: 1, 2>, way = "up"} : () -> ()
// -----
// wider: IRDL does not look into arrays
"demo.attrs"() {number = 1 : i64, text = "a", flag = true, unit = unit, ty = i32, symbol = @s, list = ["a", "b"], dense = array<i32: 1, 2>, way = "up"} : () -> ()
// -----
// wider: IRDL does not look into arrays
"demo.attrs"() {number = 1 : i64, text = "a", flag = true, unit = unit, ty = i32, symbol = @s, list = [1, 2], dense = array<i64: 1>, way = "up"} : () -> ()
// -----
"demo.maybe"() : () -> ()
// -----
"demo.maybe"() {note = "a"} : () -> ()
// -----
"demo.maybe"() {level = 3 : i32} : () -> ()
// -----
"demo.maybe"() {other = 3} : () -> ()
// -----
%res = "demo.maybe"() : () -> (i32)
// -----
// wider: IRDL knows no attributes that may be missing
"demo.maybe"() {note = 1} : () -> ()
// -----
// wider: IRDL knows no attributes that may be missing
"demo.maybe"() {level = "a"} : () -> ()
// -----
"demo.body"() ({"t.end"() : () -> ()}, {"t.end"() : () -> ()}, {"t.end"() : () -> ()}) : () -> ()
// -----
"demo.body"() ({"t.end"() : () -> ()}, {}, {}) : () -> ()
// -----
"demo.body"() ({"t.end"() : () -> ()}, {^bb0: "t.end"() : () -> ()
^bb1: "t.end"() : () -> ()}, {"t.end"() : () -> ()}) : () -> ()
// -----
"demo.body"() ({}, {}, {}) : () -> ()
// -----
"demo.body"() ({^bb0: "t.end"() : () -> ()
^bb1: "t.end"() : () -> ()}, {}, {}) : () -> ()
// -----
"demo.body"() ({"t.end"() : () -> ()}, {}) : () -> ()
// -----
"demo.body"() ({"t.end"() : () -> ()}, {}, {}, {}) : () -> ()
// -----
"demo.body"() ({"t.end"() : () -> ()}, {^bb0: "t.end"() : () -> ()
^bb1: "t.end"() : () -> ()
^bb2: "t.end"() : () -> ()}, {^bb0: "t.end"() : () -> ()
^bb1: "t.end"() : () -> ()}) : () -> ()
// -----
// wider: IRDL cannot say at most
"demo.body"() ({"t.end"() : () -> ()}, {}, {^bb0: "t.end"() : () -> ()
^bb1: "t.end"() : () -> ()
^bb2: "t.end"() : () -> ()}) : () -> ()
// -----
// narrower: IRDL has no NoTerminator
"demo.body"() ({^bb0(%a: i32):}, {}, {}) : () -> ()
// -----
"demo.list"() : () -> ()
// -----
%i = "t.some"() : () -> (i32)
"demo.list"(%i, %i) : (i32, i32) -> ()
// -----
%i = "t.some"() : () -> (i32)
%res = "demo.list"(%i) : (i32) -> (i32)
// -----
// narrower: IRDL wants all of a group to have one type
%i, %f = "t.some"() : () -> (i32, f32)
"demo.list"(%i, %f) : (i32, f32) -> ()
// -----
%i = "t.some"() : () -> (i32)
"demo.code"(%i) : (i32) -> ()
// -----
"demo.code"() : () -> ()
// -----
// wider: IRDL knows no code
%x = "t.some"() : () -> (index)
"demo.code"(%x) : (index) -> ()
// -----
%i = "t.some"() : () -> (i32)
"demo.neg"(%i) : (i32) -> ()
// -----
"demo.neg"() : () -> ()
// -----
// wider: IRDL has no negation
%x = "t.some"() : () -> (index)
"demo.neg"(%x) : (index) -> ()
// -----
%i, %f = "t.some"() : () -> (i32, f32)
"demo.checked"(%i, %f) : (i32, f32) -> ()
// -----
%i = "t.some"() : () -> (i32)
"demo.checked"(%i) : (i32) -> ()
// -----
// wider: IRDL knows no code
%i = "t.some"() : () -> (i32)
"demo.checked"(%i, %i) : (i32, i32) -> ()
// -----
// wider: IRDL knows no verifiers
%e, %f = "t.some"() : () -> (none, f32)
"demo.checked"(%e, %f) : (none, f32) -> ()
// -----
%t = "t.some"() : () -> (tensor<2x3xf32>)
%res = "demo.chain"(%t, %t, %t) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (f32)
// -----
%t, %w = "t.some"() : () -> (tensor<2x3xf32>, tensor<2x4xf32>)
%res = "demo.chain"(%t, %w, %t) : (tensor<2x3xf32>, tensor<2x4xf32>, tensor<2x3xf32>) -> (f32)
// -----
%t, %w = "t.some"() : () -> (tensor<2x3xf32>, tensor<2x4xf32>)
%res = "demo.chain"(%t, %t, %w) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x4xf32>) -> (f32)
// -----
%i = "t.some"() : () -> (i32)
%res = "demo.chain"(%i, %i, %i) : (i32, i32, i32) -> (i32)
// -----
// wider: IRDL does not compute types
%t = "t.some"() : () -> (tensor<2x3xf32>)
%res = "demo.chain"(%t, %t, %t) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (i32)
// -----
%i, %f = "t.some"() : () -> (i32, f32)
"demo.nothing"(%i, %f) : (i32, f32) -> ()
// -----
%i = "t.some"() : () -> (i32)
"demo.nothing"(%i) : (i32) -> ()
// -----
%i = "t.some"() : () -> (i32)
%0 = "demo.hooks"(%i) : (i32) -> (i32)
// -----
%i = "t.some"() : () -> (i32)
"demo.hooks"(%i) : (i32) -> ()
// -----
%b = "t.some"() : () -> (i1)
"demo.added"(%b) : (i1) -> ()
// -----
%i = "t.some"() : () -> (i32)
"demo.added"(%i) : (i32) -> ()
// -----
%b = "t.some"() : () -> !demo.box<i32, "k">
%u = "demo.boxed"(%b) {key = #demo.key<i32, "k">} : (!demo.box<i32, "k">) -> !demo.unit
// -----
%b = "t.some"() : () -> !demo.box<!demo.box<f32, 3 : i8>, #demo.key<i8, "">>
%u = "demo.boxed"(%b) {key = #demo.key<i1, "k">} : (!demo.box<!demo.box<f32, 3 : i8>, #demo.key<i8, "">>) -> !demo.unit
// -----
%b = "t.some"() : () -> !demo.unit
%u = "demo.boxed"(%b) {key = #demo.key<i32, "k">} : (!demo.unit) -> !demo.unit
// -----
%b = "t.some"() : () -> !demo.box<i32, "k">
%u = "demo.boxed"(%b) {key = "k"} : (!demo.box<i32, "k">) -> !demo.unit
// -----
%b = "t.some"() : () -> !demo.box<i32, "k">
%u = "demo.boxed"(%b) {key = #demo.key<f32, "k">} : (!demo.box<i32, "k">) -> !demo.unit
// -----
%b = "t.some"() : () -> !demo.box<i32>
// -----
%b = "t.some"() : () -> !demo.box<i32, "k">
%u = "demo.boxed"(%b) {key = #demo.key<i32, "k">} : (!demo.box<i32, "k">) -> i32
// -----
// narrower: IRDL has no attributes with enums in them
%b = "t.some"() : () -> !demo.box<i32, "k">
%u = "demo.enums"(%b) {count = 3 : i32, dim = #demo.dim<x>, mode = -1 : i8} : (!demo.box<i32, "k">) -> !demo.unit
// -----
%b = "t.some"() : () -> !demo.box<i32, "k">
%u = "demo.enums"(%b) {count = 3 : i32, dim = 5 : i32, mode = 3 : i8} : (!demo.box<i32, "k">) -> !demo.unit
// -----
"demo.written"() {sizes = [1, 2], ty = tensor<4xf32>, step = 2 : i32, either = "x"} : () -> ()
// -----
// wider: of an integer attribute, IRDL says only that it is one
"demo.written"() {sizes = [1, 2], ty = tensor<4xf32>, step = 2 : i32, either = 3 : i64} : () -> ()
// -----
"demo.body"() ({"demo.seal"() : () -> () "t.end"() : () -> ()}, {}, {}) : () -> ()
// -----
// wider
"demo.seal"() : () -> ()
// -----
%i = "t.some"() : () -> (i32)
"demo.body"() ({"demo.seal"(%i) : (i32) -> () "t.end"() : () -> ()}, {}, {}) : () -> ()
