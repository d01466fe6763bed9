//! The items of arguments that are sequences.
//!
//! Collecting an iterator of Python asks it for a hint of its length, which is a call of a function in Python's
//! library. Lists and tuples, which nearly all arguments are, need no iterator.

use pyo3::prelude::*;
use pyo3::types::{PyList, PyTuple};

/// Calls `take` with each item.
#[inline]
pub(crate) fn for_each_item<'py>(
    items: &Bound<'py, PyAny>,
    mut take: impl FnMut(Bound<'py, PyAny>) -> PyResult<()>,
) -> PyResult<()> {
    if let Ok(items) = items.cast::<PyList>() {
        let mut at = 0;
        // The length is asked each time, as `take` may call Python code that changes it.
        while at < items.len() {
            take(items.get_item(at)?)?;
            at += 1;
        }
    } else if let Ok(items) = items.cast::<PyTuple>() {
        for at in 0..items.len() {
            take(items.get_item(at)?)?;
        }
    } else {
        for item in items.try_iter()? {
            take(item?)?;
        }
    }
    Ok(())
}

/// Returns what `make` makes of each item.
pub(crate) fn collect_items<'py, T>(
    items: &Bound<'py, PyAny>,
    mut make: impl FnMut(Bound<'py, PyAny>) -> PyResult<T>,
) -> PyResult<Vec<T>> {
    let mut all = Vec::new();
    for_each_item(items, |item| {
        all.push(make(item)?);
        Ok(())
    })?;
    Ok(all)
}

/// Returns the position that an index of Python means.
pub(crate) fn position(index: isize, length: usize) -> Option<usize> {
    let at = if index < 0 { index + isize::try_from(length).ok()? } else { index };
    usize::try_from(at).ok().filter(|at| *at < length)
}
