//! `nvvm.barrier`: an optional attribute of any kind, without a literal. The next operation's location or name may be taken for it.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format((qualified($reduction)^)? attr_dict))]
pub struct AOp {
    #[attr]
    reduction: Optional<AnyAttr>,
}

fn main() {}
