//! The format of a type or attribute, as a program.
//!
//! Where blanks are printed is settled here.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote, quote_spanned};
use syn::Ident;
use syn::spanned::Spanned;

use super::begin::begin;
use super::blanks::Blanks;
use super::def::place;
use super::spans::{all_at, end, in_place_of, quote_at, start};
use crate::check::def_format::{Bare, Doubt, First, Question, Tail, bare, captured, doubts, glued_first, tail};
use crate::model::def::DefModel;
use crate::model::def_format::{Argument, Custom, Element, Group};
use crate::parse::code;

/// The fields of the schema.
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
    let mut blanks = Blanks::START;
    let elements = elements(model, &format.elements, &mut blanks);
    let text = &format.text;
    let tails = tail(model);
    let tails = (!tails.is_empty()).then(|| {
        let tails = tails.iter().map(|tail| self::tail_of(model, tail));
        quote!(tail: &[#(#tails),*],)
    });
    quote!(format: __ods::DefFormat::Program(&[#(#elements),*]), format_text: #text, #tails)
}

/// What a text goes on with, as the compiler is told.
fn tail_of(model: &DefModel, tail: &Tail) -> TokenStream {
    let parameter = |index: usize| {
        let param = &model.params[index];
        let ty = all_at(param.stored(), param.ty.span());
        quote_at!(param.ty.span()=> <#ty as __ods::Parameter>)
    };
    match tail {
        Tail::Known(start) => {
            let start = begin(start);
            quote!(__ods::Tail::AnyOf(&[#start]))
        }
        Tail::Word => quote!(__ods::Tail::Word),
        Tail::Of(index) => {
            let parameter = parameter(*index);
            quote!(__ods::Tail::Of(#parameter::TAIL))
        }
        Tail::Missing(index) => {
            let parameter = parameter(*index);
            quote!(__ods::Tail::Of(#parameter::MISSING))
        }
    }
}

/// The trait that says which functions are missing.
pub fn no_functions(model: &DefModel, key: &Ident) -> TokenStream {
    match model.kind {
        crate::model::def::Kind::Type => quote_spanned!(key.span()=> __ods::NoTypeFunctions),
        crate::model::def::Kind::Attribute => quote_spanned!(key.span()=> __ods::NoAttributeFunctions),
    }
}

fn elements(model: &DefModel, elements: &[Element], blanks: &mut Blanks) -> Vec<TokenStream> {
    elements.iter().map(|element| self::element(model, element, blanks)).collect()
}

fn element(model: &DefModel, element: &Element, blanks: &mut Blanks) -> TokenStream {
    match element {
        Element::Literal(text) if element.is_blank() => {
            blanks.after_whitespace();
            quote!(__ods::FormatElement::Whitespace(#text))
        }
        Element::Literal(text) => {
            let space = blanks.before_literal(&text.value());
            quote!(__ods::FormatElement::Literal { text: #text, space: #space })
        }
        Element::Param { name, qualified } => {
            let (space, index) = (blanks.before_value(), model.index(name).unwrap_or_default());
            quote!(__ods::FormatElement::Parameter { index: #index, qualified: #qualified, space: #space })
        }
        Element::Params(_) => {
            let (space, indices) = (blanks.before_value(), model.all());
            quote!(__ods::FormatElement::Params { indices: &[#(#indices),*], space: #space })
        }
        Element::Struct { entries, .. } => {
            let space = blanks.before_value();
            let entries = entries.iter().flat_map(|entry| struct_entries(model, entry));
            quote!(__ods::FormatElement::Struct { entries: &[#(#entries),*], space: #space })
        }
        Element::Custom(custom) => {
            let (space, hook) = (blanks.before_value(), hook(model, custom));
            quote!(__ods::FormatElement::Custom { hook: #hook, space: #space })
        }
        Element::Group(group) => self::group(model, group, blanks),
    }
}

fn struct_entries(model: &DefModel, entry: &Element) -> Vec<TokenStream> {
    let qualified = matches!(entry, Element::Param { qualified: true, .. });
    let custom = match entry {
        Element::Custom(custom) => {
            let hook = hook(model, custom);
            quote!(__ods::Some(#hook))
        }
        _ => quote!(__ods::None),
    };
    let indices = captured(model, entry).into_iter();
    let entry = |index: usize| quote!(__ods::StructEntry { index: #index, qualified: #qualified, custom: #custom });
    indices.map(entry).collect()
}

fn group(model: &DefModel, group: &Group, blanks: &mut Blanks) -> TokenStream {
    // All of them, not the anchor alone as in MLIR: what is in the group would be lost where only the anchor is missing.
    let anchors: Vec<usize> = group.then.iter().flat_map(|element| captured(model, element)).collect();
    // As MLIR's: what follows the group is written as if it were not there.
    let mut inside = *blanks;
    let then = elements(model, &group.then, &mut inside);
    let otherwise = elements(model, &group.otherwise, blanks);
    quote! {
        __ods::FormatElement::Group { anchors: &[#(#anchors),*], then: &[#(#then),*], otherwise: &[#(#otherwise),*] }
    }
}

/// The functions of a `custom`, told what its arguments are.
fn hook(model: &DefModel, custom: &Custom) -> TokenStream {
    let path = &custom.path;
    let name = code::type_text(path);
    let binds: Vec<usize> = custom.binds().filter_map(|name| model.index(name)).collect();
    let span = path.segments.last().map_or_else(proc_macro2::Span::call_site, |last| last.ident.span());
    let fills = custom.arguments.iter().filter_map(|argument| match argument {
        Argument::Ref(name) => {
            model.index(name).map(|index| quote!(__ods::fill_default(__slots, #index, &__SCHEMA, __parser);))
        }
        _ => None,
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
    // Written out: a value of another type in `Some(...)` makes the compiler explain `Option`.
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

/// What the compiler checks of parameters, whose types have no meaning here.
pub fn checks(model: &DefModel) -> TokenStream {
    let (elements, missing) = (model.elements(), can_be_missing(model));
    let at_top = commas(model, elements);
    let groups = elements.iter().filter_map(|element| match element {
        Element::Group(group) => Some(&group.then),
        _ => None,
    });
    let in_groups: TokenStream = groups.map(|then| commas(model, then)).collect();
    let doubts: TokenStream = doubts(model).iter().map(|doubt| self::doubt(model, doubt)).collect();
    let written: TokenStream = written(model).collect();
    let glued = glued_first(model).map(|(name, index)| {
        let ty = &model.params[index].ty;
        of_parameter(ty, &quote_at!(name.span()=> __ods::check_no_commas::<#ty>()))
    });
    quote!(#missing #at_top #in_groups #doubts #written #glued)
}

/// Parameters that the format writes by itself can be written, and are what their types are called.
fn written(model: &DefModel) -> impl Iterator<Item = TokenStream> {
    let params = model
        .params
        .iter()
        .enumerate()
        .filter(|(index, param)| (!param.is_plain() || param.mutable.is_some()) && is_written(model, *index));
    // An enum is no list.
    params.filter(|_| model.enumeration.is_none()).map(|(_, param)| {
        let (name, span) = (param.plain_name(), param.ty.span());
        let ty = all_at(param.stored(), span);
        let ask = |constant: &str, is_seen: bool| {
            let constant = Ident::new(constant, end(span));
            if is_seen { quote!(false) } else { quote_at!(span=> <#ty as __ods::Parameter>::#constant) }
        };
        let asked = [ask("HAS_OPTIONS", false), ask("IS_OPTION", param.is_option()), ask("IS_LIST", param.is_list())];
        let check = quote_at!(span=> __ods::check_is_written(#(#asked,)* #name));
        quote!(const _: () = #check;)
    })
}

/// Whether the format writes the parameter, and no function does.
fn is_written(model: &DefModel, index: usize) -> bool {
    let mut found = false;
    let mut visit = |element: &Element| {
        found |=
            matches!(element, Element::Param { .. } | Element::Params(_)) && captured(model, element).contains(&index);
    };
    model.elements().iter().for_each(|element| element.visit(&mut visit));
    found
}

/// What only the compiler can tell of what follows a parameter.
fn doubt(model: &DefModel, doubt: &Doubt<'_>) -> TokenStream {
    let span =
        doubt.name.to_token_stream().into_iter().next().map_or_else(proc_macro2::Span::call_site, |it| it.span());
    let of = |index: usize, check: TokenStream| of_parameter(&model.params[index].ty, &check);
    let part = |index: usize| (&model.params[index].ty, model.params[index].plain_name());
    match &doubt.question {
        Question::Comma(index) => {
            let (ty, _) = part(*index);
            of(*index, quote_at!(span=> __ods::check_no_commas::<#ty>()))
        }
        Question::Colon { index, qualified, two } => {
            let (ty, name) = part(*index);
            of(*index, quote_at!(span=> __ods::check_colon_behind::<#ty>(#qualified, #two, #name)))
        }
        Question::Missing { index, next, of: what } => {
            let ((ty, name), next) = (part(*index), beginning(model, next));
            of(*index, quote_at!(span=> __ods::check_missing_before::<#ty>(#next, #name, #what)))
        }
        Question::Tail { index, next, of: what } => {
            let ((ty, name), next) = (part(*index), beginning(model, next));
            let known = all_at(model.params[*index].stored(), ty.span());
            let tail = quote_at!(ty.span()=> <#known as __ods::Parameter>::TAIL);
            let check = quote_at!(span=> __ods::check_tail(#tail, #next, #name, #what));
            quote!(const _: () = #check;)
        }
        Question::Begins { first, index } => {
            let ((ty, name), first) = (part(*index), begin(first));
            of(*index, quote_at!(span=> __ods::check_begins_otherwise::<#ty>(#first, #name)))
        }
    }
}

/// What a text begins with, as the compiler is told.
fn beginning(model: &DefModel, first: &First) -> TokenStream {
    match first {
        First::OfParam(index) => {
            let ty = &model.params[*index].ty;
            quote!(<#ty as __ods::Parameter>::BEGINS)
        }
        First::Unknown => quote!(&[__ods::Begin::Unknown]),
        First::Known(start) => {
            let start = begin(start);
            quote!(&[#start])
        }
    }
}

/// A check, of what is known to be a parameter: so it is complained of once.
fn of_parameter(ty: &syn::Type, check: &TokenStream) -> TokenStream {
    let known = all_at(ty, ty.span());
    let known = quote_at!(ty.span()=> let _ = <#known as __ods::Parameter>::IS_LIST;);
    quote!(const _: () = { #known #check };)
}

/// Parameters that can be missing without anything to tell so tell so themselves.
fn can_be_missing(model: &DefModel) -> TokenStream {
    let check = |bare: Bare<'_>| {
        let param = &model.params[bare.index];
        // What is set later, or not, tells nothing of it.
        let (ty, stored) = (&param.ty, param.stored());
        of_parameter(ty, &quote_at!(bare.name.span()=> __ods::check_can_be_missing::<#stored>()))
    };
    bare(model).into_iter().map(check).collect()
}

/// In a list before the last, parameters have no commas in their own text.
fn commas(model: &DefModel, elements: &[Element]) -> TokenStream {
    let mut checked = Vec::new();
    for element in elements {
        match element {
            Element::Struct { keyword, entries } => {
                let bare = entries.iter().filter(|entry| !matches!(entry, Element::Custom(_)));
                let indices: Vec<usize> = bare.flat_map(|entry| captured(model, entry)).collect();
                checked.extend(all_but_last(&indices).iter().map(|index| (keyword, *index)));
            }
            Element::Params(keyword) => {
                checked.extend(all_but_last(&model.all()).iter().map(|index| (keyword, *index)));
            }
            _ => {}
        }
    }
    let check = |(name, index): (&Ident, usize)| {
        let param = model.params.get(index).filter(|param| !param.is_plain() && !param.is_list())?;
        let ty = &param.ty;
        Some(of_parameter(ty, &quote_at!(name.span()=> __ods::check_no_commas::<#ty>())))
    };
    checked.into_iter().filter_map(check).collect()
}

fn all_but_last(indices: &[usize]) -> &[usize] {
    indices.split_last().map_or(&[], |(_, rest)| rest)
}
