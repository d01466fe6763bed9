// expected-error-re@+1 {{undefined {{[a-z]+ alias}}
"u.a"() {a = #x} : () -> ()
