//! The functions of `custom<F>(...)` in the format of an operation: closures that adapt them to the parser's state.
//!
//! `parse` takes the references and the texts, and returns the bound values; `print` takes all of them. Both are called
//! through function pointers, so that the compiler reports the expected signature.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote};
use syn::Index;
use syn::spanned::Spanned;

use super::lengths_slot;
use super::multi::part_at;
use super::op_format::types_of_field;
use super::spans::quote_at;
use crate::code::name_text;
use crate::model::op::{Arity, Attr, Group, OpModel, Part, Presence, Property, Role};
use crate::model::op_format::{OpArgument, OpCustom, Subject};

/// A value that is passed between the functions and the operation: its type, and the code that gets it.
struct Passed {
    ty: TokenStream,
    /// The statement that declares the variable.
    get: TokenStream,
    /// The argument: the variable, or a reference to it.
    pass: TokenStream,
}

/// An argument of the directive.
struct Argument {
    /// The type of the value that `parse` returns, and the code that stores it.
    bound: Option<(TokenStream, TokenStream)>,
    /// The argument of `parse`.
    given: Option<Passed>,
    /// The argument of `print`.
    printed: Passed,
}

/// Returns `OpHook { ... }`.
pub fn hook(model: &OpModel, custom: &OpCustom) -> TokenStream {
    let name = name_text(&custom.path);
    let arguments = custom.arguments.iter().enumerate();
    let arguments: Vec<(Ident, Argument)> =
        arguments.filter_map(|(i, given)| Some((variable(i), argument(model, given, &variable(i))?))).collect();
    let (parse, print) = (parse(custom, &arguments), print(custom, &arguments));
    quote!(__ods::OpHook { name: #name, parse: #parse, print: #print })
}

fn variable(index: usize) -> Ident {
    Ident::new(&format!("__{index}"), Span::mixed_site())
}

/// Returns the span for errors about the functions.
fn span(custom: &OpCustom) -> Span {
    custom.path.segments.last().map_or_else(Span::call_site, |last| last.ident.span())
}

fn parse(custom: &OpCustom, arguments: &[(Ident, Argument)]) -> TokenStream {
    let (path, span) = (&custom.path, span(custom));
    let bound = arguments.iter().filter_map(|(name, argument)| Some((name, argument.bound.as_ref()?)));
    let (names, bound): (Vec<&Ident>, Vec<&(TokenStream, TokenStream)>) = bound.unzip();
    let (types, keeps): (Vec<_>, Vec<_>) = bound.into_iter().map(|(ty, keep)| (ty, keep)).unzip();
    let given = arguments.iter().filter_map(|(name, argument)| Some((name, argument.given.as_ref()?)));
    let (gets, passed, given) = unzipped(given);
    let (ty, pattern) = match names.as_slice() {
        [name] => (types[0].clone(), name.to_token_stream()),
        names => (quote!((#(#types),*)), quote!((#(#names),*))),
    };
    let function = quote!(__function);
    let declared = quote_at! {span=>
        let #function: fn(&mut __ods::OpAsmParser<'_> #(, #given)*) -> __ods::ParseResult<#ty> = #path::parse;
    };
    quote! {
        |__parser, __state| {
            #declared
            #(#gets)*
            let #pattern = __function(__parser #(, #passed)*)?;
            #(#keeps)*
            __ods::Result::Ok(())
        }
    }
}

fn print(custom: &OpCustom, arguments: &[(Ident, Argument)]) -> TokenStream {
    let (path, span) = (&custom.path, span(custom));
    let (gets, passed, types) = unzipped(arguments.iter().map(|(name, argument)| (name, &argument.printed)));
    let function = quote!(__function);
    let declared = quote_at! {span=>
        let #function: fn(&mut __ods::OpAsmPrinter<'_>, &__ods::Ir, __ods::Operation #(, #types)*) = #path::print;
    };
    quote! {
        |__ir, __op, __printer| {
            #declared
            #(#gets)*
            __function(__printer, __ir, __op #(, #passed)*);
        }
    }
}

/// Returns the statements, the arguments and their types.
fn unzipped<'a>(
    all: impl Iterator<Item = (&'a Ident, &'a Passed)>,
) -> (Vec<&'a TokenStream>, Vec<&'a TokenStream>, Vec<&'a TokenStream>) {
    let (mut gets, mut passed, mut types) = (Vec::new(), Vec::new(), Vec::new());
    for (_, value) in all {
        gets.push(&value.get);
        passed.push(&value.pass);
        types.push(&value.ty);
    }
    (gets, passed, types)
}

/// Passes `name` by value, declared as `let name = value;`.
fn by_value(ty: TokenStream, name: &Ident, value: &TokenStream) -> Passed {
    Passed { ty, get: quote!(let #name = #value;), pass: name.to_token_stream() }
}

/// Passes a reference to `name`, declared as `let name = value;`.
fn by_reference(ty: &TokenStream, name: &Ident, value: &TokenStream) -> Passed {
    Passed { ty: quote!(&#ty), get: quote!(let #name = #value;), pass: quote!(&#name) }
}

/// Passes a part that a valid operation has. Printing an operation without it stops here.
fn the_one(ty: TokenStream, name: &Ident, value: &TokenStream) -> Passed {
    Passed { ty, get: quote!(let __ods::Some(#name) = #value else { return };), pass: name.to_token_stream() }
}

fn argument(model: &OpModel, argument: &OpArgument, name: &Ident) -> Option<Argument> {
    let (subject, is_bound) = match argument {
        OpArgument::Text(text) => {
            let text = || Passed { ty: quote!(&'static __ods::str), get: TokenStream::new(), pass: quote!(#text) };
            return Some(Argument { bound: None, given: Some(text()), printed: text() });
        }
        OpArgument::Bound(subject) => (subject, true),
        OpArgument::Ref(subject) => (subject, false),
    };
    let Argument { bound, given, printed } = of_subject(model, subject, name)?;
    match is_bound {
        true => Some(Argument { bound, given: None, printed }),
        false => Some(Argument { bound: None, given, printed }),
    }
}

fn of_subject(model: &OpModel, subject: &Subject, name: &Ident) -> Option<Argument> {
    let field = match subject {
        Subject::AttrDict(_) => return Some(dictionary(name)),
        Subject::PropDict(_) => return Some(property_dictionary(name)),
        Subject::Variable(field) | Subject::Type(field) => field,
    };
    let part = model.part(field)?;
    Some(match (&model.field(field)?.role, part) {
        (Role::Operand(group) | Role::Result(group), part) if matches!(subject, Subject::Type(_)) => {
            types(model, group, part, &types_of_field(model, field)?, name)
        }
        (Role::Operand(group), Part::Operand(index)) => operands(model, group, &Index::from(index), name),
        (Role::Attr(attr), Part::Attribute(index)) => attribute(attr, &Index::from(index), name),
        (Role::Property(property), Part::Property(index)) => self::property(property, &Index::from(index), name),
        (Role::Region(group), Part::Region(index)) => regions(group, &Index::from(index), name),
        (Role::Successor(group), Part::Successor(index)) => successors(group, &Index::from(index), name),
        (
            Role::Operand(_)
            | Role::Result(_)
            | Role::Attr(_)
            | Role::Region(_)
            | Role::Successor(_)
            | Role::Property(_)
            | Role::Derived { .. },
            _,
        ) => return None,
    })
}

fn operands(model: &OpModel, group: &Group, i: &Index, name: &Ident) -> Argument {
    let (unresolved, value) = (quote!(__ods::UnresolvedOperand), quote!(__ods::Value));
    let printed = quote!(__ods::operands_of(__ir, __op, #i));
    let bind = |values: TokenStream| quote!(__state.bind_operands(#i, #values););
    match (&group.lengths, group.arity) {
        (Some(lengths), _) => {
            let lengths = lengths_slot(model, lengths);
            let printed = quote!(__ods::nested_operands(&__op, __ir, &__SCHEMA, #i, #lengths));
            Argument {
                bound: Some((
                    quote!(__ods::Vec<__ods::Vec<#unresolved>>),
                    quote!(__state.bind_nested_operands(#i, #name);),
                )),
                given: Some(by_value(quote!(&[__ods::Vec<#unresolved>]), name, &quote!(__state.nested_operands(#i)))),
                printed: by_reference(&quote!([__ods::Vec<#value>]), name, &printed),
            }
        }
        (None, Arity::One) => Argument {
            bound: Some((unresolved.clone(), bind(quote!([#name])))),
            given: Some(by_value(unresolved, name, &quote!(__state.operand(#i, __parser)?))),
            printed: the_one(value, name, &quote!(#printed.first().copied())),
        },
        (None, Arity::Optional) => Argument {
            bound: Some((quote!(__ods::Option<#unresolved>), bind(name.to_token_stream()))),
            given: Some(by_value(quote!(__ods::Option<#unresolved>), name, &quote!(__state.optional_operand(#i)))),
            printed: by_value(quote!(__ods::Option<#value>), name, &quote!(#printed.first().copied())),
        },
        (None, Arity::Variadic) => Argument {
            bound: Some((quote!(__ods::Vec<#unresolved>), bind(name.to_token_stream()))),
            given: Some(by_value(quote!(&[#unresolved]), name, &quote!(__state.operands(#i)))),
            printed: by_reference(&quote!([#value]), name, &printed),
        },
    }
}

fn types(model: &OpModel, group: &Group, part: Part, of: &TokenStream, name: &Ident) -> Argument {
    let ty = quote!(__ods::Type);
    let printed_part = part_at(part);
    let printed = quote!(__ods::types_of(__ir, __op, #printed_part));
    let bind = |types: TokenStream| quote!(__state.bind_types(#of, #types););
    match (&group.lengths, group.arity) {
        (Some(lengths), _) => {
            let lengths = lengths_slot(model, lengths);
            let index = Index::from(if let Part::Operand(index) = part { index } else { 0 });
            Argument {
                bound: Some((quote!(__ods::Vec<__ods::Vec<#ty>>), quote!(__state.bind_nested_types(#of, #name);))),
                given: Some(by_value(quote!(&[__ods::Vec<#ty>]), name, &quote!(__state.nested_types(#of)))),
                printed: by_reference(
                    &quote!([__ods::Vec<#ty>]),
                    name,
                    &quote!(__ods::nested_types_of(__ir, __op, &__SCHEMA, #index, #lengths)),
                ),
            }
        }
        (None, Arity::One) => Argument {
            bound: Some((ty.clone(), bind(quote!([#name])))),
            given: Some(by_value(ty.clone(), name, &quote!(__state.ty(#of, __parser)?))),
            printed: the_one(ty, name, &quote!(#printed.first().copied())),
        },
        (None, Arity::Optional) => Argument {
            bound: Some((quote!(__ods::Option<#ty>), bind(name.to_token_stream()))),
            given: Some(by_value(quote!(__ods::Option<#ty>), name, &quote!(__state.optional_ty(#of)))),
            printed: by_value(quote!(__ods::Option<#ty>), name, &quote!(#printed.first().copied())),
        },
        (None, Arity::Variadic) => Argument {
            bound: Some((quote!(__ods::Vec<#ty>), bind(name.to_token_stream()))),
            given: Some(by_value(quote!(&[#ty]), name, &quote!(__state.types(#of)))),
            printed: by_reference(&quote!([#ty]), name, &printed),
        },
    }
}

fn attribute(attr: &Attr, i: &Index, name: &Ident) -> Argument {
    let constraint = &attr.constraint;
    let view = quote_at!(constraint.span()=> __ods::ViewOf<#constraint>);
    let optional = quote_at!(attr.constraint.span()=> __ods::Option<#view>);
    let present = quote!(__ods::attribute_of(__ir, __op, #i).map(__ods::View::view));
    let required = Argument {
        bound: Some((view.clone(), quote!(__state.bind_attribute(#i, __ods::Some(__ods::View::entity(#name)));))),
        given: Some(by_value(
            view.clone(),
            name,
            &quote!(__ods::View::view(__state.required_attribute(#i, __parser)?)),
        )),
        printed: the_one(view.clone(), name, &present),
    };
    let printed = match attr.presence {
        Presence::Required => return required,
        Presence::Default(_) => required.printed,
        Presence::Optional | Presence::OptionalDefault(_) | Presence::Unit => {
            by_value(optional.clone(), name, &quote!(__ir.inherent(__op, #i).map(__ods::View::view)))
        }
    };
    Argument {
        bound: Some((optional.clone(), quote!(__state.bind_attribute(#i, #name.map(__ods::View::entity));))),
        given: Some(by_value(optional, name, &quote!(__state.attribute(#i).map(__ods::View::view)))),
        printed,
    }
}

fn property(property: &Property, i: &Index, name: &Ident) -> Argument {
    let ty = &property.ty;
    let given = quote_at!(ty.span()=> __ods::PropertyGiven<#ty>);
    let printed = quote!(__ods::property::<#ty>(
        &__op, __ir, &__SCHEMA, __ods::PropertyPlace::of(&__SCHEMA, #i),
    ));
    Argument {
        bound: Some((given.clone(), quote!(__state.bind_property::<#ty>(#i, #name);))),
        given: Some(by_reference(&given, name, &quote!(__state.property::<#ty>(#i, __parser)?))),
        printed: by_value(quote_at!(ty.span()=> __ods::PropertyRef<'_, #ty>), name, &printed),
    }
}

fn regions(group: &Group, i: &Index, name: &Ident) -> Argument {
    let parsed = quote!(__ods::ParsedRegion);
    match group.arity {
        Arity::One => Argument {
            bound: Some((parsed.clone(), quote!(__state.bind_regions(#i, [#name]);))),
            given: Some(by_value(quote!(&#parsed), name, &quote!(__state.region(#i)))),
            printed: the_one(quote!(__ods::Region), name, &quote!(__ir.region(__op, #i))),
        },
        Arity::Optional | Arity::Variadic => Argument {
            bound: Some((quote!(__ods::Vec<#parsed>), quote!(__state.bind_regions(#i, #name);))),
            given: Some(by_value(quote!(&[#parsed]), name, &quote!(__state.regions(#i)))),
            printed: by_reference(&quote!([__ods::Region]), name, &quote!(__ods::variadic_regions(__op, __ir, #i))),
        },
    }
}

fn successors(group: &Group, i: &Index, name: &Ident) -> Argument {
    let block = quote!(__ods::Block);
    match group.arity {
        Arity::One => Argument {
            bound: Some((block.clone(), quote!(__state.bind_successors(#i, [#name]);))),
            given: Some(by_value(block.clone(), name, &quote!(__state.successor(#i, __parser)?))),
            printed: the_one(block, name, &quote!(__ir.successor(__op, #i))),
        },
        Arity::Optional | Arity::Variadic => Argument {
            bound: Some((quote!(__ods::Vec<#block>), quote!(__state.bind_successors(#i, #name);))),
            given: Some(by_value(quote!(&[#block]), name, &quote!(__state.successors(#i)))),
            printed: by_reference(&quote!([#block]), name, &quote!(__ods::variadic_successors(__op, __ir, #i))),
        },
    }
}

/// Returns the argument for `prop_dict`, which `ref` cannot refer to.
fn property_dictionary(name: &Ident) -> Argument {
    let entries = quote!([__ods::NamedAttribute]);
    Argument {
        bound: Some((quote!(__ods::Vec<__ods::NamedAttribute>), quote!(__state.bind_properties(#name);))),
        given: None,
        printed: by_reference(&entries, name, &quote!(__printer.properties_of(__op))),
    }
}

fn dictionary(name: &Ident) -> Argument {
    let entries = quote!([__ods::NamedAttribute]);
    Argument {
        bound: Some((quote!(__ods::Vec<__ods::NamedAttribute>), quote!(__state.bind_dictionary(#name);))),
        given: Some(by_value(quote!(&#entries), name, &quote!(__state.dictionary()))),
        printed: by_reference(&entries, name, &quote!(__printer.dictionary_of(__op))),
    }
}
