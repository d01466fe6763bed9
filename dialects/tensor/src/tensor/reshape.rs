//! Changes of the shape of a tensor.

use ods::prelude::*;

use super::canonicalize::{
    ConvertToStaticExpandShape, FoldCollapseOfCastOp, FoldReshapeWithConstant, FoldReshapeWithFromElements,
    FoldReshapeWithSplat,
};
use super::{CastOp, Tensor};
use ods_arith::common::quoted::quoted;
use ods_arith::common::reassociation::{self, Groups, groups, verify_reshape_like};
use ods_arith::common::shapes::{rank, verify_shape_operand};

/// Gives a tensor the shape that another tensor contains.
///
/// ```mlir
/// %1 = tensor.reshape %0(%shape) : (tensor<4x1xf32>, tensor<1xi32>) -> tensor<4xf32>
/// ```
#[op(
    Tensor,
    "reshape",
    traits(Pure),
    interfaces(OpAsmOpInterface),
    verify,
    fold,
    format($source "(" $shape ")" attr_dict ":" functional_type(operands, results)),
)]
pub struct ReshapeOp {
    #[operand]
    source: AnyTensor,
    #[operand]
    shape: TensorRankOf<1, (AnySignlessInteger, Index)>,
    #[result]
    result: AnyTensor,
}

impl ReshapeOp {
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        let context = ir.context();
        let (source, result) = (ir.value_type(self.source(ir)), ir.value_type(self.result(ir)));
        let error = |message: &str| Err(ir.op_error(self, message));
        if source.element_type(context) != result.element_type(context) {
            return error("element types of source and destination tensor types should be the same");
        }
        if !result.isa::<RankedTensorType>(context) {
            return Ok(());
        }
        let is_static = |ty: Type| ty.cast::<ShapedType>(context).is_some_and(|ty| ty.has_static_shape(context));
        let count = |ty: Type| ty.cast::<ShapedType>(context).and_then(|ty| ty.num_elements(context));
        if is_static(source) && is_static(result) && count(source) != count(result) {
            return error("source and destination tensor should have the same number of elements");
        }
        verify_shape_operand(ir, self.operation(), self.shape(ir), result, "tensor")
    }
}

op_family! {
    use ods_arith::common::reshapes::ExpandShape;

    /// Expands dimensions of a tensor: each group of result dimensions comes from one source dimension.
    ///
    /// ```mlir
    /// %1 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [%n, 4, 32]
    ///     : tensor<?x32xf32> into tensor<?x4x32xf32>
    /// ```
    pub ExpandShapeOp = ExpandShape<Tensor, AnyTensor, ExpandShapeOp, CollapseShapeOp, CastOp>(
        "expand_shape",
        canonicalize(
            ConvertToStaticExpandShape, FoldReshapeWithConstant, FoldReshapeWithSplat, FoldReshapeWithFromElements
        ),
    );
}

impl ExpandShapeOp {
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        let error = |message: String| Err(ir.op_error(self, message));
        let (source, result) = (ir.value_type(self.src(ir)), ir.value_type(self.result(ir)));
        let (numbers, operands) = (self.static_output_shape(ir), self.output_shape(ir).len());
        let rank = rank(ir.context(), result);
        if numbers.len() != rank {
            return error(format!(
                "expected number of static shape dims to be equal to the output rank ({rank}) but found {} inputs instead",
                numbers.len()
            ));
        }
        let dynamic = numbers.iter().filter(|number| **number == DYNAMIC).count();
        if operands != dynamic {
            return error(format!(
                "mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has {dynamic} \
                 dynamic dims while output_shape has {operands} values"
            ));
        }
        verify_reshape(ir, self.operation(), result, source, &groups(ir, self.reassociation_attr(ir)))
    }
}

op_family! {
    use ods_arith::common::reshapes::CollapseShape;

    /// Collapses dimensions of a tensor: each group becomes one dimension.
    ///
    /// ```mlir
    /// %1 = tensor.collapse_shape %0 [[0, 1], [2]] : tensor<?x4x32xf32> into tensor<?x32xf32>
    /// ```
    pub CollapseShapeOp = CollapseShape<Tensor, AnyTensor, ExpandShapeOp, CollapseShapeOp, CastOp>(
        "collapse_shape",
        canonicalize(FoldReshapeWithConstant, FoldReshapeWithSplat, FoldReshapeWithFromElements, FoldCollapseOfCastOp),
    );
}

impl CollapseShapeOp<Draft> {
    /// Creates the operation; each group becomes one dimension.
    pub fn of(ir: &Ir, src: Value, groups: &[impl AsRef<[i64]>]) -> Self {
        let (context, ty) = (ir.context(), ir.value_type(src));
        let shape = ty.shape(context).and_then(|shape| reassociation::collapsed_sizes(shape, groups));
        let element = ty.element_type(context);
        let collapsed = shape.and_then(|shape| RankedTensorType::get(context, &shape, element, None).ok());
        match collapsed {
            Some(ty) => Self::new(src, reassociation::attribute(context, groups), ty),
            None => Self::over(
                Draft::new(CollapseShapeOp::SCHEMA)
                    .wrong("the reassociation does not fit the dimensions of the source"),
            ),
        }
    }
}

impl CollapseShapeOp {
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        let (source, result) = (ir.value_type(self.src(ir)), ir.value_type(self.result(ir)));
        let groups = groups(ir, self.reassociation_attr(ir));
        match groups.iter().any(Vec::is_empty) {
            true => Err(ir.op_error(self, "reassociation indices must not be empty")),
            false => verify_reshape(ir, self.operation(), source, result, &groups),
        }
    }
}

/// Checks shapes, groups and element types against each other; encodings are ignored.
fn verify_reshape(ir: &Ir, op: Operation, expanded: Type, collapsed: Type, groups: &Groups) -> Result<(), Diagnostic> {
    let context = ir.context();
    let (Some(_), Some(shape)) = (expanded.shape(context), collapsed.shape(context)) else {
        // The reference treats unranked tensors as ranked here and reads out of bounds.
        return Err(ir.op_error(op, "expected ranked tensors"));
    };
    verify_reshape_like(ir, op, expanded, collapsed, groups)?;
    let element = expanded.element_type(context);
    if element == collapsed.element_type(context) {
        return Ok(());
    }
    let Ok(expected) = RankedTensorType::get(context, shape, element, None) else { return Ok(()) };
    let (expected, collapsed) = (quoted(ir, expected), quoted(ir, collapsed));
    Err(ir.op_error(op, format_args!("expected collapsed type to be {expected}, but got {collapsed}")))
}
