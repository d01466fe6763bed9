//! Memory of the engine and of packed tensors, each as the other. This file has all `unsafe` of the crate.

use std::any::Any;
use std::sync::Arc;

use ods_exec::{Fault, Foreign, MemRef, Number};
use ods_packed::{DataType, Error, Tensor, TensorView};

/// Returns memory that is the elements of a tensor, with the tensor as its owner; `None` if the tensor was lent for a
/// call.
pub(crate) fn in_place(tensor: &Tensor, number: Number) -> Result<Option<MemRef>, String> {
    let Ok(owner) = tensor.to_owner() else { return Ok(None) };
    let owner = Arc::new(owner);
    let view = owner.view().map_err(|error| error.to_string())?;
    // SAFETY: the tensor owns its elements.
    unsafe { over(&view, number, owner.clone()) }.map(Some)
}

/// Returns a copy of the elements of a tensor.
pub(crate) fn copy(view: &TensorView<'_>, number: Number) -> Result<ods_exec::Tensor, String> {
    // SAFETY: the view outlives the memory, which is dropped here.
    let memref = unsafe { over(view, number, Arc::new(())) }?;
    memref.to_tensor().map_err(|fault| fault.to_string())
}

/// Stores elements in a tensor.
pub(crate) fn store(view: &TensorView<'_>, elements: &ods_exec::Tensor) -> Result<(), String> {
    let Some(number) = elements.number() else { return Ok(()) };
    // SAFETY: the view outlives the memory, which is dropped here.
    let memref = unsafe { over(view, number, Arc::new(())) }?;
    memref.copy_from(elements).map_err(|fault| fault.to_string())
}

/// Returns memory that is the elements of a tensor.
///
/// # Safety
/// The elements live until the owner is dropped.
unsafe fn over(view: &TensorView<'_>, number: Number, owner: Arc<dyn Any + Send + Sync>) -> Result<MemRef, String> {
    if !view.device().is_host() {
        return Err(format!("a tensor on {}; copy it to the CPU before the call", view.device()));
    }
    if view.dtype().size() != number.bytes() {
        return Err(format!("a tensor of {}", view.dtype()));
    }
    let (address, count, offset) = view.extent();
    // SAFETY: the maker of the tensor guarantees the memory from its lowest element to its highest, and the absence of
    // racing accesses; the caller keeps it alive. Elements have the size of the format.
    let memory = unsafe { Foreign::new(address, count, number, owner) }.map_err(unfit)?;
    let memory = if view.is_read_only() { memory.into_constant() } else { memory };
    MemRef::foreign(memory, offset, view.shape(), &strides(view)).map_err(unfit)
}

fn unfit(fault: Fault) -> String {
    format!("a tensor that cannot be used: {}", fault.message())
}

/// Returns the strides in elements. The strides of dimensions with one element are as in row-major order, since
/// exporters write any.
fn strides(view: &TensorView<'_>) -> Vec<i64> {
    let mut strides = ods_exec::row_major(view.shape()).to_vec();
    let Some(given) = view.strides().filter(|_| !view.is_contiguous()) else { return strides };
    for dimension in (0..strides.len()).rev() {
        let size = |dimension: usize| view.shape().get(dimension).copied().unwrap_or(1);
        strides[dimension] = match strides.get(dimension + 1) {
            Some(next) if size(dimension) == 1 => next.saturating_mul(size(dimension + 1)),
            None if size(dimension) == 1 => 1,
            Some(_) | None => given[dimension],
        };
    }
    strides
}

/// Returns a tensor that is the elements of memory, which it keeps. Constants, and views of bytes as other elements,
/// are copied.
pub(crate) fn export(memref: &MemRef, dtype: DataType) -> Result<Tensor, Error> {
    let runtime = |fault: Fault| Error::runtime(fault.message().to_owned());
    let (memref, address) = match memref.shared_address().map_err(runtime)? {
        Some(address) => (memref.clone(), address),
        None => {
            let copy = MemRef::of(&memref.to_tensor().map_err(runtime)?).map_err(runtime)?;
            let address = copy.shared_address().map_err(runtime)?;
            (copy, address.ok_or_else(|| Error::type_error("elements that are no numbers cannot be returned"))?)
        }
    };
    if memref.number().map(Number::bytes) != Some(dtype.size()) {
        return Err(Error::type_error(format!("elements of another size than {dtype} cannot be returned")));
    }
    let (shape, strides) = (memref.sizes().to_vec(), memref.strides().to_vec());
    // SAFETY: each element of the memory is inside its buffer, which lives as long as the memref, has cells of this
    // size, and is not a constant. The engine accesses it as it does memory that threads share.
    unsafe { Tensor::of_memory(address, dtype, &shape, &strides, memref) }
}
