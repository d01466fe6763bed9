//! Templates that several `op_family!`s share.
//!
//! A macro sees the tokens of its own invocation only. A template with a visibility therefore expands to a macro of its
//! name, which adds the template to an `op_family!`: an import is a call of that macro with the other imports and the
//! entries. Paths in the template have the meaning that they have in the importing module.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote};
use syn::{Path, Visibility};

use crate::model::family::{FamilyModel, REPORTED, Template, TemplateImpl};

/// Returns the call of the first import's macro; `None` without imports.
pub fn imported(imports: &[Path], entries: &TokenStream) -> Option<TokenStream> {
    let (first, others) = imports.split_first()?;
    Some(quote!(#first! { #(use #others;)* #entries }))
}

/// Returns the macros of all templates with a visibility. Families that import an invalid one report no errors.
pub fn shared(model: &FamilyModel, is_valid: bool) -> TokenStream {
    let export = |template: &Template| {
        let visibility = template.shared.as_ref()?;
        Some(self::export(model, template, visibility, is_valid))
    };
    model.templates.iter().filter_map(export).collect()
}

fn export(model: &FamilyModel, template: &Template, visibility: &Visibility, is_valid: bool) -> TokenStream {
    let (ident, source, krate) = (&template.ident, &template.source, template.krate());
    let impls = model.impls_of(template).map(|item| {
        let TemplateImpl { attributes, interface, template, state, body } = item;
        let interface = interface.as_ref().map(|path| quote!(#path for));
        quote!(#(#attributes)* impl #interface #template #state #body)
    });
    let reported = (!is_valid).then(|| {
        let name = Ident::new(REPORTED, Span::call_site());
        quote!(#[#name])
    });
    let rule = quote!(($($__entries:tt)*) => { #krate::op_family! { $($__entries)* #reported #source #(#impls)* } });
    if matches!(visibility, Visibility::Public(_)) {
        // The root of the crate has all exported macros, so that its name is unlike the names of users.
        let exported = format_ident!("__ods_template_{}", ident);
        quote! {
            #[doc(hidden)]
            #[macro_export]
            macro_rules! #exported { #rule }
            #[doc(hidden)]
            #visibility use #exported as #ident;
        }
    } else {
        quote! {
            macro_rules! #ident { #rule }
            #visibility use #ident;
        }
    }
}
