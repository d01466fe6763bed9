//! Names and keys of properties.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// A property under its MLIR name.
mod mlir_name {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[property]
        x: I64Prop,
    }
}

/// A property with the name that an attribute has in text.
mod name_of_attribute {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[attr(name = "x")]
        y: I32Attr,
        #[property]
        x: i64,
    }
}

/// A property with a name that is no name of an attribute.
mod name_with_dot {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[property(name = "d.y")]
        x: i64,
    }
}

/// O39: a property with the name of the lengths of groups.
mod segment_sizes {
    use super::*;

    #[op(D, "a", traits(AttrSizedOperandSegments))]
    pub struct AOp {
        #[operand]
        l: Variadic<AnyType>,
        #[operand]
        r: Variadic<AnyType>,
        #[property]
        operandSegmentSizes: i32,
    }
}

/// A property with the former name of the lengths of groups.
mod segment_sizes_of_old {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[property]
        operand_segment_sizes: i32,
    }
}

/// An unknown option.
mod unknown_key {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[property(deflaut = 5)]
        x: i64,
    }
}

/// A value behind the role.
mod value {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[property = 5]
        x: i64,
    }
}

fn main() {}
