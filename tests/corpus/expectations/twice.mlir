// expected-error@+2 {{undefined symbol}}
// expected-error@+1 {{undefined symbol}}
"u.a"() {a = #x} : () -> ()
