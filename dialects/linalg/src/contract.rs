//! Contractions given by indexing maps alone.

use ods::affine::{AffineExpr, AffineMap};
use ods::prelude::*;

use super::forms::{parse_indexing_maps, parse_named, print_named};
use super::structure::maps_of;
use super::{BuildPayload, ContractionOpInterface, IteratorType, Linalg, LinalgOp, Payload, TypeFn, YieldOp};
use ods_memref::fold_casts_of_operands;

/// Adds sums of products of two inputs to the output.
///
/// The loops that the map of the output does not use are sums. Numbers are converted to the element type of the output
/// before they are multiplied; `cast` tells whether integers are signed.
///
/// ```mlir
/// %0 = linalg.contract
///     indexing_maps = [
///         affine_map<(m, n, k) -> (m, k)>,
///         affine_map<(m, n, k) -> (k, n)>,
///         affine_map<(m, n, k) -> (m, n)>
///     ]
///     ins(%a, %b : tensor<4x8xf32>, tensor<8x2xf32>) outs(%c : tensor<4x2xf32>) -> tensor<4x2xf32>
/// ```
#[op(
    Linalg,
    "contract",
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
pub struct ContractOp {
    #[operand]
    inputs: Variadic<AnyType>,
    #[operand]
    outputs: Variadic<AnyShaped>,
    #[attr]
    indexing_maps: AffineMapArrayAttr,
    #[attr(default = TypeFn::CastSigned)]
    cast: Optional<TypeFn>,
    #[result]
    result_tensors: Variadic<AnyShaped>,
    #[region]
    combiner: SizedRegion<1>,
}

super::effects::structured! {
    ContractOp: "outputs";
}

impl LinalgOp for ContractOp {
    fn indexing_maps(&self, ir: &Ir) -> Vec<AffineMap> {
        let maps = ir.inherent_named(*self, "indexing_maps");
        maps.and_then(|maps| maps_of(ir.context(), maps)).unwrap_or_default()
    }

    fn iterator_types(&self, ir: &Ir) -> Vec<IteratorType> {
        let maps = LinalgOp::indexing_maps(self, ir);
        let Some(output) = maps.last() else { return Vec::new() };
        let kind = |dim| match output.results().iter().any(|expr| expr.as_dim() == Some(dim)) {
            true => IteratorType::Parallel,
            false => IteratorType::Reduction,
        };
        (0..output.num_dims()).map(kind).collect()
    }

    fn payload_builder() -> Option<BuildPayload> {
        Some(|b, arguments, attributes| Payload::MultiplyAdd.build(b, arguments, attributes))
    }
}

impl ContractionOpInterface for ContractOp {}

/// The numbers of inputs and outputs that use a loop.
#[derive(Clone, Copy, Default)]
struct Uses {
    inputs: usize,
    outputs: usize,
}

impl ContractOp {
    fn fold(self, ir: &mut Ir, _: &Constants<'_>) -> FoldResult {
        fold_casts_of_operands(ir, self.operation())
    }

    fn parse(parser: &mut OpAsmParser<'_>, state: &mut OperationState<'_>) -> ParseResult<()> {
        let Some(maps) = parse_indexing_maps(parser)? else {
            return Err(parser.emit_error_here("expected 'indexing_maps' attribute"));
        };
        state.add_attribute("indexing_maps", maps);
        parse_named::<Self>(parser, state, 3)?;
        Ok(())
    }

    fn print(self, ir: &Ir, printer: &mut OpAsmPrinter<'_>) {
        printer.print(" indexing_maps = [");
        let maps = ir.inherent_named(self, "indexing_maps").and_then(|maps| maps.cast::<ArrayAttr>(ir.context()));
        let maps = maps.map_or(&[][..], |maps| maps.elements(ir.context()));
        printer.print_list(maps, |printer, map| printer.print_attribute(*map));
        printer.print(']');
        print_named(ir, printer, self.operation(), &["indexing_maps"]);
    }

    /// Checks the roles of the loops.
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        let mut uses = self.uses(ir).map_err(|message| ir.error(self, message))?;
        if uses.is_empty() && LinalgOp::indexing_maps(&self, ir).is_empty() {
            // The reference counts -1 loops.
            uses.push(Uses::default());
        }
        for (dim, of) in uses.iter().enumerate() {
            if of.inputs == 0 && of.outputs == 0 {
                let message = format!("iteration space dim at index {dim} not used to access any operand");
                return Err(ir.error(self, message));
            }
            if of.inputs == 1 && of.outputs != 1 {
                let message = format!(
                    "iteration space dim at index {dim} is neither a contracting dim nor of parallel iteration type"
                );
                return Err(ir.error(self, message));
            }
        }
        match uses.iter().any(|of| of.inputs == 2 && of.outputs == 0) {
            true => Ok(()),
            false => Err(ir.error(self, "'indexing_maps' do not specify a contracting dimension")),
        }
    }

    /// Returns the uses of each loop.
    fn uses(self, ir: &Ir) -> Result<Vec<Uses>, &'static str> {
        let (context, maps) = (ir.context(), LinalgOp::indexing_maps(&self, ir));
        let mut uses: Option<Vec<Uses>> = None;
        for (i, (map, ty)) in maps.iter().zip(ir.operand_types(self)).enumerate().take(3) {
            if !map.is_projected_permutation() {
                return Err("provided affine_map is not a projected permutation");
            }
            match ty.cast::<ShapedType>(context) {
                Some(shaped) if shaped.rank(context) != Some(map.num_results()) => {
                    return Err("ranks of shaped operand and results of corresponding affine_map differ");
                }
                None if map.num_results() > 0 => {
                    return Err("affine_map specifies shaped access while operand has non-shaped type");
                }
                Some(_) | None => {}
            }
            let loops = map.num_dims() as usize;
            let uses = uses.get_or_insert_with(|| vec![Uses::default(); loops]);
            if uses.len() != loops {
                return Err("iteration spaces of provided affine_maps differ");
            }
            for position in map.results().iter().filter_map(AffineExpr::as_dim) {
                let Some(of) = uses.get_mut(position as usize) else { continue };
                if i < 2 { of.inputs += 1 } else { of.outputs += 1 }
            }
        }
        Ok(uses.unwrap_or_default())
    }
}
