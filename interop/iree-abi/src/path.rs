//! Keys of sequences and dicts, and paths of keys, for errors.

use std::fmt;

/// The key of an element of a structure.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Key {
    /// The position in a sequence.
    Index(i32),
    /// The name in a dict: any bytes, text in most cases.
    Name(Vec<u8>),
}

impl Key {
    /// Returns the key of the element at a position.
    pub(crate) fn of_position(position: usize) -> Self {
        Self::Index(i32::try_from(position).unwrap_or(i32::MAX))
    }
}

impl From<i32> for Key {
    fn from(index: i32) -> Self {
        Self::Index(index)
    }
}

impl From<&str> for Key {
    fn from(name: &str) -> Self {
        Self::Name(name.into())
    }
}

impl From<&[u8]> for Key {
    fn from(name: &[u8]) -> Self {
        Self::Name(name.into())
    }
}

/// `[1]` or `["name"]`; bytes that are not text are escaped.
impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Index(index) => write!(f, "[{index}]"),
            Self::Name(name) => write!(f, "[\"{}\"]", Shown(name)),
        }
    }
}

/// The root of a path.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Root {
    /// Positional arguments, or all arguments.
    Arguments,
    /// Arguments by keyword.
    Keywords,
    /// Results.
    Results,
}

/// A place in the arguments or results of a function: `args[1]["q"][0]`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Path {
    /// The start.
    pub root: Root,
    /// The keys on the way.
    pub keys: Vec<Key>,
}

impl Path {
    /// Creates a path without keys.
    pub const fn new(root: Root) -> Self {
        Self { root, keys: Vec::new() }
    }
}

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.root {
            Root::Arguments => "args",
            Root::Keywords => "kwargs",
            Root::Results => "results",
        })?;
        self.keys.iter().try_for_each(|key| key.fmt(f))
    }
}

/// Bytes for people: text as it is, but for quotes, control characters, and bytes that are no text, which are escaped.
#[derive(Clone, Copy, Debug)]
pub struct Shown<'a>(pub &'a [u8]);

impl fmt::Display for Shown<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for chunk in self.0.utf8_chunks() {
            for character in chunk.valid().chars() {
                match character {
                    '"' | '\\' => write!(f, "\\{character}")?,
                    control if control.is_control() => write!(f, "{}", control.escape_default())?,
                    other => write!(f, "{other}")?,
                }
            }
            write!(f, "{}", chunk.invalid().escape_ascii())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_escape_names() {
        let keys = vec![Key::from(1), Key::from("q"), Key::from(&b"\0\"\xff"[..]), Key::from("über")];
        let path = Path { root: Root::Arguments, keys };
        assert_eq!(path.to_string(), r#"args[1]["q"]["\u{0}\"\xff"]["über"]"#);
    }
}
