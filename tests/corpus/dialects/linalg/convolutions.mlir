func.func @conv_1d(%a: tensor<4xf32>, %b: tensor<3xf32>, %c: tensor<2xf32>) -> tensor<2xf32> {
  %0 = linalg.conv_1d ins(%a, %b : tensor<4xf32>, tensor<3xf32>) outs(%c : tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
// -----
func.func @conv_1d(%a: memref<4xf16>, %b: memref<3xbf16>, %c: memref<2xf32>) {
  linalg.conv_1d ins(%a, %b : memref<4xf16>, memref<3xbf16>) outs(%c : memref<2xf32>)
  return
}
// -----
func.func @conv_2d(%a: tensor<4x5xf32>, %b: tensor<3x3xf32>, %c: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = linalg.conv_2d ins(%a, %b : tensor<4x5xf32>, tensor<3x3xf32>) outs(%c : tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
// -----
func.func @conv_2d(%a: memref<4x5xf16>, %b: memref<3x3xbf16>, %c: memref<2x3xf32>) {
  linalg.conv_2d ins(%a, %b : memref<4x5xf16>, memref<3x3xbf16>) outs(%c : memref<2x3xf32>)
  return
}
// -----
func.func @conv_3d(%a: tensor<4x5x6xf32>, %b: tensor<3x3x3xf32>, %c: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %0 = linalg.conv_3d ins(%a, %b : tensor<4x5x6xf32>, tensor<3x3x3xf32>) outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return %0 : tensor<2x3x4xf32>
}
// -----
func.func @conv_3d(%a: memref<4x5x6xf16>, %b: memref<3x3x3xbf16>, %c: memref<2x3x4xf32>) {
  linalg.conv_3d ins(%a, %b : memref<4x5x6xf16>, memref<3x3x3xbf16>) outs(%c : memref<2x3x4xf32>)
  return
}
// -----
func.func @conv_1d_nwc_wcf(%a: tensor<2x5x3xf32>, %b: tensor<3x3x4xf32>, %c: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %0 = linalg.conv_1d_nwc_wcf ins(%a, %b : tensor<2x5x3xf32>, tensor<3x3x4xf32>) outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return %0 : tensor<2x3x4xf32>
}
// -----
func.func @conv_1d_nwc_wcf(%a: memref<2x11x3xf16>, %b: memref<3x3x4xbf16>, %c: memref<2x3x4xf32>) {
  linalg.conv_1d_nwc_wcf {dilations = dense<3> : tensor<1xi64>, strides = dense<2> : vector<1xi64>} ins(%a, %b : memref<2x11x3xf16>, memref<3x3x4xbf16>) outs(%c : memref<2x3x4xf32>)
  return
}
// -----
func.func @conv_1d_ncw_fcw(%a: tensor<2x3x6xf32>, %b: tensor<3x3x3xf32>, %c: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %0 = linalg.conv_1d_ncw_fcw ins(%a, %b : tensor<2x3x6xf32>, tensor<3x3x3xf32>) outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return %0 : tensor<2x3x4xf32>
}
// -----
func.func @conv_1d_ncw_fcw(%a: memref<2x3x13xf16>, %b: memref<3x3x3xbf16>, %c: memref<2x3x4xf32>) {
  linalg.conv_1d_ncw_fcw {dilations = dense<3> : tensor<1xi64>, strides = dense<2> : vector<1xi64>} ins(%a, %b : memref<2x3x13xf16>, memref<3x3x3xbf16>) outs(%c : memref<2x3x4xf32>)
  return
}
// -----
func.func @conv_2d_nhwc_hwcf(%a: tensor<2x5x6x3xf32>, %b: tensor<3x3x3x5xf32>, %c: tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf ins(%a, %b : tensor<2x5x6x3xf32>, tensor<3x3x3x5xf32>) outs(%c : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return %0 : tensor<2x3x4x5xf32>
}
// -----
func.func @conv_2d_nhwc_hwcf(%a: memref<2x11x13x3xf16>, %b: memref<3x3x3x5xbf16>, %c: memref<2x3x4x5xf32>) {
  linalg.conv_2d_nhwc_hwcf {dilations = dense<3> : tensor<2xi64>, strides = dense<2> : vector<2xi64>} ins(%a, %b : memref<2x11x13x3xf16>, memref<3x3x3x5xbf16>) outs(%c : memref<2x3x4x5xf32>)
  return
}
// -----
func.func @conv_2d_nhwc_fhwc(%a: tensor<2x5x6x3xf32>, %b: tensor<5x3x3x3xf32>, %c: tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc ins(%a, %b : tensor<2x5x6x3xf32>, tensor<5x3x3x3xf32>) outs(%c : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return %0 : tensor<2x3x4x5xf32>
}
// -----
func.func @conv_2d_nhwc_fhwc(%a: memref<2x11x13x3xf16>, %b: memref<5x3x3x3xbf16>, %c: memref<2x3x4x5xf32>) {
  linalg.conv_2d_nhwc_fhwc {dilations = dense<3> : tensor<2xi64>, strides = dense<2> : vector<2xi64>} ins(%a, %b : memref<2x11x13x3xf16>, memref<5x3x3x3xbf16>) outs(%c : memref<2x3x4x5xf32>)
  return
}
// -----
func.func @conv_2d_nhwc_hwcf_q(%a: tensor<2x5x6x3xi8>, %b: tensor<3x3x3x5xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32> {
  %0 = linalg.conv_2d_nhwc_hwcf_q ins(%a, %b, %c, %d : tensor<2x5x6x3xi8>, tensor<3x3x3x5xi8>, i32, i32) outs(%e : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  return %0 : tensor<2x3x4x5xi32>
}
// -----
func.func @conv_2d_nhwc_hwcf_q(%a: memref<2x11x13x3xi8>, %b: memref<3x3x3x5xi8>, %c: i16, %d: i32, %e: memref<2x3x4x5xi64>) {
  linalg.conv_2d_nhwc_hwcf_q {dilations = dense<3> : tensor<2xi64>, strides = dense<2> : vector<2xi64>} ins(%a, %b, %c, %d : memref<2x11x13x3xi8>, memref<3x3x3x5xi8>, i16, i32) outs(%e : memref<2x3x4x5xi64>)
  return
}
// -----
func.func @conv_2d_nhwc_fhwc_q(%a: tensor<2x5x6x3xi8>, %b: tensor<5x3x3x3xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32> {
  %0 = linalg.conv_2d_nhwc_fhwc_q ins(%a, %b, %c, %d : tensor<2x5x6x3xi8>, tensor<5x3x3x3xi8>, i32, i32) outs(%e : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  return %0 : tensor<2x3x4x5xi32>
}
// -----
func.func @conv_2d_nhwc_fhwc_q(%a: memref<2x11x13x3xi8>, %b: memref<5x3x3x3xi8>, %c: i16, %d: i32, %e: memref<2x3x4x5xi64>) {
  linalg.conv_2d_nhwc_fhwc_q {dilations = dense<3> : tensor<2xi64>, strides = dense<2> : vector<2xi64>} ins(%a, %b, %c, %d : memref<2x11x13x3xi8>, memref<5x3x3x3xi8>, i16, i32) outs(%e : memref<2x3x4x5xi64>)
  return
}
// -----
func.func @conv_2d_nchw_fchw_q(%a: tensor<2x3x6x7xi8>, %b: tensor<3x3x3x3xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32> {
  %0 = linalg.conv_2d_nchw_fchw_q ins(%a, %b, %c, %d : tensor<2x3x6x7xi8>, tensor<3x3x3x3xi8>, i32, i32) outs(%e : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  return %0 : tensor<2x3x4x5xi32>
}
// -----
func.func @conv_2d_nchw_fchw_q(%a: memref<2x3x13x15xi8>, %b: memref<3x3x3x3xi8>, %c: i16, %d: i32, %e: memref<2x3x4x5xi64>) {
  linalg.conv_2d_nchw_fchw_q {dilations = dense<3> : tensor<2xi64>, strides = dense<2> : vector<2xi64>} ins(%a, %b, %c, %d : memref<2x3x13x15xi8>, memref<3x3x3x3xi8>, i16, i32) outs(%e : memref<2x3x4x5xi64>)
  return
}
// -----
func.func @conv_2d_nchw_fchw(%a: tensor<2x3x6x7xf32>, %b: tensor<3x3x3x3xf32>, %c: tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32> {
  %0 = linalg.conv_2d_nchw_fchw ins(%a, %b : tensor<2x3x6x7xf32>, tensor<3x3x3x3xf32>) outs(%c : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return %0 : tensor<2x3x4x5xf32>
}
// -----
func.func @conv_2d_nchw_fchw(%a: memref<2x3x13x15xf16>, %b: memref<3x3x3x3xbf16>, %c: memref<2x3x4x5xf32>) {
  linalg.conv_2d_nchw_fchw {dilations = dense<3> : tensor<2xi64>, strides = dense<2> : vector<2xi64>} ins(%a, %b : memref<2x3x13x15xf16>, memref<3x3x3x3xbf16>) outs(%c : memref<2x3x4x5xf32>)
  return
}
// -----
func.func @conv_2d_ngchw_fgchw(%a: tensor<2x3x3x7x8xf32>, %b: tensor<4x3x3x3x3xf32>, %c: tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32> {
  %0 = linalg.conv_2d_ngchw_fgchw ins(%a, %b : tensor<2x3x3x7x8xf32>, tensor<4x3x3x3x3xf32>) outs(%c : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return %0 : tensor<2x3x4x5x6xf32>
}
// -----
func.func @conv_2d_ngchw_fgchw(%a: memref<2x3x3x15x17xf16>, %b: memref<4x3x3x3x3xbf16>, %c: memref<2x3x4x5x6xf32>) {
  linalg.conv_2d_ngchw_fgchw {dilations = dense<3> : tensor<2xi64>, strides = dense<2> : vector<2xi64>} ins(%a, %b : memref<2x3x3x15x17xf16>, memref<4x3x3x3x3xbf16>) outs(%c : memref<2x3x4x5x6xf32>)
  return
}
// -----
func.func @conv_2d_ngchw_gfchw(%a: tensor<2x3x3x7x8xf32>, %b: tensor<3x4x3x3x3xf32>, %c: tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32> {
  %0 = linalg.conv_2d_ngchw_gfchw ins(%a, %b : tensor<2x3x3x7x8xf32>, tensor<3x4x3x3x3xf32>) outs(%c : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return %0 : tensor<2x3x4x5x6xf32>
}
// -----
func.func @conv_2d_ngchw_gfchw(%a: memref<2x3x3x15x17xf16>, %b: memref<3x4x3x3x3xbf16>, %c: memref<2x3x4x5x6xf32>) {
  linalg.conv_2d_ngchw_gfchw {dilations = dense<3> : tensor<2xi64>, strides = dense<2> : vector<2xi64>} ins(%a, %b : memref<2x3x3x15x17xf16>, memref<3x4x3x3x3xbf16>) outs(%c : memref<2x3x4x5x6xf32>)
  return
}
// -----
func.func @conv_2d_nhwgc_gfhwc(%a: tensor<2x5x6x5x3xf32>, %b: tensor<5x6x3x3x3xf32>, %c: tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32> {
  %0 = linalg.conv_2d_nhwgc_gfhwc ins(%a, %b : tensor<2x5x6x5x3xf32>, tensor<5x6x3x3x3xf32>) outs(%c : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return %0 : tensor<2x3x4x5x6xf32>
}
// -----
func.func @conv_2d_nhwgc_gfhwc(%a: memref<2x11x13x5x3xf16>, %b: memref<5x6x3x3x3xbf16>, %c: memref<2x3x4x5x6xf32>) {
  linalg.conv_2d_nhwgc_gfhwc {dilations = dense<3> : tensor<2xi64>, strides = dense<2> : vector<2xi64>} ins(%a, %b : memref<2x11x13x5x3xf16>, memref<5x6x3x3x3xbf16>) outs(%c : memref<2x3x4x5x6xf32>)
  return
}
// -----
func.func @conv_2d_nhwgc_gfhwc_q(%a: tensor<2x5x6x5x3xi8>, %b: tensor<5x6x3x3x3xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32> {
  %0 = linalg.conv_2d_nhwgc_gfhwc_q ins(%a, %b, %c, %d : tensor<2x5x6x5x3xi8>, tensor<5x6x3x3x3xi8>, i32, i32) outs(%e : tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
  return %0 : tensor<2x3x4x5x6xi32>
}
// -----
func.func @conv_2d_nhwgc_gfhwc_q(%a: memref<2x11x13x5x3xi8>, %b: memref<5x6x3x3x3xi8>, %c: i16, %d: i32, %e: memref<2x3x4x5x6xi64>) {
  linalg.conv_2d_nhwgc_gfhwc_q {dilations = dense<3> : tensor<2xi64>, strides = dense<2> : vector<2xi64>} ins(%a, %b, %c, %d : memref<2x11x13x5x3xi8>, memref<5x6x3x3x3xi8>, i16, i32) outs(%e : memref<2x3x4x5x6xi64>)
  return
}
// -----
func.func @conv_2d_ngchw_gfchw_q(%a: tensor<2x3x3x7x8xi8>, %b: tensor<3x4x3x3x3xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32> {
  %0 = linalg.conv_2d_ngchw_gfchw_q ins(%a, %b, %c, %d : tensor<2x3x3x7x8xi8>, tensor<3x4x3x3x3xi8>, i32, i32) outs(%e : tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
  return %0 : tensor<2x3x4x5x6xi32>
}
// -----
func.func @conv_2d_ngchw_gfchw_q(%a: memref<2x3x3x15x17xi8>, %b: memref<3x4x3x3x3xi8>, %c: i16, %d: i32, %e: memref<2x3x4x5x6xi64>) {
  linalg.conv_2d_ngchw_gfchw_q {dilations = dense<3> : tensor<2xi64>, strides = dense<2> : vector<2xi64>} ins(%a, %b, %c, %d : memref<2x3x3x15x17xi8>, memref<3x4x3x3x3xi8>, i16, i32) outs(%e : memref<2x3x4x5x6xi64>)
  return
}
// -----
func.func @conv_3d_ndhwc_dhwcf(%a: tensor<2x5x6x7x3xf32>, %b: tensor<3x3x3x3x6xf32>, %c: tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32> {
  %0 = linalg.conv_3d_ndhwc_dhwcf ins(%a, %b : tensor<2x5x6x7x3xf32>, tensor<3x3x3x3x6xf32>) outs(%c : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return %0 : tensor<2x3x4x5x6xf32>
}
// -----
func.func @conv_3d_ndhwc_dhwcf(%a: memref<2x11x13x15x3xf16>, %b: memref<3x3x3x3x6xbf16>, %c: memref<2x3x4x5x6xf32>) {
  linalg.conv_3d_ndhwc_dhwcf {dilations = dense<3> : tensor<3xi64>, strides = dense<2> : vector<3xi64>} ins(%a, %b : memref<2x11x13x15x3xf16>, memref<3x3x3x3x6xbf16>) outs(%c : memref<2x3x4x5x6xf32>)
  return
}
// -----
func.func @conv_3d_ndhwc_dhwcf_q(%a: tensor<2x5x6x7x3xi8>, %b: tensor<3x3x3x3x6xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32> {
  %0 = linalg.conv_3d_ndhwc_dhwcf_q ins(%a, %b, %c, %d : tensor<2x5x6x7x3xi8>, tensor<3x3x3x3x6xi8>, i32, i32) outs(%e : tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
  return %0 : tensor<2x3x4x5x6xi32>
}
// -----
func.func @conv_3d_ndhwc_dhwcf_q(%a: memref<2x11x13x15x3xi8>, %b: memref<3x3x3x3x6xi8>, %c: i16, %d: i32, %e: memref<2x3x4x5x6xi64>) {
  linalg.conv_3d_ndhwc_dhwcf_q {dilations = dense<3> : tensor<3xi64>, strides = dense<2> : vector<3xi64>} ins(%a, %b, %c, %d : memref<2x11x13x15x3xi8>, memref<3x3x3x3x6xi8>, i16, i32) outs(%e : memref<2x3x4x5x6xi64>)
  return
}
// -----
func.func @conv_3d_ncdhw_fcdhw(%a: tensor<2x3x6x7x8xf32>, %b: tensor<3x3x3x3x3xf32>, %c: tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32> {
  %0 = linalg.conv_3d_ncdhw_fcdhw ins(%a, %b : tensor<2x3x6x7x8xf32>, tensor<3x3x3x3x3xf32>) outs(%c : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return %0 : tensor<2x3x4x5x6xf32>
}
// -----
func.func @conv_3d_ncdhw_fcdhw(%a: memref<2x3x13x15x17xf16>, %b: memref<3x3x3x3x3xbf16>, %c: memref<2x3x4x5x6xf32>) {
  linalg.conv_3d_ncdhw_fcdhw {dilations = dense<3> : tensor<3xi64>, strides = dense<2> : vector<3xi64>} ins(%a, %b : memref<2x3x13x15x17xf16>, memref<3x3x3x3x3xbf16>) outs(%c : memref<2x3x4x5x6xf32>)
  return
}
// -----
func.func @depthwise_conv_1d_nwc_wc(%a: tensor<2x5x4xf32>, %b: tensor<3x4xf32>, %c: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %0 = linalg.depthwise_conv_1d_nwc_wc ins(%a, %b : tensor<2x5x4xf32>, tensor<3x4xf32>) outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return %0 : tensor<2x3x4xf32>
}
// -----
func.func @depthwise_conv_1d_nwc_wc(%a: memref<2x11x4xf16>, %b: memref<3x4xbf16>, %c: memref<2x3x4xf32>) {
  linalg.depthwise_conv_1d_nwc_wc {dilations = dense<3> : tensor<1xi64>, strides = dense<2> : vector<1xi64>} ins(%a, %b : memref<2x11x4xf16>, memref<3x4xbf16>) outs(%c : memref<2x3x4xf32>)
  return
}
// -----
func.func @depthwise_conv_1d_ncw_cw(%a: tensor<2x4x5xf32>, %b: tensor<4x3xf32>, %c: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
  %0 = linalg.depthwise_conv_1d_ncw_cw ins(%a, %b : tensor<2x4x5xf32>, tensor<4x3xf32>) outs(%c : tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  return %0 : tensor<2x4x3xf32>
}
// -----
func.func @depthwise_conv_1d_ncw_cw(%a: memref<2x4x11xf16>, %b: memref<4x3xbf16>, %c: memref<2x4x3xf32>) {
  linalg.depthwise_conv_1d_ncw_cw {dilations = dense<3> : tensor<1xi64>, strides = dense<2> : vector<1xi64>} ins(%a, %b : memref<2x4x11xf16>, memref<4x3xbf16>) outs(%c : memref<2x4x3xf32>)
  return
}
// -----
func.func @depthwise_conv_1d_nwc_wcm(%a: tensor<2x5x4xf32>, %b: tensor<3x4x5xf32>, %c: tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32> {
  %0 = linalg.depthwise_conv_1d_nwc_wcm ins(%a, %b : tensor<2x5x4xf32>, tensor<3x4x5xf32>) outs(%c : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return %0 : tensor<2x3x4x5xf32>
}
// -----
func.func @depthwise_conv_1d_nwc_wcm(%a: memref<2x11x4xf16>, %b: memref<3x4x5xbf16>, %c: memref<2x3x4x5xf32>) {
  linalg.depthwise_conv_1d_nwc_wcm {dilations = dense<3> : tensor<1xi64>, strides = dense<2> : vector<1xi64>} ins(%a, %b : memref<2x11x4xf16>, memref<3x4x5xbf16>) outs(%c : memref<2x3x4x5xf32>)
  return
}
// -----
func.func @depthwise_conv_2d_nhwc_hwc(%a: tensor<2x5x6x5xf32>, %b: tensor<3x3x5xf32>, %c: tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwc ins(%a, %b : tensor<2x5x6x5xf32>, tensor<3x3x5xf32>) outs(%c : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return %0 : tensor<2x3x4x5xf32>
}
// -----
func.func @depthwise_conv_2d_nhwc_hwc(%a: memref<2x11x13x5xf16>, %b: memref<3x3x5xbf16>, %c: memref<2x3x4x5xf32>) {
  linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<3> : tensor<2xi64>, strides = dense<2> : vector<2xi64>} ins(%a, %b : memref<2x11x13x5xf16>, memref<3x3x5xbf16>) outs(%c : memref<2x3x4x5xf32>)
  return
}
// -----
func.func @depthwise_conv_2d_nchw_chw(%a: tensor<2x5x5x6xf32>, %b: tensor<5x3x3xf32>, %c: tensor<2x5x3x4xf32>) -> tensor<2x5x3x4xf32> {
  %0 = linalg.depthwise_conv_2d_nchw_chw ins(%a, %b : tensor<2x5x5x6xf32>, tensor<5x3x3xf32>) outs(%c : tensor<2x5x3x4xf32>) -> tensor<2x5x3x4xf32>
  return %0 : tensor<2x5x3x4xf32>
}
// -----
func.func @depthwise_conv_2d_nchw_chw(%a: memref<2x5x11x13xf16>, %b: memref<5x3x3xbf16>, %c: memref<2x5x3x4xf32>) {
  linalg.depthwise_conv_2d_nchw_chw {dilations = dense<3> : tensor<2xi64>, strides = dense<2> : vector<2xi64>} ins(%a, %b : memref<2x5x11x13xf16>, memref<5x3x3xbf16>) outs(%c : memref<2x5x3x4xf32>)
  return
}
// -----
func.func @depthwise_conv_2d_nhwc_hwc_q(%a: tensor<2x5x6x5xi8>, %b: tensor<3x3x5xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwc_q ins(%a, %b, %c, %d : tensor<2x5x6x5xi8>, tensor<3x3x5xi8>, i32, i32) outs(%e : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  return %0 : tensor<2x3x4x5xi32>
}
// -----
func.func @depthwise_conv_2d_nhwc_hwc_q(%a: memref<2x11x13x5xi8>, %b: memref<3x3x5xi8>, %c: i16, %d: i32, %e: memref<2x3x4x5xi64>) {
  linalg.depthwise_conv_2d_nhwc_hwc_q {dilations = dense<3> : tensor<2xi64>, strides = dense<2> : vector<2xi64>} ins(%a, %b, %c, %d : memref<2x11x13x5xi8>, memref<3x3x5xi8>, i16, i32) outs(%e : memref<2x3x4x5xi64>)
  return
}
// -----
func.func @depthwise_conv_2d_nhwc_hwcm(%a: tensor<2x5x6x5xf32>, %b: tensor<3x3x5x6xf32>, %c: tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm ins(%a, %b : tensor<2x5x6x5xf32>, tensor<3x3x5x6xf32>) outs(%c : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return %0 : tensor<2x3x4x5x6xf32>
}
// -----
func.func @depthwise_conv_2d_nhwc_hwcm(%a: memref<2x11x13x5xf16>, %b: memref<3x3x5x6xbf16>, %c: memref<2x3x4x5x6xf32>) {
  linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<3> : tensor<2xi64>, strides = dense<2> : vector<2xi64>} ins(%a, %b : memref<2x11x13x5xf16>, memref<3x3x5x6xbf16>) outs(%c : memref<2x3x4x5x6xf32>)
  return
}
// -----
func.func @depthwise_conv_2d_nhwc_hwcm_q(%a: tensor<2x5x6x5xi8>, %b: tensor<3x3x5x6xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q ins(%a, %b, %c, %d : tensor<2x5x6x5xi8>, tensor<3x3x5x6xi8>, i32, i32) outs(%e : tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
  return %0 : tensor<2x3x4x5x6xi32>
}
// -----
func.func @depthwise_conv_2d_nhwc_hwcm_q(%a: memref<2x11x13x5xi8>, %b: memref<3x3x5x6xi8>, %c: i16, %d: i32, %e: memref<2x3x4x5x6xi64>) {
  linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<3> : tensor<2xi64>, strides = dense<2> : vector<2xi64>} ins(%a, %b, %c, %d : memref<2x11x13x5xi8>, memref<3x3x5x6xi8>, i16, i32) outs(%e : memref<2x3x4x5x6xi64>)
  return
}
// -----
func.func @depthwise_conv_3d_ndhwc_dhwc(%a: tensor<2x5x6x7x2xf32>, %b: tensor<3x3x3x2xf32>, %c: tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x5x2xf32> {
  %0 = linalg.depthwise_conv_3d_ndhwc_dhwc ins(%a, %b : tensor<2x5x6x7x2xf32>, tensor<3x3x3x2xf32>) outs(%c : tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x5x2xf32>
  return %0 : tensor<2x3x4x5x2xf32>
}
// -----
func.func @depthwise_conv_3d_ndhwc_dhwc(%a: memref<2x11x13x15x2xf16>, %b: memref<3x3x3x2xbf16>, %c: memref<2x3x4x5x2xf32>) {
  linalg.depthwise_conv_3d_ndhwc_dhwc {dilations = dense<3> : tensor<3xi64>, strides = dense<2> : vector<3xi64>} ins(%a, %b : memref<2x11x13x15x2xf16>, memref<3x3x3x2xbf16>) outs(%c : memref<2x3x4x5x2xf32>)
  return
}
// -----
func.func @depthwise_conv_3d_ncdhw_cdhw(%a: tensor<2x2x5x6x7xf32>, %b: tensor<2x3x3x3xf32>, %c: tensor<2x2x3x4x5xf32>) -> tensor<2x2x3x4x5xf32> {
  %0 = linalg.depthwise_conv_3d_ncdhw_cdhw ins(%a, %b : tensor<2x2x5x6x7xf32>, tensor<2x3x3x3xf32>) outs(%c : tensor<2x2x3x4x5xf32>) -> tensor<2x2x3x4x5xf32>
  return %0 : tensor<2x2x3x4x5xf32>
}
// -----
func.func @depthwise_conv_3d_ncdhw_cdhw(%a: memref<2x2x11x13x15xf16>, %b: memref<2x3x3x3xbf16>, %c: memref<2x2x3x4x5xf32>) {
  linalg.depthwise_conv_3d_ncdhw_cdhw {dilations = dense<3> : tensor<3xi64>, strides = dense<2> : vector<3xi64>} ins(%a, %b : memref<2x2x11x13x15xf16>, memref<2x3x3x3xbf16>) outs(%c : memref<2x2x3x4x5xf32>)
  return
}
// -----
func.func @depthwise_conv_3d_ndhwc_dhwcm(%a: tensor<2x5x6x7x3xf32>, %b: tensor<3x3x3x3x6xf32>, %c: tensor<2x3x4x5x3x6xf32>) -> tensor<2x3x4x5x3x6xf32> {
  %0 = linalg.depthwise_conv_3d_ndhwc_dhwcm ins(%a, %b : tensor<2x5x6x7x3xf32>, tensor<3x3x3x3x6xf32>) outs(%c : tensor<2x3x4x5x3x6xf32>) -> tensor<2x3x4x5x3x6xf32>
  return %0 : tensor<2x3x4x5x3x6xf32>
}
// -----
func.func @depthwise_conv_3d_ndhwc_dhwcm(%a: memref<2x11x13x15x3xf16>, %b: memref<3x3x3x3x6xbf16>, %c: memref<2x3x4x5x3x6xf32>) {
  linalg.depthwise_conv_3d_ndhwc_dhwcm {dilations = dense<3> : tensor<3xi64>, strides = dense<2> : vector<3xi64>} ins(%a, %b : memref<2x11x13x15x3xf16>, memref<3x3x3x3x6xbf16>) outs(%c : memref<2x3x4x5x3x6xf32>)
  return
}
// -----
func.func @f(%a: tensor<1x10x10x3xf32>, %b: tensor<3x3x3x4xf32>, %c: tensor<1x8x8x4xf32>) {
  %0 = linalg.conv_2d_nhwc_hwcf {strides = dense<1> : tensor<3xi64>} ins(%a, %b : tensor<1x10x10x3xf32>, tensor<3x3x3x4xf32>) outs(%c : tensor<1x8x8x4xf32>) -> tensor<1x8x8x4xf32>
  return
}
// -----
func.func @f(%a: tensor<1x10x10x3xf32>, %b: tensor<3x3x3x4xf32>, %c: tensor<1x8x8x4xf32>) {
  %0 = linalg.conv_2d_nhwc_hwcf {strides = dense<1> : tensor<2xi32>} ins(%a, %b : tensor<1x10x10x3xf32>, tensor<3x3x3x4xf32>) outs(%c : tensor<1x8x8x4xf32>) -> tensor<1x8x8x4xf32>
  return
}
// -----
func.func @f(%a: tensor<1x10x10x3xf32>, %b: tensor<3x3x3x4xf32>, %c: tensor<1x8x8x4xf32>) {
  %0 = linalg.conv_2d_nhwc_hwcf {strides = [1, 1]} ins(%a, %b : tensor<1x10x10x3xf32>, tensor<3x3x3x4xf32>) outs(%c : tensor<1x8x8x4xf32>) -> tensor<1x8x8x4xf32>
  return
}
// -----
func.func @f(%a: tensor<1x10x10x3xf32>, %b: tensor<3x3x3x4xf32>, %c: tensor<1x8x8x4xf32>) {
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1.0> : tensor<2xf64>} ins(%a, %b : tensor<1x10x10x3xf32>, tensor<3x3x3x4xf32>) outs(%c : tensor<1x8x8x4xf32>) -> tensor<1x8x8x4xf32>
  return
}
// -----
func.func @f(%a: tensor<1x10x10x3xf32>, %b: tensor<3x3x3x4xf32>, %c: tensor<1x8x8x4xf32>) {
  %0 = linalg.conv_2d_nhwc_hwcf {strides = dense<0> : tensor<2xi64>} ins(%a, %b : tensor<1x10x10x3xf32>, tensor<3x3x3x4xf32>) outs(%c : tensor<1x8x8x4xf32>) -> tensor<1x8x8x4xf32>
  return
}
// -----
func.func @f(%a: tensor<1x10x10x3xf32>, %b: tensor<3x3x3x4xf32>, %c: tensor<1x8x8x4xf32>) {
  %0 = linalg.conv_2d_nhwc_hwcf {strides = dense<-1> : tensor<2xi64>} ins(%a, %b : tensor<1x10x10x3xf32>, tensor<3x3x3x4xf32>) outs(%c : tensor<1x8x8x4xf32>) -> tensor<1x8x8x4xf32>
  return
}
// -----
func.func @f(%a: tensor<1x10x10x3xf32>, %b: tensor<3x3x3x4xf32>, %c: tensor<1x8x8x4xf32>) {
  %0 = linalg.conv_2d_nhwc_hwcf {strides = dense<2> : tensor<2xi64>} ins(%a, %b : tensor<1x10x10x3xf32>, tensor<3x3x3x4xf32>) outs(%c : tensor<1x8x8x4xf32>) -> tensor<1x8x8x4xf32>
  return
}
// -----
func.func @f(%a: tensor<1x10x10x3xf32>, %b: tensor<3x3x3x4xf32>, %c: tensor<1x8x8x4xf32>) {
  %0 = linalg.conv_2d_nhwc_hwcf <{strides = dense<1> : tensor<2xi64>}> ins(%a, %b : tensor<1x10x10x3xf32>, tensor<3x3x3x4xf32>) outs(%c : tensor<1x8x8x4xf32>) -> tensor<1x8x8x4xf32>
  return
}
// -----
func.func @f(%a: tensor<1x10x10x3xf32>, %b: tensor<3x3x3x4xf32>, %c: tensor<1x8x8x4xf32>) {
  %0 = linalg.conv_2d_nhwc_hwcf {strides = dense<[1, 2]> : tensor<2xi64>} ins(%a, %b : tensor<1x10x10x3xf32>, tensor<3x3x3x4xf32>) outs(%c : tensor<1x8x8x4xf32>) -> tensor<1x8x8x4xf32>
  return
}
// -----
func.func @f(%a: tensor<1x10x10x3xf32>, %b: tensor<3x3x3x4xf32>, %c: tensor<1x8x8x4xf32>) {
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<0> : tensor<2xi64>, note = 3 : i8} ins(%a, %b : tensor<1x10x10x3xf32>, tensor<3x3x3x4xf32>) outs(%c : tensor<1x8x8x4xf32>) -> tensor<1x8x8x4xf32>
  return
}
// -----
func.func @f(%a: tensor<1x10x10x3xf32>, %b: tensor<3x3x3x4xf32>, %c: tensor<1x8x8x4xf32>) {
  %0 = linalg.conv_2d_nhwc_hwcf <{strides = dense<1> : tensor<3xi64>}> ins(%a, %b : tensor<1x10x10x3xf32>, tensor<3x3x3x4xf32>) outs(%c : tensor<1x8x8x4xf32>) -> tensor<1x8x8x4xf32>
  return
}
// -----
func.func @f(%a: tensor<?x?xf32>, %b: tensor<?x3xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.conv_2d ins(%a, %b : tensor<?x?xf32>, tensor<?x3xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func.func @f(%a: memref<7x7xf32>, %b: memref<3x3xf32>, %c: memref<6x5xf32>) {
  linalg.conv_2d ins(%a, %b : memref<7x7xf32>, memref<3x3xf32>) outs(%c : memref<6x5xf32>)
  return
}
// -----
func.func @f(%a: memref<9x7xf32>, %b: memref<3x3xf32>, %c: memref<6x5xf32>) {
  linalg.conv_2d ins(%a, %b : memref<9x7xf32>, memref<3x3xf32>) outs(%c : memref<6x5xf32>)
  return
}
// -----
func.func @f(%a: memref<7xf32>, %b: memref<3x3xf32>, %c: memref<6x5xf32>) {
  linalg.conv_2d ins(%a, %b : memref<7xf32>, memref<3x3xf32>) outs(%c : memref<6x5xf32>)
  return
}
// -----
func.func @f(%a: memref<7x7xf32>, %b: memref<3x3xf32>, %c: memref<5x5xf32>) {
  linalg.conv_2d ins(%a : memref<7x7xf32>) outs(%b, %c : memref<3x3xf32>, memref<5x5xf32>)
  return
}
