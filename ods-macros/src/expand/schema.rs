//! The `static` schema.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote, quote_spanned};
use syn::spanned::Spanned;
use syn::{Expr, Type};

use super::multi;
use crate::model::op::{Arity, Attr, Field, Group, OpModel, Presence, Role};

/// `static __ID` and `static __SCHEMA`; such names hide nothing that users' code in the definition names.
pub fn schema(model: &OpModel) -> TokenStream {
    let head = head(model);
    let operands = model.operands().map(|(field, group)| value_group(field, group));
    let results = model.results().map(|(field, group)| value_group(field, group));
    let attributes = model.attrs().map(|(field, attr)| attribute(field, attr));
    let derived = derived(model);
    let regions = model.regions().map(|(field, group)| owned_group(field, group, "RegionSchema", "Region"));
    let successors = model.successors().map(|(field, group)| owned_group(field, group, "SuccessorSchema", "Block"));
    let traits = model.traits.iter().map(|used| {
        let path = &used.path;
        quote_spanned!(path.span()=> <#path as __ods::OpTrait>::SCHEMA)
    });
    let constraints = multi::constraints(model);
    let verify = verify(model);
    quote! {
        static __ID: __ods::SchemaId = __ods::SchemaId::new();
        static __SCHEMA: __ods::OpSchema = __ods::OpSchema {
            #head
            operands: &[#(#operands),*],
            results: &[#(#results),*],
            attributes: &[#(#attributes),*],
            derived: &[#(#derived),*],
            regions: &[#(#regions),*],
            successors: &[#(#successors),*],
            traits: &[#(#traits),*],
            constraints: &[#(#constraints),*],
            verify: #verify,
            ..__ods::OpSchema::EMPTY
        };
    }
}

/// A schema without parts, for a definition that has errors.
pub fn stub(model: &OpModel) -> TokenStream {
    let (head, verify) = (head(model), verify(model));
    quote! {
        static __ID: __ods::SchemaId = __ods::SchemaId::new();
        static __SCHEMA: __ods::OpSchema = __ods::OpSchema { #head verify: #verify, ..__ods::OpSchema::EMPTY };
    }
}

fn head(model: &OpModel) -> TokenStream {
    let mnemonic = model.mnemonic.as_ref().map(syn::LitStr::value).unwrap_or_default();
    let dialect = match &model.dialect {
        Some(dialect) => quote_spanned!(dialect.span()=> <#dialect as __ods::Dialect>::NAME),
        None => quote!(""),
    };
    let (summary, description) = (&model.docs.summary, &model.docs.description);
    quote! {
        id: &__ID,
        dialect: #dialect,
        mnemonic: #mnemonic,
        summary: #summary,
        description: #description,
    }
}

/// `<C as Constrains<Type>>::CONSTRAINT`, with errors on the user's `C`.
pub fn constraint_of(constraint: &Type, entity: &str) -> TokenStream {
    let entity = syn::Ident::new(entity, constraint.span());
    quote_spanned!(constraint.span()=> <#constraint as __ods::Constrains<__ods::#entity>>::CONSTRAINT)
}

fn arity(arity: Arity) -> TokenStream {
    match arity {
        Arity::One => quote!(__ods::Arity::One),
        Arity::Optional => quote!(__ods::Arity::Optional),
        Arity::Variadic => quote!(__ods::Arity::Variadic),
    }
}

fn doc(field: &Field) -> String {
    field.docs.one_line()
}

fn value_group(field: &Field, group: &Group) -> TokenStream {
    let (name, doc, arity) = (field.plain_name(), doc(field), arity(group.arity));
    let constraint = constraint_of(&group.constraint, "Type");
    quote!(__ods::OperandSchema { name: #name, doc: #doc, arity: #arity, constraint: #constraint })
}

fn owned_group(field: &Field, group: &Group, schema: &str, entity: &str) -> TokenStream {
    let (name, doc, arity) = (field.plain_name(), doc(field), arity(group.arity));
    let schema = syn::Ident::new(schema, field.span());
    let constraint = constraint_of(&group.constraint, entity);
    quote!(__ods::#schema { name: #name, doc: #doc, arity: #arity, constraint: #constraint })
}

fn attribute(field: &Field, attr: &Attr) -> TokenStream {
    let (name, doc) = (field.ir_name(), doc(field));
    let constraint = constraint_of(&attr.constraint, "Attribute");
    let presence = match &attr.presence {
        Presence::Required => quote!(__ods::Presence::Required),
        Presence::Optional => quote!(__ods::Presence::Optional),
        Presence::Default(value) => default(&attr.constraint, value),
    };
    quote!(__ods::AttributeSchema { name: #name, doc: #doc, constraint: #constraint, presence: #presence })
}

/// A closure makes the attribute itself; any other expression is a natural value.
fn default(constraint: &Type, value: &Expr) -> TokenStream {
    if let Expr::Closure(_) = value {
        let make = quote_spanned!(value.span()=> __ods::make_default(#value, __ctx));
        return quote!(__ods::Presence::Default(|__ctx| #make));
    }
    // A variable of its own: the compiler then complains of a constraint without values once.
    quote_spanned! {constraint.span()=>
        __ods::Presence::Default(|__ctx| {
            let __value: <#constraint as __ods::AttrValue>::Value = #value;
            <#constraint as __ods::AttrValue>::attribute(__ctx, __value)
        })
    }
}

fn derived(model: &OpModel) -> impl Iterator<Item = TokenStream> {
    model.fields.iter().filter_map(|field| {
        let Role::Derived { ty, .. } = &field.role else { return None };
        let (name, doc, ident, op) = (field.plain_name(), doc(field), &field.ident, &model.ident);
        let is_attribute = ty.to_token_stream();
        let materialize = quote_spanned!(ty.span()=>
            |__ir, __op| <#is_attribute as __ods::ToAttribute>::to_attribute(#op(__op).#ident(__ir), __ir.context())
        );
        Some(quote! {
            __ods::DerivedSchema { name: #name, doc: #doc, materialize: __ods::Some(#materialize) }
        })
    })
}

fn verify(model: &OpModel) -> TokenStream {
    let Some(key) = &model.verify else { return quote!(__ods::None) };
    // Through a pointer: the compiler then says which signature it wants.
    let op = syn::Ident::new(&model.ident.to_string(), key.span());
    quote_spanned! {key.span()=>
        __ods::Some(|__ir, __op| {
            let verify: fn(#op, &__ods::Ir) -> __ods::Result<(), __ods::Diagnostic> = #op::verify;
            verify(#op(__op), __ir)
        })
    }
}
