//! Rules of `pattern!` that need no definition of an operation.

use proc_macro2::TokenStream;
use quote::ToTokens;
use syn::Ident;

use crate::errors::Errors;
use crate::model::pattern::{
    ConstantLeft, New, OpLeft, PatternModel, Right, Root, ValueLeft, ValueRight, identifiers, number,
};

/// Refuses a name that is bound twice to what cannot be compared: an operation or a constant.
pub fn names_are_compared_if_possible(model: &PatternModel, errors: &mut Errors) {
    let Root::Ops(left) = &model.root else { return };
    let bound = bound_names(left);
    for (i, (name, comparable)) in bound.iter().enumerate() {
        let earlier = bound[..i].iter().find(|(earlier, _)| earlier == name);
        if earlier.is_some_and(|(_, earlier)| !earlier || !comparable) {
            let message =
                format!("`{name}` is bound twice; only operands and attributes can be compared, choose another name");
            errors.at(name, message);
        }
    }
}

/// Refuses a name that is bound and used nowhere: it is a mistake, or should be `_`.
pub fn names_are_used(model: &PatternModel, errors: &mut Errors) {
    let used = used_names(model);
    let bound = match &model.root {
        Root::Ops(left) => bound_names(left).into_iter().map(|(name, _)| name).collect(),
        Root::Kind(_, bound) => bound.iter().cloned().collect::<Vec<_>>(),
    };
    for (i, name) in bound.iter().enumerate() {
        let is_compared = bound.iter().enumerate().any(|(j, other)| i != j && other == name);
        if !is_compared && !used.contains(name) && !name.to_string().starts_with('_') {
            errors.at(name, format!("`{name}` is bound, but neither the guard nor the right side uses it; write `_`"));
        }
    }
}

/// Refuses names that mean something else in guards and right sides.
pub fn names_are_free(model: &PatternModel, errors: &mut Errors) {
    let Root::Ops(left) = &model.root else { return };
    for (name, _) in bound_names(left) {
        let text = name.to_string();
        if text == "ir" || text == "rewriter" {
            errors.at(&name, format!("`{text}` is the name of the {} in patterns; choose another one", meaning(&text)));
        } else if text.starts_with("__") {
            errors.at(&name, "names with two underscores are reserved for the expansion; choose another one");
        }
    }
}

fn meaning(name: &str) -> &'static str {
    if name == "ir" { "IR" } else { "rewriter" }
}

/// Refuses benefits and priorities that are out of range: MLIR's generator wraps them without a word.
pub fn numbers_are_in_range(model: &PatternModel, errors: &mut Errors) {
    if let Some(benefit) = &model.benefit
        && number(benefit).is_some_and(|number| u16::try_from(number).is_err())
    {
        errors.at(benefit, format!("a benefit is a number from 0 to {}", u16::MAX));
    }
    if let Some(priority) = &model.priority
        && number(priority).is_some_and(|number| i16::try_from(number).is_err())
    {
        errors.at(priority, format!("a priority is a number from {} to {}", i16::MIN, i16::MAX));
    }
}

/// Refuses a right side that uses the operation that it replaces, or its name as a value.
pub fn root_is_not_used(model: &PatternModel, errors: &mut Errors) {
    let root = match &model.root {
        Root::Ops(left) => left.bound.as_ref(),
        Root::Kind(_, bound) => bound.as_ref(),
    };
    let Some(root) = root else { return };
    for arm in &model.arms {
        let Right::Values(values) = &arm.right else { continue };
        for value in values.iter().flat_map(values_in) {
            if let ValueRight::Code(code) = value
                && is_name(code, root)
            {
                errors.at(code, format!("`{root}` is replaced here, so its replacement cannot use it"));
            }
        }
    }
}

/// Refuses a name of a new operation that is a name of the left side, or of another one.
pub fn new_names_are_new(model: &PatternModel, errors: &mut Errors) {
    let bound = match &model.root {
        Root::Ops(left) => bound_names(left).into_iter().map(|(name, _)| name).collect(),
        Root::Kind(_, bound) => bound.iter().cloned().collect::<Vec<_>>(),
    };
    for arm in &model.arms {
        let Right::Values(values) = &arm.right else { continue };
        let mut known = bound.clone();
        for new in values.iter().flat_map(new_ops) {
            let Some(name) = &new.bound else { continue };
            if known.contains(name) {
                errors.at(name, format!("`{name}` is bound already; choose another name for the new operation"));
            }
            known.push(name.clone());
        }
    }
}

/// Returns the constants and expressions of a value, those of new operations included.
fn values_in(value: &ValueRight) -> Vec<&ValueRight> {
    match value {
        ValueRight::New(new) => new.fields.iter().flat_map(|(_, value)| values_in(value)).collect(),
        ValueRight::Constant(_) | ValueRight::Code(_) => vec![value],
    }
}

fn is_name(code: &syn::Expr, name: &Ident) -> bool {
    matches!(code, syn::Expr::Path(path) if path.path.is_ident(name))
}

/// Refuses an arm behind one without a guard, which is always taken.
pub fn last_arm_alone_has_no_guard(model: &PatternModel, errors: &mut Errors) {
    let Some((_, earlier)) = model.arms.split_last() else { return };
    for arm in earlier.iter().filter(|arm| arm.guard.is_none()) {
        errors.at(span_of(&arm.right), "this right side is always taken, so the next one never is; add a guard");
    }
}

/// Refuses a right side that matches the left side again: it would be rewritten for ever.
pub fn right_side_differs(model: &PatternModel, errors: &mut Errors) {
    let Root::Ops(left) = &model.root else { return };
    for arm in model.arms.iter().filter(|arm| arm.guard.is_none()) {
        let Right::Values(values) = &arm.right else { continue };
        if let Some(new) = values.iter().flat_map(new_ops).find(|new| is_instance(left, new)) {
            errors.at(&new.path, "the right side matches the left side again, so the pattern would apply for ever");
        }
    }
}

/// Refuses a field that is given twice.
pub fn fields_are_unique(model: &PatternModel, errors: &mut Errors) {
    if let Root::Ops(left) = &model.root {
        left_fields_are_unique(left, errors);
    }
    for arm in &model.arms {
        let Right::Values(values) = &arm.right else { continue };
        for new in values.iter().flat_map(new_ops) {
            report_repeated(new.fields.iter().map(|(name, _)| name), errors);
        }
    }
}

fn left_fields_are_unique(left: &OpLeft, errors: &mut Errors) {
    report_repeated(left.fields.iter().map(|field| &field.name), errors);
    for field in &left.fields {
        for inner in field.value.ops() {
            left_fields_are_unique(inner, errors);
        }
    }
}

fn report_repeated<'a>(names: impl Iterator<Item = &'a Ident>, errors: &mut Errors) {
    let mut seen: Vec<&Ident> = Vec::new();
    for name in names {
        if seen.contains(&name) {
            errors.at(name, format!("the field `{name}` is given twice"));
        }
        seen.push(name);
    }
}

/// Refuses a result of the root: it names the result that is an operand, and the root is none.
pub fn root_has_no_result(model: &PatternModel, errors: &mut Errors) {
    if let Root::Ops(OpLeft { result: Some(result), .. }) = &model.root {
        errors.at(result, "the root is matched whole; only operations inside it name a result");
    }
}

/// Refuses alternatives of nested operations: the type of a captured operation would depend on the match.
pub fn alternatives_are_roots(model: &PatternModel, errors: &mut Errors) {
    let Root::Ops(left) = &model.root else { return };
    for inner in left.fields.iter().flat_map(|field| field.value.ops()) {
        alternatives_inside(inner, errors);
    }
}

fn alternatives_inside(left: &OpLeft, errors: &mut Errors) {
    if let [_, second, ..] = &left.paths[..] {
        errors.at(second, "only the root has alternatives; write a pattern for each, or test the operation in a guard");
    }
    for inner in left.fields.iter().flat_map(|field| field.value.ops()) {
        alternatives_inside(inner, errors);
    }
}

/// Returns whether the new operation has the operations and constants of the left side.
pub fn is_instance(left: &OpLeft, new: &New) -> bool {
    let same_path = left.paths.iter().any(|path| path == &new.path);
    let fields = || {
        left.fields.iter().all(|field| {
            let given = new.fields.iter().find(|(name, _)| *name == field.name).map(|(_, value)| value);
            match (&field.value, given) {
                (ValueLeft::Any(None), _) => true,
                (ValueLeft::Bound(name, None), Some(ValueRight::Code(code))) => {
                    count(left, name) == 1 || *name == code.to_token_stream().to_string()
                }
                (ValueLeft::Bound(name, None), Some(_)) => count(left, name) == 1,
                (ValueLeft::Op(inner), Some(ValueRight::New(new))) => is_instance(inner, new),
                (ValueLeft::Constant(ConstantLeft::Any | ConstantLeft::Bound(_)), Some(ValueRight::Constant(_))) => {
                    true
                }
                _ => false,
            }
        })
    };
    same_path && fields()
}

/// Returns the number of times that a name is bound.
fn count(left: &OpLeft, name: &Ident) -> usize {
    bound_names(left).iter().filter(|(bound, _)| bound == name).count()
}

/// Returns the new operations in a value, itself included.
pub fn new_ops(value: &ValueRight) -> Vec<&New> {
    match value {
        ValueRight::New(new) => {
            let inner = new.fields.iter().flat_map(|(_, value)| new_ops(value));
            std::iter::once(&**new).chain(inner).collect()
        }
        ValueRight::Constant(_) | ValueRight::Code(_) => Vec::new(),
    }
}

/// Returns the names bound by the left side, and whether they can be compared.
fn bound_names(left: &OpLeft) -> Vec<(Ident, bool)> {
    let mut names: Vec<(Ident, bool)> = left.bound.iter().map(|name| (name.clone(), false)).collect();
    for field in &left.fields {
        names.extend(bound_in(&field.value));
    }
    names
}

fn bound_in(value: &ValueLeft) -> Vec<(Ident, bool)> {
    match value {
        ValueLeft::Bound(name, _) | ValueLeft::Present(name) => vec![(name.clone(), true)],
        ValueLeft::Constant(ConstantLeft::Bound(name)) => vec![(name.clone(), false)],
        ValueLeft::Op(inner) => bound_names(inner),
        ValueLeft::List(values) => values.iter().flat_map(bound_in).collect(),
        ValueLeft::Any(_) | ValueLeft::Constant(_) | ValueLeft::Absent | ValueLeft::Equal(_) => Vec::new(),
    }
}

/// Returns the names in guards, right sides and compared expressions.
fn used_names(model: &PatternModel) -> Vec<Ident> {
    let mut tokens = TokenStream::new();
    for arm in &model.arms {
        arm.guard.to_tokens(&mut tokens);
        match &arm.right {
            Right::Erase(_) => {}
            Right::Code(block) => block.to_tokens(&mut tokens),
            Right::Values(values) => values.iter().for_each(|value| used_in(value, &mut tokens)),
        }
    }
    identifiers(tokens)
}

fn used_in(value: &ValueRight, tokens: &mut TokenStream) {
    match value {
        ValueRight::Constant(code) | ValueRight::Code(code) => code.to_tokens(tokens),
        ValueRight::New(new) => {
            new.types.to_tokens(tokens);
            new.at.to_tokens(tokens);
            new.fields.iter().for_each(|(_, value)| used_in(value, tokens));
        }
    }
}

fn span_of(right: &Right) -> TokenStream {
    match right {
        Right::Erase(word) => word.to_token_stream(),
        Right::Code(block) => block.to_token_stream(),
        Right::Values(values) => match values.first() {
            Some(ValueRight::New(new)) => new.path.to_token_stream(),
            Some(ValueRight::Constant(code) | ValueRight::Code(code)) => code.to_token_stream(),
            None => TokenStream::new(),
        },
    }
}
