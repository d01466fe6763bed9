"u.a"() {a = #x} : () -> ()
// expected-error@above {{undefined symbol}}
