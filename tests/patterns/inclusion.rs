//! Constraints that accept all that another one does: the question on which the order of patterns depends.

use ods::prelude::*;
use ods::rewrite::__private::{is_included, overlap};

constraint! {
    /// integer of one byte
    Byte: Type = Or(I<8>, UI<8>, SI<8>);

    /// wide integer
    Wide: IntegerType = CPred($_self != Type::I1);

    /// narrow integer
    Narrow: IntegerType = CPred($_self != Type::I1);

    /// not an integer
    NoInteger: Type = Neg(IntegerType);

    /// not 8 bits wide
    NoByte: Type = Neg(Byte);

    /// tuple of bytes
    Bytes: TupleType = And(TupleType, Each(Byte));

    /// tuple of 8-bit signless integers
    Signless: TupleType = And(TupleType, Each(I8));
}

type Word = I<32>;

/// Lists pairs of a constraint and one that accepts all that the first one does.
macro_rules! are_included {
    ($($special:ty => $general:ty;)*) => {
        $(assert!(is_included::<$special, $general, _>(), "{} => {}", stringify!($special), stringify!($general));)*
    };
}

macro_rules! are_not_included {
    ($($special:ty => $general:ty;)*) => {
        $(assert!(!is_included::<$special, $general, _>(), "{} => {}", stringify!($special), stringify!($general));)*
    };
}

#[test]
fn aliases_are_the_constraint_that_they_name() {
    are_included! { Word => I32; I32 => Word; I<32> => I32; Wide => Wide; AnyI8 => AnyI<8>; }
    are_not_included! { I32 => I64; I32 => SI32; Wide => Narrow; F32 => F64; }
}

#[test]
fn alternatives_are_sets() {
    are_included! { I32 => (F32, I32); (I32, F32) => (F32, I64, I32); I8 => Byte; Byte => (Byte, F32); I32 => AnyType; }
    are_not_included! { (I32, F32) => I32; (I32, F32) => (I32, F64); Byte => I8; AnyType => I32; }
}

#[test]
fn common_alternatives_overlap() {
    assert!(overlap::<(I32, F64), (I64, F64), _>() && overlap::<I32, AnyInteger, _>());
    assert!(overlap::<((I32, F64), F32), (I64, F64), _>() && overlap::<AnyInteger, I32, _>());
    assert!(!overlap::<(I32, F32), (I64, F64), _>() && !overlap::<Wide, Narrow, _>());
}

#[test]
fn parts_of_a_conjunction_suffice() {
    are_included! { Wide => IntegerType; TensorOf<I32> => TensorOf<AnyType>; MemRefRankOf<2, F32> => MemRefOf<F32>; }
    are_not_included! { IntegerType => Wide; TensorOf<AnyType> => TensorOf<I32>; MemRefOf<F32> => MemRefRankOf<2, F32>; }
    are_not_included! { MemRefRankOf<2, F32> => MemRefRankOf<3, F32>; }
}

#[test]
fn negations_turn_around() {
    are_included! { NoInteger => NoByte; AnyTuple => NoInteger; AnyFloat => NoInteger; }
    are_not_included! { NoByte => NoInteger; I32 => NoInteger; Byte => NoByte; }
}

#[test]
fn elements_are_compared() {
    are_included! { Signless => Bytes; TypedArrayAttrOf<I32Attr> => ArrayAttr; }
    are_not_included! { Bytes => Signless; ArrayAttr => TypedArrayAttrOf<I32Attr>; }
}

#[test]
fn tests_of_values_are_compared() {
    are_included! {
        Confined<I32Attr, IntMinValue<5>> => Confined<I32Attr, IntMinValue<3>>;
        Confined<I32Attr, IntMinValue<5>> => I32Attr;
        Confined<I32Attr, IntPositive> => Confined<I32Attr, IntNonNegative>;
        Confined<I64ArrayAttr, ArrayCount<2>> => Confined<I64ArrayAttr, ArrayMinCount<1>>;
        Confined<I32Attr, IntIsOneOf<1, 2>> => Confined<I32Attr, IntIsOneOf<1, 2>>;
    }
    are_not_included! {
        Confined<I32Attr, IntMinValue<3>> => Confined<I32Attr, IntMinValue<5>>;
        Confined<I32Attr, IntMinValue<5>> => Confined<I64Attr, IntMinValue<5>>;
        Confined<I32Attr, IntIsOneOf<1, 2>> => Confined<I32Attr, IntIsOneOf<1, 3>>;
        I32Attr => Confined<I32Attr, IntMinValue<5>>;
    }
}
