//! Slices at indices in another tensor.

use std::collections::HashSet;
use std::sync::Arc;

use ods::prelude::*;
use ods_exec::{Evaluate, Extents, Fault, Planner, Tensor};

use super::super::{GatherOp, ScatterOp};
use super::casts::integers;
use super::slices::{Slice, copy};
use super::support::{Form, may_be_equal, quoted, set_tensor};

/// The slices of a tensor that lists of indices select.
struct Selection {
    /// The dimensions that are indexed.
    dims: Vec<usize>,
    /// Whether no list may occur twice.
    is_unique: bool,
    /// Whether slices lack the indexed dimensions.
    is_reduced: bool,
}

impl Selection {
    fn new(planner: &Planner<'_>, dims: &[i64], is_unique: bool, [whole, indices, slices]: [Value; 3]) -> Self {
        let rank = |value: Value| Form::of(planner, value).shape().len();
        let dims = dims.iter().filter_map(|dim| usize::try_from(*dim).ok()).collect();
        Self { dims, is_unique, is_reduced: rank(slices) + 1 != rank(whole) + rank(indices) }
    }

    /// Returns the shape of all slices of a tensor.
    fn shape(&self, whole: &[i64], indices: &[i64]) -> Extents {
        let mut shape: Extents = indices.split_last().map(|(_, leading)| leading).unwrap_or_default().into();
        for (dim, size) in whole.iter().enumerate() {
            match self.dims.contains(&dim) {
                true if self.is_reduced => {}
                true => shape.push(1),
                false => shape.push(*size),
            }
        }
        shape
    }

    /// Calls `visit` for consecutive elements of each slice: with their position in the tensor, that among the slices,
    /// and their number.
    fn each_run(
        &self,
        whole: &[i64],
        indices: &Tensor,
        mut visit: impl FnMut(usize, usize, usize) -> Result<(), Fault>,
    ) -> Result<(), Fault> {
        let lists = integers(indices)?;
        let mut sizes: Extents = whole.into();
        for dim in &self.dims {
            *sizes.get_mut(*dim).ok_or_else(|| no_dimension(*dim, whole))? = 1;
        }
        let (count, mut seen) = (ods_exec::count(&sizes)?, HashSet::new());
        let zeros = Extents::from_elem(0, whole.len());
        for (position, list) in lists.chunks_exact(self.dims.len().max(1)).enumerate() {
            if self.is_unique && !seen.insert(list) {
                return Err(Fault::new(format!("indices {} occur twice, which `unique` excludes", quoted(list))));
            }
            let mut offsets = zeros.clone();
            self.dims.iter().zip(list).for_each(|(dim, index)| offsets[*dim] = *index);
            let slice = Slice { offsets, sizes: sizes.clone(), strides: Extents::from_elem(1, whole.len()) };
            slice.check(whole, false)?;
            slice.each_run(whole, |at, part, run| visit(at, position * count + part, run))?;
        }
        Ok(())
    }
}

#[cold]
fn no_dimension(dim: usize, shape: &[i64]) -> Fault {
    Fault::new(format!("dimension {dim} of a tensor of rank {}", shape.len()))
}

impl Evaluate for GatherOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let ir = planner.ir();
        let form = Form::of(planner, self.result(ir));
        let values = [self.source(ir), self.indices(ir), self.result(ir)];
        let selection = Selection::new(planner, &self.gather_dims(ir), self.unique(ir), values);
        planner.kernel(Arc::new(move |call| {
            let (source, indices) = (call.tensor(0)?.clone(), call.tensor(1)?.clone());
            let shape = selection.shape(source.shape(), indices.shape());
            set_tensor(call, &form, &shape, |_| {
                let mut result = Tensor::unwritten(&shape, form.number)?;
                selection.each_run(source.shape(), &indices, |at, part, count| {
                    copy(&mut result, part, &source, at, count)
                })?;
                Ok(result)
            })
        }));
    }
}

impl Evaluate for ScatterOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let ir = planner.ir();
        let form = Form::of(planner, self.result(ir));
        let values = [self.dest(ir), self.indices(ir), self.source(ir)];
        let selection = Selection::new(planner, &self.scatter_dims(ir), self.unique(ir), values);
        planner.kernel(Arc::new(move |call| {
            let (source, indices) = (call.tensor(0)?.clone(), call.tensor(2)?.clone());
            let whole: Extents = call.tensor(1)?.shape().into();
            let shape = selection.shape(&whole, indices.shape());
            let fits = shape.len() == source.shape().len()
                && shape.iter().zip(source.shape()).all(|(size, found)| may_be_equal(*size, *found));
            if !fits {
                let (found, shape) = (quoted(source.shape()), quoted(&shape));
                return Err(Fault::new(format!("tensor of shape {found} scattered into slices of shape {shape}")));
            }
            set_tensor(call, &form, &whole, |call| {
                // The indices are checked before the destination is taken, so that an error shows it.
                selection.each_run(&whole, &indices, |_, _, _| Ok(()))?;
                let mut dest = call.take_tensor(1)?;
                selection.each_run(&whole, &indices, |at, part, count| copy(&mut dest, at, &source, part, count))?;
                Ok(dest)
            })
        }));
    }
}
