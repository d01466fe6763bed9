//! The interface of semantics of an operation, if it implements it.

use std::marker::PhantomData;

use crate::schema::{ImplementedBy, InterfaceEntry};

/// The semantics of operation `T` in a dialect whose operations may implement the interface `I`.
///
/// `Semantics::<I, T>::ENTRIES` is the entry of `I` if `T` implements it: the inherent constant then comes first.
/// Otherwise it is the empty list of [`NoSemantics`].
pub struct Semantics<I: ?Sized, T>(PhantomData<(PhantomData<I>, T)>);

impl<I: ImplementedBy<T> + ?Sized, T> Semantics<I, T> {
    /// The entry.
    pub const ENTRIES: &'static [InterfaceEntry] = &[<I as ImplementedBy<T>>::ENTRY];
}

/// The constant of operations without semantics.
pub trait NoSemantics {
    /// No entry.
    const ENTRIES: &'static [InterfaceEntry] = &[];
}

impl<I: ?Sized, T> NoSemantics for Semantics<I, T> {}
