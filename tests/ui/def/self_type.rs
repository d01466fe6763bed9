//! The type of an attribute itself.

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// D12: the type of an attribute in its format
mod self_type_in_format {
    use super::*;

    /// X.
    #[attr_def(My, "x", format(custom<foo>($t)))]
    pub struct XAttr {
        #[param(self_type)]
        t: Type,
    }
}

/// D21: the type of an attribute in a `struct`
mod self_type_in_struct {
    use super::*;

    /// X.
    #[attr_def(My, "x", format("<" struct($t) ">"))]
    pub struct XAttr {
        #[param(self_type)]
        t: Type,
    }
}

/// D20: a type with a type
mod self_type_of_a_type {
    use super::*;

    /// X.
    #[type_def(My, "x", format("<" ">"))]
    pub struct XType {
        #[param(self_type)]
        t: Type,
    }
}

/// D19: an attribute with two types
mod two_self_types {
    use super::*;

    /// X.
    #[attr_def(My, "x", format("<" ">"))]
    pub struct XAttr {
        #[param(self_type)]
        t: Type,
        #[param(self_type)]
        u: Type,
    }
}

fn main() {}
