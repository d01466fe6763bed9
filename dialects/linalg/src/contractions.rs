//! Named contractions: sums of products, which are added to the output.
//!
//! Numbers are converted to the element type of the output before they are multiplied. Quantized numbers come with two
//! further inputs, the zero points that are subtracted from them.

use ods::affine::AffineMap;
use ods::prelude::*;

use super::forms::{parse_structure, print_named};
use super::tables;
use super::{BuildPayload, ContractionOpInterface, IteratorType, Linalg, LinalgOp, YieldOp};
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

    /// Product of two matrices of quantized numbers
    ///
    /// ```mlir
    /// linalg.quantized_matmul ins(%a, %b, %za, %zb : memref<4x8xi8>, memref<8x2xi8>, i32, i32)
    ///     outs(%c : memref<4x2xi32>)
    /// ```
    pub QuantizedMatmulOp = Named<tables::QUANTIZED_MATMUL>("quantized_matmul");

    /// Product of two matrices in tiles; the second is transposed
    ///
    /// ```mlir
    /// linalg.mmt4d ins(%a, %b : memref<2x4x8x1xf32>, memref<3x4x8x1xf32>) outs(%c : memref<2x3x8x8xf32>)
    /// ```
    pub Mmt4DOp = Named<tables::MMT4D>("mmt4d", interfaces(ContractionOpInterface));

    /// Products of pairs of matrices in tiles; the second of each pair is transposed
    ///
    /// ```mlir
    /// linalg.batch_mmt4d ins(%a, %b : memref<9x2x4x8x1xf32>, memref<9x3x4x8x1xf32>) outs(%c : memref<9x2x3x8x8xf32>)
    /// ```
    pub BatchMmt4DOp = Named<tables::BATCH_MMT4D>("batch_mmt4d", interfaces(ContractionOpInterface));

    /// Products of pairs of matrices of quantized numbers
    ///
    /// ```mlir
    /// linalg.quantized_batch_matmul ins(%a, %b, %za, %zb : memref<9x4x8xi8>, memref<9x8x2xi8>, i32, i32)
    ///     outs(%c : memref<9x4x2xi32>)
    /// ```
    pub QuantizedBatchMatmulOp = Named<tables::QUANTIZED_BATCH_MATMUL>("quantized_batch_matmul");

    /// Product of a matrix and a vector
    ///
    /// ```mlir
    /// linalg.matvec ins(%a, %x : memref<4x8xf32>, memref<8xf32>) outs(%y : memref<4xf32>)
    /// ```
    pub MatvecOp = Named<tables::MATVEC>("matvec", interfaces(ContractionOpInterface));

    /// Product of a vector and a matrix
    ///
    /// ```mlir
    /// linalg.vecmat ins(%x, %a : memref<4xf32>, memref<4x8xf32>) outs(%y : memref<8xf32>)
    /// ```
    pub VecmatOp = Named<tables::VECMAT>("vecmat", interfaces(ContractionOpInterface));

    /// Products of pairs of a matrix and a vector
    ///
    /// ```mlir
    /// linalg.batch_matvec ins(%a, %x : memref<9x4x8xf32>, memref<9x8xf32>) outs(%y : memref<9x4xf32>)
    /// ```
    pub BatchMatvecOp = Named<tables::BATCH_MATVEC>("batch_matvec", interfaces(ContractionOpInterface));

    /// Products of pairs of a vector and a matrix
    ///
    /// ```mlir
    /// linalg.batch_vecmat ins(%x, %a : memref<9x4xf32>, memref<9x4x8xf32>) outs(%y : memref<9x8xf32>)
    /// ```
    pub BatchVecmatOp = Named<tables::BATCH_VECMAT>("batch_vecmat", interfaces(ContractionOpInterface));

    /// Sum of the products of the elements of two vectors
    ///
    /// ```mlir
    /// linalg.dot ins(%x, %y : memref<8xf32>, memref<8xf32>) outs(%z : memref<f32>)
    /// ```
    pub DotOp = Named<tables::DOT>("dot", interfaces(ContractionOpInterface));

    /// Pseudorandom numbers between two limits
    ///
    /// ```mlir
    /// linalg.fill_rng_2d ins(%low, %high, %seed : f64, f64, i32) outs(%out : memref<4x8xf32>)
    /// ```
    pub FillRng2DOp = Named<tables::FILL_RNG_2D>("fill_rng_2d");
}

super::effects::structured! {
    QuantizedMatmulOp: "outputs";
    Mmt4DOp: "outputs";
    BatchMmt4DOp: "outputs";
    QuantizedBatchMatmulOp: "outputs";
    MatvecOp: "outputs";
    VecmatOp: "outputs";
    BatchMatvecOp: "outputs";
    BatchVecmatOp: "outputs";
    DotOp: "outputs";
    FillRng2DOp: "outputs";
}

impl ContractionOpInterface for Mmt4DOp {}
impl ContractionOpInterface for BatchMmt4DOp {}
impl ContractionOpInterface for MatvecOp {}
impl ContractionOpInterface for VecmatOp {}
impl ContractionOpInterface for BatchMatvecOp {}
impl ContractionOpInterface for BatchVecmatOp {}
impl ContractionOpInterface for DotOp {}
