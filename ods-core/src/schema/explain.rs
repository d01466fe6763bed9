//! Explanations of failed predicates: the part of an entity that is wrong, and the expected one.
//!
//! `ElementType(P)`, `Each(P)` and `ValueType(P)` constrain a part. The summary of a constraint states the demand; the
//! explanation names the part. It supplements messages, which have MLIR's wording.

use std::any::Any;

use crate::attributes::Attribute;
use crate::entity::Type;
use crate::text::{attribute_to_string, type_to_string};

use super::{Constraint, Entity, Pred, PredScope};

impl<E: Entity> Constraint<E> {
    /// Returns the part of `entity` that is wrong, if the constraint fails because of a part: `element #1 is 3 : i64;
    /// expected string attribute`.
    #[cold]
    pub fn explain(&self, entity: E, scope: &PredScope<'_>) -> Option<String> {
        self.pred.explain(entity, scope)
    }
}

impl<E: Entity> Pred<E> {
    fn explain(&self, entity: E, scope: &PredScope<'_>) -> Option<String> {
        match self {
            Self::And(all) => all.iter().find(|pred| !pred.holds(entity, scope))?.explain(entity, scope),
            Self::Or(any) => {
                // Alternatives of another kind cannot explain parts; two explanations would be too much.
                let mut told = any.iter().filter_map(|pred| pred.explain(entity, scope));
                told.next().filter(|_| told.next().is_none())
            }
            Self::Is(constraint) => constraint.explain(entity, scope),
            Self::ElementType(pred) => part("the element type", entity.element_type(scope.context)?, pred, scope),
            Self::ValueType(pred) => part("its type", super::constraint::value_type(entity, scope)?, pred, scope),
            Self::Each(pred) => {
                let elements = entity.elements(scope.context)?;
                let wrong = elements.iter().position(|element| !pred.holds(*element, scope))?;
                part(&format!("element #{wrong}"), elements[wrong], pred, scope)
            }
            Self::True
            | Self::Leaf { .. }
            | Self::IsA(_)
            | Self::Neg(_)
            | Self::Subst { .. }
            | Self::Concat { .. }
            | Self::Value(_)
            | Self::Blocks { .. }
            | Self::Enum(_) => None,
        }
    }

    /// Returns the description of the predicate; `None` for code.
    fn words(&self) -> Option<String> {
        match self {
            Self::Is(constraint) => Some(constraint.summary()).filter(|words| !words.is_empty()),
            Self::Or(any) => Some(any.iter().map(Self::words).collect::<Option<Vec<_>>>()?.join(" or ")),
            Self::And(all) => Some(all.iter().map(Self::words).collect::<Option<Vec<_>>>()?.join(" and ")),
            Self::Enum(schema) => Some(schema.summary.to_owned()).filter(|words| !words.is_empty()),
            Self::True
            | Self::Leaf { .. }
            | Self::IsA(_)
            | Self::Neg(_)
            | Self::Subst { .. }
            | Self::Concat { .. }
            | Self::ElementType(_)
            | Self::Each(_)
            | Self::Value(_)
            | Self::Blocks { .. }
            | Self::ValueType(_) => None,
        }
    }
}

/// Returns the error in the part called `name`, if there is one.
fn part<E: Entity>(name: &str, entity: E, pred: &Pred<E>, scope: &PredScope<'_>) -> Option<String> {
    if pred.holds(entity, scope) {
        return None;
    }
    let text = text(&entity, scope);
    Some(match (pred.explain(entity, scope), pred.words()) {
        (Some(inside), _) => format!("{name} is {text}: {inside}"),
        (None, Some(words)) => format!("{name} is {text}; expected {words}"),
        (None, None) => format!("{name} is {text}"),
    })
}

fn text(entity: &dyn Any, scope: &PredScope<'_>) -> String {
    if let Some(ty) = entity.downcast_ref::<Type>() {
        return format!("'{}'", type_to_string(scope.context, *ty));
    }
    match entity.downcast_ref::<Attribute>() {
        Some(attribute) => attribute_to_string(scope.context, *attribute),
        None => "wrong".to_owned(),
    }
}
