//! What a declarative format has read so far of an operation.
//!
//! One list for everything of a kind, in order of reading; a group is a segment of it. The lists are kept from one
//! operation to the next, so that reading one allocates nothing.

use smallvec::SmallVec;

use crate::attributes::NamedAttribute;
use crate::entity::{Attribute, Block, Type};
use crate::schema::{PendingProperty, PropertyValue, TypesOf, pending_property};

use crate::text::parser::UnresolvedOperand;
use crate::text::parser::api::ParsedRegion;
use crate::text::parser::{AsmParser, ParseResult};

/// The parts of an operation that its format has read so far: what `custom<F>(...)` reads into. Parts have the numbers
/// that they have in the definition.
#[derive(Debug, Default)]
pub struct FormatState {
    pub(in crate::text) operands: Groups<UnresolvedOperand>,
    pub(in crate::text) nested_operands: Vec<(usize, Vec<Vec<UnresolvedOperand>>)>,
    pub(in crate::text) types: Types,
    pub(in crate::text) nested_types: Vec<(TypesOf, Vec<Vec<Type>>)>,
    /// By slot.
    pub(in crate::text) attributes: Vec<Option<Attribute>>,
    pub(in crate::text) properties: Vec<(usize, GivenProperty)>,
    pub(in crate::text) regions: Groups<ParsedRegion>,
    pub(in crate::text) successors: Groups<Block>,
    /// What `attr_dict` and `prop_dict` have read.
    pub(in crate::text) dictionary: Vec<NamedAttribute>,
    /// What `custom<F>(prop_dict)` has read.
    pub(in crate::text) property_entries: Vec<NamedAttribute>,
    /// Where the dictionary begins in the text.
    pub(in crate::text) dictionary_offset: Option<usize>,
    /// Which lists have everything of their kind, whatever the groups.
    pub(in crate::text) whole: Whole,
    /// Where what is being read begins.
    pub(in crate::text) offset: usize,
}

/// What was read as a whole: `operands`, `regions`, `successors`.
#[derive(Clone, Copy, Default, Debug)]
pub(in crate::text) struct Whole {
    pub(in crate::text) operands: bool,
    pub(in crate::text) operand_types: bool,
    pub(in crate::text) result_types: bool,
    pub(in crate::text) regions: bool,
    pub(in crate::text) successors: bool,
}

/// What was read of a property.
#[derive(Debug)]
pub(in crate::text) enum GivenProperty {
    /// A value, by code of the definition.
    Value(Box<dyn PendingProperty>),
    /// The words of the value.
    Words(SmallVec<[u32; 4]>),
}

/// Where a group is in its list.
#[derive(Clone, Copy, Debug)]
pub(in crate::text) struct Segment {
    pub(in crate::text) start: u32,
    pub(in crate::text) length: u32,
    /// Where it begins in the text.
    pub(in crate::text) offset: u32,
}

/// Lists of one kind.
#[derive(Debug)]
pub(in crate::text) struct Groups<T> {
    pub(in crate::text) items: Vec<T>,
    /// By group; shorter where the last ones are not read.
    groups: Vec<Option<Segment>>,
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
    pub(in crate::text) fn close(&mut self, group: usize, start: usize, offset: usize) {
        let length = (self.items.len() - start) as u32;
        // Not `resize`, which is a call.
        while self.groups.len() <= group {
            self.groups.push(None);
        }
        self.groups[group] = Some(Segment { start: start as u32, length, offset: offset as u32 });
    }

    pub(in crate::text) fn bind(&mut self, group: usize, items: impl IntoIterator<Item = T>, offset: usize) {
        let start = self.items.len();
        self.items.extend(items);
        self.close(group, start, offset);
    }

    #[inline]
    pub(in crate::text) fn segment(&self, group: usize) -> Option<Segment> {
        self.groups.get(group).copied().flatten()
    }

    /// The elements of a group; none where it was not read.
    #[inline]
    pub(in crate::text) fn get(&self, group: usize) -> &[T] {
        match self.segment(group) {
            Some(Segment { start, length, .. }) => &self.items[start as usize..][..length as usize],
            None => &[],
        }
    }
}

/// Types that were read.
#[derive(Debug, Default)]
pub(in crate::text) struct Types {
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
    pub(in crate::text) fn list(&mut self, of: TypesOf) -> (&mut Groups<Type>, usize) {
        match of {
            TypesOf::Operand(group) => (&mut self.operands, group),
            TypesOf::Result(group) => (&mut self.results, group),
            TypesOf::Operands => (&mut self.all_operands, 0),
            TypesOf::Results => (&mut self.all_results, 0),
        }
    }

    /// Notes that what was pushed since `start` are such types.
    #[inline]
    pub(in crate::text) fn close(&mut self, of: TypesOf, start: usize) {
        let (list, group) = self.list(of);
        list.close(group, start, 0);
    }

    #[inline]
    pub(in crate::text) fn get(&self, of: TypesOf) -> &[Type] {
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
    pub(in crate::text) fn clear(&mut self) {
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
    pub fn bind_operands(&mut self, group: usize, operands: impl IntoIterator<Item = UnresolvedOperand>) {
        self.operands.bind(group, operands, self.offset);
    }

    pub fn bind_nested_operands(&mut self, group: usize, operands: Vec<Vec<UnresolvedOperand>>) {
        self.bind_operands(group, operands.iter().flatten().copied());
        self.nested_operands.push((group, operands));
    }

    pub fn bind_types(&mut self, of: TypesOf, types: impl IntoIterator<Item = Type>) {
        let (list, group) = self.types.list(of);
        list.bind(group, types, 0);
        self.note_whole(of);
    }

    /// Remembers that the types of all operands, or of all results, are there.
    pub(in crate::text) fn note_whole(&mut self, of: TypesOf) {
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
    pub fn operand(&self, group: usize, parser: &mut AsmParser<'_>) -> ParseResult<UnresolvedOperand> {
        self.optional_operand(group).map_or_else(|| parser.not_read(), Ok)
    }

    pub fn optional_operand(&self, group: usize) -> Option<UnresolvedOperand> {
        self.operands(group).first().copied()
    }

    pub fn operands(&self, group: usize) -> &[UnresolvedOperand] {
        self.operands.get(group)
    }

    pub fn nested_operands(&self, group: usize) -> &[Vec<UnresolvedOperand>] {
        self.nested_operands.iter().find(|(known, _)| *known == group).map_or(&[], |(_, lists)| lists)
    }

    /// The only type of a group.
    ///
    /// # Errors
    /// When it was not read.
    pub fn ty(&self, of: TypesOf, parser: &mut AsmParser<'_>) -> ParseResult<Type> {
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
    pub fn required_attribute(&self, slot: usize, parser: &mut AsmParser<'_>) -> ParseResult<Attribute> {
        self.attribute(slot).map_or_else(|| parser.not_read(), Ok)
    }

    /// A property; where it was not read, what it is at first.
    ///
    /// # Errors
    /// When the attribute that was read stands for no value of it.
    pub fn property<P: PropertyValue>(&self, index: usize, parser: &mut AsmParser<'_>) -> ParseResult<P::Value> {
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
    pub fn successor(&self, group: usize, parser: &mut AsmParser<'_>) -> ParseResult<Block> {
        self.successors(group).first().copied().map_or_else(|| parser.not_read(), Ok)
    }

    pub fn successors(&self, group: usize) -> &[Block] {
        self.successors.get(group)
    }

    pub fn dictionary(&self) -> &[NamedAttribute] {
        &self.dictionary
    }
}

impl AsmParser<'_> {
    /// Fails since a part is asked for that the text did not have.
    #[cold]
    fn not_read<T>(&mut self) -> ParseResult<T> {
        Err(self.emit_error_here("a part of the operation is asked for that was not read"))
    }

    /// The words of a property that was not read.
    fn initial_property(&self, index: usize) -> SmallVec<[u32; 4]> {
        let property = self.schema_in_form().and_then(|schema| schema.properties.get(index));
        property.map(|property| property.initial(self.context)).unwrap_or_default()
    }
}
