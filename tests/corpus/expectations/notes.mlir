module {
  // expected-note@+1 {{see existing symbol definition here}}
  "u.a"() {sym_name = "a"} : () -> ()
  // expected-error@+1 {{redefinition of symbol named 'a'}}
  "u.a"() {sym_name = "a"} : () -> ()
}
