//! Instructions: operations on words of 64 bits, and control.
//!
//! The table at the end defines [`Code`] and is the only list of instructions. Each has its documentation, its form and the kinds
//! of its words; those that compute a word have their meaning, too. Integers are stored with zeros above their width, floats as
//! their bits. The interpreter, kernels on whole tensors and folding call [`Code::apply`]; [`Code::apply_to_ints`] is the
//! same for integers of any width. Both have the meaning of integers from [`semantics`].

mod floats;
mod form;
#[cfg(test)]
mod tests;

use ods_core::numeric::{Int, Overflow};
pub use ods_core::semantics::Undefined;
pub use ods_core::semantics::words::{signed, truncate};
use ods_core::semantics::{self, Comparison, words};

pub use form::{Form, WordKind};

use floats::{binary32, binary64, extend, fma32, fma64, narrow, outcome, to_signed, to_unsigned};

/// Signed overflow is undefined.
pub const NSW: u16 = 1;
/// Unsigned overflow is undefined.
pub const NUW: u16 = 2;
/// A remainder, or a lost bit, is undefined.
pub const EXACT: u16 = 1;

/// Returns the flags in `extra`.
#[inline(always)]
const fn overflow(extra: u16) -> Overflow {
    Overflow { no_signed_wrap: extra & NSW != 0, no_unsigned_wrap: extra & NUW != 0 }
}

#[inline(always)]
const fn is_exact(extra: u16) -> bool {
    extra & EXACT != 0
}

/// Returns the bit that is the sign of a float of this width.
#[inline(always)]
const fn sign(width: u8) -> u64 {
    1 << ((width as u32 + 63) % 64)
}

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

/// Defines [`Code`]. The first line names the parameters of its functions. A row of `words` has the kinds of the operands and of
/// the result, the word that the instruction computes, and what it computes from integers of any width. A row of `control`
/// has the form. `compares` is the comparison that the instruction makes.
macro_rules! instructions {
    (
        |$width:ident, $extra:ident, $a:ident, $b:ident, $c:ident|
        words {$(
            $(#[$docs:meta])*
            $code:ident [$($operand:ident)*] -> $result:ident { $apply:expr } $(ints { $ints:expr })? $(compares $comparison:ident)?;
        )*}
        control {$(
            $(#[$control_docs:meta])*
            $control:ident $form:ident $([$($read:ident)*] -> $written:ident)? $(compares $branch:ident)?;
        )*}
    ) => {
        /// The instructions.
        ///
        /// `d` is the destination, `a`, `b` and `c` are operands: positions of words in the frame unless stated otherwise.
        /// `width` is the width in bits, and `extra` as stated.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[repr(u8)]
        pub enum Code {
            $($(#[$docs])* $code,)*
            $($(#[$control_docs])* $control,)*
        }

        impl Code {
            /// All instructions.
            pub const ALL: &[Self] = &[$(Self::$code,)* $(Self::$control,)*];

            /// Returns the form of instructions with this code.
            pub const fn form(self) -> Form {
                match self {
                    $(Self::$code => Form::Words,)*
                    $(Self::$control => Form::$form,)*
                }
            }

            /// Returns the kinds of the words `a`, `b` and `c` from which the instruction computes a word; fewer if it reads fewer.
            pub const fn operands(self) -> &'static [WordKind] {
                match self {
                    $(Self::$code => &[$(WordKind::$operand),*],)*
                    $(Self::$control => &[$($(WordKind::$read),*)?],)*
                }
            }

            /// Returns the kind of the word that the instruction computes; `None` if it computes none.
            pub const fn result(self) -> Option<WordKind> {
                match self {
                    $(Self::$code => Some(WordKind::$result),)*
                    $(Self::$control => instructions!(@optional $(WordKind::$written)?),)*
                }
            }

            /// Returns the comparison whose outcome the instruction computes, or by which it branches.
            pub const fn comparison(self) -> Option<Comparison> {
                match self {
                    $(Self::$code => instructions!(@optional $(Comparison::$comparison)?),)*
                    $(Self::$control => instructions!(@optional $(Comparison::$branch)?),)*
                }
            }

            /// Computes the word that the instruction stores.
            ///
            /// # Errors
            /// Returns an error if the operation is undefined for these operands, or the instruction is one of control.
            #[inline(always)]
            pub fn apply(self, $width: u8, $extra: u16, $a: u64, $b: u64, $c: u64) -> Result<u64, Undefined> {
                Ok(match self {
                    $(Self::$code => $apply,)*
                    $(Self::$control)|* => return Err(Undefined::NoNumber),
                })
            }

            /// Computes the integer for integers of any width. For instructions with one operand, the second one is unused.
            ///
            /// # Errors
            /// Returns an error if the operation is undefined for these operands, or is not one on integers of one width.
            pub fn apply_to_ints(self, $extra: u16, $a: &Int, $b: &Int) -> Result<Int, Undefined> {
                if let Some(comparison) = self.comparison() {
                    return Ok(Int::from_u64(1, comparison.holds($a, $b).into()));
                }
                Ok(match self {
                    $(Self::$code => instructions!(@or_none $($ints)?),)*
                    $(Self::$control)|* => return Err(Undefined::NoNumber),
                })
            }
        }
    };
    (@optional $value:expr) => { Some($value) };
    (@optional) => { None };
    (@or_none $value:expr) => { $value };
    (@or_none) => { return Err(Undefined::NoNumber) };
}

impl Code {
    /// Returns the instruction that computes the outcome of a comparison.
    pub const fn of_comparison(comparison: Comparison) -> Self {
        match comparison {
            Comparison::Equal => Self::Eq,
            Comparison::NotEqual => Self::Ne,
            Comparison::LessSigned => Self::LtS,
            Comparison::LessOrEqualSigned => Self::LeS,
            Comparison::LessUnsigned => Self::LtU,
            Comparison::LessOrEqualUnsigned => Self::LeU,
        }
    }

    /// Returns the instruction that branches by a comparison.
    pub const fn branch_by(comparison: Comparison) -> Self {
        match comparison {
            Comparison::Equal => Self::BranchEq,
            Comparison::NotEqual => Self::BranchNe,
            Comparison::LessSigned => Self::BranchLtS,
            Comparison::LessOrEqualSigned => Self::BranchLeS,
            Comparison::LessUnsigned => Self::BranchLtU,
            Comparison::LessOrEqualUnsigned => Self::BranchLeU,
        }
    }
}

instructions! {
    |width, extra, a, b, c|
    words {
        /// Copies `a`.
        Copy [Any] -> Any { a };
        /// Adds; wraps.
        Add [Int Int] -> Int { truncate(a.wrapping_add(b), width) } ints { semantics::add(a, b, Overflow::WRAPS)? };
        /// Subtracts; wraps.
        Sub [Int Int] -> Int { truncate(a.wrapping_sub(b), width) } ints { semantics::sub(a, b, Overflow::WRAPS)? };
        /// Multiplies; wraps.
        Mul [Int Int] -> Int { truncate(a.wrapping_mul(b), width) } ints { semantics::mul(a, b, Overflow::WRAPS)? };
        /// Adds. Overflow of the kinds in `extra` ([`NSW`], [`NUW`]) is undefined.
        AddFlags [Int Int] -> Int { words::add(width, a, b, overflow(extra))? }
            ints { semantics::add(a, b, overflow(extra))? };
        /// Subtracts, with flags.
        SubFlags [Int Int] -> Int { words::sub(width, a, b, overflow(extra))? }
            ints { semantics::sub(a, b, overflow(extra))? };
        /// Multiplies, with flags.
        MulFlags [Int Int] -> Int { words::mul(width, a, b, overflow(extra))? }
            ints { semantics::mul(a, b, overflow(extra))? };
        /// Divides signed numbers, towards zero. If `extra` is [`EXACT`], a remainder is undefined.
        DivS [Int Int] -> Int { words::div_signed(width, a, b, is_exact(extra))? }
            ints { semantics::div_signed(a, b, is_exact(extra))? };
        /// Divides unsigned numbers. If `extra` is [`EXACT`], a remainder is undefined.
        DivU [Int Int] -> Int { words::div_unsigned(a, b, is_exact(extra))? }
            ints { semantics::div_unsigned(a, b, is_exact(extra))? };
        /// Divides signed numbers, rounding up.
        CeilDivS [Int Int] -> Int { words::ceil_div_signed(width, a, b)? } ints { semantics::ceil_div_signed(a, b)? };
        /// Divides unsigned numbers, rounding up.
        CeilDivU [Int Int] -> Int { words::ceil_div_unsigned(a, b)? } ints { semantics::ceil_div_unsigned(a, b)? };
        /// Divides signed numbers, rounding down.
        FloorDivS [Int Int] -> Int { words::floor_div_signed(width, a, b)? }
            ints { semantics::floor_div_signed(a, b)? };
        /// The remainder of signed numbers, with the sign of the dividend.
        RemS [Int Int] -> Int { words::rem_signed(width, a, b)? } ints { semantics::rem_signed(a, b)? };
        /// The remainder of unsigned numbers.
        RemU [Int Int] -> Int { words::rem_unsigned(a, b)? } ints { semantics::rem_unsigned(a, b)? };
        /// Bitwise and.
        And [Int Int] -> Int { a & b } ints { a & b };
        /// Bitwise or.
        Or [Int Int] -> Int { a | b } ints { a | b };
        /// Bitwise exclusive or.
        Xor [Int Int] -> Int { a ^ b } ints { a ^ b };
        /// Shifts left.
        Shl [Int Int] -> Int { words::shift_left(width, a, b, Overflow::WRAPS)? }
            ints { semantics::shift_left(a, b, Overflow::WRAPS)? };
        /// Shifts left, with flags.
        ShlFlags [Int Int] -> Int { words::shift_left(width, a, b, overflow(extra))? }
            ints { semantics::shift_left(a, b, overflow(extra))? };
        /// Shifts right, with copies of the sign. If `extra` is [`EXACT`], a lost bit is undefined.
        ShrS [Int Int] -> Int { words::shift_right_signed(width, a, b, is_exact(extra))? }
            ints { semantics::shift_right_signed(a, b, is_exact(extra))? };
        /// Shifts right, with zeros. If `extra` is [`EXACT`], a lost bit is undefined.
        ShrU [Int Int] -> Int { words::shift_right_unsigned(width, a, b, is_exact(extra))? }
            ints { semantics::shift_right_unsigned(a, b, is_exact(extra))? };
        /// The greater of signed numbers.
        MaxS [Int Int] -> Int { words::max_signed(width, a, b) } ints { semantics::max_signed(a, b) };
        /// The greater of unsigned numbers.
        MaxU [Int Int] -> Int { a.max(b) } ints { semantics::max_unsigned(a, b) };
        /// The lesser of signed numbers.
        MinS [Int Int] -> Int { words::min_signed(width, a, b) } ints { semantics::min_signed(a, b) };
        /// The lesser of unsigned numbers.
        MinU [Int Int] -> Int { a.min(b) } ints { semantics::min_unsigned(a, b) };
        /// Whether they are equal.
        Eq [Int Int] -> Flag { u64::from(a == b) } compares Equal;
        /// Whether they differ.
        Ne [Int Int] -> Flag { u64::from(a != b) } compares NotEqual;
        /// Whether `a` is less, signed.
        LtS [Int Int] -> Flag { u64::from(signed(a, width) < signed(b, width)) } compares LessSigned;
        /// Whether `a` is less or equal, signed.
        LeS [Int Int] -> Flag { u64::from(signed(a, width) <= signed(b, width)) } compares LessOrEqualSigned;
        /// Whether `a` is less, unsigned.
        LtU [Int Int] -> Flag { u64::from(a < b) } compares LessUnsigned;
        /// Whether `a` is less or equal, unsigned.
        LeU [Int Int] -> Flag { u64::from(a <= b) } compares LessOrEqualUnsigned;
        /// Extends the sign of `a` from `width` to `extra` bits.
        SignExtend [Int] -> Extended { truncate(signed(a, width) as u64, extra as u8) };
        /// Cuts `a` to `width` bits.
        Truncate [Bits] -> Int { truncate(a, width) };
        /// Takes `b` if `a` is not 0, else `c`.
        Select [Bits Any Any] -> Any { if a != 0 { b } else { c } };
        /// Adds f32.
        AddF32 [F32 F32] -> F32 { binary32(a, b, |a, b| a + b) };
        /// Subtracts f32.
        SubF32 [F32 F32] -> F32 { binary32(a, b, |a, b| a - b) };
        /// Multiplies f32.
        MulF32 [F32 F32] -> F32 { binary32(a, b, |a, b| a * b) };
        /// Divides f32.
        DivF32 [F32 F32] -> F32 { binary32(a, b, |a, b| a / b) };
        /// Adds f64.
        AddF64 [F64 F64] -> F64 { binary64(a, b, |a, b| a + b) };
        /// Subtracts f64.
        SubF64 [F64 F64] -> F64 { binary64(a, b, |a, b| a - b) };
        /// Multiplies f64.
        MulF64 [F64 F64] -> F64 { binary64(a, b, |a, b| a * b) };
        /// Divides f64.
        DivF64 [F64 F64] -> F64 { binary64(a, b, |a, b| a / b) };
        /// Flips the sign of a float of `width` bits.
        NegF [Float] -> Float { a ^ sign(width) };
        /// Clears the sign of a float of `width` bits.
        AbsF [Float] -> Float { a & !sign(width) };
        /// Compares f32 by the outcomes in `extra`: see [`Outcomes`].
        CmpF32 [F32 F32] -> Flag { u64::from(extra & outcome(f32::from_bits(a as u32), f32::from_bits(b as u32)) != 0) };
        /// Compares f64 by the outcomes in `extra`: see [`Outcomes`].
        CmpF64 [F64 F64] -> Flag { u64::from(extra & outcome(f64::from_bits(a), f64::from_bits(b)) != 0) };
        /// `a * b + c` in f32, rounded once.
        FmaF32 [F32 F32 F32] -> F32 { fma32(a, b, c) };
        /// `a * b + c` in f64, rounded once.
        FmaF64 [F64 F64 F64] -> F64 { fma64(a, b, c) };
        /// f32 to f64.
        F32ToF64 [F32] -> F64 { extend(a) };
        /// f64 to f32, rounded to nearest even.
        F64ToF32 [F64] -> F32 { narrow(a) };
        /// A signed integer of `width` bits to f32.
        SToF32 [Int] -> F32 { u64::from((signed(a, width) as f32).to_bits()) };
        /// A signed integer of `width` bits to f64.
        SToF64 [Int] -> F64 { (signed(a, width) as f64).to_bits() };
        /// An unsigned integer to f32.
        UToF32 [Int] -> F32 { u64::from((a as f32).to_bits()) };
        /// An unsigned integer to f64.
        UToF64 [Int] -> F64 { (a as f64).to_bits() };
        /// f32 to a signed integer of `width` bits.
        F32ToS [F32] -> Int { to_signed(f64::from(f32::from_bits(a as u32)), width)? };
        /// f64 to a signed integer of `width` bits.
        F64ToS [F64] -> Int { to_signed(f64::from_bits(a), width)? };
        /// f32 to an unsigned integer of `width` bits.
        F32ToU [F32] -> Int { to_unsigned(f64::from(f32::from_bits(a as u32)), width)? };
        /// f64 to an unsigned integer of `width` bits.
        F64ToU [F64] -> Int { to_unsigned(f64::from_bits(a), width)? };
    }
    control {
        /// Calls the function of words at position `extra` of the plan with `a`, `b` and `c`.
        Apply Words [Bits Bits Bits] -> Bits;
        /// Goes to the instruction `a`, for `d` steps.
        Jump Jump;
        /// Goes to the instruction `b` if `a` is not 0, else to `c`, for `d` steps.
        Branch Branch;
        /// Goes to the instruction `c` if `a` equals `b`, else to `d`, for `extra` steps.
        BranchEq Compare compares Equal;
        /// The same if they differ.
        BranchNe Compare compares NotEqual;
        /// The same if `a` is less, signed of `width` bits.
        BranchLtS Compare compares LessSigned;
        /// The same if `a` is less or equal, signed.
        BranchLeS Compare compares LessOrEqualSigned;
        /// The same if `a` is less, unsigned.
        BranchLtU Compare compares LessUnsigned;
        /// The same if `a` is less or equal, unsigned.
        BranchLeU Compare compares LessOrEqualUnsigned;
        /// Adds the step `c` to the counter `a`. If that is below `b`, signed of `width` bits, goes to the instruction `d`, for
        /// `extra` steps.
        LoopS Loop;
        /// The same for unsigned counters.
        LoopU Loop;
        /// Ends the function. Its results are where the plan says.
        Return Return;
        /// Calls the function of call site `a`.
        Call Call;
        /// Calls the kernel of site `a`.
        Kernel Kernel;
        /// Loads the element of the memref or tensor in object `a`, at the `extra` indices from `b` on (`b`, `c` for up to two).
        Load Load;
        /// Stores `d` as the element of the memref in object `a`, at the `extra` indices `b`, `c`.
        Store Store;
        /// Copies the object `a` to the object `d`.
        CopyObject Transport;
        /// Moves the object `a` to the object `d`.
        MoveObject Transport;
        /// Copies object `b` to object `d` if the word `a` is not 0, else object `c`.
        SelectObject Transport;
        /// Copies constant object `a` to object `d`.
        ConstantObject Transport;
        /// Fails with message `b` if the word `a` is not 0.
        FailIf FailIf;
        /// Fails with message `b`.
        Fail Fail;
        /// Reports the operation of trace site `a`.
        Trace Trace;
    }
}
