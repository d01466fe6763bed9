// Quotients of the least number, rounded up and down.
// pass: canonicalize
// pass: int-range-optimizations
// pass: arith-expand
// run: eight -128 7 = -18 : i8 -19 : i8 -18 : i8 -2 : i8
// run: index = -4611686018427387904 : index -4611686018427387904 : index
// run: wide = -85070591730234615865843651857942052864 : i128
// run: compared = false : i1
func.func @eight(%x: i8, %y: i8) -> (i8, i8, i8, i8) {
  %0 = arith.ceildivsi %x, %y : i8
  %1 = arith.floordivsi %x, %y : i8
  %2 = arith.divsi %x, %y : i8
  %3 = arith.remsi %x, %y : i8
  return %0, %1, %2, %3 : i8, i8, i8, i8
}
func.func @index() -> (index, index) {
  %least = index.constant -9223372036854775808
  %two = index.constant 2
  %0 = index.ceildivs %least, %two
  %1 = index.floordivs %least, %two
  return %0, %1 : index, index
}
func.func @wide() -> i128 {
  %least = arith.constant -170141183460469231731687303715884105728 : i128
  %two = arith.constant 2 : i128
  %0 = arith.ceildivsi %least, %two : i128
  return %0 : i128
}
func.func @compared() -> i1 {
  %least = arith.constant -128 : i8
  %seven = arith.constant 7 : i8
  %zero = arith.constant 0 : i8
  %0 = arith.ceildivsi %least, %seven : i8
  %1 = arith.cmpi sgt, %0, %zero : i8
  return %1 : i1
}
