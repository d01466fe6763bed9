// Where each part of an op with regions stands when printed.
%0 = "u.op"() : () -> i32
"u.r"(%0) <{p}> ({
}, {
^bb0(%x: i32):
}, {
  "u.op"() : () -> ()
}) {a} : (i32) -> ()
// -----
"u.r"() ({
  "u.r"() ({
  }, {
  }) : () -> ()
}, {
}) : () -> ()
// -----
"u.r"() ({
^bb0(%x: i32, %y: tuple<>, %z: !foo.bar<a, b>):
  "u.br"()[^bb1] : () -> ()
^bb1:
  "u.end"() : () -> ()
}) : () -> ()
