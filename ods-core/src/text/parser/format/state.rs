//! The state of a declarative format: the parts of an operation parsed so far.
//!
//! There is one list per kind of part, in parsing order; a group is a segment of it. The lists are reused from one
//! operation to the next, so that parsing one allocates nothing.

use smallvec::SmallVec;

use crate::attributes::NamedAttribute;
use crate::entity::{Attribute, Block, Type};
use crate::schema::{PendingProperty, PropertyValue, TypesOf, pending_property};

use crate::text::parser::UnresolvedOperand;
use crate::text::parser::api::ParsedRegion;
use crate::text::parser::{AsmParser, ParseResult};

/// The operands, types and attributes parsed so far, into which `custom<F>(...)` parses. Parts have the same numbers as
/// in the definition.
#[derive(Debug, Default)]
pub struct FormatState {
    pub(in crate::text) operands: Groups<UnresolvedOperand>,
    pub(in crate::text) nested_operands: Vec<(usize, Vec<Vec<UnresolvedOperand>>)>,
    pub(in crate::text) types: Types,
    pub(in crate::text) nested_types: Vec<(TypesOf, Vec<Vec<Type>>)>,
    /// The attributes by slot.
    pub(in crate::text) attributes: Vec<Option<Attribute>>,
    pub(in crate::text) properties: Vec<(usize, GivenProperty)>,
    pub(in crate::text) regions: Groups<ParsedRegion>,
    pub(in crate::text) successors: Groups<Block>,
    /// The entries parsed by `attr_dict` and `prop_dict`.
    pub(in crate::text) dictionary: Vec<NamedAttribute>,
    /// The entries parsed by `custom<F>(prop_dict)`.
    pub(in crate::text) property_entries: Vec<NamedAttribute>,
    /// The offset of the dictionary.
    pub(in crate::text) dictionary_offset: Option<usize>,
    /// The lists that contain all parts of their kind, without groups.
    pub(in crate::text) whole: Whole,
    /// The offset of the element being parsed.
    pub(in crate::text) offset: usize,
}

/// The kinds of parts that were parsed as a whole: `operands`, `regions`, `successors`.
#[derive(Clone, Copy, Default, Debug)]
pub(in crate::text) struct Whole {
    pub(in crate::text) operands: bool,
    pub(in crate::text) operand_types: bool,
    pub(in crate::text) result_types: bool,
    pub(in crate::text) regions: bool,
    pub(in crate::text) successors: bool,
}

/// A parsed property.
#[derive(Debug)]
pub(in crate::text) enum GivenProperty {
    /// A value parsed by code of the definition.
    Value(Box<dyn PendingProperty>),
    /// The words of the value.
    Words(SmallVec<[u32; 4]>),
}

/// The segment of a group in its list.
#[derive(Clone, Copy, Debug)]
pub(in crate::text) struct Segment {
    pub(in crate::text) start: u32,
    pub(in crate::text) length: u32,
    /// The offset in the text.
    pub(in crate::text) offset: u32,
}

/// The lists of one kind of part.
#[derive(Debug)]
pub(in crate::text) struct Groups<T> {
    pub(in crate::text) items: Vec<T>,
    /// The segments by group; shorter if the last groups were not parsed.
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

    /// Makes the items pushed since `start` the group.
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

    /// Returns the elements of a group; none if it was not parsed.
    #[inline]
    pub(in crate::text) fn get(&self, group: usize) -> &[T] {
        match self.segment(group) {
            Some(Segment { start, length, .. }) => &self.items[start as usize..][..length as usize],
            None => &[],
        }
    }
}

/// The parsed types.
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

    /// Returns the list of such types, and their number in it.
    #[inline]
    pub(in crate::text) fn list(&mut self, of: TypesOf) -> (&mut Groups<Type>, usize) {
        match of {
            TypesOf::Operand(group) => (&mut self.operands, group),
            TypesOf::Result(group) => (&mut self.results, group),
            TypesOf::Operands => (&mut self.all_operands, 0),
            TypesOf::Results => (&mut self.all_results, 0),
        }
    }

    /// Records that the items pushed since `start` are such types.
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
    /// Clears the state, but keeps its capacity.
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

/// Binding of the parts that `custom<F>(...)` has parsed, for expansions.
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

    /// Records that the types of all operands, or of all results, were parsed.
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

/// Access to parts parsed earlier, for `ref(...)` in expansions.
#[doc(hidden)]
impl FormatState {
    /// Returns the only operand of a group.
    ///
    /// # Errors
    /// Returns an error if it was not parsed.
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

    /// Returns the only type of a group.
    ///
    /// # Errors
    /// Returns an error if it was not parsed.
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

    /// Returns a required attribute.
    ///
    /// # Errors
    /// Returns an error if it was not parsed.
    pub fn required_attribute(&self, slot: usize, parser: &mut AsmParser<'_>) -> ParseResult<Attribute> {
        self.attribute(slot).map_or_else(|| parser.not_read(), Ok)
    }

    /// Returns a property, or its initial value if it was not parsed.
    ///
    /// # Errors
    /// Returns an error if the parsed attribute is not a value of it.
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

    /// Returns the only region of a group; one without blocks if it was not parsed.
    pub fn region(&self, group: usize) -> &ParsedRegion {
        self.regions(group).first().unwrap_or(const { &ParsedRegion::EMPTY })
    }

    pub fn regions(&self, group: usize) -> &[ParsedRegion] {
        self.regions.get(group)
    }

    /// Returns the only successor of a group.
    ///
    /// # Errors
    /// Returns an error if it was not parsed.
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
    /// Fails because a requested part was not parsed.
    #[cold]
    fn not_read<T>(&mut self) -> ParseResult<T> {
        Err(self.emit_error_here("a part of the operation is asked for that was not read"))
    }

    /// Returns the initial words of a property that was not parsed.
    fn initial_property(&self, index: usize) -> SmallVec<[u32; 4]> {
        let property = self.schema_in_form().and_then(|schema| schema.properties.get(index));
        property.map(|property| property.initial(self.context)).unwrap_or_default()
    }
}
