func.func @double(%x: i8) -> i8 {
  %c1 = arith.constant 1 : i8
  %r = arith.shli %x, %c1 : i8
  return %r : i8
}
func.func @half(%x: i64) -> i64 {
  %c1 = arith.constant 1 : i64
  %r = arith.shrsi %x, %c1 : i64
  return %r : i64
}
func.func @unknown(%x: i8) -> i16 {
  %r = arith.extsi %x : i8 to i16
  return %r : i16
}
