//! Named getters, for operations, adaptors and drafts alike; and setters, for operations.

use proc_macro2::{Literal, TokenStream};
use quote::{ToTokens, quote, quote_spanned};
use syn::spanned::Spanned;
use syn::{Ident, Index, Type};

use super::property;
use crate::model::op::{Arity, Attr, Field, Group, OpModel, Presence, Role, Sizes};

/// Items with their positions, as literals without a suffix.
pub fn numbered<T>(items: impl Iterator<Item = T>) -> impl Iterator<Item = (Index, T)> {
    items.enumerate().map(|(i, item)| (Index::from(i), item))
}

/// Where a group is: as the functions of `ods_core::schema` want to know.
enum Place {
    /// A group of one: counted from the front, or from the end behind a group of variable length.
    One(Literal),
    /// The group of variable length: how many values are before and after it.
    Rest(Index, Index),
    /// One of several groups of variable length, or an operation with such: its number.
    Group(Index),
}

/// Groups with their places. At most one has a variable length, once definitions are checked, unless lengths are known
/// otherwise.
fn placed<'a>(
    groups: impl Iterator<Item = (&'a Field, &'a Group)>,
    sizes: Sizes,
) -> impl Iterator<Item = (Place, &'a Field, &'a Group)> {
    let groups: Vec<_> = groups.collect();
    let count = groups.len();
    let variable = groups.iter().position(|(_, group)| group.arity != Arity::One).unwrap_or(count);
    groups.into_iter().enumerate().map(move |(i, (field, group))| {
        let place = match group.arity {
            _ if sizes != Sizes::Rest => Place::Group(Index::from(i)),
            Arity::One if i < variable => Place::One(Literal::usize_unsuffixed(i)),
            Arity::One => Place::One(Literal::isize_unsuffixed(i.cast_signed() - count.cast_signed())),
            _ => Place::Rest(Index::from(i), Index::from(count - i - 1)),
        };
        (place, field, group)
    })
}

impl ToTokens for Place {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        match self {
            Self::One(position) => position.to_tokens(tokens),
            Self::Rest(before, after) => tokens.extend(quote!(#before, #after)),
            Self::Group(group) => group.to_tokens(tokens),
        }
    }
}

impl Place {
    fn is_group(&self) -> bool {
        matches!(self, Self::Group(_))
    }
}

pub fn accessors(model: &OpModel) -> TokenStream {
    let ident = &model.ident;
    let shared = shared(model);
    let own = own(model);
    let shared = (!shared.is_empty()).then(|| quote!(impl<__S: __ods::OpSource> #ident<__S> { #(#shared)* }));
    let own = (!own.is_empty()).then(|| quote!(impl #ident { #(#own)* }));
    quote!(#shared #own)
}

/// Getters of what adaptors have, too.
fn shared(model: &OpModel) -> Vec<TokenStream> {
    let operands = placed(model.operands(), model.operand_sizes()).enumerate();
    let operands = operands.map(|(i, (place, field, group))| match &group.lengths {
        Some(lengths) => nested_operands(model, field, lengths, &Index::from(i)),
        None => operand(field, group, &place),
    });
    let attributes = numbered(model.attrs()).map(|(i, (field, attr))| attribute(field, attr, &i));
    let properties = numbered(model.properties()).map(|(i, (field, property))| property::getter(field, property, &i));
    let regions = numbered(model.regions()).filter(|(_, (_, group))| group.arity == Arity::One);
    let regions = regions.map(|(i, (field, _))| {
        let (name, docs) = (&field.ident, field.accessor_docs());
        quote! {
            #docs
            pub fn #name(&self, ir: &__ods::Ir) -> __ods::Region { __ods::required_region(&self.source, ir, #i) }
        }
    });
    operands.chain(attributes).chain(properties).chain(regions).collect()
}

fn operand(field: &Field, group: &Group, place: &Place) -> TokenStream {
    let (name, docs) = (&field.ident, field.accessor_docs());
    let (ty, get, grouped) = match group.arity {
        Arity::One => (quote!(__ods::Value), quote!(required_operand), quote!(grouped_operand)),
        Arity::Optional => {
            (quote!(__ods::Option<__ods::Value>), quote!(optional_operand), quote!(optional_grouped_operand))
        }
        Arity::Variadic => (quote!(__ods::Vec<__ods::Value>), quote!(variadic_operands), quote!(grouped_operands)),
    };
    let call = match place.is_group() {
        true => quote!(#grouped(&self.source, ir, &__SCHEMA, #place)),
        false => quote!(#get(&self.source, ir, #place)),
    };
    quote! {
        #docs
        pub fn #name(&self, ir: &__ods::Ir) -> #ty { __ods::#call }
    }
}

fn nested_operands(model: &OpModel, field: &Field, lengths: &Ident, i: &Index) -> TokenStream {
    let (name, docs) = (&field.ident, field.accessor_docs());
    let lengths = Index::from(model.attribute_index(lengths).unwrap_or_default());
    quote! {
        #docs
        pub fn #name(&self, ir: &__ods::Ir) -> __ods::Vec<__ods::Vec<__ods::Value>> {
            __ods::nested_operands(&self.source, ir, &__SCHEMA, #i, #lengths)
        }
    }
}

/// What accessors of an attribute give out.
pub fn view(constraint: &Type) -> TokenStream {
    quote_spanned!(constraint.span()=> __ods::ViewOf<#constraint>)
}

/// The Rust value, and the attribute itself.
fn attribute(field: &Field, attr: &Attr, i: &Index) -> TokenStream {
    let (name, docs, constraint, view) =
        (&field.ident, field.accessor_docs(), &attr.constraint, view(&attr.constraint));
    let value = quote_spanned!(constraint.span()=> __ods::ValueOf<'__i, #constraint>);
    let it = quote!(&self.source, ir, &__SCHEMA, #i);
    let (ty, get) = match attr.presence {
        Presence::Unit => (quote!(__ods::bool), quote!(__ods::has_attribute(#it))),
        Presence::Optional => (
            quote_spanned!(constraint.span()=> __ods::Option<#value>),
            quote_spanned!(constraint.span()=> __ods::optional_value::<#constraint>(#it)),
        ),
        _ => (value, quote_spanned!(constraint.span()=> __ods::required_value::<#constraint>(#it))),
    };
    let (attr_ty, attr_get) = match attr.presence.may_be_missing() {
        true => (quote_spanned!(constraint.span()=> __ods::Option<#view>), "optional_attribute"),
        false => (view, "required_attribute"),
    };
    let attr_get = Ident::new(attr_get, constraint.span());
    let attr_get = quote_spanned!(constraint.span()=> __ods::#attr_get(#it));
    let (attr_name, attr_docs) = (field.attribute_getter(), format!(" `{}` as an attribute.", field.plain_name()));
    quote! {
        #docs
        pub fn #name<'__i>(&self, ir: &'__i __ods::Ir) -> #ty { #get }
        #[doc = #attr_docs]
        pub fn #attr_name(&self, ir: &__ods::Ir) -> #attr_ty { #attr_get }
    }
}

/// Getters of what operations alone have, and setters. Inlined, so that nothing is compiled that nobody calls.
fn own(model: &OpModel) -> Vec<TokenStream> {
    let results =
        placed(model.results(), model.result_sizes()).map(|(place, field, group)| result(field, group, &place));
    let regions = numbered(model.regions()).filter(|(_, (_, group))| group.arity != Arity::One);
    let regions = regions.map(|(i, (field, _))| list(field, "variadic_regions", "Region", &i));
    let successors = numbered(model.successors()).map(|(i, (field, group))| successor(field, group, &i));
    let set_operands = placed(model.operands(), model.operand_sizes()).enumerate();
    let set_operands = set_operands.map(|(i, (place, field, group))| {
        let i = Index::from(i);
        match (&group.lengths, group.arity) {
            (Some(lengths), _) => set_nested_operands(model, field, lengths, &i),
            // One length for several groups is changed for all at once: `Ir::set_operand_groups`.
            (None, Arity::Optional | Arity::Variadic) if model.operand_sizes() == Sizes::Same => TokenStream::new(),
            (None, Arity::Variadic) => {
                let (set, change) = (set_operand(field, group, &place), operands_mut(field, &i));
                quote!(#set #change)
            }
            _ => set_operand(field, group, &place),
        }
    });
    let set_properties = numbered(model.properties()).filter_map(|(i, (field, p))| property::setter(field, p, &i));
    let set_attributes = numbered(model.attrs()).map(|(i, (field, attr))| set_attribute(field, attr, &i));
    let derived = model.fields.iter().filter_map(derived);
    let set = set_operands.chain(set_attributes).chain(set_properties);
    results.chain(regions).chain(successors).chain(set).chain(derived).collect()
}

fn result(field: &Field, group: &Group, place: &Place) -> TokenStream {
    let (name, docs) = (&field.ident, field.accessor_docs());
    let (ty, get, grouped) = match group.arity {
        Arity::One => (quote!(__ods::Value), quote!(required_result), quote!(grouped_result)),
        Arity::Optional => {
            (quote!(__ods::Option<__ods::Value>), quote!(optional_result), quote!(optional_grouped_result))
        }
        Arity::Variadic => (quote!(__ods::Vec<__ods::Value>), quote!(variadic_results), quote!(grouped_results)),
    };
    let get = if place.is_group() { grouped } else { get };
    quote! {
        #docs
        #[inline]
        pub fn #name(self, ir: &__ods::Ir) -> #ty { __ods::#get(self.source, ir, #place) }
    }
}

fn list(field: &Field, get: &str, item: &str, i: &Index) -> TokenStream {
    let (name, docs) = (&field.ident, field.accessor_docs());
    let (get, item) = (syn::Ident::new(get, field.span()), syn::Ident::new(item, field.span()));
    quote! {
        #docs
        #[inline]
        pub fn #name(self, ir: &__ods::Ir) -> __ods::Vec<__ods::#item> { __ods::#get(self.source, ir, #i) }
    }
}

fn successor(field: &Field, group: &Group, i: &Index) -> TokenStream {
    if group.arity == Arity::Variadic {
        return list(field, "variadic_successors", "Block", i);
    }
    let (name, docs) = (&field.ident, field.accessor_docs());
    quote! {
        #docs
        #[inline]
        pub fn #name(self, ir: &__ods::Ir) -> __ods::Block { __ods::required_successor(self.source, ir, #i) }
    }
}

fn set_operand(field: &Field, group: &Group, place: &Place) -> TokenStream {
    let set = field.prefixed("set_");
    let set_group = if place.is_group() { quote!(set_grouped_operands) } else { quote!(set_operands) };
    let (ty, call) = match group.arity {
        Arity::One if place.is_group() => {
            (quote!(__ods::Value), quote!(set_grouped_operands(self.source, ir, #place, &[value])))
        }
        Arity::One => (quote!(__ods::Value), quote!(set_operand(self.source, ir, #place, value))),
        Arity::Optional => {
            (quote!(__ods::Option<__ods::Value>), quote!(#set_group(self.source, ir, #place, value.as_slice())))
        }
        Arity::Variadic => (quote!(&[__ods::Value]), quote!(#set_group(self.source, ir, #place, value))),
    };
    let docs = format!(" Sets `{}`.", field.plain_name());
    quote! {
        #[doc = #docs]
        #[inline]
        pub fn #set(self, ir: &mut __ods::Ir, value: #ty) { __ods::#call }
    }
}

/// A group that can be changed in place.
fn operands_mut(field: &Field, i: &Index) -> TokenStream {
    let name = Ident::new(&format!("{}_mut", field.plain_name()), field.span());
    let docs = format!(" `{}`, to be changed.", field.plain_name());
    quote! {
        #[doc = #docs]
        #[inline]
        pub fn #name(self, ir: &mut __ods::Ir) -> __ods::OperandsMut<'_> { __ods::OperandsMut::new(self.source, ir, #i) }
    }
}

fn set_nested_operands(model: &OpModel, field: &Field, lengths: &Ident, i: &Index) -> TokenStream {
    let set = field.prefixed("set_");
    let lengths = Index::from(model.attribute_index(lengths).unwrap_or_default());
    let docs = format!(" Sets `{}`, with its lengths.", field.plain_name());
    quote! {
        #[doc = #docs]
        #[inline]
        pub fn #set(
            self,
            ir: &mut __ods::Ir,
            value: impl __ods::IntoIterator<Item = impl __ods::IntoIterator<Item = __ods::Value>>,
        ) {
            __ods::set_nested_operands(self.source, ir, #i, #lengths, value)
        }
    }
}

fn set_attribute(field: &Field, attr: &Attr, i: &Index) -> TokenStream {
    let set = field.prefixed("set_");
    let (ty, call) = attr_input(attr, "set_unit", "set_attribute");
    let docs = format!(" Sets `{}`.", field.plain_name());
    let remove = attr.presence.is_removable().then(|| remove_attribute(field, attr, i));
    quote! {
        #[doc = #docs]
        #[inline]
        pub fn #set(self, ir: &mut __ods::Ir, value: #ty) { __ods::#call(self.source, ir, #i, value) }
        #remove
    }
}

fn remove_attribute(field: &Field, attr: &Attr, i: &Index) -> TokenStream {
    let (remove, view) = (field.prefixed("remove_"), view(&attr.constraint));
    let docs = format!(" Removes `{}`, and gives it back.", field.plain_name());
    let given = quote_spanned!(attr.constraint.span()=> __ods::Option<#view>);
    let it = quote!(self.source, ir, #i);
    let call = quote_spanned!(attr.constraint.span()=> __ods::remove_attribute(#it));
    quote! {
        #[doc = #docs]
        #[inline]
        pub fn #remove(self, ir: &mut __ods::Ir) -> #given { #call }
    }
}

/// What setters and builders of an attribute take, and which function of the two takes it.
pub fn attr_input(attr: &Attr, unit: &str, any: &str) -> (TokenStream, TokenStream) {
    let constraint = &attr.constraint;
    let name = |name| syn::Ident::new(name, constraint.span());
    match attr.presence {
        Presence::Unit => (quote!(__ods::bool), name(unit).into_token_stream()),
        _ => {
            let any = name(any);
            let ty = quote_spanned!(constraint.span()=> impl __ods::IntoAttr<#constraint>);
            (ty, quote_spanned!(constraint.span()=> #any::<#constraint>))
        }
    }
}

fn derived(field: &Field) -> Option<TokenStream> {
    let Role::Derived { ty, compute, .. } = &field.role else { return None };
    let (name, docs, it) = (&field.ident, field.accessor_docs(), quote!(self, ir));
    let value = quote_spanned!(compute.span()=> __ods::derive_value::<_, #ty>(#compute, #it));
    Some(quote! {
        #docs
        #[inline]
        pub fn #name(self, ir: &__ods::Ir) -> #ty { #value }
    })
}
