//! The `static` schema.

use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, quote};
use syn::spanned::Spanned;
use syn::{Expr, Ident, Index, Type};

use super::op_format::Expanded;
use super::spans::{quote_at, start};
use super::{hooks, multi, property};
use crate::model::op::{Arity, Attr, Field, Group, Materialize, OpModel, Presence, Role, TraitUse};
use crate::model::plain_name;

/// Returns `static __ID` and `static __SCHEMA`; the names do not hide any name in users' code in the definition.
pub fn schema(model: &OpModel) -> TokenStream {
    let (format_field, format_check, is_long) = match super::op_format::expand(model) {
        Some(Expanded { field, check, is_long }) => (field, check, is_long),
        None => Default::default(),
    };
    let patience = is_long.then(|| quote!(#[allow(long_running_const_eval)]));
    let lists = [
        list("operands", model.operands().map(|(field, group)| part("value", "Type", field, group))),
        list("results", model.results().map(|(field, group)| part("value", "Type", field, group))),
        list("attributes", model.attrs().map(|(field, attr)| attribute(field, attr))),
        property::schema(model),
        list("arguments", arguments(model).into_iter()),
        list("derived", derived(model)),
        list("regions", model.regions().map(|(field, group)| part("region", "Region", field, group))),
        list("successors", model.successors().map(|(field, group)| part("successor", "Block", field, group))),
        list("traits", model.traits.iter().map(op_trait)),
        list("constraints", multi::constraints(model).into_iter()),
        list("interfaces", super::interface::entries(model)),
        super::evaluate::semantics(model).unwrap_or_default(),
        interfaces_first(model).unwrap_or_default(),
        list("effects", super::effects::effects(model).into_iter()),
        format_field,
    ];
    let schema = with_fields(model, &quote!(#(#lists)*));
    let interfaces = super::interface::checks(model);
    let traits = check_traits(model);
    let ident = &model.ident;
    let checks = (!(format_check.is_empty() && traits.is_empty())).then(
        || quote!(#patience const _: () = { let __op = __ods::CheckedOp(<#ident as __ods::Op>::SCHEMA); #format_check #traits };),
    );
    quote!(#schema #(#interfaces)* #checks)
}

/// Returns the names of operands, attributes and properties in textual order; nothing if operands are first.
fn arguments(model: &OpModel) -> Vec<TokenStream> {
    let is_operand = |field: &Field| matches!(field.role, Role::Operand(_));
    let is_argument = |field: &&Field| match field.role {
        Role::Operand(_) | Role::Attr(_) | Role::Property(_) => true,
        Role::Result(_) | Role::Region(_) | Role::Successor(_) | Role::Derived { .. } => false,
    };
    let fields: Vec<&Field> = model.fields.iter().filter(is_argument).collect();
    if fields.is_sorted_by_key(|field| !is_operand(field)) {
        return Vec::new();
    }
    fields.into_iter().map(|field| field.ir_name().into_token_stream()).collect()
}

/// Returns the checks of the traits, and of the trait that successors require.
fn check_traits(model: &OpModel) -> TokenStream {
    let op = Ident::new("__op", Span::call_site());
    let successor = model.successors().next().map(|(field, _)| {
        let span = field.role_ident.span();
        quote_at!(span=> __ods::check_successors(#op);)
    });
    let traits = model.traits.iter().enumerate().map(|(i, used)| {
        let i = Index::from(i);
        quote_at!(used.path.span()=> __ods::check_trait(#op, #i);)
    });
    quote!(#(#traits)* #successor)
}

/// Returns a schema without parts, for an invalid definition.
pub fn stub(model: &OpModel) -> TokenStream {
    with_fields(model, &TokenStream::new())
}

fn with_fields(model: &OpModel, fields: &TokenStream) -> TokenStream {
    let mnemonic = model.mnemonic.as_ref().map(syn::LitStr::value).unwrap_or_default();
    let name = plain_name(&model.ident);
    let dialect = match &model.dialect {
        Some(dialect) => quote_at!(dialect.span()=> <#dialect as __ods::Dialect>::OP_DEFAULTS),
        None => quote!(&__ods::OpDefaults::NONE),
    };
    let (summary, description, hooks) = (&model.docs.summary, &model.docs.description, hooks::fields(model));
    let group = model.doc_group.as_ref().map(|path| {
        // Bound first: with a path of another type in `Some(...)`, the compiler would explain `Option`.
        let group = quote_at!(path.span()=> &#path);
        let ty = quote_at!(path.span()=> &'static __ods::DocGroup);
        quote_at!(path.span()=> doc_group: { let it: #ty = #group; __ods::Some(it) },)
    });
    quote! {
        static __ID: __ods::SchemaId = __ods::SchemaId::new();
        static __SCHEMA: __ods::OpSchema = __ods::OpSchema {
            #fields
            #hooks
            #group
            ..__ods::OpSchema::new(&__ID, #dialect, (#mnemonic, #name), #summary, #description)
        };
    }
}

/// Returns `field: &[...],`, or no tokens if the list is empty.
fn list(field: &str, items: impl Iterator<Item = TokenStream>) -> TokenStream {
    let field = Ident::new(field, Span::call_site());
    let mut items = items.peekable();
    if items.peek().is_none() { TokenStream::new() } else { quote!(#field: &[#(#items),*],) }
}

/// Returns `interfaces_first: true,`; no tokens if only one order is possible.
fn interfaces_first(model: &OpModel) -> Option<TokenStream> {
    (model.interfaces_first && !model.traits.is_empty()).then(|| quote!(interfaces_first: true,))
}

fn op_trait(used: &TraitUse) -> TokenStream {
    let path = &used.path;
    quote_at!(path.span()=> <#path as __ods::OpTrait>::SCHEMA)
}

/// Returns `<C as Constrains<Type>>::CONSTRAINT`, with errors on the user's `C`.
pub fn constraint_of(constraint: &Type, entity: &str) -> TokenStream {
    let entity = Ident::new(entity, start(constraint.span()));
    quote_at!(constraint.span()=> <#constraint as __ods::Constrains<__ods::#entity>>::CONSTRAINT)
}

/// Returns a group of values, regions or successors.
fn part(kind: &str, entity: &str, field: &Field, group: &Group) -> TokenStream {
    let (name, doc, constraint) = (field.plain_name(), field.docs.one_line(), constraint_of(&group.constraint, entity));
    let kind = Ident::new(kind, Span::call_site());
    let arity = match group.arity {
        Arity::One => quote!(One),
        Arity::Optional => quote!(Optional),
        Arity::Variadic => quote!(Variadic),
    };
    quote_at!(group.constraint.span()=> __ods::#kind(#name, #doc, __ods::Arity::#arity, #constraint))
}

fn attribute(field: &Field, attr: &Attr) -> TokenStream {
    let schema = attribute_itself(field, attr);
    let name = field.plain_name();
    if field.ir_name() == name { schema } else { quote!(#schema.of_field(#name)) }
}

fn attribute_itself(field: &Field, attr: &Attr) -> TokenStream {
    let (name, doc, constraint) =
        (field.ir_name(), field.docs.one_line(), constraint_of(&attr.constraint, "Attribute"));
    let span = attr.constraint.span();
    let presence = match &attr.presence {
        Presence::Required => quote!(Required),
        Presence::Optional => quote!(Optional),
        Presence::Unit => return quote_at!(span=> __ods::unit_attribute(#name, #doc, #constraint)),
        Presence::Default(value) => {
            let make = default(&attr.constraint, value);
            quote!(Default #make)
        }
        Presence::OptionalDefault(value) => {
            let make = default(&attr.constraint, value);
            quote!(OptionalDefault #make)
        }
    };
    match super::defaults::literal(&attr.presence) {
        Some((value, constant)) => quote_at! {value.span()=>
            __ods::defaulted_attribute(#name, #doc, __ods::Presence::#presence, #constraint, #constant)
        },
        None => quote_at!(span=> __ods::attribute(#name, #doc, __ods::Presence::#presence, #constraint)),
    }
}

/// Returns the default: a closure returns the attribute itself; any other expression is a value that setters take, too.
fn default(constraint: &Type, value: &Expr) -> TokenStream {
    let context = quote!(__ctx);
    let make = match value {
        Expr::Closure(_) => quote_at!(value.span()=> __ods::make_default(#value, #context)),
        _ => {
            let function = quote_at!(value.span()=> __ods::default_of::<#constraint>);
            quote_at!(value.span()=> #function(#value, #context))
        }
    };
    quote!((|#context| #make))
}

fn derived(model: &OpModel) -> impl Iterator<Item = TokenStream> {
    model.fields.iter().filter_map(|field| {
        let Role::Derived { ty, materialize, .. } = &field.role else { return None };
        let (name, doc, ident, op) = (field.plain_name(), field.docs.one_line(), field.accessor(), &model.ident);
        let is_attribute = ty.to_token_stream();
        let materialize = match materialize {
            Materialize::ByType => {
                let make = quote_at!(ty.span()=>
                    |__ir, __op| <#is_attribute as __ods::ToAttribute>::to_attribute(#op { source: __op }.#ident(__ir), __ir.context())
                );
                quote!(__ods::Some(#make))
            }
            Materialize::With(closure) => {
                let it = quote!(#op { source: __op }.#ident(__ir), __ir.context());
                let make = quote_at!(closure.span()=> __ods::materialize_with(#closure, #it));
                quote!(__ods::Some(|__ir, __op| #make))
            }
            Materialize::Never => quote!(__ods::None),
        };
        Some(quote! {
            __ods::DerivedSchema { name: #name, doc: #doc, materialize: #materialize }
        })
    })
}
