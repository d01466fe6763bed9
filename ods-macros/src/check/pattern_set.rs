//! Rules of the patterns of one `pattern!` among each other.
//!
//! Left sides are compared as they are written: two paths name the same operation if their tokens are equal, and the
//! operands of a commutative operation are compared in the order given. A pair is reported only if it is certain that
//! one operation matches both.

use quote::ToTokens;
use syn::Type;

use super::pattern::{is_instance, new_ops};
use crate::errors::Errors;
use crate::model::pattern::{
    ConstantLeft, FieldLeft, New, OpLeft, PatternModel, Patterns, Right, Root, ValueLeft, ValueRight,
};

/// Refuses two patterns with one name.
pub fn names_are_unique(patterns: &Patterns, errors: &mut Errors) {
    for (at, model) in patterns.models.iter().enumerate() {
        if patterns.models[..at].iter().any(|earlier| earlier.ident == model.ident) {
            errors.at(&model.ident, format!("there is a pattern `{}` already; choose another name", model.ident));
        }
    }
}

/// Refuses a pattern that never applies, because one that is tried before it applies whenever it matches.
pub fn all_may_apply(patterns: &Patterns, errors: &mut Errors) {
    for special in &patterns.models {
        let general = patterns.models.iter().find(|general| {
            !std::ptr::eq(*general, special)
                && general.always_applies()
                && is_tried_before(general, special)
                && covers(general, special)
        });
        if let Some(general) = general {
            let (name, other) = (&special.ident, &general.ident);
            errors.at(
                name,
                format!(
                    "`{name}` never applies: `{other}` is tried before it, and applies whenever it matches; give \
                     `{name}` the greater benefit or priority"
                ),
            );
        }
    }
}

fn is_tried_before(a: &PatternModel, b: &PatternModel) -> bool {
    let order = |model: &PatternModel| Some((model.known_benefit()?, model.known_priority()?));
    matches!((order(a), order(b)), (Some(a), Some(b)) if a > b)
}

/// Refuses two patterns of one rank that match the same operation: the order between them would be an accident.
pub fn order_is_determined(patterns: &Patterns, errors: &mut Errors) {
    if patterns.in_order {
        return;
    }
    for (at, model) in patterns.models.iter().enumerate() {
        for earlier in &patterns.models[..at] {
            let is_open = !model.either_order && !earlier.either_order && is_tie(earlier, model);
            let Some(common) = is_open.then(|| common_operation(earlier, model)).flatten() else { continue };
            let (name, other) = (&model.ident, &earlier.ident);
            errors.at(
                name,
                format!(
                    "`{other}` and `{name}` both match `{common}` and are equally discriminating; give one of them \
                     `#[priority(1)]`, or one `#[either_order]` if the order does not matter"
                ),
            );
        }
    }
}

fn is_tie(a: &PatternModel, b: &PatternModel) -> bool {
    let order = |model: &PatternModel| Some((model.known_benefit()?, model.known_priority()?));
    matches!((order(a), order(b)), (Some(a), Some(b)) if a == b)
}

/// Refuses two patterns of which each matches the right side of the other.
pub fn none_undoes_another(patterns: &Patterns, errors: &mut Errors) {
    for (at, model) in patterns.models.iter().enumerate() {
        for earlier in &patterns.models[..at] {
            let Some(new) = rewritten_to(model, earlier) else { continue };
            if rewritten_to(earlier, model).is_some() {
                errors.at(
                    &new.path,
                    format!("`{}` and `{}` undo each other, so they would apply for ever", earlier.ident, model.ident),
                );
            }
        }
    }
}

/// Returns the replacement of a pattern that the other one matches, if the pattern always applies.
fn rewritten_to<'a>(from: &'a PatternModel, to: &PatternModel) -> Option<&'a New> {
    let (true, Root::Ops(left), [arm]) = (from.always_applies() && to.always_applies(), &to.root, &from.arms[..])
    else {
        return None;
    };
    let Right::Values(values) = &arm.right else { return None };
    let [ValueRight::New(new)] = &values[..] else { return None };
    new_ops(&values[0]).len().eq(&1).then_some(&**new).filter(|new| is_instance(left, new))
}

/// Refuses examples without the dialects that their text is read with.
pub fn examples_have_dialects(patterns: &Patterns, errors: &mut Errors) {
    if !patterns.dialects.is_empty() {
        return;
    }
    if let Some(example) = patterns.models.iter().flat_map(|model| &model.examples).next() {
        errors.at(
            &example.before,
            "the dialects of examples are unknown; write `dialects(MyDialect);` before the first pattern",
        );
    }
}

/// Returns an operation that both patterns match, as the left side of a pattern, if there certainly is one.
fn common_operation(a: &PatternModel, b: &PatternModel) -> Option<String> {
    let (Root::Ops(a), Root::Ops(b)) = (&a.root, &b.root) else { return None };
    let path = a.paths.iter().find(|path| b.paths.contains(path))?;
    Some(format!("{} {{ {} }}", text(path), common_fields(a, b)?))
}

fn common_fields(a: &OpLeft, b: &OpLeft) -> Option<String> {
    let in_a = a.fields.iter().map(|field| match field_of(b, field) {
        Some(other) => Some(format!("{}: {}", field.name, common_value(&field.value, &other.value)?)),
        None => Some(format!("{}: {}", field.name, shown(&field.value))),
    });
    let only_b = b.fields.iter().filter(|field| field_of(a, field).is_none());
    let only_b = only_b.map(|field| Some(format!("{}: {}", field.name, shown(&field.value))));
    let fields: Option<Vec<String>> = in_a.chain(only_b).collect();
    fields.map(|fields| fields.join(", "))
}

fn field_of<'a>(op: &'a OpLeft, field: &FieldLeft) -> Option<&'a FieldLeft> {
    op.fields.iter().find(|other| other.name == field.name)
}

/// Returns a value that both values match, if there certainly is one.
fn common_value(a: &ValueLeft, b: &ValueLeft) -> Option<String> {
    match (a, b) {
        (ValueLeft::Any(None) | ValueLeft::Bound(_, None), other)
        | (other, ValueLeft::Any(None) | ValueLeft::Bound(_, None)) => Some(shown(other)),
        (
            ValueLeft::Any(Some(a)) | ValueLeft::Bound(_, Some(a)),
            ValueLeft::Any(Some(b)) | ValueLeft::Bound(_, Some(b)),
        ) => (a == b).then(|| shown_type(a)),
        (ValueLeft::Constant(a), ValueLeft::Constant(b)) => common_constant(a, b),
        (ValueLeft::Op(a), ValueLeft::Op(b)) => {
            let is_same = a.paths == b.paths && (a.result.is_none() || b.result.is_none() || a.result == b.result);
            let fields = is_same.then(|| common_fields(a, b)).flatten()?;
            Some(format!("{} {{ {fields} }}", text(a.path())))
        }
        (ValueLeft::List(a), ValueLeft::List(b)) if a.len() == b.len() => {
            let values: Option<Vec<String>> = a.iter().zip(b).map(|(a, b)| common_value(a, b)).collect();
            values.map(|values| format!("[{}]", values.join(", ")))
        }
        (ValueLeft::Absent, ValueLeft::Absent) | (ValueLeft::Present(_), ValueLeft::Present(_)) => Some(shown(a)),
        (ValueLeft::Equal(a), ValueLeft::Equal(b)) => (a == b).then(|| text(a)),
        (
            ValueLeft::Any(Some(_))
            | ValueLeft::Bound(_, Some(_))
            | ValueLeft::Constant(_)
            | ValueLeft::Op(_)
            | ValueLeft::List(_)
            | ValueLeft::Absent
            | ValueLeft::Present(_)
            | ValueLeft::Equal(_),
            _,
        ) => None,
    }
}

fn common_constant(a: &ConstantLeft, b: &ConstantLeft) -> Option<String> {
    match (a, b) {
        (ConstantLeft::Any | ConstantLeft::Bound(_), other) | (other, ConstantLeft::Any | ConstantLeft::Bound(_)) => {
            Some(shown_constant(other))
        }
        (ConstantLeft::Integer(x), ConstantLeft::Integer(y)) | (ConstantLeft::Float(x), ConstantLeft::Float(y)) => {
            (x == y).then(|| shown_constant(a))
        }
        (ConstantLeft::Integer(_), ConstantLeft::Float(_)) | (ConstantLeft::Float(_), ConstantLeft::Integer(_)) => None,
    }
}

/// Returns whether the first pattern matches all operations that the second one matches.
fn covers(general: &PatternModel, special: &PatternModel) -> bool {
    let (Root::Ops(general), Root::Ops(special)) = (&general.root, &special.root) else { return false };
    special.paths.iter().all(|path| general.paths.contains(path)) && covers_fields(general, special)
}

fn covers_fields(general: &OpLeft, special: &OpLeft) -> bool {
    general.repeated_names() == 0
        && (!general.ordered || special.ordered)
        && general.fields.iter().all(|field| match field_of(special, field) {
            Some(other) => covers_value(&field.value, &other.value),
            None => matches!(field.value, ValueLeft::Any(None) | ValueLeft::Bound(_, None)),
        })
}

fn covers_value(general: &ValueLeft, special: &ValueLeft) -> bool {
    match (general, special) {
        (ValueLeft::Any(None) | ValueLeft::Bound(_, None), _)
        | (ValueLeft::Absent, ValueLeft::Absent)
        | (ValueLeft::Present(_), ValueLeft::Present(_)) => true,
        (
            ValueLeft::Any(Some(a)) | ValueLeft::Bound(_, Some(a)),
            ValueLeft::Any(Some(b)) | ValueLeft::Bound(_, Some(b)),
        ) => a == b,
        (ValueLeft::Constant(a), ValueLeft::Constant(b)) => covers_constant(a, b),
        (ValueLeft::Op(a), ValueLeft::Op(b)) => {
            a.paths == b.paths && (a.result.is_none() || a.result == b.result) && covers_fields(a, b)
        }
        (ValueLeft::List(a), ValueLeft::List(b)) => {
            a.len() == b.len() && a.iter().zip(b).all(|(a, b)| covers_value(a, b))
        }
        (ValueLeft::Equal(a), ValueLeft::Equal(b)) => a == b,
        (
            ValueLeft::Any(Some(_))
            | ValueLeft::Bound(_, Some(_))
            | ValueLeft::Constant(_)
            | ValueLeft::Op(_)
            | ValueLeft::List(_)
            | ValueLeft::Absent
            | ValueLeft::Present(_)
            | ValueLeft::Equal(_),
            _,
        ) => false,
    }
}

fn covers_constant(general: &ConstantLeft, special: &ConstantLeft) -> bool {
    match (general, special) {
        (ConstantLeft::Any | ConstantLeft::Bound(_), _) => true,
        (ConstantLeft::Integer(a), ConstantLeft::Integer(b)) | (ConstantLeft::Float(a), ConstantLeft::Float(b)) => {
            a == b
        }
        (ConstantLeft::Integer(_) | ConstantLeft::Float(_), _) => false,
    }
}

/// Returns a value of the left side without the names it binds.
fn shown(value: &ValueLeft) -> String {
    match value {
        ValueLeft::Any(None) | ValueLeft::Bound(_, None) => "_".to_owned(),
        ValueLeft::Any(Some(ty)) | ValueLeft::Bound(_, Some(ty)) => shown_type(ty),
        ValueLeft::Constant(constant) => shown_constant(constant),
        ValueLeft::Op(op) => {
            let fields = op.fields.iter().map(|field| format!("{}: {}", field.name, shown(&field.value)));
            format!("{} {{ {} }}", text(op.path()), fields.collect::<Vec<_>>().join(", "))
        }
        ValueLeft::List(values) => format!("[{}]", values.iter().map(shown).collect::<Vec<_>>().join(", ")),
        ValueLeft::Absent => "None".to_owned(),
        ValueLeft::Present(_) => "Some(_)".to_owned(),
        ValueLeft::Equal(value) => text(value),
    }
}

fn shown_type(ty: &Type) -> String {
    format!("_: {}", text(ty))
}

fn shown_constant(constant: &ConstantLeft) -> String {
    match constant {
        ConstantLeft::Any | ConstantLeft::Bound(_) => "const _".to_owned(),
        ConstantLeft::Integer(number) | ConstantLeft::Float(number) => {
            format!("const {}", text(number).replace("- ", "-"))
        }
    }
}

/// Returns tokens as text, without the spaces inside paths.
fn text(tokens: impl ToTokens) -> String {
    tokens.to_token_stream().to_string().replace(" :: ", "::")
}
