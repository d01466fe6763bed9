//! `<` behind an attribute of another clause.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(oilist("v" $v | "<" $n ">") attr_dict))]
pub struct AOp {
    #[attr]
    v: Optional<TypeAttr>,
    #[attr]
    n: Optional<I64Attr>,
}

fn main() {}
