use super::*;

mod mlir_opt;

fn text(float: Float) -> String {
    let mut text = String::new();
    float.write(&mut text).expect("strings take everything");
    text
}

/// Reads `0x` and digits as bits, and other text as a literal.
fn read(format: FloatFormat, input: &str) -> Float {
    match input.strip_prefix("0x") {
        Some(digits) => Float::from_bits(format, u128::from_str_radix(digits, 16).expect("hexadecimal digits")),
        None => Float::parse(format, input).expect("a literal"),
    }
}

/// Returns sample numbers of a format: all numbers of a narrow one.
fn samples(format: FloatFormat) -> impl Iterator<Item = Float> {
    let narrow = format.bits() <= 16;
    let all = 0..if narrow { 1 << format.bits() } else { 0 };
    // Powers of an odd number cover all kinds of bit patterns.
    let some = (0..if narrow { 0 } else { 3000 }).scan(1_u128, |bits, _| {
        *bits = bits.wrapping_mul(0x2360_ED05_1FC6_5DA4_4385_DF64_9FCC_F645).rotate_left(1) | 1;
        Some(*bits)
    });
    all.chain(some).map(move |bits: u128| Float::from_bits(format, bits))
}

#[test]
fn floats_print_as_mlir_prints_them() {
    for (keyword, rows) in mlir_opt::PRINTED {
        let format = FloatFormat::from_keyword(keyword).expect("a format");
        for (input, printed) in *rows {
            assert_eq!(text(read(format, input)), *printed, "{input} : {keyword}");
        }
    }
}

#[test]
fn decimal_texts_read_back() {
    // The literals of wide formats have no more precision than a double.
    for format in FloatFormat::all().filter(|format| format.precision() <= 53) {
        for float in samples(format) {
            let text = text(float);
            assert_eq!(read(format, &text), float, "{text} : {}", format.keyword());
        }
    }
}

#[test]
fn keywords_round_trip() {
    for format in FloatFormat::all() {
        assert_eq!(FloatFormat::from_keyword(format.keyword()), Some(format));
    }
    assert_eq!(FloatFormat::all().count(), 18);
    assert_eq!(FloatFormat::from_keyword("f17"), None);
}

#[test]
fn fields_fill_the_bits() {
    for format in FloatFormat::all() {
        let fields = format.exponent_bits() + format.fraction_bits() + u32::from(format.is_signed());
        let integer_bit = u32::from(format == FloatFormat::F80);
        assert_eq!(fields + integer_bit, format.bits(), "{}", format.keyword());
    }
}

#[test]
fn classification_matches_the_bits() {
    use FpCategory::{Infinite, Nan, Zero};
    for format in FloatFormat::all().filter(|format| format.bits() <= 16) {
        let any = |category| samples(format).any(|float| float.classify() == category);
        let facts = [format.has_infinity(), format.has_nan(), format.has_zero()];
        assert_eq!([any(Infinite), any(Nan), any(Zero)], facts, "{}", format.keyword());
        let negative_zero = samples(format).any(|float| float.is_zero() && float.is_negative());
        assert_eq!(negative_zero, format.has_negative_zero(), "{}", format.keyword());
    }
}

#[test]
fn categories_match_std() {
    for float in samples(FloatFormat::F32) {
        let value = f32::from_bits(float.to_bits() as u32);
        assert_eq!(float.classify(), value.classify(), "{value}");
        let facts = [float.is_nan(), float.is_infinite(), float.is_finite(), float.is_negative()];
        assert_eq!(facts, [value.is_nan(), value.is_infinite(), value.is_finite(), value.is_sign_negative()]);
    }
}

#[test]
fn doubles_round_trip() {
    for format in FloatFormat::all().filter(|format| format.precision() <= 53) {
        for float in samples(format).filter(|float| !float.is_nan()) {
            assert_eq!(Float::from_f64(format, float.to_f64()), float, "{float:?}");
        }
    }
}

#[test]
fn wide_formats_contain_the_doubles() {
    for format in [FloatFormat::F80, FloatFormat::F128] {
        for float in samples(FloatFormat::F64) {
            let value = f64::from_bits(float.to_bits() as u64);
            let signaling = value.is_nan() && float.to_bits() >> 51 & 1 == 0;
            let back = Float::from_f64(format, value).to_f64();
            assert!(signaling || back.to_bits() == value.to_bits(), "{value}");
        }
    }
}

#[test]
fn singles_are_rounded_as_in_hardware() {
    for float in samples(FloatFormat::F64).filter(|float| !float.is_nan()) {
        // Covers the range of singles, their subnormals and some numbers beyond.
        let value = f64::from_bits(float.to_bits() as u64);
        let scaled = value.abs().powf(0.16).copysign(value);
        for value in [value, scaled, scaled * f64::from(f32::MIN_POSITIVE)] {
            let single = Float::from_f64(FloatFormat::F32, value);
            assert_eq!(single.to_bits(), u128::from((value as f32).to_bits()), "{value}");
        }
    }
}

#[test]
fn nans_convert_to_nans_in_formats_with_nans() {
    let nan = Float::from_bits(FloatFormat::F64, 0xFFF4_0000_0000_0000);
    for format in FloatFormat::all() {
        let converted = nan.convert(format);
        assert_eq!(converted.is_nan(), format.has_nan(), "{}", format.keyword());
        assert!(converted.is_nan() || converted.is_zero());
    }
    assert_eq!(nan.convert(FloatFormat::F16).to_bits(), 0xFF00);
}

#[test]
fn f80_has_one_encoding_of_a_number() {
    let bits = |bits| Float::from_bits(FloatFormat::F80, bits);
    // A subnormal with an integer bit is normal.
    assert_eq!(bits(0x0000_8000_0000_0000_0000), bits(0x0001_8000_0000_0000_0000));
    // A normal number without an integer bit is a NaN.
    assert_eq!(bits(0x3FFF_4000_0000_0000_0000).to_bits(), 0x7FFF_4000_0000_0000_0000);
    assert!(bits(0x3FFF_4000_0000_0000_0000).is_nan());
    // So is an infinity without an integer bit.
    assert!(bits(0x7FFF_0000_0000_0000_0000).is_nan() && bits(0x7FFF_8000_0000_0000_0000).is_infinite());
}

#[test]
fn bits_above_the_width_are_dropped() {
    for format in FloatFormat::all() {
        assert!(Float::from_bits(format, u128::MAX).to_bits().count_ones() == format.bits());
    }
}

#[test]
fn rejects_invalid_literals() {
    let texts =
        ["", "1", "1e5", ".5", "+1.0", "--1.0", "1.0e", "1.0e+", "1.0e1.0", "inf", "nan", "1.0x", "1_0.0", "1.-5"];
    for text in texts {
        assert_eq!(Float::parse(FloatFormat::F32, text), Err(FloatSyntaxError), "{text}");
    }
    for text in ["1.", "-1.e5", "0.5E+3", "00.10e-07"] {
        assert!(Float::parse(FloatFormat::F32, text).is_ok(), "{text}");
    }
}

#[test]
fn huge_exponents_are_out_of_range() {
    let parse = |text| Float::parse(FloatFormat::F64, text).expect("a literal").to_f64();
    assert_eq!(parse("1.0e99999999999999999999"), f64::INFINITY);
    assert_eq!(parse("-1.0e-99999999999999999999").to_bits(), (-0.0_f64).to_bits());
}
