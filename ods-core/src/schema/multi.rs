//! Constraints over several parts of an operation: MLIR's `PredOpTrait` and its family.

use smallvec::SmallVec;

use crate::context::Context;
use crate::entity::{Attribute, Operation, Type};
use crate::ir::Ir;

use super::OpRef;

/// A constraint over several operands, results and attributes of an operation.
#[derive(Debug)]
pub struct MultiConstraint {
    /// What it demands, in words; messages say `failed to verify that ...`.
    pub summary: &'static str,
    /// What it demands.
    pub pred: MultiPred,
}

/// What a [`MultiConstraint`] demands.
#[derive(Debug)]
pub enum MultiPred {
    /// All of them agree in something: `AllTypesMatch(a, b)` and its sisters.
    AllMatch {
        /// In what.
        aspect: Aspect,
        /// Which parts.
        parts: &'static [Part],
    },
    /// `TypesMatchWith("...", from, to, |ty, ctx| ...)`: the type of `to` is computed from that of `from`.
    Computed {
        /// Where the type comes from.
        from: Part,
        /// What must have it.
        to: Part,
        /// Computes it; `None` where it cannot.
        map: fn(Type, &Context) -> Option<Type>,
    },
    /// `PredOpTrait("...", code)`: any code over the operation.
    Code(fn(OpRef<'_>) -> bool),
}

/// What parts can agree in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aspect {
    /// The type.
    Type,
    /// The element type.
    ElementType,
    /// The shape.
    Shape,
    /// The number of dimensions.
    Rank,
}

/// A part of an operation, by position of its group in the definition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// An operand group.
    Operand(usize),
    /// A result group.
    Result(usize),
    /// An inherent attribute: its type is meant.
    Attribute(usize),
}

impl MultiConstraint {
    /// Whether the answer depends on nothing but the types of operands and results.
    pub fn looks_at_types_only(&self) -> bool {
        let is_value = |part: &Part| !matches!(part, Part::Attribute(_));
        match &self.pred {
            MultiPred::AllMatch { parts, .. } => parts.iter().all(is_value),
            MultiPred::Computed { from, to, .. } => is_value(from) && is_value(to),
            MultiPred::Code(_) => false,
        }
    }

    /// Whether the operation, whose counts are right, satisfies the constraint.
    pub fn holds(&self, ir: &Ir, op: Operation) -> bool {
        match &self.pred {
            MultiPred::AllMatch { aspect, parts } => {
                let types: SmallVec<[Type; 4]> = parts.iter().flat_map(|part| types_of(ir, op, *part)).collect();
                types.windows(2).all(|pair| agree(ir.context(), *aspect, pair[0], pair[1]))
            }
            MultiPred::Computed { from, to, map } => {
                let (from, to) = (types_of(ir, op, *from), types_of(ir, op, *to));
                from.iter().zip(&to).all(|(from, to)| map(*from, ir.context()) == Some(*to))
            }
            MultiPred::Code(test) => test(OpRef { ir, op }),
        }
    }
}

fn agree(context: &Context, aspect: Aspect, a: Type, b: Type) -> bool {
    match aspect {
        Aspect::Type => a == b,
        Aspect::ElementType => a.element_type(context) == b.element_type(context),
        Aspect::Shape => a.shape(context) == b.shape(context),
        Aspect::Rank => a.shape(context).map(<[i64]>::len) == b.shape(context).map(<[i64]>::len),
    }
}

/// The types of a part: one per value; of an attribute, the one it says it has.
pub fn types_of(ir: &Ir, op: Operation, part: Part) -> SmallVec<[Type; 2]> {
    let Some(schema) = ir.schema(op) else { return SmallVec::new() };
    match part {
        Part::Operand(group) => {
            let (start, length) = schema.operand_group(group, ir.num_operands(op));
            ir.operand_types(op).skip(start).take(length).collect()
        }
        Part::Result(group) => {
            let (start, length) = schema.result_group(group, ir.num_results(op));
            ir.result_types(op).skip(start).take(length).collect()
        }
        Part::Attribute(slot) => attribute_of(ir, op, slot).and_then(|a| a.ty(ir.context())).into_iter().collect(),
    }
}

/// The type of a part that is one value, for `$name` in code.
pub fn type_of(op: OpRef<'_>, part: Part) -> Option<Type> {
    types_of(op.ir, op.op, part).first().copied()
}

/// The inherent attribute in a slot, or its default.
pub fn attribute_of(ir: &Ir, op: Operation, slot: usize) -> Option<Attribute> {
    match (ir.inherent(op, slot), ir.schema(op)?.attributes.get(slot)?.presence) {
        (None, super::Presence::Default(make) | super::Presence::OptionalDefault(make)) => Some(make(ir.context())),
        (found, _) => found,
    }
}
