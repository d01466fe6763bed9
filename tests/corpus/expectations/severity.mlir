// expected-warning@+1 {{undefined symbol}}
"u.a"() {a = #x} : () -> ()
