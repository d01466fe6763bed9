//! Example libraries, and the scripts of Python that call them.

use std::path::{Path, PathBuf};
use std::process::Command;

/// Returns the library of the package whose test runs, which is beside the test.
pub fn library(package: &str) -> PathBuf {
    let Ok(program) = std::env::current_exe() else { panic!("no path of the test") };
    let name = format!("{}{package}{}", std::env::consts::DLL_PREFIX, std::env::consts::DLL_SUFFIX);
    let library = program.with_file_name(name);
    assert!(library.exists(), "{} is missing", library.display());
    library
}

/// Runs `call.py` in the folder with the library, by a Python that has `tvm_ffi`; skipped where there is none.
pub fn run_script(folder: &Path, package: &str) {
    let library = library(package);
    let venv = folder.join("../../target/python/bin/python");
    let has_packages = |python: &&Path| {
        let found = Command::new(python).args(["-c", "import tvm_ffi, numpy"]).output();
        found.is_ok_and(|found| found.status.success())
    };
    let Some(python) = [&venv, Path::new("python3")].into_iter().find(has_packages) else {
        eprintln!("SKIPPED: the Python packages `apache-tvm-ffi` and `numpy` are missing");
        return;
    };
    let done = Command::new(python).arg(folder.join("call.py")).arg(library).output().expect("Python runs");
    let (output, errors) = (String::from_utf8_lossy(&done.stdout), String::from_utf8_lossy(&done.stderr));
    assert!(done.status.success() && output.ends_with("all as expected\n"), "{output}\n{errors}");
}
