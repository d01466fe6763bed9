//! Predicates, flags and modes. As `ArithBase.td`.

use ods::prelude::*;

use super::Arith;

/// allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
///
/// How floats are compared. Of the pairs, `o...` does not hold where one of the two is a NaN, and `u...` does.
#[enum_attr(i64)]
pub enum CmpFPredicate {
    /// Never.
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
    /// Neither is a NaN.
    #[case("ord")]
    Ord,
    /// Equal, or a NaN is there.
    #[case("ueq")]
    Ueq,
    /// Greater, or a NaN is there.
    #[case("ugt")]
    Ugt,
    /// Greater or equal, or a NaN is there.
    #[case("uge")]
    Uge,
    /// Less, or a NaN is there.
    #[case("ult")]
    Ult,
    /// Less or equal, or a NaN is there.
    #[case("ule")]
    Ule,
    /// Not equal, or a NaN is there.
    #[case("une")]
    Une,
    /// A NaN is there.
    #[case("uno")]
    Uno,
    /// Always.
    #[case("true")]
    AlwaysTrue,
}

/// allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9
///
/// How integers are compared: `s...` with a sign, `u...` without.
#[enum_attr(i64)]
pub enum CmpIPredicate {
    /// Equal.
    #[case("eq")]
    Eq = 0,
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

/// allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
///
/// What an operation that reads, changes and writes memory at once does to the number there. Operations of other
/// dialects have it.
#[enum_attr(i64)]
pub enum AtomicRMWKind {
    /// Adds floats.
    #[case("addf")]
    AddF = 0,
    /// Adds integers.
    #[case("addi")]
    AddI,
    /// Bitwise and.
    #[case("andi")]
    AndI,
    /// Puts the new one in place of the old one.
    #[case("assign")]
    Assign,
    /// The greater float, NaN where one is.
    #[case("maximumf")]
    MaximumF,
    /// The greater float, the number where the other is a NaN.
    #[case("maxnumf")]
    MaxNumF,
    /// The greater signed integer.
    #[case("maxs")]
    MaxS,
    /// The greater unsigned integer.
    #[case("maxu")]
    MaxU,
    /// The lesser float, NaN where one is.
    #[case("minimumf")]
    MinimumF,
    /// The lesser float, the number where the other is a NaN.
    #[case("minnumf")]
    MinNumF,
    /// The lesser signed integer.
    #[case("mins")]
    MinS,
    /// The lesser unsigned integer.
    #[case("minu")]
    MinU,
    /// Multiplies floats.
    #[case("mulf")]
    MulF,
    /// Multiplies integers.
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
/// What a compiler may assume of floats that is not so in general.
#[enum_attr(Arith, "fastmath", bits, separator = ",", primary_groups, format("<" $value ">"), known_as = "::mlir::arith::FastMathFlags")]
pub enum FastMathFlags {
    /// Nothing.
    #[case("none")]
    None = 0,
    /// Sums and products may be put together in another order.
    #[case("reassoc")]
    Reassoc,
    /// No operand and no result is a NaN.
    #[case("nnan")]
    Nnan,
    /// No operand and no result is infinite.
    #[case("ninf")]
    Ninf,
    /// The sign of zero is of no interest.
    #[case("nsz")]
    Nsz,
    /// A division may be a multiplication by the reciprocal.
    #[case("arcp")]
    Arcp,
    /// Operations may be fused, as a multiplication and an addition.
    #[case("contract")]
    Contract,
    /// Functions may be approximated.
    #[case("afn")]
    Afn,
    /// All of it.
    #[case("fast")]
    Fast = Reassoc | Nnan | Ninf | Nsz | Arcp | Contract | Afn,
}

/// Integer overflow arith flags
///
/// In which sense an operation is known not to overflow; where it does, the result is poison.
#[enum_attr(Arith, "overflow", bits, separator = ", ", primary_groups, format("<" $value ">"), known_as = "::mlir::arith::IntegerOverflowFlags")]
pub enum IntegerOverflowFlags {
    /// Nothing is known.
    #[case("none")]
    None = 0,
    /// Not as a signed number.
    #[case("nsw")]
    Nsw,
    /// Not as an unsigned number.
    #[case("nuw")]
    Nuw,
}

/// Floating point rounding mode
///
/// With the numbers that LLVM gives the modes.
#[enum_attr]
pub enum RoundingMode {
    /// To the nearest; of two, to the even one.
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
    /// To the nearest; of two, away from zero.
    #[case("to_nearest_away")]
    ToNearestAway,
}
