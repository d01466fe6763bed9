//! Tables of byte classes.

use super::token::Kind;

pub(super) const ALPHA: u8 = 1;
pub(super) const DIGIT: u8 = 2;
pub(super) const HEX: u8 = 4;
/// The bytes `$`, `.` and `_`.
pub(super) const WORD_MARK: u8 = 8;
/// The byte `-`.
pub(super) const DASH: u8 = 16;
pub(super) const SPACE: u8 = 32;
/// Bytes of a word, as in `abc$1.d_`.
pub(super) const WORD: u8 = ALPHA | DIGIT | WORD_MARK;
/// Bytes of a name after its sigil, as in `%abc-1`.
pub(super) const SUFFIX: u8 = WORD | DASH;

const fn class_of(byte: u8) -> u8 {
    match byte {
        b'a'..=b'f' | b'A'..=b'F' => ALPHA | HEX,
        b'g'..=b'z' | b'G'..=b'Z' => ALPHA,
        b'0'..=b'9' => DIGIT | HEX,
        b'$' | b'.' | b'_' => WORD_MARK,
        b'-' => DASH,
        // A zero byte inside the source is skipped like a blank.
        b' ' | b'\t' | b'\n' | b'\r' | 0 => SPACE,
        _ => 0,
    }
}

pub(super) static CLASSES: [u8; 256] = {
    let mut classes = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        classes[byte] = class_of(byte as u8);
        byte += 1;
    }
    classes
};

#[inline]
pub(super) fn is(byte: u8, class: u8) -> bool {
    CLASSES[byte as usize] & class != 0
}

/// Returns whether the byte ends a string, or begins an escape.
#[inline]
pub(super) fn is_special(byte: u8) -> bool {
    matches!(byte, b'"' | b'\\' | b'\n' | 0x0B | 0x0C)
}

/// The kinds of single-byte tokens whose byte begins no other token.
pub(super) static SINGLE: [Kind; 256] = {
    let mut kinds = [Kind::Error; 256];
    let single = [
        (b',', Kind::Comma),
        (b'(', Kind::LParen),
        (b')', Kind::RParen),
        (b'}', Kind::RBrace),
        (b'[', Kind::LSquare),
        (b']', Kind::RSquare),
        (b'<', Kind::Less),
        (b'>', Kind::Greater),
        (b'=', Kind::Equal),
        (b'+', Kind::Plus),
        (b'*', Kind::Star),
        (b'?', Kind::Question),
        (b'|', Kind::VerticalBar),
        (b':', Kind::Colon),
    ];
    let mut i = 0;
    while i < single.len() {
        kinds[single[i].0 as usize] = single[i].1;
        i += 1;
    }
    kinds
};
