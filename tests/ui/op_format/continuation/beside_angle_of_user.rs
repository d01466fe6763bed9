//! `<` behind an attribute of a constraint of one's own.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

constraint! {
    /// any attribute of the test
    pub Own: Attribute = TruePred;
}

#[op(D, "a", format($t ("<" $n^ ">")? attr_dict))]
pub struct AOp {
    #[attr]
    t: Own,
    #[attr]
    n: Optional<I64Attr>,
}

fn main() {}
