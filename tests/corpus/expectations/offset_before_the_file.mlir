// expected-error@-5 {{undefined symbol}}
"u.a"() {a = #x} : () -> ()
