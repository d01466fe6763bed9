// Bytes that are no UTF-8, in a string, a comment (ÿ) and an op name.
"u.op"() {a = "ÿþ", b = "tab	here"} : () -> ()
// -----
"u.é"() {"é" = 1, s = @"é"} : () -> ()
