//! Mutations of rewrites: a check that does not see them would not see real mistakes either.
//!
//! A mutation changes the code that a rewrite has made, as a mistake in its right side would: two operands are swapped,
//! a constant is off by one, a predicate or a flag is another one, an operand or a result is another value.

use std::fmt;

use ods_core::attributes::{DenseElementsAttr, FloatAttr, IntegerAttr};
use ods_core::interfaces::ElementsAttrInterface;
use ods_core::numeric::{Float, Int};
use ods_core::schema::{Pred, TraitSet};
use ods_core::{Attribute, Ir, Operation, Value};
use rustc_hash::FxHashSet;

/// A way in which a rewrite can be wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MutationKind {
    /// The first two operands are swapped.
    Swap,
    /// A constant is off by one.
    Constant,
    /// A predicate or a flag is another one.
    Enum,
    /// An operand is another parameter of the function.
    Operand,
    /// A result is another parameter of the function.
    Result,
}

/// A mutation of a rewrite.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mutation {
    /// The kind.
    pub kind: MutationKind,
    /// The number of places of that kind that stay as they are.
    pub place: usize,
}

impl fmt::Display for Mutation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let change = match self.kind {
            MutationKind::Swap => "operands are swapped",
            MutationKind::Constant => "a constant is off by one",
            MutationKind::Enum => "a predicate or a flag is another one",
            MutationKind::Operand => "an operand is another value",
            MutationKind::Result => "a result is another value",
        };
        write!(f, "{change}, at place {}", self.place)
    }
}

impl Mutation {
    /// The places of a kind that are changed, one at a time.
    const PLACES: usize = 3;

    /// Returns all mutations.
    pub fn all() -> impl Iterator<Item = Self> {
        use MutationKind::{Constant, Enum, Operand, Result, Swap};
        let kinds = [Swap, Constant, Enum, Operand, Result].into_iter();
        kinds.flat_map(|kind| (0..Self::PLACES).map(move |place| Self { kind, place }))
    }

    /// Changes what a rewrite has made inside: all but the operations in `known`. Of these, returns are changed for
    /// [`MutationKind::Result`]. Returns whether there was such a place.
    pub fn apply(self, ir: &mut Ir, inside: Operation, known: &FxHashSet<Operation>) -> bool {
        let all: Vec<Operation> = ir.walk_pre(inside).collect();
        let is_made = |op: &Operation| !known.contains(op);
        let mut left = self.place;
        let mut ops = all.into_iter().filter(|op| is_made(op) != (self.kind == MutationKind::Result));
        ops.any(|op| self.apply_to(ir, op, &mut left))
    }

    fn apply_to(self, ir: &mut Ir, op: Operation, left: &mut usize) -> bool {
        let mut is_next = || {
            let is_next = *left == 0;
            *left = left.saturating_sub(1);
            is_next
        };
        match self.kind {
            MutationKind::Swap => swap(ir, op, &mut is_next),
            MutationKind::Constant => change_attribute(ir, op, &mut is_next, next_constant),
            MutationKind::Enum => change_attribute(ir, op, &mut is_next, next_case),
            MutationKind::Operand => change_operand(ir, op, &mut is_next),
            MutationKind::Result => {
                let is_return = ir.has_traits(op, TraitSet::TERMINATOR) && ir.num_successors(op) == 0;
                is_return && change_operand(ir, op, &mut is_next)
            }
        }
    }
}

/// Swaps the first two operands if their order matters, unless places are left.
fn swap(ir: &mut Ir, op: Operation, is_next: &mut impl FnMut() -> bool) -> bool {
    let (Some(first), Some(second)) = (ir.operand(op, 0), ir.operand(op, 1)) else { return false };
    let is_same = first == second || ir.has_traits(op, TraitSet::COMMUTATIVE);
    if is_same || ir.value_type(first) != ir.value_type(second) || !is_next() {
        return false;
    }
    ir.set_operand(op, 0, second);
    ir.set_operand(op, 1, first);
    true
}

/// Sets the first attribute that has another value, unless places are left.
fn change_attribute(
    ir: &mut Ir,
    op: Operation,
    is_next: &mut impl FnMut() -> bool,
    other: impl Fn(&Ir, Operation, usize) -> Option<Attribute>,
) -> bool {
    let slots = ir.schema(op).map_or(0, |schema| schema.attributes.len());
    for slot in 0..slots {
        if let Some(value) = other(ir, op, slot)
            && is_next()
        {
            return ir.set_inherent(op, slot, Some(value));
        }
    }
    false
}

/// Returns the number after the one in a slot.
fn next_constant(ir: &Ir, op: Operation, slot: usize) -> Option<Attribute> {
    let schema = ir.schema(op)?;
    if matches!(schema.attributes[slot].constraint.pred.definition(), Pred::Enum(_)) {
        return None;
    }
    next_number(ir, ir.inherent(op, slot)?)
}

fn next_number(ir: &Ir, value: Attribute) -> Option<Attribute> {
    let context = ir.context();
    if let Some(integer) = value.cast::<IntegerAttr>(context) {
        let number = integer.int(context)?;
        let one = Int::from_u64(number.width(), 1);
        let next = number.wrapping_add(&one);
        return IntegerAttr::from_int(context, integer.ty(context), next).ok().map(Into::into);
    }
    if let Some(float) = value.cast::<FloatAttr>(context) {
        let number = float.value(context);
        let next = Float::from_f64(number.format(), number.to_f64() + 1.0);
        return Some(FloatAttr::from_float(context, next).into());
    }
    let elements = value.cast::<DenseElementsAttr>(context).filter(|elements| elements.is_splat(context))?;
    let next = next_number(ir, elements.element(context, 0)?)?;
    DenseElementsAttr::get(context, elements.ty(context), &[next]).ok().map(Into::into)
}

/// Returns the case after the one in a slot.
fn next_case(ir: &Ir, op: Operation, slot: usize) -> Option<Attribute> {
    let schema = ir.schema(op)?;
    let Pred::Enum(cases) = schema.attributes[slot].constraint.pred.definition() else { return None };
    let context = ir.context();
    let value = cases.value_of(ir.inherent(op, slot)?, context)?;
    let position = cases.cases.iter().position(|case| case.value == value)?;
    let next = cases.cases[(position + 1) % cases.cases.len()].value;
    (next != value).then(|| cases.attribute(next, context))
}

/// Replaces the first operand that another parameter of the function can replace, unless places are left.
fn change_operand(ir: &mut Ir, op: Operation, is_next: &mut impl FnMut() -> bool) -> bool {
    let parameters = parameters_around(ir, op);
    for position in 0..ir.num_operands(op) {
        let Some(operand) = ir.operand(op, position) else { continue };
        let ty = ir.value_type(operand);
        let other = parameters.iter().copied().find(|other| *other != operand && ir.value_type(*other) == ty);
        if let Some(other) = other
            && is_next()
        {
            ir.set_operand(op, position, other);
            return true;
        }
    }
    false
}

/// Returns the parameters of the function around an operation.
fn parameters_around(ir: &Ir, op: Operation) -> Vec<Value> {
    let around = std::iter::successors(ir.parent_op(op), |outer| ir.parent_op(*outer));
    let function = around.into_iter().find(|outer| ir.symbol_name(*outer).is_some() && ir.num_regions(*outer) == 1);
    let block = function.and_then(|function| ir.region(function, 0)).and_then(|region| ir.entry_block(region));
    block.map(|block| ir.arguments(block).collect()).unwrap_or_default()
}
