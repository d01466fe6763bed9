#broken = affine_map<(d0) ->
func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i33x // here
  %1 = arith.muli %0, %a : i32
  %2 = foo.bar %1, %0 {
    %3 = arith.constant 0 : i32
  }
  cf.br ^bb1(%2 : i32)
^bb1(%x: i32, %y: bad):
  "a.b"(%x, %y, %nobody) : (i32, i32, i32) -> ()
  return %2 : i32
