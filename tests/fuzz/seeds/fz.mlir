"fz.func"() <{sym_name = "f"}> ({
^bb0(%a: i32, %b: i32):
  %0 = "fz.add"(%a, %b) {note = "n"} : (i32, i32) -> i32
  %1 = "fz.cmp"(%0, %a) <{predicate = 1 : i64}> : (i32, i32) -> i1
  "fz.br"(%0)[^bb1, ^bb2] : (i32) -> ()
^bb1:  // pred: ^bb0
  %2 = "fz.constant"() <{value = 7 : i32}> : () -> i32
  "fz.br"()[^bb2] : () -> ()
^bb2:
  "fz.body"() ({
    "fz.use"(%0) : (i32) -> ()
    "fz.return"(%0) : (i32) -> ()
  }, {
  ^bb0(%x: f32):
    %3:2 = "fz.groups"(%x, %0, %0, %x) : (f32, i32, i32, f32) -> (f32, f32)
    "fz.return"(%3#1) : (f32) -> ()
  }) : () -> ()
  "fz.return"() : () -> ()
}) : () -> ()
// -----
"fz.table"() ({
  "fz.func"() <{sym_name = "g", sym_visibility = "private"}> ({
  }) : () -> ()
  "fz.graph"() ({
    %0 = "fz.add"(%1, %1) <{width = 3 : i32}> : (i32, i32) -> i32
    %1 = "fz.add"(%0, %0) : (i32, i32) -> i32
  }) {fz.x = @g} : () -> ()
}) : () -> ()
// -----
%v, %w = "tf_example.values"() : () -> (tensor<1x28x28x3xf32>, tensor<4xf32>)
%p = "tf.AvgPool"(%v) <{ksize = [1, 2, 2, 1], padding = "SAME", strides = [1, 2, 2, 1]}> : (tensor<1x28x28x3xf32>) -> tensor<?xf32>
%s = "tf.Add"(%w, %w) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> loc("x")
"tf.property"() <{attr = "Upper"}> : () -> ()
"tf.my_op"() <{attr = 5.0e-01 : f32}> : () -> ()
