//! All numbers of few bits, against exact arithmetic in 128 bits, and the functions of words against the functions of
//! integers.

use super::*;
use crate::numeric::{Int, Overflow};

const FLAGS: [Overflow; 4] = [
    Overflow::WRAPS,
    Overflow::NO_SIGNED_WRAP,
    Overflow::NO_UNSIGNED_WRAP,
    Overflow { no_signed_wrap: true, no_unsigned_wrap: true },
];

/// The widths whose numbers are all tried.
const WIDTHS: std::ops::RangeInclusive<u8> = 1..=6;

type Outcome = Result<Int, Undefined>;

/// A number with both readings.
#[derive(Clone, Copy, Debug)]
struct Number {
    width: u8,
    word: u64,
}

impl Number {
    fn int(self) -> Int {
        Int::from_u64(self.width.into(), self.word)
    }

    fn signed(self) -> i128 {
        let word = i128::from(self.word);
        if word >> (self.width - 1) & 1 == 1 { word - (1 << self.width) } else { word }
    }

    fn unsigned(self) -> i128 {
        self.word.into()
    }

    /// Returns an exact result in the width, which must fit as the flags demand.
    fn result(self, signed: i128, unsigned: i128, flags: Overflow) -> Outcome {
        let limit = 1 << (self.width - 1);
        if flags.no_signed_wrap && !(-limit..limit).contains(&signed) {
            return Err(Undefined::SignedOverflow);
        }
        if flags.no_unsigned_wrap && !(0..2 * limit).contains(&unsigned) {
            return Err(Undefined::UnsignedOverflow);
        }
        Ok(Int::from_i64(self.width.into(), signed as i64))
    }
}

fn numbers(width: u8) -> impl Iterator<Item = Number> {
    (0..1 << width).map(move |word| Number { width, word })
}

fn pairs() -> impl Iterator<Item = (Number, Number)> {
    WIDTHS.flat_map(|width| numbers(width).flat_map(move |a| numbers(width).map(move |b| (a, b))))
}

/// Returns the words at the edges of a width, for which the functions of words are compared as well.
fn edges(width: u8) -> Vec<Number> {
    let centers = [0, 1 << (width - 1), u64::from(width), 1 << (width / 2), u64::MAX / 3];
    let around = |center: u64| [-2_i64, -1, 0, 1, 2].map(|offset| center.wrapping_add_signed(offset));
    let words = centers.into_iter().flat_map(around);
    words.map(|word| Number { width, word: words::truncate(word, width) }).collect()
}

#[test]
fn sums_and_products_are_exact_or_overflow() {
    for (a, b) in pairs() {
        let (x, y) = (a.int(), b.int());
        for flags in FLAGS {
            let exact = |op: fn(i128, i128) -> i128| {
                a.result(op(a.signed(), b.signed()), op(a.unsigned(), b.unsigned()), flags)
            };
            assert_eq!(add(&x, &y, flags), exact(|a, b| a + b), "{a:?} + {b:?}, {flags:?}");
            assert_eq!(sub(&x, &y, flags), exact(|a, b| a - b), "{a:?} - {b:?}, {flags:?}");
            assert_eq!(mul(&x, &y, flags), exact(|a, b| a * b), "{a:?} * {b:?}, {flags:?}");
        }
        let parts = |exact: i128| {
            let part = |number: i128| Int::from_i64(a.width.into(), number as i64);
            (part(exact), part(exact >> a.width))
        };
        assert_eq!(mul_extended_signed(&x, &y), parts(a.signed() * b.signed()), "{a:?} * {b:?}");
        assert_eq!(mul_extended_unsigned(&x, &y), parts(a.unsigned() * b.unsigned()), "{a:?} * {b:?}");
        let (sum, carry) = parts(a.unsigned() + b.unsigned());
        assert_eq!(add_extended(&x, &y), (sum, !carry.is_zero()), "{a:?} + {b:?}");
    }
}

#[test]
fn divisions_round_as_they_say() {
    for (a, b) in pairs() {
        let (x, y) = (a.int(), b.int());
        let int = |exact: i128| Int::from_i64(a.width.into(), exact as i64);
        let unsigned = |op: fn(i128, i128) -> i128| match b.word {
            0 => Err(Undefined::DivisionByZero),
            _ => Ok(int(op(a.unsigned(), b.unsigned()))),
        };
        let signed = |op: fn(i128, i128) -> i128| match (a.signed(), b.signed()) {
            (_, 0) => Err(Undefined::DivisionByZero),
            (least, -1) if least == -(1 << (a.width - 1)) => Err(Undefined::QuotientOverflow),
            (a, b) => Ok(int(op(a, b))),
        };
        let place = format!("{a:?} / {b:?}");
        assert_eq!(div_unsigned(&x, &y, false), unsigned(|a, b| a / b), "{place}");
        assert_eq!(ceil_div_unsigned(&x, &y), unsigned(|a, b| (a + b - 1) / b), "{place}");
        assert_eq!(rem_unsigned(&x, &y), unsigned(|a, b| a % b), "{place}");
        assert_eq!(div_signed(&x, &y, false), signed(|a, b| a / b), "{place}");
        assert_eq!(floor_div_signed(&x, &y), signed(|a, b| (a - (a % b + b) % b) / b), "{place}");
        assert_eq!(ceil_div_signed(&x, &y), signed(|a, b| -((-a - (-a % b + b) % b) / b)), "{place}");
        let remainder = if b.word == 0 { Err(Undefined::DivisionByZero) } else { Ok(int(a.signed() % b.signed())) };
        assert_eq!(rem_signed(&x, &y), remainder, "{place}");
        let exactly = |quotient: Outcome, rest: Outcome| match rest {
            Ok(rest) if !rest.is_zero() => quotient.and(Err(Undefined::Inexact)),
            Ok(_) | Err(_) => quotient,
        };
        assert_eq!(div_signed(&x, &y, true), exactly(div_signed(&x, &y, false), remainder), "{place}");
        let quotient = div_unsigned(&x, &y, false);
        assert_eq!(div_unsigned(&x, &y, true), exactly(quotient, rem_unsigned(&x, &y)), "{place}");
    }
}

#[test]
fn shifts_are_products_and_quotients_by_powers_of_two() {
    for (a, b) in pairs() {
        let (x, y) = (a.int(), b.int());
        if b.word >= a.width.into() {
            assert_eq!(shift_left(&x, &y, Overflow::WRAPS), Err(Undefined::ShiftTooLarge));
            assert_eq!(shift_right_signed(&x, &y, false), Err(Undefined::ShiftTooLarge));
            assert_eq!(shift_right_unsigned(&x, &y, true), Err(Undefined::ShiftTooLarge));
            continue;
        }
        for flags in FLAGS {
            let expected = a.result(a.signed() << b.word, a.unsigned() << b.word, flags);
            assert_eq!(shift_left(&x, &y, flags), expected, "{a:?} << {b:?}, {flags:?}");
        }
        for exact in [false, true] {
            let is_lossy = a.unsigned() >> b.word << b.word != a.unsigned();
            let expected = |quotient: i128| match exact && is_lossy {
                true => Err(Undefined::Inexact),
                false => Ok(Int::from_i64(a.width.into(), quotient as i64)),
            };
            assert_eq!(shift_right_signed(&x, &y, exact), expected(a.signed() >> b.word), "{a:?} >> {b:?}");
            assert_eq!(shift_right_unsigned(&x, &y, exact), expected(a.unsigned() >> b.word), "{a:?} >> {b:?}");
        }
    }
}

#[test]
fn powers_are_repeated_products() {
    for (a, b) in pairs() {
        let expected = match (a.signed(), b.signed()) {
            (0, ..0) => Err(Undefined::NegativePowerOfZero),
            (1 | -1, exponent) => Ok(if exponent % 2 == 0 { 1 } else { a.signed() }),
            (_, ..0) => Ok(0),
            (base, exponent) => Ok((0..exponent).fold(1, |power, _| power * base % (1 << a.width))),
        };
        let expected = expected.map(|power| Int::from_i64(a.width.into(), power as i64));
        assert_eq!(power(&a.int(), &b.int()), expected, "{a:?} to the power of {b:?}");
    }
}

#[test]
fn comparisons_read_both_ways() {
    for (a, b) in pairs() {
        let holds = |comparison: Comparison| comparison.holds(&a.int(), &b.int());
        assert_eq!(holds(Comparison::Equal), a.word == b.word);
        assert_eq!(holds(Comparison::NotEqual), a.word != b.word);
        assert_eq!(holds(Comparison::LessSigned), a.signed() < b.signed());
        assert_eq!(holds(Comparison::LessOrEqualSigned), a.signed() <= b.signed());
        assert_eq!(holds(Comparison::LessUnsigned), a.word < b.word);
        assert_eq!(holds(Comparison::LessOrEqualUnsigned), a.word <= b.word);
        let int = |exact: i128| Int::from_i64(a.width.into(), exact as i64);
        assert_eq!(max_signed(&a.int(), &b.int()), int(a.signed().max(b.signed())));
        assert_eq!(min_signed(&a.int(), &b.int()), int(a.signed().min(b.signed())));
        assert_eq!(max_unsigned(&a.int(), &b.int()), int(a.unsigned().max(b.unsigned())));
        assert_eq!(min_unsigned(&a.int(), &b.int()), int(a.unsigned().min(b.unsigned())));
    }
}

#[test]
fn truncations_keep_numbers_that_fit() {
    for a in WIDTHS.flat_map(numbers) {
        for width in 1..=a.width {
            let narrow = Number { width, word: 0 };
            for flags in FLAGS {
                let expected = narrow.result(a.signed(), a.unsigned(), flags);
                assert_eq!(truncate(&a.int(), width.into(), flags), expected, "{a:?} to {width}, {flags:?}");
            }
        }
        let wide = |exact: i128| Int::from_i64(100, exact as i64);
        assert_eq!(resize_signed(&a.int(), 100), wide(a.signed()));
        assert_eq!(resize_unsigned(&a.int(), 100), wide(a.unsigned()));
    }
}

/// Compares the functions of words with the functions of integers.
fn check_words(a: Number, b: Number) {
    let (width, x, y) = (a.width, a.int(), b.int());
    let place = format!("{a:?}, {b:?}");
    let same = |word: Result<u64, Undefined>, int: Outcome| {
        assert_eq!(word.map(|word| Int::from_u64(width.into(), word)), int, "{place}");
        assert!(word.is_ok_and(|word| words::truncate(word, width) == word) || word.is_err(), "zeros above: {place}");
    };
    for flags in FLAGS {
        same(words::add(width, a.word, b.word, flags), add(&x, &y, flags));
        same(words::sub(width, a.word, b.word, flags), sub(&x, &y, flags));
        same(words::mul(width, a.word, b.word, flags), mul(&x, &y, flags));
        same(words::shift_left(width, a.word, b.word, flags), shift_left(&x, &y, flags));
    }
    for exact in [false, true] {
        same(words::div_signed(width, a.word, b.word, exact), div_signed(&x, &y, exact));
        same(words::div_unsigned(a.word, b.word, exact), div_unsigned(&x, &y, exact));
        same(words::shift_right_signed(width, a.word, b.word, exact), shift_right_signed(&x, &y, exact));
        same(words::shift_right_unsigned(width, a.word, b.word, exact), shift_right_unsigned(&x, &y, exact));
    }
    same(words::ceil_div_signed(width, a.word, b.word), ceil_div_signed(&x, &y));
    same(words::ceil_div_unsigned(a.word, b.word), ceil_div_unsigned(&x, &y));
    same(words::floor_div_signed(width, a.word, b.word), floor_div_signed(&x, &y));
    same(words::rem_signed(width, a.word, b.word), rem_signed(&x, &y));
    same(words::rem_unsigned(a.word, b.word), rem_unsigned(&x, &y));
    same(words::power(width, a.word, b.word), power(&x, &y));
    same(Ok(words::max_signed(width, a.word, b.word)), Ok(max_signed(&x, &y)));
    same(Ok(words::min_signed(width, a.word, b.word)), Ok(min_signed(&x, &y)));
    same(Ok(words::abs(width, a.word)), Ok(abs(&x)));
    same(Ok(words::count_leading_zeros(width, a.word)), Ok(count_leading_zeros(&x)));
    same(Ok(words::count_trailing_zeros(width, a.word)), Ok(count_trailing_zeros(&x)));
    same(Ok(words::count_ones(width, a.word)), Ok(count_ones(&x)));
}

#[test]
fn words_have_the_meaning_of_integers() {
    pairs().for_each(|(a, b)| check_words(a, b));
    for width in [7, 8, 31, 32, 33, 63, 64] {
        let edges = edges(width);
        edges.iter().for_each(|a| edges.iter().for_each(|b| check_words(*a, *b)));
    }
}
