//! Writing components.

use std::fmt;
use std::io::Write;

use super::{is_integer_tag, is_span_tag};

/// A tag that no component of that kind may have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InvalidTag {
    /// The tag of an integer.
    Integer(u8),
    /// The tag of a span.
    Span(u8),
}

impl fmt::Display for InvalidTag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Integer(tag) => {
                write!(f, "invalid tag `{}` of an integer; use `_` or `a` to `z`", tag.escape_ascii())
            }
            Self::Span(tag) => write!(f, "invalid tag `{}` of a span; use `A` to `Z`", tag.escape_ascii()),
        }
    }
}

impl std::error::Error for InvalidTag {}

/// A signature that is being written, component by component.
///
/// ```
/// use ods_iree_abi::SignatureBuilder;
///
/// let mut inner = SignatureBuilder::new();
/// inner.integer(5, b'_')?;
/// let mut outer = SignatureBuilder::new();
/// outer.span(b"a!b", b'K')?;
/// inner.append_to(&mut outer, b'S')?;
/// assert_eq!(outer.as_bytes(), b"K4!a!bS3!_5");
/// # Ok::<(), ods_iree_abi::InvalidTag>(())
/// ```
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct SignatureBuilder {
    bytes: Vec<u8>,
}

impl SignatureBuilder {
    /// Creates an empty signature.
    pub const fn new() -> Self {
        Self { bytes: Vec::new() }
    }

    /// Appends an integer.
    ///
    /// # Errors
    /// Returns an error if the tag is neither `_` nor `a` to `z`; nothing is appended in that case.
    pub fn integer(&mut self, value: i32, tag: u8) -> Result<&mut Self, InvalidTag> {
        match is_integer_tag(tag) {
            true => self.put_integer(tag, value),
            false => return Err(InvalidTag::Integer(tag)),
        }
        Ok(self)
    }

    /// Appends a span. The contents are never escaped.
    ///
    /// # Errors
    /// Returns an error if the tag is not `A` to `Z`; nothing is appended in that case.
    pub fn span(&mut self, contents: &[u8], tag: u8) -> Result<&mut Self, InvalidTag> {
        match is_span_tag(tag) {
            true => self.put_span(tag, contents),
            false => return Err(InvalidTag::Span(tag)),
        }
        Ok(self)
    }

    /// Appends this signature to another one, as the contents of a span.
    ///
    /// # Errors
    /// Returns an error if the tag is not `A` to `Z`.
    pub fn append_to(&self, other: &mut Self, tag: u8) -> Result<(), InvalidTag> {
        other.span(&self.bytes, tag).map(|_| ())
    }

    /// Returns the bytes written so far.
    pub fn as_bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Returns the bytes of the whole signature.
    pub fn into_bytes(self) -> Vec<u8> {
        self.bytes
    }

    /// Appends an integer with a tag of ours.
    pub(crate) fn put_integer(&mut self, tag: u8, value: i32) {
        self.put_head(tag, i64::from(value));
    }

    /// Appends a span with a tag of ours.
    pub(crate) fn put_span(&mut self, tag: u8, contents: &[u8]) {
        self.put_span_head(tag, contents.len());
        self.bytes.extend_from_slice(contents);
    }

    /// Appends the beginning of a span with so many bytes of contents, which the caller appends next.
    pub(crate) fn put_span_head(&mut self, tag: u8, len: usize) {
        self.put_head(tag, i64::try_from(len).unwrap_or(i64::MAX).saturating_add(1));
        self.bytes.push(b'!');
    }

    fn put_head(&mut self, tag: u8, number: i64) {
        self.bytes.push(tag);
        // Writing to a list of bytes does not fail.
        _ = write!(self.bytes, "{number}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rejects_tags_of_the_other_kind() {
        let mut builder = SignatureBuilder::new();
        assert_eq!(builder.integer(1, b'A'), Err(InvalidTag::Integer(b'A')));
        assert_eq!(builder.span(b"x", b'a'), Err(InvalidTag::Span(b'a')));
        assert_eq!(builder.span(b"x", b'\n').unwrap_err().to_string(), "invalid tag `\\n` of a span; use `A` to `Z`");
        assert!(builder.as_bytes().is_empty());
        assert_eq!(builder.span(b"", b'A').map(|b| b.as_bytes()), Ok(&b"A1!"[..]));
    }
}
