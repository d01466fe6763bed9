//! A quick test for interfaces: most queries are about one that an operation does not have.

use super::{Interface, InterfaceEntry, InterfaceSchema};

/// A set that may contain an interface: one bit per interface, which others may share.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct InterfaceBits(u64);

impl InterfaceBits {
    /// Returns the set of these interfaces.
    pub(crate) fn of(entries: &[InterfaceEntry]) -> Self {
        Self(entries.iter().fold(0, |bits, entry| bits | Self::of_interface(entry.schema).0))
    }

    /// Returns the set of one interface; its bit is chosen by a hash of its name.
    const fn of_interface(schema: &InterfaceSchema) -> Self {
        let mut hash = 0xcbf2_9ce4_8422_2325_u64;
        let bytes = schema.name.as_bytes();
        let mut i = 0;
        while i < bytes.len() {
            hash = (hash ^ bytes[i] as u64).wrapping_mul(0x0100_0000_01b3);
            i += 1;
        }
        Self(1 << (hash >> 58))
    }

    /// Returns whether the set may contain the interface.
    #[inline]
    pub(crate) fn may_contain<I: Interface + ?Sized>(self) -> bool {
        self.0 & const { Self::of_interface(I::SCHEMA).0 } != 0
    }
}
