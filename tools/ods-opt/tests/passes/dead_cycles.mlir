// builtin.module(canonicalize)
func.func @loop(%a: i32, %b: i1) -> i32 {
  cf.br ^h(%a, %a : i32, i32)
^h(%x: i32, %y: i32):
  %y2 = arith.muli %y, %a : i32
  cf.cond_br %b, ^h(%x, %y2: i32, i32), ^e
^dead:
  %q = arith.addi %a, %a : i32
  cf.br ^dead2
^dead2:
  "d"(%q) : (i32) -> ()
  cf.br ^dead
^e:
  return %x : i32
}
