//! Predicates, flags and modes, as in `ArithBase.td`.

use ods::numeric::{Int, IntRange, Overflow};
use ods::prelude::*;
use ods::semantics::Comparison;

use super::Arith;

/// allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
///
/// Comparison of floats. If either operand is NaN, ordered predicates (`o...`) are false and unordered ones (`u...`)
/// true.
#[enum_attr(i64)]
pub enum CmpFPredicate {
    /// Always false.
    #[case("false")]
    AlwaysFalse = 0,
    /// Equal.
    #[case("oeq")]
    Oeq,
    /// Greater.
    #[case("ogt")]
    Ogt,
    /// Greater or equal.
    #[case("oge")]
    Oge,
    /// Less.
    #[case("olt")]
    Olt,
    /// Less or equal.
    #[case("ole")]
    Ole,
    /// Not equal.
    #[case("one")]
    One,
    /// Neither operand is NaN.
    #[case("ord")]
    Ord,
    /// Equal, or either operand is NaN.
    #[case("ueq")]
    Ueq,
    /// Greater, or either operand is NaN.
    #[case("ugt")]
    Ugt,
    /// Greater or equal, or either operand is NaN.
    #[case("uge")]
    Uge,
    /// Less, or either operand is NaN.
    #[case("ult")]
    Ult,
    /// Less or equal, or either operand is NaN.
    #[case("ule")]
    Ule,
    /// Not equal, or either operand is NaN.
    #[case("une")]
    Une,
    /// Either operand is NaN.
    #[case("uno")]
    Uno,
    /// Always true.
    #[case("true")]
    AlwaysTrue,
}

/// Defines an enum of the comparisons of integers, which are attributes of their own in `index`.
macro_rules! integer_predicate {
    ($(#[$attribute:meta])* pub enum $name:ident) => {
        $(#[$attribute])*
        pub enum $name {
            /// Equal.
            #[case("eq")]
            Eq,
            /// Not equal.
            #[case("ne")]
            Ne,
            /// Less, signed.
            #[case("slt")]
            Slt,
            /// Less or equal, signed.
            #[case("sle")]
            Sle,
            /// Greater, signed.
            #[case("sgt")]
            Sgt,
            /// Greater or equal, signed.
            #[case("sge")]
            Sge,
            /// Less, unsigned.
            #[case("ult")]
            Ult,
            /// Less or equal, unsigned.
            #[case("ule")]
            Ule,
            /// Greater, unsigned.
            #[case("ugt")]
            Ugt,
            /// Greater or equal, unsigned.
            #[case("uge")]
            Uge,
        }
    };
}

pub(crate) use integer_predicate;

integer_predicate! {
    /// allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9
    ///
    /// Comparison of integers: signed (`s...`) or unsigned (`u...`).
    #[enum_attr(i64)]
    pub enum CmpIPredicate
}

impl CmpIPredicate {
    /// Returns the predicate that holds exactly if this one does not.
    #[must_use]
    pub fn inverted(self) -> Self {
        match self {
            Self::Eq => Self::Ne,
            Self::Ne => Self::Eq,
            Self::Slt => Self::Sge,
            Self::Sle => Self::Sgt,
            Self::Sgt => Self::Sle,
            Self::Sge => Self::Slt,
            Self::Ult => Self::Uge,
            Self::Ule => Self::Ugt,
            Self::Ugt => Self::Ule,
            Self::Uge => Self::Ult,
        }
    }

    /// Returns the predicate that holds of exchanged operands.
    #[must_use]
    pub fn mirrored(self) -> Self {
        match self {
            Self::Eq => Self::Eq,
            Self::Ne => Self::Ne,
            Self::Slt => Self::Sgt,
            Self::Sle => Self::Sge,
            Self::Sgt => Self::Slt,
            Self::Sge => Self::Sle,
            Self::Ult => Self::Ugt,
            Self::Ule => Self::Uge,
            Self::Ugt => Self::Ult,
            Self::Uge => Self::Ule,
        }
    }

    /// Returns the comparison that decides the predicate, with its operands in the right order.
    pub fn comparison<T>(self, lhs: T, rhs: T) -> (Comparison, T, T) {
        match self {
            Self::Eq => (Comparison::Equal, lhs, rhs),
            Self::Ne => (Comparison::NotEqual, lhs, rhs),
            Self::Slt => (Comparison::LessSigned, lhs, rhs),
            Self::Sle => (Comparison::LessOrEqualSigned, lhs, rhs),
            Self::Sgt => (Comparison::LessSigned, rhs, lhs),
            Self::Sge => (Comparison::LessOrEqualSigned, rhs, lhs),
            Self::Ult => (Comparison::LessUnsigned, lhs, rhs),
            Self::Ule => (Comparison::LessOrEqualUnsigned, lhs, rhs),
            Self::Ugt => (Comparison::LessUnsigned, rhs, lhs),
            Self::Uge => (Comparison::LessOrEqualUnsigned, rhs, lhs),
        }
    }

    /// Returns whether the predicate holds.
    pub fn holds(self, lhs: &Int, rhs: &Int) -> bool {
        let (comparison, a, b) = self.comparison(lhs, rhs);
        comparison.holds(a, b)
    }

    /// Returns whether the predicate holds for all numbers of two ranges (`Some(true)`) or for none of them
    /// (`Some(false)`).
    pub fn holds_in(self, lhs: &IntRange, rhs: &IntRange) -> Option<bool> {
        let (comparison, a, b) = self.comparison(lhs, rhs);
        comparison.holds_in(a, b)
    }

    /// Returns whether the predicate holds of equal numbers.
    pub fn holds_of_equals(self) -> bool {
        match self {
            Self::Eq | Self::Sle | Self::Sge | Self::Ule | Self::Uge => true,
            Self::Ne | Self::Slt | Self::Sgt | Self::Ult | Self::Ugt => false,
        }
    }

    /// Returns whether the predicate is `eq` or `ne`, which ignore the sign.
    pub fn is_equality(self) -> bool {
        matches!(self, Self::Eq | Self::Ne)
    }
}

/// allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
///
/// Atomic read-modify-write operation on a number in memory. Operations of other dialects use this attribute.
#[enum_attr(i64)]
pub enum AtomicRMWKind {
    /// Floating-point addition.
    #[case("addf")]
    AddF = 0,
    /// Integer addition.
    #[case("addi")]
    AddI,
    /// Bitwise and.
    #[case("andi")]
    AndI,
    /// Assignment: the new value replaces the old one.
    #[case("assign")]
    Assign,
    /// Floating-point maximum; NaN if either is NaN.
    #[case("maximumf")]
    MaximumF,
    /// Floating-point maximum; prefers numbers over NaN.
    #[case("maxnumf")]
    MaxNumF,
    /// Signed integer maximum.
    #[case("maxs")]
    MaxS,
    /// Unsigned integer maximum.
    #[case("maxu")]
    MaxU,
    /// Floating-point minimum; NaN if either is NaN.
    #[case("minimumf")]
    MinimumF,
    /// Floating-point minimum; prefers numbers over NaN.
    #[case("minnumf")]
    MinNumF,
    /// Signed integer minimum.
    #[case("mins")]
    MinS,
    /// Unsigned integer minimum.
    #[case("minu")]
    MinU,
    /// Floating-point multiplication.
    #[case("mulf")]
    MulF,
    /// Integer multiplication.
    #[case("muli")]
    MulI,
    /// Bitwise or.
    #[case("ori")]
    OrI,
    /// Bitwise exclusive or.
    #[case("xori")]
    XOrI,
}

/// Floating point fast math flags
///
/// Assumptions about floating-point numbers that a compiler may make in addition to the IEEE rules.
#[enum_attr(Arith, "fastmath", bits, separator = ",", primary_groups, format("<" $value ">"), known_as = "::mlir::arith::FastMathFlags")]
pub enum FastMathFlags {
    /// No assumptions.
    #[case("none")]
    None = 0,
    /// Reassociation: sums and products may be regrouped.
    #[case("reassoc")]
    Reassoc,
    /// No operand or result is NaN.
    #[case("nnan")]
    Nnan,
    /// No operand or result is infinite.
    #[case("ninf")]
    Ninf,
    /// The sign of zero is insignificant.
    #[case("nsz")]
    Nsz,
    /// A division may become a multiplication by the reciprocal.
    #[case("arcp")]
    Arcp,
    /// Contraction: operations may be fused, such as a multiplication and an addition.
    #[case("contract")]
    Contract,
    /// Functions may be approximated.
    #[case("afn")]
    Afn,
    /// All assumptions.
    #[case("fast")]
    Fast = Reassoc | Nnan | Ninf | Nsz | Arcp | Contract | Afn,
}

/// Integer overflow arith flags
///
/// Guarantees that an integer operation does not overflow. If it does, the result is poison.
#[enum_attr(Arith, "overflow", bits, separator = ", ", primary_groups, format("<" $value ">"), known_as = "::mlir::arith::IntegerOverflowFlags")]
pub enum IntegerOverflowFlags {
    /// No guarantee.
    #[case("none")]
    None = 0,
    /// No signed overflow (`nsw`).
    #[case("nsw")]
    Nsw,
    /// No unsigned overflow (`nuw`).
    #[case("nuw")]
    Nuw,
}

impl From<IntegerOverflowFlags> for Overflow {
    fn from(flags: IntegerOverflowFlags) -> Self {
        Self {
            no_signed_wrap: flags.contains(IntegerOverflowFlags::Nsw),
            no_unsigned_wrap: flags.contains(IntegerOverflowFlags::Nuw),
        }
    }
}

/// Floating point rounding mode
///
/// The modes have LLVM's numbers.
#[enum_attr]
pub enum RoundingMode {
    /// To nearest, ties to even.
    #[case("to_nearest_even")]
    ToNearestEven = 0,
    /// Towards negative infinity.
    #[case("downward")]
    Downward,
    /// Towards positive infinity.
    #[case("upward")]
    Upward,
    /// Towards zero.
    #[case("toward_zero")]
    TowardZero,
    /// To nearest, ties away from zero.
    #[case("to_nearest_away")]
    ToNearestAway,
}
