//! Whether an outcome refines another one.

use ods_core::numeric::Float;
use ods_core::types::{BaseMemRefType, ShapedType, TypeData};
use ods_core::{Context, Type};
use ods_exec::{RuntimeValue, Tensor};

use crate::opaque::OpaqueCall;
use crate::outcome::Outcome;

/// The relation of two outcomes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Relation {
    /// The second refines the first.
    Refines,
    /// It does not.
    Differs,
    /// The executions say nothing.
    Unknown,
}

/// Returns the relation of the outcomes of two functions, whose parameters and results have these types.
pub fn relation(context: &Context, [parameters, results]: [&[Type]; 2], before: &Outcome, after: &Outcome) -> Relation {
    match (before, after) {
        (Outcome::Undefined(_), _) => Relation::Refines,
        (Outcome::NotExecutable(_) | Outcome::OutOfBudget(_), _) | (_, Outcome::NotExecutable(_)) => Relation::Unknown,
        (Outcome::Returned { .. }, Outcome::Undefined(_) | Outcome::OutOfBudget(_)) => Relation::Differs,
        (
            Outcome::Returned { results: old, arguments: memory, calls },
            Outcome::Returned { results: new, arguments: new_memory, calls: new_calls },
        ) => {
            let mut memory = parameters
                .iter()
                .zip(memory.iter().zip(new_memory))
                .filter(|(ty, _)| ty.isa::<BaseMemRefType>(context));
            let mut values = results.iter().zip(old.iter().zip(new));
            let are_same = values.all(|(ty, (old, new))| refines(context, *ty, old, new))
                && memory.all(|(ty, (old, new))| refines(context, *ty, old, new))
                && are_calls_refined(context, calls, new_calls);
            if are_same { Relation::Refines } else { Relation::Differs }
        }
    }
}

fn are_calls_refined(context: &Context, old: &[OpaqueCall], new: &[OpaqueCall]) -> bool {
    old.len() == new.len()
        && old.iter().zip(new).all(|(old, new)| {
            let mut operands = old.operands.iter().zip(&new.operands);
            old.name == new.name
                && old.operands.len() == new.operands.len()
                && operands.all(|((ty, old), (_, new))| refines(context, *ty, old, new))
        })
}

/// Returns whether a value may replace another one of the same type.
fn refines(context: &Context, ty: Type, old: &RuntimeValue, new: &RuntimeValue) -> bool {
    match (old, new) {
        (RuntimeValue::Poison, _) => true,
        (RuntimeValue::Tensor(old), RuntimeValue::Tensor(new)) => {
            let element = ty.cast::<ShapedType>(context).map_or(ty, |ty| ty.element_type(context));
            old == new || elements_refine(context, element, old, new)
        }
        (RuntimeValue::Tensor(old), RuntimeValue::Poison) => is_all_poison(old),
        (old, new) => old == new || are_nan(context, ty, old, new),
    }
}

/// Returns whether each element is poison, so that the whole may be.
fn is_all_poison(tensor: &Tensor) -> bool {
    (0..tensor.len()).all(|position| matches!(tensor.element(position), Ok(RuntimeValue::Poison)))
}

fn elements_refine(context: &Context, element: Type, old: &Tensor, new: &Tensor) -> bool {
    old.shape() == new.shape()
        && (0..old.len()).all(|position| match (old.element(position), new.element(position)) {
            (Ok(old), Ok(new)) => refines(context, element, &old, &new),
            (Err(_), _) | (_, Err(_)) => false,
        })
}

/// Returns whether both are no numbers, whatever their bits, in each part where they differ.
fn are_nan(context: &Context, ty: Type, old: &RuntimeValue, new: &RuntimeValue) -> bool {
    let (Some(old), Some(new)) = (old.words(), new.words()) else { return false };
    match ty.data(context) {
        TypeData::Float(_) => is_nan(context, ty, &old) && is_nan(context, ty, &new),
        TypeData::Complex(part) => {
            let half = old.len() / 2;
            [0..half, half..old.len()].into_iter().all(|words| {
                let (old, new) = (&old[words.clone()], &new[words]);
                old == new || is_nan(context, *part, old) && is_nan(context, *part, new)
            })
        }
        _ => false,
    }
}

fn is_nan(context: &Context, ty: Type, words: &[u64]) -> bool {
    let TypeData::Float(format) = ty.data(context) else { return false };
    Float::from_bits(*format, words.iter().rev().fold(0, |bits, word| bits << 64 | u128::from(*word))).is_nan()
}
