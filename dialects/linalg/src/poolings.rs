//! Named poolings: sums, maxima and minima of the elements in a window, combined with the output.
//!
//! The second input gives the window its shape; its elements are not used. The names tell the order of dimensions:
//! batches `n`, channels `c`, and the axes `d`, `h` and `w`. Numbers are converted to the element type of the output.

use ods::prelude::*;

use super::tables;

op_family! {
    use super::named::{Convolution, Named, Strided};

    /// Sums in windows of images in `nhwc`
    pub PoolingNhwcSumOp = Named<tables::POOLING_NHWC_SUM> + Strided<2> + Convolution("pooling_nhwc_sum");

    /// Sums in windows of images in `nchw`
    pub PoolingNchwSumOp = Named<tables::POOLING_NCHW_SUM> + Strided<2> + Convolution("pooling_nchw_sum");

    /// Maxima in windows of images in `nhwc`
    pub PoolingNhwcMaxOp = Named<tables::POOLING_NHWC_MAX> + Strided<2> + Convolution("pooling_nhwc_max");

    /// Maxima of unsigned integers in windows of images in `nhwc`
    pub PoolingNhwcMaxUnsignedOp = Named<tables::POOLING_NHWC_MAX_UNSIGNED> + Strided<2> + Convolution("pooling_nhwc_max_unsigned");

    /// Maxima in windows of images in `nchw`
    pub PoolingNchwMaxOp = Named<tables::POOLING_NCHW_MAX> + Strided<2> + Convolution("pooling_nchw_max");

    /// Minima in windows of images in `nhwc`
    pub PoolingNhwcMinOp = Named<tables::POOLING_NHWC_MIN> + Strided<2> + Convolution("pooling_nhwc_min");

    /// Minima of unsigned integers in windows of images in `nhwc`
    pub PoolingNhwcMinUnsignedOp = Named<tables::POOLING_NHWC_MIN_UNSIGNED> + Strided<2> + Convolution("pooling_nhwc_min_unsigned");

    /// Sums in windows of images in `nwc`
    pub PoolingNwcSumOp = Named<tables::POOLING_NWC_SUM> + Strided<1> + Convolution("pooling_nwc_sum");

    /// Sums in windows of images in `ncw`
    pub PoolingNcwSumOp = Named<tables::POOLING_NCW_SUM> + Strided<1> + Convolution("pooling_ncw_sum");

    /// Maxima in windows of images in `nwc`
    pub PoolingNwcMaxOp = Named<tables::POOLING_NWC_MAX> + Strided<1> + Convolution("pooling_nwc_max");

    /// Maxima of unsigned integers in windows of images in `nwc`
    pub PoolingNwcMaxUnsignedOp = Named<tables::POOLING_NWC_MAX_UNSIGNED> + Strided<1> + Convolution("pooling_nwc_max_unsigned");

    /// Maxima in windows of images in `ncw`
    pub PoolingNcwMaxOp = Named<tables::POOLING_NCW_MAX> + Strided<1> + Convolution("pooling_ncw_max");

    /// Minima in windows of images in `nwc`
    pub PoolingNwcMinOp = Named<tables::POOLING_NWC_MIN> + Strided<1> + Convolution("pooling_nwc_min");

    /// Minima of unsigned integers in windows of images in `nwc`
    pub PoolingNwcMinUnsignedOp = Named<tables::POOLING_NWC_MIN_UNSIGNED> + Strided<1> + Convolution("pooling_nwc_min_unsigned");

    /// Sums in windows of images in `ndhwc`
    pub PoolingNdhwcSumOp = Named<tables::POOLING_NDHWC_SUM> + Strided<3> + Convolution("pooling_ndhwc_sum");

    /// Maxima in windows of images in `ndhwc`
    pub PoolingNdhwcMaxOp = Named<tables::POOLING_NDHWC_MAX> + Strided<3> + Convolution("pooling_ndhwc_max");

    /// Minima in windows of images in `ndhwc`
    pub PoolingNdhwcMinOp = Named<tables::POOLING_NDHWC_MIN> + Strided<3> + Convolution("pooling_ndhwc_min");
}
