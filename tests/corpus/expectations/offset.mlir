// expected-error@+1 {{undefined symbol alias id 'x'}}
"u.a"() {a = #x} : () -> ()
