//! `pattern!`: a type per pattern, the left side as data, and a function with guard and right side.
//!
//! * `left`: the data, and the bindings of names; `right`: new operations and replacements.
//!
//! The function takes the operations that matched and the rewriter, which is called `rewriter` for code of the user;
//! guards and expressions see the IR as `ir`.

mod left;
mod right;

pub use left::ops_in;

use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, quote};
use syn::{Ident, Path};

use crate::errors::Errors;
use crate::model::pattern::{ConstantLeft, Kind, OpLeft, PatternModel, Patterns, Root, ValueLeft};
use crate::{check, parse};

pub fn patterns(tokens: TokenStream) -> TokenStream {
    let mut errors = Errors::new();
    let Patterns { krate, models, stubs } = parse::pattern::parse(tokens, &mut errors);
    let mut expanded: TokenStream = stubs.iter().map(|(visibility, ident)| stub(visibility, ident)).collect();
    for model in models {
        let before = errors.len();
        check::pattern(&model, &mut errors);
        expanded.extend(if errors.len() == before {
            expand(&model, &krate)
        } else {
            stub(&model.visibility, &model.ident)
        });
    }
    let errors = errors.into_tokens();
    quote!(#expanded #errors)
}

/// Returns the type of an invalid pattern, so that its uses cause fewer errors.
fn stub(visibility: &impl ToTokens, ident: &Ident) -> TokenStream {
    quote!(#[allow(dead_code, missing_docs)] #visibility struct #ident;)
}

/// Returns the name by which code of the user knows the IR.
fn ir() -> Ident {
    Ident::new("ir", Span::call_site())
}

/// Returns the name by which code of the user knows the rewriter.
fn rewriter() -> Ident {
    Ident::new("rewriter", Span::call_site())
}

fn expand(model: &PatternModel, krate: &Path) -> TokenStream {
    let PatternModel { docs, visibility, ident, .. } = model;
    let (docs, summary, name) = (&docs.attributes, &docs.summary, ident.to_string());
    let body = match &model.root {
        Root::Ops(left) => {
            let patterns: Vec<TokenStream> = left.paths.iter().map(|path| of_op(model, left, path)).collect();
            let schemas = left.paths.iter().map(|path| quote!(<#ident as __ods::OpPattern<#path>>::SCHEMA));
            quote! {
                #(#patterns)*
                impl __ods::Pattern for #ident {
                    const SCHEMAS: &'static [__ods::PatternSchema] = &[#(#schemas.named(#name).documented(#summary)),*];
                }
            }
        }
        Root::Kind(kind, bound) => of_kind(model, kind, bound.as_ref(), &name),
    };
    quote! {
        #(#docs)*
        #[derive(Clone, Copy, Debug)]
        #visibility struct #ident;
        const _: () = {
            use #krate::__private as __ods;
            #body
        };
    }
}

/// Returns the implementation for one kind of root.
fn of_op(model: &PatternModel, left: &OpLeft, path: &Path) -> TokenStream {
    let ident = &model.ident;
    let (node, checks) = (left::node(left, path), left::checks(left, path));
    let benefit = match &model.benefit {
        Some(benefit) => quote!(#benefit),
        None => terms(left).to_token_stream(),
    };
    let (ir, rewriter) = (ir(), rewriter());
    let bindings = left::bindings(left, path, &ir);
    let arms = model.arms.iter().map(|arm| right::arm(arm, &ir, &rewriter));
    let ends = model.arms.last().is_some_and(|arm| arm.guard.is_none());
    let end = (!ends).then(|| quote!(__ods::Err(__ods::NoMatch)));
    quote! {
        const _: () = {
            #checks
            static __NODE: __ods::OpNode = #node;
            impl __ods::OpPattern<#path> for #ident {
                const BENEFIT: u16 = #benefit;
                const SCHEMA: __ods::PatternSchema = __ods::PatternSchema::of_op(
                    || <#path as __ods::Op>::SCHEMA,
                    Self::BENEFIT,
                    |__op, __rewriter| __ods::rewrite_declared(&__NODE, __op, __rewriter, __apply),
                )
                .with_left(|| &__NODE);
                fn rewrite(__op: #path, __rewriter: &mut __ods::Rewriter<'_>) -> __ods::RewriteResult {
                    __ods::rewrite_declared(&__NODE, __ods::Op::operation(__op), __rewriter, __apply)
                }
            }
            #[allow(unused_variables, unused_mut, clippy::all)]
            fn __apply(__matched: &__ods::Matched, #rewriter: &mut __ods::Rewriter<'_>) -> __ods::RewriteResult {
                let __root = __matched.root();
                let __shared = #rewriter.ir().shared_context();
                let __context = &*__shared;
                let #ir = #rewriter.ir();
                #bindings
                #(#arms)*
                #end
            }
        };
    }
}

/// Returns the number of operations, constants and compared values of the left side: the more, the more discriminating
/// is the pattern. A literal, because a definition that lists the pattern cannot depend on its own schema.
fn terms(left: &OpLeft) -> u16 {
    1 + left.fields.iter().map(|field| terms_of(&field.value)).sum::<u16>()
}

fn terms_of(value: &ValueLeft) -> u16 {
    match value {
        ValueLeft::Op(inner) => terms(inner),
        ValueLeft::Constant(ConstantLeft::Any | ConstantLeft::Bound(_))
        | ValueLeft::Any(Some(_))
        | ValueLeft::Bound(_, Some(_))
        | ValueLeft::Absent
        | ValueLeft::Present(_)
        | ValueLeft::Equal(_) => 1,
        ValueLeft::Constant(ConstantLeft::Integer(_) | ConstantLeft::Float(_)) => 2,
        ValueLeft::List(values) => 1 + values.iter().map(terms_of).sum::<u16>(),
        ValueLeft::Any(None) | ValueLeft::Bound(_, None) => 0,
    }
}

/// Returns the implementation for operations with a trait or an interface, or of any kind.
fn of_kind(model: &PatternModel, kind: &Kind, bound: Option<&Ident>, name: &str) -> TokenStream {
    let ident = &model.ident;
    let summary = &model.docs.summary;
    let benefit = match &model.benefit {
        Some(benefit) => quote!(#benefit),
        None => quote!(1),
    };
    let create = match kind {
        Kind::Interface(path) => quote!(of_interface::<dyn #path>),
        Kind::Trait(path) => quote!(of_trait::<#path>),
        Kind::Any => quote!(of_any),
    };
    let (ir, rewriter) = (ir(), rewriter());
    let arms = model.arms.iter().map(|arm| right::arm(arm, &ir, &rewriter));
    let ends = model.arms.last().is_some_and(|arm| arm.guard.is_none());
    let end = (!ends).then(|| quote!(__ods::Err(__ods::NoMatch)));
    let bound = bound.map(|name| quote!(let #name = __root;));
    quote! {
        #[allow(unused_variables, unused_mut, clippy::all)]
        fn __rewrite(__root: __ods::Operation, #rewriter: &mut __ods::Rewriter<'_>) -> __ods::RewriteResult {
            let __matched = &__ods::Matched::of(__root);
            let __shared = #rewriter.ir().shared_context();
            let __context = &*__shared;
            let #ir = #rewriter.ir();
            #bound
            #(#arms)*
            #end
        }
        impl __ods::Pattern for #ident {
            const SCHEMAS: &'static [__ods::PatternSchema] =
                &[__ods::PatternSchema::#create(#name, #benefit, __rewrite).documented(#summary)];
        }
    }
}
