#map = affine_map<(d0, d1) -> (d1, d0)> // of memrefs
!m = memref<4x?xi32, #map>
#loc = loc("file.mlir":1:2)
func.func private @f(!m, tuple<!m, vector<4xf32>>) attributes {a = #map, b = [@f::@g, dense<1> : tensor<2xi8>]}
func.func @g() {
  "a.b"() {l = loc(fused<#map>["x", #loc])} : () -> () loc(#loc)
  func.call @f(%0, %1) : (!m, tuple<!m, vector<4xf32>>) -> () loc(#later)
  return
}
#later = loc(callsite("a" at #loc))
