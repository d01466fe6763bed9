//! The semantics of `complex`, for execution.
//!
//! The formulas are those to which MLIR lowers the operations. Sums, products and quotients are computed in the format
//! of the parts, with a rounding per step. All other functions are computed in double precision and rounded once.
//!
//! * this file: operations, and exact arithmetic; `functions`: functions of complex numbers in double precision.

mod functions;

use std::sync::Arc;

use ods::numeric::{Float, FloatFormat, Int};
use ods::prelude::*;
use ods::types::TypeData;
use ods_exec::constants::{float_words, int_words};
use ods_exec::elementwise::{Compute, Words};
use ods_exec::{Evaluate, Number, Planner};

use super::*;
use crate::common::exec::{element_type, width_of};

/// A number of two parts.
type Parts = [Float; 2];

/// Returns the format of the parts of a number, or of the number if it is not complex.
fn format_of(ir: &Ir, value: Value) -> FloatFormat {
    let ty = element_type(ir, value);
    match super::verify::element_type(ty, ir.context()).data(ir.context()) {
        TypeData::Float(format) => *format,
        _ => FloatFormat::F32,
    }
}

fn float(format: FloatFormat, words: &[u64]) -> Float {
    Float::from_bits(format, words.iter().rev().fold(0, |bits, word| bits << 64 | u128::from(*word)))
}

fn parts(format: FloatFormat, words: &[u64]) -> Parts {
    let (real, imaginary) = words.split_at(words.len() / 2);
    [real, imaginary].map(|words| float(format, words))
}

fn words([real, imaginary]: Parts) -> Words {
    let mut words = float_words(real);
    words.extend(float_words(imaginary));
    words
}

/// Returns whether both parts are equal.
fn are_equal(a: Parts, b: Parts) -> bool {
    (0..2).all(|part| a[part].compare(b[part]).is_some_and(std::cmp::Ordering::is_eq))
}

/// Implements `Evaluate` for operations on complex numbers, each by a function of their parts that returns words.
macro_rules! operations {
    ($($op:ident [$($operand:ident)*] $result:ident, $compute:expr;)*) => {$(
        impl Evaluate for $op {
            fn plan(&self, planner: &mut Planner<'_>) {
                let ir = planner.ir();
                let operands = [$(self.$operand(ir)),*];
                let format = format_of(ir, operands[0]);
                let compute: fn([Parts; [$(stringify!($operand)),*].len()]) -> Words = $compute;
                let function = move |operands: &[Words]| {
                    let mut operands = operands.iter().map(|words| parts(format, words));
                    let zero = Float::from_bits(format, 0);
                    Ok(compute(std::array::from_fn(|_| operands.next().unwrap_or([zero; 2]))))
                };
                planner.elementwise(&operands, self.$result(ir), Compute::Wide(Arc::new(function)));
            }
        }
    )*};
}

operations! {
    AddOp [lhs rhs] result, |[[a, b], [c, d]]| words([a + c, b + d]);
    SubOp [lhs rhs] result, |[[a, b], [c, d]]| words([a - c, b - d]);
    MulOp [lhs rhs] result, |[[a, b], [c, d]]| words([a * c - b * d, b * c + a * d]);
    DivOp [lhs rhs] result, |[a, b]| words(divide(a, b));
    NegOp [complex] result, |[[a, b]]| words([-a, -b]);
    ConjOp [complex] result, |[[a, b]]| words([a, -b]);
    ReOp [complex] real, |[[a, _]]| float_words(a);
    ImOp [complex] imaginary, |[[_, b]]| float_words(b);
    EqualOp [lhs rhs] result, |[a, b]| Words::from_elem(are_equal(a, b).into(), 1);
    NotEqualOp [lhs rhs] result, |[a, b]| Words::from_elem((!are_equal(a, b)).into(), 1);
    AbsOp [complex] result, |[z]| part(z, functions::abs);
    AngleOp [complex] result, |[z]| part(z, functions::angle);
    Atan2Op [lhs rhs] result, |[a, b]| of_two(a, b, functions::atan2);
    CosOp [complex] result, |[z]| of_one(z, functions::cos);
    ExpOp [complex] result, |[z]| of_one(z, functions::exp);
    Expm1Op [complex] result, |[z]| of_one(z, functions::exp_m1);
    LogOp [complex] result, |[z]| of_one(z, functions::log);
    Log1pOp [complex] result, |[z]| of_one(z, functions::log_1p);
    PowOp [lhs rhs] result, |[a, b]| of_two(a, b, functions::pow);
    RsqrtOp [complex] result, |[z]| of_one(z, functions::rsqrt);
    SignOp [complex] result, |[z]| of_one(z, functions::sign);
    SinOp [complex] result, |[z]| of_one(z, functions::sin);
    SqrtOp [complex] result, |[z]| of_one(z, functions::sqrt);
    TanOp [complex] result, |[z]| of_one(z, functions::tan);
    TanhOp [complex] result, |[z]| of_one(z, functions::tanh);
}

/// Returns the number in a format. A NaN has no sign and no payload.
fn rounded(format: FloatFormat, value: f64) -> Float {
    if value.is_nan() { Float::nan(format) } else { Float::from_f64(format, value) }
}

fn doubles(z: Parts) -> functions::Complex {
    z.map(Float::to_f64)
}

fn part(z: Parts, function: fn(functions::Complex) -> f64) -> Words {
    float_words(rounded(z[0].format(), function(doubles(z))))
}

fn of_one(z: Parts, function: fn(functions::Complex) -> functions::Complex) -> Words {
    words(function(doubles(z)).map(|part| rounded(z[0].format(), part)))
}

fn of_two(a: Parts, b: Parts, function: fn(functions::Complex, functions::Complex) -> functions::Complex) -> Words {
    words(function(doubles(a), doubles(b)).map(|part| rounded(a[0].format(), part)))
}

/// Returns the quotient, by the formula of Smith. If that is not a number, infinite and zero parts are told apart as in
/// C.
fn divide([a, b]: Parts, [c, d]: Parts) -> Parts {
    let is_less = c.abs().compare(d.abs()).is_some_and(std::cmp::Ordering::is_lt);
    let quotient = if is_less {
        let ratio = c / d;
        let scale = d + ratio * c;
        [(a * ratio + b) / scale, (b * ratio - a) / scale]
    } else {
        let ratio = d / c;
        let scale = c + ratio * d;
        [(a + b * ratio) / scale, (b - a * ratio) / scale]
    };
    let is_lost = quotient.iter().all(|part| part.is_nan());
    if is_lost { divide_specials([a, b], [c, d]).unwrap_or(quotient) } else { quotient }
}

/// Returns the quotient if the divisor is zero, or one of the numbers is infinite and the other is not.
fn divide_specials([a, b]: Parts, [c, d]: Parts) -> Option<Parts> {
    let format = a.format();
    let (infinity, zero) = (Float::from_f64(format, f64::INFINITY), Float::from_f64(format, 0.0));
    let are_finite = |parts: [Float; 2]| parts.iter().all(|part| part.is_finite());
    let are_infinite = |parts: [Float; 2]| parts.iter().any(|part| part.is_infinite());
    if c.is_zero() && d.is_zero() && !(a.is_nan() && b.is_nan()) {
        let infinity = if c.is_negative() { -infinity } else { infinity };
        return Some([infinity * a, infinity * b]);
    }
    if are_infinite([a, b]) && are_finite([c, d]) {
        let [a, b] = [a, b].map(boxed);
        return Some([infinity * (a * c + b * d), infinity * (b * c - a * d)]);
    }
    if are_finite([a, b]) && are_infinite([c, d]) {
        let [c, d] = [c, d].map(boxed);
        return Some([zero * (a * c + b * d), zero * (b * c - a * d)]);
    }
    None
}

/// Returns 1 for an infinite number, otherwise 0, with its sign.
fn boxed(number: Float) -> Float {
    let size = if number.is_infinite() { 1.0 } else { 0.0 };
    Float::from_f64(number.format(), if number.is_negative() { -size } else { size })
}

impl Evaluate for PowiOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let ir = planner.ir();
        let operands = [self.lhs(ir), self.rhs(ir)];
        let (format, width) = (format_of(ir, operands[0]), width_of(ir, operands[1]));
        let function = move |operands: &[Words]| {
            // The exponent is rounded to the format of the parts, as in the lowering.
            let exponent = Float::from_int(format, &Int::from_words(width, &operands[1]), true);
            let zero = Float::from_f64(format, 0.0);
            Ok(of_two(parts(format, &operands[0]), [exponent, zero], functions::pow))
        };
        planner.elementwise(&operands, self.result(ir), Compute::Wide(Arc::new(function)));
    }
}

impl Evaluate for CreateOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let ir = planner.ir();
        let operands = [self.real(ir), self.imaginary(ir)];
        let function = |operands: &[Words]| Ok(operands.iter().flatten().copied().collect());
        planner.elementwise(&operands, self.complex(ir), Compute::Wide(Arc::new(function)));
    }
}

impl Evaluate for ConstantOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let ir = planner.ir();
        match planner.runtime_value(self.value_attr(ir).into()) {
            Some(value) => arith::exec::set_constant(planner, self.complex(ir), value),
            None => planner.fail("has parts that are not numbers"),
        }
    }
}

/// The real part has the lower bits.
impl Evaluate for BitcastOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let ir = planner.ir();
        let (operand, result) = (self.operand(ir), self.result(ir));
        let number = |value| Number::of(ir.context(), element_type(ir, value));
        let (Some(from), Some(to)) = (number(operand), number(result)) else {
            return planner.fail("casts something else than numbers");
        };
        let function = move |operands: &[Words]| Ok(split(to, &joined(from, &operands[0])));
        planner.elementwise(&[operand], result, Compute::Wide(Arc::new(function)));
    }
}

/// Returns the bits of all parts.
fn joined(number: Number, words: &[u64]) -> Int {
    let width = number.bits.saturating_mul(number.parts);
    let mut bits = Int::zero(width);
    for (part, words) in (0..).zip(words.chunks(number.words_per_part() as usize)) {
        bits = &bits | &Int::from_words(number.bits, words).zext(width).shl(part * number.bits);
    }
    bits
}

/// Returns the words of the parts with these bits.
fn split(number: Number, bits: &Int) -> Words {
    (0..number.parts).flat_map(|part| int_words(&bits.lshr(part * number.bits).trunc(number.bits))).collect()
}
