//! What goes on a number of a constraint of one's own.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

constraint! {
    /// a float of the test
    pub Own: FloatAttr = F64Attr;
}

#[op(D, "a", format($f "" "e" attr_dict))]
pub struct AOp {
    #[attr]
    f: Own,
}

fn main() {}
