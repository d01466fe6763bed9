//! The entity that a constraint is about, and its view.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// Code that looks at nothing.
mod looks_at_nothing {
    use super::*;

    constraint! {
        /// one bit
        pub A: Type = CPred(true);
    }
}

/// No entity.
mod no_entity {
    use super::*;

    constraint! {
        /// one bit
        pub A = CPred($_self == Type::I1);
    }
}

/// A constraint that is defined by itself.
mod refers_to_itself {
    use super::*;

    constraint! {
        /// one bit
        pub A: Type = A;
    }
}

/// A Rust type as the entity.
mod rust_entity {
    use super::*;

    constraint! {
        /// one bit
        pub A: i32 = CPred($_self == 1);
    }
}

/// Nothing is both.
mod two_kinds {
    use super::*;

    constraint! {
        /// an attribute
        pub A: Attribute = And(StringAttr, IntegerAttr);
    }
}

/// A view that is not of what is constrained: an attribute by a type constraint.
mod view_of_other_entity {
    use super::*;

    constraint! {
        /// one bit
        pub A: IntegerAttr = I1;
    }
}

/// What is seen as a string is to be an integer.
mod view_of_other_kind {
    use super::*;

    constraint! {
        /// an attribute
        pub A: StringAttr = I64Attr;
    }
}

fn main() {}
