// Two designators wait for the same line; comments in between count as lines.
// expected-error@below {{undefined symbol}}
// expected-note@below {{never}}
"u.a"() {a = #x} : () -> ()
