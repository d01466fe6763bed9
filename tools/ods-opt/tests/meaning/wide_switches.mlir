// Numbers whose lower bits are those of a case.
// pass: convert-scf-to-cf
// run: select 1 = 5 : i8
// run: select 4294967297 = 9 : i8
// run: select -4294967295 = 9 : i8
func.func @select(%i: index) -> i8 {
  %0 = scf.index_switch %i -> i8
  case 1 {
    %five = arith.constant 5 : i8
    scf.yield %five : i8
  }
  default {
    %nine = arith.constant 9 : i8
    scf.yield %nine : i8
  }
  return %0 : i8
}
