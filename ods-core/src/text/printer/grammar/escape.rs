//! Quoting: which names need no quotes, and how others are escaped.

use crate::text::hex;

/// Appends `bytes` with escapes, without quotes: printable ASCII verbatim, other bytes as `\` and two hex digits.
pub(in crate::text::printer) fn push_escaped(out: &mut Vec<u8>, bytes: &[u8]) {
    let mut rest = bytes;
    while let Some(at) = rest.iter().position(|byte| needs_escape(*byte)) {
        out.extend_from_slice(&rest[..at]);
        match rest[at] {
            b'\\' => out.extend_from_slice(b"\\\\"),
            byte => {
                out.push(b'\\');
                hex::push(out, &[byte]);
            }
        }
        rest = &rest[at + 1..];
    }
    out.extend_from_slice(rest);
}

#[inline]
fn needs_escape(byte: u8) -> bool {
    !(0x20..=0x7E).contains(&byte) || byte == b'"' || byte == b'\\'
}

/// Appends `"bytes"`.
pub(in crate::text) fn push_quoted(out: &mut Vec<u8>, bytes: &[u8]) {
    out.push(b'"');
    push_escaped(out, bytes);
    out.push(b'"');
}

/// Appends `"text"` to a string. Escapes are ASCII, and so are unescaped bytes.
pub(crate) fn push_quoted_text(out: &mut String, text: &str) {
    let mut bytes = Vec::with_capacity(text.len() + 2);
    push_quoted(&mut bytes, text.as_bytes());
    out.push_str(&String::from_utf8_lossy(&bytes));
}

/// Appends a name: verbatim if the lexer reads it as one identifier, quoted otherwise.
pub(in crate::text::printer) fn push_keyword_or_string(out: &mut Vec<u8>, name: &[u8]) {
    if is_keyword(name) {
        out.extend_from_slice(name);
    } else {
        push_quoted(out, name);
    }
}

/// Appends `@name`.
pub(in crate::text) fn push_symbol(out: &mut Vec<u8>, name: &[u8]) {
    if name.is_empty() {
        out.extend_from_slice(b"@<<INVALID EMPTY SYMBOL>>");
        return;
    }
    out.push(b'@');
    push_keyword_or_string(out, name);
}

/// Appends `#dialect.text` (`sigil` is `#` or `!`), or `#dialect<text>` if the text is not a pretty symbol.
pub(in crate::text::printer) fn push_dialect_symbol(out: &mut Vec<u8>, sigil: u8, dialect: &str, text: &[u8]) {
    out.push(sigil);
    out.extend_from_slice(dialect.as_bytes());
    let (open, close): (&[u8], &[u8]) = if is_pretty_symbol(text) { (b".", b"") } else { (b"<", b">") };
    out.extend_from_slice(open);
    out.extend_from_slice(text);
    out.extend_from_slice(close);
}

/// Returns whether the lexer reads the text as one word: `[A-Za-z_][A-Za-z0-9_$.]*`.
pub(crate) fn is_keyword(name: &[u8]) -> bool {
    let Some((first, rest)) = name.split_first() else { return false };
    (first.is_ascii_alphabetic() || *first == b'_')
        && rest.iter().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$' | b'.'))
}

/// Returns whether the text is `[A-Za-z][A-Za-z0-9_.]*`, optionally followed by `<...>` up to the end.
pub(in crate::text::printer) fn is_pretty_symbol(text: &[u8]) -> bool {
    if !text.first().is_some_and(u8::is_ascii_alphabetic) {
        return false;
    }
    let name = text.iter().position(|byte| !(byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.')));
    name.is_none_or(|end| text[end] == b'<' && text.ends_with(b">"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(write: impl FnOnce(&mut Vec<u8>)) -> String {
        let mut out = Vec::new();
        write(&mut out);
        String::from_utf8_lossy(&out).into_owned()
    }

    #[test]
    fn escapes_match_mlir() {
        assert_eq!(text(|out| push_quoted(out, "\n\\\"é~".as_bytes())), r#""\0A\\\22\C3\A9~""#);
    }

    #[test]
    fn identifier_keys_are_unquoted() {
        for bare in ["true", "d.e", "a.", "_", "a$", "i32"] {
            assert_eq!(text(|out| push_keyword_or_string(out, bare.as_bytes())), bare);
        }
        for quoted in ["$n", "1", "k-l", "a b", ".x", ""] {
            assert_eq!(text(|out| push_keyword_or_string(out, quoted.as_bytes())), format!("\"{quoted}\""));
        }
    }

    #[test]
    fn dialect_symbols_are_pretty_if_possible() {
        let symbol = |symbol: &str| text(|out| push_dialect_symbol(out, b'!', "foo", symbol.as_bytes()));
        for pretty in ["bar", "bar<a>", "a_b", "a.b<[>"] {
            assert_eq!(symbol(pretty), format!("!foo.{pretty}"));
        }
        for not in ["", "\"\"", "bar baz", "[bar]", "a-b", "1", "_bar", "bar<a> "] {
            assert_eq!(symbol(not), format!("!foo<{not}>"));
        }
    }
}
