//! `#[type_def]` and `#[attr_def]`

use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, quote, quote_spanned};
use syn::spanned::Spanned;
use syn::{Expr, Ident, Path};

use super::def_format::{self, Syntax};
use super::spans::{all_at, in_place_of, path_at, quote_at, start};
use crate::code;
use crate::model::companions::Companion;
use crate::model::def::{DefModel, Default, Kind, MAX_PARAMETERS, Param, takes_context};
use crate::model::plain_name;

/// Expands a valid definition.
pub fn def(model: &DefModel) -> TokenStream {
    expand(model, &fields(model), def_format::syntax(model))
}

/// Expands an invalid definition to the parameters whose accessors do not clash, so that uses of them compile.
pub fn stub(model: DefModel) -> TokenStream {
    expand(&without_clashes(model), &TokenStream::new(), Syntax::default())
}

/// Returns the model without the parameters whose accessors would clash.
fn without_clashes(mut model: DefModel) -> DefModel {
    let mut seen: Vec<String> = Vec::new();
    let kept = model.params.iter().map(|param| {
        let name = param.plain_name();
        let is_first = !seen.contains(&name);
        seen.push(name.clone());
        is_first && !model.is_reserved(&name)
    });
    let kept: Vec<bool> = kept.collect();
    let mut kept = kept.into_iter();
    model.params.retain(|_| kept.next().unwrap_or(true));
    model.params.truncate(MAX_PARAMETERS);
    model.attributes.retain(|attribute| !attribute.path().is_ident("derive"));
    // A stub has no text, so missing functions for it are not reported.
    model.custom = None;
    model
}

/// Returns the items as nested pairs: `(A, (B, ()))`.
fn nested(items: impl DoubleEndedIterator<Item = TokenStream>) -> TokenStream {
    items.rev().fold(quote!(()), |rest, item| quote!((#item, #rest)))
}

/// Returns the path to the parameter of this index in the nested pairs: `.1.1.0`.
pub fn place(index: usize) -> TokenStream {
    let steps = (0..index).map(|_| quote!(.1));
    quote!(#(#steps)* .0)
}

fn expand(model: &DefModel, fields: &TokenStream, syntax: Syntax) -> TokenStream {
    let DefModel { krate, attributes, visibility, ident, kind, .. } = model;
    let docs = &model.docs.attributes;
    let (entity, kind_word) = match kind {
        Kind::Type => (quote!(Type), quote!(type)),
        Kind::Attribute => (quote!(Attribute), quote!(attribute)),
    };
    let list = nested(model.params.iter().map(Param::stored));
    let (schema, functions) = (schema(model, fields, syntax), functions(model));
    let (summary, builder) = (constraint_summary(model), builder(model));
    quote! {
        #(#docs)*
        #(#attributes)*
        #visibility struct #ident(#krate::#entity);

        #[allow(clippy::all, clippy::pedantic, clippy::restriction, private_bounds, private_interfaces, unused_qualifications,
            unreachable_pub, unused_braces, dead_code)]
        const _: () = {
            use #krate::__private as __ods;
            type __List = #list;
            #schema
            __ods::__def_view!(#kind_word #ident __SCHEMA __List, #summary, #builder);
            #functions
        };
    }
}

/// Returns the summary of the view as a constraint, for messages.
fn constraint_summary(model: &DefModel) -> String {
    let summary = model.docs.summary.trim_end_matches('.');
    // `must be variadic of range`, not `of A range`.
    let articles = ["A ", "An ", "The "];
    let summary = articles.iter().find_map(|article| summary.strip_prefix(article)).unwrap_or(summary);
    if summary.is_empty() { plain_name(&model.ident) } else { summary.to_owned() }
}

/// Returns the builder. A definition without parameters has a single instance.
fn builder(model: &DefModel) -> TokenStream {
    let ident = &model.ident;
    match model.params.is_empty() && !model.may_be_invalid() {
        true => quote!(__ods::Some(|__ctx| __ods::Into::into(#ident::get(__ctx)))),
        false => quote!(__ods::None),
    }
}

fn schema(model: &DefModel, fields: &TokenStream, syntax: Syntax) -> TokenStream {
    let DefModel { ident, mnemonic, kind, .. } = model;
    let name = plain_name(ident);
    let mnemonic = mnemonic.as_ref().map(syn::LitStr::value).unwrap_or_default();
    let kind = match kind {
        Kind::Type => quote!(Type),
        Kind::Attribute => quote!(Attribute),
    };
    let dialect = match &model.dialect {
        Some(dialect) => quote_at!(dialect.span()=> <#dialect as __ods::Dialect>::NAME),
        None => quote!(""),
    };
    let (summary, description) = (&model.docs.summary, &model.docs.description);
    let list = list_type(model);
    let new = quote_at!(blamed(model)=> __ods::DefSchema::new::<#list>);
    let new = match ask_parameters(model) {
        Some(known) => quote!({ #known #new }),
        None => new,
    };
    let typed = model.params.iter().any(|param| param.self_type.is_some()).then(|| quote!(.with_type()));
    let Syntax { method, ends } = syntax;
    quote! {
        #ends
        static __SCHEMA: __ods::DefSchema = __ods::DefSchema {
            #fields
            ..#new(__ods::DefKind::#kind, #dialect, #name, #mnemonic, (#summary, #description))
                #method
                #typed
        };
    }
}

/// Returns the parameter whose type may not be a `Parameter`: the first whose type is neither well known nor named as
/// types and attributes are.
fn suspect(model: &DefModel) -> Option<&Param> {
    let is_view = |param: &Param| param.wrapper().ends_with("Type") || param.wrapper().ends_with("Attr");
    model.params.iter().find(|param| !param.is_plain() && !is_view(param))
}

/// Returns the span for errors about the list of parameters: that of the type that may not be a `Parameter`.
pub fn blamed(model: &DefModel) -> Span {
    suspect(model).map_or_else(Span::call_site, |param| param.ty.span())
}

/// Returns a check that the suspect is a parameter, made before the list is used, so that the error is reported once.
pub fn ask_parameters(model: &DefModel) -> Option<TokenStream> {
    suspect(model).map(ask)
}

/// Returns the type of the list of parameters: spelt out if one may not be a `Parameter`, so that the error is at that
/// parameter.
pub fn list_type(model: &DefModel) -> TokenStream {
    match suspect(model) {
        Some(param) => all_at(nested(model.params.iter().map(Param::stored)), param.ty.span()),
        None => quote!(__List),
    }
}

pub fn ask(param: &Param) -> TokenStream {
    let span = param.ty.span();
    let ty = all_at(param.stored(), span);
    quote_at!(span=> let _ = <#ty as __ods::Parameter>::IS_LIST;)
}

/// Returns the function that parses the parameters, if it is the definition's own.
fn parse_function(model: &DefModel) -> Option<TokenStream> {
    let key = model.custom.as_ref()?;
    let (ident, none) = (in_place_of(&model.ident, key.span()), def_format::no_functions(model, key));
    let (function, ty) = match model.kind {
        Kind::Type => (quote_spanned!(key.span()=> ParseTypeFunction), None),
        Kind::Attribute => {
            (quote_spanned!(key.span()=> ParseAttributeFunction), Some(quote_spanned!(key.span()=> , __ty)))
        }
    };
    let parse = quote_spanned! {key.span()=>
        |__parser, _, __ty| {
            #[allow(unused_imports)]
            use #none as _;
            let __function: __ods::#function<#ident> = <#ident>::parse;
            let made = __function(__parser #ty);
            __ods::Result::map(made, |made| __ods::Into::into(made.0))
        }
    };
    Some(quote!(parse: __ods::__unseen!(#parse),))
}

/// Returns the fields of the schema that differ from their defaults.
fn fields(model: &DefModel) -> TokenStream {
    let parameters = model.params.iter().map(parameter);
    let parameters = (!model.params.is_empty()).then(|| quote!(parameters: &[#(#parameters),*],));
    let traits = model.traits.iter().map(|path| quote_at!(path.span()=> <#path as __ods::DefTrait>::SCHEMA));
    let interfaces = super::interface::of_def(model);
    let traits = (!model.traits.is_empty()).then(|| quote!(traits: &[#(#traits),*],));
    let (format, parse) = (def_format::format(model), parse_function(model));
    let (alias, verify) = (alias(model), verify(model));
    let enumeration =
        model.enumeration.as_ref().map(|ident| quote!(enumeration: __ods::Some(<#ident as __ods::AttrEnum>::SCHEMA),));
    quote!(#parameters #format #parse #alias #traits #interfaces #enumeration #verify)
}

fn parameter(param: &Param) -> TokenStream {
    let (name, doc, ty) = (param.plain_name(), param.docs.one_line(), code::type_text(&param.ty));
    let default = match &param.default {
        Some(Default::OfType) => {
            let text = if param.is_option() { "None" } else { "Default::default()" };
            Some(default_of_type(param, text))
        }
        Some(Default::Value(value)) => {
            let (text, make) = (code::text(&value.to_token_stream()), default_value(param, value));
            Some(quote!(default_text: #text, default: __ods::Some(#make),))
        }
        None if param.is_option() => Some(default_of_type(param, "None")),
        None if param.is_elidable() => Some(default_of_type(param, "")),
        None => None,
    };
    let constraint = param.is.as_ref().map(code::type_text).map(|text| quote!(constraint: #text,));
    let self_type = param.self_type.as_ref().map(|key| {
        let ty = &param.ty;
        quote_at!(key.span()=> self_type: __ods::Some(__ods::boxed_self_type::<#ty>),)
    });
    let mutable = param.mutable.as_ref().map(|_| quote!(mutable: true,));
    quote! {
        __ods::ParameterSchema {
            name: #name, doc: #doc, ty: #ty, #default #constraint #self_type #mutable
            ..__ods::ParameterSchema::EMPTY
        }
    }
}

/// Returns the documentation of a default that the type determines. A parameter that is not set yet has an undocumented
/// one.
fn default_of_type(param: &Param, text: &str) -> TokenStream {
    let stored = param.stored();
    let make = quote_at!(param.ty.span()=> |_| __ods::boxed_default::<#stored>());
    quote!(default_text: #text, default: __ods::Some(#make),)
}

/// Returns the default: a closure takes the context; any other expression is the value.
fn default_value(param: &Param, value: &Expr) -> TokenStream {
    let ty = &param.ty;
    if takes_context(value) {
        return quote_at! {value.span()=>
            |__ctx| {
                let __make: fn(&__ods::Context) -> #ty = #value;
                __ods::boxed::<#ty>(__make(__ctx))
            }
        };
    }
    quote_at! {value.span()=>
        |_| {
            let __value: #ty = #value;
            __ods::boxed::<#ty>(__value)
        }
    }
}

/// Returns the name of aliases. A dot cannot be in an alias, so it is escaped as in MLIR.
fn alias(model: &DefModel) -> Option<TokenStream> {
    model.alias.as_ref()?;
    let mnemonic = model.mnemonic.as_ref()?.value();
    let name = mnemonic.replace('.', "2E");
    let sigil = match model.kind {
        Kind::Type => '!',
        Kind::Attribute => '#',
    };
    let name = format!("{sigil}{name}");
    Some(quote!(alias: __ods::Some(#name),))
}

/// Returns the verification before an instance is created: constraints, traits with code, and the definition's own
/// verifier.
fn verify(model: &DefModel) -> Option<TokenStream> {
    let is = model.params.iter().enumerate().filter_map(|(index, param)| {
        let (constraint, name, ty, place) = (param.is.as_ref()?, param.plain_name(), &param.ty, place(index));
        let (context, list) = (quote!(__ctx), quote!(__list));
        Some(quote_at! {constraint.span()=>
            __ods::check_parameter::<_, #constraint, #ty>(#context, #name, __ods::Parameter::lend(&#list #place))?;
        })
    });
    let is: Vec<_> = is.collect();
    let preds = preds(model);
    let own = model.verify.as_ref().map(|key| own_verifier(model, key));
    let known = ask_parameters(model);
    let (list, storage) = (quote!(__list), quote!(__storage));
    let list_type = list_type(model);
    let list = quote_at!(blamed(model)=> #known let #list = __ods::list_of::<#list_type>(#storage)?;);
    (!is.is_empty() || !preds.is_empty() || own.is_some()).then(|| {
        quote! {
            verify: __ods::Some(|__ctx, __storage| {
                #list
                #(#is)*
                #(#preds)*
                #own
                __ods::Result::Ok(())
            }),
        }
    })
}

fn preds(model: &DefModel) -> Vec<TokenStream> {
    let pred = |used: &crate::model::def::PredUse| {
        let summary = &used.summary;
        let code = code::substitute(&used.code, &mut |placeholder| {
            let span = placeholder.ident.span();
            match model.index(&placeholder.ident) {
                Some(index) => {
                    let (list, place) = (quote!(__list), place(index));
                    quote_at!(span=> __ods::Parameter::lend(&#list #place))
                }
                None => Ident::new("__ctx", span.resolved_at(Span::call_site())).to_token_stream(),
            }
        });
        quote_at!(used.summary.span()=> __ods::check_pred({ #code }, #summary)?;)
    };
    model.preds.iter().map(pred).collect()
}

fn own_verifier(model: &DefModel, key: &Ident) -> TokenStream {
    let krate = &model.krate;
    let ident = in_place_of(&model.ident, key.span());
    let given = identity(model);
    let types: Vec<_> = given.iter().map(|(_, param)| given_type(krate, param, &quote!('_))).collect();
    let (context, list) = (quote!(__ctx), quote!(__list));
    let value = |(index, param): &(usize, &Param)| {
        let (place, ty) = (place(*index), all_at(param.stored(), param.ty.span()));
        quote_at!(param.ty.span()=> <#ty as __ods::Parameter>::lend(&#list #place))
    };
    let values: Vec<_> = given.iter().map(value).collect();
    // A call through a function pointer makes the compiler report the expected signature. If a type may not be a
    // `Parameter`, the pointer's error is reported at that type, as above.
    let span = suspect(model).map_or_else(|| key.span(), |param| param.ty.span());
    let pointer = quote_spanned!(span=> fn(&__ods::Context, #(#types),*) -> __ods::Result<(), __ods::Invalid>);
    let call = quote_spanned! {key.span()=>
        #[allow(unused_imports)]
        use __ods::NoVerifier as _;
        let verify: #pointer = <#ident>::verify;
        verify(#context, #(#values),*)?;
    };
    quote!(__ods::__unseen! { #call })
}

/// Returns the parameters that builders take, with their positions.
fn identity(model: &DefModel) -> Vec<(usize, &Param)> {
    model.params.iter().enumerate().filter(|(_, param)| param.mutable.is_none()).collect()
}

/// Returns the type that builders take and accessors return.
fn given_type(krate: &Path, param: &Param, lifetime: &TokenStream) -> TokenStream {
    let (krate, ty) = (path_at(krate, param.ty.span()), &param.ty);
    quote_at!(param.ty.span()=> #krate::schema::ParameterRef<#lifetime, #ty>)
}

/// Returns the builders and accessors.
fn functions(model: &DefModel) -> TokenStream {
    let (builders, ident) = (builders(model), &model.ident);
    let accessors = model.params.iter().enumerate().map(|(index, param)| accessor(&model.krate, index, param));
    let (optional, list) = (def_format::checks(model), list(model));
    quote! {
        impl #ident {
            #list
            #builders
            #(#accessors)*
        }
        #optional
    }
}

/// Returns the list of all parameters of an instance.
fn list(model: &DefModel) -> TokenStream {
    let known = ask_parameters(model);
    let parameters = match model.kind {
        Kind::Type => Ident::new("type_parameters", start(blamed(model))),
        Kind::Attribute => Ident::new("attribute_parameters", start(blamed(model))),
    };
    let it = quote!(self.0, context);
    let list = list_type(model);
    let get = quote_at!(blamed(model)=> __ods::#parameters::<#list>(#it));
    quote! {
        #[inline]
        fn __parameters(self, context: &__ods::Context) -> &__List {
            #known
            #get
        }
    }
}

fn builders(model: &DefModel) -> TokenStream {
    let krate = &model.krate;
    let given = identity(model);
    let names: Vec<_> = given.iter().map(|(_, param)| &param.ident).collect();
    let types = given.iter().map(|(_, param)| given_type(krate, param, &quote!('_))).collect::<Vec<_>>();
    // The arguments are not valid either if a type is not a `Parameter`: errors are reported at the type.
    let context = quote!(context);
    let refs = model.params.iter().map(|param| match param.mutable {
        Some(_) => quote!(__ods::None),
        None => in_place_of(&param.ident, blamed(model)).to_token_stream(),
    });
    let refs = refs.rev().fold(quote!(()), |rest, item| quote_at!(blamed(model)=> (#item, #rest)));
    let list = list_type(model);
    let (noun, make) = match model.kind {
        Kind::Type => ("type", quote_at!(blamed(model)=> __ods::get_type::<#list>)),
        Kind::Attribute => ("attribute", quote_at!(blamed(model)=> __ods::get_attribute::<#list>)),
    };
    let docs = format!(" Returns the {noun} with these parameters.");
    let known = ask_parameters(model);
    let made = quote_at!(blamed(model)=> #known __ods::Result::map(#make(#context, &__SCHEMA, #refs), Self));
    let (docs, output, made) = match model.may_be_invalid() {
        true => {
            let errors = " Returns an error if the definition does not allow the parameters.";
            let docs = quote!(#[doc = #docs] #[doc = ""] #[doc = " # Errors"] #[doc = #errors]);
            (docs, quote!(::core::result::Result<Self, #krate::schema::Invalid>), made)
        }
        false => {
            (quote!(#[doc = #docs]), quote!(Self), quote_at!(blamed(model)=> __ods::expect_valid({ #made }, &__SCHEMA)))
        }
    };
    // The parameters have the span of the suspect type, to which an editor would resolve them.
    let made = match suspect(model) {
        Some(_) => quote!(__ods::__unseen! { #made }),
        None => made,
    };
    quote! {
        #docs
        #[inline]
        pub fn get(context: &#krate::Context, #(#names: #types),*) -> #output {
            #made
        }
    }
}

fn accessor(krate: &Path, index: usize, param: &Param) -> TokenStream {
    let (name, docs, place) = (&param.ident, param.accessor_docs(), place(index));
    let given = given_type(krate, param, &quote!('_));
    let ty = all_at(param.stored(), param.ty.span());
    let list = quote!(self.__parameters(context));
    let get = quote_at!(param.ty.span()=> <#ty as __ods::Parameter>::lend(&#list #place));
    if param.mutable.is_none() {
        return quote! {
            #docs
            #[inline]
            pub fn #name(self, context: &#krate::Context) -> #given {
                #get
            }
        };
    }
    let set = Ident::new(&Companion::Setter.name_for(&param.plain_name()), name.span());
    let text = param.plain_name();
    let (ask, span) = ((!param.is_plain()).then(|| ask(param)), param.ty.span());
    let placed = path_at(krate, span);
    let some = match param.is_plain() {
        true => quote!(::core::option::Option<#given>),
        false => quote_at!(span=> #placed::schema::ParameterRef<'_, #ty>),
    };
    let given = match param.is_plain() {
        true => given,
        false => quote_at!(span=> #placed::schema::ParameterRefSome<'_, #ty>),
    };
    let (list, value) = (quote!(self.__parameters(context)), quote!(__ods::Some(value)));
    // The braces show the whole type as the argument.
    let value = quote_spanned!(span=> { #value });
    let set_call = quote_at!(param.ty.span()=>
        __ods::set_mutable::<#ty>(&#list #place, #value, &__SCHEMA, #text));
    let set_docs = format!(" Sets `{text}`. It can be set only once.");
    quote! {
        #docs
        #[inline]
        pub fn #name(self, context: &#krate::Context) -> #some {
            #ask
            #get
        }
        #[doc = #set_docs]
        #[doc = ""]
        #[doc = " # Errors"]
        #[doc = " Returns an error if it is already set to a different value."]
        pub fn #set(self, context: &#krate::Context, value: #given) -> ::core::result::Result<(), #krate::schema::Invalid> {
            #ask
            #set_call
        }
    }
}
