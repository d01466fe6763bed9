//! code in quotes

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[type_def(My, "x", format("<" $a ">"), traits(Pred("it is even", CPred("$a % 2 == 0"))))]
pub struct XType {
    a: u32,
}

fn main() {}
