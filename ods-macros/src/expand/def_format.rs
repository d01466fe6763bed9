//! The format of a type or attribute, as a program.
//!
//! The positions of blanks are determined here.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote, quote_spanned};
use syn::Ident;
use syn::spanned::Spanned;

use ods_grammar::Spacing;

use super::def::{ask_parameters, blamed, list_type, place};
use super::error_spans::ErrorSpans;
use super::spans::{all_at, in_place_of, quote_at, start};
use crate::code;
use crate::model::def::{DefModel, Default};
use crate::model::def_format::{Argument, Custom, Element, Group};
use crate::model::def_format_params::{bare, captured, glued_first};

/// Returns the fields of the schema.
pub fn format(model: &DefModel) -> TokenStream {
    if let Some(key) = &model.custom {
        let ident = in_place_of(&model.ident, key.span());
        let part = match model.kind {
            crate::model::def::Kind::Type => quote!(as_type),
            crate::model::def::Kind::Attribute => quote!(as_attribute),
        };
        let none = no_functions(model, key);
        let print = quote_spanned! {key.span()=>
            |__element, __printer| {
                #[allow(unused_imports)]
                use #none as _;
                if let __ods::Some(__it) = __element.#part() {
                    let __function: __ods::PrintDefFunction<#ident> = <#ident>::print;
                    __function(#ident(__it), __printer);
                }
            }
        };
        return quote!(format: __ods::DefFormat::Custom(__ods::__unseen!(#print)),);
    }
    let Some(format) = &model.format else {
        let none = quote!(format: __ods::DefFormat::None,);
        return if model.mnemonic.is_none() { none } else { TokenStream::new() };
    };
    let mut spacing = Spacing::START;
    let elements = elements(model, &format.elements, &mut spacing);
    let text = &format.text;
    quote!(format: __ods::DefFormat::Program(&[#(#elements),*]), format_text: #text,)
}

/// The beginning and the end of the text, which other formats depend on.
#[derive(Default)]
pub struct Syntax {
    /// `.with_syntax(...)`, for the schema.
    pub method: TokenStream,
    /// The continuations, which the compiler computes from the schema.
    pub ends: TokenStream,
}

/// Returns the beginning and the end of the text; nothing if only the name is written.
pub fn syntax(model: &DefModel) -> Syntax {
    let Some(opening) = opening(model) else { return Syntax::default() };
    // Nothing continues a text that ends with a literal.
    if let None | Some(Element::Literal(_)) = model.elements().iter().rfind(|element| !element.is_blank()) {
        return Syntax { method: quote!(.with_syntax(#opening, &[])), ends: TokenStream::new() };
    }
    // A group continues with its beginning, another element with a comma or its own beginning, each parameter on its
    // own.
    let bound = syn::Index::from(2 * error_spans(model).count() + model.params.len());
    let known = ask_parameters(model);
    let list = list_type(model);
    let continuations = quote_at!(blamed(model)=> { #known __ods::continuations::<#list, #bound>(&__SCHEMA) });
    Syntax {
        method: quote!(.with_syntax(#opening, &__ENDS)),
        ends: quote!(static __ENDS: [__ods::Continuation<'static>; #bound] = #continuations;),
    }
}

/// Returns the FIRST set of the text; `None` if only the name is written.
fn opening(model: &DefModel) -> Option<TokenStream> {
    let unknown = Some(quote!(__ods::Opening::Unknown));
    if model.custom.is_some() {
        return unknown;
    }
    match model.elements().iter().find(|element| !element.is_blank())? {
        Element::Literal(text) => Some(quote!(__ods::Opening::Literal(#text))),
        Element::Param { name, qualified: false } => {
            let parameter = model.index(name).filter(|index| model.params[*index].default.is_none());
            parameter.map(|index| as_parameter(model, index)).map(|parameter| quote!(#parameter::OPENING)).or(unknown)
        }
        Element::Param { .. }
        | Element::Params(_)
        | Element::Struct { .. }
        | Element::Custom(_)
        | Element::Group(_) => unknown,
    }
}

/// Returns `<T as Parameter>`, for the type of the parameter in the list.
fn as_parameter(model: &DefModel, index: usize) -> TokenStream {
    let param = &model.params[index];
    let ty = all_at(param.stored(), param.ty.span());
    quote_at!(param.ty.span()=> <#ty as __ods::Parameter>)
}

/// Returns the trait whose message names the missing functions.
pub fn no_functions(model: &DefModel, key: &Ident) -> TokenStream {
    match model.kind {
        crate::model::def::Kind::Type => quote_spanned!(key.span()=> __ods::NoTypeFunctions),
        crate::model::def::Kind::Attribute => quote_spanned!(key.span()=> __ods::NoAttributeFunctions),
    }
}

fn elements(model: &DefModel, elements: &[Element], spacing: &mut Spacing) -> Vec<TokenStream> {
    elements.iter().map(|element| self::element(model, element, spacing)).collect()
}

fn element(model: &DefModel, element: &Element, spacing: &mut Spacing) -> TokenStream {
    match element {
        Element::Literal(text) if element.is_blank() => {
            spacing.after_whitespace();
            quote!(__ods::FormatElement::Whitespace(#text))
        }
        Element::Literal(text) => {
            let space = spacing.before_literal(&text.value());
            quote!(__ods::FormatElement::Literal { text: #text, space: #space })
        }
        Element::Param { name, qualified } => {
            let (space, index) = (spacing.before_value(), model.index(name).unwrap_or_default());
            quote!(__ods::FormatElement::Parameter { index: #index, qualified: #qualified, space: #space })
        }
        Element::Params(_) => {
            let (space, indices) = (spacing.before_value(), model.all());
            quote!(__ods::FormatElement::Params { indices: &[#(#indices),*], space: #space })
        }
        Element::Struct { entries, .. } => {
            let space = spacing.before_value();
            let entries = entries.iter().flat_map(|entry| struct_entries(model, entry));
            quote!(__ods::FormatElement::Struct { entries: &[#(#entries),*], space: #space })
        }
        Element::Custom(custom) => {
            let (space, hook) = (spacing.before_value(), hook(model, custom));
            quote!(__ods::FormatElement::Custom { hook: #hook, space: #space })
        }
        Element::Group(group) => self::group(model, group, spacing),
    }
}

fn struct_entries(model: &DefModel, entry: &Element) -> Vec<TokenStream> {
    let qualified = matches!(entry, Element::Param { qualified: true, .. });
    let custom = if let Element::Custom(custom) = entry {
        let hook = hook(model, custom);
        quote!(__ods::Some(#hook))
    } else {
        quote!(__ods::None)
    };
    let indices = captured(model, entry).into_iter();
    let entry = |index: usize| quote!(__ods::StructEntry { index: #index, qualified: #qualified, custom: #custom });
    indices.map(entry).collect()
}

fn group(model: &DefModel, group: &Group, spacing: &mut Spacing) -> TokenStream {
    // All parameters, not the anchor alone as in MLIR: the others would be lost if only the anchor is absent.
    let anchors: Vec<usize> = group.then.iter().flat_map(|element| captured(model, element)).collect();
    // As in MLIR, the elements after the group are spaced as if its first half were absent.
    let mut inside = *spacing;
    let then = elements(model, &group.then, &mut inside);
    let otherwise = elements(model, &group.otherwise, spacing);
    quote! {
        __ods::FormatElement::Group { anchors: &[#(#anchors),*], then: &[#(#then),*], otherwise: &[#(#otherwise),*] }
    }
}

/// Returns the functions of a `custom`, with its arguments.
fn hook(model: &DefModel, custom: &Custom) -> TokenStream {
    let path = &custom.path;
    let name = code::name_text(path);
    let binds: Vec<usize> = custom.binds().filter_map(|name| model.index(name)).collect();
    let span = path.segments.last().map_or_else(proc_macro2::Span::call_site, |last| last.ident.span());
    let fills = custom.arguments.iter().filter_map(|argument| match argument {
        Argument::Ref(name) => {
            model.index(name).map(|index| quote!(__ods::fill_default(__slots, #index, &__SCHEMA, __parser);))
        }
        Argument::Param(_) | Argument::Text(_) => None,
    });
    let given = custom.arguments.iter().filter_map(|argument| match argument {
        Argument::Param(_) => None,
        Argument::Ref(name) => model.index(name).map(|index| {
            let place = place(index);
            quote!(__ods::slot(&__slots #place, __parser)?)
        }),
        Argument::Text(text) => Some(text.to_token_stream()),
    });
    let names: Vec<Ident> = binds.iter().map(|index| Ident::new(&format!("__value{index}"), start(span))).collect();
    let places = binds.iter().map(|index| place(*index));
    let pattern = match names.as_slice() {
        [] => quote!(()),
        [name] => name.to_token_stream(),
        names => quote!((#(#names),*)),
    };
    let printed = |argument: &Argument| match argument {
        Argument::Param(name) | Argument::Ref(name) => {
            let place = model.index(name).map(place);
            quote!(__ods::Parameter::lend(&__list #place))
        }
        Argument::Text(text) => text.to_token_stream(),
    };
    let printed: Vec<_> = custom.arguments.iter().map(printed).collect();
    let given: Vec<TokenStream> = given.collect();
    let arguments = (0..given.len()).map(|i| Ident::new(&format!("__given{i}"), start(span))).collect::<Vec<_>>();
    let (parser, printer) = (quote!(__parser), quote!(__printer));
    let value = Ident::new("__read", start(span));
    let read = quote_at!(span=> let #value = #path::parse(#parser #(, #arguments)*)?;);
    // Spelt out: with a value of another type in `Some(...)`, the compiler would explain `Option`.
    let types: Vec<TokenStream> = binds.iter().map(|index| model.params[*index].stored()).collect();
    let bound = match types.as_slice() {
        [] => quote!(()),
        [ty] => ty.clone(),
        types => quote!((#(#types),*)),
    };
    let print = quote_at!(span=> #path::print(#printer #(, #printed)*));
    quote! {
        __ods::CustomHook {
            name: #name,
            binds: &[#(#binds),*],
            parse: |__parser, __slots| {
                let __slots = __ods::slots_of::<__List>(__slots, __parser)?;
                #(#fills)*
                #(let #arguments = #given;)*
                #read
                let #pattern: #bound = #value;
                #(__slots #places = __ods::Some(#names);)*
                __ods::Result::Ok(())
            },
            print: |__storage, __printer| {
                if let __ods::Result::Ok(__list) = __ods::list_of::<__List>(__storage) {
                    #print;
                }
            },
        }
    }
}

/// Returns the checks that the compiler makes of the format and its parameters, whose types are unknown here.
pub fn checks(model: &DefModel) -> TokenStream {
    let Some(format) = &model.format else { return TokenStream::new() };
    let error_spans = error_spans(model);
    // A parameter in `params` or `struct(...)` takes up to five nodes.
    let bound = syn::Index::from(error_spans.count() + 6 * model.params.len() + 2);
    let known = ask_parameters(model);
    let list = list_type(model);
    let report = quote_at!(blamed(model)=> { #known __ods::check_def_format::<#list, #bound>(&__SCHEMA) });
    let format = error_spans.check(&report, format.key.span());
    let spellings: TokenStream = spellings(model).collect();
    let glued = glued_first(model).map(|(name, index)| {
        let (index, text) = (syn::Index::from(index), name.to_string());
        quote_at!(name.span()=> const _: () = __ods::check_glued::<__List>(#index, #text);)
    });
    let defaults: TokenStream = list_defaults(model).collect();
    let patience = error_spans.are_many().then(|| quote!(#[allow(long_running_const_eval)]));
    quote!(#patience const _: () = #format; #spellings #defaults #glued)
}

fn error_spans(model: &DefModel) -> ErrorSpans {
    let mut error_spans = ErrorSpans::default();
    model.elements().iter().for_each(|element| add_error_spans(element, &mut error_spans));
    error_spans
}

/// Adds the positions of an element and its nested elements, except for the entries of a `struct(...)`.
fn add_error_spans(element: &Element, error_spans: &mut ErrorSpans) {
    error_spans.add(element.tokens());
    match element {
        Element::Group(group) => {
            group.then.iter().chain(&group.otherwise).for_each(|inner| add_error_spans(inner, error_spans));
        }
        Element::Literal(_)
        | Element::Param { .. }
        | Element::Params(_)
        | Element::Struct { .. }
        | Element::Custom(_) => {}
    }
}

/// Returns checks of the parameters that the format writes itself: options are spelt `Option`, which the macro
/// recognizes, and no option is inside another type.
fn spellings(model: &DefModel) -> impl Iterator<Item = TokenStream> {
    // An enum is not a list.
    let params = model.params.iter().enumerate().filter(|_| model.enumeration.is_none());
    // Primitive types are neither lists nor options.
    let params = params.filter(|(_, param)| !param.is_plain() || param.is_option() || param.mutable.is_some());
    params.filter(|(index, _)| is_written(model, *index)).map(|(_, param)| {
        let (name, span) = (param.plain_name(), param.ty.span());
        let (is_option, is_list) = (param.is_option() && param.mutable.is_none(), param.is_list());
        let ty = all_at(param.stored(), span);
        let known = quote_at!(span=> <#ty as __ods::Parameter>);
        quote_at! {span=>
            const _: () = __ods::check_spelling(
                #known::HAS_OPTIONS, (#known::IS_OPTION, #is_option), (#known::IS_LIST, #is_list), #name);
        }
    })
}

/// Returns checks of the parameters whose default value has an empty text.
fn list_defaults(model: &DefModel) -> impl Iterator<Item = TokenStream> {
    bare(model).into_iter().filter_map(|bare| {
        let param = &model.params[bare.index];
        let Some(Default::Value(_)) = param.default else { return None };
        let (name, known) = (param.plain_name(), as_parameter(model, bare.index));
        Some(quote_at!(bare.name.span()=> const _: () = __ods::check_list_default(#known::IS_LIST, #name);))
    })
}

/// Returns whether the format itself writes the parameter, rather than a function.
fn is_written(model: &DefModel, index: usize) -> bool {
    let mut found = false;
    let mut visit = |element: &Element| {
        found |=
            matches!(element, Element::Param { .. } | Element::Params(_)) && captured(model, element).contains(&index);
    };
    model.elements().iter().for_each(|element| element.visit(&mut visit));
    found
}
