//! Instructions: operations on words of 64 bits, and control.
//!
//! Integers are stored with zeros above their width, floats as their bits. [`Code::apply`] is the meaning of the
//! instructions that compute a word from words; the interpreter, kernels on whole tensors and folding all call it.

/// The instructions.
///
/// `d` is the destination, `a`, `b` and `c` are operands: positions of words in the frame unless stated otherwise. `width` is
/// the width in bits, and `extra` as stated.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Code {
    /// Copies `a`.
    Copy,
    /// Adds; wraps.
    Add,
    /// Subtracts; wraps.
    Sub,
    /// Multiplies; wraps.
    Mul,
    /// Adds. Overflow of the kinds in `extra` ([`NSW`], [`NUW`]) is undefined.
    AddFlags,
    /// Subtracts, with flags.
    SubFlags,
    /// Multiplies, with flags.
    MulFlags,
    /// Divides signed numbers, towards zero. If `extra` is [`EXACT`], a remainder is undefined.
    DivS,
    /// Divides unsigned numbers. If `extra` is [`EXACT`], a remainder is undefined.
    DivU,
    /// Divides signed numbers, rounding up.
    CeilDivS,
    /// Divides unsigned numbers, rounding up.
    CeilDivU,
    /// Divides signed numbers, rounding down.
    FloorDivS,
    /// The remainder of signed numbers, with the sign of the dividend.
    RemS,
    /// The remainder of unsigned numbers.
    RemU,
    /// Bitwise and.
    And,
    /// Bitwise or.
    Or,
    /// Bitwise exclusive or.
    Xor,
    /// Shifts left.
    Shl,
    /// Shifts left, with flags.
    ShlFlags,
    /// Shifts right, with copies of the sign. If `extra` is [`EXACT`], a lost bit is undefined.
    ShrS,
    /// Shifts right, with zeros. If `extra` is [`EXACT`], a lost bit is undefined.
    ShrU,
    /// The greater of signed numbers.
    MaxS,
    /// The greater of unsigned numbers.
    MaxU,
    /// The lesser of signed numbers.
    MinS,
    /// The lesser of unsigned numbers.
    MinU,
    /// Whether they are equal.
    Eq,
    /// Whether they differ.
    Ne,
    /// Whether `a` is less, signed.
    LtS,
    /// Whether `a` is less or equal, signed.
    LeS,
    /// Whether `a` is less, unsigned.
    LtU,
    /// Whether `a` is less or equal, unsigned.
    LeU,
    /// Extends the sign of `a` from `width` to `extra` bits.
    SignExtend,
    /// Cuts `a` to `width` bits.
    Truncate,
    /// Takes `b` if `a` is not 0, else `c`.
    Select,
    /// Adds f32.
    AddF32,
    /// Subtracts f32.
    SubF32,
    /// Multiplies f32.
    MulF32,
    /// Divides f32.
    DivF32,
    /// Adds f64.
    AddF64,
    /// Subtracts f64.
    SubF64,
    /// Multiplies f64.
    MulF64,
    /// Divides f64.
    DivF64,
    /// Flips the sign of a float of `width` bits.
    NegF,
    /// Clears the sign of a float of `width` bits.
    AbsF,
    /// Compares f32 by the outcomes in `extra`: see [`Outcomes`].
    CmpF32,
    /// Compares f64 by the outcomes in `extra`: see [`Outcomes`].
    CmpF64,
    /// `a * b + c` in f32, rounded once.
    FmaF32,
    /// `a * b + c` in f64, rounded once.
    FmaF64,
    /// f32 to f64.
    F32ToF64,
    /// f64 to f32, rounded to nearest even.
    F64ToF32,
    /// A signed integer of `width` bits to f32.
    SToF32,
    /// A signed integer of `width` bits to f64.
    SToF64,
    /// An unsigned integer to f32.
    UToF32,
    /// An unsigned integer to f64.
    UToF64,
    /// f32 to a signed integer of `width` bits.
    F32ToS,
    /// f64 to a signed integer of `width` bits.
    F64ToS,
    /// f32 to an unsigned integer of `width` bits.
    F32ToU,
    /// f64 to an unsigned integer of `width` bits.
    F64ToU,
    /// Calls the function of words at position `extra` of the plan with `a`, `b` and `c`.
    Apply,

    /// Goes to the instruction `a`, for `d` steps.
    Jump,
    /// Goes to the instruction `b` if `a` is not 0, else to `c`, for `d` steps.
    Branch,
    /// Goes to the instruction `c` if `a` equals `b`, else to `d`, for `extra` steps.
    BranchEq,
    /// The same if they differ.
    BranchNe,
    /// The same if `a` is less, signed of `width` bits.
    BranchLtS,
    /// The same if `a` is less or equal, signed.
    BranchLeS,
    /// The same if `a` is less, unsigned.
    BranchLtU,
    /// The same if `a` is less or equal, unsigned.
    BranchLeU,
    /// Adds the step `c` to the counter `a`. If that is below `b`, signed of `width` bits, goes to the instruction `d`, for
    /// `extra` steps.
    LoopS,
    /// The same for unsigned counters.
    LoopU,
    /// Ends the function. Its results are where the plan says.
    Return,
    /// Calls the function of call site `a`.
    Call,
    /// Calls the kernel of site `a`.
    Kernel,
    /// Loads the element of the memref or tensor in object `a`, at the `extra` indices from `b` on (`b`, `c` for up to two).
    Load,
    /// Stores `d` as the element of the memref in object `a`, at the `extra` indices `b`, `c`.
    Store,
    /// Copies the object `a` to the object `d`.
    CopyObject,
    /// Moves the object `a` to the object `d`.
    MoveObject,
    /// Copies object `b` to object `d` if the word `a` is not 0, else object `c`.
    SelectObject,
    /// Copies constant object `a` to object `d`.
    ConstantObject,
    /// Fails with message `b` if the word `a` is not 0.
    FailIf,
    /// Fails with message `b`.
    Fail,
    /// Reports the operation of trace site `a`.
    Trace,
}

/// Signed overflow is undefined.
pub const NSW: u16 = 1;
/// Unsigned overflow is undefined.
pub const NUW: u16 = 2;
/// A remainder, or a lost bit, is undefined.
pub const EXACT: u16 = 1;

/// The outcomes of comparing floats for which a predicate holds, as bits.
pub struct Outcomes;

impl Outcomes {
    /// They are equal.
    pub const EQUAL: u16 = 1;
    /// The first is greater.
    pub const GREATER: u16 = 2;
    /// The first is less.
    pub const LESS: u16 = 4;
    /// One of them is not a number.
    pub const UNORDERED: u16 = 8;
}

/// The reason why an operation has no result, as a phrase after the operation's name: `division by zero`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Undefined(pub &'static str);

/// The reasons that operations of any width share.
impl Undefined {
    /// A divisor is zero.
    pub const DIVISION_BY_ZERO: Self = Self("division by zero");
    /// The least signed number is divided by -1.
    pub const QUOTIENT_OVERFLOW: Self = Self("overflow of the quotient");
    /// The result violates `nsw`.
    pub const SIGNED_OVERFLOW: Self = Self("signed overflow in spite of 'nsw'");
    /// The result violates `nuw`.
    pub const UNSIGNED_OVERFLOW: Self = Self("unsigned overflow in spite of 'nuw'");
    /// The result violates `exact`.
    pub const INEXACT: Self = Self("remainder in spite of 'exact'");
    /// A shift is too far.
    pub const SHIFT: Self = Self("shift by the width or more");
    /// A float has no integer in the range of the type.
    pub const NOT_AN_INTEGER: Self = Self("value out of the range of the integer type");
}

/// Returns the number with only its lower `width` bits: 1 to 64.
#[inline(always)]
pub const fn truncate(word: u64, width: u8) -> u64 {
    word & (u64::MAX >> (width.wrapping_neg() % 64))
}

/// Returns the signed number with these `width` bits: 1 to 64.
#[inline(always)]
pub const fn signed(word: u64, width: u8) -> i64 {
    let unused = width.wrapping_neg() % 64;
    ((word << unused) as i64) >> unused
}

impl Code {
    /// Computes the word that the instruction stores.
    ///
    /// # Errors
    /// Returns an error if the operation is undefined for these operands, or does not compute a word.
    #[inline(always)]
    pub fn apply(self, width: u8, extra: u16, a: u64, b: u64, c: u64) -> Result<u64, Undefined> {
        Ok(match self {
            Self::Copy => a,
            Self::Add => truncate(a.wrapping_add(b), width),
            Self::Sub => truncate(a.wrapping_sub(b), width),
            Self::Mul => truncate(a.wrapping_mul(b), width),
            Self::AddFlags | Self::SubFlags | Self::MulFlags => return with_flags(self, width, extra, a, b),
            Self::DivS | Self::CeilDivS | Self::FloorDivS | Self::RemS => {
                return divide_signed(self, width, extra, signed(a, width), signed(b, width));
            }
            Self::DivU | Self::CeilDivU | Self::RemU => return divide_unsigned(self, extra, a, b),
            Self::And => a & b,
            Self::Or => a | b,
            Self::Xor => a ^ b,
            Self::Shl | Self::ShlFlags | Self::ShrS | Self::ShrU => return shift(self, width, extra, a, b),
            Self::MaxS => {
                if signed(a, width) >= signed(b, width) {
                    a
                } else {
                    b
                }
            }
            Self::MaxU => a.max(b),
            Self::MinS => {
                if signed(a, width) <= signed(b, width) {
                    a
                } else {
                    b
                }
            }
            Self::MinU => a.min(b),
            Self::Eq => u64::from(a == b),
            Self::Ne => u64::from(a != b),
            Self::LtS => u64::from(signed(a, width) < signed(b, width)),
            Self::LeS => u64::from(signed(a, width) <= signed(b, width)),
            Self::LtU => u64::from(a < b),
            Self::LeU => u64::from(a <= b),
            Self::SignExtend => truncate(signed(a, width) as u64, extra as u8),
            Self::Truncate => truncate(a, width),
            Self::Select => {
                if a != 0 {
                    b
                } else {
                    c
                }
            }
            Self::AddF32 => binary32(a, b, |a, b| a + b),
            Self::SubF32 => binary32(a, b, |a, b| a - b),
            Self::MulF32 => binary32(a, b, |a, b| a * b),
            Self::DivF32 => binary32(a, b, |a, b| a / b),
            Self::AddF64 => binary64(a, b, |a, b| a + b),
            Self::SubF64 => binary64(a, b, |a, b| a - b),
            Self::MulF64 => binary64(a, b, |a, b| a * b),
            Self::DivF64 => binary64(a, b, |a, b| a / b),
            Self::NegF => a ^ 1 << ((u32::from(width) + 63) % 64),
            Self::AbsF => a & !(1 << ((u32::from(width) + 63) % 64)),
            Self::CmpF32 => {
                let (a, b) = (f32::from_bits(a as u32), f32::from_bits(b as u32));
                u64::from(extra & outcome(a < b, a > b, a == b) != 0)
            }
            Self::CmpF64 => {
                let (a, b) = (f64::from_bits(a), f64::from_bits(b));
                u64::from(extra & outcome(a < b, a > b, a == b) != 0)
            }
            Self::FmaF32 => fma32(a, b, c),
            Self::FmaF64 => fma64(a, b, c),
            Self::F32ToF64 => extend(a),
            Self::F64ToF32 => narrow(a),
            Self::SToF32 => u64::from((signed(a, width) as f32).to_bits()),
            Self::SToF64 => (signed(a, width) as f64).to_bits(),
            Self::UToF32 => u64::from((a as f32).to_bits()),
            Self::UToF64 => (a as f64).to_bits(),
            Self::F32ToS => return to_signed(f64::from(f32::from_bits(a as u32)), width),
            Self::F64ToS => return to_signed(f64::from_bits(a), width),
            Self::F32ToU => return to_unsigned(f64::from(f32::from_bits(a as u32)), width),
            Self::F64ToU => return to_unsigned(f64::from_bits(a), width),
            Self::Apply
            | Self::Jump
            | Self::Branch
            | Self::BranchEq
            | Self::BranchNe
            | Self::BranchLtS
            | Self::BranchLeS
            | Self::BranchLtU
            | Self::BranchLeU
            | Self::LoopS
            | Self::LoopU
            | Self::Return
            | Self::Call
            | Self::Kernel
            | Self::Load
            | Self::Store
            | Self::CopyObject
            | Self::MoveObject
            | Self::SelectObject
            | Self::ConstantObject
            | Self::FailIf
            | Self::Fail
            | Self::Trace => return Err(Undefined("instruction without a value")),
        })
    }
}

fn with_flags(code: Code, width: u8, flags: u16, a: u64, b: u64) -> Result<u64, Undefined> {
    let (s, t) = (i128::from(signed(a, width)), i128::from(signed(b, width)));
    let (u, v) = (u128::from(a), u128::from(b));
    let (exact, unsigned) = match code {
        Code::AddFlags => (s + t, Some(u + v)),
        Code::SubFlags => (s - t, u.checked_sub(v)),
        _ => (s * t, Some(u * v)),
    };
    let word = truncate(exact as u64, width);
    if flags & NSW != 0 && i128::from(signed(word, width)) != exact {
        return Err(Undefined::SIGNED_OVERFLOW);
    }
    if flags & NUW != 0 && unsigned != Some(u128::from(word)) {
        return Err(Undefined::UNSIGNED_OVERFLOW);
    }
    Ok(word)
}

fn divide_signed(code: Code, width: u8, extra: u16, a: i64, b: i64) -> Result<u64, Undefined> {
    if b == 0 {
        return Err(Undefined::DIVISION_BY_ZERO);
    }
    let (quotient, remainder) = (a.wrapping_div(b), a.wrapping_rem(b));
    if matches!(code, Code::RemS) {
        return Ok(truncate(remainder as u64, width));
    }
    let least = signed(1 << ((u32::from(width) + 63) % 64), width);
    if a == least && b == -1 {
        return Err(Undefined::QUOTIENT_OVERFLOW);
    }
    let rounds = remainder != 0;
    let quotient = match code {
        Code::CeilDivS if rounds && (a < 0) == (b < 0) => quotient + 1,
        Code::FloorDivS if rounds && (a < 0) != (b < 0) => quotient - 1,
        Code::DivS if rounds && extra & EXACT != 0 => return Err(Undefined::INEXACT),
        _ => quotient,
    };
    Ok(truncate(quotient as u64, width))
}

fn divide_unsigned(code: Code, extra: u16, a: u64, b: u64) -> Result<u64, Undefined> {
    if b == 0 {
        return Err(Undefined::DIVISION_BY_ZERO);
    }
    let rounds = !a.is_multiple_of(b);
    match code {
        Code::RemU => Ok(a % b),
        Code::CeilDivU => Ok(a.div_ceil(b)),
        _ if rounds && extra & EXACT != 0 => Err(Undefined::INEXACT),
        _ => Ok(a / b),
    }
}

fn shift(code: Code, width: u8, extra: u16, a: u64, b: u64) -> Result<u64, Undefined> {
    if b >= u64::from(width) {
        return Err(Undefined::SHIFT);
    }
    let lost = a & !(u64::MAX << b) != 0;
    match code {
        Code::Shl => Ok(truncate(a << b, width)),
        Code::ShlFlags => {
            let word = truncate(a << b, width);
            if extra & NSW != 0 && signed(word, width) >> b != signed(a, width) {
                return Err(Undefined::SIGNED_OVERFLOW);
            }
            if extra & NUW != 0 && word >> b != a { Err(Undefined::UNSIGNED_OVERFLOW) } else { Ok(word) }
        }
        _ if lost && extra & EXACT != 0 => Err(Undefined::INEXACT),
        Code::ShrS => Ok(truncate((signed(a, width) >> b) as u64, width)),
        _ => Ok(a >> b),
    }
}

#[inline(always)]
fn outcome(less: bool, greater: bool, equal: bool) -> u16 {
    let ordered = u16::from(less) << 2 | u16::from(greater) << 1 | u16::from(equal);
    if ordered == 0 { Outcomes::UNORDERED } else { ordered }
}

/// The quiet NaN without payload, which operations on numbers give.
const NAN32: u64 = 0x7FC0_0000;
const NAN64: u64 = 0x7FF8_0000_0000_0000;
const QUIET32: u64 = 0x0040_0000;
const QUIET64: u64 = 0x0008_0000_0000_0000;

#[inline(always)]
fn binary32(a: u64, b: u64, function: impl Fn(f32, f32) -> f32) -> u64 {
    let result = function(f32::from_bits(a as u32), f32::from_bits(b as u32));
    if result.is_nan() { nan32([a, b]) } else { u64::from(result.to_bits()) }
}

#[inline(always)]
fn binary64(a: u64, b: u64, function: impl Fn(f64, f64) -> f64) -> u64 {
    let result = function(f64::from_bits(a), f64::from_bits(b));
    if result.is_nan() { nan64([a, b]) } else { result.to_bits() }
}

/// Returns the first NaN among the operands, quieted, and otherwise the one without payload. Processors differ here.
#[cold]
pub(crate) fn nan32<const N: usize>(operands: [u64; N]) -> u64 {
    let nan = operands.into_iter().find(|word| f32::from_bits(*word as u32).is_nan());
    nan.map_or(NAN32, |word| word | QUIET32)
}

/// Returns the first NaN among the operands, quieted, and otherwise the one without payload.
#[cold]
pub(crate) fn nan64<const N: usize>(operands: [u64; N]) -> u64 {
    operands.into_iter().find(|word| f64::from_bits(*word).is_nan()).map_or(NAN64, |word| word | QUIET64)
}

fn fma32(a: u64, b: u64, c: u64) -> u64 {
    let result = f32::from_bits(a as u32).mul_add(f32::from_bits(b as u32), f32::from_bits(c as u32));
    if result.is_nan() { nan32([a, b, c]) } else { u64::from(result.to_bits()) }
}

fn fma64(a: u64, b: u64, c: u64) -> u64 {
    let result = f64::from_bits(a).mul_add(f64::from_bits(b), f64::from_bits(c));
    if result.is_nan() { nan64([a, b, c]) } else { result.to_bits() }
}

fn extend(a: u64) -> u64 {
    let value = f32::from_bits(a as u32);
    if value.is_nan() {
        let sign = (a & 0x8000_0000) << 32;
        return sign | NAN64 | (a & 0x007F_FFFF) << 29;
    }
    f64::from(value).to_bits()
}

fn narrow(a: u64) -> u64 {
    let value = f64::from_bits(a);
    if value.is_nan() {
        let sign = a >> 32 & 0x8000_0000;
        return sign | NAN32 | a >> 29 & 0x007F_FFFF;
    }
    u64::from((value as f32).to_bits())
}

fn to_signed(value: f64, width: u8) -> Result<u64, Undefined> {
    let value = value.trunc();
    let limit = 2f64.powi(i32::from(width) - 1);
    let fits = value >= -limit && value < limit;
    if fits { Ok(truncate(value as i64 as u64, width)) } else { Err(Undefined::NOT_AN_INTEGER) }
}

fn to_unsigned(value: f64, width: u8) -> Result<u64, Undefined> {
    let value = value.trunc();
    let fits = value >= 0.0 && value < 2f64.powi(i32::from(width));
    if fits { Ok(value as u64) } else { Err(Undefined::NOT_AN_INTEGER) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn apply(code: Code, width: u8, extra: u16, a: i64, b: i64) -> Result<i64, Undefined> {
        let (a, b) = (truncate(a as u64, width), truncate(b as u64, width));
        code.apply(width, extra, a, b, 0).map(|word| signed(word, width))
    }

    #[test]
    fn integers_wrap_and_divide_as_folders_do() {
        assert_eq!(apply(Code::Add, 32, 0, 2147483647, 1), Ok(-2147483648));
        assert_eq!(apply(Code::Mul, 32, 0, 65536, 65536), Ok(0));
        assert_eq!(apply(Code::Add, 1, 0, 1, 1), Ok(0));
        assert_eq!(apply(Code::RemS, 32, 0, -7, 2), Ok(-1));
        assert_eq!(apply(Code::FloorDivS, 32, 0, -7, 2), Ok(-4));
        assert_eq!(apply(Code::CeilDivS, 32, 0, -7, 2), Ok(-3));
        assert_eq!(apply(Code::DivU, 32, 0, -1, 2), Ok(2147483647));
        assert_eq!(apply(Code::DivS, 32, 0, -2147483648, -1), Err(Undefined::QUOTIENT_OVERFLOW));
        assert_eq!(apply(Code::RemS, 32, 0, -2147483648, -1), Ok(0));
        assert_eq!(apply(Code::DivS, 64, 0, i64::MIN, -1), Err(Undefined::QUOTIENT_OVERFLOW));
        assert_eq!(apply(Code::DivS, 32, 0, 1, 0), Err(Undefined::DIVISION_BY_ZERO));
        assert_eq!(apply(Code::DivS, 32, EXACT, 7, 2), Err(Undefined::INEXACT));
        assert_eq!(apply(Code::MaxS, 32, 0, -1, 1), Ok(1));
        assert_eq!(apply(Code::MaxU, 32, 0, -1, 1), Ok(-1));
    }

    #[test]
    fn shifts_stay_below_the_width() {
        assert_eq!(apply(Code::Shl, 32, 0, 1, 31), Ok(-2147483648));
        assert_eq!(apply(Code::Shl, 32, 0, 1, 32), Err(Undefined::SHIFT));
        assert_eq!(apply(Code::ShrS, 32, 0, -8, 1), Ok(-4));
        assert_eq!(apply(Code::ShrU, 32, 0, -8, 1), Ok(2147483644));
        assert_eq!(apply(Code::ShrU, 32, EXACT, 3, 1), Err(Undefined::INEXACT));
        assert_eq!(apply(Code::ShlFlags, 8, NSW, 64, 1), Err(Undefined::SIGNED_OVERFLOW));
        assert_eq!(apply(Code::ShlFlags, 8, NUW, 64, 2), Err(Undefined::UNSIGNED_OVERFLOW));
    }

    #[test]
    fn flags_forbid_overflow() {
        assert_eq!(apply(Code::AddFlags, 8, NSW, 127, 1), Err(Undefined::SIGNED_OVERFLOW));
        assert_eq!(apply(Code::AddFlags, 8, NUW, 127, 1), Ok(-128));
        assert_eq!(apply(Code::AddFlags, 8, NUW, -1, 1), Err(Undefined::UNSIGNED_OVERFLOW));
        assert_eq!(apply(Code::SubFlags, 8, NUW, 0, 1), Err(Undefined::UNSIGNED_OVERFLOW));
        assert_eq!(apply(Code::MulFlags, 64, NSW, i64::MAX, 2), Err(Undefined::SIGNED_OVERFLOW));
    }

    #[test]
    fn floats_give_the_nan_of_folders() {
        let f = |value: f32| u64::from(value.to_bits());
        let apply = |code: Code, a, b| code.apply(32, 0, a, b, 0);
        assert_eq!(apply(Code::DivF32, f(0.0), f(0.0)), Ok(NAN32));
        assert_eq!(apply(Code::DivF32, f(1.0), f(0.0)), Ok(f(f32::INFINITY)));
        assert_eq!(apply(Code::AddF32, 0xFFA0_0001, f(1.0)), Ok(0xFFE0_0001));
        assert_eq!(Code::F32ToS.apply(32, 0, f(-1.7), 0, 0), Ok(0xFFFF_FFFF));
        assert_eq!(Code::F32ToS.apply(32, 0, f(3e9), 0, 0), Err(Undefined::NOT_AN_INTEGER));
        assert_eq!(Code::F32ToU.apply(32, 0, f(-1.7), 0, 0), Err(Undefined::NOT_AN_INTEGER));
        assert_eq!(Code::SToF32.apply(32, 0, 16777217, 0, 0), Ok(f(16777216.0)));
        assert_eq!(Code::F64ToF32.apply(64, 0, 1e300f64.to_bits(), 0, 0), Ok(f(f32::INFINITY)));
    }
}
