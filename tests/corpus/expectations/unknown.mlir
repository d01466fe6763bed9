// expected-error@unknown {{redefinition of symbol}}
// expected-note@unknown {{see existing symbol}}
"u.a"() {sym_name = "a"} : () -> () loc(unknown)
"u.a"() {sym_name = "a"} : () -> () loc(unknown)
