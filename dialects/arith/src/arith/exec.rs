//! The semantics of `arith`, for execution.
//!
//! Integers of up to 64 bits are computed by instructions of [`ods_exec::Opcode`], and wider ones by their meaning
//! ([`Opcode::apply_to_ints`]); floats of the host by instructions, and others by the functions that also fold
//! operations. The result of a violated flag and of a shift by the width is poison.

use ods::numeric::{FloatFormat, Int, Overflow};
use ods::prelude::*;
use ods::semantics;
use ods::types::BaseMemRefType;
use ods_exec::elementwise::Compute;
use ods_exec::{EXACT, Evaluate, Layout, NSW, NUW, Opcode, Outcomes, Place, Planner, RuntimeValue, Undefined};

use super::*;
use crate::common::exec::{Number, by_numbers, element_type, format_of, plan_floats, plan_ints, width_of};

/// Implements `Evaluate` for operations on two integers: an instruction with its extra data.
macro_rules! int_operations {
    ($($op:ident $instruction:expr;)*) => {$(
        impl Evaluate for $op {
            fn plan(&self, planner: &mut Planner<'_>) {
                let ir = planner.ir();
                let instruction: fn($op, &Ir) -> (Opcode, u16) = $instruction;
                let operands = [self.lhs(ir), self.rhs(ir)];
                plan_ints(planner, operands, self.result(ir), instruction(*self, ir));
            }
        }
    )*};
}

/// Returns the instruction, or the one with flags if there are some.
fn flagged(flags: IntegerOverflowFlags, plain: Opcode, with_flags: Opcode) -> (Opcode, u16) {
    let bit = |flag, bit| if flags.contains(flag) { bit } else { 0 };
    match bit(IntegerOverflowFlags::Nsw, NSW) | bit(IntegerOverflowFlags::Nuw, NUW) {
        0 => (plain, 0),
        extra => (with_flags, extra),
    }
}

/// Returns the instruction of an operation that may have to be exact.
fn exact(opcode: Opcode, is_exact: bool) -> (Opcode, u16) {
    (opcode, if is_exact { EXACT } else { 0 })
}

int_operations! {
    AddIOp |op, ir| flagged(op.overflow_flags(ir), Opcode::Add, Opcode::AddFlags);
    SubIOp |op, ir| flagged(op.overflow_flags(ir), Opcode::Sub, Opcode::SubFlags);
    MulIOp |op, ir| flagged(op.overflow_flags(ir), Opcode::Mul, Opcode::MulFlags);
    ShLIOp |op, ir| flagged(op.overflow_flags(ir), Opcode::Shl, Opcode::ShlFlags);
    DivUIOp |op, ir| exact(Opcode::DivU, op.is_exact(ir));
    DivSIOp |op, ir| exact(Opcode::DivS, op.is_exact(ir));
    ShRUIOp |op, ir| exact(Opcode::ShrU, op.is_exact(ir));
    ShRSIOp |op, ir| exact(Opcode::ShrS, op.is_exact(ir));
    CeilDivUIOp |_, _| (Opcode::CeilDivU, 0);
    CeilDivSIOp |_, _| (Opcode::CeilDivS, 0);
    FloorDivSIOp |_, _| (Opcode::FloorDivS, 0);
    RemUIOp |_, _| (Opcode::RemU, 0);
    RemSIOp |_, _| (Opcode::RemS, 0);
    AndIOp |_, _| (Opcode::And, 0);
    OrIOp |_, _| (Opcode::Or, 0);
    XOrIOp |_, _| (Opcode::Xor, 0);
    MaxSIOp |_, _| (Opcode::MaxS, 0);
    MaxUIOp |_, _| (Opcode::MaxU, 0);
    MinSIOp |_, _| (Opcode::MinS, 0);
    MinUIOp |_, _| (Opcode::MinU, 0);
}

/// Implements `Evaluate` for operations on two floats.
macro_rules! float_operations {
    ($($op:ident $codes:expr;)*) => {$(
        impl Evaluate for $op {
            fn plan(&self, planner: &mut Planner<'_>) {
                let ir = planner.ir();
                let (operands, result) = ([self.lhs(ir), self.rhs(ir)], self.result(ir));
                plan_floats(planner, &operands, result, $codes, 0, |floats| {
                    Ok(Number::Float($op::evaluate(floats[0], floats[1])))
                });
            }
        }
    )*};
}

float_operations! {
    AddFOp Some([Opcode::AddF32, Opcode::AddF64]);
    SubFOp Some([Opcode::SubF32, Opcode::SubF64]);
    MulFOp Some([Opcode::MulF32, Opcode::MulF64]);
    DivFOp Some([Opcode::DivF32, Opcode::DivF64]);
    RemFOp None;
    MaximumFOp None;
    MinimumFOp None;
    MaxNumFOp None;
    MinNumFOp None;
}

impl Evaluate for NegFOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let ir = planner.ir();
        let (operand, result) = (self.operand(ir), self.result(ir));
        let bits = format_of(ir, operand).bits();
        let compute = match u8::try_from(bits) {
            Ok(bits @ 1..=64) if format_of(ir, operand).has_negative_zero() => Compute::Opcode(Opcode::NegF, bits, 0),
            _ => by_numbers(ir, &[operand], |numbers| Ok(Number::Float(Self::evaluate(numbers[0].float())))),
        };
        planner.elementwise(&[operand], result, compute);
    }
}

impl Evaluate for CmpIOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let ir = planner.ir();
        let (comparison, lhs, rhs) = self.predicate(ir).comparison(self.lhs(ir), self.rhs(ir));
        plan_ints(planner, [lhs, rhs], self.result(ir), (Opcode::of_comparison(comparison), 0));
    }
}

impl Evaluate for CmpFOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let ir = planner.ir();
        let (predicate, operands, result) = (self.predicate(ir), [self.lhs(ir), self.rhs(ir)], self.result(ir));
        let codes = Some([Opcode::CmpF32, Opcode::CmpF64]);
        plan_floats(planner, &operands, result, codes, outcomes(predicate), move |floats| {
            let holds = Self::evaluate(predicate, floats[0], floats[1]);
            Ok(Number::Int(Int::from_u64(1, u64::from(holds))))
        });
    }
}

/// Returns the outcomes for which a predicate holds.
fn outcomes(predicate: CmpFPredicate) -> u16 {
    const EQUAL: u16 = Outcomes::EQUAL;
    const GREATER: u16 = Outcomes::GREATER;
    const LESS: u16 = Outcomes::LESS;
    const UNORDERED: u16 = Outcomes::UNORDERED;
    match predicate {
        CmpFPredicate::AlwaysFalse => 0,
        CmpFPredicate::Oeq => EQUAL,
        CmpFPredicate::Ogt => GREATER,
        CmpFPredicate::Oge => GREATER | EQUAL,
        CmpFPredicate::Olt => LESS,
        CmpFPredicate::Ole => LESS | EQUAL,
        CmpFPredicate::One => LESS | GREATER,
        CmpFPredicate::Ord => LESS | GREATER | EQUAL,
        CmpFPredicate::Ueq => EQUAL | UNORDERED,
        CmpFPredicate::Ugt => GREATER | UNORDERED,
        CmpFPredicate::Uge => GREATER | EQUAL | UNORDERED,
        CmpFPredicate::Ult => LESS | UNORDERED,
        CmpFPredicate::Ule => LESS | EQUAL | UNORDERED,
        CmpFPredicate::Une => LESS | GREATER | UNORDERED,
        CmpFPredicate::Uno => UNORDERED,
        CmpFPredicate::AlwaysTrue => LESS | GREATER | EQUAL | UNORDERED,
    }
}

impl Evaluate for SelectOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let ir = planner.ir();
        let (condition, result) = (self.condition(ir), self.result(ir));
        let values = [self.true_value(ir), self.false_value(ir)];
        if ir.value_type(condition) == Type::I1 && !planner.is_abstract() {
            let condition = planner.word_of(condition);
            return planner.select(condition, values, result);
        }
        let operands = [condition, values[0], values[1]];
        planner.elementwise(&operands, result, Compute::Select);
    }
}

impl Evaluate for ConstantOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let ir = planner.ir();
        match planner.runtime_value(self.value(ir)) {
            Some(value) => set_constant(planner, self.result(ir), value),
            None => planner.fail("has a value that the interpreter does not support (strings, a resource, or more elements than fit in memory)"),
        }
    }
}

/// Makes a value a constant.
pub(crate) fn set_constant(planner: &mut Planner<'_>, result: Value, value: RuntimeValue) {
    match (value, Layout::of(planner.ir().context(), planner.ir().value_type(result))) {
        (RuntimeValue::Word(word), Layout::Words(1)) => planner.set_constant(result, word),
        (value, Layout::Object) => {
            let object = planner.object_of(result);
            planner.constant_object(object, value);
        }
        (value, Layout::Words(_)) => {
            let words: Vec<u32> =
                value.words().unwrap_or_default().into_iter().map(|word| planner.constant(word)).collect();
            let Place::Words { at, .. } = planner.place(result) else { return };
            for (part, word) in (0..).zip(words) {
                planner.compute(Opcode::Copy, 64, 0, at + part, [word, 0, 0]);
            }
        }
    }
}

/// Implements `Evaluate` for conversions of integers: an instruction by the widths before and after, and a function.
macro_rules! int_casts {
    ($($op:ident $opcode:expr, $wide:expr;)*) => {$(
        impl Evaluate for $op {
            fn plan(&self, planner: &mut Planner<'_>) {
                let ir = planner.ir();
                let (from, to) = (self.r#in(ir), self.out(ir));
                let (before, after) = (width_of(ir, from), width_of(ir, to));
                let code: fn(u8, u8) -> Compute = $opcode;
                let wide: fn(&Int, u32) -> Int = $wide;
                let compute = match (u8::try_from(before), u8::try_from(after)) {
                    (Ok(before @ 1..=64), Ok(after @ 1..=64)) => code(before, after),
                    _ => by_numbers(ir, &[from], move |numbers| Ok(Number::Int(wide(&numbers[0].int(), after)))),
                };
                plan_cast(planner, from, to, compute);
            }
        }
    )*};
}

/// Plans a cast, which leaves memrefs as they are.
fn plan_cast(planner: &mut Planner<'_>, from: Value, to: Value, compute: Compute) {
    let ir = planner.ir();
    if ir.value_type(from).isa::<BaseMemRefType>(ir.context()) {
        return planner.fail("casts the elements of memory, which is not supported; load them and cast each");
    }
    planner.elementwise(&[from], to, compute);
}

/// Returns the sign extension or truncation from one width to another.
fn resize(before: u8, after: u8) -> Compute {
    match before < after {
        true => Compute::Opcode(Opcode::SignExtend, before, after.into()),
        false => Compute::Opcode(Opcode::Truncate, after, 0),
    }
}

int_casts! {
    ExtSIOp |before, after| Compute::Opcode(Opcode::SignExtend, before, after.into()), semantics::resize_signed;
    IndexCastOp resize, semantics::resize_signed;
    IndexCastUIOp |_, after| Compute::Opcode(Opcode::Truncate, after, 0), semantics::resize_unsigned;
    ExtUIOp |_, _| Compute::Opcode(Opcode::Copy, 64, 0), semantics::resize_unsigned;
}

impl Evaluate for TruncIOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let ir = planner.ir();
        let (from, to) = (self.r#in(ir), self.out(ir));
        let flags = self.overflow_flags(ir).into();
        let (before, after) = (width_of(ir, from), width_of(ir, to));
        let compute = match u8::try_from(after) {
            Ok(after @ 1..=64) if flags == Overflow::WRAPS && before <= 64 => {
                Compute::Opcode(Opcode::Truncate, after, 0)
            }
            _ => by_numbers(ir, &[from], move |numbers| {
                semantics::truncate(&numbers[0].int(), after, flags).map(Number::Int)
            }),
        };
        plan_cast(planner, from, to, compute);
    }
}

impl Evaluate for BitcastOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let ir = planner.ir();
        let (from, to) = (self.r#in(ir), self.out(ir));
        let compute = match ods_exec::Number::of(ir.context(), element_type(ir, from)) {
            Some(number) if number.bits <= 64 => Compute::Opcode(Opcode::Copy, 64, 0),
            Some(_) | None => Compute::Wide(std::sync::Arc::new(|operands| Ok(operands[0].clone()))),
        };
        plan_cast(planner, from, to, compute);
    }
}

/// Returns whether a float is one of the host, and twice as wide.
fn host_width(format: FloatFormat) -> Option<bool> {
    match format {
        FloatFormat::F32 => Some(false),
        FloatFormat::F64 => Some(true),
        _ => None,
    }
}

/// Implements `Evaluate` for conversions of integers to floats.
macro_rules! to_floats {
    ($($op:ident [$single:ident $double:ident];)*) => {$(
        impl Evaluate for $op {
            fn plan(&self, planner: &mut Planner<'_>) {
                let ir = planner.ir();
                let (from, to) = (self.r#in(ir), self.out(ir));
                let (width, format) = (width_of(ir, from), format_of(ir, to));
                let compute = match (u8::try_from(width), host_width(format)) {
                    (Ok(width @ 1..=64), Some(false)) => Compute::Opcode(Opcode::$single, width, 0),
                    (Ok(width @ 1..=64), Some(true)) => Compute::Opcode(Opcode::$double, width, 0),
                    _ => by_numbers(ir, &[from], move |numbers| {
                        Ok(Number::Float(Self::evaluate(&numbers[0].int(), format)))
                    }),
                };
                planner.elementwise(&[from], to, compute);
            }
        }
    )*};
}

to_floats! {
    SIToFPOp [SToF32 SToF64];
    UIToFPOp [UToF32 UToF64];
}

/// Implements `Evaluate` for conversions of floats to integers.
macro_rules! to_ints {
    ($($op:ident [$single:ident $double:ident];)*) => {$(
        impl Evaluate for $op {
            fn plan(&self, planner: &mut Planner<'_>) {
                let ir = planner.ir();
                let (from, to) = (self.r#in(ir), self.out(ir));
                let (width, format) = (width_of(ir, to), format_of(ir, from));
                let compute = match (u8::try_from(width), host_width(format)) {
                    (Ok(width @ 1..=64), Some(false)) => Compute::Opcode(Opcode::$single, width, 0),
                    (Ok(width @ 1..=64), Some(true)) => Compute::Opcode(Opcode::$double, width, 0),
                    _ => by_numbers(ir, &[from], move |numbers| {
                        Self::evaluate(numbers[0].float(), width).map(Number::Int).ok_or(Undefined::NotAnInteger)
                    }),
                };
                planner.elementwise(&[from], to, compute);
            }
        }
    )*};
}

to_ints! {
    FPToSIOp [F32ToS F64ToS];
    FPToUIOp [F32ToU F64ToU];
}

/// Plans a conversion between formats, rounded to the nearest number; of two, the even one.
fn plan_float_cast(planner: &mut Planner<'_>, from: Value, to: Value) {
    let ir = planner.ir();
    let format = format_of(ir, to);
    let compute = match (format_of(ir, from), format) {
        (FloatFormat::F32, FloatFormat::F64) => Compute::Opcode(Opcode::F32ToF64, 64, 0),
        (FloatFormat::F64, FloatFormat::F32) => Compute::Opcode(Opcode::F64ToF32, 32, 0),
        _ => by_numbers(ir, &[from], move |numbers| Ok(Number::Float(numbers[0].float().convert(format)))),
    };
    planner.elementwise(&[from], to, compute);
}

impl Evaluate for ExtFOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let ir = planner.ir();
        plan_float_cast(planner, self.r#in(ir), self.out(ir));
    }
}

impl Evaluate for TruncFOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let ir = planner.ir();
        let mode = self.roundingmode(ir);
        match mode {
            None | Some(RoundingMode::ToNearestEven) => plan_float_cast(planner, self.r#in(ir), self.out(ir)),
            Some(_) => planner.fail("rounds other than to the nearest even number, which is not supported"),
        }
    }
}

impl Evaluate for AddUIExtendedOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let ir = planner.ir();
        let ([lhs, rhs], [sum, overflow]) = ([self.lhs(ir), self.rhs(ir)], [self.sum(ir), self.overflow(ir)]);
        plan_ints(planner, [lhs, rhs], sum, (Opcode::Add, 0));
        // A sum that is less than an operand has lost its carry.
        plan_ints(planner, [sum, lhs], overflow, (Opcode::LtU, 0));
    }
}

/// Implements `Evaluate` for products of twice the width.
macro_rules! extended_products {
    ($($op:ident $meaning:ident;)*) => {$(
        impl Evaluate for $op {
            fn plan(&self, planner: &mut Planner<'_>) {
                let ir = planner.ir();
                let operands = [self.lhs(ir), self.rhs(ir)];
                plan_ints(planner, operands, self.low(ir), (Opcode::Mul, 0));
                let high = by_numbers(ir, &operands, |numbers| {
                    Ok(Number::Int(semantics::$meaning(&numbers[0].int(), &numbers[1].int()).1))
                });
                planner.elementwise(&operands, self.high(ir), high);
            }
        }
    )*};
}

extended_products! {
    MulSIExtendedOp mul_extended_signed;
    MulUIExtendedOp mul_extended_unsigned;
}
