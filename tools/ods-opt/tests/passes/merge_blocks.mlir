// builtin.module(func.func(canonicalize{region-simplify=aggressive}))
func.func @two(%p: i1, %x: i32, %y: i32) -> i32 {
  cf.cond_br %p, ^a, ^b
^a:
  "test.work"(%x) : (i32) -> ()
  return %x : i32
^b:
  "test.work"(%y) : (i32) -> ()
  return %y : i32
}
// -----
func.func @three(%p: i1, %q: i1, %x: i32, %y: i32) {
  cf.cond_br %p, ^a, ^b
^a:
  %0 = "test.work"(%x, %y, %x) {k} : (i32, i32, i32) -> i32
  "test.end"(%0) : (i32) -> ()
  return
^b:
  cf.cond_br %q, ^c, ^d
^c:
  %1 = "test.work"(%y, %y, %y) {k} : (i32, i32, i32) -> i32
  "test.end"(%1) : (i32) -> ()
  return
^d:
  %2 = "test.work"(%y, %x, %y) {k} : (i32, i32, i32) -> i32
  "test.end"(%2) : (i32) -> ()
  return
}
// -----
func.func @different(%p: i1, %x: i32, %y: i64) {
  cf.cond_br %p, ^a, ^b
^a:
  "test.work"(%x) : (i32) -> ()
  return
^b:
  "test.work"(%y) : (i64) -> ()
  return
}
// -----
func.func @used_outside(%p: i1, %x: i32, %y: i32) -> i32 {
  cf.cond_br %p, ^a(%x : i32), ^b(%y : i32)
^a(%u: i32):
  %0 = "test.work"(%u) : (i32) -> i32
  cf.br ^c(%0 : i32)
^b(%v: i32):
  %1 = "test.work"(%v) : (i32) -> i32
  cf.br ^c(%1 : i32)
^c(%w: i32):
  "test.end"(%w) : (i32) -> ()
  return %w : i32
}
// -----
func.func @regions(%p: i1, %x: i32, %y: i32) {
  cf.cond_br %p, ^a, ^b
^a:
  "test.work"() ({ "test.end"(%x) : (i32) -> () }) : () -> ()
  return
^b:
  "test.work"() ({ "test.end"(%y) : (i32) -> () }) : () -> ()
  return
}
// -----
func.func @loop(%p: i1, %x: i32) {
  %0 = "test.def"() : () -> i32
  cf.br ^h
^h:
  cf.cond_br %p, ^a, ^b
^a:
  "test.work"(%x) : (i32) -> ()
  cf.br ^h
^b:
  "test.work"(%0) : (i32) -> ()
  cf.br ^h
}
// -----
func.func @redundant(%p: i1, %x: i32, %y: i32, %z: i32) {
  cf.cond_br %p, ^a(%x, %y : i32, i32), ^a(%x, %z : i32, i32)
^a(%u: i32, %v: i32):
  "test.work"(%u, %v) : (i32, i32) -> ()
  return
}
// -----
func.func @redundant_loop(%p: i1, %x: i32, %y: i32) {
  cf.br ^a(%x, %y : i32, i32)
^a(%u: i32, %v: i32):
  %0 = "test.work"(%u, %v) : (i32, i32) -> i32
  cf.cond_br %p, ^a(%x, %0 : i32, i32), ^b(%x : i32)
^b(%w: i32):
  "test.end"(%w) : (i32) -> ()
  return
}
// -----
func.func @switch(%f: i32, %x: i32, %y: i32) {
  cf.switch %f : i32, [ default: ^a, 1: ^b, 2: ^c(%x : i32)]
^a:
  "test.work"(%x) : (i32) -> ()
  return
^b:
  "test.work"(%y) : (i32) -> ()
  return
^c(%z: i32):
  "test.work"(%z) : (i32) -> ()
  return
}
// -----
func.func @unknown_branch(%x: i32, %y: i32) {
  "foo.br"()[^a, ^b] : () -> ()
^a:
  "test.work"(%x) : (i32) -> ()
  return
^b:
  "test.work"(%y) : (i32) -> ()
  return
}
