//! A constraint with the name of a built-in one, but no way to build its type.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

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

use mine::I1;

#[op(D, "b")]
pub struct BOp {
    #[result]
    x: I1,
}

fn main() {}
