"ut.attr"() {a = loc(unknown)} : () -> ()
// -----
"ut.attr"() {a = loc("f.c":1:2), b = loc("name"), c = loc("name"("f.c":3:4)), d = loc(callsite("a" at "b")), e = loc(fused["x", "y"]), f = loc(fused<"m">["x"])} : () -> ()
// -----
"ut.attr"() {a = [loc("f":1:2 to :5), loc("f":1:2 to 3:4)], b = {l = loc(unknown)}} : () -> ()
// -----
#l = loc("aliased":9:9)
"ut.attr"() {a = #l, b = loc(#l), c = loc("n"(#l))} : () -> ()
