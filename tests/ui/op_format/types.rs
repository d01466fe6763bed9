//! `type`, `functional_type` and `qualified`, and types that a format must have.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// F22: a functional type without arguments.
mod functional_type_empty {
    use super::*;

    #[op(D, "a", format(functional_type() attr_dict))]
    pub struct AOp {}
}

/// F20: a functional type in another.
mod functional_type_in_itself {
    use super::*;

    #[op(D, "a", format(functional_type(functional_type(operands, results), results) attr_dict))]
    pub struct AOp {}
}

/// F23: a functional type without results.
mod functional_type_of_one {
    use super::*;

    #[op(D, "a", format(functional_type(operands) attr_dict))]
    pub struct AOp {}
}

/// F24: a functional type of three.
mod functional_type_of_three {
    use super::*;

    #[op(D, "a", format(functional_type(operands, results, results) attr_dict))]
    pub struct AOp {}
}

/// F21: a functional type of nothing.
mod functional_type_without_parentheses {
    use super::*;

    #[op(D, "a", format(functional_type attr_dict))]
    pub struct AOp {}
}

/// Results of which one is written, and one is inferred.
mod inferred_type_written {
    use super::*;

    #[op(D, "a", interfaces(InferTypeOpInterface), format(attr_dict ":" type($a)))]
    pub struct AOp {
        #[result]
        a: AnyType,
        #[result]
        b: AnyType,
    }
}

/// FB3: the type of an operand, from nowhere.
mod operand_type_unknown {
    use super::*;

    #[op(D, "a", format($value attr_dict ":" type($made)))]
    pub struct AOp {
        #[operand]
        value: AnyMemRef,
        #[result]
        made: AnyMemRef,
    }
}

/// FB5: the types of all operands, which are as many as one likes.
mod operands_types_unknown {
    use super::*;

    #[op(D, "a", format(operands attr_dict))]
    pub struct AOp {
        #[operand]
        values: Variadic<I<64>>,
    }
}

/// An operand in full.
mod qualified_operand {
    use super::*;

    #[op(D, "a", format(qualified($value) attr_dict))]
    pub struct AOp {
        #[operand]
        value: I<64>,
    }
}

/// F44: operands in full.
mod qualified_operands {
    use super::*;

    #[op(D, "a", format(qualified(operands) attr_dict))]
    pub struct AOp {
        #[operand]
        value: I<64>,
    }
}

/// FB4: the type of a result, from nowhere.
mod result_type_unknown {
    use super::*;

    #[op(D, "a", format(attr_dict))]
    pub struct AOp {
        #[result]
        made: AnyMemRef,
    }
}

/// FB6: the types of results, which are as many as one likes.
mod results_types_unknown {
    use super::*;

    #[op(D, "a", format(attr_dict))]
    pub struct AOp {
        #[result]
        made: Variadic<I<64>>,
    }
}

/// A type that is computed the other way round.
mod type_backwards {
    use super::*;

    #[op(D, "a", traits(TypesMatchWith("the same", a, b, |ty, _| ty)), format($a "," $b attr_dict ":" type($b)))]
    pub struct AOp {
        #[operand]
        a: AnyType,
        #[operand]
        b: AnyType,
    }
}

/// A type that would follow in two steps.
mod type_by_two_steps {
    use super::*;

    #[op(D, "a", traits(AllTypesMatch(a, b), AllTypesMatch(b, c)), format($a "," $b "," $c attr_dict ":" type($a)))]
    pub struct AOp {
        #[operand]
        a: AnyType,
        #[operand]
        b: AnyType,
        #[operand]
        c: AnyType,
    }
}

/// A constraint of the user that allows several types.
mod type_follows_from_nothing {
    use super::*;

    #[dialect(name = "my")]
    pub struct My;

    constraint! {
        /// a small integer
        pub Small: Type = Or(I8, I16);
    }

    #[op(My, "x", format($a attr_dict))]
    pub struct XOp {
        #[operand]
        a: Small,
    }
}

/// F04: types of the dictionary of attributes.
mod type_of_attr_dict {
    use super::*;

    #[op(D, "a", format(type(attr_dict)))]
    pub struct AOp {}
}

/// FA9: the type of an attribute.
mod type_of_attribute {
    use super::*;

    #[op(D, "a", format($size type($size) attr_dict))]
    pub struct AOp {
        #[attr]
        size: I64Attr,
    }
}

/// F45: the type of a functional type.
mod type_of_functional_type {
    use super::*;

    #[op(D, "a", format(type(functional_type(operands, results)) attr_dict))]
    pub struct AOp {}
}

/// F90: the type of an optional group.
mod type_of_group {
    use super::*;

    #[op(D, "a", format(type(($size^)?) attr_dict))]
    pub struct AOp {
        #[attr]
        size: Optional<I64Attr>,
    }
}

/// F36: the type of a literal.
mod type_of_literal {
    use super::*;

    #[op(D, "a", format(type("now") attr_dict))]
    pub struct AOp {}
}

/// F06: types of the dictionary of properties.
mod type_of_prop_dict {
    use super::*;

    #[op(D, "a", format(type(prop_dict) attr_dict))]
    pub struct AOp {}
}

/// FAA: the type of a property.
mod type_of_property {
    use super::*;

    #[op(D, "a", format($count type($count) attr_dict))]
    pub struct AOp {
        #[property]
        count: i64,
    }
}

/// FA7: the type of a region.
mod type_of_region {
    use super::*;

    #[op(D, "a", format(type($body) attr_dict_with_keyword $body))]
    pub struct AOp {
        #[region]
        body: AnyRegion,
    }
}

/// F29: types of regions.
mod type_of_regions {
    use super::*;

    #[op(D, "a", format(type(regions) attr_dict))]
    pub struct AOp {
        #[region]
        body: AnyRegion,
    }
}

/// F43: the type of a text.
mod type_of_string {
    use super::*;

    #[op(D, "a", format(type("x y") attr_dict))]
    pub struct AOp {}
}

/// FA8: the type of a successor.
mod type_of_successor {
    use super::*;

    #[op(D, "a", traits(Terminator), format(type($to) $to attr_dict))]
    pub struct AOp {
        #[successor]
        to: AnySuccessor,
    }
}

/// F32: types of successors.
mod type_of_successors {
    use super::*;

    #[op(D, "a", traits(Terminator), format(type(successors) attr_dict))]
    pub struct AOp {
        #[successor]
        to: AnySuccessor,
    }
}

/// F35: types of two at once.
mod type_of_two {
    use super::*;

    #[op(D, "a", format(operands attr_dict type(operands results)))]
    pub struct AOp {
        #[operand]
        value: I<64>,
        #[result]
        made: I<64>,
    }
}

/// F42: the type of a type.
mod type_of_type {
    use super::*;

    #[op(D, "a", format($value type(type($value)) attr_dict))]
    pub struct AOp {
        #[operand]
        value: I<64>,
    }
}

/// A type that follows from an operand that may be missing.
mod type_of_what_may_be_missing {
    use super::*;

    #[op(D, "a", traits(SameOperandsAndResultType), format(($value^ ":" type($value))? attr_dict))]
    pub struct AOp {
        #[operand]
        value: Optional<AnyType>,
        #[result]
        made: AnyType,
    }
}

/// F34: types of nothing.
mod type_without_parentheses {
    use super::*;

    #[op(D, "a", format(type attr_dict))]
    pub struct AOp {}
}

/// A constraint of the user that allows several types.
mod user_constraint_of_several {
    use super::*;

    constraint! {
        /// small integer
        pub Small: Type = Or(I<8>, I<16>);
    }

    #[op(D, "a", format($value attr_dict))]
    pub struct AOp {
        #[operand]
        value: Small,
    }
}

fn main() {}
