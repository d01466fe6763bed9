//! Operations of rows with mistakes are there all the same.

use ods::prelude::*;

/// A dialect.
#[dialect(name = "test", ops(AddOp, SubOp, MulOp, DivOp))]
pub struct Test;

op_family! {
    #[op(Test, traits(SameOperandsAndResultType))]
    struct Binary<T, U> {
        #[operand]
        lhs: T,
        #[operand]
        rhs: T,
        #[attr]
        mode: U,
        #[result]
        result: T,
    }

    /// Adds.
    pub AddOp = Binery<AnyInteger, StrAttr>("add");
    /// Subtracts.
    pub SubOp = Binary<AnyInteger>("sub");
    /// Multiplies.
    pub MulOp = Binary<AnyInteger, StrAttr>();
    /// Divides.
    pub DivOp = Binary<AnyInteger, StrAttr>("div");
}

fn use_them(ir: &Ir, a: AddOp, b: SubOp, c: MulOp, d: DivOp) -> [Value; 4] {
    [a.lhs(ir), b.rhs(ir), c.result(ir), d.lhs(ir)]
}

fn main() {}
