//! Functions that a definition names by a key, as fields of the schema.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote, quote_spanned};
use syn::spanned::Spanned;
use syn::{Ident, Path};

use super::at;
use crate::model::op::OpModel;

/// `verify: ..., fold: ...,`, of those that are there.
pub fn fields(model: &OpModel) -> TokenStream {
    let hooks = &model.hooks;
    let (ir, symbols) = (quote!(&__ods::Ir), quote!(&mut __ods::SymbolTables));
    let verify = hooks.verify.as_ref().map(|key| verifier(model, key, &ir, None));
    let regions = hooks.verify_regions.as_ref().map(|key| verifier(model, key, &ir, None));
    let symbols = hooks.verify_symbol_uses.as_ref().map(|key| verifier(model, key, &ir, Some(&symbols)));
    let fold = hooks.fold.as_ref().map(|key| fold(model, key));
    let text = hooks.custom_format.as_ref().map(|key| text(model, key));
    let canonicalize = canonicalize(model);
    let builders = hooks.builders.iter().map(|path| path.to_token_stream().to_string());
    let builders = (!hooks.builders.is_empty()).then(|| quote!(builders: &[#(#builders),*],));
    quote!(#verify #regions #symbols #fold #text #canonicalize #builders)
}

/// A verifier. Through a pointer: the compiler then says which signature it wants.
fn verifier(model: &OpModel, key: &Ident, ir: &TokenStream, more: Option<&TokenStream>) -> TokenStream {
    let op = at(&model.ident, key.span());
    let (more, argument) = (more.map(|more| quote!(, #more)), more.map(|_| quote!(, __more)));
    quote_spanned! {key.span()=>
        #key: __ods::Some(|__ir, __op #argument| {
            let verify: fn(#op, #ir #more) -> __ods::Result<(), __ods::Diagnostic> = #op::#key;
            verify(#op(__op), __ir #argument)
        }),
    }
}

fn fold(model: &OpModel, key: &Ident) -> TokenStream {
    let op = at(&model.ident, key.span());
    quote_spanned! {key.span()=>
        fold: __ods::Some(|__ir, __op, __constants| {
            #[allow(unused_imports)]
            use __ods::NoFold as _;
            let fold: fn(#op, &mut __ods::Ir, &__ods::Constants<'_>) -> _ = #op::fold;
            __ods::FoldOutcome::folded(fold(#op(__op), __ir, __constants))
        }),
    }
}

/// `parse` and `print`.
fn text(model: &OpModel, key: &Ident) -> TokenStream {
    let op = at(&model.ident, key.span());
    quote_spanned! {key.span()=>
        parse: __ods::Some(<#op>::parse),
        print: __ods::Some(|__ir, __op, __printer| {
            let print: fn(#op, &__ods::Ir, &mut __ods::OpAsmPrinter<'_>) = #op::print;
            print(#op(__op), __ir, __printer)
        }),
    }
}

fn canonicalize(model: &OpModel) -> Option<TokenStream> {
    let hook = model.hooks.canonicalize.as_ref()?;
    let Some(patterns) = &hook.patterns else {
        let (key, op) = (&hook.key, at(&model.ident, hook.key.span()));
        return Some(quote_spanned! {key.span()=>
            canonicalize: &[__ods::PatternSchema::method(|__op, __rewriter| {
                let rewrite: fn(#op, &mut __ods::Rewriter<'_>) -> __ods::Rewritten = #op::canonicalize;
                rewrite(#op(__op), __rewriter)
            })],
        });
    };
    let patterns = patterns.iter().map(|pattern| of_pattern(&model.ident, pattern));
    Some(quote!(canonicalize: &__ods::PatternSchema::best_first([#(#patterns),*]),))
}

fn of_pattern(op: &Ident, pattern: &Path) -> TokenStream {
    let (op, name) = (at(op, pattern.span()), pattern.to_token_stream().to_string());
    quote_spanned!(pattern.span()=> <#pattern as __ods::OpPattern<#op>>::SCHEMA.named(#name))
}
