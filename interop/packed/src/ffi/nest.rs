//! The nesting of containers that are read from C.
//!
//! Reading one is a call for each container inside it, in part by functions of libtvm_ffi, so that the thread keeps
//! count. A container that is there several times is copied as often, and nests of shared ones grow without bounds:
//! their elements are counted, too.

use std::cell::Cell;

use super::MAX_DEPTH;
use crate::error::Error;

/// The number of elements, in all containers of an argument or result, that are read.
const MAX_ELEMENTS: usize = 1 << 24;

thread_local! {
    /// The containers around the one that is read, and the elements so far.
    static NEST: Cell<(usize, usize)> = const { Cell::new((0, 0)) };
}

/// A container that is read, for as long as this exists.
pub(super) struct Nested;

impl Nested {
    /// Begins a container of so many elements.
    ///
    /// # Errors
    /// Returns an error if it is nested too deeply, or if there are too many elements in all.
    pub fn enter(count: usize) -> Result<Self, Error> {
        let (depth, elements) = NEST.get();
        if depth >= MAX_DEPTH {
            return Err(Error::value_error(format!("lists are nested more than {MAX_DEPTH} deep; pass a flatter one")));
        }
        let elements = if depth == 0 { count } else { elements.saturating_add(count) };
        if elements > MAX_ELEMENTS {
            return Err(Error::value_error(format!(
                "lists have more than {MAX_ELEMENTS} elements in all; pass numbers as a tensor"
            )));
        }
        NEST.set((depth + 1, elements));
        Ok(Self)
    }
}

impl Drop for Nested {
    fn drop(&mut self) {
        let (depth, elements) = NEST.get();
        NEST.set((depth.saturating_sub(1), elements));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn containers_are_counted_until_the_outermost_ends() {
        let outer = Nested::enter(MAX_ELEMENTS - 1).expect("few enough");
        let inner = Nested::enter(1).expect("few enough");
        assert!(Nested::enter(1).is_err_and(|error| error.message().contains("16777216 elements in all")));
        drop((inner, outer));
        let nest: Vec<Nested> = (0..MAX_DEPTH).map_while(|_| Nested::enter(1).ok()).collect();
        assert_eq!(nest.len(), MAX_DEPTH);
        assert!(Nested::enter(0).is_err_and(|error| error.message().contains("more than 128 deep")));
        drop(nest);
        assert!(Nested::enter(MAX_ELEMENTS).is_ok());
    }
}
