//! Output files: written as a whole, or left as they were.
//!
//! A regular file is replaced by a temporary one beside it, so that a failed write (a full disk, say) leaves the file,
//! which may be the input, as it was. Devices and pipes are written to directly, as is a file in a folder that takes no
//! new ones.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use crate::input::reason;

/// Writes the file; the error names the operation that failed.
pub(crate) fn write(path: &Path, bytes: &[u8]) -> Result<(), String> {
    // A symbolic link stays; its target is replaced.
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    match create_beside(&target) {
        Some((temporary, file)) => {
            replace(&target, &temporary, file, bytes).map_err(|error| failure("write", path, &error))
        }
        None => write_directly(path, bytes),
    }
}

fn replace(target: &Path, temporary: &Path, file: File, bytes: &[u8]) -> io::Result<()> {
    let outcome = fill(file, bytes, target).and_then(|()| fs::rename(temporary, target));
    if outcome.is_err() {
        // Half a file is useless; if it cannot be removed either, the first error says enough.
        let _ = fs::remove_file(temporary);
    }
    outcome
}

/// Returns whether there is a regular file, or none yet.
fn is_replaceable(path: &Path) -> bool {
    match fs::metadata(path) {
        Ok(metadata) => metadata.is_file() && !metadata.permissions().readonly(),
        Err(error) => error.kind() == io::ErrorKind::NotFound,
    }
}

/// Creates a temporary file beside one that it can replace.
fn create_beside(path: &Path) -> Option<(PathBuf, File)> {
    if !is_replaceable(path) {
        return None;
    }
    let mut name = std::ffi::OsString::from(".");
    name.push(path.file_name()?);
    name.push(format!(".{}.tmp", std::process::id()));
    let temporary = path.with_file_name(name);
    let file = OpenOptions::new().write(true).create_new(true).open(&temporary).ok()?;
    Some((temporary, file))
}

/// Writes everything, and gives the file the permissions of the one that it replaces.
fn fill(mut file: File, bytes: &[u8], replaced: &Path) -> io::Result<()> {
    file.write_all(bytes)?;
    match fs::metadata(replaced) {
        Ok(metadata) => file.set_permissions(metadata.permissions()),
        Err(_) => Ok(()),
    }
}

fn write_directly(path: &Path, bytes: &[u8]) -> Result<(), String> {
    let mut file = File::create(path).map_err(|error| failure("open", path, &error))?;
    file.write_all(bytes).map_err(|error| failure("write", path, &error))
}

fn failure(what: &str, path: &Path, error: &io::Error) -> String {
    format!("cannot {what} output file '{}': {}", path.display(), reason(error))
}
