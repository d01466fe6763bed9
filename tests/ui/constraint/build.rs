//! `build`: the value that a constraint determines.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// `build` that makes no type.
mod build_of_wrong_type {
    use super::*;

    constraint! {
        /// one bit
        pub A: Type = CPred($_self == Type::I1), build => 5;
    }
}

/// Code of a `build` clause that is no expression.
mod build_syntax {
    use super::*;

    constraint! {
        /// one bit
        pub A: Type = I1, build => Type:: I1 +;
    }
}

/// `build` without an arrow.
mod build_without_arrow {
    use super::*;

    constraint! {
        /// one bit
        pub A: Type = I1, build Type::I1;
    }
}

/// A constraint with the name of a built-in one, but no way to build its type.
mod name_of_a_builtin_one {
    use super::*;
    use mine::I1;

    mod mine {
        use ods::prelude::{Type, constraint};

        constraint! {
            /// one bit of mine
            pub I1: Type = CPred($_self == Type::I1);
        }
    }

    #[op(D, "a")]
    pub struct AOp {
        #[result]
        x: mine::I1,
    }

    #[op(D, "b")]
    pub struct BOp {
        #[result]
        x: I1,
    }
}

/// `$_self` where there is none.
mod placeholder_in_build {
    use super::*;

    constraint! {
        /// one bit
        pub A: Type = CPred($_self == Type::I1), build => $_self;
    }
}

fn main() {}
