//! Rules of `pattern!` that need no definition of an operation.

use proc_macro2::TokenStream;
use quote::ToTokens;
use syn::{Expr, ExprField, Ident};

use crate::errors::Errors;
use crate::model::pattern::{
    Arm, ConstantLeft, FieldLeft, New, OpLeft, PatternModel, Right, Root, ValueLeft, ValueRight, identifiers, number,
};

/// Refuses a name that is bound twice to what cannot be compared: an operation or a constant.
pub fn names_are_compared_if_possible(model: &PatternModel, errors: &mut Errors) {
    let bound = names_of(&model.root);
    for (i, (name, comparable)) in bound.iter().enumerate() {
        let earlier = bound[..i].iter().find(|(earlier, _)| earlier == name);
        if earlier.is_some_and(|(_, earlier)| !earlier || !comparable) {
            let message =
                format!("`{name}` is bound twice; only operands and attributes can be compared, choose another name");
            errors.at(name, message);
        }
    }
}

/// Refuses another result of a bound operation as an operand: `second: n.second_out`.
pub fn results_are_compared_in_guards(model: &PatternModel, errors: &mut Errors) {
    for (name, result) in other_results(&model.root) {
        let compared = result.member.to_token_stream();
        let message = format!(
            "a left side cannot compare an operand with another result of `{name}`; bind the operand, and compare it in the \
             guard: `if y == {name}.{compared}(ir)`"
        );
        errors.at(result, message);
    }
}

/// Returns the results of bound operations that are values of fields, with the names of the operations.
fn other_results(root: &Root) -> Vec<(Ident, &ExprField)> {
    let mut ops: Vec<&OpLeft> = root.fields().iter().flat_map(|field| field.value.ops()).collect();
    let (mut at, mut bound) = (0, Vec::new());
    while let Some(op) = ops.get(at) {
        bound.extend(op.bound.clone());
        let inner: Vec<&OpLeft> = op.fields.iter().flat_map(|field| field.value.ops()).collect();
        ops.extend(inner);
        at += 1;
    }
    let fields = root.fields().iter().chain(ops.iter().flat_map(|op| &op.fields));
    let results = fields.filter_map(|field| match &field.value {
        ValueLeft::Equal(Expr::Field(result)) => {
            bound.iter().find(|name| is_name(&result.base, name)).map(|name| (name.clone(), result))
        }
        ValueLeft::Equal(_)
        | ValueLeft::Any(_)
        | ValueLeft::Bound(..)
        | ValueLeft::Constant(_)
        | ValueLeft::Op(_)
        | ValueLeft::List(_)
        | ValueLeft::Absent
        | ValueLeft::Present(_) => None,
    });
    results.collect()
}

/// Refuses a name that is bound and used nowhere: it is a mistake, or should be `_`.
pub fn names_are_used(model: &PatternModel, errors: &mut Errors) {
    let used: Vec<Ident> =
        used_names(model).into_iter().chain(other_results(&model.root).into_iter().map(|(name, _)| name)).collect();
    let bound: Vec<Ident> = names_of(&model.root).into_iter().map(|(name, _)| name).collect();
    for (i, name) in bound.iter().enumerate() {
        let is_compared = bound.iter().enumerate().any(|(j, other)| i != j && other == name);
        if !is_compared && !used.contains(name) && !name.to_string().starts_with('_') {
            errors.at(name, format!("`{name}` is bound, but neither the guard nor the right side uses it; write `_`"));
        }
    }
}

/// Refuses a name of a new operation that nothing uses.
pub fn new_names_are_used(model: &PatternModel, errors: &mut Errors) {
    for arm in &model.arms {
        let used = used_in_arm(arm);
        for name in arm.new_ops().iter().filter_map(|new| new.bound.as_ref()) {
            if !used.contains(name) && !name.to_string().starts_with('_') {
                errors.at(name, format!("`{name}` is a new operation that nothing names; remove `{name} @`"));
            }
        }
    }
}

/// Refuses names that mean something else in guards and right sides.
pub fn names_are_free(model: &PatternModel, errors: &mut Errors) {
    let bound = names_of(&model.root).into_iter().map(|(name, _)| name);
    let new = model.arms.iter().flat_map(Arm::new_ops).filter_map(|new| new.bound.clone());
    for name in bound.chain(new) {
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

/// Refuses `single_use` at the root, whose results may be used in any way.
pub fn root_is_no_operand(model: &PatternModel, errors: &mut Errors) {
    if let Root::Ops(OpLeft { single_use: Some(place), .. }) = &model.root {
        let message =
            "`single_use` is for an operation that defines an operand; test the results of the root in a guard";
        errors.add(syn::Error::new(*place, message));
    }
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
    let mut replaced: Vec<&Ident> = model.root.bound().into_iter().collect();
    let results = result_names(&model.root);
    replaced.extend(results.iter().map(|(name, _)| name));
    for value in model.arms.iter().flat_map(|arm| arm.values().iter().flat_map(values_in)) {
        let ValueRight::Code(code) = value else { continue };
        if let Some(name) = replaced.iter().find(|name| is_name(code, name)) {
            errors.at(code, format!("`{name}` is replaced here, so its replacement cannot use it"));
        }
    }
}

/// Returns the names of the results of a root that may be any operation.
fn result_names(root: &Root) -> Vec<(Ident, bool)> {
    let Root::Kind(left) = root else { return Vec::new() };
    left.fields.iter().filter(|field| field.name == "results").flat_map(|field| bound_in(&field.value)).collect()
}

/// Refuses fields of a root that may be any operation, if they need its definition.
pub fn fields_of_kinds_are_general(model: &PatternModel, errors: &mut Errors) {
    let Root::Kind(left) = &model.root else { return };
    for field in &left.fields {
        let is_group = field.name == "operands" || field.name == "results";
        let problem = if is_group { problem_of_group(field) } else { problem_of_attribute(field) };
        if let Some(problem) = problem {
            errors.at(&field.name, format!("`{}` {problem}", field.name));
        }
    }
}

/// Returns the problem of the value of `operands` or `results`.
fn problem_of_group(field: &FieldLeft) -> Option<&'static str> {
    match &field.value {
        ValueLeft::Any(None) | ValueLeft::Bound(_, None) => None,
        ValueLeft::List(values) => values.iter().find_map(|value| problem_of_element(field, value)),
        ValueLeft::Any(Some(_))
        | ValueLeft::Bound(_, Some(_))
        | ValueLeft::Constant(_)
        | ValueLeft::Op(_)
        | ValueLeft::Absent
        | ValueLeft::Present(_)
        | ValueLeft::Equal(_) => Some("are a list here; bind all of them, or write `[a, b]`"),
    }
}

/// Returns the problem of an element of `operands` or `results`.
fn problem_of_element(field: &FieldLeft, value: &ValueLeft) -> Option<&'static str> {
    match value {
        ValueLeft::Any(_) | ValueLeft::Bound(..) => None,
        ValueLeft::Constant(_) if field.name == "operands" => None,
        ValueLeft::Op(_) => Some(
            "of an operation that is known by its kind have no nested operations; test \
                                  `ir.defining::<TheOp>(x)` in the guard",
        ),
        ValueLeft::Constant(_)
        | ValueLeft::List(_)
        | ValueLeft::Absent
        | ValueLeft::Present(_)
        | ValueLeft::Equal(_) => Some("have elements that are a name, `_` or, for operands, a constant"),
    }
}

/// Returns the problem of the value of an attribute.
fn problem_of_attribute(field: &FieldLeft) -> Option<&'static str> {
    match &field.value {
        ValueLeft::Any(_) | ValueLeft::Bound(..) | ValueLeft::Absent | ValueLeft::Present(_) => None,
        ValueLeft::Equal(_) => Some("is an `Attribute` here; bind it, and compare it in the guard"),
        ValueLeft::Constant(_) | ValueLeft::Op(_) | ValueLeft::List(_) => {
            Some("is an attribute here; operands are `operands: [a, b]`")
        }
    }
}

/// Refuses a name of a new operation that is a name of the left side, or of another one.
pub fn new_names_are_new(model: &PatternModel, errors: &mut Errors) {
    let bound: Vec<Ident> = names_of(&model.root).into_iter().map(|(name, _)| name).collect();
    for arm in &model.arms {
        let mut known = bound.clone();
        for new in arm.new_ops() {
            let Some(name) = &new.bound else { continue };
            if known.contains(name) {
                errors.at(name, format!("`{name}` is bound already; choose another name for the new operation"));
            }
            known.push(name.clone());
        }
    }
}

/// Returns the constants and expressions of a value, including constants and expressions of new operations.
fn values_in(value: &ValueRight) -> Vec<&ValueRight> {
    match value {
        ValueRight::New(new) => new.fields.iter().flat_map(|(_, value)| values_in(value)).collect(),
        ValueRight::Constant(_) | ValueRight::Code(_) => vec![value],
    }
}

fn is_name(code: &syn::Expr, name: &Ident) -> bool {
    matches!(code, syn::Expr::Path(path) if path.path.is_ident(name))
}

/// Refuses an arm after an arm without a guard: the latter is always taken.
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
        if let Some(new) = arm.new_ops().into_iter().find(|new| is_instance(left, new)) {
            errors.at(&new.path, "the right side matches the left side again, so the pattern would apply for ever");
        }
    }
}

/// Refuses a field that is given twice.
pub fn fields_are_unique(model: &PatternModel, errors: &mut Errors) {
    left_fields_are_unique(model.root.fields(), errors);
    for new in model.arms.iter().flat_map(Arm::new_ops) {
        report_repeated(new.fields.iter().map(|(name, _)| name), errors);
    }
}

fn left_fields_are_unique(fields: &[FieldLeft], errors: &mut Errors) {
    report_repeated(fields.iter().map(|field| &field.name), errors);
    for inner in fields.iter().flat_map(|field| field.value.ops()) {
        left_fields_are_unique(&inner.fields, errors);
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

/// Returns the names bound by the root, and whether they can be compared.
fn names_of(root: &Root) -> Vec<(Ident, bool)> {
    match root {
        Root::Ops(left) => bound_names(left),
        Root::Kind(left) => {
            let own = left.bound.iter().map(|name| (name.clone(), false));
            own.chain(left.fields.iter().flat_map(|field| bound_in(&field.value))).collect()
        }
    }
}

/// Returns the names bound by an operation of the left side, and whether they can be compared.
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

/// Returns the names in guards and right sides.
fn used_names(model: &PatternModel) -> Vec<Ident> {
    let in_guard = |arm: &Arm| identifiers(arm.guard.to_token_stream());
    model.arms.iter().flat_map(|arm| in_guard(arm).into_iter().chain(used_in_arm(arm))).collect()
}

/// Returns the names in a right side.
fn used_in_arm(arm: &Arm) -> Vec<Ident> {
    let mut tokens = TokenStream::new();
    arm.before.iter().for_each(|new| used_in_new(new, &mut tokens));
    match &arm.right {
        Right::Erase(_) => {}
        Right::Code(block) => block.to_tokens(&mut tokens),
        Right::Values(values) => values.iter().for_each(|value| used_in(value, &mut tokens)),
    }
    identifiers(tokens)
}

fn used_in(value: &ValueRight, tokens: &mut TokenStream) {
    match value {
        ValueRight::Constant(code) | ValueRight::Code(code) => code.to_tokens(tokens),
        ValueRight::New(new) => used_in_new(new, tokens),
    }
}

fn used_in_new(new: &New, tokens: &mut TokenStream) {
    new.types.to_tokens(tokens);
    new.at.to_tokens(tokens);
    new.fields.iter().for_each(|(_, value)| used_in(value, tokens));
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
