"ut.types"() {t = () -> ()} : () -> ()
// -----
"ut.types"() {t = (i32) -> ()} : () -> ()
// -----
"ut.types"() {t = () -> i32} : () -> ()
// -----
"ut.types"() {t = () -> (i32)} : () -> ()
// -----
"ut.types"() {t = (i32, f32) -> (i32, f32)} : () -> ()
// -----
// A function that returns a function: the result needs no parentheses when read.
"ut.types"() {t = () -> (() -> ())} : () -> ()
// -----
"ut.types"() {t = (() -> ()) -> ()} : () -> ()
// -----
"ut.types"() {t = ((i1) -> (i2, i3), (i4) -> i5) -> ((i6) -> i7, (i8) -> (i9))} : () -> ()
// -----
"ut.types"() {t = () -> (() -> (() -> (() -> i1)))} : () -> ()
// -----
"ut.types"() {t = (((((i1) -> i1) -> i1) -> i1) -> i1) -> i1} : () -> ()
// -----
"ut.types"() {t = () -> ((i32) -> i32, none)} : () -> ()
// -----
// An op whose own type has a function-typed result.
%f = "ut.src"() : () -> (() -> ())
%g:2 = "ut.src"() : () -> (() -> (), (i32) -> i32)
"ut.sink"(%f, %g#1) : (() -> (), (i32) -> i32) -> ()
// -----
// Function types inside containers.
"ut.types"() {t = [tuple<() -> ()>, tuple<(i1) -> i2, (i3) -> (i4, i5)>]} : () -> ()
