//! STUB, replaced before anything lands.
#![allow(missing_docs)]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[rustfmt::skip]
pub enum FloatFormat { F16, BF16, F32, F64, F80, F128, TF32, F8E5M2, F8E4M3, F8E4M3FN, F8E5M2FNUZ, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E3M4, F8E8M0FNU, F6E2M3FN, F6E3M2FN, F4E2M1FN }
impl FloatFormat {
    pub fn bits(self) -> u32 {
        32
    }
}
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Float {
    format: FloatFormat,
    bits: u128,
}
impl Float {
    pub fn from_f64(format: FloatFormat, v: f64) -> Self {
        Self { format, bits: u128::from(v.to_bits()) }
    }
    pub fn format(self) -> FloatFormat {
        self.format
    }
}
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Int {
    width: u32,
    v: u64,
}
impl Int {
    pub fn from_i64(width: u32, v: i64) -> Self {
        Self { width, v: v as u64 }
    }
    pub fn from_u64(width: u32, v: u64) -> Self {
        Self { width, v }
    }
    pub fn width(&self) -> u32 {
        self.width
    }
    pub fn sext_i64(&self) -> Option<i64> {
        Some(self.v as i64)
    }
    pub fn zext_u64(&self) -> Option<u64> {
        Some(self.v)
    }
}
