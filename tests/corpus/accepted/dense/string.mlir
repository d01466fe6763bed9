"u.d"() {a = dense<"x"> : tensor<!foo.str>, b = dense<"x"> : tensor<3x!foo.str>, c = dense<["a", "b"]> : tensor<2x!foo.str>} : () -> ()
// -----
"u.d"() {a = dense<[["a", "b"], ["c", "d\"\n\\"]]> : tensor<2x2x!foo<"string">>, b = dense<["\00", "é", ""]> : tensor<3x!foo.str>} : () -> ()
// -----
"u.d"() {a = dense<["a", "a"]> : tensor<2x!foo.str>, b = dense<["a"]> : tensor<1x!foo.str>, c = dense<"a"> : tensor<1x!foo.str>} : () -> ()
// -----
"u.d"() {a = dense<"0x01"> : tensor<1x!foo.str>, b = dense<""> : tensor<2x!foo.str>} : () -> ()
