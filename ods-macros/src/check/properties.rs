//! Properties.

use syn::{BinOp, Expr, ExprClosure, ExprLit, Ident, Lit, Pat, UnOp};

use crate::errors::Errors;
use crate::model::op::OpModel;

/// The maximum number of properties of an operation. Each takes space in every operation.
const MAX_PROPERTIES: usize = 64;

/// Reports operations with too many properties, which belong in a record that implements `PropertyData`.
pub fn are_few(model: &OpModel, errors: &mut Errors) {
    if let Some((field, _)) = model.properties().nth(MAX_PROPERTIES) {
        let message = format!("an operation can have at most {MAX_PROPERTIES} properties; move several into a struct");
        errors.at(&field.ident, message);
    }
}

/// Reports conditions whose closure does not take exactly one value.
pub fn demands_take_one_value(model: &OpModel, errors: &mut Errors) {
    for (_, property) in model.properties() {
        match &property.is {
            Some(Expr::Closure(closure)) if closure.inputs.len() != 1 => {
                errors.at(closure.or1_token, "the closure must take the value; write `is = |value| value > 0`");
            }
            Some(Expr::Lit(literal)) => {
                let message = "`is` must be a closure over the value, not a literal; write `is = |value| value > 0`";
                errors.at(literal, message);
            }
            _ => {}
        }
    }
}

/// Reports defaults that violate their own condition, which would make every new operation invalid. Only comparisons
/// with numbers are evaluated.
pub fn defaults_satisfy_their_demands(model: &OpModel, errors: &mut Errors) {
    for (_, property) in model.properties() {
        let (Some(default), Some(Expr::Closure(demand))) = (&property.default, &property.is) else { continue };
        let Some(value) = number(default, None) else { continue };
        if holds(demand, value) == Some(false) {
            errors.at(default, format!("the default {value} does not satisfy `is`; change one of them"));
        }
    }
}

/// Returns whether the closure accepts the value, or `None` if it cannot be evaluated here.
fn holds(demand: &ExprClosure, value: i128) -> Option<bool> {
    let Some(Pat::Ident(parameter)) = demand.inputs.first() else { return None };
    truth(&demand.body, (&parameter.ident, value))
}

fn truth(code: &Expr, value: (&Ident, i128)) -> Option<bool> {
    match code {
        Expr::Paren(inner) => truth(&inner.expr, value),
        Expr::Unary(not) if matches!(not.op, UnOp::Not(_)) => truth(&not.expr, value).map(|truth| !truth),
        Expr::Binary(pair) => {
            let truths = || Some((truth(&pair.left, value)?, truth(&pair.right, value)?));
            let numbers = || Some((number(&pair.left, Some(value))?, number(&pair.right, Some(value))?));
            match pair.op {
                BinOp::And(_) => truths().map(|(a, b)| a && b),
                BinOp::Or(_) => truths().map(|(a, b)| a || b),
                BinOp::Lt(_) => numbers().map(|(a, b)| a < b),
                BinOp::Le(_) => numbers().map(|(a, b)| a <= b),
                BinOp::Gt(_) => numbers().map(|(a, b)| a > b),
                BinOp::Ge(_) => numbers().map(|(a, b)| a >= b),
                BinOp::Eq(_) => numbers().map(|(a, b)| a == b),
                BinOp::Ne(_) => numbers().map(|(a, b)| a != b),
                _ => None,
            }
        }
        _ => None,
    }
}

/// Returns the number that an expression evaluates to; the closure's parameter has the value `value`.
fn number(code: &Expr, value: Option<(&Ident, i128)>) -> Option<i128> {
    match code {
        Expr::Paren(inner) => number(&inner.expr, value),
        Expr::Lit(ExprLit { lit: Lit::Int(literal), .. }) => literal.base10_parse().ok(),
        Expr::Unary(minus) if matches!(minus.op, UnOp::Neg(_)) => number(&minus.expr, value)?.checked_neg(),
        Expr::Path(path) => value.filter(|(name, _)| path.path.is_ident(*name)).map(|(_, value)| value),
        Expr::Binary(pair) => {
            let (a, b) = (number(&pair.left, value)?, number(&pair.right, value)?);
            match pair.op {
                BinOp::Add(_) => a.checked_add(b),
                BinOp::Sub(_) => a.checked_sub(b),
                BinOp::Mul(_) => a.checked_mul(b),
                BinOp::Rem(_) => a.checked_rem(b),
                _ => None,
            }
        }
        _ => None,
    }
}
