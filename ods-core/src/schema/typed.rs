//! What all typed operations have, whatever their definition: one macro, so that an expansion names it in a word.
//!
//! The macro is expanded by the compiler itself, much faster than the same tokens come out of a procedural macro.

use std::fmt;

use crate::entity::Location;
use crate::fold::FoldEffect;
use crate::ir::Values;
use crate::ir::{InsertionPoint, Ir};

use super::{BuildError, Draft, Op};

/// How a typed operation shows itself.
///
/// # Errors
/// When the formatter does.
#[doc(hidden)]
pub fn debug_typed(f: &mut fmt::Formatter<'_>, name: &str, source: &impl fmt::Debug) -> fmt::Result {
    f.debug_tuple(name).field(source).finish()
}

/// What `AddOp::new(...)` returns: an operation that is being put together, to be made by `create`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no builder",
    label = "expected what `new` of an operation returns"
)]
pub trait Builder: Sized {
    /// The operation.
    type Op: Op;

    /// The parts.
    fn into_draft(self) -> Draft;

    /// Makes the operation and puts it at the place.
    ///
    /// # Errors
    /// When the dialect is not registered, or result types are to be inferred and cannot be.
    #[inline]
    fn create(self, ir: &mut Ir, at: InsertionPoint, location: Location) -> Result<Self::Op, BuildError> {
        self.into_draft().create(ir, at, location).map(Self::Op::from_operation)
    }

    /// Makes the operation, or what it folds to: the values that stand for its results.
    ///
    /// # Errors
    /// As [`Builder::create`].
    fn create_or_fold(self, ir: &mut Ir, at: InsertionPoint, location: Location) -> Result<Values, BuildError> {
        create_or_fold(self.into_draft(), ir, at, location)
    }
}

fn create_or_fold(draft: Draft, ir: &mut Ir, at: InsertionPoint, location: Location) -> Result<Values, BuildError> {
    let op = draft.create(ir, at, location)?;
    match ir.try_fold(op) {
        FoldEffect::Replaced(values) => Ok(values),
        FoldEffect::Kept | FoldEffect::Changed => Ok(ir.results(op).collect()),
    }
}

/// The impls of a typed operation `$op`, a struct whose private field `source` is an [`OpSource`](super::OpSource), with its schema in `$schema`.
///
/// Written out, not derived: derived impls are bounded and checked at more than twice the price. Only handles
/// are compared.
#[doc(hidden)]
#[macro_export]
macro_rules! __typed_op {
    ($op:ident $schema:ident) => {
        impl<__S: ::core::clone::Clone> ::core::clone::Clone for $op<__S> {
            #[inline]
            fn clone(&self) -> Self {
                Self { source: ::core::clone::Clone::clone(&self.source) }
            }
        }
        impl<__S: ::core::marker::Copy> ::core::marker::Copy for $op<__S> {}
        impl ::core::cmp::PartialEq for $op {
            #[inline]
            fn eq(&self, other: &Self) -> ::core::primitive::bool {
                self.source == other.source
            }
        }
        impl ::core::cmp::Eq for $op {}
        impl ::core::hash::Hash for $op {
            #[inline]
            fn hash<__H: ::core::hash::Hasher>(&self, state: &mut __H) {
                ::core::hash::Hash::hash(&self.source, state);
            }
        }
        impl<__S: ::core::fmt::Debug> ::core::fmt::Debug for $op<__S> {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                $crate::rt::debug_typed(f, ::core::stringify!($op), &self.source)
            }
        }
        impl<__S: $crate::schema::OpSource> $op<__S> {
            /// The same accessors over another source of operands and attributes, such as an `Adaptor`.
            #[inline]
            pub fn over(source: __S) -> Self {
                Self { source: source }
            }
        }
        impl $crate::schema::Op for $op {
            const SCHEMA: &'static $crate::schema::OpSchema = &$schema;
            #[inline]
            fn from_operation(op: $crate::Operation) -> Self {
                Self { source: op }
            }
            #[inline]
            fn operation(self) -> $crate::Operation {
                self.source
            }
        }
        impl $crate::schema::Builder for $op<$crate::schema::Draft> {
            type Op = $op;
            #[inline]
            fn into_draft(self) -> $crate::schema::Draft {
                self.source
            }
        }
    };
}
