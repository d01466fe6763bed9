//! String tokens.

use std::borrow::Cow;

use crate::text::hex;
use crate::text::parser::AsmParser;

impl<'s> AsmParser<'s> {
    /// Returns the bytes that the current string token stands for.
    pub(in crate::text) fn string_value(&self) -> Cow<'s, [u8]> {
        string_value(self.text())
    }

    /// Returns the name that the current `@name` or `@"name"` stands for.
    pub(in crate::text) fn symbol_name(&mut self) -> Cow<'s, [u8]> {
        self.observe_symbol();
        match &self.text()[1..] {
            quoted @ [b'"', ..] => string_value(quoted),
            bare => Cow::Borrowed(bare),
        }
    }
}

/// Returns the bytes that a quoted text stands for. The lexer has checked it.
pub(in crate::text) fn string_value(quoted: &[u8]) -> Cow<'_, [u8]> {
    let inner = &quoted[1..quoted.len() - 1];
    if memchr::memchr(b'\\', inner).is_none() { Cow::Borrowed(inner) } else { Cow::Owned(unescape(inner)) }
}

fn unescape(mut text: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(text.len());
    loop {
        text = match text {
            [] => return bytes,
            [b'\\', escape @ (b'"' | b'\\' | b'n' | b't'), rest @ ..] => {
                bytes.push(match escape {
                    b'n' => b'\n',
                    b't' => b'\t',
                    other => *other,
                });
                rest
            }
            [b'\\', high, low, rest @ ..] => {
                bytes.push(hex::digit_value(*high) << 4 | hex::digit_value(*low));
                rest
            }
            [byte, rest @ ..] => {
                bytes.push(*byte);
                rest
            }
        };
    }
}

/// Returns the bytes of `"0x0123"`; `None` if the quoted text is not of that form.
pub(in crate::text) fn hex_string(quoted: &[u8]) -> Option<Vec<u8>> {
    hex::decode(quoted[1..quoted.len() - 1].strip_prefix(b"0x")?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escapes_stand_for_bytes() {
        assert_eq!(&*string_value(br#""a\n\t\\\"\41\fF""#), b"a\n\t\\\"A\xFF");
        assert_eq!(&*string_value(b"\"\""), b"");
    }

    #[test]
    fn hex_strings_have_whole_bytes() {
        assert_eq!(hex_string(b"\"0x00fF\""), Some(vec![0, 255]));
        assert_eq!(hex_string(b"\"0x0\""), None);
        assert_eq!(hex_string(b"\"00\""), None);
        assert_eq!(hex_string(b"\"0xzz\""), None);
    }
}
