//! The tables of the interfaces of a definition, for look-ups.
//!
//! Each interface has one of 64 numbers, which finds its table without a search. Most queries are about an interface
//! that an operation does not have: there is no table for its number.
//!
//! Invariant: the first tables are of interfaces with different numbers; the others share a number with one of them.

use std::any::TypeId;

use super::{Interface, InterfaceEntry, InterfaceSchema};
use crate::storage::erased::ErasedRef;

/// The number of numbers of interfaces.
const NUMBERS: usize = 64;

/// The tables of the interfaces of a definition.
#[derive(Debug)]
pub(crate) struct InterfaceTables {
    /// By the number of an interface, one more than the position of its table; 0 if there is none.
    places: [u8; NUMBERS],
    /// The interfaces, with their tables.
    tables: Box<[(TypeId, ErasedRef)]>,
}

impl InterfaceTables {
    /// Returns the tables of these interfaces.
    pub(crate) fn of(entries: &[InterfaceEntry]) -> Self {
        let mut places = [0; NUMBERS];
        let (mut placed, mut sharing) = (Vec::with_capacity(entries.len()), Vec::new());
        for entry in entries {
            let place = &mut places[entry.number()];
            if *place == 0 {
                placed.push((entry.id(), entry.erased_table()));
                *place = placed.len() as u8;
            } else {
                sharing.push((entry.id(), entry.erased_table()));
            }
        }
        Self { places, tables: placed.into_iter().chain(sharing).collect() }
    }

    /// Returns the table of the interface, if it is one of these.
    #[inline]
    pub(crate) fn find<I: Interface + ?Sized>(&self) -> Option<&'static I::Table> {
        let place = self.places[const { number_of(I::SCHEMA) }];
        let (id, table) = self.tables.get(usize::from(place).checked_sub(1)?)?;
        if *id == TypeId::of::<I>() { table.get() } else { self.find_sharing::<I>() }
    }

    /// Returns the table of an interface that shares its number with another one.
    #[cold]
    fn find_sharing<I: Interface + ?Sized>(&self) -> Option<&'static I::Table> {
        self.tables.iter().find(|(id, _)| *id == TypeId::of::<I>())?.1.get()
    }
}

/// Returns the number of an interface: a hash of its name.
pub(super) const fn number_of(schema: &InterfaceSchema) -> usize {
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    let bytes = schema.name.as_bytes();
    let mut i = 0;
    while i < bytes.len() {
        hash = (hash ^ bytes[i] as u64).wrapping_mul(0x0100_0000_01b3);
        i += 1;
    }
    (hash >> 58) as usize
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::entity::Operation;
    use crate::schema::InterfaceKind;

    macro_rules! interfaces {
        ($($name:ident)*) => {$(
            #[derive(Debug)]
            enum $name {}

            impl Interface for $name {
                type Entity = Operation;
                type Table = &'static str;
                type Handle = &'static str;
                const SCHEMA: &'static InterfaceSchema =
                    &InterfaceSchema::new::<$name>(InterfaceKind::Operation, stringify!($name));
                fn handle(_: Operation, table: &'static Self::Table) -> Self::Handle {
                    table
                }
            }
        )*
            fn entries() -> Vec<InterfaceEntry> {
                vec![$(InterfaceEntry::new::<$name>(&stringify!($name), &[], &[])),*]
            }

            fn found(tables: &InterfaceTables) -> Vec<Option<&'static str>> {
                vec![$(tables.find::<$name>().copied()),*]
            }
        };
    }

    interfaces!(A B C D E F G H I J K L M N O P Q R S T U V W X Y Z AA AB AC AD AE AF AG AH AI AJ AK AL);

    #[test]
    fn each_interface_is_found_in_sets_with_shared_numbers() {
        let all = entries();
        let names: Vec<_> = all.iter().map(|entry| Some(entry.schema.name)).collect();
        let tables = InterfaceTables::of(&all);
        let placed = tables.places.iter().filter(|place| **place > 0).count();
        assert!(placed < all.len(), "no two share a number");
        assert_eq!(found(&tables), names);
        for absent in 0..all.len() {
            let mut some = all.clone();
            some.remove(absent);
            let mut expected = names.clone();
            expected[absent] = None;
            assert_eq!(found(&InterfaceTables::of(&some)), expected);
        }
        assert!(found(&InterfaceTables::of(&[])).iter().all(Option::is_none));
    }
}
