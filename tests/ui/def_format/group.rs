//! Optional groups of a format of a type or attribute.

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// T20: the anchor is a `custom` that reads nothing
mod anchor_binds_nothing {
    use super::*;

    /// X.
    #[type_def(My, "x", format(("=" $a^)? ("(" custom<foo>(ref($a))^ ")")?))]
    pub struct XType {
        a: Option<u32>,
    }
}

/// an anchor where the group is missing
mod anchor_in_else {
    use super::*;

    /// X.
    #[type_def(My, "x", format("<" ("x" $a^) : ("y"^)? ">"))]
    pub struct XType {
        a: Option<u32>,
    }
}

/// T14: the anchor is a literal
mod anchor_is_literal {
    use super::*;

    /// X.
    #[type_def(My, "x", format(("(" $a ")"^)?))]
    pub struct XType {
        a: Option<u32>,
    }
}

/// an anchor outside of a group
mod anchor_outside {
    use super::*;

    /// X.
    #[type_def(My, "x", format("<" $a^ ">"))]
    pub struct XType {
        a: u32,
    }
}

/// a `<` behind a group that ends with a type
mod group_before_angle {
    use super::*;

    /// X.
    #[attr_def(My, "x", format("<" $a ("to" $b^)? "" "<" $c ">" ">"))]
    pub struct XAttr {
        a: u32,
        b: Option<Type>,
        c: i64,
    }
}

/// a group that begins with what cannot tell
mod group_begins_with_struct {
    use super::*;

    /// X.
    #[type_def(My, "x", format("<" (struct($a)^ "x")? ">"))]
    pub struct XType {
        a: Option<u32>,
    }
}

/// a group in a group
mod group_in_group {
    use super::*;

    /// X.
    #[type_def(My, "x", format("<" ("x" $a^ ("y" $b^)?)? ">"))]
    pub struct XType {
        a: Option<u32>,
        b: Option<u32>,
    }
}

/// a group without an anchor
mod group_without_anchor {
    use super::*;

    /// X.
    #[type_def(My, "x", format("<" ("x" $a)? ">"))]
    pub struct XType {
        a: Option<u32>,
    }
}

/// parentheses without `?`
mod group_without_question {
    use super::*;

    /// X.
    #[type_def(My, "x", format("<" ("x" $a^) ">"))]
    pub struct XType {
        a: Option<u32>,
    }
}

/// two groups that begin alike
mod literal_taken_for_group {
    use super::*;

    /// X.
    #[attr_def(My, "x", format("<" ("x" $a^)? ("x" $b^)? ">"))]
    pub struct XAttr {
        a: Option<u32>,
        b: Option<u32>,
    }
}

/// a parameter where the group is missing
mod parameter_in_else {
    use super::*;

    /// X.
    #[type_def(My, "x", format("<" ("x" $a^) : ($b)? ">"))]
    pub struct XType {
        a: Option<u32>,
        b: Option<u32>,
    }
}

/// T13: a parameter that is required, in a group
mod required_in_group {
    use super::*;

    /// X.
    #[type_def(My, "x", format(("(" $a^ "," $b ")")?))]
    pub struct XType {
        a: Option<u32>,
        b: u32,
    }
}

/// T19: `custom` with what is required, in a group
mod required_in_optional_custom {
    use super::*;

    /// X.
    #[type_def(My, "x", format(("(" custom<foo>($a, $b)^ ")")?))]
    pub struct XType {
        a: Option<u32>,
        b: u32,
    }
}

/// T12: `params` with what is required, in a group
mod required_in_optional_params {
    use super::*;

    /// X.
    #[type_def(My, "x", format(("(" params^ ")")?))]
    pub struct XType {
        a: Option<u32>,
        b: u32,
    }
}

/// T11: a `struct` with what is required, in a group
mod required_in_optional_struct {
    use super::*;

    /// X.
    #[type_def(My, "x", format(("(" struct(params)^ ")")?))]
    pub struct XType {
        a: Option<u32>,
        b: u32,
    }
}

/// a group with two anchors
mod two_anchors {
    use super::*;

    /// X.
    #[type_def(My, "x", format("<" ("x" $a^ $b^)? ">"))]
    pub struct XType {
        a: Option<u32>,
        b: Option<u32>,
    }
}

fn main() {}
