//! Formats that a `macro_rules!` or an `op_family!` writes.

use ods::prelude::*;

use super::support::{generic, same};

#[dialect(name = "w", ops(AddOp, NegOp, SubOp))]
pub struct W;

macro_rules! binary {
    ($name:ident, $mnemonic:literal, $lhs:ident, $comma:literal) => {
        /// Of two operands.
        #[op(W, $mnemonic, traits(SameOperandsAndResultType),
                                                    format({ $lhs } $comma $rhs attr_dict ":" type({ result })))]
        pub struct $name {
            #[operand]
            $lhs: AnyInteger,
            #[operand]
            rhs: AnyInteger,
            #[result]
            result: AnyInteger,
        }
    };
}

// `$rhs` is none of the macro's parameters, and stays; `$lhs` is one, and becomes `a`, so that it stands in braces.
binary!(AddOp, "add", a, ",");

macro_rules! given {
    ($name:ident, $mnemonic:literal, ($($format:tt)*)) => {
        /// With a format of the caller's.
        #[op(W, $mnemonic, format($($format)*))]
        pub struct $name {
            #[operand]
            x: I32,
        }
    };
}

given!(NegOp, "neg", ("of" $x attr_dict));

op_family! {
    /// Of two operands.
    #[op(W, traits(SameOperandsAndResultType), format({FIRST} WORD $rhs attr_dict ":" type($result)))]
    struct Binary<T, FIRST, const WORD: &'static str> {
        #[operand]
        rhs: T,
        #[result]
        result: T,
    }

    /// Subtracts.
    pub SubOp = { #[operand] lhs: AnyInteger } + Binary<AnyInteger, lhs, "minus">("sub");
}

#[test]
fn names_are_found_wherever_they_come_from() {
    same::<W>("%0 = w.add %a, %b : i32");
    same::<W>("w.neg of %a");
    same::<W>("%0 = w.sub %a minus %b : i32");
    assert_eq!(generic::<W>("%0 = w.sub %a minus %b : i32"), "%0 = \"w.sub\"(%a, %b) : (i32, i32) -> i32");
}
