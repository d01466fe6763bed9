//! Named getters, for operations, adaptors and drafts; and setters, for operations.

use proc_macro2::{Literal, Span, TokenStream};
use quote::{ToTokens, quote};
use syn::spanned::Spanned;
use syn::{Ident, Index, Path, Type};

use super::spans::{path_at, quote_at, start};
use super::{lengths_slot, property, slot};
use crate::model::companions::Companion;
use crate::model::op::{Arity, Attr, Field, Group, OpModel, Presence, Role, Sizes};
use crate::model::slot::Segment;

impl ToTokens for Segment {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        match *self {
            Self::Unknown => {}
            Self::FromFront(position) => Literal::usize_unsuffixed(position).to_tokens(tokens),
            Self::FromEnd(position) => Literal::isize_unsuffixed(-position.cast_signed()).to_tokens(tokens),
            Self::Between(before, after) => {
                let (before, after) = (Index::from(before), Index::from(after));
                tokens.extend(quote!(#before, #after));
            }
            Self::Group(index) => Index::from(index).to_tokens(tokens),
        }
    }
}

pub fn accessors(model: &OpModel) -> TokenStream {
    let OpModel { krate, ident, source, .. } = model;
    let getters = adaptor_getters(model);
    let others = operation_functions(model);
    let getters =
        (!getters.is_empty()).then(|| quote!(impl<#source: #krate::schema::OpSource> #ident<#source> { #(#getters)* }));
    let others = (!others.is_empty()).then(|| quote!(impl #ident { #(#others)* }));
    quote!(#getters #others)
}

/// Returns the getters that adaptors have as well.
fn adaptor_getters(model: &OpModel) -> Vec<TokenStream> {
    let krate = &model.krate;
    let operands = model.operands().map(|(field, group)| match &group.lengths {
        Some(lengths) => nested_operands(model, field, lengths),
        None => operand(krate, field, group),
    });
    let attributes = model.attrs().map(|(field, attr)| attribute(krate, field, attr));
    let properties = model.properties().map(|(field, property)| property::getter(krate, field, property));
    let regions = model.regions().filter(|(_, group)| group.arity == Arity::One).map(|(field, _)| region(krate, field));
    operands.chain(attributes).chain(properties).chain(regions).collect()
}

fn region(krate: &Path, field: &Field) -> TokenStream {
    let (name, docs, i) = (field.accessor(), field.accessor_docs(), slot(field));
    quote! {
        #docs
        pub fn #name(&self, ir: &#krate::Ir) -> #krate::Region { __ods::required_region(&self.source, ir, #i) }
    }
}

fn operand(krate: &Path, field: &Field, group: &Group) -> TokenStream {
    let (name, docs, place) = (field.accessor(), field.accessor_docs(), group.segment);
    let (ty, get, grouped) = match group.arity {
        Arity::One => (quote!(#krate::Value), quote!(required_operand), quote!(grouped_operand)),
        Arity::Optional => {
            (quote!(::core::option::Option<#krate::Value>), quote!(optional_operand), quote!(optional_grouped_operand))
        }
        Arity::Variadic => (quote!(#krate::ir::Values), quote!(variadic_operands), quote!(grouped_operands)),
    };
    let call = match place.is_group() {
        true => quote!(#grouped(&self.source, ir, &__SCHEMA, #place)),
        false => quote!(#get(&self.source, ir, #place)),
    };
    quote! {
        #docs
        pub fn #name(&self, ir: &#krate::Ir) -> #ty { __ods::#call }
    }
}

fn nested_operands(model: &OpModel, field: &Field, lengths: &Ident) -> TokenStream {
    let (krate, name, docs) = (&model.krate, field.accessor(), field.accessor_docs());
    let (i, lengths) = (slot(field), lengths_slot(model, lengths));
    quote! {
        #docs
        pub fn #name(&self, ir: &#krate::Ir) -> ::std::vec::Vec<::std::vec::Vec<#krate::Value>> {
            __ods::nested_operands(&self.source, ir, &__SCHEMA, #i, #lengths)
        }
    }
}

/// Returns the type that accessors of an attribute return.
fn view(krate: &Path, constraint: &Type) -> TokenStream {
    let krate = path_at(krate, constraint.span());
    quote_at!(constraint.span()=> #krate::schema::ViewOf<#constraint>)
}

/// Returns the getters of the Rust value and of the attribute itself.
fn attribute(krate: &Path, field: &Field, attr: &Attr) -> TokenStream {
    let (name, docs, constraint, view) =
        (field.accessor(), field.accessor_docs(), &attr.constraint, view(krate, &attr.constraint));
    let i = slot(field);
    let placed = path_at(krate, constraint.span());
    let value = quote_at!(constraint.span()=> #placed::schema::ValueOf<'__i, #constraint>);
    let it = quote!(&self.source, ir, &__SCHEMA, #i);
    let (ty, get) = match attr.presence {
        Presence::Unit => (quote!(::core::primitive::bool), quote!(__ods::has_attribute(#it))),
        Presence::Optional => (
            quote_at!(constraint.span()=> ::core::option::Option<#value>),
            quote_at!(constraint.span()=> __ods::optional_value::<#constraint>(#it)),
        ),
        Presence::Required | Presence::Default(_) | Presence::OptionalDefault(_) => {
            (value, quote_at!(constraint.span()=> __ods::required_value::<#constraint>(#it)))
        }
    };
    let (attr_ty, attr_get) = match attr.presence.may_be_missing() {
        true => (quote_at!(constraint.span()=> ::core::option::Option<#view>), "optional_attribute"),
        false => (view, "required_attribute"),
    };
    let attr_get = Ident::new(attr_get, start(constraint.span()));
    let attr_get = quote_at!(constraint.span()=> __ods::#attr_get(#it));
    let (attr_name, attr_docs) =
        (field.companion(Companion::AttributeGetter), format!(" Returns the attribute `{}`.", field.plain_name()));
    quote! {
        #docs
        pub fn #name<'__i>(&self, ir: &'__i #krate::Ir) -> #ty { #get }
        #[doc = #attr_docs]
        pub fn #attr_name(&self, ir: &#krate::Ir) -> #attr_ty { #attr_get }
    }
}

/// Returns the setters, and the getters that only operations have. They are inlined, so that unused ones are not
/// compiled.
fn operation_functions(model: &OpModel) -> Vec<TokenStream> {
    let krate = &model.krate;
    let results = model.results().map(|(field, group)| result(krate, field, group));
    let regions = model.regions().filter(|(_, group)| group.arity != Arity::One);
    let regions = regions.map(|(field, _)| list(krate, field, "variadic_regions", "Region"));
    let successors = model.successors().map(|(field, group)| successor(krate, field, group));
    let set_operands = model.operands().map(|(field, group)| match (&group.lengths, group.arity) {
        (Some(lengths), _) => set_nested_operands(model, field, lengths),
        // With a common length, all groups change at once: `Ir::set_operand_groups`.
        (None, Arity::Optional | Arity::Variadic) if model.operand_sizes() == Sizes::Same => TokenStream::new(),
        (None, Arity::Variadic) => {
            let (set, change) = (set_operand(krate, field, group), operands_mut(krate, field));
            quote!(#set #change)
        }
        (None, Arity::One | Arity::Optional) => set_operand(krate, field, group),
    });
    let set_properties = model.properties().filter_map(|(field, data)| property::setter(krate, field, data));
    let set_attributes = model.attrs().map(|(field, attr)| set_attribute(krate, field, attr));
    let derived = model.fields.iter().filter_map(|field| derived(krate, field));
    let set = set_operands.chain(set_attributes).chain(set_properties);
    results.chain(regions).chain(successors).chain(set).chain(derived).collect()
}

fn result(krate: &Path, field: &Field, group: &Group) -> TokenStream {
    let (name, docs, place) = (field.accessor(), field.accessor_docs(), group.segment);
    let (ty, get, grouped) = match group.arity {
        Arity::One => (quote!(#krate::Value), quote!(required_result), quote!(grouped_result)),
        Arity::Optional => {
            (quote!(::core::option::Option<#krate::Value>), quote!(optional_result), quote!(optional_grouped_result))
        }
        Arity::Variadic => (quote!(#krate::ir::Values), quote!(variadic_results), quote!(grouped_results)),
    };
    let get = if place.is_group() { grouped } else { get };
    quote! {
        #docs
        #[inline]
        pub fn #name(self, ir: &#krate::Ir) -> #ty { __ods::#get(self.source, ir, #place) }
    }
}

fn list(krate: &Path, field: &Field, get: &str, item: &str) -> TokenStream {
    let (name, docs, i) = (field.accessor(), field.accessor_docs(), slot(field));
    let (get, item) = (Ident::new(get, Span::call_site()), Ident::new(item, Span::call_site()));
    quote! {
        #docs
        #[inline]
        pub fn #name(self, ir: &#krate::Ir) -> ::std::vec::Vec<#krate::#item> { __ods::#get(self.source, ir, #i) }
    }
}

fn successor(krate: &Path, field: &Field, group: &Group) -> TokenStream {
    if group.arity == Arity::Variadic {
        return list(krate, field, "variadic_successors", "Block");
    }
    let (name, docs, i) = (field.accessor(), field.accessor_docs(), slot(field));
    quote! {
        #docs
        #[inline]
        pub fn #name(self, ir: &#krate::Ir) -> #krate::Block { __ods::required_successor(self.source, ir, #i) }
    }
}

fn set_operand(krate: &Path, field: &Field, group: &Group) -> TokenStream {
    let (set, place) = (field.companion(Companion::Setter), group.segment);
    let set_group = if place.is_group() { quote!(set_grouped_operands) } else { quote!(set_operands) };
    let (ty, call) = match group.arity {
        Arity::One if place.is_group() => {
            (quote!(#krate::Value), quote!(set_grouped_operands(self.source, ir, #place, &[value])))
        }
        Arity::One => (quote!(#krate::Value), quote!(set_operand(self.source, ir, #place, value))),
        Arity::Optional => (
            quote!(::core::option::Option<#krate::Value>),
            quote!(#set_group(self.source, ir, #place, value.as_slice())),
        ),
        Arity::Variadic => (quote!(&[#krate::Value]), quote!(#set_group(self.source, ir, #place, value))),
    };
    let docs = format!(" Sets `{}`.", field.plain_name());
    quote! {
        #[doc = #docs]
        #[inline]
        pub fn #set(self, ir: &mut #krate::Ir, value: #ty) { __ods::#call }
    }
}

/// Returns the accessor of a group that can be modified in place.
fn operands_mut(krate: &Path, field: &Field) -> TokenStream {
    let (name, i) = (field.companion(Companion::MutableView), slot(field));
    let docs = format!(" Returns a mutable view of `{}`.", field.plain_name());
    quote! {
        #[doc = #docs]
        #[inline]
        pub fn #name(self, ir: &mut #krate::Ir) -> #krate::schema::OperandsMut<'_> { __ods::OperandsMut::new(self.source, ir, #i) }
    }
}

fn set_nested_operands(model: &OpModel, field: &Field, lengths: &Ident) -> TokenStream {
    let (krate, set) = (&model.krate, field.companion(Companion::Setter));
    let (i, lengths) = (slot(field), lengths_slot(model, lengths));
    let docs = format!(" Sets `{}`, with its lengths.", field.plain_name());
    quote! {
        #[doc = #docs]
        #[inline]
        pub fn #set(
            self,
            ir: &mut #krate::Ir,
            value: impl __ods::IntoIterator<Item = impl __ods::IntoIterator<Item = #krate::Value>>,
        ) {
            __ods::set_nested_operands(self.source, ir, #i, #lengths, value)
        }
    }
}

fn set_attribute(krate: &Path, field: &Field, attr: &Attr) -> TokenStream {
    let (set, i) = (field.companion(Companion::Setter), slot(field));
    let (ty, call) = attr_input(krate, attr, "set_unit", "set_attribute");
    let docs = format!(" Sets `{}`.", field.plain_name());
    let remove = attr.presence.is_removable().then(|| remove_attribute(krate, field, attr));
    quote! {
        #[doc = #docs]
        #[inline]
        pub fn #set(self, ir: &mut #krate::Ir, value: #ty) { __ods::#call(self.source, ir, #i, value) }
        #remove
    }
}

fn remove_attribute(krate: &Path, field: &Field, attr: &Attr) -> TokenStream {
    let (remove, view) = (field.companion(Companion::Remover), view(krate, &attr.constraint));
    let docs = format!(" Removes `{}` and returns it.", field.plain_name());
    let given = quote_at!(attr.constraint.span()=> ::core::option::Option<#view>);
    let i = slot(field);
    let it = quote!(self.source, ir, #i);
    let call = quote_at!(attr.constraint.span()=> __ods::remove_attribute(#it));
    quote! {
        #[doc = #docs]
        #[inline]
        pub fn #remove(self, ir: &mut #krate::Ir) -> #given { #call }
    }
}

/// Returns the argument type of an attribute's setters and builders, and the function that takes it: `unit` for a
/// `UnitAttr`, `any` otherwise.
pub fn attr_input(krate: &Path, attr: &Attr, unit: &str, any: &str) -> (TokenStream, TokenStream) {
    let constraint = &attr.constraint;
    let name = |name| Ident::new(name, start(constraint.span()));
    if matches!(attr.presence, Presence::Unit) {
        return (quote!(::core::primitive::bool), name(unit).into_token_stream());
    }
    let any = name(any);
    let krate = path_at(krate, constraint.span());
    let ty = quote_at!(constraint.span()=> impl #krate::schema::IntoAttr<#constraint>);
    (ty, quote_at!(constraint.span()=> #any::<#constraint>))
}

fn derived(krate: &Path, field: &Field) -> Option<TokenStream> {
    let Role::Derived { ty, compute, .. } = &field.role else { return None };
    let (name, docs, it) = (field.accessor(), field.accessor_docs(), quote!(self, ir));
    let value = quote_at!(compute.span()=> __ods::derive_value::<_, #ty>(#compute, #it));
    Some(quote! {
        #docs
        #[inline]
        pub fn #name(self, ir: &#krate::Ir) -> #ty { #value }
    })
}
