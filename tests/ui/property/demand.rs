//! Demands on properties.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// A demand in quotes.
mod demand_is_code_in_string {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[property(is = "value > 0")]
        x: i64,
    }
}

/// A demand on two values.
mod demand_of_two {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[property(is = |a, b| a > b)]
        x: i64,
    }
}

/// A demand that is no truth value.
mod demand_of_wrong_type {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[property(is = |value| value + 1)]
        x: i64,
    }
}

/// Words for a demand that is not there.
mod summary_without_demand {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[property(summary = "positive")]
        x: i64,
    }
}

fn main() {}
