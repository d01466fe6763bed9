//! Changes of the shape of a buffer.

use ods::prelude::*;

use super::canonicalize::{CollapseShapeOpMemRefCastFolder, ExpandShapeOpMemRefCastFolder};
use super::{CastOp, MemRef, has_layout, layouts};
use ods_arith::common::quoted::quoted;
use ods_arith::common::reassociation::{self, groups, verify_collapsed_shape};
use ods_arith::common::shapes::{rank, verify_shape_operand};

/// Gives a contiguous buffer the shape that another buffer contains.
///
/// ```mlir
/// %1 = memref.reshape %0(%shape) : (memref<4x1xf32>, memref<1xi32>) -> memref<4xf32>
/// ```
#[op(
    MemRef,
    "reshape",
    traits(Pure),
    interfaces(OpAsmOpInterface, ViewLikeOpInterface),
    verify,
    format($source "(" $shape ")" attr_dict ":" functional_type(operands, results)),
)]
pub struct ReshapeOp {
    #[operand]
    source: AnyRankedOrUnrankedMemRef,
    /// the sizes of the dimensions
    #[operand(effects(MemRead))]
    shape: MemRefRankOf<1, (AnySignlessInteger, Index)>,
    #[result]
    result: AnyRankedOrUnrankedMemRef,
}

impl ViewLikeOpInterface for ReshapeOp {
    fn view_source(&self, ir: &Ir) -> Value {
        self.source(ir)
    }
}

impl ReshapeOp {
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        let context = ir.context();
        let (source, result) = (ir.value_type(self.source(ir)), ir.value_type(self.result(ir)));
        let error = |message: &str| Err(ir.op_error(self, message));
        if source.element_type(context) != result.element_type(context) {
            return error("element types of source and destination memref types should be the same");
        }
        if has_layout(context, source) {
            return error("source memref type should have identity affine map");
        }
        if !result.isa::<MemRefType>(context) {
            return Ok(());
        }
        if has_layout(context, result) {
            return error("result memref type should have identity affine map");
        }
        verify_shape_operand(ir, self.operation(), self.shape(ir), result, "memref")
    }
}

op_family! {
    use ods_arith::common::reshapes::ExpandShape;

    /// Expands dimensions of a buffer: each group of result dimensions comes from one source dimension.
    ///
    /// ```mlir
    /// %1 = memref.expand_shape %0 [[0, 1], [2]] output_shape [%n, 4, 32]
    ///     : memref<?x32xf32> into memref<?x4x32xf32>
    /// ```
    pub ExpandShapeOp = ExpandShape<MemRef, AnyStridedMemRef, ExpandShapeOp, CollapseShapeOp, CastOp>(
        "expand_shape",
        interfaces(ViewLikeOpInterface, ReifyRankedShapedTypeOpInterface, RuntimeVerifiableOpInterface),
        canonicalize(ExpandShapeOpMemRefCastFolder),
    );
}

impl ViewLikeOpInterface for ExpandShapeOp {
    fn view_source(&self, ir: &Ir) -> Value {
        self.src(ir)
    }
}

impl ReifyRankedShapedTypeOpInterface for ExpandShapeOp {
    fn reify_result_shapes(&self, b: &mut OpBuilder<'_>) -> Option<Vec<Vec<OpFoldResult>>> {
        let ir = b.ir();
        let sizes = MixedValues { integers: self.static_output_shape(ir), operands: self.output_shape(ir) };
        Some(vec![sizes.get(ir)?])
    }
}

impl ExpandShapeOp {
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        let context = ir.context();
        let (source, result) = (ir.value_type(self.src(ir)), ir.value_type(self.result(ir)));
        let error = |message: String| Err(ir.op_error(self, message));
        let (from, to) = (rank(context, source), rank(context, result));
        if from > to {
            let message = "This is not an expansion";
            return error(format!("has source rank {from} and result rank {to}. {message} ({from} > {to})."));
        }
        let (groups, shape) = (groups(ir, self.reassociation_attr(ir)), result.shape(context).unwrap_or_default());
        verify_collapsed_shape(ir, self.operation(), source.shape(context).unwrap_or_default(), shape, &groups)?;
        let Some(expected) = layouts::expanded(context, source, shape, &groups) else {
            return error("invalid source layout map".into());
        };
        if expected != result {
            let (expected, result) = (quoted(ir, expected), quoted(ir, result));
            return error(format!("expected expanded type to be {expected} but found {result}"));
        }
        self.verify_output_shape(ir, shape)
    }

    /// Checks the static numbers of `output_shape` against the result type.
    fn verify_output_shape(self, ir: &Ir, shape: &[i64]) -> Result<(), Diagnostic> {
        let error = |message: String| Err(ir.op_error(self, message));
        let (numbers, operands) = (self.static_output_shape(ir), self.output_shape(ir).len());
        if numbers.len() != shape.len() {
            return error(format!(
                "expected number of static shape bounds to be equal to the output rank ({}) but found {} inputs instead",
                shape.len(),
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
        let mut sizes = shape.iter().zip(&numbers);
        match sizes.position(|(size, number)| *size != DYNAMIC && size != number) {
            Some(position) => error(format!("invalid output shape provided at pos {position}")),
            None => Ok(()),
        }
    }
}

op_family! {
    use ods_arith::common::reshapes::CollapseShape;

    /// Collapses dimensions of a buffer: each group becomes one dimension. The dimensions of a group must be
    /// contiguous.
    ///
    /// ```mlir
    /// %1 = memref.collapse_shape %0 [[0, 1], [2]] : memref<?x4x32xf32> into memref<?x32xf32>
    /// ```
    pub CollapseShapeOp = CollapseShape<MemRef, AnyStridedMemRef, ExpandShapeOp, CollapseShapeOp, CastOp>(
        "collapse_shape",
        interfaces(ViewLikeOpInterface),
        canonicalize(CollapseShapeOpMemRefCastFolder),
    );
}

impl CollapseShapeOp<Draft> {
    /// Creates the operation; each group becomes one dimension.
    pub fn of(ir: &Ir, src: Value, groups: &[impl AsRef<[i64]>]) -> Self {
        let (context, ty) = (ir.context(), ir.value_type(src));
        let shape = ty.shape(context).and_then(|shape| reassociation::collapsed_sizes(shape, groups));
        let lists: Vec<Vec<i64>> = groups.iter().map(|group| group.as_ref().to_vec()).collect();
        let collapsed = shape.and_then(|shape| layouts::collapsed(context, ty, &shape, &lists));
        match collapsed {
            Some(ty) => Self::new(src, reassociation::attribute(context, groups), ty),
            None => Self::over(
                Draft::new(CollapseShapeOp::SCHEMA)
                    .wrong("the reassociation does not fit the dimensions of the source"),
            ),
        }
    }
}

impl ViewLikeOpInterface for CollapseShapeOp {
    fn view_source(&self, ir: &Ir) -> Value {
        self.src(ir)
    }
}

impl CollapseShapeOp {
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        let context = ir.context();
        let (source, result) = (ir.value_type(self.src(ir)), ir.value_type(self.result(ir)));
        let error = |message: String| Err(ir.op_error(self, message));
        let (from, to) = (rank(context, source), rank(context, result));
        if from < to {
            let message = "This is not a collapse";
            return error(format!("has source rank {from} and result rank {to}. {message} ({from} < {to})."));
        }
        let (groups, shape) = (groups(ir, self.reassociation_attr(ir)), result.shape(context).unwrap_or_default());
        verify_collapsed_shape(ir, self.operation(), shape, source.shape(context).unwrap_or_default(), &groups)?;
        let Some(expected) = layouts::collapsed(context, source, shape, &groups) else {
            return error("invalid source layout map or collapsing non-contiguous dims".into());
        };
        if expected != result {
            let (expected, result) = (quoted(ir, expected), quoted(ir, result));
            return error(format!("expected collapsed type to be {expected} but found {result}"));
        }
        Ok(())
    }
}
