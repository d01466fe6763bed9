//! Walks over expression trees that keep their state on the heap.

use super::{AffineExpr, BinaryExpr};

/// What is left to do in a [`fold`].
enum FoldStep<'a> {
    /// Compute the value of an expression.
    Visit(&'a AffineExpr),
    /// Combine the two values computed last, which are the operands of this node.
    Combine(&'a BinaryExpr),
}

/// Computes a value bottom-up.
///
/// `visit` sees every expression first and may answer for the whole of it; when it declines an
/// operation, the operands are folded and `combine` joins their values. `None` only if `visit`
/// declines a leaf.
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

/// The expressions of a tree, each before its operands, left before right.
pub(super) struct Nodes<'a> {
    pending: Vec<&'a AffineExpr>,
}

impl<'a> Nodes<'a> {
    /// Starts at `root`.
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
