"forms.attributes"() <{bits = #forms<plain_bits a|b>, dim = #forms<dim y>, list = [#forms<dim x>, #forms<dim "in between">], math = #forms.fastmath<nnan, ninf>}> : () -> ()
// -----
"forms.properties"() <{list = [7 : i32, 0 : i32], math = 6 : i32, maybe = [1 : i32], padding = "SAME", predicate = -1 : i64, shown = #forms.fastmath<fast>, wide = 1099511627776 : i64}> : () -> ()
// -----
"u.a"() {a = !forms.box<x, f32>, b = !forms.list<[x, y, "in between"], a|b : nnan, ninf>, c = !forms.list<[], a>, d = !forms.maybe<maths = fast>} : () -> ()
// -----
"u.a"() {a = !forms.maybe<padding = SAME, predicate = eq, maths = reassoc, none>, b = !forms.bare<or none>, c = !forms.bare<y or fast>, d = #forms.pair<x, fast>, e = #forms.bracketed[a]} : () -> ()
// -----
!forms.list<[x, "in between"], a : reassoc, nnan>
