//! `#[dialect]`

use proc_macro2::{Span, TokenStream};
use quote::quote;
use syn::Ident;
use syn::spanned::Spanned;

use super::schema::constraint_of;
use super::spans::{at, quote_at};
use crate::model::dialect::{DialectModel, Discardable, Version};
use crate::model::plain_name;

/// Expands a valid dialect.
pub fn dialect(model: &DialectModel) -> TokenStream {
    let DialectModel { ops, item, .. } = model;
    let checks = ops
        .iter()
        .map(|op| quote_at!(op.span()=> const _: () = __ods::check_dialect_of(<#op as __ods::Op>::SCHEMA, __NAME);));
    let span = model.ops_key.as_ref().map_or_else(Span::call_site, Ident::span);
    let unique = quote_at!(span=> const _: () = __ods::check_mnemonics(&[#(<#ops as __ods::Op>::SCHEMA),*]););
    let handles = handles(model);
    let defs = def_checks(model);
    let schema = schema(model, &fields(model), &quote!(#(#checks)* #unique #defs #handles));
    quote!(#item #schema)
}

/// Returns the fields of the schema that differ from their defaults.
fn fields(model: &DialectModel) -> TokenStream {
    let DialectModel { ops, dependent, .. } = model;
    let enums = super::enums::listed(&model.enums);
    let extends = model
        .extends
        .as_ref()
        .map(|path| quote_at!(path.span()=> extends: __ods::Some(<#path as __ods::Dialect>::SCHEMA),));
    let (types, attrs) = (&model.types, &model.attrs);
    let types = types.iter().map(|path| quote_at!(path.span()=> <#path as __ods::TypeDef>::SCHEMA));
    let types = (!model.types.is_empty()).then(|| quote!(types: &[#(#types),*],));
    let attrs = attrs.iter().map(|path| quote_at!(path.span()=> <#path as __ods::AttrDef>::SCHEMA));
    let attrs = (!model.attrs.is_empty()).then(|| quote!(attrs: &[#(#attrs),*],));
    let version =
        model.version.as_ref().map(|Version { major, minor }| quote!(version: __ods::Some((#major, #minor)),));
    let hooks = model.hooks.as_ref().map(|key| {
        let ident = at(&model.item.ident, key.span());
        let hooks = quote_at!(key.span()=> &#ident);
        quote!(hooks: __ods::Some(#hooks),)
    });
    let discardable = model.discardable.iter().map(|entry| {
        let (name, doc) = (full_name(model, entry), entry.docs.one_line());
        let constraint = constraint_of(&entry.constraint, "Attribute");
        quote!(__ods::DiscardableSchema { name: #name, doc: #doc, constraint: #constraint })
    });
    let discardable = (!model.discardable.is_empty()).then(|| quote!(discardable: &[#(#discardable),*],));
    let interfaces = super::interface::of_dialect(model);
    quote! {
        dependent: &[#(<#dependent as __ods::Dialect>::SCHEMA),*],
        ops: &[#(<#ops as __ods::Op>::SCHEMA),*],
        #types #attrs #enums #extends #version #hooks #discardable #interfaces
    }
}

/// Returns checks that types and attributes belong to this dialect and have unique mnemonics.
fn def_checks(model: &DialectModel) -> TokenStream {
    let lists = [("TypeDef", &model.types, &model.types_key), ("AttrDef", &model.attrs, &model.attrs_key)];
    let list = |(def, paths, key): (&str, &Vec<syn::Path>, &Option<Ident>)| {
        let def = Ident::new(def, Span::call_site());
        let checks = paths.iter().map(|path| {
            quote_at!(path.span()=> const _: () = __ods::check_dialect_of_def(<#path as __ods::#def>::SCHEMA, __NAME);)
        });
        let unique = key.as_ref().map(|key| {
            quote_at!(key.span()=> const _: () = __ods::check_def_mnemonics(&[#(<#paths as __ods::#def>::SCHEMA),*]);)
        });
        quote!(#(#checks)* #unique)
    };
    lists.into_iter().map(list).collect()
}

/// Returns a constant for each discardable attribute, such as `Tf::NOTE`.
fn handles(model: &DialectModel) -> Option<TokenStream> {
    let ident = &model.item.ident;
    let handles = model.discardable.iter().map(|entry| {
        let (name, constraint, visibility) = (full_name(model, entry), &entry.constraint, &model.item.vis);
        let handle = Ident::new(&plain_name(&entry.ident).to_uppercase(), entry.ident.span());
        let docs = entry.docs.or(&format!("The discardable attribute `{name}`."));
        quote! {
            #docs
            #visibility const #handle: __ods::Discardable<#constraint> = __ods::Discardable::new(#name);
        }
    });
    (!model.discardable.is_empty()).then(|| quote!(impl #ident { #(#handles)* }))
}

fn full_name(model: &DialectModel, entry: &Discardable) -> String {
    let dialect = model.name.as_ref().map(syn::LitStr::value).unwrap_or_default();
    format!("{dialect}.{}", plain_name(&entry.ident))
}

/// Returns the stub of an invalid dialect, which suffices for its operations to compile.
pub fn stub(model: &DialectModel) -> TokenStream {
    let syn::ItemStruct { attrs, vis, ident, .. } = &model.item;
    let schema = schema(model, &TokenStream::new(), &TokenStream::new());
    quote!(#(#attrs)* #vis struct #ident; #schema)
}

fn schema(model: &DialectModel, fields: &TokenStream, checks: &TokenStream) -> TokenStream {
    let DialectModel { krate, item, impl_attrs, .. } = model;
    let ident = &item.ident;
    let name = match (&model.extends, &model.name) {
        (Some(extends), _) => quote_at!(extends.span()=> <#extends as __ods::Dialect>::NAME),
        (None, Some(name)) => quote!(#name),
        (None, None) => quote!(""),
    };
    let (summary, description) = (&model.docs.summary, &model.docs.description);
    let (defaults, semantics) = (defaults(model), semantics(model));
    quote! {
        #[allow(unused_qualifications)]
        const _: () = {
            use #krate::__private as __ods;
            const __NAME: &__ods::str = #name;
            static __SCHEMA: __ods::DialectSchema = __ods::DialectSchema {
                name: __NAME,
                summary: #summary,
                description: #description,
                #fields
                ..__ods::DialectSchema::EMPTY
            };
            #(#impl_attrs)*
            impl __ods::Dialect for #ident {
                const SCHEMA: &'static __ods::DialectSchema = &__SCHEMA;
                const NAME: &'static __ods::str = __NAME;
                type Semantics = #semantics;
                #defaults
            }
            #checks
        };
    }
}

/// Returns the field for the traits of all operations, if there are any.
fn defaults(model: &DialectModel) -> Option<TokenStream> {
    let traits = &model.op_traits;
    let defaults = match &model.extends {
        Some(extends) => quote_at!(extends.span()=> <#extends as __ods::Dialect>::OP_DEFAULTS),
        None if traits.is_empty() => return None,
        None => {
            let traits = traits.iter().map(|path| quote_at!(path.span()=> <#path as __ods::OpTrait>::SCHEMA));
            quote!(&__ods::OpDefaults { dialect: __NAME, traits: &[#(#traits),*] })
        }
    };
    Some(quote!(const OP_DEFAULTS: &'static __ods::OpDefaults = #defaults;))
}

/// Returns the interface that operations have if they implement it, with the key `semantics`.
fn semantics(model: &DialectModel) -> TokenStream {
    let krate = &model.krate;
    match (&model.semantics, &model.extends) {
        (Some(key), _) => quote_at!(key.span()=> dyn #krate::exec::Evaluate),
        (None, Some(extends)) => quote_at!(extends.span()=> <#extends as __ods::Dialect>::Semantics),
        (None, None) => quote!(()),
    }
}
