module {
  "tfl_example.func"() <{sym_name = "before"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>):
    %0 = tf.Add %arg0, %arg1 : tensor<4xf32>
    %1 = tf.Relu %0 : tensor<4xf32>
    %2 = tf.LeakyRelu %1 alpha = 1.000000e-01 : tensor<4xf32>
    %3 = tf.BiasAdd %2, %arg1 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    "tfl_example.return"(%3) : (tensor<4xf32>) -> ()
  }) : () -> ()
  "tfl_example.func"() <{sym_name = "after"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>):
    %0 = tfl.add %arg0, %arg1 {fused_activation_function : RELU} : tensor<4xf32>
    %1 = tfl.leaky_relu %0 alpha = 1.000000e-01 : tensor<4xf32>
    %2 = tfl.add %1, %arg1 {fused_activation_function : NONE} {tfl.last} : tensor<4xf32>
    "tfl_example.return"(%2) : (tensor<4xf32>) -> ()
  }) : () -> ()
}

