//! Constraints as JSON: trees, with the code of their leaves.

use std::any::Any;

use ods_core::schema::{AttrValuePred, Constraint, Entity, Pred};
use ods_core::{Attribute, Context, Type};
use serde_json::{Value, json};

use super::Object;

/// Converts a constraint.
pub(super) fn constraint<E: Entity>(context: &Context, constraint: &Constraint<E>) -> Value {
    let mut object = Object::new();
    if !constraint.name.is_empty() {
        object.set("name", constraint.name);
    }
    if !constraint.arguments.is_empty() {
        object.set("written", constraint.written());
    }
    object.set("summary", constraint.summary());
    object.set("pure", constraint.pure);
    object.set_some("only", constraint.builder.and_then(|make| text_of(context, make(context))));
    object.set("predicate", predicate(context, &constraint.pred));
    object.done()
}

/// Converts the text of a type or an attribute.
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
        Pred::IsA(kind) => json!({ "kind": "code", "code": kind.code() }),
        Pred::And(preds) => json!({ "kind": "and", "of": all(preds) }),
        Pred::Or(preds) => json!({ "kind": "or", "of": all(preds) }),
        Pred::Neg(pred) => json!({ "kind": "not", "of": of(pred) }),
        Pred::Is(named) => json!({ "kind": "is", "constraint": constraint(context, named) }),
        Pred::Subst { code, pred, .. } => json!({ "kind": "subst", "code": code, "of": of(pred) }),
        Pred::Concat { code, pred, .. } => json!({ "kind": "concat", "code": code, "of": of(pred) }),
        Pred::ElementType(pred) => json!({ "kind": "element_type", "of": predicate(context, pred) }),
        Pred::Each(pred) => json!({ "kind": "each", "of": of(pred) }),
        Pred::Value(test) => value_test(*test),
        Pred::Enum(schema) => json!({ "kind": "enum", "enum": schema.name }),
        Pred::Blocks { least, most: usize::MAX } => json!({ "kind": "blocks", "least": least }),
        Pred::Blocks { least, most } => json!({ "kind": "blocks", "least": least, "most": most }),
        Pred::ValueType(pred) => json!({ "kind": "value_type", "of": predicate(context, pred) }),
    }
}

/// Converts the test on an attribute's value.
fn value_test(test: AttrValuePred) -> Value {
    let (name, arguments) = match test {
        AttrValuePred::IntAtLeast(least) => ("int_at_least", json!([least])),
        AttrValuePred::IntAtMost(greatest) => ("int_at_most", json!([greatest])),
        AttrValuePred::IntIsNot(value) => ("int_is_not", json!([value])),
        AttrValuePred::IntIsOneOf(values) => ("int_is_one_of", json!(values)),
        AttrValuePred::IntIsNonNegative => ("int_is_non_negative", json!([])),
        AttrValuePred::IntIsPositive => ("int_is_positive", json!([])),
        AttrValuePred::IntIsPowerOf2 => ("int_is_power_of_2", json!([])),
        AttrValuePred::StringIsOneOf(texts) => ("string_is_one_of", json!(texts)),
        AttrValuePred::CountAtLeast(least) => ("count_at_least", json!([least])),
        AttrValuePred::CountAtMost(greatest) => ("count_at_most", json!([greatest])),
        AttrValuePred::CountIs(count) => ("count_is", json!([count])),
        AttrValuePred::ElementInRange(at, least, greatest) => ("element_in_range", json!([at, least, greatest])),
    };
    json!({ "kind": "value", "test": name, "arguments": arguments })
}
