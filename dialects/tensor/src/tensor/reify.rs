//! Sizes of results, computed from operands: attributes for static sizes, operations for dynamic ones.
//!
//! Sums use `arith.addi`, where MLIR creates an `affine.apply`.

use ods::prelude::*;

use super::{ConcatOp, DimOp, EmptyOp, ExtractSliceOp, GenerateOp, InsertSliceOp, PadOp, SplatOp};
use ods_arith::arith::{AddIOp, ConstantOp};
use ods_arith::common::shapes::rank;
use ods_arith::common::slices::kept_dims;

/// Takes static sizes from the type of the value and dynamic ones from operands.
fn written(ir: &Ir, value: Value, operands: Values) -> Option<Vec<Vec<OpFoldResult>>> {
    let integers = ir.value_type(value).shape(ir.context())?.to_vec();
    Some(vec![MixedValues { integers, operands }.get(ir)?])
}

impl ReifyRankedShapedTypeOpInterface for EmptyOp {
    fn reify_result_shapes(&self, b: &mut OpBuilder<'_>) -> Option<Vec<Vec<OpFoldResult>>> {
        let ir = b.ir();
        written(ir, self.result(ir), self.dynamic_sizes(ir))
    }
}

impl ReifyRankedShapedTypeOpInterface for GenerateOp {
    fn reify_result_shapes(&self, b: &mut OpBuilder<'_>) -> Option<Vec<Vec<OpFoldResult>>> {
        let ir = b.ir();
        written(ir, self.result(ir), self.dynamic_extents(ir))
    }
}

impl ReifyRankedShapedTypeOpInterface for SplatOp {
    fn reify_result_shapes(&self, b: &mut OpBuilder<'_>) -> Option<Vec<Vec<OpFoldResult>>> {
        let ir = b.ir();
        written(ir, self.aggregate(ir), self.dynamic_sizes(ir))
    }
}

impl ReifyRankedShapedTypeOpInterface for ExtractSliceOp {
    /// Returns the sizes of the slice, without dropped dimensions.
    fn reify_result_shapes(&self, b: &mut OpBuilder<'_>) -> Option<Vec<Vec<OpFoldResult>>> {
        let ir = b.ir();
        let sizes = self.mixed_sizes(ir);
        let kept = kept_dims(&sizes.integers, ir.value_type(self.result(ir)).shape(ir.context())?);
        let sizes = sizes.get(ir)?;
        Some(vec![kept.into_iter().map(|dim| sizes[dim]).collect()])
    }
}

impl ReifyRankedShapedTypeOpInterface for InsertSliceOp {
    /// Returns the sizes of the destination.
    fn reify_result_shapes(&self, b: &mut OpBuilder<'_>) -> Option<Vec<Vec<OpFoldResult>>> {
        let dest = self.dest(b.ir());
        let rank = rank_of(b, dest);
        Some(vec![(0..rank).map(|dim| DimOp::mixed_size(b, dest, dim)).collect::<Option<_>>()?])
    }
}

impl ReifyRankedShapedTypeOpInterface for ConcatOp {
    /// Returns the sum of the inputs' sizes along the concatenated dimension, and the sizes of the first input along
    /// others.
    fn reify_result_shapes(&self, b: &mut OpBuilder<'_>) -> Option<Vec<Vec<OpFoldResult>>> {
        let (inputs, along) = (self.inputs(b.ir()), usize::try_from(self.dim(b.ir())).ok()?);
        let result = self.result(b.ir());
        let rank = rank_of(b, result);
        let size = |dim| match known(b, result, dim) {
            Some(known) => Some(known),
            None if dim == along => {
                let parts = inputs.iter().map(|input| DimOp::mixed_size(b, *input, dim)).collect::<Option<Vec<_>>>()?;
                sum(b, &parts)
            }
            None => DimOp::mixed_size(b, *inputs.first()?, dim),
        };
        Some(vec![(0..rank).map(size).collect::<Option<_>>()?])
    }
}

impl ReifyRankedShapedTypeOpInterface for PadOp {
    /// Returns the sizes of the source plus the padding on both sides.
    fn reify_result_shapes(&self, b: &mut OpBuilder<'_>) -> Option<Vec<Vec<OpFoldResult>>> {
        let ir = b.ir();
        let low = MixedValues { integers: self.static_low(ir), operands: self.low(ir) }.get(ir)?;
        let high = MixedValues { integers: self.static_high(ir), operands: self.high(ir) }.get(ir)?;
        let (source, result) = (self.source(ir), self.result(ir));
        let size = |(dim, (low, high))| match known(b, result, dim) {
            Some(known) => Some(known),
            None => {
                let size = DimOp::mixed_size(b, source, dim)?;
                sum(b, &[size, low, high])
            }
        };
        Some(vec![low.into_iter().zip(high).enumerate().map(size).collect::<Option<_>>()?])
    }
}

fn rank_of(b: &OpBuilder<'_>, value: Value) -> usize {
    rank(b.context(), b.type_of(value))
}

/// Returns a size of the value's type.
fn known(b: &OpBuilder<'_>, value: Value, dim: usize) -> Option<OpFoldResult> {
    let size = *b.type_of(value).shape(b.context())?.get(dim)?;
    (size != DYNAMIC).then(|| number(b, size))
}

fn number(b: &OpBuilder<'_>, number: i64) -> OpFoldResult {
    IntegerAttr::index(b.context(), number).into()
}

/// Returns the sum, which wraps as `arith.addi` does; static numbers are added at once. A negative number is not a
/// static size, so it is a constant operation.
fn sum(b: &mut OpBuilder<'_>, terms: &[OpFoldResult]) -> Option<OpFoldResult> {
    let mixed = MixedValues::of(b.context(), terms)?;
    let known = mixed.integers.iter().filter(|number| **number != DYNAMIC).fold(0_i64, |a, b| a.wrapping_add(*b));
    let mut operands = mixed.operands.into_iter();
    let Some(mut sum) = operands.next() else {
        return if known < 0 { Some(b.value(ConstantOp::index(known)).ok()?.into()) } else { Some(number(b, known)) };
    };
    for operand in operands {
        sum = b.value(AddIOp::new(sum, operand)).ok()?;
    }
    if known != 0 {
        let constant = b.value(ConstantOp::index(known)).ok()?;
        sum = b.value(AddIOp::new(sum, constant)).ok()?;
    }
    Some(sum.into())
}
