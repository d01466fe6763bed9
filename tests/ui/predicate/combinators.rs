//! The combinators of predicates: their names and their operands.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// TableGen's `AllOf`.
mod all_of {
    use super::*;

    constraint! {
        /// one bit
        pub A: Type = AllOf(I1, I8);
    }
}

/// `And` of nothing.
mod and_empty {
    use super::*;

    constraint! {
        /// one bit
        pub A: Type = And();
    }
}

/// TableGen's list.
mod and_list {
    use super::*;

    constraint! {
        /// one bit
        pub A: Type = And([I1, I8]);
    }
}

/// TableGen's `AnyOf`.
mod any_of {
    use super::*;

    constraint! {
        /// one bit
        pub A: Type = AnyOf(I1, I8);
    }
}

/// `Each` of two predicates.
mod each_of_two {
    use super::*;

    constraint! {
        /// one bit
        pub A: Attribute = Each(I32Attr, I64Attr);
    }
}

/// A generic constraint in parentheses.
mod generic_constraint_in_parentheses {
    use super::*;

    constraint! {
        /// one bit
        pub A: Type = TensorOf(F32);
    }
}

/// No comma.
mod missing_comma {
    use super::*;

    constraint! {
        /// one bit
        pub A: Type = And(I1 I8);
    }
}

/// `Neg` of two.
mod neg_of_two {
    use super::*;

    constraint! {
        /// one bit
        pub A: Type = Neg(I1, I8);
    }
}

/// An attribute constraint in a type constraint.
mod nested_of_other_entity {
    use super::*;

    constraint! {
        /// one bit
        pub A: Type = And(I1, I32Attr);
    }
}

/// `Not` is called `Neg`.
mod not_combinator {
    use super::*;

    constraint! {
        /// not one bit
        pub A: Type = Not(I1);
    }
}

/// A number.
mod number {
    use super::*;

    constraint! {
        /// one bit
        pub A: Type = And(I1, 5);
    }
}

/// Predicates in brackets, as in TableGen.
mod or_list {
    use super::*;

    constraint! {
        /// one bit
        pub A: Type = Or([I1, I8]);
    }
}

/// Rust's operators.
mod rust_operators {
    use super::*;

    constraint! {
        /// one bit
        pub A: Type = !I1;
    }
}

/// Rust's operators between predicates.
mod rust_or {
    use super::*;

    constraint! {
        /// one bit
        pub A: Type = I1 || I8;
    }
}

/// A Rust type.
mod rust_type {
    use super::*;

    constraint! {
        /// one bit
        pub A: Type = And(I1, u8);
    }
}

/// Code in a string, as in TableGen.
mod string {
    use super::*;

    constraint! {
        /// one bit
        pub A: Type = "$_self.isInteger(1)";
    }
}

/// A combinator with a slip.
mod unknown_combinator {
    use super::*;

    constraint! {
        /// one bit
        pub A: Type = Adn(I1, I8);
    }
}

/// A constraint that does not exist.
mod unknown_constraint {
    use super::*;

    constraint! {
        /// one bit
        pub A: Type = And(I1, Nope);
    }
}

fn main() {}
