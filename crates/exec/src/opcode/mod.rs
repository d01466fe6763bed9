//! Instructions: operations on words of 64 bits, and control.
//!
//! [`table`] is the only list of instructions, which defines [`Opcode`] and the steps of the interpreter. Each
//! instruction has its documentation, its format and the kinds of its words, and its meaning if it computes a word.
//! Integers are stored with zeros above their width, floats as their bits. The interpreter, kernels on whole tensors
//! and folding call [`Opcode::apply`]; [`Opcode::apply_to_ints`] is the same for integers of any width. Both have the
//! meaning of integers from [`semantics`].

mod floats;
mod format;
pub(crate) mod table;
#[cfg(test)]
mod tests;

use ods_core::numeric::{Int, Overflow};
pub use ods_core::semantics::Undefined;
pub use ods_core::semantics::words::{signed, truncate};
use ods_core::semantics::{self, Comparison, words};

pub use format::{InstructionFormat, WordKind};

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

/// Defines [`Opcode`] by the table.
macro_rules! define {
    (
        |$width:ident, $extra:ident, $a:ident, $b:ident, $c:ident|
        words {$(
            $(#[$docs:meta])*
            $opcode:ident [$($operand:ident)*] -> $result:ident { $apply:expr } $(ints { $ints:expr })? $(compares $comparison:ident)?
                $(steps { $($step:ident $step_width:literal)* })?;
        )*}
        control {$(
            $(#[$control_docs:meta])*
            $control:ident $format:ident $([$($read:ident)*] -> $written:ident)? $(compares $branch:ident)?;
        )*}
    ) => {
        /// The instructions.
        ///
        /// `d` is the destination, `a`, `b` and `c` are operands: positions of words in the frame unless stated
        /// otherwise. `width` is the width in bits, and `extra` as stated.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[repr(u8)]
        pub enum Opcode {
            $($(#[$docs])* $opcode,)*
            $($(#[$control_docs])* $control,)*
        }

        impl Opcode {
            /// All instructions.
            pub const ALL: &[Self] = &[$(Self::$opcode,)* $(Self::$control,)*];

            /// Returns the format of instructions with this opcode.
            pub const fn format(self) -> InstructionFormat {
                match self {
                    $(Self::$opcode => InstructionFormat::Words,)*
                    $(Self::$control => InstructionFormat::$format,)*
                }
            }

            /// Returns the kinds of the words `a`, `b` and `c` from which the instruction computes a word; fewer if it
            /// reads fewer.
            pub const fn operands(self) -> &'static [WordKind] {
                match self {
                    $(Self::$opcode => &[$(WordKind::$operand),*],)*
                    $(Self::$control => &[$($(WordKind::$read),*)?],)*
                }
            }

            /// Returns the kind of the word that the instruction computes; `None` if it computes none.
            pub const fn result(self) -> Option<WordKind> {
                match self {
                    $(Self::$opcode => Some(WordKind::$result),)*
                    $(Self::$control => define!(@optional $(WordKind::$written)?),)*
                }
            }

            /// Returns the comparison whose outcome the instruction computes or branches on.
            pub const fn comparison(self) -> Option<Comparison> {
                match self {
                    $(Self::$opcode => define!(@optional $(Comparison::$comparison)?),)*
                    $(Self::$control => define!(@optional $(Comparison::$branch)?),)*
                }
            }

            /// Computes the word that the instruction stores.
            ///
            /// # Errors
            /// Returns an error if the operation is undefined for these operands, or the instruction is one of control.
            #[inline(always)]
            pub fn apply(self, $width: u8, $extra: u16, $a: u64, $b: u64, $c: u64) -> Result<u64, Undefined> {
                Ok(match self {
                    $(Self::$opcode => $apply,)*
                    $(Self::$control)|* => return Err(Undefined::NoNumber),
                })
            }

            /// Computes the word from words that may be poison.
            ///
            /// # Errors
            /// Returns an error if the result is poison, or the behaviour is undefined: for a divisor that is poison,
            /// and a dividend that is, if the quotient of another dividend is undefined.
            pub fn apply_to_poison(
                self,
                width: u8,
                extra: u16,
                [a, b, c]: [u64; 3],
                is_poison: [bool; 3],
            ) -> Result<u64, Undefined> {
                let is_read = match self {
                    Self::Select if !is_poison[0] => [true, a != 0, a == 0],
                    _ => [0, 1, 2].map(|operand| operand < self.operands().len()),
                };
                match (0..3).any(|operand| is_read[operand] && is_poison[operand]) {
                    true => Err(self.poison_of(is_poison, || self.apply(width, extra, sign(width), b, c).map(drop))),
                    false => self.apply(width, extra, a, b, c),
                }
            }

            /// Computes the integer for integers of any width.
            ///
            /// # Errors
            /// Returns an error if the operation is undefined for these operands, or is not one on two integers.
            pub fn apply_to_ints(self, $extra: u16, $a: &Int, $b: &Int) -> Result<Int, Undefined> {
                if let Some(comparison) = self.comparison() {
                    return Ok(Int::from_u64(1, comparison.holds($a, $b).into()));
                }
                Ok(match self {
                    $(Self::$opcode => define!(@or_none $($ints)?),)*
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

impl Opcode {
    /// Returns what an instruction gives if some of its operands are poison: poison, unless the behaviour is undefined.
    /// `of_least` executes it for the least dividend, the only one whose quotient can be undefined.
    pub(crate) fn poison_of(self, is_poison: [bool; 3], of_least: impl FnOnce() -> Result<(), Undefined>) -> Undefined {
        let mut operands = self.operands().iter().zip(is_poison);
        if operands.any(|(kind, is_poison)| is_poison && *kind == WordKind::Divisor) {
            return Undefined::PoisonDivisor;
        }
        match self.operands().contains(&WordKind::Divisor).then(of_least) {
            Some(Err(undefined)) if !undefined.is_poison() => undefined,
            Some(Ok(()) | Err(_)) | None => Undefined::Poison,
        }
    }

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

table::instructions!(define);
