//! Small modules that a rewrite may apply to, from the definitions of operations.
//!
//! The operation at the end of a function is one that the rewrite is for. Its operands are what the left side of a
//! declared pattern wants, and otherwise values that there are already, constants, results of further operations, and
//! parameters of the function, of a type that satisfies the constraint. Attributes are chosen among attributes
//! that satisfy theirs, and result types are inferred, or chosen. The verifier decides whether the operation stays.

use std::sync::Arc;

use ods_core::attributes::{StringAttr, TypeAttr};
use ods_core::ir::Extract;
use ods_core::rewrite::{OpNode, OperandNode, Wanted};
use ods_core::schema::{Arity, DialectHooks, Draft, OpSchema, PredScope, TraitSet, TypeConstraint};
use ods_core::types::FunctionType;
use ods_core::verify::verify;
use ods_core::{Block, Context, InsertionPoint, Ir, Location, Operation, Type, Value};

use super::parts::{Parts, constant};
use crate::random::Random;

/// The operations inside each other that are not in a left side.
const DEPTH: u32 = 2;

/// The operations that functions consist of.
#[derive(Clone, Copy)]
struct Frame {
    module: &'static OpSchema,
    function: &'static OpSchema,
    ret: &'static OpSchema,
}

/// A generator of modules.
pub struct Generator {
    context: Arc<Context>,
    parts: Parts,
    frame: Frame,
    /// The operations that operands may be results of.
    inner: Vec<&'static OpSchema>,
    hooks: Vec<&'static dyn DialectHooks>,
}

impl Generator {
    /// Returns a generator for rewrites of operations of a dialect.
    ///
    /// # Errors
    /// Returns an error if the context has no functions.
    pub fn new(context: &Arc<Context>, inner: Vec<&'static OpSchema>) -> Result<Self, String> {
        let schema = |name: &str| {
            let info = context.registered_op_name(name).map(|name| context.op_info(name));
            info.and_then(|info| info.schema())
                .ok_or_else(|| format!("'{name}' is not registered; register its dialect"))
        };
        let frame =
            Frame { module: schema("builtin.module")?, function: schema("func.func")?, ret: schema("func.return")? };
        let hooks = context.dialects().iter().filter_map(|dialect| dialect.hooks).collect();
        Ok(Self { context: Arc::clone(context), parts: Parts::new(context), frame, inner, hooks })
    }

    /// Returns the context of all modules.
    pub fn context(&self) -> &Context {
        &self.context
    }

    /// Returns a module for a rewrite of such operations, if it is valid. All values have the type `only`, if one is
    /// given, unless a constraint wants another one.
    pub fn module(
        &self,
        root: &'static OpSchema,
        left: Option<&'static OpNode>,
        only: Option<Type>,
        random: &mut Random,
    ) -> Option<Extract> {
        let mut ir = Ir::new(Arc::clone(&self.context));
        let block = ir.create_block();
        let fits = |ty: Type, constraint: &TypeConstraint| constraint.pred.holds(ty, &PredScope::of(&self.context));
        let theme = match (only, first_constraint(root)) {
            (Some(only), constraint) => constraint.is_none_or(|constraint| fits(only, constraint)).then_some(only)?,
            (None, Some(constraint)) if random.below(4) > 0 => self.parts.ty(&self.context, constraint, random)?,
            (None, Some(_) | None) => self.parts.theme(random),
        };
        let is_pure = only.is_some();
        let mut body = Body { generator: self, random, ir, block, root, theme, is_pure, values: Vec::new() };
        let op = body.op(root, left, 0)?;
        let Body { ir, values, random, .. } = body;
        let mut returned: Vec<Value> = ir.results(op).collect();
        // Now and then, other values are used as well.
        returned.extend(values.iter().copied().filter(|_| random.below(8) == 0));
        self.framed(ir, block, &returned)
    }

    /// Returns the module with a function that has a block and returns values.
    fn framed(&self, mut ir: Ir, block: Block, returned: &[Value]) -> Option<Extract> {
        let context = &*self.context;
        let types = |values: &[Value]| values.iter().map(|value| ir.value_type(*value)).collect::<Vec<Type>>();
        let (parameters, results) = (types(&ir.arguments(block).collect::<Vec<Value>>()), types(returned));
        let ty = TypeAttr::get(context, FunctionType::get(context, &parameters, &results).into());
        let ret = Draft::new(self.frame.ret).operand_group(0, returned.iter().copied());
        ret.create(&mut ir, InsertionPoint::end_of(block), Location::UNKNOWN).ok()?;
        let module = Draft::new(self.frame.module)
            .regions(1)
            .create(&mut ir, InsertionPoint::DETACHED, Location::UNKNOWN)
            .ok()?;
        let body = ir.region(module, 0)?;
        let body = ir.entry_block(body).unwrap_or_else(|| ir.add_block(body));
        let name = StringAttr::get(context, "f").into();
        let slots = ["sym_name", "function_type"].map(|name| self.frame.function.attribute_index(name));
        let function = Draft::new(self.frame.function)
            .regions(1)
            .inherent(slots[0]?, Some(name))
            .inherent(slots[1]?, Some(ty.into()));
        let function = function.create(&mut ir, InsertionPoint::end_of(body), Location::UNKNOWN).ok()?;
        let region = ir.region(function, 0)?;
        ir.append_block(region, block);
        verify(&ir, module).ok()?;
        Some(Extract { ir, root: module, op: module })
    }
}

/// The function that is being made.
struct Body<'a> {
    generator: &'a Generator,
    random: &'a mut Random,
    ir: Ir,
    block: Block,
    /// The operation that the rewrite is for.
    root: &'static OpSchema,
    /// The type that most values have.
    theme: Type,
    /// Whether all values have it, where constraints allow that.
    is_pure: bool,
    /// All values so far.
    values: Vec<Value>,
}

impl Body<'_> {
    /// Adds an operation that the left side wants.
    fn op(&mut self, schema: &'static OpSchema, node: Option<&'static OpNode>, depth: u32) -> Option<Operation> {
        let wanted = node.map(|node| node.operands).unwrap_or_default();
        let mut draft = Draft::new(schema);
        for (group, operands) in schema.operands.iter().enumerate() {
            let wanted: Vec<&OperandNode> = wanted.iter().filter(|operand| operand.group == group).collect();
            let least = wanted.iter().map(|operand| operand.element + 1).max().unwrap_or(0);
            let count = self.count(operands.arity).max(least);
            let mut values = Vec::with_capacity(count);
            for element in 0..count {
                let node = wanted.iter().find(|operand| operand.element == element);
                values.push(self.operand(operands.constraint, node.map(|node| node.wanted), depth)?);
            }
            draft = draft.operand_group(group, values);
        }
        for (slot, attribute) in schema.attributes.iter().enumerate() {
            let value = self.generator.parts.attribute(&self.generator.context, attribute, self.random);
            if value.is_some() {
                draft = draft.inherent(slot, value);
            }
        }
        // Some definitions tell only when an operation is created that its types are inferred.
        if !schema.infers_result_types() && self.random.below(4) > 0 {
            for (group, results) in schema.results.iter().enumerate() {
                let count = self.count(results.arity);
                let types = (0..count).map(|_| self.ty(results.constraint)).collect::<Option<Vec<Type>>>()?;
                draft = draft.result_group(group, types);
            }
        }
        let op = draft.create(&mut self.ir, InsertionPoint::end_of(self.block), Location::UNKNOWN).ok()?;
        if verify(&self.ir, op).is_err() {
            let _ = self.ir.erase(op);
            return None;
        }
        self.values.extend(self.ir.results(op));
        Some(op)
    }

    fn count(&mut self, arity: Arity) -> usize {
        match arity {
            Arity::One => 1,
            Arity::Optional => *self.random.pick(&[0, 1]),
            Arity::Variadic => *self.random.pick(&[0, 1, 2, 3]),
        }
    }

    fn operand(&mut self, constraint: &TypeConstraint, wanted: Option<Wanted>, depth: u32) -> Option<Value> {
        match wanted {
            Some(Wanted::Op(node, result) | Wanted::SingleUse(node, result)) => {
                let op = self.op((node.op)(), Some(node), depth + 1)?;
                let results: Vec<Value> = self.ir.results(op).collect();
                match result {
                    Some(result) => results.get(result).copied(),
                    None => (!results.is_empty()).then(|| *self.random.pick(&results)),
                }
            }
            Some(Wanted::Constant) => {
                let ty = self.ty(constraint)?;
                self.constant(ty)
            }
            None => self.any_operand(constraint, depth),
        }
    }

    /// Returns a value that satisfies the constraint.
    fn any_operand(&mut self, constraint: &TypeConstraint, depth: u32) -> Option<Value> {
        let scope = PredScope::of(&self.generator.context);
        let fits = |value: &Value| constraint.pred.holds(self.ir.value_type(*value), &scope);
        let known: Vec<Value> = self.values.iter().copied().filter(fits).collect();
        match self.random.below(8) {
            0..3 if !known.is_empty() => return Some(*self.random.pick(&known)),
            3..5 if depth < DEPTH => {
                if let Some(value) = self.inner(constraint, depth) {
                    return Some(value);
                }
            }
            5 | 6 => {
                let ty = self.ty(constraint)?;
                if let Some(value) = self.constant(ty) {
                    return Some(value);
                }
            }
            _ => {}
        }
        let ty = self.ty(constraint)?;
        let value = self.ir.add_argument(self.block, ty, Location::UNKNOWN);
        self.values.push(value);
        Some(value)
    }

    /// Returns a result of a new operation.
    fn inner(&mut self, constraint: &TypeConstraint, depth: u32) -> Option<Value> {
        let all = &self.generator.inner;
        let schema = if all.is_empty() || self.random.below(3) == 0 { self.root } else { *self.random.pick(all) };
        let op = self.op(schema, None, depth + 1)?;
        let scope = PredScope::of(&self.generator.context);
        self.ir.results(op).find(|value| constraint.pred.holds(self.ir.value_type(*value), &scope))
    }

    /// Returns the type of most values, or another one that satisfies the constraint.
    fn ty(&mut self, constraint: &TypeConstraint) -> Option<Type> {
        let context = &self.generator.context;
        if (self.is_pure || self.random.below(6) > 0) && constraint.pred.holds(self.theme, &PredScope::of(context)) {
            return Some(self.theme);
        }
        self.generator.parts.ty(context, constraint, self.random)
    }

    fn constant(&mut self, ty: Type) -> Option<Value> {
        let value = constant(&self.generator.context, ty, self.random)?;
        let mut builder = self.ir.builder_at_end_of(self.block);
        let op = self.generator.hooks.iter().find_map(|hooks| hooks.materialize_constant(&mut builder, value, ty))?;
        let result = self.ir.results(op).next()?;
        self.values.push(result);
        Some(result)
    }
}

/// Returns the constraint on the first operand.
fn first_constraint(schema: &OpSchema) -> Option<&'static TypeConstraint> {
    schema.operands.first().map(|operand| operand.constraint)
}

/// Returns whether operations like this can be made without regions, and executed as an operand.
pub fn is_plain(schema: &OpSchema) -> bool {
    let is_terminator = schema.trait_set().contains(TraitSet::TERMINATOR);
    schema.regions.is_empty() && schema.successors.is_empty() && !is_terminator
}
