func.func @pooling_nhwc_sum(%a: tensor<2x5x6x5xf32>, %b: tensor<3x3xf32>, %c: tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32> {
  %0 = linalg.pooling_nhwc_sum ins(%a, %b : tensor<2x5x6x5xf32>, tensor<3x3xf32>) outs(%c : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return %0 : tensor<2x3x4x5xf32>
}
// -----
func.func @pooling_nhwc_sum(%a: memref<2x11x13x5xi8>, %b: memref<3x3xi8>, %c: memref<2x3x4x5xi32>) {
  linalg.pooling_nhwc_sum {dilations = dense<3> : tensor<2xi64>, strides = dense<2> : vector<2xi64>} ins(%a, %b : memref<2x11x13x5xi8>, memref<3x3xi8>) outs(%c : memref<2x3x4x5xi32>)
  return
}
// -----
func.func @pooling_nchw_sum(%a: tensor<2x3x6x7xf32>, %b: tensor<3x3xf32>, %c: tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32> {
  %0 = linalg.pooling_nchw_sum ins(%a, %b : tensor<2x3x6x7xf32>, tensor<3x3xf32>) outs(%c : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return %0 : tensor<2x3x4x5xf32>
}
// -----
func.func @pooling_nchw_sum(%a: memref<2x3x13x15xi8>, %b: memref<3x3xi8>, %c: memref<2x3x4x5xi32>) {
  linalg.pooling_nchw_sum {dilations = dense<3> : tensor<2xi64>, strides = dense<2> : vector<2xi64>} ins(%a, %b : memref<2x3x13x15xi8>, memref<3x3xi8>) outs(%c : memref<2x3x4x5xi32>)
  return
}
// -----
func.func @pooling_nhwc_max(%a: tensor<2x5x6x5xf32>, %b: tensor<3x3xf32>, %c: tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32> {
  %0 = linalg.pooling_nhwc_max ins(%a, %b : tensor<2x5x6x5xf32>, tensor<3x3xf32>) outs(%c : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return %0 : tensor<2x3x4x5xf32>
}
// -----
func.func @pooling_nhwc_max(%a: memref<2x11x13x5xi8>, %b: memref<3x3xi8>, %c: memref<2x3x4x5xi32>) {
  linalg.pooling_nhwc_max {dilations = dense<3> : tensor<2xi64>, strides = dense<2> : vector<2xi64>} ins(%a, %b : memref<2x11x13x5xi8>, memref<3x3xi8>) outs(%c : memref<2x3x4x5xi32>)
  return
}
// -----
func.func @pooling_nhwc_max_unsigned(%a: tensor<2x5x6x5xi32>, %b: tensor<3x3xf32>, %c: tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32> {
  %0 = linalg.pooling_nhwc_max_unsigned ins(%a, %b : tensor<2x5x6x5xi32>, tensor<3x3xf32>) outs(%c : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  return %0 : tensor<2x3x4x5xi32>
}
// -----
func.func @pooling_nhwc_max_unsigned(%a: memref<2x11x13x5xi8>, %b: memref<3x3xi8>, %c: memref<2x3x4x5xi32>) {
  linalg.pooling_nhwc_max_unsigned {dilations = dense<3> : tensor<2xi64>, strides = dense<2> : vector<2xi64>} ins(%a, %b : memref<2x11x13x5xi8>, memref<3x3xi8>) outs(%c : memref<2x3x4x5xi32>)
  return
}
// -----
func.func @pooling_nchw_max(%a: tensor<2x3x6x7xf32>, %b: tensor<3x3xf32>, %c: tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32> {
  %0 = linalg.pooling_nchw_max ins(%a, %b : tensor<2x3x6x7xf32>, tensor<3x3xf32>) outs(%c : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return %0 : tensor<2x3x4x5xf32>
}
// -----
func.func @pooling_nchw_max(%a: memref<2x3x13x15xi8>, %b: memref<3x3xi8>, %c: memref<2x3x4x5xi32>) {
  linalg.pooling_nchw_max {dilations = dense<3> : tensor<2xi64>, strides = dense<2> : vector<2xi64>} ins(%a, %b : memref<2x3x13x15xi8>, memref<3x3xi8>) outs(%c : memref<2x3x4x5xi32>)
  return
}
// -----
func.func @pooling_nhwc_min(%a: tensor<2x5x6x5xf32>, %b: tensor<3x3xf32>, %c: tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32> {
  %0 = linalg.pooling_nhwc_min ins(%a, %b : tensor<2x5x6x5xf32>, tensor<3x3xf32>) outs(%c : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return %0 : tensor<2x3x4x5xf32>
}
// -----
func.func @pooling_nhwc_min(%a: memref<2x11x13x5xi8>, %b: memref<3x3xi8>, %c: memref<2x3x4x5xi32>) {
  linalg.pooling_nhwc_min {dilations = dense<3> : tensor<2xi64>, strides = dense<2> : vector<2xi64>} ins(%a, %b : memref<2x11x13x5xi8>, memref<3x3xi8>) outs(%c : memref<2x3x4x5xi32>)
  return
}
// -----
func.func @pooling_nhwc_min_unsigned(%a: tensor<2x5x6x5xi32>, %b: tensor<3x3xf32>, %c: tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32> {
  %0 = linalg.pooling_nhwc_min_unsigned ins(%a, %b : tensor<2x5x6x5xi32>, tensor<3x3xf32>) outs(%c : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  return %0 : tensor<2x3x4x5xi32>
}
// -----
func.func @pooling_nhwc_min_unsigned(%a: memref<2x11x13x5xi8>, %b: memref<3x3xi8>, %c: memref<2x3x4x5xi32>) {
  linalg.pooling_nhwc_min_unsigned {dilations = dense<3> : tensor<2xi64>, strides = dense<2> : vector<2xi64>} ins(%a, %b : memref<2x11x13x5xi8>, memref<3x3xi8>) outs(%c : memref<2x3x4x5xi32>)
  return
}
// -----
func.func @pooling_nwc_sum(%a: tensor<2x5x4xf32>, %b: tensor<3xf32>, %c: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %0 = linalg.pooling_nwc_sum ins(%a, %b : tensor<2x5x4xf32>, tensor<3xf32>) outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return %0 : tensor<2x3x4xf32>
}
// -----
func.func @pooling_nwc_sum(%a: memref<2x11x4xi8>, %b: memref<3xi8>, %c: memref<2x3x4xi32>) {
  linalg.pooling_nwc_sum {dilations = dense<3> : tensor<1xi64>, strides = dense<2> : vector<1xi64>} ins(%a, %b : memref<2x11x4xi8>, memref<3xi8>) outs(%c : memref<2x3x4xi32>)
  return
}
// -----
func.func @pooling_ncw_sum(%a: tensor<2x3x6xf32>, %b: tensor<3xf32>, %c: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %0 = linalg.pooling_ncw_sum ins(%a, %b : tensor<2x3x6xf32>, tensor<3xf32>) outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return %0 : tensor<2x3x4xf32>
}
// -----
func.func @pooling_ncw_sum(%a: memref<2x3x13xi8>, %b: memref<3xi8>, %c: memref<2x3x4xi32>) {
  linalg.pooling_ncw_sum {dilations = dense<3> : tensor<1xi64>, strides = dense<2> : vector<1xi64>} ins(%a, %b : memref<2x3x13xi8>, memref<3xi8>) outs(%c : memref<2x3x4xi32>)
  return
}
// -----
func.func @pooling_nwc_max(%a: tensor<2x5x4xf32>, %b: tensor<3xf32>, %c: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %0 = linalg.pooling_nwc_max ins(%a, %b : tensor<2x5x4xf32>, tensor<3xf32>) outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return %0 : tensor<2x3x4xf32>
}
// -----
func.func @pooling_nwc_max(%a: memref<2x11x4xi8>, %b: memref<3xi8>, %c: memref<2x3x4xi32>) {
  linalg.pooling_nwc_max {dilations = dense<3> : tensor<1xi64>, strides = dense<2> : vector<1xi64>} ins(%a, %b : memref<2x11x4xi8>, memref<3xi8>) outs(%c : memref<2x3x4xi32>)
  return
}
// -----
func.func @pooling_nwc_max_unsigned(%a: tensor<2x5x4xi32>, %b: tensor<3xf32>, %c: tensor<2x3x4xi32>) -> tensor<2x3x4xi32> {
  %0 = linalg.pooling_nwc_max_unsigned ins(%a, %b : tensor<2x5x4xi32>, tensor<3xf32>) outs(%c : tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
  return %0 : tensor<2x3x4xi32>
}
// -----
func.func @pooling_nwc_max_unsigned(%a: memref<2x11x4xi8>, %b: memref<3xi8>, %c: memref<2x3x4xi32>) {
  linalg.pooling_nwc_max_unsigned {dilations = dense<3> : tensor<1xi64>, strides = dense<2> : vector<1xi64>} ins(%a, %b : memref<2x11x4xi8>, memref<3xi8>) outs(%c : memref<2x3x4xi32>)
  return
}
// -----
func.func @pooling_ncw_max(%a: tensor<2x3x6xf32>, %b: tensor<3xf32>, %c: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %0 = linalg.pooling_ncw_max ins(%a, %b : tensor<2x3x6xf32>, tensor<3xf32>) outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return %0 : tensor<2x3x4xf32>
}
// -----
func.func @pooling_ncw_max(%a: memref<2x3x13xi8>, %b: memref<3xi8>, %c: memref<2x3x4xi32>) {
  linalg.pooling_ncw_max {dilations = dense<3> : tensor<1xi64>, strides = dense<2> : vector<1xi64>} ins(%a, %b : memref<2x3x13xi8>, memref<3xi8>) outs(%c : memref<2x3x4xi32>)
  return
}
// -----
func.func @pooling_nwc_min(%a: tensor<2x5x4xf32>, %b: tensor<3xf32>, %c: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %0 = linalg.pooling_nwc_min ins(%a, %b : tensor<2x5x4xf32>, tensor<3xf32>) outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return %0 : tensor<2x3x4xf32>
}
// -----
func.func @pooling_nwc_min(%a: memref<2x11x4xi8>, %b: memref<3xi8>, %c: memref<2x3x4xi32>) {
  linalg.pooling_nwc_min {dilations = dense<3> : tensor<1xi64>, strides = dense<2> : vector<1xi64>} ins(%a, %b : memref<2x11x4xi8>, memref<3xi8>) outs(%c : memref<2x3x4xi32>)
  return
}
// -----
func.func @pooling_nwc_min_unsigned(%a: tensor<2x5x4xi32>, %b: tensor<3xf32>, %c: tensor<2x3x4xi32>) -> tensor<2x3x4xi32> {
  %0 = linalg.pooling_nwc_min_unsigned ins(%a, %b : tensor<2x5x4xi32>, tensor<3xf32>) outs(%c : tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
  return %0 : tensor<2x3x4xi32>
}
// -----
func.func @pooling_nwc_min_unsigned(%a: memref<2x11x4xi8>, %b: memref<3xi8>, %c: memref<2x3x4xi32>) {
  linalg.pooling_nwc_min_unsigned {dilations = dense<3> : tensor<1xi64>, strides = dense<2> : vector<1xi64>} ins(%a, %b : memref<2x11x4xi8>, memref<3xi8>) outs(%c : memref<2x3x4xi32>)
  return
}
// -----
func.func @pooling_ndhwc_sum(%a: tensor<2x5x6x7x6xf32>, %b: tensor<3x3x3xf32>, %c: tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32> {
  %0 = linalg.pooling_ndhwc_sum ins(%a, %b : tensor<2x5x6x7x6xf32>, tensor<3x3x3xf32>) outs(%c : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return %0 : tensor<2x3x4x5x6xf32>
}
// -----
func.func @pooling_ndhwc_sum(%a: memref<2x11x13x15x6xi8>, %b: memref<3x3x3xi8>, %c: memref<2x3x4x5x6xi32>) {
  linalg.pooling_ndhwc_sum {dilations = dense<3> : tensor<3xi64>, strides = dense<2> : vector<3xi64>} ins(%a, %b : memref<2x11x13x15x6xi8>, memref<3x3x3xi8>) outs(%c : memref<2x3x4x5x6xi32>)
  return
}
// -----
func.func @pooling_ndhwc_max(%a: tensor<2x5x6x7x6xf32>, %b: tensor<3x3x3xf32>, %c: tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32> {
  %0 = linalg.pooling_ndhwc_max ins(%a, %b : tensor<2x5x6x7x6xf32>, tensor<3x3x3xf32>) outs(%c : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return %0 : tensor<2x3x4x5x6xf32>
}
// -----
func.func @pooling_ndhwc_max(%a: memref<2x11x13x15x6xi8>, %b: memref<3x3x3xi8>, %c: memref<2x3x4x5x6xi32>) {
  linalg.pooling_ndhwc_max {dilations = dense<3> : tensor<3xi64>, strides = dense<2> : vector<3xi64>} ins(%a, %b : memref<2x11x13x15x6xi8>, memref<3x3x3xi8>) outs(%c : memref<2x3x4x5x6xi32>)
  return
}
// -----
func.func @pooling_ndhwc_min(%a: tensor<2x5x6x7x6xf32>, %b: tensor<3x3x3xf32>, %c: tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32> {
  %0 = linalg.pooling_ndhwc_min ins(%a, %b : tensor<2x5x6x7x6xf32>, tensor<3x3x3xf32>) outs(%c : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return %0 : tensor<2x3x4x5x6xf32>
}
// -----
func.func @pooling_ndhwc_min(%a: memref<2x11x13x15x6xi8>, %b: memref<3x3x3xi8>, %c: memref<2x3x4x5x6xi32>) {
  linalg.pooling_ndhwc_min {dilations = dense<3> : tensor<3xi64>, strides = dense<2> : vector<3xi64>} ins(%a, %b : memref<2x11x13x15x6xi8>, memref<3x3x3xi8>) outs(%c : memref<2x3x4x5x6xi32>)
  return
}
// -----
func.func @f(%a: memref<1x4x4x1xf32>, %b: memref<3x3xf32>, %c: memref<1x2x2x1xf32>) {
  linalg.pooling_nhwc_max_unsigned ins(%a, %b : memref<1x4x4x1xf32>, memref<3x3xf32>) outs(%c : memref<1x2x2x1xf32>)
  return
}
// -----
func.func @f(%a: memref<1x4x4x1xf32>, %b: memref<3x3xf32>, %c: memref<1x2x2x2xf32>) {
  linalg.pooling_nhwc_max ins(%a, %b : memref<1x4x4x1xf32>, memref<3x3xf32>) outs(%c : memref<1x2x2x2xf32>)
  return
}
