//! Sizes of results, computed from operands: attributes for static sizes, operations for dynamic ones.
//!
//! Sums use `arith.addi`, where MLIR creates an `affine.apply`.

use ods::prelude::*;

use super::{ConcatOp, DimOp, EmptyOp, ExtractSliceOp, GenerateOp, InsertSliceOp, PadOp, SplatOp};
use crate::arith::{AddIOp, ConstantOp};
use crate::common::shapes::rank;
use crate::common::slices::kept_dims;

/// Takes static sizes from the type of the value and dynamic ones from operands.
fn written(ir: &Ir, value: Value, operands: Vec<Value>) -> Option<Vec<Vec<OpFoldResult>>> {
    let integers = ir.value_type(value).shape(ir.context())?.to_vec();
    Some(vec![MixedValues { integers, operands }.get(ir)?])
}

impl ReifyRankedShapedTypeOpInterface for EmptyOp {
    fn reify_result_shapes(&self, ir: &mut Ir, _: InsertionPoint) -> Option<Vec<Vec<OpFoldResult>>> {
        written(ir, self.result(ir), self.dynamicSizes(ir))
    }
}

impl ReifyRankedShapedTypeOpInterface for GenerateOp {
    fn reify_result_shapes(&self, ir: &mut Ir, _: InsertionPoint) -> Option<Vec<Vec<OpFoldResult>>> {
        written(ir, self.result(ir), self.dynamicExtents(ir))
    }
}

impl ReifyRankedShapedTypeOpInterface for SplatOp {
    fn reify_result_shapes(&self, ir: &mut Ir, _: InsertionPoint) -> Option<Vec<Vec<OpFoldResult>>> {
        written(ir, self.aggregate(ir), self.dynamicSizes(ir))
    }
}

impl ReifyRankedShapedTypeOpInterface for ExtractSliceOp {
    /// Returns the sizes of the slice, without dropped dimensions.
    fn reify_result_shapes(&self, ir: &mut Ir, _: InsertionPoint) -> Option<Vec<Vec<OpFoldResult>>> {
        let sizes = self.mixed_sizes(ir);
        let kept = kept_dims(&sizes.integers, ir.value_type(self.result(ir)).shape(ir.context())?);
        let sizes = sizes.get(ir)?;
        Some(vec![kept.into_iter().map(|dim| sizes[dim]).collect()])
    }
}

impl ReifyRankedShapedTypeOpInterface for InsertSliceOp {
    /// Returns the sizes of the destination.
    fn reify_result_shapes(&self, ir: &mut Ir, at: InsertionPoint) -> Option<Vec<Vec<OpFoldResult>>> {
        let mut sizes = Sizes { location: ir.location(self.operation()), at, ir };
        let dest = self.dest(sizes.ir);
        let rank = sizes.rank(dest);
        Some(vec![(0..rank).map(|dim| sizes.size(dest, dim)).collect::<Option<_>>()?])
    }
}

impl ReifyRankedShapedTypeOpInterface for ConcatOp {
    /// Returns the sum of the inputs' sizes along the concatenated dimension, and the sizes of the first input along
    /// others.
    fn reify_result_shapes(&self, ir: &mut Ir, at: InsertionPoint) -> Option<Vec<Vec<OpFoldResult>>> {
        let mut sizes = Sizes { location: ir.location(self.operation()), at, ir };
        let (inputs, along) = (self.inputs(sizes.ir), usize::try_from(self.dim(sizes.ir)).ok()?);
        let result = self.result(sizes.ir);
        let rank = sizes.rank(result);
        let size = |dim| match sizes.known(result, dim) {
            Some(known) => Some(known),
            None if dim == along => {
                let parts = inputs.iter().map(|input| sizes.size(*input, dim)).collect::<Option<Vec<_>>>()?;
                sizes.sum(&parts)
            }
            None => sizes.size(*inputs.first()?, dim),
        };
        Some(vec![(0..rank).map(size).collect::<Option<_>>()?])
    }
}

impl ReifyRankedShapedTypeOpInterface for PadOp {
    /// Returns the sizes of the source plus the padding on both sides.
    fn reify_result_shapes(&self, ir: &mut Ir, at: InsertionPoint) -> Option<Vec<Vec<OpFoldResult>>> {
        let low = MixedValues { integers: self.static_low(ir), operands: self.low(ir) }.get(ir)?;
        let high = MixedValues { integers: self.static_high(ir), operands: self.high(ir) }.get(ir)?;
        let (source, result) = (self.source(ir), self.result(ir));
        let mut sizes = Sizes { location: ir.location(self.operation()), at, ir };
        let size = |(dim, (low, high))| match sizes.known(result, dim) {
            Some(known) => Some(known),
            None => {
                let size = sizes.size(source, dim)?;
                sizes.sum(&[size, low, high])
            }
        };
        Some(vec![low.into_iter().zip(high).enumerate().map(size).collect::<Option<_>>()?])
    }
}

/// A builder of operations that compute sizes.
struct Sizes<'a> {
    ir: &'a mut Ir,
    at: InsertionPoint,
    location: Location,
}

impl Sizes<'_> {
    fn rank(&self, value: Value) -> usize {
        rank(self.ir.context(), self.ir.value_type(value))
    }

    /// Returns a size of the value's type.
    fn known(&self, value: Value, dim: usize) -> Option<OpFoldResult> {
        let size = *self.ir.value_type(value).shape(self.ir.context())?.get(dim)?;
        self.number(Some(size).filter(|size| *size != DYNAMIC)?)
    }

    fn number(&self, number: i64) -> Option<OpFoldResult> {
        IntegerAttr::get(self.ir.context(), Type::INDEX, number).map(OpFoldResult::from)
    }

    fn size(&mut self, value: Value, dim: usize) -> Option<OpFoldResult> {
        DimOp::mixed_size(self.ir, self.at, self.location, value, dim)
    }

    /// Returns the sum; static numbers are added at once.
    fn sum(&mut self, terms: &[OpFoldResult]) -> Option<OpFoldResult> {
        let mixed = MixedValues::of(self.ir.context(), terms)?;
        let known =
            mixed.integers.iter().filter(|number| **number != DYNAMIC).try_fold(0_i64, |a, b| a.checked_add(*b))?;
        let mut operands = mixed.operands.into_iter();
        let Some(mut sum) = operands.next() else { return self.number(known) };
        for operand in operands {
            sum = self.add(sum, operand)?;
        }
        if known != 0 {
            let constant = ConstantOp::index(self.ir.context(), known).create(self.ir, self.at, self.location).ok()?;
            sum = self.add(sum, constant.result(self.ir))?;
        }
        Some(sum.into())
    }

    fn add(&mut self, lhs: Value, rhs: Value) -> Option<Value> {
        let sum = AddIOp::new(lhs, rhs).create(self.ir, self.at, self.location).ok()?;
        Some(sum.result(self.ir))
    }
}
