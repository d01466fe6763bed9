//! The arithmetic of instructions.

use ods_core::numeric::Int;

use super::floats::NAN32;
use super::*;

fn apply(opcode: Opcode, width: u8, extra: u16, a: i64, b: i64) -> Result<i64, Undefined> {
    let (a, b) = (truncate(a as u64, width), truncate(b as u64, width));
    opcode.apply(width, extra, a, b, 0).map(|word| signed(word, width))
}

#[test]
fn integers_wrap_and_divide_as_folders_do() {
    assert_eq!(apply(Opcode::Add, 32, 0, 2147483647, 1), Ok(-2147483648));
    assert_eq!(apply(Opcode::Mul, 32, 0, 65536, 65536), Ok(0));
    assert_eq!(apply(Opcode::Add, 1, 0, 1, 1), Ok(0));
    assert_eq!(apply(Opcode::RemS, 32, 0, -7, 2), Ok(-1));
    assert_eq!(apply(Opcode::FloorDivS, 32, 0, -7, 2), Ok(-4));
    assert_eq!(apply(Opcode::CeilDivS, 32, 0, -7, 2), Ok(-3));
    assert_eq!(apply(Opcode::DivU, 32, 0, -1, 2), Ok(2147483647));
    assert_eq!(apply(Opcode::DivS, 32, 0, -2147483648, -1), Err(Undefined::QuotientOverflow));
    assert_eq!(apply(Opcode::RemS, 32, 0, -2147483648, -1), Ok(0));
    assert_eq!(apply(Opcode::DivS, 64, 0, i64::MIN, -1), Err(Undefined::QuotientOverflow));
    assert_eq!(apply(Opcode::DivS, 32, 0, 1, 0), Err(Undefined::DivisionByZero));
    assert_eq!(apply(Opcode::DivS, 32, EXACT, 7, 2), Err(Undefined::Inexact));
    assert_eq!(apply(Opcode::MaxS, 32, 0, -1, 1), Ok(1));
    assert_eq!(apply(Opcode::MaxU, 32, 0, -1, 1), Ok(-1));
}

#[test]
fn shifts_stay_below_the_width() {
    assert_eq!(apply(Opcode::Shl, 32, 0, 1, 31), Ok(-2147483648));
    assert_eq!(apply(Opcode::Shl, 32, 0, 1, 32), Err(Undefined::ShiftTooLarge));
    assert_eq!(apply(Opcode::ShrS, 32, 0, -8, 1), Ok(-4));
    assert_eq!(apply(Opcode::ShrU, 32, 0, -8, 1), Ok(2147483644));
    assert_eq!(apply(Opcode::ShrU, 32, EXACT, 3, 1), Err(Undefined::Inexact));
    assert_eq!(apply(Opcode::ShlFlags, 8, NSW, 64, 1), Err(Undefined::SignedOverflow));
    assert_eq!(apply(Opcode::ShlFlags, 8, NUW, 64, 2), Err(Undefined::UnsignedOverflow));
}

#[test]
fn flags_forbid_overflow() {
    assert_eq!(apply(Opcode::AddFlags, 8, NSW, 127, 1), Err(Undefined::SignedOverflow));
    assert_eq!(apply(Opcode::AddFlags, 8, NUW, 127, 1), Ok(-128));
    assert_eq!(apply(Opcode::AddFlags, 8, NUW, -1, 1), Err(Undefined::UnsignedOverflow));
    assert_eq!(apply(Opcode::SubFlags, 8, NUW, 0, 1), Err(Undefined::UnsignedOverflow));
    assert_eq!(apply(Opcode::MulFlags, 64, NSW, i64::MAX, 2), Err(Undefined::SignedOverflow));
}

#[test]
fn floats_give_the_nan_of_folders() {
    let f = |value: f32| u64::from(value.to_bits());
    let apply = |opcode: Opcode, a, b| opcode.apply(32, 0, a, b, 0);
    assert_eq!(apply(Opcode::DivF32, f(0.0), f(0.0)), Ok(NAN32));
    assert_eq!(apply(Opcode::DivF32, f(1.0), f(0.0)), Ok(f(f32::INFINITY)));
    assert_eq!(apply(Opcode::AddF32, 0xFFA0_0001, f(1.0)), Ok(0xFFE0_0001));
    assert_eq!(Opcode::F32ToS.apply(32, 0, f(-1.7), 0, 0), Ok(0xFFFF_FFFF));
    assert_eq!(Opcode::F32ToS.apply(32, 0, f(3e9), 0, 0), Err(Undefined::NotAnInteger));
    assert_eq!(Opcode::F32ToU.apply(32, 0, f(-1.7), 0, 0), Err(Undefined::NotAnInteger));
    assert_eq!(Opcode::SToF32.apply(32, 0, 16777217, 0, 0), Ok(f(16777216.0)));
    assert_eq!(Opcode::F64ToF32.apply(64, 0, 1e300f64.to_bits(), 0, 0), Ok(f(f32::INFINITY)));
}

/// Returns all numbers of few bits, or those at the edges of a width.
fn numbers(width: u8) -> Vec<u64> {
    if width <= 6 {
        return (0..1 << width).collect();
    }
    let centers = [0, 1 << (width - 1), u64::from(width), u64::MAX / 3];
    let around = |center: u64| [-2_i64, -1, 0, 1, 2].map(|offset| truncate(center.wrapping_add_signed(offset), width));
    centers.into_iter().flat_map(around).collect()
}

#[test]
fn words_and_wide_integers_have_the_same_meaning() {
    let is_binary = |opcode: &&Opcode| {
        opcode.format() == InstructionFormat::Words && opcode.operands() == [WordKind::Int, WordKind::Int]
    };
    for opcode in Opcode::ALL.iter().filter(is_binary) {
        for width in [1, 2, 3, 4, 5, 6, 7, 8, 31, 32, 33, 63, 64] {
            let numbers = numbers(width);
            for (a, b) in numbers.iter().flat_map(|a| numbers.iter().map(move |b| (*a, *b))) {
                for extra in 0..=NSW | NUW {
                    let [wide_a, wide_b] = [a, b].map(|word| Int::from_u64(width.into(), word));
                    let wide = opcode.apply_to_ints(extra, &wide_a, &wide_b);
                    let wide = wide.map(|int| int.zext_u64().expect("a word"));
                    assert_eq!(
                        opcode.apply(width, extra, a, b, 0),
                        wide,
                        "{opcode:?} on {a} and {b} of {width} bits, {extra}"
                    );
                }
            }
        }
    }
}

#[test]
fn only_instructions_on_words_compute_words() {
    for opcode in Opcode::ALL {
        let computes = opcode.format() == InstructionFormat::Words;
        assert_eq!(opcode.result().is_some(), computes, "{opcode:?}");
        assert_eq!(!opcode.operands().is_empty(), computes && *opcode != Opcode::Poison, "{opcode:?}");
        let is_applied = opcode.apply(32, 32, 1, 1, 1) != Err(Undefined::NoNumber);
        assert_eq!(is_applied, computes && *opcode != Opcode::Apply, "{opcode:?}");
    }
}
