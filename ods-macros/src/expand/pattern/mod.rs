//! `pattern!`: a type per pattern, the left side as data, and a function with guard and right side.
//!
//! * `left`: the data, and the bindings of names; `right`: new operations and replacements;
//! * `groups`: items that the patterns share; `examples`: tests beside the pattern.
//!
//! The function takes the operations that matched and the rewriter, which is called `rewriter` for code of the user;
//! guards and expressions see the IR as `ir`.

mod examples;
mod groups;
mod left;
mod right;

use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, quote};
use syn::{Ident, Path};

use groups::Shared;

use crate::errors::Errors;
use crate::model::pattern::{Kind, OpLeft, PatternModel, Patterns, Root};
use crate::{check, parse};

pub fn patterns(tokens: TokenStream) -> TokenStream {
    let mut errors = Errors::new();
    let patterns = parse::pattern::parse(tokens, &mut errors);
    let stubs = patterns.stubs.iter().map(|(visibility, ident)| stub(visibility, ident));
    let (mut expanded, mut bodies): (TokenStream, _) = (stubs.collect(), TokenStream::new());
    let shared = Shared::default();
    for (at, model) in patterns.models.iter().enumerate() {
        if patterns.models[..at].iter().any(|earlier| earlier.ident == model.ident) {
            continue;
        }
        let before = errors.len();
        check::pattern(model, &mut errors);
        if errors.len() == before {
            expanded.extend(ty(model, &patterns));
            bodies.extend(body(model, &shared));
        } else {
            expanded.extend(stub(&model.visibility, &model.ident));
        }
    }
    check::patterns(&patterns, &mut errors);
    let (krate, errors) = (&patterns.krate, errors.into_tokens());
    if !bodies.is_empty() {
        expanded.extend(quote! {
            const _: () = {
                use #krate::__private as __ods;
                #shared
                #bodies
            };
        });
    }
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

/// Returns the type of a pattern, and the tests of its examples.
fn ty(model: &PatternModel, patterns: &Patterns) -> TokenStream {
    let PatternModel { docs, visibility, ident, .. } = model;
    let (docs, shown, tests) = (&docs.attributes, examples::docs(model), examples::tests(model, patterns));
    quote! {
        #(#docs)*
        #(#[doc = #shown])*
        #[allow(missing_debug_implementations, missing_copy_implementations)]
        #visibility struct #ident;
        #tests
    }
}

/// Returns the implementations of a pattern.
fn body(model: &PatternModel, shared: &Shared) -> TokenStream {
    let (ident, name, notes) = (&model.ident, model.ident.to_string(), notes(model));
    match &model.root {
        Root::Ops(left) => {
            let patterns: Vec<TokenStream> = left.paths.iter().map(|path| of_op(model, left, path, shared)).collect();
            let (paths, summary) = (&left.paths, &model.docs.summary);
            quote! {
                #(#patterns)*
                impl __ods::Pattern for #ident {
                    const SCHEMAS: &'static [__ods::PatternSchema] =
                        &[#(__ods::declared::<#paths, #ident>(#name, #summary)#notes),*];
                }
            }
        }
        Root::Kind(kind, bound) => of_kind(model, kind, bound.as_ref(), &name, &notes, shared),
    }
}

/// Returns the calls that add the priority and the number of examples to a schema.
fn notes(model: &PatternModel) -> TokenStream {
    let examples = u16::try_from(model.examples.len()).unwrap_or(u16::MAX);
    let priority = model.priority.as_ref().map(|priority| quote!(.with_priority(#priority)));
    let examples = (examples > 0).then(|| quote!(.with_examples(#examples)));
    quote!(#priority #examples)
}

fn benefit(model: &PatternModel) -> TokenStream {
    match &model.benefit {
        Some(benefit) => benefit.to_token_stream(),
        None => model.terms().to_token_stream(),
    }
}

/// Returns the implementation for one kind of root.
fn of_op(model: &PatternModel, left: &OpLeft, path: &Path, shared: &Shared) -> TokenStream {
    let ident = &model.ident;
    let (node, mut checks) = (left::node(left, path, shared), left::checks(left, path));
    let benefit = benefit(model);
    let (ir, rewriter) = (ir(), rewriter());
    let bindings = left::bindings(left, path, &ir);
    let captured = right::Left {
        root: Some(path),
        captures: right::captures(left, path),
        shared,
        ir: ir.clone(),
        rewriter: rewriter.clone(),
    };
    let arms: Vec<TokenStream> = model.arms.iter().map(|arm| right::arm(arm, &captured, &mut checks)).collect();
    let ends = model.arms.last().is_some_and(|arm| arm.guard.is_none());
    let end = (!ends).then(|| quote!(__ods::Err(__ods::NoMatch)));
    quote! {
        const _: () = { #checks };
        const _: () = {
            static __NODE: __ods::OpNode = #node;
            impl __ods::OpPattern<#path> for #ident {
                const BENEFIT: u16 = #benefit;
                const SCHEMA: __ods::PatternSchema = __ods::PatternSchema::declared::<#path, Self>(|| &__NODE);
                fn rewrite(__op: #path, __rewriter: &mut __ods::Rewriter<'_>) -> __ods::RewriteResult {
                    __ods::rewrite_declared(&__NODE, __ods::Op::operation(__op), __rewriter, __apply)
                }
            }
            #[allow(unused_variables, unused_mut, clippy::all)]
            fn __apply(
                __matched: &__ods::Matched,
                __context: &__ods::Context,
                #rewriter: &mut __ods::Rewriter<'_>,
            ) -> __ods::RewriteResult {
                let __root = __matched.root();
                let #ir = #rewriter.ir();
                #bindings
                #(#arms)*
                #end
            }
        };
    }
}

/// Returns the implementation for operations with a trait or an interface, or of any kind.
fn of_kind(
    model: &PatternModel,
    kind: &Kind,
    bound: Option<&Ident>,
    name: &str,
    notes: &TokenStream,
    shared: &Shared,
) -> TokenStream {
    let (ident, summary) = (&model.ident, &model.docs.summary);
    let benefit = benefit(model);
    let create = match kind {
        Kind::Interface(path) => quote!(of_interface::<dyn #path>),
        Kind::Trait(path) => quote!(of_trait::<#path>),
        Kind::Any => quote!(of_any),
    };
    let (ir, rewriter) = (ir(), rewriter());
    let captured = right::Left { root: None, captures: Vec::new(), shared, ir: ir.clone(), rewriter: rewriter.clone() };
    let mut checks = TokenStream::new();
    let arms: Vec<TokenStream> = model.arms.iter().map(|arm| right::arm(arm, &captured, &mut checks)).collect();
    let ends = model.arms.last().is_some_and(|arm| arm.guard.is_none());
    let end = (!ends).then(|| quote!(__ods::Err(__ods::NoMatch)));
    let bound = bound.map(|name| quote!(let #name = __root;));
    quote! {
        const _: () = { #checks };
        const _: () = {
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
                    &[__ods::PatternSchema::#create(#name, #benefit, __rewrite).documented(#summary)#notes];
            }
        };
    }
}
