// Malformed input: affine. Annotated for --verify-diagnostics.

// expected-error@below {{expected '<' in affine map}}
"u.m"() {a = affine_map} : () -> ()
// -----
// expected-error@+1 {{expected '(' in dimensional identifier list}}
"u.m"() {a = affine_map<>} : () -> ()
// -----
"u.m"() {a = affine_map<(d0)>} : () -> ()
// expected-error@above {{expected '->' or ':'}}
// -----
// expected-error@+1 {{expected '(' in affine map range}}
"u.m"() {a = affine_map<(d0) -> d0>} : () -> ()
// -----
// expected-error@+1 {{expected ')' in affine map range}}
"u.m"() {a = affine_map<(d0) -> (d0>} : () -> ()
// -----
"u.m"() {a = affine_map<(d0 -> (d0)>} : () -> ()
// expected-error @-1 {{expected ')' in dimensional identifier list}}
// -----
// expected-error@+1 {{expected '(' in dimensional identifier list}}
"u.m"() {a = affine_map<d0 -> (d0)>} : () -> ()
// -----
// expected-error@below {{expected '(' in dimensional identifier list}}
"u.m"() {a = affine_map<[s0] -> (s0)>} : () -> ()
// -----
// expected-error@+1 {{expected '(' in dimensional identifier list}}
"u.m"() {a = affine_map<[s0](d0) -> (s0)>} : () -> ()
// -----
"u.m"() {a = affine_map<(d0)[s0 -> (s0)>} : () -> ()
// expected-error@above {{expected ']' in symbol list}}
// -----
// expected-error@+1 {{redefinition of identifier 'd0'}}
"u.m"() {a = affine_map<(d0, d0) -> (d0)>} : () -> ()
// -----
// expected-error@+1 {{redefinition of identifier 'd0'}}
"u.m"() {a = affine_map<(d0)[d0] -> (d0)>} : () -> ()
// -----
"u.m"() {a = affine_map<(d0) -> (d1)>} : () -> ()
// expected-error @-1 {{use of undeclared identifier}}
// -----
// expected-error@+1 {{expected bare identifier}}
"u.m"() {a = affine_map<(d0,) -> (d0)>} : () -> ()
// -----
// expected-error@below {{expected bare identifier}}
"u.m"() {a = affine_map<(1) -> (1)>} : () -> ()
// -----
// expected-error@+1 {{expected bare identifier}}
"u.m"() {a = affine_map<(%x) -> (1)>} : () -> ()
// -----
"u.m"() {a = affine_map<(d0) -> (%d0)>} : () -> ()
// expected-error@above {{unexpected ssa identifier}}
// -----
// expected-error@+1 {{missing right operand of binary operator}}
"u.m"() {a = affine_map<(d0) -> (d0 +)>} : () -> ()
// -----
// expected-error@+1 {{missing left operand of binary operator}}
"u.m"() {a = affine_map<(d0) -> (+ d0)>} : () -> ()
// -----
"u.m"() {a = affine_map<(d0) -> (d0 * )>} : () -> ()
// expected-error @-1 {{missing right operand of binary operator}}
// -----
// expected-error@+1 {{missing left operand of binary operator}}
"u.m"() {a = affine_map<(d0) -> (* d0)>} : () -> ()
// -----
// expected-error@below {{missing right operand of binary operator}}
"u.m"() {a = affine_map<(d0) -> (d0 -)>} : () -> ()
// -----
// expected-error@+2 {{expected affine expression}}
// expected-error@+1 {{missing operand of negation}}
"u.m"() {a = affine_map<(d0) -> (-)>} : () -> ()
// -----
// expected-error@+1 {{expected ')' in affine map range}}
"u.m"() {a = affine_map<(d0) -> (d0 d0)>} : () -> ()
// -----
"u.m"() {a = affine_map<(d0) -> ((d0)>} : () -> ()
// expected-error@above {{expected ')' in affine map range}}
// -----
// expected-error@+1 {{no expression inside parentheses}}
"u.m"() {a = affine_map<(d0) -> (())>} : () -> ()
// -----
// expected-error@+1 {{expected affine expression}}
"u.m"() {a = affine_map<(d0) -> (d0,)>} : () -> ()
// -----
"u.m"() {a = affine_map<(d0, d1) -> (d0 * d1)>} : () -> ()
// expected-error @-1 {{non-affine expression: at least one of the multiply operands has to be either a constant or symbolic}}
// -----
// expected-error@+1 {{non-affine expression: right operand of floordiv has to be either a constant or symbolic}}
"u.m"() {a = affine_map<(d0, d1) -> (d0 floordiv d1)>} : () -> ()
// -----
// expected-error@below {{non-affine expression: right operand of ceildiv has to be either a constant or symbolic}}
"u.m"() {a = affine_map<(d0, d1) -> (d0 ceildiv d1)>} : () -> ()
// -----
// expected-error@+1 {{non-affine expression: right operand of mod has to be either a constant or symbolic}}
"u.m"() {a = affine_map<(d0, d1) -> (d0 mod d1)>} : () -> ()
// -----
"u.m"() {a = affine_map<(d0) -> (3 floordiv d0)>} : () -> ()
// expected-error@above {{non-affine expression: right operand of floordiv has to be either a constant or symbolic}}
// -----
// expected-error@+1 {{missing right operand of binary operator}}
"u.m"() {a = affine_map<(d0) -> (d0 floordiv)>} : () -> ()
// -----
// expected-error@+1 {{use of undeclared identifier}}
"u.m"() {a = affine_map<(d0) -> (mod d0)>} : () -> ()
// -----
"u.m"() {a = affine_map<(d0) -> (d0 / 2)>} : () -> ()
// expected-error @-1 {{expected ')' in affine map range}}
// -----
// expected-error@+1 {{invalid SSA name}}
"u.m"() {a = affine_map<(d0) -> (d0 % 2)>} : () -> ()
// -----
// expected-error@below {{missing right operand of binary operator}}
"u.m"() {a = affine_map<(d0) -> (d0 + 1.0)>} : () -> ()
// -----
// expected-error@+1 {{missing right operand of binary operator}}
"u.m"() {a = affine_map<(d0) -> (d0 + "x")>} : () -> ()
// -----
"u.m"() {a = affine_map<(d0) -> (9223372036854775808)>} : () -> ()
// expected-error@above {{constant too large for index}}
// -----
// expected-error@+1 {{constant too large for index}}
"u.m"() {a = affine_map<(d0) -> (99999999999999999999)>} : () -> ()
// -----
// expected-error@+1 {{expected '->' or ':'}}
"u.m"() {a = affine_map<(d0) => (d0)>} : () -> ()
// -----
"u.m"() {a = affine_map<(d0) -> (d0) x>} : () -> ()
// expected-error @-1 {{expected '>' in affine map}}
// -----
// expected-error@+1 {{expected AffineMap, but got IntegerSet}}
"u.m"() {a = affine_map<(d0) : (d0 >= 0)>} : () -> ()
// -----
// expected-error@below {{unexpected ssa identifier}}
"u.m"() {a = affine_map<(d0) -> (symbol(d0))>} : () -> ()
// -----
// expected-error@+1 {{unexpected character}}
"u.m"() {a = affine_map<(d0)[$s] -> (d0)>} : () -> ()
// -----
"u.m"() {a = affine_set} : () -> ()
// expected-error@above {{expected '<' in integer set}}
// -----
// expected-error@+1 {{expected '->' or ':'}}
"u.m"() {a = affine_set<(d0)>} : () -> ()
// -----
// expected-error@+1 {{expected IntegerSet, but got AffineMap}}
"u.m"() {a = affine_set<(d0) -> (d0)>} : () -> ()
// -----
"u.m"() {a = affine_set<(d0) : (d0)>} : () -> ()
// expected-error @-1 {{expected '== affine-expr' or '>= affine-expr' at end of affine constraint}}
// -----
// expected-error@+1 {{expected '== affine-expr' or '>= affine-expr' at end of affine constraint}}
"u.m"() {a = affine_set<(d0) : (d0 > 0)>} : () -> ()
// -----
// expected-error@below {{expected '== affine-expr' or '>= affine-expr' at end of affine constraint}}
"u.m"() {a = affine_set<(d0) : (d0 < 0)>} : () -> ()
// -----
// expected-error@+1 {{expected '== affine-expr' or '>= affine-expr' at end of affine constraint}}
"u.m"() {a = affine_set<(d0) : (d0 = 0)>} : () -> ()
// -----
"u.m"() {a = affine_set<(d0) : (d0 >= )>} : () -> ()
// expected-error@above {{expected affine expression}}
// -----
// expected-error@+1 {{expected affine expression}}
"u.m"() {a = affine_set<(d0) : (>= 0)>} : () -> ()
// -----
// expected-error@+1 {{expected ')' in integer set constraint list}}
"u.m"() {a = affine_set<(d0) : (d0 >= 0>} : () -> ()
// -----
"u.m"() {a = affine_set<(d0) : d0 >= 0>} : () -> ()
// expected-error @-1 {{expected '(' in integer set constraint list}}
// -----
// expected-error@+1 {{expected affine expression}}
"u.m"() {a = affine_set<(d0) : (d0 >= 0,)>} : () -> ()
// -----
// expected-error@below {{use of undeclared identifier}}
"u.m"() {a = affine_set<(d0) : (d1 >= 0)>} : () -> ()
// -----
// expected-error@+1 {{expected ')' in integer set constraint list}}
"u.m"() {a = affine_set<(d0) : (d0 >= 0 == 0)>} : () -> ()
// -----
"u.m"() {a = affine_set<(d0) : (d0 != 0)>} : () -> ()
// expected-error@above {{invalid type identifier}}
// -----
// Missing where the text before ends.
// expected-error@+1 {{unexpected ssa identifier}}
"u.m"() {a = affine_map<(d0) -> (d0 +
  %d)>} : () -> ()
