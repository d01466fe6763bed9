//! Pipelines over files: the output is what `mlir-opt` 22.1.8 printed.
//!
//! `passes/*.mlir` has the pipeline in a comment on the first line, and one module or several, split by `// -----`; `passes/*.out` is the recorded output.

use std::path::{Path, PathBuf};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/passes")
}

#[test]
fn pipelines_print_what_mlir_opt_prints() {
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder())
        .expect("the folder exists")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "mlir"))
        .collect();
    files.sort();
    assert!(files.len() > 20, "{} files", files.len());
    let wrong: Vec<String> = files.iter().filter_map(|file| difference(file)).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Returns the first line that differs from the recorded output.
fn difference(file: &Path) -> Option<String> {
    let text = std::fs::read_to_string(file).expect("it can be read");
    let pipeline = text.lines().next().and_then(|line| line.strip_prefix("// ")).expect("a pipeline");
    let output = std::process::Command::new(env!("CARGO_BIN_EXE_ods-opt"))
        .args(["--allow-unregistered-dialect", "--split-input-file"])
        .arg(format!("--pass-pipeline={pipeline}"))
        .arg(file)
        .output()
        .expect("the tool runs");
    let printed = String::from_utf8_lossy(&output.stdout);
    let expected = std::fs::read_to_string(file.with_extension("out")).expect("a recorded output");
    if printed == expected {
        return None;
    }
    let line = printed.lines().zip(expected.lines()).position(|(a, b)| a != b).unwrap_or(0);
    let at = |text: &str| text.lines().nth(line).unwrap_or_default().to_owned();
    let (name, errors) = (file.display(), String::from_utf8_lossy(&output.stderr));
    Some(format!("{name}: line {}: {:?}, expected {:?}\n{errors}", line + 1, at(&printed), at(&expected)))
}
