// expected-error {{nothing like that}}
"u.a"() : () -> ()
