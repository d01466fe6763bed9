//! A negative number that is positive.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[attr]
    step: Optional<Confined<I64Attr, Both<IntPositive, IntMaxValue<-1>>>>,
}

fn main() {}
