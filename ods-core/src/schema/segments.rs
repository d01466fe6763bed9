//! How operands and results are cut into groups, and changing a group of operands.
//!
//! With at most one group of variable length, lengths follow from the total ([`Sizes::Rest`]). With several, either all
//! have one length ([`Sizes::Same`]: `SameVariadicOperandSize`), or the operation remembers the length of each
//! ([`Sizes::Stored`]: `AttrSizedOperandSegments`): one property word per group, operand groups first. In text these are
//! the properties `operandSegmentSizes` and `resultSegmentSizes`.
//!
//! Invariant: a range that these functions give is within the operands or results, whatever the words say: only the
//! verifier knows whether they are right.

use smallvec::SmallVec;

use crate::attributes::{AttributeData, DenseArrayAttr, DictionaryAttr};
use crate::context::Context;
use crate::entity::{Attribute, Operation, Type, Value};
use crate::ir::Ir;
use crate::ir::Values;

use super::{Arity, OpSchema, OpSource, OperandSchema};

/// How the lengths of groups are known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sizes {
    /// At most one is variable, and takes what the others leave.
    Rest,
    /// The operation remembers the length of each.
    Stored,
    /// All variable ones have the same.
    Same,
}

/// The name in text of the lengths of operand groups.
pub const OPERAND_SEGMENT_SIZES: &str = "operandSegmentSizes";
/// The name in text of the lengths of result groups.
pub const RESULT_SEGMENT_SIZES: &str = "resultSegmentSizes";

/// Start and length of group `group` among `total` values. Of stored lengths, `stored` has the first ones at least.
#[inline]
fn range_of(groups: &[OperandSchema], sizes: Sizes, stored: &[u32], group: usize, total: usize) -> (usize, usize) {
    // Nearly always, the group and those before it are one value each.
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
        // A mistake of the definition's, or of the operation's: no length is right.
        Sizes::Rest | Sizes::Same => rest / variable.max(1),
    };
    if group >= groups.len() {
        return (total, 0);
    }
    let start = (0..group).map(length).fold(0, usize::saturating_add).min(total);
    (start, length(group).min(total - start))
}

impl OpSchema {
    /// Whether every operand group has exactly one operand.
    #[inline]
    pub(crate) fn all_single_operands(&self) -> bool {
        self.operands.iter().all(|group| matches!(group.arity, Arity::One))
    }

    /// Whether every result group has exactly one result.
    pub(crate) fn all_single_results(&self) -> bool {
        self.results.iter().all(|group| matches!(group.arity, Arity::One))
    }

    /// How many words hold lengths of groups.
    pub const fn size_words(&self) -> usize {
        self.results_start() + if matches!(self.result_sizes, Sizes::Stored) { self.results.len() } else { 0 }
    }

    /// The word with the length of the first result group.
    const fn results_start(&self) -> usize {
        if matches!(self.operand_sizes, Sizes::Stored) { self.operands.len() } else { 0 }
    }

    /// Where operand group `group` is among `total` operands: start and length. `words` are the operation's property
    /// words, if lengths are stored there.
    pub fn operand_group(&self, group: usize, total: usize, words: &[u32]) -> (usize, usize) {
        range_of(self.operands, self.operand_sizes, words, group, total)
    }

    /// Where result group `group` is among `total` results: start and length. As for operands.
    pub fn result_group(&self, group: usize, total: usize, words: &[u32]) -> (usize, usize) {
        let stored = words.get(self.results_start()..).unwrap_or(&[]);
        range_of(self.results, self.result_sizes, stored, group, total)
    }

    /// The name in text, the first word and the number of the lengths that an operation remembers.
    pub(crate) fn stored_sizes(&self) -> impl Iterator<Item = (&'static str, usize, usize)> + Clone + use<> {
        let operands = (OPERAND_SEGMENT_SIZES, 0, self.operands.len());
        let results = (RESULT_SEGMENT_SIZES, self.results_start(), self.results.len());
        let operands = (self.operand_sizes == Sizes::Stored).then_some(operands);
        operands.into_iter().chain((self.result_sizes == Sizes::Stored).then_some(results))
    }

    /// The lengths that are called `name` in text, now or formerly: first word and number.
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
    /// The property words that a dictionary with the operation's properties stands for. What stands for nothing is left
    /// out.
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

/// The attribute that lengths of groups are in text.
pub(crate) fn sizes_attribute(sizes: &[u32], context: &Context) -> Attribute {
    let sizes: SmallVec<[i32; 8]> = sizes.iter().map(|size| size.cast_signed()).collect();
    DenseArrayAttr::i32s(context, &sizes).into()
}

/// The lengths of `count` groups that an attribute stands for.
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

/// Where operand group `group` of a source is: start and length.
fn operands_of(source: &impl OpSource, ir: &Ir, schema: &'static OpSchema, group: usize) -> (usize, usize) {
    let total = source.operand_count(ir);
    match schema.operand_sizes {
        Sizes::Stored => source.with_words(ir, schema, 0, schema.operands.len(), |words| {
            range_of(schema.operands, Sizes::Stored, words, group, total)
        }),
        sizes => range_of(schema.operands, sizes, &[], group, total),
    }
}

/// The operand that is group `group`, of an operation with several groups of variable length.
pub fn grouped_operand(source: &impl OpSource, ir: &Ir, schema: &'static OpSchema, group: usize) -> Value {
    match optional_grouped_operand(source, ir, schema, group) {
        Some(value) => value,
        None => super::access::missing(Some(schema), "operand", group.cast_signed()),
    }
}

/// The operand that is the optional group `group`, where there is one.
pub fn optional_grouped_operand(
    source: &impl OpSource,
    ir: &Ir,
    schema: &'static OpSchema,
    group: usize,
) -> Option<Value> {
    let (start, length) = operands_of(source, ir, schema, group);
    if length == 0 { None } else { source.operand_at(ir, start) }
}

/// The operands of group `group`.
pub fn grouped_operands(source: &impl OpSource, ir: &Ir, schema: &'static OpSchema, group: usize) -> Values {
    let (start, length) = operands_of(source, ir, schema, group);
    (start..start + length).filter_map(|index| source.operand_at(ir, index)).collect()
}

/// The operands of group `group`, whose groups are as long as the attribute in slot `lengths` says.
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

/// The elements of an `array<i32: ...>`.
pub(crate) fn i32_array(attribute: Attribute, context: &Context) -> Option<Vec<i32>> {
    i32_elements(attribute, context).map(Iterator::collect)
}

fn i32_elements(attribute: Attribute, context: &Context) -> Option<impl ExactSizeIterator<Item = i32>> {
    match attribute.data(context) {
        AttributeData::DenseArray { element: Type::I32, data } => {
            Some(data.as_chunks().0.iter().map(|bytes| i32::from_le_bytes(*bytes)))
        }
        _ => None,
    }
}

/// The result that is group `group`, of an operation with several groups of variable length.
pub fn grouped_result(op: Operation, ir: &Ir, group: usize) -> Value {
    match optional_grouped_result(op, ir, group) {
        Some(value) => value,
        None => super::access::missing(ir.schema(op), "result", group.cast_signed()),
    }
}

/// The result that is the optional group `group`, where there is one.
pub fn optional_grouped_result(op: Operation, ir: &Ir, group: usize) -> Option<Value> {
    let (start, length) = ir.result_group(op, group);
    if length == 0 { None } else { ir.result(op, start) }
}

/// The results of group `group`.
pub fn grouped_results(op: Operation, ir: &Ir, group: usize) -> Values {
    let (start, length) = ir.result_group(op, group);
    ir.results(op).skip(start).take(length).collect()
}

impl Ir {
    /// The words in which a registered operation remembers lengths of groups; none where it does not, or all are zero.
    #[inline]
    pub(crate) fn size_words(&self, op: Operation, schema: &OpSchema) -> &[u32] {
        match schema.size_words() {
            0 => &[],
            count => self.property_words(op, schema.attributes.len(), 0, count).unwrap_or(&[]),
        }
    }

    /// Where operand group `group` of a registered operation is among the operands: start and length.
    pub fn operand_group(&self, op: impl Into<Operation>, group: usize) -> (usize, usize) {
        let op = op.into();
        let Some(schema) = self.schema(op) else { return (self.num_operands(op), 0) };
        schema.operand_group(group, self.num_operands(op), self.size_words(op, schema))
    }

    /// Where result group `group` of a registered operation is among the results: start and length.
    pub fn result_group(&self, op: impl Into<Operation>, group: usize) -> (usize, usize) {
        let op = op.into();
        let Some(schema) = self.schema(op) else { return (self.num_results(op), 0) };
        schema.result_group(group, self.num_results(op), self.size_words(op, schema))
    }

    /// Makes `values` the operand group `group` of a registered operation, however many there were, and remembers their
    /// number. `false`, and nothing changes, where the group cannot have so many, or all variable groups have one length
    /// and this would give it another: see [`Ir::set_operand_groups`].
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

    /// Makes `groups` the operand groups of a registered operation, and remembers their lengths.
    ///
    /// # Errors
    /// When there are not as many groups as the definition has, one cannot have so many values, or variable ones differ in
    /// length and may not. Nothing changes then.
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
        self.set_operands(op, &groups.concat());
        if schema.operand_sizes == Sizes::Stored {
            self.set_property_words(op, 0, &lengths);
        }
        Ok(())
    }
}

/// Whether all groups of variable length have one length.
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

/// Makes `values` the operands of group `group`.
pub fn set_grouped_operands(op: Operation, ir: &mut Ir, group: usize, values: &[Value]) {
    ir.set_operand_group(op, group, values);
}

/// Makes `values` the operands of group `group`, and their lengths the attribute in slot `lengths`.
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

/// A group of operands that can be changed, as a `Vec` can: MLIR's `MutableOperandRange`. The operation's record of the
/// group's length follows. What the group cannot become (see [`Ir::set_operand_group`]) answers `false`, and changes
/// nothing.
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
    /// Operand group `group` of a registered operation.
    pub fn new(op: Operation, ir: &'a mut Ir, group: usize) -> Self {
        Self { ir, op, group }
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.ir.operand_group(self.op, self.group).1
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The values.
    pub fn to_vec(&self) -> Vec<Value> {
        let (start, length) = self.ir.operand_group(self.op, self.group);
        self.ir.operands(self.op).skip(start).take(length).collect()
    }

    /// The `index`-th.
    pub fn get(&self, index: usize) -> Option<Value> {
        let (start, length) = self.ir.operand_group(self.op, self.group);
        if index < length { self.ir.operand(self.op, start + index) } else { None }
    }

    /// Replaces the `index`-th; `false` where there is none.
    pub fn set(&mut self, index: usize, value: Value) -> bool {
        let (start, length) = self.ir.operand_group(self.op, self.group);
        if index < length {
            self.ir.set_operand(self.op, start + index, value);
        }
        index < length
    }

    /// Makes `values` the whole group.
    pub fn assign(&mut self, values: &[Value]) -> bool {
        self.ir.set_operand_group(self.op, self.group, values)
    }

    /// Adds one at the end.
    pub fn push(&mut self, value: Value) -> bool {
        let length = self.len();
        self.insert(length, value)
    }

    /// Adds several at the end.
    pub fn extend(&mut self, values: impl IntoIterator<Item = Value>) -> bool {
        let mut all = self.to_vec();
        all.extend(values);
        self.assign(&all)
    }

    /// Adds one before the `index`-th; `false` also where there are fewer than `index`.
    pub fn insert(&mut self, index: usize, value: Value) -> bool {
        let mut all = self.to_vec();
        if index > all.len() {
            return false;
        }
        all.insert(index, value);
        self.assign(&all)
    }

    /// Takes the `index`-th out; `None` where there is none, or the group cannot have fewer.
    pub fn remove(&mut self, index: usize) -> Option<Value> {
        let mut all = self.to_vec();
        let value = if index < all.len() { all.remove(index) } else { return None };
        self.assign(&all).then_some(value)
    }

    /// Takes all out.
    pub fn clear(&mut self) -> bool {
        self.assign(&[])
    }
}
