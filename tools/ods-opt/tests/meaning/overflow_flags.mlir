// The sum of two constants may overflow where the single sums do not.
// pass: canonicalize
// run: add 1 = -128 : i8
// run: subtract 1 = -128 : i8
// run: add_subtracted 0 = -128 : i8
func.func @add(%x: i8) -> i8 {
  %a = arith.constant -100 : i8
  %b = arith.constant -29 : i8
  %0 = arith.addi %x, %a overflow<nsw> : i8
  %1 = arith.addi %0, %b overflow<nsw> : i8
  return %1 : i8
}
func.func @subtract(%x: i8) -> i8 {
  %a = arith.constant 100 : i8
  %b = arith.constant 29 : i8
  %0 = arith.subi %x, %a overflow<nsw> : i8
  %1 = arith.subi %0, %b overflow<nsw> : i8
  return %1 : i8
}
func.func @add_subtracted(%x: i8) -> i8 {
  %a = arith.constant 100 : i8
  %b = arith.constant -28 : i8
  %0 = arith.subi %x, %a overflow<nsw> : i8
  %1 = arith.addi %0, %b overflow<nsw> : i8
  return %1 : i8
}
