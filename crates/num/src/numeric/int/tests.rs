use std::cmp::Ordering;
use std::hash::{DefaultHasher, Hash, Hasher};

use super::*;

fn signed(int: &Int) -> String {
    let mut text = String::new();
    int.write_signed(&mut text).expect("strings take everything");
    text
}

fn unsigned(int: &Int) -> String {
    let mut text = String::new();
    int.write_unsigned(&mut text).expect("strings take everything");
    text
}

/// Recorded output of mlir-opt 22 for hexadecimal literals: digits, width, signless text, unsigned text.
const ORACLE: &[(&str, u32, &str, &str)] = &[
    ("80", 8, "-128", "128"),
    ("ff", 8, "-1", "255"),
    ("7fffffffffffffff", 64, "9223372036854775807", "9223372036854775807"),
    ("8000000000000000", 64, "-9223372036854775808", "9223372036854775808"),
    ("10000000000000000", 65, "-18446744073709551616", "18446744073709551616"),
    (
        "80000000000000000000000000000000",
        128,
        "-170141183460469231731687303715884105728",
        "170141183460469231731687303715884105728",
    ),
    ("ffffffffffffffffffffffff", 96, "-1", "79228162514264337593543950335"),
];

#[test]
fn integers_print_as_mlir_prints_them() {
    for (digits, width, as_signed, as_unsigned) in ORACLE {
        let int = Int::parse(digits, 16).expect("hexadecimal digits").zext(*width);
        assert_eq!((signed(&int).as_str(), unsigned(&int).as_str()), (*as_signed, *as_unsigned));
    }
}

#[test]
fn literals_have_the_least_width() {
    for (digits, radix, width) in
        [("0", 10, 1), ("000", 16, 1), ("1", 10, 1), ("255", 10, 8), ("100", 16, 9), ("18446744073709551616", 10, 65)]
    {
        assert_eq!(Int::parse(digits, radix).map(|int| int.width()), Some(width), "{digits}");
    }
}

#[test]
fn literals_are_written_back() {
    let long = "123456789".repeat(50);
    for text in ["0", "1", "255", "18446744073709551615", "18446744073709551616", &long] {
        assert_eq!(unsigned(&Int::parse(text, 10).expect("decimal digits")), text);
    }
}

#[test]
fn rejects_invalid_numbers() {
    for (text, radix) in [("", 10), ("", 16), ("12a", 10), ("xyz", 16), ("-1", 10), ("+1", 16), ("1é", 10), ("1", 8)] {
        assert_eq!(Int::parse(text, radix), None, "{text}");
    }
    assert_eq!(Int::parse(&"9".repeat(Int::MAX_DECIMAL_DIGITS + 1), 10), None);
}

#[test]
fn parses_the_widest_literals() {
    let widest = format!("7{}", "f".repeat((1 << 22) - 1));
    assert_eq!(Int::parse(&widest, 16).map(|int| int.width()), Some(MAX_WIDTH));
    assert_eq!(Int::parse(&"f".repeat(1 << 22), 16), None);
    assert_eq!(Int::parse(&format!("{}1", "0".repeat(1 << 23)), 10), Some(Int::from_u64(1, 1)));
}

#[test]
fn the_longest_decimal_literals_are_written_back() {
    let longest = "7".repeat(Int::MAX_DECIMAL_DIGITS);
    let number = Int::parse(&longest, 10).expect("within the limit");
    assert_eq!(number.width(), 332_193);
    assert!(unsigned(&number).starts_with("0x"), "some numbers of this width have a digit more");
    let long = &longest[1..];
    assert_eq!(unsigned(&Int::parse(long, 10).expect("within the limit")), long);
}

#[test]
fn longer_numbers_are_written_in_hexadecimal() {
    let digits = format!("1{}A", "0".repeat((1 << 22) - 2));
    let number = Int::parse(&digits, 16).expect("fits");
    assert_eq!(unsigned(&number), format!("0x{digits}"));
    assert_eq!(signed(&number.zext(MAX_WIDTH).neg()), format!("-0x{digits}"));
}

#[test]
fn signs_extend() {
    let minus_one = Int::from_i64(100, -1);
    assert_eq!((minus_one.sext_i64(), minus_one.zext_u64()), (Some(-1), None));
    assert_eq!(minus_one, Int::all_ones(100));
    assert_eq!(signed(&Int::from_i64(8, -128).sext(200)), "-128");
    assert_eq!(signed(&Int::from_i64(8, -128).zext(200)), "128");
    assert_eq!(Int::from_i64(65, -5).sext(300).trunc(70), Int::from_i64(70, -5));
    assert_eq!(signed(&Int::from_u64(1, 1)), "-1");
}

#[test]
fn zero_width_is_zero() {
    let nothing = Int::from_u64(0, 5);
    assert_eq!((nothing.sext_i64(), nothing.zext_u64(), nothing.is_negative()), (Some(0), Some(0), false));
    assert_eq!(nothing, Int::all_ones(0));
    assert_eq!(nothing.sext(100), Int::zero(100));
    assert!(nothing.fits_signed(0) && nothing.fits_unsigned(0) && !nothing.bit(0));
}

#[test]
fn oversized_values_do_not_convert() {
    assert_eq!(Int::from_words(128, &[0, 1]).zext_u64(), None);
    assert_eq!(Int::from_words(128, &[1 << 63, 0]).sext_i64(), None);
    assert_eq!(Int::from_words(128, &[1 << 63, u64::MAX]).sext_i64(), Some(i64::MIN));
    assert_eq!(Int::from_words(128, &[u64::MAX]).zext_u64(), Some(u64::MAX));
}

#[test]
fn negation_wraps() {
    let least = Int::from_words(128, &[0, 1 << 63]);
    assert_eq!(least.neg(), least);
    assert_eq!(Int::from_u64(128, 0).neg(), Int::zero(128));
    assert_eq!(Int::from_words(100, &[0, 1]).neg(), Int::from_words(100, &[0, u64::MAX]));
}

#[test]
fn fitting_is_exact() {
    for width in [9, 64, 65, 200] {
        let fits = |value| Int::from_i64(width, value).fits_signed(8);
        assert_eq!([-129, -128, -1, 0, 127, 128].map(fits), [false, true, true, true, true, false]);
    }
    assert!(Int::from_i64(64, 255).fits_unsigned(8) && !Int::from_i64(64, 256).fits_unsigned(8));
    assert!(Int::from_i64(8, -1).fits_signed(1) && !Int::from_i64(8, -1).fits_signed(0));
}

#[test]
fn orders_differ_by_sign() {
    let (minus, plus) = (Int::from_i64(8, -1), Int::from_i64(8, 1));
    assert_eq!((minus.cmp_signed(&plus), minus.cmp_unsigned(&plus)), (Ordering::Less, Ordering::Greater));
}

#[test]
fn orders_do_not_depend_on_widths() {
    let widths = [16, 64, 70, 200];
    for (a, b) in widths.iter().flat_map(|a| widths.map(|b| (*a, b))) {
        for (x, y) in [(-300, -299), (-5, 7), (7, 7), (-1, -1), (9, 8)] {
            assert_eq!(Int::from_i64(a, x).cmp_signed(&Int::from_i64(b, y)), x.cmp(&y), "{x}:i{a} {y}:i{b}");
        }
        assert_eq!(Int::from_u64(a, 3).cmp_unsigned(&Int::from_u64(b, 3)), Ordering::Equal);
    }
    let large = |low| Int::from_words(128, &[low, 1 << 63]);
    assert_eq!(large(1).cmp_signed(&large(2).sext(192)), Ordering::Less);
}

#[test]
fn bytes_round_trip() {
    let int = Int::from_i64(72, -2);
    let bytes = int.to_le_bytes(9);
    assert_eq!(bytes, [0xFE, 255, 255, 255, 255, 255, 255, 255, 255]);
    assert_eq!(Int::from_le_bytes(72, &bytes), int);
    assert_eq!(Int::from_le_bytes(12, &[0xFF, 0xFF, 0xFF]), Int::all_ones(12));
    assert_eq!(
        (int.to_le_bytes(2), Int::from_u64(8, 7).to_le_bytes(10)),
        (vec![0xFE, 0xFF], {
            let mut bytes = vec![0; 10];
            bytes[0] = 7;
            bytes
        })
    );
}

#[test]
fn equal_numbers_have_equal_hashes() {
    let hash = |int: Int| {
        let mut hasher = DefaultHasher::new();
        int.hash(&mut hasher);
        hasher.finish()
    };
    let (a, b) = (Int::from_words(70, &[5, u64::MAX]), Int::from_words(200, &[5, 0x3F]).trunc(70));
    assert_eq!(a, b);
    assert_eq!(hash(a), hash(b));
}

mod arithmetic {
    use super::*;
    use proptest::prelude::*;

    /// Returns the number read as signed.
    fn value(int: &Int) -> i128 {
        let words = int.sext(128);
        let [low, high] = words.as_words()[..] else { panic!("two words") };
        (u128::from(high) << 64 | u128::from(low)) as i128
    }

    fn of(width: u32, value: i128) -> Int {
        Int::from_words(width, &[value as u64, (value >> 64) as u64])
    }

    fn wrap(width: u32, value: i128) -> i128 {
        value << (128 - width) >> (128 - width)
    }

    fn unsigned(width: u32, value: i128) -> u128 {
        value as u128 & u128::MAX >> (128 - width)
    }

    fn number() -> impl Strategy<Value = i128> {
        prop_oneof![any::<i128>(), -4_i128..4, any::<i64>().prop_map(i128::from), Just(i128::MIN), Just(i128::MAX)]
    }

    proptest! {
        #[test]
        fn small_numbers_compute_as_machine_words(a in number(), b in number(), width in 1_u32..=128, amount in 0_u32..140) {
            let (x, y) = (of(width, a), of(width, b));
            let (a, b) = (wrap(width, a), wrap(width, b));
            let (ua, ub) = (unsigned(width, a), unsigned(width, b));
            prop_assert_eq!(value(&x.wrapping_add(&y)), wrap(width, a.wrapping_add(b)));
            prop_assert_eq!(value(&x.wrapping_sub(&y)), wrap(width, a.wrapping_sub(b)));
            prop_assert_eq!(value(&x.wrapping_mul(&y)), wrap(width, a.wrapping_mul(b)));
            prop_assert_eq!(value(&(&x & &y)), wrap(width, a & b));
            prop_assert_eq!(value(&(&x | &y)), wrap(width, a | b));
            prop_assert_eq!(value(&(&x ^ &y)), wrap(width, a ^ b));
            prop_assert_eq!(value(&!&x), wrap(width, !a));
            let quotient = (b != 0).then(|| wrap(width, a.wrapping_div(b)));
            prop_assert_eq!(x.sdiv(&y).as_ref().map(value), quotient);
            prop_assert_eq!(x.srem(&y).as_ref().map(value), (b != 0).then(|| a.wrapping_rem(b)));
            prop_assert_eq!(x.udiv(&y).as_ref().map(value), ua.checked_div(ub).map(|v| wrap(width, v as i128)));
            prop_assert_eq!(x.urem(&y).as_ref().map(value), ua.checked_rem(ub).map(|v| wrap(width, v as i128)));
            let fits = amount < width;
            prop_assert_eq!(value(&x.shl(amount)), if fits { wrap(width, a << amount) } else { 0 });
            prop_assert_eq!(value(&x.lshr(amount)), if fits { wrap(width, (ua >> amount) as i128) } else { 0 });
            prop_assert_eq!(value(&x.ashr(amount)), if fits { a >> amount } else if a < 0 { -1 } else { 0 });
            prop_assert_eq!(x.leading_zeros(), ua.leading_zeros() - (128 - width));
            prop_assert_eq!(x.trailing_zeros(), ua.trailing_zeros().min(width));
            prop_assert_eq!(x.count_ones(), ua.count_ones());
        }

        #[test]
        fn wide_quotients_and_rests_make_the_dividend(
            a in prop::collection::vec(prop_oneof![any::<u64>(), Just(0), Just(u64::MAX)], 1..6),
            b in prop::collection::vec(prop_oneof![any::<u64>(), Just(0), Just(u64::MAX), Just(1 << 63)], 1..6),
            width in 129_u32..330,
        ) {
            let (a, b) = (Int::from_words(width, &a), Int::from_words(width, &b));
            match (a.udiv(&b), a.urem(&b)) {
                (Some(quotient), Some(rest)) => {
                    prop_assert_eq!(rest.cmp_unsigned(&b), Ordering::Less);
                    prop_assert_eq!(quotient.wrapping_mul(&b).wrapping_add(&rest), a);
                }
                (quotient, rest) => prop_assert!(b.is_zero() && quotient.is_none() && rest.is_none()),
            }
        }
    }
}
