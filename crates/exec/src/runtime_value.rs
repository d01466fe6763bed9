//! Values of any type.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use smallvec::SmallVec;

use crate::memory::MemRef;
use crate::tensor::Tensor;

/// A value.
#[derive(Clone)]
pub enum RuntimeValue {
    /// A number of up to 64 bits: an integer, an index, or the bits of a float.
    Word(u64),
    /// A wider number, or a complex one: see [`Layout::Words`](crate::Layout::Words).
    Words(Arc<[u64]>),
    /// A tensor or vector.
    Tensor(Tensor),
    /// A memref.
    MemRef(MemRef),
    /// A function of the module, by its position among the functions of the engine.
    Function(u32),
    /// A value of a dialect's type.
    Other(Arc<dyn Any + Send + Sync>),
    /// Poison: no value, which may be passed on. The elements of a tensor may be poison, too.
    Poison,
}

impl RuntimeValue {
    /// Returns the number with these words.
    pub fn of_words(words: &[u64]) -> Self {
        match words {
            [word] => Self::Word(*word),
            words => Self::Words(words.into()),
        }
    }

    /// Returns the words of a number.
    pub fn words(&self) -> Option<SmallVec<[u64; 2]>> {
        match self {
            Self::Word(word) => Some(SmallVec::from_slice(&[*word])),
            Self::Words(words) => Some(SmallVec::from_slice(words)),
            Self::Tensor(_) | Self::MemRef(_) | Self::Function(_) | Self::Other(_) | Self::Poison => None,
        }
    }

    /// Returns a value of a dialect's type.
    pub fn other<T: Any + Send + Sync>(value: T) -> Self {
        Self::Other(Arc::new(value))
    }

    /// Returns the value of a dialect's type.
    pub fn downcast<T: Any + Send + Sync>(&self) -> Option<&T> {
        match self {
            Self::Other(value) => value.downcast_ref(),
            Self::Word(_) | Self::Words(_) | Self::Tensor(_) | Self::MemRef(_) | Self::Function(_) | Self::Poison => {
                None
            }
        }
    }

    /// Returns the name of the kind, for messages.
    pub fn kind(&self) -> &'static str {
        match self {
            Self::Word(_) | Self::Words(_) => "a number",
            Self::Tensor(_) => "a tensor",
            Self::MemRef(_) => "a memref",
            Self::Function(_) => "a function",
            Self::Other(_) => "an opaque value",
            Self::Poison => "poison",
        }
    }
}

impl From<u64> for RuntimeValue {
    /// Returns a number of up to 64 bits.
    fn from(word: u64) -> Self {
        Self::Word(word)
    }
}

impl PartialEq for RuntimeValue {
    /// Returns whether both are the same number, tensor, memory or function; opaque values if they are the same object.
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Word(a), Self::Word(b)) => a == b,
            (Self::Words(a), Self::Words(b)) => a == b,
            (Self::Tensor(a), Self::Tensor(b)) => a == b,
            (Self::MemRef(a), Self::MemRef(b)) => a == b,
            (Self::Function(a), Self::Function(b)) => a == b,
            (Self::Other(a), Self::Other(b)) => Arc::ptr_eq(a, b),
            (Self::Poison, Self::Poison) => true,
            (
                Self::Word(_)
                | Self::Words(_)
                | Self::Tensor(_)
                | Self::MemRef(_)
                | Self::Function(_)
                | Self::Other(_)
                | Self::Poison,
                _,
            ) => false,
        }
    }
}

impl fmt::Debug for RuntimeValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Word(word) => write!(f, "Word({word:#x})"),
            Self::Words(words) => write!(f, "Words({words:#x?})"),
            Self::Tensor(tensor) => tensor.fmt(f),
            Self::MemRef(memref) => memref.fmt(f),
            Self::Function(position) => write!(f, "Function({position})"),
            Self::Other(_) => f.write_str("Other(..)"),
            Self::Poison => f.write_str("Poison"),
        }
    }
}
