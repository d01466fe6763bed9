//! Constraints.

use proc_macro2::{Ident, TokenStream, TokenTree};
use quote::{ToTokens, quote};
use syn::Type;

use crate::code::{not_an_expression, substitute_all, type_text, unknown_placeholder};
use crate::errors::Errors;
use crate::model::constraint::{ConstraintModel, Parameter, Piece, PredModel, pieces};
use crate::suggest::did_you_mean;

/// Reports `{N}` in a summary if the constraint has no generic parameter `N`.
pub fn summary_parameters_exist(model: &ConstraintModel, errors: &mut Errors) {
    let names: Vec<String> = model.parameters.iter().map(|parameter| parameter.ident().to_string()).collect();
    for piece in pieces(&model.docs.one_line()) {
        let Piece::Parameter(name) = piece else { continue };
        if !names.contains(&name) {
            let hint = did_you_mean(&name, names.iter().map(String::as_str));
            errors.at(
                model.docs.attributes.first(),
                format!("unknown parameter `{{{name}}}` in the summary of `{}`{hint}", model.ident),
            );
        }
    }
}

/// Reports a constraint without a summary, which messages need.
pub fn has_a_summary(model: &ConstraintModel, errors: &mut Errors) {
    if model.docs.summary.is_empty() {
        let message = "missing doc comment; messages say `must be <summary>`, so write for example `/// 32-bit float`";
        errors.at(&model.ident, message);
    }
}

/// Reports a summary that does not read as a phrase, since messages continue after it.
pub fn summary_is_a_phrase(model: &ConstraintModel, errors: &mut Errors) {
    if model.summary.is_none() && model.docs.one_line().ends_with('.') {
        errors.at(
            model.docs.attributes.last(),
            "a constraint's summary must be a phrase without a full stop, since messages say `must be <summary>, but \
             got ...`; write `#[summary = \"...\"]` for a text that ends with one",
        );
    }
}

/// Reports unknown placeholders: a predicate has access to the entity, the context and the operation only.
pub fn placeholders_exist(model: &ConstraintModel, errors: &mut Errors) {
    visit(&model.pred, &mut |pred| {
        for code in pred.code() {
            only_known(code, &["_self", "_op", "_ctx", "_builder"], errors);
        }
    });
    if let Some(from) = &model.from {
        only_known(&from.code, &["_value", "_ctx", "_builder"], errors);
    }
    if let Some(into) = &model.into {
        only_known(&into.code, &["_self", "_ctx", "_builder"], errors);
    }
    if let Some(build) = &model.build {
        only_known(build, &["_ctx", "_builder"], errors);
    }
}

fn only_known(code: &TokenStream, known: &[&str], errors: &mut Errors) {
    let (_, unknown) =
        substitute_all(code.clone(), &mut |placeholder| match known.iter().any(|name| placeholder.ident == name) {
            true => Ok(placeholder.ident.to_token_stream()),
            false => Err(unknown_placeholder(placeholder, known)),
        });
    unknown.into_iter().for_each(|error| errors.add(error));
}

/// Reports `self` and `_self` in a predicate, where they are undefined: the `$` was forgotten.
pub fn placeholders_have_dollars(model: &ConstraintModel, errors: &mut Errors) {
    visit(&model.pred, &mut |pred| {
        for ident in pred.code().into_iter().cloned().flat_map(bare_selves) {
            errors.at(&ident, format!("unknown name `{ident}` in a predicate; write `$_self`"));
        }
    });
}

fn bare_selves(code: TokenStream) -> Vec<Ident> {
    let mut found = Vec::new();
    let mut after_dollar = false;
    for token in code {
        match &token {
            TokenTree::Ident(ident) if !after_dollar && (ident == "self" || ident == "_self") => {
                found.push(ident.clone());
            }
            TokenTree::Group(group) => found.extend(bare_selves(group.stream())),
            _ => {}
        }
        after_dollar = matches!(&token, TokenTree::Punct(punct) if punct.as_char() == '$');
    }
    found
}

/// Reports code that is not an expression. It is pasted into a function, and the compiler would blame the whole
/// `constraint!`.
pub fn code_is_an_expression(model: &ConstraintModel, errors: &mut Errors) {
    visit(&model.pred, &mut |pred| {
        if let PredModel::Concat(prefix, _, suffix) = pred {
            // The truth value of the predicate is inserted between the two.
            errors.extend(not_an_expression(&quote!(#prefix true #suffix)));
        } else {
            errors.extend(pred.code().into_iter().filter_map(not_an_expression));
        }
    });
    errors.extend(codes_of_clauses(model).filter_map(not_an_expression));
}

fn codes_of_clauses(model: &ConstraintModel) -> impl Iterator<Item = &TokenStream> {
    model.from.iter().chain(&model.into).map(|clause| &clause.code).chain(&model.build)
}

/// Reports a constraint that is defined as itself.
pub fn is_not_defined_by_itself(model: &ConstraintModel, errors: &mut Errors) {
    visit(&model.pred, &mut |pred| {
        let PredModel::Is(name) = pred else { return };
        let Type::Path(path) = &**name else { return };
        if path.path.segments.len() == 1 && path.path.segments.iter().any(|segment| segment.ident == model.ident) {
            errors.at(name, format!("`{}` is defined in terms of itself; remove the cycle", model.ident));
        }
    });
}

/// Reports predicates that apply to attributes only, in a constraint on something else. The compiler would find it too,
/// since only it knows the kind of a view, but its message is worse.
pub fn attributes_are_meant(model: &ConstraintModel, errors: &mut Errors) {
    if !model.is_on_no_attribute() {
        return;
    }
    let view = type_text(&model.view);
    for (keyword, ty) in value_clauses(model) {
        errors.at(
            ty,
            format!("`{keyword}` applies to attributes, which have Rust values, but this is a constraint on `{view}`"),
        );
    }
    if let Some(text) = &model.text {
        let keyword = &text.keyword;
        errors
            .at(keyword, format!("`{keyword}` describes the text of attributes, but this is a constraint on `{view}`"));
    }
    about(&model.pred, &mut |pred| match pred {
        PredModel::ValueType(_) => {
            errors.at(
                &model.view,
                format!("`ValueType` tests the type of an attribute, but this is a constraint on `{view}`"),
            );
        }
        PredModel::Test(test) => {
            errors.at(test, format!("`Test` tests the value of an attribute, but this is a constraint on `{view}`"));
        }
        PredModel::AnyStrAttrOf(_) => {
            errors.at(
                &model.view,
                format!("`AnyStrAttrOf` tests a string attribute, but this is a constraint on `{view}`"),
            );
        }
        PredModel::CPred(_)
        | PredModel::IsA(_)
        | PredModel::And(_)
        | PredModel::Or(_)
        | PredModel::Neg(_)
        | PredModel::Subst(..)
        | PredModel::Concat(..)
        | PredModel::ElementType(_)
        | PredModel::Each(_)
        | PredModel::Is(_)
        | PredModel::True => {}
    });
}

/// Returns the clauses about Rust values.
fn value_clauses(model: &ConstraintModel) -> impl Iterator<Item = (&'static str, &Type)> {
    let from = model.from.iter().map(|clause| ("from", &clause.ty));
    let into = model.into.iter().map(|clause| ("into", &clause.ty));
    from.chain(into).chain(model.values.iter().map(|ty| ("as", ty)))
}

/// Reports `from` and `into` beside `as`, which already determines both conversions.
pub fn values_are_said_once(model: &ConstraintModel, errors: &mut Errors) {
    if let (Some(values), true) = (&model.values, model.from.is_some() || model.into.is_some()) {
        errors.at(values, "`as` already determines the Rust values; remove `from` and `into`");
    }
}

/// Calls `visit` for all predicates on the subject of the constraint.
fn about(pred: &PredModel, visit: &mut impl FnMut(&PredModel)) {
    visit(pred);
    match pred {
        PredModel::And(all) | PredModel::Or(all) => all.iter().for_each(|pred| about(pred, visit)),
        PredModel::Neg(inner)
        | PredModel::Each(inner)
        | PredModel::Subst(_, inner)
        | PredModel::Concat(_, inner, _) => about(inner, visit),
        // Their predicates are on types.
        PredModel::ElementType(_) | PredModel::ValueType(_) => {}
        PredModel::CPred(_)
        | PredModel::IsA(_)
        | PredModel::AnyStrAttrOf(_)
        | PredModel::Test(_)
        | PredModel::Is(_)
        | PredModel::True => {}
    }
}

/// Reports unused parameters: the summary promises a property that nothing checks.
pub fn parameters_are_used(model: &ConstraintModel, errors: &mut Errors) {
    let mut used = Vec::new();
    let view = &model.view;
    idents(quote!(#view), &mut used);
    visit(&model.pred, &mut |pred| match pred {
        PredModel::CPred(code) | PredModel::Subst(code, _) => idents(code.clone(), &mut used),
        PredModel::Concat(prefix, _, suffix) => idents(quote!(#prefix #suffix), &mut used),
        PredModel::Is(ty) | PredModel::IsA(ty) => idents(ty.to_token_stream(), &mut used),
        PredModel::Test(test) => idents(test.to_token_stream(), &mut used),
        PredModel::And(_)
        | PredModel::Or(_)
        | PredModel::Neg(_)
        | PredModel::ElementType(_)
        | PredModel::ValueType(_)
        | PredModel::Each(_)
        | PredModel::AnyStrAttrOf(_)
        | PredModel::True => {}
    });
    for (_, ty) in value_clauses(model) {
        idents(ty.to_token_stream(), &mut used);
    }
    if let Some(ty) = model.text.as_ref().and_then(|text| text.form.constraint()) {
        idents(ty.to_token_stream(), &mut used);
    }
    codes_of_clauses(model).for_each(|code| idents(code.clone(), &mut used));
    for parameter in &model.parameters {
        let ident = parameter.ident();
        if !used.iter().any(|name| ident == name) {
            errors.at(ident, format!("unused parameter `{ident}`; use it in the definition, or remove it"));
        }
    }
}

fn idents(code: TokenStream, found: &mut Vec<String>) {
    for token in code {
        match token {
            TokenTree::Ident(ident) => found.push(ident.to_string()),
            TokenTree::Group(group) => idents(group.stream(), found),
            _ => {}
        }
    }
}

/// Reports a parameter with the name of the constraint, which it would shadow in the predicate.
pub fn parameters_hide_nothing(model: &ConstraintModel, errors: &mut Errors) {
    for parameter in model.parameters.iter().filter(|parameter| *parameter.ident() == model.ident) {
        let ident = parameter.ident();
        errors.at(ident, format!("the parameter `{ident}` hides the constraint itself; rename it, for example to `T`"));
    }
}

/// Reports strings that occur twice in a choice.
pub fn strings_are_distinct(model: &ConstraintModel, errors: &mut Errors) {
    visit(&model.pred, &mut |pred| {
        let PredModel::AnyStrAttrOf(texts) = pred else { return };
        for (i, text) in texts.iter().enumerate() {
            if texts[..i].iter().any(|other| other.value() == text.value()) {
                errors.at(text, "this string is listed twice; remove one");
            }
        }
    });
}

/// Calls `f` for a predicate and all nested ones.
fn visit(pred: &PredModel, f: &mut impl FnMut(&PredModel)) {
    f(pred);
    match pred {
        PredModel::And(all) | PredModel::Or(all) => all.iter().for_each(|pred| visit(pred, f)),
        PredModel::Neg(inner)
        | PredModel::ElementType(inner)
        | PredModel::ValueType(inner)
        | PredModel::Each(inner)
        | PredModel::Subst(_, inner)
        | PredModel::Concat(_, inner, _) => visit(inner, f),
        PredModel::CPred(_)
        | PredModel::IsA(_)
        | PredModel::AnyStrAttrOf(_)
        | PredModel::Test(_)
        | PredModel::Is(_)
        | PredModel::True => {}
    }
}

/// Reports a `CPred` without placeholders, which holds always or never.
pub fn looks_at_something(model: &ConstraintModel, errors: &mut Errors) {
    let has_const = model.parameters.iter().any(|parameter| matches!(parameter, Parameter::Const { .. }));
    cpreds(&model.pred, &mut |code| {
        if !has_const && !code.to_string().contains('$') {
            errors.at(code, "this code does not use `$_self`, so its result is always the same; test `$_self`");
        }
    });
}

fn cpreds(pred: &PredModel, f: &mut impl FnMut(&TokenStream)) {
    visit(pred, &mut |pred| {
        if let PredModel::CPred(code) = pred {
            f(code);
        }
    });
}
