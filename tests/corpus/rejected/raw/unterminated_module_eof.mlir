module {
  "u.op"() : () -> ()
