//! Splitting a file into chunks at its markers, as `mlir-opt --split-input-file` does.
//!
//! A file is split wherever the marker occurs, at the start of a line or not, unless the file ends there; the rest of
//! the marker's line belongs to the next chunk. An empty chunk is skipped: the next chunk takes its place and begins
//! with the last two characters of the marker. A near miss (the marker without its last two characters) gets a warning,
//! and so does a marker at the very end of the file.

use std::ops::Range;

use memchr::memmem;

/// Number of trailing characters of the marker that `mlir-opt` ignores when it looks for near misses.
const CHECKED: usize = 2;

/// The chunks of a file, and the end offsets of near misses.
pub(crate) struct Chunks {
    pub(crate) chunks: Vec<Range<usize>>,
    pub(crate) near_misses: Vec<usize>,
}

/// Splits `text` at `marker`.
pub(crate) fn split(text: &[u8], marker: &str) -> Chunks {
    let marker = marker.as_bytes();
    // `mlir-opt` does not split at so short a marker.
    let checked = if marker.len() > CHECKED { CHECKED } else { 0 };
    let (start, end) = marker.split_at(marker.len() - checked);
    let mut split = Chunks { chunks: Vec::new(), near_misses: Vec::new() };
    let mut chunk = 0..0;
    for piece in pieces(text, start) {
        let rest = &text[piece.clone()];
        if chunk.is_empty() {
            chunk = piece;
        } else if rest.len() > end.len() && rest.starts_with(end) && rest[end.len()] != b'0' {
            split.chunks.push(chunk);
            chunk = piece.start + end.len()..piece.end;
        } else {
            split.near_misses.push(piece.start);
            chunk.end = piece.end;
        }
    }
    if !chunk.is_empty() {
        split.chunks.push(chunk);
    }
    split
}

/// Returns the ranges between the occurrences of `separator`.
fn pieces<'a>(text: &'a [u8], separator: &'a [u8]) -> impl Iterator<Item = Range<usize>> + 'a {
    let length = separator.len();
    let found = memmem::find_iter(text, separator).collect::<Vec<_>>();
    let starts = std::iter::once(0).chain(found.clone().into_iter().map(move |at| at + length));
    let ends = found.into_iter().chain([text.len()]);
    starts.zip(ends).map(|(start, end)| start..end)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn summary<'a>(text: &'a str, marker: &str) -> (Vec<&'a str>, Vec<usize>) {
        let split = split(text.as_bytes(), marker);
        (split.chunks.into_iter().map(|chunk| &text[chunk]).collect(), split.near_misses)
    }

    #[test]
    fn splits_like_the_reference() {
        let mark = "// -----";
        assert_eq!(summary("", mark), (vec![], vec![]));
        assert_eq!(summary("a", mark), (vec!["a"], vec![]));
        assert_eq!(summary("a\n// -----\nb\n", mark), (vec!["a\n", "\nb\n"], vec![]));
        assert_eq!(summary("a// -----b", mark), (vec!["a", "b"], vec![]));
        assert_eq!(summary("a\n// -----", mark), (vec!["a\n// -----"], vec![8]));
        assert_eq!(summary("a\n// ----\n", mark), (vec!["a\n// ----\n"], vec![8]));
        assert_eq!(summary("a\n// -----0\n", mark), (vec!["a\n// -----0\n"], vec![8]));
        assert_eq!(summary("// -----\n", mark), (vec!["--\n"], vec![]));
        assert_eq!(summary("// -----\n// -----\n", mark), (vec!["--\n", "\n"], vec![]));
        assert_eq!(summary("a xyz b", "xyz"), (vec!["a ", " b"], vec![]));
    }

    #[test]
    fn short_markers_split_files() {
        assert_eq!(summary("a|b", "|").0, ["a", "b"]);
        assert_eq!(summary("a||b", "||").0, ["a", "b"]);
    }
}
