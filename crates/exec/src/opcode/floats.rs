//! Operations on floats of the host, as words.
//!
//! Processors differ in the NaN that operations give: here, it is the first NaN of the operands, quieted, and otherwise
//! the one without payload.

use super::{Outcomes, Undefined, truncate};

#[inline(always)]
pub(super) fn outcome<T: PartialOrd>(a: T, b: T) -> u16 {
    let ordered = u16::from(a < b) << 2 | u16::from(a > b) << 1 | u16::from(a == b);
    if ordered == 0 { Outcomes::UNORDERED } else { ordered }
}

/// The quiet NaN without payload, which operations on numbers give.
pub(super) const NAN32: u64 = 0x7FC0_0000;
pub(super) const NAN64: u64 = 0x7FF8_0000_0000_0000;
pub(super) const QUIET32: u64 = 0x0040_0000;
pub(super) const QUIET64: u64 = 0x0008_0000_0000_0000;

#[inline(always)]
pub(super) fn binary32(a: u64, b: u64, function: impl Fn(f32, f32) -> f32) -> u64 {
    let result = function(f32::from_bits(a as u32), f32::from_bits(b as u32));
    if result.is_nan() { nan32([a, b]) } else { u64::from(result.to_bits()) }
}

#[inline(always)]
pub(super) fn binary64(a: u64, b: u64, function: impl Fn(f64, f64) -> f64) -> u64 {
    let result = function(f64::from_bits(a), f64::from_bits(b));
    if result.is_nan() { nan64([a, b]) } else { result.to_bits() }
}

/// Returns the first NaN among the operands, quieted, and otherwise the one without payload.
#[cold]
pub(super) fn nan32<const N: usize>(operands: [u64; N]) -> u64 {
    let nan = operands.into_iter().find(|word| f32::from_bits(*word as u32).is_nan());
    nan.map_or(NAN32, |word| word | QUIET32)
}

/// Returns the first NaN among the operands, quieted, and otherwise the one without payload.
#[cold]
pub(super) fn nan64<const N: usize>(operands: [u64; N]) -> u64 {
    operands.into_iter().find(|word| f64::from_bits(*word).is_nan()).map_or(NAN64, |word| word | QUIET64)
}

pub(super) fn fma32(a: u64, b: u64, c: u64) -> u64 {
    let result = f32::from_bits(a as u32).mul_add(f32::from_bits(b as u32), f32::from_bits(c as u32));
    if result.is_nan() { nan32([a, b, c]) } else { u64::from(result.to_bits()) }
}

pub(super) fn fma64(a: u64, b: u64, c: u64) -> u64 {
    let result = f64::from_bits(a).mul_add(f64::from_bits(b), f64::from_bits(c));
    if result.is_nan() { nan64([a, b, c]) } else { result.to_bits() }
}

pub(super) fn extend(a: u64) -> u64 {
    let value = f32::from_bits(a as u32);
    if value.is_nan() {
        let sign = (a & 0x8000_0000) << 32;
        return sign | NAN64 | (a & 0x007F_FFFF) << 29;
    }
    f64::from(value).to_bits()
}

pub(super) fn narrow(a: u64) -> u64 {
    let value = f64::from_bits(a);
    if value.is_nan() {
        let sign = a >> 32 & 0x8000_0000;
        return sign | NAN32 | a >> 29 & 0x007F_FFFF;
    }
    u64::from((value as f32).to_bits())
}

pub(super) fn to_signed(value: f64, width: u8) -> Result<u64, Undefined> {
    let value = value.trunc();
    let limit = 2f64.powi(i32::from(width) - 1);
    let fits = value >= -limit && value < limit;
    if fits { Ok(truncate(value as i64 as u64, width)) } else { Err(Undefined::NotAnInteger) }
}

pub(super) fn to_unsigned(value: f64, width: u8) -> Result<u64, Undefined> {
    let value = value.trunc();
    let fits = value >= 0.0 && value < 2f64.powi(i32::from(width));
    if fits { Ok(value as u64) } else { Err(Undefined::NotAnInteger) }
}
