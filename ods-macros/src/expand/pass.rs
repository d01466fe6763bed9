//! `#[derive(Pass)]`: the implementation of `Pass`, and the entry for registries.

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};
use syn::spanned::Spanned;

use crate::model::pass::{On, PassField, PassModel, Role};

/// Expands a pass.
pub fn pass(model: PassModel) -> TokenStream {
    let PassModel { krate, ident, generics, name, argument, description, on, fields } = model;
    let p = quote!(#krate::pass);
    let with_role = |role| fields.iter().filter(move |field: &&PassField| field.role == role);
    let options = with_role(Role::Option).map(|PassField { name, ident, .. }| {
        quote_spanned!(ident.span()=> (#name, &mut self.#ident as &mut dyn #p::OptionValue))
    });
    let statistics = with_role(Role::Statistic).map(|PassField { name, ident, ty, summary, .. }| {
        let value = quote_spanned!(ty.span()=> { let value: &u64 = &self.#ident; *value });
        quote!(#p::PassStatistic::new(#name, #summary, #value))
    });
    let (options, statistics) = (quote!(#(#options),*), quote!(#(#statistics),*));
    let anchor = on.map(|on| anchor(&krate, &on));
    let this = quote_spanned!(ident.span()=> Self);
    let (impl_generics, type_generics, clause) = generics.split_for_impl();
    quote! {
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, trivial_casts)]
        impl #impl_generics #p::Pass for #ident #type_generics #clause {
            fn name(&self) -> &str {
                <#this as #p::OperationPass>::given_name(self).unwrap_or(#name)
            }
            fn argument(&self) -> &'static str {
                #argument
            }
            fn options(&mut self) -> #p::Options<'_> {
                ::std::vec![#options]
            }
            fn statistics(&self) -> ::std::vec::Vec<#p::PassStatistic> {
                ::std::vec![#statistics]
            }
            #anchor
            fn options_are_set(
                &mut self,
                registry: &#p::PassRegistry,
            ) -> ::core::result::Result<(), #p::OptionProblem> {
                <#this as #p::OperationPass>::options_are_set(self, registry)
            }
            fn initialize(&mut self, setup: &#p::PassSetup<'_>) -> #p::PassResult {
                <#this as #p::OperationPass>::initialize(self, setup)
            }
            fn run(&mut self, cx: &mut #p::PassContext<'_>) -> #p::PassResult {
                <#this as #p::OperationPass>::run_on_operation(self, cx)
            }
            fn clone_pass(&self) -> ::std::boxed::Box<dyn #p::Pass> {
                ::std::boxed::Box::new(<#this as ::core::clone::Clone>::clone(self))
            }
        }

        impl #impl_generics #ident #type_generics #clause {
            /// The pass as textual pipelines name it.
            pub const ENTRY: #p::PassEntry = #p::PassEntry {
                argument: #argument,
                description: #description,
                make: || ::std::boxed::Box::new(<#this as ::core::default::Default>::default()),
            };
        }
    }
}

/// Returns the function that tells on which operations the pass runs.
fn anchor(krate: &syn::Path, on: &On) -> TokenStream {
    match on {
        On::Interface(interface) => quote! {
            fn can_run_on(&self, context: &#krate::Context, name: #krate::OpName) -> bool {
                context.op_has_interface::<#interface>(name)
            }
        },
        On::Op(op) => quote! {
            fn root(&self) -> ::core::option::Option<&'static #krate::schema::OpSchema> {
                ::core::option::Option::Some(<#op as #krate::schema::Op>::SCHEMA)
            }
        },
    }
}
