//! Named convolutions: sums of the products of a filter with the elements in a window, which are added to the output.
//!
//! The names tell the order of dimensions, of the image first and then of the filter: batches `n`, channels `c` of the
//! image and `f` of the output, groups `g`, multiples of channels `m`, and the axes `d`, `h` and `w`. Numbers are
//! converted to the element type of the output before they are multiplied. Those with `_q` take the zero points of both
//! inputs as further inputs.

use ods::affine::AffineMap;
use ods::prelude::*;

use super::forms::{parse_structure, print_named};
use super::structure::ones;
use super::tables;
use super::{BuildPayload, ConvolutionOpInterface, IteratorType, Linalg, LinalgOp, YieldOp};
use ods_memref::fold_casts_of_operands;

op_family! {
    #[op(
        Linalg,
        traits(AttrSizedOperandSegments, RecursiveMemoryEffects, SingleBlockImplicitTerminator<YieldOp>),
        interfaces(MemoryEffectOpInterface, ConditionallySpeculatable, LinalgOp, ReifyRankedShapedTypeOpInterface),
        custom_format,
        fold,
    )]
    struct Named<const STRUCTURE: Structure> {
        #[operand]
        inputs: Variadic<AnyType>,
        #[operand]
        outputs: Variadic<AnyShaped>,
        #[result]
        result_tensors: Variadic<AnyRankedTensor>,
        #[region]
        region: AnyRegion,
    }

    impl LinalgOp for Named {
        fn indexing_maps(&self, ir: &Ir) -> Vec<AffineMap> {
            STRUCTURE.loops.indexing_maps(ir, self.operation())
        }

        fn iterator_types(&self, ir: &Ir) -> Vec<IteratorType> {
            STRUCTURE.loops.iterator_types(ir, self.operation())
        }

        fn payload_builder() -> Option<BuildPayload> {
            Some(|b, arguments, attributes| STRUCTURE.payload.build(b, arguments, attributes))
        }
    }

    impl Named {
        fn fold(self, ir: &mut Ir, _: &Constants<'_>) -> FoldResult {
            fold_casts_of_operands(ir, self.operation())
        }

        fn parse(parser: &mut OpAsmParser<'_>, state: &mut OperationState<'_>) -> ParseResult<()> {
            parse_structure::<Self>(parser, state, &STRUCTURE)
        }

        fn print(self, ir: &Ir, printer: &mut OpAsmPrinter<'_>) {
            print_named(ir, printer, self.operation(), &[]);
        }
    }

    /// `strides` has the distance between neighbouring positions of the window, and `dilations` that between
    /// neighbouring elements inside it, for each axis.
    #[op(Linalg)]
    struct Strided<const N: i64> {
        #[attr(default = |context| ones(context, N))]
        strides: Optional<RankedI64ElementsAttr<N>>,
        #[attr(default = |context| ones(context, N))]
        dilations: Optional<RankedI64ElementsAttr<N>>,
    }

    /// One-dimensional convolution, without batches and channels
    pub Conv1DOp = Named<tables::CONV_1D>("conv_1d", interfaces(ConvolutionOpInterface));

    /// Two-dimensional convolution, without batches and channels
    pub Conv2DOp = Named<tables::CONV_2D>("conv_2d", interfaces(ConvolutionOpInterface));

    /// Three-dimensional convolution, without batches and channels
    pub Conv3DOp = Named<tables::CONV_3D>("conv_3d", interfaces(ConvolutionOpInterface));

    /// One-dimensional convolution, of images in `nwc` with filters in `wcf`
    pub Conv1DNwcWcfOp = Named<tables::CONV_1D_NWC_WCF> + Strided<1>("conv_1d_nwc_wcf", interfaces(ConvolutionOpInterface));

    /// One-dimensional convolution, of images in `ncw` with filters in `fcw`
    pub Conv1DNcwFcwOp = Named<tables::CONV_1D_NCW_FCW> + Strided<1>("conv_1d_ncw_fcw", interfaces(ConvolutionOpInterface));

    /// Two-dimensional convolution, of images in `nhwc` with filters in `hwcf`
    pub Conv2DNhwcHwcfOp = Named<tables::CONV_2D_NHWC_HWCF> + Strided<2>("conv_2d_nhwc_hwcf", interfaces(ConvolutionOpInterface));

    /// Two-dimensional convolution, of images in `nhwc` with filters in `fhwc`
    pub Conv2DNhwcFhwcOp = Named<tables::CONV_2D_NHWC_FHWC> + Strided<2>("conv_2d_nhwc_fhwc", interfaces(ConvolutionOpInterface));

    /// Two-dimensional convolution, of images in `nhwc` with filters in `hwcf`, of quantized numbers
    pub Conv2DNhwcHwcfQOp = Named<tables::CONV_2D_NHWC_HWCF_Q> + Strided<2>("conv_2d_nhwc_hwcf_q", interfaces(ConvolutionOpInterface));

    /// Two-dimensional convolution, of images in `nhwc` with filters in `fhwc`, of quantized numbers
    pub Conv2DNhwcFhwcQOp = Named<tables::CONV_2D_NHWC_FHWC_Q> + Strided<2>("conv_2d_nhwc_fhwc_q", interfaces(ConvolutionOpInterface));

    /// Two-dimensional convolution, of images in `nchw` with filters in `fchw`, of quantized numbers
    pub Conv2DNchwFchwQOp = Named<tables::CONV_2D_NCHW_FCHW_Q> + Strided<2>("conv_2d_nchw_fchw_q", interfaces(ConvolutionOpInterface));

    /// Two-dimensional convolution, of images in `nchw` with filters in `fchw`
    pub Conv2DNchwFchwOp = Named<tables::CONV_2D_NCHW_FCHW> + Strided<2>("conv_2d_nchw_fchw", interfaces(ConvolutionOpInterface));

    /// Two-dimensional convolution, of images in `ngchw` with filters in `fgchw`
    pub Conv2DNgchwFgchwOp = Named<tables::CONV_2D_NGCHW_FGCHW> + Strided<2>("conv_2d_ngchw_fgchw", interfaces(ConvolutionOpInterface));

    /// Two-dimensional convolution, of images in `ngchw` with filters in `gfchw`
    pub Conv2DNgchwGfchwOp = Named<tables::CONV_2D_NGCHW_GFCHW> + Strided<2>("conv_2d_ngchw_gfchw", interfaces(ConvolutionOpInterface));

    /// Two-dimensional convolution, of images in `nhwgc` with filters in `gfhwc`
    pub Conv2DNhwgcGfhwcOp = Named<tables::CONV_2D_NHWGC_GFHWC> + Strided<2>("conv_2d_nhwgc_gfhwc", interfaces(ConvolutionOpInterface));

    /// Two-dimensional convolution, of images in `nhwgc` with filters in `gfhwc`, of quantized numbers
    pub Conv2DNhwgcGfhwcQOp = Named<tables::CONV_2D_NHWGC_GFHWC_Q> + Strided<2>("conv_2d_nhwgc_gfhwc_q", interfaces(ConvolutionOpInterface));

    /// Two-dimensional convolution, of images in `ngchw` with filters in `gfchw`, of quantized numbers
    pub Conv2DNgchwGfchwQOp = Named<tables::CONV_2D_NGCHW_GFCHW_Q> + Strided<2>("conv_2d_ngchw_gfchw_q", interfaces(ConvolutionOpInterface));

    /// Three-dimensional convolution, of images in `ndhwc` with filters in `dhwcf`
    pub Conv3DNdhwcDhwcfOp = Named<tables::CONV_3D_NDHWC_DHWCF> + Strided<3>("conv_3d_ndhwc_dhwcf", interfaces(ConvolutionOpInterface));

    /// Three-dimensional convolution, of images in `ndhwc` with filters in `dhwcf`, of quantized numbers
    pub Conv3DNdhwcDhwcfQOp = Named<tables::CONV_3D_NDHWC_DHWCF_Q> + Strided<3>("conv_3d_ndhwc_dhwcf_q", interfaces(ConvolutionOpInterface));

    /// Three-dimensional convolution, of images in `ncdhw` with filters in `fcdhw`
    pub Conv3DNcdhwFcdhwOp = Named<tables::CONV_3D_NCDHW_FCDHW> + Strided<3>("conv_3d_ncdhw_fcdhw", interfaces(ConvolutionOpInterface));

    /// One-dimensional convolution of each channel by itself, of images in `nwc` with filters in `wc`
    pub DepthwiseConv1DNwcWcOp = Named<tables::DEPTHWISE_CONV_1D_NWC_WC> + Strided<1>("depthwise_conv_1d_nwc_wc", interfaces(ConvolutionOpInterface));

    /// One-dimensional convolution of each channel by itself, of images in `ncw` with filters in `cw`
    pub DepthwiseConv1DNcwCwOp = Named<tables::DEPTHWISE_CONV_1D_NCW_CW> + Strided<1>("depthwise_conv_1d_ncw_cw", interfaces(ConvolutionOpInterface));

    /// One-dimensional convolution of each channel by itself, of images in `nwc` with filters in `wcm`
    pub DepthwiseConv1DNwcWcmOp = Named<tables::DEPTHWISE_CONV_1D_NWC_WCM> + Strided<1>("depthwise_conv_1d_nwc_wcm", interfaces(ConvolutionOpInterface));

    /// Two-dimensional convolution of each channel by itself, of images in `nhwc` with filters in `hwc`
    pub DepthwiseConv2DNhwcHwcOp = Named<tables::DEPTHWISE_CONV_2D_NHWC_HWC> + Strided<2>("depthwise_conv_2d_nhwc_hwc", interfaces(ConvolutionOpInterface));

    /// Two-dimensional convolution of each channel by itself, of images in `nchw` with filters in `chw`
    pub DepthwiseConv2DNchwChwOp = Named<tables::DEPTHWISE_CONV_2D_NCHW_CHW> + Strided<2>("depthwise_conv_2d_nchw_chw", interfaces(ConvolutionOpInterface));

    /// Two-dimensional convolution of each channel by itself, of images in `nhwc` with filters in `hwc`, of quantized
    /// numbers
    pub DepthwiseConv2DNhwcHwcQOp = Named<tables::DEPTHWISE_CONV_2D_NHWC_HWC_Q> + Strided<2>("depthwise_conv_2d_nhwc_hwc_q", interfaces(ConvolutionOpInterface));

    /// Two-dimensional convolution of each channel by itself, of images in `nhwc` with filters in `hwcm`
    pub DepthwiseConv2DNhwcHwcmOp = Named<tables::DEPTHWISE_CONV_2D_NHWC_HWCM> + Strided<2>("depthwise_conv_2d_nhwc_hwcm", interfaces(ConvolutionOpInterface));

    /// Two-dimensional convolution of each channel by itself, of images in `nhwc` with filters in `hwcm`, of quantized
    /// numbers
    pub DepthwiseConv2DNhwcHwcmQOp = Named<tables::DEPTHWISE_CONV_2D_NHWC_HWCM_Q> + Strided<2>("depthwise_conv_2d_nhwc_hwcm_q", interfaces(ConvolutionOpInterface));

    /// Three-dimensional convolution of each channel by itself, of images in `ndhwc` with filters in `dhwc`
    pub DepthwiseConv3DNdhwcDhwcOp = Named<tables::DEPTHWISE_CONV_3D_NDHWC_DHWC> + Strided<3>("depthwise_conv_3d_ndhwc_dhwc", interfaces(ConvolutionOpInterface));

    /// Three-dimensional convolution of each channel by itself, of images in `ncdhw` with filters in `cdhw`
    pub DepthwiseConv3DNcdhwCdhwOp = Named<tables::DEPTHWISE_CONV_3D_NCDHW_CDHW> + Strided<3>("depthwise_conv_3d_ncdhw_cdhw", interfaces(ConvolutionOpInterface));

    /// Three-dimensional convolution of each channel by itself, of images in `ndhwc` with filters in `dhwcm`
    pub DepthwiseConv3DNdhwcDhwcmOp = Named<tables::DEPTHWISE_CONV_3D_NDHWC_DHWCM> + Strided<3>("depthwise_conv_3d_ndhwc_dhwcm", interfaces(ConvolutionOpInterface));
}

super::effects::structured! {
    Conv1DOp: "outputs";
    Conv2DOp: "outputs";
    Conv3DOp: "outputs";
    Conv1DNwcWcfOp: "outputs";
    Conv1DNcwFcwOp: "outputs";
    Conv2DNhwcHwcfOp: "outputs";
    Conv2DNhwcFhwcOp: "outputs";
    Conv2DNhwcHwcfQOp: "outputs";
    Conv2DNhwcFhwcQOp: "outputs";
    Conv2DNchwFchwQOp: "outputs";
    Conv2DNchwFchwOp: "outputs";
    Conv2DNgchwFgchwOp: "outputs";
    Conv2DNgchwGfchwOp: "outputs";
    Conv2DNhwgcGfhwcOp: "outputs";
    Conv2DNhwgcGfhwcQOp: "outputs";
    Conv2DNgchwGfchwQOp: "outputs";
    Conv3DNdhwcDhwcfOp: "outputs";
    Conv3DNdhwcDhwcfQOp: "outputs";
    Conv3DNcdhwFcdhwOp: "outputs";
    DepthwiseConv1DNwcWcOp: "outputs";
    DepthwiseConv1DNcwCwOp: "outputs";
    DepthwiseConv1DNwcWcmOp: "outputs";
    DepthwiseConv2DNhwcHwcOp: "outputs";
    DepthwiseConv2DNchwChwOp: "outputs";
    DepthwiseConv2DNhwcHwcQOp: "outputs";
    DepthwiseConv2DNhwcHwcmOp: "outputs";
    DepthwiseConv2DNhwcHwcmQOp: "outputs";
    DepthwiseConv3DNdhwcDhwcOp: "outputs";
    DepthwiseConv3DNcdhwCdhwOp: "outputs";
    DepthwiseConv3DNdhwcDhwcmOp: "outputs";
}

/// Implements the interface of convolutions, which has no required methods.
macro_rules! convolutions {
    ($($op:ident)*) => {$(
        impl ConvolutionOpInterface for $op {}
    )*};
}

convolutions! {
    Conv1DOp
    Conv2DOp
    Conv3DOp
    Conv1DNwcWcfOp
    Conv1DNcwFcwOp
    Conv2DNhwcHwcfOp
    Conv2DNhwcFhwcOp
    Conv2DNhwcHwcfQOp
    Conv2DNhwcFhwcQOp
    Conv2DNchwFchwQOp
    Conv2DNchwFchwOp
    Conv2DNgchwFgchwOp
    Conv2DNgchwGfchwOp
    Conv2DNhwgcGfhwcOp
    Conv2DNhwgcGfhwcQOp
    Conv2DNgchwGfchwQOp
    Conv3DNdhwcDhwcfOp
    Conv3DNdhwcDhwcfQOp
    Conv3DNcdhwFcdhwOp
    DepthwiseConv1DNwcWcOp
    DepthwiseConv1DNcwCwOp
    DepthwiseConv1DNwcWcmOp
    DepthwiseConv2DNhwcHwcOp
    DepthwiseConv2DNchwChwOp
    DepthwiseConv2DNhwcHwcQOp
    DepthwiseConv2DNhwcHwcmOp
    DepthwiseConv2DNhwcHwcmQOp
    DepthwiseConv3DNdhwcDhwcOp
    DepthwiseConv3DNcdhwCdhwOp
    DepthwiseConv3DNdhwcDhwcmOp
}
