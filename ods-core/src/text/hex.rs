//! Hexadecimal encoding of bytes, used for large constants and resources.
//!
//! Such texts may take many megabytes, so both directions are a single pass of branch-free arithmetic on blocks of
//! constant length, which the compiler vectorizes.

/// The number of digits decoded at a time.
const BLOCK: usize = 64;

/// Decodes pairs of digits into bytes; `None` if a digit is missing or not hexadecimal.
pub(super) fn decode(digits: &[u8]) -> Option<Vec<u8>> {
    let mut bytes = vec![0; digits.len() / 2];
    let (blocks, rest) = digits.as_chunks::<BLOCK>();
    let (decoded, last) = bytes.as_chunks_mut::<{ BLOCK / 2 }>();
    let mut valid = digits.len().is_multiple_of(2);
    for (block, into) in blocks.iter().zip(decoded) {
        valid &= decode_block(block, into);
    }
    for (pair, into) in rest.chunks_exact(2).zip(last) {
        valid &= is_digit(pair[0]) & is_digit(pair[1]);
        *into = digit_value(pair[0]) << 4 | digit_value(pair[1]);
    }
    valid.then_some(bytes)
}

/// Decodes a block, and returns whether each of its digits is hexadecimal.
fn decode_block(digits: &[u8; BLOCK], bytes: &mut [u8; BLOCK / 2]) -> bool {
    let valid = digits.iter().fold(true, |valid, digit| valid & is_digit(*digit));
    for (pair, into) in digits.as_chunks::<2>().0.iter().zip(bytes) {
        *into = digit_value(pair[0]) << 4 | digit_value(pair[1]);
    }
    valid
}

#[inline]
fn is_digit(digit: u8) -> bool {
    (digit.wrapping_sub(b'0') < 10) | ((digit | 0x20).wrapping_sub(b'a') < 6)
}

/// Returns the value of a hexadecimal digit, and an arbitrary value for other bytes.
///
/// The low four bits of `'0'` to `'9'` are the value; the low four bits of letters, which have bit 6 set, are the value
/// minus 9.
#[inline]
pub(super) fn digit_value(digit: u8) -> u8 {
    (digit & 0xF) + 9 * (digit >> 6 & 1)
}

/// Appends two upper-case digits per byte.
pub(super) fn push(out: &mut Vec<u8>, bytes: &[u8]) {
    out.reserve(2 * bytes.len());
    let (blocks, rest) = bytes.as_chunks::<{ BLOCK / 2 }>();
    for block in blocks {
        let mut digits = [0; BLOCK];
        encode(block, &mut digits);
        out.extend_from_slice(&digits);
    }
    rest.iter().for_each(|byte| out.extend_from_slice(&[digit(byte >> 4), digit(byte & 0xF)]));
}

fn encode(bytes: &[u8; BLOCK / 2], digits: &mut [u8; BLOCK]) {
    for (pair, byte) in digits.as_chunks_mut::<2>().0.iter_mut().zip(bytes) {
        *pair = [digit(byte >> 4), digit(byte & 0xF)];
    }
}

/// Returns the digit of a value below 16.
#[inline]
fn digit(value: u8) -> u8 {
    value + b'0' + if value > 9 { b'A' - b'9' - 1 } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_round_trip() {
        let bytes: Vec<u8> = (0..=255).chain(0..=17).collect();
        let mut digits = Vec::new();
        push(&mut digits, &bytes);
        assert!(digits.starts_with(b"000102030405060708090A0B0C0D0E0F10"));
        assert_eq!(decode(&digits), Some(bytes.clone()));
        assert_eq!(decode(&digits.to_ascii_lowercase()), Some(bytes));
        assert_eq!(decode(b""), Some(vec![]));
        assert_eq!(decode(b"0fF"), None);
    }

    #[test]
    fn no_other_byte_is_a_digit() {
        for byte in 0..=255_u8 {
            assert_eq!(is_digit(byte), byte.is_ascii_hexdigit(), "{byte}");
            // In the middle of a block, and in the remainder.
            for at in [7, BLOCK + 3] {
                let mut digits = vec![b'0'; BLOCK + 8];
                digits[at] = byte;
                assert_eq!(decode(&digits).is_some(), byte.is_ascii_hexdigit(), "{byte} at {at}");
            }
        }
    }
}
