// Malformed input: regions. Annotated for --verify-diagnostics.

"u.r"() ({
^bb0:
  "u.op"() : () -> ()
// expected-error@below {{redefinition of block '^bb0'}}
^bb0:
  "u.op"() : () -> ()
}) : () -> ()
// -----
"u.r"() ({
  "u.op"() : () -> ()
// expected-error@+1 {{expected ':' after block name}}
^bb0
  "u.op"() : () -> ()
}) : () -> ()
// -----
"u.r"() ({
// expected-error@+1 {{expected SSA operand}}
^bb0(:
}) : () -> ()
// -----
"u.r"() ({
// expected-error@+1 {{expected ':' and type for SSA operand}}
^bb0(%a):
}) : () -> ()
// -----
"u.r"() ({
// expected-error@+1 {{expected non-function type}}
^bb0(%a : ):
}) : () -> ()
// -----
"u.r"() ({
// expected-error@+1 {{expected ':' and type for SSA operand}}
^bb0(%a i32):
}) : () -> ()
// -----
"u.r"() ({
// expected-error@+1 {{expected SSA operand}}
^bb0(i32):
}) : () -> ()
// -----
"u.r"() ({
// expected-error@below {{expected SSA operand}}
^bb0(%a: i32,):
}) : () -> ()
// -----
"u.r"() ({
// expected-error@+1 {{expected ')'}}
^bb0(%a: i32 %b: i32):
}) : () -> ()
// -----
"u.r"() ({
// expected-error@+2 {{redefinition of SSA value '%a'}}
// expected-note@+1 {{previously defined here}}
^bb0(%a: i32, %a: i32):
}) : () -> ()
// -----
// expected-note@+1 {{previously defined here}}
%a = "u.op"() : () -> i32
"u.r"() ({
// expected-error@+1 {{redefinition of SSA value '%a'}}
^bb0(%a: i32):
}) : () -> ()
// -----
"u.r"() ({
// expected-error@+1 {{expected non-function type}}
^bb0(%a:2 : i32):
}) : () -> ()
// -----
"u.r"() ({
// expected-error@+1 {{reference to an undefined block}}
  "u.br"()[^nowhere] : () -> ()
}) : () -> ()
// -----
"u.r"() ({
// expected-error@+1 {{reference to an undefined block}}
  "u.br"()[^a, ^b] : () -> ()
^a:
  "u.end"() : () -> ()
}) : () -> ()
// -----
// expected-error@below {{reference to an undefined block}}
"u.br"()[^top] : () -> ()
// -----
"u.r"() ({
  "u.br"()[^bb1] : () -> ()
^bb1:
  "u.end"() : () -> ()
}, {
// expected-error@+1 {{reference to an undefined block}}
  "u.br"()[^bb2] : () -> ()
^bb3:
  "u.end"() : () -> ()
}) : () -> ()
// -----
"u.r"() ({
  "u.r"() ({
// expected-error@+1 {{reference to an undefined block}}
    "u.br"()[^outer] : () -> ()
  }) : () -> ()
  "u.br"()[^outer] : () -> ()
^outer:
  "u.end"() : () -> ()
}) : () -> ()
// -----
"u.r"() ({
// expected-error@+1 {{operation with block successors must terminate its parent block}}
  "u.br"()[^bb1] : () -> ()
  "u.op"() : () -> ()
^bb1:
  "u.end"() : () -> ()
}) : () -> ()
// -----
// expected-error@+1 {{entry block of region may not have predecessors}}
"u.r"() ({
^self:
  "u.br"()[^self] : () -> ()
}) : () -> ()
// -----
// expected-error@+1 {{entry block of region may not have predecessors}}
"u.r"() ({
^entry(%x: i32):
  "u.br"()[^b] : () -> ()
^b:
  "u.br"()[^b, ^entry] : () -> ()
}) : () -> ()
// -----
// expected-error@+1 {{empty block: expect at least a terminator}}
"u.r"() ({
  "u.br"()[^b] : () -> ()
^b:
}) : () -> ()
// -----
// expected-error@below {{empty block: expect at least a terminator}}
"u.r"() ({
^a:
^b:
  "u.end"() : () -> ()
}) : () -> ()
// -----
"u.r"() ({
  "u.end"() : () -> ()
^b:
// expected-error@+1 {{'builtin.unrealized_conversion_cast' op expected at least one result for cast operation}}
  "builtin.unrealized_conversion_cast"() : () -> ()
}) : () -> ()
// -----
"u.r"() ({
  "u.end"() : () -> ()
^b:
// expected-error@+1 {{block with no terminator, has %0 = "builtin.unrealized_conversion_cast"() : () -> i32}}
  %0 = "builtin.unrealized_conversion_cast"() : () -> i32
}) : () -> ()
// -----
"u.r"() ({
// expected-error@+1 {{operand #0 does not dominate this use}}
  "u.op"(%later) : (i32) -> ()
  "u.br"()[^b] : () -> ()
^b:
// expected-note@+1 {{operand defined here (op in the same region)}}
  %later = "u.op"() : () -> i32
  "u.end"() : () -> ()
}) : () -> ()
// -----
"u.r"() ({
  "u.cond"()[^l, ^r] : () -> ()
^l:
// expected-note@+1 {{operand defined here (op in the same region)}}
  %x = "u.op"() : () -> i32
  "u.br"()[^j] : () -> ()
^r:
  "u.br"()[^j] : () -> ()
^j:
// expected-error@+1 {{operand #0 does not dominate this use}}
  "u.op"(%x) : (i32) -> ()
}) : () -> ()
// -----
// expected-note@below {{operand defined as a block argument (block #2 in the same region)}}
"u.r"() ({
  "u.br"()[^b] : () -> ()
^b:
// expected-error@+1 {{operand #0 does not dominate this use}}
  "u.use"(%arg) : (i32) -> ()
  "u.br"()[^c] : () -> ()
^c(%arg: i32):
  "u.end"() : () -> ()
}) : () -> ()
// -----
"u.r"() ({
  %x = "u.op"() : () -> i32
}, {
// expected-error@+1 {{use of undeclared SSA value name}}
  "u.use"(%x) : (i32) -> ()
}) : () -> ()
// -----
"u.r"() ({
  %x = "u.op"() : () -> i32
}) : () -> ()
// expected-error@+1 {{use of undeclared SSA value name}}
"u.use"(%x) : (i32) -> ()
// -----
"u.r"() ({
// expected-note@+1 {{prior use here}}
^bb0(%x: i32):
// expected-error@+1 {{use of value '%x' expects different type than prior uses: 'i64' vs 'i32'}}
  "u.use"(%x) : (i64) -> ()
}) : () -> ()
// -----
"u.r"() ({
  "u.br"()[^b] : () -> ()
^b:
// expected-error@+1 {{operand #0 does not dominate this use}}
  %y = "u.use"(%x) : (i32) -> i32
// expected-note@below {{operand defined here (op in the same block)}}
  %x = "u.use"(%y) : (i32) -> i32
  "u.end"() : () -> ()
}) : () -> ()
// -----
"u.r"() ({
// expected-error@+1 {{operand #0 does not dominate this use}}
  "u.use"(%x) : (i32) -> ()
  "u.br"()[^b] : () -> ()
^b:
  "u.end"() : () -> ()
^c:
// expected-note@+1 {{operand defined here (op in the same region)}}
  %x = "u.op"() : () -> i32
  "u.end"() : () -> ()
}) : () -> ()
// -----
"u.r"() ({
// expected-error@+1 {{expected operation name in quotes}}
  "u.op"() : () -> ()
)} : () -> ()
// -----
"u.r"() ({
// expected-error@+1 {{expected ':' after block name}}
^bb0(%x: i32) {
}
}) : () -> ()
// -----
"u.r"() ({
// expected-error@+1 {{expected '(' in location}}
^bb0(%x: i32 loc):
}) : () -> ()
// -----
"u.r"() ({
// expected-error@+1 {{expected ')' in location}}
^bb0(%x: i32 loc("a" 1)):
}) : () -> ()
// -----
"u.r"() ({
  "u.op"() : () -> ()
// expected-error@below {{expected ':' after block name}}
^bb1 (%y : i32) "u.op"() : () -> ()
}) : () -> ()
// -----
"u.r"() ({
  "u.op"() : () -> ()
// expected-error@+1 {{invalid block name}}
^:
}) : () -> ()
// -----
// expected-error@+1 {{expected operation name in quotes}}
"u.r"() ({
  #a = 1
}) : () -> ()
// -----
// expected-error@+1 {{expected operation name in quotes}}
"u.r"() ({
  !t = i32
}) : () -> ()
// -----
"u.r"() ({
  "u.br"()[^b] : () -> ()
^b:
// expected-error@+2 {{operand #0 does not dominate this use}}
// expected-note@+1 {{operand defined here (op in the same block)}}
  %0 = "u.op"(%0) : (i32) -> i32
  "u.end"() : () -> ()
}) : () -> ()
