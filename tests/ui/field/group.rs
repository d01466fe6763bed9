//! Optional and variadic fields.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// TableGen's `ConfinedAttr`.
mod confined_attr_by_name {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[attr]
        a: ConfinedAttr<I32Attr, IntMinValue<0>>,
    }
}

/// TableGen's `DefaultValuedOptionalAttr`.
mod default_valued_optional_attr_by_name {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[attr]
        a: DefaultValuedOptionalAttr<I32Attr>,
    }
}

/// Rust's own `Option`.
mod option {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[operand]
        x: Option<AnyType>,
    }
}

/// `Optional` of a `Variadic`.
mod optional_of_variadic {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[result]
        x: Optional<Variadic<AnyType>>,
    }
}

/// An optional region.
mod region_optional {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[region]
        body: Optional<AnyRegion>,
    }
}

/// An optional successor.
mod successor_optional {
    use super::*;

    #[op(D, "a", traits(Terminator))]
    pub struct AOp {
        #[successor]
        next: Optional<AnySuccessor>,
    }
}

/// `Variadic` without a constraint.
mod variadic_of_nothing {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[operand]
        x: Variadic,
    }
}

/// `Variadic` of two.
mod variadic_of_two {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[operand]
        x: Variadic<AnyType, AnyType>,
    }
}

/// O30, O33: `VariadicOfVariadic`
mod variadic_of_variadic {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[operand]
        x: Variadic<Variadic<AnyType>>,
    }
}

/// TableGen's `VariadicRegion`.
mod variadic_region_by_name {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[region]
        bodies: VariadicRegion<AnyRegion>,
    }
}

/// TableGen's `VariadicSuccessor`.
mod variadic_successor_by_name {
    use super::*;

    #[op(D, "a", traits(Terminator))]
    pub struct AOp {
        #[successor]
        a: VariadicSuccessor<AnySuccessor>,
    }
}

/// Rust's own list.
mod vec {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[operand]
        x: Vec<AnyType>,
    }
}

fn main() {}
