//! Data types of tensors' elements, and their names.

use std::fmt;
use std::str::FromStr;

/// A data type, as DLPack has it: `float32x4` is code 2, 32 bits, 4 lanes.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DataType {
    /// The kind of number.
    pub code: u8,
    /// The size of a lane in bits.
    pub bits: u8,
    /// The number of lanes.
    pub lanes: u16,
}

/// The names of the codes 0 to 17; codes with eight bits or fewer have their size in the name.
const NAMES: [&str; 18] = [
    "int",
    "uint",
    "float",
    "handle",
    "bfloat",
    "complex",
    "bool",
    "float8_e3m4",
    "float8_e4m3",
    "float8_e4m3b11fnuz",
    "float8_e4m3fn",
    "float8_e4m3fnuz",
    "float8_e5m2",
    "float8_e5m2fnuz",
    "float8_e8m0fnu",
    "float6_e2m3fn",
    "float6_e3m2fn",
    "float4_e2m1fn",
];

/// The code of pointers.
const HANDLE: u8 = 3;

/// The code of booleans.
const BOOL: u8 = 6;

impl DataType {
    /// A double.
    pub const F64: Self = Self::new(2, 64);
    /// A float.
    pub const F32: Self = Self::new(2, 32);
    /// An integer of 64 bits.
    pub const I64: Self = Self::new(0, 64);
    /// An integer of 32 bits.
    pub const I32: Self = Self::new(0, 32);
    /// A boolean in a byte.
    pub const BOOL: Self = Self::new(BOOL, 8);

    /// Makes a type with one lane.
    pub const fn new(code: u8, bits: u8) -> Self {
        Self { code, bits, lanes: 1 }
    }

    /// Returns the size of an element in bytes; elements of less than a byte take one.
    pub fn size(self) -> usize {
        (usize::from(self.bits) * usize::from(self.lanes)).div_ceil(8)
    }
}

/// Returns the size of a lane that the name of the code implies; `None` for names that a number of bits follows.
fn fixed_bits(code: u8) -> Option<u8> {
    match code {
        BOOL | 7..=14 => Some(8),
        15 | 16 => Some(6),
        17 => Some(4),
        _ => None,
    }
}

impl fmt::Display for DataType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { code, bits, lanes } = *self;
        match (code, bits, lanes) {
            (HANDLE, 0, 0) => return f.write_str("void"),
            (HANDLE, 64, 1) => return f.write_str("handle"),
            // A boolean is an unsigned bit in releases before data types had a code for it.
            (1, 1, _) => f.write_str("bool")?,
            _ => match NAMES.get(usize::from(code)) {
                Some(name) if fixed_bits(code) == Some(bits) => f.write_str(name)?,
                Some(name) => write!(f, "{name}{bits}")?,
                None => write!(f, "custom[{code}]{bits}")?,
            },
        }
        if lanes == 1 { Ok(()) } else { write!(f, "x{lanes}") }
    }
}

/// An error for a text that is not a data type.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownDataType(String);

impl fmt::Display for UnknownDataType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unknown data type `{}`; write a name such as `float32`, `int8x4` or `bool`", self.0)
    }
}

impl std::error::Error for UnknownDataType {}

impl FromStr for DataType {
    type Err = UnknownDataType;

    /// Reads a name such as `float32x4`. `int`, `uint` and `float` have 32 bits.
    fn from_str(text: &str) -> Result<Self, UnknownDataType> {
        parse(text).ok_or_else(|| UnknownDataType(text.to_owned()))
    }
}

fn parse(text: &str) -> Option<DataType> {
    match text {
        "" | "void" => return Some(DataType { code: HANDLE, bits: 0, lanes: 0 }),
        "handle" => return Some(DataType::new(HANDLE, 64)),
        _ => {}
    }
    // The longest name first: `float8_e4m3fn` begins with `float` and with `float8_e4m3`.
    let names = NAMES.iter().enumerate().filter(|(_, name)| text.starts_with(**name));
    let (index, name) = names.max_by_key(|(_, name)| name.len())?;
    let code = u8::try_from(index).ok()?;
    let rest = &text[name.len()..];
    let (bits, lanes) = rest.split_once('x').unwrap_or((rest, "1"));
    let lanes = decimal(lanes).and_then(|lanes| u16::try_from(lanes).ok()).filter(|lanes| *lanes > 0)?;
    let bits = match (fixed_bits(code), bits) {
        (Some(fixed), "") => fixed,
        (Some(_), _) => return None,
        (None, "") if code <= 2 => 32,
        (None, _) => decimal(bits).and_then(|bits| u8::try_from(bits).ok()).filter(|bits| *bits > 0)?,
    };
    Some(DataType { code, bits, lanes })
}

/// Reads digits; a sign is none.
fn decimal(text: &str) -> Option<u32> {
    if text.starts_with('+') { None } else { text.parse().ok() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_as_they_are_written() {
        for text in
            ["int8", "uint16", "float32x4", "bfloat16", "bool", "boolx8", "float8_e4m3fn", "float4_e2m1fnx2", "handle"]
        {
            assert_eq!(text.parse::<DataType>().map(|ty| ty.to_string()).as_deref(), Ok(text));
        }
        assert_eq!("float".parse(), Ok(DataType::F32));
        assert_eq!("".parse::<DataType>().map(|ty| ty.to_string()).as_deref(), Ok("void"));
        assert_eq!(DataType { code: 1, bits: 1, lanes: 1 }.to_string(), "bool");
        assert_eq!(DataType::new(200, 7).to_string(), "custom[200]7");
    }

    #[test]
    fn other_texts_are_refused() {
        for text in ["zzz", "int300", "int8x", "int8x0", "int0", "int+8", "float32x70000", "bool8", "x4", "int 8"] {
            assert_eq!(text.parse::<DataType>(), Err(UnknownDataType(text.to_owned())));
        }
    }

    #[test]
    fn sizes_count_lanes() {
        assert_eq!((DataType { code: 2, bits: 32, lanes: 4 }.size(), DataType::new(17, 4).size()), (16, 1));
    }
}
