//! The build of the library that the target `packed_library` loads: without sanitizers, as libraries of others are
//! built.

use std::path::Path;
use std::process::Command;

fn main() {
    let variable = |name: &str| std::env::var(name).expect("cargo sets the variable");
    let library = Path::new(&variable("OUT_DIR")).join("libhostile.so");
    let mut command = Command::new(variable("RUSTC"));
    command.args(["--edition", "2024", "--crate-type", "cdylib", "-Copt-level=1", "-Cpanic=abort", "-o"]);
    let status = command.arg(&library).arg("hostile/library.rs").status().expect("a compiler");
    assert!(status.success(), "the library cannot be compiled");
    println!("cargo::rerun-if-changed=hostile/library.rs");
    println!("cargo::rustc-env=HOSTILE_LIBRARY={}", library.display());
}
