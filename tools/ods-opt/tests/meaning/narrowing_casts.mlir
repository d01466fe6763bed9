// Casts by way of a narrower type lose bits, so that they stay.
// pass: canonicalize
// pass: sccp
// pass: int-range-optimizations
// run: through_i8 256 = 0 : index
// run: through_i8 -129 = 127 : index
// run: unsigned_through_i8 511 = 255 : index
// run: index_between 65535 = -1 : i64
// run: wide 18446744073709551617 = 1 : i128
// run: elements [300,1] = [44, 1] : tensor<2xindex>
func.func @through_i8(%x: index) -> index {
  %0 = arith.index_cast %x : index to i8
  %1 = arith.index_cast %0 : i8 to index
  return %1 : index
}
func.func @unsigned_through_i8(%x: index) -> index {
  %0 = arith.index_castui %x : index to i8
  %1 = arith.index_castui %0 : i8 to index
  return %1 : index
}
func.func @index_between(%x: i64) -> i64 {
  %0 = arith.index_cast %x : i64 to index
  %1 = arith.index_cast %0 : index to i8
  %2 = arith.index_cast %1 : i8 to index
  %3 = arith.index_cast %2 : index to i64
  return %3 : i64
}
func.func @wide(%x: i128) -> i128 {
  %0 = arith.index_cast %x : i128 to index
  %1 = arith.index_cast %0 : index to i128
  return %1 : i128
}
func.func @elements(%x: tensor<2xindex>) -> tensor<2xindex> {
  %0 = arith.index_cast %x : tensor<2xindex> to tensor<2xi8>
  %1 = arith.index_cast %0 : tensor<2xi8> to tensor<2xindex>
  return %1 : tensor<2xindex>
}
