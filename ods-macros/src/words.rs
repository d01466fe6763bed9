//! Words of the text format: what the lexer reads as one.

use syn::Path;

/// Whether a word can begin so.
pub fn begins_word(c: char) -> bool {
    c.is_ascii_alphabetic() || c == '_'
}

/// Whether this can be in a name that has no dots.
pub fn is_in_name(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '_' | '$')
}

/// Whether this can be in a keyword, a mnemonic or the name of an operation.
pub fn is_in_word(c: char) -> bool {
    is_in_name(c) || c == '.'
}

/// Whether the lexer reads the text as a keyword.
pub fn is_keyword(text: &str) -> bool {
    text.starts_with(begins_word) && text.chars().all(is_in_word)
}

/// Whether the name begins with that of the dialect, as in `#[op(Tf, "tf.AvgPool")]`.
pub fn repeats_dialect(dialect: Option<&Path>, name: &str) -> bool {
    let dialect = dialect.and_then(|path| path.segments.last());
    let dialect = dialect.map(|segment| segment.ident.to_string().to_lowercase());
    let prefix = name.split_once('.').map(|(prefix, _)| prefix.replace('_', ""));
    dialect.is_some() && dialect == prefix
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keywords_are_distinguished() {
        assert_eq!(
            ["a", "_a.b$1", "a-b", "1a", "", "\u{e4}"].map(is_keyword),
            [true, true, false, false, false, false]
        );
    }

    #[test]
    fn dialect_prefix_is_found() {
        let dialect: Path = syn::parse_quote!(dialects::MyTf);
        let repeats = |name| repeats_dialect(Some(&dialect), name);
        assert_eq!(["mytf.add", "my_tf.add", "add", "tf.add"].map(repeats), [true, true, false, false]);
        assert!(!repeats_dialect(None, "tf.add"));
    }
}
