//! Properties: schema, getters, setters, and arguments of builders.

use proc_macro2::{Span, TokenStream, TokenTree};
use quote::{ToTokens, quote, quote_spanned};
use syn::spanned::Spanned;
use syn::{Expr, ExprClosure, Ident, Index, Path, Type};

use super::spans::{all_at, end, entirely_at, in_place_of, path_at, quote_at, start};
use super::{lengths_slot, slot};
use crate::code;
use crate::model::companions::Companion;
use crate::model::is_written_as;
use crate::model::op::{Field, Group, OpModel, Property, Role, Sizes};

/// Returns the fields `properties: ..., operand_sizes: ...`; no tokens if the operation has neither.
pub fn schema(model: &OpModel) -> TokenStream {
    let sizes = [sizes("operand_sizes", model.operand_sizes()), sizes("result_sizes", model.result_sizes())];
    let stored = |sizes, count| if sizes == Sizes::Stored { count } else { 0 };
    let start =
        stored(model.operand_sizes(), model.operands().count()) + stored(model.result_sizes(), model.results().count());
    let start = Index::from(start);
    let mut properties = model.properties().map(|(field, property)| property_schema(field, property)).peekable();
    let properties = properties
        .peek()
        .is_some()
        .then(|| properties.collect::<Vec<_>>())
        .map(|properties| quote!(properties: &__ods::properties(#start, [#(#properties),*]),));
    let nested: Vec<TokenStream> = model.operands().filter_map(|(field, group)| nested(model, field, group)).collect();
    let nested = (!nested.is_empty()).then(|| quote!(nested_groups: &[#(#nested),*],));
    quote!(#(#sizes)* #properties #nested)
}

fn sizes(field: &str, sizes: Sizes) -> TokenStream {
    let field = syn::Ident::new(field, proc_macro2::Span::call_site());
    match sizes {
        Sizes::Rest => TokenStream::new(),
        Sizes::Stored => quote!(#field: __ods::Sizes::Stored,),
        Sizes::Same => quote!(#field: __ods::Sizes::Same,),
    }
}

fn nested(model: &OpModel, field: &Field, group: &Group) -> Option<TokenStream> {
    let name = group.lengths.as_ref()?;
    let (i, lengths) = (slot(field), lengths_slot(model, name));
    let Role::Attr(attr) = &model.field(name)?.role else { return None };
    let constraint = &attr.constraint;
    Some(quote_at!(constraint.span()=> __ods::nested_group::<#constraint>(#i, #lengths)))
}

fn property_schema(field: &Field, property: &Property) -> TokenStream {
    let (name, doc, ty) = (field.ir_name(), field.docs.one_line(), &property.ty);
    let text = code::type_text(&field.ty);
    let default = property.default.as_ref().map(|value| default(ty, value));
    let check = confined(property);
    let known = as_property(ty);
    let of = Ident::new(if property.is_unit() { "of_unit" } else { "of" }, Span::call_site());
    quote_at!(ty.span()=> #known::PROPERTY.#of(#name, #doc, #text) #default #check)
}

/// Returns a function of `ods::__private` for the type: `property::<T>`.
fn function_of(name: &str, ty: &Type) -> TokenStream {
    let (name, known) = (Ident::new(name, start(ty.span())), all_at(ty, ty.span()));
    quote_at!(ty.span()=> __ods::#name::<#known>)
}

/// Returns `<T as PropertyValue>`.
fn as_property(ty: &Type) -> TokenStream {
    let known = all_at(ty, ty.span());
    quote_at!(ty.span()=> <#known as __ods::PropertyValue>)
}

/// Returns `.or("8", |ctx, words| ...)`.
fn default(ty: &Type, value: &Expr) -> TokenStream {
    let text = code::text(&value.to_token_stream());
    let text = text.trim();
    let value = given(ty, value);
    let known = all_at(ty, ty.span());
    let given = quote_at!(ty.span()=> __ods::PropertyGiven<#known>);
    let store = function_of("store_property", ty);
    // All of the closure has one span, so its names are resolved in it.
    quote_at! {ty.span()=>
        .or(#text, |__ctx, __words| {
            let __value: #given = #value;
            #store(&__value, __ctx, __words)
        })
    }
}

/// Converts a value: strings and lists may be given as anything that converts to `String` or `Vec`. Every type converts
/// to itself, so that a user's type of such a name behaves as others do.
fn given(ty: &Type, value: &Expr) -> TokenStream {
    match is_convertible(ty) {
        true => quote_at!(value.span()=> __ods::From::from(#value)),
        false => value.to_token_stream(),
    }
}

fn is_convertible(ty: &Type) -> bool {
    is_written_as(ty, "String", &["string"]) || is_written_as(ty, "Vec", &["vec"])
}

/// Returns `.confined("a positive number", |words, ctx| ...)`.
fn confined(property: &Property) -> Option<TokenStream> {
    let ty = &property.ty;
    if let (true, Some(value)) = (property.constant, &property.default) {
        let summary = format!("constant {}", code::text(&value.to_token_stream()).trim());
        let value = given(ty, value);
        // Spelt as in the default, so that an invalid type is reported once.
        let known = all_at(ty, ty.span());
        let given = quote_at!(ty.span()=> __ods::PropertyGiven<#known>);
        let test = function_of("is_property", ty);
        return Some(quote_at! {ty.span()=>
            .confined(#summary, |__words, __ctx| {
                let __value: #given = #value;
                #test(__words, __ctx, &__value)
            })
        });
    }
    let test = property.is.as_ref()?;
    let summary = property.summary.as_ref().map_or_else(|| in_words(test), syn::LitStr::value);
    let it = quote!(__words, __ctx);
    let test = quote_at!(test.span()=> __ods::test_property::<#ty>(#it, #test));
    Some(quote!(.confined(#summary, |__words, __ctx| #test)))
}

/// Returns the condition of a predicate for messages: its code.
fn in_words(test: &Expr) -> String {
    match test {
        Expr::Closure(ExprClosure { body, .. }) => spelt(body),
        other => spelt(other),
    }
}

/// Returns the code with blanks around operators.
fn spelt(code: &Expr) -> String {
    match code {
        Expr::Binary(pair) => format!("{} {} {}", spelt(&pair.left), pair.op.to_token_stream(), spelt(&pair.right)),
        Expr::Paren(inner) => format!("({})", spelt(&inner.expr)),
        other => code::text(&other.to_token_stream()).trim().to_owned(),
    }
}

pub fn getter(krate: &Path, field: &Field, property: &Property) -> TokenStream {
    let (name, docs, ty, i) = (field.accessor(), field.accessor_docs(), &property.ty, slot(field));
    let known = all_at(ty, ty.span());
    let placed = path_at(krate, ty.span());
    let given = quote_at!(ty.span()=> #placed::schema::PropertyRef<'__i, #known>);
    let it = quote!(&self.source, ir);
    let function = function_of("property", ty);
    let call = quote_at! {ty.span()=>
        #function(#it, &__SCHEMA, const { __ods::PropertyPlace::of(&__SCHEMA, #i) })
    };
    quote! {
        #docs
        #[inline]
        pub fn #name<'__i>(&self, ir: &'__i #krate::Ir) -> #given {
            #call
        }
    }
}

/// Returns the argument type of builders and setters, and the conversion of the argument.
fn parameter(krate: &Path, ty: &Type, value: &TokenStream) -> (TokenStream, TokenStream) {
    let known = all_at(ty, ty.span());
    let krate = path_at(krate, ty.span());
    convertible(ty, quote_at!(ty.span()=> #krate::schema::PropertyGiven<#known>), value, ty.span())
}

/// Returns the same as [`parameter`] for the value of an optional property. A type that may not be a property is only
/// used within the `Option`, as in the rest of the expansion, so that it is reported once.
fn inner_parameter(krate: &Path, ty: &Type, inner: &Type, value: &TokenStream) -> (TokenStream, TokenStream) {
    let (known, span) = (all_at(ty, ty.span()), ty.span());
    let krate = path_at(krate, span);
    let given = match is_known(inner) {
        true => quote_at!(span=> #krate::schema::PropertyGiven<#inner>),
        false => quote_at!(span=> #krate::schema::PropertyGivenSome<#known>),
    };
    convertible(inner, given, value, span)
}

fn convertible(ty: &Type, given: TokenStream, value: &TokenStream, span: Span) -> (TokenStream, TokenStream) {
    match is_convertible(ty) {
        true => (quote_at!(span=> impl __ods::Into<#given>), quote_at!(span=> __ods::Into::into(#value))),
        false => (given, value.clone()),
    }
}

/// Returns whether the type is known to be a property.
fn is_known(ty: &Type) -> bool {
    const KNOWN: &[&str] =
        &["bool", "i8", "i16", "i32", "i64", "u8", "u16", "u32", "u64", "f32", "f64", "String", "UnitProp"];
    matches!(ty, Type::Path(path) if KNOWN.iter().any(|known| path.path.is_ident(known)))
}

/// Returns the span for functions that take the elements of what may not be a list: the compiler checks argument types
/// at the start of a function.
pub fn blamed(property: &Property) -> Option<Span> {
    let ty = property.optional.as_ref().unwrap_or(&property.ty);
    let is_sure = !is_convertible(ty) || is_known(ty);
    (!is_sure).then(|| property.ty.span())
}

/// Returns the function, at a span if there is one to be blamed. Its body is then at the type and hidden from editors,
/// which would resolve the type to each of the names in it.
pub fn placed(function: TokenStream, blamed: Option<Span>) -> TokenStream {
    let Some(span) = blamed else { return function };
    let mut signature: Vec<_> = function.into_iter().collect();
    let body = signature.pop().map(|body| entirely_at(body.into(), span));
    let mut signature: Vec<_> = all_at(signature.into_iter().collect::<TokenStream>(), span).into_iter().collect();
    // The compiler reports a signature from its first to its last token.
    if let Some(TokenTree::Ident(last)) = signature.last_mut() {
        last.set_span(end(span));
    }
    let body = quote_at!(span=> { __ods::__unseen!(#body) });
    quote!(#(#signature)* #body)
}

/// Returns a check that a doubtful type is a property, in the same words everywhere.
fn ask(property: &Property) -> Option<TokenStream> {
    let ty = &property.ty;
    let is_sure = is_known(property.optional.as_ref().unwrap_or(ty));
    (!is_sure).then(|| {
        let words = as_property(ty);
        quote_at!(ty.span()=> let _ = #words::WORDS;)
    })
}

/// Returns the argument of a setter, with errors at the type.
fn argument(ty: &Type) -> TokenStream {
    Ident::new("value", start(ty.span())).into_token_stream()
}

pub fn setter(krate: &Path, field: &Field, property: &Property) -> Option<TokenStream> {
    let (set, ty, i) = (field.companion(Companion::Setter), &property.ty, slot(field));
    let argument = argument(ty);
    let (parameter, value) = parameter(krate, ty, &argument);
    let docs = format!(" Sets `{}`.", field.plain_name());
    let ask = ask(property);
    let it = quote!(self.source, ir);
    let function = function_of("set_property", ty);
    // The braces show the whole type as the argument.
    let value = quote_spanned!(ty.span()=> { #value });
    let call = quote_at!(ty.span()=> #function(#it, &__SCHEMA, #i, &#value));
    (!property.constant).then(|| {
        let function = quote! {
            #[doc = #docs]
            #[inline]
            pub fn #set(self, ir: &mut #krate::Ir, #argument: #parameter) {
                #ask
                #call
            }
        };
        placed(function, blamed(property))
    })
}

/// A parameter of `new` for a property.
pub struct PropertyStep {
    pub parameter: TokenStream,
    /// The check of a doubtful type.
    pub ask: Option<TokenStream>,
    ty: Type,
    index: Index,
    value: TokenStream,
}

impl PropertyStep {
    /// Returns the parameter for the property.
    pub fn new(krate: &Path, field: &Field, property: &Property) -> Self {
        let (name, ty) = (field.accessor(), &property.ty);
        let passed = in_place_of(&name, ty.span());
        let (parameter, value) = parameter(krate, ty, &passed.to_token_stream());
        Self { parameter: quote!(#name: #parameter,), ask: ask(property), ty: ty.clone(), index: slot(field), value }
    }

    /// Returns the draft with the property.
    pub fn put_into(&self, draft: &TokenStream) -> TokenStream {
        put(&self.ty, draft, &self.index, &self.value)
    }
}

/// Returns the draft with a property.
fn put(ty: &Type, draft: &TokenStream, i: &Index, value: &TokenStream) -> TokenStream {
    let function = function_of("with_property", ty);
    let put = quote_at!(ty.span()=> #function(#draft, #i, #value));
    // The value has the span of the type, to which an editor would resolve it.
    quote!(__ods::__unseen!(#put))
}

/// Returns the function `with_...` of an optional property.
pub fn chained(krate: &Path, field: &Field, property: &Property) -> TokenStream {
    let (with, ty, i) = (field.companion(Companion::With), &property.ty, slot(field));
    let docs = format!(" Sets the optional `{}`.", field.plain_name());
    let argument = argument(ty);
    let (parameter, value) = match &property.optional {
        Some(inner) => {
            let (parameter, value) = inner_parameter(krate, ty, inner, &argument);
            (parameter, quote_at!(ty.span()=> __ods::Some(#value)))
        }
        None => parameter(krate, ty, &argument),
    };
    let ask = ask(property);
    let draft = put(ty, &quote!(self.source), &i, &value);
    let function = quote! {
        #[doc = #docs]
        #[inline]
        pub fn #with(self, #argument: #parameter) -> Self { #ask Self { source: #draft } }
    };
    placed(function, blamed(property))
}
