//! `cargo xtask abi-vectors FILE.jsonl...`: recorded signatures and calls of IREE's ABIs, run on `ods-iree-abi`.
//!
//! Prints each difference, and the numbers of each kind. `interop/iree-abi/tests/vectors.jsonl` is a file of this form.

use std::fs;

use xtask::abi_vectors;

pub fn run(arguments: &[String]) -> Result<(), String> {
    if arguments.is_empty() {
        return Err("expected files; `interop/iree-abi/tests/vectors.jsonl` is one".to_owned());
    }
    let mut differences = 0;
    for file in arguments {
        let text = fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
        let report = abi_vectors::run(&text);
        println!("{file}:\n{report}");
        differences += report.differences.len();
    }
    match differences {
        0 => Ok(()),
        count => Err(format!("{count} vectors differ")),
    }
}
