//! Types have no values.

use ods::prelude::*;

constraint! {
    /// an attribute
    pub A: Type = Test(ValueTest::IntIsPositive);
}

fn main() {}
