#m = affine_map<(d0) -> (d0 * 2)>
"a.b"() ({
^bb0(%x: memref<4xf32, affine_map<(d0) -> (d0 * 3)>>):
  "a.c"() {s = affine_set<(d0) : (d0 >= 0)>, z = [#m, [affine_map<(d0)->(d0+1)>]], l = loc("x"("y")), d = distinct[0]<#m>, e = distinct[1]<>, f = distinct[2]<i32>} : () -> ()
}) {t = tuple<i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,tensor<1xi32,#m>>} : () -> () loc(fused<#m>["a", "b"("c")])
module @m attributes {a.b = affine_map<(d0)->(d0*5)>} {
 "a.b"() {q = affine_map<(d0)->(d0*6)>} : () -> ()
}
