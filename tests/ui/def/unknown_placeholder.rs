//! a placeholder that is no parameter

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[type_def(My, "x", format("<" $width ">"), traits(Pred("it is even", CPred($widht % 2 == 0))))]
pub struct XType {
    width: u32,
}

fn main() {}
