//! `cargo xtask instructions`: the benchmarks' rows in processor instructions, which do not depend on what else
//! the machine is doing.

use std::process::Command;

use crate::process::{cargo, output, root};

/// The rows that are run where none is named.
const ROWS: &[&str] = &[
    "create",
    "walk",
    "cast",
    "interface",
    "property",
    "verify",
    "print_custom",
    "print_generic",
    "parse_custom",
    "parse_generic",
    "parse_blob",
    "clone",
    "erase",
    "replace_erase",
    "lookup_type",
    "lookup_attribute",
    "context",
];

pub fn run(arguments: &[String]) -> Result<(), String> {
    output(cargo().current_dir(root()).args(["build", "--release", "--quiet", "--package", "ods-bench"]))?;
    let named: Vec<&str> = arguments.iter().map(String::as_str).collect();
    for row in if named.is_empty() { ROWS } else { &named } {
        println!("{row}\t{:.0}", per_item(row)?);
    }
    Ok(())
}

fn per_item(row: &str) -> Result<f64, String> {
    let counts = root().join("target/callgrind.out");
    let mut command = Command::new("valgrind");
    command
        .args(["--tool=callgrind", "--collect-atstart=no", "--toggle-collect=*measured*"])
        .arg(format!("--callgrind-out-file={}", counts.display()))
        .arg(root().join("target/release/ods-bench"))
        .args(["--count", "--n", "100000", "--reps", "1", row]);
    let printed = output(&mut command).map_err(|error| format!("{error}\n(it needs Debian's valgrind)"))?;
    let items = printed.split_whitespace().nth(1).and_then(|text| text.parse::<f64>().ok());
    let report = std::fs::read_to_string(&counts).map_err(|error| format!("{}: {error}", counts.display()))?;
    let total = report.lines().find_map(|line| line.strip_prefix("totals: ")?.trim().parse::<f64>().ok());
    match (total, items) {
        (Some(total), Some(items)) => Ok(total / items),
        _ => Err(format!("no figures for '{row}'")),
    }
}
