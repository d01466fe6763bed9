//! `from` and `into`: the Rust values of a constraint on attributes.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// `from` gives back the value.
mod from_makes_no_attribute {
    use super::*;

    constraint! {
        /// a number
        pub C: IntegerAttr = I64Attr, from u64 => $_value, into u64 => 1_u64;
    }
}

/// `from` of a type constraint.
mod from_of_type {
    use super::*;

    constraint! {
        /// one bit
        pub A: Type = CPred($_self == Type::I1), from i32 => Attribute::UNIT;
    }
}

/// Code of a `from` clause that is no expression.
mod from_syntax {
    use super::*;

    constraint! {
        /// one bit
        pub A: IntegerAttr = I32Attr, from i64 => if $_value;
    }
}

/// `from` without a type.
mod from_without_type {
    use super::*;

    constraint! {
        /// unit attribute
        pub A: Attribute = CPred($_self == Attribute::UNIT), from => Attribute::UNIT;
    }
}

/// Types have no values.
mod into_of_type {
    use super::*;

    constraint! {
        /// an attribute
        pub A: Type = CPred($_self == Type::I1), into bool => true;
    }
}

/// Code that makes something else.
mod into_of_wrong_type {
    use super::*;

    constraint! {
        /// an attribute
        pub A: IntegerAttr = I64Attr, into i64 => "text";
    }
}

/// A value that is not said.
mod into_without_type {
    use super::*;

    constraint! {
        /// an attribute
        pub A: IntegerAttr = I64Attr, into => $_self.value($_ctx);
    }
}

/// There is no value yet.
mod placeholder_in_into {
    use super::*;

    constraint! {
        /// an attribute
        pub A: IntegerAttr = I64Attr, into i64 => $_value;
    }
}

fn main() {}
