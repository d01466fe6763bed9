module {
  %0 = "tf_example.value"() : () -> tensor<1x28x28x3xf32>
  %1 = tf.AvgPool %0 {data_format = "NCHW", ksize = [1, 2, 2, 1], padding = "SAME", strides = [1, 2, 2, 1]} : (tensor<1x28x28x3xf32>) -> tensor<1x14x14x3xf32>
  %2 = tf.Add %1, %1 : tensor<1x14x14x3xf32>
  tf.my_op 5.000000e-01
  "tf.property"() <{attr = "Upper"}> : () -> ()
  %3 = tf.Relu %2 {tf.note = "twice"} : tensor<1x14x14x3xf32>
  %4 = tf.LeakyRelu %3 : tensor<1x14x14x3xf32>
  %5 = tf.LeakyRelu %4 alpha = 1.000000e-01 : tensor<1x14x14x3xf32>
  tf.attributes {note = "slow"}
  %6:2 = "tf_example.keys"() : () -> (i8, i32)
  %found:2, %taken:2 = tf.groups keys(%6#0, %6#1 : i8, i32) values(%2, %5 : tensor<1x14x14x3xf32>, tensor<1x14x14x3xf32>) found(i1, i1) taken(tensor<2xf32>, tensor<3xf32>)
  tf.interval [-1, 4)
  tf.checked 1 to 4
  tf.pair %2, %5 : tensor<1x14x14x3xf32>, tensor<1x14x14x3xf32>
  tf.width 8 : i64 and 8 : i64
  tf.enum caseB
}

