//! F84: a keyword behind a list that has it.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(oilist("foo" $foo | "bar" $bar) "foo" attr_dict))]
pub struct AOp {
    #[attr]
    foo: UnitAttr,
    #[attr]
    bar: UnitAttr,
}

fn main() {}
