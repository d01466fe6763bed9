//! The stages of each macro: `parse` reads a model, `check` applies the rules, and `expand` generates the code.
//!
//! Invariants:
//! * All errors are reported together, after the stages.
//! * `expand` sees a model without errors; of one with errors, it makes a stub, with which uses of the item compile.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};

use crate::errors::Errors;
use crate::model::constraint::Constraints;
use crate::model::def::DefModel;
use crate::model::{def, interface};
use crate::{check, editor, expand, parse};

/// Expands `#[dialect]`
pub fn dialect(arguments: TokenStream, item: TokenStream) -> TokenStream {
    let (words, mut errors) = (editor::keys("dialect", &arguments), Errors::new());
    let Some(model) = parse::dialect::parse(arguments, &item, &mut errors) else { return unread(&words, item, errors) };
    check::dialect(&model, &mut errors);
    let expansion = if errors.is_empty() { expand::dialect::dialect(&model) } else { expand::dialect::stub(&model) };
    finished(&words, &expansion, errors)
}

/// Expands `#[op]`
pub fn op(arguments: TokenStream, item: TokenStream) -> TokenStream {
    let (words, mut errors) = (editor::op(&arguments, &item), Errors::new());
    let Some(model) = parse::op::parse(arguments, &item, &mut errors) else { return unread(&words, item, errors) };
    check::op(&model, &mut errors);
    let expansion = if errors.is_empty() { expand::op::op(&model) } else { expand::op::stub(model) };
    finished(&words, &expansion, errors)
}

/// Expands `op_family!`
pub fn family(tokens: TokenStream) -> TokenStream {
    let mut errors = Errors::new();
    let (imports, entries) = parse::imports::parse(tokens, &mut errors);
    let imports = check::imports(imports, &entries, &mut errors);
    if let Some(expansion) = expand::shared_template::imported(&imports, &entries) {
        return finished(&TokenStream::new(), &expansion, errors);
    }
    let model = parse::family::parse(entries, &mut errors);
    let sound = check::family(&model, &mut errors);
    let mut expansion = expand::family::family(&model, &sound);
    expansion.extend(expand::shared_template::shared(&model, errors.is_empty()));
    finished(&TokenStream::new(), &expansion, errors)
}

/// Expands `#[op_interface]`, `#[type_interface]`, `#[attr_interface]` and `#[dialect_interface]`
pub fn interface(kind: interface::Kind, arguments: TokenStream, item: TokenStream) -> TokenStream {
    let (words, mut errors) = (editor::keys("interface", &arguments), Errors::new());
    let Some(model) = parse::interface::parse(kind, arguments, &item, &mut errors) else {
        return unread(&words, item, errors);
    };
    check::interface(&model, &mut errors);
    let expansion =
        if errors.is_empty() { expand::interface::interface(&model) } else { expand::interface::stub(model) };
    finished(&words, &expansion, errors)
}

/// Expands `#[type_def]` and `#[attr_def]`
pub fn def(kind: def::Kind, arguments: TokenStream, item: TokenStream) -> TokenStream {
    let (words, mut errors) = (editor::def(&arguments, &item), Errors::new());
    let Some(model) = parse::def::parse(kind, arguments, &item, &mut errors) else {
        return unread(&words, item, errors);
    };
    parsed_def(&words, model, errors)
}

/// Runs the stages after `parse` for a type or attribute.
fn parsed_def(words: &TokenStream, model: DefModel, mut errors: Errors) -> TokenStream {
    check::def(&model, &mut errors);
    let expansion = if errors.is_empty() { expand::def::def(&model) } else { expand::def::stub(model) };
    finished(words, &expansion, errors)
}

/// Expands `#[enum_attr]`, with the attribute of a dialect that it may define
pub fn enum_attr(arguments: TokenStream, item: TokenStream) -> TokenStream {
    let (words, mut errors) = (editor::enumeration(&arguments, &item), Errors::new());
    let Some(mut model) = parse::enums::parse(arguments, &item, &mut errors) else {
        return unread(&words, item, errors);
    };
    check::enumeration(&model, &mut errors);
    let expansion =
        if errors.is_empty() { expand::enums::enumeration(&model) } else { expand::enums::stub(&mut model) };
    let attribute = model.attribute.map(|attribute| parsed_def(&TokenStream::new(), *attribute, Errors::new()));
    finished(&words, &quote!(#expansion #attribute), errors)
}

/// Expands `constraint!`
pub fn constraints(tokens: TokenStream) -> TokenStream {
    let mut errors = Errors::new();
    let Constraints { krate, models, stubs, unread } = parse::constraint::parse(tokens.clone(), &mut errors);
    let words = editor::constraints(tokens, unread, &krate);
    let mut expansion: TokenStream = stubs.iter().map(|stub| expand::constraint::unread(stub, &krate)).collect();
    for model in models {
        let before = errors.len();
        check::constraint(&model, &mut errors);
        expansion.extend(match errors.len() == before {
            true => expand::constraint::constraint(&model, &krate),
            false => expand::constraint::stub(model, &krate),
        });
    }
    finished(&words, &expansion, errors)
}

/// Expands `pattern!`
pub fn patterns(tokens: TokenStream) -> TokenStream {
    let mut errors = Errors::new();
    let patterns = parse::pattern::parse(tokens, &mut errors);
    let sound = check::patterns(&patterns, &mut errors);
    let deferred = check::pattern_set(&patterns, &mut errors);
    let expansion = expand::pattern::patterns(&patterns, &sound, &deferred);
    finished(&TokenStream::new(), &expansion, errors)
}

/// Expands `#[derive(Pass)]`, which has no rules across its items
pub fn pass(item: TokenStream) -> TokenStream {
    let mut errors = Errors::new();
    let model = parse::pass::parse(item, &mut errors);
    let expansion = model.map(expand::pass::pass).unwrap_or_default();
    finished(&TokenStream::new(), &expansion, errors)
}

/// Returns the tokens of a macro: the words for editors, the expansion and the errors.
fn finished(words: &TokenStream, expansion: &TokenStream, errors: Errors) -> TokenStream {
    let errors = errors.into_tokens();
    quote!(#words #expansion #errors)
}

/// Returns the tokens of a macro on an item of the wrong kind: the item unchanged, if it parses as an item.
fn unread(words: &TokenStream, item: TokenStream, errors: Errors) -> TokenStream {
    let item = syn::parse2::<syn::Item>(item).map(ToTokens::into_token_stream).unwrap_or_default();
    finished(words, &item, errors)
}
