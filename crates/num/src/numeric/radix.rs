//! Conversion of long numbers between bases 2^16 and 10^6 in nearly linear time, by divide and conquer.

use super::ntt::product;

/// A base with sixteen bits per digit.
const BINARY: u64 = 1 << 16;
/// A base with six decimal digits per digit.
const DECIMAL: u64 = 1_000_000;
/// The number of decimal digits per digit of base `DECIMAL`.
const GROUP: usize = 6;
/// The number of digits up to which they are converted one by one.
const SHORT: usize = 64;

/// Returns the decimal text of a number, given its words, least significant first; empty for 0.
pub(super) fn to_decimal(words: &[u64]) -> String {
    let halves = words.iter().flat_map(|word| (0..4).map(move |i| (word >> (16 * i) & 0xFFFF) as u32));
    let groups = convert::<BINARY, DECIMAL>(&halves.collect::<Vec<_>>());
    let mut text = String::with_capacity(groups.len() * GROUP);
    groups.iter().rev().for_each(|group| text.push_str(&format!("{group:06}")));
    let zeros = text.len() - text.trim_start_matches('0').len();
    text.drain(..zeros);
    text
}

/// Parses ASCII digits into words, least significant first; `None` if a byte is not a digit.
pub(super) fn from_decimal(digits: &[u8]) -> Option<Vec<u64>> {
    let group = |digits: &[u8]| {
        let add = |sum, digit: &u8| digit.is_ascii_digit().then(|| sum * 10 + u32::from(digit - b'0'));
        digits.iter().try_fold(0, add)
    };
    let groups: Option<Vec<u32>> = digits.rchunks(GROUP).map(group).collect();
    let halves = convert::<DECIMAL, BINARY>(&groups?);
    let word = |halves: &[u32]| halves.iter().rev().fold(0, |word, half| word << 16 | u64::from(*half));
    Some(halves.chunks(4).map(word).collect())
}

/// Returns the digits of a number in another base, least significant first. Some of the last digits may be zero.
fn convert<const FROM: u64, const TO: u64>(digits: &[u32]) -> Vec<u32> {
    // FROM to the power of 64, 128, 256 and so on: the place values of the upper halves.
    let mut powers: Vec<Vec<u32>> = Vec::new();
    let mut reach = SHORT;
    while reach < digits.len() {
        let next = match powers.last() {
            None => power_of_short::<FROM, TO>(),
            Some(last) => trimmed(product::<TO>(last, last)),
        };
        powers.push(next);
        reach *= 2;
    }
    convert_with::<FROM, TO>(digits, &powers)
}

fn power_of_short<const FROM: u64, const TO: u64>() -> Vec<u32> {
    let mut digits = vec![0; SHORT];
    digits.push(1);
    trimmed(one_by_one::<FROM, TO>(&digits))
}

/// Converts a number with at most as many digits as the powers cover.
fn convert_with<const FROM: u64, const TO: u64>(digits: &[u32], powers: &[Vec<u32>]) -> Vec<u32> {
    let Some((power, smaller)) = powers.split_last() else { return one_by_one::<FROM, TO>(digits) };
    let half = SHORT << smaller.len();
    if digits.len() <= half {
        return convert_with::<FROM, TO>(digits, smaller);
    }
    let (low, high) = digits.split_at(half);
    let (low, high) = (convert_with::<FROM, TO>(low, smaller), convert_with::<FROM, TO>(high, smaller));
    let mut sum = product::<TO>(&trimmed(high), power);
    sum.resize(sum.len().max(low.len()) + 1, 0);
    add::<TO>(&mut sum, &low);
    trimmed(sum)
}

/// Converts a few digits one by one, by multiplying and adding.
fn one_by_one<const FROM: u64, const TO: u64>(digits: &[u32]) -> Vec<u32> {
    let mut number: Vec<u32> = Vec::new();
    for digit in digits.iter().rev() {
        let mut carry = u64::from(*digit);
        for place in &mut number {
            let sum = u64::from(*place) * FROM + carry;
            *place = (sum % TO) as u32;
            carry = sum / TO;
        }
        while carry > 0 {
            number.push((carry % TO) as u32);
            carry /= TO;
        }
    }
    number
}

/// Adds the shorter number `other`.
fn add<const BASE: u64>(number: &mut [u32], other: &[u32]) {
    let mut carry = 0;
    for (i, place) in number.iter_mut().enumerate() {
        if i >= other.len() && carry == 0 {
            return;
        }
        let sum = u64::from(*place) + u64::from(other.get(i).copied().unwrap_or(0)) + carry;
        *place = (sum % BASE) as u32;
        carry = sum / BASE;
    }
}

fn trimmed(mut digits: Vec<u32>) -> Vec<u32> {
    let used = digits.iter().rposition(|digit| *digit != 0).map_or(0, |top| top + 1);
    digits.truncate(used);
    digits
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_all_lengths_round_trip() {
        for length in [1, 5, 19, 20, 300, 384, 385, 800, 5_000, 40_000] {
            let digits: String = (0..length).map(|i| char::from(b'1' + (i * i % 9) as u8)).collect();
            let words = from_decimal(digits.as_bytes()).expect("digits");
            assert_eq!(to_decimal(&words), digits);
        }
        for zeros in [30, 1_000, 20_000] {
            let digits = format!("1{}", "0".repeat(zeros));
            assert_eq!(to_decimal(&from_decimal(digits.as_bytes()).expect("digits")), digits);
            let nines = "9".repeat(zeros);
            assert_eq!(to_decimal(&from_decimal(nines.as_bytes()).expect("digits")), nines);
        }
        assert_eq!(to_decimal(&[0, 0]), "");
        assert_eq!(from_decimal(b"12x"), None);
    }

    #[test]
    fn long_conversions_agree_with_short_steps() {
        let words: Vec<u64> = (1..700_u64).map(|i| i.wrapping_mul(0x9E37_79B9_7F4A_7C15)).collect();
        let mut rest = words.clone();
        let mut groups = Vec::new();
        while rest.iter().any(|word| *word != 0) {
            let mut remainder = 0;
            for word in rest.iter_mut().rev() {
                let dividend = u128::from(remainder) << 64 | u128::from(*word);
                *word = (dividend / 1000) as u64;
                remainder = (dividend % 1000) as u64;
            }
            groups.push(format!("{remainder:03}"));
        }
        groups.reverse();
        assert_eq!(to_decimal(&words), groups.concat().trim_start_matches('0'));
    }
}
