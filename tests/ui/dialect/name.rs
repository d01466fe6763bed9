//! The name of a dialect.

use ods::prelude::*;

/// L05: an empty name.
mod empty_name {
    use super::*;

    #[dialect(name = "")]
    pub struct A;
}

/// The name without its key.
mod name_alone {
    use super::*;

    #[dialect("a")]
    pub struct A;
}

/// A name that begins with a digit.
mod name_begins_with_digit {
    use super::*;

    #[dialect(name = "2d")]
    pub struct A;
}

/// A number as the name.
mod name_is_a_number {
    use super::*;

    #[dialect(name = 5)]
    pub struct A;
}

/// A name without quotes.
mod name_is_an_identifier {
    use super::*;

    #[dialect(name = a)]
    pub struct A;
}

/// A name with a dash.
mod name_with_dash {
    use super::*;

    #[dialect(name = "my-dialect")]
    pub struct A;
}

/// A name with a dot.
mod name_with_dot {
    use super::*;

    #[dialect(name = "a.b")]
    pub struct A;
}

/// L04: a dialect without a name.
mod no_name {
    use super::*;

    #[dialect]
    pub struct A;
}

fn main() {}
