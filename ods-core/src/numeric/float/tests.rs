//! Recorded facts: what mlir-opt 22 prints for these bits and literals.

use super::*;

fn text(float: Float) -> String {
    let mut text = String::new();
    float.write(&mut text).expect("strings take everything");
    text
}

#[test]
fn literals_print_as_mlir_prints_them() {
    use FloatFormat as F;
    let rows = [
        (F::F32, "1.0", "1.000000e+00"),
        (F::F64, "3.141592653589793", "3.1415926535897931"),
        (F::F64, "1234567.0", "0x4132D68700000000"),
        (F::F32, "16777216.0", "0x4B800000"),
        (F::F32, "2147483648.0", "2.14748365E+9"),
        (F::F16, "0.1", "9.997550e-02"),
        (F::F16, "65520.0", "0x7C00"),
        (F::F64, "1.0e400", "0x7FF0000000000000"),
        (F::F128, "0.1", "0.100000000000000005551115123125782702"),
        (F::F80, "0.1", "0.100000000000000005551"),
        (F::F8E4M3FN, "1.0e6", "0x7F"),
        (F::F8E4M3FNUZ, "1.0e6", "0x80"),
        (F::F4E2M1FN, "1000.0", "6.000000e+00"),
        (F::F8E5M2FNUZ, "-0.0", "0.000000e+00"),
        (F::F32, "-0.0", "-0.000000e+00"),
        (F::F8E4M3, "0.1015625", "1.015630e-01"),
        (F::F64, "9.9999999999999995e-7", "9.9999999999999995E-7"),
    ];
    for (format, literal, printed) in rows {
        let float = Float::parse(format, literal).expect("a literal");
        assert_eq!(text(float), printed, "{literal} : {}", format.keyword());
    }
}

#[test]
fn bits_print_as_mlir_prints_them() {
    use FloatFormat as F;
    let rows = [
        (F::F16, 0x7C00, "0x7C00"),
        (F::TF32, 0x3FC00, "0x3FC00"),
        (F::F80, 0x7FFF_8000_0000_0000_0000, "0x7FFF8000000000000000"),
        (F::F8E8M0FNU, 0, "5.877470e-39"),
        (F::F8E8M0FNU, 127, "1.000000e+00"),
        (F::BF16, 0x7FC0, "0x7FC0"),
    ];
    for (format, bits, printed) in rows {
        assert_eq!(text(Float::from_bits(format, bits)), printed, "{bits:#x} : {}", format.keyword());
    }
}

#[test]
fn narrow_formats_go_to_doubles_and_back() {
    for format in FloatFormat::all().filter(|format| format.bits() <= 19) {
        for bits in 0..1 << format.bits() {
            let float = Float::from_bits(format, bits);
            if !float.is_nan() {
                let back = Float::from_f64(format, float.to_f64());
                assert_eq!(back, float, "{bits:#x} : {}", format.keyword());
            }
        }
    }
}

#[test]
fn wide_formats_contain_the_doubles() {
    for value in [0.0, -0.0, 1.5, f64::MIN_POSITIVE / 8.0, f64::MAX, f64::INFINITY] {
        for format in [FloatFormat::F80, FloatFormat::F128] {
            assert_eq!(Float::from_f64(format, value).to_f64().to_bits(), value.to_bits());
        }
    }
}

#[test]
fn what_is_no_number_is_refused() {
    for text in ["", "inf", "nan", "1.0x", "e"] {
        assert_eq!(Float::parse(FloatFormat::F32, text), None, "{text}");
    }
}
