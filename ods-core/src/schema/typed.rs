//! The common parts of all typed operations, as one macro, so that expansions stay short.
//!
//! The compiler expands the macro itself, much faster than a procedural macro could produce the same tokens.

use std::fmt;

use crate::entity::Location;
use crate::fold::FoldEffect;
use crate::ir::Values;
use crate::ir::{InsertionPoint, Ir};

use super::{BuildError, Draft, Op};

/// Formats a typed operation for `Debug`.
///
/// # Errors
/// Returns the errors of the formatter.
#[doc(hidden)]
pub fn debug_typed(f: &mut fmt::Formatter<'_>, name: &str, source: &impl fmt::Debug) -> fmt::Result {
    f.debug_tuple(name).field(source).finish()
}

/// A builder, as returned by `AddOp::new(...)`: an operation being assembled, which `create` creates.
///
/// Usually passed to [`OpBuilder::insert`](crate::OpBuilder::insert):
///
/// ```
/// # use ods_core as ods;
/// use ods::builtin::UnrealizedConversionCastOp;
/// use ods::schema::Builder;
/// use ods::{Context, InsertionPoint, Ir, Location, Type};
///
/// # fn main() -> ods::Result {
/// let mut ir = Ir::new(Context::new().into());
/// let block = ir.create_block();
/// let source = UnrealizedConversionCastOp::new([], [Type::I32]); // a `Builder`
/// let at = InsertionPoint::end_of(block);
/// let source: UnrealizedConversionCastOp = source.create(&mut ir, at, Location::UNKNOWN)?;
/// # let _ = source;
/// # Ok(())
/// # }
/// ```
///
/// Builders that a definition adds are functions of the operation over [`Draft`]:
///
/// ```standalone_crate
/// # extern crate ods_core as ods;
/// # use ods::attributes::IntegerAttr;
/// # use ods::schema::Draft;
/// # use ods::{Context, Ir, Type};
/// # use ods_macros::{dialect, op};
/// # /// My dialect.
/// # #[dialect(name = "my", ops(PowerOp))]
/// # pub struct My;
/// /// A power of two.
/// #[op(My, "power", builders(of_exponent))]
/// pub struct PowerOp {
///     #[attr]
///     value: IntegerAttr,
/// }
///
/// impl PowerOp<Draft> {
///     /// Creates the power with this exponent.
///     pub fn of_exponent(context: &Context, exponent: u8) -> Self {
///         Self::new(IntegerAttr::i64(context, 1 << exponent.min(62)))
///     }
/// }
///
/// fn main() -> ods::Result {
///     # let context = Context::new();
///     # context.register::<My>()?;
///     # let mut ir = Ir::new(context.into());
///     let power = PowerOp::of_exponent(ir.context(), 3);
///     let power = ir.builder().insert(power)?;
///     assert_eq!(power.value(&ir).value(ir.context()), Some(8));
///     Ok(())
/// }
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a builder",
    label = "expected the value that `new` of an operation returns"
)]
pub trait Builder: Sized {
    /// The operation.
    type Op: Op;

    /// Returns the parts.
    fn into_draft(self) -> Draft;

    /// Creates the operation and inserts it at the insertion point.
    ///
    /// # Errors
    /// Returns an error if the dialect is not registered, or result types cannot be inferred.
    #[inline]
    fn create(self, ir: &mut Ir, at: InsertionPoint, location: Location) -> Result<Self::Op, BuildError> {
        self.into_draft().create(ir, at, location).map(Self::Op::from_operation)
    }

    /// Folds the operation, or creates it if it does not fold. Returns the values of its results.
    ///
    /// # Errors
    /// Returns the errors of [`Builder::create`].
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

/// Implements a typed operation `$op`, a struct whose private field `source` is an [`OpSource`](super::OpSource), with
/// its schema in `$schema`. The type parameter of the impls is called `$source`.
///
/// The impls are written out, because derived ones take more than twice as long to check. Comparison applies only to
/// handles.
#[doc(hidden)]
#[macro_export]
macro_rules! __typed_op {
    ($op:ident $schema:ident $source:ident) => {
        impl<$source: ::core::clone::Clone> ::core::clone::Clone for $op<$source> {
            #[inline]
            fn clone(&self) -> Self {
                Self { source: ::core::clone::Clone::clone(&self.source) }
            }
        }
        impl<$source: ::core::marker::Copy> ::core::marker::Copy for $op<$source> {}
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
        impl<$source: ::core::fmt::Debug> ::core::fmt::Debug for $op<$source> {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                $crate::rt::debug_typed(f, ::core::stringify!($op), &self.source)
            }
        }
        impl<$source: $crate::schema::OpSource> $op<$source> {
            /// Returns the same accessors over another source of operands and attributes, such as an `Adaptor`.
            #[inline]
            pub fn over(source: $source) -> Self {
                Self { source }
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
            type Over<__S: $crate::schema::OpSource> = $op<__S>;
            #[inline]
            fn with_source<__S: $crate::schema::OpSource>(source: __S) -> $op<__S> {
                $op { source }
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
