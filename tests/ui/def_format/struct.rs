//! `struct` and `params`.

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// T05: an empty `struct`
mod empty_struct {
    use super::*;

    /// X.
    #[type_def(My, "x", format("<" struct() $v0 ">"))]
    pub struct XType {
        v0: u32,
    }
}

/// a list that is not the last
mod list_first_in_struct {
    use super::*;

    /// X.
    #[type_def(My, "x", format("<" struct(params) ">"))]
    pub struct XType {
        a: Vec<u32>,
        b: u32,
    }
}

/// a list that is not the last
mod list_in_params {
    use super::*;

    /// X.
    #[type_def(My, "x", format("<" params ">"))]
    pub struct XType {
        a: Vec<u32>,
        b: u32,
    }
}

/// an `Option` that is not the last
mod option_in_params {
    use super::*;

    /// X.
    #[type_def(My, "x", format("<" params ">"))]
    pub struct XType {
        a: Option<u32>,
        b: u32,
    }
}

/// T17: `params` in `custom`
mod params_in_custom {
    use super::*;

    /// X.
    #[type_def(My, "x", format(custom<foo>(params)))]
    pub struct XType {
        a: u32,
    }
}

/// T25: `qualified` of `params`
mod qualified_params {
    use super::*;

    /// X.
    #[type_def(My, "x", format(qualified(params)))]
    pub struct XType {
        a: u32,
    }
}

/// T07: a parameter after `struct(params)`
mod struct_and_parameter {
    use super::*;

    /// X.
    #[type_def(My, "x", format("<" struct(params) $v0 ">"))]
    pub struct XType {
        v0: u32,
        v1: u32,
    }
}

/// T10: a comma after a `struct` that can be empty
mod struct_before_comma {
    use super::*;

    /// X.
    #[type_def(My, "x", format(struct($a) "," $b))]
    pub struct XType {
        a: Option<u32>,
        b: u32,
    }
}

/// T21: a `custom` with two arguments in a `struct`
mod struct_custom_arguments {
    use super::*;

    /// X.
    #[type_def(My, "x", format(struct(custom<foo>($a, $b))))]
    pub struct XType {
        a: Option<u32>,
        b: u32,
    }
}

/// T22: a `custom` that reads nothing in a `struct`
mod struct_custom_binds_nothing {
    use super::*;

    /// X.
    #[type_def(My, "x", format(struct($a, custom<foo>(ref($a)))))]
    pub struct XType {
        a: Option<u32>,
    }
}

/// T18: `struct` in `custom`
mod struct_in_custom {
    use super::*;

    /// X.
    #[type_def(My, "x", format(custom<foo>(struct(params))))]
    pub struct XType {
        a: u32,
    }
}

/// T27: `struct` without parentheses
mod struct_without_parentheses {
    use super::*;

    /// X.
    #[type_def(My, "x", format(struct $a))]
    pub struct XType {
        a: u32,
    }
}

fn main() {}
