"tfl_example.func"() <{sym_name = "before"}> ({
^bb0(%arg0: tensor<1x8x8x3xf32>, %arg1: tensor<4xf64>):
  %0 = tf.AvgPool %arg0 {ksize = [1, 2, 2, 1], strides = [1, 2, 2, 1], padding = "SAME"} : (tensor<1x8x8x3xf32>) -> tensor<1x4x4x3xf32>
  %1 = tf.AvgPool %arg0 {ksize = [1, 2, 2, 3], strides = [1, 2, 2, 1], padding = "VALID"} : (tensor<1x8x8x3xf32>) -> tensor<1x4x4x3xf32>
  %2 = tf.Add %arg1, %arg1 : tensor<4xf64>
  %3 = tf.Relu %2 : tensor<4xf64>
  "u.se"(%0, %1, %3) : (tensor<1x4x4x3xf32>, tensor<1x4x4x3xf32>, tensor<4xf64>) -> ()
}) : () -> ()
