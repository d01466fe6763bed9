//! A constraint of the user that allows several types.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

constraint! {
    /// small integer
    pub Small: Type = Or(I<8>, I<16>);
}

#[op(D, "a", format($value attr_dict))]
pub struct AOp {
    #[operand]
    value: Small,
}

fn main() {}
