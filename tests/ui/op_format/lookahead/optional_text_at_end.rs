//! A text at the end that may be missing: the next operation may be in generic form.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(attr_dict ($text^)?))]
pub struct AOp {
    #[attr]
    text: Optional<StrAttr>,
}

fn main() {}
