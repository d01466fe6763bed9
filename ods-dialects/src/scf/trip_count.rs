//! How many turns a loop takes whose bounds and step are known, and loops of one turn.

use ods::prelude::*;

use super::{ForOp, YieldOp, forms};

/// The number of turns; `None` where bounds or step are not known, or the step is not positive.
pub(super) fn of(turns: ForOp, ir: &Ir) -> Option<u64> {
    if turns.lowerBound(ir) == turns.upperBound(ir) {
        return Some(0);
    }
    let number = |value| number(ir, value, turns.unsignedCmp(ir));
    let (lower, upper) = (number(turns.lowerBound(ir))?, number(turns.upperBound(ir))?);
    let step = number(turns.step(ir)).filter(|step| *step > 0)?;
    let distance = u128::try_from(upper - lower).unwrap_or(0);
    distance.div_ceil(step.unsigned_abs()).try_into().ok()
}

/// The constant that the value is.
fn number(ir: &Ir, value: Value, unsigned: bool) -> Option<i128> {
    let constant = ir.constant(value)?.cast::<IntegerAttr>(ir.context())?;
    let int = constant.int(ir.context())?;
    match unsigned {
        true => int.zext_u64().map(i128::from),
        false => int.sext_i64().map(i128::from),
    }
}

/// Puts the body of a loop that takes exactly one turn in its place; whether it did.
pub(super) fn promote_single(turns: ForOp, ir: &mut Ir) -> bool {
    let op = turns.operation();
    let (Some(1), Some(at), Some(body)) =
        (of(turns, ir), InsertionPoint::before(ir, op), ir.entry_block(turns.region(ir)))
    else {
        return false;
    };
    let Some(end) = forms::last_op(ir, turns.region(ir)).filter(|end| ir.isa::<YieldOp>(*end)) else { return false };
    let mut arguments = vec![turns.lowerBound(ir)];
    arguments.extend(turns.initArgs(ir));
    if !ir.inline_block(body, at, &arguments) {
        return false;
    }
    // Read only now: what was yielded may have been an argument.
    let yielded: Vec<Value> = ir.operands(end).collect();
    ir.erase(end).is_ok() && ir.replace_op(op, &yielded).is_ok()
}
