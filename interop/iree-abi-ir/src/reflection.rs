//! The entries of `iree.reflection`.

use super::ods::attributes::{DictionaryAttr, IntegerAttr, StringAttr};
use super::ods::prelude::*;

use ods_iree_abi::checked;
use ods_iree_abi::reflection::keys;
use ods_iree_abi::sip::Sip;

/// A dictionary of reflection.
#[derive(Clone, Copy)]
pub(super) struct Reflection<'a> {
    context: &'a Context,
    entries: DictionaryAttr,
}

impl<'a> Reflection<'a> {
    /// Returns the dictionary; `Err` has the problem with an attribute that is none.
    pub(super) fn read(context: &'a Context, value: Attribute) -> Result<Self, String> {
        let entries = value.cast::<DictionaryAttr>(context);
        let entries = entries.ok_or_else(|| "must be a dictionary; write `{f = \"...\", fv = \"1\"}`".to_owned())?;
        Ok(Self { context, entries })
    }

    /// Returns the dictionary of an operation, or an empty one.
    pub(super) fn of(ir: &'a Ir, op: Operation) -> Result<Self, String> {
        match ir.attribute(op, keys::REFLECTION) {
            Some(value) => Self::read(ir.context(), value),
            None => Ok(Self { context: ir.context(), entries: DictionaryAttr::EMPTY }),
        }
    }

    pub(super) const fn entries(self) -> DictionaryAttr {
        self.entries
    }

    /// Returns the text of an entry; `Err` has the problem with an entry that is not a string.
    pub(super) fn text(self, key: &str) -> Result<Option<&'a [u8]>, String> {
        match self.entries.value_of(self.context, key) {
            None => Ok(None),
            Some(value) => match value.cast::<StringAttr>(self.context) {
                Some(text) => Ok(Some(text.bytes(self.context))),
                None => Err(format!("entry `{key}` must be a string; write `{key} = \"...\"`")),
            },
        }
    }

    /// Returns the structures of a function with so many arguments and results; `Err` has the problem with the entry.
    pub(super) fn sip(self, inputs: usize, results: usize) -> Result<Option<Sip>, String> {
        let Some(signature) = self.text(keys::SIP)? else { return Ok(None) };
        let sip = checked::sip(signature, inputs, results);
        sip.map(Some).map_err(|error| format!("entry `{}`: {error}", keys::SIP))
    }

    /// Returns the value of an entry; `Err` has the problem with an entry that is not an integer.
    pub(super) fn integer(self, key: &str) -> Result<Option<i64>, String> {
        match self.entries.value_of(self.context, key) {
            None => Ok(None),
            Some(value) => match value.cast::<IntegerAttr>(self.context).and_then(|value| value.value(self.context)) {
                Some(value) => Ok(Some(value)),
                None => Err(format!("entry `{key}` must be an integer; write `{key} = 1 : i32`")),
            },
        }
    }
}
