"u.a"() {a = #x} : () -> () // expected-error {{undefined symbol alias id 'x'}}
