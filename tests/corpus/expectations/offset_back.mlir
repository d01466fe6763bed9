"u.a"() {a = #x} : () -> ()

// expected-error@-2 {{undefined symbol}}
