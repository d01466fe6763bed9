//! Patterns of transpositions and broadcasts.

use ods::prelude::*;

use crate::reorder::create;
use crate::{BroadcastOp, TransposeOp};
use ods_tensor::tensor::{DimOp, EmptyOp};

/// A transposition of a transposition is one transposition.
pub(crate) struct FoldTransposeWithTranspose;

impl OpPattern<TransposeOp> for FoldTransposeWithTranspose {
    fn rewrite(op: TransposeOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let inner = ir.defining::<TransposeOp>(op.input(ir)).ok_or(NoMatch)?;
        let first = inner.permutation(ir);
        let permutation = op.permuted(ir).ok_or(NoMatch)?;
        let both: Option<Vec<i64>> = permutation.into_iter().map(|dim| first.get(dim).copied()).collect();
        let (input, init) = (inner.input(ir), op.init(ir));
        let both = both.ok_or(NoMatch)?;
        replace(rewriter, op, |b| create::<TransposeOp>(b, input, init, &both))
    }
}

/// Replaces the operation by the created one.
fn replace<T: Op>(
    rewriter: &mut Rewriter<'_>,
    op: impl Into<Operation>,
    new: impl FnOnce(&mut OpBuilder<'_>) -> ods::Result<T>,
) -> RewriteResult {
    let op = op.into();
    let new = new(&mut rewriter.before(op)).or(Err(NoMatch))?.operation();
    let results: Vec<Value> = rewriter.ir().results(new).collect();
    Ok(rewriter.replace(op, results)?)
}

/// A broadcast of a broadcast is one broadcast.
pub(crate) struct FoldBroadcasts;

impl OpPattern<BroadcastOp> for FoldBroadcasts {
    fn rewrite(op: BroadcastOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let inner = ir.defining::<BroadcastOp>(op.input(ir)).ok_or(NoMatch)?;
        let kept = op.kept(ir);
        let mut added = op.dimensions(ir);
        for dim in inner.dimensions(ir) {
            let dim = usize::try_from(dim).ok().and_then(|dim| kept.get(dim)).ok_or(NoMatch)?;
            added.push(*dim as i64);
        }
        added.sort_unstable();
        let (input, init) = (inner.input(ir), op.init(ir));
        replace(rewriter, op, |b| create::<BroadcastOp>(b, input, init, &added))
    }
}

/// A transposed broadcast is a broadcast of the transposed input.
pub(crate) struct SwapTransposeWithBroadcast;

impl OpPattern<TransposeOp> for SwapTransposeWithBroadcast {
    fn rewrite(op: TransposeOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let transposed = op.input(ir);
        let broadcast = ir.defining::<BroadcastOp>(transposed).filter(|_| ir.has_one_use(transposed)).ok_or(NoMatch)?;
        let (input, init) = (broadcast.input(ir), op.init(ir));
        if !ir.value_type(input).isa::<RankedTensorType>(ir.context()) {
            return Err(NoMatch);
        }
        let permutation = op.permuted(ir).ok_or(NoMatch)?;
        let added: Vec<usize> =
            broadcast.dimensions(ir).into_iter().filter_map(|dim| usize::try_from(dim).ok()).collect();
        let kept = broadcast.kept(ir);
        // Dimensions of the input, in their new order.
        let inner: Vec<usize> = permutation.iter().filter_map(|dim| kept.iter().position(|kept| kept == dim)).collect();
        let outer = added.iter().filter_map(|dim| permutation.iter().position(|of| of == dim));
        let outer: Vec<i64> = outer.map(|dim| dim as i64).collect();
        let element = ir.value_type(input).element_type(ir.context());
        let mut b = rewriter.before(op);
        let sizes: Option<Vec<OpFoldResult>> =
            (0..inner.len()).map(|dim| DimOp::mixed_size(&mut b, input, dim)).collect();
        let sizes = sizes.ok_or(NoMatch)?;
        let sizes: Option<Vec<OpFoldResult>> = inner.iter().map(|dim| sizes.get(*dim).copied()).collect();
        let sizes = MixedValues::of(b.context(), &sizes.ok_or(NoMatch)?).ok_or(NoMatch)?;
        let empty = b.value(EmptyOp::of(b.context(), sizes, element))?;
        let inner: Vec<i64> = inner.into_iter().map(|dim| dim as i64).collect();
        let new: TransposeOp = create(&mut b, input, empty, &inner).or(Err(NoMatch))?;
        let new = rewriter.ir().result(new, 0).ok_or(NoMatch)?;
        replace(rewriter, op, |b| create::<BroadcastOp>(b, new, init, &outer))
    }
}
