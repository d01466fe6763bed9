// The diagnostic is about a place in another file.
// expected-error@+2 {{redefinition of symbol named 'a'}}
"u.a"() {sym_name = "a"} : () -> ()
"u.a"() {sym_name = "a"} : () -> () loc("tests/corpus/expectations/elsewhere":3:1)
