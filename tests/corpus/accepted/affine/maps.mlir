"u.m"() {a = affine_map<() -> ()>} : () -> ()
// -----
"u.m"() {a = affine_map<() -> (0)>, b = affine_map<() -> (-5)>, c = affine_map<() -> (1, 2, 3)>} : () -> ()
// -----
"u.m"() {a = affine_map<(d0) -> (d0)>, b = affine_map<(d0)[s0] -> (d0 + s0)>, c = affine_map<()[s0] -> (s0)>} : () -> ()
// -----
// Names of any kind; they become d0, d1, s0.
"u.m"() {a = affine_map<(i, j)[N, M] -> (i + N, j * 2 + M)>, b = affine_map<(x.y, z_1)[s$] -> (x.y + s$)>} : () -> ()
// -----
"u.m"() {a = affine_map<(d0, d1, d2) -> (d2, d0, d1)>, b = affine_map<(d0, d1) -> ()>, c = affine_map<(d0, d1)[s0, s1] -> ()>} : () -> ()
// -----
"u.m"() {a = affine_map<(d0) -> (d0 floordiv 4)>, b = affine_map<(d0) -> (d0 ceildiv 4)>, c = affine_map<(d0) -> (d0 mod 4)>} : () -> ()
// -----
"u.m"() {a = affine_map<(d0)[s0] -> (d0 floordiv s0, d0 ceildiv s0, d0 mod s0, d0 * s0)>} : () -> ()
// -----
"u.m"() {a = affine_map<(d0, d1) -> (d0 - d1)>, b = affine_map<(d0) -> (-d0)>, c = affine_map<(d0) -> (d0 - 1)>, d = affine_map<(d0) -> (-d0 + 1)>, e = affine_map<(d0, d1) -> (d0 - d1 * 2)>} : () -> ()
// -----
"u.m"() {a = affine_map<(d0, d1) -> ((d0 + d1) * 2)>, b = affine_map<(d0, d1) -> (d0 + (d1 + 3))>, c = affine_map<(d0, d1)[s0] -> ((d0 + d1) floordiv s0)>, d = affine_map<(d0) -> ((d0 floordiv 2) mod 3)>} : () -> ()
// -----
"u.m"() {a = affine_map<(d0) -> (((((d0)))))>, b = affine_map<(d0) -> (d0 * 2 + 3 * d0)>, c = affine_map<(d0) -> (2 * d0)>} : () -> ()
// -----
"u.m"() {a = affine_map<(d0, d1, d2)[s0, s1] -> (d0 * 12 + d1 * 4 + d2 + s0 - s1, d0 floordiv 8 + (d1 ceildiv 3) mod 5)>} : () -> ()
// -----
"u.m"() {a = affine_map<(d0) -> (9223372036854775807)>, b = affine_map<(d0) -> (d0 * 9223372036854775807)>, c = affine_map<(d0) -> (d0 - 9223372036854775807)>} : () -> ()
// -----
"u.m"() {a = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0 + 1)>, affine_map<(d0) -> (d0)>], b = {m = affine_map<(d0) -> (d0 + 1)>}} : () -> ()
// -----
"u.m"() {a = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8, d9, d10, d11) -> (d11, d10, d9, d8, d7, d6, d5, d4, d3, d2, d1, d0)>} : () -> ()
// -----
// Dimension and symbol names may be words that mean something elsewhere.
"u.m"() {a = affine_map<(i32, f32) -> (i32 + f32)>, b = affine_map<(loc)[dense] -> (loc + dense)>} : () -> ()
