//! Small numbers and short texts, appended without formatting machinery.
//!
//! A short text is built in sixteen bytes on the stack, appended whole (one store) and cut to its length: that
//! is several times faster than a copy of a length that the compiler does not know.

/// Room for a short text.
pub(super) type Short = [u8; 16];

const PAIRS: &[u8; 200] = b"\
00010203040506070809101112131415161718192021222324252627282930313233343536373839\
40414243444546474849505152535455565758596061626364656667686970717273747576777879\
8081828384858687888990919293949596979899";

/// Appends the first `length` bytes of `text`.
#[inline]
pub(super) fn push_short(out: &mut Vec<u8>, text: &Short, length: usize) {
    let end = out.len() + length;
    out.extend_from_slice(text);
    out.truncate(end);
}

/// Writes `number` at `at`, which leaves ten bytes of room, and returns where it ends.
#[inline]
pub(super) fn put_u32(text: &mut Short, at: usize, number: u32) -> usize {
    let end = at + number.checked_ilog10().unwrap_or(0) as usize + 1;
    let (mut rest, mut place) = (number, end);
    while rest >= 100 {
        let pair = (rest % 100) as usize * 2;
        rest /= 100;
        place -= 2;
        text[place..place + 2].copy_from_slice(&PAIRS[pair..pair + 2]);
    }
    if rest >= 10 {
        let pair = rest as usize * 2;
        text[at..at + 2].copy_from_slice(&PAIRS[pair..pair + 2]);
    } else {
        text[at] = b'0' + rest as u8;
    }
    end
}

/// Appends a number.
#[inline]
pub(super) fn push_u32(out: &mut Vec<u8>, number: u32) {
    let mut text = [0; 16];
    let end = put_u32(&mut text, 0, number);
    push_short(out, &text, end);
}

/// Appends a number.
pub(super) fn push_u64(out: &mut Vec<u8>, number: u64) {
    const BILLION: u64 = 1_000_000_000;
    if number < BILLION {
        return push_u32(out, number as u32);
    }
    push_u64(out, number / BILLION);
    let mut text = *b"0000000000000000";
    let low = (number % BILLION) as u32;
    let digits = low.checked_ilog10().unwrap_or(0) as usize + 1;
    put_u32(&mut text, 9 - digits, low);
    push_short(out, &text, 9);
}

/// Appends a number with its sign.
pub(super) fn push_i64(out: &mut Vec<u8>, number: i64) {
    if number < 0 {
        out.push(b'-');
    }
    push_u64(out, number.unsigned_abs());
}

/// Appends so many blanks.
#[inline]
pub(super) fn push_blanks(out: &mut Vec<u8>, count: usize) {
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
    fn numbers_are_as_formatted() {
        for number in [0, 9, 10, 99, 100, 12_345, 999_999_999, 1_000_000_000, 5_000_000_007, u64::MAX / 2, u64::MAX] {
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
