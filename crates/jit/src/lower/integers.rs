//! Instructions on integers.

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{InstBuilder, Value, types};

use ods_exec::{Code, EXACT, Instruction, NSW, NUW};

use super::Lower;
use crate::signature::Kind;

impl Lower<'_, '_> {
    /// Translates an instruction that computes an integer from integers, or moves a word.
    pub(super) fn integer(&mut self, i: Instruction) {
        let kind = Kind::of_width(i.width);
        match i.code {
            Code::Copy => {
                let own = self.analysis.kinds[i.d as usize];
                let value = self.get(i.a, own);
                self.set(i.d, value, own);
            }
            Code::Select => {
                let own = self.analysis.kinds[i.d as usize];
                let condition = self.truth(i.a);
                let [then, otherwise] = [i.b, i.c].map(|word| self.get(word, own));
                let value = self.b.ins().select(condition, then, otherwise);
                self.set(i.d, value, own);
            }
            Code::SignExtend => {
                let value = self.signed(i.a, i.width);
                let value = self.truncate(value, i.extra as u8);
                self.set(i.d, value, Kind::I64);
            }
            Code::Truncate if i.width == 32 => {
                let value = self.get(i.a, Kind::I32);
                self.set(i.d, value, Kind::I32);
            }
            Code::Truncate => {
                let value = self.get(i.a, Kind::I64);
                let value = self.truncate(value, i.width);
                self.set(i.d, value, Kind::I64);
            }
            Code::Eq | Code::Ne | Code::LtS | Code::LeS | Code::LtU | Code::LeU => self.compare(i),
            Code::Shl | Code::ShlFlags | Code::ShrS | Code::ShrU => self.shift(i, kind),
            Code::DivS | Code::CeilDivS | Code::FloorDivS | Code::RemS => self.divide_signed(i),
            Code::DivU | Code::CeilDivU | Code::RemU => self.divide_unsigned(i, kind),
            Code::AddFlags | Code::SubFlags | Code::MulFlags => self.with_flags(i, kind),
            Code::MaxS | Code::MaxU | Code::MinS | Code::MinU => self.extreme(i, kind),
            _ => self.wrapping(i, kind),
        }
    }

    fn wrapping(&mut self, i: Instruction, kind: Kind) {
        let [a, b] = [i.a, i.b].map(|word| self.get(word, kind));
        let value = match i.code {
            Code::Add => self.b.ins().iadd(a, b),
            Code::Sub => self.b.ins().isub(a, b),
            Code::Mul => self.b.ins().imul(a, b),
            Code::And => return self.set_bits(i, a, b, |lower, a, b| lower.b.ins().band(a, b)),
            Code::Or => return self.set_bits(i, a, b, |lower, a, b| lower.b.ins().bor(a, b)),
            _ => return self.set_bits(i, a, b, |lower, a, b| lower.b.ins().bxor(a, b)),
        };
        self.set_truncated(i, value, kind);
    }

    /// Sets the result of an operation that leaves the bits above the width zero.
    fn set_bits(&mut self, i: Instruction, a: Value, b: Value, op: impl Fn(&mut Self, Value, Value) -> Value) {
        let value = op(self, a, b);
        self.set(i.d, value, Kind::of_width(i.width));
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

    fn compare(&mut self, i: Instruction) {
        let value = self.comparison(i);
        self.set_flag(i.d, value);
    }

    /// Returns whether the operands compare as an instruction says that compares, or branches by a comparison.
    pub(super) fn comparison(&mut self, i: Instruction) -> Value {
        let is_signed = matches!(i.code, Code::LtS | Code::LeS | Code::BranchLtS | Code::BranchLeS);
        let [a, b] = match is_signed {
            true => self.signed_operands(i),
            false => [i.a, i.b].map(|word| self.get(word, Kind::of_width(i.width))),
        };
        let condition = match i.code {
            Code::Eq | Code::BranchEq => IntCC::Equal,
            Code::Ne | Code::BranchNe => IntCC::NotEqual,
            Code::LtS | Code::BranchLtS => IntCC::SignedLessThan,
            Code::LeS | Code::BranchLeS => IntCC::SignedLessThanOrEqual,
            Code::LtU | Code::BranchLtU => IntCC::UnsignedLessThan,
            _ => IntCC::UnsignedLessThanOrEqual,
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

    fn extreme(&mut self, i: Instruction, kind: Kind) {
        let [a, b] = [i.a, i.b].map(|word| self.get(word, kind));
        let value = match i.code {
            Code::MaxU => self.b.ins().umax(a, b),
            Code::MinU => self.b.ins().umin(a, b),
            Code::MaxS | Code::MinS => {
                let [s, t] = self.signed_operands(i);
                let condition = match i.code {
                    Code::MaxS => IntCC::SignedGreaterThanOrEqual,
                    _ => IntCC::SignedLessThanOrEqual,
                };
                let is_first = self.b.ins().icmp(condition, s, t);
                self.b.ins().select(is_first, a, b)
            }
            _ => a,
        };
        self.set(i.d, value, kind);
    }

    fn shift(&mut self, i: Instruction, kind: Kind) {
        let [a, b] = [i.a, i.b].map(|word| self.get(word, kind));
        let constant = self.constant_of(i.b);
        if constant.is_none_or(|amount| amount >= u64::from(i.width)) {
            let width = self.constant(i.width.into(), kind);
            let is_wide = self.b.ins().icmp(IntCC::UnsignedGreaterThanOrEqual, b, width);
            self.leave_if(is_wide);
        }
        match i.code {
            Code::Shl | Code::ShlFlags => {
                let value = self.b.ins().ishl(a, b);
                let value = if kind == Kind::I64 { self.truncate(value, i.width) } else { value };
                if i.code == Code::ShlFlags {
                    self.check_shift(i, kind, [a, b, value]);
                }
                self.set(i.d, value, kind);
            }
            _ => {
                let logical = self.b.ins().ushr(a, b);
                if i.extra & EXACT != 0 {
                    let back = self.b.ins().ishl(logical, b);
                    let is_lossy = self.b.ins().icmp(IntCC::NotEqual, back, a);
                    self.leave_if(is_lossy);
                }
                if i.code == Code::ShrU {
                    return self.set(i.d, logical, kind);
                }
                let [s, _] = self.signed_operands(i);
                let value = self.b.ins().sshr(s, b);
                self.set_truncated(i, value, kind);
            }
        }
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

    fn divide_signed(&mut self, i: Instruction) {
        let kind = Kind::of_width(i.width);
        let [a, b] = self.signed_operands(i);
        self.check_divisor(i, b);
        if i.code == Code::RemS {
            let value = self.b.ins().srem(a, b);
            return self.set_truncated(i, value, kind);
        }
        let ty = self.b.func.dfg.value_type(a);
        let minus_one = ods_exec::truncate(u64::MAX, i.width);
        if self.constant_of(i.b).is_none_or(|divisor| divisor == minus_one) {
            let least = ods_exec::signed(1 << ((u32::from(i.width) + 63) % 64), i.width);
            let [least, minus] = [least, -1].map(|value| match ty {
                types::I32 => self.constant(value as u32 as u64, Kind::I32),
                _ => self.constant(value as u64, Kind::I64),
            });
            let is_least = self.b.ins().icmp(IntCC::Equal, a, least);
            let is_minus = self.b.ins().icmp(IntCC::Equal, b, minus);
            let overflows = self.b.ins().band(is_least, is_minus);
            self.leave_if(overflows);
        }
        let quotient = self.b.ins().sdiv(a, b);
        let value =
            if i.code == Code::DivS && i.extra & EXACT == 0 { quotient } else { self.round(i, [a, b, quotient], true) };
        self.set_truncated(i, value, kind);
    }

    fn divide_unsigned(&mut self, i: Instruction, kind: Kind) {
        let [a, b] = [i.a, i.b].map(|word| self.get(word, kind));
        self.check_divisor(i, b);
        let value = match i.code {
            Code::RemU => self.b.ins().urem(a, b),
            _ => {
                let quotient = self.b.ins().udiv(a, b);
                if i.code == Code::DivU && i.extra & EXACT == 0 {
                    quotient
                } else {
                    self.round(i, [a, b, quotient], false)
                }
            }
        };
        self.set(i.d, value, kind);
    }

    /// Rounds a quotient up or down, or leaves if it is not exact.
    fn round(&mut self, i: Instruction, [a, b, quotient]: [Value; 3], is_signed: bool) -> Value {
        let product = self.b.ins().imul(quotient, b);
        let rounds = self.b.ins().icmp(IntCC::NotEqual, product, a);
        if matches!(i.code, Code::DivS | Code::DivU) {
            self.leave_if(rounds);
            return quotient;
        }
        let (zero, ty) = (self.zero_like(a), self.b.func.dfg.value_type(a));
        let applies = if is_signed {
            let signs = self.b.ins().bxor(a, b);
            let condition =
                if i.code == Code::FloorDivS { IntCC::SignedLessThan } else { IntCC::SignedGreaterThanOrEqual };
            let towards = self.b.ins().icmp(condition, signs, zero);
            self.b.ins().band(rounds, towards)
        } else {
            rounds
        };
        let one = self.b.ins().uextend(ty, applies);
        match i.code {
            Code::FloorDivS => self.b.ins().isub(quotient, one),
            _ => self.b.ins().iadd(quotient, one),
        }
    }

    fn with_flags(&mut self, i: Instruction, kind: Kind) {
        let [a, b] = [i.a, i.b].map(|word| self.get(word, kind));
        if i.extra & NSW != 0 {
            let [s, t] = self.signed_operands(i);
            let (value, mut overflows) = match i.code {
                Code::AddFlags => self.b.ins().sadd_overflow(s, t),
                Code::SubFlags => self.b.ins().ssub_overflow(s, t),
                _ => self.b.ins().smul_overflow(s, t),
            };
            if kind == Kind::I64 && i.width < 64 {
                let short = self.sign_extend(value, i.width);
                let differs = self.b.ins().icmp(IntCC::NotEqual, short, value);
                overflows = self.b.ins().bor(overflows, differs);
            }
            self.leave_if(overflows);
        }
        if i.extra & NUW != 0 {
            let (value, mut overflows) = match i.code {
                Code::AddFlags => self.b.ins().uadd_overflow(a, b),
                Code::SubFlags => self.b.ins().usub_overflow(a, b),
                _ => self.b.ins().umul_overflow(a, b),
            };
            if kind == Kind::I64 && i.width < 64 {
                let short = self.truncate(value, i.width);
                let differs = self.b.ins().icmp(IntCC::NotEqual, short, value);
                overflows = self.b.ins().bor(overflows, differs);
            }
            self.leave_if(overflows);
        }
        let value = match i.code {
            Code::AddFlags => self.b.ins().iadd(a, b),
            Code::SubFlags => self.b.ins().isub(a, b),
            _ => self.b.ins().imul(a, b),
        };
        self.set_truncated(i, value, kind);
    }
}
