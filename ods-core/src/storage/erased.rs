//! Type-erased `&'static T` references that can be downcast.
//!
//! They serve the same purpose as `&'static dyn Any` without the virtual call: asking a trait object for its type goes
//! through a function table, and the answer through memory, which took half the time of an interface lookup. Here the
//! type's id is next to the pointer.
//!
//! Invariant: `id` is the id of the type that `pointer` points to.

use std::any::TypeId;
use std::fmt;
use std::ptr;

/// A type-erased static reference.
#[derive(Clone, Copy)]
pub(crate) struct ErasedRef {
    id: TypeId,
    pointer: *const (),
}

// SAFETY: by `new`, it is a `&'static T` with `T: Sync`, and it exposes nothing else.
unsafe impl Send for ErasedRef {}
// SAFETY: as above.
unsafe impl Sync for ErasedRef {}

impl ErasedRef {
    /// Erases the type of a reference.
    pub(crate) const fn new<T: Sync + 'static>(to: &'static T) -> Self {
        Self { id: TypeId::of::<T>(), pointer: ptr::from_ref(to).cast() }
    }

    /// Returns the reference if it is to a `T`.
    #[inline]
    pub(crate) fn get<T: 'static>(&self) -> Option<&'static T> {
        if self.id != TypeId::of::<T>() {
            return None;
        }
        // SAFETY: by the invariant, `pointer` was created from a `&'static T`, and it is never written through.
        Some(unsafe { &*self.pointer.cast() })
    }

    /// Returns whether both references point to the same place.
    pub(crate) fn is_same(&self, other: &Self) -> bool {
        ptr::eq(self.pointer, other.pointer)
    }
}

impl fmt::Debug for ErasedRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("ErasedRef").field(&self.pointer).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn downcast_needs_the_erased_type() {
        static NUMBER: u32 = 7;
        static TEXT: &str = "seven";
        let (number, text) = (ErasedRef::new(&NUMBER), ErasedRef::new(&TEXT));
        assert_eq!(number.get::<u32>(), Some(&7));
        assert_eq!(number.get::<i32>(), None);
        assert_eq!(text.get::<&'static str>(), Some(&"seven"));
        assert_eq!(text.get::<u32>(), None);
        assert!(number.is_same(&ErasedRef::new(&NUMBER)) && !number.is_same(&text));
    }
}
