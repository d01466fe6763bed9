// Malformed input: locations. Annotated for --verify-diagnostics.

// expected-error@below {{expected '(' in location}}
"u.l"() : () -> () loc
// -----
// expected-error@+1 {{expected location instance}}
"u.l"() : () -> () loc()
// -----
// expected-error@+1 {{expected location instance}}
"u.l"() : () -> () loc(
// -----
// expected-error@+1 {{expected location instance}}
"u.l"() : () -> () loc(x)
// -----
// expected-error@+1 {{expected location instance}}
"u.l"() : () -> () loc(1:2)
// -----
// expected-error@+1 {{expected integer line number in FileLineColRange}}
"u.l"() : () -> () loc("f":)
// -----
// expected-error@+1 {{expected integer column number in FileLineColRange}}
"u.l"() : () -> () loc("f":1:)
// -----
// expected-error@below {{expected integer line number in FileLineColRange}}
"u.l"() : () -> () loc("f":x:1)
// -----
// expected-error@+1 {{expected integer column number in FileLineColRange}}
"u.l"() : () -> () loc("f":1:x)
// -----
// expected-error@+1 {{expected integer line number in FileLineColRange}}
"u.l"() : () -> () loc("f":-1:2)
// -----
// expected-error@+1 {{expected ')' in location}}
"u.l"() : () -> () loc("f":1:2:3)
// -----
// expected-error@+1 {{expected either integer or `:` post `to` in FileLineColRange}}
"u.l"() : () -> () loc("f":1:2 to)
// -----
// expected-error@+1 {{expected either integer or `:` post `to` in FileLineColRange}}
"u.l"() : () -> () loc("f":1:2 to 3)
// -----
// expected-error@+1 {{expected integer column number in FileLineColRange}}
"u.l"() : () -> () loc("f":1:2 to 3:)
// -----
// expected-error@below {{expected integer column number in FileLineColRange}}
"u.l"() : () -> () loc("f":1:2 to :)
// -----
// expected-error@+1 {{expected either integer or `:` post `to` in FileLineColRange}}
"u.l"() : () -> () loc("f":1:2 to x:1)
// -----
// expected-error@+1 {{expected ')' in location}}
"u.l"() : () -> () loc("f":1:2 from 3:4)
// -----
// expected-error@+1 {{expected integer line number in FileLineColRange}}
"u.l"() : () -> () loc("f":99999999999:1)
// -----
// expected-error@+1 {{expected ')' in location}}
"u.l"() : () -> () loc("n"("c")
// -----
// expected-error@+1 {{expected location instance}}
"u.l"() : () -> () loc("n"())
// -----
// expected-error@+1 {{expected location instance}}
"u.l"() : () -> () loc("n"(x))
// -----
// expected-error@below {{expected ')' after child location of NameLoc}}
"u.l"() : () -> () loc("n"("a", "b"))
// -----
// expected-error@+1 {{expected ')' in location}}
"u.l"() : () -> () loc("n" "c")
// -----
// expected-error@+1 {{expected '(' in callsite location}}
"u.l"() : () -> () loc(callsite)
// -----
// expected-error@+1 {{expected location instance}}
"u.l"() : () -> () loc(callsite())
// -----
// expected-error@+1 {{expected 'at' in callsite location}}
"u.l"() : () -> () loc(callsite("a"))
// -----
// expected-error@+1 {{expected 'at' in callsite location}}
"u.l"() : () -> () loc(callsite("a" "b"))
// -----
// expected-error@+1 {{expected location instance}}
"u.l"() : () -> () loc(callsite("a" at))
// -----
// expected-error@below {{expected ')' in location}}
"u.l"() : () -> () loc(callsite("a" at "b")
// -----
// expected-error@+1 {{expected 'at' in callsite location}}
"u.l"() : () -> () loc(callsite("a" to "b"))
// -----
// expected-error@+1 {{expected '(' in callsite location}}
"u.l"() : () -> () loc(callsite "a" at "b")
// -----
// expected-error@+1 {{expected '[' in fused location}}
"u.l"() : () -> () loc(fused)
// -----
// expected-error@+1 {{expected ']' in fused location}}
"u.l"() : () -> () loc(fused["a")
// -----
// expected-error@+1 {{expected location instance}}
"u.l"() : () -> () loc(fused["a",])
// -----
// expected-error@+1 {{expected '[' in fused location}}
"u.l"() : () -> () loc(fused("a"))
// -----
// expected-error@below {{expected attribute value}}
"u.l"() : () -> () loc(fused<>["a"])
// -----
// expected-error@+1 {{expected '>' after fused location metadata}}
"u.l"() : () -> () loc(fused<1["a"])
// -----
// expected-error@+1 {{expected '[' in fused location}}
"u.l"() : () -> () loc(fused<1>)
// -----
// expected-error@+1 {{expected ']' in fused location}}
"u.l"() : () -> () loc(fused<1>["a" "b"])
// -----
// expected-error@+1 {{expected location instance}}
"u.l"() : () -> () loc(fused[x])
// -----
// expected-error@+1 {{expected ')' in location}}
"u.l"() : () -> () loc(unknown
x
// -----
// expected-error@+1 {{custom op 'loc' is unknown (tried 'builtin.loc' as well)}}
"u.l"() : () -> () loc(unknown) loc(unknown)
// -----
// expected-error@below {{expected '"' in string literal}}
"u.l"() : () -> () loc("unterminated)
// -----
// expected-error@+1 {{operation location alias was never defined}}
"u.l"() : () -> () loc(#undefined)
// -----
// expected-error@+1 {{invalid attribute name}}
"u.l"() : () -> () loc(#)
// -----
#notloc = 5
// expected-error@+1 {{expected location, but found '5 : i64'}}
"u.l"() : () -> () loc(#notloc)
// -----
// expected-error@+1 {{expected location, but found '5 : i64'}}
"u.l"() : () -> () loc(#late)
#late = 5
// -----
// expected-error@+1 {{undefined symbol alias id 'late'}}
"u.l"() : () -> () loc(fused[#late])
#late = loc("x")
// -----
// expected-error@+1 {{undefined symbol alias id 'late'}}
"u.l"() : () -> () loc("n"(#late))
#late = loc("x")
// -----
// expected-error@below {{undefined symbol alias id 'late'}}
"u.l"() {l = #late} : () -> ()
#late = loc("x")
// -----
// expected-error@+1 {{undefined symbol alias id 'undefined'}}
"u.l"() {l = loc(#undefined)} : () -> ()
// -----
// expected-error@+1 {{expected '(' in inline location}}
"u.l"() {l = loc} : () -> ()
// -----
// expected-error@+1 {{expected operation name in quotes}}
"u.l"() : () -> () loc("a"), "b"
// -----
// expected-error@+1 {{expected ':' followed by operation type}}
"u.l"() loc("a") : () -> ()
// -----
// expected-error@+1 {{expected location instance}}
"u.l"() : () -> () loc(distinct[0]<1>)
// -----
// expected-error@+1 {{expected location attribute, but got#foo.bar}}
"u.l"() : () -> () loc(#foo.bar)
// -----
// expected-error@below {{expected location instance}}
"u.l"() : () -> () loc(!foo.bar)
// -----
// What is inside comes first, and the operation before its arguments.
"u.l"() ({
^bb0(%a: i32 loc(#p)):
// expected-error@+1 {{operation location alias was never defined}}
  "u.u"() : () -> () loc(#q)
}) : () -> () loc(#r)
// -----
"u.l"() ({
^bb0(%a: i32 loc(#p)):
  "u.u"() : () -> ()
// expected-error@+1 {{operation location alias was never defined}}
}) : () -> () loc(#r)
