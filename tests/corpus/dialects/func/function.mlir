// Functions: declarations and definitions, visibility, arguments with names, attributes and locations.

func.func private @abort()
func.func private @scale(i32, i64, memref<?x128xf32>) -> f64
func.func private @attributed(i32 {my.first}, i64 {my.second = 1 : i8, my.third = "x"}) -> (i32 {my.fourth}, f32)
func.func private @one_attributed() -> (f64 {my.name = 0 : i64})
func.func private @named(%a: i32, %b : i64 {my.name = 1})
func.func private @result_is_a_function() -> (() -> ())
func.func private @result_is_a_list() -> (i32, i64)
func.func private @no_results() -> ()
func.func private @flags() attributes {my.fast = false, no_inline}
func.func private @"quoted name"(%arg0: i32)
func.func private @argument_locations(i32 loc("a"), i64 {my.x} loc("b"))
// -----
func.func @identity(%x: i32) -> i32 {
  return %x : i32
}
func.func @swap(%a: i32, %b: i64) -> (i64, i32) attributes {my.fruit = "banana"} {
  return %b, %a : i64, i32
}
func.func public @shown() {
  func.return
}
func.func nested @inside(%a : i32 {my.b} loc("x"), %c: f32 loc("y")) -> (i32 {my.c}) attributes {my.d, no_inline} {
  return {my.e} %a : i32
}
// -----
func.func @blocks(%a: i32) -> i32 {
  %0 = "u.a"(%a) : (i32) -> i32
  "u.br"()[^bb2] : () -> ()
^bb1(%x: i32):
  return %x : i32
^bb2:
  "u.br"(%0)[^bb1] : (i32) -> ()
}
// -----
// An argument's name must not be in use outside.
%a = "u.a"() : () -> i32
func.func @inside(%a: i32) -> i32 {
  func.return %a : i32
}
// -----
module @outer {
  func.func nested @f() { return }
  module @inner {
    func.func private @g()
  }
}
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "a", arg_attrs = [{}], res_attrs = []}> ({
^bb0(%x: i32):
  "func.return"() : () -> ()
}) {my.y} : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "a", sym_visibility = "public"}> ({
  "func.return"() : () -> ()
}) : () -> ()
// -----
func.func @declared()
// -----
func.func nested @declared()
// -----
func.func @f(%a: i32, i64) { return }
// -----
func.func private @f(i32, %a: i64)
// -----
func.func @f(i32) { return }
// -----
func.func @f(%a: i32) { }
// -----
func.func @f(%a: i32) -> { return }
// -----
func.func @f(%a: i32, %a: i32) { return }
// -----
func.func @f(%a: i32 { return }
// -----
func.func f() { return }
// -----
func.func secret @f() { return }
// -----
func.func private @f(...)
// -----
func.func @f() attributes {sym_name = "g"} { return }
// -----
func.func @f() attributes {sym_visibility = "private"} { return }
// -----
func.func @f() attributes {function_type = () -> ()} { return }
// -----
func.func private @f(i32 {my.a}) attributes {arg_attrs = [{}]}
// -----
func.func private @f(i32 {a})
// -----
func.func private @f() -> (i32 {a})
// -----
func.func @f() { return }
func.func @f() { return }
// -----
func.func @f() -> i32 { return }
// -----
func.func @f(%a: i32) -> i64 { return %a : i32 }
// -----
func.func @f(%a: i32) -> i64 { return %a : i64 }
// -----
func.func @f(%a: i32) { return %a }
// -----
func.func @f() { return : i32 }
// -----
func.func @f() { return loc("x") : i32 }
// -----
func.func @f() { "u.a"() : () -> () }
// -----
func.func @f() {
  return
  "u.a"() : () -> ()
}
// -----
module { func.return }
// -----
func.func @outer(%a: i32) {
  func.func @inner() -> i32 { return %a : i32 }
  return
}
