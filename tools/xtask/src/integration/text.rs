//! Numbers and memory as the libraries of `mlir-runner` print them.

use std::fmt::Write as _;

/// Returns the number as `%g` of C writes it: six digits, without zeros at the end.
pub fn general(value: f64) -> String {
    if !value.is_finite() {
        let sign = if value.is_sign_negative() { "-" } else { "" };
        return format!("{sign}{}", if value.is_nan() { "nan" } else { "inf" });
    }
    let scientific = format!("{value:.5e}");
    let (digits, exponent) = scientific.split_once('e').unwrap_or((&scientific, "0"));
    let power: i32 = exponent.parse().unwrap_or(0);
    if !(-4..6).contains(&power) {
        return format!("{}e{}", trimmed(digits), exponent_text(power));
    }
    trimmed(&format!("{value:.*}", usize::try_from(5 - power).unwrap_or(0))).to_owned()
}

/// Returns the number as LLVM's streams write it: `4.200000e+02`.
pub fn scientific(value: f64) -> String {
    if !value.is_finite() {
        return general(value);
    }
    let text = format!("{value:.6e}");
    let (digits, exponent) = text.split_once('e').unwrap_or((&text, "0"));
    format!("{digits}e{}", exponent_text(exponent.parse().unwrap_or(0)))
}

fn exponent_text(power: i32) -> String {
    format!("{}{:02}", if power < 0 { '-' } else { '+' }, power.unsigned_abs())
}

fn trimmed(digits: &str) -> &str {
    if digits.contains('.') { digits.trim_end_matches('0').trim_end_matches('.') } else { digits }
}

/// Returns the description of memory: `rank = 1 offset = 0 sizes = [2] strides = [1]`.
pub fn description(offset: i64, sizes: &[i64], strides: &[i64]) -> String {
    let rank = sizes.len();
    format!("base@ = 0x1000 rank = {rank} offset = {offset} sizes = {sizes:?} strides = {strides:?}")
}

/// Returns the elements of memory in brackets, in lines.
pub fn nested(sizes: &[i64], strides: &[i64], offset: i64, element: &mut dyn FnMut(i64) -> String) -> String {
    let mut text = String::new();
    match sizes {
        [] => text = format!("[{}]", element(offset)),
        sizes => add_nested(sizes, strides, offset, 1, element, &mut text),
    }
    text
}

fn add_nested(
    sizes: &[i64],
    strides: &[i64],
    position: i64,
    indent: usize,
    element: &mut dyn FnMut(i64) -> String,
    text: &mut String,
) {
    let ([size, inner_sizes @ ..], [stride, inner_strides @ ..]) = (sizes, strides) else {
        *text += &element(position);
        return;
    };
    text.push('[');
    for index in 0..*size {
        if index > 0 {
            *text += if inner_sizes.is_empty() { ", " } else { ", \n" };
            write!(text, "{:indent$}", "").unwrap_or(());
        }
        add_nested(inner_sizes, inner_strides, position + index * stride, indent + 1, element, text);
    }
    text.push(']');
}

/// Returns the elements of a vector in parentheses: `( ( 1, 2 ), ( 3, 4 ) )`.
pub fn parenthesized(shape: &[i64], element: &mut dyn FnMut(usize) -> String) -> String {
    let mut next = 0;
    let mut text = String::new();
    add_parenthesized(if shape.is_empty() { &[1] } else { shape }, &mut next, element, &mut text);
    text
}

fn add_parenthesized(shape: &[i64], next: &mut usize, element: &mut dyn FnMut(usize) -> String, text: &mut String) {
    let [size, inner @ ..] = shape else {
        *text += &element(*next);
        *next += 1;
        return;
    };
    *text += "( ";
    for index in 0..*size {
        *text += if index > 0 { ", " } else { "" };
        add_parenthesized(inner, next, element, text);
    }
    *text += " )";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_those_of_c() {
        let cases = [
            (0.0, "0"),
            (-0.0, "-0"),
            (1.5, "1.5"),
            (100_000.0, "100000"),
            (1e6, "1e+06"),
            (999_999.5, "1e+06"),
            (0.0001, "0.0001"),
            (0.000_01, "1e-05"),
            (3.389_531e38, "3.38953e+38"),
            (f64::INFINITY, "inf"),
            (f64::NEG_INFINITY, "-inf"),
        ];
        for (value, text) in cases {
            assert_eq!(general(value), text);
        }
        assert_eq!(general(f64::NAN.copysign(-1.0)), "-nan");
        assert_eq!(scientific(420.0), "4.200000e+02");
        assert_eq!(scientific(0.25), "2.500000e-01");
    }

    #[test]
    fn elements_are_in_brackets() {
        let mut element = |position: i64| position.to_string();
        assert_eq!(nested(&[2, 3], &[3, 1], 0, &mut element), "[[0,   1,   2], \n [3,   4,   5]]");
        assert_eq!(nested(&[], &[], 7, &mut element), "[7]");
        assert_eq!(nested(&[2], &[2], 1, &mut element), "[1,  3]");
        let mut element = |position: usize| position.to_string();
        assert_eq!(parenthesized(&[2, 2], &mut element), "( ( 0, 1 ), ( 2, 3 ) )");
        assert_eq!(parenthesized(&[], &mut element), "( 0 )");
        assert_eq!(parenthesized(&[0], &mut element), "(  )");
    }
}
