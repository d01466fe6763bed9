"ut.attr"() {a = "", b = "abc", c = "a b c", d = "x.y-z"} : () -> ()
// -----
"ut.attr"() {a = "q\"q", b = "b\\b", c = "n\nn", d = "t\tt"} : () -> ()
// -----
"ut.attr"() {a = "\22", b = "\5C", c = "\5c", d = "\0A", e = "\09", f = "\00", g = "\FF", h = "\fF", i = "\7F", j = "\1F", k = "\20"} : () -> ()
// -----
"ut.attr"() {a = "\00\01\02\03\04\05\06\07\08\0B\0C\0D\0E\0F\10\1B", b = "\80\81\A0\C3\A9"} : () -> ()
// -----
// UTF-8 straight from the file.
"ut.attr"() {a = "é", b = "日本語", c = "→ 😀", d = "ß\C3\9F"} : () -> ()
// -----
// Text that looks like something else.
"ut.attr"() {a = "// no comment", b = "{[(<", c = ">)]}", d = "%0 ^bb0 @f !t #a", e = "-> : = ,", f = "'"} : () -> ()
// -----
// Strings with a type.
"ut.attr"() {a = "x" : !foo.str, b = "y" : i32, c = "z" : none, d = "w" : tensor<2xf32>} : () -> ()
// -----
"ut.attr"() {a = ["", "\n", "\""], b = {k = "v"}, "quoted \22 key" = "v"} : () -> ()
// -----
"ut.attr"() {a = "41\41\4142", b = "\5Cn", c = "\\n", d = "\\\\", e = "\\\""} : () -> ()
// -----
"ut.attr"() {long = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ 0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ 0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"} : () -> ()
