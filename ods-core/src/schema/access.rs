//! The sources of named accessors: an operation, a plain list of operands with attributes, or a draft.
//!
//! A typed operation is a struct over an [`OpSource`]: `AddIOp` is `AddIOp<Operation>`, its operand adaptor is
//! `AddIOp<Adaptor<'_>>`, and its builder is `AddIOp<Draft>`. They share one set of accessors; generic code takes
//! `AddIOp<S>` for any `S: OpSource`.
//!
//! Accessors expand to calls of the free functions here. Those for required parts panic with the names of operation and
//! part if the part is absent, which cannot happen in verified IR.

use crate::attributes::DictionaryAttr;
use crate::entity::{Attribute, Block, Operation, Region, Value};
use crate::ir::Ir;

use crate::ir::Values;
use crate::types::Type;

use super::{Constrains, IntoAttr, OpSchema, Presence, RustValue, View};
use crate::schema::rust_value::ValueOf;

/// A source of operands, attributes and regions for accessors.
pub trait OpSource {
    /// Returns the number of operands.
    fn operand_count(&self, ir: &Ir) -> usize;
    /// Returns the `index`-th operand.
    fn operand_at(&self, ir: &Ir, index: usize) -> Option<Value>;
    /// Returns the inherent attribute in slot `index` of `schema`.
    fn attribute_at(&self, ir: &Ir, schema: &'static OpSchema, index: usize) -> Option<Attribute>;
    /// Returns the `index`-th region.
    fn region_at(&self, ir: &Ir, index: usize) -> Option<Region>;
    /// Returns the definition, if the source knows it, for messages.
    fn schema_of(&self, ir: &Ir) -> Option<&'static OpSchema>;
    /// Reads `count` property words of `schema`, from the `start`-th on.
    fn with_words<R>(
        &self,
        ir: &Ir,
        schema: &'static OpSchema,
        start: usize,
        count: usize,
        read: impl FnOnce(&[u32]) -> R,
    ) -> R;
}

/// The property words of operations without a tail.
static ZEROS: [u32; 64] = [0; 64];

impl OpSource for Operation {
    #[inline]
    fn operand_count(&self, ir: &Ir) -> usize {
        ir.num_operands(*self)
    }
    #[inline]
    fn operand_at(&self, ir: &Ir, index: usize) -> Option<Value> {
        ir.operand(*self, index)
    }
    #[inline]
    fn attribute_at(&self, ir: &Ir, _: &'static OpSchema, index: usize) -> Option<Attribute> {
        ir.inherent(*self, index)
    }
    fn region_at(&self, ir: &Ir, index: usize) -> Option<Region> {
        ir.region(*self, index)
    }
    fn schema_of(&self, ir: &Ir) -> Option<&'static OpSchema> {
        ir.schema(*self)
    }
    #[inline]
    fn with_words<R>(
        &self,
        ir: &Ir,
        schema: &'static OpSchema,
        start: usize,
        count: usize,
        read: impl FnOnce(&[u32]) -> R,
    ) -> R {
        match ir.property_words(*self, schema.attributes.len(), start, count) {
            Some(words) => read(words),
            None => match ZEROS.get(..count) {
                Some(words) => read(words),
                None => read(&vec![0; count]),
            },
        }
    }
}

/// References to sources are sources: `AddOp::over(&draft)`.
impl<S: OpSource> OpSource for &S {
    fn operand_count(&self, ir: &Ir) -> usize {
        (**self).operand_count(ir)
    }
    fn operand_at(&self, ir: &Ir, index: usize) -> Option<Value> {
        (**self).operand_at(ir, index)
    }
    fn attribute_at(&self, ir: &Ir, schema: &'static OpSchema, index: usize) -> Option<Attribute> {
        (**self).attribute_at(ir, schema, index)
    }
    fn region_at(&self, ir: &Ir, index: usize) -> Option<Region> {
        (**self).region_at(ir, index)
    }
    fn schema_of(&self, ir: &Ir) -> Option<&'static OpSchema> {
        (**self).schema_of(ir)
    }
    fn with_words<R>(
        &self,
        ir: &Ir,
        schema: &'static OpSchema,
        start: usize,
        count: usize,
        read: impl FnOnce(&[u32]) -> R,
    ) -> R {
        (**self).with_words(ir, schema, start, count, read)
    }
}

/// Operands and attributes that are not (yet) part of an operation.
///
/// An operation over an adaptor has the accessors of the operation:
///
/// ```standalone_crate
/// # extern crate ods_core as ods;
/// # use ods::schema::{Adaptor, OpSource};
/// # use ods::types::IntegerType;
/// # use ods::{Context, Ir, Location, Type, Value};
/// # use ods_macros::{dialect, op};
/// # /// My dialect.
/// # #[dialect(name = "my", ops(PairOp))]
/// # pub struct My;
/// /// A pair.
/// #[op(My, "pair")]
/// pub struct PairOp {
///     #[operand]
///     first: IntegerType,
///     #[operand]
///     second: IntegerType,
/// }
///
/// /// Returns whether both elements are the same: of an operation, a builder or an adaptor.
/// fn is_twin<S: OpSource>(pair: &PairOp<S>, ir: &Ir) -> bool {
///     pair.first(ir) == pair.second(ir)
/// }
///
/// fn main() -> ods::Result {
///     # let context = Context::new();
///     # context.register::<My>()?;
///     # let mut ir = Ir::new(context.into());
///     # let block = ir.create_block();
///     let x = ir.add_argument(block, Type::I32, Location::UNKNOWN);
///     assert!(is_twin(&PairOp::over(Adaptor::new(&[x, x])), &ir));
///     let pair = ir.builder_at_end_of(block).insert(PairOp::new(x, x))?;
///     assert!(is_twin(&pair, &ir));
///     Ok(())
/// }
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Adaptor<'a> {
    operands: &'a [Value],
    attributes: DictionaryAttr,
    regions: &'a [Region],
}

impl<'a> Adaptor<'a> {
    /// Returns an adaptor over operands.
    pub fn new(operands: &'a [Value]) -> Self {
        Self { operands, attributes: DictionaryAttr::EMPTY, regions: &[] }
    }

    /// Sets the attributes, inherent ones by name.
    pub fn with_attributes(self, attributes: DictionaryAttr) -> Self {
        Self { attributes, ..self }
    }

    /// Sets the regions.
    pub fn with_regions(self, regions: &'a [Region]) -> Self {
        Self { regions, ..self }
    }
}

impl OpSource for Adaptor<'_> {
    fn operand_count(&self, _: &Ir) -> usize {
        self.operands.len()
    }
    fn operand_at(&self, _: &Ir, index: usize) -> Option<Value> {
        self.operands.get(index).copied()
    }
    fn attribute_at(&self, ir: &Ir, schema: &'static OpSchema, index: usize) -> Option<Attribute> {
        self.attributes.value_of(ir.context(), schema.attributes.get(index)?.name)
    }
    fn region_at(&self, _: &Ir, index: usize) -> Option<Region> {
        self.regions.get(index).copied()
    }
    fn schema_of(&self, _: &Ir) -> Option<&'static OpSchema> {
        None
    }
    fn with_words<R>(
        &self,
        ir: &Ir,
        schema: &'static OpSchema,
        start: usize,
        count: usize,
        read: impl FnOnce(&[u32]) -> R,
    ) -> R {
        read(&schema.words_of_dictionary(self.attributes, ir.context())[start..start + count])
    }
}

/// Returns the index of the single value of a group among `total`. Groups before the variable-length one are counted
/// from the front, groups after it from the end, in negative numbers.
#[inline]
fn place(position: isize, total: impl FnOnce() -> usize) -> usize {
    if position < 0 { total().wrapping_add_signed(position) } else { position.unsigned_abs() }
}

/// Returns the start and length of the variable-length group among `total` values, given the number of values before
/// and after it.
fn rest(before: usize, after: usize, total: usize) -> (usize, usize) {
    let start = before.min(total);
    (start, (total - start).saturating_sub(after))
}

/// A kind of part that operations have by position.
#[derive(Clone, Copy)]
pub(super) enum PartKind {
    Operand,
    Result,
    Attribute,
    Region,
    Successor,
}

impl PartKind {
    fn noun(self) -> &'static str {
        match self {
            Self::Operand => "operand",
            Self::Result => "result",
            Self::Attribute => "attribute",
            Self::Region => "region",
            Self::Successor => "successor",
        }
    }
}

#[cold]
#[inline(never)]
pub(super) fn missing(schema: Option<&'static OpSchema>, part: PartKind, position: isize) -> ! {
    let noun = part.noun();
    let Some(schema) = schema else { panic!("the adaptor has no {noun} {position}") };
    let values = |groups: &[super::OperandSchema]| groups.get(place(position, || groups.len())).map(|group| group.name);
    let index = position.unsigned_abs();
    let name = match part {
        PartKind::Operand => values(schema.operands),
        PartKind::Result => values(schema.results),
        PartKind::Attribute => schema.attributes.get(index).map(|attribute| attribute.name),
        PartKind::Region => schema.regions.get(index).map(|region| region.name),
        PartKind::Successor => schema.successors.get(index).map(|successor| successor.name),
    };
    let name = name.map_or_else(|| position.to_string(), |name| format!("'{name}'"));
    panic!("'{}' op has no {noun} {name}; it was not verified, or was changed since", schema.name())
}

/// Returns the operand at `position`.
#[inline]
pub fn required_operand(source: &impl OpSource, ir: &Ir, position: isize) -> Value {
    match source.operand_at(ir, place(position, || source.operand_count(ir))) {
        Some(value) => value,
        None => missing(source.schema_of(ir), PartKind::Operand, position),
    }
}

/// Returns the operand between `before` and `after` others, if there is one.
pub fn optional_operand(source: &impl OpSource, ir: &Ir, before: usize, after: usize) -> Option<Value> {
    let (start, length) = rest(before, after, source.operand_count(ir));
    if length == 0 { None } else { source.operand_at(ir, start) }
}

/// Returns the operands between `before` and `after` others.
pub fn variadic_operands(source: &impl OpSource, ir: &Ir, before: usize, after: usize) -> Values {
    let (start, length) = rest(before, after, source.operand_count(ir));
    (start..start + length).filter_map(|index| source.operand_at(ir, index)).collect()
}

/// Returns the result at `position`.
#[inline]
pub fn required_result(op: Operation, ir: &Ir, position: isize) -> Value {
    match ir.result(op, place(position, || ir.num_results(op))) {
        Some(value) => value,
        None => missing(ir.schema(op), PartKind::Result, position),
    }
}

/// Returns the result between `before` and `after` others, if there is one.
pub fn optional_result(op: Operation, ir: &Ir, before: usize, after: usize) -> Option<Value> {
    let (start, length) = rest(before, after, ir.num_results(op));
    if length == 0 { None } else { ir.result(op, start) }
}

/// Returns the results between `before` and `after` others.
pub fn variadic_results(op: Operation, ir: &Ir, before: usize, after: usize) -> Values {
    let (start, length) = rest(before, after, ir.num_results(op));
    ir.results(op).skip(start).take(length).collect()
}

/// Returns the attribute in slot `index`, or its default.
#[inline]
fn attribute_or_default(source: &impl OpSource, ir: &Ir, schema: &'static OpSchema, index: usize) -> Attribute {
    match (source.attribute_at(ir, schema, index), schema.attributes[index].presence) {
        (Some(attribute), _) => attribute,
        (None, Presence::Default(make) | Presence::OptionalDefault(make)) => make(ir.context()),
        (None, Presence::Required | Presence::Optional) => {
            missing(Some(schema), PartKind::Attribute, index.cast_signed())
        }
    }
}

/// Returns the attribute in slot `index`, or its default.
#[inline]
pub fn required_attribute<V: View<Entity = Attribute>>(
    source: &impl OpSource,
    ir: &Ir,
    schema: &'static OpSchema,
    index: usize,
) -> V {
    V::view(attribute_or_default(source, ir, schema, index))
}

/// Returns the attribute in slot `index`, if it is present.
#[inline]
pub fn optional_attribute<V: View<Entity = Attribute>>(
    source: &impl OpSource,
    ir: &Ir,
    schema: &'static OpSchema,
    index: usize,
) -> Option<V> {
    source.attribute_at(ir, schema, index).map(V::view)
}

/// Returns the Rust value of the attribute in slot `index`, or that of its default.
#[inline]
pub fn required_value<'c, C: Constrains<Attribute> + ?Sized>(
    source: &impl OpSource,
    ir: &'c Ir,
    schema: &'static OpSchema,
    index: usize,
) -> ValueOf<'c, C> {
    read::<C>(ir, schema, index, attribute_or_default(source, ir, schema, index))
}

/// Returns the Rust value of the attribute in slot `index`, if it is present.
#[inline]
pub fn optional_value<'c, C: Constrains<Attribute> + ?Sized>(
    source: &impl OpSource,
    ir: &'c Ir,
    schema: &'static OpSchema,
    index: usize,
) -> Option<ValueOf<'c, C>> {
    source.attribute_at(ir, schema, index).map(|attribute| read::<C>(ir, schema, index, attribute))
}

/// Returns whether the attribute in slot `index` is present, which is the Rust value of a `UnitAttr`.
#[inline]
pub fn has_attribute(source: &impl OpSource, ir: &Ir, schema: &'static OpSchema, index: usize) -> bool {
    source.attribute_at(ir, schema, index).is_some()
}

#[inline]
fn read<'c, C: Constrains<Attribute> + ?Sized>(
    ir: &'c Ir,
    schema: &'static OpSchema,
    index: usize,
    attribute: Attribute,
) -> ValueOf<'c, C> {
    match <C::RustValue as RustValue<Attribute>>::read(attribute, ir.context()) {
        Some(value) => value,
        None => unreadable(schema, index),
    }
}

#[cold]
#[inline(never)]
fn unreadable(schema: &'static OpSchema, index: usize) -> ! {
    let name = schema.attributes[index].name;
    panic!("'{}' op has an attribute '{name}' that does not match its definition; it was not verified", schema.name())
}

/// Sets the attribute in slot `index`.
pub fn set_attribute<C: ?Sized>(op: Operation, ir: &mut Ir, index: usize, value: impl IntoAttr<C>) {
    let attribute = value.attribute(ir.context());
    ir.set_inherent(op, index, Some(attribute));
}

/// Sets or removes the unit attribute in slot `index`.
pub fn set_unit(op: Operation, ir: &mut Ir, index: usize, value: bool) {
    ir.set_inherent(op, index, value.then_some(Attribute::UNIT));
}

/// Removes the attribute in slot `index` and returns it. An attribute that is absent is not a change.
pub fn remove_attribute<V: View<Entity = Attribute>>(op: Operation, ir: &mut Ir, index: usize) -> Option<V> {
    let removed = ir.inherent(op, index)?;
    ir.set_inherent(op, index, None);
    Some(V::view(removed))
}

/// Returns the region of group `group`. Only the last group is variadic, so the group is the position.
pub fn required_region(source: &impl OpSource, ir: &Ir, group: usize) -> Region {
    match source.region_at(ir, group) {
        Some(region) => region,
        None => missing(source.schema_of(ir), PartKind::Region, group.cast_signed()),
    }
}

/// Returns the regions from group `group` on.
pub fn variadic_regions(op: Operation, ir: &Ir, group: usize) -> Vec<Region> {
    ir.regions(op).skip(group).collect()
}

/// Returns the successor of group `group`. Only the last group is variadic, so the group is the position.
pub fn required_successor(op: Operation, ir: &Ir, group: usize) -> Block {
    match ir.successor(op, group) {
        Some(block) => block,
        None => missing(ir.schema(op), PartKind::Successor, group.cast_signed()),
    }
}

/// Returns the successors from group `group` on.
pub fn variadic_successors(op: Operation, ir: &Ir, group: usize) -> Vec<Block> {
    ir.successors(op).skip(group).collect()
}

/// Sets the operand at `position`.
pub fn set_operand(op: Operation, ir: &mut Ir, position: isize, value: Value) {
    let index = place(position, || ir.num_operands(op));
    ir.set_operand(op, index, value);
}

/// Replaces all operands between `before` and `after` others with `values`.
pub fn set_operands(op: Operation, ir: &mut Ir, before: usize, after: usize, values: &[Value]) {
    let (start, length) = rest(before, after, ir.num_operands(op));
    let mut operands: Vec<Value> = ir.operands(op).collect();
    operands.splice(start..start + length, values.iter().copied());
    ir.set_operands(op, &operands);
}

/// The value of `$_op` in a predicate: an operation with its IR.
#[derive(Clone, Copy, Debug)]
pub struct OpRef<'a> {
    /// The IR of the operation.
    pub ir: &'a Ir,
    /// The operation.
    pub op: Operation,
}

impl<'a> OpRef<'a> {
    /// Returns the operands.
    pub fn operands(self) -> impl ExactSizeIterator<Item = Value> + 'a {
        self.ir.operands(self.op)
    }

    /// Returns the results.
    pub fn results(self) -> impl ExactSizeIterator<Item = Value> + 'a {
        self.ir.results(self.op)
    }

    /// Returns the number of operands.
    pub fn num_operands(self) -> usize {
        self.ir.num_operands(self.op)
    }

    /// Returns the number of results.
    pub fn num_results(self) -> usize {
        self.ir.num_results(self.op)
    }

    /// Returns the type of the `index`-th operand.
    pub fn operand_type(self, index: usize) -> Option<Type> {
        self.ir.operand(self.op, index).map(|value| self.ir.value_type(value))
    }

    /// Returns the type of the `index`-th result.
    pub fn result_type(self, index: usize) -> Option<Type> {
        self.ir.result(self.op, index).map(|value| self.ir.value_type(value))
    }

    /// Returns the attribute called `name`, inherent or discardable.
    pub fn attribute(self, name: &str) -> Option<Attribute> {
        self.ir.any_attribute(self.op, name)
    }
}
