//! `CPred` and the code in it.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// TableGen's angle brackets.
mod cpred_angle_brackets {
    use super::*;

    constraint! {
        /// one bit
        pub A: Type = CPred<"$_self.isInteger(1)">;
    }
}

/// No code.
mod cpred_empty {
    use super::*;

    constraint! {
        /// one bit
        pub A: Type = CPred();
    }
}

/// Code that is no `bool`.
mod cpred_of_wrong_type {
    use super::*;

    constraint! {
        /// one bit
        pub A: Type = CPred($_self);
    }
}

/// O61: code in a string in `CPred`.
mod cpred_string {
    use super::*;

    constraint! {
        /// one bit
        pub A: Type = CPred("$_self.isInteger(1)");
    }
}

/// Code that is no Rust.
mod cpred_syntax {
    use super::*;

    constraint! {
        /// one bit
        pub A: Type = CPred($_self == );
    }
}

/// Code that calls what does not exist.
mod unknown_method {
    use super::*;

    constraint! {
        /// one bit
        pub A: Type = CPred($_self.is_integer_of(1));
    }
}

fn main() {}
