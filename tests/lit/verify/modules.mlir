// RUN: mlir-opt %s -allow-unregistered-dialect -split-input-file -verify-diagnostics

// expected-error@+1 {{region #0 ('bodyRegion') failed to verify constraint: region with 1 blocks}}
"builtin.module"() ({}) : () -> ()

// -----

"shop.open"() {sym_name = "till"} : () -> () // expected-note {{see existing symbol definition here}}
// expected-error @below {{redefinition of symbol named 'till'}}
"shop.open"() {sym_name = "till"} : () -> ()

// -----

"shop.each"() ({
  // expected-error-re@+1 {{operand #{{[0-9]+}} does not dominate this use}}
  "shop.sell"(%late)[^next] : (i32) -> ()
^next:
  // expected-note@+1 {{operand defined here (op in the same region)}}
  %late = "shop.make"() : () -> i32
  "shop.done"() : () -> ()
}) : () -> ()

// -----

// expected-error@+1 {{use of undeclared SSA value name}}
"shop.sell"(%nothing) : (i32) -> ()
