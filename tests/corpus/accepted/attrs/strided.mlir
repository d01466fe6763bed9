"ut.attr"() {a = strided<[]>, b = strided<[1]>, c = strided<[2, 3]>, d = strided<[?]>} : () -> ()
// -----
"ut.attr"() {a = strided<[1], offset: 0>, b = strided<[1], offset: 5>, c = strided<[1], offset: ?>, d = strided<[], offset: 3>} : () -> ()
// -----
"ut.attr"() {a = strided<[-1, -2], offset: -3>, b = strided<[?, 4, ?], offset: ?>} : () -> ()
// -----
"ut.attr"() {a = strided<[0, 1], offset: 9223372036854775807>, b = [strided<[1]>, strided<[?]>]} : () -> ()
