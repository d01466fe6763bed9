//! `pattern!`: a type per pattern, the left side as data, and a function with guard and right side.
//!
//! * `left`: the data, and the bindings of names; `kind`: roots that are no particular operation;
//! * `right`: new operations and replacements;
//! * `groups`: items that the patterns share; `examples`: tests beside the pattern.
//!
//! The function takes the operations that matched and the rewriter, which is called `rewriter` for code of the user;
//! guards and expressions see the IR as `ir`.

mod examples;
mod groups;
mod kind;
mod left;
mod right;

use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, format_ident, quote};
use syn::{Ident, Path};

use groups::Shared;

use crate::expand::spans::quote_at;
use crate::model::interface::named_by_interface;
use crate::model::pattern::{
    Condition, DeferredCheck, Number, OpLeft, OperandSwap, PatternModel, Patterns, Relation, Root,
};
use crate::model::plain_name;

/// Expands the patterns of one `pattern!`. `sound` says of each whether it is valid; the compiler makes the `deferred`
/// checks.
pub fn patterns(patterns: &Patterns, sound: &[bool], deferred: &[DeferredCheck]) -> TokenStream {
    let stubs = patterns.stubs.iter().map(|(visibility, ident)| stub(visibility, ident));
    let (mut expanded, mut bodies): (TokenStream, _) = (stubs.collect(), TokenStream::new());
    let shared = Shared::new(patterns.at_root);
    for (at, (model, sound)) in patterns.models.iter().zip(sound).enumerate() {
        if patterns.is_repeated(at) {
            continue;
        }
        if *sound {
            expanded.extend(ty(model, patterns));
            bodies.extend(body(model, &shared));
        } else {
            expanded.extend(stub(&model.visibility, &model.ident));
        }
    }
    if !deferred.is_empty() {
        let checks = deferred.iter().map(check);
        bodies.extend(quote!(const _: () = { #(#checks)* };));
    }
    let (krate, uses) = (&patterns.krate, examples::uses(&patterns.dialects));
    if !bodies.is_empty() {
        expanded.extend(quote! {
            const _: () = {
                use #krate::rewrite::__private as __ods;
                #shared
                #bodies
            };
        });
    }
    quote!(#expanded #uses)
}

/// Returns the call that makes a deferred check.
fn check(deferred: &DeferredCheck) -> TokenStream {
    let DeferredCheck { name, relation, ranks: [a, b], conditions, message } = deferred;
    let conditions = conditions.iter().map(condition);
    let function = match relation {
        Relation::Before => quote!(check_hidden),
        Relation::Equal => quote!(check_tie),
    };
    quote_at!(name.span()=> __ods::#function([#a, #b], [#(#conditions),*], #message);)
}

fn condition(condition: &Condition) -> TokenStream {
    match condition {
        Condition::Swap(OperandSwap { path, fields: [first, second] }) => {
            let (first, second) = (plain_name(first), plain_name(second));
            quote!(__ods::may_exchange::<#path>(#first, #second))
        }
        Condition::Includes { general, special } => {
            let (general, special) = (named_by_interface(general.clone()), named_by_interface(special.clone()));
            quote!(__ods::is_included::<#special, #general, _>())
        }
        Condition::Overlap(both) => {
            let [a, b] = both.clone().map(named_by_interface);
            quote!(__ods::overlap::<#a, #b, _>())
        }
    }
}

impl ToTokens for Number {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let (kind, code) = (format_ident!("{}", format!("{:?}", self.kind)), &self.code);
        tokens.extend(quote!(__ods::PatternNumber::#kind(#code)));
    }
}

/// Returns the type of an invalid pattern, so that its uses cause fewer errors.
fn stub(visibility: &impl ToTokens, ident: &Ident) -> TokenStream {
    quote!(#[allow(dead_code, missing_docs)] #visibility struct #ident;)
}

/// Returns the name of the IR in the user's code.
fn ir() -> Ident {
    Ident::new("ir", Span::call_site())
}

/// Returns the name of the rewriter in the user's code.
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
            let paths = &left.paths;
            let patterns = paths.iter().map(|path| of_op(model, (left, path), &notes, shared));
            quote! {
                #(#patterns)*
                impl __ods::Pattern for #ident {
                    const SCHEMAS: &'static [__ods::PatternSchema] =
                        &[#(__ods::declared::<#paths, #ident>(#name)),*];
                }
            }
        }
        Root::Kind(left) => kind::of_kind(model, left, &notes, shared),
    }
}

/// Returns the calls that add the summary, the priority and the examples to a schema.
fn notes(model: &PatternModel) -> TokenStream {
    let summary = (!model.docs.summary.is_empty()).then(|| {
        let summary = &model.docs.summary;
        quote!(.documented(#summary))
    });
    let examples: Vec<_> = model.examples.iter().map(|example| &example.before).collect();
    let priority = model.priority.as_ref().map(|priority| quote!(.with_priority(#priority)));
    let examples = (!examples.is_empty()).then(|| quote!(.with_examples(&[#(#examples),*])));
    quote!(#summary #priority #examples)
}

fn benefit(model: &PatternModel) -> TokenStream {
    match &model.benefit {
        Some(benefit) => benefit.to_token_stream(),
        None => model.terms().to_token_stream(),
    }
}

/// Returns the implementation for one definition of the root.
fn of_op(model: &PatternModel, (left, path): (&OpLeft, &Path), notes: &TokenStream, shared: &Shared) -> TokenStream {
    let (ident, benefit) = (&model.ident, benefit(model));
    let (node, mut checks) = (left::node(left, path, shared), left::checks(left, path));
    let (ir, rewriter) = (ir(), rewriter());
    let bindings = left::bindings(left, path, (&ir, shared), !model.examples.is_empty());
    let body = body_of(model, (Some(path), right::captures(left, path)), shared, &mut checks);
    quote! {
        const _: () = { #checks };
        const _: () = {
            static __NODE: __ods::OpNode = #node;
            impl __ods::OpPattern<#path> for #ident {
                const BENEFIT: u16 = #benefit;
                const SCHEMA: __ods::PatternSchema =
                    __ods::PatternSchema::declared::<#path, Self>(|| &__NODE)#notes;
                #[inline]
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
                #body
            }
        };
    }
}

/// Returns the code that ends a match. Examples that fail show the part that does not match.
fn no_match(ir: &impl ToTokens, part: Option<&str>) -> TokenStream {
    let note = part.map(|part| quote!(if ::core::cfg!(test) { __ods::note_mismatch(#ir, __root, #part); }));
    quote!(#note return __ods::Err(__ods::NoMatch);)
}

/// Returns the code of the right sides, for a root with this definition and these captures. Adds their checks.
fn body_of(
    model: &PatternModel,
    (root, captures): (Option<&Path>, Vec<right::Capture>),
    shared: &Shared,
    checks: &mut TokenStream,
) -> TokenStream {
    let rewriter = rewriter();
    let left = right::Left { root, captures, shared, ir: ir(), rewriter: rewriter.clone() };
    let arms: Vec<TokenStream> = model.arms.iter().map(|arm| right::arm(arm, &left, checks)).collect();
    let ends = model.arms.last().is_some_and(|arm| arm.guard.is_none());
    let part = (!model.examples.is_empty()).then_some("no guard holds");
    let end = (!ends).then(|| no_match(&quote!(#rewriter.ir()), part));
    quote!(#(#arms)* #end)
}
