//! a constraint with the name of the library's, and another meaning: it is a string

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

constraint! {
    /// any name
    pub I32Attr: StringAttr = StringAttr;
}

/// X.
#[op(My, "x", format(attr_dict ($a^)?))]
pub struct XOp {
    #[attr]
    a: Optional<I32Attr>,
}

fn main() {}
