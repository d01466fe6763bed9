//! Reading the input file.

use std::fs;
use std::io::{self, Read};
use std::path::Path;

/// The input: its name in locations, and its text.
pub(crate) struct Input {
    pub(crate) name: String,
    pub(crate) text: Vec<u8>,
}

/// Reads the file, or the standard input for `-`. The error is a message in the words of `mlir-opt`.
pub(crate) fn read(path: &Path, standard: &mut dyn Read) -> Result<Input, String> {
    if path.as_os_str() == "-" {
        let mut text = Vec::new();
        let read = standard.read_to_end(&mut text);
        read.map_err(|error| format!("cannot open input file '-': {}\n", reason(&error)))?;
        return Ok(Input { name: "<stdin>".to_owned(), text });
    }
    let text =
        fs::read(path).map_err(|error| format!("cannot open input file '{}': {}\n", path.display(), reason(&error)))?;
    Ok(Input { name: path.to_string_lossy().into_owned(), text })
}

/// Returns the system's description of an error, without its number.
pub(crate) fn reason(error: &io::Error) -> String {
    let text = error.to_string();
    text.split(" (os error").next().unwrap_or(&text).to_owned()
}
