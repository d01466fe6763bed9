//! The verifier. What holds after [`verify`] said `Ok`, for the operation given and everything inside it:
//!
//! **Structure.**
//! 1. Every operand is a value of this IR (`null operand found`); every successor a block of it.
//! 2. Operations with successors are the last of their block.
//! 3. Every block has an operation, and its last one may be a terminator: it has the trait or is not registered.
//!    Blocks that are alone in a region of an operation with the trait `NoTerminator`, or of one that is not
//!    registered, are excepted.
//! 4. Successors are in the region of the block that branches to them.
//! 5. Nothing branches to the entry block of a region.
//! 6. Graph regions of registered operations have at most one block.
//!
//! **Names.**
//! 7. An operation that is not registered is of a dialect that is not registered either, and the context lets
//!    such in.
//! 8. A discardable attribute does not have the name of an inherent one; one that is named after a registered dialect
//!    is as the dialect wants it.
//!
//! **Definitions.** For every registered operation:
//! 9. It has as many regions, results, successors and operands as its groups allow.
//! 10. Required attributes are there, and every inherent attribute satisfies its constraint.
//! 11. The types of operands and results, and the regions and successors, satisfy theirs.
//! 12. The constraints on several of these at once hold.
//! 13. The traits' own rules hold, and those of the definition's verifiers.
//!
//! **Values.**
//! 14. Inside an operation isolated from above no value is used that is defined outside of it.
//! 15. Every use in a block that can be reached is dominated by its definition. Within a graph region any operation
//!     of a block may use any value of it.
//!
//! **Symbols.** 16. Names in a symbol table are unique, and users of symbols find what they want.
//!
//! All failures are gathered, and the first is the one that mlir-opt reports first, in its words, at its place. The
//! order: an operation before what is inside it; per operation discardable attributes that dialects know; (9) regions, results, successors, operands; structural
//! traits; attributes by name; operands; results; (12); regions; successors; other traits; its own verifier; then what
//! is inside; then operations inside that are isolated, each by itself; then traits that look into regions. Uses (15)
//! come last for each isolated operation, and only where nothing else failed. What builds on something that failed is
//! not looked at: after a wrong count, no constraint of that operation.
//!
//! How it is done:
//! * `walk`: the order, without recursion; `block`: one block, the hot path; `parallel`: isolated operations on several
//!   threads;
//! * `structure`, `counts`, `constraints`, `discardable`, `unregistered`: the rules, a function each;
//! * `plan`: what is worked out once per definition, and the types that it is known to accept;
//! * `uses`: dominance; `words`: how types, attributes and operations read in messages.

mod block;
mod constraints;
mod counts;
mod discardable;
mod parallel;
mod plan;
mod structure;
mod unregistered;
mod uses;
mod walk;

pub(crate) use constraints::wrong_attribute;

use crate::diagnostic::Diagnostics;
use crate::entity::Operation;
use crate::ir::Ir;

/// How many failures to look for.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Extent {
    /// All of them.
    #[default]
    All,
    /// Those that mlir-opt reports: the first one of every isolated operation, and of those around it only if none
    /// inside failed.
    AsMlir,
}

/// Checks every invariant of the operation and everything inside it.
///
/// The operations around it are checked too, each by itself, without what else is inside: many an operation asks the one
/// that it is in, say a terminator for the types of results.
///
/// ```
/// # use ods_core as ods;
/// use ods::verify::verify;
///
/// # fn main() -> ods::Result {
/// let context = std::sync::Arc::new(ods::Context::new());
/// let parsed = ods::text::parse(&context, "file.mlir", b"module {}")?;
/// assert!(verify(&parsed.ir, parsed.root).is_ok());
///
/// let parsed = ods::text::parse(&context, "file.mlir", b"module attributes {foo} {}")?;
/// let errors = verify(&parsed.ir, parsed.root).unwrap_err();
/// let message = "'builtin.module' op can only contain attributes with dialect-prefixed names, found: 'foo'";
/// assert_eq!(errors.to_string(), format!("file.mlir:1:1: error: {message}"));
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// All failures, the one that mlir-opt reports first in front. If an enclosing operation is invalid, only its failures.
pub fn verify(ir: &Ir, op: impl Into<Operation>) -> Result<(), Diagnostics> {
    verify_to(ir, op.into(), Extent::All)
}

/// Checks every invariant of the operation and everything inside it, to the extent given.
///
/// # Errors
/// The failures.
pub fn verify_to(ir: &Ir, op: impl Into<Operation>, extent: Extent) -> Result<(), Diagnostics> {
    let op = op.into();
    check_around(ir, op)?;
    // Nearly always all is well, which is quicker to find out where order does not matter.
    if walk::Verifier::new(ir, walk::Mode::Probe).run(op) {
        return Ok(());
    }
    let mode = match extent {
        Extent::All => walk::Mode::All,
        Extent::AsMlir => walk::Mode::AsMlir,
    };
    let mut verifier = walk::Verifier::new(ir, mode);
    match verifier.run(op) {
        true => Ok(()),
        false => Err(Diagnostics::from(verifier.take_diagnostics()).resolved(ir.context())),
    }
}

/// Checks the operations around `op`, from the outermost on, up to the first one that is wrong.
fn check_around(ir: &Ir, op: Operation) -> Result<(), Diagnostics> {
    let start = if ir.contains(op) { ir.parent_op(op) } else { None };
    let mut around: Vec<Operation> = std::iter::successors(start, |op| ir.parent_op(*op)).collect();
    let mut verifier = walk::Verifier::new(ir, walk::Mode::All);
    while let Some(op) = around.pop() {
        if !verifier.check_without_inside(op) {
            return Err(verifier.take_diagnostics().into());
        }
    }
    Ok(())
}

#[cfg(test)]
mod foreign;
#[cfg(test)]
mod tests;
