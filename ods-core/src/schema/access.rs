//! Where named accessors get their values from: an operation, a bare list of operands with attributes, or a draft.
//!
//! A typed operation is a struct over an [`OpSource`]: `AddIOp` is `AddIOp<Operation>`, its operand adaptor is
//! `AddIOp<Adaptor<'_>>`, and what its builder fills is `AddIOp<Draft>`. All have the same accessors, because there is
//! one set of them; code that wants any of them takes `AddIOp<S>` for any `S: OpSource`.
//!
//! The free functions here are what accessors expand to. Those of required parts panic, naming operation and part,
//! when the part is not there; in verified IR it is.

use crate::attributes::DictionaryAttr;
use crate::entity::{Attribute, Block, Operation, Region, Value};
use crate::ir::Ir;

use crate::ir::Values;
use crate::types::Type;

use super::{Constrains, IntoAttr, OpSchema, Presence, RustValue, View};
use crate::schema::rust_value::ValueOf;

/// Where accessors get operands and inherent attributes from.
pub trait OpSource {
    /// The operands, as a list of any length.
    fn operand_count(&self, ir: &Ir) -> usize;
    /// The `index`-th operand.
    fn operand_at(&self, ir: &Ir, index: usize) -> Option<Value>;
    /// The inherent attribute in slot `index` of `schema`.
    fn attribute_at(&self, ir: &Ir, schema: &'static OpSchema, index: usize) -> Option<Attribute>;
    /// The `index`-th region.
    fn region_at(&self, ir: &Ir, index: usize) -> Option<Region>;
    /// The definition, where the source knows it: for messages.
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

/// Property words of operations without a tail.
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

/// Borrowed sources are sources: `AddOp::over(&draft)`.
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

/// Operands and attributes that belong to no operation (yet).
#[derive(Clone, Copy, Debug)]
pub struct Adaptor<'a> {
    operands: &'a [Value],
    attributes: DictionaryAttr,
    regions: &'a [Region],
}

impl<'a> Adaptor<'a> {
    /// Over operands alone.
    pub fn new(operands: &'a [Value]) -> Self {
        Self { operands, attributes: DictionaryAttr::EMPTY, regions: &[] }
    }

    /// With these attributes, inherent ones by name.
    pub fn with_attributes(self, attributes: DictionaryAttr) -> Self {
        Self { attributes, ..self }
    }

    /// With these regions.
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

/// Where the one value of a group is among `total`: groups before the one of variable length are counted from the
/// front, groups behind it, in negative numbers, from the end.
#[inline]
fn place(position: isize, total: impl FnOnce() -> usize) -> usize {
    if position < 0 { total().wrapping_add_signed(position) } else { position.unsigned_abs() }
}

/// What is left of `total` for the group of variable length with so many groups before and after it: start and length.
fn rest(before: usize, after: usize, total: usize) -> (usize, usize) {
    let start = before.min(total);
    (start, (total - start).saturating_sub(after))
}

#[cold]
#[inline(never)]
pub(super) fn missing(schema: Option<&'static OpSchema>, part: &str, position: isize) -> ! {
    let Some(schema) = schema else { panic!("the adaptor has no {part} {position}") };
    let values = |groups: &[super::OperandSchema]| groups.get(place(position, || groups.len())).map(|group| group.name);
    let index = position.unsigned_abs();
    let name = match part {
        "operand" => values(schema.operands),
        "result" => values(schema.results),
        "attribute" => schema.attributes.get(index).map(|attribute| attribute.name),
        "region" => schema.regions.get(index).map(|region| region.name),
        _ => schema.successors.get(index).map(|successor| successor.name),
    };
    let name = name.map_or_else(|| position.to_string(), |name| format!("'{name}'"));
    panic!("'{}' op has no {part} {name}: it was not verified, or changed since", schema.name())
}

/// The operand at `position`.
#[inline]
pub fn required_operand(source: &impl OpSource, ir: &Ir, position: isize) -> Value {
    match source.operand_at(ir, place(position, || source.operand_count(ir))) {
        Some(value) => value,
        None => missing(source.schema_of(ir), "operand", position),
    }
}

/// The operand that is between `before` and `after` others, where there is one.
pub fn optional_operand(source: &impl OpSource, ir: &Ir, before: usize, after: usize) -> Option<Value> {
    let (start, length) = rest(before, after, source.operand_count(ir));
    if length == 0 { None } else { source.operand_at(ir, start) }
}

/// The operands between `before` and `after` others.
pub fn variadic_operands(source: &impl OpSource, ir: &Ir, before: usize, after: usize) -> Values {
    let (start, length) = rest(before, after, source.operand_count(ir));
    (start..start + length).filter_map(|index| source.operand_at(ir, index)).collect()
}

/// The result at `position`.
#[inline]
pub fn required_result(op: Operation, ir: &Ir, position: isize) -> Value {
    match ir.result(op, place(position, || ir.num_results(op))) {
        Some(value) => value,
        None => missing(ir.schema(op), "result", position),
    }
}

/// The result that is between `before` and `after` others, where there is one.
pub fn optional_result(op: Operation, ir: &Ir, before: usize, after: usize) -> Option<Value> {
    let (start, length) = rest(before, after, ir.num_results(op));
    if length == 0 { None } else { ir.result(op, start) }
}

/// The results between `before` and `after` others.
pub fn variadic_results(op: Operation, ir: &Ir, before: usize, after: usize) -> Values {
    let (start, length) = rest(before, after, ir.num_results(op));
    ir.results(op).skip(start).take(length).collect()
}

/// The attribute in slot `index`, or its default.
#[inline]
fn attribute_or_default(source: &impl OpSource, ir: &Ir, schema: &'static OpSchema, index: usize) -> Attribute {
    match (source.attribute_at(ir, schema, index), schema.attributes[index].presence) {
        (Some(attribute), _) => attribute,
        (None, Presence::Default(make) | Presence::OptionalDefault(make)) => make(ir.context()),
        (None, _) => missing(Some(schema), "attribute", index.cast_signed()),
    }
}

/// The attribute in slot `index`, or its default.
#[inline]
pub fn required_attribute<V: View<Entity = Attribute>>(
    source: &impl OpSource,
    ir: &Ir,
    schema: &'static OpSchema,
    index: usize,
) -> V {
    V::view(attribute_or_default(source, ir, schema, index))
}

/// The attribute in slot `index`, if it is there.
#[inline]
pub fn optional_attribute<V: View<Entity = Attribute>>(
    source: &impl OpSource,
    ir: &Ir,
    schema: &'static OpSchema,
    index: usize,
) -> Option<V> {
    source.attribute_at(ir, schema, index).map(V::view)
}

/// The Rust value of the attribute in slot `index`, or that of its default.
#[inline]
pub fn required_value<'c, C: Constrains<Attribute> + ?Sized>(
    source: &impl OpSource,
    ir: &'c Ir,
    schema: &'static OpSchema,
    index: usize,
) -> ValueOf<'c, C> {
    read::<C>(ir, schema, index, attribute_or_default(source, ir, schema, index))
}

/// The Rust value of the attribute in slot `index`, if it is there.
#[inline]
pub fn optional_value<'c, C: Constrains<Attribute> + ?Sized>(
    source: &impl OpSource,
    ir: &'c Ir,
    schema: &'static OpSchema,
    index: usize,
) -> Option<ValueOf<'c, C>> {
    source.attribute_at(ir, schema, index).map(|attribute| read::<C>(ir, schema, index, attribute))
}

/// Whether there is an attribute in slot `index`: the Rust value of a `UnitAttr`.
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
    panic!("'{}' op has another attribute '{name}' than is defined: it was not verified", schema.name())
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

/// Removes the attribute in slot `index`, and gives it back.
pub fn remove_attribute<V: View<Entity = Attribute>>(op: Operation, ir: &mut Ir, index: usize) -> Option<V> {
    let removed = ir.inherent(op, index);
    ir.set_inherent(op, index, None);
    removed.map(V::view)
}

/// The region that is group `group`; only the last group is variadic, so groups are positions.
pub fn required_region(source: &impl OpSource, ir: &Ir, group: usize) -> Region {
    match source.region_at(ir, group) {
        Some(region) => region,
        None => missing(source.schema_of(ir), "region", group.cast_signed()),
    }
}

/// The regions from group `group` on.
pub fn variadic_regions(op: Operation, ir: &Ir, group: usize) -> Vec<Region> {
    ir.regions(op).skip(group).collect()
}

/// The successor that is group `group`; only the last group is variadic, so groups are positions.
pub fn required_successor(op: Operation, ir: &Ir, group: usize) -> Block {
    match ir.successor(op, group) {
        Some(block) => block,
        None => missing(ir.schema(op), "successor", group.cast_signed()),
    }
}

/// The successors from group `group` on.
pub fn variadic_successors(op: Operation, ir: &Ir, group: usize) -> Vec<Block> {
    ir.successors(op).skip(group).collect()
}

/// Makes `value` the operand at `position`.
pub fn set_operand(op: Operation, ir: &mut Ir, position: isize, value: Value) {
    let index = place(position, || ir.num_operands(op));
    ir.set_operand(op, index, value);
}

/// Makes `values` the operands between `before` and `after` others, however many there were.
pub fn set_operands(op: Operation, ir: &mut Ir, before: usize, after: usize, values: &[Value]) {
    let (start, length) = rest(before, after, ir.num_operands(op));
    let mut operands: Vec<Value> = ir.operands(op).collect();
    operands.splice(start..start + length, values.iter().copied());
    ir.set_operands(op, &operands);
}

/// What `$_op` stands for in a predicate: an operation with the IR that it is in.
#[derive(Clone, Copy, Debug)]
pub struct OpRef<'a> {
    /// The IR.
    pub ir: &'a Ir,
    /// The operation.
    pub op: Operation,
}

impl<'a> OpRef<'a> {
    /// The operands.
    pub fn operands(self) -> impl ExactSizeIterator<Item = Value> + 'a {
        self.ir.operands(self.op)
    }

    /// The results.
    pub fn results(self) -> impl ExactSizeIterator<Item = Value> + 'a {
        self.ir.results(self.op)
    }

    /// How many operands there are.
    pub fn num_operands(self) -> usize {
        self.ir.num_operands(self.op)
    }

    /// How many results there are.
    pub fn num_results(self) -> usize {
        self.ir.num_results(self.op)
    }

    /// The type of the `index`-th operand.
    pub fn operand_type(self, index: usize) -> Option<Type> {
        self.ir.operand(self.op, index).map(|value| self.ir.value_type(value))
    }

    /// The type of the `index`-th result.
    pub fn result_type(self, index: usize) -> Option<Type> {
        self.ir.result(self.op, index).map(|value| self.ir.value_type(value))
    }

    /// The attribute called `name`, inherent or discardable.
    pub fn attribute(self, name: &str) -> Option<Attribute> {
        self.ir.any_attribute(self.op, name)
    }
}
