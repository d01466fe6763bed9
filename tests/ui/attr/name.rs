//! The name of an attribute, and names that the library needs.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// An empty name.
mod name_empty {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[attr(name = "")]
        x: I32Attr,
    }
}

/// A name without quotes.
mod name_is_no_string {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[attr(name = value)]
        x: I32Attr,
    }
}

/// Two attributes of one name.
mod name_twice {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[attr]
        x: I32Attr,
        #[attr(name = "x")]
        y: I32Attr,
    }
}

/// Two attributes of one name, the renamed one first.
mod name_twice_the_other_way_round {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[attr(name = "x")]
        y: I32Attr,
        #[attr]
        x: I32Attr,
    }
}

/// A name with a dot: such attributes are discardable.
mod name_with_dot {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[attr(name = "d.x")]
        x: I32Attr,
    }
}

/// The sizes of result groups as an attribute.
mod result_segment_sizes {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[attr]
        resultSegmentSizes: I32Attr,
    }
}

/// O39: an attribute of a name that MLIR keeps for itself.
mod segment_sizes {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[operand]
        values: Variadic<AnyType>,
        #[attr(name = "operandSegmentSizes")]
        sizes: DenseI32ArrayAttr,
    }
}

fn main() {}
