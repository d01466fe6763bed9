//! `irdl.base`: optional attributes that no literal announces. The next operation may begin with a string.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(($base_ref^)? ($base_name^)? attr_dict))]
pub struct AOp {
    #[attr]
    base_ref: Optional<SymbolRefAttr>,
    #[attr]
    base_name: Optional<StrAttr>,
}

fn main() {}
