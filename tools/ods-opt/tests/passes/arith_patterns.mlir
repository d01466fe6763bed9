// builtin.module(canonicalize)
func.func @f(%a: i32, %b: i32, %p: i1, %v: vector<4xi32>) {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %cm = arith.constant -1 : i32
  %c0 = arith.constant 0 : i32
  %true = arith.constant true
  %v1 = arith.constant dense<[1,2,3,4]> : vector<4xi32>
  %v2 = arith.constant dense<7> : vector<4xi32>
  %0 = arith.addi %a, %c1 overflow<nsw> : i32
  %1 = arith.addi %0, %c2 overflow<nsw, nuw> : i32
  %2 = arith.subi %a, %c1 : i32
  %3 = arith.addi %2, %c2 : i32
  %4 = arith.subi %c1, %a : i32
  %5 = arith.addi %4, %c2 : i32
  %6 = arith.muli %a, %cm : i32
  %7 = arith.addi %6, %b : i32
  %8 = arith.addi %b, %6 : i32
  %9 = arith.subi %0, %c2 : i32
  %10 = arith.subi %c2, %0 : i32
  %11 = arith.subi %2, %c2 : i32
  %12 = arith.subi %4, %c2 : i32
  %13 = arith.subi %c2, %2 : i32
  %14 = arith.subi %c2, %4 : i32
  %15 = arith.subi %a, %b : i32
  %16 = arith.subi %15, %a : i32
  %17 = arith.addi %v, %v1 : vector<4xi32>
  %18 = arith.addi %17, %v2 : vector<4xi32>
  %19 = arith.cmpi slt, %a, %b : i32
  %20 = arith.xori %19, %true : i1
  %21 = arith.select %20, %a, %b : i32
  %22 = arith.select %p, %c1, %c0 : i32
  %23 = arith.select %p, %c0, %c1 : i32
  %24 = arith.extui %p : i1 to i8
  %25 = arith.extsi %24 : i8 to i64
  %26 = arith.extsi %a : i32 to i64
  %27 = arith.extsi %b : i32 to i64
  %28 = arith.andi %26, %27 : i64
  %29 = arith.cmpi eq, %26, %27 : i64
  %30, %31 = arith.addui_extended %a, %b : i32, i1
  %32, %33 = arith.mulsi_extended %a, %c1 : i32
  %s = arith.shrsi %26, %25 : i64
  "use"(%1, %3, %5, %7, %8, %9, %10, %11, %12, %13, %14, %16, %18, %21, %22, %23, %25, %28, %29, %30, %32, %33) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, vector<4xi32>, i32, i32, i32, i64, i64, i1, i32, i32, i32) -> ()
  return
}
