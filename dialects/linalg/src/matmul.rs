//! Products of matrices, with indexing maps that may transpose and broadcast them.

use ods::affine::{AffineExpr, AffineMap};
use ods::prelude::*;

use super::forms::{parse_indexing_maps, parse_listed_maps, parse_named, print_indexing_maps, print_named};
use super::structure::{maps_attribute, maps_of};
use super::{BuildPayload, ContractionOpInterface, IteratorType, Linalg, LinalgOp, Payload, TypeFn, YieldOp};
use ods_memref::fold_casts_of_operands;

/// The loops of a product of matrices.
#[derive(Debug)]
pub(super) struct Product {
    kinds: &'static [IteratorType],
    /// The dimensions of both inputs and of the output, as loops.
    default: [&'static [u32]; 3],
    /// Whether the text may contain an alias in place of the list of maps.
    maps_are_one_attribute: bool,
    payload: Payload,
}

const PARALLEL: IteratorType = IteratorType::Parallel;
const REDUCTION: IteratorType = IteratorType::Reduction;

static MATMUL: Product = Product {
    kinds: &[PARALLEL, PARALLEL, REDUCTION],
    default: [&[0, 2], &[2, 1], &[0, 1]],
    maps_are_one_attribute: true,
    payload: Payload::MultiplyAdd,
};

static BATCH_MATMUL: Product = Product {
    kinds: &[PARALLEL, PARALLEL, PARALLEL, REDUCTION],
    default: [&[0, 1, 3], &[0, 3, 2], &[0, 1, 2]],
    maps_are_one_attribute: false,
    payload: Payload::MultiplyAdd,
};

static BATCH_REDUCE_MATMUL: Product = Product {
    kinds: &[REDUCTION, PARALLEL, PARALLEL, REDUCTION],
    default: [&[0, 1, 3], &[0, 3, 2], &[1, 2]],
    maps_are_one_attribute: false,
    payload: Payload::SignedMultiplyAdd,
};

op_family! {
    /// Numbers are converted to the element type of the output before they are multiplied; `cast` tells whether
    /// integers are signed (they always are in `linalg.batch_reduce_matmul`). `indexing_maps` may transpose inputs, and
    /// broadcast them by leaving out dimensions.
    #[op(
        Linalg,
        traits(AttrSizedOperandSegments, RecursiveMemoryEffects, SingleBlockImplicitTerminator<YieldOp>),
        interfaces(
            MemoryEffectOpInterface,
            ConditionallySpeculatable,
            LinalgOp,
            ReifyRankedShapedTypeOpInterface,
            ContractionOpInterface,
        ),
        custom_format,
        verify,
        fold,
    )]
    struct MatrixProduct<const PRODUCT: Product> {
        #[operand]
        inputs: Variadic<AnyType>,
        #[operand]
        outputs: Variadic<AnyShaped>,
        #[attr(default = |context| maps_attribute(context, PRODUCT.default_maps()))]
        indexing_maps: Optional<AffineMapArrayAttr>,
        #[attr(default = TypeFn::CastSigned)]
        cast: Optional<TypeFn>,
        #[result]
        result_tensors: Variadic<AnyRankedTensor>,
        #[region]
        region: AnyRegion,
    }

    impl LinalgOp for MatrixProduct {
        fn indexing_maps(&self, ir: &Ir) -> Vec<AffineMap> {
            PRODUCT.maps(ir, self.operation())
        }

        fn iterator_types(&self, _: &Ir) -> Vec<IteratorType> {
            PRODUCT.kinds.to_vec()
        }

        fn payload_builder() -> Option<BuildPayload> {
            Some(|b, arguments, attributes| PRODUCT.payload.build(b, arguments, attributes))
        }
    }

    impl ContractionOpInterface for MatrixProduct {}

    impl MatrixProduct {
        fn fold(self, ir: &mut Ir, _: &Constants<'_>) -> FoldResult {
            fold_casts_of_operands(ir, self.operation())
        }

        fn parse(parser: &mut OpAsmParser<'_>, state: &mut OperationState<'_>) -> ParseResult<()> {
            PRODUCT.parse::<Self>(parser, state)
        }

        fn print(self, ir: &Ir, printer: &mut OpAsmPrinter<'_>) {
            PRODUCT.print(ir, printer, self.operation());
        }

        fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
            PRODUCT.verify(ir, self.operation())
        }
    }

    /// Multiplies two matrices, and adds the product to the output.
    ///
    /// ```mlir
    /// %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x2xf32>) outs(%c : tensor<4x2xf32>) -> tensor<4x2xf32>
    /// linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>,
    ///                                affine_map<(m, n, k) -> (k, n)>,
    ///                                affine_map<(m, n, k) -> (m, n)>]
    ///     ins(%x, %y : memref<8x4xf32>, memref<8x2xf32>) outs(%z : memref<4x2xf32>)
    /// ```
    ///
    pub MatmulOp = MatrixProduct<MATMUL>("matmul");

    /// Multiplies pairs of matrices, and adds the products to the outputs.
    ///
    /// ```mlir
    /// %0 = linalg.batch_matmul ins(%a, %b : tensor<9x4x8xf32>, tensor<9x8x2xf32>)
    ///     outs(%c : tensor<9x4x2xf32>) -> tensor<9x4x2xf32>
    /// ```
    ///
    pub BatchMatmulOp = MatrixProduct<BATCH_MATMUL>("batch_matmul");

    /// Multiplies pairs of matrices, and adds all products to one output.
    ///
    /// ```mlir
    /// %0 = linalg.batch_reduce_matmul ins(%a, %b : tensor<9x4x8xf32>, tensor<9x8x2xf32>)
    ///     outs(%c : tensor<4x2xf32>) -> tensor<4x2xf32>
    /// ```
    ///
    pub BatchReduceMatmulOp = MatrixProduct<BATCH_REDUCE_MATMUL>("batch_reduce_matmul");
}

super::effects::structured! {
    MatmulOp: "outputs";
    BatchMatmulOp: "outputs";
    BatchReduceMatmulOp: "outputs";
}

impl Product {
    fn default_maps(&self) -> impl Iterator<Item = AffineMap> {
        let loops = self.kinds.len() as u32;
        let map = move |dims: &[u32]| AffineMap::new(loops, 0, dims.iter().copied().map(AffineExpr::Dim)).ok();
        self.default.into_iter().filter_map(map)
    }

    fn maps(&self, ir: &Ir, op: Operation) -> Vec<AffineMap> {
        let maps = ir.inherent_named(op, "indexing_maps").and_then(|maps| maps_of(ir.context(), maps));
        maps.unwrap_or_else(|| self.default_maps().collect())
    }

    fn parse<T: Op + LinalgOp>(&self, parser: &mut OpAsmParser<'_>, state: &mut OperationState<'_>) -> ParseResult<()> {
        let maps = match self.maps_are_one_attribute {
            true => parse_indexing_maps(parser)?,
            false => parse_listed_maps(parser)?,
        };
        let maps = maps.unwrap_or_else(|| maps_attribute(parser.context(), self.default_maps()));
        state.add_attribute("indexing_maps", maps);
        parse_named::<T>(parser, state, 3)?;
        Ok(())
    }

    fn print(&self, ir: &Ir, printer: &mut OpAsmPrinter<'_>, op: Operation) {
        let maps = ir.inherent_named(op, "indexing_maps").and_then(|maps| maps.cast(ir.context()));
        print_indexing_maps(printer, maps, self.default_maps());
        print_named(ir, printer, op, &["indexing_maps"]);
    }

    /// Checks maps that are not the default ones.
    fn verify(&self, ir: &Ir, op: Operation) -> Result<(), Diagnostic> {
        let maps = self.maps(ir, op);
        let default: Vec<AffineMap> = self.default_maps().collect();
        if maps == default {
            return Ok(());
        }
        let is_batch = self.kinds.len() > 3;
        if is_batch && maps.len() != 3 {
            return Err(ir.op_error(op, "Indexing_map attribute must have 3 affine maps."));
        }
        for (index, (map, default)) in maps.iter().zip(&default).enumerate() {
            match (is_batch, index) {
                (false, 0 | 1) => verify_input(map, default),
                (false, _) => Ok(()),
                (true, 0 | 1) => verify_batch_input(map, default, index == 0),
                (true, _) => self.verify_batch_output(map),
            }
            .map_err(|message| ir.op_error(op, message))?;
        }
        Ok(())
    }

    fn verify_batch_output(&self, map: &AffineMap) -> Result<(), String> {
        let [_, _, expected] = self.default;
        if map.num_results() != expected.len() {
            return Err(format!("expects {} dims, but got ({}).", expected.len(), map.num_results()));
        }
        match map.results().iter().zip(expected).all(|(expr, dim)| expr.uses_dim(*dim)) {
            true => Ok(()),
            false => Err("Invalid output map result dimension.".into()),
        }
    }
}

/// Returns whether all results of the map are results of the default map.
fn is_subset(map: &AffineMap, default: &AffineMap) -> bool {
    map.results().iter().all(|expr| default.results().contains(expr))
}

/// Checks the map of an input of `linalg.matmul`.
fn verify_input(map: &AffineMap, default: &AffineMap) -> Result<(), String> {
    if !is_subset(map, default) {
        return Err("Unexpected dim expression in map result.".into());
    }
    let is_broadcast = map.num_results() < default.num_results();
    let uses_last = |expr: &AffineExpr| map.num_dims() > 0 && expr.uses_dim(map.num_dims() - 1);
    match is_broadcast && !map.results().first().is_some_and(uses_last) {
        true => Err("Invalid broadcast requested, should be (d2).".into()),
        false => Ok(()),
    }
}

/// Checks the map of an input of a product of batches.
fn verify_batch_input(map: &AffineMap, default: &AffineMap, is_left: bool) -> Result<(), String> {
    let results = map.results();
    if !is_subset(map, default) {
        return Err("Unexpected result dim expression (outside the set of default result dims).".into());
    }
    if results.len() > 3 {
        return Err("no. of result dim expressions exceeds 3.".into());
    }
    if results.len() < default.num_results() {
        let is_valid = match results {
            [k] => k.uses_dim(3),
            [a, k] if is_left => (a.uses_dim(0) || a.uses_dim(1)) && k.uses_dim(3),
            [a, b] => a.uses_dim(0) && b.uses_dim(3) || a.uses_dim(3) && b.uses_dim(2),
            _ => false,
        };
        return if is_valid { Ok(()) } else { Err("Invalid broadcast requested.".into()) };
    }
    match results.first().is_some_and(|batch| batch.uses_dim(0)) {
        true => Ok(()),
        false => Err("Invalid batch dimension expression.".into()),
    }
}
