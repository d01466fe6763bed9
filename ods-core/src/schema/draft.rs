//! Operations that are being put together: what builders fill and then create.

use std::fmt;

use smallvec::SmallVec;

use crate::attributes::{DictionaryAttr, NamedAttribute};
use crate::context::Context;
use crate::entity::{Attribute, Block, Location, Operation, Region, Type, Value};
use crate::ir::{InsertionPoint, Ir, OperationParts};

use super::{Given, GivenFor, OpSchema, OpSource, Presence, TraitSet, View, infer_result_types};

/// The parts of an operation that does not exist yet. `AddIOp<Draft>` is what `AddIOp::new(...)` returns.
#[derive(Clone, Debug)]
pub struct Draft {
    schema: &'static OpSchema,
    operands: SmallVec<[Value; 4]>,
    inherent: SmallVec<[Option<Attribute>; 4]>,
    /// Natural values of inherent attributes, by slot: attributes as soon as there is a context.
    waiting: Vec<(usize, Given)>,
    result_types: SmallVec<[Type; 2]>,
    successors: SmallVec<[Block; 2]>,
    attributes: DictionaryAttr,
    num_regions: usize,
    /// Whether the result types come from the definition.
    infer: bool,
}

/// Why an operation was not made. A word, so that what builders return stays in registers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BuildError(Box<Failure>);

#[derive(Clone, PartialEq, Eq, Debug)]
struct Failure {
    op: String,
    message: String,
}

impl BuildError {
    /// The operation's full name.
    pub fn op(&self) -> &str {
        &self.0.op
    }

    /// What is wrong.
    pub fn message(&self) -> &str {
        &self.0.message
    }
}

/// What making an operation gives.
pub type Built<T> = Result<T, BuildError>;

impl fmt::Display for BuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "cannot build '{}': {}", self.0.op, self.0.message)
    }
}

impl std::error::Error for BuildError {}

impl Draft {
    /// An operation without parts; its result types are inferred unless [`Draft::result`] gives them.
    #[inline(always)]
    pub fn new(schema: &'static OpSchema) -> Self {
        Self {
            schema,
            operands: SmallVec::new(),
            inherent: SmallVec::new(),
            waiting: Vec::new(),
            result_types: SmallVec::new(),
            successors: SmallVec::new(),
            attributes: DictionaryAttr::EMPTY,
            num_regions: 0,
            infer: true,
        }
    }

    /// With one more operand.
    #[inline(always)]
    #[must_use]
    pub fn operand(mut self, value: Value) -> Self {
        self.operands.push(value);
        self
    }

    /// With more operands.
    #[must_use]
    pub fn operands(mut self, values: impl IntoIterator<Item = Value>) -> Self {
        self.operands.extend(values);
        self
    }

    /// With the operand of the optional group `group`, in place of the one that was given before; all other groups have
    /// one operand, and are there already.
    #[must_use]
    pub fn insert_operand(mut self, group: usize, value: Value) -> Self {
        if self.operands.len() == self.schema.operands.len() {
            self.operands[group] = value;
        } else {
            self.operands.insert(group.min(self.operands.len()), value);
        }
        self
    }

    /// With the inherent attribute in slot `index`.
    #[inline(always)]
    #[must_use]
    pub fn inherent(mut self, index: usize, value: Option<Attribute>) -> Self {
        if self.inherent.len() <= index {
            self.inherent.resize(index + 1, None);
        }
        self.inherent[index] = value;
        if !self.waiting.is_empty() {
            self.waiting.retain(|(slot, _)| *slot != index);
        }
        self
    }

    /// With the inherent attribute in slot `index`, given as a natural value or as a view.
    #[inline(always)]
    #[must_use]
    pub fn given<C: ?Sized>(self, index: usize, value: impl GivenFor<C>) -> Self {
        match value.given() {
            Given::Attribute(attribute) => self.inherent(index, Some(attribute)),
            value => self.wait(index, value),
        }
    }

    /// With the unit attribute in slot `index`, or without.
    #[inline(always)]
    #[must_use]
    pub fn unit(self, index: usize, value: bool) -> Self {
        self.inherent(index, value.then_some(Attribute::UNIT))
    }

    /// Out of line: what waits is the rarer case, and the other one is to stay short.
    fn wait(mut self, index: usize, value: Given) -> Self {
        self = self.inherent(index, None);
        self.waiting.push((index, value));
        self
    }

    /// With the inherent attribute in slot `index`, given as a view.
    #[inline(always)]
    #[must_use]
    pub fn attribute(self, index: usize, value: impl View<Entity = Attribute>) -> Self {
        self.inherent(index, Some(value.entity()))
    }

    /// With one more result.
    #[inline(always)]
    #[must_use]
    pub fn result(mut self, ty: Type) -> Self {
        self.infer = false;
        self.result_types.push(ty);
        self
    }

    /// With more results.
    #[must_use]
    pub fn results(mut self, types: impl IntoIterator<Item = Type>) -> Self {
        self.infer = false;
        self.result_types.extend(types);
        self
    }

    /// With one more successor.
    #[must_use]
    pub fn successor(mut self, block: Block) -> Self {
        self.successors.push(block);
        self
    }

    /// With more successors.
    #[must_use]
    pub fn successors(mut self, blocks: impl IntoIterator<Item = Block>) -> Self {
        self.successors.extend(blocks);
        self
    }

    /// With so many more regions, empty.
    #[must_use]
    pub fn regions(mut self, count: usize) -> Self {
        self.num_regions += count;
        self
    }

    /// With these discardable attributes.
    #[must_use]
    pub fn attributes(mut self, attributes: DictionaryAttr) -> Self {
        self.attributes = attributes;
        self
    }

    fn error(&self, message: impl Into<String>) -> BuildError {
        BuildError(Box::new(Failure { op: self.schema.name(), message: message.into() }))
    }

    /// Makes the operation and puts it at the place.
    ///
    /// # Errors
    /// When no context registered the definition, or result types are to be inferred and cannot be. Everything else
    /// that a definition demands is the verifier's.
    // Not inlined: a draft is then handed on by reference. Copying what was written a moment ago, word by word, costs
    // more than all the rest.
    #[inline(never)]
    pub fn create(mut self, ir: &mut Ir, at: InsertionPoint, location: Location) -> Result<Operation, BuildError> {
        let Some(name) = self.schema.id.name() else {
            return Err(self.error("no registered dialect lists it in its `ops(...)`"));
        };
        if !self.waiting.is_empty() {
            self.settle(ir.context());
        }
        if !self.schema.attributes.is_empty() {
            self.fill_defaults(ir.context());
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
            attributes: self.attributes,
            successors: &self.successors,
            num_regions: self.num_regions,
        };
        Ok(ir.create_operation_at(&parts, at))
    }

    fn infer_results(&mut self, ir: &Ir) -> Result<(), BuildError> {
        if self.schema.results.len() == 1
            && let Some(first) = self.operands.first()
            && self.has_type_of_operands()
        {
            self.result_types.push(ir.value_type(*first));
            return Ok(());
        }
        let operands: SmallVec<[Type; 4]> = self.operands.iter().map(|value| ir.value_type(*value)).collect();
        let inferred = infer_result_types(self.schema, ir.context(), &operands, &self.inherent);
        self.result_types = inferred.map_err(|message| self.error(message))?;
        Ok(())
    }

    /// Whether results have the type of the operands: by far the most common inference, so it is kept short.
    #[inline]
    fn has_type_of_operands(&self) -> bool {
        self.schema.id.traits().contains(TraitSet::SAME_OPERANDS_AND_RESULT_TYPE)
    }

    /// Makes attributes of what waits.
    fn settle(&mut self, context: &Context) {
        for (slot, value) in std::mem::take(&mut self.waiting) {
            self.inherent[slot] = Some(value.attribute(context));
        }
    }

    fn fill_defaults(&mut self, context: &Context) {
        self.inherent.resize(self.schema.attributes.len(), None);
        for (slot, attribute) in self.inherent.iter_mut().zip(self.schema.attributes) {
            if let (None, Presence::Default(make)) = (&slot, attribute.presence) {
                *slot = Some(make(context));
            }
        }
    }

    /// The draft of an operation in generic terms: inherent attributes are picked out of `attributes` by name.
    pub fn generic(
        schema: &'static OpSchema,
        context: &Context,
        result_types: &[Type],
        operands: &[Value],
        attributes: &[NamedAttribute],
    ) -> Self {
        let mut draft = Self::new(schema).operands(operands.iter().copied()).results(result_types.iter().copied());
        let mut discardable = Vec::new();
        for entry in attributes {
            match schema.attribute_index(context.str(entry.name)) {
                Some(index) => draft = draft.inherent(index, Some(entry.value)),
                None => discardable.push(*entry),
            }
        }
        draft.attributes(DictionaryAttr::get(context, &discardable))
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
        if let Some((_, value)) = self.waiting.iter().find(|(slot, _)| *slot == index) {
            return Some(value.attribute(ir.context()));
        }
        self.inherent.get(index).copied().flatten()
    }
    fn region_at(&self, _: &Ir, _: usize) -> Option<Region> {
        None
    }
    fn schema_of(&self, _: &Ir) -> Option<&'static OpSchema> {
        Some(self.schema)
    }
}
