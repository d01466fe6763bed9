//! Instructions on floats.
//!
//! Processors differ in the NaN that operations give, so that a NaN as result takes a detour that computes the right
//! one. Only the end of a chain is tested, since each result of arithmetic on a NaN is one; the detour computes the NaN
//! of the whole chain.

use cranelift_codegen::ir::condcodes::{FloatCC, IntCC};
use cranelift_codegen::ir::{InstBuilder, Value, types};

use ods_exec::{Instruction, InstructionFormat, Opcode, Outcomes, WordKind};

use super::Lower;
use super::words::type_of;
use crate::signature::{Kind, each_read};

/// Returns the quiet NaN without payload, and the bit that makes a NaN quiet.
fn nan_bits(kind: Kind) -> (u64, u64) {
    match kind {
        Kind::F32 | Kind::I32 => (0x7FC0_0000, 0x0040_0000),
        Kind::F64 | Kind::I64 => (0x7FF8_0000_0000_0000, 0x0008_0000_0000_0000),
    }
}

/// Returns the kind of integers with the bits of a float.
fn bits_of(kind: Kind) -> Kind {
    match kind {
        Kind::F32 | Kind::I32 => Kind::I32,
        Kind::F64 | Kind::I64 => Kind::I64,
    }
}

/// Returns the predicate that holds for outcomes of a comparison; `None` if it always or never holds.
fn predicate(outcomes: u16) -> Option<FloatCC> {
    const E: u16 = Outcomes::EQUAL;
    const G: u16 = Outcomes::GREATER;
    const L: u16 = Outcomes::LESS;
    const U: u16 = Outcomes::UNORDERED;
    const TABLE: [(u16, FloatCC); 14] = [
        (E, FloatCC::Equal),
        (G, FloatCC::GreaterThan),
        (G | E, FloatCC::GreaterThanOrEqual),
        (L, FloatCC::LessThan),
        (L | E, FloatCC::LessThanOrEqual),
        (L | G, FloatCC::OrderedNotEqual),
        (L | G | E, FloatCC::Ordered),
        (U, FloatCC::Unordered),
        (U | E, FloatCC::UnorderedOrEqual),
        (U | G, FloatCC::UnorderedOrGreaterThan),
        (U | G | E, FloatCC::UnorderedOrGreaterThanOrEqual),
        (U | L, FloatCC::UnorderedOrLessThan),
        (U | L | E, FloatCC::UnorderedOrLessThanOrEqual),
        (U | L | G, FloatCC::NotEqual),
    ];
    TABLE.iter().find(|(of, _)| *of == outcomes & (E | G | L | U)).map(|(_, predicate)| *predicate)
}

/// Returns the kind of the floats that an instruction computes with, if its result is NaN whenever an operand is.
fn arithmetic_kind(opcode: Opcode) -> Option<Kind> {
    match (opcode.operands(), opcode.result()) {
        ([WordKind::F32, WordKind::F32, ..], Some(WordKind::F32)) => Some(Kind::F32),
        ([WordKind::F64, WordKind::F64, ..], Some(WordKind::F64)) => Some(Kind::F64),
        _ => None,
    }
}

/// The greatest number of operations of a chain that is tested at its end, and the greatest distance of two of them in
/// instructions.
const MAX_CHAIN: usize = 64;

/// A result that was not tested for NaN.
#[derive(Clone)]
pub(super) struct Untested {
    /// The operands that may be NaN.
    operands: Vec<Value>,
    /// The number of operations that compute the NaN.
    operations: usize,
}

impl Lower<'_, '_> {
    pub(super) fn arithmetic(&mut self, i: Instruction, kind: Kind, op: impl Fn(&mut Self, Value, Value) -> Value) {
        let [a, b] = [i.a, i.b].map(|word| self.get(word, kind));
        let value = op(self, a, b);
        let value = self.with_nan_of(&[(i.a, a), (i.b, b)], value, kind);
        self.set(i.d, value, kind);
    }

    pub(super) fn multiply_add(&mut self, i: Instruction, kind: Kind) {
        let [a, b, c] = [i.a, i.b, i.c].map(|word| self.get(word, kind));
        let value = self.b.ins().fma(a, b, c);
        let value = self.with_nan_of(&[(i.a, a), (i.b, b), (i.c, c)], value, kind);
        self.set(i.d, value, kind);
    }

    /// Continues with `value`, or with what `other` computes in a block that is rarely run if the value is NaN.
    fn unless_nan(&mut self, tested: Value, value: Value, kind: Kind, other: impl FnOnce(&mut Self) -> Value) -> Value {
        let is_nan = self.b.ins().fcmp(FloatCC::Unordered, tested, tested);
        let (rare, next) = (self.new_cold_block(), self.b.create_block());
        let result = self.b.append_block_param(next, type_of(kind));
        self.b.ins().brif(is_nan, rare, &[], next, &[value.into()]);
        self.enter(rare);
        let other = other(self);
        self.b.ins().jump(next, &[other.into()]);
        self.enter(next);
        result
    }

    /// Returns the value; if it is NaN, the first NaN of the operands, quieted, or the one without payload. If the next
    /// use of the value tests for NaN, that is left to it.
    fn with_nan_of(&mut self, operands: &[(u32, Value)], value: Value, kind: Kind) -> Value {
        let may_be_nan = |word: u64| match kind {
            Kind::F32 | Kind::I32 => f32::from_bits(word as u32).is_nan(),
            Kind::F64 | Kind::I64 => f64::from_bits(word).is_nan(),
        };
        let operands = operands.iter().filter(|(word, _)| self.constant_of(*word).is_none_or(may_be_nan));
        let operands: Vec<Value> = operands.map(|(_, value)| *value).collect();
        let operations = 1 + operands.iter().map(|operand| self.operations_of(*operand)).sum::<usize>();
        if operations < MAX_CHAIN && self.is_tested_later(kind) {
            self.untested.insert(value, Untested { operands, operations });
            return value;
        }
        self.unless_nan(value, value, kind, |lower| lower.nan_of(&operands, kind))
    }

    /// Returns the number of operations that compute the NaN of a value: none if it was tested.
    fn operations_of(&self, value: Value) -> usize {
        let origin = self.b.func.dfg.resolve_aliases(value);
        self.untested.get(&origin).map_or(0, |untested| untested.operations)
    }

    /// Returns the first NaN of the operands, quieted, or the one without payload.
    fn nan_of(&mut self, operands: &[Value], kind: Kind) -> Value {
        let (default, quiet) = nan_bits(kind);
        let mut found = self.constant(default, bits_of(kind));
        for operand in operands.iter().rev() {
            let operand = self.tested(*operand, kind);
            let bits = self.convert(operand, kind, bits_of(kind));
            let quiet = self.constant(quiet, bits_of(kind));
            let quieted = self.b.ins().bor(bits, quiet);
            let is_nan = self.b.ins().fcmp(FloatCC::Unordered, operand, operand);
            found = self.b.ins().select(is_nan, quieted, found);
        }
        self.convert(found, bits_of(kind), kind)
    }

    /// Returns a value that may not have been tested, with the right NaN.
    fn tested(&mut self, value: Value, kind: Kind) -> Value {
        let origin = self.b.func.dfg.resolve_aliases(value);
        let Some(untested) = self.untested.get(&origin).cloned() else { return value };
        let nan = self.nan_of(&untested.operands, kind);
        let is_nan = self.b.ins().fcmp(FloatCC::Unordered, value, value);
        self.b.ins().select(is_nan, nan, value)
    }

    /// Returns whether the only use of the instruction's result is arithmetic on it in the same block, before which
    /// native code is not left.
    fn is_tested_later(&self, kind: Kind) -> bool {
        let (code, word) = (self.plan.code(), self.instruction().d);
        if self.analysis.kinds[word as usize] != kind {
            return false;
        }
        let rest = code.iter().enumerate().skip(self.at + 1).take(MAX_CHAIN);
        for (at, i) in rest.take_while(|(at, _)| self.live.contains_key(at)) {
            let mut is_read = false;
            each_read(self.plan, i, |read| is_read |= read == word);
            if is_read {
                let is_dead = i.d == word || self.live.get(&(at + 1)).is_some_and(|live| !live.contains(&word));
                return arithmetic_kind(i.opcode) == Some(kind) && is_dead;
            }
            if i.d == word || !self.stays(at) {
                return false;
            }
        }
        false
    }

    /// Returns whether native code is certainly not left at an instruction.
    fn stays(&self, at: usize) -> bool {
        let i = &self.plan.code()[at];
        let is_proven = |dimension| self.fast.as_ref().is_some_and(|fast| fast.is_proven(at, dimension));
        if matches!(i.opcode.format(), InstructionFormat::Load | InstructionFormat::Store) {
            return i.extra > 0 && (0..usize::from(i.extra)).all(is_proven);
        }
        let is_simple = matches!(
            i.opcode,
            Opcode::Copy | Opcode::Add | Opcode::Sub | Opcode::Mul | Opcode::And | Opcode::Or | Opcode::Xor
        );
        is_simple || arithmetic_kind(i.opcode).is_some()
    }

    pub(super) fn negate_float(&mut self, i: Instruction) {
        let value = match Kind::of_word(WordKind::Float, &i) {
            Some(kind @ (Kind::F32 | Kind::F64)) => {
                let value = self.get(i.a, kind);
                self.b.ins().fneg(value)
            }
            Some(Kind::I32 | Kind::I64) | None => {
                let (value, sign) = self.bits_and_sign(i);
                self.b.ins().bxor(value, sign)
            }
        };
        self.set_float(i, value);
    }

    pub(super) fn clear_sign(&mut self, i: Instruction) {
        let value = match Kind::of_word(WordKind::Float, &i) {
            Some(kind @ (Kind::F32 | Kind::F64)) => {
                let value = self.get(i.a, kind);
                self.b.ins().fabs(value)
            }
            Some(Kind::I32 | Kind::I64) | None => {
                let (value, sign) = self.bits_and_sign(i);
                self.b.ins().band_not(value, sign)
            }
        };
        self.set_float(i, value);
    }

    /// Returns the bits of a float, and its sign.
    fn bits_and_sign(&mut self, i: Instruction) -> (Value, Value) {
        let sign = 1_u64 << ((u32::from(i.width) + 63) % 64);
        (self.get(i.a, Kind::I64), self.constant(sign, Kind::I64))
    }

    /// Sets the result, which is a float of the width of the instruction.
    fn set_float(&mut self, i: Instruction, value: Value) {
        let kind = Kind::of_word(WordKind::Float, &i).unwrap_or(Kind::I64);
        self.set(i.d, value, kind);
    }

    pub(super) fn compare_floats(&mut self, i: Instruction, kind: Kind) {
        let [a, b] = [i.a, i.b].map(|word| self.get(word, kind));
        let value = match predicate(i.extra) {
            Some(predicate) => self.b.ins().fcmp(predicate, a, b),
            None => self.b.ins().iconst(types::I8, i64::from(i.extra & 15 == 15)),
        };
        self.set_flag(i.d, value);
    }

    /// Moves the bits of a NaN to the other format.
    pub(super) fn extend(&mut self, i: Instruction) {
        let narrow = self.get(i.a, Kind::F32);
        let wide = self.b.ins().fpromote(types::F64, narrow);
        let value = self.unless_nan(narrow, wide, Kind::F64, |lower| {
            let bits = lower.convert(narrow, Kind::F32, Kind::I64);
            let sign = lower.field(bits, 0x8000_0000, 32);
            let payload = lower.field(bits, 0x007F_FFFF, 29);
            lower.nan_with(sign, payload, Kind::F64)
        });
        self.set(i.d, value, Kind::F64);
    }

    pub(super) fn narrow(&mut self, i: Instruction) {
        let wide = self.get(i.a, Kind::F64);
        let narrow = self.b.ins().fdemote(types::F32, wide);
        let value = self.unless_nan(wide, narrow, Kind::F32, |lower| {
            let bits = lower.convert(wide, Kind::F64, Kind::I64);
            let sign = lower.field(bits, 0x8000_0000_0000_0000, -32);
            let payload = lower.field(bits, 0x007F_FFFF << 29, -29);
            lower.nan_with(sign, payload, Kind::F32)
        });
        self.set(i.d, value, Kind::F32);
    }

    /// Returns some bits, shifted left, or right by a negative number.
    fn field(&mut self, bits: Value, mask: u64, shift: i64) -> Value {
        let (mask, amount) = (self.constant(mask, Kind::I64), self.b.ins().iconst(types::I64, shift.abs()));
        let field = self.b.ins().band(bits, mask);
        if shift < 0 { self.b.ins().ushr(field, amount) } else { self.b.ins().ishl(field, amount) }
    }

    fn nan_with(&mut self, sign: Value, payload: Value, kind: Kind) -> Value {
        let nan = self.constant(nan_bits(kind).0, Kind::I64);
        let bits = self.b.ins().bor(sign, payload);
        let bits = self.b.ins().bor(bits, nan);
        self.convert(bits, Kind::I64, kind)
    }

    pub(super) fn of_signed(&mut self, i: Instruction, kind: Kind) {
        let value = match i.width {
            32 => self.get(i.a, Kind::I32),
            width => self.signed(i.a, width),
        };
        let value = self.b.ins().fcvt_from_sint(type_of(kind), value);
        self.set(i.d, value, kind);
    }

    pub(super) fn of_unsigned(&mut self, i: Instruction, kind: Kind) {
        let is_narrow = self.analysis.kinds[i.a as usize] == Kind::I32 && self.constant_of(i.a).is_none();
        let value = self.get(i.a, Kind::I64);
        let value = match is_narrow {
            true => self.b.ins().fcvt_from_sint(type_of(kind), value),
            false => self.b.ins().fcvt_from_uint(type_of(kind), value),
        };
        self.set(i.d, value, kind);
    }

    /// Translates a conversion to an integer, which is undefined out of its range.
    pub(super) fn convert_to_integer(&mut self, i: Instruction, kind: Kind, is_signed: bool) {
        let value = self.get(i.a, kind);
        let value = if kind == Kind::F32 { self.b.ins().fpromote(types::F64, value) } else { value };
        let value = self.b.ins().trunc(value);
        let width = i32::from(i.width);
        let (least, limit) = match is_signed {
            true => (-2f64.powi(width - 1), 2f64.powi(width - 1)),
            false => (0.0, 2f64.powi(width)),
        };
        let (least, limit) = (self.b.ins().f64const(least), self.b.ins().f64const(limit));
        let is_above = self.b.ins().fcmp(FloatCC::GreaterThanOrEqual, value, least);
        let is_below = self.b.ins().fcmp(FloatCC::LessThan, value, limit);
        let fits = self.b.ins().band(is_above, is_below);
        self.leave_unless(fits);
        let integer = match is_signed || width < 64 {
            true => self.b.ins().fcvt_to_sint_sat(types::I64, value),
            false => self.b.ins().fcvt_to_uint_sat(types::I64, value),
        };
        let integer = self.truncate(integer, i.width);
        self.set(i.d, integer, Kind::I64);
    }

    /// Leaves if a condition does not hold.
    pub(super) fn leave_unless(&mut self, condition: Value) {
        let zero = self.b.ins().iconst(types::I8, 0);
        let fails = self.b.ins().icmp(IntCC::Equal, condition, zero);
        self.leave_if(fails);
    }
}
