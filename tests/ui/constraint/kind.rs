//! Constraints on another kind of entity than the field's, and names that are no constraints.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// One of several constraints, under a name that it does not have.
mod any_of {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[operand]
        value: AnyOf<F32, F64>,
    }
}

/// A generic constraint without its argument.
mod argument_missing {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[operand]
        x: TensorOf,
    }
}

/// An attribute constraint on an operand.
mod attribute_on_operand {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[operand]
        x: I32Attr,
    }
}

/// O65: an attribute constraint on a result.
mod attribute_on_result {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[result]
        x: I32Attr,
    }
}

/// Entities are not constraints: each has one that allows all.
mod entities {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[operand]
        value: Value,
        #[attr]
        attribute: Value,
        #[region]
        body: Region,
        #[successor]
        next: Variadic<Block>,
    }
}

/// `Type` itself on an operand.
mod entity {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[operand]
        x: Type,
    }
}

/// A Rust type in a group.
mod in_variadic {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[operand]
        x: Variadic<i32>,
    }
}

/// TableGen's list of types.
mod list_of_types {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[operand]
        x: TensorOf<[F32, F64]>,
    }
}

/// A constraint with a slip.
mod misspelt {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[operand]
        x: AnyTnsor,
    }
}

/// A nested constraint of the wrong kind.
mod nested {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[operand]
        x: TensorOf<I32Attr>,
    }
}

/// A nested Rust type.
mod nested_rust_type {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[operand]
        x: TensorOf<f32>,
    }
}

/// An operation on an operand.
mod operation {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[operand]
        x: AOp,
    }
}

/// A reference.
mod reference {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[operand]
        x: &'static AnyType,
    }
}

/// O26: a Rust type on an operand.
mod rust_type {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[operand]
        x: i32,
    }
}

/// O26: a Rust type on an attribute.
mod rust_type_on_attribute {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[attr]
        x: String,
    }
}

/// A choice with a constraint of another kind.
mod tuple_with_wrong_kind {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[operand]
        x: (I32, I32Attr),
    }
}

/// O22: a type constraint on an attribute.
mod type_on_attribute {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[attr]
        x: I32,
    }
}

/// A type constraint on a region.
mod type_on_region {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[region]
        x: AnyType,
    }
}

/// O29: a type constraint on a successor.
mod type_on_successor {
    use super::*;

    #[op(D, "a", traits(Terminator))]
    pub struct AOp {
        #[successor]
        x: AnyType,
    }
}

/// G03, G06: a constraint that does not exist.
mod unknown {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[operand]
        x: NoSuchType,
    }
}

/// A wrong constraint of an attribute with every kind of accessor is one error.
mod used_twice {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[attr]
        x: Optional<bool>,
    }
}

/// A handle's type on an operand.
mod value {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[operand]
        x: Value,
    }
}

fn main() {}
