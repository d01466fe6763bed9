//! The change of types, with the casts that it needs.

use ods_core::attributes::TypeAttr;
use ods_core::builtin::UnrealizedConversionCastOp;
use ods_core::interfaces::{CallableOpInterface, CastOpInterface, FunctionOpInterface, SymbolUserOpInterface};
use ods_core::ir::symbols::SymbolTables;
use ods_core::schema::DialectHooks;
use ods_core::{Ir, OpBuilder, Operation, Type, Value};
use rustc_hash::{FxHashMap, FxHashSet};

use super::caps::Caps;
use super::flows::{Flows, Receiver};
use super::plan::Plan;
use super::shape::KnownShape;
use crate::interfaces::CallOpInterface;

/// An operand that must have another type than the value will have.
struct Need {
    op: Operation,
    operand: usize,
    value: Value,
    ty: Type,
    /// The receiver of the value, if that is the reason.
    to: Option<Receiver>,
}

/// A change, within a span of the journal.
pub(super) struct Change<'a> {
    pub(super) flows: &'a Flows,
    pub(super) plan: &'a Plan,
    /// Operations that accept only the types from before.
    pub(super) rigid: &'a FxHashSet<Operation>,
    pub(super) caps: &'a mut Caps,
}

impl Change<'_> {
    /// Changes types and inserts casts. Returns whether all casts exist; if not, there are new caps, and the change is
    /// to be undone.
    pub(super) fn run(&mut self, ir: &mut Ir, root: Operation) -> bool {
        let needs = self.needs(ir);
        for value in &self.plan.changed {
            let ty = self.plan.type_of(ir, *value);
            ir.set_value_type(*value, ty);
        }
        let functions: Vec<Operation> =
            ir.walk_pre(root).filter(|op| ir.has_interface::<dyn FunctionOpInterface>(*op)).collect();
        functions.into_iter().for_each(|function| self.change_function(ir, function));
        self.insert_casts(ir, needs)
    }

    /// Makes the type of a function that of its body.
    fn change_function(&self, ir: &mut Ir, op: Operation) {
        let (function, callable) =
            (ir.interface::<dyn FunctionOpInterface>(op), ir.interface::<dyn CallableOpInterface>(op));
        let (Some(function), Some(callable)) = (function, callable) else { return };
        let inputs: Vec<Type> = match function.is_external(ir) {
            true => callable.argument_types(ir),
            false => function.arguments(ir).iter().map(|argument| ir.value_type(*argument)).collect(),
        };
        let results = self.plan.results_of(ir, op);
        if inputs != callable.argument_types(ir) || results != callable.callable_result_types(ir) {
            let ty = function.clone_type_with(ir, &inputs, &results);
            function.set_function_type_attr(ir, TypeAttr::get(ir.context(), ty));
        }
    }

    /// Returns the operands that need a cast, as the types are before the change.
    fn needs(&self, ir: &Ir) -> Vec<Need> {
        let exact = self.flows.list.iter().filter(|flow| flow.is_exact);
        let mut needs: Vec<Need> = Vec::new();
        for flow in exact {
            let to = self.plan.type_of_receiver(ir, flow.to);
            if let Some(ty) = to.filter(|ty| *ty != self.plan.type_of(ir, flow.from)) {
                needs.push(Need { op: flow.op, operand: flow.operand, value: flow.from, ty, to: Some(flow.to) });
            }
        }
        for value in &self.plan.changed {
            for found in ir.uses(*value).filter(|found| self.keeps_types(ir, found.op)) {
                let (op, operand) = (found.op, found.operand);
                if !self.flows.of_op(op).any(|flow| flow.operand == operand && flow.is_exact) {
                    needs.push(Need { op, operand, value: *value, ty: ir.value_type(*value), to: None });
                }
            }
        }
        // A loop passes an operand on to its body, and past it.
        let mut seen: FxHashSet<(Operation, usize, Type)> = FxHashSet::default();
        needs.retain(|need| seen.insert((need.op, need.operand, need.ty)));
        needs
    }

    /// Returns whether the operation may mean something else with other types.
    fn keeps_types(&self, ir: &Ir, op: Operation) -> bool {
        let is_unknown = ir.schema(op).is_none() || ir.cast::<UnrealizedConversionCastOp>(op).is_some();
        // The verifier of such an operation sees nothing around the function that a pass runs on.
        let is_about_others =
            ir.has_interface::<dyn SymbolUserOpInterface>(op) || ir.has_interface::<dyn CallOpInterface>(op);
        is_unknown || self.rigid.contains(&op) || (is_about_others && self.flows.of_op(op).next().is_none())
    }

    fn insert_casts(&mut self, ir: &mut Ir, needs: Vec<Need>) -> bool {
        let mut wanted: FxHashMap<(Value, Type), usize> = FxHashMap::default();
        needs.iter().for_each(|need| *wanted.entry((need.value, need.ty)).or_default() += 1);
        // A cast whose users all need one type has that type, and is not cast again.
        let makes_type = |ir: &Ir, value: Value, ty: Type| {
            is_cast(ir, value) && wanted.get(&(value, ty)).is_some_and(|count| *count == ir.uses(value).count())
        };
        let makers: Vec<bool> = needs.iter().map(|need| makes_type(ir, need.value, need.ty)).collect();
        let mut casts: FxHashMap<(Operation, Value, Type), Value> = FxHashMap::default();
        let mut complete = true;
        for (need, makes_type) in needs.into_iter().zip(makers) {
            if makes_type && self.caps.cap_value(need.value, &KnownShape::of(ir.context(), need.ty)) {
                complete = false;
                continue;
            }
            let key = (need.op, need.value, need.ty);
            let Some(cast) = casts.get(&key).copied().or_else(|| cast(ir, &need)) else {
                self.cap(ir, &need);
                complete = false;
                continue;
            };
            casts.insert(key, cast);
            ir.set_operand(need.op, need.operand, cast);
        }
        complete
    }

    /// Limits a value, and its receiver, to what is known of the other one.
    fn cap(&mut self, ir: &Ir, need: &Need) {
        self.caps.cap_value(need.value, &KnownShape::of(ir.context(), need.ty));
        let known = KnownShape::of(ir.context(), ir.value_type(need.value));
        match need.to {
            Some(Receiver::Value(value)) => drop(self.caps.cap_value(value, &known)),
            Some(Receiver::Result(callable, index)) => drop(self.caps.cap_result(callable, index, &known)),
            Some(Receiver::Declared(_)) | None => {}
        }
    }
}

fn is_cast(ir: &Ir, value: Value) -> bool {
    ir.defining_op(value).is_some_and(|op| ir.has_interface::<dyn CastOpInterface>(op))
}

/// Creates a cast before the user, by the first dialect that has one: that of the user, that of the value, or any other
/// one.
fn cast(ir: &mut Ir, need: &Need) -> Option<Value> {
    let context = ir.shared_context();
    let near = [Some(need.op), ir.defining_op(need.value)];
    let near =
        near.into_iter().flatten().filter_map(|op| ir.schema(op)).filter_map(|schema| context.dialect(schema.dialect));
    let dialects: Vec<&'static dyn DialectHooks> =
        near.chain(context.dialects()).filter_map(|dialect| dialect.hooks).collect();
    let location = ir.location(need.op);
    let mut b = OpBuilder::new(ir, ods_core::InsertionPoint::before(ir, need.op), location);
    let made = dialects.into_iter().find_map(|dialect| dialect.cast_shape(&mut b, need.value, need.ty));
    made.filter(|made| ir.value_type(*made) == need.ty)
}

/// Limits all that an operation with wrong types has to do with. Returns whether that is new.
pub(super) fn cap_all(ir: &Ir, op: Operation, flows: &Flows, caps: &mut Caps) -> bool {
    let mut news = caps.cap_values(ir.results(op));
    news |= caps.cap_callable(ir, op) || caps.cap_arguments(ir, op);
    for flow in flows.of_op(op) {
        news |= match flow.to {
            Receiver::Value(value) => caps.cap_value(value, &KnownShape::Unknown),
            Receiver::Result(callable, index) => caps.cap_result(callable, index, &KnownShape::Unknown),
            Receiver::Declared(_) => false,
        };
    }
    let mut tables = SymbolTables::new();
    for reference in ir.own_symbol_uses(op) {
        let symbol = tables.lookup_nearest(ir, op, reference);
        news |= symbol.is_some_and(|symbol| caps.cap_callable(ir, symbol));
    }
    news
}
