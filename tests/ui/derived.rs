//! `#[derived]`: attributes that are computed.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// A closure after `=`.
mod assigned {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[derived = |op, ir| Type::I1]
        x: Type,
    }
}

/// O71: code in a string, as in TableGen.
mod code_in_string {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[derived("return true;")]
        x: bool,
    }
}

/// A conversion that is not told the context.
mod materialize_of_one {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[derived(|op, ir| 5, materialize = |value| value)]
        x: i64,
    }
}

/// A conversion that makes no attribute.
mod materialize_wrong {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[derived(|op, ir| 5, materialize = |value, context| value)]
        x: i64,
    }
}

/// A derived attribute that nothing computes.
mod no_closure {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[derived]
        x: Type,
    }
}

/// O25: an expression that is no closure.
mod no_closure_but_value {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[derived(Type::I1)]
        x: Type,
    }
}

/// O71: a value that is no attribute.
mod not_an_attribute {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[derived(|_, _| ())]
        x: (),
    }
}

/// A closure with one parameter.
mod one_parameter {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[derived(|op| Type::I1)]
        x: Type,
    }
}

/// A closure that asks for a field that does not exist.
mod unknown_field {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[operand]
        value: AnyType,
        #[derived(|op, ir| ir.value_type(op.valve(ir)))]
        x: Type,
    }
}

/// An option that there is not.
mod unknown_option {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[derived(|op, ir| 5, name = "x")]
        x: i64,
    }
}

/// A closure of another type than the field's.
mod wrong_type {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[derived(|_, _| Type::I1)]
        x: bool,
    }
}

fn main() {}
