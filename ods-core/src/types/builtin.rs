//! The types with fixed handles in every context.

use std::hash::Hash;

use crate::context::Context;
use crate::entity::Type;
use crate::numeric::FloatFormat;
use ods_num::hash::hash_of;

use super::TypeData;

/// The interpretation of the bits of an integer type.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Signedness {
    /// No sign semantics: `i32`.
    Signless,
    /// Two's complement: `si32`.
    Signed,
    /// Unsigned: `ui32`.
    Unsigned,
}

use Signedness::Signless;

/// The fixed types, in order of their handles.
const FIXED: &[(Type, TypeData)] = &[
    (Type::NONE, TypeData::None),
    (Type::INDEX, TypeData::Index),
    (Type::I1, TypeData::Integer { width: 1, signedness: Signless }),
    (Type::I8, TypeData::Integer { width: 8, signedness: Signless }),
    (Type::I16, TypeData::Integer { width: 16, signedness: Signless }),
    (Type::I32, TypeData::Integer { width: 32, signedness: Signless }),
    (Type::I64, TypeData::Integer { width: 64, signedness: Signless }),
    (Type::F16, TypeData::Float(FloatFormat::F16)),
    (Type::BF16, TypeData::Float(FloatFormat::BF16)),
    (Type::F32, TypeData::Float(FloatFormat::F32)),
    (Type::F64, TypeData::Float(FloatFormat::F64)),
];

/// Types without parameters are constants; views such as [`IntegerType`](crate::types::IntegerType) create and read the
/// others.
///
/// ```
/// # use ods_core as ods;
/// use ods::types::{IntegerType, RankedTensorType, Signedness};
/// use ods::{Context, Type};
///
/// # fn main() -> ods::Result {
/// let context = Context::new();
/// let byte = Type::from(IntegerType::get(&context, 8, Signedness::Unsigned)?);
/// assert_eq!(byte.display(&context).to_string(), "ui8");
/// assert_eq!(byte.cast::<IntegerType>(&context).map(|ty| ty.width(&context)), Some(8));
/// assert!(!byte.isa::<RankedTensorType>(&context) && byte != Type::I8);
/// # Ok(())
/// # }
/// ```
impl Type {
    /// `none`
    pub const NONE: Self = Self::from_index(0);
    /// `index`
    pub const INDEX: Self = Self::from_index(1);
    /// `i1`
    pub const I1: Self = Self::from_index(2);
    /// `i8`
    pub const I8: Self = Self::from_index(3);
    /// `i16`
    pub const I16: Self = Self::from_index(4);
    /// `i32`
    pub const I32: Self = Self::from_index(5);
    /// `i64`
    pub const I64: Self = Self::from_index(6);
    /// `f16`
    pub const F16: Self = Self::from_index(7);
    /// `bf16`
    pub const BF16: Self = Self::from_index(8);
    /// `f32`
    pub const F32: Self = Self::from_index(9);
    /// `f64`
    pub const F64: Self = Self::from_index(10);

    /// Returns whether the type is the signless integer type of this width.
    #[inline]
    pub fn is_signless_integer(self, width: u32, context: &Context) -> bool {
        match width {
            1 => self == Self::I1,
            8 => self == Self::I8,
            16 => self == Self::I16,
            32 => self == Self::I32,
            64 => self == Self::I64,
            _ => *self.data(context) == TypeData::Integer { width, signedness: Signless },
        }
    }
}

/// The kinds of types that are looked up by a key, which includes the kind.
#[derive(Hash)]
pub(super) enum Keyed {
    Function,
    Tuple,
    Vector,
    RankedTensor,
    MemRef,
}

impl Context {
    /// Interns `data`, which the caller has validated.
    #[inline]
    pub(crate) fn intern_type(&self, data: TypeData) -> Type {
        let id = self.types.intern_item(hash_of(&data), data);
        Type::from_index(id)
    }

    /// Interns a type by a borrowed key, before any of its data is owned. Since the hashes differ, either all types of
    /// a kind are looked up this way, or none.
    #[inline]
    pub(crate) fn intern_type_by(
        &self,
        key: impl Hash,
        is_it: impl Fn(&TypeData) -> bool,
        make: impl FnOnce() -> TypeData,
    ) -> Type {
        Type::from_index(self.types.intern(hash_of(&key), is_it, make))
    }

    pub(crate) fn intern_builtin_types(&self) {
        for (handle, data) in FIXED {
            let interned = self.intern_type(data.clone());
            debug_assert_eq!(interned, *handle);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fixed_types_have_their_handles() {
        let context = Context::new();
        for (handle, data) in FIXED {
            assert_eq!(context.intern_type(data.clone()), *handle);
            assert_eq!(handle.data(&context), data);
        }
    }
}
