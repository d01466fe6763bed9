//! `constraint!`

use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, quote};
use syn::spanned::Spanned;
use syn::{GenericParam, Ident, Path};

use super::placeholders::Locals;
use super::spans::{quote_at, start};
use super::{pred, rust_value};
use crate::model::constraint::{
    Clause, ConstraintModel, Parameter, Piece, PredModel, Stub, TextForm, const_type, pieces,
};
use crate::model::plain_name;

/// Expands an invalid constraint to its valid parts.
pub fn stub(model: ConstraintModel, krate: &Path) -> TokenStream {
    constraint(&sound(model), krate)
}

/// Returns the model without its invalid parts.
fn sound(model: ConstraintModel) -> ConstraintModel {
    let of_attribute = !model.is_on_no_attribute();
    let from = model.from.filter(|_| of_attribute);
    let from = from.map(|from| Clause { code: quote!(__ods::Attribute::UNIT), ..from });
    let into = model.into.filter(|_| of_attribute);
    let into = into.map(|into| Clause { code: quote!(__ods::None), ..into });
    let values = model.values.filter(|_| of_attribute && from.is_none() && into.is_none());
    ConstraintModel { pred: PredModel::True, build: None, text: None, from, into, values, ..model }
}

/// Expands an unread definition to a constraint that accepts anything, so that its uses cause no further errors.
pub fn unread(stub: &Stub, krate: &Path) -> TokenStream {
    let Stub { visibility, ident, generics } = stub;
    let parameters: Vec<TokenStream> = generics.params.iter().map(bare_parameter).collect();
    let (_, arguments, _) = generics.split_for_impl();
    let types = generics.type_params().map(|parameter| &parameter.ident);
    let lifetimes = generics.lifetimes().map(|parameter| &parameter.lifetime);
    quote! {
        #[allow(dead_code, clippy::exhaustive_structs)]
        #visibility struct #ident<#(#parameters),*>(
            #(::core::marker::PhantomData<#types>,)* #(::core::marker::PhantomData<&#lifetimes ()>,)*
        );
        const _: () = {
            use #krate::__private as __ods;
            impl<#(#parameters,)* __E: __ods::View<Entity = __E> + __ods::Entity> __ods::Constrains<__E>
                for #ident #arguments
            {
                type View = __E;
                type RustValue = __ods::AsView<__E>;
                const CONSTRAINT: &'static __ods::Constraint<__E> = &__ods::Constraint::ANY;
            }
        };
    }
}

/// Returns a generic parameter without bounds and defaults.
fn bare_parameter(parameter: &GenericParam) -> TokenStream {
    match parameter {
        GenericParam::Type(parameter) => parameter.ident.to_token_stream(),
        GenericParam::Lifetime(parameter) => parameter.lifetime.to_token_stream(),
        GenericParam::Const(parameter) => {
            let ident = &parameter.ident;
            let ty = const_type(&parameter.ty).unwrap_or_else(|| Ident::new("usize", ident.span()));
            quote!(const #ident: #ty)
        }
    }
}

/// Expands a valid constraint.
pub fn constraint(model: &ConstraintModel, krate: &Path) -> TokenStream {
    let pred = &model.pred;
    let ConstraintModel { attributes, visibility, ident, view, .. } = model;
    let docs = &model.docs.attributes;
    let declared = declared(model);
    let bounded = bounded(model);
    let arguments = arguments(model);
    let marker = marker(model);
    let name = plain_name(ident);
    let (summary, given) = (summary(model), written_arguments(model));
    let entity = entity(view);
    let schema_type = match entity_name(view) {
        Some(_) => quote_at!(view.span()=> &'static __ods::Constraint<#view>),
        None => quote!(&'static __ods::Constraint<#entity>),
    };
    let pure = pred::purity(pred, &entity);
    let pred = proved(view, pred, &pred::pred(pred, &entity));
    let (build, text) = (build(model), text(model));
    let satisfiable = model.parameters.is_empty().then(|| {
        let constraint = quote!(<#ident as __ods::Constrains<_>>::CONSTRAINT);
        quote_at!(ident.span()=> const _: () = __ods::check_satisfiable(#constraint);)
    });
    let (rust_value, values) = (rust_value::rust_value(model), rust_value::values(model));
    let schema = quote! {
        __ods::Constraint {
            name: #name,
            arguments: &[#(#given),*],
            summary: &[#(#summary),*],
            pred: #pred,
            builder: #build,
            pure: #pure,
            #text
            ..__ods::Constraint::ANY
        }
    };
    // The compiler validates everything that a schema refers to for each operation, but not other statics.
    let (item, schema) = match model.parameters.is_empty() {
        true => (quote!(static __CONSTRAINT: __ods::Constraint<#entity> = #schema;), quote!(__CONSTRAINT)),
        false => (TokenStream::new(), schema),
    };
    quote! {
        #(#docs)*
        #(#attributes)*
        #[allow(dead_code, clippy::exhaustive_structs)]
        #visibility struct #ident #declared #marker;

        #[allow(clippy::all, clippy::pedantic, clippy::restriction, private_bounds, private_interfaces, unused_qualifications)]
        const _: () = {
            use #krate::__private as __ods;
            #item
            impl #bounded __ods::Constrains<#entity> for #ident #arguments {
                type View = #view;
                type RustValue = #rust_value;
                const CONSTRAINT: #schema_type = &#schema;
            }
            #values
            #satisfiable
        };
    }
}

/// Returns the name of the entity if the view is written as one. If the name is a user's own view, the type of
/// `CONSTRAINT`, which repeats the view, does not compile.
fn entity_name(view: &syn::Type) -> Option<&'static str> {
    let syn::Type::Path(ty) = view else { return None };
    ["Type", "Attribute", "Region", "Block"].into_iter().find(|name| ty.path.is_ident(name))
}

/// Returns the entity to which the constraint applies.
fn entity(view: &syn::Type) -> TokenStream {
    match entity_name(view).map(|name| Ident::new(name, Span::call_site())) {
        Some(entity) => quote!(__ods::#entity),
        None => quote!(<#view as __ods::View>::Entity),
    }
}

/// Returns the predicate, preceded by the condition of the view, on which accessors rely without a check. A predicate
/// that consists of this condition is not preceded by it.
fn proved(view: &syn::Type, model: &PredModel, pred: &TokenStream) -> TokenStream {
    if let PredModel::IsA(kind) | PredModel::Is(kind) = model
        && **kind == *view
    {
        return pred.clone();
    }
    match entity_name(view) {
        Some(_) => pred.clone(),
        None => quote!(__ods::Pred::And(&[<#view as __ods::View>::PROOF, #pred])),
    }
}

/// Returns the declared parameters: `<const N: usize, T: ?Sized>`.
fn declared(model: &ConstraintModel) -> TokenStream {
    let parameters = model.parameters.iter().map(|parameter| match parameter {
        Parameter::Const { ident, ty } => quote!(const #ident: #ty),
        Parameter::Constraint { ident, .. } => quote!(#ident: ?::core::marker::Sized),
    });
    if model.parameters.is_empty() { TokenStream::new() } else { quote!(<#(#parameters),*>) }
}

/// Returns the parameters with bounds: `<const N: usize, T: Constrains<Type> + ?Sized>`.
pub fn bounded(model: &ConstraintModel) -> TokenStream {
    let parameters = model.parameters.iter().map(|parameter| match parameter {
        Parameter::Const { ident, ty } => quote!(const #ident: #ty),
        Parameter::Constraint { ident, entity } => {
            quote!(#ident: __ods::Constrains<__ods::#entity> + ?::core::marker::Sized)
        }
    });
    if model.parameters.is_empty() { TokenStream::new() } else { quote!(<#(#parameters),*>) }
}

/// Returns the arguments: `<N, T>`.
pub fn arguments(model: &ConstraintModel) -> TokenStream {
    let idents = model.parameters.iter().map(Parameter::ident);
    if model.parameters.is_empty() { TokenStream::new() } else { quote!(<#(#idents),*>) }
}

/// Returns expressions for the texts of the arguments, for documentation.
fn written_arguments(model: &ConstraintModel) -> Vec<TokenStream> {
    let argument = |parameter: &Parameter| match parameter {
        Parameter::Const { ident, ty } if ty == "bool" => quote!(__ods::ConstraintArgument::Bool(#ident)),
        Parameter::Const { ident, ty } if ty == "char" => quote!(__ods::ConstraintArgument::Char(#ident)),
        Parameter::Const { ident, .. } => quote!(__ods::ConstraintArgument::Number(#ident as __ods::i128)),
        Parameter::Constraint { ident, entity } => quote! {
            __ods::ConstraintArgument::Constraint(
                <#ident as __ods::Constrains<__ods::#entity>>::CONSTRAINT.name,
                <#ident as __ods::Constrains<__ods::#entity>>::CONSTRAINT.arguments,
            )
        },
    };
    model.parameters.iter().map(argument).collect()
}

/// Returns the field that uses the type parameters, which Rust requires.
fn marker(model: &ConstraintModel) -> TokenStream {
    let types: Vec<&Ident> = model
        .parameters
        .iter()
        .filter(|parameter| matches!(parameter, Parameter::Constraint { .. }))
        .map(Parameter::ident)
        .collect();
    if types.is_empty() {
        return TokenStream::new();
    }
    quote!((#(::core::marker::PhantomData<#types>),*))
}

fn summary(model: &ConstraintModel) -> Vec<TokenStream> {
    let phrase = |piece: Piece| match piece {
        Piece::Text(text) => Some(quote!(__ods::SummaryPart::Text(#text))),
        Piece::Parameter(name) => {
            let parameter = model.parameters.iter().find(|parameter| *parameter.ident() == name.as_str())?;
            Some(parameter_phrase(parameter))
        }
    };
    pieces(&model.docs.one_line()).into_iter().filter_map(phrase).collect()
}

fn parameter_phrase(parameter: &Parameter) -> TokenStream {
    match parameter {
        Parameter::Const { ident, ty } if ty == "bool" => quote!(__ods::SummaryPart::Bool(#ident)),
        Parameter::Const { ident, ty } if ty == "char" => quote!(__ods::SummaryPart::Char(#ident)),
        Parameter::Const { ident, .. } => quote!(__ods::SummaryPart::Number(#ident as __ods::i128)),
        Parameter::Constraint { ident, entity } => {
            quote!(__ods::SummaryPart::Summary(<#ident as __ods::Constrains<__ods::#entity>>::CONSTRAINT.summary))
        }
    }
}

/// Returns the field `text: ...,`.
fn text(model: &ConstraintModel) -> TokenStream {
    let of = |name: &str, ty: &syn::Type| {
        let constraint = super::schema::constraint_of(ty, "Type");
        let make = Ident::new(name, start(ty.span()));
        quote_at!(ty.span()=> text: __ods::AttrText::#make(#constraint),)
    };
    match model.text.as_ref().map(|text| &text.form) {
        None => TokenStream::new(),
        Some(TextForm::ValueType(ty)) => of("of_type", ty),
        Some(TextForm::DenseArray(ty)) => of("dense_array", ty),
        Some(TextForm::SymbolName) => quote!(text: __ods::AttrText::SymbolName,),
    }
}

fn build(model: &ConstraintModel) -> TokenStream {
    match &model.build {
        None => quote!(__ods::None),
        Some(code) => {
            let locals = Locals::of(code);
            let (context, code) = (&locals.context, locals.block_of(code));
            quote!(__ods::Some(|#context| #code))
        }
    }
}
