//! Comparing left sides with operations.

use ods_core::rewrite::{OpNode, OperandNode, Wanted};
use ods_core::schema::TraitSet;
use ods_core::{Context, Ir, Operation, Value};

use super::Matched;
use super::matched::MatchedOp;
use crate::{NoMatch, RewriteResult, Rewriter};

/// A function with the guard and the right side of a pattern, which takes the operations that matched.
pub type ApplyFn = fn(&Matched, &Context, &mut Rewriter<'_>) -> RewriteResult;

/// Applies a declared pattern: `apply` is called for each way in which the left side matches, until it succeeds.
///
/// A commutative operation with two operands matches in both orders, the order given first, unless it is `ordered`.
///
/// # Errors
/// Returns [`NoMatch`] if the left side does not match, and the errors of `apply` otherwise.
pub fn rewrite_declared(
    left: &'static OpNode,
    op: Operation,
    rewriter: &mut Rewriter<'_>,
    apply: ApplyFn,
) -> RewriteResult {
    // Each bit is the order of one commutative operation, in preorder.
    let (mut orders, mut bits) = (0, 0);
    loop {
        let mut matching = Matching { ir: rewriter.ir(), matched: Matched::default(), orders, commutative: 0 };
        let matches = matching.op(left, op);
        let (matched, commutative) = (matching.matched, matching.commutative);
        if matches {
            let context = rewriter.ir().shared_context();
            // Another order is compared with the IR as it was, even if this one had built operations.
            match rewriter.attempt(|rewriter| apply(&matched, &context, rewriter)) {
                Err(NoMatch) => {}
                result @ (Ok(()) | Err(_)) => return result,
            }
        }
        // A comparison that fails early has not seen all of them.
        bits = commutative.min(MOST_COMMUTATIVE).max(bits);
        orders += 1;
        if orders >> bits != 0 {
            return Err(NoMatch);
        }
    }
}

/// The number of commutative operations of a left side whose orders are tried.
const MOST_COMMUTATIVE: u32 = 8;

/// One comparison.
struct Matching<'ir> {
    ir: &'ir Ir,
    matched: Matched,
    orders: u32,
    /// The number of commutative operations seen.
    commutative: u32,
}

impl Matching<'_> {
    /// Compares the operation, and the operations that define its operands.
    fn op(&mut self, node: &'static OpNode, op: Operation) -> bool {
        if !(node.op)().id.is(self.ir.name(op)) {
            return false;
        }
        let is_swapped = !node.ordered && self.commutes(op) && self.next_order();
        let matched = MatchedOp { op, is_swapped };
        self.matched.ops.push(matched);
        node.operands.iter().all(|operand| self.operand(operand, matched))
    }

    fn commutes(&self, op: Operation) -> bool {
        self.ir.has_traits(op, TraitSet::COMMUTATIVE) && self.ir.num_operands(op) == 2
    }

    /// Returns whether the next commutative operation is taken with exchanged operands.
    fn next_order(&mut self) -> bool {
        let bit = self.orders.checked_shr(self.commutative).unwrap_or(0) & 1;
        self.commutative += 1;
        bit != 0
    }

    fn operand(&mut self, node: &'static OperandNode, user: MatchedOp) -> bool {
        let Some(value) = user.operand_of_group(self.ir, node.group, node.element) else { return false };
        match node.wanted {
            Wanted::Op(inner, result) => self.definition(inner, result, value),
            Wanted::SingleUse(inner, result) => self.ir.has_one_use(value) && self.definition(inner, result, value),
            Wanted::Constant => self.ir.constant(value).is_some(),
        }
    }

    fn definition(&mut self, node: &'static OpNode, result: Option<usize>, value: Value) -> bool {
        let Some(op) = self.ir.defining_op(value) else { return false };
        result.is_none_or(|index| self.ir.result(op, index) == Some(value)) && self.op(node, op)
    }
}
