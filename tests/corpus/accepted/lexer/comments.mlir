// A comment first.
"u.c"() : () -> () // after
//
//without space
  // indented
"u.c"( // in the operands
) : // colon
( // types
) // arrow next
-> () // end
// -----
"u.c"() {a = 1, // one
         b = [ // list
           2, // two
           3] // three
        } : () -> ()
// last line without newline: see raw
// -----
// ^bb0: %0 = "not.an"() : () -> ()
"u.c"() ({ // region
^bb0( // args
  %a : // type
  i32 // done
  ) // colon
  : // body
  "u.d"(%a) : (i32) -> () // }
}) : () -> () // {
// -----
"u.c"() {s = "// not a comment", t = "\5C\5C"} : () -> () // a comment
// -----
#a = 1 : i32 // alias
!t = i32 // type alias
"u.c"() {a = #a, t = !t} : () -> ()
// -----
////////// slashes
"u.c"() : () -> () loc("x" // inside
) // "
// -----
"u.c"() {t = !foo.bar<a, // comment? no
b>} : () -> ()
// -----
// non-ASCII in a comment: é 日本語
"u.c"() : () -> ()
