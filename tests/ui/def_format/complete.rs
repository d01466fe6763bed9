//! Each parameter is in the format once, or can be absent.

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// a parameter that cannot tell whether it is there
mod cannot_be_missing {
    use super::*;

    /// X.
    #[type_def(My, "x", format("<" $a ">"))]
    pub struct XType {
        a: Option<f64>,
    }
}

/// a parameter of several in a group that cannot tell whether it is there
mod cannot_be_missing_in_group {
    use super::*;

    /// X.
    #[attr_def(My, "x", format("<" ("x" $a^ ":" $b)? ">"))]
    pub struct XAttr {
        a: Option<u32>,
        b: Option<f64>,
    }
}

/// all parameters may be missing, and the first cannot tell
mod cannot_be_missing_in_params {
    use super::*;

    /// X.
    #[attr_def(My, "x", format("<" params ">"))]
    pub struct XAttr {
        #[param(default = 1.0)]
        a: f64,
        #[param(default = 2)]
        b: u32,
    }
}

/// a definition with a format of its own, which nothing tells
mod definition_cannot_be_missing {
    use super::*;

    #[dialect(name = "my", types(OwnType))]
    pub struct My;

    /// A type with a format of its own.
    #[type_def(My, "own", custom_format)]
    pub struct OwnType {
        a: u32,
    }

    impl OwnType {
        fn parse(parser: &mut AsmParser<'_>) -> ParseResult<Self> {
            Ok(Self::get(parser.context(), parser.parse_integer()?))
        }

        fn print(self, printer: &mut AsmPrinter<'_>) {
            printer.print(self.a(printer.context()));
        }
    }

    /// X.
    #[type_def(My, "x", format("<" ($b^)? ">"))]
    pub struct XType {
        b: Option<OwnType>,
    }
}

/// an empty list that is taken for the default
mod empty_list_for_default {
    use super::*;

    /// X.
    #[attr_def(My, "x", format("<" $a ">"))]
    pub struct XAttr {
        #[param(default = vec![1])]
        a: Vec<u32>,
    }
}

/// A list by another name is a list for formats, too.
mod list_by_another_name {
    use super::*;

    /// A dialect.
    #[dialect(name = "d", types(AType))]
    pub struct D;

    type Types = Vec<Type>;

    /// Empty, and an attribute would be taken for a type.
    #[type_def(D, "a", format("<" $x $y ">"))]
    pub struct AType {
        x: Types,
        y: Attribute,
    }
}

/// a group that is told by one of its parameters
mod lost_in_group {
    use super::*;

    /// X.
    #[type_def(My, "x", format("<" ($a^ ":" $b)? ">"))]
    pub struct XType {
        a: Option<u32>,
        b: Option<u32>,
    }
}

/// `None` would not be told from what is not set.
mod mutable_option {
    use super::*;

    /// A dialect.
    #[dialect(name = "d", types(AType))]
    pub struct D;

    /// Set later.
    #[type_def(D, "a", format("<" $name (":" $body^)? ">"))]
    pub struct AType {
        name: String,
        #[param(mutable)]
        body: Option<Type>,
    }
}

/// An `Option` is called so, for a format to be checked.
mod option_by_another_name {
    use super::*;

    /// A dialect.
    #[dialect(name = "d", types(AType))]
    pub struct D;

    type Maybe = Option<Type>;

    /// Missing, and nothing tells so.
    #[type_def(D, "a", format("<" $x ">"))]
    pub struct AType {
        x: Maybe,
    }
}

/// Of two `Option`s, nobody could tell which is `None`.
mod option_in_option {
    use super::*;

    /// A dialect.
    #[dialect(name = "d", attrs(AAttr))]
    pub struct D;

    /// Missing twice.
    #[attr_def(D, "a", format("<" ("x" $x^)? ">"))]
    pub struct AAttr {
        x: Option<Option<i64>>,
    }
}

/// Nothing is written for a `None` in a list.
mod options_in_list {
    use super::*;

    /// A dialect.
    #[dialect(name = "d", attrs(AAttr))]
    pub struct D;

    /// Some are missing.
    #[attr_def(D, "a", format("<" $x ">"))]
    pub struct AAttr {
        x: Vec<Option<i64>>,
    }
}

/// T08: `struct(params)` after a parameter
mod parameter_and_struct {
    use super::*;

    /// X.
    #[type_def(My, "x", format("<" $v0 struct(params) ">"))]
    pub struct XType {
        v0: u32,
        v1: u32,
    }
}

/// T01: a parameter is not in the format
mod parameter_missing {
    use super::*;

    /// X.
    #[type_def(My, "x", format("<" $v0 ">"))]
    pub struct XType {
        v0: u32,
        v1: u32,
    }
}

/// T02: a parameter is in the format twice
mod parameter_twice {
    use super::*;

    /// X.
    #[type_def(My, "x", format("<" $v0 "," $v1 "," $v0 ">"))]
    pub struct XType {
        v0: u32,
        v1: u32,
    }
}

/// T09: a parameter after `params`
mod params_and_parameter {
    use super::*;

    /// X.
    #[type_def(My, "x", format("<" params $v0 ">"))]
    pub struct XType {
        v0: u32,
    }
}

fn main() {}
