//! `#[derive(FromValue)]`, `#[derive(IntoValue)]` and `#[derive(TypeText)]`: structs and enums as values of packed
//! functions.
//!
//! The three have one reader, so that each reports the same mistakes; the compiler shows an error once.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote};
use syn::{Generics, Lifetime, Type};

use crate::errors::Errors;
use crate::model::convert::{Case, ConvertModel, Form, Part};
use crate::{check, parse};

/// Returns what `expand` makes of the type and its paths, or of a wrong type with `unreachable!` as its body.
fn derived(item: TokenStream, expand: fn(&ConvertModel, Option<TokenStream>) -> TokenStream) -> TokenStream {
    let mut errors = Errors::default();
    let Some(model) = parse::convert::parse(item, &mut errors) else { return errors.into_tokens() };
    check::conversion(&model, &mut errors);
    let stub = (!errors.is_empty()).then(|| quote!(::core::unreachable!()));
    let (expansion, errors) = (expand(&model, stub), errors.into_tokens());
    quote!(#expansion #errors)
}

fn private(model: &ConvertModel) -> TokenStream {
    let krate = &model.krate;
    quote!(#krate::__private)
}

/// Returns the generic parameters with a bound for each type.
fn bounded(model: &ConvertModel, bound: &TokenStream) -> Generics {
    let mut generics = model.generics.clone();
    let types: Vec<Ident> = generics.type_params().map(|param| param.ident.clone()).collect();
    let clause = generics.make_where_clause();
    clause
        .predicates
        .extend::<Vec<syn::WherePredicate>>(types.iter().map(|ty| syn::parse_quote!(#ty: #bound)).collect());
    generics
}

/// Returns the implementation of a trait.
fn implementation(model: &ConvertModel, of: &TokenStream, generics: &Generics, body: &TokenStream) -> TokenStream {
    let ident = &model.ident;
    let ((parameters, _, clause), (_, arguments, _)) = (generics.split_for_impl(), model.generics.split_for_impl());
    quote! {
        #[allow(clippy::all, clippy::pedantic, clippy::nursery)]
        impl #parameters #of for #ident #arguments #clause {
            #body
        }
    }
}

/// Returns names of local variables.
fn locals(count: usize) -> Vec<Ident> {
    (0..count).map(|index| format_ident!("part{index}", span = Span::mixed_site())).collect()
}

/// Expands `#[derive(FromValue)]`.
pub fn from_value(item: TokenStream) -> TokenStream {
    derived(item, |model, stub| {
        let p = private(model);
        let lifetime = model.generics.lifetimes().next().map(|param| param.lifetime.clone());
        let is_given = lifetime.is_some();
        let lifetime = lifetime.unwrap_or_else(|| Lifetime::new("'value", Span::mixed_site()));
        let mut generics = bounded(model, &quote!(#p::FromValue<#lifetime>));
        if !is_given {
            generics.params.insert(0, syn::parse_quote!(#lifetime));
        }
        let body = stub.unwrap_or_else(|| from_body(model, &p));
        let body = quote! {
            fn from_value(value: &#lifetime #p::Value) -> ::core::result::Result<Self, #p::Mismatch> {
                #body
            }
        };
        implementation(model, &quote!(#p::FromValue<#lifetime>), &generics, &body)
    })
}

fn from_body(model: &ConvertModel, p: &TokenStream) -> TokenStream {
    match &model.form {
        Form::Fields(fields) => {
            let (names, values) = (model.names(), locals(fields.len()));
            let parts = fields
                .iter()
                .zip(&values)
                .map(|(Part { ident, name, ty }, value)| quote!(#ident: #p::parts::field::<#ty>(#name, #value)?));
            quote! {
                let [#(#values),*] = #p::parts::fields(value, &[#(#names),*])?;
                ::core::result::Result::Ok(Self { #(#parts),* })
            }
        }
        Form::Elements(elements) => match elements.as_slice() {
            [ty] => quote!(::core::result::Result::Ok(Self(<#ty as #p::FromValue<'_>>::from_value(value)?))),
            elements => {
                let values = locals(elements.len());
                let parts = elements.iter().zip(&values).enumerate();
                let parts = parts.map(|(at, (ty, value))| quote!(#p::element::<#ty>(#at, #value)?));
                quote! {
                    let [#(#values),*] = #p::parts::elements(value)?;
                    ::core::result::Result::Ok(Self(#(#parts),*))
                }
            }
        },
        Form::Cases(cases) => {
            let names = model.names();
            let arms = cases.iter().enumerate().map(|(at, Case { ident, .. })| {
                let place = if at + 1 == cases.len() { quote!(_) } else { quote!(#at) };
                quote!(#place => Self::#ident)
            });
            quote! {
                ::core::result::Result::Ok(match #p::parts::case(value, &[#(#names),*])? { #(#arms),* })
            }
        }
    }
}

/// Expands `#[derive(IntoValue)]`.
pub fn into_value(item: TokenStream) -> TokenStream {
    derived(item, |model, stub| {
        let p = private(model);
        let body = stub.unwrap_or_else(|| into_body(model, &p));
        let body = quote! {
            fn into_value(self) -> ::core::result::Result<#p::Value, #p::Error> {
                #body
            }
        };
        implementation(model, &quote!(#p::IntoValue), &bounded(model, &quote!(#p::IntoValue)), &body)
    })
}

fn into_body(model: &ConvertModel, p: &TokenStream) -> TokenStream {
    match &model.form {
        Form::Fields(fields) => {
            let (idents, values) = (fields.iter().map(|field| &field.ident), locals(fields.len()));
            let pairs = fields
                .iter()
                .zip(&values)
                .map(|(Part { name, ty, .. }, value)| quote!((#name, #p::parts::part::<#ty>(#name, #value)?)));
            quote! {
                let Self { #(#idents: #values),* } = self;
                ::core::result::Result::Ok(#p::parts::dict([#(#pairs),*]))
            }
        }
        Form::Elements(elements) => {
            let values = locals(elements.len());
            let converted =
                elements.iter().zip(&values).map(|(ty, value)| quote!(<#ty as #p::IntoValue>::into_value(#value)?));
            let whole =
                if elements.len() == 1 { quote!(#(#converted)*) } else { quote!(#p::parts::tuple([#(#converted),*])) };
            quote! {
                let Self(#(#values),*) = self;
                ::core::result::Result::Ok(#whole)
            }
        }
        Form::Cases(cases) => {
            let arms = cases.iter().map(|Case { ident, name }| quote!(Self::#ident => #name));
            quote!(::core::result::Result::Ok(#p::Value::str(match self { #(#arms),* })))
        }
    }
}

/// Expands `#[derive(TypeText)]`.
pub fn type_text(item: TokenStream) -> TokenStream {
    derived(item, |model, stub| {
        let p = private(model);
        let body = stub.unwrap_or_else(|| text_body(model, &p));
        let body = quote! {
            fn write_type(f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                #body
            }
        };
        implementation(model, &quote!(#p::TypeText), &bounded(model, &quote!(#p::TypeText)), &body)
    })
}

fn text_body(model: &ConvertModel, p: &TokenStream) -> TokenStream {
    if let Some(name) = &model.name {
        return quote!(f.write_str(#name));
    }
    let text_of = |ty: &Type| quote!(<#ty as #p::TypeText>::write_type);
    match &model.form {
        Form::Fields(_) => {
            let name = crate::model::plain_name(&model.ident);
            quote!(f.write_str(#name))
        }
        Form::Elements(elements) => {
            let texts: Vec<_> = elements.iter().map(text_of).collect();
            match texts.as_slice() {
                [text] => quote!(#text(f)),
                texts => quote!(#p::parts::write_tuple(f, &[#(#texts),*])),
            }
        }
        Form::Cases(_) => {
            let names = model.names();
            quote!(#p::parts::write_cases(f, &[#(#names),*]))
        }
    }
}
