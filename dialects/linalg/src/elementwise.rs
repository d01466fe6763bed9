//! A function of elements, selected by an attribute.

use ods::affine::AffineMap;
use ods::prelude::*;

use super::forms::{parse_listed_maps, parse_named, print_indexing_maps, print_named};
use super::structure::{maps_attribute, maps_of, rank_of_output};
use super::{BuildPayload, ElementwiseKind, ElementwiseKindAttr, IteratorType, Linalg, LinalgOp, Payload, YieldOp};
use ods_memref::fold_casts_of_operands;

/// Applies a function to the elements of the inputs.
///
/// `kind` selects the function. By default, all operands have the same shape; `indexing_maps` may transpose and
/// broadcast inputs.
///
/// ```mlir
/// %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp>
///     ins(%a : tensor<4x8xf32>) outs(%init : tensor<4x8xf32>) -> tensor<4x8xf32>
/// ```
#[op(
    Linalg,
    "elementwise",
    traits(AttrSizedOperandSegments, RecursiveMemoryEffects, SingleBlockImplicitTerminator<YieldOp>),
    interfaces(MemoryEffectOpInterface, ConditionallySpeculatable, LinalgOp, ReifyRankedShapedTypeOpInterface),
    custom_format,
    fold,
)]
pub struct ElementwiseOp {
    #[operand]
    inputs: Variadic<AnyType>,
    #[operand]
    outputs: Variadic<AnyShaped>,
    #[attr]
    kind: ElementwiseKind,
    #[attr(default = |context| ArrayAttr::get(context, &[]))]
    indexing_maps: Optional<AffineMapArrayAttr>,
    #[result]
    result_tensors: Variadic<AnyRankedTensor>,
    #[region]
    region: AnyRegion,
}

super::effects::structured! {
    ElementwiseOp: "outputs";
}

impl LinalgOp for ElementwiseOp {
    fn indexing_maps(&self, ir: &Ir) -> Vec<AffineMap> {
        let maps = ir.inherent_named(*self, "indexing_maps");
        maps.and_then(|maps| maps_of(ir.context(), maps)).unwrap_or_default()
    }

    fn iterator_types(&self, ir: &Ir) -> Vec<IteratorType> {
        vec![IteratorType::Parallel; rank_of_output(ir, self.operation())]
    }

    fn payload_builder() -> Option<BuildPayload> {
        Some(build)
    }
}

/// Creates the body for the attribute `kind`.
fn build(b: &mut OpBuilder<'_>, arguments: &[Value], attributes: &[NamedAttribute]) -> Result<(), String> {
    let kind = attributes.iter().find(|entry| b.context().str(entry.name) == "kind");
    let Some(kind) = kind.and_then(|entry| entry.value.cast::<ElementwiseKindAttr>(b.context())) else {
        return Err("expected ElementwiseKind attribute".into());
    };
    Payload::Of(kind.value(b.context()).function()).build(b, arguments, attributes)
}

/// Returns identities for all operands.
fn default_maps(arity: usize, rank: usize) -> Vec<AffineMap> {
    vec![AffineMap::identity(rank as u32); arity + 1]
}

impl ElementwiseOp {
    fn fold(self, ir: &mut Ir, _: &Constants<'_>) -> FoldResult {
        fold_casts_of_operands(ir, self.operation())
    }

    fn parse(parser: &mut OpAsmParser<'_>, state: &mut OperationState<'_>) -> ParseResult<()> {
        parser.parse_keyword("kind")?;
        parser.parse_punctuation("=")?;
        let kind = parser.parse_attribute()?;
        let Some(kind) = kind.cast::<ElementwiseKindAttr>(parser.context()) else {
            return Err(parser.emit_error_here("expected ElementwiseKind attribute"));
        };
        state.add_attribute("kind", kind);
        let maps = parse_listed_maps(parser)?;
        let arity = kind.value(parser.context()).function().arity();
        let operands = parse_named::<Self>(parser, state, arity + 1)?;
        let maps = match maps {
            Some(maps) => maps,
            None => {
                let context = parser.context();
                let rank = operands.outputs.last().or(operands.inputs.last()).and_then(|ty| ty.shape(context));
                let Some(rank) = rank.map(<[i64]>::len) else {
                    return Err(parser.emit_error_here("return type needs to be shaped type"));
                };
                maps_attribute(context, default_maps(arity, rank))
            }
        };
        state.add_attribute("indexing_maps", maps);
        Ok(())
    }

    fn print(self, ir: &Ir, printer: &mut OpAsmPrinter<'_>) {
        printer.print(" kind=");
        printer.print_attribute(ElementwiseKindAttr::get(ir.context(), self.kind(ir)));
        let default = default_maps(self.kind(ir).function().arity(), rank_of_output(ir, self.operation()));
        print_indexing_maps(printer, Some(self.indexing_maps_or_default(ir)), default);
        print_named(ir, printer, self.operation(), &["kind", "indexing_maps"]);
    }

    fn indexing_maps_or_default(self, ir: &Ir) -> ArrayAttr {
        let maps = ir.inherent_named(self, "indexing_maps").and_then(|maps| maps.cast(ir.context()));
        maps.unwrap_or_else(|| ArrayAttr::get(ir.context(), &[]))
    }
}
