//! The meaning of instructions, as terms.
//!
//! [`ods_exec::Opcode::apply_to_poison`] has the meaning of instructions that compute a word from words, and says what
//! each of them is; a test compares both on all small operands. Words have the bits of their number, without the zeros
//! above.

use ods_exec::{EXACT, Instruction, NSW, NUW, Opcode, Outcomes, WordKind};

use super::binary::BinaryOp;
use super::float::{FloatOp, Format};
use super::term::{Term, Terms};

/// A word of a frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Word {
    pub bits: Term,
    /// Whether the word is poison, and its bits mean nothing.
    pub is_poison: Term,
}

/// The result of an instruction.
#[derive(Clone, Copy, Debug)]
pub struct Computed {
    pub word: Word,
    /// Whether the behaviour is undefined.
    pub is_undefined: Term,
}

impl Word {
    /// Returns a word that is not poison.
    pub fn of(terms: &mut Terms, bits: Term) -> Self {
        Self { bits, is_poison: terms.truth(false) }
    }

    /// Returns one of two words.
    pub fn choose(terms: &mut Terms, condition: Term, then: Self, otherwise: Self) -> Self {
        if then == otherwise {
            return then;
        }
        let width = terms.width(then.bits).max(terms.width(otherwise.bits));
        let [a, b] = [then.bits, otherwise.bits].map(|bits| terms.resize(bits, width));
        let bits = terms.ite(condition, a, b);
        Self { bits, is_poison: terms.ite(condition, then.is_poison, otherwise.is_poison) }
    }
}

/// Returns the result of an instruction that computes a word; `None` if it does something else.
pub fn execute(terms: &mut Terms, i: &Instruction, operands: [Word; 3]) -> Option<Computed> {
    let kinds = i.opcode.operands();
    let mut read: Vec<Word> = Vec::with_capacity(3);
    for (word, kind) in operands.into_iter().zip(kinds) {
        let width = width_of(*kind, i, terms.width(word.bits));
        read.push(Word { bits: terms.resize(word.bits, width), ..word });
    }
    if let ([condition, then, otherwise], Opcode::Select) = (&read[..], i.opcode) {
        return Some(select(terms, *condition, *then, *otherwise));
    }
    let zero = terms.constant(1, 0);
    let bits = [0, 1, 2].map(|operand| read.get(operand).map_or(zero, |word| word.bits));
    let Parts { bits: result, is_poison, is_undefined } = Meaning { terms, i }.of(bits)?;
    let mut is_poison = is_poison;
    let mut is_undefined = is_undefined;
    for (word, kind) in read.iter().zip(kinds) {
        is_poison = terms.or(is_poison, word.is_poison);
        if *kind == WordKind::Divisor {
            // The least dividend is the only one whose quotient can be undefined.
            let least = least(terms, i.width);
            let of_least = Meaning { terms, i }.of([least, word.bits, zero])?.is_undefined;
            is_undefined = terms.ite(read[0].is_poison, of_least, is_undefined);
            is_undefined = terms.or(is_undefined, word.is_poison);
        }
    }
    Some(Computed { word: Word { bits: result, is_poison }, is_undefined })
}

fn select(terms: &mut Terms, condition: Word, then: Word, otherwise: Word) -> Computed {
    let is_set = terms.is_set(condition.bits);
    let mut word = Word::choose(terms, is_set, then, otherwise);
    word.is_poison = terms.or(condition.is_poison, word.is_poison);
    Computed { word, is_undefined: terms.truth(false) }
}

/// Returns the width of an operand, which has `own` bits now.
fn width_of(kind: WordKind, i: &Instruction, own: u8) -> u8 {
    match kind {
        WordKind::Any | WordKind::Bits => own,
        WordKind::Flag => 1,
        WordKind::Int | WordKind::Divisor | WordKind::Float => i.width,
        WordKind::Extended => i.extra as u8,
        WordKind::F32 => 32,
        WordKind::F64 => 64,
    }
}

/// Returns the least signed number.
fn least(terms: &mut Terms, width: u8) -> Term {
    terms.constant(width, 1 << (width - 1))
}

/// The result of an instruction for operands that are not poison.
struct Parts {
    bits: Term,
    is_poison: Term,
    is_undefined: Term,
}

/// The rounding of quotients that are not exact.
#[derive(Clone, Copy)]
enum Rounding {
    Up,
    Down,
}

struct Meaning<'t> {
    terms: &'t mut Terms,
    i: &'t Instruction,
}

impl Meaning<'_> {
    fn of(mut self, operands: [Term; 3]) -> Option<Parts> {
        let [a, b, c] = operands;
        let i = self.i;
        Some(match i.opcode {
            Opcode::Copy => self.defined(a),
            Opcode::Poison => {
                let (bits, is_poison) = (self.terms.constant(1, 0), self.terms.truth(true));
                self.poison_if(bits, is_poison)
            }
            Opcode::Add | Opcode::AddFlags => self.wrapping(BinaryOp::Add, a, b),
            Opcode::Sub | Opcode::SubFlags => self.wrapping(BinaryOp::Sub, a, b),
            Opcode::Mul | Opcode::MulFlags => self.wrapping(BinaryOp::Mul, a, b),
            Opcode::DivS => self.quotient_signed(a, b, None),
            Opcode::CeilDivS => self.quotient_signed(a, b, Some(Rounding::Up)),
            Opcode::FloorDivS => self.quotient_signed(a, b, Some(Rounding::Down)),
            Opcode::DivU => self.quotient_unsigned(a, b, false),
            Opcode::CeilDivU => self.quotient_unsigned(a, b, true),
            Opcode::RemS => self.remainder(BinaryOp::RemS, a, b),
            Opcode::RemU => self.remainder(BinaryOp::RemU, a, b),
            Opcode::And => self.binary(BinaryOp::And, a, b),
            Opcode::Or => self.binary(BinaryOp::Or, a, b),
            Opcode::Xor => self.binary(BinaryOp::Xor, a, b),
            Opcode::Shl | Opcode::ShlFlags => self.shift_left(a, b),
            Opcode::ShrS => self.shift_right(BinaryOp::ShrS, a, b),
            Opcode::ShrU => self.shift_right(BinaryOp::ShrU, a, b),
            Opcode::MaxS => self.extreme(BinaryOp::LtS, a, b, [b, a]),
            Opcode::MaxU => self.extreme(BinaryOp::LtU, a, b, [b, a]),
            Opcode::MinS => self.extreme(BinaryOp::LtS, a, b, [a, b]),
            Opcode::MinU => self.extreme(BinaryOp::LtU, a, b, [a, b]),
            Opcode::Eq => self.binary(BinaryOp::Eq, a, b),
            Opcode::Ne => {
                let bits = self.terms.ne(a, b);
                self.defined(bits)
            }
            Opcode::LtS => self.binary(BinaryOp::LtS, a, b),
            Opcode::LtU => self.binary(BinaryOp::LtU, a, b),
            Opcode::LeS => self.at_most(BinaryOp::LtS, a, b),
            Opcode::LeU => self.at_most(BinaryOp::LtU, a, b),
            Opcode::SignExtend => {
                let bits = self.terms.resize_signed(a, i.extra as u8);
                self.defined(bits)
            }
            Opcode::Truncate => {
                let bits = self.terms.resize(a, i.width);
                self.defined(bits)
            }
            Opcode::AddF32 => self.float(FloatOp::Add(Format::F32), [a, b, a]),
            Opcode::AddF64 => self.float(FloatOp::Add(Format::F64), [a, b, a]),
            Opcode::SubF32 => self.float(FloatOp::Sub(Format::F32), [a, b, a]),
            Opcode::SubF64 => self.float(FloatOp::Sub(Format::F64), [a, b, a]),
            Opcode::MulF32 => self.float(FloatOp::Mul(Format::F32), [a, b, a]),
            Opcode::MulF64 => self.float(FloatOp::Mul(Format::F64), [a, b, a]),
            Opcode::DivF32 => self.float(FloatOp::Div(Format::F32), [a, b, a]),
            Opcode::DivF64 => self.float(FloatOp::Div(Format::F64), [a, b, a]),
            Opcode::FmaF32 => self.float(FloatOp::Fma(Format::F32), [a, b, c]),
            Opcode::FmaF64 => self.float(FloatOp::Fma(Format::F64), [a, b, c]),
            Opcode::NegF => {
                let sign = least(self.terms, i.width);
                self.binary(BinaryOp::Xor, a, sign)
            }
            Opcode::AbsF => {
                let sign = least(self.terms, i.width);
                let others = self.terms.not(sign);
                self.binary(BinaryOp::And, a, others)
            }
            Opcode::CmpF32 => self.compare(Format::F32, a, b),
            Opcode::CmpF64 => self.compare(Format::F64, a, b),
            Opcode::F32ToF64 => self.convert(Format::F32, Format::F64, a),
            Opcode::F64ToF32 => self.convert(Format::F64, Format::F32, a),
            Opcode::SToF32 => self.float_of(FloatOp::FromSigned(Format::F32), 32, a),
            Opcode::SToF64 => self.float_of(FloatOp::FromSigned(Format::F64), 64, a),
            Opcode::UToF32 => self.float_of(FloatOp::FromUnsigned(Format::F32), 32, a),
            Opcode::UToF64 => self.float_of(FloatOp::FromUnsigned(Format::F64), 64, a),
            Opcode::F32ToS => self.int_of(Format::F32, true, a),
            Opcode::F64ToS => self.int_of(Format::F64, true, a),
            Opcode::F32ToU => self.int_of(Format::F32, false, a),
            Opcode::F64ToU => self.int_of(Format::F64, false, a),
            Opcode::Select
            | Opcode::Apply
            | Opcode::Jump
            | Opcode::Branch
            | Opcode::BranchEq
            | Opcode::BranchNe
            | Opcode::BranchLtS
            | Opcode::BranchLeS
            | Opcode::BranchLtU
            | Opcode::BranchLeU
            | Opcode::LoopS
            | Opcode::LoopU
            | Opcode::Return
            | Opcode::Call
            | Opcode::Kernel
            | Opcode::Load
            | Opcode::Store
            | Opcode::CopyObject
            | Opcode::MoveObject
            | Opcode::SelectObject
            | Opcode::ConstantObject
            | Opcode::FailIf
            | Opcode::Fail
            | Opcode::Trace => return None,
        })
    }

    fn has(&self, flag: u16) -> bool {
        self.i.extra & flag != 0
    }

    fn defined(&mut self, bits: Term) -> Parts {
        let no = self.terms.truth(false);
        Parts { bits, is_poison: no, is_undefined: no }
    }

    fn poison_if(&mut self, bits: Term, is_poison: Term) -> Parts {
        Parts { bits, is_poison, is_undefined: self.terms.truth(false) }
    }

    fn binary(&mut self, op: BinaryOp, a: Term, b: Term) -> Parts {
        let bits = self.terms.binary(op, a, b);
        self.defined(bits)
    }

    fn at_most(&mut self, less: BinaryOp, a: Term, b: Term) -> Parts {
        let bits = self.terms.at_least(less, b, a);
        self.defined(bits)
    }

    /// Returns `results[0]` if `a` is less, else `results[1]`.
    fn extreme(&mut self, less: BinaryOp, a: Term, b: Term, results: [Term; 2]) -> Parts {
        let is_less = self.terms.binary(less, a, b);
        let bits = self.terms.ite(is_less, results[0], results[1]);
        self.defined(bits)
    }

    /// Returns a sum, a difference or a product; poison if it does not fit as the flags demand.
    fn wrapping(&mut self, op: BinaryOp, a: Term, b: Term) -> Parts {
        let (terms, width) = (&mut *self.terms, self.i.width);
        let bits = terms.binary(op, a, b);
        let exact = if op == BinaryOp::Mul { 2 * width } else { width + 1 };
        let has_flags = matches!(self.i.opcode, Opcode::AddFlags | Opcode::SubFlags | Opcode::MulFlags);
        let mut is_poison = terms.truth(false);
        for (flag, resize) in [(NSW, Terms::resize_signed as fn(&mut _, _, _) -> _), (NUW, Terms::resize)] {
            if has_flags && self.i.extra & flag != 0 {
                let [a, b, short] = [a, b, bits].map(|number| resize(terms, number, exact));
                let whole = terms.binary(op, a, b);
                let differs = terms.ne(whole, short);
                is_poison = terms.or(is_poison, differs);
            }
        }
        self.poison_if(bits, is_poison)
    }

    /// Returns a quotient towards zero, or rounded. A division by zero is undefined, and that of the least number by
    /// -1.
    fn quotient_signed(&mut self, a: Term, b: Term, rounding: Option<Rounding>) -> Parts {
        let (terms, width) = (&mut *self.terms, self.i.width);
        let (zero, one) = (terms.constant(width, 0), terms.constant(width, 1));
        let quotient = terms.binary(BinaryOp::DivS, a, b);
        let rest = terms.binary(BinaryOp::RemS, a, b);
        let is_inexact = terms.is_set(rest);
        let (least, minus_one) = (least(terms, width), terms.constant(width, u128::MAX));
        let [is_zero, is_least, is_minus] = [(b, zero), (a, least), (b, minus_one)].map(|(a, b)| terms.eq(a, b));
        let overflows = terms.and(is_least, is_minus);
        let is_undefined = terms.or(is_zero, overflows);
        let [s, t] = [a, b].map(|number| terms.binary(BinaryOp::LtS, number, zero));
        let (bits, is_poison) = match rounding {
            None if self.i.extra & EXACT != 0 => (quotient, is_inexact),
            None => (quotient, terms.truth(false)),
            Some(rounding) => {
                let (op, applies) = match rounding {
                    Rounding::Up => (BinaryOp::Add, terms.eq(s, t)),
                    Rounding::Down => (BinaryOp::Sub, terms.ne(s, t)),
                };
                let applies = terms.and(applies, is_inexact);
                let rounded = terms.binary(op, quotient, one);
                (terms.ite(applies, rounded, quotient), terms.truth(false))
            }
        };
        Parts { bits, is_poison, is_undefined }
    }

    fn quotient_unsigned(&mut self, a: Term, b: Term, up: bool) -> Parts {
        let (terms, width) = (&mut *self.terms, self.i.width);
        let (zero, one) = (terms.constant(width, 0), terms.constant(width, 1));
        let quotient = terms.binary(BinaryOp::DivU, a, b);
        let rest = terms.binary(BinaryOp::RemU, a, b);
        let is_inexact = terms.is_set(rest);
        let is_undefined = terms.eq(b, zero);
        let no = terms.truth(false);
        let next = terms.binary(BinaryOp::Add, quotient, one);
        let bits = if up { terms.ite(is_inexact, next, quotient) } else { quotient };
        let is_poison = if !up && self.i.extra & EXACT != 0 { is_inexact } else { no };
        Parts { bits, is_poison, is_undefined }
    }

    fn remainder(&mut self, op: BinaryOp, a: Term, b: Term) -> Parts {
        let zero = self.terms.constant(self.i.width, 0);
        let bits = self.terms.binary(op, a, b);
        Parts { bits, is_poison: self.terms.truth(false), is_undefined: self.terms.eq(b, zero) }
    }

    /// Returns whether an amount is the width or more.
    fn is_too_large(&mut self, amount: Term) -> Term {
        let width = self.i.width;
        // All amounts fit into as many bits as the width if that is 1.
        let wide = self.terms.resize(amount, width.max(8));
        let limit = self.terms.constant(width.max(8), width.into());
        self.terms.at_least(BinaryOp::LtU, wide, limit)
    }

    fn shift_left(&mut self, a: Term, b: Term) -> Parts {
        let mut is_poison = self.is_too_large(b);
        let bits = self.terms.binary(BinaryOp::Shl, a, b);
        for (flag, back) in [(NSW, BinaryOp::ShrS), (NUW, BinaryOp::ShrU)] {
            if self.i.opcode == Opcode::ShlFlags && self.has(flag) {
                let back = self.terms.binary(back, bits, b);
                let differs = self.terms.ne(back, a);
                is_poison = self.terms.or(is_poison, differs);
            }
        }
        self.poison_if(bits, is_poison)
    }

    fn shift_right(&mut self, op: BinaryOp, a: Term, b: Term) -> Parts {
        let mut is_poison = self.is_too_large(b);
        let bits = self.terms.binary(op, a, b);
        if self.has(EXACT) {
            let back = self.terms.binary(BinaryOp::Shl, bits, b);
            let differs = self.terms.ne(back, a);
            is_poison = self.terms.or(is_poison, differs);
        }
        self.poison_if(bits, is_poison)
    }

    /// Returns the result of an operation on floats. If it is NaN, it is the first NaN of the operands, quieted, and
    /// otherwise the one without payload.
    fn float(&mut self, op: FloatOp, operands: [Term; 3]) -> Parts {
        let Some(format) = op.result() else { return self.defined(operands[0]) };
        let terms = &mut *self.terms;
        let mut nan = default_nan(terms, format);
        for operand in operands[..op.arity()].iter().rev() {
            let is_nan = is_nan(terms, format, *operand);
            let quiet = terms.constant(format.width(), format.quiet());
            let quieted = terms.or(*operand, quiet);
            nan = terms.ite(is_nan, quieted, nan);
        }
        let result = terms.float(op, operands, format.width());
        let is_result_nan = is_nan(terms, format, result);
        let bits = terms.ite(is_result_nan, nan, result);
        self.defined(bits)
    }

    fn compare(&mut self, format: Format, a: Term, b: Term) -> Parts {
        let terms = &mut *self.terms;
        let less = terms.float(FloatOp::Less(format), [a, b, a], 1);
        let greater = terms.float(FloatOp::Less(format), [b, a, b], 1);
        let equal = terms.float(FloatOp::Equal(format), [a, b, a], 1);
        let [is_nan, other_is_nan] = [a, b].map(|bits| is_nan(terms, format, bits));
        let unordered = terms.or(is_nan, other_is_nan);
        let outcomes = [
            (Outcomes::LESS, less),
            (Outcomes::GREATER, greater),
            (Outcomes::EQUAL, equal),
            (Outcomes::UNORDERED, unordered),
        ];
        let mut bits = terms.truth(false);
        for (outcome, holds) in outcomes {
            if self.i.extra & outcome != 0 {
                bits = terms.or(bits, holds);
            }
        }
        self.defined(bits)
    }

    /// Converts a float. A NaN keeps its sign and the upper bits of its payload, quieted.
    fn convert(&mut self, from: Format, to: Format, a: Term) -> Parts {
        let terms = &mut *self.terms;
        let fraction = |format: Format| match format {
            Format::F32 => 23,
            Format::F64 => 52,
        };
        let sign = terms.extract(a, from.width() - 1, 1);
        let sign = terms.resize(sign, to.width());
        let above = terms.constant(to.width(), (to.width() - 1).into());
        let sign = terms.binary(BinaryOp::Shl, sign, above);
        let kept = fraction(from).min(fraction(to));
        let payload = terms.extract(a, fraction(from) - kept, kept);
        let payload = terms.resize(payload, to.width());
        let up = terms.constant(to.width(), (fraction(to) - kept).into());
        let payload = terms.binary(BinaryOp::Shl, payload, up);
        let nan = default_nan(terms, to);
        let nan = terms.or(nan, sign);
        let nan = terms.or(nan, payload);
        let result = terms.float(FloatOp::ToFormat(to), [a, a, a], to.width());
        let is_nan = is_nan(terms, from, a);
        let bits = terms.ite(is_nan, nan, result);
        self.defined(bits)
    }

    fn float_of(&mut self, op: FloatOp, width: u8, a: Term) -> Parts {
        let bits = self.terms.float(op, [a, a, a], width);
        self.defined(bits)
    }

    /// Converts a float to an integer; poison if its whole part is out of range.
    fn int_of(&mut self, format: Format, is_signed: bool, a: Term) -> Parts {
        let (terms, width) = (&mut *self.terms, self.i.width);
        let whole = terms.float(FloatOp::Truncate(format), [a, a, a], format.width());
        let exponent = if is_signed { width - 1 } else { width };
        let limit = terms.constant(format.width(), format.power(exponent));
        let least = match is_signed {
            true => terms.constant(format.width(), format.power(exponent) | 1 << (format.width() - 1)),
            false => terms.constant(format.width(), 0),
        };
        let is_below = terms.float(FloatOp::Less(format), [whole, limit, whole], 1);
        let is_above = terms.float(FloatOp::Less(format), [least, whole, least], 1);
        let is_least = terms.float(FloatOp::Equal(format), [least, whole, least], 1);
        let is_above = terms.or(is_above, is_least);
        let fits = terms.and(is_below, is_above);
        let op = if is_signed { FloatOp::ToSigned(format) } else { FloatOp::ToUnsigned(format) };
        let bits = terms.float(op, [a, a, a], width);
        let is_poison = terms.not(fits);
        self.poison_if(bits, is_poison)
    }
}

/// Returns the quiet NaN without payload.
fn default_nan(terms: &mut Terms, format: Format) -> Term {
    terms.constant(format.width(), format.infinity() | format.quiet())
}

/// Returns whether a float is NaN.
pub fn is_nan(terms: &mut Terms, format: Format, bits: Term) -> Term {
    let without_sign = terms.constant(format.width(), !(1 << (format.width() - 1)));
    let magnitude = terms.and(bits, without_sign);
    let infinity = terms.constant(format.width(), format.infinity());
    terms.binary(BinaryOp::LtU, infinity, magnitude)
}
