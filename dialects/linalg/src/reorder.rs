//! Operations that move elements: transposition and broadcast.

use ods::affine::AffineMap;
use ods::prelude::*;
use ods::schema::OpSchema;

use super::canonicalize::{
    EraseIdentity, FoldBroadcasts, FoldFillWithTranspose, FoldTransposeWithTranspose, SwapTransposeWithBroadcast,
};
use super::forms::{ELSEWHERE, add_arguments, parse_destination_style, print_dimensions, print_operands};
use super::structure::{dropped, rank_of_output, shape_of};
use super::{BuildPayload, IteratorType, Linalg, LinalgOp, Payload, YieldOp};

/// Permutes the dimensions of the input: dimension `i` of the output is dimension `permutation[i]` of the input.
///
/// Unlike `memref.transpose`, which makes a view, it moves the elements.
///
/// ```mlir
/// %0 = linalg.transpose ins(%a : tensor<16x64xf32>) outs(%init : tensor<64x16xf32>) permutation = [1, 0]
/// ```
#[op(
    Linalg,
    "transpose",
    traits(RecursiveMemoryEffects, SingleBlockImplicitTerminator<YieldOp>),
    interfaces(
        MemoryEffectOpInterface,
        ConditionallySpeculatable,
        LinalgOp,
        ReifyRankedShapedTypeOpInterface,
        OpAsmOpInterface,
    ),
    custom_format,
    verify,
    fold,
    canonicalize(FoldFillWithTranspose, FoldTransposeWithTranspose, SwapTransposeWithBroadcast),
)]
pub struct TransposeOp {
    #[operand]
    input: (AnyMemRef, AnyRankedTensor),
    #[operand]
    init: (AnyMemRef, AnyRankedTensor),
    #[attr]
    permutation: DenseI64ArrayAttr,
    #[result]
    result: Variadic<AnyTensor>,
    #[region]
    region: SizedRegion<1>,
}

/// Adds dimensions to the input: the output has the same elements at all positions along `dimensions`.
///
/// ```mlir
/// %0 = linalg.broadcast ins(%a : tensor<16xf32>) outs(%init : tensor<16x64xf32>) dimensions = [1]
/// ```
#[op(
    Linalg,
    "broadcast",
    traits(RecursiveMemoryEffects, SingleBlockImplicitTerminator<YieldOp>),
    interfaces(
        MemoryEffectOpInterface,
        ConditionallySpeculatable,
        LinalgOp,
        ReifyRankedShapedTypeOpInterface,
        OpAsmOpInterface,
    ),
    custom_format,
    verify,
    canonicalize(EraseIdentity, FoldBroadcasts),
)]
pub struct BroadcastOp {
    #[operand]
    input: (AnyMemRef, AnyRankedTensor),
    #[operand]
    init: (AnyMemRef, AnyRankedTensor),
    #[attr]
    dimensions: DenseI64ArrayAttr,
    #[result]
    result: Variadic<AnyTensor>,
    #[region]
    region: SizedRegion<1>,
}

super::effects::structured! {
    TransposeOp: "init";
    BroadcastOp: "init";
}

impl TransposeOp {
    /// Returns, for each dimension of the output, that of the input; `None` if it is not a permutation.
    pub(super) fn permuted(self, ir: &Ir) -> Option<Vec<usize>> {
        let permutation = self.permutation(ir);
        let mut seen = vec![false; permutation.len()];
        let position = |dim: i64| {
            let dim = usize::try_from(dim).ok()?;
            let is_new = seen.get_mut(dim).is_some_and(|seen| !std::mem::replace(seen, true));
            is_new.then_some(dim)
        };
        permutation.into_iter().map(position).collect()
    }
}

impl LinalgOp for TransposeOp {
    fn indexing_maps(&self, ir: &Ir) -> Vec<AffineMap> {
        let rank = rank_of_output(ir, self.operation()) as u32;
        let Some(permuted) = self.permuted(ir) else { return Vec::new() };
        let mut inverse = vec![0; permuted.len()];
        for (output, input) in permuted.into_iter().enumerate() {
            inverse[input] = output as u32;
        }
        let of_input = AffineMap::permutation(&inverse).ok();
        of_input.into_iter().chain([AffineMap::identity(rank)]).collect()
    }

    fn iterator_types(&self, ir: &Ir) -> Vec<IteratorType> {
        vec![IteratorType::Parallel; rank_of_output(ir, self.operation())]
    }

    fn payload_builder() -> Option<BuildPayload> {
        Some(build_identity)
    }
}

impl LinalgOp for BroadcastOp {
    fn indexing_maps(&self, ir: &Ir) -> Vec<AffineMap> {
        let (identity, added) = (AffineMap::identity(rank_of_output(ir, self.operation()) as u32), self.dimensions(ir));
        let is_added = |dim: usize| added.iter().any(|added| usize::try_from(*added) == Ok(dim));
        dropped(&identity, is_added).into_iter().chain([identity.clone()]).collect()
    }

    fn iterator_types(&self, ir: &Ir) -> Vec<IteratorType> {
        vec![IteratorType::Parallel; rank_of_output(ir, self.operation())]
    }

    fn payload_builder() -> Option<BuildPayload> {
        Some(build_identity)
    }
}

/// Yields the element of the input.
fn build_identity(b: &mut OpBuilder<'_>, arguments: &[Value], attributes: &[NamedAttribute]) -> Result<(), String> {
    Payload::First.build(b, arguments, attributes)
}

impl OpAsmOpInterface for TransposeOp {
    fn asm_result_names(&self, ir: &Ir, names: &mut AsmNames) {
        super::name_result(ir, self.operation(), "transposed", names);
    }
}

impl OpAsmOpInterface for BroadcastOp {
    fn asm_result_names(&self, ir: &Ir, names: &mut AsmNames) {
        super::name_result(ir, self.operation(), "broadcasted", names);
    }
}

/// Parses `ins(...) outs(...) name = [...]`, and creates a body that yields the element of the input.
fn parse(
    parser: &mut OpAsmParser<'_>,
    state: &mut OperationState<'_>,
    schema: &'static OpSchema,
    name: &str,
) -> ParseResult<()> {
    let operands = parse_destination_style(parser, state, schema, Some(name))?;
    let mut region = parser.empty_region();
    parser.ensure_block(&mut region)?;
    let (elements, location) = (operands.elements(parser.context()), parser.name_location());
    if let Some(block) = region.entry() {
        let ir = parser.ir_mut();
        let locations = state.operands.iter().map(|operand| ir.value_location(*operand));
        let arguments: Vec<(Type, Location)> = elements.into_iter().zip(locations).collect();
        let arguments = add_arguments(ir, block, arguments);
        if let Some(first) = arguments.first() {
            let mut b = OpBuilder::new(ir, InsertionPoint::end_of(block), location);
            let inserted = b.insert(YieldOp::new([*first]));
            inserted.map_err(|error| parser.emit_error(location, error))?;
        }
    }
    state.regions.push(region);
    Ok(())
}

fn print(ir: &Ir, printer: &mut OpAsmPrinter<'_>, (input, init): (Value, Value), name: &str, dimensions: &[i64]) {
    print_operands(ir, printer, &[input], &[init]);
    print_dimensions(printer, name, dimensions);
}

impl TransposeOp {
    fn parse(parser: &mut OpAsmParser<'_>, state: &mut OperationState<'_>) -> ParseResult<()> {
        parse(parser, state, Self::SCHEMA, "permutation")
    }

    fn print(self, ir: &Ir, printer: &mut OpAsmPrinter<'_>) {
        print(ir, printer, (self.input(ir), self.init(ir)), "permutation", &self.permutation(ir));
        let entries = printer.attributes_of(self);
        printer.print_optional_attr_dict(&entries, &["permutation", ELSEWHERE[0]]);
    }

    /// Folds transpositions of tensors that change nothing.
    fn fold(self, ir: &mut Ir, _: &Constants<'_>) -> Option<Vec<OpFoldResult>> {
        let input = self.input(ir);
        let changes_nothing = self.permutation(ir).iter().enumerate().all(|(i, dim)| usize::try_from(*dim) == Ok(i));
        let is_tensor = ir.value_type(input).isa::<TensorType>(ir.context());
        let same_type = ir.result_types(self).eq([ir.value_type(input)]);
        (is_tensor && changes_nothing && same_type).then(|| vec![input.into()])
    }

    /// Checks the permutation against the shapes.
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        let Some(permuted) = self.permuted(ir) else {
            return Err(ir.op_error(self, "permutation is not valid"));
        };
        let (input, init) = (shape_of(ir, self.input(ir)), shape_of(ir, self.init(ir)));
        let (rank, init_rank, size) = (input.len(), init.len(), permuted.len());
        if rank != init_rank {
            return Err(ir.op_error(self, format_args!("input rank {rank} does not match init rank {init_rank}")));
        }
        if rank != size {
            let message = format!("size of permutation {size} does not match the argument rank {rank}");
            return Err(ir.op_error(self, message));
        }
        for (i, (dim, found)) in permuted.into_iter().zip(init).enumerate() {
            let expected = input[dim];
            if expected != *found {
                let message =
                    format!("dim(result, {i}) = {found} doesn't match dim(input, permutation[{i}]) = {expected}");
                return Err(ir.op_error(self, message));
            }
        }
        Ok(())
    }
}

impl BroadcastOp {
    fn parse(parser: &mut OpAsmParser<'_>, state: &mut OperationState<'_>) -> ParseResult<()> {
        parse(parser, state, Self::SCHEMA, "dimensions")
    }

    fn print(self, ir: &Ir, printer: &mut OpAsmPrinter<'_>) {
        print(ir, printer, (self.input(ir), self.init(ir)), "dimensions", &self.dimensions(ir));
        let entries = printer.attributes_of(self);
        printer.print_optional_attr_dict(&entries, &["dimensions", ELSEWHERE[0]]);
    }

    /// Returns the dimensions of the output that are also dimensions of the input, in order.
    pub(super) fn kept(self, ir: &Ir) -> Vec<usize> {
        let added = self.dimensions(ir);
        let is_added = |dim: &usize| added.iter().any(|added| usize::try_from(*added) == Ok(*dim));
        (0..shape_of(ir, self.init(ir)).len()).filter(|dim| !is_added(dim)).collect()
    }

    /// Checks the dimensions against the shapes.
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        let (input, init) = (shape_of(ir, self.input(ir)), shape_of(ir, self.init(ir)));
        let (added, rank) = (self.dimensions(ir), init.len() as i64);
        if input.len() + added.len() != init.len() {
            let (input, added) = (input.len(), added.len());
            let message = format!(
                "input rank plus added dimensions does not match init rank. input rank: {input}, dimensions size: {added}, \
                 init rank: {rank}"
            );
            return Err(ir.op_error(self, message));
        }
        if let Some((i, dim)) = added.iter().enumerate().find(|(_, dim)| !(0..rank).contains(*dim)) {
            let last = rank - 1;
            let message = format!("dimension {i} is out of range. expected range: [0, {last}], got: {dim}");
            return Err(ir.op_error(self, message));
        }
        for (i, (dim, expected)) in self.kept(ir).into_iter().zip(input).enumerate() {
            let found = init[dim];
            if *expected != found {
                let message = format!("input dim {i} should match init dim {dim}. input: {expected}, init: {found}");
                return Err(ir.op_error(self, message));
            }
        }
        Ok(())
    }
}

/// Creates a transposition or a broadcast, given the value of its attribute.
pub(super) fn create<T: Op + LinalgOp>(
    b: &mut OpBuilder<'_>,
    input: Value,
    init: Value,
    dimensions: &[i64],
) -> ods::Result<T> {
    let context = b.context();
    let Some(attribute) = T::SCHEMA.attributes.first() else { return Err(b.error("expected an attribute").into()) };
    let value = DenseArrayAttr::i64s(context, dimensions).into();
    let attributes = [NamedAttribute { name: context.identifier(attribute.name), value }];
    let op: T = super::create_named(b, &[input], &[init], &attributes)?;
    let (location, ir) = (b.location(), b.ir_mut());
    if let Some(block) = ir.region(op.operation(), 0).and_then(|region| ir.entry_block(region)) {
        for (i, operand) in [input, init].into_iter().enumerate() {
            let location = ir.value_location(operand);
            ir.set_argument_location(block, i, location);
        }
        if let Some(end) = ir.last_op(block) {
            ir.set_location(end, location);
        }
    }
    Ok(op)
}
