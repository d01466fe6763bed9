//! Python calls the functions by `tvm_ffi`. Skipped where the package is missing.

use std::path::Path;
use std::process::Command;

#[test]
fn python_calls_the_functions() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let Ok(program) = std::env::current_exe() else { panic!("no path of the test") };
    let name = format!("{}packed_module{}", std::env::consts::DLL_PREFIX, std::env::consts::DLL_SUFFIX);
    // The library is beside the test.
    let library = program.with_file_name(name);
    assert!(library.exists(), "{} is missing", library.display());
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
