"u.l"() : () -> () loc(unknown)
// -----
"u.l"() : () -> () loc("file.mlir":1:2)
// -----
"u.l"() : () -> () loc("dir/odd \22file\22 name":0:0)
// -----
// Ranges.
"u.l"() : () -> () loc("f":1:2 to 3:4)
"u.l"() : () -> () loc("f":1:2 to :4)
"u.l"() : () -> () loc("f":1:2 to 1:4)
"u.l"() : () -> () loc("f":1:2 to :2)
"u.l"() : () -> () loc("f":1:2 to 1:2)
"u.l"() : () -> () loc("f":1:2)
// -----
// Without a column.
"u.l"() : () -> () loc("f":7:0)
// -----
"u.l"() : () -> () loc("name")
"u.l"() : () -> () loc("")
"u.l"() : () -> () loc("name with \22quotes\22 and \n")
// -----
"u.l"() : () -> () loc("name"("f":1:2))
"u.l"() : () -> () loc("name"(unknown))
"u.l"() : () -> () loc("outer"("inner"("f":3:4)))
// -----
"u.l"() : () -> () loc(callsite("callee" at "caller"))
"u.l"() : () -> () loc(callsite("f":1:1 at "g":2:2))
"u.l"() : () -> () loc(callsite(callsite("a" at "b") at callsite("c" at "d")))
// -----
"u.l"() : () -> () loc(fused["a", "b"])
"u.l"() : () -> () loc(fused["f":1:1, "g"("h":2:2), callsite("i" at "j")])
// -----
// What fusing throws away.
"u.l"() : () -> () loc(fused[])
"u.l"() : () -> () loc(fused["a"])
"u.l"() : () -> () loc(fused["a", "a"])
"u.l"() : () -> () loc(fused["a", unknown])
"u.l"() : () -> () loc(fused[unknown])
"u.l"() : () -> () loc(fused[fused["a", "b"], "c"])
// -----
// Metadata.
"u.l"() : () -> () loc(fused<"meta">["a", "b"])
"u.l"() : () -> () loc(fused<"meta">["a"])
"u.l"() : () -> () loc(fused<{k = 1 : i32}>["a"])
"u.l"() : () -> () loc(fused<i32>["a"])
"u.l"() : () -> () loc(fused<"m">[fused<"m">["a", "b"], "c"])
"u.l"() : () -> () loc(fused<"m">[fused<"n">["a", "b"], "c"])
// -----
"u.l"() : () -> () loc(fused<"m">[])
"u.l"() : () -> () loc(fused<"m">[unknown])
// -----
"u.l"() : () -> () loc( "f" : 1 : 2 )
"u.l"() : () -> () loc ( callsite ( "a" at "b" ) )
// -----
// Big numbers.
"u.l"() : () -> () loc("f":4294967295:1)
"u.l"() : () -> () loc("f":1:65535)
