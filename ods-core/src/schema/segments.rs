//! Segments: the division of operands and results into groups, and changes to operand groups.
//!
//! With at most one variable-length group, the lengths follow from the total ([`Sizes::Rest`]). With several, either
//! all have the same length ([`Sizes::Same`]: `SameVariadicOperandSize`), or the operation stores the length of each
//! ([`Sizes::Stored`]: `AttrSizedOperandSegments`): one property word per group, operand groups first. In text these
//! are the properties `operandSegmentSizes` and `resultSegmentSizes`.
//!
//! Invariant: the ranges returned here are within the operands or results for any words, because only the verifier
//! checks them.

use smallvec::SmallVec;

use crate::attributes::{AttributeData, DenseArrayAttr, DictionaryAttr};
use crate::context::Context;
use crate::entity::{Attribute, Operation, Type, Value};
use crate::ir::Ir;
use crate::ir::Values;

use super::access::{PartKind, missing};
use super::{Arity, OpSchema, OpSource, OperandSchema};

/// The source of the lengths of groups.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sizes {
    /// At most one group has variable length, and takes the remaining values.
    Rest,
    /// The operation stores the length of each group.
    Stored,
    /// All variable-length groups have the same length.
    Same,
}

/// The name of the lengths of operand groups in text.
pub const OPERAND_SEGMENT_SIZES: &str = "operandSegmentSizes";
/// The name of the lengths of result groups in text.
pub const RESULT_SEGMENT_SIZES: &str = "resultSegmentSizes";

/// Returns the start and length of group `group` among `total` values. `stored` contains at least the first lengths, if
/// they are stored.
#[inline]
fn range_of(groups: &[OperandSchema], sizes: Sizes, stored: &[u32], group: usize, total: usize) -> (usize, usize) {
    // Nearly always, this group and those before it are single values.
    let is_one = |group: &OperandSchema| group.arity == Arity::One;
    if sizes != Sizes::Stored && total >= groups.len() && groups.get(..=group).is_some_and(|to| to.iter().all(is_one)) {
        return (group, 1);
    }
    range_among_variable(groups, sizes, stored, group, total)
}

#[inline(never)]
fn range_among_variable(
    groups: &[OperandSchema],
    sizes: Sizes,
    stored: &[u32],
    group: usize,
    total: usize,
) -> (usize, usize) {
    let variable = groups.iter().filter(|group| group.arity != Arity::One).count();
    let rest = total.saturating_sub(groups.len() - variable);
    let length = |i: usize| match sizes {
        Sizes::Stored => stored.get(i).map_or(0, |size| *size as usize),
        _ if groups[i].arity == Arity::One => 1,
        // The definition or the operation is invalid: no length is right.
        Sizes::Rest | Sizes::Same => rest / variable.max(1),
    };
    if group >= groups.len() {
        return (total, 0);
    }
    let start = (0..group).map(length).fold(0, usize::saturating_add).min(total);
    (start, length(group).min(total - start))
}

impl OpSchema {
    /// Returns whether every operand group has exactly one operand.
    #[inline]
    pub(crate) fn all_single_operands(&self) -> bool {
        self.operands.iter().all(|group| matches!(group.arity, Arity::One))
    }

    /// Returns whether every result group has exactly one result.
    pub(crate) fn all_single_results(&self) -> bool {
        self.results.iter().all(|group| matches!(group.arity, Arity::One))
    }

    /// Returns the number of words for lengths of groups.
    pub const fn size_words(&self) -> usize {
        self.results_start() + if matches!(self.result_sizes, Sizes::Stored) { self.results.len() } else { 0 }
    }

    /// Returns the position of the word with the length of the first result group.
    const fn results_start(&self) -> usize {
        if matches!(self.operand_sizes, Sizes::Stored) { self.operands.len() } else { 0 }
    }

    /// Returns the start and length of operand group `group` among `total` operands. `words` are the operation's
    /// property words, if the lengths are stored there.
    pub fn operand_group(&self, group: usize, total: usize, words: &[u32]) -> (usize, usize) {
        range_of(self.operands, self.operand_sizes, words, group, total)
    }

    /// Returns the start and length of result group `group` among `total` results, as [`OpSchema::operand_group`] does.
    pub fn result_group(&self, group: usize, total: usize, words: &[u32]) -> (usize, usize) {
        let stored = words.get(self.results_start()..).unwrap_or(&[]);
        range_of(self.results, self.result_sizes, stored, group, total)
    }

    /// Returns the name in text, the first word and the number of the stored lengths.
    pub(crate) fn stored_sizes(&self) -> impl Iterator<Item = (&'static str, usize, usize)> + Clone + use<> {
        let operands = (OPERAND_SEGMENT_SIZES, 0, self.operands.len());
        let results = (RESULT_SEGMENT_SIZES, self.results_start(), self.results.len());
        let operands = (self.operand_sizes == Sizes::Stored).then_some(operands);
        operands.into_iter().chain((self.result_sizes == Sizes::Stored).then_some(results))
    }

    /// Returns the stored lengths called `name` in text, now or in earlier versions: first word and number.
    pub(crate) fn stored_sizes_named(&self, name: &str) -> Option<(usize, usize)> {
        let name = match name {
            "operand_segment_sizes" => OPERAND_SEGMENT_SIZES,
            "result_segment_sizes" => RESULT_SEGMENT_SIZES,
            name => name,
        };
        self.stored_sizes().find(|(known, ..)| *known == name).map(|(_, start, count)| (start, count))
    }
}

impl OpSchema {
    /// Returns the property words from a dictionary with the operation's properties. Invalid entries are ignored.
    pub(super) fn words_of_dictionary(&self, attributes: DictionaryAttr, context: &Context) -> Vec<u32> {
        let mut words = vec![0; self.word_count()];
        for (name, start, count) in self.stored_sizes() {
            let value = attributes.value_of(context, name);
            if let Some(Ok(sizes)) = value.map(|value| sizes_from_attribute(value, count, context)) {
                words[start..start + count].copy_from_slice(&sizes);
            }
        }
        for property in self.properties {
            let value = attributes.value_of(context, property.name);
            if let Some(Ok(value)) = value.map(|value| property.words_of(value, context)) {
                words[property.start..property.start + value.len()].copy_from_slice(&value);
            }
        }
        words
    }
}

/// Returns the attribute for lengths of groups in text.
pub(crate) fn sizes_attribute(sizes: &[u32], context: &Context) -> Attribute {
    let sizes: SmallVec<[i32; 8]> = sizes.iter().map(|size| size.cast_signed()).collect();
    DenseArrayAttr::i32s(context, &sizes).into()
}

/// Returns the lengths of `count` groups from an attribute.
pub(crate) fn sizes_from_attribute(
    attribute: Attribute,
    count: usize,
    context: &Context,
) -> Result<SmallVec<[u32; 8]>, String> {
    let sizes = i32_elements(attribute, context).ok_or("expected DenseI32ArrayAttr for key `value`")?;
    match sizes.len() == count {
        true => Ok(sizes.map(i32::cast_unsigned).collect()),
        false => Err(format!("size mismatch in attribute conversion: {} vs {count}", sizes.len())),
    }
}

/// Returns the start and length of operand group `group` of a source.
fn operands_of(source: &impl OpSource, ir: &Ir, schema: &'static OpSchema, group: usize) -> (usize, usize) {
    let total = source.operand_count(ir);
    match schema.operand_sizes {
        Sizes::Stored => source.with_words(ir, schema, 0, schema.operands.len(), |words| {
            range_of(schema.operands, Sizes::Stored, words, group, total)
        }),
        sizes @ (Sizes::Rest | Sizes::Same) => range_of(schema.operands, sizes, &[], group, total),
    }
}

/// Returns the operand of group `group` of an operation with several variable-length groups.
pub fn grouped_operand(source: &impl OpSource, ir: &Ir, schema: &'static OpSchema, group: usize) -> Value {
    match optional_grouped_operand(source, ir, schema, group) {
        Some(value) => value,
        None => missing(Some(schema), PartKind::Operand, group.cast_signed()),
    }
}

/// Returns the operand of the optional group `group`, if there is one.
pub fn optional_grouped_operand(
    source: &impl OpSource,
    ir: &Ir,
    schema: &'static OpSchema,
    group: usize,
) -> Option<Value> {
    let (start, length) = operands_of(source, ir, schema, group);
    if length == 0 { None } else { source.operand_at(ir, start) }
}

/// Returns the operands of group `group`.
pub fn grouped_operands(source: &impl OpSource, ir: &Ir, schema: &'static OpSchema, group: usize) -> Values {
    let (start, length) = operands_of(source, ir, schema, group);
    (start..start + length).filter_map(|index| source.operand_at(ir, index)).collect()
}

/// Returns the operands of the nested group `group`, whose lengths are in the attribute in slot `lengths`.
pub fn nested_operands(
    source: &impl OpSource,
    ir: &Ir,
    schema: &'static OpSchema,
    group: usize,
    lengths: usize,
) -> Vec<Vec<Value>> {
    let mut values = grouped_operands(source, ir, schema, group).into_iter();
    let lengths = source.attribute_at(ir, schema, lengths).and_then(|attribute| i32_array(attribute, ir.context()));
    let lengths = lengths.unwrap_or_default().into_iter();
    lengths.map(|length| values.by_ref().take(usize::try_from(length).unwrap_or(0)).collect()).collect()
}

/// Returns the elements of an `array<i32: ...>`.
pub(crate) fn i32_array(attribute: Attribute, context: &Context) -> Option<Vec<i32>> {
    i32_elements(attribute, context).map(Iterator::collect)
}

fn i32_elements(attribute: Attribute, context: &Context) -> Option<impl ExactSizeIterator<Item = i32>> {
    let AttributeData::DenseArray { element: Type::I32, data } = attribute.data(context) else { return None };
    Some(data.as_chunks().0.iter().map(|bytes| i32::from_le_bytes(*bytes)))
}

/// Returns the result of group `group` of an operation with several variable-length groups.
pub fn grouped_result(op: Operation, ir: &Ir, group: usize) -> Value {
    match optional_grouped_result(op, ir, group) {
        Some(value) => value,
        None => missing(ir.schema(op), PartKind::Result, group.cast_signed()),
    }
}

/// Returns the result of the optional group `group`, if there is one.
pub fn optional_grouped_result(op: Operation, ir: &Ir, group: usize) -> Option<Value> {
    let (start, length) = ir.result_group(op, group);
    if length == 0 { None } else { ir.result(op, start) }
}

/// Returns the results of group `group`.
pub fn grouped_results(op: Operation, ir: &Ir, group: usize) -> Values {
    let (start, length) = ir.result_group(op, group);
    ir.results(op).skip(start).take(length).collect()
}

impl Ir {
    /// Returns the words with the stored lengths of groups of a registered operation; empty if none are stored, or all
    /// are zero.
    #[inline]
    pub(crate) fn size_words(&self, op: Operation, schema: &OpSchema) -> &[u32] {
        match schema.size_words() {
            0 => &[],
            count => self.property_words(op, schema.attributes.len(), 0, count).unwrap_or(&[]),
        }
    }

    /// Returns the start and length of operand group `group` of a registered operation.
    pub fn operand_group(&self, op: impl Into<Operation>, group: usize) -> (usize, usize) {
        let op = op.into();
        let Some(schema) = self.schema(op) else { return (self.num_operands(op), 0) };
        schema.operand_group(group, self.num_operands(op), self.size_words(op, schema))
    }

    /// Returns the start and length of result group `group` of a registered operation.
    pub fn result_group(&self, op: impl Into<Operation>, group: usize) -> (usize, usize) {
        let op = op.into();
        let Some(schema) = self.schema(op) else { return (self.num_results(op), 0) };
        schema.result_group(group, self.num_results(op), self.size_words(op, schema))
    }

    /// Replaces operand group `group` of a registered operation with `values`, and updates the stored length. Returns
    /// `false`, and changes nothing, if the group cannot have this length, or if all variable-length groups must have
    /// the same length and this would change it: see [`Ir::set_operand_groups`].
    pub fn set_operand_group(&mut self, op: impl Into<Operation>, group: usize, values: &[Value]) -> bool {
        let op = op.into();
        let Some(schema) = self.schema(op).filter(|schema| group < schema.operands.len()) else { return false };
        let (start, length) = self.operand_group(op, group);
        let is_uneven = schema.operand_sizes == Sizes::Same && length != values.len();
        if is_uneven || !schema.operands[group].arity.allows(values.len()) {
            return false;
        }
        let mut operands: SmallVec<[Value; 8]> = self.operands(op).collect();
        operands.drain(start..start + length);
        operands.insert_many(start, values.iter().copied());
        self.set_operands(op, &operands);
        if schema.operand_sizes == Sizes::Stored {
            self.set_property_words(op, group, &[values.len() as u32]);
        }
        true
    }

    /// Replaces the operand groups of a registered operation with `groups`, and updates the stored lengths.
    ///
    /// # Errors
    /// Returns an error if the number of groups does not match the definition, a group cannot have its length, or
    /// variable-length groups must have the same length and do not. Nothing is changed in that case.
    pub fn set_operand_groups(&mut self, op: impl Into<Operation>, groups: &[&[Value]]) -> Result<(), String> {
        let op = op.into();
        let schema = self.schema(op).ok_or_else(|| format!("'{}' is not registered", self.name_str(op)))?;
        let lengths: SmallVec<[u32; 8]> = groups.iter().map(|group| group.len() as u32).collect();
        if lengths.len() != schema.operands.len() {
            let (name, expected) = (schema.name(), schema.operands.len());
            return Err(format!("'{name}' op has {expected} operand groups, but {} were given", lengths.len()));
        }
        let mut named = schema.operands.iter().zip(groups);
        if let Some((group, values)) = named.find(|(group, values)| !group.arity.allows(values.len())) {
            return Err(format!("'{}' cannot have {} elements", group.name, values.len()));
        }
        if schema.operand_sizes == Sizes::Same {
            same_lengths(schema.operands, &lengths)?;
        }
        self.set_operands(op, groups.concat());
        if schema.operand_sizes == Sizes::Stored {
            self.set_property_words(op, 0, &lengths);
        }
        Ok(())
    }
}

/// Checks that all variable-length groups have the same length.
pub(super) fn same_lengths(groups: &[OperandSchema], lengths: &[u32]) -> Result<(), String> {
    let mut variable = groups.iter().zip(lengths).filter(|(group, _)| group.arity != Arity::One);
    let Some((first, length)) = variable.next() else { return Ok(()) };
    match variable.find(|(_, other)| *other != length) {
        Some((other, count)) => Err(format!(
            "'{}' and '{}' have {length} and {count} elements, but must have the same number",
            first.name, other.name
        )),
        None => Ok(()),
    }
}

/// Replaces the operands of group `group` with `values`.
pub fn set_grouped_operands(op: Operation, ir: &mut Ir, group: usize, values: &[Value]) {
    ir.set_operand_group(op, group, values);
}

/// Replaces the operands of the nested group `group` with `values`, and sets the attribute in slot `lengths` to their
/// lengths.
pub fn set_nested_operands<G: IntoIterator<Item = Value>>(
    op: Operation,
    ir: &mut Ir,
    group: usize,
    lengths: usize,
    lists: impl IntoIterator<Item = G>,
) {
    let (mut values, mut sizes) = (Vec::new(), Vec::new());
    for list in lists {
        let before = values.len();
        values.extend(list);
        sizes.push((values.len() - before) as i32);
    }
    let sizes = DenseArrayAttr::i32s(ir.context(), &sizes);
    if ir.set_operand_group(op, group, &values) {
        ir.set_inherent(op, lengths, Some(sizes.into()));
    }
}

/// An operand group that can be changed like a `Vec`: MLIR's `MutableOperandRange`. The stored length is updated.
/// Changes that the group does not allow (see [`Ir::set_operand_group`]) return `false` and have no effect.
///
/// ```standalone_crate
/// # extern crate ods_core as ods;
/// # use ods::schema::OperandsMut;
/// # use ods::types::IntegerType;
/// # use ods::{Context, Ir, Location, Type, Value};
/// # use ods_macros::{dialect, op};
/// # /// My dialect.
/// # #[dialect(name = "my", ops(SumOp))]
/// # pub struct My;
/// /// Adds numbers.
/// #[op(My, "sum")]
/// pub struct SumOp {
///     #[operand]
///     values: Variadic<IntegerType>,
/// }
///
/// fn main() -> ods::Result {
///     # let context = Context::new();
///     # context.register::<My>()?;
///     # let mut ir = Ir::new(context.into());
///     # let block = ir.create_block();
///     let x = ir.add_argument(block, Type::I32, Location::UNKNOWN);
///     let sum = ir.builder_at_end_of(block).insert(SumOp::new([x]))?;
///     assert!(sum.values_mut(&mut ir).push(x));
///     assert_eq!(sum.values(&ir).len(), 2);
///     sum.values_mut(&mut ir).clear();
///     assert!(!ir.has_uses(x));
///     Ok(())
/// }
/// ```
#[derive(Debug)]
pub struct OperandsMut<'a> {
    ir: &'a mut Ir,
    op: Operation,
    group: usize,
}

impl<'a> OperandsMut<'a> {
    /// Returns operand group `group` of a registered operation.
    pub fn new(op: Operation, ir: &'a mut Ir, group: usize) -> Self {
        Self { ir, op, group }
    }

    /// Returns the number of values.
    pub fn len(&self) -> usize {
        self.ir.operand_group(self.op, self.group).1
    }

    /// Returns whether there are no values.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the values.
    pub fn to_vec(&self) -> Vec<Value> {
        let (start, length) = self.ir.operand_group(self.op, self.group);
        self.ir.operands(self.op).skip(start).take(length).collect()
    }

    /// Returns the `index`-th value.
    pub fn get(&self, index: usize) -> Option<Value> {
        let (start, length) = self.ir.operand_group(self.op, self.group);
        if index < length { self.ir.operand(self.op, start + index) } else { None }
    }

    /// Replaces the `index`-th value. Returns `false` if there is none.
    pub fn set(&mut self, index: usize, value: Value) -> bool {
        let (start, length) = self.ir.operand_group(self.op, self.group);
        if index < length {
            self.ir.set_operand(self.op, start + index, value);
        }
        index < length
    }

    /// Replaces the whole group with `values`.
    pub fn assign(&mut self, values: &[Value]) -> bool {
        self.ir.set_operand_group(self.op, self.group, values)
    }

    /// Adds a value at the end.
    pub fn push(&mut self, value: Value) -> bool {
        let length = self.len();
        self.insert(length, value)
    }

    /// Adds values at the end.
    pub fn extend(&mut self, values: impl IntoIterator<Item = Value>) -> bool {
        let mut all = self.to_vec();
        all.extend(values);
        self.assign(&all)
    }

    /// Inserts a value before the `index`-th. Returns `false` also if there are fewer than `index` values.
    pub fn insert(&mut self, index: usize, value: Value) -> bool {
        let mut all = self.to_vec();
        if index > all.len() {
            return false;
        }
        all.insert(index, value);
        self.assign(&all)
    }

    /// Removes the `index`-th value; `None` if there is none, or the group cannot have fewer.
    pub fn remove(&mut self, index: usize) -> Option<Value> {
        let mut all = self.to_vec();
        let value = if index < all.len() { all.remove(index) } else { return None };
        self.assign(&all).then_some(value)
    }

    /// Removes all values.
    pub fn clear(&mut self) -> bool {
        self.assign(&[])
    }
}
