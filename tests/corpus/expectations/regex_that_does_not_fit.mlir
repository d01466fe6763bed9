// expected-error-re@+1 {{undefined {{[0-9]+}} alias}}
"u.a"() {a = #x} : () -> ()
