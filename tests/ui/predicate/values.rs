//! Predicates on values: constants, strings, element types.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// A constant that the attribute cannot have.
mod constant_of_another_type {
    use super::*;

    constraint! {
        /// the number one
        pub OneAttr: FloatAttr = ConstantAttr(F32Attr, "one");
    }
}

/// A constant is a constraint and a value.
mod constant_without_value {
    use super::*;

    constraint! {
        /// the number one
        pub OneAttr: FloatAttr = ConstantAttr(F32Attr);
    }
}

/// `ElementType` of nothing.
mod element_type_of_nothing {
    use super::*;

    constraint! {
        /// one bit
        pub A: Type = ElementType();
    }
}

/// `AnyStrAttrOf` of nothing.
mod strings_empty {
    use super::*;

    constraint! {
        /// SAME or VALID
        pub A: StringAttr = AnyStrAttrOf();
    }
}

/// `AnyStrAttrOf` without quotes.
mod strings_of_identifiers {
    use super::*;

    constraint! {
        /// SAME or VALID
        pub A: StringAttr = AnyStrAttrOf(SAME, VALID);
    }
}

/// `AnyStrAttrOf` of a type.
mod strings_of_type {
    use super::*;

    constraint! {
        /// SAME or VALID
        pub A: Type = AnyStrAttrOf("SAME", "VALID");
    }
}

/// One string twice.
mod strings_twice {
    use super::*;

    constraint! {
        /// SAME
        pub A: StringAttr = AnyStrAttrOf("SAME", "SAME");
    }
}

/// `ValueType` of nothing.
mod value_type_empty {
    use super::*;

    constraint! {
        /// one bit
        pub A: Attribute = ValueType();
    }
}

/// `ValueType` is about the type.
mod value_type_of_attribute {
    use super::*;

    constraint! {
        /// one bit
        pub A: Attribute = ValueType(I32Attr);
    }
}

/// A type has no type.
mod value_type_of_type {
    use super::*;

    constraint! {
        /// one bit
        pub A: Type = ValueType(I32);
    }
}

fn main() {}
