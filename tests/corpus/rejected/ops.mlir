// Malformed input: ops. Annotated for --verify-diagnostics.

// expected-error@below {{expected '(' to start operand list}}
"u.op"
// -----
// expected-error@+1 {{expected ')' to end operand list}}
"u.op"(
// -----
// expected-error@+1 {{expected '(' to start operand list}}
"u.op" : () -> ()
x
// -----
// expected-error@+1 {{expected '{' to begin a region}}
"u.op"() () -> ()
// -----
// expected-error@+1 {{expected '->' in function type}}
"u.op"() : ()
x
// -----
// expected-error@+1 {{expected non-function type}}
"u.op"() : () ->
"u.op"() : () -> ()
// -----
// expected-error@+1 {{expected function type}}
"u.op"() : i32
// -----
// expected-error@below {{expected operation name in quotes}}
"u.op"() : () -> () -> ()
// -----
// expected-error@+1 {{empty operation name is invalid}}
""() : () -> ()
// -----
// expected-error@+2 {{Dialect `u' not found for custom op 'u.op' }}
// expected-note-re@+1 {{Available dialects: {{.*}}builtin{{.*}} ; for more info on dialect registration see https://mlir.llvm.org/getting_started/Faq/#registered-loaded-dependent-whats-up-with-dialects-management}}
u.op() : () -> ()
// -----
// expected-error@+2 {{Dialect `u' not found for custom op 'u.op' }}
// expected-note-re@+1 {{Available dialects: {{.*}}builtin{{.*}} ; for more info on dialect registration see https://mlir.llvm.org/getting_started/Faq/#registered-loaded-dependent-whats-up-with-dialects-management}}
u.op
// -----
// expected-error@+1 {{expected '=' after SSA name}}
%0 "u.op"() : () -> i32
// -----
// expected-error@+1 {{expected operation name in quotes}}
%0 = : () -> i32
// -----
// expected-error@+1 {{expected operation name in quotes}}
%0 = %1
// -----
// expected-error@+1 {{expected valid ssa identifier}}
%0, = "u.op"() : () -> i32
// -----
// expected-error@+1 {{cannot name an operation with no results}}
%0 = "u.op"() : () -> ()
// -----
// expected-error@below {{operation defines 2 results but was provided 1 to bind}}
%0 = "u.op"() : () -> (i32, i32)
// -----
// expected-error@+1 {{operation defines 1 results but was provided 2 to bind}}
%0:2 = "u.op"() : () -> i32
// -----
// expected-error@+1 {{operation defines 2 results but was provided 3 to bind}}
%0:3 = "u.op"() : () -> (i32, i32)
// -----
// expected-error@+1 {{operation defines 2 results but was provided 3 to bind}}
%0, %1:2 = "u.op"() : () -> (i32, i32)
// -----
// expected-error@+1 {{expected named operation to have at least 1 result}}
%0:0 = "u.op"() : () -> i32
// -----
// expected-error@+1 {{expected integer number of results}}
%0:-1 = "u.op"() : () -> i32
// -----
// expected-error@+1 {{expected integer number of results}}
%0:x = "u.op"() : () -> i32
// -----
// expected-error@below {{expected named operation to have at least 1 result}}
%0:99999999999999999999 = "u.op"() : () -> i32
// -----
// expected-error@+1 {{expected '=' after SSA name}}
%0#1 = "u.op"() : () -> i32
// -----
// expected-error@+2 {{redefinition of SSA value '%0'}}
// expected-note@+1 {{previously defined here}}
%0, %0 = "u.op"() : () -> (i32, i32)
// -----
// expected-note@+1 {{previously defined here}}
%x = "u.op"() : () -> i32
// expected-error@+1 {{redefinition of SSA value '%x'}}
%x = "u.op"() : () -> i32
// -----
// expected-note@+1 {{previously defined here}}
%x:2 = "u.op"() : () -> (i32, i32)
// expected-error@+1 {{redefinition of SSA value '%x'}}
%x = "u.op"() : () -> i32
// -----
// expected-error@+1 {{expected 1 operand type}}
"u.op"(%0) : () -> ()
// -----
// expected-error@below {{expected 0 operand types but had 1}}
"u.op"() : (i32) -> ()
// -----
%0 = "u.op"() : () -> i32
// expected-error@+1 {{expected 2 operand types but had 1}}
"u.op"(%0, %0) : (i32) -> ()
// -----
%0 = "u.op"() : () -> i32
// expected-error@+1 {{expected 1 operand type}}
"u.op"(%0) : (i32, i32) -> ()
// -----
// expected-error@+1 {{use of undeclared SSA value name}}
"u.op"(%undefined) : (i32) -> ()
// -----
// expected-error@+1 {{use of undeclared SSA value name}}
"u.op"(%a, %b) : (i32, i64) -> ()
// -----
// expected-note@+1 {{prior use here}}
%0 = "u.op"() : () -> i32
// expected-error@+1 {{use of value '%0' expects different type than prior uses: 'i64' vs 'i32'}}
"u.op"(%0) : (i64) -> ()
// -----
// expected-note@below {{prior use here}}
%0 = "u.op"() : () -> i32
// expected-error@+1 {{use of value '%0' expects different type than prior uses: 'f32' vs 'i32'}}
"u.op"(%0, %0) : (i32, f32) -> ()
// -----
// expected-note@+1 {{prior use here}}
%0:2 = "u.op"() : () -> (i32, i64)
// expected-error@+1 {{use of value '%0' expects different type than prior uses: 'i32' vs 'i64'}}
"u.op"(%0#1) : (i32) -> ()
// -----
%0 = "u.op"() : () -> i32
// expected-error@+1 {{reference to invalid result number}}
"u.op"(%0#1) : (i32) -> ()
// -----
%0:2 = "u.op"() : () -> (i32, i64)
// expected-error@+1 {{reference to invalid result number}}
"u.op"(%0#2) : (i32) -> ()
// -----
// expected-error@+1 {{use of undeclared SSA value name}}
"u.op"(%0#2) : (i32) -> ()
%0:2 = "u.op"() : () -> (i32, i64)
// -----
// expected-note@below {{previously used here with type 'i32'}}
"u.op"(%fwd) : (i32) -> ()
// expected-error@+1 {{definition of SSA value '%fwd#0' has type 'i64'}}
%fwd = "u.op"() : () -> i64
// -----
// expected-note@+1 {{prior use here}}
"u.op"(%fwd) : (i32) -> ()
// expected-error@+1 {{use of value '%fwd' expects different type than prior uses: 'i64' vs 'i32'}}
"u.op"(%fwd) : (i64) -> ()
%fwd = "u.op"() : () -> i64
// -----
%0:2 = "u.op"() : () -> (i32, i64)
// expected-error@+1 {{invalid SSA value result number}}
"u.op"(%0#x) : (i32) -> ()
// -----
%0:2 = "u.op"() : () -> (i32, i64)
// expected-error@+1 {{invalid SSA value result number}}
"u.op"(%0#-1) : (i32) -> ()
// -----
%0 = "u.op"() : () -> i32
// expected-error@+1 {{invalid SSA value result number}}
"u.op"(%0#99999999999999999999) : (i32) -> ()
// -----
// expected-error@below {{invalid SSA name}}
"u.op"(%) : (i32) -> ()
// -----
// expected-error@+1 {{expected ')' to end operand list}}
"u.op"(i32) : (i32) -> ()
// -----
// expected-error@+1 {{expected ')' to end operand list}}
"u.op"(@sym) : (i32) -> ()
// -----
// expected-error@+1 {{expected ')' to end operand list}}
"u.op"(%0 %1) : (i32, i32) -> ()
// -----
// expected-error@+1 {{expected SSA operand}}
"u.op"(%0,) : (i32) -> ()
// -----
// expected-error@+1 {{expected ')' to end operand list}}
"u.op"(,) : () -> ()
// -----
// expected-error@+1 {{integer literal not valid for specified type}}
"u.op"() {a = 1 : () -> ()
// -----
// expected-error@below {{expected attribute value}}
"u.op"() {a = } : () -> ()
// -----
// expected-error@+1 {{expected attribute name}}
"u.op"() {= 1} : () -> ()
// -----
// expected-error@+1 {{expected '}' in attribute dictionary}}
"u.op"() {a 1} : () -> ()
// -----
// expected-error@+1 {{expected '}' in attribute dictionary}}
"u.op"() {a = 1 b = 2} : () -> ()
// -----
// expected-error@+1 {{expected attribute name}}
"u.op"() {a = 1,} : () -> ()
// -----
// expected-error@+1 {{expected attribute name}}
"u.op"() {1 = a} : () -> ()
// -----
// expected-error@+1 {{expected attribute name}}
"u.op"() {@a = 1} : () -> ()
// -----
// expected-error@below {{expected valid attribute name}}
"u.op"() {"" = 1} : () -> ()
// -----
// expected-error@+1 {{duplicate key 'a' in dictionary attribute}}
"u.op"() {a = 1, a = 2} : () -> ()
// -----
// expected-error@+1 {{duplicate key 'a' in dictionary attribute}}
"u.op"() {a, b, "a"} : () -> ()
// -----
// expected-error@+1 {{expected '}' in attribute dictionary}}
"u.op"() {a-b = 1} : () -> ()
// -----
// expected-error@+1 {{duplicate key 'a' in dictionary attribute}}
"u.op"() <{a = 1, a = 2}> : () -> ()
// -----
// expected-error@+1 {{expected '>' to close properties}}
"u.op"() <{a = 1} : () -> ()
// -----
// expected-error@+1 {{expected attribute value}}
"u.op"() <> : () -> ()
// -----
// expected-error@below {{expected ':' followed by operation type}}
"u.op"() {a = 1} <{b = 1}> : () -> ()
// -----
// expected-error@+1 {{expected ':' followed by operation type}}
"u.op"() {a = 1} ({}) : () -> ()
// -----
// expected-error@+1 {{expected ':' followed by operation type}}
"u.op"() ({}) <{a = 1}> : () -> ()
// -----
// expected-error@+1 {{expected '{' to begin a region}}
"u.op"() () : () -> ()
// -----
// expected-error@+1 {{expected '{' to begin a region}}
"u.op"() ({},) : () -> ()
// -----
// expected-error@+1 {{expected ')' to end region list}}
"u.op"() ({} {}) : () -> ()
// -----
// expected-error@+1 {{expected operation name in quotes}}
"u.op"() ({) : () -> ()
// -----
// expected-error@below {{expected ':' followed by operation type}}
"u.op"() {a = 1} {b = 2} : () -> ()
// -----
// expected-error@+1 {{expected list element}}
"u.op"()[] : () -> ()
// -----
// expected-error@+1 {{expected block name}}
"u.op"()[^bb1,] : () -> ()
// -----
// expected-error@+1 {{expected block name}}
"u.op"()[bb1] : () -> ()
// -----
// expected-error@+1 {{expected block name}}
"u.op"()[%bb1] : () -> ()
// -----
// expected-error@+1 {{expected ',' or ']'}}
"u.op"()[^bb1(%x : i32)] : () -> ()
// -----
// expected-error@+1 {{expected ',' or ']'}}
"u.op"()[^bb1 : () -> ()
// -----
// expected-error@below {{expected ')'}}
"u.op"() : () -> (i32
"u.op"() : () -> ()
// -----
// expected-error@+1 {{expected ')'}}
"u.op"() : (i32 -> ()
// -----
// expected-error@+1 {{expected non-function type}}
"u.op"() : (i32,) -> ()
// -----
// expected-error@+1 {{expected non-function type}}
"u.op"() : () -> (i32,)
// -----
// expected-error@+1 {{expected '->' in function type}}
"u.op"() : () - > ()
// -----
// expected-error@+1 {{expected non-function type}}
"u.op"() :: () -> ()
// -----
// expected-error@+1 {{expected '->' in function type}}
"u.op"() : () => ()
// -----
// expected-error@below {{expected ':' followed by operation type}}
"u.op"() : () -> () "u.op"()
// -----
// expected-error@+1 {{expected operation name in quotes}}
"u.op"() : () -> () }
// -----
// expected-error@+1 {{expected operation name in quotes}}
}
// -----
// expected-error@+1 {{unexpected character}}
;
// -----
// expected-error@+1 {{unexpected character}}
"u.op"() : () -> ();
// -----
// expected-error@+1 {{expected operation name in quotes}}
42
// -----
// expected-error@+1 {{expected operation name in quotes}}
i32
// -----
// expected-error@below {{expected operation name in quotes}}
^bb0:
"u.op"() : () -> ()
// -----
// expected-error@+1 {{invalid block name}}
^
// -----
// expected-error@+1 {{undefined symbol alias id 't'}}
"u.op"() : !t
// -----
// expected-error@+1 {{expected ')'}}
%0 = "u.op"() : () -> (() -> () -> ())
// -----
// expected-error@+1 {{expected non-function type}}
%0 = "u.op"() : () -> bad
// -----
// expected-error@+1 {{operation defines 1 results but was provided 4294967296 to bind}}
%0:4294967296 = "u.op"() : () -> i32
// -----
// No name behind the dot: no dialect before it.
// expected-error@+1 {{custom op 'u.' is unknown (tried 'builtin.u.' as well)}}
u. @p
// -----
// expected-error@+1 {{custom op 'builtin.' is unknown (tried 'builtin.builtin.' as well)}}
builtin.
// -----
// Reported although the lexer fails behind it.
// expected-error@+2 {{unexpected character}}
// expected-error@+1 {{invalid properties {} for op builtin.unrealized_conversion_cast: this operation does not support properties}}
%0 = "builtin.unrealized_conversion_cast"() <{}> : () -> () $
// -----
// expected-error@+2 {{unexpected character}}
// expected-error@+1 {{expected 2 operand types but had 0}}
"u.op"(%0, %1) : () -> () $
// -----
// expected-error@+2 {{unexpected character}}
// expected-error@+1 {{expected function type}}
"u.op"() : i32 $
// -----
// expected-error@+2 {{unexpected character}}
// expected-error@+1 {{'builtin.module' op attribute 'sym_name' failed to satisfy constraint: string attribute}}
"builtin.module"() ({}) {sym_name = 3} : () -> () $
