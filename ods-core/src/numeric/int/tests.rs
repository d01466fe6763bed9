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
    assert_eq!(Int::parse(&"9".repeat(5_050_446), 10), None);
}

#[test]
fn parses_the_widest_literals() {
    let widest = format!("7{}", "f".repeat((1 << 22) - 1));
    assert_eq!(Int::parse(&widest, 16).map(|int| int.width()), Some(MAX_WIDTH));
    assert_eq!(Int::parse(&"f".repeat(1 << 22), 16), None);
    assert_eq!(Int::parse(&format!("{}1", "0".repeat(1 << 23)), 10), Some(Int::from_u64(1, 1)));
}

#[test]
fn long_literals_take_at_most_quadratic_time() {
    let long = "7".repeat(100_000);
    assert_eq!(Int::parse(&long, 10).map(|int| int.width()), Some(332_193));
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
