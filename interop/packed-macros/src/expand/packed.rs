//! `#[packed]`: a type with the name of the function, which registries and libraries name; and `export!`.
//!
//! A function and a type may have one name, so an import of the name imports both.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote};
use syn::visit_mut::{self, VisitMut};
use syn::{Lifetime, ReturnType, Type};

use crate::errors::Errors;
use crate::model::packed::{ExportModel, Exported, PackedModel, PackedParam};
use crate::model::plain_name;
use crate::{check, parse};

pub fn packed(arguments: TokenStream, item: TokenStream) -> TokenStream {
    let mut errors = Errors::default();
    let Some(model) = parse::packed::parse(arguments, &item, &mut errors) else {
        let errors = errors.into_tokens();
        return quote!(#item #errors);
    };
    check::packed(&model, &mut errors);
    let expansion = if errors.is_empty() { expand(&model) } else { stub(&model) };
    let (item, errors) = (&model.item, errors.into_tokens());
    quote!(#item #expansion #errors)
}

/// Returns the type with the function's name.
fn handle(model: &PackedModel) -> TokenStream {
    let (vis, conditions) = (&model.item.vis, &model.conditions);
    let ident = in_front_of(&model.item.sig.ident);
    let docs = model.docs.and("This type represents the packed function in registries and exports.");
    quote! {
        #(#conditions)*
        #docs
        #[allow(non_camel_case_types, dead_code)]
        #vis enum #ident {}
    }
}

/// Returns the name with an empty span in front of it, so that editors resolve the user's token to the function alone.
fn in_front_of(name: &Ident) -> Ident {
    let span = name.span();
    let start = if proc_macro::is_available() { span.unwrap().start().into() } else { span };
    let mut name = name.clone();
    name.set_span(start.resolved_at(span));
    name
}

fn expand(model: &PackedModel) -> TokenStream {
    let PackedModel { krate, item, conditions, params, docs, .. } = model;
    let (handle, ident) = (handle(model), &item.sig.ident);
    let p = quote!(#krate::__private);
    let name = name(model, &p);
    let doc = &docs.text;
    let types: Vec<_> = params.iter().map(|param| without_lifetimes(param.ty.clone())).collect();
    // A type that cannot be a parameter is one error on its token: both items name it by one trait.
    let of_type = |ty: &TokenStream, name| {
        let name = Ident::new(name, Span::call_site());
        quote!(<#ty as #p::FromValue<'_>>::#name)
    };
    let described = params.iter().zip(&types).map(|(PackedParam { name, .. }, ty)| {
        let describe = of_type(ty, "__describe");
        quote!(#p::Param::described(#name, #describe))
    });
    let values: Vec<Ident> =
        (0..params.len()).map(|index| format_ident!("value{index}", span = Span::mixed_site())).collect();
    let arguments = types.iter().zip(&values).enumerate().map(|(index, (ty, value))| {
        let argument = of_type(ty, "__argument");
        quote!(#argument(about, #index, #value)?)
    });
    let arity = params.len();
    let result = match &item.sig.output {
        ReturnType::Default => quote!(()),
        ReturnType::Type(_, ty) => without_lifetimes((**ty).clone()),
    };
    quote! {
        #handle

        #(#conditions)*
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, deprecated)]
        impl #p::Packed for #ident {
            const ABOUT: &'static #p::About = &#p::About::declared(
                #name,
                #doc,
                &#p::Signature::described(&[#(#described),*], <#result as #p::IntoValue>::__describe),
                (::core::file!(), ::core::line!()),
            );
            const ARITY: usize = #arity;

            fn call(
                about: &#p::About,
                args: &[#p::Value],
            ) -> ::core::result::Result<#p::Value, #p::Error> {
                let [#(#values),*] = #p::arguments(about, args)?;
                <#result as #p::IntoValue>::into_value(#ident(#(#arguments),*))
            }
        }
    }
}

/// Returns the name, which the compiler joins from the module and the function if none is given.
fn name(model: &PackedModel, p: &TokenStream) -> TokenStream {
    if let Some(name) = &model.name {
        return quote!(#name);
    }
    let function = plain_name(&model.item.sig.ident);
    quote! {{
        const NAME: [u8; #p::dotted_len(::core::module_path!(), #function)] = #p::dotted(::core::module_path!(), #function);
        #p::text(&NAME)
    }}
}

/// Replaces lifetimes of the function, which are unknown outside of it.
fn without_lifetimes(mut ty: Type) -> TokenStream {
    struct Anonymous;
    impl VisitMut for Anonymous {
        fn visit_lifetime_mut(&mut self, lifetime: &mut Lifetime) {
            if lifetime.ident != "static" {
                *lifetime = Lifetime::new("'_", lifetime.apostrophe);
            }
            visit_mut::visit_lifetime_mut(self, lifetime);
        }
    }
    Anonymous.visit_type_mut(&mut ty);
    quote!(#ty)
}

/// Returns the expansion of an invalid function, so that code which names the type compiles.
fn stub(model: &PackedModel) -> TokenStream {
    let (handle, ident, conditions) = (handle(model), &model.item.sig.ident, &model.conditions);
    let krate = &model.krate;
    let p = quote!(#krate::__private);
    quote! {
        #handle

        #(#conditions)*
        impl #p::Packed for #ident {
            const ABOUT: &'static #p::About = &#p::About::declared("", "", &#p::Signature::described(&[], <() as #p::IntoValue>::__describe), ("", 0));
            const ARITY: usize = 0;

            fn call(_: &#p::About, _: &[#p::Value]) -> ::core::result::Result<#p::Value, #p::Error> {
                ::core::unreachable!()
            }
        }
    }
}

pub fn exports(input: TokenStream) -> TokenStream {
    let mut errors = Errors::default();
    let model = parse::packed::exports(input, &mut errors);
    check::exports(&model, &mut errors);
    let ExportModel { krate, functions } = &model;
    let p = quote!(#krate::__private);
    // Symbols of wrong names would be errors of the linker.
    let functions = functions.iter().filter(|_| errors.is_empty()).map(|function| export(function, &p));
    let functions: TokenStream = functions.collect();
    let errors = errors.into_tokens();
    quote!(#functions #errors)
}

/// Returns the symbols of a function: the function, its documentation, and its description.
fn export(function: &Exported, p: &TokenStream) -> TokenStream {
    let (path, name) = (&function.path, function.symbol());
    let symbol = |prefix: &str, ident: &str, [args, count]: [&str; 2], served: TokenStream| {
        let (symbol, ident) = (format!("{prefix}{name}"), Ident::new(ident, Span::mixed_site()));
        let word = |word: &str| word.parse::<TokenStream>().unwrap_or_default();
        let (args, count) = (word(args), word(count));
        quote! {
            #[unsafe(export_name = #symbol)]
            unsafe extern "C" fn #ident(
                _: *mut ::core::ffi::c_void,
                #args: *const #p::Any,
                #count: i32,
                result: *mut #p::Any,
            ) -> ::core::ffi::c_int {
                // SAFETY: callers follow the C convention.
                unsafe { #served }
            }
        }
    };
    let packed = quote!(<#path as #p::Packed>);
    let call = symbol(
        "__tvm_ffi_",
        "call",
        ["args", "count"],
        // In parentheses, a path is that of a type: another one is one error.
        quote!(#p::serve::<(#path), { #packed::ARITY }>(args, count, result)),
    );
    let doc = symbol("__tvm_ffi__doc_", "doc", ["_", "_"], quote!(#p::serve_text(#packed::ABOUT.doc(), result)));
    let metadata =
        symbol("__tvm_ffi__metadata_", "metadata", ["_", "_"], quote!(#p::serve_metadata(#packed::ABOUT, result)));
    quote! {
        #[allow(unused_parens, clippy::all, clippy::pedantic, clippy::nursery)]
        const _: () = {
            #call
            #doc
            #metadata
        };
    }
}
