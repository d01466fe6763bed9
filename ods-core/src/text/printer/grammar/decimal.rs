//! Small numbers and short texts, appended without formatting machinery.
//!
//! A short text is built in sixteen bytes on the stack, appended whole (one store) and cut to its length: that
//! is several times faster than a copy of a length that the compiler does not know.

/// Room for a short text.
pub(in crate::text::printer) type Short = [u8; 16];

/// What eight digits hold.
const EIGHT_DIGITS: u32 = 100_000_000;

/// Appends the first `length` bytes of `text`.
#[inline]
pub(in crate::text::printer) fn push_short(out: &mut Vec<u8>, text: &Short, length: usize) {
    let end = out.len() + length;
    out.extend_from_slice(text);
    out.truncate(end);
}

/// Returns the eight digits of a number below 10^8, as values 0 to 9, the first one in the lowest byte.
///
/// Halves the number three times, both halves in one word: no table, no branch, no division.
#[inline]
fn eight_digits(number: u32) -> u64 {
    let halves = u64::from(number / 10_000) | u64::from(number % 10_000) << 32;
    // x * 10486 >> 20 is x / 100 below 10^4, and x * 103 >> 10 is x / 10 below 100.
    let hundreds = ((halves * 10_486) >> 20) & 0x0000_007F_0000_007F;
    let pairs = hundreds | (halves - hundreds * 100) << 16;
    let tens = ((pairs * 103) >> 10) & 0x000F_000F_000F_000F;
    tens | (pairs - tens * 10) << 8
}

const ASCII: u64 = 0x3030_3030_3030_3030;

/// Returns the text of a number below 10^8, the first digit in the lowest byte, and its length.
#[inline]
fn digits(number: u32) -> (u64, u32) {
    let digits = eight_digits(number);
    // The last digit stays, also when it is zero.
    let leading_zeros = (digits | 1 << 56).trailing_zeros() / 8;
    ((digits | ASCII) >> (8 * leading_zeros), 8 - leading_zeros)
}

/// Appends `prefix`, a number and `suffix`; both are texts of at most four bytes, the first in the lowest byte, whose
/// lengths are given.
#[inline]
pub(in crate::text::printer) fn push_between(out: &mut Vec<u8>, prefix: (u32, u32), number: u32, suffix: (u32, u32)) {
    if number >= EIGHT_DIGITS {
        return push_long_between(out, prefix, number, suffix);
    }
    let (digits, length) = digits(number);
    let end = prefix.1 + length;
    let text = u128::from(prefix.0) | u128::from(digits) << (8 * prefix.1) | u128::from(suffix.0) << (8 * end);
    push_short(out, &text.to_le_bytes(), (end + suffix.1) as usize);
}

#[cold]
fn push_long_between(out: &mut Vec<u8>, prefix: (u32, u32), number: u32, suffix: (u32, u32)) {
    out.extend_from_slice(&prefix.0.to_le_bytes()[..prefix.1 as usize]);
    push_u32(out, number);
    out.extend_from_slice(&suffix.0.to_le_bytes()[..suffix.1 as usize]);
}

/// Appends a number.
#[inline]
pub(in crate::text::printer) fn push_u32(out: &mut Vec<u8>, number: u32) {
    if number >= EIGHT_DIGITS {
        return push_u64(out, u64::from(number));
    }
    push_between(out, (0, 0), number, (0, 0));
}

/// Appends a number.
pub(in crate::text::printer) fn push_u64(out: &mut Vec<u8>, number: u64) {
    let limit = u64::from(EIGHT_DIGITS);
    if number < limit {
        return push_u32(out, number as u32);
    }
    // At most twice.
    push_u64(out, number / limit);
    out.extend_from_slice(&(eight_digits((number % limit) as u32) | ASCII).to_le_bytes());
}

/// Appends a number with its sign.
pub(in crate::text::printer) fn push_i64(out: &mut Vec<u8>, number: i64) {
    if number < 0 {
        out.push(b'-');
    }
    push_u64(out, number.unsigned_abs());
}

/// Appends so many blanks.
#[inline]
pub(in crate::text::printer) fn push_blanks(out: &mut Vec<u8>, count: usize) {
    if count <= 16 {
        push_short(out, b"                ", count);
    } else {
        out.resize(out.len() + count, b' ');
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_match_std_formatting() {
        let powers = (0..20).flat_map(|exponent| [10_u64.pow(exponent) - 1, 10_u64.pow(exponent)]);
        let others =
            [12_345, 99_999_999, 100_000_000, 100_000_001, 1_000_000_000, 5_000_000_007, u64::MAX / 2, u64::MAX];
        for number in powers.chain(others) {
            for signed in [number as i64, (number as i64).wrapping_neg()] {
                let mut out = Vec::new();
                push_i64(&mut out, signed);
                assert_eq!(String::from_utf8(out), Ok(signed.to_string()));
            }
            let mut out = Vec::new();
            push_u64(&mut out, number);
            assert_eq!(String::from_utf8(out), Ok(number.to_string()));
        }
    }
}
