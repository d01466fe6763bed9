//! Parts whose text would run into the text after it.

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// a group that begins with `<` behind an attribute
mod attribute_before_angle_of_group {
    use super::*;

    /// X.
    #[attr_def(My, "x", format("<" $a ("<" $b^ ">")? ">"))]
    pub struct XAttr {
        a: Attribute,
        b: Option<i64>,
    }
}

/// a `:` behind an attribute, whose type it would begin
mod attribute_before_colon {
    use super::*;

    /// X.
    #[attr_def(My, "x", format("<" $a ":" $b ">"))]
    pub struct XAttr {
        a: Attribute,
        b: i64,
    }
}

/// Bits go on with a `|`.
mod bits_before_bar {
    use super::*;

    /// A dialect.
    #[dialect(name = "d", attrs(AAttr))]
    pub struct D;

    /// flags
    #[enum_attr(bits)]
    pub enum Flags {
        #[case("a")]
        A,
        #[case("b")]
        B,
    }

    /// Flags, and more.
    #[attr_def(D, "a", format("<" $flags "|" $x ">"))]
    pub struct AAttr {
        flags: Flags,
        x: i64,
    }
}

/// Bits with commas between them, and a comma behind.
mod bits_before_comma {
    use super::*;

    /// A dialect.
    #[dialect(name = "test", types(MathType, PairType))]
    pub struct Test;

    /// fast math
    #[enum_attr(bits, separator = ", ")]
    pub enum FastMath {
        #[case("nnan")]
        Nnan,
        #[case("ninf")]
        Ninf,
    }

    /// A type.
    #[type_def(Test, "math", format("<" $math "," $inner ">"))]
    pub struct MathType {
        math: FastMath,
        inner: Type,
    }

    /// Another one.
    #[type_def(Test, "pair", format("<" params ">"))]
    pub struct PairType {
        first: FastMath,
        second: FastMath,
    }
}

/// The attribute at the end of a definition's format takes a colon.
mod definition_goes_on_with_colon {
    use super::*;

    /// A dialect.
    #[dialect(name = "d", attrs(EndAttr, AAttr))]
    pub struct D;

    /// An attribute at the end.
    #[attr_def(D, "end", format("of" $value))]
    pub struct EndAttr {
        value: Attribute,
    }

    /// Two.
    #[attr_def(D, "a", format("<" $end ":" $x ">"))]
    pub struct AAttr {
        end: EndAttr,
        x: i64,
    }
}

/// A list at the end of a definition's format takes what follows a comma.
mod definition_goes_on_with_comma {
    use super::*;

    /// A dialect.
    #[dialect(name = "d", attrs(ListAttr, AAttr))]
    pub struct D;

    /// Numbers, without brackets.
    #[attr_def(D, "list", format("of" $numbers))]
    pub struct ListAttr {
        numbers: Vec<i64>,
    }

    /// Two.
    #[attr_def(D, "a", format("<" params ">"))]
    pub struct AAttr {
        list: ListAttr,
        x: i64,
    }
}

/// The same where it is the beginning of a group, and the definition is at the end of another.
mod definition_goes_on_with_group {
    use super::*;

    /// A dialect.
    #[dialect(name = "d", attrs(RangeAttr, WrapAttr, AAttr))]
    pub struct D;

    /// A range, without brackets.
    #[attr_def(D, "range", format("from" $from ("to" $to^)?))]
    pub struct RangeAttr {
        from: i64,
        to: Option<i64>,
    }

    /// A range in another attribute.
    #[attr_def(D, "wrap", format("of" $range))]
    pub struct WrapAttr {
        range: RangeAttr,
    }

    /// Two.
    #[attr_def(D, "a", format("<" $wrap ("to" $x^)? ">"))]
    pub struct AAttr {
        wrap: WrapAttr,
        x: Option<i64>,
    }
}

/// What may be missing at the end of a definition's format would be taken to be there.
mod definition_goes_on_with_literal {
    use super::*;

    /// A dialect.
    #[dialect(name = "d", attrs(RangeAttr, AAttr))]
    pub struct D;

    /// A range, without brackets.
    #[attr_def(D, "range", format("from" $from ("to" $to^)?))]
    pub struct RangeAttr {
        from: i64,
        to: Option<i64>,
    }

    /// Two.
    #[attr_def(D, "a", format("<" $range "to" $x ">"))]
    pub struct AAttr {
        range: RangeAttr,
        x: i64,
    }
}

/// the same in groups
mod group_behind_brackets {
    use super::*;

    /// X.
    #[attr_def(My, "x", format(("<" $a^ ">")? ("is" $b^)?))]
    pub struct XAttr {
        a: Option<i64>,
        b: Option<Type>,
    }
}

/// a comma after a list
mod list_before_comma {
    use super::*;

    /// X.
    #[type_def(My, "x", format("<" $a "," $b ">"))]
    pub struct XType {
        a: Vec<u32>,
        b: u32,
    }
}

/// a comma behind a group that ends with a list
mod list_in_group_before_comma {
    use super::*;

    /// X.
    #[attr_def(My, "x", format("<" ("x" $a^)? "," $b ">"))]
    pub struct XAttr {
        a: Option<Vec<u32>>,
        b: u32,
    }
}

/// a `:` behind a list of attributes, and a group
mod list_of_attributes_before_colon {
    use super::*;

    /// X.
    #[attr_def(My, "x", format("<" $a ("=" $b^)? (":" $c^)? ">"))]
    pub struct XAttr {
        a: Vec<Attribute>,
        b: Option<u32>,
        c: Option<u32>,
    }
}

/// a `:` behind an attribute that may have a type
mod string_before_colon {
    use super::*;

    /// X.
    #[attr_def(My, "x", format("<" $a ":" $b ">"))]
    pub struct XAttr {
        a: StringAttr,
        b: u32,
    }
}

/// two colons behind a symbol
mod symbol_before_two_colons {
    use super::*;

    /// X.
    #[attr_def(My, "x", format("<" $a ":" ":" $b ">"))]
    pub struct XAttr {
        a: FlatSymbolRefAttr,
        b: u32,
    }
}

/// text behind the first angle brackets
mod text_behind_brackets {
    use super::*;

    /// X.
    #[attr_def(My, "x", format("<" $a ">" "<" $b ">"))]
    pub struct XAttr {
        a: i64,
        b: i64,
    }
}

/// a `<` behind a type
mod type_before_angle {
    use super::*;

    /// X.
    #[attr_def(My, "x", format("<" $a "<" $b ">" ">"))]
    pub struct XAttr {
        a: Type,
        b: i64,
    }
}

fn main() {}
