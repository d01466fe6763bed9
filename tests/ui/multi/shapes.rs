//! Traits about shapes, ranks and elements of several fields.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// `AllElementCountsMatch` of one field.
mod element_counts_of_one {
    use super::*;

    #[op(D, "a", traits(AllElementCountsMatch(a)))]
    pub struct AOp {
        #[operand]
        a: AnyType,
    }
}

/// O35: `AllElementCountsMatch` of a field that is none.
mod element_counts_unknown {
    use super::*;

    #[op(D, "a", traits(AllElementCountsMatch(a, bb)))]
    pub struct AOp {
        #[operand]
        a: AnyType,
        #[operand]
        b: AnyType,
    }
}

/// An attribute that has no type, and so no elements.
mod element_type_of_untyped_attribute {
    use super::*;

    #[op(D, "a", traits(ElementTypeIs(sizes, AnyInteger)))]
    pub struct AOp {
        #[operand]
        a: AnyType,
        #[attr]
        sizes: Optional<I64ArrayAttr>,
    }
}

/// `AllElementTypesMatch` of one field.
mod element_types_of_one {
    use super::*;

    #[op(D, "a", traits(AllElementTypesMatch(a)))]
    pub struct AOp {
        #[operand]
        a: AnyType,
        #[operand]
        b: AnyType,
    }
}

/// `ShapedTypeMatchesElementCountAndTypes` of a single operand.
mod elements_of_one {
    use super::*;

    #[op(D, "a", traits(ShapedTypeMatchesElementCountAndTypes(r, a)))]
    pub struct AOp {
        #[operand]
        a: AnyType,
        #[result]
        r: AnyType,
    }
}

/// `ShapedTypeMatchesElementCountAndTypes` of one field.
mod elements_without_elements {
    use super::*;

    #[op(D, "a", traits(ShapedTypeMatchesElementCountAndTypes(r)))]
    pub struct AOp {
        #[operand]
        a: Variadic<AnyType>,
        #[result]
        r: AnyType,
    }
}

/// A constraint about a field that is not there.
mod ranks_match_unknown {
    use super::*;

    /// An operation.
    #[op(D, "a", traits(AllRanksMatch(value, other)))]
    pub struct AOp {
        #[operand]
        value: AnyTensor,
    }
}

/// `AllShapesMatch` with a successor.
mod shapes_of_successor {
    use super::*;

    #[op(D, "a", traits(Terminator, AllShapesMatch(a, next)))]
    pub struct AOp {
        #[operand]
        a: AnyType,
        #[operand]
        b: AnyType,
        #[successor]
        next: AnySuccessor,
    }
}

fn main() {}
