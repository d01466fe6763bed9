//! Two colons behind a symbol, which would go on with it.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format($a ":" ":" $n attr_dict))]
pub struct AOp {
    #[attr]
    a: SymbolRefAttr,
    #[attr]
    n: SymbolRefAttr,
}

fn main() {}
