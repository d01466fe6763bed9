// Two maps, used twice each; aliases are numbered in the order they print.
"u.m"() {a = affine_map<(d0) -> (d0 + 1)>} : () -> ()
"u.m"() {a = affine_map<(d0) -> (d0)>, b = affine_map<(d0) -> (d0 + 1)>} : () -> ()
"u.m"() {a = affine_set<(d0) : (d0 >= 0)>} : () -> ()
// -----
#mymap = affine_map<(d0) -> (d0 * 2)>
#myset = affine_set<(d0) : (d0 == 0)>
"u.m"() {a = #mymap, b = [#myset]} : () -> ()
// -----
// In types, in properties, in nested modules.
module {
  %0 = "u.m"() : () -> memref<2x2xf32, affine_map<(d0, d1) -> (d1, d0)>>
  module {
    "u.m"() <{p = affine_map<(d0) -> (d0 mod 2)>}> {q = affine_map<(d0, d1) -> (d1, d0)>} : () -> ()
  }
}
// -----
// Unused aliases vanish.
#unused = affine_map<(d0) -> (d0 * 3)>
"u.m"() : () -> ()
// -----
// In a location's metadata and as tensor encoding.
"u.m"() {t = tensor<2xf32, affine_map<(d0) -> (d0 + 7)>>} : () -> () loc(fused<affine_map<(d0) -> (d0 + 8)>>["x"])
// -----
#map = affine_map<(d0) -> (d0 + 1)>
#map5 = affine_map<(d0) -> (d0 + 2)>
#map1 = affine_map<(d0) -> (d0 + 3)>
"u.m"() {c = #map1, a = #map5, b = #map} : () -> ()
