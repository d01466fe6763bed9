//! Named convolutions: sums of the products of a filter with the elements in a window, which are added to the output.
//!
//! The names tell the order of dimensions, of the image first and then of the filter: batches `n`, channels `c` of the
//! image and `f` of the output, groups `g`, multiples of channels `m`, and the axes `d`, `h` and `w`. Numbers are
//! converted to the element type of the output before they are multiplied. Those with `_q` take the zero points of both
//! inputs as further inputs.

use ods::prelude::*;

use super::tables;

op_family! {
    use super::named::{Convolution, Named, Strided};

    /// One-dimensional convolution, without batches and channels
    pub Conv1DOp = Named<tables::CONV_1D> + Convolution("conv_1d");

    /// Two-dimensional convolution, without batches and channels
    pub Conv2DOp = Named<tables::CONV_2D> + Convolution("conv_2d");

    /// Three-dimensional convolution, without batches and channels
    pub Conv3DOp = Named<tables::CONV_3D> + Convolution("conv_3d");

    /// One-dimensional convolution, of images in `nwc` with filters in `wcf`
    pub Conv1DNwcWcfOp = Named<tables::CONV_1D_NWC_WCF> + Strided<1> + Convolution("conv_1d_nwc_wcf");

    /// One-dimensional convolution, of images in `ncw` with filters in `fcw`
    pub Conv1DNcwFcwOp = Named<tables::CONV_1D_NCW_FCW> + Strided<1> + Convolution("conv_1d_ncw_fcw");

    /// Two-dimensional convolution, of images in `nhwc` with filters in `hwcf`
    pub Conv2DNhwcHwcfOp = Named<tables::CONV_2D_NHWC_HWCF> + Strided<2> + Convolution("conv_2d_nhwc_hwcf");

    /// Two-dimensional convolution, of images in `nhwc` with filters in `fhwc`
    pub Conv2DNhwcFhwcOp = Named<tables::CONV_2D_NHWC_FHWC> + Strided<2> + Convolution("conv_2d_nhwc_fhwc");

    /// Two-dimensional convolution, of images in `nhwc` with filters in `hwcf`, of quantized numbers
    pub Conv2DNhwcHwcfQOp = Named<tables::CONV_2D_NHWC_HWCF_Q> + Strided<2> + Convolution("conv_2d_nhwc_hwcf_q");

    /// Two-dimensional convolution, of images in `nhwc` with filters in `fhwc`, of quantized numbers
    pub Conv2DNhwcFhwcQOp = Named<tables::CONV_2D_NHWC_FHWC_Q> + Strided<2> + Convolution("conv_2d_nhwc_fhwc_q");

    /// Two-dimensional convolution, of images in `nchw` with filters in `fchw`, of quantized numbers
    pub Conv2DNchwFchwQOp = Named<tables::CONV_2D_NCHW_FCHW_Q> + Strided<2> + Convolution("conv_2d_nchw_fchw_q");

    /// Two-dimensional convolution, of images in `nchw` with filters in `fchw`
    pub Conv2DNchwFchwOp = Named<tables::CONV_2D_NCHW_FCHW> + Strided<2> + Convolution("conv_2d_nchw_fchw");

    /// Two-dimensional convolution, of images in `ngchw` with filters in `fgchw`
    pub Conv2DNgchwFgchwOp = Named<tables::CONV_2D_NGCHW_FGCHW> + Strided<2> + Convolution("conv_2d_ngchw_fgchw");

    /// Two-dimensional convolution, of images in `ngchw` with filters in `gfchw`
    pub Conv2DNgchwGfchwOp = Named<tables::CONV_2D_NGCHW_GFCHW> + Strided<2> + Convolution("conv_2d_ngchw_gfchw");

    /// Two-dimensional convolution, of images in `nhwgc` with filters in `gfhwc`
    pub Conv2DNhwgcGfhwcOp = Named<tables::CONV_2D_NHWGC_GFHWC> + Strided<2> + Convolution("conv_2d_nhwgc_gfhwc");

    /// Two-dimensional convolution, of images in `nhwgc` with filters in `gfhwc`, of quantized numbers
    pub Conv2DNhwgcGfhwcQOp = Named<tables::CONV_2D_NHWGC_GFHWC_Q> + Strided<2> + Convolution("conv_2d_nhwgc_gfhwc_q");

    /// Two-dimensional convolution, of images in `ngchw` with filters in `gfchw`, of quantized numbers
    pub Conv2DNgchwGfchwQOp = Named<tables::CONV_2D_NGCHW_GFCHW_Q> + Strided<2> + Convolution("conv_2d_ngchw_gfchw_q");

    /// Three-dimensional convolution, of images in `ndhwc` with filters in `dhwcf`
    pub Conv3DNdhwcDhwcfOp = Named<tables::CONV_3D_NDHWC_DHWCF> + Strided<3> + Convolution("conv_3d_ndhwc_dhwcf");

    /// Three-dimensional convolution, of images in `ndhwc` with filters in `dhwcf`, of quantized numbers
    pub Conv3DNdhwcDhwcfQOp = Named<tables::CONV_3D_NDHWC_DHWCF_Q> + Strided<3> + Convolution("conv_3d_ndhwc_dhwcf_q");

    /// Three-dimensional convolution, of images in `ncdhw` with filters in `fcdhw`
    pub Conv3DNcdhwFcdhwOp = Named<tables::CONV_3D_NCDHW_FCDHW> + Strided<3> + Convolution("conv_3d_ncdhw_fcdhw");

    /// One-dimensional convolution of each channel by itself, of images in `nwc` with filters in `wc`
    pub DepthwiseConv1DNwcWcOp = Named<tables::DEPTHWISE_CONV_1D_NWC_WC> + Strided<1> + Convolution("depthwise_conv_1d_nwc_wc");

    /// One-dimensional convolution of each channel by itself, of images in `ncw` with filters in `cw`
    pub DepthwiseConv1DNcwCwOp = Named<tables::DEPTHWISE_CONV_1D_NCW_CW> + Strided<1> + Convolution("depthwise_conv_1d_ncw_cw");

    /// One-dimensional convolution of each channel by itself, of images in `nwc` with filters in `wcm`
    pub DepthwiseConv1DNwcWcmOp = Named<tables::DEPTHWISE_CONV_1D_NWC_WCM> + Strided<1> + Convolution("depthwise_conv_1d_nwc_wcm");

    /// Two-dimensional convolution of each channel by itself, of images in `nhwc` with filters in `hwc`
    pub DepthwiseConv2DNhwcHwcOp = Named<tables::DEPTHWISE_CONV_2D_NHWC_HWC> + Strided<2> + Convolution("depthwise_conv_2d_nhwc_hwc");

    /// Two-dimensional convolution of each channel by itself, of images in `nchw` with filters in `chw`
    pub DepthwiseConv2DNchwChwOp = Named<tables::DEPTHWISE_CONV_2D_NCHW_CHW> + Strided<2> + Convolution("depthwise_conv_2d_nchw_chw");

    /// Two-dimensional convolution of each channel by itself, of images in `nhwc` with filters in `hwc`, of quantized
    /// numbers
    pub DepthwiseConv2DNhwcHwcQOp = Named<tables::DEPTHWISE_CONV_2D_NHWC_HWC_Q> + Strided<2> + Convolution("depthwise_conv_2d_nhwc_hwc_q");

    /// Two-dimensional convolution of each channel by itself, of images in `nhwc` with filters in `hwcm`
    pub DepthwiseConv2DNhwcHwcmOp = Named<tables::DEPTHWISE_CONV_2D_NHWC_HWCM> + Strided<2> + Convolution("depthwise_conv_2d_nhwc_hwcm");

    /// Two-dimensional convolution of each channel by itself, of images in `nhwc` with filters in `hwcm`, of quantized
    /// numbers
    pub DepthwiseConv2DNhwcHwcmQOp = Named<tables::DEPTHWISE_CONV_2D_NHWC_HWCM_Q> + Strided<2> + Convolution("depthwise_conv_2d_nhwc_hwcm_q");

    /// Three-dimensional convolution of each channel by itself, of images in `ndhwc` with filters in `dhwc`
    pub DepthwiseConv3DNdhwcDhwcOp = Named<tables::DEPTHWISE_CONV_3D_NDHWC_DHWC> + Strided<3> + Convolution("depthwise_conv_3d_ndhwc_dhwc");

    /// Three-dimensional convolution of each channel by itself, of images in `ncdhw` with filters in `cdhw`
    pub DepthwiseConv3DNcdhwCdhwOp = Named<tables::DEPTHWISE_CONV_3D_NCDHW_CDHW> + Strided<3> + Convolution("depthwise_conv_3d_ncdhw_cdhw");

    /// Three-dimensional convolution of each channel by itself, of images in `ndhwc` with filters in `dhwcm`
    pub DepthwiseConv3DNdhwcDhwcmOp = Named<tables::DEPTHWISE_CONV_3D_NDHWC_DHWCM> + Strided<3> + Convolution("depthwise_conv_3d_ndhwc_dhwcm");
}
