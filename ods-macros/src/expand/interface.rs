//! Interfaces: the expansions of `#[op_interface]` and its sisters, and of lists of interfaces.
//!
//! The expansion is made by `ods_core::__interface`; the macro brings the trait into the form that it takes.

use proc_macro2::TokenStream;
use quote::quote;
use syn::spanned::Spanned;
use syn::{Ident, ItemTrait, TraitItem};

use super::spans::{at, quote_at};
use crate::model::def::DefModel;
use crate::model::dialect::DialectModel;
use crate::model::interface::{InterfaceModel, Kind, Method, NOT_DYN, Phase};
use crate::model::op::OpModel;
use crate::model::plain_name;

/// Expands a valid interface.
pub fn interface(model: &InterfaceModel) -> TokenStream {
    match model.kind {
        Kind::Dialect => of_dialects(model),
        Kind::Operation | Kind::Type | Kind::Attribute => expand(model),
    }
}

fn expand(model: &InterfaceModel) -> TokenStream {
    let InterfaceModel { krate, item, requires, bases, .. } = model;
    let (kind, visibility, ident) = (word(model.kind), &item.vis, &item.ident);
    let (docs, others): (Vec<_>, Vec<_>) = item.attrs.iter().partition(|attribute| is_line_of_docs(attribute));
    let bounds = item.supertraits.iter();
    let missing = missing(model, &others);
    let as_trait = (bases.is_empty() && !model.methods.iter().any(Method::is_static)).then(|| quote!(yes));
    let methods = model.methods.iter().map(method);
    quote! {
        #krate::__private::__interface! {
            #kind requires(#(#requires),*) bases(#(#bases),*) bounds(#(+ #bounds)*) as_trait(#as_trait)
            { #(#others)* #missing }
            #(#docs)*
            #visibility trait #ident { #(#methods)* }
        }
    }
}

/// Returns the message for a missing `impl`, mostly of a base interface: lists of interfaces have messages of their
/// own.
fn missing(model: &InterfaceModel, attributes: &[&syn::Attribute]) -> Option<TokenStream> {
    let is_said = |attribute: &&syn::Attribute| {
        attribute.path().segments.last().is_some_and(|segment| segment.ident == "on_unimplemented")
    };
    if attributes.iter().any(is_said) {
        return None;
    }
    let name = plain_name(&model.item.ident);
    let message = format!("`{{Self}}` does not implement the interface `{name}`");
    let label = format!("missing `impl {name} for {{Self}}`");
    let has_default = model.methods.iter().all(|method| method.item.default.is_some());
    let rest = if has_default { "" } else { ", with the methods that have no default" };
    let note = format!("a base interface needs an `impl` of its own: `impl {name} for {{Self}} {{{{}}}}`{rest}");
    Some(quote!(#[diagnostic::on_unimplemented(message = #message, label = #label, note = #note)]))
}

/// Returns the macro's keyword for the kind.
fn word(kind: Kind) -> Ident {
    let word = match kind {
        Kind::Operation | Kind::Dialect => "operation",
        Kind::Type => "ty",
        Kind::Attribute => "attribute",
    };
    Ident::new(word, proc_macro2::Span::call_site())
}

/// Returns whether this is `#[doc = "..."]`, not `#[doc(hidden)]`.
fn is_line_of_docs(attribute: &syn::Attribute) -> bool {
    let syn::Meta::NameValue(pair) = &attribute.meta else { return false };
    attribute.path().is_ident("doc") && matches!(pair.value, syn::Expr::Lit(_))
}

/// Returns a method, preceded by the keyword for its kind.
fn method(method: &Method) -> TokenStream {
    let word = match (method.verify, method.is_static(), method.item.default.is_some()) {
        (Some(Phase::Op), ..) => "verify",
        (Some(Phase::Regions), ..) => "verify_regions",
        (None, true, true) => "fixed_default",
        (None, true, false) => "fixed",
        (None, false, true) => "default",
        (None, false, false) => "required",
    };
    let word = Ident::new(word, proc_macro2::Span::call_site());
    let (docs, item) = (&method.docs.attributes, &method.item);
    quote!(#(#docs)* #word #item)
}

/// Returns the stub of an invalid trait, which suffices for definitions that list it.
pub fn stub(model: InterfaceModel) -> TokenStream {
    let InterfaceModel { krate, kind, mut item, .. } = model;
    let is_generic = !item.generics.params.is_empty();
    make_dyn(&mut item);
    let ident = &item.ident;
    let rest = match kind {
        _ if is_generic => TokenStream::new(),
        Kind::Dialect => quote! {
            impl #krate::__private::DialectInterface for dyn #ident {
                const SCHEMA: &'static #krate::__private::InterfaceSchema =
                    &#krate::__private::InterfaceSchema::new::<dyn #ident>(
                        #krate::__private::InterfaceKind::Dialect, "");
            }
            impl<__D: #ident> #krate::__private::DialectImplements<__D> for dyn #ident {
                fn of(dialect: &'static __D) -> &'static Self {
                    dialect
                }
            }
        },
        Kind::Operation | Kind::Type | Kind::Attribute => {
            let kind = word(kind);
            quote!(#krate::__private::__interface! { @stub #kind #ident })
        }
    };
    let known = match kind {
        Kind::Operation => quote!(#krate::__private::HasOperation),
        Kind::Type => quote!(#krate::__private::HasType),
        Kind::Attribute => quote!(#krate::__private::HasAttribute),
        Kind::Dialect => quote!(::core::marker::Send + ::core::marker::Sync),
    };
    item.supertraits.push(syn::TypeParamBound::Verbatim(known));
    item.colon_token.get_or_insert_default();
    quote!(#item #rest)
}

/// Makes `dyn X` a type, by removing the reported obstacles.
fn make_dyn(item: &mut ItemTrait) {
    item.items.retain(|item| matches!(item, TraitItem::Fn(_)));
    item.supertraits = std::mem::take(&mut item.supertraits)
        .into_iter()
        .filter(|bound| match bound {
            syn::TypeParamBound::Trait(bound) => {
                !bound.path.segments.last().is_some_and(|last| NOT_DYN.iter().any(|bad| last.ident == bad))
                    && !bound.path.is_ident(&item.ident)
            }
            _ => true,
        })
        .collect();
    let mut names = Vec::new();
    item.items.retain(|item| match item {
        TraitItem::Fn(function) => {
            let name = plain_name(&function.sig.ident);
            let is_first = !names.contains(&name);
            names.push(name);
            is_first
        }
        _ => true,
    });
    for function in &mut item.items {
        let TraitItem::Fn(function) = function else { continue };
        let clause = function.sig.generics.make_where_clause();
        clause.predicates.push(syn::parse_quote!(Self: ::core::marker::Sized));
    }
}

/// Returns the expansion for dialects. A dialect is a `'static` value, so trait objects suffice.
fn of_dialects(model: &InterfaceModel) -> TokenStream {
    let InterfaceModel { krate, item, .. } = model;
    let mut item = item.clone();
    item.colon_token.get_or_insert_default();
    for bound in ["Send", "Sync"] {
        let bound = Ident::new(bound, proc_macro2::Span::call_site());
        item.supertraits.push(syn::parse_quote!(::core::marker::#bound));
    }
    let (ident, name) = (&item.ident, plain_name(&item.ident));
    let lines = |docs: &crate::docs::Docs| {
        let lines = docs.attributes.iter().filter_map(|attribute| match &attribute.meta {
            syn::Meta::NameValue(pair) => Some(pair.value.clone()),
            _ => None,
        });
        quote!(&[#(#lines),*])
    };
    let docs = lines(&model.docs);
    let methods = model.methods.iter().map(|method| {
        let (signature, docs, has_default) = (method.signature(), lines(&method.docs), method.item.default.is_some());
        let name = plain_name(&signature.ident);
        quote!(__ods::MethodSchema {
            name: #name, docs: #docs, tokens: ::core::stringify!(#signature), is_static: false,
            has_default: #has_default, verifies: false,
        })
    });
    quote! {
        #item

        #[allow(unused_qualifications)]
        const _: () = {
            use #krate::__private as __ods;
            impl __ods::DialectInterface for dyn #ident {
                const SCHEMA: &'static __ods::InterfaceSchema = &__ods::InterfaceSchema {
                    docs: #docs,
                    methods: &[#(#methods),*],
                    ..__ods::InterfaceSchema::new::<dyn #ident>(__ods::InterfaceKind::Dialect, #name)
                };
            }
            impl<__D: #ident> __ods::DialectImplements<__D> for dyn #ident {
                fn of(dialect: &'static __D) -> &'static Self {
                    dialect
                }
            }
        };
    }
}

/// Returns the entries of an operation that lists interfaces.
pub fn entries(model: &OpModel) -> impl Iterator<Item = TokenStream> {
    let op = &model.ident;
    let listed = model.interfaces.iter().map(move |path| {
        let op = at(op, path.span());
        quote_at!(path.span()=> <dyn #path as __ods::ImplementedBy<#op>>::ENTRY)
    });
    listed.chain(super::evaluate::entry(model))
}

/// Returns the entries of a type or attribute that lists interfaces, as a field of its schema.
pub fn of_def(model: &DefModel) -> Option<TokenStream> {
    let entries = model.interfaces.iter().map(|path| {
        let ident = at(&model.ident, path.span());
        quote_at!(path.span()=> <dyn #path as __ods::ImplementedBy<#ident>>::ENTRY)
    });
    (!model.interfaces.is_empty()).then(|| quote!(interfaces: &[#(#entries),*],))
}

/// Returns checks that the operation has the traits that its interfaces require.
pub fn checks(model: &OpModel) -> impl Iterator<Item = TokenStream> {
    model.interfaces.iter().map(|path| {
        let op = at(&model.ident, path.span());
        quote_at!(path.span()=>
            const _: () = __ods::check_interface(&__SCHEMA, <dyn #path as __ods::ImplementedBy<#op>>::OF);)
    })
}

/// Returns the entries of a dialect that lists interfaces, as a field of its schema.
pub fn of_dialect(model: &DialectModel) -> Option<TokenStream> {
    let ident = &model.item.ident;
    let entries = model.interfaces.iter().map(|path| {
        quote_at!(path.span()=>
            __ods::DialectInterfaceEntry::new::<dyn #path>(
                &((|| <dyn #path as __ods::DialectImplements<#ident>>::of(&#ident)) as fn() -> &'static dyn #path)))
    });
    (!model.interfaces.is_empty()).then(|| quote!(interfaces: &[#(#entries),*],))
}
