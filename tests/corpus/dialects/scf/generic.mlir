// Structured control flow in generic form, most with a part that is wrong.

"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.for"(%i,%i,%i) ({
^bb0:
 "scf.yield"() : () -> ()
}) : (index, index, index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.for"(%i,%i,%i) ({
^bb0(%k: i32):
 "scf.yield"() : () -> ()
}) : (index, index, index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.for"(%i,%i,%x) ({
^bb0(%k: index):
 "scf.yield"() : () -> ()
}) : (index, index, i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.for"(%i,%i,%i) ({
^bb0(%k: index, %l: i32):
 "scf.yield"() : () -> ()
}) : (index, index, index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.for"(%i,%i,%i,%x) ({
^bb0(%k: index, %l: i32):
 "scf.yield"() : () -> ()
}) : (index, index, index,i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.for"(%i,%i,%i,%x) ({
^bb0(%k: index, %l: i32):
 "scf.yield"() : () -> ()
}) : (index, index, index,i32) -> i32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.for"(%i,%i,%i,%x) ({
^bb0(%k: index, %l: i32):
 "scf.yield"(%l) : (i32) -> ()
}) : (index, index, index,i32) -> i64
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.for"(%i,%i,%i,%x) ({
^bb0(%k: index, %l: i64):
 "scf.yield"(%l) : (i64) -> ()
}) : (index, index, index,i32) -> i32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.for"(%i,%i,%i,%x) ({
^bb0(%k: index, %l: i32):
 "scf.yield"(%c) : (i1) -> ()
}) : (index, index, index,i32) -> i32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.for"(%i,%i,%i,%x) ({
^bb0(%k: index):
 "scf.yield"(%x) : (i32) -> ()
}) : (index, index, index,i32) -> i32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.for"(%i,%i,%i) ({
}) : (index, index, index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.for"(%i,%i,%i) ({
^bb0(%k: index):
}) : (index, index, index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.for"(%i,%i,%i) ({
^bb0(%k: index):
 "scf.yield"() : () -> ()
^bb1:
 "scf.yield"() : () -> ()
}) : (index, index, index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.for"(%i,%i,%i) ({
^bb0(%k: index):
 "x.y"() : () -> ()
}) : (index, index, index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.for"(%i,%i) ({
^bb0(%k: index):
 "scf.yield"() : () -> ()
}) : (index, index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.for"(%t,%t,%t) ({
^bb0(%k: tensor<4xf32>):
 "scf.yield"() : () -> ()
}) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.while"() ({
 "scf.condition"(%c) : (i1) -> ()
}, {
 "scf.condition"(%c) : (i1) -> ()
}) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.while"() ({
 "scf.yield"() : () -> ()
}, {
 "scf.yield"() : () -> ()
}) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.while"() ({
}, {
 "scf.yield"() : () -> ()
}) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.while"() ({
^bb0:
}, {
 "scf.yield"() : () -> ()
}) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.while"(%x) ({
 "scf.condition"(%c) : (i1) -> ()
}, {
 "scf.yield"() : () -> ()
}) : (i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.while"(%x) ({
^bb0(%p: i1):
 "scf.condition"(%c) : (i1) -> ()
}, {
 "scf.yield"(%c) : (i1) -> ()
}) : (i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.while"(%x) ({
^bb0(%p: i32):
 "scf.condition"(%c) : (i1) -> ()
}, {
 "scf.yield"(%c) : (i1) -> ()
}) : (i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.while"(%x) ({
^bb0(%p: i32):
 "scf.condition"(%c) : (i1) -> ()
}, {
 "scf.yield"() : () -> ()
}) : (i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.while"(%x) ({
^bb0(%p: i32):
 "scf.condition"(%c, %p) : (i1, i32) -> ()
}, {
 "scf.yield"(%x) : (i32) -> ()
}) : (i32) -> i32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.while"(%x) ({
^bb0(%p: i32):
 "scf.condition"(%c, %p) : (i1, i32) -> ()
}, {
^bb0(%q: i1):
 "scf.yield"(%x) : (i32) -> ()
}) : (i32) -> i32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.while"(%x) ({
^bb0(%p: i32):
 "scf.condition"(%c, %p) : (i1, i32) -> ()
}, {
^bb0(%q: i32):
 "scf.yield"(%x) : (i32) -> ()
}) : (i32) -> i1
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.while"(%x) ({
^bb0(%p: i32):
 "scf.condition"(%c, %p) : (i1, i32) -> ()
}, {
^bb0(%q: i32):
 "scf.yield"(%x) : (i32) -> ()
}) : (i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.if"(%c) ({
 "scf.yield"() : () -> ()
}) : (i1) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.if"(%c) ({
 "scf.yield"() : () -> ()
}, {
}) : (i1) -> i32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.if"(%c) ({
 "scf.yield"() : () -> ()
}, {
 "scf.yield"() : () -> ()
}) : (i1) -> i32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.if"(%c) ({
 "scf.yield"(%x) : (i32) -> ()
}, {
 "scf.yield"() : () -> ()
}) : (i1) -> i32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.if"(%c) ({
 "scf.yield"(%c) : (i1) -> ()
}, {
 "scf.yield"(%x) : (i32) -> ()
}) : (i1) -> i32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.if"(%c) ({
 "scf.yield"(%x) : (i32) -> ()
}, {
 "scf.yield"(%c) : (i1) -> ()
}) : (i1) -> i32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.if"(%c) ({
 "scf.yield"(%x) : (i32) -> ()
}, {
 "scf.yield"() : () -> ()
}) : (i1) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.if"(%c) ({
^bb0(%q: i32):
 "scf.yield"() : () -> ()
}, {
}) : (i1) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.if"(%c) ({
}, {
}) : (i1) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.if"(%c) ({
 "scf.yield"() : () -> ()
}, {
^bb0:
}) : (i1) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.if"(%c) ({
 "x.y"() : () -> ()
}, {
}) : (i1) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.if"(%c) ({
 "scf.yield"() : () -> ()
}, {
^bb0:
 "scf.yield"() : () -> ()
^bb1:
 "scf.yield"() : () -> ()
}) : (i1) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.if"(%x) ({
 "scf.yield"() : () -> ()
}, {
}) : (i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.index_switch"(%i) <{cases = array<i64: 1>}> ({
 "scf.yield"() : () -> ()
}) : (index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.index_switch"(%i) <{cases = array<i64: 1, 1>}> ({
 "scf.yield"() : () -> ()
}, {
 "scf.yield"() : () -> ()
}, {
 "scf.yield"() : () -> ()
}) : (index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.index_switch"(%i) <{cases = array<i64: 1>}> ({
 "scf.yield"() : () -> ()
}, {
 "scf.yield"() : () -> ()
}) : (index) -> i32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.index_switch"(%i) <{cases = array<i64: 1>}> ({
 "scf.yield"(%x) : (i32) -> ()
}, {
 "scf.yield"() : () -> ()
}) : (index) -> i32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.index_switch"(%i) <{cases = array<i64: 1>}> ({
 "scf.yield"(%x) : (i32) -> ()
}, {
 "scf.yield"(%c) : (i1) -> ()
}) : (index) -> i32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.index_switch"(%i) <{cases = array<i64: 1>}> ({
 "scf.yield"(%c) : (i1) -> ()
}, {
 "scf.yield"(%c) : (i1) -> ()
}) : (index) -> i32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.index_switch"(%i) <{cases = array<i64: 1>}> ({
 "x.y"() : () -> ()
}, {
 "scf.yield"() : () -> ()
}) : (index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.index_switch"(%i) <{cases = array<i64: 1>}> ({
}, {
 "scf.yield"() : () -> ()
}) : (index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.index_switch"(%i) <{cases = array<i64: 1>}> ({
^bb0:
}, {
 "scf.yield"() : () -> ()
}) : (index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.index_switch"(%i) <{cases = array<i64: 1>}> ({
^bb0(%q: i32):
"scf.yield"() : () -> ()
}, {
 "scf.yield"() : () -> ()
}) : (index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.index_switch"(%i) ({
 "scf.yield"() : () -> ()
}) : (index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.index_switch"(%i) <{cases = array<i32>}> ({
 "scf.yield"() : () -> ()
}) : (index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.index_switch"(%x) <{cases = array<i64>}> ({
 "scf.yield"() : () -> ()
}) : (i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.forall"() <{operandSegmentSizes = array<i32: 0,0,0,0>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 1>, staticStep = array<i64: 1>}> ({
^bb0(%k: index):
"scf.forall.in_parallel"() ({
^bb0:
}) : () -> ()
}) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.forall"() <{operandSegmentSizes = array<i32: 0,0,0,0>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 1>, staticStep = array<i64: 1>}> ({
^bb0(%k: i32):
"scf.forall.in_parallel"() ({
^bb0:
}) : () -> ()
}) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.forall"() <{operandSegmentSizes = array<i32: 0,0,0,0>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 1>, staticStep = array<i64: 1>}> ({
^bb0(%k: index, %l: index):
"scf.forall.in_parallel"() ({
^bb0:
}) : () -> ()
}) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.forall"() <{operandSegmentSizes = array<i32: 0,0,0,0>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 1>, staticStep = array<i64: 1, 2>}> ({
^bb0(%k: index):
"scf.forall.in_parallel"() ({
^bb0:
}) : () -> ()
}) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.forall"() <{operandSegmentSizes = array<i32: 0,0,0,0>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 1, 3>, staticStep = array<i64: 1, 2>}> ({
^bb0(%k: index):
"scf.forall.in_parallel"() ({
^bb0:
}) : () -> ()
}) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.forall"() <{operandSegmentSizes = array<i32: 0,0,0,0>, staticLowerBound = array<i64: 0, 0>, staticUpperBound = array<i64: 1, 3>, staticStep = array<i64: 1, 2>}> ({
^bb0(%k: index):
"scf.forall.in_parallel"() ({
^bb0:
}) : () -> ()
}) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.forall"(%i) <{operandSegmentSizes = array<i32: 1,0,0,0>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 1>, staticStep = array<i64: 1>}> ({
^bb0(%k: index):
"scf.forall.in_parallel"() ({
^bb0:
}) : () -> ()
}) : (index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.forall"() <{operandSegmentSizes = array<i32: 0,0,0,0>, staticLowerBound = array<i64: -9223372036854775808>, staticUpperBound = array<i64: 1>, staticStep = array<i64: 1>}> ({
^bb0(%k: index):
"scf.forall.in_parallel"() ({
^bb0:
}) : () -> ()
}) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.forall"(%t) <{operandSegmentSizes = array<i32: 0,0,0,1>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 1>, staticStep = array<i64: 1>}> ({
^bb0(%k: index, %o: tensor<4xf32>):
"scf.forall.in_parallel"() ({
^bb0:
}) : () -> ()
}) : (tensor<4xf32>) -> tensor<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.forall"(%t) <{operandSegmentSizes = array<i32: 0,0,0,1>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 1>, staticStep = array<i64: 1>}> ({
^bb0(%k: index, %o: tensor<4xf32>):
"scf.forall.in_parallel"() ({
^bb0:
}) : () -> ()
}) : (tensor<4xf32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.forall"(%t) <{operandSegmentSizes = array<i32: 0,0,0,1>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 1>, staticStep = array<i64: 1>}> ({
^bb0(%k: index, %o: tensor<4xf32>):
"scf.forall.in_parallel"() ({
^bb0:
}) : () -> ()
}) : (tensor<4xf32>) -> tensor<5xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.forall"(%t) <{operandSegmentSizes = array<i32: 0,0,0,1>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 1>, staticStep = array<i64: 1>}> ({
^bb0(%k: index, %o: tensor<5xf32>):
"scf.forall.in_parallel"() ({
^bb0:
}) : () -> ()
}) : (tensor<4xf32>) -> tensor<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.forall"(%t) <{operandSegmentSizes = array<i32: 0,0,0,1>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 1>, staticStep = array<i64: 1>}> ({
^bb0(%k: index):
"scf.forall.in_parallel"() ({
^bb0:
}) : () -> ()
}) : (tensor<4xf32>) -> tensor<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.forall"(%x) <{operandSegmentSizes = array<i32: 0,0,0,1>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 1>, staticStep = array<i64: 1>}> ({
^bb0(%k: index, %o: i32):
"scf.forall.in_parallel"() ({
^bb0:
}) : () -> ()
}) : (i32) -> i32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.forall"() <{operandSegmentSizes = array<i32: 0,0,0,0>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 1>, staticStep = array<i64: 1>, mapping = []}> ({
^bb0(%k: index):
"scf.forall.in_parallel"() ({
^bb0:
}) : () -> ()
}) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.forall"() <{operandSegmentSizes = array<i32: 0,0,0,0>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 1>, staticStep = array<i64: 1>, mapping = [1]}> ({
^bb0(%k: index):
"scf.forall.in_parallel"() ({
^bb0:
}) : () -> ()
}) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.forall"() <{operandSegmentSizes = array<i32: 0,0,0,0>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 1>, staticStep = array<i64: 1>}> ({
^bb0(%k: index):
"scf.yield"() : () -> ()
}) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.forall"() <{operandSegmentSizes = array<i32: 0,0,0,0>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 1>, staticStep = array<i64: 1>}> ({
^bb0(%k: index):
"x.y"() : () -> ()
}) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.forall"() <{operandSegmentSizes = array<i32: 0,0,0,0>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 1>, staticStep = array<i64: 1>}> ({
^bb0(%k: index):

}) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.forall"() <{operandSegmentSizes = array<i32: 0,0,0,0>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 1>, staticStep = array<i64: 1>}> ({
^bb0(%k: index):
"scf.forall.in_parallel"() ({
^bb0:
 "x.y"() : () -> ()
}) : () -> ()
}) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.forall"() <{operandSegmentSizes = array<i32: 0,0,0,0>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 1>, staticStep = array<i64: 1>}> ({
^bb0(%k: index):
"scf.forall.in_parallel"() ({
^bb0(%z: i32):
}) : () -> ()
}) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.forall"() <{operandSegmentSizes = array<i32: 0,0,0,0>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 1>, staticStep = array<i64: 1>}> ({
^bb0(%k: index):
"scf.forall.in_parallel"() ({
}) : () -> ()
}) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.forall"() <{operandSegmentSizes = array<i32: 0,0,0,0>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 1>, staticStep = array<i64: 1>}> ({
^bb0(%k: index):
"scf.forall.in_parallel"() ({
^bb0:
^bb1:
}) : () -> ()
}) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.execute_region"() ({
}) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.execute_region"() ({
^bb0(%q: i32):
 "scf.yield"() : () -> ()
}) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.execute_region"() ({
 "scf.yield"() : () -> ()
}) : () -> i32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.execute_region"() ({
 "scf.yield"(%x) : (i32) -> ()
}) : () -> i1
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.execute_region"() ({
 "cf.br"()[^bb1] : () -> ()
^bb1:
 "scf.yield"(%x) : (i32) -> ()
}) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.execute_region"() ({
 "x.y"() : () -> ()
}) : () -> i1
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.yield"() : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.condition"(%c) : (i1) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.reduce"() : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.reduce.return"(%x) : (i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1, index, tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1, %i : index, %t: tensor<4xf32>):
"scf.forall.in_parallel"() ({
^bb0:
}) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
// A result that is no tensor does not count.
func.func @f(%n: index, %t: tensor<4xf32>) {
  %0 = "scf.forall"(%n, %t) <{operandSegmentSizes = array<i32: 0, 1, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: -9223372036854775808>}> ({
  ^bb0(%i: index, %o: tensor<4xf32>):
    "scf.forall.in_parallel"() ({
    ^bb0:
    }) : () -> ()
  }) : (index, tensor<4xf32>) -> memref<4xf32>
  return
}
