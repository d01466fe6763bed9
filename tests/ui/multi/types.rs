//! Traits about the types of several fields.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// `AllMatch` of what cannot be compared.
mod all_match_of_different_types {
    use super::*;

    pub struct Other;

    #[op(D, "a", traits(AllMatch("agree", $a, Other)))]
    pub struct AOp {
        #[operand]
        a: AnyType,
    }
}

/// `AllMatch` of one expression.
mod all_match_of_one {
    use super::*;

    #[op(D, "a", traits(AllMatch("agree", $a)))]
    pub struct AOp {
        #[operand]
        a: AnyType,
    }
}

/// `AllMatch` over a field that is none.
mod all_match_unknown_field {
    use super::*;

    #[op(D, "a", traits(AllMatch("agree", $a, $c)))]
    pub struct AOp {
        #[operand]
        a: AnyType,
        #[operand]
        b: AnyType,
    }
}

/// Attributes that have no type.
mod all_match_untyped_attribute {
    use super::*;

    #[op(D, "a", traits(AllTypesMatch(a, name)))]
    pub struct AOp {
        #[operand]
        a: AnyType,
        #[attr]
        name: Confined<StrAttr, StrAttr>,
    }
}

/// `AllMatch` without words.
mod all_match_without_summary {
    use super::*;

    #[op(D, "a", traits(AllMatch($a, $b)))]
    pub struct AOp {
        #[operand]
        a: AnyType,
        #[operand]
        b: AnyType,
    }
}

/// `OptionalTypesMatchWith` over fields that are always there.
mod optional_types_of_none {
    use super::*;

    #[op(D, "a", traits(OptionalTypesMatchWith("b is a", a, b, |ty, context| ty)))]
    pub struct AOp {
        #[operand]
        a: AnyType,
        #[operand]
        b: AnyType,
    }
}

/// `OptionalTypesMatchWith` without a closure.
mod optional_types_with_too_little {
    use super::*;

    #[op(D, "a", traits(OptionalTypesMatchWith("b is a", a, b)))]
    pub struct AOp {
        #[operand]
        a: AnyType,
        #[operand]
        b: AnyType,
    }
}

/// `RangedTypesMatchWith` over a single operand.
mod ranged_types_of_one {
    use super::*;

    #[op(D, "a", traits(RangedTypesMatchWith("r is a", a, r, |types, context| types.to_vec())))]
    pub struct AOp {
        #[operand]
        a: Variadic<AnyType>,
        #[result]
        r: AnyType,
    }
}

/// `RangedTypesMatchWith` whose closure makes one type.
mod ranged_types_of_wrong_type {
    use super::*;

    #[op(D, "a", traits(RangedTypesMatchWith("rs are a", a, rs, |types, context| types[0])))]
    pub struct AOp {
        #[operand]
        a: Variadic<AnyType>,
        #[result]
        rs: Variadic<AnyType>,
    }
}

/// A constraint that compares fields, of which there is one.
mod type_ids_match_of_one {
    use super::*;

    /// An operation.
    #[op(D, "a", traits(AllTypeIDsMatch(value)))]
    pub struct AOp {
        #[operand]
        value: AnyTensor,
    }
}

/// `ElementTypeIs` with a constraint on attributes.
mod type_is_attribute_constraint {
    use super::*;

    #[op(D, "a", traits(ElementTypeIs(a, I32Attr)))]
    pub struct AOp {
        #[operand]
        a: AnyType,
    }
}

/// `TypeIs` with a Rust type.
mod type_is_no_constraint {
    use super::*;

    #[op(D, "a", traits(TypeIs(a, u32)))]
    pub struct AOp {
        #[operand]
        a: AnyType,
    }
}

/// O35: `TypeIs` of a field that is none.
mod type_is_unknown_field {
    use super::*;

    #[op(D, "a", traits(TypeIs(x, I32)))]
    pub struct AOp {
        #[operand]
        a: AnyType,
    }
}

/// G08: `TypeIs` without a constraint.
mod type_is_without_type {
    use super::*;

    #[op(D, "a", traits(TypeIs(a)))]
    pub struct AOp {
        #[operand]
        a: AnyType,
    }
}

/// The type of an attribute is its own.
mod types_match_with_attribute {
    use super::*;

    #[op(D, "a", traits(TypesMatchWith("words", a, b, |ty, _| ty)))]
    pub struct AOp {
        #[operand]
        a: AnyType,
        #[attr]
        b: I32Attr,
    }
}

/// O59: code in a string, as in TableGen.
mod types_match_with_code_in_string {
    use super::*;

    #[op(D, "a", traits(TypesMatchWith("words", a, b, "$_self")))]
    pub struct AOp {
        #[operand]
        a: AnyType,
        #[result]
        b: AnyType,
    }
}

/// A field and itself.
mod types_match_with_itself {
    use super::*;

    #[op(D, "a", traits(TypesMatchWith("words", a, a, |ty, _| ty)))]
    pub struct AOp {
        #[operand]
        a: AnyType,
    }
}

/// A closure with one parameter.
mod types_match_with_one_parameter {
    use super::*;

    #[op(D, "a", traits(TypesMatchWith("words", a, b, |ty| ty)))]
    pub struct AOp {
        #[operand]
        a: AnyType,
        #[result]
        b: AnyType,
    }
}

/// `TypesMatchWith` without a closure.
mod types_match_with_too_little {
    use super::*;

    #[op(D, "a", traits(TypesMatchWith("words", a, b)))]
    pub struct AOp {
        #[operand]
        a: AnyType,
        #[result]
        b: AnyType,
    }
}

/// The type that an attribute holds is not its type.
mod types_match_with_type_attr {
    use super::*;

    #[op(D, "a", traits(TypesMatchWith("words", held, a, |ty, _| ty)))]
    pub struct AOp {
        #[operand]
        a: AnyType,
        #[attr]
        held: TypeAttr,
    }
}

/// O59: a field that does not exist.
mod types_match_with_unknown_field {
    use super::*;

    #[op(D, "a", traits(TypesMatchWith("words", a, zz, |ty, _| ty)))]
    pub struct AOp {
        #[operand]
        a: AnyType,
    }
}

/// A closure that computes no type.
mod types_match_with_wrong_type {
    use super::*;

    #[op(D, "a", traits(TypesMatchWith("words", a, b, |_, _| 5)))]
    pub struct AOp {
        #[operand]
        a: AnyType,
        #[result]
        b: AnyType,
    }
}

fn main() {}
