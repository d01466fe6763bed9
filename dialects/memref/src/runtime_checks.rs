//! Checks at run time of operations on buffers.

use ods::interfaces::{RuntimeFailureMessage, RuntimeVerifiableOpInterface};
use ods::prelude::*;

use super::{
    AssumeAlignmentOp, AtomicRMWOp, CastOp, CopyOp, DimOp, ExpandShapeOp, ExtractAlignedPointerAsIndexOp,
    ExtractStridedMetadataOp, GenericAtomicRMWOp, LoadOp, RankOp, StoreOp, SubViewOp,
};
use ods_arith::arith::{ConstantOp, RemSIOp, RemUIOp};
use ods_arith::common::reassociation;
use ods_tensor::runtime_checks::{Checks, SlicedDim, folded};

impl RuntimeVerifiableOpInterface for AssumeAlignmentOp {
    fn generate_runtime_verification(&self, b: &mut OpBuilder<'_>, message: &RuntimeFailureMessage) -> ods::Result {
        let (memref, alignment) = (self.memref(b.ir()), self.alignment(b.ir()));
        let mut checks = Checks { b, message };
        let address = checks.b.value(ExtractAlignedPointerAsIndexOp::new(memref))?;
        let alignment_value = checks.index(alignment.into())?;
        let rest = checks.b.value(RemUIOp::new(address, alignment_value))?;
        let zero = checks.index(0)?;
        checks.assert_equal(rest, zero, &format!("memref is not aligned to {alignment}"))
    }
}

impl RuntimeVerifiableOpInterface for CastOp {
    fn generate_runtime_verification(&self, b: &mut OpBuilder<'_>, message: &RuntimeFailureMessage) -> ods::Result {
        let source = self.source(b.ir());
        let (from, to) = (b.type_of(source), b.type_of(self.dest(b.ir())));
        // A cast to an unranked type cannot fail.
        let Some(buffer) = to.cast::<MemRefType>(b.context()) else { return Ok(()) };
        let sizes = to.shape(b.context()).unwrap_or_default().to_vec();
        let from_sizes = from.shape(b.context()).map(<[i64]>::to_vec);
        let layout = buffer.strides_and_offset(b.context());
        let mut checks = Checks { b, message };
        if from_sizes.is_none() {
            let actual = checks.b.value(RankOp::new(source))?;
            let rank = checks.index(sizes.len() as i64)?;
            checks.assert_equal(actual, rank, "rank mismatch")?;
        }
        let metadata = metadata_of_cast(checks.b, source, buffer, sizes.len())?;
        for (dim, size) in sizes.iter().enumerate() {
            let is_known = from_sizes.as_ref().is_some_and(|from| from.get(dim) != Some(&DYNAMIC));
            if is_known || *size == DYNAMIC {
                continue;
            }
            let actual = dim_of(checks.b, source, dim)?;
            let size = checks.index(*size)?;
            checks.assert_equal(actual, size, &format!("size mismatch of dim {dim}"))?;
        }
        match layout {
            Some((strides, offset)) => check_layout(&mut checks, metadata, &strides, offset),
            None => Ok(()),
        }
    }
}

/// Returns the offset, the sizes and the strides of a buffer of this rank, also if its type does not tell the rank.
fn metadata_of_cast(
    b: &mut OpBuilder<'_>,
    source: Value,
    to: MemRefType,
    rank: usize,
) -> ods::Result<ExtractStridedMetadataOp> {
    let context = b.context();
    let layout = StridedLayoutAttr::get(context, DYNAMIC, &vec![DYNAMIC; rank]);
    let element = Type::from(to).element_type(context);
    let dynamic =
        MemRefType::get(context, &vec![DYNAMIC; rank], element, Some(layout.into()), to.memory_space(context));
    let cast = b.value(CastOp::new(source, dynamic?))?;
    Ok(b.insert(ExtractStridedMetadataOp::new(cast))?)
}

fn check_layout(
    checks: &mut Checks<'_, '_, '_>,
    metadata: ExtractStridedMetadataOp,
    strides: &[i64],
    offset: i64,
) -> ods::Result {
    if offset != DYNAMIC {
        let actual = metadata.offset(checks.b.ir());
        let offset = checks.index(offset)?;
        checks.assert_equal(actual, offset, "offset mismatch")?;
    }
    let actual = metadata.strides(checks.b.ir());
    for (dim, (stride, actual)) in strides.iter().zip(actual).enumerate().filter(|(_, (stride, _))| **stride != DYNAMIC)
    {
        let stride = checks.index(*stride)?;
        checks.assert_equal(actual, stride, &format!("stride mismatch of dim {dim}"))?;
    }
    Ok(())
}

/// Returns the size of a dimension.
fn dim_of(b: &mut OpBuilder<'_>, buffer: Value, dim: usize) -> ods::Result<Value> {
    let index = b.value(ConstantOp::index(dim as i64))?;
    Ok(b.value(DimOp::new(buffer, index))?)
}

impl RuntimeVerifiableOpInterface for CopyOp {
    fn generate_runtime_verification(&self, b: &mut OpBuilder<'_>, message: &RuntimeFailureMessage) -> ods::Result {
        let (source, target) = (self.source(b.ir()), self.target(b.ir()));
        let shape = |value| b.type_of(value).shape(b.context()).map(<[i64]>::to_vec);
        let (Some(from), Some(to)) = (shape(source), shape(target)) else { return Ok(()) };
        let mut checks = Checks { b, message };
        for (dim, (from, to)) in from.into_iter().zip(to).enumerate() {
            if from != DYNAMIC && to != DYNAMIC {
                continue;
            }
            let mut size = |buffer, size| match size {
                DYNAMIC => dim_of(checks.b, buffer, dim),
                size => checks.index(size),
            };
            let (from, to) = (size(source, from)?, size(target, to)?);
            checks.assert_equal(from, to, &format!("size of {dim}-th source/target dim does not match"))?;
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

impl RuntimeVerifiableOpInterface for ExpandShapeOp {
    fn generate_runtime_verification(&self, b: &mut OpBuilder<'_>, message: &RuntimeFailureMessage) -> ods::Result {
        let (source, groups) = (self.src(b.ir()), reassociation::groups(b.ir(), self.reassociation(b.ir())));
        let sizes = b.type_of(self.result(b.ir())).shape(b.context()).unwrap_or_default().to_vec();
        let mut checks = Checks { b, message };
        for (dim, group) in groups.iter().enumerate() {
            let size = dim_of(checks.b, source, dim)?;
            let known = group.iter().filter_map(|index| sizes.get(usize::try_from(*index).ok()?).copied());
            let product = known.filter(|size| *size != DYNAMIC).fold(1_i64, i64::wrapping_mul);
            let product = checks.index(product)?;
            let rest = checks.b.value(RemSIOp::new(size, product))?;
            let zero = checks.index(0)?;
            let problem = "static result dims in reassoc group do not divide src dim evenly";
            checks.assert_equal(rest, zero, problem)?;
        }
        Ok(())
    }
}

impl RuntimeVerifiableOpInterface for SubViewOp {
    fn generate_runtime_verification(&self, b: &mut OpBuilder<'_>, message: &RuntimeFailureMessage) -> ods::Result {
        let source = self.source(b.ir());
        let offsets = self.mixed_offsets(b.ir()).into_iter();
        let slice = offsets.zip(self.mixed_sizes(b.ir())).zip(self.mixed_strides(b.ir()));
        let slice: Vec<((MixedValue, MixedValue), MixedValue)> = slice.collect();
        let mut checks = Checks { b, message };
        let (zero, one) = (checks.index(0)?, checks.index(1)?);
        let metadata = checks.b.insert(ExtractStridedMetadataOp::new(source))?;
        let bounds = metadata.sizes(checks.b.ir());
        for (number, (((offset, size), stride), bound)) in slice.into_iter().zip(bounds).enumerate() {
            let (offset, size, stride) = (checks.mixed(offset)?, checks.mixed(size)?, checks.mixed(stride)?);
            let dim = SlicedDim { number, offset, size, stride, bound };
            checks.assert_sliced_dim(&dim, zero, one, "subview")?;
        }
        Ok(())
    }
}

/// Checks that indices are within the dimensions of a buffer.
fn check_indices(
    b: &mut OpBuilder<'_>,
    message: &RuntimeFailureMessage,
    buffer: Value,
    indices: &[Value],
) -> ods::Result {
    Checks { b, message }.assert_indices(indices, |b, dim| {
        let index = b.value(ConstantOp::index(dim as i64))?;
        folded(b, DimOp::new(buffer, index))
    })
}

/// Implements the interface for operations with the fields `memref` and `indices`.
macro_rules! indexed {
    ($($op:ident)*) => {$(
        impl RuntimeVerifiableOpInterface for $op {
            fn generate_runtime_verification(&self, b: &mut OpBuilder<'_>, message: &RuntimeFailureMessage) -> ods::Result {
                let (buffer, indices) = (self.memref(b.ir()), self.indices(b.ir()));
                check_indices(b, message, buffer, &indices)
            }
        }
    )*};
}

indexed! { LoadOp StoreOp AtomicRMWOp GenericAtomicRMWOp }
