//! Multiplication of long numbers in nearly linear time, by a number-theoretic transform of the digits.
//!
//! The widest integers have five million decimal digits. num-bigint parses them in quadratic time, half a minute; MLIR
//! takes minutes. dashu-int is as fast as this module, but adds 27,000 lines for every user to compile.
//!
//! The field has `2^64 - 2^32 + 1` elements, and roots of unity of all orders up to `2^32`. Digits are below `2^20`, so
//! sums of `2^23` products of two digits do not overflow, which is more than the widest integer has.

/// The number of elements of the field.
const P: u64 = 0xFFFF_FFFF_0000_0001;
/// `2^64` in the field.
const EPSILON: u64 = 0xFFFF_FFFF;
/// A generator: its powers are all nonzero elements.
const GENERATOR: u64 = 7;
/// The number of digits up to which numbers are multiplied digit by digit.
const SHORT: usize = 64;

/// Returns the product of two numbers in base `BASE`, which is at most `2^20`, least significant digits first. Its
/// length is the sum of both lengths.
pub(super) fn product<const BASE: u64>(a: &[u32], b: &[u32]) -> Vec<u32> {
    let mut digits = if a.len().min(b.len()) <= SHORT { by_digits(a, b) } else { by_transform(a, b) };
    let mut carry = 0;
    let carried = digits.iter_mut().map(|digit| {
        let sum = *digit + carry;
        carry = sum / BASE;
        (sum % BASE) as u32
    });
    carried.collect()
}

/// Returns the sums of products of digits, without carrying.
fn by_digits(a: &[u32], b: &[u32]) -> Vec<u64> {
    let mut sums = vec![0; a.len() + b.len()];
    for (i, x) in a.iter().enumerate() {
        for (sum, y) in sums[i..].iter_mut().zip(b) {
            *sum += u64::from(*x) * u64::from(*y);
        }
    }
    sums
}

fn by_transform(a: &[u32], b: &[u32]) -> Vec<u64> {
    let length = (a.len() + b.len()).next_power_of_two();
    let transformed = |digits: &[u32]| {
        let mut values: Vec<u64> = digits.iter().copied().map(u64::from).collect();
        values.resize(length, 0);
        transform(&mut values, false);
        values
    };
    let (mut values, others) = (transformed(a), transformed(b));
    values.iter_mut().zip(others).for_each(|(value, other)| *value = multiply(*value, other));
    transform(&mut values, true);
    values.truncate(a.len() + b.len());
    values
}

/// Evaluates the polynomial with these coefficients at all roots of unity, or interpolates it if `inverse` is set.
fn transform(values: &mut [u64], inverse: bool) {
    let bits = values.len().trailing_zeros();
    for i in 0..values.len() {
        let mirrored = i.reverse_bits() >> (usize::BITS - bits);
        if i < mirrored {
            values.swap(i, mirrored);
        }
    }
    for level in 1..=bits {
        let root = power(GENERATOR, (P - 1) >> level);
        let root = if inverse { power(root, P - 2) } else { root };
        let half = 1 << (level - 1);
        let roots: Vec<u64> = std::iter::successors(Some(1), |last| Some(multiply(*last, root))).take(half).collect();
        for block in values.chunks_exact_mut(2 * half) {
            let (low, high) = block.split_at_mut(half);
            for ((x, y), root) in low.iter_mut().zip(high).zip(&roots) {
                let turned = multiply(*y, *root);
                (*x, *y) = (add(*x, turned), add(*x, P - turned));
            }
        }
    }
    if inverse {
        let scale = power(values.len() as u64, P - 2);
        values.iter_mut().for_each(|value| *value = multiply(*value, scale));
    }
}

/// Returns the sum of two elements. The second may be `P`.
fn add(a: u64, b: u64) -> u64 {
    let sum = u128::from(a) + u128::from(b);
    if sum >= u128::from(P) { (sum - u128::from(P)) as u64 } else { sum as u64 }
}

fn multiply(a: u64, b: u64) -> u64 {
    let product = u128::from(a) * u128::from(b);
    let (low, high) = (product as u64, (product >> 64) as u64);
    // 2^96 is -1, and 2^64 is EPSILON.
    let (mut sum, borrowed) = low.overflowing_sub(high >> 32);
    if borrowed {
        sum = sum.wrapping_sub(EPSILON);
    }
    let (mut sum, carried) = sum.overflowing_add((high & EPSILON) * EPSILON);
    if carried {
        sum = sum.wrapping_add(EPSILON);
    }
    if sum >= P { sum - P } else { sum }
}

fn power(mut base: u64, mut exponent: u64) -> u64 {
    let mut result = 1;
    while exponent > 0 {
        if exponent & 1 == 1 {
            result = multiply(result, base);
        }
        base = multiply(base, base);
        exponent >>= 1;
    }
    result
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn field_arithmetic_is_that_of_the_integers_modulo_p() {
        let values = [0, 1, 2, EPSILON, EPSILON + 1, P - 1, P - 2, 1 << 63, 0x1234_5678_9ABC_DEF0];
        for a in values {
            for b in values {
                assert_eq!(u128::from(multiply(a, b)), u128::from(a) * u128::from(b) % u128::from(P), "{a} * {b}");
                assert_eq!(u128::from(add(a, b)), (u128::from(a) + u128::from(b)) % u128::from(P), "{a} + {b}");
            }
            assert_eq!(if a == 0 { 1 } else { multiply(a, power(a, P - 2)) }, 1);
        }
        assert_eq!(add(5, P), 5);
    }

    #[test]
    fn ntt_agrees_with_schoolbook() {
        let digits = |seed: u64, count: usize| -> Vec<u32> {
            (0..count as u64).map(|i| ((i + seed).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 44) as u32).collect()
        };
        for (a, b) in [(1, 1), (65, 65), (100, 700), (333, 1000), (0, 5)] {
            let (a, b) = (digits(1, a), digits(2, b));
            assert_eq!(by_transform(&a, &b), by_digits(&a, &b));
        }
        let largest = vec![(1 << 20) - 1; 300];
        assert_eq!(by_transform(&largest, &largest), by_digits(&largest, &largest));
    }
}
