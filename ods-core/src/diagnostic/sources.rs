//! Source texts of diagnostics, by file name.
//!
//! Texts that were not added are looked up on disk, once: a location may name any file. Only regular files of moderate
//! size are read, so that a location that names a device or a pipe cannot block the tool.

use std::fs;
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

/// The maximum size of files read from disk.
const LARGEST_FILE: u64 = 64 << 20;

/// Source texts of diagnostics.
///
/// See [`Renderer`](super::Renderer) for an example.
#[derive(Default)]
pub struct Sources {
    known: Mutex<Vec<(String, Option<Arc<Source>>)>>,
    /// Whether the disk is off limits.
    closed: bool,
}

/// A text, with a table of its lines that is built on demand.
pub(super) struct Source {
    text: Arc<Vec<u8>>,
    lines: OnceLock<Box<[usize]>>,
}

impl Sources {
    /// Creates an empty collection. Files named by locations are read from disk.
    pub fn new() -> Self {
        Self::default()
    }

    /// Creates an empty collection that does not read from disk.
    pub fn closed() -> Self {
        Self { closed: true, ..Self::default() }
    }

    /// Adds the text of the file called `name`, which takes precedence over the one on disk.
    pub fn add(&self, name: &str, text: Arc<Vec<u8>>) {
        let source = Arc::new(Source { text, lines: OnceLock::new() });
        let mut known = self.known();
        known.retain(|(other, _)| other != name);
        known.push((name.to_owned(), Some(source)));
    }

    /// Returns the text of the file called `name`, read from disk if it was not added; `None` if that fails.
    pub fn text(&self, name: &str) -> Option<Arc<Vec<u8>>> {
        Some(Arc::clone(&self.find(name)?.text))
    }

    pub(super) fn find(&self, name: &str) -> Option<Arc<Source>> {
        let mut known = self.known();
        if let Some((_, source)) = known.iter().find(|(other, _)| other == name) {
            return source.clone();
        }
        let read = if self.closed { None } else { read(Path::new(name)) };
        let source = read.map(|text| Arc::new(Source { text: Arc::new(text), lines: OnceLock::new() }));
        known.push((name.to_owned(), source.clone()));
        source
    }

    fn known(&self) -> MutexGuard<'_, Vec<(String, Option<Arc<Source>>)>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn read(path: &Path) -> Option<Vec<u8>> {
    let about = fs::metadata(path).ok()?;
    if !about.is_file() || about.len() > LARGEST_FILE {
        return None;
    }
    fs::read(path).ok()
}

impl Source {
    fn lines(&self) -> &[usize] {
        self.lines
            .get_or_init(|| std::iter::once(0).chain(memchr::memchr_iter(b'\n', &self.text).map(|at| at + 1)).collect())
    }

    /// Returns the line of a place, if the place exists. Lines and columns count from one; a column may be one past the
    /// end of the line.
    pub(super) fn line(&self, line: u32, column: u32) -> Option<&[u8]> {
        let start = *self.lines().get((line as usize).checked_sub(1)?)?;
        let rest = self.text.get(start..)?;
        let rest = &rest[..memchr::memchr(b'\n', rest).unwrap_or(rest.len())];
        // As in MLIR, a line also ends at a carriage return, but only line feeds are counted.
        let before = rest.get(..(column as usize).checked_sub(1)?)?;
        if memchr::memchr(b'\r', before).is_some() {
            return None;
        }
        Some(&rest[..memchr::memchr(b'\r', rest).unwrap_or(rest.len())])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn source(text: &str) -> Source {
        Source { text: Arc::new(text.into()), lines: OnceLock::new() }
    }

    #[test]
    fn lines_are_found_for_existing_locations() {
        let source = source("one\ntwo\r\n");
        assert_eq!(source.line(1, 1), Some(&b"one"[..]));
        assert_eq!(source.line(2, 4), Some(&b"two"[..]));
        assert_eq!(source.line(3, 1), Some(&b""[..]));
        for (line, column) in [(0, 0), (0, 1), (1, 0), (1, 5), (2, 6), (3, 2), (4, 1)] {
            assert_eq!(source.line(line, column), None, "{line}:{column}");
        }
    }

    #[test]
    fn devices_and_folders_are_not_read() {
        let sources = Sources::new();
        assert!(sources.find("/dev/zero").is_none());
        assert!(sources.find("/").is_none());
        assert!(sources.find("").is_none());
    }
}
