//! Patterns of changes of shape.

use ods::prelude::*;

use crate::fold::loses_information;
use crate::{CastOp, CollapseShapeOp, ExpandShapeOp, layouts};
use ods_arith::common::reassociation::collapsed_sizes;
use ods_arith::common::reshapes::Reshape;

/// A collapse of a cast that only loses information is a collapse of its source.
pub(crate) struct CollapseShapeOpMemRefCastFolder;

impl OpPattern<CollapseShapeOp> for CollapseShapeOpMemRefCastFolder {
    fn rewrite(op: CollapseShapeOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let context = ir.context();
        let cast = ir.defining::<CastOp>(op.src(ir)).filter(|cast| loses_information(ir, *cast)).ok_or(NoMatch)?;
        let (source, ty, groups) = (cast.source(ir), ir.value_type(op.result(ir)), op.groups(ir));
        let from = ir.value_type(source);
        let sizes = collapsed_sizes(from.shape(context).ok_or(NoMatch)?, &groups).ok_or(NoMatch)?;
        let known = layouts::collapsed(context, from, &sizes, &groups).ok_or(NoMatch)?;
        if known == ty {
            op.set_src(rewriter.ir_mut(), source);
            return Ok(());
        }
        let new = CollapseShapeOp::new(source, op.reassociation_attr(ir), known);
        let new = rewriter.before(op).value(new)?;
        rewriter.replace_with(op, CastOp::new(new, ty))?;
        Ok(())
    }
}

/// An expansion of a cast that only loses information is an expansion of its source, with constant sizes in its type.
pub(crate) struct ExpandShapeOpMemRefCastFolder;

impl OpPattern<ExpandShapeOp> for ExpandShapeOpMemRefCastFolder {
    fn rewrite(op: ExpandShapeOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let context = ir.context();
        let cast = ir.defining::<CastOp>(op.src(ir)).filter(|cast| loses_information(ir, *cast)).ok_or(NoMatch)?;
        let (source, ty, groups) = (cast.source(ir), ir.value_type(op.result(ir)), op.groups(ir));
        let sizes: MixedValues = op.sizes(ir).into_iter().map(|size| size.folded(ir)).collect();
        let from = ir.value_type(source);
        // Sizes that contradict the source are undefined behavior, and stay; MLIR 22 makes invalid IR of them.
        let shape = collapsed_sizes(&sizes.integers, &groups).ok_or(NoMatch)?;
        if Some(&shape[..]) != from.shape(context) {
            return Err(NoMatch);
        }
        let known = layouts::expanded(context, from, &sizes.integers, &groups).ok_or(NoMatch)?;
        if known == ty {
            op.set_src(rewriter.ir_mut(), source);
            return Ok(());
        }
        let groups = op.reassociation_attr(ir);
        let new = ExpandShapeOp::new(source, groups, sizes.operands, sizes.integers, known);
        let new = rewriter.before(op).value(new)?;
        rewriter.replace_with(op, CastOp::new(new, ty))?;
        Ok(())
    }
}
