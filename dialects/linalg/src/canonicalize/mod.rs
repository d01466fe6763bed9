//! Canonicalization patterns, with MLIR's names and orders.
//!
//! * `fill`, `reorder`: patterns of fills and copies, and of transpositions and broadcasts. This file has the patterns
//!   of all structured operations.

mod fill;
mod reorder;

use std::collections::HashMap;

use ods::affine::AffineMap;
use ods::prelude::*;
use ods::rewrite::PatternSchema;

use super::structure::shape_of;
use super::{LinalgOp, YieldOp};
use ods_tensor::tensor::{self, CastOp, preserves_static_information};

pub(super) use fill::{EraseSelfCopy, FoldFillWithCopy, FoldFillWithTranspose};
pub(super) use reorder::{FoldBroadcasts, FoldTransposeWithTranspose, SwapTransposeWithBroadcast};

/// The patterns of the dialect for operations of any kind, and of `tensor`.
pub(super) static PATTERNS: [PatternSchema; 9] = [
    PatternSchema::of_interface::<dyn LinalgOp>("EraseDeadLinalgOp", 1, erase_dead),
    <FoldTensorCastConsumerOp as OpPattern<CastOp>>::SCHEMA.named("FoldTensorCastConsumerOp"),
    PatternSchema::of_interface::<dyn LinalgOp>("InferStaticShapeOfOperands", 1, infer_static_shapes),
    <fill::FoldConcatsOfFill as OpPattern<tensor::ConcatOp>>::SCHEMA.named("FoldConcatsOfFill"),
    <fill::FoldFillWithTensorExtract as OpPattern<tensor::ExtractOp>>::SCHEMA.named("FoldFillWithTensorExtract"),
    <fill::FoldFillWithPad as OpPattern<tensor::PadOp>>::SCHEMA.named("FoldFillWithPad"),
    <fill::FoldFillWithCollapse as OpPattern<tensor::CollapseShapeOp>>::SCHEMA.named("FoldFillWithTensorReshape"),
    <fill::FoldFillWithExpand as OpPattern<tensor::ExpandShapeOp>>::SCHEMA.named("FoldFillWithTensorReshape"),
    <fill::FoldInsertPadIntoFill as OpPattern<tensor::InsertSliceOp>>::SCHEMA.named("FoldInsertPadIntoFill"),
];

/// An operation whose body yields elements of operands at the same position is these operands.
pub(super) struct EraseIdentity;

impl<O: Op + LinalgOp> OpPattern<O> for EraseIdentity {
    fn rewrite(op: O, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let maps = op.indexing_maps(ir);
        let body = op.payload(ir).ok_or(NoMatch)?;
        let end = ir.first_op(body).and_then(|first| ir.cast::<YieldOp>(first)).ok_or(NoMatch)?;
        if maps.windows(2).any(|pair| pair[0] != pair[1]) {
            return Err(NoMatch);
        }
        let operand_of = |value: &Value| ir.arguments(body).position(|argument| argument == *value);
        let positions: Option<Vec<usize>> = end.values(ir).iter().map(operand_of).collect();
        let positions = positions.ok_or(NoMatch)?;
        let op = op.operation();
        let operands: Vec<Value> = ir.operands(op).collect();
        let style = ir.interface::<dyn DestinationStyleOpInterface>(op).ok_or(NoMatch)?;
        if style.has_pure_buffer_semantics(ir) {
            let copies_itself = matches!(operands[..], [input, output] if input == output);
            let is_copy = copies_itself && style.num_dps_inits(ir) == 1 && !positions.is_empty();
            return if is_copy { Ok(rewriter.erase(op)?) } else { Err(NoMatch) };
        }
        if !style.has_pure_tensor_semantics(ir) || positions.len() != ir.num_results(op) {
            return Err(NoMatch);
        }
        let types: Vec<Type> = ir.result_types(op).collect();
        let mut values = Vec::new();
        for (position, ty) in positions.into_iter().zip(types) {
            let value = *operands.get(position).ok_or(NoMatch)?;
            values.push(cast_to(rewriter, op, value, ty)?);
        }
        Ok(rewriter.replace(op, values)?)
    }
}

/// Returns the value with this type, by a cast if need be.
fn cast_to(rewriter: &mut Rewriter<'_>, before: Operation, value: Value, ty: Type) -> RewriteResult<Value> {
    let ir = rewriter.ir();
    let from = ir.value_type(value);
    if from == ty {
        return Ok(value);
    }
    match CastOp::<Operation>::are_cast_compatible(ir, &[from], &[ty]) {
        true => Ok(rewriter.before(before).value(CastOp::new(value, ty))?),
        false => Err(NoMatch),
    }
}

/// Erases an operation on buffers without elements, which does nothing.
fn erase_dead(op: Operation, rewriter: &mut Rewriter<'_>) -> RewriteResult {
    let ir = rewriter.ir();
    let is_empty =
        |operand: Value| ir.value_type(operand).isa::<MemRefType>(ir.context()) && shape_of(ir, operand).contains(&0);
    let has_no_elements = ir.operands(op).any(is_empty);
    if has_no_elements { Ok(rewriter.erase(op)?) } else { Err(NoMatch) }
}

/// Gives the result a type with more static sizes, and inserts a cast to the old type for its uses.
fn refine_result(ir: &mut Ir, result: Value, ty: Type) -> RewriteResult<Value> {
    let (old, location) = (ir.value_type(result), ir.value_location(result));
    let definition = ir.defining_op(result).ok_or(NoMatch)?;
    ir.set_value_type(result, ty);
    let mut b = ir.builder_after(definition);
    b.set_location(location);
    let cast = b.insert(CastOp::new(result, old))?;
    let back = cast.dest(ir);
    ir.replace_uses_if(result, back, |_, of| of.op != cast.operation());
    Ok(back)
}

/// A cast of a result to a type with more static sizes makes that the type of the output.
struct FoldTensorCastConsumerOp;

impl OpPattern<CastOp> for FoldTensorCastConsumerOp {
    fn rewrite(op: CastOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let (source, ty) = (op.source(ir), ir.value_type(op.dest(ir)));
        let definition = ir.defining_op(source).ok_or(NoMatch)?;
        let linalg = ir.interface::<dyn LinalgOp>(definition).ok_or(NoMatch)?;
        let in_same_block = ir.parent_block(op) == ir.parent_block(definition);
        // With other uses, or other results, a mismatch of the cast would reach what does not depend on it.
        let is_only_use = ir.num_results(definition) == 1 && ir.has_one_use(source);
        if !in_same_block || !is_only_use || !preserves_static_information(ir.context(), ir.value_type(source), ty) {
            return Err(NoMatch);
        }
        let number = ir.results(definition).position(|result| result == source).ok_or(NoMatch)?;
        let position = linalg.dps_init_range(ir).nth(number).ok_or(NoMatch)?;
        let init = ir.operand(definition, position).ok_or(NoMatch)?;
        let init = rewriter.before(definition).value(CastOp::new(init, ty))?;
        let ir = rewriter.ir_mut();
        ir.set_operand(definition, position, init);
        refine_result(ir, source, ty)?;
        Ok(rewriter.replace(op, [source])?)
    }
}

/// Gives operands the static sizes of other operands that are accessed by the same loop.
fn infer_static_shapes(op: Operation, rewriter: &mut Rewriter<'_>) -> RewriteResult {
    let ir = rewriter.ir();
    let linalg = ir.interface::<dyn LinalgOp>(op).ok_or(NoMatch)?;
    let maps = linalg.indexing_maps(ir);
    let fits = linalg.has_pure_tensor_semantics(ir) && maps.len() == ir.num_operands(op);
    if !fits || !maps.iter().all(AffineMap::is_projected_permutation) {
        return Err(NoMatch);
    }
    let sizes = static_sizes_of_loops(ir, op, &maps);
    let outputs = linalg.dps_init_range(ir);
    let mut changed = Vec::new();
    for (position, (operand, map)) in ir.operands(op).zip(&maps).enumerate() {
        if let Some(ty) = with_sizes_of_loops(ir, operand, map, &sizes) {
            let result = outputs.contains(&position).then(|| ir.result(op, position - outputs.start)).flatten();
            changed.push((position, operand, ty, result));
        }
    }
    if changed.is_empty() {
        return Err(NoMatch);
    }
    for (position, operand, ty, _) in &changed {
        let cast = rewriter.before(op).value(CastOp::new(*operand, *ty))?;
        rewriter.ir_mut().set_operand(op, *position, cast);
    }
    for (_, _, ty, result) in changed.into_iter().rev() {
        if let Some(result) = result {
            refine_result(rewriter.ir_mut(), result, ty)?;
        }
    }
    Ok(())
}

/// Returns the static sizes of loops: of the first operand whose type, or the source of whose cast, has one.
fn static_sizes_of_loops(ir: &Ir, op: Operation, maps: &[AffineMap]) -> HashMap<u32, i64> {
    let mut sizes = HashMap::new();
    for (operand, map) in ir.operands(op).zip(maps) {
        let shape = shape_of(ir, operand);
        let source = ir.defining::<CastOp>(operand).map(|cast| shape_of(ir, cast.source(ir)));
        let source = source.filter(|source| source.len() == shape.len() && !source.contains(&DYNAMIC));
        let known = source.unwrap_or(shape).iter().zip(shape).zip(map.results());
        for ((known, _), expr) in known.filter(|((_, size), _)| **size != DYNAMIC) {
            if let Some(position) = expr.as_dim() {
                sizes.entry(position).or_insert(*known);
            }
        }
    }
    sizes
}

/// Returns the type of a tensor with static sizes of loops in place of dynamic ones; `None` if there is none to
/// replace.
fn with_sizes_of_loops(ir: &Ir, operand: Value, map: &AffineMap, sizes: &HashMap<u32, i64>) -> Option<Type> {
    let ty = ir.value_type(operand).cast::<RankedTensorType>(ir.context())?;
    let shape = shape_of(ir, operand);
    let refined = shape.iter().zip(map.results()).map(|(size, expr)| match expr.as_dim() {
        Some(position) if *size == DYNAMIC => sizes.get(&position).copied().unwrap_or(DYNAMIC),
        Some(_) | None => *size,
    });
    let refined: Vec<i64> = refined.collect();
    if refined == shape {
        return None;
    }
    let element = Type::from(ty).element_type(ir.context());
    RankedTensorType::get(ir.context(), &refined, element, ty.encoding(ir.context())).ok().map(Type::from)
}
