//! The templates of named operations, which are loops and a body as data.

use ods::prelude::*;

op_family! {
    #[op(
        crate::Linalg,
        traits(AttrSizedOperandSegments, RecursiveMemoryEffects, SingleBlockImplicitTerminator<crate::YieldOp>),
        interfaces(
            MemoryEffectOpInterface,
            ConditionallySpeculatable,
            crate::LinalgOp,
            ReifyRankedShapedTypeOpInterface,
        ),
        custom_format,
        fold,
    )]
    pub(crate) struct Named<const STRUCTURE: Structure> {
        #[operand]
        inputs: Variadic<AnyType>,
        #[operand]
        outputs: Variadic<AnyShaped>,
        #[result]
        result_tensors: Variadic<AnyRankedTensor>,
        #[region]
        region: AnyRegion,
    }

    impl crate::LinalgOp for Named {
        fn indexing_maps(&self, ir: &Ir) -> Vec<ods::affine::AffineMap> {
            STRUCTURE.loops.indexing_maps(ir, self.operation())
        }

        fn iterator_types(&self, ir: &Ir) -> Vec<crate::IteratorType> {
            STRUCTURE.loops.iterator_types(ir, self.operation())
        }

        fn payload_builder() -> Option<crate::BuildPayload> {
            Some(|b, arguments, attributes| STRUCTURE.payload.build(b, arguments, attributes))
        }
    }

    impl DestinationStyleOpInterface for Named {
        fn dps_init_range(&self, ir: &Ir) -> std::ops::Range<usize> {
            ir.operand_range(*self, "outputs")
        }
    }

    impl MemoryEffectOpInterface for Named {
        fn effects(&self, ir: &Ir) -> Vec<Effect> {
            crate::effects::effects(ir, self.operation())
        }
    }

    impl ConditionallySpeculatable for Named {
        fn speculatability(&self, ir: &Ir) -> Speculatability {
            crate::effects::speculatability(ir, self.operation())
        }
    }

    impl ReifyRankedShapedTypeOpInterface for Named {
        fn reify_result_shapes(&self, b: &mut OpBuilder<'_>) -> Option<Vec<Vec<OpFoldResult>>> {
            crate::effects::result_shapes(b, self.operation())
        }
    }

    impl Named {
        fn fold(self, ir: &mut Ir, _: &Constants<'_>) -> FoldResult {
            ods_memref::fold_casts_of_operands(ir, self.operation())
        }

        fn parse(parser: &mut OpAsmParser<'_>, state: &mut OperationState<'_>) -> ParseResult<()> {
            crate::forms::parse_structure::<Self>(parser, state, &STRUCTURE)
        }

        fn print(self, ir: &Ir, printer: &mut OpAsmPrinter<'_>) {
            crate::forms::print_named(ir, printer, self.operation(), &[]);
        }
    }

    #[op(crate::Linalg, interfaces(crate::ContractionOpInterface))]
    pub(crate) struct Contraction;

    impl crate::ContractionOpInterface for Contraction {}

    #[op(crate::Linalg, interfaces(crate::ConvolutionOpInterface))]
    pub(crate) struct Convolution;

    impl crate::ConvolutionOpInterface for Convolution {}

    /// `strides` has the distance between neighbouring positions of the window, and `dilations` that between
    /// neighbouring elements inside it, for each axis.
    #[op(crate::Linalg)]
    pub(crate) struct Strided<const N: i64> {
        #[attr(default = |context| crate::structure::ones(context, N))]
        strides: Optional<RankedI64ElementsAttr<N>>,
        #[attr(default = |context| crate::structure::ones(context, N))]
        dilations: Optional<RankedI64ElementsAttr<N>>,
    }
}
