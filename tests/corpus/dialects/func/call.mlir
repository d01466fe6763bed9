// Calls, direct and by value, and functions as values.

func.func private @add(f32, f32) -> f32
func.func private @nothing()
func.func private @many() -> (i32, i64, f32)
func.func @calls(%a: f32, %b: f32) -> f32 {
  %0 = func.call @add(%a, %b) : (f32, f32) -> f32
  %1 = call @add(%0, %b) {my.note = "x"} : (f32, f32) -> f32
  call @nothing() : () -> ()
  call @nothing() {no_inline} : () -> ()
  %2:3 = call @many() : () -> (i32, i64, f32)
  %f = constant @add : (f32, f32) -> f32
  %g = func.constant @nothing : () -> ()
  %h = constant {my.note} @add : (f32, f32) -> f32
  %3 = call_indirect %f(%1, %2#2) : (f32, f32) -> f32
  func.call_indirect %g() {my.note} : () -> ()
  call @calls(%a, %a) {arg_attrs = [{my.a}, {}], res_attrs = [{my.b}]} : (f32, f32) -> f32
  return %3 : f32
}
// -----
func.func private @apply(%f: (i32) -> (i32, i64), %x: i32) -> i64 {
  %0:2 = call_indirect %f(%x) : (i32) -> (i32, i64)
  return %0#1 : i64
}
func.func private @higher(%f: () -> (() -> i32)) -> i32 {
  %0 = call_indirect %f() : () -> (() -> i32)
  %1 = call_indirect %0() : () -> i32
  return %1 : i32
}
// -----
func.func private @f()
module @m {
  func.func @g() {
    call @f() : () -> ()
    return
  }
}
// -----
func.func @f() {
  call @g() : () -> ()
  return
}
// -----
func.func @f() {
  call @f::@g() : () -> ()
  return
}
// -----
func.func @f(%a: i32) {
  call @f() : () -> ()
  return
}
// -----
func.func @f(%a: i32) {
  call @f(%a, %a) : (i32, i32) -> ()
  return
}
// -----
func.func @f(%a: i32, %b: i64) {
  call @f(%a, %a) : (i32, i32) -> ()
  return
}
// -----
func.func @f(%a: i32) {
  call @f(%a) : (i32, i32) -> ()
  return
}
// -----
func.func @f(%a: i32) {
  call @f(%a) : (i64) -> ()
  return
}
// -----
func.func @f(%a: i32) {
  %0 = call @f(%a) : (i32) -> i32
  return
}
// -----
func.func private @g() -> (i32, i64)
func.func @f() {
  %0:2 = call @g() : () -> (i32, f32)
  return
}
// -----
func.func @f(%a: i32) {
  call @f(%a) : i32
  return
}
// -----
func.func @f(%a: i32) {
  call f(%a) : (i32) -> ()
  return
}
// -----
func.func @f(%a: i32) {
  call @f %a : (i32) -> ()
  return
}
// -----
func.func @f(%a: i32) {
  call @f(%a {callee = 1}) : (i32) -> ()
  return
}
// -----
func.func @f(%a: i32) {
  call @f(%a) {callee = 1} : (i32) -> ()
  return
}
// -----
func.func @f(%a: i32) {
  call @f(%a) {arg_attrs = 1} : (i32) -> ()
  return
}
// -----
module @m {}
func.func @f() {
  call @m() : () -> ()
  return
}
// -----
func.func @f() {
  %0 = constant @g : () -> ()
  return
}
// -----
func.func @f() {
  %0 = constant @f : (i32) -> ()
  return
}
// -----
func.func @f() {
  %0 = constant @f : i32
  return
}
// -----
func.func @f() {
  %0 = constant "f" : () -> ()
  return
}
// -----
func.func @f(%a: i32) {
  call_indirect %a() : i32
  return
}
// -----
func.func @f(%a: () -> i32) {
  call_indirect %a() : () -> ()
  return
}
// -----
func.func @f(%a: () -> i32, %b: i32) {
  %0 = call_indirect %a(%b) : () -> i32
  return
}
// -----
func.func @f(%a: (i64) -> i32, %b: i32) {
  %0 = call_indirect %a(%b) : (i64) -> i32
  return
}
// -----
func.func @f(%a: () -> i32) {
  %0:2 = call_indirect %a() : () -> i32
  return
}
// -----
func.func private @g()
func.func @f() {
  "zz.a"() ({ "zz.y"() : () -> () }, { func.call @g() : () -> () }) : () -> ()
  return
}
// -----
func.func private @g()
func.func @f() {
  "zz.a"() ({ func.call @g() : () -> () }) : () -> ()
  return
}
