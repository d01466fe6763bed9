// expected-remark@+1 {{anything}}
"u.a"() : () -> ()
