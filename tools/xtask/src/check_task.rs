//! `cargo xtask check [--update | --long | --mutations] [DIALECT...]`: the folds and patterns of our dialects, against
//! semantics.
//!
//! The program is `tools/xtask/src/bin/rewrites`, which needs the dialects.

use crate::process::{root, run_with_dialects};

pub fn run(arguments: &[String]) -> Result<(), String> {
    let root = root().to_str().ok_or("the folder of the repository has a name that is not UTF-8")?.to_owned();
    let arguments = [&[root], arguments].concat();
    run_with_dialects("rewrites", &arguments, "some rewrites are wrong, or the table is stale")
}
