//! The builder: `new` takes the required parts, `with_...` the others; `create` is in `ods_core::__typed_op`.

use proc_macro2::TokenStream;
use quote::quote;
use syn::spanned::Spanned;
use syn::{Index, Path};

use super::accessors::attr_input;
use super::spans::quote_at;
use super::{property, slot};
use crate::model::companions::Companion;
use crate::model::op::{Arity, Attr, Field, Group, OpModel, Presence, Role, Sizes};

pub fn builder(model: &OpModel) -> TokenStream {
    let ident = &model.ident;
    let new = new(model);
    let chained = chained(model);
    let buildable = model.infers_results().then(|| check_buildable(model));
    let built = check_built(model);
    quote! {
        #buildable
        #built
        impl #ident<__ods::Draft> {
            #new
            #(#chained)*
        }
    }
}

/// A parameter of `new`, and the call that adds it to the draft.
struct BuilderStep {
    parameter: TokenStream,
    call: TokenStream,
}

fn new(model: &OpModel) -> TokenStream {
    let (krate, infers) = (&model.krate, model.infers_results());
    let (mut steps, mut properties) = (Vec::new(), Vec::new());
    for field in &model.fields {
        match &field.role {
            Role::Operand(group) => steps.extend(operands(model, field, group)),
            Role::Successor(group) => steps.extend(appended(krate, field, group, Appended::Successor)),
            Role::Attr(attr) => {
                let filled = model.has_lengths(field);
                steps.extend(required_attribute(krate, field, attr).filter(|_| !filled));
            }
            Role::Property(data) if data.is_required() => {
                let step = property::PropertyStep::new(krate, field, data);
                steps.push(BuilderStep { parameter: step.parameter.clone(), call: TokenStream::new() });
                properties.push(step);
            }
            Role::Result(group) if !infers && model.result_sizes() != Sizes::Rest => {
                steps.extend(sized_result(krate, field, group));
            }
            Role::Result(group) if !infers => steps.extend(result(krate, field, group)),
            Role::Region(group) => steps.push(region(field, group)),
            Role::Property(_) | Role::Result(_) | Role::Derived { .. } => {}
        }
    }
    let parameters = steps.iter().map(|step| &step.parameter);
    let calls = steps.iter().map(|step| &step.call);
    let draft = quote!(__ods::Draft::new(&__SCHEMA) #(#calls)*);
    let asks = properties.iter().filter_map(|step| step.ask.as_ref());
    let draft = properties.iter().fold(draft, |draft, step| step.put_into(&draft));
    // Otherwise `new` is for the definition's own builders, which need not use it.
    let visibility = model.hooks.skip_default_builders.is_none().then(|| quote!(pub));
    let blamed = model.properties().find_map(|(_, data)| property::blamed(data).filter(|_| data.is_required()));
    // The compiler reports unused code at the tokens of the definition, which `placed` gives to the function.
    let may_be_unused = (visibility.is_none() || blamed.is_some()).then(|| quote!(#[allow(dead_code)]));
    let function = quote! {
        /// Returns a builder with all required parts. Call `create` to build the operation.
        #[inline]
        #may_be_unused
        #visibility fn new(#(#parameters)*) -> Self {
            #(#asks)*
            Self { source: #draft }
        }
    };
    property::placed(function, blamed)
}

/// Returns the step for an operand or a group of operands: by index if segment sizes are stored.
fn operands(model: &OpModel, field: &Field, group: &Group) -> Option<BuilderStep> {
    let (krate, name, i) = (&model.krate, field.accessor(), slot(field));
    if let Some(lengths) = &group.lengths {
        let lengths = Index::from(model.attribute_index(lengths)?);
        return Some(BuilderStep {
            parameter: quote! {
                #name: impl __ods::IntoIterator<Item = impl __ods::IntoIterator<Item = #krate::Value>>,
            },
            call: quote!(.nested_operand_group(#i, #lengths, #name)),
        });
    }
    if model.operand_sizes() == Sizes::Rest {
        return appended(krate, field, group, Appended::Operand);
    }
    match group.arity {
        Arity::One => {
            Some(BuilderStep { parameter: quote!(#name: #krate::Value,), call: quote!(.operand_group(#i, [#name])) })
        }
        Arity::Variadic => Some(BuilderStep {
            parameter: quote!(#name: impl __ods::IntoIterator<Item = #krate::Value>,),
            call: quote!(.operand_group(#i, #name)),
        }),
        Arity::Optional => None,
    }
}

/// Returns the step for the type of a result, or of a group of results, if segment sizes are stored.
fn sized_result(krate: &Path, field: &Field, group: &Group) -> Option<BuilderStep> {
    let (name, i) = (&field.accessor(), slot(field));
    let BuilderStep { parameter, .. } = result(krate, field, group)?;
    let types = if group.arity == Arity::One { quote!([__ods::Into::into(#name)]) } else { quote!(#name) };
    Some(BuilderStep { parameter, call: quote!(.result_group(#i, #types)) })
}

/// Parts that the draft appends to those before.
#[derive(Clone, Copy)]
enum Appended {
    Operand,
    Successor,
}

impl Appended {
    /// Returns the type of the part, and the functions of the draft for one part and for several.
    fn functions(self, krate: &Path) -> (TokenStream, TokenStream, TokenStream) {
        match self {
            Self::Operand => (quote!(#krate::Value), quote!(operand), quote!(operands)),
            Self::Successor => (quote!(#krate::Block), quote!(successor), quote!(successors)),
        }
    }
}

/// Returns the step for an operand or a successor, or for a group. Optional ones come later.
fn appended(krate: &Path, field: &Field, group: &Group, part: Appended) -> Option<BuilderStep> {
    let (name, (item, one, many)) = (&field.accessor(), part.functions(krate));
    match group.arity {
        Arity::One => Some(BuilderStep { parameter: quote!(#name: #item,), call: quote!(.#one(#name)) }),
        Arity::Variadic => Some(BuilderStep {
            parameter: quote!(#name: impl __ods::IntoIterator<Item = #item>,),
            call: quote!(.#many(#name)),
        }),
        Arity::Optional => None,
    }
}

fn required_attribute(krate: &Path, field: &Field, attr: &Attr) -> Option<BuilderStep> {
    let (name, (ty, call)) = (field.accessor(), attr_input(krate, attr, "unit", "attr"));
    let i = slot(field);
    let call = quote!(.#call(#i, #name));
    matches!(attr.presence, Presence::Required).then(|| BuilderStep { parameter: quote!(#name: #ty,), call })
}

/// Returns the step for the type of a result, or of a group of results.
fn result(krate: &Path, field: &Field, group: &Group) -> Option<BuilderStep> {
    let name = &field.accessor();
    match group.arity {
        Arity::One => Some(BuilderStep {
            parameter: quote!(#name: impl __ods::Into<#krate::Type>,),
            call: quote!(.result(#name)),
        }),
        Arity::Variadic => Some(BuilderStep {
            parameter: quote!(#name: impl __ods::IntoIterator<Item = #krate::Type>,),
            call: quote!(.results(#name)),
        }),
        Arity::Optional => Some(BuilderStep {
            parameter: quote!(#name: ::core::option::Option<#krate::Type>,),
            call: quote!(.results(#name)),
        }),
    }
}

/// Returns the step for a region; a group takes its number of regions. Regions are empty at first.
fn region(field: &Field, group: &Group) -> BuilderStep {
    let name = &field.accessor();
    match group.arity {
        Arity::Variadic => BuilderStep { parameter: quote!(#name: __ods::usize,), call: quote!(.regions(#name)) },
        Arity::One | Arity::Optional => BuilderStep { parameter: TokenStream::new(), call: quote!(.regions(1)) },
    }
}

/// Returns the functions for the optional parts.
fn chained(model: &OpModel) -> Vec<TokenStream> {
    let krate = &model.krate;
    let is_sized = model.operand_sizes() != Sizes::Rest;
    let operands = model.operands().filter(|(_, group)| group.arity == Arity::Optional).map(|(field, _)| {
        let (with, docs, i) = (field.companion(Companion::With), with_docs(field), slot(field));
        let call = if is_sized { quote!(operand_group(#i, [value])) } else { quote!(insert_operand(#i, value)) };
        quote! {
            #[doc = #docs]
            #[inline]
            pub fn #with(self, value: #krate::Value) -> Self { Self { source: self.source.#call } }
        }
    });
    let properties = model.properties().filter(|(_, data)| !data.is_required() && !data.constant);
    let properties = properties.map(|(field, data)| property::chained(krate, field, data));
    let attributes = model.attrs().map(|(field, attr)| {
        let docs = match attr.presence {
            // For `pattern!`, which names all parts; `new` takes it.
            Presence::Required => quote!(#[doc(hidden)]),
            Presence::Optional | Presence::Unit | Presence::Default(_) | Presence::OptionalDefault(_) => {
                let docs = with_docs(field);
                quote!(#[doc = #docs])
            }
        };
        let (with, (ty, call)) = (field.companion(Companion::With), attr_input(krate, attr, "unit", "attr"));
        let i = slot(field);
        quote! {
            #docs
            #[inline]
            pub fn #with(self, value: #ty) -> Self { Self { source: self.source.#call(#i, value) } }
        }
    });
    operands.chain(attributes).chain(properties).collect()
}

fn with_docs(field: &Field) -> String {
    format!(" Sets the optional `{}`.", field.plain_name())
}

/// Returns the check that a constraint with the name of a buildable one is that one, since a user's may have the same
/// name.
fn check_buildable(model: &OpModel) -> TokenStream {
    let builtin = model.results().filter(|(_, group)| group.build.is_none() && group.is_of_builtin_type());
    let checks = builtin.map(|(_, group)| {
        let constraint = super::schema::constraint_of(&group.constraint, "Type");
        quote_at!(group.constraint.span()=> const _: () = __ods::check_buildable(#constraint);)
    });
    quote!(#(#checks)*)
}

/// Returns the check that exactly one type satisfies the constraint of each result with `build`.
fn check_built(model: &OpModel) -> TokenStream {
    let checks = model.results().filter(|(_, group)| group.build.is_some()).map(|(_, group)| {
        let constraint = super::schema::constraint_of(&group.constraint, "Type");
        quote_at!(group.constraint.span()=> const _: () = __ods::check_built(#constraint);)
    });
    quote!(#(#checks)*)
}
