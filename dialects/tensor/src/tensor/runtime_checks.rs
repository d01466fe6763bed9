//! Checks at run time of operations on tensors.

use ods::interfaces::{RuntimeFailureMessage, RuntimeVerifiableOpInterface};
use ods::prelude::*;

use super::{CastOp, DimOp, ExtractOp, ExtractSliceOp, InsertOp, RankOp};
use crate::runtime_checks::{Checks, SlicedDim, folded};
use ods_arith::arith::ConstantOp;

/// Returns the size of a dimension, a constant if it is static.
fn bound(b: &mut OpBuilder<'_>, tensor: Value, dim: usize) -> ods::Result<Value> {
    let index = b.value(ConstantOp::index(dim as i64))?;
    folded(b, DimOp::new(tensor, index))
}

impl RuntimeVerifiableOpInterface for CastOp {
    fn generate_runtime_verification(&self, b: &mut OpBuilder<'_>, message: &RuntimeFailureMessage) -> ods::Result {
        let source = self.source(b.ir());
        let shape = |value| b.type_of(value).shape(b.context()).map(<[i64]>::to_vec);
        let (from, to) = (shape(source), shape(self.dest(b.ir())));
        // A cast to an unranked type cannot fail.
        let Some(sizes) = to else { return Ok(()) };
        let mut checks = Checks { b, message };
        if from.is_none() {
            let actual = checks.b.value(RankOp::new(source))?;
            let rank = checks.index(sizes.len() as i64)?;
            checks.assert_equal(actual, rank, "rank mismatch")?;
        }
        for (dim, size) in sizes.into_iter().enumerate() {
            let is_known = from.as_ref().is_some_and(|from| from.get(dim) != Some(&DYNAMIC));
            if is_known || size == DYNAMIC {
                continue;
            }
            let index = checks.index(dim as i64)?;
            let actual = checks.b.value(DimOp::new(source, index))?;
            let size = checks.index(size)?;
            checks.assert_equal(actual, size, &format!("size mismatch of dim {dim}"))?;
        }
        Ok(())
    }
}

impl RuntimeVerifiableOpInterface for DimOp {
    fn generate_runtime_verification(&self, b: &mut OpBuilder<'_>, message: &RuntimeFailureMessage) -> ods::Result {
        let (source, index) = (self.source(b.ir()), self.index(b.ir()));
        let mut checks = Checks { b, message };
        let rank = checks.b.value(RankOp::new(source))?;
        let zero = checks.index(0)?;
        let is_inside = checks.is_in_bounds(index, zero, rank)?;
        checks.assert(is_inside, "index is out of bounds")
    }
}

impl RuntimeVerifiableOpInterface for ExtractOp {
    fn generate_runtime_verification(&self, b: &mut OpBuilder<'_>, message: &RuntimeFailureMessage) -> ods::Result {
        let (tensor, indices) = (self.tensor(b.ir()), self.indices(b.ir()));
        Checks { b, message }.assert_indices(&indices, |b, dim| bound(b, tensor, dim))
    }
}

impl RuntimeVerifiableOpInterface for InsertOp {
    fn generate_runtime_verification(&self, b: &mut OpBuilder<'_>, message: &RuntimeFailureMessage) -> ods::Result {
        let (tensor, indices) = (self.dest(b.ir()), self.indices(b.ir()));
        Checks { b, message }.assert_indices(&indices, |b, dim| bound(b, tensor, dim))
    }
}

impl RuntimeVerifiableOpInterface for ExtractSliceOp {
    fn generate_runtime_verification(&self, b: &mut OpBuilder<'_>, message: &RuntimeFailureMessage) -> ods::Result {
        let source = self.source(b.ir());
        let offsets = self.mixed_offsets(b.ir()).into_iter();
        let slice = offsets.zip(self.mixed_sizes(b.ir())).zip(self.mixed_strides(b.ir()));
        let slice: Vec<((MixedValue, MixedValue), MixedValue)> = slice.collect();
        let mut checks = Checks { b, message };
        let (zero, one) = (checks.index(0)?, checks.index(1)?);
        for (number, ((offset, size), stride)) in slice.into_iter().enumerate() {
            let (offset, size, stride) = (checks.mixed(offset)?, checks.mixed(size)?, checks.mixed(stride)?);
            let bound = bound(checks.b, source, number)?;
            let dim = SlicedDim { number, offset, size, stride, bound };
            checks.assert_sliced_dim(&dim, zero, one, "extract_slice")?;
        }
        Ok(())
    }
}
