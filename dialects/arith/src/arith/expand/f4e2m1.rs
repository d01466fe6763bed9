//! Conversions of `f4E2M1FN`: a sign, two bits of exponent with a bias of 1, and one bit of significand.

use ods::numeric::FloatFormat;
use ods::prelude::*;

use super::super::{ArithBuilder, CmpIPredicate, ExtFOp, FastMathFlags, MaxNumFOp, MinNumFOp, TruncFOp};
use super::by_single::{expand_extension, expand_truncation};
use super::shapes::{constant, constants, float_constant, floats, format, integers};

/// The number becomes an `f32`, which is converted to the result.
pub(super) struct ExpandExtF;

impl OpPattern<ExtFOp> for ExpandExtF {
    fn rewrite(op: ExtFOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        expand_extension(op, rewriter, FloatFormat::F4E2M1FN, None, widen)
    }
}

/// Returns the number as `f32`: the sum of its exponent and significand, which are shifted, and the difference of the
/// biases.
fn widen(b: &mut OpBuilder<'_>, narrow: Value) -> RewriteResult<Value> {
    let (context, ty) = (b.context(), b.type_of(narrow));
    let (nibble, word) = (integers(context, ty, 4)?, integers(context, ty, 32)?);
    let single = floats(context, ty, FloatFormat::F32)?;
    let bits = b.bitcast(narrow, nibble)?;
    let [zero, one, two, four, without_sign] = constants(b, nibble, [0, 1, 2, 4, 7])?;
    let magnitude = b.andi(bits, without_sign)?;
    let count = constant(b, word, 20)?;
    let low = b.shli(magnitude, two)?;
    let is_half = b.cmpi(CmpIPredicate::Eq, magnitude, one)?;
    let low = b.select(is_half, zero, low)?;
    let low = b.extui(low, word)?;
    let low = b.shli(low, count)?;
    let [no_bits, from_two, below_two] = constants(b, word, [0, 0x4000_0000, 0x3F00_0000])?;
    let is_large = b.cmpi(CmpIPredicate::Uge, magnitude, four)?;
    let high = b.select(is_large, from_two, below_two)?;
    let is_zero = b.cmpi(CmpIPredicate::Eq, magnitude, zero)?;
    let high = b.select(is_zero, no_bits, high)?;
    let sign_bit = constant(b, word, 0x8000_0000)?;
    let narrow_sign_bit = constant(b, nibble, 8)?;
    let is_negative = b.cmpi(CmpIPredicate::Uge, bits, narrow_sign_bit)?;
    let sign = b.select(is_negative, sign_bit, no_bits)?;
    let number = b.addi(low, high)?;
    let number = b.addi(number, sign)?;
    Ok(b.bitcast(number, single)?)
}

/// The input as an `f32` between -6 and 6, the largest numbers of `f4E2M1FN`, is rounded; ties go away from zero. As
/// in MLIR, a rounding mode has no effect.
pub(super) struct ExpandTruncF;

impl OpPattern<TruncFOp> for ExpandTruncF {
    fn rewrite(op: TruncFOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let is_exact = format(ir, op.r#in(ir)).is_some_and(|format| format.bits() <= 32);
        if !is_exact {
            return Err(NoMatch);
        }
        let narrow: fn(&mut OpBuilder<'_>, Value) -> _ = |b, single| Narrowing::begin(b, single)?.finish(b);
        expand_truncation(op, rewriter, FloatFormat::F4E2M1FN, None, narrow)
    }
}

/// A truncation of an `f32`: the types of the bits, the bits, and constants.
struct Narrowing {
    nibble: Type,
    byte: Type,
    word: Type,
    bits: Value,
    one: Value,
    sign_place: Value,
    significand_place: Value,
    zero_byte: Value,
    minus_one_byte: Value,
    zero_word: Value,
}

impl Narrowing {
    /// Creates the first constants, and limits the number to the range of `f4E2M1FN`.
    fn begin(b: &mut OpBuilder<'_>, single: Value) -> RewriteResult<Self> {
        let (context, ty) = (b.context(), b.type_of(single));
        let (nibble, byte, word) = (integers(context, ty, 4)?, integers(context, ty, 8)?, integers(context, ty, 32)?);
        let [one, sign_place] = constants(b, nibble, [1, 3])?;
        let significand_place = constant(b, word, 22)?;
        let [zero_byte, minus_one_byte] = constants(b, byte, [0, -1])?;
        let zero_word = constant(b, word, 0)?;
        let largest = float_constant(b, ty, 6.0)?;
        let smallest = float_constant(b, ty, -6.0)?;
        // The bounds are not zero.
        let number = b.value(MinNumFOp::new(single, largest).with_fastmath(FastMathFlags::Nsz))?;
        let number = b.value(MaxNumFOp::new(number, smallest).with_fastmath(FastMathFlags::Nsz))?;
        let bits = b.bitcast(number, word)?;
        Ok(Self { nibble, byte, word, bits, one, sign_place, significand_place, zero_byte, minus_one_byte, zero_word })
    }

    /// Returns the four bits of the result.
    fn finish(&self, b: &mut OpBuilder<'_>) -> RewriteResult<Value> {
        let sign = self.sign(b)?;
        let exponent = self.exponent(b)?;
        let cut = self.cut(b, sign, exponent)?;
        self.round(b, cut, exponent)
    }

    /// Returns the sign at its place in the result.
    fn sign(&self, b: &mut OpBuilder<'_>) -> RewriteResult<Value> {
        let count = constant(b, self.word, 31)?;
        let sign = b.shrui(self.bits, count)?;
        let sign = b.trunci(sign, self.nibble)?;
        Ok(b.shli(sign, self.sign_place)?)
    }

    /// Returns the exponent with the bias of the result. The bits above its eight bits have no meaning.
    fn exponent(&self, b: &mut OpBuilder<'_>) -> RewriteResult<Value> {
        let [bias, count] = constants(b, self.word, [126, 23])?;
        let exponent = b.shrui(self.bits, count)?;
        Ok(b.subi(exponent, bias)?)
    }

    /// Returns the result without rounding, if the exponent is that of a normal number.
    fn cut(&self, b: &mut OpBuilder<'_>, sign: Value, exponent: Value) -> RewriteResult<Value> {
        let exponent = b.trunci(exponent, self.nibble)?;
        let exponent = b.shli(exponent, self.one)?;
        let high = b.addi(sign, exponent)?;
        let mask = constant(b, self.word, 0x0040_0000)?;
        let significand = b.andi(self.bits, mask)?;
        let significand = b.shrui(significand, self.significand_place)?;
        let significand = b.trunci(significand, self.nibble)?;
        Ok(b.addi(high, significand)?)
    }

    /// Returns the rounded result.
    fn round(&self, b: &mut OpBuilder<'_>, cut: Value, exponent: Value) -> RewriteResult<Value> {
        let (cut, is_small) = self.replace_small(b, cut, exponent)?;
        let [mask, half] = constants(b, self.word, [0x003F_FFFF, 0x0020_0000])?;
        let rest = b.andi(self.bits, mask)?;
        let is_half = b.cmpi(CmpIPredicate::Uge, rest, half)?;
        let is_more = b.ori(is_half, is_small)?;
        let next = b.addi(cut, self.one)?;
        Ok(b.select(is_more, next, cut)?)
    }

    /// Replaces the result of a number below 1, which is small, by the one before the rounded result: by 0 above 1/4,
    /// and by -1 up to 1/4. Returns also whether the number is small.
    fn replace_small(&self, b: &mut OpBuilder<'_>, cut: Value, exponent: Value) -> RewriteResult<(Value, Value)> {
        let mask = constant(b, self.word, 0x007F_FFFF)?;
        let exponent = b.trunci(exponent, self.byte)?;
        let is_small = b.cmpi(CmpIPredicate::Sle, exponent, self.zero_byte)?;
        let is_quarter = b.cmpi(CmpIPredicate::Eq, exponent, self.minus_one_byte)?;
        let significand = b.andi(self.bits, mask)?;
        let is_inexact = b.cmpi(CmpIPredicate::Ugt, significand, self.zero_word)?;
        let is_above_quarter = b.andi(is_quarter, is_inexact)?;
        let is_above_half = b.cmpi(CmpIPredicate::Eq, exponent, self.zero_byte)?;
        let [before_zero, zero] = constants(b, self.nibble, [-1, 0])?;
        let replaced = b.select(is_small, before_zero, cut)?;
        let replaced = b.select(is_above_quarter, zero, replaced)?;
        let replaced = b.select(is_above_half, cut, replaced)?;
        Ok((replaced, is_small))
    }
}
