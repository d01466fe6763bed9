//! The syntax of a format, and the names in it.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// A derived attribute, which is not written.
mod derived_attribute {
    use super::*;

    #[op(D, "a", format($twice attr_dict))]
    pub struct AOp {
        #[attr]
        size: I64Attr,
        #[derived(|op, ir| op.size(ir) * 2)]
        twice: i64,
    }
}

/// A directive of formats of types.
mod directive_of_types {
    use super::*;

    #[op(D, "a", format(struct(params) attr_dict))]
    pub struct AOp {}
}

/// A directive with a `$`.
mod directive_with_dollar {
    use super::*;

    #[op(D, "a", format($attr_dict))]
    pub struct AOp {}
}

/// A directive with a hyphen.
mod directive_with_hyphen {
    use super::*;

    #[op(D, "a", format(attr-dict))]
    pub struct AOp {}
}

/// F77: `$` without a name.
mod dollar_alone {
    use super::*;

    #[op(D, "a", format(attr_dict $))]
    pub struct AOp {}
}

/// Directives as TableGen spells them.
mod foreign_spelling {
    use super::*;

    #[dialect(name = "my")]
    pub struct My;

    #[op(My, "x", format($a attr-dict ":" functional-type(operands, results) custom<forms>(attr-dict)))]
    pub struct XOp {
        #[operand]
        a: AnyType,
    }
}

/// A literal without quotes.
mod literal_bare {
    use super::*;

    #[op(D, "a", format($value, $other attr_dict))]
    pub struct AOp {
        #[operand]
        value: I<64>,
        #[operand]
        other: I<64>,
    }
}

/// F72: a literal that begins with a colon, and goes on.
mod literal_begins_with_colon {
    use super::*;

    #[op(D, "a", format(":abc" attr_dict))]
    pub struct AOp {}
}

/// F73: a literal in backticks.
mod literal_in_backticks {
    use super::*;

    #[op(D, "a", format("`now`" attr_dict))]
    pub struct AOp {}
}

/// F71: a number as a literal.
mod literal_number {
    use super::*;

    #[op(D, "a", format("1" attr_dict))]
    pub struct AOp {}
}

/// F75: a text that is no literal.
mod literal_with_blank {
    use super::*;

    #[op(D, "a", format("not now" attr_dict))]
    pub struct AOp {}
}

/// F70: a keyword with a colon in it.
mod literal_with_punctuation {
    use super::*;

    #[op(D, "a", format("a:" attr_dict))]
    pub struct AOp {}
}

/// A misspelt directive.
mod misspelt_directive {
    use super::*;

    #[op(D, "a", format(atr_dict))]
    pub struct AOp {}
}

/// A misspelt name.
mod misspelt_name {
    use super::*;

    #[op(D, "a", format($vlaue attr_dict))]
    pub struct AOp {
        #[operand]
        value: I<64>,
    }
}

/// FA4: a result, which has its place before the name.
mod result_outside_type {
    use super::*;

    #[op(D, "a", format($made attr_dict))]
    pub struct AOp {
        #[result]
        made: I<64>,
    }
}

/// F31: results, which have their place before the name.
mod results_alone {
    use super::*;

    #[op(D, "a", format(results attr_dict))]
    pub struct AOp {
        #[result]
        made: I<64>,
    }
}

/// Several mistakes at once.
mod several {
    use super::*;

    #[op(D, "a", format($vlaue $made type($size) "a b" attr_dict))]
    pub struct AOp {
        #[operand]
        value: I<64>,
        #[attr]
        size: I64Attr,
        #[result]
        made: I<64>,
    }
}

/// F76: punctuation that is nothing here.
mod unexpected_character {
    use super::*;

    #[op(D, "a", format(@ attr_dict))]
    pub struct AOp {}
}

/// F78: a word that is no directive.
mod unknown_directive {
    use super::*;

    #[op(D, "a", format(bogus attr_dict))]
    pub struct AOp {}
}

/// FA0: a name that is no field.
mod unknown_name {
    use super::*;

    #[op(D, "a", format($unknown attr_dict))]
    pub struct AOp {
        #[operand]
        value: I<64>,
    }
}

/// Literals without quotes.
mod words_without_quotes {
    use super::*;

    #[dialect(name = "my")]
    pub struct My;

    #[op(My, "x", format(a , to -> "`,`" "attr-dict" "=," "a-b" params { x: y } typ($a) attr_dict))]
    pub struct XOp {
        #[operand]
        a: I32,
    }
}

fn main() {}
