//! The semantics of `math`, for execution.
//!
//! `f32` and `f64` are computed by the functions that also fold operations, even outside of their domains. Narrower
//! formats are computed in `f32`, and wider ones in `f64`, and then rounded.

use std::cmp::Ordering;
use std::ops::{Div, Mul};
use std::sync::Arc;

use ods::numeric::{Float, FloatFormat, Int};
use ods::prelude::*;
use ods::semantics::{self, words};
use ods_exec::elementwise::Compute;
use ods_exec::{Evaluate, Opcode, Planner, Undefined};

use super::*;
use crate::common::exec::{Number, by_numbers, format_of, plan_floats, width_of};

fn single(word: u64) -> f32 {
    f32::from_bits(word as u32)
}

fn single_word(number: f32) -> u64 {
    number.to_bits().into()
}

/// Returns the single-precision number nearest to a float.
fn nearest(float: Float) -> f32 {
    f32::try_from(float.convert(FloatFormat::F32)).unwrap_or(f32::NAN)
}

/// Returns whether numbers of the format are computed in single precision.
fn is_narrow(format: FloatFormat) -> bool {
    format.bits() < 32
}

/// Returns the function of a number in each precision as one of words, or of numbers in other formats.
fn unary(ir: &Ir, operand: Value, of_single: fn(f32) -> f32, of_double: fn(f64) -> f64) -> Compute {
    match format_of(ir, operand) {
        FloatFormat::F32 => Compute::Words(Arc::new(move |[word, ..]| Ok(single_word(of_single(single(word)))))),
        FloatFormat::F64 => Compute::Words(Arc::new(move |[word, ..]| Ok(of_double(f64::from_bits(word)).to_bits()))),
        format => by_numbers(ir, &[operand], move |numbers| {
            let number = numbers[0].float();
            let result: Float = match is_narrow(format) {
                true => of_single(nearest(number)).into(),
                false => of_double(number.to_f64()).into(),
            };
            Ok(Number::Float(result.convert(format)))
        }),
    }
}

/// Returns a function of a number. Outside its domain, where operations do not fold, it is the
/// positive NaN on every host.
fn single_of(number: f32, function: fn(f32) -> f32) -> f32 {
    let result = function(number);
    if result.is_nan() && !number.is_nan() { f32::NAN.copysign(1.0) } else { result }
}

/// Returns a function of a number, as [`single_of`].
fn double_of(number: f64, function: fn(f64) -> f64) -> f64 {
    let result = function(number);
    if result.is_nan() && !number.is_nan() { f64::NAN.copysign(1.0) } else { result }
}

/// Implements `Evaluate` for functions of a number of the host.
macro_rules! host_functions {
    ($($op:ident $single:expr, $double:expr;)*) => {$(
        impl Evaluate for $op {
            fn plan(&self, planner: &mut Planner<'_>) {
                let ir = planner.ir();
                let operand = self.operand(ir);
                planner.elementwise(&[operand], self.result(ir), unary(ir, operand, $single, $double));
            }
        }
    )*};
    ($($op:ident)*) => { host_functions! { $($op Self::SINGLE, Self::DOUBLE;)* } };
}

host_functions! {
    AcosOp AcoshOp AsinOp AsinhOp AtanOp AtanhOp CosOp CoshOp ErfOp ErfcOp ExpOp Exp2Op ExpM1Op SinOp SinhOp TanOp TanhOp
}

host_functions! {
    CbrtOp f32::cbrt, f64::cbrt;
    LogOp |x| single_of(x, Self::SINGLE), |x| double_of(x, Self::DOUBLE);
    Log10Op |x| single_of(x, Self::SINGLE), |x| double_of(x, Self::DOUBLE);
    Log1pOp |x| single_of(x, Self::SINGLE), |x| double_of(x, Self::DOUBLE);
    Log2Op |x| single_of(x, Self::SINGLE), |x| double_of(x, Self::DOUBLE);
    RsqrtOp |x| single_of(x, |x| 1.0 / x.sqrt()), |x| double_of(x, |x| 1.0 / x.sqrt());
    SqrtOp |x| single_of(x, Self::SINGLE), |x| double_of(x, Self::DOUBLE);
}

/// Implements `Evaluate` for functions that are exact in any format. For NaN, the function of any format decides.
macro_rules! exact_functions {
    ($($op:ident $single:expr, $double:expr, $any:expr;)*) => {$(
        impl Evaluate for $op {
            fn plan(&self, planner: &mut Planner<'_>) {
                let ir = planner.ir();
                let operand = self.operand(ir);
                let any: fn(Float) -> Float = $any;
                let compute = match format_of(ir, operand) {
                    FloatFormat::F32 => exact_single($single, any),
                    FloatFormat::F64 => exact_double($double, any),
                    _ => by_numbers(ir, &[operand], move |numbers| Ok(Number::Float(any(numbers[0].float())))),
                };
                planner.elementwise(&[operand], self.result(ir), compute);
            }
        }
    )*};
}

/// Returns the function of words in single precision.
fn exact_single(function: fn(f32) -> f32, any: fn(Float) -> Float) -> Compute {
    Compute::Words(Arc::new(move |[word, ..]| {
        let number = single(word);
        Ok(if number.is_nan() { any(number.into()).to_bits() as u64 } else { single_word(function(number)) })
    }))
}

/// Returns the function of words in double precision.
fn exact_double(function: fn(f64) -> f64, any: fn(Float) -> Float) -> Compute {
    Compute::Words(Arc::new(move |[word, ..]| {
        let number = f64::from_bits(word);
        Ok(if number.is_nan() { any(number.into()).to_bits() as u64 } else { function(number).to_bits() })
    }))
}

exact_functions! {
    CeilOp f32::ceil, f64::ceil, Self::evaluate;
    FloorOp f32::floor, f64::floor, Self::evaluate;
    RoundEvenOp f32::round_ties_even, f64::round_ties_even, Self::evaluate;
    RoundOp Self::SINGLE, Self::DOUBLE, round;
    TruncOp Self::SINGLE, Self::DOUBLE, without_fraction;
}

/// Returns the number without its fraction.
fn without_fraction(number: Float) -> Float {
    if number.is_negative() { number.ceil() } else { number.floor() }
}

/// Returns the nearest integer; of two, the one away from zero.
fn round(number: Float) -> Float {
    let (magnitude, constant) = (number.abs(), |value| Float::from_f64(number.format(), value));
    let integer = magnitude.floor();
    let rounds_up = matches!((magnitude - integer).compare(constant(0.5)), Some(Ordering::Greater | Ordering::Equal));
    let integer = if rounds_up { integer + constant(1.0) } else { integer };
    if number.is_negative() { -integer } else { integer }
}

impl Evaluate for AbsFOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let ir = planner.ir();
        let operand = self.operand(ir);
        let compute = match format_of(ir, operand) {
            FloatFormat::F16 | FloatFormat::BF16 => Compute::Opcode(Opcode::AbsF, 16, 0),
            FloatFormat::F32 => Compute::Opcode(Opcode::AbsF, 32, 0),
            FloatFormat::F64 => Compute::Opcode(Opcode::AbsF, 64, 0),
            _ => by_numbers(ir, &[operand], |numbers| Ok(Number::Float(Self::evaluate(numbers[0].float())))),
        };
        planner.elementwise(&[operand], self.result(ir), compute);
    }
}

/// Implements `Evaluate` for tests of a number.
macro_rules! tests {
    ($($op:ident)*) => {$(
        impl Evaluate for $op {
            fn plan(&self, planner: &mut Planner<'_>) {
                let ir = planner.ir();
                let (operand, format) = (self.operand(ir), format_of(ir, self.operand(ir)));
                let compute = match format.bits() <= 64 {
                    true => Compute::Words(Arc::new(move |[word, ..]| {
                        Ok(Self::evaluate(Float::from_bits(format, word.into())).into())
                    })),
                    false => by_numbers(ir, &[operand], |numbers| {
                        Ok(Number::Int(Int::from_u64(1, Self::evaluate(numbers[0].float()).into())))
                    }),
                };
                planner.elementwise(&[operand], self.result(ir), compute);
            }
        }
    )*};
}

tests!(IsFiniteOp IsInfOp IsNaNOp IsNormalOp);

/// Implements `Evaluate` for functions of two numbers of the host.
macro_rules! binary_functions {
    ($($op:ident)*) => {$(
        impl Evaluate for $op {
            fn plan(&self, planner: &mut Planner<'_>) {
                let ir = planner.ir();
                let operands = [self.lhs(ir), self.rhs(ir)];
                let compute = binary(ir, operands, Self::SINGLE, Self::DOUBLE);
                planner.elementwise(&operands, self.result(ir), compute);
            }
        }
    )*};
}

fn binary(ir: &Ir, operands: [Value; 2], of_single: fn(f32, f32) -> f32, of_double: fn(f64, f64) -> f64) -> Compute {
    match format_of(ir, operands[0]) {
        FloatFormat::F32 => Compute::Words(Arc::new(move |[a, b, _]| Ok(single_word(of_single(single(a), single(b)))))),
        FloatFormat::F64 => {
            Compute::Words(Arc::new(move |[a, b, _]| Ok(of_double(f64::from_bits(a), f64::from_bits(b)).to_bits())))
        }
        format => by_numbers(ir, &operands, move |numbers| {
            let [a, b] = [numbers[0].float(), numbers[1].float()];
            let result: Float = match is_narrow(format) {
                true => of_single(nearest(a), nearest(b)).into(),
                false => of_double(a.to_f64(), b.to_f64()).into(),
            };
            Ok(Number::Float(result.convert(format)))
        }),
    }
}

binary_functions!(Atan2Op PowFOp);

impl Evaluate for CopySignOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let ir = planner.ir();
        let operands = [self.lhs(ir), self.rhs(ir)];
        plan_floats(planner, &operands, self.result(ir), None, 0, |floats| {
            Ok(Number::Float(Self::evaluate(floats[0], floats[1])))
        });
    }
}

impl Evaluate for FmaOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let ir = planner.ir();
        let (operands, codes) = ([self.a(ir), self.b(ir), self.c(ir)], Some([Opcode::FmaF32, Opcode::FmaF64]));
        plan_floats(planner, &operands, self.result(ir), codes, 0, |floats| {
            Ok(Number::Float(floats[0].mul_add(floats[1], floats[2])))
        });
    }
}

impl Evaluate for ClampFOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let ir = planner.ir();
        let operands = [self.value(ir), self.min(ir), self.max(ir)];
        plan_floats(planner, &operands, self.result(ir), None, 0, |floats| {
            let (value, least, most) = (floats[0], floats[1], floats[2]);
            match least.compare(most) {
                Some(Ordering::Greater) => Err(Undefined::EmptyRange),
                Some(Ordering::Less | Ordering::Equal) | None => Ok(Number::Float(value.maximum(least).minimum(most))),
            }
        });
    }
}

impl Evaluate for SincosOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let ir = planner.ir();
        let operand = self.operand(ir);
        let [sine, cosine] = [(SinOp::SINGLE, SinOp::DOUBLE), (CosOp::SINGLE, CosOp::DOUBLE)];
        planner.elementwise(&[operand], self.sin(ir), unary(ir, operand, sine.0, sine.1));
        planner.elementwise(&[operand], self.cos(ir), unary(ir, operand, cosine.0, cosine.1));
    }
}

/// Returns the power by repeated squaring; a negative exponent gives the reciprocal.
fn power<T: Copy + Mul<Output = T> + Div<Output = T>>(one: T, base: T, exponent: &Int) -> T {
    let magnitude = if exponent.is_negative() { exponent.neg() } else { exponent.clone() };
    let (mut result, mut square) = (one, base);
    for bit in 0..magnitude.active_bits() {
        if magnitude.bit(bit) {
            result = result * square;
        }
        square = square * square;
    }
    if exponent.is_negative() { one / result } else { result }
}

impl Evaluate for FPowIOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let ir = planner.ir();
        let (operands, format) = ([self.lhs(ir), self.rhs(ir)], format_of(ir, self.lhs(ir)));
        let width = width_of(ir, operands[1]);
        let compute = match format {
            FloatFormat::F32 if width <= 64 => Compute::Words(Arc::new(move |[base, exponent, _]| {
                Ok(single_word(power(1.0, single(base), &Int::from_u64(width, exponent))))
            })),
            FloatFormat::F64 if width <= 64 => Compute::Words(Arc::new(move |[base, exponent, _]| {
                Ok(power(1.0, f64::from_bits(base), &Int::from_u64(width, exponent)).to_bits())
            })),
            _ => by_numbers(ir, &operands, move |numbers| {
                let wide = if is_narrow(format) { FloatFormat::F32 } else { format };
                let base = numbers[0].float().convert(wide);
                let result = power(Float::from_f64(wide, 1.0), base, &numbers[1].int());
                Ok(Number::Float(result.convert(format)))
            }),
        };
        planner.elementwise(&operands, self.result(ir), compute);
    }
}

impl Evaluate for IPowIOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let ir = planner.ir();
        let operands = [self.lhs(ir), self.rhs(ir)];
        let compute = match u8::try_from(width_of(ir, operands[0])) {
            Ok(width @ 1..=64) => {
                Compute::Words(Arc::new(move |[base, exponent, _]| words::power(width, base, exponent)))
            }
            _ => by_numbers(ir, &operands, |numbers| {
                semantics::power(&numbers[0].int(), &numbers[1].int()).map(Number::Int)
            }),
        };
        planner.elementwise(&operands, self.result(ir), compute);
    }
}

/// Implements `Evaluate` for functions of an integer, which `words` and `semantics` have under the same name.
macro_rules! integer_functions {
    ($($op:ident $function:ident;)*) => {$(
        impl Evaluate for $op {
            fn plan(&self, planner: &mut Planner<'_>) {
                let ir = planner.ir();
                let operand = self.operand(ir);
                let compute = match u8::try_from(width_of(ir, operand)) {
                    Ok(width @ 1..=64) => Compute::Words(Arc::new(move |[word, ..]| Ok(words::$function(width, word)))),
                    _ => by_numbers(ir, &[operand], |numbers| Ok(Number::Int(semantics::$function(&numbers[0].int())))),
                };
                planner.elementwise(&[operand], self.result(ir), compute);
            }
        }
    )*};
}

integer_functions! {
    AbsIOp abs;
    CountLeadingZerosOp count_leading_zeros;
    CountTrailingZerosOp count_trailing_zeros;
    CtPopOp count_ones;
}
