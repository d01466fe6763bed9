%0 = "u.op"() : () -> i32
"u.op"(%0, %0, %0, %0, %0, %0, %0, %0, %0, %0, %0, %0, %0, %0, %0, %0, %0, %0, %0, %0, %0, %0, %0, %0, %0, %0, %0, %0, %0, %0, %0, %0, %0, %0, %0, %0, %0, %0, %0, %0) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
// -----
// Use before definition: a module is a graph region.
"u.use"(%x) : (i32) -> ()
%x = "u.def"() : () -> i32
// -----
"u.use"(%y#1, %x, %y#0) : (f32, i32, f64) -> ()
%y:2 = "u.def"(%x) : (i32) -> (f64, f32)
%x = "u.def"() : () -> i32
// -----
// An op that uses its own result.
%0 = "u.self"(%0) : (i32) -> i32
// -----
%a = "u.ring"(%c) : (i1) -> i1
%b = "u.ring"(%a) : (i1) -> i1
%c = "u.ring"(%b) : (i1) -> i1
// -----
%0:3 = "u.self"(%0#2, %0#1, %0#0) : (i3, i2, i1) -> (i1, i2, i3)
// -----
"u.use"(%p#3) : (i32) -> ()
%p:4 = "u.def"() : () -> (i32, i32, i32, i32)
// -----
// A value of an enclosing region.
%0 = "u.op"() : () -> i32
"u.region"() ({
  "u.use"(%0) : (i32) -> ()
  "u.region"() ({
    %1 = "u.use"(%0) : (i32) -> i32
    "u.use"(%1, %0) : (i32, i32) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// A value of an enclosing region that comes later.
"u.region"() ({
  "u.use"(%later) : (i32) -> ()
}) : () -> ()
%later = "u.op"() : () -> i32
// -----
// An op that is inside the op whose result it uses.
%0 = "u.region"() ({
  "u.use"(%0) : (i32) -> ()
}) : () -> i32
// -----
// Sibling regions may use the same names.
"u.two"() ({
  %x = "u.op"() : () -> i32
  "u.use"(%x) : (i32) -> ()
}, {
  %x = "u.op"() : () -> i64
  "u.use"(%x) : (i64) -> ()
}) : () -> ()
// -----
"u.region"() ({
  %x = "u.op"() : () -> i32
}) : () -> ()
%x = "u.op"() : () -> f32
"u.use"(%x) : (f32) -> ()
