// Arguments without names are those of the entry block, which is there although it is not written.
func.func @types_only(i8) {}
// -----
func.func @types_only(i8, i16) attributes {my.note} {
}
// -----
func.func @nothing() {
}
// -----
func.func @too_many(i8) {
^bb0(%a: i8, %b: i16):
  return
}
// -----
func.func @too_few(i8, i16) {
^bb0(%a: i8):
  return
}
// -----
func.func @more_than_none() {
^bb0(%a: i8):
  return
}
// -----
func.func @named(%a: i8) {
^bb0(%b: i8):
  return
}
// -----
func.func @as_many(i8, i16) {
^bb0(%a: i8, %b: i16):
  return
}
