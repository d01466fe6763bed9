//! Iterative walks over expression trees, with their state on the heap.

use super::{AffineExpr, BinaryExpr};

/// A pending step of a [`fold`].
enum FoldStep<'a> {
    /// Compute the value of an expression.
    Visit(&'a AffineExpr),
    /// Combine the last two computed values, which belong to the operands of this node.
    Combine(&'a BinaryExpr),
}

/// Computes a value bottom-up.
///
/// `visit` sees every expression first and may return the value of the whole subtree. If it returns `None` for an
/// operation, the operands are folded and `combine` joins their values. Returns `None` only if `visit` returns `None`
/// for a leaf.
pub(super) fn fold<T>(
    root: &AffineExpr,
    mut visit: impl FnMut(&AffineExpr) -> Option<T>,
    mut combine: impl FnMut(&BinaryExpr, T, T) -> T,
) -> Option<T> {
    let mut steps = vec![FoldStep::Visit(root)];
    let mut values = Vec::new();
    while let Some(step) = steps.pop() {
        match step {
            FoldStep::Visit(expr) => match visit(expr) {
                Some(value) => values.push(value),
                None => descend(expr.as_binary()?, &mut steps),
            },
            FoldStep::Combine(node) => {
                let rhs = values.pop()?;
                let lhs = values.pop()?;
                values.push(combine(node, lhs, rhs));
            }
        }
    }
    values.pop()
}

/// Schedules the operands of `node`, left first, and then the node itself.
fn descend<'a>(node: &'a BinaryExpr, steps: &mut Vec<FoldStep<'a>>) {
    steps.push(FoldStep::Combine(node));
    steps.push(FoldStep::Visit(node.rhs()));
    steps.push(FoldStep::Visit(node.lhs()));
}

/// An iterator over the subexpressions of a tree in pre-order.
pub(super) struct Nodes<'a> {
    pending: Vec<&'a AffineExpr>,
}

impl<'a> Nodes<'a> {
    /// Creates an iterator that starts at `root`.
    pub(super) fn new(root: &'a AffineExpr) -> Self {
        Self { pending: vec![root] }
    }
}

impl<'a> Iterator for Nodes<'a> {
    type Item = &'a AffineExpr;

    fn next(&mut self) -> Option<&'a AffineExpr> {
        let expr = self.pending.pop()?;
        if let Some(node) = expr.as_binary() {
            self.pending.extend([node.rhs(), node.lhs()]);
        }
        Some(expr)
    }
}
