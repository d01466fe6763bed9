//! Speculatability of divisions: a division by a divisor that is known to be valid.

use ods::numeric::Int;
use ods::prelude::*;

use super::ConstantOp;

/// Returns whether a division that fails only for zero is speculatable.
pub(super) fn unless_zero(ir: &Ir, divisor: Value) -> Speculatability {
    speculatable_if(constants(ir, divisor).is_some_and(|divisors| !divisors.iter().any(Int::is_zero)))
}

/// Returns whether a signed division is speculatable; it also overflows for the least number divided by -1.
pub(super) fn unless_zero_or_minus_one(ir: &Ir, divisor: Value) -> Speculatability {
    let is_bad = |divisor: &Int| divisor.is_zero() || *divisor == Int::all_ones(divisor.width());
    speculatable_if(constants(ir, divisor).is_some_and(|divisors| !divisors.iter().any(is_bad)))
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
