//! D12: the type of an attribute in its format

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[attr_def(My, "x", format(custom<foo>($t)))]
pub struct XAttr {
    #[param(self_type)]
    t: Type,
}

fn main() {}
