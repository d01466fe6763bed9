//! Interfaces: traits that can be looked up at run time through a table of functions.

use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens;
use syn::visit::{self, Visit};
use syn::{
    FnArg, GenericParam, Lifetime, ParenthesizedGenericArguments, Pat, ReturnType, TraitItem, TypeBareFn,
    TypeParamBound, TypeReference,
};

use super::duplicates;
use crate::errors::Errors;
use crate::model::interface::{InterfaceModel, Kind, Method, NOT_DYN};
use crate::model::plain_name;

/// Reports generic interfaces: a lookup has no arguments.
pub fn is_not_generic(model: &InterfaceModel, errors: &mut Errors) {
    let item = &model.item;
    if !item.generics.params.is_empty() {
        errors.at(
            &item.generics,
            "an interface cannot have generic parameters, since it is looked up as a trait object; remove them",
        );
    }
    if let Some(clause) = &item.generics.where_clause {
        errors.at(clause, "an interface cannot have a `where` clause; remove it");
    }
    if let Some(word) = &item.unsafety {
        errors.at(word, "an interface cannot be an `unsafe` trait; remove the keyword");
    }
    if let Some(word) = &item.auto_token {
        errors.at(word, "an interface cannot be an `auto` trait; remove the keyword");
    }
}

/// Reports items other than methods: the table consists of functions.
pub fn has_methods_only(model: &InterfaceModel, errors: &mut Errors) {
    for item in &model.item.items {
        match item {
            TraitItem::Fn(_) => {}
            TraitItem::Type(item) => {
                let message = "an interface cannot have associated types, which are unknown at a lookup; name the \
                               type in the signature";
                errors.at(&item.ident, message);
            }
            TraitItem::Const(item) => {
                let message = "an interface cannot have associated constants; write a static method: `fn name() -> T`";
                errors.at(&item.ident, message);
            }
            other => errors.at(other, "an interface can only contain methods; remove this item"),
        }
    }
}

/// Returns the text of the supertrait's last segment.
fn name_of(bound: &TypeParamBound) -> String {
    match bound {
        TypeParamBound::Trait(bound) => {
            bound.path.segments.last().map(|last| last.ident.to_string()).unwrap_or_default()
        }
        _ => String::new(),
    }
}

/// Reports supertraits that are not dyn-compatible, since an interface is looked up as `dyn X`. Its implementors are
/// copyable handles anyway.
pub fn supertraits_allow_dyn(model: &InterfaceModel, errors: &mut Errors) {
    for bound in &model.item.supertraits {
        let name = name_of(bound);
        if NOT_DYN.contains(&name.as_str()) {
            let message = format!(
                "`{name}` cannot be a supertrait of an interface, since interfaces are looked up as trait objects; \
                 remove it"
            );
            errors.at(bound, message);
        }
    }
}

/// Traits of the standard library that look like bases.
const STANDARD: &[&str] = &[
    "ToString",
    "Iterator",
    "IntoIterator",
    "From",
    "Into",
    "AsRef",
    "Fn",
    "FnMut",
    "FnOnce",
    "Error",
    "Drop",
    "Deref",
    "Index",
    "Add",
    "Write",
    "Read",
];

/// Reports supertraits that are not interfaces: a supertrait is looked up along with the interface. The compiler
/// reports unknown traits.
pub fn bases_are_interfaces(model: &InterfaceModel, errors: &mut Errors) {
    for bound in &model.item.supertraits {
        let name = name_of(bound);
        if STANDARD.contains(&name.as_str()) {
            let message = format!("`{name}` is not an interface; a supertrait of an interface must be one");
            errors.at(bound, message);
        }
    }
}

/// Reports base interfaces that are listed twice.
pub fn bases_are_listed_once(model: &InterfaceModel, errors: &mut Errors) {
    duplicates::listed("base interface", &model.bases, errors);
    for base in model.bases.iter().filter(|base| base.is_ident(&model.item.ident)) {
        errors.at(base, "an interface cannot be its own base interface; remove it");
    }
}

/// Reports required traits that are listed twice.
pub fn requirements_are_listed_once(model: &InterfaceModel, errors: &mut Errors) {
    duplicates::listed("trait", &model.requires, errors);
}

/// Checks each method.
pub fn methods(model: &InterfaceModel, errors: &mut Errors) {
    let mut seen = Vec::new();
    for method in &model.methods {
        let name = plain_name(&method.signature().ident);
        if seen.contains(&name) {
            errors.at(&method.signature().ident, format!("the method `{name}` is declared twice; rename one of them"));
        }
        seen.push(name);
        has_a_free_name(model, method, errors);
        is_a_plain_function(method, errors);
        is_not_a_template(method, errors);
        takes_self_by_reference(model, method, errors);
        has_named_arguments(method, errors);
        has_known_types(model, method, errors);
        says_what_it_borrows(model, method, errors);
        has_no_attributes(model, method, errors);
        verifies_as_verifiers_do(model, method, errors);
    }
}

/// Reports methods with the name of a function of handles, and MLIR's name `verifyTrait`, which is an attribute here.
fn has_a_free_name(model: &InterfaceModel, method: &Method, errors: &mut Errors) {
    let ident = &method.signature().ident;
    let name = ident.to_string();
    if model.kind.entity() == Some(name.as_str()) {
        errors.at(ident, format!("`{name}` is a method of everything with an interface; rename this one"));
    }
    if matches!(name.as_str(), "verify_trait" | "verifyTrait" | "verify_invariants" | "verify_region_trait") {
        let message = format!(
            "a method `{name}` is not called automatically; put `#[verify]` (or `#[verify(regions)]`) before a method \
             with a body, under any name"
        );
        errors.at(ident, message);
    }
}

/// Reports methods that are not plain functions: the table consists of function pointers.
fn is_a_plain_function(method: &Method, errors: &mut Errors) {
    let signature = method.signature();
    if let Some(word) = &signature.constness {
        errors.at(word, "a method of an interface cannot be a `const fn`; remove `const`");
    }
    if let Some(word) = &signature.asyncness {
        errors.at(word, "a method of an interface cannot be an `async fn`; remove `async`");
    }
    if let Some(word) = &signature.unsafety {
        errors.at(word, "a method of an interface cannot be an `unsafe fn`; remove `unsafe`");
    }
    if let Some(abi) = &signature.abi {
        errors.at(abi, "a method of an interface cannot have an ABI; remove `extern`");
    }
}

/// Reports generic methods: a table has one entry per method, not one per instance.
fn is_not_a_template(method: &Method, errors: &mut Errors) {
    let generics = &method.signature().generics;
    for parameter in &generics.params {
        match parameter {
            GenericParam::Lifetime(lifetime) if lifetime.bounds.is_empty() => {}
            GenericParam::Lifetime(lifetime) => {
                errors.at(&lifetime.bounds, "lifetimes of an interface's methods cannot have bounds; remove them");
            }
            other => {
                let message = "a generic method cannot be looked up at run time; name the type, or take `&dyn Trait`";
                errors.at(other, message);
            }
        }
    }
    if let Some(clause) = &generics.where_clause {
        errors.at(clause, "a method of an interface cannot have a `where` clause; remove it");
    }
}

/// Reports receivers other than `&self`: the implementor is a copyable handle, and changes apply to the IR.
fn takes_self_by_reference(model: &InterfaceModel, method: &Method, errors: &mut Errors) {
    let Some(receiver) = method.signature().receiver() else {
        if model.kind == Kind::Dialect {
            errors.at(&method.signature().ident, "a method of a dialect's interface must take `&self`");
        }
        return;
    };
    let is_plain = receiver.reference.as_ref().is_some_and(|(_, lifetime)| lifetime.is_none());
    if is_plain && receiver.mutability.is_none() && receiver.colon_token.is_none() {
        return;
    }
    let hint = match model.kind {
        Kind::Operation => ", which is a handle; to change the operation, also take `ir: &mut Ir`",
        Kind::Type | Kind::Attribute | Kind::Dialect => "",
    };
    errors.at(receiver, format!("a method of an interface must take `&self`{hint}"));
}

/// Reports patterns as arguments: the expansion passes arguments by name.
fn has_named_arguments(method: &Method, errors: &mut Errors) {
    for argument in &method.signature().inputs {
        let FnArg::Typed(argument) = argument else { continue };
        let is_name = matches!(&*argument.pat, Pat::Ident(name)
            if name.by_ref.is_none() && name.mutability.is_none() && name.subpat.is_none());
        if !is_name {
            errors.at(&argument.pat, "an argument of an interface's method must be a plain name");
        }
    }
}

/// Reports `impl Trait`, which is an implicit generic parameter, and `Self`, which is unknown at a lookup.
fn has_known_types(model: &InterfaceModel, method: &Method, errors: &mut Errors) {
    let signature = method.signature();
    let types = signature.inputs.iter().filter_map(|argument| match argument {
        FnArg::Typed(argument) => Some(argument.ty.to_token_stream()),
        FnArg::Receiver(_) => None,
    });
    for tokens in types.chain([signature.output.to_token_stream()]) {
        if let Some(word) = find(tokens.clone(), "impl") {
            errors.at(word, "`impl Trait` cannot be looked up at run time; name the type, or use `Box<dyn Trait>`");
        }
        if let Some(word) = find(tokens, "Self") {
            let message =
                format!("`Self` is unknown where the interface is looked up; {}", instead_of_self(model.kind));
            errors.at(word, message);
        }
    }
}

fn instead_of_self(kind: Kind) -> &'static str {
    match kind {
        Kind::Operation => "use `Operation`",
        Kind::Type => "use `Type`",
        Kind::Attribute => "use `Attribute`",
        Kind::Dialect => "name the type",
    }
}

/// Returns the first occurrence of the word in the tokens, at any depth.
fn find(tokens: TokenStream, word: &str) -> Option<TokenTree> {
    tokens.into_iter().find_map(|token| match &token {
        TokenTree::Ident(ident) if ident == word => Some(token),
        TokenTree::Group(group) => find(group.stream(), word),
        _ => None,
    })
}

/// Reports elided lifetimes of results: `&self` is a handle that is gone when the method returns, so the result has to
/// borrow from the IR or the context.
fn says_what_it_borrows(model: &InterfaceModel, method: &Method, errors: &mut Errors) {
    if method.is_static() || model.kind == Kind::Dialect {
        return;
    }
    let ReturnType::Type(_, ty) = &method.signature().output else { return };
    let mut elided = Elided(None);
    elided.visit_type(ty);
    if let Some(token) = elided.0 {
        let whole = if model.kind == Kind::Operation { "ir: &'a Ir" } else { "context: &'a Context" };
        let name = &method.signature().ident;
        errors.at(
            token,
            format!(
                "ambiguous lifetime of the result, which cannot borrow from the handle; write `fn {name}<'a>(&self, \
                 {whole}) -> &'a ...`"
            ),
        );
    }
}

/// The first elided lifetime: an `&` without one, or `'_`.
struct Elided(Option<TokenStream>);

impl Visit<'_> for Elided {
    fn visit_type_reference(&mut self, ty: &TypeReference) {
        if ty.lifetime.is_none() && self.0.is_none() {
            self.0 = Some(ty.and_token.to_token_stream());
        }
        visit::visit_type_reference(self, ty);
    }

    fn visit_lifetime(&mut self, lifetime: &Lifetime) {
        if lifetime.ident == "_" && self.0.is_none() {
            self.0 = Some(lifetime.to_token_stream());
        }
    }

    // A function pointer borrows from its own arguments.
    fn visit_type_bare_fn(&mut self, _: &TypeBareFn) {}

    fn visit_parenthesized_generic_arguments(&mut self, _: &ParenthesizedGenericArguments) {}
}

/// Reports attributes on methods: the expansion repeats the method several times.
fn has_no_attributes(model: &InterfaceModel, method: &Method, errors: &mut Errors) {
    if model.kind == Kind::Dialect {
        return;
    }
    for attribute in &method.item.attrs {
        errors.at(
            attribute,
            "a method of an interface can only have doc comments and `#[verify]`; remove this attribute",
        );
    }
}

/// Reports `#[verify]` methods that the verifier cannot call: they take the operation and the `Ir` alone.
fn verifies_as_verifiers_do(model: &InterfaceModel, method: &Method, errors: &mut Errors) {
    if method.verify.is_none() {
        return;
    }
    let signature = method.signature();
    if model.kind != Kind::Operation {
        errors.at(&signature.ident, "only operations are verified; use `#[verify]` in an `#[op_interface]`");
        return;
    }
    let usage = format!(
        "a verifier must have the form `fn {}(&self, ir: &Ir) -> Result<(), Diagnostic> {{ ... }}`",
        signature.ident
    );
    let is_shaped = signature.inputs.len() == 2 && !method.is_static() && signature.generics.params.is_empty();
    if !is_shaped || matches!(signature.output, ReturnType::Default) {
        errors.at(signature, usage);
    } else if method.item.default.is_none() {
        errors.at(&signature.ident, format!("{usage}; add a body, which runs for every operation with the interface"));
    }
}
