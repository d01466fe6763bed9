//! A colon behind an attribute of the user's in full, which could be followed by a type.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d", attrs(PointAttr))]
pub struct D;

/// A point.
#[attr_def(D, "point", format("<" $x ">"))]
pub struct PointAttr {
    x: i64,
}

#[op(D, "a", format(qualified($point) attr_dict ":" type($made)))]
pub struct AOp {
    #[attr]
    point: PointAttr,
    #[result]
    made: AnyType,
}

fn main() {}
