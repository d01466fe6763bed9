"ut.attr"() {a = true, b = false} : () -> ()
// -----
// A name alone is a unit attribute, as is `unit`.
"ut.attr"() {a, b = unit, c} : () -> ()
// -----
"ut.attr"() {a = [unit, true, unit], b = {x, y = unit, z = false}} : () -> ()
// -----
"ut.attr"() {true = 1, false = 0, unit, loc = 2, i32, f64 = i8, none, index = index, dense = 1, array} : () -> ()
// -----
"ut.attr"() {"unit" = unit, "a"} : () -> ()
