//! Handles: small copyable references to entities stored elsewhere.
//!
//! There are two families:
//!
//! * **IR handles** ([`Operation`], [`Block`], [`Region`], [`Value`]) refer to slots of one [`Ir`](crate::Ir). They
//!   have 32 bits: a slot index (26 bits, 67 million live entities of a kind) and the slot's generation (6 bits). A
//!   slot's generation changes when the slot is freed, and a slot whose generations are used up is never reused, so *a
//!   stale handle never refers to a newer entity*: using it panics with a message that names it. Every `Ir` starts with
//!   a different generation, so a handle of another `Ir` is nearly always caught, and is never undefined behaviour.
//! * **Interned handles** ([`Type`], [`Attribute`], [`Location`], [`Identifier`], [`OpName`]) refer to immutable data
//!   in a [`Context`](crate::Context). Handles are equal if and only if their data is.
//!
//! All of them are nonzero words, so `Option<Handle>` takes no extra space.

use std::fmt;
use std::num::NonZeroU32;

/// The number of bits of the slot index in an IR handle. The remaining bits are the generation.
pub(crate) const INDEX_BITS: u32 = 26;
/// The largest slot index.
pub(crate) const MAX_INDEX: u32 = (1 << INDEX_BITS) - 1;
/// The largest generation. Generations start at 1; zero is reserved for the niche of `Option`.
pub(crate) const MAX_GENERATION: u32 = (1 << (32 - INDEX_BITS)) - 1;

/// The operations on IR handles that arenas need.
pub(crate) trait Handle: Copy + fmt::Debug {
    fn pack(index: u32, generation: u32) -> Self;
    fn raw(self) -> u32;
    fn index(self) -> usize {
        (self.raw() & MAX_INDEX) as usize
    }
    fn generation(self) -> u32 {
        self.raw() >> INDEX_BITS
    }
    /// Returns the handle for a raw word, which must come from a handle.
    #[inline]
    fn from_raw(word: u32) -> Self {
        Self::pack(word & MAX_INDEX, word >> INDEX_BITS)
    }
}

macro_rules! ir_handle {
    ($(#[$doc:meta])* $name:ident, $prefix:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(transparent)]
        pub struct $name(NonZeroU32);

        impl Handle for $name {
            #[inline]
            fn pack(index: u32, generation: u32) -> Self {
                debug_assert!(index <= MAX_INDEX && (1..=MAX_GENERATION).contains(&generation));
                // The generation is never zero, so neither is the word; `MIN` only satisfies the type checker.
                Self(NonZeroU32::new(generation << INDEX_BITS | index).unwrap_or(NonZeroU32::MIN))
            }
            #[inline]
            fn raw(self) -> u32 {
                self.0.get()
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!($prefix, "{}.{}"), self.index(), self.generation())
            }
        }
    };
}

ir_handle! {
    /// An operation of an [`Ir`](crate::Ir), which has its functions.
    ///
    /// ```
    /// # use ods_core as ods;
    /// # use ods::Context;
    /// # fn main() -> ods::Result {
    /// let context = std::sync::Arc::new(Context::new());
    /// context.allow_unregistered_dialects(true);
    /// let text = b"%0:2 = \"t.two\"() {note = \"n\"} : () -> (i32, i64)\n\"t.use\"(%0#1) : (i64) -> ()";
    /// let parsed = ods::text::parse(&context, "file.mlir", text)?;
    /// let mut ir = parsed.ir;
    /// let [two, user] = ir.walk_pre(parsed.root).skip(1).collect::<Vec<_>>()[..] else { panic!("two operations") };
    ///
    /// assert_eq!((ir.name_str(two), ir.num_results(two)), ("t.two", 2));
    /// assert_eq!(ir.operand(user, 0), ir.result(two, 1));
    /// assert!(ir.result_types(two).eq([ods::Type::I32, ods::Type::I64]));
    /// assert_eq!(ir.attribute(two, "note").map(|note| note.display(&context).to_string()), Some("\"n\"".into()));
    /// assert_eq!((ir.next_op(two), ir.parent_op(user)), (Some(user), Some(parsed.root)));
    ///
    /// ir.set_attribute(two, context.identifier("other"), Some(ods::Attribute::UNIT));
    /// assert_eq!(ir.attribute(two, "other"), Some(ods::Attribute::UNIT));
    /// # Ok(())
    /// # }
    /// ```
    Operation, "op"
}
ir_handle! {
    /// A block of an [`Ir`](crate::Ir): a list of operations with arguments.
    Block, "block"
}
ir_handle! {
    /// A region of an [`Ir`](crate::Ir), which has its functions and an example: a list of blocks, owned by an
    /// operation.
    Region, "region"
}
ir_handle! {
    /// An SSA value of an [`Ir`](crate::Ir): a result of an operation, or an argument of a block.
    Value, "value"
}

/// Defines placeholder handles for unused records.
macro_rules! any {
    ($($name:ident),*) => {
        $(impl $name {
            pub(crate) const ANY: Self = Self(NonZeroU32::MAX);
        })*
    };
}

any!(Operation, Block, Value);

macro_rules! interned_handle {
    ($(#[$doc:meta])* $name:ident, $prefix:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(transparent)]
        pub struct $name(NonZeroU32);

        impl $name {
            /// Returns the handle of the `index`-th datum. `index` must be less than `u32::MAX`.
            #[inline]
            pub(crate) const fn from_index(index: u32) -> Self {
                match NonZeroU32::new(index.wrapping_add(1)) {
                    Some(word) => Self(word),
                    None => panic!("an interner is full"),
                }
            }
            #[inline]
            pub(crate) const fn index(self) -> u32 {
                self.0.get() - 1
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!($prefix, "{}"), self.index())
            }
        }
    };
}

/// A value as a list of one, as in `ir.replace_op(op, value)`.
impl AsRef<[Value]> for Value {
    fn as_ref(&self) -> &[Value] {
        std::slice::from_ref(self)
    }
}

interned_handle! {
    /// A type, interned in a [`Context`](crate::Context).
    Type, "type"
}
interned_handle! {
    /// An attribute, interned in a [`Context`](crate::Context).
    Attribute, "attr"
}
interned_handle! {
    /// A source location: interned in a [`Context`](crate::Context), which has an example, or a position in one of its
    /// source buffers.
    Location, "loc"
}
interned_handle! {
    /// An interned string, such as the name of an attribute, a dialect, a file or a symbol.
    Identifier, "id"
}
interned_handle! {
    /// The interned name of an operation, such as `arith.addi`, and the definition registered for it.
    OpName, "name"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn handles_keep_index_and_generation() {
        let op = Operation::pack(12_345, 7);
        assert_eq!((op.index(), op.generation()), (12_345, 7));
        assert_eq!(format!("{op:?}"), "op12345.7");
    }

    #[test]
    fn handles_are_one_word_and_have_a_niche() {
        assert_eq!(size_of::<Option<Value>>(), 4);
        assert_eq!(size_of::<Option<Attribute>>(), 4);
    }
}
