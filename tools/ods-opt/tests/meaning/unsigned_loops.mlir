// The counter of a loop whose comparison is unsigned may be negative as a signed number.
// pass: int-range-optimizations
// run: high = 2 : i32
func.func @high() -> i32 {
  %start = arith.constant 120 : i8
  %end = arith.constant -126 : i8
  %one = arith.constant 1 : i8
  %zero = arith.constant 0 : i32
  %least = arith.constant 0 : i8
  %sum = scf.for unsigned %i = %start to %end step %one iter_args(%s = %zero) -> i32 : i8 {
    %negative = arith.cmpi slt, %i, %least : i8
    %more = arith.extui %negative : i1 to i32
    %t = arith.addi %s, %more : i32
    scf.yield %t : i32
  }
  return %sum : i32
}
