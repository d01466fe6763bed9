//! The message for a definition with the key `evaluate` that does not have the function.

use ods_core::__private::Nothing;

use crate::call::Call;
use crate::fault::Fault;

/// A trait whose error reports that the function of the key `evaluate` is missing.
#[diagnostic::on_unimplemented(
    message = "the key `evaluate` needs a function of `{Self}`, which is missing or not visible here",
    label = "expected `fn evaluate(self, call: &mut Call<'_>) -> Result<(), Fault>` in an `impl {Self}`"
)]
pub trait HasEvaluate: Nothing {}

/// The function that the compiler finds if an operation has the key without a function. Its own function takes
/// precedence.
pub trait NoFunctions: Sized {
    /// Stands in for a missing `evaluate`.
    ///
    /// # Errors
    /// Never returns: nothing implements [`HasEvaluate`].
    fn evaluate(self, _: &mut Call<'_>) -> Result<(), Fault>
    where
        Self: HasEvaluate,
    {
        Self::never()
    }
}

impl<T> NoFunctions for T {}
