//! The fields that a trait names.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// TableGen's angle brackets.
mod angle_brackets {
    use super::*;

    #[op(D, "a", traits(AllTypesMatch<["a", "b"]>))]
    pub struct AOp {
        #[operand]
        a: AnyType,
        #[operand]
        b: AnyType,
    }
}

/// `AllTypesMatch` with a derived attribute.
mod derived {
    use super::*;

    #[op(D, "a", traits(AllTypesMatch(a, d)))]
    pub struct AOp {
        #[operand]
        a: AnyType,
        #[operand]
        b: AnyType,
        #[derived(|op, ir| ir.value_type(op.a(ir)))]
        d: Type,
    }
}

/// A field twice.
mod field_twice {
    use super::*;

    #[op(D, "a", traits(AllTypesMatch(a, a)))]
    pub struct AOp {
        #[operand]
        a: AnyType,
    }
}

/// Fields in a list, as in TableGen.
mod list_of_fields {
    use super::*;

    #[op(D, "a", traits(AllTypesMatch([a, b])))]
    pub struct AOp {
        #[operand]
        a: AnyType,
        #[operand]
        b: AnyType,
    }
}

/// O35: a field with a slip.
mod misspelt_field {
    use super::*;

    #[op(D, "a", traits(AllTypesMatch(value, ouput)))]
    pub struct AOp {
        #[operand]
        value: AnyType,
        #[result]
        output: AnyType,
    }
}

/// One field.
mod one_field {
    use super::*;

    #[op(D, "a", traits(AllTypesMatch(a)))]
    pub struct AOp {
        #[operand]
        a: AnyType,
    }
}

/// Fields in quotes, as in TableGen.
mod quoted_fields {
    use super::*;

    #[op(D, "a", traits(AllTypesMatch("a", "b")))]
    pub struct AOp {
        #[operand]
        a: AnyType,
        #[operand]
        b: AnyType,
    }
}

/// A region has no type.
mod region {
    use super::*;

    #[op(D, "a", traits(AllTypesMatch(a, body)))]
    pub struct AOp {
        #[operand]
        a: AnyType,
        #[region]
        body: AnyRegion,
    }
}

/// A constraint over several parts that does not exist.
mod unknown {
    use super::*;

    #[op(D, "a", traits(AllTypeMatch(a, b)))]
    pub struct AOp {
        #[operand]
        a: AnyType,
        #[operand]
        b: AnyType,
    }
}

/// O35: a field that does not exist.
mod unknown_field {
    use super::*;

    #[op(D, "a", traits(AllTypesMatch(value, nope)))]
    pub struct AOp {
        #[operand]
        value: AnyType,
    }
}

fn main() {}
