//! Speculatability of operations.

use crate::ir::Ir;

/// The speculatability of an operation: whether it may run where it originally would not.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Speculatability {
    /// The operation may not be speculated: it could trap, loop forever, or have another observable effect.
    NotSpeculatable,
    /// The operation may be speculated.
    Speculatable,
    /// The operation may be speculated if everything inside it may.
    RecursivelySpeculatable,
}

crate::__interface! {
    operation requires() bases() bounds() as_trait(yes) {}
    /// Operations whose speculatability depends on the particular operation: division by a nonzero constant is
    /// speculatable, division by other values is not.
    pub trait ConditionallySpeculatable {
        /// Returns the speculatability of the operation.
        required fn speculatability(&self, ir: &Ir) -> Speculatability;
    }
}
