//! Constraints.

use proc_macro2::TokenStream;
use quote::ToTokens;

use crate::errors::Errors;
use crate::expand::constraint::{Piece, pieces};
use crate::model::constraint::{ConstraintModel, Parameter, PredModel};
use crate::parse::code::{substitute, unknown_placeholder};
use crate::suggest::did_you_mean;

/// `{N}` in a summary is a generic parameter.
pub fn summary_parameters_exist(model: &ConstraintModel, errors: &mut Errors) {
    let names: Vec<String> = model.parameters.iter().map(|parameter| parameter.ident().to_string()).collect();
    for piece in pieces(&model.docs.one_line()) {
        let Piece::Parameter(name) = piece else { continue };
        if !names.contains(&name) {
            let hint = did_you_mean(&name, names.iter().map(String::as_str));
            errors.at(
                model.docs.attributes.first(),
                format!("`{{{name}}}` in the summary is no parameter of `{}`{hint}", model.ident),
            );
        }
    }
}

/// Messages go on after the summary.
pub fn summary_is_a_phrase(model: &ConstraintModel, errors: &mut Errors) {
    if model.docs.one_line().ends_with('.') {
        errors.at(
            model.docs.attributes.last(),
            "a constraint's summary is a phrase without a full stop: messages say `must be <it>, but got ...`",
        );
    }
}

/// The code of a predicate.
fn codes<'a>(pred: &'a PredModel, found: &mut Vec<&'a TokenStream>) {
    match pred {
        PredModel::CPred(code) => found.push(code),
        PredModel::And(all) | PredModel::Or(all) => all.iter().for_each(|pred| codes(pred, found)),
        PredModel::Neg(inner)
        | PredModel::ElementType(inner)
        | PredModel::ValueType(inner)
        | PredModel::Each(inner) => codes(inner, found),
        PredModel::Subst(code, inner) => {
            found.push(code);
            codes(inner, found);
        }
        PredModel::Concat(prefix, inner, suffix) => {
            found.extend([prefix, suffix]);
            codes(inner, found);
        }
        PredModel::AnyStrAttrOf(_) | PredModel::Is(_) | PredModel::True => {}
    }
}

/// A predicate sees the entity, the context and the operation, and nothing else.
pub fn placeholders_exist(model: &ConstraintModel, errors: &mut Errors) {
    let known = ["_self", "_op", "_ctx", "_builder"];
    let mut all = Vec::new();
    codes(&model.pred, &mut all);
    for code in all {
        let checked =
            substitute(code.clone(), &mut |placeholder| match known.iter().any(|name| placeholder.ident == name) {
                true => Ok(placeholder.ident.to_token_stream()),
                false => Err(unknown_placeholder(placeholder, &known)),
            });
        errors.take(checked);
    }
    let with_value = ["_value", "_ctx", "_builder"];
    for code in model.from.iter().map(|from| &from.code).chain(&model.build) {
        let checked = substitute(code.clone(), &mut |placeholder| match with_value
            .iter()
            .any(|name| placeholder.ident == name)
        {
            true => Ok(placeholder.ident.to_token_stream()),
            false => Err(unknown_placeholder(placeholder, &with_value)),
        });
        errors.take(checked);
    }
}

/// A `CPred` that looks at nothing holds always or never.
pub fn looks_at_something(model: &ConstraintModel, errors: &mut Errors) {
    let has_const = model.parameters.iter().any(|parameter| matches!(parameter, Parameter::Const { .. }));
    cpreds(&model.pred, &mut |code| {
        if !has_const && !code.to_string().contains('$') {
            errors.at(code, "this code does not look at `$_self`, so it holds always or never");
        }
    });
}

fn cpreds(pred: &PredModel, visit: &mut impl FnMut(&TokenStream)) {
    match pred {
        PredModel::CPred(code) => visit(code),
        PredModel::And(all) | PredModel::Or(all) => all.iter().for_each(|pred| cpreds(pred, visit)),
        PredModel::Neg(inner)
        | PredModel::ElementType(inner)
        | PredModel::ValueType(inner)
        | PredModel::Each(inner)
        | PredModel::Subst(_, inner)
        | PredModel::Concat(_, inner, _) => cpreds(inner, visit),
        PredModel::AnyStrAttrOf(_) | PredModel::Is(_) | PredModel::True => {}
    }
}
