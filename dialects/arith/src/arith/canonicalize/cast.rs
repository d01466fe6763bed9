//! Patterns of casts.

use ods::prelude::*;

use super::{same_types, width};
use crate::arith::compare_converted::greatest_exponent;
use crate::arith::fold::width_of;
use crate::arith::fold_float::format_of;
use crate::arith::{
    BitcastOp, ExtSIOp, ExtUIOp, IndexCastOp, IndexCastUIOp, IntegerOverflowFlags, SIToFPOp, ShRSIOp, ShRUIOp,
    TruncFOp, TruncIOp, UIToFPOp,
};

pattern! {
    dialects(crate::arith::Arith);

    /// bitcast(bitcast x) is a bitcast of x.
    #[benefit(2)]
    #[example(
        before = r#"%x = "t.values"() : () -> i32
                    %0 = arith.bitcast %x : i32 to f32
                    %1 = arith.bitcast %0 : f32 to i32
                    "t.use"(%1) : (i32) -> ()"#,
        after = r#"%x = "t.values"() : () -> i32
                   %1 = arith.bitcast %x : i32 to i32
                   "t.use"(%1) : (i32) -> ()"#,
    )]
    pub BitcastOfBitcast: BitcastOp { r#in: BitcastOp { r#in: x } } => BitcastOp { r#in: x };
    /// The sign bit of a zero-extended number is zero.
    #[benefit(2)]
    #[example(
        before = r#"%x = "t.values"() : () -> i8
                    %0 = arith.extui %x : i8 to i16
                    %1 = arith.extsi %0 : i16 to i32
                    "t.use"(%1) : (i32) -> ()"#,
        after = r#"%x = "t.values"() : () -> i8
                   %1 = arith.extui %x : i8 to i32
                   "t.use"(%1) : (i32) -> ()"#,
    )]
    pub ExtSIOfExtUI: ExtSIOp { r#in: ExtUIOp { r#in: x } } => ExtUIOp { r#in: x };
    /// A cast and its inverse cancel out, if the first one loses no bits.
    #[benefit(2)]
    #[example(
        before = r#"%x = "t.values"() : () -> i32
                    %0 = arith.index_cast %x : i32 to index
                    %1 = arith.index_cast %0 : index to i32
                    "t.use"(%1) : (i32) -> ()"#,
        after = r#"%x = "t.values"() : () -> i32
                   "t.use"(%x) : (i32) -> ()"#,
    )]
    pub IndexCastOfIndexCast: op @ IndexCastOp { r#in: IndexCastOp { r#in: x } }
        if same_types(ir, op.out(ir), x) && loses_no_bits(ir, x, op.r#in(ir)) => x;
    /// A cast extends the sign as well.
    #[benefit(2)]
    #[example(
        before = r#"%x = "t.values"() : () -> i8
                    %0 = arith.extsi %x : i8 to i32
                    %1 = arith.index_cast %0 : i32 to index
                    "t.use"(%1) : (index) -> ()"#,
        after = r#"%x = "t.values"() : () -> i8
                   %1 = arith.index_cast %x : i8 to index
                   "t.use"(%1) : (index) -> ()"#,
    )]
    pub IndexCastOfExtSI: IndexCastOp { r#in: ExtSIOp { r#in: x } } => IndexCastOp { r#in: x };
    /// A cast and its inverse cancel out, if the first one loses no bits.
    #[benefit(2)]
    #[example(
        before = r#"%x = "t.values"() : () -> i32
                    %0 = arith.index_castui %x : i32 to index
                    %1 = arith.index_castui %0 : index to i32
                    "t.use"(%1) : (i32) -> ()"#,
        after = r#"%x = "t.values"() : () -> i32
                   "t.use"(%x) : (i32) -> ()"#,
    )]
    pub IndexCastUIOfIndexCastUI: op @ IndexCastUIOp { r#in: IndexCastUIOp { r#in: x } }
        if same_types(ir, op.out(ir), x) && loses_no_bits(ir, x, op.r#in(ir)) => x;
    /// A cast extends with zeros as well.
    #[benefit(2)]
    #[example(
        before = r#"%x = "t.values"() : () -> i8
                    %0 = arith.extui %x : i8 to i32
                    %1 = arith.index_castui %0 : i32 to index
                    "t.use"(%1) : (index) -> ()"#,
        after = r#"%x = "t.values"() : () -> i8
                   %1 = arith.index_castui %x : i8 to index
                   "t.use"(%1) : (index) -> ()"#,
    )]
    pub IndexCastUIOfExtUI: IndexCastUIOp { r#in: ExtUIOp { r#in: x } } => IndexCastUIOp { r#in: x };
    /// A truncation that leaves more than the number is an extension.
    #[benefit(2)]
    #[example(
        before = r#"%x = "t.values"() : () -> i8
                    %0 = arith.extsi %x : i8 to i64
                    %1 = arith.trunci %0 : i64 to i32
                    "t.use"(%1) : (i32) -> ()"#,
        after = r#"%x = "t.values"() : () -> i8
                   %1 = arith.extsi %x : i8 to i32
                   "t.use"(%1) : (i32) -> ()"#,
    )]
    pub TruncIExtSIToExtSI: op @ TruncIOp { r#in: ExtSIOp { r#in: x }, .. } if width(ir, op.out(ir)) > width(ir, x)
        => ExtSIOp { r#in: x };
    /// A truncation that leaves more than the number is an extension.
    #[benefit(2)]
    #[example(
        before = r#"%x = "t.values"() : () -> i8
                    %0 = arith.extui %x : i8 to i64
                    %1 = arith.trunci %0 : i64 to i32
                    "t.use"(%1) : (i32) -> ()"#,
        after = r#"%x = "t.values"() : () -> i8
                   %1 = arith.extui %x : i8 to i32
                   "t.use"(%1) : (i32) -> ()"#,
    )]
    pub TruncIExtUIToExtUI: op @ TruncIOp { r#in: ExtUIOp { r#in: x }, .. } if width(ir, op.out(ir)) > width(ir, x)
        => ExtUIOp { r#in: x };
    /// A truncation removes the copies of the sign. Without them, it may overflow as a signed number.
    #[benefit(2)]
    #[example(
        before = r#"%x = "t.values"() : () -> i64
                    %c = arith.constant 32 : i64
                    %0 = arith.shrsi %x, %c : i64
                    %1 = arith.trunci %0 : i64 to i32
                    "t.use"(%1) : (i32) -> ()"#,
        after = r#"%x = "t.values"() : () -> i64
                   %c32_i64 = arith.constant 32 : i64
                   %1 = arith.shrui %x, %c32_i64 : i64
                   %2 = arith.trunci %1 : i64 to i32
                   "t.use"(%2) : (i32) -> ()"#,
    )]
    pub TruncIShrSIToTrunciShrUI: op @ TruncIOp { r#in: ShRSIOp { lhs: x, rhs: const c, is_exact: exact }, overflow_flags: f }
        if c.is_integer(i64::from(width(ir, x)) - i64::from(width(ir, op.out(ir))))
        => TruncIOp { r#in: ShRUIOp { lhs: x, rhs: const c, is_exact: exact }, overflow_flags: unsigned(f) };
    /// A number that the wider type has exactly, and that is truncated, is converted to the narrower type.
    #[benefit(2)]
    #[example(
        before = r#"%x = "t.values"() : () -> i32
                    %0 = arith.sitofp %x : i32 to f64
                    %1 = arith.truncf %0 : f64 to f32
                    "t.use"(%1) : (f32) -> ()"#,
        after = r#"%x = "t.values"() : () -> i32
                   %1 = arith.sitofp %x : i32 to f32
                   "t.use"(%1) : (f32) -> ()"#,
    )]
    pub TruncFSIToFPToSIToFP: op @ TruncFOp { r#in: SIToFPOp { r#in: x }, roundingmode: None, .. }
        if are_exact(ir, x, op.r#in(ir), true) => SIToFPOp { r#in: x };
    /// A number that the wider type has exactly, and that is truncated, is converted to the narrower type.
    #[benefit(2)]
    #[example(
        before = r#"%x = "t.values"() : () -> i32
                    %0 = arith.uitofp %x : i32 to f64
                    %1 = arith.truncf %0 : f64 to f32
                    "t.use"(%1) : (f32) -> ()"#,
        after = r#"%x = "t.values"() : () -> i32
                   %1 = arith.uitofp %x : i32 to f32
                   "t.use"(%1) : (f32) -> ()"#,
    )]
    pub TruncFUIToFPToUIToFP: op @ TruncFOp { r#in: UIToFPOp { r#in: x }, roundingmode: None, .. }
        if are_exact(ir, x, op.r#in(ir), false) => UIToFPOp { r#in: x };
}

/// Returns the flags without that of signed overflow.
fn unsigned(flags: IntegerOverflowFlags) -> IntegerOverflowFlags {
    flags & IntegerOverflowFlags::Nuw
}

/// Returns whether a cast from one value to the other keeps all bits: it is not to a narrower type.
fn loses_no_bits(ir: &Ir, from: Value, to: Value) -> bool {
    width_of(ir, from) <= width_of(ir, to)
}

/// Returns whether a float has all integers of the type of `int` exactly.
fn are_exact(ir: &Ir, int: Value, float: Value, is_signed: bool) -> bool {
    let Some(format) = format_of(ir, float).filter(|format| format.has_zero() && format.is_signed()) else {
        return false;
    };
    // The least signed number is a power of two, with an exponent that the other ones do not have.
    let bits = i64::from(width(ir, int)) - i64::from(is_signed);
    let exponent = bits - i64::from(!is_signed);
    bits <= i64::from(format.precision()) && exponent <= i64::from(greatest_exponent(format))
}
