//! Attributes and properties of operations: discardable ones are one dictionary, inherent ones and properties are words
//! in slots that the definition lays out.

use crate::attributes::DictionaryAttr;
use crate::entity::{Attribute, Identifier, Operation};

use crate::schema::View;

use super::Ir;
use super::journal::Step;
use super::operation::{OperationData, slot_attribute, slot_word};

/// Reading.
impl Ir {
    /// Returns the discardable attributes.
    #[inline]
    #[track_caller]
    pub fn attributes(&self, op: impl Into<Operation>) -> DictionaryAttr {
        let op = op.into();
        View::view(self.op(op).attributes)
    }

    /// Returns the discardable attribute called `name`.
    #[track_caller]
    pub fn attribute(&self, op: impl Into<Operation>, name: &str) -> Option<Attribute> {
        self.attributes(op.into()).value_of(self.context(), name)
    }

    /// Returns the inherent attribute in slot `index` of the definition.
    #[inline]
    #[track_caller]
    pub fn inherent(&self, op: impl Into<Operation>, index: usize) -> Option<Attribute> {
        self.inherent_in(self.op(op.into()), index)
    }

    /// Returns the inherent attribute in slot `index` of the operation with this record.
    #[inline]
    pub(crate) fn inherent_in(&self, data: &OperationData, index: usize) -> Option<Attribute> {
        debug_assert!((index as u32) < self.context().op_info(data.name).attribute_slots());
        match data.tail() {
            Some(tail) => slot_attribute(self.words[tail.slots + index as u32]),
            None if index == 0 => slot_attribute(data.tail),
            None => None,
        }
    }

    /// Returns the inherent attribute called `name`.
    #[track_caller]
    pub fn inherent_named(&self, op: impl Into<Operation>, name: &str) -> Option<Attribute> {
        let op = op.into();
        let index = self.schema(op)?.attribute_index(name)?;
        self.inherent(op, index)
    }

    /// Returns the properties of an unregistered operation: one attribute, if any.
    #[track_caller]
    pub fn unregistered_properties(&self, op: impl Into<Operation>) -> Option<Attribute> {
        let op = op.into();
        if self.schema(op).is_some() { None } else { self.inherent(op, 0) }
    }

    /// Returns the attribute called `name`: inherent if the definition has one, discardable otherwise. For an
    /// unregistered operation, properties come before discardable attributes.
    #[track_caller]
    pub fn any_attribute(&self, op: impl Into<Operation>, name: &str) -> Option<Attribute> {
        let op = op.into();
        let property = || self.properties_with(op, name)?.value_of(self.context(), name);
        self.inherent_named(op, name).or_else(property).or_else(|| self.attribute(op, name))
    }

    /// Returns the properties of an unregistered operation if they have an entry called `name`.
    pub(crate) fn properties_with(&self, op: Operation, name: &str) -> Option<DictionaryAttr> {
        let properties = self.unregistered_properties(op)?.cast::<DictionaryAttr>(self.context())?;
        properties.value_of(self.context(), name).map(|_| properties)
    }
}

/// Changing attributes, and properties as words.
///
/// ```
/// # use ods_core as ods;
/// # use ods::builtin::ModuleOp;
/// # use ods::{Attribute, Context, Ir};
/// # fn main() -> ods::Result {
/// # let mut ir = Ir::new(Context::new().into());
/// let module = ir.builder().insert(ModuleOp::new())?;
/// let name = ir.context().identifier("test.note");
/// ir.set_attribute(module, name, Some(Attribute::UNIT));
/// assert_eq!(ir.attribute(module, "test.note"), Some(Attribute::UNIT));
///
/// let location = ir.context().file_location("a.calc", 1, 1);
/// ir.set_location(module, location);
/// assert_eq!(ir.location(module), location);
/// # Ok(())
/// # }
/// ```
impl Ir {
    /// Sets all discardable attributes.
    #[track_caller]
    pub fn set_attributes(&mut self, op: impl Into<Operation>, attributes: DictionaryAttr) {
        let op = op.into();
        let old = std::mem::replace(&mut self.ops.get_mut(op).attributes, attributes.into());
        self.journal.log(Step::AttributesSet { op, old });
    }

    /// Sets or removes the discardable attribute called `name`. To remove an attribute that is absent is not a change.
    #[track_caller]
    pub fn set_attribute(&mut self, op: impl Into<Operation>, name: Identifier, value: Option<Attribute>) {
        let op = op.into();
        let old = self.attributes(op);
        let new = old.with(self.context(), name, value);
        if value.is_some() || new != old {
            self.set_attributes(op, new);
        }
    }

    /// Sets or removes the inherent attribute in slot `index`. Returns `false` if the operation has no such slot.
    #[track_caller]
    pub fn set_inherent(&mut self, op: impl Into<Operation>, index: usize, value: Option<Attribute>) -> bool {
        let op = op.into();
        if index as u32 >= self.op_info(op).attribute_slots() {
            return false;
        }
        self.set_words(op, index as u32, &[slot_word(value)]);
        true
    }

    /// Sets or removes the attribute called `name`: inherent if the definition has one, discardable otherwise.
    #[track_caller]
    pub fn set_any_attribute(&mut self, op: impl Into<Operation>, name: &str, value: Option<Attribute>) {
        let op = op.into();
        match self.schema(op).and_then(|schema| schema.attribute_index(name)) {
            Some(slot) => {
                self.set_inherent(op, slot, value);
            }
            None => self.set_attribute(op, self.context().identifier(name), value),
        }
    }

    /// Sets attribute slots and property words from the `first`-th on.
    #[track_caller]
    fn set_words(&mut self, op: Operation, first: u32, words: &[u32]) {
        let info = self.op_info(op);
        let (slots, is_alone) = (info.slots(), info.slots() == 1 || info.attribute_slots() > 0);
        debug_assert!(first as usize + words.len() <= slots as usize);
        let data = self.ops.get_mut(op);
        let tail = match (data.tail(), words) {
            (Some(tail), _) => tail,
            (None, [word]) if first == 0 && is_alone => {
                let old = std::mem::replace(&mut data.tail, *word);
                return self.journal.log(Step::OnlyWordSet { op, old });
            }
            (None, _) if words.iter().all(|word| *word == 0) && (first > 0 || data.is_plain()) => return,
            (None, _) => self.move_out(op, slots),
        };
        let start = tail.slots + first;
        if self.journal.is_open() {
            for (position, old) in (start..).zip(self.words.slice(start, words.len() as u32)) {
                self.journal.log(Step::WordSet { op, position, old: *old });
            }
        }
        self.words.slice_mut(start, words.len() as u32).copy_from_slice(words);
    }

    /// Returns `count` property words, from the `start`-th on, of an operation with `attributes` attribute slots.
    /// `None` if there is no tail: they are all zero.
    #[inline]
    #[track_caller]
    pub(crate) fn property_words(
        &self,
        op: Operation,
        attributes: usize,
        start: usize,
        count: usize,
    ) -> Option<&[u32]> {
        let (data, first) = (self.op(op), attributes + start);
        match data.tail() {
            Some(tail) => Some(self.words.slice(tail.slots + first as u32, count as u32)),
            None if first == 0 && count == 1 => Some(std::slice::from_ref(&data.tail)),
            None => None,
        }
    }

    /// Sets property words of the definition from the `start`-th on.
    #[track_caller]
    pub(crate) fn set_property_words(&mut self, op: Operation, start: usize, words: &[u32]) {
        self.set_words(op, self.op_info(op).attribute_slots() + start as u32, words);
    }

    /// Returns the stored attribute slots and property words; those past the end are zero.
    #[track_caller]
    pub(crate) fn slot_words(&self, op: Operation) -> &[u32] {
        let data = self.op(op);
        match data.tail() {
            Some(tail) => self.words.slice(tail.slots, self.context().op_info(data.name).slots()),
            None => std::slice::from_ref(&data.tail),
        }
    }

    /// Returns the words of the stored attribute slots; those past the end are zero.
    #[inline]
    #[track_caller]
    pub(super) fn attribute_words(&self, op: Operation) -> &[u32] {
        let data = self.op(op);
        let count = self.context().op_info(data.name).attribute_slots();
        match data.tail() {
            Some(tail) => self.words.slice(tail.slots, count),
            None => &std::slice::from_ref(&data.tail)[..count.min(1) as usize],
        }
    }

    /// Replaces the slot words of an operation with a tail by the slot words of another one with the same name.
    pub(super) fn put_slot_words(&mut self, op: Operation, words: &[u32]) {
        if let Some(tail) = self.op(op).tail() {
            self.words.slice_mut(tail.slots, words.len() as u32).copy_from_slice(words);
        }
    }
}
