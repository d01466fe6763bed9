//! Casts, views of parts of buffers, and metadata.

use std::sync::Arc;

use ods::prelude::*;
use ods_exec::{Call, Evaluate, Fault, Planner};

use super::super::{
    AssumeAlignmentOp, CastOp, DimOp, DistinctObjectsOp, ExtractAlignedPointerAsIndexOp, ExtractStridedMetadataOp,
    MemorySpaceCastOp, RankOp, ReinterpretCastOp, SubViewOp, TransposeOp, ViewOp,
};
use super::{number_of, set_view};
use ods_arith::common::exec::{filled, results};
use ods_arith::common::slices::StaticSlice;

/// Implements `Evaluate` for operations whose results are their operands. Assumptions are taken to hold.
macro_rules! copies {
    ($($op:ident)*) => {$(
        impl Evaluate for $op {
            fn plan(&self, planner: &mut Planner<'_>) {
                let operands: Vec<Value> = planner.ir().operands(self.operation()).collect();
                let places = results(planner);
                planner.copy_values(operands, &places);
            }
        }
    )*};
}

copies!(AssumeAlignmentOp DistinctObjectsOp MemorySpaceCastOp);

impl Evaluate for CastOp {
    fn evaluate(&self, call: &mut Call<'_>) -> Result<(), Fault> {
        let memref = call.memref(0)?.clone();
        set_view(call, 0, memref)
    }
}

impl Evaluate for DimOp {
    fn evaluate(&self, call: &mut Call<'_>) -> Result<(), Fault> {
        let (dimension, sizes) = (call.index(1)?, call.memref(0)?.sizes());
        let size = usize::try_from(dimension).ok().and_then(|dimension| sizes.get(dimension));
        match size {
            Some(size) => call.set_word(0, *size as u64),
            None => Err(Fault::new(format!("dimension {dimension} of memory of rank {}", sizes.len()))),
        }
    }
}

impl Evaluate for RankOp {
    fn evaluate(&self, call: &mut Call<'_>) -> Result<(), Fault> {
        let rank = call.memref(0)?.sizes().len();
        call.set_word(0, rank as u64)
    }
}

impl Evaluate for ExtractAlignedPointerAsIndexOp {
    fn evaluate(&self, call: &mut Call<'_>) -> Result<(), Fault> {
        let memref = call.memref(0)?;
        let Some((address, _)) = memref.buffer().address() else {
            return Err(Fault::new("address of memory whose elements are not numbers"));
        };
        let address = address.addr() + memref.base();
        call.set_word(0, address as u64)
    }
}

impl Evaluate for ExtractStridedMetadataOp {
    fn evaluate(&self, call: &mut Call<'_>) -> Result<(), Fault> {
        let memref = call.memref(0)?.clone();
        let numbers = [memref.offset()].into_iter().chain(memref.sizes().iter().copied());
        for (position, number) in numbers.chain(memref.strides().iter().copied()).enumerate() {
            call.set_word(1 + position, number as u64)?;
        }
        call.set(0, memref.with_view(0, &[], &[]))
    }
}

/// Returns a number that fits, or an error.
fn exact(number: i128) -> Result<i64, Fault> {
    i64::try_from(number).map_err(|_| Fault::new("offset or stride that is too large for an index"))
}

/// Checks that a slice is inside a dimension.
fn check_slice(dimension: usize, bound: i64, [offset, size, stride]: [i64; 3]) -> Result<(), Fault> {
    if size < 0 {
        return Err(Fault::new(format!("size {size} of dimension {dimension} is negative")));
    }
    let last = i128::from(offset) + i128::from(size - 1) * i128::from(stride);
    let is_inside = match size {
        0 => (0..=bound).contains(&offset),
        _ => (0..bound).contains(&offset) && (0..i128::from(bound)).contains(&last),
    };
    if is_inside {
        return Ok(());
    }
    let elements = format!("{size} elements from {offset} on in steps of {stride}");
    Err(Fault::new(format!("{elements} are outside of dimension {dimension} of size {bound}")))
}

impl Evaluate for SubViewOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let ir = planner.ir();
        let slice = StaticSlice::of(self, ir);
        let Some(kept) = self.kept_dims(ir) else { return planner.fail("has a result type that does not fit") };
        planner.kernel(Arc::new(move |call: &mut Call<'_>| subview(call, &slice, &kept)));
    }
}

fn subview(call: &mut Call<'_>, slice: &StaticSlice, kept: &[usize]) -> Result<(), Fault> {
    let mut next = 1;
    let offsets = filled(call, &slice.offsets, &mut next)?;
    let sizes = filled(call, &slice.sizes, &mut next)?;
    let steps = filled(call, &slice.strides, &mut next)?;
    let source = call.memref(0)?.clone();
    let mut offset = i128::from(source.offset());
    let (mut kept_sizes, mut kept_strides) = (Vec::with_capacity(kept.len()), Vec::with_capacity(kept.len()));
    let dimensions = source.sizes().iter().zip(source.strides());
    let numbers = offsets.iter().zip(&sizes).zip(&steps);
    for (dimension, ((bound, stride), ((start, size), step))) in dimensions.zip(numbers).enumerate() {
        check_slice(dimension, *bound, [*start, *size, *step])?;
        offset += i128::from(*start) * i128::from(*stride);
        if kept.contains(&dimension) {
            kept_sizes.push(*size);
            kept_strides.push(exact(i128::from(*stride) * i128::from(*step))?);
        }
    }
    let view = source.view(exact(offset)?, &kept_sizes, &kept_strides)?;
    set_view(call, 0, view)
}

impl Evaluate for ReinterpretCastOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let slice = StaticSlice::of(self, planner.ir());
        planner.kernel(Arc::new(move |call: &mut Call<'_>| {
            let mut next = 1;
            let offset = filled(call, &slice.offsets, &mut next)?.first().copied().unwrap_or_default();
            let sizes = filled(call, &slice.sizes, &mut next)?;
            let strides = filled(call, &slice.strides, &mut next)?;
            let view = call.memref(0)?.view(offset, &sizes, &strides)?;
            set_view(call, 0, view)
        }));
    }
}

impl Evaluate for TransposeOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let map = self.map(planner.ir());
        let dimensions: Vec<usize> =
            map.results().iter().filter_map(|dim| dim.as_dim()).map(|dim| dim as usize).collect();
        planner.kernel(Arc::new(move |call: &mut Call<'_>| {
            let source = call.memref(0)?;
            let permuted =
                |of: &[i64]| -> Vec<i64> { dimensions.iter().filter_map(|dim| of.get(*dim).copied()).collect() };
            let view = source.with_view(source.offset(), &permuted(source.sizes()), &permuted(source.strides()));
            set_view(call, 0, view)
        }));
    }
}

impl Evaluate for ViewOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let ir = planner.ir();
        let ty = ir.value_type(self.result(ir));
        let shape: Vec<i64> = ty.shape(ir.context()).unwrap_or_default().to_vec();
        let number = number_of(ir.context(), ty);
        // Bytes may have bits that a narrower element does not have.
        let Some(number) = number.filter(|number| (number.bits as usize).is_multiple_of(8 * number.cell_bytes()))
        else {
            return planner.fail("views bytes as elements that do not fill whole bytes, which is not supported");
        };
        planner.kernel(Arc::new(move |call: &mut Call<'_>| {
            let (shift, sizes) = (call.index(1)?, filled(call, &shape, &mut 2)?);
            let source = call.memref(0)?;
            let available = source.sizes().first().copied().unwrap_or_default();
            let bytes = ods_exec::count(&sizes)?.saturating_mul(number.bytes());
            let end = i128::from(shift) + bytes as i128;
            if shift < 0 || end > i128::from(available) || !source.is_contiguous() {
                return Err(Fault::new(format!(
                    "a view of {bytes} bytes at byte {shift} is outside of the memory of {available} bytes"
                )));
            }
            let view = source.reinterpreted(shift, &sizes, number)?;
            set_view(call, 0, view)
        }));
    }
}
