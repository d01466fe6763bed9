//! `#[enum_attr]`: the enum (for bits, a newtype with constants), its schema, and the two functions on which
//! `ods_core::__attr_enum` builds the rest.

use proc_macro2::{Span, TokenStream};
use quote::quote;
use syn::{Attribute, Ident, LitStr, Path};

use super::spans::quote_at;
use crate::model::enums::{Case, EnumModel, Kind, Value};
use crate::model::{is_conditional, plain_name};

/// Expands a valid enum.
pub fn enumeration(model: &EnumModel) -> TokenStream {
    expand(model, true)
}

/// Expands an invalid enum to the distinct names of its cases, so that uses of them compile.
pub fn stub(model: &mut EnumModel) -> TokenStream {
    keep_distinct_names(model);
    expand(model, false)
}

/// Removes repeated cases, and everything of the others but their names.
fn keep_distinct_names(model: &mut EnumModel) {
    let names: Vec<Ident> = model.cases.iter().map(|case| case.ident.clone()).collect();
    let mut index = 0;
    model.cases.retain(|case| {
        index += 1;
        !names[..index - 1].contains(&case.ident)
    });
    for case in &mut model.cases {
        case.expression = None;
        case.alias = None;
        case.attributes.retain(|attribute| !is_conditional(attribute));
    }
}

fn expand(model: &EnumModel, sound: bool) -> TokenStream {
    let EnumModel { krate, ident, .. } = model;
    let item = if model.is_bits() { newtype(model, sound) } else { plain(model) };
    let schema = schema(model, sound);
    let functions = if model.is_bits() { bit_functions(model) } else { plain_functions(model) };
    let (view, form) = if model.attribute.is_some() { of_form(model) } else { (plain_view(model), TokenStream::new()) };
    let operators = model.is_bits().then(|| {
        let bits = bits_type(model);
        quote!(__ods::__bit_enum!(#ident #bits);)
    });
    quote! {
        #item

        #[allow(clippy::all, clippy::pedantic, clippy::restriction, unused_qualifications)]
        const _: () = {
            use #krate::__private as __ods;
            #schema
            impl __ods::AttrEnum for #ident {
                const SCHEMA: &'static __ods::EnumSchema = &__SCHEMA;
                #functions
            }
            __ods::__attr_enum!(#ident #view);
            #operators
            #form
        };
    }
}

/// Returns the view of attributes that are integers or strings.
fn plain_view(model: &EnumModel) -> TokenStream {
    if model.kind == Kind::String { quote!(StringAttr) } else { quote!(IntegerAttr) }
}

/// Returns the attribute's view for an enum of a dialect, and the impls that make the enum usable as the name of its
/// definition.
fn of_form(model: &EnumModel) -> (TokenStream, TokenStream) {
    let (ident, view) = (&model.ident, model.attribute_ident());
    let name = view.to_string();
    let known_as = model.known_as.as_ref().map_or_else(|| ident.to_string(), LitStr::value);
    let form = quote! {
        impl __ods::AttrDef for #ident {
            const SCHEMA: &'static __ods::DefSchema = <#view as __ods::AttrDef>::SCHEMA;
        }
        static __FORM: __ods::EnumForm = __ods::EnumForm::new::<#ident>(#name, #known_as);
    };
    (quote!(: #view), form)
}

/// Returns the derives of every enum, except the derives that the user wrote.
fn derives(model: &EnumModel) -> TokenStream {
    let mut known: Vec<(&str, TokenStream)> = vec![
        ("Clone", quote!(::core::clone::Clone)),
        ("Copy", quote!(::core::marker::Copy)),
        ("PartialEq", quote!(::core::cmp::PartialEq)),
        ("Eq", quote!(::core::cmp::Eq)),
        ("Hash", quote!(::core::hash::Hash)),
    ];
    if !model.is_bits() {
        known.push(("Debug", quote!(::core::fmt::Debug)));
    }
    let written = written_derives(&model.attributes);
    known.retain(|(name, _)| !written.iter().any(|written| written == name));
    let paths = known.iter().map(|(_, path)| path);
    quote!(#[derive(#(#paths),*)])
}

fn written_derives(attributes: &[Attribute]) -> Vec<String> {
    let mut found = Vec::new();
    for attribute in attributes.iter().filter(|attribute| attribute.path().is_ident("derive")) {
        let _ = attribute.parse_nested_meta(|meta| {
            found.extend(meta.path.segments.last().map(|segment| segment.ident.to_string()));
            Ok(())
        });
    }
    found
}

fn plain(model: &EnumModel) -> TokenStream {
    let EnumModel { attributes, visibility, ident, .. } = model;
    let (docs, derives) = (&model.docs.attributes, derives(model));
    let aliases = aliases(model);
    let cases = model.cases.iter().filter(|case| case.alias.is_none()).map(|case| {
        let (docs, attributes, ident) = (case_docs(case), &case.attributes, &case.ident);
        let value = case.expression.as_ref().map(|expression| quote!(= #expression));
        quote!(#docs #(#attributes)* #ident #value)
    });
    quote! {
        #(#docs)*
        #(#attributes)*
        #derives
        #visibility enum #ident { #(#cases),* }

        #aliases
    }
}

/// Returns the aliases of a plain enum as constants, if it has any.
fn aliases(model: &EnumModel) -> Option<TokenStream> {
    let mut aliases = model.cases.iter().filter(|case| case.alias.is_some()).peekable();
    aliases.peek()?;
    let aliases = aliases.map(|case| {
        let (docs, attributes, ident) = (case_docs(case), &case.attributes, &case.ident);
        let Value::Same(meant) = &case.value else { return TokenStream::new() };
        quote!(#docs #(#attributes)* pub const #ident: Self = Self::#meant;)
    });
    let ident = &model.ident;
    Some(quote! {
        #[allow(non_upper_case_globals, dead_code)]
        impl #ident { #(#aliases)* }
    })
}

/// Returns the documentation of a case: the user's, or else its text.
fn case_docs(case: &Case) -> TokenStream {
    case.docs.or(&format!("`{}`", case.text()))
}

/// Returns the newtype of a bit enum. It holds any set of bits, which a Rust enum cannot, so its cases are constants.
fn newtype(model: &EnumModel, sound: bool) -> TokenStream {
    let EnumModel { attributes, visibility, ident, .. } = model;
    let (docs, derives, bits) = (&model.docs.attributes, derives(model), bits_type(model));
    let cases = model.cases.iter().zip(model.values()).map(|(case, value)| {
        let (docs, attributes, name) = (case_docs(case), &case.attributes, &case.ident);
        let value = literal(value.filter(|_| sound));
        quote!(#docs #(#attributes)* pub const #name: Self = Self(#value);)
    });
    quote! {
        #(#docs)*
        #(#attributes)*
        #derives
        #visibility struct #ident(::core::primitive::#bits);

        #[allow(non_upper_case_globals, dead_code)]
        impl #ident { #(#cases)* }
    }
}

/// Returns the smallest unsigned integer type with the width of the enum.
fn bits_type(model: &EnumModel) -> Ident {
    let width = model.width().next_power_of_two().max(8);
    Ident::new(&format!("u{width}"), Span::call_site())
}

fn literal(value: Option<i128>) -> proc_macro2::Literal {
    proc_macro2::Literal::i128_unsuffixed(value.unwrap_or_default())
}

fn schema(model: &EnumModel, sound: bool) -> TokenStream {
    let (name, description) = (plain_name(&model.ident), &model.docs.description);
    let summary = model.docs.summary.strip_suffix('.').unwrap_or(&model.docs.summary);
    let width = model.width();
    let kind = match model.kind {
        Kind::Integer(_) => quote!(Integer(#width)),
        Kind::String => quote!(String),
        Kind::Bits(_) => {
            let (separator, groups, quoted) =
                (model.separator_text(), model.primary_groups.is_some(), model.quoted.is_some());
            quote!(Bits(#width, __ods::BitText { separator: #separator, primary_groups: #groups, quoted: #quoted }))
        }
    };
    let cases = model.cases.iter().zip(values(model)).filter(|_| sound).map(|(case, value)| {
        let Case { ident, docs, .. } = case;
        let (symbol, text, doc) = (plain_name(ident), case.text(), docs.one_line());
        let new = if case.alias.is_some() { quote!(alias) } else { quote!(new) };
        quote!(__ods::EnumCase::#new(#symbol, #text, #value, #doc))
    });
    let cases: Vec<TokenStream> = cases.collect();
    let first = first(model);
    let count = syn::Index::from(cases.len());
    let form = if model.attribute.is_some() { quote!(__ods::Some(&__FORM)) } else { quote!(__ods::None) };
    quote! {
        static __CASES: [__ods::EnumCase; #count] = [#(#cases),*];
        static __SCHEMA: __ods::EnumSchema = __ods::EnumSchema {
            name: #name,
            summary: #summary,
            description: #description,
            kind: __ods::EnumKind::#kind,
            cases: &__CASES,
            first: &[#first],
            form: #form,
        };
    }
}

/// Returns the FIRST set of a value.
fn first(model: &EnumModel) -> TokenStream {
    let empty = model.cases.iter().find(|case| case.text().is_empty());
    let texts: Vec<String> = model.cases.iter().map(Case::text).filter(|text| !text.is_empty()).collect();
    let (texts, empty) = match empty {
        Some(case) => {
            let name = plain_name(&case.ident);
            (quote!([#(#texts),*]), Some(quote!(, __ods::First::EmptyCase(#name))))
        }
        None => (quote!(__ods::case_texts(&__CASES)), None),
    };
    // The empty set, and a set in quotes.
    let has_strings = model.is_bits() && (empty.is_none() || model.quoted.is_some());
    let string = has_strings.then(|| quote!(, __ods::First::String));
    quote!(__ods::First::Case(&#texts) #string #empty)
}

/// Returns the values, as integers of the width.
fn values(model: &EnumModel) -> impl Iterator<Item = proc_macro2::Literal> {
    let mask = (1_i128 << model.width()) - 1;
    model.values().into_iter().map(move |value| literal(value.map(|value| value & mask)))
}

fn plain_functions(model: &EnumModel) -> TokenStream {
    let names: Vec<&Ident> = model.cases.iter().map(|case| &case.ident).collect();
    let values = model.cases.iter().zip(values(model)).filter(|(case, _)| case.alias.is_none());
    let bits = values.map(|(Case { ident, .. }, value)| quote!(Self::#ident => #value));
    quote! {
        fn from_bits(bits: __ods::u64) -> __ods::Option<Self> {
            __ods::case_of(&[#(Self::#names),*], bits)
        }
        fn to_bits(self) -> __ods::u64 {
            match self { #(#bits,)* }
        }
    }
}

fn bit_functions(model: &EnumModel) -> TokenStream {
    let bits = bits_type(model);
    quote! {
        fn from_bits(bits: __ods::u64) -> __ods::Option<Self> {
            if __SCHEMA.contains(bits) { __ods::Some(Self(bits as ::core::primitive::#bits)) } else { __ods::None }
        }
        fn to_bits(self) -> __ods::u64 {
            __ods::From::from(self.0)
        }
    }
}

/// Returns the `enums: ...` of a dialect's schema.
pub fn listed(enums: &[Path]) -> TokenStream {
    if enums.is_empty() {
        return TokenStream::new();
    }
    let schemas = enums.iter().map(|path| {
        let span = syn::spanned::Spanned::span(path);
        quote_at!(span=> <#path as __ods::AttrEnum>::SCHEMA)
    });
    quote!(enums: &[#(#schemas),*],)
}
