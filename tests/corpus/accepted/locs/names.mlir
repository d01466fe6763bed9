// For printing values under the names of their locations.
%0 = "u.n"() : () -> i32 loc("alpha")
%1:2 = "u.n"() : () -> (i32, i32) loc("beta")
%2 = "u.n"() : () -> i32 loc("alpha")
%3 = "u.n"() : () -> i32 loc("gamma"("f":1:1))
%4 = "u.n"() : () -> i32 loc("f":1:1)
%5 = "u.n"() : () -> i32 loc("with space")
%6 = "u.n"() : () -> i32 loc("1digit")
%7 = "u.n"() : () -> i32 loc("")
%8 = "u.n"() : () -> i32 loc("0")
"u.u"(%0, %1#0, %1#1, %2, %3, %4, %5, %6, %7, %8) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
// -----
"u.n"() ({
^bb0(%a: i32 loc("x"), %b: i32 loc("y"("f":1:1)), %c: i32, %d: i32 loc("x")):
  "u.u"(%a, %b, %c, %d) : (i32, i32, i32, i32) -> ()
  %0 = "u.n"() ({
  ^bb0(%i: i32 loc("x")):
    %1 = "u.n"(%i) : (i32) -> i32 loc("x")
  }) : () -> i32 loc("x")
}) : () -> () loc("nores")
// -----
%0 = "u.n"() : () -> i32 loc(callsite("callee" at "caller"))
%1 = "u.n"() : () -> i32 loc(fused["p", "q"])
%2 = "u.n"() : () -> i32 loc(fused<"m">["p"])
%3 = "u.n"() : () -> i32 loc("a-b.c$d")
%4 = "u.n"() : () -> i32 loc("arg0")
%5 = "u.n"() : () -> i32 loc("é")
"u.u"(%0, %1, %2, %3, %4, %5) : (i32, i32, i32, i32, i32, i32) -> ()
