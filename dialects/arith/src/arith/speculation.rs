//! Speculatability of divisions: a division by a divisor that is known to be valid.

use ods::interfaces::full_int_range;
use ods::numeric::{Int, IntRange};
use ods::prelude::*;

use super::ConstantOp;

/// Returns whether a division that fails only for zero is speculatable.
pub(super) fn unless_zero(ir: &Ir, divisor: Value) -> Speculatability {
    let is_good = |range: IntRange| !range.unsigned().0.is_zero();
    let is_known = constants(ir, divisor).is_some_and(|divisors| !divisors.iter().any(Int::is_zero));
    speculatable_if(is_known || range(ir, divisor).is_some_and(is_good))
}

/// Returns whether a signed division is speculatable; it also overflows for the least number divided by -1.
pub(super) fn unless_zero_or_minus_one(ir: &Ir, divisor: Value) -> Speculatability {
    let is_bad = |divisor: &Int| divisor.is_zero() || *divisor == Int::all_ones(divisor.width());
    let is_good = |range: IntRange| {
        let (least, greatest) = range.signed();
        if least.is_negative() { greatest.is_negative() && !is_bad(greatest) } else { !is_bad(least) }
    };
    let is_known = constants(ir, divisor).is_some_and(|divisors| !divisors.iter().any(is_bad));
    speculatable_if(is_known || range(ir, divisor).is_some_and(is_good))
}

fn speculatable_if(good: bool) -> Speculatability {
    if good { Speculatability::Speculatable } else { Speculatability::NotSpeculatable }
}

/// Returns the known integers of the value; for a vector or tensor all its elements, possibly repeated.
fn constants(ir: &Ir, value: Value) -> Option<Vec<Int>> {
    let context = ir.context();
    let constant = ir.cast::<ConstantOp>(ir.defining_op(value)?)?.value(ir);
    if let Some(integer) = constant.cast::<IntegerAttr>(context) {
        return integer.int(context).map(|one| vec![one.clone()]);
    }
    let AttributeData::DenseElements { ty, data: DenseData::Raw { bytes, splat } } = constant.data(context) else {
        return None;
    };
    let width = ty.element_type(context).data(context).integer_width()?;
    if width == 1 && !splat {
        return None;
    }
    let size = usize::try_from(width.div_ceil(8)).ok().filter(|size| *size > 0)?;
    Some(bytes.chunks(size).map(|element| Int::from_le_bytes(width, element)).collect())
}

/// Returns the range of the value, whatever the operands of its operation are.
fn range(ir: &Ir, value: Value) -> Option<IntRange> {
    let op = ir.defining_op(value)?;
    let interface = ir.interface::<dyn InferIntRangeInterface>(op)?;
    let operands: Vec<Option<IntRange>> = ir.operands(op).map(|operand| full_int_range(ir, operand)).collect();
    let operands: Vec<Option<&IntRange>> = operands.iter().map(Option::as_ref).collect();
    let number = ir.results(op).position(|result| result == value)?;
    interface.infer_result_ranges(ir, &operands).into_iter().nth(number)?
}
