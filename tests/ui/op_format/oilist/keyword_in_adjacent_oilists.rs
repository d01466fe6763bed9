//! F80: a keyword that two lists of clauses begin with.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(oilist("foo" $foo | "bar" $bar) oilist("bar" $more | "buzz" $buzz) attr_dict))]
pub struct AOp {
    #[attr]
    foo: UnitAttr,
    #[attr]
    bar: UnitAttr,
    #[attr]
    more: UnitAttr,
    #[attr]
    buzz: UnitAttr,
}

fn main() {}
