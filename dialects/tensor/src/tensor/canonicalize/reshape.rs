//! Patterns of changes of shape.

use ods::prelude::*;

use crate::tensor::fold::{loses_information, reshaped};
use crate::tensor::{CastOp, CollapseShapeOp, ExpandShapeOp, FromElementsOp, SplatOp};
use ods_arith::arith;
use ods_arith::common::reassociation::{Groups, collapsed_sizes};
use ods_arith::common::reshapes::Reshape;
use ods_arith::common::shapes::num_dynamic;

pattern! {
    in_order;
    at_root;

    /// A constant of equal elements in another shape is a constant. The folder does the same, and before.
    #[benefit(1)]
    pub(in crate::tensor) FoldReshapeWithConstant: op @ CollapseShapeOp | ExpandShapeOp { src: const value, .. }
        => arith::ConstantOp { value: splat(ir, value.attribute()?, op.result(ir)).ok_or(NoMatch)? };

    /// A splat of another shape is a splat.
    #[benefit(1)]
    pub(in crate::tensor) FoldReshapeWithSplat: CollapseShapeOp | ExpandShapeOp {
        src: SplatOp { input: x, dynamic_sizes: [] }, ..
    } => SplatOp { input: x, dynamic_sizes: [] };

    /// Elements in another shape are the same elements.
    #[benefit(1)]
    pub(in crate::tensor) FoldReshapeWithFromElements: op @ CollapseShapeOp | ExpandShapeOp {
        src: FromElementsOp { elements: elements }, ..
    } if num_dynamic(ir.context(), ir.value_type(op.result(ir))) == 0 => FromElementsOp { elements: elements };
}

/// Returns the constant in the shape of a result, if its elements are equal.
fn splat(ir: &Ir, value: Attribute, result: Value) -> Option<Attribute> {
    let context = ir.context();
    let value = reshaped(context, Some(value), ir.value_type(result))?;
    value.cast::<DenseElementsAttr>(context).is_some_and(|all| all.is_splat(context)).then_some(value)
}

/// A collapse of a cast that only loses information is a collapse of its source.
pub(in crate::tensor) struct FoldCollapseOfCastOp;

impl OpPattern<CollapseShapeOp> for FoldCollapseOfCastOp {
    fn rewrite(op: CollapseShapeOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let context = ir.context();
        let cast = ir.defining::<CastOp>(op.src(ir)).filter(|cast| loses_information(ir, *cast)).ok_or(NoMatch)?;
        let (source, ty) = (cast.source(ir), ir.value_type(op.result(ir)));
        let shape = ir.value_type(source).shape(context).ok_or(NoMatch)?;
        let sizes = collapsed_sizes(shape, &op.groups(ir)).ok_or(NoMatch)?;
        let known = RankedTensorType::get(context, &sizes, ty.element_type(context), None).or(Err(NoMatch))?;
        if Type::from(known) == ty {
            op.set_src(rewriter.ir_mut(), source);
            return Ok(());
        }
        let new = CollapseShapeOp::new(source, op.reassociation_attr(ir), known);
        let new = rewriter.before(op).value(new)?;
        rewriter.replace_with(op, CastOp::new(new, ty))?;
        Ok(())
    }
}

/// Constant sizes of an expansion of a cast are part of its type, where the source of the cast is static.
pub(in crate::tensor) struct ConvertToStaticExpandShape;

impl OpPattern<ExpandShapeOp> for ConvertToStaticExpandShape {
    fn rewrite(op: ExpandShapeOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let context = ir.context();
        let cast = ir.defining::<CastOp>(op.src(ir)).filter(|cast| loses_information(ir, *cast)).ok_or(NoMatch)?;
        let known = ir.value_type(cast.source(ir)).shape(context).ok_or(NoMatch)?;
        let (ty, groups) = (ir.value_type(op.result(ir)), op.groups(ir));
        let sizes = static_where_known(ir, op, &groups, known).ok_or(NoMatch)?;
        let of_shape = |shape: &[i64]| RankedTensorType::get(context, shape, ty.element_type(context), None);
        let collapsed = collapsed_sizes(&sizes.integers, &groups).ok_or(NoMatch)?;
        let (from, to) = (of_shape(&collapsed).or(Err(NoMatch))?, of_shape(&sizes.integers).or(Err(NoMatch))?);
        let (src, groups) = (op.src(ir), op.reassociation_attr(ir));
        let source = rewriter.before(op).value(CastOp::new(src, from))?;
        let new = ExpandShapeOp::new(source, groups, sizes.operands, sizes.integers, to);
        let new = rewriter.before(op).value(new)?;
        rewriter.replace_with(op, CastOp::new(new, ty))?;
        Ok(())
    }
}

/// Returns the sizes of the result, where constant ones in groups that come from a known size are integers; `None` if
/// there are none.
fn static_where_known(ir: &Ir, op: ExpandShapeOp, groups: &Groups, known: &[i64]) -> Option<MixedValues> {
    let shape = ir.value_type(op.result(ir)).shape(ir.context())?;
    let mut operands = op.output_shape(ir).into_iter();
    let mut sizes = Vec::with_capacity(shape.len());
    for (group, source) in groups.iter().zip(known) {
        for dim in group {
            let size = *shape.get(usize::try_from(*dim).ok()?)?;
            sizes.push(match size {
                DYNAMIC if *source == DYNAMIC => MixedValue::Operand(operands.next()?),
                DYNAMIC => MixedValue::Operand(operands.next()?).folded(ir),
                size => MixedValue::Integer(size),
            });
        }
    }
    let sizes: MixedValues = sizes.into_iter().collect();
    (sizes.operands.len() < op.output_shape(ir).len()).then_some(sizes)
}
