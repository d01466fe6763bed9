//! An enum at the end that may be missing: the next operation may begin with text, as a case may.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// padding
#[enum_attr]
pub enum Padding {
    #[case("same")]
    Same,
}

#[op(D, "a", format(attr_dict ($padding^)?))]
pub struct AOp {
    #[attr]
    padding: Optional<Padding>,
}

fn main() {}
