//! The handles: small copyable names of things that live elsewhere.
//!
//! Two families, and no third:
//!
//! * **IR handles** ([`Operation`], [`Block`], [`Region`], [`Value`]) name slots of one [`Ir`](crate::Ir).
//!   32 bits: a slot index (26 bits, 67 million live entities of a kind) and the slot's generation (6 bits).
//!   A slot's generation changes when the slot is freed, and a slot whose generations are used up is never
//!   given out again, so *a stale handle never names a newer entity*: using it panics and names it. Every
//!   `Ir` starts its generations elsewhere, so a handle of another `Ir` is caught nearly always, and is
//!   never undefined behaviour.
//! * **Interned handles** ([`Type`], [`Attribute`], [`Location`], [`Identifier`], [`OpName`]) name immutable
//!   data of a [`Context`](crate::Context). Equal handles mean equal data, and the reverse.
//!
//! All of them are non-zero inside, so `Option<Handle>` costs nothing.

use std::fmt;
use std::num::NonZeroU32;

/// How many bits of an IR handle are the slot index; the rest is the generation.
pub(crate) const INDEX_BITS: u32 = 26;
/// The largest slot index.
pub(crate) const MAX_INDEX: u32 = (1 << INDEX_BITS) - 1;
/// Generations run from 1 to this; zero is kept for the niche of `Option`.
pub(crate) const MAX_GENERATION: u32 = (1 << (32 - INDEX_BITS)) - 1;

/// What the arenas need to know of an IR handle.
pub(crate) trait Handle: Copy + fmt::Debug {
    fn pack(index: u32, generation: u32) -> Self;
    fn raw(self) -> u32;
    fn index(self) -> usize {
        (self.raw() & MAX_INDEX) as usize
    }
    fn generation(self) -> u32 {
        self.raw() >> INDEX_BITS
    }
    /// The handle whose word this is; words come from handles alone.
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
                // The generation is never zero, so neither is the word; `MIN` only pleases the types.
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
    /// A block of an [`Ir`](crate::Ir), which has its functions and an example: a list of operations, with arguments.
    Block, "block"
}
ir_handle! {
    /// A region of an [`Ir`](crate::Ir), which has its functions and an example: a list of blocks, owned by an operation.
    Region, "region"
}
ir_handle! {
    /// An SSA value of an [`Ir`](crate::Ir), which has its functions and an example: an operation's result, or a block's
    /// argument.
    Value, "value"
}

/// Fills records that are not in use.
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
            /// The handle of the `index`-th datum. `index` is below `u32::MAX`.
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

/// One value is a list of one: `ir.replace_op(op, value)`.
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
    /// A source location: interned in a [`Context`](crate::Context), which has an example, or a position in one of its source
    /// buffers.
    Location, "loc"
}
interned_handle! {
    /// An interned string: the name of an attribute, a dialect, a file, a symbol.
    Identifier, "id"
}
interned_handle! {
    /// The interned name of an operation, such as `arith.addi`, with what is registered under it.
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
