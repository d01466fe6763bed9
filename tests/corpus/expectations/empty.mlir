// expected-error@+1 {{}}
"u.a"() {a = #x} : () -> ()
