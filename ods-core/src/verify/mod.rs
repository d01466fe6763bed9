//! The verifier. If [`verify`] returns `Ok`, these invariants hold for the given operation and everything inside it:
//!
//! **Structure.**
//! 1. Every operand is a value of this IR (`null operand found`); every successor a block of it.
//! 2. An operation with successors is the last of its block.
//! 3. Every block has an operation, and its last one may be a terminator: it has the trait or is not registered. This
//!    does not apply to the only block in a region of an operation with the trait `NoTerminator` or of an unregistered
//!    one.
//! 4. Successors are in the region of the block that branches to them.
//! 5. Nothing branches to the entry block of a region.
//! 6. Graph regions of registered operations have at most one block.
//!
//! **Names.**
//! 7. An unregistered operation belongs to an unregistered dialect, and the context accepts those.
//! 8. A discardable attribute does not have the name of an inherent one; if it is named after a registered dialect, the
//!    dialect accepts it.
//!
//! **Definitions.** For every registered operation:
//! 9. Its numbers of regions, results, successors and operands match its groups.
//! 10. Required attributes are present, and every inherent attribute satisfies its constraint.
//! 11. The types of operands and results, and the regions and successors, satisfy theirs.
//! 12. The constraints on several of these at once hold.
//! 13. The traits' own rules hold, and the rules of the definition's verifiers.
//!
//! **Values.**
//! 14. Operations inside an operation isolated from above use no value defined outside it.
//! 15. Every use in a reachable block is dominated by its definition. In a graph region, any operation of a block may
//!     use any value of it.
//!
//! **Symbols.** 16. Names in a symbol table are unique, and users of symbols accept the symbols they refer to.
//!
//! The verifier collects all failures. The first one has the wording and location of mlir-opt's first error. The order:
//! an operation before its contents; per operation: discardable attributes that dialects verify; (9) regions, results,
//! successors, operands; structural traits; attributes by name; operands; results; (12); regions; successors; other
//! traits; its own verifier; then its contents; then the isolated operations inside, each by itself; then traits that
//! look into regions. Uses (15) come last for each isolated operation, and only if nothing else failed. Rules that
//! build on a failed one are skipped: after a wrong count, no constraint of that operation is checked.
//!
//! The modules:
//! * `walk`: the order, without recursion; `block`: one block, the hot path; `parallel`: isolated operations on several
//!   threads;
//! * `definition`: the order of the rules of one operation; `structure`, `counts`, `constraints`, `discardable`,
//!   `unregistered`: the rules, a function each;
//! * `plan`: facts computed once per definition and context, and the types it is known to accept;
//! * `uses`: dominance.

mod block;
mod constraints;
mod counts;
mod definition;
mod discardable;
mod parallel;
mod plan;
mod structure;
mod unregistered;
mod uses;
mod walk;

pub(crate) use constraints::wrong_attribute;
pub(crate) use plan::KeptPlans;

use crate::diagnostic::Diagnostics;
use crate::entity::Operation;
use crate::ir::Ir;

/// The extent of verification: the failures to report.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum ErrorReporting {
    /// All failures.
    #[default]
    All,
    /// The failures that mlir-opt reports: the first one of every isolated operation, and failures of enclosing
    /// operations only if no operation inside failed.
    AsMlir,
}

/// Checks every invariant of the operation and everything inside it.
///
/// The enclosing operations are checked too, without their other contents, because verifiers may query them, as a
/// terminator does for the types of results.
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
/// Returns all failures, starting with the one that mlir-opt reports first. If an enclosing operation is invalid,
/// returns only its failures.
pub fn verify(ir: &Ir, op: impl Into<Operation>) -> Result<(), Diagnostics> {
    verify_to(ir, op.into(), ErrorReporting::All)
}

/// Checks every invariant of the operation and everything inside it, to the given extent.
///
/// See [`verify`] for an example.
///
/// # Errors
/// Returns the failures.
pub fn verify_to(ir: &Ir, op: impl Into<Operation>, reporting: ErrorReporting) -> Result<(), Diagnostics> {
    let op = op.into();
    check_around(ir, op)?;
    // The IR is nearly always valid, which is faster to establish if the order does not matter.
    if walk::Verifier::new(ir, walk::FailureMode::Probe).run(op) {
        return Ok(());
    }
    let mode = match reporting {
        ErrorReporting::All => walk::FailureMode::All,
        ErrorReporting::AsMlir => walk::FailureMode::AsMlir,
    };
    let mut verifier = walk::Verifier::new(ir, mode);
    match verifier.run(op) {
        true => Ok(()),
        false => Err(Diagnostics::from(verifier.take_diagnostics()).resolved(ir.context())),
    }
}

/// Checks the operations around `op`, from the outermost one on, up to the first invalid one.
fn check_around(ir: &Ir, op: Operation) -> Result<(), Diagnostics> {
    let start = if ir.contains(op) { ir.parent_op(op) } else { None };
    let mut around: Vec<Operation> = std::iter::successors(start, |op| ir.parent_op(*op)).collect();
    let mut verifier = walk::Verifier::new(ir, walk::FailureMode::All);
    while let Some(op) = around.pop() {
        if !verifier.check_without_inside(op) {
            return Err(verifier.take_diagnostics().into());
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests;
