"u.l"() {l = loc("a":1:1)} : () -> () loc("a":1:1)
// -----
"u.l"() {l = [loc("x"), loc(unknown), loc(callsite("x" at "y":2:2))]} : () -> () loc(unknown)
// -----
"u.l"() <{l = loc("prop":1:1)}> {m = loc("attr":2:2)} : () -> () loc("op":3:3)
// -----
"u.l"() : () -> () loc(fused<loc("meta":1:1)>["a":2:2])
// -----
"u.l"() : () -> () loc(fused<[#foo.dbg<x>, {scope = @f}]>["a":2:2])
