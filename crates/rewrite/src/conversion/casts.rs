//! Casts between old and new types, which exist during a conversion. MLIR calls them unresolved materializations.
//!
//! A *source* cast makes a value of the old type from converted values; a *target* cast the reverse. In the end, a cast
//! of the inverse cast goes away, and so do casts without users; for the others, the type converter has to make code.

use std::sync::Arc;

use ods_core::builtin::UnrealizedConversionCastOp;
use ods_core::context::Context;
use ods_core::ir::{InsertionPoint, ValueOwner, Values};
use ods_core::{Diagnostic, Ir, Operation, Type, Value};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::TypeConverter;

/// The casts that a conversion made.
#[derive(Default, Debug)]
pub(super) struct Casts {
    known: FxHashMap<Operation, Cast>,
    /// The casts in the order of creation; some were erased.
    order: Vec<Operation>,
    /// The target casts of values; some are out of date.
    targets: FxHashMap<Value, SmallVec<[Operation; 1]>>,
}

#[derive(Clone, Debug)]
struct Cast {
    direction: Direction,
    types: Option<Arc<TypeConverter>>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Direction {
    Source,
    Target,
}

impl Casts {
    /// Returns whether the operation is a cast of the conversion.
    pub(super) fn contains(&self, op: Operation) -> bool {
        self.known.contains_key(&op)
    }

    /// Replaces a value by others, by way of a source cast if the types differ. The cast is created after the value if
    /// there is only one, or at `at`.
    pub(super) fn replace(
        &mut self,
        ir: &mut Ir,
        old: Value,
        new: &[Value],
        at: InsertionPoint,
        types: Option<&Arc<TypeConverter>>,
    ) {
        if !ir.has_uses(old) {
            return;
        }
        let ty = ir.value_type(old);
        if let [one] = *new
            && ir.value_type(one) == ty
        {
            return ir.replace_all_uses(old, one);
        }
        let at = if let [one] = *new { behind(ir, one) } else { at };
        let results = self.create(ir, at, old, new, &[ty], Direction::Source, types);
        if let [cast] = results[..] {
            ir.replace_all_uses(old, cast);
        }
    }

    /// Returns values of the wanted types that represent the value: the values that it was made from, or the results of
    /// a target cast.
    pub(super) fn converted(
        &mut self,
        ir: &mut Ir,
        value: Value,
        wanted: &[Type],
        types: &Arc<TypeConverter>,
    ) -> Values {
        let has_wanted_types = |ir: &Ir, values: &[Value]| {
            values.len() == wanted.len() && values.iter().zip(wanted).all(|(value, ty)| ir.value_type(*value) == *ty)
        };
        let mut inputs: Values = [value].into_iter().collect();
        loop {
            if has_wanted_types(ir, &inputs) {
                return inputs;
            }
            let [one] = inputs[..] else { break };
            match ir.defining_op(one).filter(|op| self.contains(*op) && ir.num_results(*op) == 1) {
                Some(cast) => inputs = ir.operands(cast).collect(),
                None => break,
            }
        }
        let known = self.targets.get(&value).into_iter().flatten();
        for cast in known.filter(|cast| ir.contains(**cast) && ir.operands(**cast).eq([value])) {
            let results: Values = ir.results(*cast).collect();
            if has_wanted_types(ir, &results) {
                return results;
            }
        }
        let at = behind(ir, value);
        let results = self.create(ir, at, value, &[value], wanted, Direction::Target, Some(types));
        if let Some(cast) = results.first().and_then(|result| ir.defining_op(*result)) {
            self.targets.entry(value).or_default().push(cast);
        }
        results
    }

    #[allow(clippy::too_many_arguments)]
    fn create(
        &mut self,
        ir: &mut Ir,
        at: InsertionPoint,
        of: Value,
        inputs: &[Value],
        types: &[Type],
        direction: Direction,
        converter: Option<&Arc<TypeConverter>>,
    ) -> Values {
        let location = match ir.value_owner(of) {
            ValueOwner::Result(op, _) => ir.location(op),
            ValueOwner::Argument(block, index) => ir.argument_location(block, index),
        };
        let new = UnrealizedConversionCastOp::new(inputs.iter().copied(), types.iter().copied());
        // The definition of the cast is always registered.
        let Ok(cast) = ir.builder().at(at).with_location(location).insert(new) else { return Values::new() };
        self.known.insert(cast.into(), Cast { direction, types: converter.cloned() });
        self.order.push(cast.into());
        ir.results(cast).collect()
    }

    /// Removes the casts that are not needed, and replaces the others by code of their type converters.
    ///
    /// # Errors
    /// Returns an error about a cast that has to stay.
    pub(super) fn finish(&mut self, ir: &mut Ir, materialize: bool) -> Result<(), Diagnostic> {
        let own = self.order.iter().copied().filter(|op| self.contains(*op));
        cancel(ir, own);
        erase_unused(ir, self.order.clone(), |op| self.contains(op));
        if !materialize {
            return Ok(());
        }
        for index in 0..self.order.len() {
            let op = self.order[index];
            if !ir.contains(op) {
                continue;
            }
            let Some(cast) = self.known.get(&op).cloned() else { continue };
            self.materialize(ir, op, &cast)?;
        }
        Ok(())
    }

    fn materialize(&self, ir: &mut Ir, op: Operation, cast: &Cast) -> Result<(), Diagnostic> {
        let Some(types) = &cast.types else { return Err(unresolved(ir, op)) };
        let inputs: Values = ir.operands(op).collect();
        let wanted: Vec<Type> = ir.result_types(op).collect();
        let mut b = ir.builder_before(op);
        let made = match cast.direction {
            Direction::Source => {
                types.make_source(&mut b, wanted[0], &inputs).map(|value| [value].into_iter().collect())
            }
            Direction::Target => types.make_target(&mut b, &wanted, &inputs),
        };
        match made {
            Some(values) if values.iter().map(|value| ir.value_type(*value)).eq(wanted) => {
                ir.replace_op(op, values).map_err(|error| ir.error(op, error))
            }
            None if types.keeps_casts() => Ok(()),
            Some(_) | None => Err(unresolved(ir, op)),
        }
    }
}

/// Lets `builtin.unrealized_conversion_cast`s of inverse ones inside the operation cancel, and erases those without
/// uses. Corresponds to MLIR's pass `reconcile-unrealized-casts`.
pub fn reconcile_casts(ir: &mut Ir, op: impl Into<Operation>) {
    let casts = ir.walk_pre(op.into()).filter(|op| ir.isa::<UnrealizedConversionCastOp>(*op));
    let casts: Vec<Operation> = casts.collect();
    cancel(ir, casts.iter().copied());
    erase_unused(ir, casts, |_| true);
}

/// Replaces each cast to the types from which a chain of casts starts by what the chain was made from.
fn cancel(ir: &mut Ir, casts: impl IntoIterator<Item = Operation>) {
    for op in casts {
        let mut chain = ir.contains(op).then_some(op);
        while let Some(cast) = chain {
            let inputs: Values = ir.operands(cast).collect();
            if inputs.iter().map(|input| ir.value_type(*input)).eq(ir.result_types(op)) {
                for (result, input) in ir.results(op).collect::<Values>().iter().zip(inputs.iter()) {
                    ir.replace_all_uses(*result, *input);
                }
                break;
            }
            chain = input_cast(ir, cast);
        }
    }
}

/// Erases casts without uses, and those among their operands that are then without uses, if `may_go` says so.
fn erase_unused(ir: &mut Ir, mut casts: Vec<Operation>, may_go: impl Fn(Operation) -> bool) {
    while let Some(op) = casts.pop() {
        if !ir.contains(op) || !may_go(op) || ir.results(op).any(|result| ir.has_uses(result)) {
            continue;
        }
        let inner = ir.operands(op).filter_map(|operand| ir.defining_op(operand));
        casts.extend(inner.filter(|op| ir.isa::<UnrealizedConversionCastOp>(*op)));
        // It has no uses.
        let _ = ir.erase(op);
    }
}

/// Returns the point after the definition of the value.
fn behind(ir: &Ir, value: Value) -> InsertionPoint {
    match (ir.defining_op(value), ir.value_block(value)) {
        (Some(op), _) => InsertionPoint::after(ir, op),
        (None, Some(block)) => InsertionPoint::start_of(ir, block),
        (None, None) => InsertionPoint::DETACHED,
    }
}

/// Returns the cast whose results are the operands of the operation, in order.
fn input_cast(ir: &Ir, op: Operation) -> Option<Operation> {
    let first = ir.operands(op).next()?;
    let cast = ir.defining_op(first).filter(|op| ir.isa::<UnrealizedConversionCastOp>(*op))?;
    ir.operands(op).eq(ir.results(cast)).then_some(cast)
}

#[cold]
fn unresolved(ir: &Ir, op: Operation) -> Diagnostic {
    let context: &Context = ir.context();
    let list = |types: &mut dyn Iterator<Item = Type>| {
        types.map(|ty| format!("'{}'", ty.display(context))).collect::<Vec<_>>().join(", ")
    };
    let from = list(&mut ir.operands(op).map(|operand| ir.value_type(operand)));
    let to = list(&mut ir.result_types(op));
    let message = format!(
        "failed to legalize unresolved materialization from ({from}) to ({to}) that remained live after conversion"
    );
    let error = ir.error(op, message);
    let user = ir.results(op).flat_map(|result| ir.users(result)).next();
    match user {
        Some(user) => {
            let text = ir.display(user).local_scope();
            error.note(ir.location(user), format!("see existing live user here: {text}")).resolved(context)
        }
        None => error,
    }
}
