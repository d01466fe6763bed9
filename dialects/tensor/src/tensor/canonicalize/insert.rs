//! Patterns of `tensor.insert_slice` and `tensor.parallel_insert_slice` over casts, and of destination-style
//! operations.

use ods::prelude::*;

use crate::tensor::fold::loses_information;
use crate::tensor::{CastOp, InsertSliceOp, ParallelInsertSliceOp, preserves_static_information};
use ods_arith::common::slices::{StaticSlice, dims_of_part, kept_dims};

/// Returns the source of a cast that only loses information.
fn source_of_cast(ir: &Ir, value: Value) -> Option<Value> {
    let cast = ir.defining::<CastOp>(value).filter(|cast| loses_information(ir, *cast))?;
    Some(cast.source(ir))
}

/// An insertion of a cast, or into one, is an insertion of its source.
pub(in crate::tensor) struct InsertSliceOpCastFolder;

/// A source that is known to be smaller than its type says is cast.
pub(in crate::tensor) struct InsertSliceOpSourceCastInserter;

/// Returns the sizes of the part, with the static sizes of its type.
fn known_sizes(sizes: MixedValues, part: &[i64]) -> Option<MixedValues> {
    let kept = dims_of_part(&sizes.integers, part)?;
    let mut known: Vec<MixedValue> = sizes.into_iter().collect();
    for (dim, size) in kept.into_iter().zip(part).filter(|(_, size)| **size != DYNAMIC) {
        known[dim] = MixedValue::Integer(*size);
    }
    Some(known.into_iter().collect())
}

macro_rules! insertions {
    ($($op:ident at |$ir:ident, $name:ident| $place:expr, result |$new:ident, $old:ident, $rewriter:ident| $result:expr;)*) => {$(
        impl OpPattern<$op> for InsertSliceOpCastFolder {
            fn rewrite($name: $op, $rewriter: &mut Rewriter<'_>) -> RewriteResult {
                let ir = $rewriter.ir();
                if ir.operands($name).any(|operand| ir.constant_int(operand).is_some()) {
                    return Err(NoMatch);
                }
                let [of_source, of_dest] =
                    [$name.source(ir), $name.dest(ir)].map(|value| source_of_cast(ir, value));
                if of_source.is_none() && of_dest.is_none() {
                    return Err(NoMatch);
                }
                let (source, dest) = (of_source.unwrap_or($name.source(ir)), of_dest.unwrap_or($name.dest(ir)));
                let context = ir.context();
                let (Some(part), Some(whole)) =
                    (ir.value_type(source).shape(context), ir.value_type(dest).shape(context))
                else {
                    return Err(NoMatch);
                };
                let sizes = known_sizes($name.mixed_sizes(ir), part).ok_or(NoMatch)?;
                let (offsets, strides) = ($name.mixed_offsets(ir), $name.mixed_strides(ir));
                // The slice must have the sizes of the new source.
                let kept = kept_dims(&sizes.integers, part);
                let fits = kept.len() == part.len() && kept.iter().zip(part).all(|(dim, size)| sizes.integers[*dim] == *size);
                let lists = [offsets, sizes, strides];
                if !fits || !StaticSlice::of_lists(&lists).is_in_bounds(whole) {
                    return Err(NoMatch);
                }
                let $old = $name;
                let [offsets, sizes, strides] = lists;
                let $new = $op::of(source, dest, offsets, sizes, strides);
                $result
            }
        }

        impl OpPattern<$op> for InsertSliceOpSourceCastInserter {
            fn rewrite($name: $op, rewriter: &mut Rewriter<'_>) -> RewriteResult {
                let ir = rewriter.ir();
                let (context, source, dest) = (ir.context(), $name.source(ir), $name.dest(ir));
                let ty = ir.value_type(source);
                let (Some(part), Some(whole)) = (ty.shape(context), ir.value_type(dest).shape(context)) else {
                    return Err(NoMatch);
                };
                if part.len() != whole.len() {
                    return Err(NoMatch);
                }
                let sizes = $name.mixed_sizes(ir).into_iter().zip(part).map(|(size, old)| match size {
                    MixedValue::Integer(size) => size,
                    MixedValue::Operand(size) => ir.constant_int(size).unwrap_or(*old),
                });
                let sizes: Vec<i64> = sizes.collect();
                // A size that is out of bounds stays an operand, so the type must not tell it.
                let slice = StaticSlice { sizes: sizes.clone(), ..StaticSlice::of(&$name, ir) };
                if sizes.iter().any(|size| *size < 0 && *size != DYNAMIC) || !slice.is_in_bounds(whole) {
                    return Err(NoMatch);
                }
                let encoding = ty.cast::<RankedTensorType>(context).ok_or(NoMatch)?.encoding(context);
                let known = RankedTensorType::get(context, &sizes, ty.element_type(context), encoding).or(Err(NoMatch))?;
                let known = Type::from(known);
                let is_compatible = || part.iter().zip(&sizes).all(|(a, b)| *a == DYNAMIC || *b == DYNAMIC || a == b);
                if known == ty || !preserves_static_information(context, ty, known) || !is_compatible() {
                    return Err(NoMatch);
                }
                // The slice must have the sizes of its source.
                let sizes = known_sizes($name.mixed_sizes(ir), &sizes).ok_or(NoMatch)?;
                let (offsets, strides) = ($name.mixed_offsets(ir), $name.mixed_strides(ir));
                let $ir = ir;
                let place: Operation = $place;
                let cast = rewriter.before(place).value(CastOp::new(source, known))?;
                rewriter.replace_with($name, $op::of(cast, dest, offsets, sizes, strides))?;
                Ok(())
            }
        }
    )*};
}

insertions! {
    InsertSliceOp at |_ir, op| op.operation(), result |new, old, rewriter| {
        let ty = rewriter.ir().value_type(old.result(rewriter.ir()));
        let result = rewriter.before(old).value(new)?;
        if rewriter.ir().value_type(result) == ty {
            return Ok(rewriter.replace(old, result)?);
        }
        rewriter.replace_with(old, CastOp::new(result, ty))?;
        Ok(())
    };
    ParallelInsertSliceOp at |ir, op| ir.parent_op(op).ok_or(NoMatch)?, result |new, old, rewriter| {
        rewriter.replace_with(old, new)?;
        Ok(())
    };
}

/// A destination-style operation takes the sources of casts that only lose information.
pub(in crate::tensor) fn fold_casts_of_producers(op: Operation, rewriter: &mut Rewriter<'_>) -> RewriteResult {
    let ir = rewriter.ir();
    if ir.isa::<InsertSliceOp>(op) || ir.interface::<dyn LoopLikeOpInterface>(op).is_some() {
        return Err(NoMatch);
    }
    let style = ir.interface::<dyn DestinationStyleOpInterface>(op).ok_or(NoMatch)?;
    let (mut types, mut new): (Vec<Type>, Vec<(usize, Value)>) = (ir.result_types(op).collect(), Vec::new());
    for (position, operand) in ir.operands(op).enumerate() {
        let Some(source) = source_of_cast(ir, operand) else { continue };
        new.push((position, source));
        let tied = style.tied_result(ir, position).and_then(|tied| ir.results(op).position(|result| result == tied));
        if let Some(tied) = tied {
            types[tied] = ir.value_type(source);
        }
    }
    if new.is_empty() {
        return Err(NoMatch);
    }
    let old_types: Vec<Type> = ir.result_types(op).collect();
    let ir = rewriter.ir_mut();
    for (position, source) in new {
        ir.set_operand(op, position, source);
    }
    for (index, (old, new)) in old_types.into_iter().zip(types).enumerate().filter(|(_, (old, new))| old != new) {
        let result = ir.result(op, index).ok_or(NoMatch)?;
        ir.set_value_type(result, new);
        let cast = ir.builder_after(op).insert(CastOp::new(result, old))?;
        let replacement = cast.dest(ir);
        ir.replace_uses_if(result, replacement, |_, of| of.op != cast.operation());
    }
    Ok(())
}
