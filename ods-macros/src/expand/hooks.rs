//! Functions that a definition names by a key, as fields of the schema.

use proc_macro2::{Span, TokenStream};
use quote::{quote, quote_spanned};
use syn::spanned::Spanned;
use syn::{Ident, Path};

use super::spans::{at, in_place_of, quote_at};
use crate::model::op::OpModel;

/// Returns the fields of the present hooks: `verify: ..., fold: ...,`.
pub fn fields(model: &OpModel) -> TokenStream {
    let hooks = &model.hooks;
    let verify = hooks.verify.as_ref().map(|key| call(model, key, "VerifyFunction", &["ir", "op"]));
    let regions = hooks.verify_regions.as_ref().map(|key| call(model, key, "VerifyRegionsFunction", &["ir", "op"]));
    let symbols = hooks.verify_symbol_uses.as_ref();
    let symbols = symbols.map(|key| call(model, key, "VerifySymbolUsesFunction", &["ir", "op", "symbols"]));
    let fold = match (&hooks.fold, &hooks.evaluate) {
        (Some(key), _) => Some(fold(model, key)),
        (None, evaluate) => evaluate.as_ref().map(|key| super::evaluate::fold(model, key)),
    };
    let text = hooks.custom_format.as_ref().map(|key| text(model, key));
    let canonicalize = canonicalize(model);
    let builders = hooks.builders.iter().map(crate::code::type_text);
    let builders = (!hooks.builders.is_empty()).then(|| quote!(builders: &[#(#builders),*],));
    quote!(#verify #regions #symbols #fold #text #canonicalize #builders)
}

/// Returns `key: Some(|ir, op, ...| ...)`, which calls the function of that name through a pointer, so that the
/// compiler reports the expected signature. If the function is missing, `NoFunctions` provides the message.
fn call(model: &OpModel, key: &Ident, of: &str, arguments: &[&str]) -> TokenStream {
    let (op, of) = (in_place_of(&model.ident, key.span()), Ident::new(of, key.span()));
    let arguments: Vec<Ident> = arguments.iter().map(|name| Ident::new(&format!("__{name}"), key.span())).collect();
    let others = arguments.iter().filter(|argument| *argument != "__op" && *argument != "__ir");
    let call = quote_spanned! {key.span()=>
        __ods::Some(|#(#arguments),*| {
            #[allow(unused_imports)]
            use __ods::NoFunctions as _;
            let __function: __ods::#of<#op> = <#op>::#key;
            __function(#op { source: __op }, __ir #(, #others)*)
        })
    };
    field(&key.to_string(), &call)
}

/// Returns `name: ...,`, with code that calls a user's function; the compiler reports a missing one at the key.
fn field(name: &str, call: &TokenStream) -> TokenStream {
    let name = Ident::new(name, Span::call_site());
    quote!(#name: __ods::__unseen!(#call),)
}

/// Returns the same for `fold`, which may return one of several types.
fn fold(model: &OpModel, key: &Ident) -> TokenStream {
    let op = in_place_of(&model.ident, key.span());
    let call = quote_spanned! {key.span()=>
        __ods::Some(|__ir, __op, __constants| {
            #[allow(unused_imports)]
            use __ods::NoFunctions as _;
            let __function: __ods::FoldFunction<#op, _> = <#op>::fold;
            __ods::IntoFoldResult::into_fold_result(__function(#op { source: __op }, __ir, __constants))
        })
    };
    field("fold", &call)
}

/// Returns the fields `parse` and `print`.
fn text(model: &OpModel, key: &Ident) -> TokenStream {
    let op = in_place_of(&model.ident, key.span());
    let parse = quote_spanned! {key.span()=>
        __ods::Some(|__parser, __state| {
            #[allow(unused_imports)]
            use __ods::NoFunctions as _;
            let __function: __ods::ParseFunction = <#op>::parse;
            __function(__parser, __state)
        })
    };
    let print = quote_spanned! {key.span()=>
        __ods::Some(|__ir, __op, __printer| {
            #[allow(unused_imports)]
            use __ods::NoFunctions as _;
            let __function: __ods::PrintFunction<#op> = <#op>::print;
            __function(#op { source: __op }, __ir, __printer)
        })
    };
    let (parse, print) = (field("parse", &parse), field("print", &print));
    quote!(#parse #print)
}

fn canonicalize(model: &OpModel) -> Option<TokenStream> {
    let hook = model.hooks.canonicalize.as_ref()?;
    let Some(patterns) = &hook.patterns else {
        let (key, op) = (&hook.key, in_place_of(&model.ident, hook.key.span()));
        let method = quote_spanned! {key.span()=>
            &[__ods::PatternSchema::method(|| <#op as __ods::Op>::SCHEMA, |__op, __rewriter| {
                #[allow(unused_imports)]
                use __ods::NoFunctions as _;
                let __function: __ods::CanonicalizeFunction<#op> = <#op>::canonicalize;
                __function(#op { source: __op }, __rewriter)
            })]
        };
        return Some(field("canonicalize", &method));
    };
    let patterns = patterns.iter().map(|pattern| of_pattern(&model.ident, pattern));
    Some(quote!(canonicalize: &__ods::PatternSchema::best_first([#(#patterns),*]),))
}

fn of_pattern(op: &Ident, pattern: &Path) -> TokenStream {
    let (op, name) = (at(op, pattern.span()), crate::code::name_text(pattern));
    quote_at!(pattern.span()=> <#pattern as __ods::OpPattern<#op>>::SCHEMA.named(#name))
}
