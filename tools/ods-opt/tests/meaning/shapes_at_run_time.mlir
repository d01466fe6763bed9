// Sizes that differ from a type at run time, elements that are inserted twice, allocations that are not executed, and
// conditions that do not count.
// pass: canonicalize
// run: resized 5 3 = 5 : index
// run: resized 5 0 = 2 : index
// run: other_use 3 0 = 7 : i8
// run: overlapping 1 2 = 2 : i8
// run: not_allocated 0 -1 = 7 : i8
// run: nested 0 120 = 9 : i8
// run: nested 1 1 = 2 : i8
// run: extended -3 = -3 : index -1 : index
func.func @resized(%n: index, %turns: index) -> index {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %x = arith.constant 1 : i8
  %pair = tensor.from_elements %x, %x : tensor<2xi8>
  %open = tensor.cast %pair : tensor<2xi8> to tensor<?xi8>
  %last = scf.for %i = %zero to %turns step %one iter_args(%t = %open) -> (tensor<?xi8>) {
    %next = tensor.generate %n {
    ^bb0(%j: index):
      tensor.yield %x : i8
    } : tensor<?xi8>
    scf.yield %next : tensor<?xi8>
  }
  %size = tensor.dim %last, %zero : tensor<?xi8>
  return %size : index
}
func.func @other_use(%n: index, %is_two: i1) -> i8 {
  %zero = arith.constant 0 : index
  %x = arith.constant 7 : i8
  %empty = tensor.empty(%n) : tensor<?xi8>
  %filled = linalg.fill ins(%x : i8) outs(%empty : tensor<?xi8>) -> tensor<?xi8>
  %two = tensor.cast %filled : tensor<?xi8> to tensor<2xi8>
  %a = tensor.extract %two[%zero] : tensor<2xi8>
  %b = tensor.extract %filled[%zero] : tensor<?xi8>
  %0 = arith.select %is_two, %a, %b : i8
  return %0 : i8
}
func.func @overlapping(%a: i8, %b: i8) -> i8 {
  %zero = arith.constant 0 : index
  %pair = tensor.from_elements %a, %b : tensor<2xi8>
  %dest = tensor.from_elements %a, %a, %a : tensor<3xi8>
  %0 = tensor.insert_slice %pair into %dest[0] [2] [0] : tensor<2xi8> into tensor<3xi8>
  %1 = tensor.extract_slice %0[0] [2] [0] : tensor<3xi8> to tensor<2xi8>
  %2 = tensor.extract %1[%zero] : tensor<2xi8>
  return %2 : i8
}
func.func @not_allocated(%c: i1, %n: index) -> i8 {
  %x = arith.constant 7 : i8
  %zero = arith.constant 0 : index
  scf.if %c {
    memref.alloca_scope {
      %0 = memref.alloca(%n) : memref<?xi8>
      memref.store %x, %0[%zero] : memref<?xi8>
      %1 = memref.load %0[%zero] : memref<?xi8>
      memref.store %1, %0[%n] : memref<?xi8>
    }
  }
  return %x : i8
}
func.func @nested(%c: i1, %x: i8) -> i8 {
  %nine = arith.constant 9 : i8
  %ten = arith.constant 10 : i8
  %0 = arith.addi %x, %ten overflow<nsw> : i8
  %1 = arith.cmpi slt, %0, %ten : i8
  %2 = scf.if %c -> (i8) {
    %3 = scf.if %1 -> (i8) {
      scf.yield %0 : i8
    } else {
      scf.yield %nine : i8
    }
    scf.yield %3 : i8
  } else {
    scf.yield %nine : i8
  }
  %sum = arith.select %c, %2, %nine : i8
  %less = arith.constant 7 : i8
  %4 = arith.subi %sum, %less : i8
  %5 = arith.select %c, %4, %nine : i8
  return %5 : i8
}
func.func @extended(%x: index) -> (index, index) {
  %one = arith.constant 1 : index
  %low, %high = arith.mulsi_extended %x, %one : index
  return %low, %high : index, index
}
