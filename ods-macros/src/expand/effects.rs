//! The effects in the schema.

use proc_macro2::TokenStream;
use quote::quote;
use syn::Index;
use syn::spanned::Spanned;

use super::slot;
use super::spans::quote_at;
use crate::model::op::{EffectUse, Field, OpModel};

/// Returns the effects of the operation, then the effects of its fields.
pub fn effects(model: &OpModel) -> Vec<TokenStream> {
    let mut effects: Vec<TokenStream> =
        model.effects.iter().map(|effect| entry(&quote!(__ods::EffectOn::Op), effect)).collect();
    let mut add = |field: &Field, on: &dyn Fn() -> TokenStream| {
        effects.extend(field.effects.iter().map(|effect| entry(&on(), effect)));
    };
    for (field, _) in model.operands() {
        let i = slot(field);
        add(field, &|| quote!(__ods::EffectOn::Operand(#i)));
    }
    for (field, _) in model.results() {
        let i = slot(field);
        add(field, &|| quote!(__ods::EffectOn::Result(#i)));
    }
    for (field, attr) in model.attrs() {
        let (i, constraint) = (slot(field), &attr.constraint);
        add(field, &|| {
            let view = quote_at!(constraint.span()=> <#constraint as __ods::Constrains<__ods::Attribute>>::View);
            quote_at!(constraint.span()=> __ods::effect_on_symbol::<#view>(#i))
        });
    }
    effects
}

fn entry(on: &TokenStream, effect: &EffectUse) -> TokenStream {
    let EffectUse { kind, resource, stage, full, .. } = effect;
    let resource = match resource {
        Some(path) => quote_at!(path.span()=> <#path as __ods::Resource>::SCHEMA),
        None => quote!(<__ods::DefaultResource as __ods::Resource>::SCHEMA),
    };
    let stage = stage.as_ref().map_or_else(|| Index::from(0), |stage| Index::from(stage.base10_parse().unwrap_or(0)));
    quote!(__ods::effect(#on, __ods::EffectKind::#kind, #resource, #stage, #full))
}
