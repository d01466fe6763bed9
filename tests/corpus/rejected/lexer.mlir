// Malformed input: lexer. Annotated for --verify-diagnostics.

// expected-error@below {{unexpected character}}
"u.x"() : () -> () $
// -----
// expected-error@+1 {{unexpected character}}
"u.x"() : () -> () `
// -----
"u.x"() : () -> () &
// expected-error@above {{unexpected character}}
// -----
// expected-error@+1 {{unexpected character}}
"u.x"() : () -> () \
// -----
// expected-error@+1 {{expected three consecutive dots for an ellipsis}}
"u.x"() {a = 1 . 0} : () -> ()
// -----
"u.x"() : () -> () /
// expected-error @-1 {{expected operation name in quotes}}
// -----
// expected-error@+1 {{expected operation name in quotes}}
"u.x"() : () -> () / comment
// -----
// expected-error@below {{expected operation name in quotes}}
/* block */
// -----
// expected-error@+1 {{expected '"' in string literal}}
"u.x"() {a = "line
break"} : () -> ()
// -----
// expected-error@+1 {{expected '"' in string literal}}
"u.x
"() : () -> ()
// -----
// expected-error@+1 {{expected three consecutive dots for an ellipsis}}
"u.x"() : () -> () ..
// -----
// expected-error@+1 {{expected operation name in quotes}}
"u.x"() : () -> () ...
// -----
"u.x"() {é = 1} : () -> ()
// expected-error @-1 {{unexpected character}}
// -----
// expected-error@+1 {{unexpected character}}
"u.x"() : () -> () ~
// -----
// expected-error@below {{invalid SSA name}}
%é = "u.x"() : () -> i32
// -----
// expected-error@+1 {{invalid SSA name}}
"u.x"(%"quoted") : (i32) -> ()
// -----
"u.x"() : () -> () @@x
// expected-error@above {{@ identifier expected to start with letter or '_'}}
// -----
// expected-error@+1 {{invalid attribute name}}
"u.x"() : () -> () ##x
// -----
// expected-error@+1 {{invalid type identifier}}
"u.x"() : () -> () !!x
// -----
"u.x"() {a = #"str"} : () -> ()
// expected-error @-1 {{invalid attribute name}}
// -----
// expected-error@+1 {{invalid attribute name}}
%0# = "u.x"() : () -> i32
// -----
// expected-error@below {{invalid block name}}
^ bb0:
// -----
// expected-error@+1 {{invalid SSA name}}
% 0 = "u.x"() : () -> i32
// -----
"u.x"() : () ->> ()
// expected-error@above {{expected non-function type}}
// -----
// expected-error@+1 {{expected identifier key in file metadata dictionary}}
"u.x"() : () -> () {-# #-
// -----
// expected-error@+1 {{unknown escape in string literal}}
"\zz"() : () -> ()
