//! Passes.

use ods_core::context::Context;
use ods_core::diagnostic::{Diagnostic, Diagnostics};
use ods_core::schema::{OpSchema, TraitSet};
use ods_core::{Error, Ir, Operation};

use crate::options::Options;

/// A transformation of the operations inside one operation.
///
/// A pass may change what is inside its operation, and the attributes of that; it must not look at the operations
/// beside it. Each thread has a clone of its own.
///
/// ```
/// # use ods_core as ods;
/// use ods_pass::{Pass, PassContext, PassResult};
///
/// /// Counts operations.
/// #[derive(Clone, Default)]
/// struct Count {
///     operations: usize,
/// }
///
/// impl Pass for Count {
///     fn name(&self) -> &'static str {
///         "Count"
///     }
///     fn argument(&self) -> &'static str {
///         "count"
///     }
///     fn run(&mut self, cx: &mut PassContext<'_>) -> PassResult {
///         self.operations += cx.ir.walk_pre(cx.op).count();
///         Ok(())
///     }
///     fn clone_pass(&self) -> Box<dyn Pass> {
///         Box::new(self.clone())
///     }
/// }
/// ```
pub trait Pass: Send {
    /// Returns the name in messages and reports, such as `Canonicalizer`.
    fn name(&self) -> &'static str;

    /// Returns the name in textual pipelines, such as `canonicalize`.
    fn argument(&self) -> &'static str;

    /// Returns the options with their values; by default, there are none.
    fn options(&mut self) -> Options<'_> {
        Options::new()
    }

    /// Returns the definition of the operations that the pass runs on; `None` for any operation.
    fn root(&self) -> Option<&'static OpSchema> {
        None
    }

    /// Returns whether the pass may run on registered operations with this definition.
    fn can_run_on(&self, op: &'static OpSchema) -> bool {
        self.root().is_none_or(|root| std::ptr::eq(root, op))
    }

    /// Prepares the pass once per pipeline.
    ///
    /// # Errors
    /// Returns an error if the pass cannot run with these options.
    fn initialize(&mut self, context: &Context) -> PassResult {
        let _ = context;
        Ok(())
    }

    /// Runs the pass on `cx.op`.
    ///
    /// # Errors
    /// Returns an error if the pass fails; the pipeline ends.
    fn run(&mut self, cx: &mut PassContext<'_>) -> PassResult;

    /// Returns a copy with the same options.
    fn clone_pass(&self) -> Box<dyn Pass>;
}

/// The operation that a pass runs on, and its surroundings.
pub struct PassContext<'a> {
    /// The IR.
    pub ir: &'a mut Ir,
    /// The operation.
    pub op: Operation,
    /// The text that the pass writes for the user, such as statistics; it goes to the standard error stream.
    pub output: &'a mut String,
}

impl PassContext<'_> {
    /// Returns whether the operation has the trait `SymbolTable`.
    pub fn is_symbol_table(&self) -> bool {
        self.ir.has_traits(self.op, TraitSet::SYMBOL_TABLE)
    }
}

/// The error of a pass. Diagnostics, errors and messages convert to it.
#[derive(Debug)]
pub struct PassFailure {
    /// The reasons; empty if they were reported already.
    pub diagnostics: Vec<Diagnostic>,
}

impl PassFailure {
    /// Returns a failure that was reported already.
    pub fn reported() -> Self {
        Self { diagnostics: Vec::new() }
    }
}

impl std::fmt::Display for PassFailure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match &self.diagnostics[..] {
            [] => f.write_str("the pass failed"),
            [first, ..] => first.fmt(f),
        }
    }
}

impl std::error::Error for PassFailure {}

impl From<Diagnostic> for PassFailure {
    fn from(diagnostic: Diagnostic) -> Self {
        Self { diagnostics: vec![diagnostic] }
    }
}

impl From<Diagnostics> for PassFailure {
    fn from(diagnostics: Diagnostics) -> Self {
        Self { diagnostics: diagnostics.to_vec() }
    }
}

impl From<Error> for PassFailure {
    fn from(error: Error) -> Self {
        match error.diagnostics() {
            Some(diagnostics) => Self { diagnostics: diagnostics.to_vec() },
            None => Diagnostic::error(ods_core::Location::UNKNOWN, error.to_string()).into(),
        }
    }
}

/// The result of a pass.
pub type PassResult = Result<(), PassFailure>;
