//! Drafts: operations being assembled by builders.

mod generic;

use std::sync::Arc;

use smallvec::SmallVec;

use crate::attributes::{DenseArrayAttr, DictionaryAttr};
use crate::context::Context;
use crate::entity::{Attribute, Block, Location, Operation, Region, Type, Value};
use crate::interfaces::InferTypeOpInterface;
use crate::ir::{InsertionPoint, Ir, OperationParts};

use super::property::{Pending, PendingProperty, PropertyValue};
use super::segments::same_lengths;
use super::{
    AttrInput, BuildError, IntoAttr, Invalid, OpSchema, OpSource, Sizes, TraitSet, View, find_table,
    infer_result_types_of_groups,
};

/// The parts of an operation that does not exist yet. `AddIOp::new(...)` returns an `AddIOp<Draft>`.
///
/// See [`Builder`](super::Builder) for an example.
#[derive(Clone, Debug)]
pub struct Draft {
    pub(crate) schema: &'static OpSchema,
    operands: SmallVec<[Value; 4]>,
    inherent: SmallVec<[Option<Attribute>; 4]>,
    result_types: SmallVec<[Type; 2]>,
    successors: SmallVec<[Block; 2]>,
    attributes: DictionaryAttr,
    num_regions: u32,
    /// The operation that the draft describes, if it already exists.
    of: Option<Operation>,
    /// Whether the result types are inferred.
    pub(crate) infer: bool,
    /// Parts that few operations have.
    extra: Option<Box<Extra>>,
}

/// Parts that need the context, segment sizes, and properties. One pointer leads to them, so that drafts without them
/// pay for a single word.
#[derive(Clone, Default, Debug)]
struct Extra {
    /// Rust values of inherent attributes by slot, to be converted once a context is available.
    waiting: Vec<(usize, AttrInput)>,
    /// The lengths of operand groups, followed by the lengths of result groups.
    sizes: SmallVec<[u32; 8]>,
    /// The properties by position.
    properties: SmallVec<[(usize, Arc<dyn PendingProperty>); 2]>,
    /// The lengths of nested groups, by slot of the attribute that holds them.
    nested: Vec<(usize, Vec<i32>)>,
    /// Words given in stored form, by their start.
    words: Vec<(usize, SmallVec<[u32; 8]>)>,
    /// The resulting property words, once a context is available.
    stored: SmallVec<[u32; 8]>,
    /// The error in a given part.
    wrong: Option<String>,
    /// A function that computes the result types.
    results_by: Option<fn(&Ir, &Draft) -> Vec<Type>>,
}

#[inline(never)]
fn drop_extra(extra: Box<Extra>) {
    drop(extra);
}

impl Extra {
    /// Drops the Rust value for slot `index`.
    fn forget(&mut self, index: usize) {
        self.waiting.retain(|(slot, _)| *slot != index);
    }
}

/// Returns the draft with the property at position `index`. A function, not a method: the compiler complains of a wrong
/// type at the name of a method, and at the type in the call of a function.
#[must_use]
pub fn with_property<P: PropertyValue>(mut draft: Draft, index: usize, value: P::Value) -> Draft {
    let properties = &mut draft.extra().properties;
    properties.retain(|(known, _)| *known != index);
    properties.push((index, Arc::new(Pending::<P>(value))));
    draft
}

impl Draft {
    /// Returns a draft without parts. Its result types are inferred unless [`Draft::result`] sets them.
    #[inline(always)]
    pub fn new(schema: &'static OpSchema) -> Self {
        Self {
            schema,
            operands: SmallVec::new(),
            inherent: SmallVec::new(),
            result_types: SmallVec::new(),
            successors: SmallVec::new(),
            attributes: DictionaryAttr::EMPTY,
            num_regions: 0,
            of: None,
            infer: true,
            extra: None,
        }
    }

    /// Adds an operand.
    #[inline(always)]
    #[must_use]
    pub fn operand(mut self, value: Value) -> Self {
        self.operands.push(value);
        self
    }

    /// Adds operands.
    #[must_use]
    pub fn operands(mut self, values: impl IntoIterator<Item = Value>) -> Self {
        self.operands.extend(values);
        self
    }

    /// Sets the operand of the optional group `group`, replacing an earlier one. All other groups have one operand,
    /// which must be added before.
    #[must_use]
    pub fn insert_operand(mut self, group: usize, value: Value) -> Self {
        if self.operands.len() == self.schema.operands.len() {
            self.operands[group] = value;
        } else {
            self.operands.insert(group.min(self.operands.len()), value);
        }
        self
    }

    fn extra(&mut self) -> &mut Extra {
        self.extra.get_or_insert_default()
    }

    /// Returns the lengths of the groups so far, operand groups first.
    fn sizes(&mut self) -> &mut SmallVec<[u32; 8]> {
        let count = self.schema.operands.len() + self.schema.results.len();
        let sizes = &mut self.extra().sizes;
        sizes.resize(count, 0);
        sizes
    }

    /// Sets the operand group `group` to `values`, replacing earlier ones.
    #[must_use]
    pub fn operand_group(mut self, group: usize, values: impl IntoIterator<Item = Value>) -> Self {
        let values: SmallVec<[Value; 4]> = values.into_iter().collect();
        let sizes = self.sizes();
        let (start, length) = (sizes[..group].iter().sum::<u32>() as usize, sizes[group] as usize);
        sizes[group] = values.len() as u32;
        self.operands.drain(start..start + length);
        self.operands.insert_many(start, values);
        self
    }

    /// Sets the nested operand group `group`, whose lengths are stored in the attribute in slot `lengths`.
    #[must_use]
    pub fn nested_operand_group<G: IntoIterator<Item = Value>>(
        mut self,
        group: usize,
        lengths: usize,
        values: impl IntoIterator<Item = G>,
    ) -> Self {
        let groups: Vec<Vec<Value>> = values.into_iter().map(|group| group.into_iter().collect()).collect();
        let sizes = groups.iter().map(|group| group.len() as i32).collect();
        self.extra().nested.push((lengths, sizes));
        let values = groups.into_iter().flatten();
        match self.schema.operand_sizes {
            Sizes::Rest => self.operands(values),
            Sizes::Stored | Sizes::Same => self.operand_group(group, values),
        }
    }

    /// Adds the result group `group` with results of these types. Groups are added in order.
    #[must_use]
    pub fn result_group(mut self, group: usize, types: impl IntoIterator<Item = Type>) -> Self {
        let before = self.result_types.len();
        self = self.results(types);
        let (place, length) = (self.schema.operands.len() + group, self.result_types.len() - before);
        self.sizes()[place] = length as u32;
        self
    }

    /// Returns the property words, for an operation in this context.
    fn words(&self, context: &Context) -> SmallVec<[u32; 8]> {
        let Some(extra) = &self.extra else { return SmallVec::new() };
        let mut words = SmallVec::from_elem(0, self.schema.word_count());
        let mut put = |start: usize, stored: &[u32]| words[start..start + stored.len()].copy_from_slice(stored);
        let (operands, results) =
            extra.sizes.split_at_checked(self.schema.operands.len()).unwrap_or((&extra.sizes[..], &[]));
        for (name, start, _) in self.schema.stored_sizes() {
            put(start, if name == super::segments::OPERAND_SEGMENT_SIZES { operands } else { results });
        }
        for (start, stored) in &extra.words {
            put(*start, stored);
        }
        for (index, value) in &extra.properties {
            let property = &self.schema.properties[*index];
            put(property.start, &value.stored(property, context));
        }
        words
    }

    /// Converts the parts that need a context, and checks groups that must have equal lengths.
    #[inline(never)]
    fn settle(&mut self, ir: &Ir) -> Result<(), BuildError> {
        self.settle_in(ir.context())?;
        if let Some(types) = self.extra.as_mut().and_then(|extra| extra.results_by.take()) {
            self.result_types = types(ir, self).into();
        }
        Ok(())
    }

    fn settle_in(&mut self, context: &Context) -> Result<(), BuildError> {
        let Some(extra) = &mut self.extra else { return Ok(()) };
        let mut wrong = extra.wrong.take();
        for (slot, value) in std::mem::take(&mut extra.waiting) {
            match value.attribute(context) {
                Ok(attribute) => self.inherent[slot] = Some(attribute),
                Err(error) => wrong = wrong.or(Some(error.0)),
            }
        }
        let operands = self.schema.operands.len();
        if self.schema.operand_sizes == Sizes::Same {
            wrong = wrong.or(same_lengths(self.schema.operands, &extra.sizes).err());
        }
        if self.schema.result_sizes == Sizes::Same {
            let lengths = extra.sizes.get(operands..).unwrap_or(&[]);
            wrong = wrong.or(same_lengths(self.schema.results, lengths).err());
        }
        let nested = std::mem::take(&mut extra.nested);
        for (slot, lengths) in nested {
            let lengths = DenseArrayAttr::i32s(context, &lengths);
            self.inherent.resize(self.schema.attributes.len(), None);
            self.inherent[slot] = Some(lengths.into());
        }
        let stored = self.words(context);
        self.extra().stored = stored;
        wrong.map_or(Ok(()), |message| Err(self.error(message)))
    }

    /// Sets the inherent attribute in slot `index`.
    #[inline(always)]
    #[must_use]
    pub fn inherent(mut self, index: usize, value: Option<Attribute>) -> Self {
        // Mostly in order. `resize` is a call.
        if self.inherent.len() == index {
            self.inherent.push(value);
        } else {
            self.set_slot(index, value);
        }
        if let Some(extra) = &mut self.extra {
            extra.forget(index);
        }
        self
    }

    #[inline(never)]
    fn set_slot(&mut self, index: usize, value: Option<Attribute>) {
        if self.inherent.len() <= index {
            self.inherent.resize(index + 1, None);
        }
        self.inherent[index] = value;
    }

    /// Sets the inherent attribute in slot `index` to a Rust value or a view.
    #[inline(always)]
    #[must_use]
    pub fn attr<C: ?Sized>(self, index: usize, value: impl IntoAttr<C>) -> Self {
        match value.into_input() {
            AttrInput::Attribute(attribute) => self.inherent(index, Some(attribute)),
            value @ (AttrInput::Word(..) | AttrInput::Later(_)) => self.wait(index, value),
        }
    }

    /// Sets the inherent attribute in slot `index` to one that is created once a context is available.
    #[must_use]
    pub fn attr_by(
        self,
        index: usize,
        make: impl Fn(&Context) -> Result<Attribute, Invalid> + Send + Sync + 'static,
    ) -> Self {
        self.wait(index, AttrInput::Later(Arc::new(make)))
    }

    /// Computes the result types from the other parts, once an IR is available.
    #[must_use]
    pub fn results_by(mut self, types: fn(&Ir, &Self) -> Vec<Type>) -> Self {
        self.infer = false;
        self.extra().results_by = Some(types);
        self
    }

    /// Sets or removes the unit attribute in slot `index`.
    #[inline(always)]
    #[must_use]
    pub fn unit(self, index: usize, value: bool) -> Self {
        self.inherent(index, value.then_some(Attribute::UNIT))
    }

    /// Defers a value. Out of line, because this is the rarer case, and the other one must stay short.
    fn wait(mut self, index: usize, value: AttrInput) -> Self {
        self = self.inherent(index, None);
        self.extra().waiting.push((index, value));
        self
    }

    /// Sets the inherent attribute in slot `index` to a view.
    #[inline(always)]
    #[must_use]
    pub fn attribute(self, index: usize, value: impl View<Entity = Attribute>) -> Self {
        self.inherent(index, Some(value.entity()))
    }

    /// Adds a result.
    #[inline(always)]
    #[must_use]
    pub fn result(mut self, ty: impl Into<Type>) -> Self {
        self.infer = false;
        self.result_types.push(ty.into());
        self
    }

    /// Adds results.
    #[must_use]
    pub fn results(mut self, types: impl IntoIterator<Item = Type>) -> Self {
        self.infer = false;
        self.result_types.extend(types);
        self
    }

    /// Adds a successor.
    #[must_use]
    pub fn successor(mut self, block: Block) -> Self {
        self.successors.push(block);
        self
    }

    /// Adds successors.
    #[must_use]
    pub fn successors(mut self, blocks: impl IntoIterator<Item = Block>) -> Self {
        self.successors.extend(blocks);
        self
    }

    /// Adds `count` empty regions.
    #[must_use]
    pub fn regions(mut self, count: usize) -> Self {
        self.num_regions += count as u32;
        self
    }

    /// Sets the discardable attributes.
    #[must_use]
    pub fn attributes(mut self, attributes: DictionaryAttr) -> Self {
        self.attributes = attributes;
        self
    }

    /// Records an error to be returned by [`Draft::create`], for builders that cannot compute a part.
    #[must_use]
    pub fn wrong(mut self, message: impl Into<String>) -> Self {
        self.extra().wrong.get_or_insert(message.into());
        self
    }

    fn error(&self, message: impl Into<String>) -> BuildError {
        BuildError::new(self.schema.name(), message.into())
    }

    /// Creates the operation and inserts it at the insertion point.
    ///
    /// # Errors
    /// Returns an error if no context registered the definition, or result types cannot be inferred. All other rules of
    /// the definition are left to the verifier.
    // Not inlined, so that the draft is passed by reference: copying freshly written words would cost more than
    // everything else.
    #[inline(never)]
    pub fn create(mut self, ir: &mut Ir, at: InsertionPoint, location: Location) -> Result<Operation, BuildError> {
        let built = self.make(ir, at, location);
        // Checked here, so that dropping the other fields is not a call.
        if let Some(extra) = self.extra {
            drop_extra(extra);
        }
        built.map_err(|error| error.at(ir, location))
    }

    #[inline(always)]
    fn make(&mut self, ir: &mut Ir, at: InsertionPoint, location: Location) -> Result<Operation, BuildError> {
        let Some(name) = self.schema.id.name() else {
            return Err(self.error("no registered dialect lists it in `ops(...)`; add it, or register its dialect"));
        };
        let Some(table) = ir.context().registered_op_table(name, self.schema) else {
            return Err(self.error("its dialect is not registered in the context of the IR; register or load it there"));
        };
        if ir.is_nearly_full() && !ir.has_room(self.result_types.len(), self.num_regions as usize) {
            return Err(self.error("the IR is full; clone the operations that are needed into a new one"));
        }
        if self.extra.is_some() {
            self.settle(ir)?;
        }
        if !self.schema.attributes.is_empty() {
            // Not `resize`, which is a call.
            while self.inherent.len() < self.schema.attributes.len() {
                self.inherent.push(None);
            }
            table.fill_defaults(&mut self.inherent);
        }
        if self.infer && !self.schema.results.is_empty() {
            self.infer_results(ir)?;
        }
        let parts = OperationParts {
            name,
            location,
            operands: &self.operands,
            result_types: &self.result_types,
            inherent: &self.inherent,
            words: self.extra.as_ref().map_or(&[], |extra| &extra.stored),
            attributes: self.attributes,
            successors: &self.successors,
            num_regions: self.num_regions as usize,
        };
        ir.try_create_operation_at(&parts, at).ok_or_else(|| self.misplaced(ir, at))
    }

    /// Returns the error for an invalid insertion point. Panics if it is stale.
    #[cold]
    fn misplaced(&self, ir: &Ir, at: InsertionPoint) -> BuildError {
        if at.beside_detached().is_none() {
            ir.check_point(at);
        }
        self.error(
            "the insertion point is next to an operation that is in no block; insert that into a block, or build with \
             `InsertionPoint::DETACHED`",
        )
    }

    /// Infers the result types if none are given.
    // Always inlined, unlike the slow path: this is by far the most common inference.
    #[inline(always)]
    fn infer_results(&mut self, ir: &Ir) -> Result<(), BuildError> {
        if self.schema.id.traits().contains(TraitSet::RESULT_AS_FIRST_OPERAND)
            && let Some(first) = self.operands.first()
        {
            self.result_types.push(ir.value_type(*first));
            return Ok(());
        }
        self.infer_results_by_definition(ir)
    }

    #[inline(never)]
    fn infer_results_by_definition(&mut self, ir: &Ir) -> Result<(), BuildError> {
        // The definition's own inference takes precedence over that of its traits.
        let inferred = match find_table::<dyn InferTypeOpInterface>(self.schema.interfaces) {
            Some(table) => (table.infer_return_types)(ir, self).map(SmallVec::from_vec),
            None => self.infer_from_schema(ir),
        };
        self.result_types = inferred.map_err(|message| self.error(message))?;
        Ok(())
    }

    /// Returns whether the result types are given, or are inferred from the other parts.
    #[doc(hidden)]
    pub fn has_result_types(&self) -> bool {
        let by_code = || find_table::<dyn InferTypeOpInterface>(self.schema.interfaces).is_some();
        !self.infer || self.schema.infers_result_types() || by_code()
    }

    /// Returns the result types determined by traits and constraints.
    pub(crate) fn infer_from_schema(&self, ir: &Ir) -> Result<SmallVec<[Type; 2]>, String> {
        let operands: SmallVec<[Type; 4]> = self.operands.iter().map(|value| ir.value_type(*value)).collect();
        let sizes: &[u32] = self.extra.as_ref().map_or(&[], |extra| &extra.sizes);
        infer_result_types_of_groups(self.schema, ir.context(), &operands, &self.inherent, sizes)
    }

    /// Returns a draft of an existing operation; `None` if it is not registered.
    pub fn of_operation(ir: &Ir, op: Operation) -> Option<Self> {
        ir.schema(op).map(|_| Self::of(ir, op))
    }

    /// Returns a draft of an existing operation.
    ///
    /// # Panics
    /// Panics if the operation is not registered.
    pub(crate) fn of(ir: &Ir, op: Operation) -> Self {
        let Some(schema) = ir.schema(op) else { panic!("'{}' is not registered", ir.name_str(op)) };
        let mut draft = Self::new(schema).operands(ir.operands(op)).results(ir.result_types(op));
        for slot in 0..schema.attributes.len() {
            draft = draft.inherent(slot, ir.inherent(op, slot));
        }
        draft.copy_words(ir, op);
        draft.of = Some(op);
        draft.successors(ir.successors(op)).regions(ir.num_regions(op)).attributes(ir.attributes(op))
    }

    /// Returns the draft of an operation being parsed, with these operands, attributes by slot, property words, lengths
    /// of operand groups and discardable attributes.
    pub(crate) fn of_parts(
        schema: &'static OpSchema,
        operands: &[Value],
        inherent: &[Option<Attribute>],
        words: &[u32],
        sizes: &[u32],
        attributes: DictionaryAttr,
    ) -> Self {
        let mut draft = Self::new(schema);
        draft.operands = SmallVec::from_slice(operands);
        draft.inherent = SmallVec::from_slice(inherent);
        draft.attributes = attributes;
        if !sizes.is_empty() {
            draft.sizes()[..sizes.len()].copy_from_slice(sizes);
        }
        if !words.is_empty() {
            draft.extra().words.push((0, words.into()));
        }
        draft
    }

    /// Returns the inferred result types.
    ///
    /// # Errors
    /// Returns a message if they cannot be inferred.
    pub(crate) fn inferred(mut self, ir: &Ir) -> Result<SmallVec<[Type; 2]>, String> {
        match self.infer_results(ir) {
            Ok(()) => Ok(self.result_types),
            Err(error) => Err(error.into_message()),
        }
    }

    /// Copies the segment sizes and properties of an operation.
    fn copy_words(&mut self, ir: &Ir, op: Operation) {
        let count = self.schema.word_count();
        if count == 0 {
            return;
        }
        let (operands, results) = (self.schema.operands.len(), self.schema.results.len());
        let lengths = (0..operands).map(|group| ir.operand_group(op, group).1);
        let lengths = lengths.chain((0..results).map(|group| ir.result_group(op, group).1));
        let sizes: SmallVec<[u32; 8]> = lengths.map(|length| length as u32).collect();
        self.sizes().copy_from_slice(&sizes);
        if let Some(words) = ir.property_words(op, self.schema.attributes.len(), 0, count) {
            self.extra().words.push((0, words.into()));
        }
    }
}

impl OpSource for Draft {
    fn operand_count(&self, _: &Ir) -> usize {
        self.operands.len()
    }
    fn operand_at(&self, _: &Ir, index: usize) -> Option<Value> {
        self.operands.get(index).copied()
    }
    fn attribute_at(&self, ir: &Ir, _: &'static OpSchema, index: usize) -> Option<Attribute> {
        let waiting = self.extra.as_ref().map_or(&[][..], |extra| &extra.waiting);
        if let Some((_, value)) = waiting.iter().find(|(slot, _)| *slot == index) {
            return value.attribute(ir.context()).ok();
        }
        self.inherent.get(index).copied().flatten()
    }
    /// Regions are available only in an existing operation.
    fn region_at(&self, ir: &Ir, index: usize) -> Option<Region> {
        ir.region(self.of?, index)
    }
    fn schema_of(&self, _: &Ir) -> Option<&'static OpSchema> {
        Some(self.schema)
    }
    fn with_words<R>(
        &self,
        ir: &Ir,
        _: &'static OpSchema,
        start: usize,
        count: usize,
        read: impl FnOnce(&[u32]) -> R,
    ) -> R {
        let words = self.words(ir.context());
        match words.get(start..start + count) {
            Some(words) => read(words),
            None => read(&vec![0; count]),
        }
    }
}
