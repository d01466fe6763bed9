//! Operations on two bit vectors.

use super::term::{mask, signed};

/// An operation of SMT-LIB on two bit vectors of the same width.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BinaryOp {
    Add,
    Sub,
    Mul,
    /// The quotient of unsigned numbers; all ones for a division by zero.
    DivU,
    /// The quotient of signed numbers, rounded towards zero; 1 or -1 for a division by zero.
    DivS,
    /// The remainder of unsigned numbers; the dividend for a division by zero.
    RemU,
    /// The remainder of signed numbers with the sign of the dividend; the dividend for a division by zero.
    RemS,
    And,
    Or,
    Xor,
    /// The first number shifted left; 0 if the amount is the width or more.
    Shl,
    /// The first number shifted right, with zeros above.
    ShrU,
    /// The first number shifted right, with copies of its sign above.
    ShrS,
    Eq,
    /// Whether the first unsigned number is less.
    LtU,
    /// Whether the first signed number is less.
    LtS,
}

impl BinaryOp {
    /// Returns the name in SMT-LIB.
    pub fn name(self) -> &'static str {
        match self {
            Self::Add => "bvadd",
            Self::Sub => "bvsub",
            Self::Mul => "bvmul",
            Self::DivU => "bvudiv",
            Self::DivS => "bvsdiv",
            Self::RemU => "bvurem",
            Self::RemS => "bvsrem",
            Self::And => "bvand",
            Self::Or => "bvor",
            Self::Xor => "bvxor",
            Self::Shl => "bvshl",
            Self::ShrU => "bvlshr",
            Self::ShrS => "bvashr",
            Self::Eq => "=",
            Self::LtU => "bvult",
            Self::LtS => "bvslt",
        }
    }

    /// Returns the name in SMT-LIB of the same operation on truth values, if there is one.
    pub fn connective(self) -> Option<&'static str> {
        match self {
            Self::And | Self::Mul => Some("and"),
            Self::Or => Some("or"),
            Self::Xor | Self::Add | Self::Sub => Some("xor"),
            Self::Eq => Some("="),
            Self::DivU
            | Self::DivS
            | Self::RemU
            | Self::RemS
            | Self::Shl
            | Self::ShrU
            | Self::ShrS
            | Self::LtU
            | Self::LtS => None,
        }
    }

    /// Returns whether the result is a truth value.
    pub fn is_comparison(self) -> bool {
        matches!(self, Self::Eq | Self::LtU | Self::LtS)
    }

    pub fn is_commutative(self) -> bool {
        matches!(self, Self::Add | Self::Mul | Self::And | Self::Or | Self::Xor | Self::Eq)
    }

    /// Computes the result for numbers of this width. Bits above the width of the result mean nothing.
    pub fn apply(self, width: u8, a: u128, b: u128) -> u128 {
        let (s, t) = (signed(a, width), signed(b, width));
        let shift = u32::try_from(b).ok().filter(|amount| *amount < u32::from(width));
        match self {
            Self::Add => a.wrapping_add(b),
            Self::Sub => a.wrapping_sub(b),
            Self::Mul => a.wrapping_mul(b),
            Self::DivU => a.checked_div(b).unwrap_or(mask(width)),
            Self::DivS if t == 0 => {
                if s < 0 {
                    1
                } else {
                    u128::MAX
                }
            }
            Self::DivS => s.wrapping_div(t) as u128,
            Self::RemU => a.checked_rem(b).unwrap_or(a),
            Self::RemS if t == 0 => a,
            Self::RemS => s.wrapping_rem(t) as u128,
            Self::And => a & b,
            Self::Or => a | b,
            Self::Xor => a ^ b,
            Self::Shl => shift.map_or(0, |amount| a << amount),
            Self::ShrU => shift.map_or(0, |amount| a >> amount),
            Self::ShrS => (s >> shift.unwrap_or(127)) as u128,
            Self::Eq => (a == b).into(),
            Self::LtU => (a < b).into(),
            Self::LtS => (s < t).into(),
        }
    }
}
