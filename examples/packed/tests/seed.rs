//! The script of the README prints what the README says.

use std::path::Path;
use std::process::Command;

#[test]
fn the_script_prints_the_text_of_the_readme() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let Ok(program) = std::env::current_exe() else { panic!("no path of the test") };
    let name = format!("{}packed{}", std::env::consts::DLL_PREFIX, std::env::consts::DLL_SUFFIX);
    // The library is beside the test.
    let library = program.with_file_name(name);
    assert!(library.exists(), "{} is missing", library.display());
    let Ok(done) = Command::new("python3").arg(folder.join("seed.py")).arg(library).output() else {
        eprintln!("SKIPPED: there is no python3");
        return;
    };
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    let readme = std::fs::read_to_string(folder.join("README.md")).expect("the README");
    let expected = readme.split("```text\n").nth(1).and_then(|rest| rest.split("```").next());
    assert_eq!(Some(&*String::from_utf8_lossy(&done.stdout)), expected);
}
