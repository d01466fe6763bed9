//! Types have no values.

use ods::prelude::*;

constraint! {
    /// an attribute
    pub A: Type = Test(AttrValuePred::IntIsPositive);
}

fn main() {}
