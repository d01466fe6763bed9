"ut.attr"() {a = distinct[0]<i32>} : () -> ()
// -----
// The number in the source is an identity, not a name that is kept.
"ut.attr"() {a = distinct[7]<"x">, b = distinct[3]<"x">, c = distinct[7]<"x">} : () -> ()
// -----
"ut.attr"() {a = distinct[0]<>, b = distinct[1]<unit>, c = distinct[2]<42 : i32>} : () -> ()
// -----
"ut.attr"() {a = distinct[0]<{x = 1}>, b = [distinct[1]<#foo.bar>, distinct[0]<{x = 1}>]} : () -> ()
// -----
#d0 = distinct[0]<42>
#d1 = distinct[1]<42>
"ut.attr"() {a = #d0, b = #d1, c = #d0} : () -> ()
// -----
"ut.attr"() {a = distinct[0]<distinct[1]<i8>>} : () -> ()
