//! Constraints: trees, with the code of their leaves.

use std::any::Any;

use ods_core::schema::{Constraint, Entity, Pred};
use ods_core::{Attribute, Context, Type};
use serde_json::{Value, json};

use super::Object;

/// A constraint.
pub(super) fn constraint<E: Entity>(context: &Context, constraint: &Constraint<E>) -> Value {
    let mut object = Object::new();
    if !constraint.name.is_empty() {
        object.set("name", constraint.name);
    }
    object.set("summary", constraint.summary());
    object.set("pure", constraint.pure);
    object.set_some("only", constraint.builder.and_then(|make| text_of(context, make(context))));
    object.set("predicate", predicate(context, &constraint.pred));
    object.done()
}

/// A type or attribute as text.
pub(crate) fn text_of<E: Entity>(context: &Context, entity: E) -> Option<String> {
    let entity: &dyn Any = &entity;
    let ty = entity.downcast_ref::<Type>().map(|ty| ty.display(context).to_string());
    ty.or_else(|| entity.downcast_ref::<Attribute>().map(|attribute| attribute.display(context).to_string()))
}

fn predicate<E: Entity>(context: &Context, pred: &Pred<E>) -> Value {
    let of = |pred: &Pred<E>| predicate(context, pred);
    let all = |preds: &[Pred<E>]| preds.iter().map(of).collect::<Vec<_>>();
    match pred {
        Pred::True => json!({ "kind": "true" }),
        Pred::Leaf { code, .. } => json!({ "kind": "code", "code": code }),
        Pred::And(preds) => json!({ "kind": "and", "of": all(preds) }),
        Pred::Or(preds) => json!({ "kind": "or", "of": all(preds) }),
        Pred::Neg(pred) => json!({ "kind": "not", "of": of(pred) }),
        Pred::Is(named) => json!({ "kind": "is", "constraint": constraint(context, named) }),
        Pred::Subst { code, pred, .. } => json!({ "kind": "subst", "code": code, "of": of(pred) }),
        Pred::Concat { code, pred, .. } => json!({ "kind": "concat", "code": code, "of": of(pred) }),
        Pred::ElementType(pred) => json!({ "kind": "element_type", "of": predicate(context, pred) }),
        Pred::Each(pred) => json!({ "kind": "each", "of": of(pred) }),
        Pred::Value(test) => json!({ "kind": "code", "code": test.to_string() }),
        Pred::Enum(schema) => json!({ "kind": "code", "code": schema.name }),
        Pred::ValueType(pred) => json!({ "kind": "value_type", "of": predicate(context, pred) }),
    }
}
