//! Checks at run time of operations that the verifier cannot check.

use ods_core::text::{PrintOptions, location_to_string};
use ods_core::{Context, Ir, OpBuilder, Operation};

ods_core::__interface! {
    operation requires() bases() bounds() as_trait(yes) {}
    /// Operations that can check at run time that they are well-defined, such as that an index is within bounds.
    pub trait RuntimeVerifiableOpInterface {
        /// Creates the checks. The builder is before the operation, at its location.
        ///
        /// # Errors
        /// Returns an error if an operation cannot be created, for example since its dialect is not registered.
        required fn generate_runtime_verification(
            &self,
            b: &mut OpBuilder<'_>,
            message: &RuntimeFailureMessage,
        ) -> ods_core::Result;
    }
}

/// The message of a check at run time that fails, without the problem.
#[derive(Clone, Debug)]
pub struct RuntimeFailureMessage {
    /// The text of the operation, and a newline; empty if it is not shown.
    operation: String,
    location: String,
}

impl RuntimeFailureMessage {
    /// Returns the message for an operation that has this text; with `None`, only its location is shown.
    pub fn new(ir: &Ir, op: impl Into<Operation>, text: Option<&str>) -> Self {
        let operation = text.map_or_else(String::new, |text| format!("{text}\n"));
        Self { operation, location: location_to_string(ir.context(), ir.location(op.into())) }
    }

    /// Returns the options with which operations are printed for these messages: those for diagnostics, with some
    /// changes.
    pub fn print_options(context: &Context) -> PrintOptions {
        PrintOptions {
            local_scope: true,
            skip_regions: true,
            elide_elements_larger_than: Some(16),
            ..context.quoting()
        }
    }

    /// Returns the message for a problem, such as `out-of-bounds access`.
    pub fn of(&self, problem: &str) -> String {
        let Self { operation, location } = self;
        format!("ERROR: Runtime op verification failed\n{operation}^ {problem}\nLocation: {location}")
    }
}
