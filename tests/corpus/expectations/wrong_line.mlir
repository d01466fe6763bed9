// expected-error@+2 {{undefined symbol}}
"u.a"() {a = #x} : () -> ()
