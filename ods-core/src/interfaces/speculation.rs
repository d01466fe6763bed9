//! Whether an operation may run where it did not.

use crate::ir::Ir;

/// Whether an operation may run where it did not.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Speculatability {
    /// It may not: it could trap, loop for ever, or otherwise be noticed.
    NotSpeculatable,
    /// It may.
    Speculatable,
    /// It may if everything inside it may.
    RecursivelySpeculatable,
}

crate::__interface! {
    operation requires() bases() bounds() as_trait(yes) {}
    /// Knows whether it may run where it did not, which can depend on the operation: a division by a constant that is not
    /// zero may, one by anything else may not.
    pub trait ConditionallySpeculatable {
        /// Whether this operation may.
        required fn speculatability(&self, ir: &Ir) -> Speculatability;
    }
}
