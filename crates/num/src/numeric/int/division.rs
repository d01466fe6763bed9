//! Quotients and remainders. Both operands have the same width.

use std::cmp::Ordering;

use super::Int;

/// Quotients and remainders; `None` if the divisor is zero. Signed ones round towards zero; the quotient of the least
/// number and -1 wraps to the least number.
///
/// ```
/// # use ods_num as ods;
/// use ods::numeric::Int;
///
/// let (a, b) = (Int::from_i64(8, -7), Int::from_i64(8, 2));
/// assert_eq!(a.sdiv(&b).and_then(|quotient| quotient.sext_i64()), Some(-3));
/// assert_eq!(a.srem(&b).and_then(|rest| rest.sext_i64()), Some(-1));
/// assert_eq!(a.udiv(&b).and_then(|quotient| quotient.zext_u64()), Some(124));
/// assert_eq!(a.udiv(&Int::zero(8)), None);
/// ```
impl Int {
    /// Returns the quotient of numbers read as unsigned.
    pub fn udiv(&self, divisor: &Self) -> Option<Self> {
        self.divide(divisor).map(|(quotient, _)| quotient)
    }

    /// Returns the remainder of numbers read as unsigned.
    pub fn urem(&self, divisor: &Self) -> Option<Self> {
        self.divide(divisor).map(|(_, rest)| rest)
    }

    /// Returns the quotient of numbers read as signed.
    pub fn sdiv(&self, divisor: &Self) -> Option<Self> {
        let quotient = self.magnitude().udiv(&divisor.magnitude())?;
        Some(if self.is_negative() == divisor.is_negative() { quotient } else { quotient.neg() })
    }

    /// Returns the remainder of numbers read as signed, which has the sign of the dividend.
    pub fn srem(&self, divisor: &Self) -> Option<Self> {
        let rest = self.magnitude().urem(&divisor.magnitude())?;
        Some(if self.is_negative() { rest.neg() } else { rest })
    }

    /// Returns the absolute value, to be read as unsigned.
    fn magnitude(&self) -> Self {
        if self.is_negative() { self.neg() } else { self.clone() }
    }

    fn divide(&self, divisor: &Self) -> Option<(Self, Self)> {
        if divisor.is_zero() {
            return None;
        }
        if let (Some(a), Some(b)) = (self.zext_u64(), divisor.zext_u64()) {
            return Some((Self::from_u64(self.width, a / b), Self::from_u64(self.width, a % b)));
        }
        if self.cmp_unsigned(divisor) == Ordering::Less {
            return Some((Self::zero(self.width), self.clone()));
        }
        let (quotient, rest) = divide_words(self.as_words(), divisor.as_words());
        Some((Self::from_words(self.width, &quotient), Self::from_words(self.width, &rest)))
    }
}

/// Divides numbers of several words, least significant first, digit by digit: Knuth's algorithm D with digits of 32
/// bits. The divisor is not zero.
fn divide_words(dividend: &[u64], divisor: &[u64]) -> (Vec<u64>, Vec<u64>) {
    let (mut rest, mut divisor) = (digits(dividend), digits(divisor));
    trim(&mut divisor);
    if let [only] = divisor[..] {
        let (quotient, rest) = divide_by_digit(&rest, only);
        return (words(&quotient), vec![u64::from(rest)]);
    }
    // Normalized, so that the topmost digit estimates a digit of the quotient within two.
    let shift = divisor.last().map_or(0, |top| top.leading_zeros());
    shift_left(&mut divisor, shift);
    rest.push(0);
    shift_left(&mut rest, shift);
    let count = divisor.len();
    let mut quotient = vec![0; rest.len() - count];
    for at in (0..quotient.len()).rev() {
        quotient[at] = next_digit(&mut rest[at..=at + count], &divisor);
    }
    shift_right(&mut rest, shift);
    (words(&quotient), words(&rest))
}

/// Divides the window, one digit longer than the divisor, and leaves the remainder in it. Returns the digit.
fn next_digit(window: &mut [u32], divisor: &[u32]) -> u32 {
    let count = divisor.len();
    let top = u64::from(window[count]) << 32 | u64::from(window[count - 1]);
    let (first, second) = (u64::from(divisor[count - 1]), u64::from(divisor[count - 2]));
    let (mut digit, mut rest) = (top / first, top % first);
    while digit >> 32 != 0 || digit * second > (rest << 32 | u64::from(window[count - 2])) {
        digit -= 1;
        rest += first;
        if rest >> 32 != 0 {
            break;
        }
    }
    if subtract_product(window, divisor, digit) {
        digit -= 1;
        add_back(window, divisor);
    }
    digit as u32
}

/// Subtracts `digit * divisor` from the window. Returns whether the result is negative, and wrapped.
fn subtract_product(window: &mut [u32], divisor: &[u32], digit: u64) -> bool {
    let mut borrow = 0_i64;
    let mut carry = 0;
    for (place, factor) in window.iter_mut().zip(divisor.iter().chain([&0])) {
        let product = digit * u64::from(*factor) + carry;
        carry = product >> 32;
        let difference = i64::from(*place) - borrow - (product & u64::from(u32::MAX)) as i64;
        *place = difference as u32;
        borrow = i64::from(difference < 0);
    }
    borrow != 0
}

fn add_back(window: &mut [u32], divisor: &[u32]) {
    let mut carry = 0;
    for (place, term) in window.iter_mut().zip(divisor.iter().chain([&0])) {
        let sum = u64::from(*place) + u64::from(*term) + carry;
        *place = sum as u32;
        carry = sum >> 32;
    }
}

fn divide_by_digit(dividend: &[u32], divisor: u32) -> (Vec<u32>, u32) {
    let mut quotient = dividend.to_vec();
    let mut rest = 0_u64;
    for digit in quotient.iter_mut().rev() {
        let value = rest << 32 | u64::from(*digit);
        *digit = (value / u64::from(divisor)) as u32;
        rest = value % u64::from(divisor);
    }
    (quotient, rest as u32)
}

fn digits(words: &[u64]) -> Vec<u32> {
    words.iter().flat_map(|word| [*word as u32, (word >> 32) as u32]).collect()
}

fn words(digits: &[u32]) -> Vec<u64> {
    let word = |pair: &[u32]| u64::from(pair[0]) | u64::from(pair.get(1).copied().unwrap_or(0)) << 32;
    digits.chunks(2).map(word).collect()
}

fn trim(digits: &mut Vec<u32>) {
    while digits.last() == Some(&0) {
        digits.pop();
    }
}

/// Shifts left by less than 32 bits; the bits above the last digit are zero.
fn shift_left(digits: &mut [u32], bits: u32) {
    let mut carry = 0;
    for digit in digits {
        let value = u64::from(*digit) << bits | carry;
        *digit = value as u32;
        carry = value >> 32;
    }
}

fn shift_right(digits: &mut [u32], bits: u32) {
    let mut carry = 0;
    for digit in digits.iter_mut().rev() {
        let value = carry << 32 | u64::from(*digit);
        *digit = (value >> bits) as u32;
        carry = value & ((1 << bits) - 1);
    }
}
