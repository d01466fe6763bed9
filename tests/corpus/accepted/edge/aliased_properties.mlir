// An attribute that is in a property only, and one that is elsewhere too.
"u.p"() <{p = affine_map<(d0) -> (d0)>}> : () -> ()
// -----
"u.p"() <{p = affine_map<(d0) -> (d0)>}> {q = affine_map<(d0) -> (d0)>} : () -> ()
// -----
"u.p"() <{p = loc("only":1:1), t = memref<2x2xf32, affine_map<(a, b) -> (b, a)>>, d = distinct[9]<1>}> : () -> ()
// -----
"u.p"() <affine_map<(d0) -> (d0 + 4)>> : () -> ()
"u.p"() <loc("bare")> : () -> () loc("bare")
