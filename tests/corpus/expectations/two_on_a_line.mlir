// Only one designator a line: the text of this one goes to the last braces.
// expected-error@+1 {{undefined symbol}} expected-note@+1 {{never}}
"u.a"() {a = #x} : () -> ()
