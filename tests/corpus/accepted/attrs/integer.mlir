"ut.attr"() {a = 0, b = 1, c = -1, d = 42} : () -> ()
// -----
// The default type is a 64-bit signless integer; its suffix stays visible.
"ut.attr"() {a = 5 : i64, b = 5 : i32, c = 5 : index, d = -5 : index} : () -> ()
// -----
"ut.attr"() {a = true, b = false, c = 1 : i1, d = 0 : i1, e = -1 : i1} : () -> ()
// -----
"ut.attr"() {a = 127 : i8, b = 128 : i8, c = 255 : i8, d = -128 : i8, e = -127 : i8} : () -> ()
// -----
"ut.attr"() {a = 127 : si8, b = -128 : si8, c = 255 : ui8, d = 0 : ui8, e = 0 : si8, f = -1 : si8} : () -> ()
// -----
"ut.attr"() {a = 9223372036854775807, b = -9223372036854775808, c = 9223372036854775808, d = 18446744073709551615} : () -> ()
// -----
"ut.attr"() {a = 18446744073709551615 : ui64, b = 9223372036854775807 : si64, c = -9223372036854775808 : si64} : () -> ()
// -----
// Hexadecimal.
"ut.attr"() {a = 0x0, b = 0xFF, c = 0xff : i8, d = -0x10 : i32, e = 0xDEADBEEF : i32, f = 0x7F : si8, g = 0xABcd : ui16} : () -> ()
// -----
"ut.attr"() {a = 0xFFFFFFFFFFFFFFFF, b = 0x8000000000000000 : i64, c = 0x1 : index} : () -> ()
// -----
// Wide integers.
"ut.attr"() {a = 170141183460469231731687303715884105727 : i128, b = -170141183460469231731687303715884105728 : i128, c = 340282366920938463463374607431768211455 : i128} : () -> ()
// -----
"ut.attr"() {a = 340282366920938463463374607431768211455 : ui128, b = -1 : si128, c = 0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF : i128} : () -> ()
// -----
"ut.attr"() {a = 1234567890123456789012345678901234567890 : i1000, b = -1234567890123456789012345678901234567890 : i1000, c = 0 : i1000, d = 1 : ui1000} : () -> ()
// -----
"ut.attr"() {a = 1 : i2, b = 3 : i2, c = -2 : i2, d = 7 : ui3, e = -4 : si3, f = 64 : i7, g = 4294967296 : i33} : () -> ()
// -----
// Leading zeros.
"ut.attr"() {a = 007, b = 00 : i8, c = 0, d = -00012 : i32, e = 0x000F : i8} : () -> ()
// -----
// A number directly followed by its colon, or far from it.
"ut.attr"() {a = 1:i32, b = 1   :   i32, c = - 5, d = -
  7 : i8} : () -> ()
// -----
"ut.attr"() {a = 9223372036854775807 : index, b = -9223372036854775808 : index, c = 0xFF : index} : () -> ()
// -----
// Integer literals of a float type need hexadecimal notation.
"ut.attr"() {a = 0x7C00 : f16, b = 0xFFFF : bf16, c = 0x3F800000 : f32} : () -> ()
// -----
// i0 has one value.
"ut.attr"() {t = i0} : () -> ()
