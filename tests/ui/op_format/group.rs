//! Optional groups: anchors and parts.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// An anchor that reads nothing.
mod anchor_binds_nothing {
    use super::*;

    #[op(D, "a", format($size ("at" custom<one>(ref($size))^)? attr_dict))]
    pub struct AOp {
        #[attr]
        size: I64Attr,
    }
}

/// A literal as the anchor.
mod anchor_is_literal {
    use super::*;

    #[op(D, "a", format(("at"^ $size)? attr_dict))]
    pub struct AOp {
        #[attr]
        size: Optional<I64Attr>,
    }
}

/// An anchor outside of groups.
mod anchor_outside {
    use super::*;

    #[op(D, "a", format($size^ attr_dict))]
    pub struct AOp {
        #[attr]
        size: Optional<I64Attr>,
    }
}

/// F9D: an `else` without parentheses.
mod else_without_parentheses {
    use super::*;

    #[op(D, "a", format(($values^): attr_dict))]
    pub struct AOp {
        #[operand]
        values: Variadic<I<64>>,
    }
}

/// F9E: an `else` without the question mark.
mod else_without_question_mark {
    use super::*;

    #[op(D, "a", format(($values^) : ("none") attr_dict))]
    pub struct AOp {
        #[operand]
        values: Variadic<I<64>>,
    }
}

/// Fields of one group that may be there without each other.
mod fields_beside_anchor {
    use super::*;

    #[op(D, "a", format(("a" $e^ "," $f)? attr_dict))]
    pub struct AOp {
        #[attr]
        e: Optional<I64Attr>,
        #[attr]
        f: Optional<I64Attr>,
    }

    #[op(D, "b", format(("a" $e^ "," $v)? attr_dict ":" type($v)))]
    pub struct BOp {
        #[attr]
        e: Optional<I64Attr>,
        #[operand]
        v: Optional<I<32>>,
    }

    #[op(D, "c", format(("a" $e^ ("," $f^)?)? attr_dict))]
    pub struct COp {
        #[attr]
        e: Optional<I64Attr>,
        #[attr]
        f: Optional<I64Attr>,
    }

    #[op(D, "d", format(("a" $e^) : ("b" $f)? attr_dict))]
    pub struct DOp {
        #[attr]
        e: Optional<I64Attr>,
        #[attr]
        f: Optional<I64Attr>,
    }

    #[op(D, "e", traits(PredOpTrait("e is small", CPred($e.is_none()))), format(("a" $e^ "," $f)? attr_dict))]
    pub struct EOp {
        #[attr]
        e: Optional<I64Attr>,
        #[attr]
        f: Optional<I64Attr>,
    }
}

/// Fields of one clause that may be there without each other.
mod fields_of_clause {
    use super::*;

    #[op(D, "a", format(oilist("a" $e "," $f | "b" $g) attr_dict))]
    pub struct AOp {
        #[attr]
        e: Optional<I64Attr>,
        #[attr]
        f: Optional<I64Attr>,
        #[attr]
        g: Optional<I64Attr>,
    }
}

/// A group that begins with a group.
mod group_begins_with_group {
    use super::*;

    #[op(D, "a", format(((":" $first^)? "of" $second^)? attr_dict))]
    pub struct AOp {
        #[attr]
        first: Optional<I64Attr>,
        #[attr]
        second: Optional<I64Attr>,
    }
}

/// F93: a group that begins with a type.
mod group_begins_with_type {
    use super::*;

    #[op(D, "a", format((type($value) $value^)? attr_dict))]
    pub struct AOp {
        #[operand]
        value: Optional<I<64>>,
    }
}

/// F91: parentheses with nothing in them.
mod group_empty {
    use super::*;

    #[op(D, "a", format(() attr_dict))]
    pub struct AOp {}
}

/// F9G: a group of the dictionary of attributes.
mod group_of_attr_dict {
    use super::*;

    #[op(D, "a", format((attr_dict^)?))]
    pub struct AOp {}
}

/// A group with the dictionary of attributes, in `custom`.
mod group_of_attr_dict_in_custom {
    use super::*;

    #[op(D, "a", format(("at" custom<one>($size, attr_dict)^)?))]
    pub struct AOp {
        #[attr]
        size: Optional<I64Attr>,
    }
}

/// F99: a group of a functional type.
mod group_of_functional_type {
    use super::*;

    #[op(D, "a", format($values (functional_type($values, results)^)? attr_dict))]
    pub struct AOp {
        #[operand]
        values: Variadic<I<64>>,
    }
}

/// A group without elements.
mod group_of_nothing {
    use super::*;

    #[op(D, "a", format(()? attr_dict))]
    pub struct AOp {}
}

/// F96: a group with an attribute that is always there.
mod group_of_required_attribute {
    use super::*;

    #[op(D, "a", format(($size^)? attr_dict))]
    pub struct AOp {
        #[attr]
        size: I64Attr,
    }
}

/// F97: a group with an operand that is always there.
mod group_of_required_operand {
    use super::*;

    #[op(D, "a", format(($value^)? attr_dict))]
    pub struct AOp {
        #[operand]
        value: I<64>,
    }
}

/// F9B: a group with an operand in `custom` that is always there.
mod group_of_required_operand_in_custom {
    use super::*;

    #[op(D, "a", format((custom<one>($value)^)? attr_dict))]
    pub struct AOp {
        #[operand]
        value: I<64>,
    }
}

/// F9F: a group with a property that is always there.
mod group_of_required_property {
    use super::*;

    #[op(D, "a", format(($count^)? attr_dict))]
    pub struct AOp {
        #[property]
        count: i64,
    }
}

/// F98: a group with the type of a result that is always there.
mod group_of_required_result {
    use super::*;

    #[op(D, "a", format(("x" type($made)^)? attr_dict))]
    pub struct AOp {
        #[result]
        made: I<64>,
    }
}

/// F9C: a group of white space.
mod group_of_white_space {
    use super::*;

    #[op(D, "a", format((" "^)? attr_dict))]
    pub struct AOp {}
}

/// F94: a group with the types of all operands.
mod group_with_all_operands {
    use super::*;

    #[op(D, "a", format(operands ("," $size^ type(operands))? attr_dict))]
    pub struct AOp {
        #[attr]
        size: Optional<I64Attr>,
        #[operand]
        values: Variadic<AnyType>,
    }
}

/// F95: a group with two anchors.
mod group_with_two_anchors {
    use super::*;

    #[op(D, "a", format(($size^ $other^)? attr_dict))]
    pub struct AOp {
        #[attr]
        size: Optional<I64Attr>,
        #[attr]
        other: Optional<I64Attr>,
    }
}

/// F92: a group without an anchor.
mod group_without_anchor {
    use super::*;

    #[op(D, "a", format(($size)? attr_dict))]
    pub struct AOp {
        #[attr]
        size: Optional<I64Attr>,
    }
}

/// F9A: a group that does not say that it is optional.
mod group_without_question_mark {
    use super::*;

    #[op(D, "a", format(($values^) attr_dict))]
    pub struct AOp {
        #[operand]
        values: Variadic<I<64>>,
    }
}

/// A group with an attribute that is always there, beside the anchor.
mod required_beside_anchor {
    use super::*;

    #[op(D, "a", format(("at" $size^ "of" $other)? attr_dict))]
    pub struct AOp {
        #[attr]
        size: Optional<I64Attr>,
        #[attr]
        other: I64Attr,
    }
}

/// A group with a successor that is always there.
mod successor_in_group {
    use super::*;

    #[op(D, "a", traits(Terminator), format(("to" $to $value^)? attr_dict))]
    pub struct AOp {
        #[operand]
        value: Optional<I<64>>,
        #[successor]
        to: AnySuccessor,
    }
}

fn main() {}
