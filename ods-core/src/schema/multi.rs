//! Constraints over several parts of an operation: MLIR's `PredOpTrait` and related traits.

use std::borrow::Cow;

use smallvec::SmallVec;

use crate::context::Context;
use crate::entity::{Attribute, Operation, Type};
use crate::interfaces::TypedAttrInterface;
use crate::ir::Ir;
use crate::types::{DYNAMIC, ShapedType, TypeData};

use super::{OpRef, PredScope, TypeConstraint};

/// A constraint over several operands, results and attributes of an operation.
#[derive(Debug)]
pub struct MultiConstraint {
    /// The description, which follows `failed to verify that ` in messages.
    pub summary: &'static str,
    /// The predicate.
    pub pred: MultiPred,
}

/// The predicate of a [`MultiConstraint`].
#[derive(Debug)]
pub enum MultiPred {
    /// All parts agree in an aspect: `AllTypesMatch(a, b)` and related traits.
    AllMatch {
        /// The aspect.
        aspect: Aspect,
        /// The parts.
        parts: &'static [Part],
        /// Whether all parts are lists of values, which agree position by position. Otherwise, any two values agree.
        are_lists: bool,
    },
    /// The type of `to` is computed from that of `from`: `TypesMatchWith("...", from, to, |ty, ctx| ...)`.
    Computed {
        /// The source of the type.
        from: Part,
        /// The part that must have the computed type.
        to: Part,
        /// A function that computes the type; `None` if it cannot.
        map: fn(Type, &Context) -> Option<Type>,
    },
    /// The types of the group `to` are computed from the types of `from`: `RangedTypesMatchWith("...", from, to,
    /// |types, ctx| ...)`.
    ComputedAll {
        /// The source of the types.
        from: Part,
        /// The group that must have the computed types.
        to: Part,
        /// A function that computes the types lazily: their number may come from a shape, and they are not collected
        /// before it is known to be right.
        map: fn(&[Type], &Context) -> Box<dyn Iterator<Item = Type>>,
    },
    /// A shaped part has as many elements as `elements` has values, each of the element's type:
    /// `ShapedTypeMatchesElementCountAndTypes(shaped, elements)`.
    Elements {
        /// The shaped part.
        shaped: Part,
        /// A group of values.
        elements: Part,
    },
    /// A type satisfies a constraint: `TypeIs(part, C)`, `ElementTypeIs(part, C)`.
    Is {
        /// The part.
        part: Part,
        /// The name of the part.
        name: &'static str,
        /// Whether the constraint applies to the element type of a shaped type.
        element: bool,
        /// The constraint.
        constraint: &'static TypeConstraint,
    },
    /// Code over the operation: `PredOpTrait("...", code)`.
    Code(fn(OpRef<'_>) -> bool),
}

impl MultiPred {
    /// Returns the part from whose types the types of another part are computed.
    pub(crate) fn source(&self) -> Option<Part> {
        match self {
            Self::Computed { from, .. } | Self::ComputedAll { from, .. } => Some(*from),
            Self::Elements { shaped, .. } => Some(*shaped),
            Self::AllMatch { .. } | Self::Is { .. } | Self::Code(_) => None,
        }
    }
}

/// An aspect in which parts can agree.
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
    /// The number of elements of types with static shape.
    ElementCount,
    /// The kind of type, such as integers or ranked tensors: MLIR's type id.
    Kind,
}

/// A part of an operation, by the position of its group in the definition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// An operand group.
    Operand(usize),
    /// A result group.
    Result(usize),
    /// The type of an inherent attribute.
    Attribute(usize),
}

impl MultiConstraint {
    /// Returns whether the predicate depends only on the types of operands and results.
    pub fn looks_at_types_only(&self) -> bool {
        let is_value = |part: &Part| !matches!(part, Part::Attribute(_));
        match &self.pred {
            MultiPred::AllMatch { parts, .. } => parts.iter().all(is_value),
            MultiPred::Computed { from, to, .. }
            | MultiPred::ComputedAll { from, to, .. }
            | MultiPred::Elements { shaped: from, elements: to } => is_value(from) && is_value(to),
            MultiPred::Is { part, constraint, .. } => is_value(part) && constraint.pure,
            MultiPred::Code(_) => false,
        }
    }

    /// Returns whether the operation, whose counts are valid, satisfies the constraint.
    pub fn holds(&self, ir: &Ir, op: Operation) -> bool {
        match &self.pred {
            MultiPred::AllMatch { aspect, parts, are_lists: true } => {
                let lists: SmallVec<[_; 4]> = parts.iter().map(|part| types_of(ir, op, *part)).collect();
                lists.windows(2).all(|pair| lists_agree(ir.context(), *aspect, &pair[0], &pair[1]))
            }
            MultiPred::AllMatch { aspect, parts, are_lists: false } => {
                let types: SmallVec<[Type; 4]> = parts.iter().flat_map(|part| types_of(ir, op, *part)).collect();
                types.windows(2).all(|pair| agree(ir.context(), *aspect, pair[0], pair[1]))
            }
            MultiPred::Computed { from, to, map } => {
                let (from, to) = (types_of(ir, op, *from), types_of(ir, op, *to));
                from.iter().zip(&to).all(|(from, to)| map(*from, ir.context()) == Some(*to))
            }
            MultiPred::ComputedAll { from, to, map } => {
                map(&types_of(ir, op, *from), ir.context()).eq(types_of(ir, op, *to))
            }
            MultiPred::Elements { shaped, elements } => {
                types_of(ir, op, *shaped).iter().all(|ty| has_elements(ir.context(), *ty, &types_of(ir, op, *elements)))
            }
            MultiPred::Is { part, element, constraint, .. } => {
                let scope = PredScope { context: ir.context(), op: Some((ir, op)) };
                let is_it = |ty: &Type| match element {
                    true => {
                        ty.isa::<ShapedType>(ir.context()) && constraint.holds(ty.element_type(ir.context()), &scope)
                    }
                    false => constraint.holds(*ty, &scope),
                };
                types_of(ir, op, *part).iter().all(is_it)
            }
            MultiPred::Code(test) => test(OpRef { ir, op }),
        }
    }
}

impl MultiConstraint {
    /// Returns the description.
    pub fn words(&self) -> Cow<'static, str> {
        let MultiPred::Is { name, constraint, .. } = &self.pred else { return self.summary.into() };
        format!("'{name}' is {}", constraint.summary()).into()
    }
}

/// Returns whether a shaped type has as many elements as there are types, and each type is its element type.
fn has_elements(context: &Context, shaped: Type, types: &[Type]) -> bool {
    let element = shaped.element_type(context);
    element_count(context, shaped) == i64::try_from(types.len()).ok() && types.iter().all(|ty| *ty == element)
}

/// Returns the number of elements of a shaped type, if it has static shape, and their type.
pub(crate) fn shaped_elements(context: &Context, shaped: Type) -> Option<(i64, Type)> {
    element_count(context, shaped).map(|count| (count, shaped.element_type(context)))
}

/// Returns the number of elements of a shaped type, if it has static shape.
fn element_count(context: &Context, ty: Type) -> Option<i64> {
    ty.shape(context)?.iter().try_fold(1_i64, |count, size| match *size {
        DYNAMIC => None,
        size => count.checked_mul(size),
    })
}

fn lists_agree(context: &Context, aspect: Aspect, a: &[Type], b: &[Type]) -> bool {
    a.len() == b.len() && a.iter().zip(b).all(|(a, b)| agree(context, aspect, *a, *b))
}

fn agree(context: &Context, aspect: Aspect, a: Type, b: Type) -> bool {
    match aspect {
        Aspect::Type => a == b,
        Aspect::ElementType => a.element_type(context) == b.element_type(context),
        Aspect::Shape => a.shape(context) == b.shape(context),
        Aspect::ElementCount => element_count(context, a) == element_count(context, b),
        Aspect::Kind => are_of_one_kind(a.data(context), b.data(context)),
        Aspect::Rank => a.shape(context).map(<[i64]>::len) == b.shape(context).map(<[i64]>::len),
    }
}

/// Returns whether both types have the same class in MLIR, where each float format and each definition of a dialect has
/// its own.
fn are_of_one_kind(a: &TypeData, b: &TypeData) -> bool {
    match (a, b) {
        (TypeData::Float(a), TypeData::Float(b)) => a == b,
        (TypeData::Dialect(a), TypeData::Dialect(b)) => a.is_of(b.schema()),
        _ => std::mem::discriminant(a) == std::mem::discriminant(b),
    }
}

/// Returns the types of a part: one per value; for an attribute, its type.
pub fn types_of(ir: &Ir, op: Operation, part: Part) -> SmallVec<[Type; 2]> {
    match part {
        Part::Operand(group) => {
            let (start, length) = ir.operand_group(op, group);
            ir.operand_types(op).skip(start).take(length).collect()
        }
        Part::Result(group) => {
            let (start, length) = ir.result_group(op, group);
            ir.result_types(op).skip(start).take(length).collect()
        }
        Part::Attribute(slot) => {
            let ty = attribute_of(ir, op, slot).and_then(|attribute| type_of_attribute(attribute, ir.context()));
            ty.into_iter().collect()
        }
    }
}

/// Returns the type of a part with a single value, for `$name` in code.
pub fn type_of(op: OpRef<'_>, part: Part) -> Option<Type> {
    types_of(op.ir, op.op, part).first().copied()
}

/// Returns the type of an attribute: `none` if it could have one but does not.
pub(crate) fn type_of_attribute(attribute: Attribute, context: &Context) -> Option<Type> {
    let typed = || Some(attribute.interface::<dyn TypedAttrInterface>(context)?.value_type(context));
    attribute.ty(context).or_else(typed)
}

/// Returns the inherent attribute in a slot, or its default.
pub fn attribute_of(ir: &Ir, op: Operation, slot: usize) -> Option<Attribute> {
    let attribute = ir.schema(op)?.attributes.get(slot)?;
    ir.inherent(op, slot).or_else(|| attribute.presence.default(ir.context()))
}
