//! Named poolings: sums, maxima and minima of the elements in a window, combined with the output.
//!
//! The second input gives the window its shape; its elements are not used. The names tell the order of dimensions:
//! batches `n`, channels `c`, and the axes `d`, `h` and `w`. Numbers are converted to the element type of the output.

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

    /// Sums in windows of images in `nhwc`
    pub PoolingNhwcSumOp = Named<tables::POOLING_NHWC_SUM> + Strided<2>("pooling_nhwc_sum", interfaces(ConvolutionOpInterface));

    /// Sums in windows of images in `nchw`
    pub PoolingNchwSumOp = Named<tables::POOLING_NCHW_SUM> + Strided<2>("pooling_nchw_sum", interfaces(ConvolutionOpInterface));

    /// Maxima in windows of images in `nhwc`
    pub PoolingNhwcMaxOp = Named<tables::POOLING_NHWC_MAX> + Strided<2>("pooling_nhwc_max", interfaces(ConvolutionOpInterface));

    /// Maxima of unsigned integers in windows of images in `nhwc`
    pub PoolingNhwcMaxUnsignedOp = Named<tables::POOLING_NHWC_MAX_UNSIGNED> + Strided<2>("pooling_nhwc_max_unsigned", interfaces(ConvolutionOpInterface));

    /// Maxima in windows of images in `nchw`
    pub PoolingNchwMaxOp = Named<tables::POOLING_NCHW_MAX> + Strided<2>("pooling_nchw_max", interfaces(ConvolutionOpInterface));

    /// Minima in windows of images in `nhwc`
    pub PoolingNhwcMinOp = Named<tables::POOLING_NHWC_MIN> + Strided<2>("pooling_nhwc_min", interfaces(ConvolutionOpInterface));

    /// Minima of unsigned integers in windows of images in `nhwc`
    pub PoolingNhwcMinUnsignedOp = Named<tables::POOLING_NHWC_MIN_UNSIGNED> + Strided<2>("pooling_nhwc_min_unsigned", interfaces(ConvolutionOpInterface));

    /// Sums in windows of images in `nwc`
    pub PoolingNwcSumOp = Named<tables::POOLING_NWC_SUM> + Strided<1>("pooling_nwc_sum", interfaces(ConvolutionOpInterface));

    /// Sums in windows of images in `ncw`
    pub PoolingNcwSumOp = Named<tables::POOLING_NCW_SUM> + Strided<1>("pooling_ncw_sum", interfaces(ConvolutionOpInterface));

    /// Maxima in windows of images in `nwc`
    pub PoolingNwcMaxOp = Named<tables::POOLING_NWC_MAX> + Strided<1>("pooling_nwc_max", interfaces(ConvolutionOpInterface));

    /// Maxima of unsigned integers in windows of images in `nwc`
    pub PoolingNwcMaxUnsignedOp = Named<tables::POOLING_NWC_MAX_UNSIGNED> + Strided<1>("pooling_nwc_max_unsigned", interfaces(ConvolutionOpInterface));

    /// Maxima in windows of images in `ncw`
    pub PoolingNcwMaxOp = Named<tables::POOLING_NCW_MAX> + Strided<1>("pooling_ncw_max", interfaces(ConvolutionOpInterface));

    /// Minima in windows of images in `nwc`
    pub PoolingNwcMinOp = Named<tables::POOLING_NWC_MIN> + Strided<1>("pooling_nwc_min", interfaces(ConvolutionOpInterface));

    /// Minima of unsigned integers in windows of images in `nwc`
    pub PoolingNwcMinUnsignedOp = Named<tables::POOLING_NWC_MIN_UNSIGNED> + Strided<1>("pooling_nwc_min_unsigned", interfaces(ConvolutionOpInterface));

    /// Sums in windows of images in `ndhwc`
    pub PoolingNdhwcSumOp = Named<tables::POOLING_NDHWC_SUM> + Strided<3>("pooling_ndhwc_sum", interfaces(ConvolutionOpInterface));

    /// Maxima in windows of images in `ndhwc`
    pub PoolingNdhwcMaxOp = Named<tables::POOLING_NDHWC_MAX> + Strided<3>("pooling_ndhwc_max", interfaces(ConvolutionOpInterface));

    /// Minima in windows of images in `ndhwc`
    pub PoolingNdhwcMinOp = Named<tables::POOLING_NDHWC_MIN> + Strided<3>("pooling_ndhwc_min", interfaces(ConvolutionOpInterface));
}

super::effects::structured! {
    PoolingNhwcSumOp: "outputs";
    PoolingNchwSumOp: "outputs";
    PoolingNhwcMaxOp: "outputs";
    PoolingNhwcMaxUnsignedOp: "outputs";
    PoolingNchwMaxOp: "outputs";
    PoolingNhwcMinOp: "outputs";
    PoolingNhwcMinUnsignedOp: "outputs";
    PoolingNwcSumOp: "outputs";
    PoolingNcwSumOp: "outputs";
    PoolingNwcMaxOp: "outputs";
    PoolingNwcMaxUnsignedOp: "outputs";
    PoolingNcwMaxOp: "outputs";
    PoolingNwcMinOp: "outputs";
    PoolingNwcMinUnsignedOp: "outputs";
    PoolingNdhwcSumOp: "outputs";
    PoolingNdhwcMaxOp: "outputs";
    PoolingNdhwcMinOp: "outputs";
}

/// Implements the interface of convolutions, which has no required methods.
macro_rules! convolutions {
    ($($op:ident)*) => {$(
        impl ConvolutionOpInterface for $op {}
    )*};
}

convolutions! {
    PoolingNhwcSumOp
    PoolingNchwSumOp
    PoolingNhwcMaxOp
    PoolingNhwcMaxUnsignedOp
    PoolingNchwMaxOp
    PoolingNhwcMinOp
    PoolingNhwcMinUnsignedOp
    PoolingNwcSumOp
    PoolingNcwSumOp
    PoolingNwcMaxOp
    PoolingNwcMaxUnsignedOp
    PoolingNcwMaxOp
    PoolingNwcMinOp
    PoolingNwcMinUnsignedOp
    PoolingNdhwcSumOp
    PoolingNdhwcMaxOp
    PoolingNdhwcMinOp
}
