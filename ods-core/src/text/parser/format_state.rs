//! What a declarative format has read so far of an operation.
//!
//! One list for everything of a kind, in order of reading; a group is a stretch of it. The lists are kept from one
//! operation to the next, so that reading one allocates nothing.

use smallvec::SmallVec;

use crate::attributes::NamedAttribute;
use crate::entity::{Attribute, Block, Type};
use crate::schema::{PendingProperty, PropertyValue, TypesOf, pending_property};

use super::scope::SsaUse;
use super::state::ParsedRegion;
use super::{PResult, Parser};

/// The parts of an operation that its format has read so far: what `custom<F>(...)` reads into. Parts have the numbers
/// that they have in the definition.
#[derive(Debug, Default)]
pub struct FormatState {
    pub(super) operands: Groups<SsaUse>,
    pub(super) nested_operands: Vec<(usize, Vec<Vec<SsaUse>>)>,
    pub(super) types: Types,
    pub(super) nested_types: Vec<(TypesOf, Vec<Vec<Type>>)>,
    /// By slot.
    pub(super) attributes: Vec<Option<Attribute>>,
    pub(super) properties: Vec<(usize, GivenProperty)>,
    pub(super) regions: Groups<ParsedRegion>,
    pub(super) successors: Groups<Block>,
    /// What `attr_dict` and `prop_dict` have read.
    pub(super) dictionary: Vec<NamedAttribute>,
    /// What `custom<F>(prop_dict)` has read.
    pub(super) property_entries: Vec<NamedAttribute>,
    /// Where the dictionary begins in the text.
    pub(super) dictionary_offset: Option<usize>,
    /// Which lists have everything of their kind, whatever the groups.
    pub(super) whole: Whole,
    /// Where what is being read begins.
    pub(super) offset: usize,
}

/// What was read as a whole: `operands`, `regions`, `successors`.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Whole {
    pub(super) operands: bool,
    pub(super) operand_types: bool,
    pub(super) result_types: bool,
    pub(super) regions: bool,
    pub(super) successors: bool,
}

/// What was read of a property.
#[derive(Debug)]
pub(super) enum GivenProperty {
    /// A value, by code of the definition.
    Value(Box<dyn PendingProperty>),
    /// The words of the value.
    Words(SmallVec<[u32; 4]>),
}

/// Where a group is in its list.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stretch {
    pub(super) start: u32,
    pub(super) length: u32,
    /// Where it begins in the text.
    pub(super) offset: u32,
}

/// Lists of one kind.
#[derive(Debug)]
pub(super) struct Groups<T> {
    pub(super) items: Vec<T>,
    /// By group; shorter where the last ones are not read.
    groups: Vec<Option<Stretch>>,
}

impl<T> Default for Groups<T> {
    fn default() -> Self {
        Self { items: Vec::new(), groups: Vec::new() }
    }
}

impl<T> Groups<T> {
    #[inline]
    fn clear(&mut self) {
        self.items.clear();
        self.groups.clear();
    }

    /// Makes what was pushed since `start` the group.
    #[inline]
    pub(super) fn close(&mut self, group: usize, start: usize, offset: usize) {
        let length = (self.items.len() - start) as u32;
        // Not `resize`, which is a call.
        while self.groups.len() <= group {
            self.groups.push(None);
        }
        self.groups[group] = Some(Stretch { start: start as u32, length, offset: offset as u32 });
    }

    pub(super) fn bind(&mut self, group: usize, items: impl IntoIterator<Item = T>, offset: usize) {
        let start = self.items.len();
        self.items.extend(items);
        self.close(group, start, offset);
    }

    #[inline]
    pub(super) fn stretch(&self, group: usize) -> Option<Stretch> {
        self.groups.get(group).copied().flatten()
    }

    /// The elements of a group; none where it was not read.
    #[inline]
    pub(super) fn get(&self, group: usize) -> &[T] {
        match self.stretch(group) {
            Some(Stretch { start, length, .. }) => &self.items[start as usize..][..length as usize],
            None => &[],
        }
    }
}

/// Types that were read.
#[derive(Debug, Default)]
pub(super) struct Types {
    operands: Groups<Type>,
    results: Groups<Type>,
    all_operands: Groups<Type>,
    all_results: Groups<Type>,
}

impl Types {
    fn clear(&mut self) {
        for groups in [&mut self.operands, &mut self.results, &mut self.all_operands, &mut self.all_results] {
            groups.clear();
        }
    }

    /// The list that such types are in, and their number there.
    #[inline]
    pub(super) fn list(&mut self, of: TypesOf) -> (&mut Groups<Type>, usize) {
        match of {
            TypesOf::Operand(group) => (&mut self.operands, group),
            TypesOf::Result(group) => (&mut self.results, group),
            TypesOf::Operands => (&mut self.all_operands, 0),
            TypesOf::Results => (&mut self.all_results, 0),
        }
    }

    /// Notes that what was pushed since `start` are such types.
    #[inline]
    pub(super) fn close(&mut self, of: TypesOf, start: usize) {
        let (list, group) = self.list(of);
        list.close(group, start, 0);
    }

    #[inline]
    pub(super) fn get(&self, of: TypesOf) -> &[Type] {
        match of {
            TypesOf::Operand(group) => self.operands.get(group),
            TypesOf::Result(group) => self.results.get(group),
            TypesOf::Operands => self.all_operands.get(0),
            TypesOf::Results => self.all_results.get(0),
        }
    }
}

impl FormatState {
    /// Forgets everything but the room for it.
    pub(super) fn clear(&mut self) {
        self.operands.clear();
        self.nested_operands.clear();
        self.types.clear();
        self.nested_types.clear();
        self.attributes.clear();
        self.properties.clear();
        self.regions.clear();
        self.successors.clear();
        self.dictionary.clear();
        self.property_entries.clear();
        self.dictionary_offset = None;
        self.whole = Whole::default();
    }
}

/// What `custom<F>(...)` has read: for expansions.
#[doc(hidden)]
impl FormatState {
    pub fn bind_operands(&mut self, group: usize, operands: impl IntoIterator<Item = SsaUse>) {
        self.operands.bind(group, operands, self.offset);
    }

    pub fn bind_nested_operands(&mut self, group: usize, operands: Vec<Vec<SsaUse>>) {
        self.bind_operands(group, operands.iter().flatten().copied());
        self.nested_operands.push((group, operands));
    }

    pub fn bind_types(&mut self, of: TypesOf, types: impl IntoIterator<Item = Type>) {
        let (list, group) = self.types.list(of);
        list.bind(group, types, 0);
        self.note_whole(of);
    }

    /// Remembers that the types of all operands, or of all results, are there.
    pub(super) fn note_whole(&mut self, of: TypesOf) {
        self.whole.operand_types |= of == TypesOf::Operands;
        self.whole.result_types |= of == TypesOf::Results;
    }

    pub fn bind_nested_types(&mut self, of: TypesOf, types: Vec<Vec<Type>>) {
        self.bind_types(of, types.iter().flatten().copied());
        self.nested_types.push((of, types));
    }

    pub fn bind_attribute(&mut self, slot: usize, attribute: Option<Attribute>) {
        if self.attributes.len() <= slot {
            self.attributes.resize(slot + 1, None);
        }
        self.attributes[slot] = attribute;
    }

    pub fn bind_property<P: PropertyValue>(&mut self, index: usize, value: P::Value) {
        self.properties.push((index, GivenProperty::Value(pending_property::<P>(value))));
    }

    pub fn bind_regions(&mut self, group: usize, regions: impl IntoIterator<Item = ParsedRegion>) {
        self.regions.bind(group, regions, 0);
    }

    pub fn bind_successors(&mut self, group: usize, successors: impl IntoIterator<Item = Block>) {
        self.successors.bind(group, successors, 0);
    }

    pub fn bind_dictionary(&mut self, entries: Vec<NamedAttribute>) {
        self.dictionary.extend(entries);
    }

    pub fn bind_properties(&mut self, entries: Vec<NamedAttribute>) {
        self.property_entries.extend(entries);
    }
}

/// What was read before, for `ref(...)`: for expansions.
#[doc(hidden)]
impl FormatState {
    /// The only operand of a group.
    ///
    /// # Errors
    /// When it was not read.
    pub fn operand(&self, group: usize, parser: &mut Parser<'_>) -> PResult<SsaUse> {
        self.optional_operand(group).map_or_else(|| parser.not_read(), Ok)
    }

    pub fn optional_operand(&self, group: usize) -> Option<SsaUse> {
        self.operands(group).first().copied()
    }

    pub fn operands(&self, group: usize) -> &[SsaUse] {
        self.operands.get(group)
    }

    pub fn nested_operands(&self, group: usize) -> &[Vec<SsaUse>] {
        self.nested_operands.iter().find(|(known, _)| *known == group).map_or(&[], |(_, lists)| lists)
    }

    /// The only type of a group.
    ///
    /// # Errors
    /// When it was not read.
    pub fn ty(&self, of: TypesOf, parser: &mut Parser<'_>) -> PResult<Type> {
        self.optional_ty(of).map_or_else(|| parser.not_read(), Ok)
    }

    pub fn optional_ty(&self, of: TypesOf) -> Option<Type> {
        self.types(of).first().copied()
    }

    pub fn types(&self, of: TypesOf) -> &[Type] {
        self.types.get(of)
    }

    pub fn nested_types(&self, of: TypesOf) -> &[Vec<Type>] {
        self.nested_types.iter().find(|(known, _)| *known == of).map_or(&[], |(_, lists)| lists)
    }

    pub fn attribute(&self, slot: usize) -> Option<Attribute> {
        self.attributes.get(slot).copied().flatten()
    }

    /// An attribute that must be there.
    ///
    /// # Errors
    /// When it was not read.
    pub fn required_attribute(&self, slot: usize, parser: &mut Parser<'_>) -> PResult<Attribute> {
        self.attribute(slot).map_or_else(|| parser.not_read(), Ok)
    }

    /// A property; where it was not read, what it is at first.
    ///
    /// # Errors
    /// When the attribute that was read stands for no value of it.
    pub fn property<P: PropertyValue>(&self, index: usize, parser: &mut Parser<'_>) -> PResult<P::Value> {
        let given = self.properties.iter().rev().find(|(known, _)| *known == index);
        let words = match given {
            Some((_, GivenProperty::Value(value))) => match value.value().downcast_ref::<P::Value>() {
                Some(value) => return Ok(value.clone()),
                None => return parser.not_read(),
            },
            Some((_, GivenProperty::Words(words))) => words.clone(),
            None => parser.initial_property(index),
        };
        let context = parser.context();
        let attribute = P::to_attribute(P::load(&words, context), context);
        P::from_attribute(attribute, context).or_else(|_| parser.not_read())
    }

    /// The only region of a group; one without blocks where it was not read.
    pub fn region(&self, group: usize) -> &ParsedRegion {
        self.regions(group).first().unwrap_or(const { &ParsedRegion::EMPTY })
    }

    pub fn regions(&self, group: usize) -> &[ParsedRegion] {
        self.regions.get(group)
    }

    /// The only successor of a group.
    ///
    /// # Errors
    /// When it was not read.
    pub fn successor(&self, group: usize, parser: &mut Parser<'_>) -> PResult<Block> {
        self.successors(group).first().copied().map_or_else(|| parser.not_read(), Ok)
    }

    pub fn successors(&self, group: usize) -> &[Block] {
        self.successors.get(group)
    }

    pub fn dictionary(&self) -> &[NamedAttribute] {
        &self.dictionary
    }
}

impl Parser<'_> {
    /// Fails since a part is asked for that the text did not have.
    #[cold]
    fn not_read<T>(&mut self) -> PResult<T> {
        Err(self.emit_error_here("a part of the operation is asked for that was not read"))
    }

    /// The words of a property that was not read.
    fn initial_property(&self, index: usize) -> SmallVec<[u32; 4]> {
        let property = self.schema_in_form().and_then(|schema| schema.properties.get(index));
        property.map(|property| property.initial(self.context)).unwrap_or_default()
    }
}
