//! Libraries that tests compile, and the Python that they call.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Mutex, PoisonError};

/// Compiles `tests/libraries/NAME.rs`.
#[allow(dead_code, reason = "only some of the test programs compile libraries")]
pub fn library(name: &str) -> PathBuf {
    static COMPILED: Mutex<BTreeMap<String, PathBuf>> = Mutex::new(BTreeMap::new());
    let mut compiled = COMPILED.lock().unwrap_or_else(PoisonError::into_inner);
    compiled.entry(name.to_owned()).or_insert_with(|| compile(name)).clone()
}

#[allow(dead_code, reason = "as above")]
fn compile(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/libraries").join(format!("{name}.rs"));
    let output = folder.join(format!("{}{name}{}", std::env::consts::DLL_PREFIX, std::env::consts::DLL_SUFFIX));
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let mut command = Command::new(rustc);
    command.args(["--edition", "2024", "--crate-type", "cdylib", "-Cpanic=abort", "-o"]).arg(&output).arg(source);
    let done = command.output().expect("a compiler");
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    output
}

/// Returns the libtvm_ffi of a Python package: that of `target/python`, which `.ci/run` makes, or of `python3`.
#[allow(dead_code, reason = "only some of the test programs need Python")]
pub fn tvm_ffi() -> Option<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2)?;
    let script = "import tvm_ffi, pathlib; print(pathlib.Path(tvm_ffi.__file__).parent / 'lib' / 'libtvm_ffi.so')";
    let found = [root.join("target/python/bin/python"), "python3".into()].into_iter().find_map(|python| {
        let output = Command::new(python).args(["-c", script]).output().ok()?;
        output.status.success().then(|| PathBuf::from(String::from_utf8_lossy(&output.stdout).trim()))
    });
    if found.is_none() {
        eprintln!(
            "SKIPPED: the Python package `apache-tvm-ffi` is missing; CONTRIBUTING.md tells where it is looked for"
        );
    }
    found
}
