//! Results of which one is written, and one is inferred.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", interfaces(InferTypeOpInterface), format(attr_dict ":" type($a)))]
pub struct AOp {
    #[result]
    a: AnyType,
    #[result]
    b: AnyType,
}

fn main() {}
