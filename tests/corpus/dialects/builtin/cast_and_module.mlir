// Modules and casts, with what may be left out and what may not.

module @a attributes {a.b = 1} { }
// -----
module attributes {a.b = 1} { }
// -----
module @a attributes {sym_visibility = "private"} { }
// -----
module attributes {sym_name = "a"} { }
// -----
module @a { module @b { } module @b { } }
// -----
module @a { module @b attributes {sym_visibility = "nested"} { } }
// -----
module @a { module attributes {sym_visibility = "foo"} { } }
// -----
module @a { module @c attributes {sym_visibility = "foo"} { } }
// -----
module {foo = 1} { }
// -----
module attributes {llvm.data_layout = ""} {}
// -----
builtin.module { }
// -----
builtin.module @"x y" { builtin.module @c {} }
// -----
module { ^bb0: }
// -----
module { ^bb0(%a : i32): }
// -----
module { ^bb0: ^bb1: }
// -----
module { "foo.bar"() : () -> () ^bb1: }
// -----
%0 = unrealized_conversion_cast to i32
// -----
%0 = builtin.unrealized_conversion_cast to i32
// -----
%0:2 = builtin.unrealized_conversion_cast to i32, i64
// -----
%0:2 = builtin.unrealized_conversion_cast to i32, i64 {a}
%1 = builtin.unrealized_conversion_cast %0#0, %0#1 : i32, i64 to f32 {b = 2 : i8}
%2 = builtin.unrealized_conversion_cast %1 : f32 to f32
// -----
%0 = builtin.unrealized_conversion_cast : to i32
// -----
%0 = builtin.unrealized_conversion_cast %0 to i32
// -----
%0 = builtin.unrealized_conversion_cast %0 : i32, i32 to i32
// -----
%0:2 = builtin.unrealized_conversion_cast %0, %0 : i32 to i32, i32
// -----
builtin.unrealized_conversion_cast to
// -----
"builtin.unrealized_conversion_cast"() : () -> ()
// -----
%0 = builtin.unrealized_conversion_cast to i32 loc("a")
// -----
%0 = builtin.unrealized_conversion_cast to (i32)
// -----
%0 = builtin.unrealized_conversion_cast to () -> i32
// -----
%0, %1 = builtin.unrealized_conversion_cast to i32
// -----
%0 = builtin.unrealized_conversion_cast to i32 : i64
// -----
module @a
// -----
module @a attributes {}
// -----
module @a attributes {a} {
  module @a attributes {a.b} {}
}
// -----
module private @a {}
// -----
"builtin.module"() ({}) : () -> ()
// -----
"builtin.module"() ({^bb0:}) : () -> i32
// -----
"builtin.module"() ({^bb0:}, {}) : () -> ()
// -----
"builtin.module"() : () -> ()
// -----
"builtin.module"() <{sym_name = 1}> ({^bb0:}) : () -> ()
// -----
"builtin.module"() ({^bb0(%a : i32):}) : () -> ()
// -----
"builtin.module"() ({^bb0: 
^bb1: }) : () -> ()
// -----
module {
  %0 = "x.y"() : () -> i32
  module { "x.z"(%0) : (i32) -> () }
}
