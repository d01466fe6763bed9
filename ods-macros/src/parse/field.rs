//! Fields: a role and a constraint each.

use darling::FromMeta;
use syn::{
    Attribute, Error, Expr, ExprClosure, GenericArgument, Ident, ItemStruct, LitStr, Meta, PathArguments, Result, Type,
    Visibility,
};

use crate::docs::Docs;
use crate::errors::Errors;
use crate::model::op::{Arity, Attr, Field, Group, Presence, Role};
use crate::suggest::{nearest, one_of};

const ROLES: &[&str] = &["operand", "result", "attr", "region", "successor", "derived"];

/// Other words for roles.
const SYNONYMS: &[(&str, &str)] = &[
    ("attribute", "attr"),
    ("attributes", "attr"),
    ("property", "attr"),
    ("argument", "operand"),
    ("input", "operand"),
    ("ins", "operand"),
    ("output", "result"),
    ("outs", "result"),
    ("ret", "result"),
    ("block", "successor"),
];

/// The options of `#[attr(...)]`, as darling reads them.
#[derive(FromMeta, Default)]
struct AttrOptions {
    #[darling(default, with = darling::util::parse_expr::preserve_str_literal, map = Some)]
    default: Option<Expr>,
    #[darling(default)]
    name: Option<LitStr>,
}

/// Reads all fields; those that are wrong are left out, with their errors kept.
pub fn parse_all(item: &ItemStruct, errors: &mut Errors) -> Vec<Field> {
    item.fields.iter().filter_map(|field| parse(field, errors)).collect()
}

fn parse(field: &syn::Field, errors: &mut Errors) -> Option<Field> {
    let ident = field.ident.clone()?;
    if !matches!(field.vis, Visibility::Inherited) {
        errors.at(&field.vis, "a field has no visibility: its accessors are as visible as the operation");
    }
    let mut attributes = field.attrs.clone();
    let docs = Docs::take(&mut attributes);
    let role_attribute = role_attribute(&ident, &attributes, errors)?;
    let role_ident = role_attribute.path().get_ident().cloned()?;
    let role = errors.take(role(&role_ident, role_attribute, &field.ty))?;
    Some(Field { ident, docs, role, role_ident })
}

/// The one attribute that is a role.
fn role_attribute<'a>(field: &Ident, attributes: &'a [Attribute], errors: &mut Errors) -> Option<&'a Attribute> {
    let mut found: Option<&Attribute> = None;
    let mut unknown = false;
    for attribute in attributes {
        if !ROLES.iter().any(|role| attribute.path().is_ident(role)) {
            errors.add(unknown_role(attribute));
            unknown = true;
        } else if found.is_some() {
            errors.at(attribute, format!("`{field}` has a role already: a field has exactly one"));
        } else {
            found = Some(attribute);
        }
    }
    if found.is_none() && !unknown {
        let roles: Vec<String> = ROLES.iter().map(|role| format!("#[{role}]")).collect();
        let roles: Vec<&str> = roles.iter().map(String::as_str).collect();
        errors.at(field, format!("`{field}` has no role: put {} before it", one_of(&roles)));
    }
    found
}

fn unknown_role(attribute: &Attribute) -> Error {
    let name = attribute.path().segments.last().map(|segment| segment.ident.to_string()).unwrap_or_default();
    let synonym = SYNONYMS.iter().find(|(word, _)| *word == name).map(|(_, role)| *role);
    let hint = match synonym.or_else(|| nearest(&name, ROLES.iter().copied())) {
        Some(near) => format!("; did you mean `#[{near}]`?"),
        None => format!(": expected {}", one_of(ROLES)),
    };
    Error::new_spanned(attribute.path(), format!("`#[{name}]` is no role of a field{hint}"))
}

fn role(role: &Ident, attribute: &Attribute, ty: &Type) -> Result<Role> {
    match role.to_string().as_str() {
        "attr" => attr(attribute, ty).map(Role::Attr),
        "derived" => derived(attribute, ty),
        name => {
            no_options(attribute, name)?;
            let group = group(ty)?;
            Ok(match name {
                "operand" => Role::Operand(group),
                "result" => Role::Result(group),
                "region" => Role::Region(not_optional(group, ty, "region")?),
                _ => Role::Successor(not_optional(group, ty, "successor")?),
            })
        }
    }
}

fn no_options(attribute: &Attribute, role: &str) -> Result<()> {
    match &attribute.meta {
        Meta::Path(_) => Ok(()),
        Meta::List(list) if list.tokens.to_string().starts_with("default") => Err(Error::new_spanned(
            &list.tokens,
            format!("only attributes have defaults: an `#[{role}]` is always given, or `Optional<...>`"),
        )),
        Meta::List(list) => Err(Error::new_spanned(&list.tokens, format!("`#[{role}]` has no options"))),
        Meta::NameValue(pair) => Err(Error::new_spanned(&pair.value, format!("`#[{role}]` has no value"))),
    }
}

fn not_optional(group: Group, ty: &Type, role: &str) -> Result<Group> {
    if group.arity == Arity::Optional {
        return Err(Error::new_spanned(ty, format!("a {role} is not optional; use `Variadic<...>` for any number")));
    }
    Ok(group)
}

/// `C`, `Optional<C>` or `Variadic<C>`.
fn group(ty: &Type) -> Result<Group> {
    let Some((wrapper, arity)) = wrapper_of(ty) else {
        return Ok(Group { arity: Arity::One, constraint: ty.clone() });
    };
    let constraint = inner_of(ty, &wrapper)?;
    if let Some((inner, _)) = wrapper_of(&constraint) {
        return Err(Error::new_spanned(&constraint, format!("`{inner}` cannot stand inside `{wrapper}`")));
    }
    Ok(Group { arity, constraint })
}

fn wrapper_of(ty: &Type) -> Option<(Ident, Arity)> {
    let Type::Path(path) = ty else { return None };
    let last = path.path.segments.last()?;
    match last.ident.to_string().as_str() {
        "Optional" => Some((last.ident.clone(), Arity::Optional)),
        "Variadic" => Some((last.ident.clone(), Arity::Variadic)),
        _ => None,
    }
}

/// The `C` of `Wrapper<C>`.
fn inner_of(ty: &Type, wrapper: &Ident) -> Result<Type> {
    let usage = || Error::new_spanned(ty, format!("`{wrapper}` takes one constraint: `{wrapper}<AnyType>`"));
    let Type::Path(path) = ty else { return Err(usage()) };
    let arguments = path.path.segments.last().map(|segment| &segment.arguments);
    let Some(PathArguments::AngleBracketed(arguments)) = arguments else { return Err(usage()) };
    match (arguments.args.first(), arguments.args.len()) {
        (Some(GenericArgument::Type(inner)), 1) => Ok(inner.clone()),
        _ => Err(usage()),
    }
}

fn attr(attribute: &Attribute, ty: &Type) -> Result<Attr> {
    let options = match &attribute.meta {
        Meta::Path(_) => AttrOptions::default(),
        meta => AttrOptions::from_meta(meta).map_err(Error::from)?,
    };
    let group = group(ty)?;
    let presence = match (group.arity, options.default) {
        (Arity::Variadic, _) => {
            let message = "an attribute is one value: use an array attribute in place of `Variadic<...>`";
            return Err(Error::new_spanned(ty, message));
        }
        (Arity::Optional, Some(default)) => {
            let message = "an attribute with a default is never missing: remove `Optional<...>` or the default";
            return Err(Error::new_spanned(default, message));
        }
        (Arity::Optional, None) => Presence::Optional,
        (Arity::One, Some(default)) => Presence::Default(default),
        (Arity::One, None) => Presence::Required,
    };
    Ok(Attr { constraint: group.constraint, presence, name: options.name })
}

fn derived(attribute: &Attribute, ty: &Type) -> Result<Role> {
    let usage = "`#[derived]` says how it is computed: `#[derived(|op, ir| op.value(ir))]`";
    let Meta::List(list) = &attribute.meta else { return Err(Error::new_spanned(attribute, usage)) };
    let compute: ExprClosure = syn::parse2(list.tokens.clone()).map_err(|_| Error::new_spanned(&list.tokens, usage))?;
    if compute.inputs.len() != 2 {
        let message = "the closure takes the operation and the IR: `|op, ir| ...`";
        return Err(Error::new_spanned(compute, message));
    }
    Ok(Role::Derived { ty: ty.clone(), compute })
}
