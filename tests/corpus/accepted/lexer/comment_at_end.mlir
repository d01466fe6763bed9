"u.op"() : () -> ()
// no newline after this