//! The representation of values of each type: in words, or as objects.

use ods_core::types::TypeData;
use ods_core::{Context, Type};

use crate::opcode::truncate;

/// The representation of a type's values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Layout {
    /// A number in this many words of 64 bits, least significant first. A complex number has the words of its real
    /// part, then the words of its imaginary part. Bits above the width are zero.
    Words(u32),
    /// Anything else: a [`RuntimeValue`](crate::RuntimeValue).
    Object,
}

impl Layout {
    /// Returns the representation of the type's values.
    pub fn of(context: &Context, ty: Type) -> Self {
        match Number::of(context, ty) {
            Some(number) => Self::Words(number.words()),
            None => Self::Object,
        }
    }
}

/// The format of a number: a type of element.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Number {
    /// The width of a part in bits.
    pub bits: u32,
    /// The number of parts: 2 for complex numbers, otherwise 1.
    pub parts: u32,
}

impl Number {
    /// Returns the format of the type; `None` if its values are not numbers.
    pub fn of(context: &Context, ty: Type) -> Option<Self> {
        let bits = match ty.data(context) {
            TypeData::Integer { width, .. } => *width,
            TypeData::Index => 64,
            TypeData::Float(format) => format.bits(),
            TypeData::Complex(part) => {
                return Self::of(context, *part).map(|number| Self { parts: 2, ..number });
            }
            TypeData::None
            | TypeData::Function { .. }
            | TypeData::Tuple(_)
            | TypeData::Vector { .. }
            | TypeData::RankedTensor { .. }
            | TypeData::UnrankedTensor(_)
            | TypeData::MemRef(_)
            | TypeData::UnrankedMemRef { .. }
            | TypeData::Dialect(_)
            | TypeData::Opaque { .. } => return None,
        };
        Some(Self { bits, parts: 1 })
    }

    /// Returns the words of a part.
    pub fn words_per_part(self) -> u32 {
        self.bits.div_ceil(64).max(1)
    }

    /// Returns whether words of a number have bits beyond the width of its parts.
    pub(crate) fn has_surplus_bits(self, words: &[u64]) -> bool {
        words.iter().enumerate().any(|(cell, word)| self.part_of_cell(cell, *word) != *word)
    }

    /// Returns whether a cell has more bits than its part of a number.
    pub(crate) fn may_have_surplus_bits(self) -> bool {
        self.bits as usize != 8 * self.cell_bytes() * self.words_per_part() as usize
    }

    /// Returns the bits of a cell that are part of the number.
    pub(crate) fn part_of_cell(self, cell: usize, word: u64) -> u64 {
        let bits = self.bits.saturating_sub(64 * (cell as u32 % self.words_per_part())).min(64);
        if bits == 0 { 0 } else { truncate(word, bits as u8) }
    }

    /// Returns the words of a number.
    pub fn words(self) -> u32 {
        self.parts.saturating_mul(self.words_per_part())
    }

    /// Returns the size in bytes of a cell, the unit in which elements are stored: 1, 2, 4 or 8.
    pub fn cell_bytes(self) -> usize {
        match self.bits {
            0..=8 => 1,
            9..=16 => 2,
            17..=32 => 4,
            _ => 8,
        }
    }

    /// Returns the number of cells of an element. Each cell holds a word.
    pub fn cells(self) -> usize {
        self.words() as usize
    }

    /// Returns the size of an element in bytes.
    pub fn bytes(self) -> usize {
        self.cells().saturating_mul(self.cell_bytes())
    }
}
