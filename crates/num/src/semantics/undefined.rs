//! The reasons why operations have no result.

use std::fmt;

/// The reason why an operation has no result for its operands. Its text is a phrase after the operation's name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Undefined {
    /// A divisor is zero.
    DivisionByZero,
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
    /// Returns the text.
    pub const fn text(self) -> &'static str {
        match self {
            Self::DivisionByZero => "division by zero",
            Self::QuotientOverflow => "overflow of the quotient",
            Self::SignedOverflow => "result is poison: signed overflow with `nsw`",
            Self::UnsignedOverflow => "result is poison: unsigned overflow with `nuw`",
            Self::Inexact => "result is poison: remainder with `exact`",
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
