//! Parts between which a blank is missing.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// An arrow of two literals, where a group begins.
mod beside_arrow_in_group {
    use super::*;

    #[op(D, "a", format("-" (">" $n^)? attr_dict))]
    pub struct AOp {
        #[attr]
        n: Optional<I64Attr>,
    }
}

/// What goes on a number in hexadecimal.
mod beside_hexadecimal {
    use super::*;

    #[op(D, "a", format($f "" "e" attr_dict))]
    pub struct AOp {
        #[attr]
        f: F32Attr,
    }
}

/// What goes on a number of a constraint of one's own.
mod beside_hexadecimal_of_user {
    use super::*;

    constraint! {
        /// a float of the test
        pub Own: FloatAttr = F64Attr;
    }

    #[op(D, "a", format($f "" "e" attr_dict))]
    pub struct AOp {
        #[attr]
        f: Own,
    }
}

/// What goes on a property in hexadecimal.
mod beside_hexadecimal_property {
    use super::*;

    #[op(D, "a", format($f "" "f" attr_dict))]
    pub struct AOp {
        #[property]
        f: f64,
    }
}

/// The word of an enum behind another.
mod beside_word_before_enum {
    use super::*;

    /// Modes.
    #[enum_attr]
    pub enum Mode {
        #[case("none")]
        None,
        #[case("all")]
        All,
    }

    #[op(D, "a", format("x" "" $mode attr_dict))]
    pub struct AOp {
        #[attr]
        mode: Mode,
    }
}

/// Words, where the group between is missing.
mod beside_word_behind_missing {
    use super::*;

    #[op(D, "a", format("a" ("[" $n^ "[")? "b" attr_dict))]
    pub struct AOp {
        #[attr]
        n: Optional<I64Attr>,
    }
}

/// An arrow behind a block: `^bb0->` is one name.
mod block_runs_on {
    use super::*;

    #[op(D, "a", traits(Terminator), format($to "" "->" "x" attr_dict))]
    pub struct AOp {
        #[successor]
        to: AnySuccessor,
    }
}

/// The word of a clause behind a name of the user's.
mod clause_runs_into_user {
    use super::*;

    constraint! {
        /// name
        pub Name: StringAttr = StrAttr, symbol_name;
    }

    #[op(D, "a", format($name "" oilist("k" $count) attr_dict))]
    pub struct AOp {
        #[attr]
        name: Name,
        #[attr]
        count: Optional<I64Attr>,
    }
}

/// A brace, a dash and an alias are one token.
mod dash_before_alias {
    use super::*;

    #[op(D, "a", format("{" "-" "" $map "}" attr_dict))]
    pub struct AOp {
        #[attr]
        map: AffineMapAttr,
    }
}

/// What is printed as an arrow.
mod dash_before_angle {
    use super::*;

    #[op(D, "a", format("-" ">" attr_dict))]
    pub struct AOp {}
}

/// A word without a blank behind the name.
mod name_runs_on {
    use super::*;

    #[op(D, "a", format("" "now" attr_dict))]
    pub struct AOp {}
}

/// A number before an optional number, which may be present.
mod number_runs_into_optional {
    use super::*;

    #[op(D, "a", format($count "" $limit attr_dict))]
    pub struct AOp {
        #[property]
        count: i64,
        #[property]
        limit: Optional<i64>,
    }
}

/// A word behind a number, which would be `0x10`; numbers side by side.
mod number_runs_on {
    use super::*;

    #[op(D, "a", format($n "" "x10" attr_dict))]
    pub struct AOp {
        #[attr]
        n: I64Attr,
    }

    #[op(D, "b", format($n "" "x10" attr_dict))]
    pub struct BOp {
        #[property]
        n: i64,
    }

    #[op(D, "c", format($a "" $b attr_dict))]
    pub struct COp {
        #[attr]
        a: I64Attr,
        #[attr]
        b: I64Attr,
    }
}

/// A word before the case of a property.
mod property_runs_into_word {
    use super::*;

    /// Modes.
    #[enum_attr]
    pub enum Mode {
        #[case("a")]
        A,
        #[case("b")]
        B,
    }

    #[op(D, "a", format("k" "" $mode attr_dict))]
    pub struct AOp {
        #[property]
        mode: Mode,
    }
}

/// What is printed as a comment.
mod slashes_run_together {
    use super::*;

    #[op(D, "a", format("/" "" "/" attr_dict))]
    pub struct AOp {}
}

/// Dots behind a word, which may have some.
mod word_before_dots {
    use super::*;

    #[op(D, "a", format("x" "" "..." attr_dict))]
    pub struct AOp {}
}

/// The case of a property before a word.
mod word_runs_into_property {
    use super::*;

    /// Modes.
    #[enum_attr]
    pub enum Mode {
        #[case("a")]
        A,
        #[case("b")]
        B,
    }

    #[op(D, "a", format($mode "" "k" attr_dict))]
    pub struct AOp {
        #[property]
        mode: Mode,
    }
}

/// The type of an integer before a word.
mod word_runs_into_type_of_integer {
    use super::*;

    #[op(D, "a", format($number "" "k" attr_dict))]
    pub struct AOp {
        #[attr]
        number: APIntAttr,
    }
}

/// Two words without a blank between.
mod words_run_together {
    use super::*;

    #[op(D, "a", format("at" "" "once" attr_dict))]
    pub struct AOp {}
}

fn main() {}
