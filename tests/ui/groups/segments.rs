//! Several groups, and the traits that say how long they are.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// The trait of operands for result groups.
mod operand_segments_for_results {
    use super::*;

    #[op(D, "a", traits(AttrSizedOperandSegments))]
    pub struct AOp {
        #[result]
        a: Variadic<AnyType>,
        #[result]
        b: Variadic<AnyType>,
    }
}

/// O16: both traits that say how long result groups are.
mod result_segments_and_same_size {
    use super::*;

    #[op(D, "a", traits(AttrSizedResultSegments, SameVariadicResultSize))]
    pub struct AOp {
        #[result]
        a: Variadic<AnyType>,
        #[result]
        b: Variadic<AnyType>,
    }
}

/// O15: both traits that say how long operand groups are.
mod segments_and_same_size {
    use super::*;

    #[op(D, "a", traits(AttrSizedOperandSegments, SameVariadicOperandSize))]
    pub struct AOp {
        #[operand]
        a: Variadic<AnyType>,
        #[operand]
        b: Variadic<AnyType>,
    }
}

/// O13: segments where one group suffices.
mod segments_of_one {
    use super::*;

    #[op(D, "a", traits(AttrSizedOperandSegments))]
    pub struct AOp {
        #[operand]
        a: Variadic<AnyType>,
    }
}

/// O14: segments where one group suffices.
mod segments_of_one_result {
    use super::*;

    #[op(D, "a", traits(AttrSizedResultSegments))]
    pub struct AOp {
        #[result]
        a: Variadic<AnyType>,
    }
}

/// Lengths of groups for a group that has none.
mod segments_of_plain_operand {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[operand(segments = lengths)]
        a: Variadic<AnyType>,
        #[attr]
        lengths: DenseI32ArrayAttr,
    }
}

/// O17: three operand groups of variable length.
mod three_variadic_operands {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[operand]
        a: Variadic<AnyType>,
        #[operand]
        b: Optional<AnyType>,
        #[operand]
        c: Variadic<AnyType>,
    }
}

/// O17: two operand groups of variable length.
mod two_variadic_operands {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[operand]
        a: Variadic<AnyType>,
        #[operand]
        b: Variadic<AnyType>,
    }
}

/// O18: two result groups of variable length.
mod two_variadic_results {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[result]
        a: Variadic<AnyType>,
        #[result]
        b: Variadic<AnyType>,
    }
}

/// O17: an optional and a variadic operand.
mod variadic_and_optional_operand {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[operand]
        a: Optional<AnyType>,
        #[operand]
        b: Variadic<AnyType>,
    }
}

/// O19: a variadic region that is not the last.
mod variadic_region_first {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[region]
        a: Variadic<AnyRegion>,
        #[region]
        b: AnyRegion,
    }
}

/// O67: a variadic operand, and two variadic results.
mod variadic_results_beside_operand {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[operand]
        a: Variadic<AnyType>,
        #[result]
        b: Variadic<AnyType>,
        #[result]
        c: Variadic<AnyType>,
    }
}

/// O21: a variadic successor that is not the last.
mod variadic_successor_first {
    use super::*;

    #[op(D, "a", traits(Terminator))]
    pub struct AOp {
        #[successor]
        a: Variadic<AnySuccessor>,
        #[successor]
        b: AnySuccessor,
    }
}

fn main() {}
