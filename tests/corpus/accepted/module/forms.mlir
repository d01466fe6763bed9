module {
}
// -----
module @name {
}
// -----
module attributes {foo.a = 1, foo.b} {
}
// -----
module @"odd name" attributes {foo.c = "x"} {
  "u.op"() : () -> ()
}
// -----
module @m attributes {} {
}
// -----
// One module at the top is the top-level module itself.
module {
  "u.op"() : () -> ()
}
// -----
// Two modules, or a module and an op, are put into one more.
module {
}
module {
}
// -----
module @a {
}
"u.op"() : () -> ()
// -----
"u.op"() : () -> ()
// -----
builtin.module {
}
// -----
builtin.module @qualified attributes {foo.x} {
  builtin.module {
  }
}
// -----
"builtin.module"() ({
^bb0:
}) : () -> ()
// -----
"builtin.module"() <{sym_name = "props"}> ({
^bb0:
}) : () -> ()
// -----
"builtin.module"() ({
^bb0:
}) {sym_name = "attrs", sym_visibility = "private", foo.z = 1} : () -> ()
// -----
"builtin.module"() <{sym_name = "both", sym_visibility = "nested"}> ({
^bb0:
  "u.op"() : () -> ()
}) {foo.z = 1} : () -> ()
// -----
module @outer {
  module @inner {
    module @inner {
      "u.sym"() {sym_name = "a"} : () -> ()
    }
    "u.sym"() {sym_name = "a"} : () -> ()
  }
  "u.sym"() {sym_name = "a"} : () -> ()
}
// -----
// Equal names clash in one symbol table only; the attribute may be something else than a string.
module {
  "u.sym"() {sym_name = "twice"} : () -> ()
  "u.region"() ({
    "u.sym"() {sym_name = "twice"} : () -> ()
    "u.sym"() {sym_name = "twice"} : () -> ()
  }) : () -> ()
  "u.sym"() {sym_name = 1} : () -> ()
  "u.sym"() {sym_name = 1} : () -> ()
}
// -----
module @m1 {
}
module @m2 {
}
// -----
// An unnamed module beside named ones.
module {
  module {
  }
  module @x {
  }
  module {
  }
}
// -----
module {} loc("m":1:1)
// -----
module attributes {"quoted.key" = 1, foo.bar = {x = 1}} {
} loc(unknown)
