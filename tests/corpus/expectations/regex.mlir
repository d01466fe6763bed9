// expected-error-re@+1 {{undefined {{[a-z]+}} alias id '{{.}}'}}
"u.a"() {a = #x} : () -> ()
