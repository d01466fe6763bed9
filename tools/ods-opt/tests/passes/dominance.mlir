// builtin.module(func.func(cse))
func.func @f(%a: i32, %c: i1) -> i32 {
  %0 = arith.addi %a, %a : i32
  cf.cond_br %c, ^l, ^r
^l:
  %1 = arith.addi %a, %a : i32
  %2 = arith.muli %a, %1 : i32
  cf.br ^j(%2 : i32)
^r:
  %3 = arith.muli %a, %0 : i32
  cf.br ^j(%3 : i32)
^j(%x: i32):
  %4 = arith.muli %a, %0 : i32
  %5 = arith.addi %x, %4 : i32
  return %5 : i32
}
