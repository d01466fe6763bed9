%0 = "u.op"() : () -> i32
%1 = "builtin.unrealized_conversion_cast"(%0) : (i32) -> i64
// -----
%0:2 = "u.op"() : () -> (i32, i32)
%1:3 = "builtin.unrealized_conversion_cast"(%0#0, %0#1) : (i32, i32) -> (i8, tensor<*xf32>, !foo.bar)
"u.use"(%1#2, %1#0) : (!foo.bar, i8) -> ()
// -----
%0 = "builtin.unrealized_conversion_cast"() : () -> i32
// -----
%0 = "u.op"() : () -> i32
%1 = "builtin.unrealized_conversion_cast"(%0) {foo.attr = 1, plain} : (i32) -> i64
// -----
%0 = builtin.unrealized_conversion_cast to i32
%1 = builtin.unrealized_conversion_cast %0 : i32 to i64
%2:2 = builtin.unrealized_conversion_cast %0, %1 : i32, i64 to f32, f64
%3 = builtin.unrealized_conversion_cast %0 : i32 to i64 {foo.x = 1}
// -----
%0 = "builtin.unrealized_conversion_cast"(%1) : (i32) -> i64
%1 = "builtin.unrealized_conversion_cast"(%0) : (i64) -> i32
// -----
%0 = "u.op"() : () -> (() -> ())
%1 = "builtin.unrealized_conversion_cast"(%0) : (() -> ()) -> ((i32) -> ())
