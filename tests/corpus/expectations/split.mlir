// expected-error@+1 {{undefined symbol}}
"u.a"() {a = #x} : () -> ()
// -----
"u.b"() : () -> ()
// -----
"u.c"() {a = #y} : () -> ()
// -----
// expected-error@+1 {{never}}
"u.d"() : () -> ()
