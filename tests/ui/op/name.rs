//! The name of an operation.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// O54: a name with a blank and an exclamation mark.
mod bad_character {
    use super::*;

    #[op(D, "bad name!")]
    pub struct AOp {}
}

/// A name that begins with a digit.
mod begins_with_digit {
    use super::*;

    #[op(D, "1a")]
    pub struct AOp {}
}

/// A name that begins with a dot.
mod begins_with_dot {
    use super::*;

    #[op(D, ".a")]
    pub struct AOp {}
}

/// A dash.
mod dash {
    use super::*;

    #[op(D, "avg-pool")]
    pub struct AOp {}
}

/// O55: an empty name.
mod empty {
    use super::*;

    #[op(D, "")]
    pub struct AOp {}
}

/// A name that ends with a dot.
mod ends_with_dot {
    use super::*;

    #[op(D, "a.")]
    pub struct AOp {}
}

/// A letter that the text format does not read.
mod not_ascii {
    use super::*;

    #[op(D, "größe")]
    pub struct AOp {}
}

/// The full name, as in pliron.
mod repeats_dialect {
    use super::*;

    #[op(D, "d.a")]
    pub struct AOp {}
}

/// A name with a space.
mod space {
    use super::*;

    #[op(D, "a b")]
    pub struct AOp {}
}

/// Two dots in a row.
mod two_dots {
    use super::*;

    #[op(D, "a..b")]
    pub struct AOp {}
}

fn main() {}
