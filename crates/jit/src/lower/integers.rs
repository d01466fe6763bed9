//! Instructions on integers.

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{InstBuilder, Value, types};

use ods_core::semantics::Comparison;
use ods_exec::{EXACT, Instruction, NSW, NUW};

use super::Lower;
use super::words::type_of;
use crate::signature::Kind;

/// The operations that have flags.
#[derive(Clone, Copy)]
pub(super) enum Arithmetic {
    Add,
    Sub,
    Mul,
}

/// The rounding of quotients.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Rounding {
    /// Towards zero. The instruction may demand that the quotient is exact.
    TowardsZero,
    Up,
    Down,
}

/// Returns the condition code of a comparison, and whether it reads signed numbers.
fn condition(comparison: Comparison) -> (IntCC, bool) {
    match comparison {
        Comparison::Equal => (IntCC::Equal, false),
        Comparison::NotEqual => (IntCC::NotEqual, false),
        Comparison::LessSigned => (IntCC::SignedLessThan, true),
        Comparison::LessOrEqualSigned => (IntCC::SignedLessThanOrEqual, true),
        Comparison::LessUnsigned => (IntCC::UnsignedLessThan, false),
        Comparison::LessOrEqualUnsigned => (IntCC::UnsignedLessThanOrEqual, false),
    }
}

impl Lower<'_, '_> {
    pub(super) fn copy(&mut self, i: Instruction) {
        let own = self.analysis.kinds[i.d as usize];
        let value = self.get(i.a, own);
        self.set(i.d, value, own);
    }

    pub(super) fn select(&mut self, i: Instruction) {
        let own = self.analysis.kinds[i.d as usize];
        let condition = self.truth(i.a);
        let [then, otherwise] = [i.b, i.c].map(|word| self.get(word, own));
        let value = self.b.ins().select(condition, then, otherwise);
        self.set(i.d, value, own);
    }

    pub(super) fn extend_sign(&mut self, i: Instruction) {
        let value = self.signed(i.a, i.width);
        let value = self.truncate(value, i.extra as u8);
        self.set(i.d, value, Kind::I64);
    }

    pub(super) fn truncate_word(&mut self, i: Instruction) {
        if i.width == 32 {
            let value = self.get(i.a, Kind::I32);
            return self.set(i.d, value, Kind::I32);
        }
        let value = self.get(i.a, Kind::I64);
        let value = self.truncate(value, i.width);
        self.set(i.d, value, Kind::I64);
    }

    /// Translates an operation whose result wraps.
    pub(super) fn wrapping(&mut self, i: Instruction, op: impl Fn(&mut Self, Value, Value) -> Value) {
        let kind = Kind::of_width(i.width);
        let [a, b] = [i.a, i.b].map(|word| self.get(word, kind));
        let value = op(self, a, b);
        self.set_truncated(i, value, kind);
    }

    /// Translates an operation that leaves the bits above the width zero.
    pub(super) fn bitwise(&mut self, i: Instruction, op: impl Fn(&mut Self, Value, Value) -> Value) {
        let kind = Kind::of_width(i.width);
        let [a, b] = [i.a, i.b].map(|word| self.get(word, kind));
        let value = op(self, a, b);
        self.set(i.d, value, kind);
    }

    fn set_truncated(&mut self, i: Instruction, value: Value, kind: Kind) {
        let value = if kind == Kind::I64 { self.truncate(value, i.width) } else { value };
        self.set(i.d, value, kind);
    }

    /// Returns both operands as signed numbers: of 32 bits if the width is that, else of 64.
    fn signed_operands(&mut self, i: Instruction) -> [Value; 2] {
        match i.width {
            32 => [i.a, i.b].map(|word| self.get(word, Kind::I32)),
            width => [i.a, i.b].map(|word| self.signed(word, width)),
        }
    }

    pub(super) fn compare(&mut self, i: Instruction, comparison: Comparison) {
        let value = self.comparison(i, comparison);
        self.set_flag(i.d, value);
    }

    /// Returns whether the operands compare.
    pub(super) fn comparison(&mut self, i: Instruction, comparison: Comparison) -> Value {
        let (condition, is_signed) = condition(comparison);
        let [a, b] = match is_signed {
            true => self.signed_operands(i),
            false => [i.a, i.b].map(|word| self.get(word, Kind::of_width(i.width))),
        };
        self.b.ins().icmp(condition, a, b)
    }

    /// Sets a word to 1 or 0.
    pub(super) fn set_flag(&mut self, word: u32, value: Value) {
        match self.analysis.kinds[word as usize] {
            Kind::I32 => {
                let value = self.b.ins().uextend(types::I32, value);
                self.set(word, value, Kind::I32);
            }
            Kind::I64 | Kind::F32 | Kind::F64 => {
                let value = self.b.ins().uextend(types::I64, value);
                self.set(word, value, Kind::I64);
            }
        }
    }

    /// Returns the first operand if the condition holds for signed numbers, and else the second.
    pub(super) fn extreme_signed(&mut self, i: Instruction, condition: IntCC) {
        let kind = Kind::of_width(i.width);
        let [a, b] = [i.a, i.b].map(|word| self.get(word, kind));
        let [s, t] = self.signed_operands(i);
        let is_first = self.b.ins().icmp(condition, s, t);
        let value = self.b.ins().select(is_first, a, b);
        self.set(i.d, value, kind);
    }

    /// Returns the operands of a shift. Leaves if the amount is not below the width.
    fn shift_operands(&mut self, i: Instruction, kind: Kind) -> [Value; 2] {
        let [a, b] = [i.a, i.b].map(|word| self.get(word, kind));
        let constant = self.constant_of(i.b);
        if constant.is_none_or(|amount| amount >= u64::from(i.width)) {
            let width = self.constant(i.width.into(), kind);
            let is_wide = self.b.ins().icmp(IntCC::UnsignedGreaterThanOrEqual, b, width);
            self.leave_if(is_wide);
        }
        [a, b]
    }

    pub(super) fn shift_left(&mut self, i: Instruction, has_flags: bool) {
        let kind = Kind::of_width(i.width);
        let [a, b] = self.shift_operands(i, kind);
        let value = self.b.ins().ishl(a, b);
        let value = if kind == Kind::I64 { self.truncate(value, i.width) } else { value };
        if has_flags {
            self.check_shift(i, kind, [a, b, value]);
        }
        self.set(i.d, value, kind);
    }

    pub(super) fn shift_right(&mut self, i: Instruction, is_signed: bool) {
        let kind = Kind::of_width(i.width);
        let [a, b] = self.shift_operands(i, kind);
        let logical = self.b.ins().ushr(a, b);
        if i.extra & EXACT != 0 {
            let back = self.b.ins().ishl(logical, b);
            let is_lossy = self.b.ins().icmp(IntCC::NotEqual, back, a);
            self.leave_if(is_lossy);
        }
        if !is_signed {
            return self.set(i.d, logical, kind);
        }
        let [s, _] = self.signed_operands(i);
        let value = self.b.ins().sshr(s, b);
        self.set_truncated(i, value, kind);
    }

    /// Leaves if a left shift has lost bits that its flags forbid to lose.
    fn check_shift(&mut self, i: Instruction, kind: Kind, [a, b, value]: [Value; 3]) {
        if i.extra & NSW != 0 {
            let [s, _] = self.signed_operands(i);
            let shifted = if kind == Kind::I32 { value } else { self.sign_extend(value, i.width) };
            let back = self.b.ins().sshr(shifted, b);
            let is_lossy = self.b.ins().icmp(IntCC::NotEqual, back, s);
            self.leave_if(is_lossy);
        }
        if i.extra & NUW != 0 {
            let back = self.b.ins().ushr(value, b);
            let is_lossy = self.b.ins().icmp(IntCC::NotEqual, back, a);
            self.leave_if(is_lossy);
        }
    }

    /// Leaves if the divisor is zero.
    fn check_divisor(&mut self, i: Instruction, divisor: Value) {
        if self.constant_of(i.b).is_none_or(|divisor| divisor == 0) {
            let zero = self.zero_like(divisor);
            let is_zero = self.b.ins().icmp(IntCC::Equal, divisor, zero);
            self.leave_if(is_zero);
        }
    }

    fn zero_like(&mut self, value: Value) -> Value {
        let ty = self.b.func.dfg.value_type(value);
        self.b.ins().iconst(ty, 0)
    }

    pub(super) fn remainder_signed(&mut self, i: Instruction) {
        let [a, b] = self.signed_operands(i);
        self.check_divisor(i, b);
        let value = self.b.ins().srem(a, b);
        self.set_truncated(i, value, Kind::of_width(i.width));
    }

    pub(super) fn remainder_unsigned(&mut self, i: Instruction) {
        let kind = Kind::of_width(i.width);
        let [a, b] = [i.a, i.b].map(|word| self.get(word, kind));
        self.check_divisor(i, b);
        let value = self.b.ins().urem(a, b);
        self.set(i.d, value, kind);
    }

    pub(super) fn divide_signed(&mut self, i: Instruction, rounding: Rounding) {
        let [a, b] = self.signed_operands(i);
        self.check_divisor(i, b);
        self.check_quotient(i, [a, b]);
        let quotient = self.b.ins().sdiv(a, b);
        let value = match rounding {
            Rounding::TowardsZero => self.exactly(i, [a, b, quotient]),
            Rounding::Up | Rounding::Down => self.round_signed(rounding, [a, b, quotient]),
        };
        self.set_truncated(i, value, Kind::of_width(i.width));
    }

    /// Leaves if the least signed number is divided by -1.
    fn check_quotient(&mut self, i: Instruction, [a, b]: [Value; 2]) {
        let minus_one = ods_exec::truncate(u64::MAX, i.width);
        if self.constant_of(i.b).is_some_and(|divisor| divisor != minus_one) {
            return;
        }
        let least = ods_exec::signed(1 << ((u32::from(i.width) + 63) % 64), i.width);
        let [least, minus] = [least, -1].map(|value| match self.b.func.dfg.value_type(a) {
            types::I32 => self.constant(value as u32 as u64, Kind::I32),
            _ => self.constant(value as u64, Kind::I64),
        });
        let is_least = self.b.ins().icmp(IntCC::Equal, a, least);
        let is_minus = self.b.ins().icmp(IntCC::Equal, b, minus);
        let overflows = self.b.ins().band(is_least, is_minus);
        self.leave_if(overflows);
    }

    pub(super) fn divide_unsigned(&mut self, i: Instruction, rounding: Rounding) {
        let kind = Kind::of_width(i.width);
        let [a, b] = [i.a, i.b].map(|word| self.get(word, kind));
        self.check_divisor(i, b);
        let quotient = self.b.ins().udiv(a, b);
        let value = match rounding {
            Rounding::TowardsZero => self.exactly(i, [a, b, quotient]),
            Rounding::Up => {
                let is_inexact = self.is_inexact([a, b, quotient]);
                let one = self.b.ins().uextend(type_of(kind), is_inexact);
                self.b.ins().iadd(quotient, one)
            }
            // Unsigned quotients are rounded down already.
            Rounding::Down => quotient,
        };
        self.set(i.d, value, kind);
    }

    fn is_inexact(&mut self, [a, b, quotient]: [Value; 3]) -> Value {
        let product = self.b.ins().imul(quotient, b);
        self.b.ins().icmp(IntCC::NotEqual, product, a)
    }

    /// Returns the quotient. Leaves if it is not exact, but must be.
    fn exactly(&mut self, i: Instruction, [a, b, quotient]: [Value; 3]) -> Value {
        if i.extra & EXACT != 0 {
            let is_inexact = self.is_inexact([a, b, quotient]);
            self.leave_if(is_inexact);
        }
        quotient
    }

    /// Rounds a quotient of signed numbers up or down.
    fn round_signed(&mut self, rounding: Rounding, [a, b, quotient]: [Value; 3]) -> Value {
        let is_inexact = self.is_inexact([a, b, quotient]);
        let (zero, ty) = (self.zero_like(a), self.b.func.dfg.value_type(a));
        let signs = self.b.ins().bxor(a, b);
        let condition = match rounding {
            Rounding::Down => IntCC::SignedLessThan,
            Rounding::Up | Rounding::TowardsZero => IntCC::SignedGreaterThanOrEqual,
        };
        let towards = self.b.ins().icmp(condition, signs, zero);
        let applies = self.b.ins().band(is_inexact, towards);
        let one = self.b.ins().uextend(ty, applies);
        match rounding {
            Rounding::TowardsZero => quotient,
            Rounding::Up => self.b.ins().iadd(quotient, one),
            Rounding::Down => self.b.ins().isub(quotient, one),
        }
    }

    pub(super) fn with_flags(&mut self, i: Instruction, arithmetic: Arithmetic) {
        let kind = Kind::of_width(i.width);
        let [a, b] = [i.a, i.b].map(|word| self.get(word, kind));
        if i.extra & NSW != 0 {
            let [s, t] = self.signed_operands(i);
            let (value, mut overflows) = match arithmetic {
                Arithmetic::Add => self.b.ins().sadd_overflow(s, t),
                Arithmetic::Sub => self.b.ins().ssub_overflow(s, t),
                Arithmetic::Mul => self.b.ins().smul_overflow(s, t),
            };
            if kind == Kind::I64 && i.width < 64 {
                let short = self.sign_extend(value, i.width);
                let differs = self.b.ins().icmp(IntCC::NotEqual, short, value);
                overflows = self.b.ins().bor(overflows, differs);
            }
            self.leave_if(overflows);
        }
        if i.extra & NUW != 0 {
            let (value, mut overflows) = match arithmetic {
                Arithmetic::Add => self.b.ins().uadd_overflow(a, b),
                Arithmetic::Sub => self.b.ins().usub_overflow(a, b),
                Arithmetic::Mul => self.b.ins().umul_overflow(a, b),
            };
            if kind == Kind::I64 && i.width < 64 {
                let short = self.truncate(value, i.width);
                let differs = self.b.ins().icmp(IntCC::NotEqual, short, value);
                overflows = self.b.ins().bor(overflows, differs);
            }
            self.leave_if(overflows);
        }
        let value = match arithmetic {
            Arithmetic::Add => self.b.ins().iadd(a, b),
            Arithmetic::Sub => self.b.ins().isub(a, b),
            Arithmetic::Mul => self.b.ins().imul(a, b),
        };
        self.set_truncated(i, value, kind);
    }
}
