//! Folding. Each operation's `evaluate` computes on numbers.
//!
//! As in MLIR, transcendental functions fold for `f32` and `f64` only, by the functions of the host's C library; if
//! Rust does not offer the library's function, the crate `libm` computes it in double precision.

use ods::fold::IntoFoldResult;
use ods::numeric::{Float, Int};
use ods::prelude::*;
use ods::semantics;

use super::{
    AbsFOp, AbsIOp, AcosOp, AcoshOp, AsinOp, AsinhOp, Atan2Op, AtanOp, AtanhOp, CeilOp, CopySignOp, CosOp, CoshOp,
    CountLeadingZerosOp, CountTrailingZerosOp, CtPopOp, ErfOp, ErfcOp, Exp2Op, ExpM1Op, ExpOp, FloorOp, IPowIOp,
    IsFiniteOp, IsInfOp, IsNaNOp, IsNormalOp, Log1pOp, Log2Op, Log10Op, LogOp, PowFOp, RoundEvenOp, RoundOp, SinOp,
    SinhOp, SqrtOp, TanOp, TanhOp, TruncOp,
};
use crate::common::folding::{binary, int_constant, unary, uniform_float};

/// Defines `evaluate` and `fold` of functions that numbers of the host have.
macro_rules! host_functions {
    ($($(#[$docs:meta])* $op:ident $(if $domain:expr)?, $single:expr, $double:expr;)*) => {$(
        impl $op {
            /// The function of the host in single precision, also outside of its domain.
            pub(super) const SINGLE: fn(f32) -> f32 = $single;
            /// The function of the host in double precision, also outside of its domain.
            pub(super) const DOUBLE: fn(f64) -> f64 = $double;

            $(#[$docs])*
            pub fn evaluate(operand: Float) -> Option<Float> {
                $(
                    let is_inside: fn(Float) -> bool = $domain;
                    if !is_inside(operand) {
                        return None;
                    }
                )?
                if let Ok(number) = f64::try_from(operand) {
                    return Some((Self::DOUBLE)(number).into());
                }
                f32::try_from(operand).ok().map(|number| (Self::SINGLE)(number).into())
            }

            pub(super) fn fold(self, ir: &mut Ir, constants: &Constants<'_>) -> FoldResult {
                unary(ir, self, constants, |operand| Self::evaluate(*operand)).map(OpFoldResult::Attribute).into_fold_result()
            }
        }
    )*};
}

fn is_not_negative(number: Float) -> bool {
    !number.is_negative()
}

/// Returns whether the number plus one has no sign.
fn is_above_minus_one(number: Float) -> bool {
    !(number + Float::from_f64(number.format(), 1.0)).is_negative()
}

/// Returns the result, or the NaN that C functions return outside of their domain.
fn in_domain(is_inside: bool, result: f64) -> f64 {
    if is_inside || result.is_nan() && result.is_sign_negative() { result } else { -f64::NAN }
}

host_functions! {
    /// Returns the inverse hyperbolic cosine; `None` for other formats than `f32` and `f64`.
    AcoshOp, |x| in_domain(x.is_nan() || x >= 1.0, libm::acosh(x.into())) as f32, |x| in_domain(x.is_nan() || x >= 1.0, libm::acosh(x));
    /// Returns the arc sine; `None` for other formats than `f32` and `f64`.
    AsinOp, f32::asin, f64::asin;
    /// Returns the inverse hyperbolic sine; `None` for other formats than `f32` and `f64`.
    AsinhOp, |x| libm::asinh(x.into()) as f32, libm::asinh;
    /// Returns the arc tangent; `None` for other formats than `f32` and `f64`.
    AtanOp, f32::atan, f64::atan;
    /// Returns the inverse hyperbolic tangent; `None` for other formats than `f32` and `f64`.
    AtanhOp, |x| in_domain(x.is_nan() || x.abs() <= 1.0, libm::atanh(x.into())) as f32, |x| in_domain(x.is_nan() || x.abs() <= 1.0, libm::atanh(x));
    /// Returns the cosine; `None` for other formats than `f32` and `f64`.
    CosOp, f32::cos, f64::cos;
    /// Returns the arc cosine; `None` for other formats than `f32` and `f64`.
    AcosOp, f32::acos, f64::acos;
    /// Returns the hyperbolic cosine; `None` for other formats than `f32` and `f64`.
    CoshOp, f32::cosh, f64::cosh;
    /// Returns the sine; `None` for other formats than `f32` and `f64`.
    SinOp, f32::sin, f64::sin;
    /// Returns the hyperbolic sine; `None` for other formats than `f32` and `f64`.
    SinhOp, f32::sinh, f64::sinh;
    /// Returns the error function; `None` for other formats than `f32` and `f64`.
    ErfOp, |x| libm::erf(x.into()) as f32, libm::erf;
    /// Returns one minus the error function; `None` for other formats than `f32` and `f64`.
    ErfcOp, |x| libm::erfc(x.into()) as f32, libm::erfc;
    /// Returns the power of e; `None` for other formats than `f32` and `f64`.
    ExpOp, f32::exp, f64::exp;
    /// Returns the power of two; `None` for other formats than `f32` and `f64`.
    Exp2Op, f32::exp2, f64::exp2;
    /// Returns the power of e minus one; `None` for other formats than `f32` and `f64`.
    ExpM1Op, f32::exp_m1, f64::exp_m1;
    /// Returns the natural logarithm; `None` for a negative number, and for other formats than `f32` and `f64`.
    LogOp if is_not_negative, f32::ln, f64::ln;
    /// Returns the decimal logarithm; `None` for a negative number, and for other formats than `f32` and `f64`.
    Log10Op if is_not_negative, f32::log10, f64::log10;
    /// Returns the natural logarithm of one more; `None` if that is negative, and for other formats than `f32` and
    /// `f64`.
    Log1pOp if is_above_minus_one, f32::ln_1p, f64::ln_1p;
    /// Returns the binary logarithm; `None` for a negative number, and for other formats than `f32` and `f64`.
    Log2Op if is_not_negative, f32::log2, f64::log2;
    /// Returns the square root; `None` for a negative number, and for other formats than `f32` and `f64`.
    SqrtOp if is_not_negative, f32::sqrt, f64::sqrt;
    /// Returns the tangent; `None` for other formats than `f32` and `f64`.
    TanOp, f32::tan, f64::tan;
    /// Returns the hyperbolic tangent; `None` for other formats than `f32` and `f64`.
    TanhOp, f32::tanh, f64::tanh;
    /// Returns the nearest integer; of two, the one away from zero. `None` for other formats than `f32` and `f64`.
    RoundOp, f32::round, f64::round;
    /// Returns the number without its fraction; `None` for other formats than `f32` and `f64`.
    TruncOp, |x| if x.is_nan() { quiet_f32(x) } else { x.trunc() }, |x| if x.is_nan() { quiet_f64(x) } else { x.trunc() };
}

/// Returns a NaN with the bit that makes it quiet.
fn quiet_f32(nan: f32) -> f32 {
    f32::from_bits(nan.to_bits() | 1 << (f32::MANTISSA_DIGITS - 2))
}

/// Returns a NaN with the bit that makes it quiet.
fn quiet_f64(nan: f64) -> f64 {
    f64::from_bits(nan.to_bits() | 1 << (f64::MANTISSA_DIGITS - 2))
}

/// Defines `evaluate` and `fold` of functions that are exact in any format.
macro_rules! exact_functions {
    ($($(#[$docs:meta])* $op:ident, $function:expr;)*) => {$(
        impl $op {
            $(#[$docs])*
            pub fn evaluate(operand: Float) -> Float {
                let function: fn(Float) -> Float = $function;
                function(operand)
            }

            pub(super) fn fold(self, ir: &mut Ir, constants: &Constants<'_>) -> FoldResult {
                let folded = unary(ir, self, constants, |operand| Some(Self::evaluate(*operand)));
                folded.map(OpFoldResult::Attribute).into_fold_result()
            }
        }
    )*};
}

exact_functions! {
    /// Returns the number without its sign.
    AbsFOp, Float::abs;
    /// Returns the least integer that is not less.
    CeilOp, Float::ceil;
    /// Returns the greatest integer that is not greater.
    FloorOp, Float::floor;
    /// Returns the nearest integer; of two, the even one.
    RoundEvenOp, Float::round_even;
}

/// Defines `evaluate` and `fold` of tests.
macro_rules! tests {
    ($($(#[$docs:meta])* $op:ident, $test:expr;)*) => {$(
        impl $op {
            $(#[$docs])*
            pub fn evaluate(operand: Float) -> bool {
                let test: fn(Float) -> bool = $test;
                test(operand)
            }

            pub(super) fn fold(self, ir: &mut Ir, constants: &Constants<'_>) -> FoldResult {
                uniform_test(ir, self.into(), constants, Self::evaluate).map(OpFoldResult::Attribute).into_fold_result()
            }
        }
    )*};
}

/// Folds a test of a number, or of equal numbers. As in MLIR, poison and elements that differ do not fold.
fn uniform_test(ir: &Ir, op: Operation, constants: &Constants<'_>, test: fn(Float) -> bool) -> Option<Attribute> {
    let number = uniform_float(ir, constants.operand(ir, op, 0))?;
    int_constant(ir, ir.result_types(op).next()?, test(number).into())
}

tests! {
    /// Returns whether the number is neither infinite nor NaN.
    IsFiniteOp, Float::is_finite;
    /// Returns whether the number is infinite.
    IsInfOp, Float::is_infinite;
    /// Returns whether the number is NaN.
    IsNaNOp, Float::is_nan;
    /// Returns whether the number is neither zero, subnormal, infinite nor NaN.
    IsNormalOp, |number| number.classify() == std::num::FpCategory::Normal;
}

/// Defines `evaluate` and `fold` of functions of two numbers of the host.
macro_rules! binary_functions {
    ($($(#[$docs:meta])* $op:ident, $single:expr, $double:expr;)*) => {$(
        impl $op {
            /// The function of the host in single precision.
            pub(super) const SINGLE: fn(f32, f32) -> f32 = $single;
            /// The function of the host in double precision.
            pub(super) const DOUBLE: fn(f64, f64) -> f64 = $double;

            $(#[$docs])*
            pub fn evaluate(lhs: Float, rhs: Float) -> Option<Float> {
                if let (Ok(lhs), Ok(rhs)) = (f64::try_from(lhs), f64::try_from(rhs)) {
                    return Some((Self::DOUBLE)(lhs, rhs).into());
                }
                Some((Self::SINGLE)(f32::try_from(lhs).ok()?, f32::try_from(rhs).ok()?).into())
            }

            pub(super) fn fold(self, ir: &mut Ir, constants: &Constants<'_>) -> FoldResult {
                let folded = binary(ir, self, constants, |lhs, rhs| Self::evaluate(*lhs, *rhs));
                folded.map(OpFoldResult::Attribute).into_fold_result()
            }
        }
    )*};
}

binary_functions! {
    /// Returns the angle of the point (`rhs`, `lhs`); `None` for other formats than `f32` and `f64`. NaN for the
    /// origin, as in MLIR, whereas C's function returns zero or π.
    Atan2Op, |y, x| if y == 0.0 && x == 0.0 { f32::NAN } else { y.atan2(x) }, |y, x| {
        if y == 0.0 && x == 0.0 { f64::NAN } else { y.atan2(x) }
    };
    /// Returns the power; `None` for other formats than `f32` and `f64`.
    PowFOp, f32::powf, f64::powf;
}

impl CopySignOp {
    /// Returns the first number with the sign of the second one.
    pub fn evaluate(lhs: Float, rhs: Float) -> Float {
        if lhs.is_negative() == rhs.is_negative() { lhs } else { -lhs }
    }

    pub(super) fn fold(self, ir: &mut Ir, constants: &Constants<'_>) -> FoldResult {
        let folded = binary(ir, self, constants, |lhs, rhs| Some(Self::evaluate(*lhs, *rhs)));
        folded.map(OpFoldResult::Attribute).into_fold_result()
    }
}

/// Defines `fold` of functions of an integer.
macro_rules! integer_functions {
    ($($op:ident $meaning:expr;)*) => {$(
        impl $op {
            pub(super) fn fold(self, ir: &mut Ir, constants: &Constants<'_>) -> FoldResult {
                let meaning: fn(&Int) -> Int = $meaning;
                let folded = unary(ir, self, constants, |operand| Some(meaning(operand)));
                folded.map(OpFoldResult::Attribute).into_fold_result()
            }
        }
    )*};
}

integer_functions! {
    AbsIOp semantics::abs;
    CountLeadingZerosOp semantics::count_leading_zeros;
    CountTrailingZerosOp semantics::count_trailing_zeros;
    CtPopOp semantics::count_ones;
}

impl IPowIOp {
    pub(super) fn fold(self, ir: &mut Ir, constants: &Constants<'_>) -> FoldResult {
        let power = |base: &Int, exponent: &Int| semantics::power(base, exponent).ok();
        binary(ir, self, constants, power).map(OpFoldResult::Attribute).into_fold_result()
    }
}
