// expected-error-re@+1 {{undefined {{[}} alias}}
"u.a"() {a = #x} : () -> ()
