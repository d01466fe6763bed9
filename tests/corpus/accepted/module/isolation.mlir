// What a module may hold.
module {
  %0 = "u.op"() : () -> i32
  module {
    %1 = "u.op"() : () -> i64
    "u.use"(%1) : (i64) -> ()
  }
  "u.use"(%0) : (i32) -> ()
}
// -----
"u.r"() ({
  module @in_region {
    "u.op"() : () -> ()
  }
}) : () -> ()
// -----
"u.r"() ({
  "builtin.module"() ({
    "u.use"(%fwd) : (i32) -> ()
    %fwd = "u.def"() : () -> i32
  }) : () -> ()
  "u.br"()[^bb1] : () -> ()
^bb1:
  "u.end"() : () -> ()
}) : () -> ()
