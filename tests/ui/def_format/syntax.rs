//! The syntax of a format of a type or attribute.

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// T24: a directive of operations
mod attr_dict {
    use super::*;

    /// X.
    #[type_def(My, "x", format(attr_dict $a))]
    pub struct XType {
        a: u32,
    }
}

/// a literal that is no token
mod bad_literal {
    use super::*;

    /// X.
    #[type_def(My, "x", format("<" "1a" $a ">"))]
    pub struct XType {
        a: u32,
    }
}

/// a keyword without quotes
mod bare_keyword {
    use super::*;

    /// X.
    #[type_def(My, "x", format("<" width $a ">"))]
    pub struct XType {
        a: u32,
    }
}

/// T03: a literal without quotes
mod bare_punctuation {
    use super::*;

    /// X.
    #[type_def(My, "x", format("<" $v0, $v1 ">"))]
    pub struct XType {
        v0: u32,
        v1: u32,
    }
}

/// an arrow that is none
mod dash_before_angle {
    use super::*;

    /// X.
    #[attr_def(My, "x", format("<" $a "-" ">"))]
    pub struct XAttr {
        a: i64,
    }
}

/// the same with `""` between
mod dash_glued_to_angle {
    use super::*;

    /// X.
    #[attr_def(My, "x", format("<" $a "-" "" ">"))]
    pub struct XAttr {
        a: i64,
    }
}

/// a dollar without a name
mod dollar_alone {
    use super::*;

    /// X.
    #[type_def(My, "x", format("<" $ ">"))]
    pub struct XType {
        a: u32,
    }
}

/// Of several in brackets, only the first would be read.
mod list_glued_to_mnemonic {
    use super::*;

    /// A dialect.
    #[dialect(name = "d", attrs(BoxAttr, AAttr))]
    pub struct D;

    /// A box.
    #[attr_def(D, "box", format("<" $x ">"))]
    pub struct BoxAttr {
        x: i64,
    }

    /// Boxes.
    #[attr_def(D, "a", format("" $boxes))]
    pub struct AAttr {
        boxes: Vec<BoxAttr>,
    }
}

/// T04: a literal in a `struct`
mod literal_in_struct {
    use super::*;

    /// X.
    #[type_def(My, "x", format("<" struct($v0, ",") ">"))]
    pub struct XType {
        v0: u32,
    }
}

/// a directive with a slip
mod misspelt_directive {
    use super::*;

    /// X.
    #[type_def(My, "x", format("<" parms ">"))]
    pub struct XType {
        a: u32,
    }
}

/// What is not set is not written, and nothing tells so.
mod mutable_alone_in_format {
    use super::*;

    /// A dialect.
    #[dialect(name = "d", types(AType))]
    pub struct D;

    /// Set later.
    #[type_def(D, "a", format("<" $name ":" $body ">"))]
    pub struct AType {
        name: String,
        #[param(mutable)]
        body: Type,
    }
}

/// T26: another directive of operations
mod oilist {
    use super::*;

    /// X.
    #[type_def(My, "x", format($a oilist("x")))]
    pub struct XType {
        a: u32,
    }
}

/// several mistakes at once
mod several {
    use super::*;

    /// X.
    #[type_def(My, "x", format("<" $a width $b ("x" $c)? ">"))]
    pub struct XType {
        a: u32,
        c: u32,
    }
}

/// A format in quotes, as TableGen has it.
mod string {
    use super::*;

    /// The dialect of the test.
    #[dialect(name = "d")]
    pub struct D;

    /// A.
    #[type_def(D, "a", format("<$x>"))]
    pub struct AType {
        x: u32,
    }
}

/// a literal of two tokens
mod two_tokens {
    use super::*;

    /// X.
    #[type_def(My, "x", format("<(" $a ")>"))]
    pub struct XType {
        a: u32,
    }
}

/// brackets that do not match
mod unbalanced {
    use super::*;

    /// X.
    #[type_def(My, "x", format("<" $a "]"))]
    pub struct XType {
        a: u32,
    }
}

/// T06: no parameter of this name
mod unknown_parameter {
    use super::*;

    /// X.
    #[type_def(My, "x", format("<" $v0 "," $w0 ">"))]
    pub struct XType {
        v0: u32,
    }
}

fn main() {}
