// A block of an unregistered op's region with one block may use values early.
"u.graph"() ({
  %a = "u.op"(%b) : (i32) -> i32
  %b = "u.op"(%a) : (i32) -> i32
}) : () -> ()
// -----
"u.graph"() ({
  "u.nested"() ({
    "u.use"(%x) : (i32) -> ()
  }) : () -> ()
  %x = "u.op"() : () -> i32
}) : () -> ()
// -----
"u.cfg"() ({
  "u.br"()[^b] : () -> ()
^b:
  "u.nested"() ({
    "u.use"(%y) : (i32) -> ()
    %y = "u.op"() : () -> i32
  }) : () -> ()
  "u.end"() : () -> ()
}) : () -> ()
// -----
"u.graph"() ({
^bb0(%arg: i32):
  "u.use"(%p#1, %arg, %p#0) : (i8, i32, i16) -> ()
  %p:2 = "u.op"(%q) : (i64) -> (i16, i8)
  %q = "u.op"(%arg) : (i32) -> i64
}) : () -> ()
