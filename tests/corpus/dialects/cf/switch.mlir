// Switches.

func.func @cases(%x: i32, %c: i1) {
  cf.switch %x : i32, [
    default: ^bb1
  ]
^bb1:
  cf.switch %x : i32, [
    default: ^bb2(%x : i32),
    -1: ^bb3(%x, %c : i32, i1),
    42: ^bb1
  ] {my.note}
^bb2(%a: i32):
  cf.switch %x : i32, [default: ^bb1, 1: ^bb2(%a : i32), 0x10: ^bb2(%x : i32)]
^bb3(%b: i32, %d: i1):
  return
}
// -----
func.func @widths(%a: i1, %b: i64, %c: i128, %d: si8, %e: ui16, %f: i3) {
  cf.switch %a : i1, [
    default: ^bb1,
    true: ^bb1,
    false: ^bb1
  ]
^bb1:
  cf.switch %b : i64, [
    default: ^bb2,
    -9223372036854775808: ^bb2,
    9223372036854775807: ^bb2
  ]
^bb2:
  cf.switch %c : i128, [
    default: ^bb3,
    -1: ^bb3,
    7: ^bb3
  ]
^bb3:
  cf.switch %d : si8, [
    default: ^bb4,
    -1: ^bb4
  ]
^bb4:
  cf.switch %e : ui16, [
    default: ^bb5,
    65535: ^bb5
  ]
^bb5:
  cf.switch %f : i3, [
    default: ^bb6,
    2: ^bb6,
    2: ^bb6
  ]
^bb6:
  return
}
// -----
// Bits that the type does not have are cut off.
func.func @wide(%i: i32) {
  cf.switch %i : i32, [
    default: ^bb1,
    99999999999: ^bb1,
    -99999999999: ^bb1
  ]
^bb1:
  return
}
// -----
func.func @f(%i: i32) {
  cf.switch %i : i32, [
  ]
^bb1:
  return
}
// -----
func.func @f(%i: i32) {
  cf.switch %i : i32, [
    1: ^bb1
  ]
^bb1:
  return
}
// -----
func.func @f(%i: i32) {
  cf.switch %i : i32, [
    default: ^bb1,
    default: ^bb1
  ]
^bb1:
  return
}
// -----
func.func @f(%i: i32) {
  cf.switch %i : i32, [
    default: ^bb1,
    9223372036854775808: ^bb1
  ]
^bb1:
  return
}
// -----
func.func @f(%i: i32) {
  cf.switch %i : i32, [
    default: ^bb1
    1: ^bb1
  ]
^bb1:
  return
}
// -----
func.func @f(%i: i32) {
  cf.switch %i : i32, [
    default: ^bb1(%i)
  ]
^bb1(%a: i32):
  return
}
// -----
func.func @f(%i: i32) {
  cf.switch %i : i32, [
    default: ^bb1,
    1: ^bb1(%i : i32)
  ]
^bb1:
  return
}
// -----
func.func @f(%i: i32) {
  cf.switch %i : i32, [
    default: ^bb1,
    1: ^bb1(%i : i64)
  ]
^bb1:
  return
}
// -----
func.func @f(%i: i32) {
  cf.switch %i : i32, [
    default: ^bb1,
    1: ^bb1(%i, %i : i32)
  ]
^bb1:
  return
}
// -----
func.func @f(%i: i32) {
  cf.switch %i : i64, [
    default: ^bb1
  ]
^bb1:
  return
}
// -----
func.func @f(%i: index) {
  cf.switch %i : index, [
    default: ^bb1
  ]
^bb1:
  return
}
// -----
func.func @f(%i: i32) {
  cf.switch %i, [
    default: ^bb1
  ]
^bb1:
  return
}
// -----
// The default takes values without the number of a result; cases take any.
func.func @f(%i: i32) {
  %two:2 = "u.two"() : () -> (i32, i32)
  cf.switch %i : i32, [
    default: ^bb1(%two : i32),
    7: ^bb1(%two#1 : i32)
  ]
^bb1(%a: i32):
  return
}
// -----
func.func @f(%i: i32) {
  %two:2 = "u.two"() : () -> (i32, i32)
  cf.switch %i : i32, [
    default: ^bb1(%two#1 : i32)
  ]
^bb1(%a: i32):
  return
}
