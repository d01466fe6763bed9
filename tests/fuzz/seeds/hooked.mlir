fh.func @f(%x: i32 {fh.good = 1 : i32}, %y: !nest.list<i1, !nest.list<>>) -> i32 attributes {fh.note = "n"} {
  nest.jump ^bb1(%x : i32) {a}
^bb1(%z: i32):
  "fh.end"(%z) : (i32) -> ()
}
// -----
nest.box {
  nest.box {
  } {fh.weight = 3 : i32}
  %0 = "fh.value"() <{name = "x"}> : () -> i32
  %1:2 = fh.pair (%0, %0) [%0] : i32, i32, i32 -> i1, !fh<hidden<i8>> value #fh<3> {
    %1 = "fh.value"() : () -> f32
    "fh.end"(%1) : (f32) -> ()
  } {
  ^bb0(%a: i32):
    nest.jump ^bb0(%a : i32)
  } attributes {fh.note = "n"}
}
// -----
%a:2 = fh.dyn_x {b = #fh.shared<1, #fh.shared<2>>} : i32, !fh<hidden<!fh<hidden<none>>>>
"fh.other"(%a#0) <{c = 5}> : (i32) -> ()
"u.a"() {fh.weight = 3 : i64} : () -> ()
"u.a"() {fh.forbidden} : () -> ()
// -----
#s = #fh.shared<1>
#t = #fh.shared<#s, #s>
#u = #fh.shared<#t, #t>
fh.pair () [] value #u attributes {a = #u}
// -----
!nest.list<!fh<hidden<!nest.list<i1, i2>>>, !test.ptr<!nest.list<>>>
// -----
#fh.shared<#fh<3>, #fh.shared<5>>
