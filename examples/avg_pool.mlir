// The main example: average pooling over an image, in MLIR's generic form.
"builtin.module"() ({
  "tf_example.func"() <{sym_name = "pool"}> ({
  ^bb0(%image: tensor<1x28x28x3xf32>, %bias: tensor<1x14x14x3xf32>):
    %pooled = "tf.AvgPool"(%image) <{
      data_format = "NHWC",
      ksize = [1, 2, 2, 1],
      padding = "SAME",
      strides = [1, 2, 2, 1]
    }> : (tensor<1x28x28x3xf32>) -> tensor<1x14x14x3xf32>
    %sum = "tf.Add"(%pooled, %bias) : (tensor<1x14x14x3xf32>, tensor<1x14x14x3xf32>) -> tensor<1x14x14x3xf32>
    "tf_example.return"(%sum) : (tensor<1x14x14x3xf32>) -> ()
  }) {tf_example.entry} : () -> ()
}) : () -> ()
