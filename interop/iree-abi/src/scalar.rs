//! Types of scalars and of elements of buffers, as signatures v0 number them.

use std::fmt;

use crate::element::Element;

/// A scalar type of signatures v0. The code of a type is its position in this list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
#[repr(u8)]
pub enum ScalarType {
    /// `f32`, the default, which signatures omit.
    #[default]
    Float32,
    /// `f16`.
    Float16,
    /// `f64`.
    Float64,
    /// `bf16`.
    BFloat16,
    /// `i8`, and `i1`.
    Sint8,
    /// `i16`.
    Sint16,
    /// `i32`.
    Sint32,
    /// `i64`.
    Sint64,
    /// `ui8`.
    Uint8,
    /// `ui16`.
    Uint16,
    /// `ui32`.
    Uint32,
    /// `ui64`.
    Uint64,
}

impl ScalarType {
    /// The types in the order of their codes.
    pub const ALL: [Self; 12] = [
        Self::Float32,
        Self::Float16,
        Self::Float64,
        Self::BFloat16,
        Self::Sint8,
        Self::Sint16,
        Self::Sint32,
        Self::Sint64,
        Self::Uint8,
        Self::Uint16,
        Self::Uint32,
        Self::Uint64,
    ];

    /// Returns the type with this code.
    pub fn from_code(code: i32) -> Option<Self> {
        Self::ALL.get(usize::try_from(code).ok()?).copied()
    }

    /// Returns the code.
    pub const fn code(self) -> i32 {
        self as i32
    }

    /// Returns the name in descriptions.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Float32 => "float32",
            Self::Float16 => "float16",
            Self::Float64 => "float64",
            Self::BFloat16 => "bfloat16",
            Self::Sint8 => "sint8",
            Self::Sint16 => "sint16",
            Self::Sint32 => "sint32",
            Self::Sint64 => "sint64",
            Self::Uint8 => "uint8",
            Self::Uint16 => "uint16",
            Self::Uint32 => "uint32",
            Self::Uint64 => "uint64",
        }
    }

    /// Returns the number of bytes of a value.
    pub const fn size(self) -> usize {
        match self {
            Self::Sint8 | Self::Uint8 => 1,
            Self::Float16 | Self::BFloat16 | Self::Sint16 | Self::Uint16 => 2,
            Self::Float32 | Self::Sint32 | Self::Uint32 => 4,
            Self::Float64 | Self::Sint64 | Self::Uint64 => 8,
        }
    }

    /// Returns the type as both ABIs know it.
    pub const fn element(self) -> Element {
        match self {
            Self::Float32 => Element::Float(32),
            Self::Float16 => Element::Float(16),
            Self::Float64 => Element::Float(64),
            Self::BFloat16 => Element::BFloat16,
            Self::Sint8 => Element::Int(8),
            Self::Sint16 => Element::Int(16),
            Self::Sint32 => Element::Int(32),
            Self::Sint64 => Element::Int(64),
            Self::Uint8 => Element::Unsigned(8),
            Self::Uint16 => Element::Unsigned(16),
            Self::Uint32 => Element::Unsigned(32),
            Self::Uint64 => Element::Unsigned(64),
        }
    }

    /// Returns the type that signatures v0 have for an element. Booleans are 8-bit integers.
    pub fn of_element(element: Element) -> Option<Self> {
        match element {
            Element::Int(1) => Some(Self::Sint8),
            element => Self::ALL.into_iter().find(|scalar| scalar.element() == element),
        }
    }
}

impl fmt::Display for ScalarType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_positions() {
        for (code, scalar) in ScalarType::ALL.into_iter().enumerate() {
            assert_eq!(usize::try_from(scalar.code()), Ok(code));
            assert_eq!(ScalarType::from_code(scalar.code()), Some(scalar));
            assert_eq!(ScalarType::of_element(scalar.element()), Some(scalar));
        }
        assert_eq!(ScalarType::from_code(12), None);
        assert_eq!(ScalarType::from_code(-1), None);
        assert_eq!(ScalarType::of_element(Element::Int(37)), None);
    }
}
