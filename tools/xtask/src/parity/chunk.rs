//! Files, cut into the chunks that are compared.

use std::fs;
use std::path::{Path, PathBuf};

/// A part of a file.
pub struct Chunk {
    /// The folder, for the table.
    pub folder: String,
    /// The file, and which part of it: `arith/ops.mlir#3`.
    pub name: String,
    /// The text, without the lines that divide.
    pub text: Vec<u8>,
}

/// Returns the chunks of all `.mlir` files at or below `path`, in order.
pub fn chunks_below(path: &Path) -> Result<Vec<Chunk>, String> {
    let mut files = Vec::new();
    collect(path, &mut files)?;
    let mut chunks = Vec::new();
    for file in files {
        let text = fs::read(&file).map_err(|error| format!("{}: {error}", file.display()))?;
        let folder = file.parent().map(|folder| folder.display().to_string()).unwrap_or_default();
        for (index, text) in cut(&text).into_iter().enumerate() {
            if !text.iter().all(u8::is_ascii_whitespace) {
                chunks.push(Chunk { folder: folder.clone(), name: format!("{}#{index}", file.display()), text });
            }
        }
    }
    Ok(chunks)
}

fn collect(path: &Path, files: &mut Vec<PathBuf>) -> Result<(), String> {
    if !path.is_dir() {
        files.push(path.to_owned());
        return Ok(());
    }
    let entries = fs::read_dir(path).map_err(|error| format!("{}: {error}", path.display()))?;
    let mut paths: Vec<PathBuf> = entries.filter_map(Result::ok).map(|entry| entry.path()).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() || path.extension().is_some_and(|extension| extension == "mlir") {
            collect(&path, files)?;
        }
    }
    Ok(())
}

/// Returns the parts between lines that begin with `// -----` or `//-----`; what else is on these lines is dropped.
fn cut(text: &[u8]) -> Vec<Vec<u8>> {
    let mut parts = vec![Vec::new()];
    for line in text.split_inclusive(|byte| *byte == b'\n') {
        let divides = line.starts_with(b"// -----") || line.starts_with(b"//-----");
        match parts.last_mut() {
            Some(part) if !divides => part.extend_from_slice(line),
            _ => parts.push(if line.ends_with(b"\n") { b"\n".to_vec() } else { Vec::new() }),
        }
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::cut;

    #[test]
    fn files_are_split_at_markers() {
        let parts = |text: &str| {
            cut(text.as_bytes()).into_iter().map(|part| String::from_utf8(part).expect("UTF-8")).collect::<Vec<_>>()
        };
        assert_eq!(parts("a\n// -----\nb\n//----- c\n"), ["a\n", "\nb\n", "\n"]);
        assert_eq!(parts("a // -----\n // -----"), ["a // -----\n // -----"]);
        assert_eq!(parts(""), [""]);
    }
}
