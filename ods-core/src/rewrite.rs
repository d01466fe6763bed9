//! Patterns: what definitions declare under `canonicalize`, for a driver to apply.
//!
//! A pattern is a type; what it does is a function without state. [`PatternSchema`] is the pattern as data.

use smallvec::SmallVec;

use crate::entity::{Operation, Value};
use crate::ir::{HasUses, Ir};
use crate::schema::Op;

/// That a pattern does not apply: nothing was changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MatchFailure;

/// What a pattern did: it matched and rewrote, or did not match.
pub type RewriteResult<T = ()> = Result<T, MatchFailure>;

/// A pattern that is rooted at operations of kind `O`: MLIR's `OpRewritePattern`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no pattern for `{O}`",
    label = "expected a type that implements `OpPattern<{O}>`"
)]
pub trait OpPattern<O: Op>: 'static {
    /// How good it is: of the patterns that apply, the best one is tried first.
    const BENEFIT: u16 = 1;
    /// The pattern as data; its name comes with its use.
    const SCHEMA: PatternSchema = PatternSchema {
        name: "",
        benefit: Self::BENEFIT,
        rewrite: |op, rewriter| Self::rewrite(O::from_operation(op), rewriter),
    };

    /// Rewrites the operation, or changes nothing.
    ///
    /// # Errors
    /// When the pattern does not apply.
    fn rewrite(op: O, rewriter: &mut Rewriter<'_>) -> RewriteResult;
}

/// A pattern as data.
#[derive(Clone, Copy, Debug)]
pub struct PatternSchema {
    /// The name of the type.
    pub name: &'static str,
    /// See [`OpPattern::BENEFIT`].
    pub benefit: u16,
    /// See [`OpPattern::rewrite`]; the operation is of the right kind.
    pub rewrite: fn(Operation, &mut Rewriter<'_>) -> RewriteResult,
}

impl PatternSchema {
    /// With a name.
    #[must_use]
    pub const fn named(self, name: &'static str) -> Self {
        Self { name, ..self }
    }

    /// A pattern over operations of any kind, which looks for itself whether it applies: for
    /// [`DialectHooks::canonicalization_patterns`](crate::schema::DialectHooks::canonicalization_patterns).
    pub const fn of_any(
        name: &'static str,
        benefit: u16,
        rewrite: fn(Operation, &mut Rewriter<'_>) -> RewriteResult,
    ) -> Self {
        Self { name, benefit, rewrite }
    }

    /// The best first; those that are as good as each other in the order given.
    #[must_use]
    pub const fn best_first<const N: usize>(mut patterns: [Self; N]) -> [Self; N] {
        let mut end = 1;
        while end < N {
            let mut i = end;
            while i > 0 && patterns[i - 1].benefit < patterns[i].benefit {
                (patterns[i - 1], patterns[i]) = (patterns[i], patterns[i - 1]);
                i -= 1;
            }
            end += 1;
        }
        patterns
    }

    /// The `canonicalize` function of a definition.
    pub const fn method(rewrite: fn(Operation, &mut Rewriter<'_>) -> RewriteResult) -> Self {
        Self { name: "canonicalize", benefit: 1, rewrite }
    }
}

/// What patterns change the IR with.
#[derive(Debug)]
pub struct Rewriter<'ir> {
    ir: &'ir mut Ir,
}

impl<'ir> Rewriter<'ir> {
    /// Over an IR.
    pub fn new(ir: &'ir mut Ir) -> Self {
        Self { ir }
    }

    /// The IR.
    pub fn ir(&self) -> &Ir {
        self.ir
    }

    /// The IR, to make and change operations.
    pub fn ir_mut(&mut self) -> &mut Ir {
        self.ir
    }

    /// Puts the values in the place of the operation's results, and erases it: see [`Ir::replace_op`].
    ///
    /// # Errors
    /// When a result would still have uses; nothing is changed then.
    pub fn replace(&mut self, op: Operation, values: &[Value]) -> Result<(), HasUses> {
        self.ir.replace_op(op, values)
    }

    /// Erases the operation.
    ///
    /// # Errors
    /// When its results are used.
    pub fn erase(&mut self, op: Operation) -> Result<(), HasUses> {
        self.ir.erase(op)
    }
}

impl Ir {
    /// Tries the patterns that the operation's definition declares, and those that dialects have for all operations, best
    /// first, until one applies.
    ///
    /// # Errors
    /// When none does.
    pub fn canonicalize(&mut self, op: Operation) -> RewriteResult {
        let own = self.schema(op).map_or(&[][..], |schema| schema.canonicalize);
        let mut patterns: SmallVec<[&'static PatternSchema; 8]> = own.iter().collect();
        for dialect in self.context().dialects() {
            patterns.extend(dialect.hooks.iter().flat_map(|hooks| hooks.canonicalization_patterns()));
        }
        patterns.sort_by_key(|pattern| std::cmp::Reverse(pattern.benefit));
        let mut rewriter = Rewriter::new(self);
        patterns.iter().find_map(|pattern| (pattern.rewrite)(op, &mut rewriter).ok()).ok_or(MatchFailure)
    }
}
