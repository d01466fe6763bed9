//! The text of expressions, in the format of MLIR's `AsmPrinter`.

use std::fmt::{self, Debug, Display, Formatter, Write};

use super::{AffineExpr, BinaryExpr, BinaryKind};

/// A piece of text still to be written.
enum Piece<'a> {
    /// An expression that is standalone or a term of a sum.
    Weak(&'a AffineExpr),
    /// An expression that is an operand of a tighter operator; operations are parenthesized.
    Strong(&'a AffineExpr),
    /// Fixed text.
    Text(&'static str),
    /// The magnitude after a minus sign.
    Number(i64),
}

use Piece::{Number, Strong, Text, Weak};

impl Display for AffineExpr {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write_expr(f, self, &mut |f, leaf| write_leaf(leaf, f))
    }
}

/// Writes an expression; `leaf` writes dimensions, symbols and constants.
pub fn write_expr<W: Write>(
    f: &mut W,
    expr: &AffineExpr,
    leaf: &mut dyn FnMut(&mut W, &AffineExpr) -> fmt::Result,
) -> fmt::Result {
    // Pieces still to write, the next one at the end.
    let mut pending = vec![Weak(expr)];
    while let Some(piece) = pending.pop() {
        match piece {
            Text(text) => f.write_str(text)?,
            Number(value) => write!(f, "{value}")?,
            Weak(AffineExpr::Binary(node)) => push_binary(node, &mut pending),
            Strong(AffineExpr::Binary(node)) => {
                pending.push(Text(")"));
                push_binary(node, &mut pending);
                f.write_str("(")?;
            }
            Weak(other) | Strong(other) => leaf(f, other)?,
        }
    }
    Ok(())
}

impl Debug for AffineExpr {
    /// Prints the same text as `Display`. A derived implementation would recurse, and bury the structure in noise.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        Display::fmt(self, f)
    }
}

/// Writes an expression without operands.
fn write_leaf(expr: &AffineExpr, f: &mut Formatter<'_>) -> fmt::Result {
    match expr {
        AffineExpr::Dim(position) => write!(f, "d{position}"),
        AffineExpr::Symbol(position) => write!(f, "s{position}"),
        AffineExpr::Constant(value) => write!(f, "{value}"),
        AffineExpr::Binary(_) => Ok(()),
    }
}

/// Schedules an operation without parentheses around it.
fn push_binary<'a>(node: &'a BinaryExpr, pending: &mut Vec<Piece<'a>>) {
    match node.kind() {
        BinaryKind::Add => push_sum(node, pending),
        BinaryKind::Mul if node.rhs().as_constant() == Some(-1) => {
            pending.extend([Strong(node.lhs()), Text("-")]);
        }
        kind @ (BinaryKind::Mul | BinaryKind::Mod | BinaryKind::FloorDiv | BinaryKind::CeilDiv) => {
            pending.extend([Strong(node.rhs()), Text(spaced(kind)), Strong(node.lhs())]);
        }
    }
}

/// Returns the operator with spaces around it.
fn spaced(kind: BinaryKind) -> &'static str {
    match kind {
        BinaryKind::Add => " + ",
        BinaryKind::Mul => " * ",
        BinaryKind::Mod => " mod ",
        BinaryKind::FloorDiv => " floordiv ",
        BinaryKind::CeilDiv => " ceildiv ",
    }
}

/// Schedules `lhs + rhs`, written as a subtraction if the right term is negative.
fn push_sum<'a>(sum: &'a BinaryExpr, pending: &mut Vec<Piece<'a>>) {
    if !push_subtrahend(sum.rhs(), pending) {
        pending.extend([Weak(sum.rhs()), Text(" + ")]);
    }
    pending.push(Weak(sum.lhs()));
}

/// Schedules ` - ` and the negation of `term`, if `term` is negative or has a negative constant factor.
///
/// The smallest 64-bit number has no negation; like MLIR, it is printed with its own sign after the minus.
fn push_subtrahend<'a>(term: &'a AffineExpr, pending: &mut Vec<Piece<'a>>) -> bool {
    let product = term.as_kind(BinaryKind::Mul).map(|node| (node.lhs(), node.rhs().as_constant()));
    match (term, product) {
        (AffineExpr::Constant(value @ ..0), _) => pending.push(Number(value.wrapping_neg())),
        // Only a sum needs parentheses here: `a - b mod 2` is parsed back as it was.
        (_, Some((x, Some(-1)))) if x.as_kind(BinaryKind::Add).is_some() => pending.push(Strong(x)),
        (_, Some((x, Some(-1)))) => pending.push(Weak(x)),
        (_, Some((x, Some(factor @ ..-1)))) => {
            pending.extend([Number(factor.wrapping_neg()), Text(" * "), Strong(x)]);
        }
        _ => return false,
    }
    pending.push(Text(" - "));
    true
}

impl Debug for BinaryExpr {
    /// Prints the operands in parentheses with the operator between them.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "({}) {} ({})", self.lhs(), self.kind().spelling(), self.rhs())
    }
}

/// Writes `(d0, d1)[s0]`, the declarations of a map or set.
pub(super) fn write_spaces(f: &mut Formatter<'_>, dims: u32, symbols: u32) -> fmt::Result {
    f.write_str("(")?;
    write_list(f, 0..dims, |f, position| write!(f, "d{position}"))?;
    f.write_str(")")?;
    if symbols == 0 {
        return Ok(());
    }
    f.write_str("[")?;
    write_list(f, 0..symbols, |f, position| write!(f, "s{position}"))?;
    f.write_str("]")
}

/// Writes elements separated by commas.
pub(super) fn write_list<T>(
    f: &mut Formatter<'_>,
    elements: impl IntoIterator<Item = T>,
    mut write: impl FnMut(&mut Formatter<'_>, T) -> fmt::Result,
) -> fmt::Result {
    for (index, element) in elements.into_iter().enumerate() {
        if index != 0 {
            f.write_str(", ")?;
        }
        write(f, element)?;
    }
    Ok(())
}
