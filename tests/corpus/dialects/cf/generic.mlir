// Control flow in generic form, most with a part that is wrong.

"func.func"() <{function_type = (i32, i1) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1):
  "cf.br"(%x)[^bb1] : (i32) -> ()
^bb1:
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1):
  "cf.br"(%x)[^bb1] : (i32) -> ()
^bb1(%y: i1):
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1):
  "cf.cond_br"(%c, %x)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
^bb1(%y: i32):
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1):
  "cf.cond_br"(%x, %x)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
^bb1(%y: i32):
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1):
  "cf.cond_br"(%c)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>, branch_weights = array<i32: 1>}> : (i1) -> ()
^bb1:
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1):
  "cf.cond_br"(%c)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>, branch_weights = array<i32: 0, 0>}> : (i1) -> ()
^bb1:
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1):
  "cf.cond_br"(%c)[^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1):
  "cf.switch"(%x)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, case_values = dense<1> : vector<1xi64>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1):
  "cf.switch"(%x)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, case_values = dense<[1,2]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1):
  "cf.switch"(%x, %x)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, case_values = dense<[1]> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i32) -> ()
^bb1:
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1):
  "cf.switch"(%x, %x)[^bb1, ^bb1] <{case_operand_segments = array<i32: 1>, case_values = dense<[1]> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i32) -> ()
^bb1:
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1):
  "cf.switch"(%x, %c)[^bb2, ^bb1] <{case_operand_segments = array<i32: 1>, case_values = dense<[1]> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i1) -> ()
^bb1(%z : i32):
  "func.return"() : () -> ()
^bb2:
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1):
  "cf.switch"(%x)[^bb1] <{case_operand_segments = array<i32>, case_values = dense<> : tensor<0xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1):
  "cf.switch"(%x)[] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1):
  "cf.assert"(%x) <{msg = "a"}> : (i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1) -> (), sym_name = "a"}> ({
^bb0(%x: i32, %c : i1):
  "cf.assert"(%c) : (i1) -> ()
  "func.return"() : () -> ()
}) : () -> ()
