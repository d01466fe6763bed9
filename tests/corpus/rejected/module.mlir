// Malformed input: module. Annotated for --verify-diagnostics.

%0 = "u.op"() : () -> i32
// expected-note@below {{required by region isolation constraints}}
module {
// expected-error@+1 {{'u.use' op using value defined outside the region}}
  "u.use"(%0) : (i32) -> ()
}
// -----
// expected-error@+1 {{'builtin.module' op region #0 ('bodyRegion') failed to verify constraint: region with 1 blocks}}
"builtin.module"() ({
}) : () -> ()
// -----
// expected-error@+1 {{'builtin.module' op requires one region}}
"builtin.module"() : () -> ()
// -----
// expected-error@+1 {{'builtin.module' op requires one region}}
"builtin.module"() ({
^bb0:
}, {
}) : () -> ()
// -----
// expected-error@+1 {{'builtin.module' op expects region #0 to have 0 or 1 blocks}}
"builtin.module"() ({
  "u.op"() : () -> ()
^bb1:
  "u.op"() : () -> ()
}) : () -> ()
// -----
// expected-error@+1 {{'builtin.module' op region should have no arguments}}
"builtin.module"() ({
^bb0(%x: i32):
  "u.op"() : () -> ()
}) : () -> ()
// -----
// expected-error@below {{'builtin.module' op requires zero results}}
%0 = "builtin.module"() ({
^bb0:
}) : () -> i32
// -----
%0 = "u.op"() : () -> i32
// expected-error@+1 {{'builtin.module' op requires zero operands}}
"builtin.module"(%0) ({
^bb0:
}) : (i32) -> ()
// -----
// expected-error@+1 {{'builtin.module' op can only contain attributes with dialect-prefixed names, found: 'undotted'}}
"builtin.module"() ({
^bb0:
}) {undotted} : () -> ()
// -----
// expected-error@+1 {{'builtin.module' op can only contain attributes with dialect-prefixed names, found: 'undotted'}}
module attributes {undotted = 1} {
}
// -----
// expected-error@+1 {{invalid properties {sym_name = 1 : i64} for op builtin.module: Invalid attribute `sym_name` in property conversion: 1 : i64}}
"builtin.module"() <{sym_name = 1}> ({
^bb0:
}) : () -> ()
// -----
// expected-error@+1 {{invalid properties {sym_name} for op builtin.module: Invalid attribute `sym_name` in property conversion: unit}}
"builtin.module"() <{sym_name}> ({
^bb0:
}) : () -> ()
// -----
// expected-error@+1 {{'builtin.module' op attribute 'sym_name' failed to satisfy constraint: string attribute}}
"builtin.module"() ({
^bb0:
}) {sym_name = 1} : () -> ()
// -----
// expected-error@below {{invalid properties [] for op builtin.module: expected DictionaryAttr to set properties}}
"builtin.module"() <[]> ({
^bb0:
}) : () -> ()
// -----
// expected-error@+1 {{'builtin.module' op visibility expected to be one of ["public", "private", "nested"], but got "sideways"}}
"builtin.module"() <{sym_name = "a", sym_visibility = "sideways"}> ({
^bb0:
}) : () -> ()
// -----
module {
// expected-note@+1 {{see existing symbol definition here}}
  "u.sym"() {sym_name = "a"} : () -> ()
// expected-error@+1 {{redefinition of symbol named 'a'}}
  "u.sym"() {sym_name = "a"} : () -> ()
}
// -----
module {
// expected-note@+1 {{see existing symbol definition here}}
  module @m {
  }
// expected-error@+1 {{redefinition of symbol named 'm'}}
  module @m {
  }
}
// -----
// expected-note@+1 {{see existing symbol definition here}}
module @x {
}
// expected-error@below {{redefinition of symbol named 'x'}}
"u.sym"() {sym_name = "x"} : () -> ()
// -----
module {
// expected-note@+1 {{see existing symbol definition here}}
  "u.sym"() {sym_name = "a"} : () -> ()
// expected-error@+1 {{redefinition of symbol named 'a'}}
  module @a {
  }
  "u.sym"() {sym_name = "a"} : () -> ()
}
// -----
// expected-error@+1 {{expected '{' to begin a region}}
module private @vis {
}
// -----
// expected-error@+1 {{@ identifier expected to start with letter or '_'}}
module @ {
}
// -----
// expected-error@+1 {{expected '{' to begin a region}}
module name {
}
// -----
// expected-error@+1 {{expected '{' to begin a region}}
module @a @b {
}
// -----
// expected-error@below {{expected attribute name}}
module @a attributes {
// -----
// expected-error@+1 {{expected '{' in attribute dictionary}}
module attributes [] {
}
// -----
// expected-error@+2 {{Dialect `foo' not found for custom op 'foo.x' }}
// expected-note-re@+1 {{Available dialects: {{.*}}builtin{{.*}} ; for more info on dialect registration see https://mlir.llvm.org/getting_started/Faq/#registered-loaded-dependent-whats-up-with-dialects-management}}
module @a {foo.x = 1} {
}
// -----
// expected-error@+1 {{'builtin.module' op expects region #0 to have 0 or 1 blocks}}
module {
  "u.op"() : () -> ()
^bb1:
  "u.op"() : () -> ()
}
// -----
// expected-error@+1 {{expected '{' to begin a region}}
module (%x: i32) {
}
// -----
module {
  %0 = "u.op"() : () -> i32
// expected-note@+1 {{required by region isolation constraints}}
  module {
    "u.r"() ({
// expected-error@+1 {{'u.use' op using value defined outside the region}}
      "u.use"(%0) : (i32) -> ()
    }) : () -> ()
  }
}
// -----
module {
// expected-note@+1 {{previously defined here}}
  %0 = "u.op"() : () -> i32
  module {
// expected-error@below {{redefinition of SSA value '%0'}}
    %0 = "u.op"() : () -> i32
  }
}
// -----
"u.r"() ({
^bb0(%x: i32):
// expected-note@+1 {{required by region isolation constraints}}
  module {
// expected-error@+1 {{'u.use' op using value defined outside the region}}
    "u.use"(%x) : (i32) -> ()
  }
}) : () -> ()
// -----
module {
// expected-error@+1 {{expected operation name in quotes}}
} : () -> ()
// -----
module {
// expected-note@+1 {{required by region isolation constraints}}
  module {
// expected-error@+1 {{'u.use' op using value defined outside the region}}
    "u.use"(%x) : (i32) -> ()
  }
  %x = "u.op"() : () -> i32
}
// -----
// expected-error@+1 {{successors in non-terminator}}
"builtin.module"()[^bb1] ({
^bb0:
}) : () -> ()
// -----
// expected-error@below {{custom op 'builtin.modul' is unknown}}
builtin.modul {
}
// -----
// expected-error@+1 {{unregistered operation 'builtin.modul' found in dialect ('builtin') that does not allow unknown operations}}
"builtin.modul"() : () -> ()
// -----
"builtin.unrealized_conversion_cast"() : () -> ()
// expected-error@above {{'builtin.unrealized_conversion_cast' op expected at least one result for cast operation}}
// -----
%0 = "u.op"() : () -> i32
// expected-error@+1 {{'builtin.unrealized_conversion_cast' op expected at least one result for cast operation}}
"builtin.unrealized_conversion_cast"(%0) : (i32) -> ()
// -----
// expected-error@+1 {{'builtin.unrealized_conversion_cast' op requires zero regions}}
%0 = "builtin.unrealized_conversion_cast"() ({}) : () -> i32
// -----
%0 = "builtin.unrealized_conversion_cast"() <{x = 1}> : () -> i32
// expected-error @-1 {{invalid properties {x = 1 : i64} for op builtin.unrealized_conversion_cast: this operation does not support properties}}
// -----
// expected-error@+1 {{invalid properties {} for op builtin.unrealized_conversion_cast: this operation does not support properties}}
%0 = "builtin.unrealized_conversion_cast"() <{}> : () -> ()
// -----
// expected-error@below {{custom op 'builtin.unrealized_conversion_cast' expected 'to'}}
%0 = builtin.unrealized_conversion_cast i32
