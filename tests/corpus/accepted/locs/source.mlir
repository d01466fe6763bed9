// No locations written: every op is where its name stands.
"u.l"() : () -> ()
  "u.indented"() : () -> ()
%0 = "u.result"() : () -> i32
%1, %2:2 = "u.results"() ({
  "u.inner"(%0) : (i32) -> ()
^bb1(%x: i32, %y : i64):
  "u.inner2"() : () -> ()
}) : () -> (i32, i32, i32)
// -----
module {
  module @a {
  }
}
// -----
"builtin.module"() ({
  "u.l"() : () -> ()
}) : () -> ()
