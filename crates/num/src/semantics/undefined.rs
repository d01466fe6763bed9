//! The reasons why operations have no number as result.

use std::fmt;

/// The reason why an operation has no number as result for its operands: the result is poison, or the behaviour of the
/// program is undefined. Its text is a phrase after the operation's name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Undefined {
    /// The operation makes poison, or an operand is.
    Poison,
    /// A divisor is zero.
    DivisionByZero,
    /// A divisor is poison.
    PoisonDivisor,
    /// The least signed number is divided by -1.
    QuotientOverflow,
    /// The result violates `nsw`.
    SignedOverflow,
    /// The result violates `nuw`.
    UnsignedOverflow,
    /// A remainder, or a lost bit, violates `exact`.
    Inexact,
    /// The amount of a shift is at least the width.
    ShiftTooLarge,
    /// Zero has no negative power.
    NegativePowerOfZero,
    /// A float has no integer in the range of the type.
    NotAnInteger,
    /// The lower bound of a range is greater than the upper one.
    EmptyRange,
    /// The instruction does not compute a number. Only a wrong plan has it.
    NoNumber,
    /// Another reason, for operations of users.
    Other(&'static &'static str),
}

impl Undefined {
    /// Returns whether the result is poison. Otherwise, the behaviour of the program is undefined.
    ///
    /// MLIR's documents call divisions by zero and overflowing quotients undefined behaviour. Operations that any other
    /// reason concerns may be executed speculatively in MLIR, so that they can only be poison.
    #[inline]
    pub const fn is_poison(self) -> bool {
        match self {
            Self::Poison
            | Self::SignedOverflow
            | Self::UnsignedOverflow
            | Self::Inexact
            | Self::ShiftTooLarge
            | Self::NegativePowerOfZero
            | Self::NotAnInteger
            | Self::EmptyRange => true,
            Self::DivisionByZero | Self::PoisonDivisor | Self::QuotientOverflow | Self::NoNumber | Self::Other(_) => {
                false
            }
        }
    }

    /// Returns the text.
    pub const fn text(self) -> &'static str {
        match self {
            Self::Poison => "poison",
            Self::DivisionByZero => "division by zero",
            Self::PoisonDivisor => "division by poison",
            Self::QuotientOverflow => "overflow of the quotient",
            Self::SignedOverflow => "signed overflow with `nsw`",
            Self::UnsignedOverflow => "unsigned overflow with `nuw`",
            Self::Inexact => "remainder with `exact`",
            Self::ShiftTooLarge => "shift by the width or more",
            Self::NegativePowerOfZero => "negative power of zero",
            Self::NotAnInteger => "value out of the range of the integer type",
            Self::EmptyRange => "lower bound that is greater than the upper bound",
            Self::NoNumber => "instruction without a value",
            Self::Other(text) => text,
        }
    }
}

impl fmt::Display for Undefined {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

impl std::error::Error for Undefined {}
