#loc = loc("a":1:1)
"u.l"() : () -> () loc(#loc)
"u.l"() : () -> () loc(#loc)
// -----
#loc3 = loc("a":1:1)
#loc1 = loc("b":2:2)
#foo = loc(callsite(#loc3 at #loc1))
"u.l"() : () -> () loc(#foo)
"u.l"() : () -> () loc(#loc3)
// -----
// Defined at the end of the file.
"u.l"() : () -> () loc(#late)
"u.m"() : () -> () loc(#later)
#later = loc("later":1:1)
#late = loc("late"(#later))
// -----
"u.l"() : () -> () loc(#y)
#x = loc("x")
#y = loc(fused<"m">["y"(#x), #x, "z"])
// -----
module @m {
  "u.l"() ({
    "u.i"() : () -> () loc(#a)
  }) : () -> () loc(#b)
} loc(#c)
#a = loc("a":1:1)
#b = loc("b":2:2)
#c = loc("c":3:3)
// -----
// The alias of an attribute that is a location.
#notloc = 5 : i32
#isloc = loc("l":1:1)
"u.l"() {n = #notloc, l = #isloc} : () -> () loc(fused<#notloc>[#isloc])
// -----
#unused = loc("nobody":9:9)
"u.l"() : () -> () loc("somebody":1:1)
// -----
// A location that occurs only inside another.
"u.l"() : () -> () loc(callsite("only":1:1 at "only":2:2))
"u.l"() : () -> () loc("n"(callsite("only":1:1 at "only":3:3)))

// -----

// Files without a name.
"t.a"() : () -> () loc("":3:4)
"t.b"() : () -> () loc("":3:4 to :9)
"t.d"() : () -> () loc("")
