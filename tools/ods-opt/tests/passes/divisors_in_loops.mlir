// builtin.module(loop-invariant-code-motion)
func.func @ranges_without_zero(%a: index, %n: index, %d: index, %buffer: memref<2x3xf32>, %unknown: memref<?xf32>) {
  %word = index.sizeof
  %size = memref.dim %buffer, %d : memref<2x3xf32>
  %any = memref.dim %unknown, %d : memref<?xf32>
  %five = index.constant 5
  scf.for %k = %a to %n step %n {
    %0 = arith.divui %a, %word : index
    %1 = arith.divsi %a, %word : index
    %2 = arith.ceildivsi %a, %size : index
    %3 = arith.ceildivui %a, %size : index
    %4 = arith.divui %a, %any : index
    %5 = arith.divsi %a, %five : index
    "foo.use"(%0, %1, %2, %3, %4, %5) : (index, index, index, index, index, index) -> ()
  }
  return
}

// -----

func.func @operands_are_unknown(%a: index, %n: index, %i: i8) {
  %five = arith.constant 5 : index
  %or = arith.ori %a, %five : index
  %max = arith.maxsi %a, %five : index
  %wide = arith.extui %i : i8 to i64
  %w = arith.constant 100 : i64
  scf.for %k = %a to %n step %n {
    %0 = arith.divui %a, %or : index
    %1 = arith.divsi %a, %max : index
    %2 = arith.divsi %w, %wide : i64
    "foo.use"(%0, %1, %2) : (index, index, i64) -> ()
  }
  return
}
