//! Static descriptions of named operations: their loops, the accesses to their operands, and their bodies.

use std::marker::PhantomData;

use ods::affine::{AffineExpr, AffineMap};
use ods::prelude::*;

use super::{IteratorType, LinalgOp, Payload};
use ods_arith::common::bodies::{Body, create_filled};

/// The name of the attribute in which MLIR keeps the indexing maps of a named operation.
pub(super) const MEMOIZED_MAPS: &str = "linalg.memoized_indexing_maps";

/// A named operation: its loops and its body.
#[derive(Clone, Copy, Debug)]
pub struct Structure {
    /// The loops, and the elements that each iteration accesses.
    pub loops: Loops,
    /// The body.
    pub payload: Payload,
}

/// The loops of a named operation.
#[derive(Clone, Copy, Debug)]
pub enum Loops {
    /// A parallel loop for each dimension of the output. Operands without dimensions are scalars.
    OfOutput,
    /// Loops of these kinds.
    Fixed {
        /// The kind of each loop.
        kinds: &'static [IteratorType],
        /// For each operand, an index for each of its dimensions.
        accesses: &'static [&'static [Index]],
    },
}

/// An index into an operand, as a function of the loops.
#[derive(Clone, Copy, Debug)]
pub enum Index {
    /// The index of a loop.
    Loop(u32),
    /// The sum of the indices of two loops.
    Sum(u32, u32),
    /// The sum of the index of a loop over positions, times the stride, and that of a loop over a window, times the
    /// dilation. The last number is the axis: the position of the stride and the dilation in their attributes.
    Window(u32, u32, usize),
}

impl Index {
    fn expr(self, strides: &[i64], dilations: &[i64]) -> AffineExpr {
        let factor = |factors: &[i64], axis: usize| AffineExpr::Constant(factors.get(axis).copied().unwrap_or(1));
        match self {
            Self::Loop(position) => AffineExpr::Dim(position),
            Self::Sum(a, b) => AffineExpr::Dim(a) + AffineExpr::Dim(b),
            Self::Window(position, window, axis) => {
                AffineExpr::Dim(position) * factor(strides, axis) + AffineExpr::Dim(window) * factor(dilations, axis)
            }
        }
    }
}

impl Loops {
    /// Returns whether MLIR keeps the maps in an attribute of the operation.
    pub(super) const fn are_memoized(self) -> bool {
        match self {
            Self::OfOutput => false,
            Self::Fixed { .. } => true,
        }
    }

    /// Returns the indexing maps for these strides and dilations; empty if they depend on the operands.
    pub(super) fn fixed_maps(self, strides: &[i64], dilations: &[i64]) -> Vec<AffineMap> {
        let Self::Fixed { kinds, accesses } = self else { return Vec::new() };
        let map = |access: &&[Index]| {
            let exprs = access.iter().map(|index| index.expr(strides, dilations));
            AffineMap::new(kinds.len() as u32, 0, exprs).ok()
        };
        accesses.iter().filter_map(map).collect()
    }

    /// Returns the indexing maps of the operation.
    pub(super) fn indexing_maps(self, ir: &Ir, op: Operation) -> Vec<AffineMap> {
        match self {
            Self::OfOutput => elementwise_maps(ir, op),
            Self::Fixed { .. } => memoized_maps(ir, op).unwrap_or_else(|| {
                let factors = |name| ir.inherent_named(op, name).map_or(Vec::new(), |of| integers(ir.context(), of));
                self.fixed_maps(&factors("strides"), &factors("dilations"))
            }),
        }
    }

    /// Returns the kinds of the loops of the operation.
    pub(super) fn iterator_types(self, ir: &Ir, op: Operation) -> Vec<IteratorType> {
        match self {
            Self::OfOutput => vec![IteratorType::Parallel; rank_of_output(ir, op)],
            Self::Fixed { kinds, .. } => kinds.to_vec(),
        }
    }
}

/// Returns the elements of a dense attribute of 64-bit integers.
pub(super) fn integers(context: &Context, attribute: Attribute) -> Vec<i64> {
    let dense = attribute.cast::<DenseElementsAttr>(context);
    dense.and_then(|dense| dense.values::<i64>(context).map(Iterator::collect)).unwrap_or_default()
}

/// Returns the indexing maps that the operation keeps in an attribute.
fn memoized_maps(ir: &Ir, op: Operation) -> Option<Vec<AffineMap>> {
    maps_of(ir.context(), ir.attribute(op, MEMOIZED_MAPS)?)
}

/// Returns the maps of an array of them.
pub(super) fn maps_of(context: &Context, attribute: Attribute) -> Option<Vec<AffineMap>> {
    let map = |element: &Attribute| element.cast::<AffineMapAttr>(context)?.value(context).cloned();
    attribute.cast::<ArrayAttr>(context)?.elements(context).iter().map(map).collect()
}

/// Returns an array of the maps.
pub(super) fn maps_attribute(context: &Context, maps: impl IntoIterator<Item = AffineMap>) -> ArrayAttr {
    let maps: Vec<Attribute> = maps.into_iter().map(|map| AffineMapAttr::get(context, map).into()).collect();
    ArrayAttr::get(context, &maps)
}

/// Returns the number of dimensions of the first output; 0 if there is none, or if it is unranked.
pub(super) fn rank_of_output(ir: &Ir, op: Operation) -> usize {
    let style = ir.interface::<dyn DestinationStyleOpInterface>(op);
    let position = style.and_then(|style| style.dps_init_range(ir).next());
    position.and_then(|position| ir.operand(op, position)).map_or(0, |init| shape_of(ir, init).len())
}

/// Returns the sizes of a tensor or buffer; none for scalars, vectors, and unranked types.
pub(super) fn shape_of(ir: &Ir, value: Value) -> &[i64] {
    let (context, ty) = (ir.context(), ir.value_type(value));
    let is_indexed = ty.isa::<RankedTensorType>(context) || ty.isa::<MemRefType>(context);
    if is_indexed { ty.shape(context).unwrap_or_default() } else { &[] }
}

/// Returns the type of the elements of a tensor or buffer, and the type itself if it is neither.
pub(super) fn element_of(context: &Context, ty: Type) -> Type {
    let is_indexed = ty.isa::<RankedTensorType>(context) || ty.isa::<MemRefType>(context);
    if is_indexed { ty.element_type(context) } else { ty }
}

/// Returns the identity for each operand with dimensions, and no results for each scalar.
fn elementwise_maps(ir: &Ir, op: Operation) -> Vec<AffineMap> {
    let rank = rank_of_output(ir, op) as u32;
    let map = |operand| match shape_of(ir, operand).is_empty() {
        true => AffineMap::new(rank, 0, []).ok(),
        false => Some(AffineMap::identity(rank)),
    };
    ir.operands(op).filter_map(map).collect()
}

/// Returns the map without the results at the positions that `drop` selects.
pub(super) fn dropped(map: &AffineMap, drop: impl Fn(usize) -> bool) -> Option<AffineMap> {
    let kept = map.results().iter().enumerate().filter(|(position, _)| !drop(*position));
    AffineMap::new(map.num_dims(), map.num_symbols(), kept.map(|(_, expr)| expr.clone())).ok()
}

/// Creates an operation with these inputs, outputs and attributes, and its body. The results have the types of the
/// outputs that are tensors.
///
/// ```
/// use ods::prelude::*;
/// use ods_dialects::{arith, linalg, tensor};
///
/// # fn main() -> ods::Result {
/// # let context = Context::new();
/// # ods_dialects::register_all(&context)?;
/// # let mut ir = Ir::new(context.into());
/// let mut b = ir.builder();
/// let zero = b.value(arith::ConstantOp::float(Type::F32, 0.0))?;
/// let empty = b.value(tensor::EmptyOp::of(b.context(), [4, 8], Type::F32))?;
/// let zeros = linalg::create_named::<linalg::FillOp>(&mut b, &[zero], &[empty], &[])?;
/// assert_eq!(ir.result_types(zeros).len(), 1);
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// Fails if the operation has no body of its own, as `linalg.generic`, or if its body cannot be made for these types.
pub fn create_named<T: Op + LinalgOp>(
    b: &mut OpBuilder<'_>,
    inputs: &[Value],
    outputs: &[Value],
    attributes: &[NamedAttribute],
) -> ods::Result<T> {
    let Some(build) = T::payload_builder() else {
        return Err(b.error(format_args!("'{}' has no body of its own", T::SCHEMA.name())).into());
    };
    let context = b.context();
    let types = |values: &[Value]| -> Vec<Type> { values.iter().map(|value| b.type_of(*value)).collect() };
    let mut elements = types(inputs);
    let outs = types(outputs);
    let tensors: Vec<Type> = outs.iter().copied().filter(|ty| ty.isa::<RankedTensorType>(context)).collect();
    elements.extend(outs);
    elements.iter_mut().for_each(|ty| *ty = element_of(context, *ty));
    let draft = Draft::generic(T::SCHEMA, context, &tensors, &[], attributes).regions(1);
    let draft = draft.operand_group(0, inputs.iter().copied()).operand_group(1, outputs.iter().copied());
    create_filled(Named(draft, PhantomData), b, |b, op: T| {
        let Some(region) = b.ir().region(op.operation(), 0) else { return Ok(()) };
        let inside = Body::add(b, region, elements);
        for i in 0..inside.arguments.len() {
            b.ir_mut().set_argument_location(inside.block, i, Location::UNKNOWN);
        }
        let mut inner = b.at_end_of(inside.block);
        inner.set_location(Location::UNKNOWN);
        let built = build(&mut inner, &inside.arguments, attributes);
        built.map_err(|message| b.error(message).into())
    })
}

/// The draft of a named operation.
struct Named<T>(Draft, PhantomData<T>);

impl<T: Op> Builder for Named<T> {
    type Op = T;

    fn into_draft(self) -> Draft {
        self.0
    }
}

/// Returns `dense<1> : tensor<Nxi64>`.
pub(super) fn ones(context: &Context, count: i64) -> Attribute {
    let ty = RankedTensorType::of(context, &[count], Type::I64);
    let ones = vec![1_i64; usize::try_from(count).unwrap_or(0)];
    ty.and_then(|ty| DenseElementsAttr::of(context, ty, &ones)).map_or(Attribute::UNIT, Attribute::from)
}
