// Signless integers of ordinary widths.
%0:6 = "ut.src"() : () -> (i1, i8, i16, i32, i64, i128)
"ut.sink"(%0#0, %0#5, %0#2) : (i1, i128, i16) -> ()
// -----
// Signed and unsigned integers.
%0 = "ut.src"() : () -> si8
%1 = "ut.src"() : () -> ui8
%2:2 = "ut.src"() : () -> (si1, ui1)
"ut.sink"(%0, %1, %2#0, %2#1) : (si8, ui8, si1, ui1) -> ()
// -----
// Odd widths, including the largest one the builtin integer type has.
"ut.types"() {a = i3, b = i7, c = i33, d = i1000, e = si129, f = ui65, g = i16777215} : () -> ()
// -----
// Zero-width integers.
"ut.types"() {a = i0, b = si0, c = ui0} : () -> ()
// -----
// Integer types with leading zeros.
"ut.types"() {a = i01, b = i0032, c = si08, d = ui007} : () -> ()
// -----
// As function signature parts.
%f = "ut.src"() : () -> ((i1, si2, ui3) -> i4)
"ut.sink"(%f) : ((i1, si2, ui3) -> i4) -> ()
// -----
%idx = "ut.src"() : () -> index
%n = "ut.src"() : () -> none
"ut.sink"(%idx, %n) {ty = index, ty2 = none} : (index, none) -> ()
