// RUN: mlir-opt %s -split-input-file -verify-diagnostics

// expected-error@+1 {{expected ','}}
%0 = index.cmp eq(%a %b)

// -----

%a = ub.poison : f32
// expected-error@+1 {{'index.casts' op operand #0 must be integer or index, but got 'f32'}}
%0 = "index.casts"(%a) : (f32) -> i32

// -----

// expected-error@+1 {{use of undeclared SSA value name}}
%0 = index.sub %nothing, %nothing
