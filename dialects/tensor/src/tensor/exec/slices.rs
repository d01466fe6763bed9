//! Slices of tensors, and concatenation.

use std::sync::Arc;

use ods::prelude::*;
use ods::types::DYNAMIC;
use ods_exec::{Call, Evaluate, Extents, Fault, Place, Planner, Source, Tensor, each_index, row_major};

use super::super::{ConcatOp, ExtractSliceOp, InsertSliceOp, ParallelInsertSliceOp};
use super::support::{Form, Numbers, check_sizes, may_be_equal, quoted, set_tensor};
use ods_arith::common::slices::kept_dims;

/// A slice: an offset, a size and a stride for each dimension.
pub(super) struct Slice {
    pub(super) offsets: Extents,
    pub(super) sizes: Extents,
    pub(super) strides: Extents,
}

impl Slice {
    fn read(lists: &[Numbers; 3], call: &Call<'_>) -> Result<Self, Fault> {
        let [offsets, sizes, strides] = lists;
        Ok(Self { offsets: offsets.read(call)?, sizes: sizes.read(call)?, strides: strides.read(call)? })
    }

    /// Returns an error unless the slice is within the shape. Unknown numbers fit in an abstract call, which computes
    /// only shapes. In others, a number that equals [`DYNAMIC`] is a number like any other.
    pub(super) fn check(&self, shape: &[i64], is_abstract: bool) -> Result<(), Fault> {
        let rank = shape.len();
        if [self.offsets.len(), self.sizes.len(), self.strides.len()] != [rank; 3] {
            return Err(Fault::new(format!("slice of another rank than the shape {}", quoted(shape))));
        }
        check_sizes(&self.sizes, is_abstract)?;
        for (dim, bound) in shape.iter().enumerate() {
            let [offset, size, stride] = [self.offsets[dim], self.sizes[dim], self.strides[dim]];
            let is_known = !is_abstract || ![offset, size, stride, *bound].contains(&DYNAMIC);
            if is_known && !is_inside(offset, size, stride, *bound) {
                return Err(Fault::new(format!(
                    "slice of offset {offset}, size {size} and stride {stride} is out of bounds of dimension {dim} of \
                     size {bound}"
                )));
            }
        }
        Ok(())
    }

    /// Calls `visit` for consecutive elements of a slice that [`Slice::check`] accepts: with their position in a tensor
    /// of this shape, that in the slice, and their number.
    pub(super) fn each_run(
        &self,
        shape: &[i64],
        mut visit: impl FnMut(usize, usize, usize) -> Result<(), Fault>,
    ) -> Result<(), Fault> {
        let weights = row_major(shape);
        let (Some((&offset, offsets)), Some((&size, sizes)), Some((&stride, strides))) =
            (self.offsets.split_last(), self.sizes.split_last(), self.strides.split_last())
        else {
            return visit(0, 0, 1);
        };
        if size == 0 {
            return Ok(());
        }
        let (mut part, count) = (0, to_usize(size));
        each_index(sizes, |indices| {
            let dims = indices.iter().zip(offsets).zip(strides).zip(&weights);
            let start: i64 = dims.map(|(((index, offset), stride), weight)| (offset + index * stride) * weight).sum();
            let start = start + offset;
            if stride == 1 {
                visit(to_usize(start), part, count)?;
            } else {
                (0..size).try_for_each(|index| visit(to_usize(start + index * stride), part + to_usize(index), 1))?;
            }
            part += count;
            Ok(())
        })
    }
}

/// Returns whether all elements along a dimension are within its bound; the offset of an empty slice may be the bound.
fn is_inside(offset: i64, size: i64, stride: i64, bound: i64) -> bool {
    let last = size.checked_sub(1).and_then(|steps| steps.checked_mul(stride)?.checked_add(offset));
    match size {
        0 => (0..=bound).contains(&offset),
        _ => (0..bound).contains(&offset) && last.is_some_and(|last| (0..bound).contains(&last)),
    }
}

/// Copies consecutive elements between tensors of the same format.
pub(super) fn copy(to: &mut Tensor, at: usize, from: &Tensor, start: usize, count: usize) -> Result<(), Fault> {
    let cells = from.cells();
    to.elements_mut().copy(at * cells, from.elements(), start * cells, count * cells)
}

impl Evaluate for ExtractSliceOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let ir = planner.ir();
        let (form, lists) = (Form::of(planner, self.result(ir)), Numbers::lists(ir, self, 1));
        let kept = kept_dims(lists[1].integers(), form.shape());
        planner.kernel(Arc::new(move |call| {
            let (slice, source) = (Slice::read(&lists, call)?, call.tensor(0)?.clone());
            slice.check(source.shape(), call.is_abstract())?;
            let shape = reduced(&slice.sizes, &kept);
            set_tensor(call, &form, &shape, |_| {
                let mut result = Tensor::unwritten(&shape, form.number)?;
                slice.each_run(source.shape(), |at, part, count| copy(&mut result, part, &source, at, count))?;
                Ok(result)
            })
        }));
    }
}

/// Returns the sizes of the dimensions that a slice keeps.
fn reduced(sizes: &[i64], kept: &[usize]) -> Extents {
    kept.iter().filter_map(|dim| sizes.get(*dim)).copied().collect()
}

/// Returns the kernel that inserts the first operand into the second.
fn insertion(planner: &Planner<'_>, [source, dest]: [Value; 2], lists: [Numbers; 3]) -> ods_exec::Kernel {
    let form = Form::of(planner, dest);
    let kept = kept_dims(lists[1].integers(), Form::of(planner, source).shape());
    Arc::new(move |call| {
        let (slice, source, dest) = (Slice::read(&lists, call)?, call.tensor(0)?.clone(), call.tensor(1)?);
        slice.check(dest.shape(), call.is_abstract())?;
        let sizes = reduced(&slice.sizes, &kept);
        let fits = sizes.len() == source.shape().len()
            && sizes.iter().zip(source.shape()).all(|(size, found)| may_be_equal(*size, *found));
        if !fits {
            let (found, sizes) = (quoted(source.shape()), quoted(&sizes));
            return Err(Fault::new(format!("tensor of shape {found} inserted into a slice of shape {sizes}")));
        }
        if call.is_abstract() {
            let shape = form.refine(dest.shape())?;
            return call.set(0, Tensor::unknown(&shape, form.number));
        }
        let mut dest = call.take_tensor(1)?;
        let shape: Extents = dest.shape().into();
        slice.each_run(&shape, |at, part, count| copy(&mut dest, at, &source, part, count))?;
        call.set(0, dest)
    })
}

impl Evaluate for InsertSliceOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let ir = planner.ir();
        let kernel = insertion(planner, [self.source(ir), self.dest(ir)], Numbers::lists(ir, self, 2));
        planner.kernel(kernel);
    }
}

/// The tensor that the threads share is changed where it is: an argument of the loop's body.
impl Evaluate for ParallelInsertSliceOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let ir = planner.ir();
        let kernel = insertion(planner, [self.source(ir), self.dest(ir)], Numbers::lists(ir, self, 2));
        let shared = planner.object_of(self.dest(ir));
        let values: Vec<Value> = ir.operands(self.operation()).collect();
        let mut operands: Vec<Source> = values.into_iter().map(|value| planner.source(value)).collect();
        operands[1] = Source { place: Place::Object(shared), is_last: self.source(ir) != self.dest(ir) };
        planner.kernel_at(kernel, operands, vec![Place::Object(shared)]);
    }
}

impl Evaluate for ConcatOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let ir = planner.ir();
        let (form, dim) = (Form::of(planner, self.result(ir)), usize::try_from(self.dim(ir)).unwrap_or(usize::MAX));
        planner.kernel(Arc::new(move |call| {
            let inputs: Result<Vec<Tensor>, Fault> =
                (0..call.num_operands()).map(|operand| call.tensor(operand).cloned()).collect();
            let (inputs, mut at) = (inputs?, 0);
            let shape = concatenated(&inputs, dim)?;
            set_tensor(call, &form, &shape, |_| {
                let mut result = Tensor::unwritten(&shape, form.number)?;
                for input in inputs {
                    let mut slice = Slice {
                        offsets: Extents::from_elem(0, shape.len()),
                        sizes: input.shape().into(),
                        strides: Extents::from_elem(1, shape.len()),
                    };
                    slice.offsets[dim] = at;
                    at += input.shape()[dim];
                    slice.each_run(&shape, |to, part, count| copy(&mut result, to, &input, part, count))?;
                }
                Ok(result)
            })
        }));
    }
}

/// Returns the shape of a concatenation along a dimension.
fn concatenated(inputs: &[Tensor], dim: usize) -> Result<Extents, Fault> {
    let mut shape: Extents = inputs.first().map(Tensor::shape).unwrap_or_default().into();
    if dim >= shape.len() {
        return Err(Fault::new(format!("dimension {dim} of tensors of rank {}", shape.len())));
    }
    for input in inputs.iter().skip(1) {
        let (found, expected) = (input.shape(), quoted(&shape));
        let differ = || Fault::new(format!("tensors of shapes {expected} and {} along dimension {dim}", quoted(found)));
        if found.len() != shape.len() {
            return Err(differ());
        }
        for (position, (size, other)) in shape.iter_mut().zip(found).enumerate() {
            *size = match (*size, *other) {
                (DYNAMIC, DYNAMIC) => DYNAMIC,
                (DYNAMIC, _) | (_, DYNAMIC) if position == dim => DYNAMIC,
                (a, b) if position == dim => a.saturating_add(b),
                (DYNAMIC, size) | (size, DYNAMIC) => size,
                (a, b) if a == b => a,
                (_, _) => return Err(differ()),
            };
        }
    }
    Ok(shape)
}

/// Returns a number that is not negative and fits the machine, as checked before.
fn to_usize(number: i64) -> usize {
    usize::try_from(number).unwrap_or(usize::MAX)
}
