//! Descriptions of malformed inputs.

use crate::{generated, written};

/// A heading of the page, and the inputs under it.
pub struct Group {
    /// The heading.
    pub title: &'static str,
    /// The inputs.
    pub cases: &'static [Case],
}

/// A malformed input.
pub struct Case {
    /// The defect, in a few words; unique among the cases.
    pub what: &'static str,
    /// The input.
    pub input: Input,
}

/// The text of an input.
pub enum Input {
    /// As it stands here.
    Written(&'static [u8]),
    /// As a function makes it; the text says how it looks.
    Made(&'static str, fn() -> Vec<u8>),
}

impl Input {
    /// Returns the input's bytes.
    pub fn bytes(&self) -> Vec<u8> {
        match self {
            Self::Written(text) => text.to_vec(),
            Self::Made(_, make) => make(),
        }
    }
}

/// Creates a case with a literal text.
pub const fn text(what: &'static str, input: &'static str) -> Case {
    bytes(what, input.as_bytes())
}

/// Creates a case with literal bytes that are not text.
pub const fn bytes(what: &'static str, input: &'static [u8]) -> Case {
    Case { what, input: Input::Written(input) }
}

/// Creates a case whose input a function generates.
pub const fn made(what: &'static str, shown: &'static str, make: fn() -> Vec<u8>) -> Case {
    Case { what, input: Input::Made(shown, make) }
}

/// Returns all cases.
pub fn groups() -> Vec<Group> {
    [written::groups(), generated::groups()].into_iter().flatten().collect()
}
