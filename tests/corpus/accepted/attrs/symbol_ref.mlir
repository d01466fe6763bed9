"ut.attr"() {a = @foo, b = @foo::@bar, c = @a::@b::@c::@d} : () -> ()
// -----
"ut.attr"() {a = @"foo", b = @"foo bar", c = @"a"::@"b c", d = @"1", e = @"a::b", f = @"q\22q", g = @"é"} : () -> ()
// -----
"ut.attr"() {a = @foo.bar, b = @foo$bar, c = @_x, e = @"foo-bar", f = @a1, g = @"@x", h = @".x", i = @"$x"} : () -> ()
// -----
"ut.attr"() {a = [@x, @y::@z], b = {s = @t}} : () -> ()
// -----
"ut.attr"() {a = @"\00", b = @"\0A", c = @"-", d = @_, e = @"a b"::@c::@"d\5Ce"} : () -> ()
// -----
// A reference need not name a symbol that is there.
"builtin.module"() ({
  "ut.user"() {callee = @nowhere::@at_all} : () -> ()
  "ut.def"() {sym_name = "here"} : () -> ()
  "ut.user"() {callee = @here} : () -> ()
}) : () -> ()
// -----
"ut.attr"() {a = @true, b = @i32, c = @loc, d = @affine_map::@dense} : () -> ()
