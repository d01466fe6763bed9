// The order in which aliases are numbered.
"u.a"() : () -> () loc("1":1:1)
"u.b"() : () -> () loc("n2"("2":2:2))
"u.c"() : () -> () loc(callsite("3":3:3 at "4":4:4))
"u.d"() : () -> () loc(fused<"md">["1":1:1, "5":5:5])
"u.e"() : () -> () loc("n2"("2":2:2))
// -----
"u.outer"() ({
  "u.first"() : () -> () loc("first":1:1)
  "u.second"() ({
    "u.third"() : () -> () loc("third":3:3)
  }) : () -> () loc("second":2:2)
}) : () -> () loc("outer":0:0)
// -----
"u.cfg"() ({
  "u.br"()[^bb1] : () -> () loc("br":1:1)
^bb1(%x: i32 loc("x":2:2)):
  "u.br"()[^bb2] : () -> () loc("br":3:3)
^bb2:
  "u.end"() : () -> () loc("br":1:1)
}) : () -> () loc("cfg":0:0)
// -----
"u.x"() {m = affine_map<(d0) -> (d0)>, l = loc("attr":1:1)} : () -> () loc(fused<affine_map<(d0) -> (d0)>>["a":1:1])
"u.x"() : () -> () loc(callsite(callsite("a":1:1 at "b":1:1) at "c":1:1))
// -----
"u.deep"() : () -> () loc("1"("2"("3"("4"("5":5:5)))))
"u.deep"() : () -> () loc("3"("4"("5":5:5)))
