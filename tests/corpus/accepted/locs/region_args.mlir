"u.l"() ({
^bb0(%a: i32 loc("arg":1:2), %b: i64 loc(unknown), %c: f32):
  "u.u"(%a, %b, %c) : (i32, i64, f32) -> ()
}) : () -> ()
// -----
#l = loc("shared":1:1)
"u.l"() ({
^bb0(%a: i32 loc(#l), %b: i64 loc("named"), %c: f32 loc(fused["x", "y"])):
  "u.u"() : () -> () loc(#l)
^bb1(%d: i32 loc(#l)):
  "u.u"() : () -> () loc("op")
}) : () -> () loc(#l)
// -----
"u.l"() ({
^bb0(%a: i32 loc("outer"("file":1:2)), %b: i32 loc(callsite("p" at "q"))):
  "u.u"() ({
  ^bb0(%i: i8 loc("inner")):
    "u.v"() : () -> () loc("inner")
  }) : () -> () loc("outer"("file":1:2))
}) : () -> () loc("z")
// -----
// Used by a block argument and, later, by an op.
"u.l"() ({
^bb0(%a: i32 loc("both":1:1)):
  "u.u"() : () -> () loc("both":1:1)
}) : () -> () loc("only_op":2:2)
