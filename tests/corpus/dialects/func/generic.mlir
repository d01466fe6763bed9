// Functions and calls in generic form, most with a part that is wrong.

"func.func"() <{function_type = () -> i32, sym_name = "a"}> ({
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> i32, sym_name = "a"}> ({
  %0 = "x.y"() : () -> i64
  "func.return"(%0) : (i64) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "a"}> ({
  "func.call"() <{callee = @b}> : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "a"}> ({
  %0 = "x.y"() : () -> i64
  "func.call"(%0) <{callee = @a}> : (i64) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "a"}> ({
  %0 = "func.call"() <{callee = @a}> : () -> i32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> i32, sym_name = "a", sym_visibility = "private"}> ({
}) : () -> ()
"func.func"() <{function_type = () -> (), sym_name = "b"}> ({
  %0 = "x.y"() : () -> i64
  "func.call"(%0) <{callee = @a}> : (i64) -> i32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (i32, i32), sym_name = "a", sym_visibility = "private"}> ({
}) : () -> ()
"func.func"() <{function_type = () -> (), sym_name = "b"}> ({
  %0 = "x.y"() : () -> i32
  %1:2 = "func.call"(%0) <{callee = @a}> : (i32) -> (i32, i64)
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (i32, i32), sym_name = "a"}> ({
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (i32, i32), sym_name = "a", sym_visibility = "foo"}> ({
}) : () -> ()
// -----
"func.func"() <{function_type = i32, sym_name = "a", sym_visibility = "private"}> ({
}) : () -> ()
// -----
"func.func"() <{sym_name = "a", sym_visibility = "private"}> ({
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_visibility = "private"}> ({
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "a", sym_visibility = "private"}> ({
}) {foo} : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "a", sym_visibility = "private", arg_attrs = [{}, {}]}> ({
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "a", sym_visibility = "private", arg_attrs = [{foo}]}> ({
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "a", sym_visibility = "private", res_attrs = [{foo}]}> ({
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> i32, sym_name = "a", sym_visibility = "private", res_attrs = [{foo}]}> ({
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "a", sym_visibility = "private", arg_attrs = [1]}> ({
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "a"}> ({
^bb0:
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "a"}> ({
^bb0(%x : i64):
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "a"}> ({
^bb0(%x : i32):
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "a"}> ({
  "x.y"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "a"}> ({
  "func.return"() : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.return"() : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "a"}> ({
  %0 = "func.constant"() <{value = @c}> : () -> i32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "a"}> ({
  %0 = "func.constant"() <{value = @a}> : () -> i32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "a"}> ({
  %0 = "func.constant"() <{value = @a::@b}> : () -> i32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "a"}> ({
  %0 = "func.constant"() <{value = @a}> : () -> (() -> ())
  "func.call_indirect"(%0, %0) : (() -> (), () -> ()) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "a"}> ({
  %0 = "func.constant"() <{value = @a}> : () -> (() -> ())
  %1 = "func.call_indirect"(%0) : (() -> ()) -> (i32)
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "a"}> ({
  %0 = "x.y"() : () -> i32
  "func.call_indirect"(%0) : (i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "a"}> ({
  "func.call_indirect"() : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
