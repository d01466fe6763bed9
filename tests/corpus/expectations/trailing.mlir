"u.a"() {a = #x} : () -> ()
// expected-error@below {{never}}
