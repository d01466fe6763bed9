//! Formats of types and attributes in which an absent part cannot be told from the part after it.

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// a parameter that is taken for an attribute
mod attribute_taken_for_another {
    use super::*;

    /// X.
    #[attr_def(My, "x", format("<" ($b^)? $a ">"))]
    pub struct XAttr {
        b: Option<Attribute>,
        a: i64,
    }
}

/// An attribute that may be text in quotes, as the case before it may be, which may be missing.
mod case_before_attribute {
    use super::*;

    /// A dialect.
    #[dialect(name = "test", types(PadType))]
    pub struct Test;

    /// padding
    #[enum_attr]
    pub enum Padding {
        #[case("same")]
        Same,
        #[case("valid")]
        Valid,
    }

    /// A padded type.
    #[type_def(Test, "pad", format("<" ($padding^)? $inner ">"))]
    pub struct PadType {
        padding: Option<Padding>,
        inner: Attribute,
    }
}

/// what nobody knows behind a group that may be missing
mod custom_taken_for_another {
    use super::*;

    /// X.
    #[attr_def(My, "x", format("<" ($a^)? custom<foo>($b) ">"))]
    pub struct XAttr {
        a: Option<u32>,
        b: u32,
    }

    mod foo {
        use ods::text::{AsmParser, AsmPrinter, ParseResult};

        pub fn parse(parser: &mut AsmParser<'_>) -> ParseResult<u32> {
            parser.parse_integer()
        }
        pub fn print(printer: &mut AsmPrinter<'_>, value: u32) {
            printer.print(value);
        }
    }
}

/// a definition whose text begins as that of what may be missing before it
mod definition_taken_for_another {
    use super::*;

    #[dialect(name = "my", types(BoxType))]
    pub struct My;

    /// A box.
    #[type_def(My, "box", format("<" $a ">"))]
    pub struct BoxType {
        a: u32,
    }

    /// X.
    #[type_def(My, "x", format("<" ($b^)? $a ">"))]
    pub struct XType {
        b: Option<BoxType>,
        a: BoxType,
    }

    /// Y.
    #[type_def(My, "y", format("<" ($b^)? "<" $a ">" ">"))]
    pub struct YType {
        b: Option<BoxType>,
        a: u32,
    }
}

/// A string after an enum that may be absent.
mod empty_text_before_string {
    use super::*;

    /// a section
    #[enum_attr(str)]
    pub enum Section {
        #[case("")]
        Default,
        #[case("data")]
        Data,
    }

    /// A dialect.
    #[dialect(name = "d", types(AType))]
    pub struct D;

    /// A type.
    #[type_def(D, "a", format("<" ($section^)? $note ">"))]
    pub struct AType {
        section: Option<Section>,
        note: String,
    }
}

/// The words of small floats are types.
mod float_word_taken_for_type {
    use super::*;

    /// A dialect.
    #[dialect(name = "d", types(AType))]
    pub struct D;

    /// A type may be missing.
    #[type_def(D, "a", format("<" ($x^)? "f8E4M3FN" $y ">"))]
    pub struct AType {
        x: Option<Type>,
        y: i64,
    }
}

/// a bracket that is taken for an attribute
mod literal_taken_for_view {
    use super::*;

    /// X.
    #[attr_def(My, "x", format("<" ($b^)? "[" $a "]" ">"))]
    pub struct XAttr {
        b: Option<DictionaryAttr>,
        a: i64,
    }
}

/// a number that is taken for what may be missing, behind another group
mod number_taken_for_another {
    use super::*;

    /// X.
    #[attr_def(My, "x", format("<" ($b^)? ("x" $c^)? $a ">"))]
    pub struct XAttr {
        b: Option<bool>,
        c: Option<String>,
        a: i64,
    }
}

/// D18: what is missing cannot be told
mod optional_before_optional {
    use super::*;

    /// X.
    #[type_def(My, "x", format("<" $a $b ">"))]
    pub struct XType {
        a: Option<u32>,
        b: Option<u32>,
    }
}

/// D18: what is missing cannot be told
mod optional_before_parameter {
    use super::*;

    /// X.
    #[type_def(My, "x", format("<" $a $b ">"))]
    pub struct XType {
        a: Vec<u32>,
        b: Option<u32>,
    }
}

/// `true` is a number, too
mod truth_taken_for_number {
    use super::*;

    /// X.
    #[attr_def(My, "x", format("<" $a "true" ">"))]
    pub struct XAttr {
        a: Option<u32>,
    }
}

/// a parameter that is taken for a group
mod view_taken_for_literal {
    use super::*;

    /// X.
    #[attr_def(My, "x", format("<" ("[" $b^ "]")? $a ">"))]
    pub struct XAttr {
        b: Option<u32>,
        a: ArrayAttr,
    }
}

/// A word that is a case of what may be missing before it.
mod word_is_a_case {
    use super::*;

    /// A dialect.
    #[dialect(name = "test", types(PadType))]
    pub struct Test;

    /// padding
    #[enum_attr]
    pub enum Padding {
        #[case("same")]
        Same,
        #[case("valid")]
        Valid,
    }

    /// A padded type.
    #[type_def(Test, "pad", format("<" $padding "same" $inner ">"))]
    pub struct PadType {
        padding: Option<Padding>,
        inner: Type,
    }
}

/// a word that is taken for a name in a `struct`
mod word_taken_for_struct {
    use super::*;

    /// X.
    #[attr_def(My, "x", format("<" struct($a) "x" ">"))]
    pub struct XAttr {
        a: Option<u32>,
    }
}

fn main() {}
