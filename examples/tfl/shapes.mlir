// Shapes are known where images enter; `tfl-opt --infer-shapes` makes them known everywhere else.

// Both calls pass images of 28 by 28, in batches of different sizes.
func.func private @layer(%image: tensor<*xf32>, %bias: tensor<?xf32>) -> tensor<*xf32> {
  %0 = tf.AvgPool %image {ksize = [1, 3, 3, 1], strides = [1, 2, 2, 1], padding = "SAME"} : (tensor<*xf32>) -> tensor<*xf32>
  %1 = tf.BiasAdd %0, %bias : (tensor<*xf32>, tensor<?xf32>) -> tensor<*xf32>
  %2 = tf.Relu %1 : tensor<*xf32>
  return %2 : tensor<*xf32>
}

// The loop keeps the shape.
func.func private @repeat(%x: tensor<?x?x?x?xf32>, %n: index) -> tensor<?x?x?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%y = %x) -> tensor<?x?x?x?xf32> {
    %sum = tfl.add %y, %x {fused_activation_function: RELU} : tensor<?x?x?x?xf32>
    scf.yield %sum : tensor<?x?x?x?xf32>
  }
  return %0 : tensor<?x?x?x?xf32>
}

func.func @main(%one: tensor<1x28x28x3xf32>, %many: tensor<8x28x28x3xf32>, %bias: tensor<3xf32>, %n: index) -> (tensor<*xf32>, tensor<?x?x?x?xf32>) {
  %b = tensor.cast %bias : tensor<3xf32> to tensor<?xf32>
  %0 = tensor.cast %one : tensor<1x28x28x3xf32> to tensor<*xf32>
  %1 = call @layer(%0, %b) : (tensor<*xf32>, tensor<?xf32>) -> tensor<*xf32>
  %2 = tensor.cast %many : tensor<8x28x28x3xf32> to tensor<*xf32>
  %3 = call @layer(%2, %b) : (tensor<*xf32>, tensor<?xf32>) -> tensor<*xf32>
  %4 = tfl.average_pool_2d %many {filter_height = 4 : i32, filter_width = 4 : i32, padding = "VALID", stride_h = 3 : i32, stride_w = 3 : i32} : (tensor<8x28x28x3xf32>) -> tensor<?x?x?x?xf32>
  %5 = call @repeat(%4, %n) : (tensor<?x?x?x?xf32>, index) -> tensor<?x?x?x?xf32>
  "tfl_example.use"(%1) : (tensor<*xf32>) -> ()
  return %3, %5 : tensor<*xf32>, tensor<?x?x?x?xf32>
}
