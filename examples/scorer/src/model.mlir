// The score of one applicant.
func.func @score(%income: f64, %debt: f64) -> f64 {
  %per_income = arith.constant 8.000000e-01 : f64
  %per_debt = arith.constant -1.500000e+00 : f64
  %a = arith.mulf %income, %per_income : f64
  %b = arith.mulf %debt, %per_debt : f64
  %sum = arith.addf %a, %b : f64
  %limited = score.clamp %sum to -6.000000e+00, 6.000000e+00 : f64
  %score = score.logistic %limited : f64
  return %score : f64
}

// The scores of a table with a row for each applicant, written to memory of the caller.
func.func @score_all(%table: memref<?x2xf64, strided<[?, ?], offset: ?>>, %scores: memref<?xf64>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %rows = memref.dim %table, %zero : memref<?x2xf64, strided<[?, ?], offset: ?>>
  scf.for %row = %zero to %rows step %one {
    %income = memref.load %table[%row, %zero] : memref<?x2xf64, strided<[?, ?], offset: ?>>
    %debt = memref.load %table[%row, %one] : memref<?x2xf64, strided<[?, ?], offset: ?>>
    %score = func.call @score(%income, %debt) : (f64, f64) -> f64
    memref.store %score, %scores[%row] : memref<?xf64>
  }
  return
}

// The shares of scores in their sum, in place.
func.func @shares(%scores: memref<?xf64>) {
  score.normalize %scores : memref<?xf64>
  return
}

// The first scores, as a part of the same memory.
func.func @first(%scores: memref<?xf64>, %count: index) -> memref<?xf64, strided<[1]>> {
  %part = memref.subview %scores[0] [%count] [1] : memref<?xf64> to memref<?xf64, strided<[1]>>
  return %part : memref<?xf64, strided<[1]>>
}
