//! A parameter with the name of a field.

use ods::prelude::*;

/// A dialect.
#[dialect(name = "test")]
pub struct Test;

op_family! {
    #[op(Test, traits(PredOpTrait("it is so", CPred($value == $value))))]
    struct Unary<value> {
        #[operand]
        value: value,
    }

    /// Adds.
    pub AddOp = Unary<AnyInteger>("add");
}

fn main() {}
