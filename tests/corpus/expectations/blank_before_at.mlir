// expected-error @+1 {{undefined symbol}}
"u.a"() {a = #x} : () -> ()
