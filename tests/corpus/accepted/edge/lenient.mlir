// Inputs the reference reads although they look malformed.
"u.e"() {t = vector<4 x f32>} : () -> ()
// -----
"u.e"() {t = tensor<2xf32,>} : () -> ()
// -----
// Dialect names with nothing behind the dot.
"u.e"() {t = !foo., a = #foo.} : () -> ()
// -----
"u.e"() {a = dense<1> : memref<2xi32>} : () -> ()
// -----
"u.e"() {a = dense<[1, 2]> : vector<[2]xi32>} : () -> ()
// -----
// A pair for a scalar.
"u.e"() {a = dense<(1, 2)> : tensor<i32>} : () -> ()
// -----
"u.e"() {a = sparse<> : tensor<i32>, b = dense_resource<x> : tensor<?xi32>} : () -> ()
// -----
"u.e"() {a = array<ui8: -1>} : () -> ()
// -----
"u.e"() : () -> () loc("f":1)
// -----
// The location of a block argument may be an alias that comes later.
"u.e"() ({
^bb0(%x: i32 loc(#late)):
}) : () -> ()
#late = loc("x")
// -----
// The type of an op may be an alias.
!t = () -> ()
"u.e"() : !t
// -----
!t = (i32) -> (i32, i64)
%0:2 = "u.e"(%0#0) : !t
// -----
"u.e"() ({
^bb0(%a#0: i32):
  "u.e"(%a#0) : (i32) -> ()
}) : () -> ()
// -----
module {
^bb0:
  "u.e"() : () -> ()
}
// -----
// Unknown properties of a registered op are dropped.
"builtin.module"() <{other = 1}> ({
^bb0:
}) : () -> ()
// -----
// An attribute does not replace a property.
"builtin.module"() <{sym_name = "a"}> ({
^bb0:
}) {sym_name = "b"} : () -> ()
// -----
"builtin.module"() <{sym_visibility = "sideways"}> ({
^bb0:
}) : () -> ()
// -----
"builtin.module"() <{sym_name = ""}> ({
^bb0:
}) : () -> ()
// -----
"u.e"() {
} : () -> ()
// -----
{-# dialect_resources: { builtin: { k: "0x0100000001", k: "0x0100000002" } } #-}
"u.e"() {a = dense_resource<k> : tensor<1xi8>} : () -> ()
