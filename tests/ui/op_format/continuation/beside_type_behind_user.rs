//! A type that begins with `<`, behind an attribute of a constraint of one's own.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d", types(TType))]
pub struct D;

constraint! {
    /// any attribute of the test
    pub Own: Attribute = TruePred;
}

/// A type.
#[type_def(D, "t", format("<" $n ">"))]
pub struct TType {
    n: i64,
}

#[op(D, "a", format($x attr_dict ":" $t type($x)))]
pub struct AOp {
    #[operand]
    x: TType,
    #[attr]
    t: Own,
}

fn main() {}
