//! Fields: a role and a constraint each.
//!
//! A field whose role or type is invalid but unmistakable is parsed as intended, so that its accessors exist and the
//! uses of the operation cause no further errors.

use darling::FromMeta;
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use syn::parse::{ParseStream, Parser};
use syn::{
    Attribute, Error, Expr, ExprClosure, GenericArgument, Ident, ItemStruct, LitStr, Meta, PathArguments, PathSegment,
    Result, Type, Visibility,
};

use super::effects;
use super::keys::Keys;
use super::property;
use super::values::{Checked, List, bare};
use crate::docs::Docs;
use crate::errors::Errors;
use crate::model::interface::named_by_interface;
use crate::model::op::{Arity, Attr, EffectUse, Field, Group, Materialize, Presence, Role};
use crate::model::slot::Segment;
use crate::model::{is_conditional, is_written_as};
use crate::suggest::{nearest, one_of};

pub const ROLES: &[&str] = &["operand", "result", "attr", "property", "region", "successor", "derived"];

/// The option of `#[operand]`, `#[result]` and `#[attr]` for effects.
pub const EFFECTS: &str = "effects";
/// The option of `#[operand]` that names the attribute with the lengths of groups.
pub const SEGMENTS: &str = "segments";
/// The option of `#[result]` for a type that builders do not take.
pub const BUILD: &str = "build";

/// Synonyms of roles.
const SYNONYMS: &[(&str, &str)] = &[
    ("attribute", "attr"),
    ("attributes", "attr"),
    ("properties", "property"),
    ("prop", "property"),
    ("argument", "operand"),
    ("input", "operand"),
    ("ins", "operand"),
    ("output", "result"),
    ("outs", "result"),
    ("ret", "result"),
    ("block", "successor"),
];

/// Wrappers of constraints in TableGen and Rust, with their replacements.
const FOREIGN_WRAPPERS: &[(&str, &str)] = &[
    ("Option", "unknown constraint `Option<C>`; write `Optional<C>`"),
    ("OptionalAttr", "unknown constraint `OptionalAttr`; write `Optional<C>`"),
    (
        "DefaultValuedAttr",
        "unknown constraint `DefaultValuedAttr`; write the default with the role: `#[attr(default = 5)] x: C`",
    ),
    (
        "DefaultValuedOptionalAttr",
        "unknown constraint `DefaultValuedOptionalAttr`; write the default with the role: `#[attr(default = 5)] x: \
         Optional<C>`",
    ),
    ("ConfinedAttr", "unknown constraint `ConfinedAttr`; write `Confined<C, D>`"),
    ("AnyOf", "unknown constraint `AnyOf`; write one of several constraints as a tuple: `(A, B)`"),
    ("AllOf", "unknown constraint `AllOf`; write two constraints on attributes that must both hold as `Both<A, B>`"),
    ("Vec", "`Vec` is not a constraint; write `Variadic<C>`"),
    ("VariadicRegion", "unknown constraint `VariadicRegion`; write `Variadic<C>`"),
    ("VariadicSuccessor", "unknown constraint `VariadicSuccessor`; write `Variadic<C>`"),
];

pub const ATTR_KEYS: Keys = Keys {
    owner: "#[attr]",
    known: &["default", "name"],
    foreign: &[("optional", "write `Optional<C>` for an optional attribute")],
};

/// Parses all fields; fields that cannot be recovered are omitted and their errors kept.
pub fn parse_all(item: &ItemStruct, errors: &mut Errors) -> Vec<Field> {
    item.fields.iter().filter_map(|field| parse(field, errors)).collect()
}

fn parse(field: &syn::Field, errors: &mut Errors) -> Option<Field> {
    let ident = field.ident.clone()?;
    if ident == "_" {
        errors.at(&ident, "a field must have a name, which becomes its accessor");
        return None;
    }
    if !matches!(field.vis, Visibility::Inherited) {
        errors.at(
            &field.vis,
            "a field cannot have a visibility, since its accessors are as visible as the operation; remove it",
        );
    }
    let mut attributes = field.attrs.clone();
    let docs = Docs::take(&mut attributes);
    let (name, role_attribute) = role_attribute(&ident, &attributes, errors)?;
    let role_ident = role_attribute.path().segments.last()?.ident.clone();
    let (role_attribute, effects) = take_effects(name, role_attribute, errors);
    let role = role(name, &role_attribute, &field.ty, errors)?;
    Some(Field::new(ident, docs, (role, role_ident), field.ty.clone(), effects))
}

/// Returns the only attribute that is a role, with the role.
fn role_attribute<'a>(
    field: &Ident,
    attributes: &'a [Attribute],
    errors: &mut Errors,
) -> Option<(&'static str, &'a Attribute)> {
    let mut found = None;
    let mut unknown = false;
    for attribute in attributes {
        let role = ROLES.iter().find(|role| attribute.path().is_ident(role)).copied();
        match role {
            Some(_) if found.is_some() => {
                errors.at(attribute, format!("`{field}` already has a role; remove one"));
            }
            Some(role) => found = Some((role, attribute)),
            None => {
                let meant = unknown_role(attribute, errors);
                unknown = true;
                found = found.or(meant.map(|role| (role, attribute)));
            }
        }
    }
    if found.is_none() && !unknown {
        let roles: Vec<String> = ROLES.iter().map(|role| format!("#[{role}]")).collect();
        let roles: Vec<&str> = roles.iter().map(String::as_str).collect();
        errors.at(field, format!("`{field}` has no role; put {} before it", one_of(&roles)));
    }
    found
}

/// Reports an unknown role and returns the one that was meant.
fn unknown_role(attribute: &Attribute, errors: &mut Errors) -> Option<&'static str> {
    let name = attribute.path().segments.last().map(|segment| segment.ident.to_string()).unwrap_or_default();
    if is_conditional(attribute) {
        let message = format!("a field is part of every build; remove `#[{name}]`, or write it on the whole operation");
        errors.at(attribute.path(), message);
        return None;
    }
    let synonym = SYNONYMS.iter().find(|(word, _)| *word == name).map(|(_, role)| *role);
    let meant = synonym.or_else(|| nearest(&name, ROLES.iter().copied()));
    let hint = match meant {
        Some(near) => format!("; did you mean `#[{near}]`?"),
        None => format!("; expected {}", one_of(ROLES)),
    };
    errors.at(attribute.path(), format!("unknown role `#[{name}]` of a field{hint}"));
    meant
}

fn role(name: &'static str, attribute: &Attribute, ty: &Type, errors: &mut Errors) -> Option<Role> {
    match name {
        "attr" => attr(attribute, ty, errors).map(Role::Attr),
        "property" => property::property(attribute, ty, errors).map(Box::new).map(Role::Property),
        "derived" => errors.take(derived(attribute, ty)),
        "result" => result(attribute, ty, errors).map(Role::Result),
        "operand" if is_nested(ty) => errors.take(nested(attribute, ty)).map(Role::Operand),
        _ => {
            no_options(attribute, name, errors);
            let group = errors.take(group(ty))?;
            Some(match name {
                "operand" => Role::Operand(group),
                "region" => Role::Region(not_optional(group, ty, "region", errors)),
                _ => Role::Successor(not_optional(group, ty, "successor", errors)),
            })
        }
    }
}

/// Parses `#[result]` or `#[result(build)]`, without effects.
fn result(attribute: &Attribute, ty: &Type, errors: &mut Errors) -> Option<Group> {
    let build = match &attribute.meta {
        Meta::List(list) => syn::parse2::<Ident>(list.tokens.clone()).ok().filter(|word| word == BUILD),
        Meta::Path(_) | Meta::NameValue(_) => None,
    };
    if build.is_none() {
        no_options(attribute, "result", errors);
    }
    let group = errors.take(group(ty))?;
    if let (Some(build), Arity::Optional | Arity::Variadic) = (&build, group.arity) {
        errors
            .at(build, "builders cannot know the number of these results; remove `build`, so that they take the types");
    }
    Some(Group { build, ..group })
}

/// Removes `effects(...)` from the options of a role and parses it, independently of the others.
fn take_effects(role: &str, attribute: &Attribute, errors: &mut Errors) -> (Attribute, Vec<EffectUse>) {
    let mut rest = attribute.clone();
    let Meta::List(list) = &mut rest.meta else { return (rest, Vec::new()) };
    let tokens: Vec<TokenTree> = list.tokens.clone().into_iter().collect();
    let found = tokens.windows(2).position(|pair| match pair {
        [TokenTree::Ident(key), TokenTree::Group(group)] => {
            key == EFFECTS && group.delimiter() == Delimiter::Parenthesis
        }
        _ => false,
    });
    let is_effect = |token: &TokenTree| effects::EFFECTS.iter().any(|(name, _)| token.to_string() == *name);
    if let Some(bare) = tokens.first().filter(|token| is_effect(token)) {
        errors.at(bare, format!("effects must be listed in parentheses; write `#[{role}(effects({bare}))]`"));
        rest.meta = Meta::Path(attribute.path().clone());
        return (rest, Vec::new());
    }
    let Some(at) = found else { return (rest, Vec::new()) };
    let (TokenTree::Ident(key), TokenTree::Group(group)) = (&tokens[at], &tokens[at + 1]) else {
        return (rest, Vec::new());
    };
    if !matches!(role, "operand" | "result" | "attr") {
        errors.at(key, format!("a `#[{role}]` has no memory; effects apply to operands, results and symbols"));
    }
    let read = effects::parse(List { key: key.clone(), tokens: group.stream() }, errors);
    // Along with the comma after it, or else the one before.
    let after = at + 2 + usize::from(tokens.get(at + 2).is_some_and(is_comma));
    let before = if after == tokens.len() { at - usize::from(at > 0 && is_comma(&tokens[at - 1])) } else { at };
    let left: TokenStream = tokens[..before].iter().chain(&tokens[after..]).cloned().collect();
    match left.is_empty() {
        true => rest.meta = Meta::Path(attribute.path().clone()),
        false => list.tokens = left,
    }
    (rest, read)
}

fn is_comma(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == ',')
}

fn no_options(attribute: &Attribute, role: &str, errors: &mut Errors) {
    match &attribute.meta {
        Meta::Path(_) => {}
        Meta::List(list) => {
            let tokens = list.tokens.to_string();
            let message = match tokens.split(|c: char| !c.is_alphanumeric()).next() {
                Some("default") => {
                    format!(
                        "an `#[{role}]` cannot have a default; only attributes can, and `Optional<...>` can be absent"
                    )
                }
                Some("segments") => {
                    "`segments` names the attribute with the segment sizes of a `VariadicOfVariadic<C>`, which this \
                     is not; remove it"
                        .to_owned()
                }
                Some("variadic" | "optional") => {
                    format!(
                        "the type of a `#[{role}]` determines its number of values; write `Variadic<C>` or \
                         `Optional<C>`"
                    )
                }
                _ if role == "result" => "unknown option of `#[result]`; expected `build` or `effects(...)`".to_owned(),
                _ => format!("`#[{role}]` has no options; remove them"),
            };
            errors.at(attribute, message);
        }
        Meta::NameValue(pair) => errors.at(&pair.value, format!("`#[{role}]` takes no value; remove it")),
    }
}

/// Returns whether the type is `VariadicOfVariadic<C>`.
fn is_nested(ty: &Type) -> bool {
    word(ty).is_some_and(|word| word.ident == "VariadicOfVariadic")
}

/// Returns the name of a type without a path.
fn word(ty: &Type) -> Option<&PathSegment> {
    match ty {
        Type::Path(path) if path.qself.is_none() && path.path.leading_colon.is_none() => {
            path.path.segments.first().filter(|_| path.path.segments.len() == 1)
        }
        _ => None,
    }
}

/// Parses `#[operand(segments = lengths)] values: VariadicOfVariadic<C>`.
fn nested(attribute: &Attribute, ty: &Type) -> Result<Group> {
    let usage = "`VariadicOfVariadic<C>` needs segment sizes; write `#[operand(segments = lengths)]`, and add \
                 `#[attr] lengths: DenseI32ArrayAttr`";
    let wrong = || Error::new_spanned(attribute, usage);
    let Meta::List(list) = &attribute.meta else { return Err(Error::new_spanned(ty, usage)) };
    let lengths = |input: ParseStream<'_>| {
        let key: Ident = input.parse()?;
        input.parse::<syn::Token![=]>()?;
        let lengths: Ident = input.parse()?;
        if key == SEGMENTS { Ok(lengths) } else { Err(input.error("no such key")) }
    };
    let lengths = lengths.parse2(list.tokens.clone()).map_err(|_| wrong())?;
    let wrapper = Ident::new("VariadicOfVariadic", proc_macro2::Span::call_site());
    let constraint = inner_of(ty, &wrapper)?;
    if let Some((inner, _)) = wrapper_of(&constraint) {
        return Err(Error::new_spanned(
            &constraint,
            format!("`{inner}` cannot be nested in `{wrapper}`; write one of them"),
        ));
    }
    Ok(Group { lengths: Some(lengths), ..plain_group(Arity::Variadic, constraint) })
}

fn not_optional(group: Group, ty: &Type, role: &str, errors: &mut Errors) -> Group {
    if group.arity == Arity::Optional {
        errors.at(ty, format!("a {role} cannot be optional; write `Variadic<...>` for any number"));
        return Group { arity: Arity::One, ..group };
    }
    group
}

/// Parses `C`, `Optional<C>` or `Variadic<C>`.
fn group(ty: &Type) -> Result<Group> {
    if let Some(message) = foreign_wrapper(ty) {
        return Err(Error::new_spanned(ty, message));
    }
    if is_nested(ty) {
        return Err(Error::new_spanned(ty, "only operands can be `VariadicOfVariadic`; write `Variadic<C>`"));
    }
    let Some((wrapper, arity)) = wrapper_of(ty) else {
        return Ok(plain_group(Arity::One, ty.clone()));
    };
    let constraint = inner_of(ty, &wrapper)?;
    if let Some((inner, _)) = wrapper_of(&constraint) {
        return Err(Error::new_spanned(
            &constraint,
            format!("`{inner}` cannot be nested in `{wrapper}`; write one of them"),
        ));
    }
    Ok(plain_group(arity, constraint))
}

/// Returns a group without options.
fn plain_group(arity: Arity, constraint: Type) -> Group {
    let constraint = named_by_interface(constraint);
    Group { arity, constraint, lengths: None, build: None, segment: Segment::default() }
}

/// Returns the message for a generic type that wraps constraints elsewhere and is written differently here. A
/// constraint of such a name can be used with a path: `self::Vec<C>`.
fn foreign_wrapper(ty: &Type) -> Option<&'static str> {
    let segment = word(ty).filter(|segment| !segment.arguments.is_none())?;
    FOREIGN_WRAPPERS.iter().find(|(name, _)| segment.ident == name).map(|(_, message)| *message)
}

/// Returns the wrapper of a constraint and its arity. These are words, not items of the library, so a name with a path
/// is a constraint.
pub(super) fn wrapper_of(ty: &Type) -> Option<(Ident, Arity)> {
    let last = word(ty)?;
    match last.ident.to_string().as_str() {
        "Optional" => Some((last.ident.clone(), Arity::Optional)),
        "Variadic" => Some((last.ident.clone(), Arity::Variadic)),
        _ => None,
    }
}

/// Returns the `C` of `Wrapper<C>`.
pub(super) fn inner_of(ty: &Type, wrapper: &Ident) -> Result<Type> {
    let usage = || Error::new_spanned(ty, format!("`{wrapper}` takes one constraint; write `{wrapper}<AnyType>`"));
    let Type::Path(path) = ty else { return Err(usage()) };
    let arguments = path.path.segments.last().map(|segment| &segment.arguments);
    let Some(PathArguments::AngleBracketed(arguments)) = arguments else { return Err(usage()) };
    match (arguments.args.first(), arguments.args.len()) {
        (Some(GenericArgument::Type(inner)), 1) => Ok(inner.clone()),
        _ => Err(usage()),
    }
}

/// The options of `#[attr(...)]`.
#[derive(Default, FromMeta)]
struct AttrOptions {
    default: Option<Checked<Expr>>,
    name: Option<Checked<LitStr>>,
}

fn attr(attribute: &Attribute, ty: &Type, errors: &mut Errors) -> Option<Attr> {
    let usage = "write a default as `#[attr(default = ...)]`";
    let options: AttrOptions = ATTR_KEYS.of_attribute(attribute, usage, errors);
    let default = options.default.and_then(|default| default.take(errors));
    let name = options.name.and_then(|name| name.take(errors));
    let group = errors.take(group(ty))?;
    if group.arity == Arity::Optional && is_unit(&group.constraint) {
        errors.at(
            ty,
            "a `UnitAttr` cannot be `Optional`, since it is already either present (`true`) or absent (`false`); \
             write `UnitAttr`",
        );
    }
    let presence = presence(group.arity, default, ty, errors)?;
    Some(Attr { constraint: group.constraint, presence, name })
}

fn presence(arity: Arity, default: Option<Expr>, ty: &Type, errors: &mut Errors) -> Option<Presence> {
    Some(match (arity, default) {
        (Arity::Variadic, _) => {
            errors.at(ty, "an attribute cannot be variadic; write an array attribute");
            return None;
        }
        (_, Some(default)) if is_unit(ty) => {
            errors.at(
                default,
                "a `UnitAttr` cannot have a default, since it is either present (`true`) or absent (`false`); remove \
                 it",
            );
            Presence::Unit
        }
        (Arity::One, None) if is_unit(ty) => Presence::Unit,
        (Arity::Optional, Some(default)) => Presence::OptionalDefault(default),
        (Arity::Optional, None) => Presence::Optional,
        (Arity::One, Some(default)) => Presence::Default(default),
        (Arity::One, None) => Presence::Required,
    })
}

/// Returns whether this is written as the builtin `UnitAttr`.
fn is_unit(ty: &Type) -> bool {
    is_written_as(ty, "UnitAttr", &["attributes", "prelude"])
}

fn derived(attribute: &Attribute, ty: &Type) -> Result<Role> {
    let usage = "`#[derived]` takes the closure that computes the attribute; write `#[derived(|op, ir| \
                 op.value(ir))]`";
    let Meta::List(list) = &attribute.meta else { return Err(Error::new_spanned(attribute, usage)) };
    let parser =
        |input: ParseStream<'_>| Ok((input.parse::<ExprClosure>()?, input.parse::<proc_macro2::TokenStream>()?));
    let (compute, rest) = parser.parse2(list.tokens.clone()).map_err(|_| Error::new_spanned(&list.tokens, usage))?;
    let materialize = materialize(rest)?;
    if compute.inputs.len() != 2 {
        let message = "the closure must take the operation and the IR; write `|op, ir| ...`";
        return Err(Error::new_spanned(compute, message));
    }
    Ok(Role::Derived { ty: ty.clone(), compute: Box::new(compute), materialize })
}

/// Parses the options after the closure of `#[derived]`.
fn materialize(tokens: proc_macro2::TokenStream) -> Result<Materialize> {
    if tokens.is_empty() {
        return Ok(Materialize::ByType);
    }
    let usage = "expected `materialize = |value, context| ...`, which makes the attribute, or `materialize = never`";
    let parser = |input: ParseStream<'_>| {
        input.parse::<syn::Token![,]>()?;
        if input.is_empty() {
            return Ok(Materialize::ByType);
        }
        let key: Ident = input.parse()?;
        input.parse::<syn::Token![=]>()?;
        let value: Expr = input.parse()?;
        input.parse::<Option<syn::Token![,]>>()?;
        match bare(value) {
            Expr::Closure(closure) if key == "materialize" && closure.inputs.len() == 2 => {
                Ok(Materialize::With(Box::new(closure)))
            }
            Expr::Path(path) if key == "materialize" && path.path.is_ident("never") => Ok(Materialize::Never),
            _ => Err(input.error(usage)),
        }
    };
    parser.parse2(tokens.clone()).map_err(|_| Error::new_spanned(tokens, usage))
}
