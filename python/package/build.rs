//! The Python half of the package, where `maturin` takes files for the wheel from: `pip` compiles those to bytecode
//! when it installs them. Other packages import it from their extension (`ods_python::embedded`), which has the same
//! files.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let sources = Path::new("../bindings/python");
    println!("cargo::rerun-if-changed={}", sources.display());
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?).join("ods");
    if out.exists() {
        fs::remove_dir_all(&out)?;
    }
    copy(sources, &out)?;
    // The extension itself compiles the finder.
    fs::remove_file(out.join("_finder.py"))
}

/// Copies the Python files of a folder.
fn copy(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let path = entry?.path();
        let Some(name) = path.file_name() else { continue };
        if path.is_dir() && name != "__pycache__" {
            copy(&path, &to.join(name))?;
        } else if path.extension().is_some_and(|it| it == "py" || it == "pyi") {
            fs::copy(&path, to.join(name))?;
        }
    }
    Ok(())
}
