// expected-error@below {{undefined symbol}}
"u.a"() {a = #x} : () -> ()
