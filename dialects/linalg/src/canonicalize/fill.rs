//! Patterns of fills and copies. Most of them apply to operations of `tensor` whose source is a fill.

use ods::prelude::*;

use crate::{CopyOp, FillOp, TransposeOp, create_named};
use ods_tensor::tensor::{
    CastOp, CollapseShapeOp, ConcatOp, EmptyOp, ExpandShapeOp, ExtractOp, InsertSliceOp, PadOp, constant_padding,
    inferred_type,
};

/// Returns the value and the output of the fill that defines the tensor.
fn fill_of(ir: &Ir, value: Value) -> Option<(FillOp, Value, Value)> {
    let fill = ir.defining::<FillOp>(value)?;
    let (inputs, outputs) = (fill.inputs(ir), fill.outputs(ir));
    Some((fill, *inputs.first()?, *outputs.first()?))
}

/// Creates a fill in front of the operation.
fn fill_before(rewriter: &mut Rewriter<'_>, op: Operation, value: Value, output: Value) -> RewriteResult<Vec<Value>> {
    let fill: FillOp = create_named(&mut rewriter.before(op), &[value], &[output], &[]).or(Err(NoMatch))?;
    Ok(rewriter.ir().results(fill).collect())
}

/// Replaces the operation by a fill.
fn replace_by_fill(rewriter: &mut Rewriter<'_>, op: Operation, value: Value, output: Value) -> RewriteResult {
    let results = fill_before(rewriter, op, value, output)?;
    Ok(rewriter.replace(op, results)?)
}

/// A copy of an operand to itself does nothing.
pub(crate) struct EraseSelfCopy;

impl OpPattern<CopyOp> for EraseSelfCopy {
    fn rewrite(op: CopyOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let inputs = op.inputs(ir);
        if inputs != op.outputs(ir) {
            return Err(NoMatch);
        }
        if op.has_pure_buffer_semantics(ir) {
            return Ok(rewriter.erase(op)?);
        }
        Ok(rewriter.replace(op, inputs)?)
    }
}

/// A copy of a fill is a fill, and a copy over a fill is a copy over its output.
pub(crate) struct FoldFillWithCopy;

impl OpPattern<CopyOp> for FoldFillWithCopy {
    fn rewrite(op: CopyOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let input = *op.inputs(ir).first().ok_or(NoMatch)?;
        let output = *op.outputs(ir).first().ok_or(NoMatch)?;
        if let Some((_, value, _)) = fill_of(ir, input) {
            return replace_by_fill(rewriter, op.operation(), value, output);
        }
        let (_, _, output) = fill_of(ir, output).ok_or(NoMatch)?;
        let copy: CopyOp = create_named(&mut rewriter.before(op), &[input], &[output], &[]).or(Err(NoMatch))?;
        let results: Vec<Value> = rewriter.ir().results(copy).collect();
        Ok(rewriter.replace(op, results)?)
    }
}

/// A transposed fill is a fill.
pub(crate) struct FoldFillWithTranspose;

impl OpPattern<TransposeOp> for FoldFillWithTranspose {
    fn rewrite(op: TransposeOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let (_, value, _) = fill_of(ir, op.input(ir)).ok_or(NoMatch)?;
        let output = op.init(ir);
        replace_by_fill(rewriter, op.operation(), value, output)
    }
}

pattern! {
    at_root;

    /// An element of a fill is its value.
    #[benefit(1)]
    pub(super) FoldFillWithTensorExtract: op @ ExtractOp { tensor: FillOp { inputs: [value], .. }, .. }
        if ir.value_type(value) == ir.value_type(op.result(ir)) => value;

    /// A collapsed fill is a fill: one half of MLIR's `FoldFillWithTensorReshape`.
    #[benefit(1)]
    pub(super) FoldFillWithCollapse: op @ CollapseShapeOp {
        src: fill @ FillOp { inputs: [value], outputs: [output], .. }, reassociation
    } => new @ CollapseShapeOp { src: output, reassociation } -> ir.value_type(op.result(ir)) at ir.location(fill)
        then { fill_before(rewriter, op.operation(), value, new[0])? };

    /// An expanded fill is a fill: the other half.
    #[benefit(1)]
    pub(super) FoldFillWithExpand: op @ ExpandShapeOp {
        src: fill @ FillOp { inputs: [value], outputs: [output], .. }, reassociation, output_shape, static_output_shape
    } => new @ ExpandShapeOp { src: output, reassociation, output_shape, static_output_shape }
            -> ir.value_type(op.result(ir)) at ir.location(fill)
        then { fill_before(rewriter, op.operation(), value, new[0])? };

    /// An insertion of a padded tensor into a fill with the same value is an insertion of the tensor.
    #[benefit(1)]
    pub(super) FoldInsertPadIntoFill: op @ InsertSliceOp { source: pad @ PadOp { source: source, .. }, .. }
        if is_inserted_into_padding(ir, op, pad) => { insertion_without_padding(rewriter, op, pad, source)? };
}

/// Returns whether the tensor is filled with the value of the padding, apart from other slices.
fn is_inserted_into_padding(ir: &Ir, op: InsertSliceOp, pad: PadOp) -> bool {
    let fill = untouched_dest(ir, op).and_then(|dest| fill_of(ir, dest));
    fill.is_some_and(|(_, value, _)| constant_padding(ir, pad) == Some(value))
}

/// Creates the insertion of the padded tensor itself.
fn insertion_without_padding(
    rewriter: &mut Rewriter<'_>,
    op: InsertSliceOp,
    pad: PadOp,
    source: Value,
) -> RewriteResult<Value> {
    let ir = rewriter.ir();
    let low = MixedValues { integers: pad.static_low(ir), operands: pad.low(ir) };
    let offsets = low.into_iter().zip(op.mixed_offsets(ir)).map(|(low, offset)| sum(ir, low, offset));
    let offsets: Option<Vec<MixedValue>> = offsets.collect();
    let offsets: MixedValues = offsets.ok_or(NoMatch)?.into_iter().collect();
    let (dest, strides) = (op.dest(ir), op.mixed_strides(ir));
    let rank = ir.value_type(source).shape(ir.context()).map_or(0, <[i64]>::len);
    let mut b = rewriter.before(op);
    let sizes = (0..rank).map(|dim| ods_tensor::tensor::DimOp::mixed_size(&mut b, source, dim));
    let sizes: Option<Vec<OpFoldResult>> = sizes.collect();
    let sizes = MixedValues::of(b.context(), &sizes.ok_or(NoMatch)?).ok_or(NoMatch)?;
    Ok(b.value(InsertSliceOp::of(source, dest, offsets, sizes, strides))?)
}

/// A concatenation of fills with the same value is a fill.
pub(super) struct FoldConcatsOfFill;

impl OpPattern<ConcatOp> for FoldConcatsOfFill {
    fn rewrite(op: ConcatOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let fills: Option<Vec<_>> = op.inputs(ir).iter().map(|input| fill_of(ir, *input)).collect();
        let fills = fills.ok_or(NoMatch)?;
        let value = fills.first().ok_or(NoMatch)?.1;
        let constant = ir.constant(value);
        let is_same = |other: Value| other == value || constant.is_some() && ir.constant(other) == constant;
        // The outputs have the types of the fills, and so has their concatenation; nothing is created before this is
        // known to fit.
        let has_inferred_type = inferred_type(ir, op) == Some(ir.value_type(op.result(ir)));
        if !has_inferred_type || !fills.iter().all(|(_, other, _)| is_same(*other)) {
            return Err(NoMatch);
        }
        let dim = usize::try_from(op.dim(ir)).or(Err(NoMatch))?;
        let outputs: Vec<Value> = fills.into_iter().map(|(_, _, output)| output).collect();
        let new = ConcatOp::of(ir, dim, outputs);
        let output = rewriter.before(op).value(new)?;
        replace_by_fill(rewriter, op.operation(), value, output)
    }
}

/// A fill that is padded with its value is a larger fill.
pub(super) struct FoldFillWithPad;

impl OpPattern<PadOp> for FoldFillWithPad {
    fn rewrite(op: PadOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let (fill, value, _) = fill_of(ir, op.source(ir)).ok_or(NoMatch)?;
        if constant_padding(ir, op) != Some(value) {
            return Err(NoMatch);
        }
        let (ty, location) = (ir.value_type(op.result(ir)), ir.location(fill));
        let mut b = rewriter.before(op);
        let shapes = op.reify_result_shapes(&mut b).ok_or(NoMatch)?;
        let sizes = MixedValues::of(b.context(), shapes.first().ok_or(NoMatch)?).ok_or(NoMatch)?;
        let element = ty.element_type(b.context());
        let empty = b.value(EmptyOp::of(b.context(), sizes, element))?;
        let mut b = b.with_location(location);
        let fill: FillOp = create_named(&mut b, &[value], &[empty], &[]).or(Err(NoMatch))?;
        let mut result = b.ir().result(fill, 0).ok_or(NoMatch)?;
        if b.type_of(result) != ty {
            result = b.value(CastOp::new(result, ty))?;
        }
        Ok(rewriter.replace(op, [result])?)
    }
}

/// Returns the sum of an offset and the padding in front; `None` if it would need an operation, or is negative: a list
/// of offsets cannot hold it.
fn sum(ir: &Ir, low: MixedValue, offset: MixedValue) -> Option<MixedValue> {
    match (low.folded(ir), offset.folded(ir)) {
        (MixedValue::Integer(low), MixedValue::Integer(offset)) => {
            low.checked_add(offset).filter(|sum| *sum >= 0).map(MixedValue::Integer)
        }
        (MixedValue::Integer(0), other) | (other, MixedValue::Integer(0)) => Some(other),
        (MixedValue::Integer(_) | MixedValue::Operand(_), MixedValue::Operand(_))
        | (MixedValue::Operand(_), MixedValue::Integer(_)) => None,
    }
}

/// Returns the tensor before insertions that do not overlap with this one.
fn untouched_dest(ir: &Ir, op: InsertSliceOp) -> Option<Value> {
    let same_rank = |op: InsertSliceOp| {
        let [part, whole] = [op.source(ir), op.dest(ir)].map(|value| ir.value_type(value).shape(ir.context()));
        part.zip(whole).is_some_and(|(part, whole)| part.len() == whole.len())
    };
    if !same_rank(op) {
        return None;
    }
    let mut dest = op.dest(ir);
    while let Some(earlier) = ir.defining::<InsertSliceOp>(dest) {
        if !same_rank(earlier) {
            return None;
        }
        if !are_disjoint(ir, op, earlier) {
            break;
        }
        dest = earlier.dest(ir);
    }
    Some(dest)
}

/// Returns whether two slices have no element in common, as their static parts tell.
fn are_disjoint(ir: &Ir, a: InsertSliceOp, b: InsertSliceOp) -> bool {
    let ends = |op: InsertSliceOp| {
        let (offsets, sizes, strides) = (op.static_offsets(ir), op.static_sizes(ir), op.static_strides(ir));
        let end = |((offset, size), stride): ((i64, i64), i64)| {
            if [offset, size, stride].contains(&DYNAMIC) {
                return None;
            }
            let length = size.checked_sub(1)?.checked_mul(stride)?;
            Some((offset, offset.checked_add(length)?))
        };
        offsets.into_iter().zip(sizes).zip(strides).map(end).collect::<Vec<_>>()
    };
    ends(a).into_iter().zip(ends(b)).any(|pair| match pair {
        (Some((a, a_end)), Some((b, b_end))) => a_end < b || b_end < a,
        (Some(_), None) | (None, Some(_)) | (None, None) => false,
    })
}
