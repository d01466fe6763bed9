//! Making an attribute by the constraint that it satisfies: its view makes it.

use ods::prelude::*;

fn main() {
    let context = Context::new();
    let _ = DenseI64ArrayAttr::get(&context, &[1, 2]);
}
