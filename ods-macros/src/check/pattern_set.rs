//! Rules of the patterns of one `pattern!` among each other.
//!
//! A pair is reported only if it is certain that one operation matches both. A question about numbers that are not
//! literals, operations that may be commutative, or constraints that are spelled differently becomes a
//! [`DeferredCheck`], which the compiler makes in a constant.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use syn::Ident;

use super::pattern::is_instance;
use super::pattern_overlap::{common_operations, covers, covers_inner};
use crate::errors::Errors;
use crate::model::pattern::{
    Condition, DeferredCheck, New, OpLeft, PatternModel, Patterns, Relation, Root, ValueRight,
};

/// Refuses two patterns with one name.
pub fn names_are_unique(patterns: &Patterns, errors: &mut Errors) {
    for (at, model) in patterns.models.iter().enumerate() {
        if patterns.is_repeated(at) {
            errors.at(&model.ident, format!("there is a pattern `{}` already; choose another name", model.ident));
        }
    }
}

/// Refuses a pattern that never applies, because one that is tried before it applies whenever it matches.
pub fn all_may_apply(patterns: &Patterns, errors: &mut Errors) -> Vec<DeferredCheck> {
    let mut deferred = Vec::new();
    for special in &patterns.models {
        let others = patterns.models.iter().filter(|other| !std::ptr::eq(*other, special) && other.always_applies());
        for general in others {
            let (name, other) = (&special.ident, &general.ident);
            let message = format!(
                "`{name}` never applies: `{other}` is tried before it, and applies whenever it matches; give `{name}` \
                 the greater benefit or priority"
            );
            let reasons = covers(general, special);
            let pair = Pair { a: general, b: special, relation: Relation::Before, message };
            if pair.report(reasons, name, errors, &mut deferred) {
                break;
            }
        }
    }
    deferred
}

/// Two patterns that are a mistake for certain reasons.
struct Pair<'a> {
    a: &'a PatternModel,
    b: &'a PatternModel,
    relation: Relation,
    message: String,
}

impl Pair<'_> {
    /// Reports the pair, if it is certainly a mistake; else defers the check. Returns whether it was reported.
    fn report(
        self,
        reasons: Vec<Vec<Condition>>,
        name: &Ident,
        errors: &mut Errors,
        deferred: &mut Vec<DeferredCheck>,
    ) -> bool {
        let known = self.relation.holds(self.a, self.b);
        if known == Some(true) && reasons.iter().any(Vec::is_empty) {
            errors.at(name, self.message);
            return true;
        }
        if known != Some(false) {
            deferred.extend(reasons.into_iter().map(|conditions| DeferredCheck {
                name: name.clone(),
                relation: self.relation,
                ranks: [rank(self.a), rank(self.b)],
                conditions,
                message: self.message.clone(),
            }));
        }
        false
    }
}

/// Returns the benefit and the priority as a pair of expressions.
fn rank(model: &PatternModel) -> TokenStream {
    let benefit = model.benefit.as_ref().map_or_else(|| model.terms().to_token_stream(), ToTokens::to_token_stream);
    let priority = model.priority.as_ref().map_or_else(|| quote!(0), ToTokens::to_token_stream);
    quote!((#benefit, #priority))
}

/// Refuses a pattern that never applies, because another one replaces an operation that it needs as operand. Drivers
/// visit that operation first.
pub fn none_is_hidden_inside(patterns: &Patterns, errors: &mut Errors) {
    for special in &patterns.models {
        let Root::Ops(left) = &special.root else { continue };
        let others = || patterns.models.iter().filter(|other| other.always_applies() && !is_reported(other, special));
        let hidden = inner_ops(left)
            .into_iter()
            .find_map(|inner| others().find(|general| covers_inner(general, inner)).map(|general| (inner, general)));
        let Some((inner, general)) = hidden else { continue };
        errors.at(
            inner.path(),
            format!(
                "`{}` never applies: `{}` replaces this operation first; give `{}` a guard, or put the two in different \
                 sets and different `pattern!`s",
                special.ident, general.ident, general.ident
            ),
        );
    }
}

/// Returns whether both are one pattern, or `all_may_apply` reports the pair.
fn is_reported(general: &PatternModel, special: &PatternModel) -> bool {
    let is_first = Relation::Before.holds(general, special) == Some(true);
    std::ptr::eq(general, special) || is_first && covers(general, special).iter().any(Vec::is_empty)
}

/// Returns the operations inside an operation.
fn inner_ops(left: &OpLeft) -> Vec<&OpLeft> {
    let inner = left.fields.iter().flat_map(|field| field.value.ops());
    inner.flat_map(|op| std::iter::once(op).chain(inner_ops(op))).collect()
}

/// Refuses two patterns of one rank that match the same operation: the order between them would be an accident.
pub fn order_is_determined(patterns: &Patterns, errors: &mut Errors) -> Vec<DeferredCheck> {
    let mut deferred = Vec::new();
    if patterns.in_order {
        return deferred;
    }
    for (at, model) in patterns.models.iter().enumerate() {
        for earlier in patterns.models[..at].iter().filter(|earlier| !earlier.either_order && !model.either_order) {
            for common in common_operations(earlier, model) {
                let (name, other) = (&model.ident, &earlier.ident);
                let message = format!(
                    "`{other}` and `{name}` both match `{}` and are equally discriminating; give one of them \
                     `#[priority(1)]`, or one `#[either_order]` if the order does not matter",
                    common.text
                );
                let pair = Pair { a: earlier, b: model, relation: Relation::Equal, message };
                if pair.report(vec![common.conditions], name, errors, &mut deferred) {
                    break;
                }
            }
        }
    }
    deferred
}

/// Refuses two patterns that match each other's right sides.
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
    let [ValueRight::New(new)] = arm.values() else { return None };
    arm.new_ops().len().eq(&1).then_some(&**new).filter(|new| is_instance(left, new))
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
