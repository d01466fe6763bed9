//! `oilist`: clauses in any order.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// Clauses of an `oilist` as arguments, words that are one literal, and a format that is a string.
mod clauses_with_commas {
    use super::*;

    /// Tests.
    #[dialect(name = "d", ops(AOp, BOp, COp))]
    pub struct D;

    /// An op.
    #[op(D, "a", format(oilist("a" $a, "b" $b) attr_dict))]
    pub struct AOp {
        #[attr]
        a: Optional<I64Attr>,
        #[attr]
        b: Optional<I64Attr>,
    }

    /// An op.
    #[op(D, "b", format("at once" attr_dict))]
    pub struct BOp {}

    /// An op.
    #[op(D, "c", format = "$x attr-dict")]
    pub struct COp {
        #[operand]
        x: Index,
    }
}

/// F80: a keyword that two lists of clauses begin with.
mod keyword_in_adjacent_oilists {
    use super::*;

    #[op(D, "a", format(oilist("foo" $foo | "bar" $bar) oilist("bar" $more | "buzz" $buzz) attr_dict))]
    pub struct AOp {
        #[attr]
        foo: UnitAttr,
        #[attr]
        bar: UnitAttr,
        #[attr]
        more: UnitAttr,
        #[attr]
        buzz: UnitAttr,
    }
}

/// F8C: a clause with the dictionary of attributes.
mod oilist_attr_dict {
    use super::*;

    #[op(D, "a", format(oilist("a" attr_dict)))]
    pub struct AOp {}
}

/// F84: a keyword behind a list that has it.
mod oilist_before_its_keyword {
    use super::*;

    #[op(D, "a", format(oilist("foo" $foo | "bar" $bar) "foo" attr_dict))]
    pub struct AOp {
        #[attr]
        foo: UnitAttr,
        #[attr]
        bar: UnitAttr,
    }
}

/// A clause that ends with what another begins with.
mod oilist_clause_before_its_keyword {
    use super::*;

    #[op(D, "a", format(oilist("at" $size | "of" $name) "at" attr_dict))]
    pub struct AOp {
        #[attr]
        size: Optional<I64Attr>,
        #[attr]
        name: Optional<StrAttr>,
    }
}

/// A clause that says nothing.
mod oilist_clause_of_keyword {
    use super::*;

    #[op(D, "a", format(oilist("at" $size | "now") attr_dict))]
    pub struct AOp {
        #[attr]
        size: Optional<I64Attr>,
    }
}

/// F82: a list without clauses.
mod oilist_empty {
    use super::*;

    #[op(D, "a", format(oilist() attr_dict))]
    pub struct AOp {}
}

/// F81: a clause without its keyword.
mod oilist_empty_clause {
    use super::*;

    #[op(D, "a", format(oilist("keyword" $given | ) attr_dict))]
    pub struct AOp {
        #[attr]
        given: UnitAttr,
    }
}

/// F89: a clause with the types of all.
mod oilist_functional_type {
    use super::*;

    #[op(D, "a", format(operands oilist("a" functional_type(operands, results)) attr_dict))]
    pub struct AOp {
        #[operand]
        values: Variadic<AnyType>,
        #[result]
        made: Variadic<AnyType>,
    }
}

/// Two clauses of one keyword.
mod oilist_keyword_twice {
    use super::*;

    #[op(D, "a", format(oilist("at" $size | "at" $other) attr_dict))]
    pub struct AOp {
        #[attr]
        size: Optional<I64Attr>,
        #[attr]
        other: Optional<I64Attr>,
    }
}

/// F8B: a clause with all regions.
mod oilist_regions {
    use super::*;

    #[op(D, "a", format(oilist("a" regions) attr_dict))]
    pub struct AOp {
        #[region]
        body: AnyRegion,
    }
}

/// F86: a clause with an attribute that cannot be missing.
mod oilist_required_attribute {
    use super::*;

    #[op(D, "a", format(oilist("a" $size) attr_dict))]
    pub struct AOp {
        #[attr]
        size: I64Attr,
    }
}

/// F87: a clause with an operand that cannot be missing.
mod oilist_required_operand {
    use super::*;

    #[op(D, "a", format(oilist("a" $value) attr_dict))]
    pub struct AOp {
        #[operand]
        value: I<64>,
    }
}

/// F8A: a clause with a property that cannot be missing.
mod oilist_required_property {
    use super::*;

    #[op(D, "a", format(oilist("a" $count) attr_dict))]
    pub struct AOp {
        #[property]
        count: i64,
    }
}

/// F88: a clause with the type of a result that cannot be missing.
mod oilist_required_result {
    use super::*;

    #[op(D, "a", format(oilist("a" type($made)) attr_dict))]
    pub struct AOp {
        #[result]
        made: I<64>,
    }
}

/// F83: a clause that begins with an operand.
mod oilist_without_keyword {
    use super::*;

    #[op(D, "a", format(oilist($value ":" type($value)) attr_dict))]
    pub struct AOp {
        #[operand]
        value: Optional<AnyType>,
    }
}

/// F85: a list of clauses without parentheses.
mod oilist_without_parentheses {
    use super::*;

    #[op(D, "a", format(oilist "wrong" attr_dict))]
    pub struct AOp {}
}

fn main() {}
