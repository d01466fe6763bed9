func.func @double(%x: i8) -> i8 {
  %r = arith.addi %x, %x : i8
  return %r : i8
}
func.func @half(%x: i64) -> i64 {
  %c2 = arith.constant 2 : i64
  %r = arith.divsi %x, %c2 : i64
  return %r : i64
}
func.func @unknown(%x: i8) -> i8 {
  %r = math.ipowi %x, %x : i8
  return %r : i8
}
