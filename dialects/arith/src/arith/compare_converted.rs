//! Comparison of a converted integer with a constant: the integer is compared instead.
//!
//! Corresponds to MLIR's `CmpFIntToFPConst`, which follows LLVM's InstCombine.

use ods::numeric::{Float, FloatFormat, Int};
use ods::prelude::*;

use super::{CmpFOp, CmpFPredicate, CmpIOp, CmpIPredicate, ConstantOp, SIToFPOp, UIToFPOp};

/// A comparison of a converted integer with a number is one of the integer, if no integer is rounded across the number.
pub(super) struct CmpFIntToFPConst;

/// The outcome for all integers, or the comparison that takes the place of the given one.
enum Compared {
    Known(bool),
    With(CmpIPredicate, Int),
}

impl OpPattern<CmpFOp> for CmpFIntToFPConst {
    fn rewrite(op: CmpFOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let context = ir.context();
        let constant = ir.constant(op.rhs(ir)).and_then(|value| value.cast::<FloatAttr>(context)).ok_or(NoMatch)?;
        let (source, is_signed) = source_of(ir, op.lhs(ir)).ok_or(NoMatch)?;
        let ty = ir.value_type(source);
        let width = ty.cast::<IntegerType>(context).ok_or(NoMatch)?.width(context);
        let converted = Converted { rhs: constant.value(context), width, is_signed };
        match converted.compare(op.predicate(ir)).ok_or(NoMatch)? {
            Compared::Known(value) => {
                let value = BoolAttr::get(context, value);
                rewriter.replace_with(op, ConstantOp::new(value))?;
            }
            Compared::With(predicate, number) => {
                let number = IntegerAttr::from_int(context, ty, number)?;
                let number = rewriter.before(op).value(ConstantOp::new(number))?;
                rewriter.replace_with(op, CmpIOp::new(predicate, source, number))?;
            }
        }
        Ok(())
    }
}

/// Returns the integer that is converted, and whether it is signed.
fn source_of(ir: &Ir, value: Value) -> Option<(Value, bool)> {
    let signed = ir.defining::<SIToFPOp>(value).map(|cast| (cast.r#in(ir), true));
    signed.or_else(|| ir.defining::<UIToFPOp>(value).map(|cast| (cast.r#in(ir), false)))
}

/// The comparison of an integer of this width, converted to the format of `rhs`, with `rhs`.
struct Converted {
    rhs: Float,
    width: u32,
    is_signed: bool,
}

impl Converted {
    fn compare(&self, predicate: CmpFPredicate) -> Option<Compared> {
        use CmpFPredicate as P;
        if self.rhs.is_nan() || self.rounding_matters() {
            return None;
        }
        let of = |signed, unsigned| if self.is_signed { signed } else { unsigned };
        let predicate = match predicate {
            P::Ord => return Some(Compared::Known(true)),
            P::Uno => return Some(Compared::Known(false)),
            P::AlwaysTrue | P::AlwaysFalse => return None,
            P::Oeq | P::Ueq => CmpIPredicate::Eq,
            P::One | P::Une => CmpIPredicate::Ne,
            P::Ogt | P::Ugt => of(CmpIPredicate::Sgt, CmpIPredicate::Ugt),
            P::Oge | P::Uge => of(CmpIPredicate::Sge, CmpIPredicate::Uge),
            P::Olt | P::Ult => of(CmpIPredicate::Slt, CmpIPredicate::Ult),
            P::Ole | P::Ule => of(CmpIPredicate::Sle, CmpIPredicate::Ule),
        };
        if let Some(order) = self.order_of_all() {
            return Some(Compared::Known(holds(predicate, order)));
        }
        let number = self.rhs.to_int(self.width, self.is_signed)?;
        match self.rhs.is_zero() || Float::from_int(self.rhs.format(), &number, self.is_signed) == self.rhs {
            true => Some(Compared::With(predicate, number)),
            false => Some(self.compare_with_fraction(predicate, number)),
        }
    }

    /// Returns whether the conversion of an integer may round it to `rhs` or beyond.
    fn rounding_matters(&self) -> bool {
        let format = self.rhs.format();
        let value_bits = (self.width - u32::from(self.is_signed)) as i32;
        let precision = format.precision() as i32;
        if self.width as i32 <= precision {
            return false;
        }
        match exponent_of(self.rhs) {
            None if self.rhs.is_infinite() => greatest_exponent(format) < value_bits,
            None => false,
            Some(exponent) => precision <= exponent && exponent <= value_bits,
        }
    }

    /// Returns how all integers compare with `rhs`, if it is above or below all of them.
    fn order_of_all(&self) -> Option<std::cmp::Ordering> {
        let least =
            if self.is_signed { Int::from_u64(self.width, 1).shl(self.width - 1) } else { Int::zero(self.width) };
        let greatest = if self.is_signed { !&least } else { Int::all_ones(self.width) };
        let converted = |int: &Int| Float::from_int(self.rhs.format(), int, self.is_signed);
        let order = |int: &Int| converted(int).compare(self.rhs);
        order(&greatest).filter(|order| order.is_lt()).or_else(|| order(&least).filter(|order| order.is_gt()))
    }

    /// Returns the comparison with a number that has a fraction, which `number` lacks.
    fn compare_with_fraction(&self, predicate: CmpIPredicate, number: Int) -> Compared {
        let is_negative = self.rhs.is_negative();
        // The fraction lies above a positive number, and below a negative one.
        let (below, above) = match (self.is_signed, is_negative) {
            (true, true) => (CmpIPredicate::Slt, CmpIPredicate::Sge),
            (true, false) => (CmpIPredicate::Sle, CmpIPredicate::Sgt),
            (false, false) => (CmpIPredicate::Ule, CmpIPredicate::Ugt),
            (false, true) => {
                return Compared::Known(holds(predicate, std::cmp::Ordering::Greater));
            }
        };
        match predicate {
            CmpIPredicate::Eq => Compared::Known(false),
            CmpIPredicate::Ne => Compared::Known(true),
            CmpIPredicate::Slt | CmpIPredicate::Sle | CmpIPredicate::Ult | CmpIPredicate::Ule => {
                Compared::With(below, number)
            }
            CmpIPredicate::Sgt | CmpIPredicate::Sge | CmpIPredicate::Ugt | CmpIPredicate::Uge => {
                Compared::With(above, number)
            }
        }
    }
}

/// Returns whether the predicate holds of operands in this order, which are not equal.
fn holds(predicate: CmpIPredicate, order: std::cmp::Ordering) -> bool {
    match predicate {
        CmpIPredicate::Eq => false,
        CmpIPredicate::Ne => true,
        CmpIPredicate::Slt | CmpIPredicate::Sle | CmpIPredicate::Ult | CmpIPredicate::Ule => order.is_lt(),
        CmpIPredicate::Sgt | CmpIPredicate::Sge | CmpIPredicate::Ugt | CmpIPredicate::Uge => order.is_gt(),
    }
}

/// Returns the exponent of the first bit of a finite number that is not zero. Corresponds to `ilogb`.
fn exponent_of(number: Float) -> Option<i32> {
    (number.is_finite() && !number.is_zero()).then(|| number.exponent())
}

/// Returns the exponent of the greatest finite number.
pub(super) fn greatest_exponent(format: FloatFormat) -> i32 {
    let specials = i32::from(format.has_infinity());
    (1 << format.exponent_bits()) - 1 - specials - format.bias()
}
