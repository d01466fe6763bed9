//! Reading components: a cursor over bytes, which allocates nothing.
//!
//! An error does not move the cursor, so it is read again for ever; callers stop at it.

use super::{is_integer_tag, is_span_tag};

/// A component, or the reason that there is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Component<'a> {
    /// The end of the signature.
    End,
    /// An integer.
    Integer {
        /// `_` or `a` to `z`.
        tag: u8,
        /// The number.
        value: i32,
    },
    /// A span of bytes.
    Span {
        /// `A` to `Z`.
        tag: u8,
        /// The bytes, which may be a signature again.
        contents: &'a [u8],
    },
    /// A malformed component.
    Error {
        /// The byte in the position of the tag.
        tag: u8,
        /// The number after it, limited to 32 bits; 0 if there is none.
        value: i32,
    },
}

/// The outcome of searching a component by its tag.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seek {
    /// The current component has the tag.
    Found,
    /// No component up to the end has the tag.
    NotFound,
    /// The current component is malformed; what follows it is unknown.
    Malformed,
}

/// A cursor over the components of a signature.
///
/// ```
/// use ods_iree_abi::{Component, Seek, SignatureParser};
///
/// let mut parser = SignatureParser::new(b"a1S5!k0_7R1!");
/// assert_eq!(parser.component(), Component::Integer { tag: b'a', value: 1 });
/// assert_eq!(parser.seek_tag(b'S'), Seek::Found);
/// let mut nested = parser.nested();
/// assert_eq!(nested.component(), Component::Integer { tag: b'k', value: 0 });
/// assert_eq!(nested.advance(), Component::Integer { tag: b'_', value: 7 });
/// assert_eq!(nested.position(), 7);
/// assert_eq!(nested.advance(), Component::End);
/// assert_eq!(parser.advance(), Component::Span { tag: b'R', contents: b"" });
/// ```
#[derive(Clone, Copy, Debug)]
pub struct SignatureParser<'a> {
    input: &'a [u8],
    /// The position of `input` in the outermost signature.
    base: usize,
    /// The start of the component.
    at: usize,
    /// The end of the component, the start for an error.
    next: usize,
    component: Component<'a>,
}

impl<'a> SignatureParser<'a> {
    /// Creates a cursor, and reads the first component.
    pub fn new(input: &'a [u8]) -> Self {
        Self::at_base(input, 0)
    }

    fn at_base(input: &'a [u8], base: usize) -> Self {
        let mut parser = Self { input, base, at: 0, next: 0, component: Component::End };
        parser.advance();
        parser
    }

    /// Returns the current component.
    pub const fn component(&self) -> Component<'a> {
        self.component
    }

    /// Returns the position of the current component, in bytes from the start of the outermost signature.
    pub const fn position(&self) -> usize {
        self.base + self.at
    }

    /// Reads the next component. An error and the end stay.
    pub fn advance(&mut self) -> Component<'a> {
        self.at = self.next;
        (self.component, self.next) = read(self.input, self.at);
        self.component
    }

    /// Returns a cursor over the contents of the current component, over nothing unless it is a span.
    pub fn nested(&self) -> Self {
        match self.component {
            Component::Span { contents, .. } => Self::at_base(contents, self.base + self.next - contents.len()),
            Component::End | Component::Integer { .. } | Component::Error { .. } => Self::at_base(b"", self.position()),
        }
    }

    /// Moves forward, beginning with the current component, to one with the tag.
    pub fn seek_tag(&mut self, wanted: u8) -> Seek {
        loop {
            match self.component {
                Component::End => return Seek::NotFound,
                Component::Error { .. } => return Seek::Malformed,
                Component::Integer { tag, .. } | Component::Span { tag, .. } if tag == wanted => return Seek::Found,
                Component::Integer { .. } | Component::Span { .. } => _ = self.advance(),
            }
        }
    }
}

/// Reads the component at a position; returns it with the position of the next one.
fn read(input: &[u8], at: usize) -> (Component<'_>, usize) {
    let Some(&tag) = input.get(at) else { return (Component::End, at) };
    let (number, end) = read_number(input, at + 1);
    let value = number.unwrap_or_else(|clamped| clamped);
    let error = (Component::Error { tag, value }, at);
    if number.is_err() {
        return error;
    }
    if is_integer_tag(tag) {
        return (Component::Integer { tag, value }, end);
    }
    match read_contents(input, end, value).filter(|_| is_span_tag(tag)) {
        Some(contents) => (Component::Span { tag, contents }, end + 1 + contents.len()),
        None => error,
    }
}

/// Returns the contents of a span: `len` bytes from `at`, without the `!`.
fn read_contents(input: &[u8], at: usize, len: i32) -> Option<&[u8]> {
    let end = at.checked_add(usize::try_from(len).ok()?)?;
    input.get(at..end)?.strip_prefix(b"!")
}

/// Reads a number; returns it with the position after it. `Err` has the value of a number that is absent (0) or out of
/// range (the limit).
fn read_number(input: &[u8], at: usize) -> (Result<i32, i32>, usize) {
    let negative = input.get(at) == Some(&b'-');
    let start = at + usize::from(negative);
    let digits = input[start.min(input.len())..].iter().take_while(|byte| byte.is_ascii_digit()).count();
    if digits == 0 {
        return (Err(0), at);
    }
    let mut value = 0_i64;
    for digit in &input[start..start + digits] {
        value = (value * 10 + i64::from(digit - b'0')).min(1 << 32);
    }
    let value = if negative { -value } else { value };
    let limit = if negative { i32::MIN } else { i32::MAX };
    (i32::try_from(value).map_err(|_| limit), start + digits)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn walk(input: &[u8]) -> Vec<Component<'_>> {
        let mut parser = SignatureParser::new(input);
        let mut components = vec![parser.component()];
        while !matches!(parser.component(), Component::End | Component::Error { .. }) {
            components.push(parser.advance());
        }
        assert_eq!(parser.advance(), components[components.len() - 1], "the last component stays");
        components
    }

    #[test]
    fn errors_keep_their_tag_and_number() {
        for (text, tag, value) in [
            ("_", b'_', 0),
            ("_--1", b'_', 0),
            ("_-", b'_', 0),
            ("_+1", b'_', 0),
            ("_2147483648", b'_', i32::MAX),
            ("_-2147483649", b'_', i32::MIN),
            ("A0", b'A', 0),
            ("A1", b'A', 1),
            ("A-1!", b'A', -1),
            ("A999999999!", b'A', 999_999_999),
            ("A99999999999999999999999999!x", b'A', i32::MAX),
            ("[5", b'[', 5),
            ("5", b'5', 0),
        ] {
            assert_eq!(walk(text.as_bytes()), [Component::Error { tag, value }], "{text}");
        }
    }

    #[test]
    fn seeking_ends_at_an_error() {
        for text in ["xI1!R1!", "I1!xR1!", "I99!_0R1!"] {
            let mut parser = SignatureParser::new(text.as_bytes());
            assert_eq!(parser.seek_tag(b'R'), Seek::Malformed, "{text}");
            assert_eq!(parser.seek_tag(b'R'), Seek::Malformed, "{text}");
        }
        assert_eq!(SignatureParser::new(b"I99!").seek_tag(b'I'), Seek::Malformed);
        assert_eq!(SignatureParser::new(b"I1!").seek_tag(b'R'), Seek::NotFound);
    }

    #[test]
    fn positions_count_from_the_outermost_signature() {
        let mut parser = SignatureParser::new(b"_0S9!k0S4!k1_2");
        parser.advance();
        let mut nested = parser.nested();
        assert_eq!(nested.position(), 5);
        nested.advance();
        let inner = nested.nested();
        assert_eq!((inner.position(), inner.component()), (10, Component::Integer { tag: b'k', value: 1 }));
        assert_eq!(inner.nested().component(), Component::End);
    }
}
