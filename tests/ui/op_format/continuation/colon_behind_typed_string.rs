//! A string whose type is one of several.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format($name attr_dict ":" type($x)))]
pub struct AOp {
    #[attr]
    name: TypedStrAttr<AnyInteger>,
    #[result]
    x: AnyType,
}

fn main() {}
