//! Token classes: the characters of keywords, and the tokens that begin a type or an attribute.

/// Returns whether `c` can begin a keyword.
pub const fn begins_keyword(c: char) -> bool {
    c.is_ascii_alphabetic() || c == '_'
}

/// Returns whether `c` can be inside a name without dots.
pub const fn is_in_bare_name(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '_' | '$')
}

/// Returns whether `c` can be inside a keyword, a mnemonic or the name of an operation.
pub const fn is_in_keyword(c: char) -> bool {
    is_in_bare_name(c) || c == '.'
}

/// Returns whether the lexer reads `text` as one keyword: `[A-Za-z_][A-Za-z0-9_$.]*`.
pub const fn is_keyword(text: &str) -> bool {
    is_bare_keyword(text.as_bytes())
}

/// Returns whether the lexer reads these bytes as one keyword.
pub const fn is_bare_keyword(text: &[u8]) -> bool {
    // Without calls, which are slow in constants.
    if !matches!(text, [b'a'..=b'z' | b'A'..=b'Z' | b'_', ..]) {
        return false;
    }
    let mut i = 1;
    while i < text.len() {
        if !matches!(text[i], b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'_' | b'$' | b'.') {
            return false;
        }
        i += 1;
    }
    true
}

/// Returns whether two texts are equal.
///
/// By slice patterns: in a constant, a length is a call, and an index costs a check of several steps.
pub const fn equal(a: &str, b: &str) -> bool {
    let (mut a, mut b) = (a.as_bytes(), b.as_bytes());
    while let [x, rest @ ..] = a {
        let [y, others @ ..] = b else { return false };
        if *x != *y {
            return false;
        }
        (a, b) = (rest, others);
    }
    matches!(b, [])
}

/// Returns whether the text is in the list.
pub(crate) const fn is_one_of(text: &str, all: &[&str]) -> bool {
    let mut i = 0;
    while i < all.len() {
        if equal(text, all[i]) {
            return true;
        }
        i += 1;
    }
    false
}

/// Keywords that begin a builtin type, besides those with a width such as `i32`.
const TYPE_KEYWORDS: &[&str] = &["index", "none", "complex", "memref", "tensor", "tuple", "vector", "bf16", "tf32"];

/// Keywords and punctuation that begin a builtin attribute and no type.
const ATTRIBUTE_TOKENS: &[&str] = &[
    "[",
    "{",
    "-",
    "@",
    "#",
    "affine_map",
    "affine_set",
    "array",
    "dense",
    "dense_resource",
    "distinct",
    "false",
    "loc",
    "opaque",
    "sparse",
    "strided",
    "true",
    "unit",
];

/// Returns whether a type can begin with the literal.
pub const fn is_type_start(literal: &str) -> bool {
    is_one_of(literal, TYPE_KEYWORDS)
        || is_one_of(literal, &["(", "!"])
        || is_sized_type(literal.as_bytes())
        || is_small_float(literal.as_bytes())
}

/// Returns whether an attribute can begin with the literal.
pub const fn is_attribute_start(literal: &str) -> bool {
    is_one_of(literal, ATTRIBUTE_TOKENS) || is_type_start(literal)
}

/// Returns whether the word is the name of a narrow float, such as `f8E5M2` or `f4E2M1FN`.
const fn is_small_float(word: &[u8]) -> bool {
    matches!(word, [b'f', b'4' | b'6' | b'8', b'E', b'0'..=b'9', b'M', b'0'..=b'9', ..])
}

/// Returns whether the word is a type with a width, such as `i32`, `si8` or `f64`.
const fn is_sized_type(word: &[u8]) -> bool {
    let digits = match word {
        [b's' | b'u', b'i', digits @ ..] | [b'i' | b'f', digits @ ..] => digits,
        _ => return false,
    };
    let mut i = 0;
    while i < digits.len() {
        if !digits[i].is_ascii_digit() {
            return false;
        }
        i += 1;
    }
    !digits.is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keywords_begin_with_a_letter() {
        assert_eq!(
            ["a", "_a.b$1", "a-b", "1a", "", "\u{e4}"].map(is_keyword),
            [true, true, false, false, false, false]
        );
    }

    #[test]
    fn types_begin_with_their_keywords() {
        assert_eq!(
            ["i32", "si8", "f8E5M2", "tensor", "(", "i", "in", "true"].map(is_type_start),
            [true, true, true, true, true, false, false, false]
        );
        assert_eq!(["true", "[", "i32", "to"].map(is_attribute_start), [true, true, true, false]);
    }
}
