//! The semantics of `memref`, for execution.
//!
//! * `alloc`: allocation and deallocation, and globals; `access`: elements; `views`: casts and views; `shapes`: views
//!   with other shapes.
//!
//! Accesses and views are checked: what lies outside of a buffer, or was deallocated, is an error. Stack memory lives
//! until nothing refers to it.

mod access;
mod alloc;
mod shapes;
mod views;

use ods::prelude::*;
use ods_exec::{Call, Fault, MemRef, Number};

/// Returns the format of the elements of memory of a type; `None` if they are not numbers.
fn number_of(context: &Context, ty: Type) -> Option<Number> {
    Number::of(context, ty.element_type(context))
}

/// Sets a result to a view. Elements that a view repeats count as memory, so that no view is larger than the limit.
fn set_view(call: &mut Call<'_>, result: usize, view: MemRef) -> Result<(), Fault> {
    if view.len() > view.capacity() {
        call.check_shape(view.sizes(), view.number())?;
    }
    let ty = call.result_type(result)?;
    check_type(call.ir().context(), ty, &view)?;
    call.set(result, view)
}

/// Checks that memory has the sizes, strides and offset of a type, where the type has them.
fn check_type(context: &Context, ty: Type, memref: &MemRef) -> Result<(), Fault> {
    let Some(shape) = ty.shape(context) else { return Ok(()) };
    let (sizes, strides) = (memref.sizes(), memref.strides());
    if shape.len() != sizes.len() {
        let (found, expected) = (sizes.len(), shape.len());
        return Err(Fault::new(format!("has memory of rank {found}; the result type has rank {expected}")));
    }
    check_numbers("size", sizes, shape)?;
    let layout = ty.cast::<MemRefType>(context).and_then(|ty| ty.strides_and_offset(context));
    let Some((expected, offset)) = layout.filter(|_| !memref.is_empty()) else { return Ok(()) };
    check_numbers("offset", &[memref.offset()], &[offset])?;
    // No two elements are apart by the stride of a dimension of size 1.
    let expected: Vec<i64> =
        expected.iter().zip(sizes).map(|(stride, size)| if *size == 1 { DYNAMIC } else { *stride }).collect();
    check_numbers("stride", strides, &expected)
}

fn check_numbers(what: &str, found: &[i64], expected: &[i64]) -> Result<(), Fault> {
    let mut pairs = found.iter().zip(expected).enumerate();
    match pairs.find(|(_, (found, expected))| **expected != DYNAMIC && found != expected) {
        Some((dimension, (found, expected))) => Err(Fault::new(format!(
            "has memory of {what} {found} in dimension {dimension}; the result type has {expected}"
        ))),
        None => Ok(()),
    }
}
