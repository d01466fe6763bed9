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
    let verify = hooks.verify.as_ref().map(|key| call(model, key, "VerifyFunction", &["ir", "op"]));
    let regions = hooks.verify_regions.as_ref().map(|key| call(model, key, "VerifyRegionsFunction", &["ir", "op"]));
    let symbols = hooks.verify_symbol_uses.as_ref();
    let symbols = symbols.map(|key| call(model, key, "VerifySymbolUsesFunction", &["ir", "op", "symbols"]));
    let fold = hooks.fold.as_ref().map(|key| call(model, key, "FoldFunction", &["ir", "op", "constants"]));
    let text = hooks.custom_format.as_ref().map(|key| text(model, key));
    let canonicalize = canonicalize(model);
    let builders = hooks.builders.iter().map(|path| path.to_token_stream().to_string());
    let builders = (!hooks.builders.is_empty()).then(|| quote!(builders: &[#(#builders),*],));
    quote!(#verify #regions #symbols #fold #text #canonicalize #builders)
}

/// `key: Some(|ir, op, ...| ...)`, which calls the function of that name. The trait says which signature it wants.
fn call(model: &OpModel, key: &Ident, of: &str, arguments: &[&str]) -> TokenStream {
    let (op, of) = (at(&model.ident, key.span()), Ident::new(of, key.span()));
    let arguments: Vec<Ident> = arguments.iter().map(|name| Ident::new(&format!("__{name}"), key.span())).collect();
    let others = arguments.iter().filter(|argument| *argument != "__op" && *argument != "__ir");
    quote_spanned! {key.span()=>
        #key: __ods::Some(|#(#arguments),*| {
            #[allow(unused_imports)]
            use __ods::NoFunctions as _;
            <_ as __ods::#of<#op>>::call(&<#op>::#key, #op(__op), __ir #(, #others)*)
        }),
    }
}

/// `parse` and `print`.
fn text(model: &OpModel, key: &Ident) -> TokenStream {
    let op = at(&model.ident, key.span());
    quote_spanned! {key.span()=>
        parse: __ods::Some(|__parser, __state| {
            #[allow(unused_imports)]
            use __ods::NoFunctions as _;
            <_ as __ods::TextFunctions<#op>>::parse(&(<#op>::parse, <#op>::print), __parser, __state)
        }),
        print: __ods::Some(|__ir, __op, __printer| {
            #[allow(unused_imports)]
            use __ods::NoFunctions as _;
            <_ as __ods::TextFunctions<#op>>::print(&(<#op>::parse, <#op>::print), #op(__op), __ir, __printer)
        }),
    }
}

fn canonicalize(model: &OpModel) -> Option<TokenStream> {
    let hook = model.hooks.canonicalize.as_ref()?;
    let Some(patterns) = &hook.patterns else {
        let (key, op) = (&hook.key, at(&model.ident, hook.key.span()));
        return Some(quote_spanned! {key.span()=>
            canonicalize: &[__ods::PatternSchema::method(|__op, __rewriter| {
                #[allow(unused_imports)]
                use __ods::NoFunctions as _;
                <_ as __ods::CanonicalizeFunction<#op>>::call(&<#op>::canonicalize, #op(__op), __rewriter)
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
