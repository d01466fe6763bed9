"u.m"() {a = affine_map<(d0) -> (d0 + 0)>, b = affine_map<(d0) -> (0 + d0)>, c = affine_map<(d0) -> (d0 * 1)>, d = affine_map<(d0) -> (d0 * 0)>, e = affine_map<(d0) -> (1 * d0)>} : () -> ()
// -----
"u.m"() {a = affine_map<() -> (1 + 2)>, b = affine_map<() -> (3 * 4 - 2)>, c = affine_map<() -> (7 floordiv 2)>, d = affine_map<() -> (7 ceildiv 2)>, e = affine_map<() -> (7 mod 2)>, f = affine_map<() -> (-7 floordiv 2, -7 ceildiv 2, -7 mod 4)>} : () -> ()
// -----
"u.m"() {a = affine_map<(d0) -> (d0 + 1 + 2)>, b = affine_map<(d0) -> (1 + d0 + 2)>, c = affine_map<(d0) -> ((d0 + 3) + (d0 + 4))>, d = affine_map<(d0) -> (d0 * 2 * 3)>} : () -> ()
// -----
"u.m"() {a = affine_map<(d0) -> (d0 - d0)>, b = affine_map<(d0) -> (d0 + d0)>, c = affine_map<(d0) -> (d0 * 2 - d0)>, d = affine_map<(d0, d1) -> (d0 + d1 - d0)>} : () -> ()
// -----
"u.m"() {a = affine_map<(d0) -> (d0 floordiv 1)>, b = affine_map<(d0) -> (d0 ceildiv 1)>, c = affine_map<(d0) -> (d0 mod 1)>, d = affine_map<(d0) -> ((d0 * 4) floordiv 2)>, e = affine_map<(d0) -> ((d0 * 4) mod 2)>, f = affine_map<(d0) -> ((d0 * 4) ceildiv 2)>} : () -> ()
// -----
"u.m"() {a = affine_map<(d0) -> ((d0 * 4 + 1) floordiv 2)>, b = affine_map<(d0) -> ((d0 + 4) mod 4)>, c = affine_map<(d0, d1) -> ((d0 * 4 + d1) mod 4)>, d = affine_map<(d0, d1) -> ((d0 * 4 + d1) floordiv 4)>, e = affine_map<(d0) -> ((d0 mod 8) mod 4)>} : () -> ()
// -----
"u.m"() {a = affine_map<(d0)[s0] -> (s0 + d0)>, b = affine_map<(d0)[s0] -> (s0 * d0)>, c = affine_map<(d0)[s0] -> (d0 * s0)>, d = affine_map<(d0, d1) -> (d1 + d0)>, e = affine_map<(d0) -> (5 + d0)>, f = affine_map<(d0)[s0] -> (d0 * (s0 * 2))>} : () -> ()
// -----
"u.m"() {a = affine_map<(d0) -> (d0 - (d0 floordiv 4) * 4)>, b = affine_map<(d0) -> (d0 + (d0 floordiv 4) * -4)>, c = affine_map<(d0, d1) -> ((d0 + d1) - (d0 + d1) floordiv 2 * 2)>} : () -> ()
// -----
"u.m"() {a = affine_map<(d0) -> (-(d0 + 1))>, b = affine_map<(d0) -> (-(-d0))>, c = affine_map<(d0) -> (3 - d0)>, d = affine_map<(d0) -> (d0 * -1 + 4)>, e = affine_map<(d0) -> (-(d0 * 2))>, f = affine_map<(d0, d1) -> (-d0 - d1)>, g = affine_map<(d0) -> ((d0 + 1) * -1)>} : () -> ()
// -----
"u.m"() {a = affine_map<(d0) -> ((d0 + 1) * 4)>, b = affine_map<(d0)[s0] -> ((d0 + s0) * s0)>, c = affine_map<(d0, d1) -> ((d0 * 2 + d1 * 3) * 2)>} : () -> ()
// -----
"u.m"() {a = affine_map<(d0) -> (d0 floordiv 2 + d0 floordiv 2)>, b = affine_map<(d0) -> ((d0 floordiv 2) * 3 - (d0 floordiv 2))>, c = affine_map<(d0) -> (d0 mod 3 + d0 mod 3)>} : () -> ()
// -----
"u.m"() {a = affine_map<(d0, d1) -> (d0 + d1 + d0)>, b = affine_map<(d0, d1) -> (d0 * 2 + d1 + d0 * 3)>, c = affine_map<(d0, d1, d2) -> (d0 + (d1 + d2))>, d = affine_map<(d0, d1, d2) -> ((d0 + 1) + (d1 + 2) + (d2 + 3))>} : () -> ()
