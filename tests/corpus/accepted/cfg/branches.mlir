"u.f"() ({
  "u.br"()[^bb1] : () -> ()
^bb1:
  "u.ret"() : () -> ()
}) : () -> ()
// -----
"u.f"() ({
^bb0(%c: i1):
  "u.cond_br"(%c)[^bb1, ^bb2] : (i1) -> ()
^bb1:
  "u.br"()[^bb3] : () -> ()
^bb2:
  "u.br"()[^bb3] : () -> ()
^bb3:
  "u.ret"() : () -> ()
}) : () -> ()
// -----
// A loop.
"u.f"() ({
  %0 = "u.init"() : () -> i32
  "u.br"(%0)[^loop] : (i32) -> ()
^loop(%i: i32):
  %n = "u.step"(%i) : (i32) -> i32
  "u.cond_br"(%n)[^loop, ^done] : (i32) -> ()
^done:
  "u.ret"(%n, %0, %i) : (i32, i32, i32) -> ()
}) : () -> ()
// -----
// A block may be its own successor.
"u.f"() ({
  "u.br"()[^self] : () -> ()
^self:
  "u.br"()[^self] : () -> ()
}) : () -> ()
// -----
// Blocks in another order than control flow.
"u.f"() ({
  "u.br"()[^c] : () -> ()
^a:
  "u.ret"(%x) : (i32) -> ()
^b:
  "u.br"()[^a] : () -> ()
^c:
  %x = "u.def"() : () -> i32
  "u.br"()[^b] : () -> ()
}) : () -> ()
// -----
// Unreachable blocks may use what does not dominate them.
"u.f"() ({
  "u.ret"() : () -> ()
^dead:
  %b = "u.use"(%a) : (i32) -> i32
  %a = "u.use"(%b) : (i32) -> i32
  "u.br"()[^dead] : () -> ()
^dead2:
  "u.use"(%a, %b) : (i32, i32) -> ()
  "u.br"()[^dead] : () -> ()
}) : () -> ()
// -----
"u.f"() ({
  "u.switch"()[^a, ^b, ^a, ^c, ^b, ^a] : () -> ()
^a:
  "u.br"()[^b] : () -> ()
^b:
  "u.br"()[^c] : () -> ()
^c:
  "u.ret"() : () -> ()
}) : () -> ()
// -----
// The results of a terminator.
"u.f"() ({
  %0:2 = "u.invoke"()[^ok, ^err] : () -> (i32, i64)
^ok:
  "u.ret"(%0#0) : (i32) -> ()
^err:
  "u.ret"(%0#1) : (i64) -> ()
}) : () -> ()
// -----
// A diamond with arguments at the meeting point.
"u.f"() ({
^entry(%c: i1, %x: i32):
  "u.cond_br"(%c)[^l, ^r] : (i1) -> ()
^l:
  %a = "u.op"(%x) : (i32) -> i32
  "u.br"(%a)[^j] : (i32) -> ()
^r:
  %b = "u.op"(%x) : (i32) -> i32
  "u.br"(%b)[^j] : (i32) -> ()
^j(%v: i32):
  "u.ret"(%v, %x) : (i32, i32) -> ()
}) : () -> ()
// -----
"u.f"() ({
^outer(%a: i32):
  "u.for"() ({
  ^body(%i: i32):
    "u.br"()[^next] : () -> ()
  ^next:
    %z = "u.op"(%a, %i) : (i32, i32) -> i32
    "u.br"()[^last] : () -> ()
  ^last:
    "u.yield"(%z) : (i32) -> ()
  }) : () -> ()
  "u.br"()[^exit] : () -> ()
^exit:
  "u.ret"(%a) : (i32) -> ()
}) : () -> ()
