//! Packed functions, which callers in any language call with values.

use quote::ToTokens;
use syn::visit_mut::{self, VisitMut};
use syn::{FnArg, GenericParam, TypeImplTrait, TypeReference};

use crate::errors::Errors;
use crate::model::packed::{ExportModel, PackedModel};
use crate::model::plain_name;

/// Reports `self`: values are passed as arguments, and an object is one of them.
pub fn has_no_self(model: &PackedModel, errors: &mut Errors) {
    if let Some(receiver) = model.item.sig.receiver() {
        errors.at(
            receiver,
            "a packed function has no `self`; take `&T` in a function of its own, or wrap the method with `PackedFunc::method`",
        );
    }
}

/// Reports generic parameters: a caller has values, not types. Lifetimes are fine.
pub fn is_not_generic(model: &PackedModel, errors: &mut Errors) {
    for param in &model.item.sig.generics.params {
        match param {
            GenericParam::Lifetime(_) => {}
            GenericParam::Type(param) => errors.at(
                &param.ident,
                format!("callers do not know the type `{}`; take a `Value`, or write a function per type", param.ident),
            ),
            GenericParam::Const(param) => {
                errors.at(&param.ident, format!("callers do not know `{}`; make it an argument", param.ident));
            }
        }
    }
}

/// Reports qualifiers that a call by value cannot honour.
pub fn is_plain(model: &PackedModel, errors: &mut Errors) {
    let sig = &model.item.sig;
    if let Some(word) = &sig.asyncness {
        errors.at(word, "a packed function returns its result, not a future; remove `async`, and wait inside");
    }
    if let Some(word) = &sig.unsafety {
        errors.at(word, "any caller may call a packed function; remove `unsafe`, and check the arguments");
    }
    if let Some(dots) = &sig.variadic {
        errors.at(
            dots,
            "a packed function of any number of values is `PackedFunc::new(|args: &[Value]| ...)`; remove `...`",
        );
    }
}

/// Reports types that no value converts to, where tokens show it; the compiler finds the others.
pub fn has_types_of_values(model: &PackedModel, errors: &mut Errors) {
    struct Wrong<'a>(&'a mut Errors);
    impl VisitMut for Wrong<'_> {
        fn visit_type_reference_mut(&mut self, ty: &mut TypeReference) {
            match &ty.mutability {
                Some(word) => self.0.at(word, "arguments are shared; remove `mut`, and return the new value"),
                None => visit_mut::visit_type_reference_mut(self, ty),
            }
        }

        fn visit_type_impl_trait_mut(&mut self, ty: &mut TypeImplTrait) {
            self.0.at(ty, "callers do not know the type of `impl Trait`; write the type");
        }
    }
    let sig = &model.item.sig;
    for argument in &sig.inputs {
        if let FnArg::Typed(typed) = argument {
            Wrong(errors).visit_type_mut(&mut typed.ty.clone());
        }
    }
    Wrong(errors).visit_return_type_mut(&mut sig.output.clone());
}

/// Reports an empty name, and characters that a list of names could not show.
pub fn has_a_name(model: &PackedModel, errors: &mut Errors) {
    let Some(name) = &model.name else { return };
    let text = name.value();
    let by_default = plain_name(&model.item.sig.ident);
    if text.is_empty() || text.chars().any(|c| c.is_whitespace() || c.is_control()) {
        errors.at(name, format!("{text:?} is not a name; use letters, digits, `_` and dots: \"my.{by_default}\""));
    }
}

/// Reports names that are no symbols.
pub fn exports_are_symbols(model: &ExportModel, errors: &mut Errors) {
    let names = model.functions.iter().filter_map(|function| function.name.as_ref());
    for name in names {
        let text = name.value();
        if text.is_empty() || !text.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '_' | '.')) {
            errors.at(name, format!("{text:?} cannot be the name of a symbol; use letters, digits, `_` and dots"));
        }
    }
}

/// Reports names that two functions have: a library has one symbol of each.
pub fn exports_are_unique(model: &ExportModel, errors: &mut Errors) {
    for (at, function) in model.functions.iter().enumerate() {
        let name = function.symbol();
        if model.functions[..at].iter().any(|other| other.symbol() == name) {
            let token =
                function.name.as_ref().map_or_else(|| function.ident.to_token_stream(), ToTokens::to_token_stream);
            errors.at(token, format!("another function is exported as `{name}`; write `as \"...\"` with a new name"));
        }
    }
}
