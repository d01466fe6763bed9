"ut.prop"() <{}> : () -> ()
// -----
"ut.prop"() <{a = 1 : i32}> : () -> ()
// -----
"ut.prop"() <{a = 1 : i32, b = "s", c}> {d = 2 : i8} : () -> ()
// -----
// Property order is not kept.
"ut.prop"() <{z = 1, a = 2, m = {y = 1, x = 2}}> {z2, a2} : () -> ()
// -----
"ut.prop"() <{"quoted name" = 1, foo.bar = 2, "k\n" = 3}> : () -> ()
// -----
// Not a dictionary at all.
"ut.prop"() <42> : () -> ()
// -----
"ut.prop"() <"str"> : () -> ()
// -----
"ut.prop"() <[1, 2]> {k} : () -> ()
// -----
"ut.prop"() <#foo.props<x>> : () -> ()
// -----
%0:2 = "ut.prop"() <{segments = array<i32: 1, 1>}> ({
  "ut.inner"() <{x}> : () -> ()
}, {}) {y} : () -> (i32, i64)
"ut.prop"(%0#0, %0#1) <{sizes = array<i32: 1, 1>}> : (i32, i64) -> ()
// -----
#p = {x = 1}
"ut.prop"() <#p> : () -> ()
// -----
"ut.prop"() < { a } > : () -> ()
// -----
// The same name in both.
"ut.prop"() <{a = 1}> {a = 2} : () -> ()
// -----
"builtin.module"() <{sym_name = "m", sym_visibility = "nested"}> ({
"ut.region"() ({
"ut.prop"()[^bb1] <{a = 1}> : () -> ()
^bb1:
"ut.end"() : () -> ()
}) : () -> ()
}) : () -> ()
