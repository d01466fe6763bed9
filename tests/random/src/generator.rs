//! Functions of random operations.

use std::sync::Arc;

use ods::ir::OperationParts;
use ods::prelude::*;
use ods::schema::{Arity, OpSchema, PredScope, Presence};
use ods::verify::verify;
use ods_dialects::{arith, func};

use crate::memory::Slot;
use crate::numbers::Numbers;
use crate::parts::Parts;

/// A generator of random functions over the dialects of a context.
///
/// ```
/// let context = ods::Context::new();
/// ods_dialects::register_all(&context).expect("a fresh context");
/// let mut generator = ods_random::Generator::new(context.into(), &["arith", "math"], 7);
/// let module = generator.module(10);
/// assert!(module.contains("\"func.func\"() <{"));
/// ```
pub struct Generator {
    pub(crate) ir: Ir,
    pub(crate) numbers: Numbers,
    pub(crate) parts: Parts,
    schemas: Vec<&'static OpSchema>,
    /// The buffers on the stack that the next operation sees.
    pub(crate) slots: Vec<Slot>,
    /// The functions that calls may name.
    pub(crate) functions: Vec<func::FuncOp>,
}

impl Generator {
    /// Creates a generator of operations of these dialects; the context has them, and allows unregistered ones.
    pub fn new(context: Arc<Context>, dialects: &[&str], seed: u64) -> Self {
        let is_chosen = |dialect: &&'static ods::schema::DialectSchema| dialects.contains(&dialect.name);
        let is_plain = |schema: &&OpSchema| {
            let is_terminator = schema.has_trait::<Terminator>() || schema.has_trait::<ConstantLike>();
            schema.regions.is_empty() && schema.successors.is_empty() && !is_terminator
        };
        let schemas = context.dialects().into_iter().filter(is_chosen).flat_map(|dialect| dialect.ops.iter().copied());
        let schemas = schemas.filter(is_plain).collect();
        let parts = Parts::new(&context);
        let (ir, numbers) = (Ir::new(context), Numbers::new(seed));
        Self { ir, numbers, parts, schemas, slots: Vec::new(), functions: Vec::new() }
    }

    /// Returns the text of a module, in generic form: a function with so many operations, and often smaller ones that
    /// it may call.
    ///
    /// # Panics
    /// Panics if the dialects `func`, `arith`, `cf`, `memref` and `scf` are not registered.
    pub fn module(&mut self, ops: usize) -> String {
        for number in 0..self.numbers.below(3) {
            let types: Vec<Type> = (0..self.numbers.below(4)).filter_map(|_| self.constant_type()).collect();
            let visibility = if self.numbers.once_in(4) { None } else { Some("private") };
            let ops = self.numbers.below(1 + ops / 3);
            let function = self.function(&format!("g{number}"), visibility, &types, ops);
            self.functions.push(function);
        }
        let types: Vec<Type> = (0..2 + self.numbers.below(5)).filter_map(|_| self.random_type()).collect();
        let main = self.function("f", None, &types, ops);
        let functions: Vec<func::FuncOp> = [main].into_iter().chain(std::mem::take(&mut self.functions)).collect();
        let texts = functions.iter().map(|function| self.ir.display(*function).generic().to_string());
        let text = texts.collect::<Vec<_>>().join("\n");
        for function in functions {
            self.ir.erase(function).expect("it has no uses");
        }
        text
    }

    /// Returns a function with arguments of these types and so many operations.
    fn function(&mut self, name: &str, visibility: Option<&str>, types: &[Type], ops: usize) -> func::FuncOp {
        let entry = self.block_of(types.iter().copied());
        let mut values: Vec<Value> = self.ir.arguments(entry).collect();
        let last = self.body(entry, &mut values, ops, 0);
        let returned: Vec<Value> = (0..self.numbers.below(4)).filter_map(|_| self.numbers.one_of(&values)).collect();
        let results: Vec<Type> = returned.iter().map(|value| self.ir.value_type(*value)).collect();
        self.ir.builder_at_end_of(last).insert(func::ReturnOp::new(returned)).expect("func is registered");
        let mut draft = func::FuncOp::of(name, types, results);
        if let Some(visibility) = visibility {
            draft = draft.with_sym_visibility(visibility);
        }
        let function = self.ir.builder().insert(draft).expect("func is registered");
        let region = function.body(&self.ir);
        for block in self.blocks_from(entry) {
            self.ir.append_block(region, block);
        }
        function
    }

    /// Returns the block and the blocks that branches lead to, in the order of their creation.
    fn blocks_from(&self, entry: Block) -> Vec<Block> {
        let mut blocks = vec![entry];
        let mut next = 0;
        while let Some(block) = blocks.get(next) {
            let successors = self.ir.last_op(*block).map(|last| self.ir.successors(last).collect::<Vec<_>>());
            for block in successors.unwrap_or_default() {
                if !blocks.contains(&block) {
                    blocks.push(block);
                }
            }
            next += 1;
        }
        blocks
    }

    /// Returns a random type.
    fn random_type(&mut self) -> Option<Type> {
        self.numbers.one_of(&self.parts.types)
    }

    /// Returns a type that has constants, so that operands of calls are never missing.
    fn constant_type(&mut self) -> Option<Type> {
        self.numbers.one_of(&self.parts.constants)?.ty(self.ir.context())
    }

    /// Appends so many operations to a block, or to blocks after it, with operands among the values, to which it adds
    /// the results. Returns the last block.
    pub(crate) fn body(&mut self, mut block: Block, values: &mut Vec<Value>, ops: usize, depth: usize) -> Block {
        let outside = self.slots.len();
        if depth == 0 {
            self.allocate(block, values);
        }
        for _ in 0..ops {
            match self.numbers.below(24) {
                0..4 => self.constant(block, values),
                4 if depth < 3 => self.conditional(block, values, depth),
                5 if depth < 2 => self.counted_loop(block, values, depth),
                6 if depth == 0 && self.numbers.once_in(2) => block = self.branches(block, values),
                7 => self.use_of(block, values),
                8 => self.allocate(block, values),
                9..13 => self.access(block, values),
                13 => self.call(block, values),
                14 if depth < 2 => self.conditional_loop(block, values, depth),
                15 if depth < 2 => self.switch(block, values, depth),
                16 if depth == 0 && self.numbers.once_in(2) => block = self.cycle(block, values),
                _ => self.operation(block, values),
            }
        }
        self.use_of(block, values);
        self.slots.truncate(outside);
        block
    }

    /// Appends a constant.
    fn constant(&mut self, block: Block, values: &mut Vec<Value>) {
        let Some(value) = self.numbers.one_of(&self.parts.constants) else { return };
        values.extend(self.ir.builder_at_end_of(block).value(arith::ConstantOp::new(value)));
    }

    /// Appends an unregistered operation that uses values.
    pub(crate) fn use_of(&mut self, block: Block, values: &[Value]) {
        let used: Vec<Value> = (0..=self.numbers.below(3)).filter_map(|_| self.recent_one_of(values)).collect();
        let name = self.ir.context().op_name("foo.use");
        let parts = OperationParts { operands: &used, ..OperationParts::new(name, Location::UNKNOWN) };
        self.ir.create_operation_at(&parts, InsertionPoint::end_of(block));
    }

    /// Appends an operation, if one of several tries is valid.
    pub(crate) fn operation(&mut self, block: Block, values: &mut Vec<Value>) {
        for _ in 0..12 {
            let Some(schema) = self.numbers.one_of(&self.schemas) else { return };
            for _ in 0..6 {
                if let Some(op) = self.try_operation(schema, block, values) {
                    values.extend(self.ir.results(op));
                    return;
                }
            }
        }
    }

    fn try_operation(&mut self, schema: &'static OpSchema, block: Block, values: &[Value]) -> Option<Operation> {
        let mut draft = Draft::new(schema);
        let mut like = None;
        for (group, operands) in schema.operands.iter().enumerate() {
            let count = self.count(operands.arity);
            let chosen = (0..count).map(|_| self.operand(operands.constraint, values, &mut like));
            draft = draft.operand_group(group, chosen.collect::<Option<Vec<Value>>>()?);
        }
        for (slot, attribute) in schema.attributes.iter().enumerate() {
            let is_needed = matches!(attribute.presence, Presence::Required);
            if is_needed || self.numbers.once_in(3) {
                let scope = PredScope::of(self.ir.context());
                let fits = |value: &Attribute| attribute.constraint.pred.holds(*value, &scope);
                let all: Vec<Attribute> = self.parts.attributes.iter().copied().filter(fits).collect();
                draft = draft.inherent(slot, self.numbers.one_of(&all));
            }
        }
        let at = InsertionPoint::end_of(block);
        // Some definitions tell only when an operation is created that its types are inferred.
        if !schema.infers_result_types() && self.numbers.once_in(2) {
            for (group, results) in schema.results.iter().enumerate() {
                let types = (0..self.count(results.arity)).map(|_| self.result_type(results.constraint, values));
                draft = draft.result_group(group, types.collect::<Option<Vec<Type>>>()?);
            }
        }
        let op = draft.create(&mut self.ir, at, Location::UNKNOWN).ok()?;
        if verify(&self.ir, op).is_err() {
            self.ir.erase(op).expect("it has no uses");
            return None;
        }
        Some(op)
    }

    fn count(&mut self, arity: Arity) -> usize {
        match arity {
            Arity::One => 1,
            Arity::Optional => self.numbers.below(2),
            Arity::Variadic => self.numbers.below(4),
        }
    }

    /// Returns a random value whose type satisfies the constraint, mostly of the type of the first operand.
    fn operand(
        &mut self,
        constraint: &'static ods::schema::TypeConstraint,
        values: &[Value],
        like: &mut Option<Type>,
    ) -> Option<Value> {
        let scope = PredScope::of(self.ir.context());
        let fits = |value: &Value| constraint.pred.holds(self.ir.value_type(*value), &scope);
        let mut all: Vec<Value> = values.iter().copied().filter(fits).collect();
        let alike: Vec<Value> = all.iter().copied().filter(|value| Some(self.ir.value_type(*value)) == *like).collect();
        if !alike.is_empty() && !self.numbers.once_in(4) {
            all = alike;
        }
        let value = self.recent_one_of(&all);
        *like = like.or(value.map(|value| self.ir.value_type(value)));
        value
    }

    /// Returns one of the values. Recent values are more frequent, so that chains of operations arise.
    fn recent_one_of(&mut self, values: &[Value]) -> Option<Value> {
        let recent = values.len() - values.len().min(6);
        if self.numbers.once_in(2) { self.numbers.one_of(&values[recent..]) } else { self.numbers.one_of(values) }
    }

    /// Returns a random type that satisfies the constraint, often that of a value.
    fn result_type(&mut self, constraint: &'static ods::schema::TypeConstraint, values: &[Value]) -> Option<Type> {
        let of_values = values.iter().map(|value| self.ir.value_type(*value));
        let scope = PredScope::of(self.ir.context());
        let all = self.parts.types.iter().copied().chain(of_values);
        let all: Vec<Type> = all.filter(|ty| constraint.pred.holds(*ty, &scope)).collect();
        self.numbers.one_of(&all)
    }
}
