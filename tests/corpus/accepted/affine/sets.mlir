"u.s"() {a = affine_set<() : ()>} : () -> ()
// -----
"u.s"() {a = affine_set<(d0) : (d0 >= 0)>, b = affine_set<(d0) : (d0 == 0)>, c = affine_set<(d0)[s0] : (d0 - s0 >= 0, s0 - 1 == 0)>} : () -> ()
// -----
"u.s"() {a = affine_set<(d0) : (d0 >= 5)>, b = affine_set<(d0) : (d0 <= 5)>, c = affine_set<(d0, d1) : (d0 <= d1)>, d = affine_set<(d0, d1) : (d0 == d1)>, e = affine_set<(d0, d1) : (d0 + 1 >= d1 * 2)>} : () -> ()
// -----
"u.s"() {a = affine_set<() : (1 >= 0)>, b = affine_set<() : (0 == 0)>, c = affine_set<() : (1 == 0)>, d = affine_set<()[s0] : (s0 == 3)>} : () -> ()
// -----
"u.s"() {a = affine_set<(i, j)[N] : (i >= 0, -i + N - 1 >= 0, j mod 2 == 0, j floordiv 3 - 1 >= 0)>} : () -> ()
// -----
"u.s"() {a = [affine_set<(d0) : (d0 >= 0)>, affine_set<(d0) : (d0 >= 0)>], m = affine_map<(d0) -> (d0)>} : () -> ()
// -----
"u.s"() {a = affine_set<(d0, d1) : ()>, b = affine_set<(d0)[s0] : ()>} : () -> ()
