//! Types and attributes as IRDL.
//!
//! IRDL writes the parameters of all of them as `<a, b>`, so only those that are written like that can be said: with
//! `format("<" params ">")`, or without parameters. Its parameters are types and attributes; numbers and enums are none.

use ods_core::Context;
use ods_core::schema::{DefFormat, DefKind, DefSchema, DialectSchema, FormatElement, ParameterSchema};

use crate::definitions;

use super::builtin;
use super::expr::{Body, Expr};
use super::names::{self, Parts};
use super::op;

/// The definition, or a comment on why it is left out.
pub(super) fn def(context: &Context, schema: &DefSchema) -> String {
    if let Err(reason) = obstacle(context, schema) {
        return format!("// {schema} is left out: {reason}.\n");
    }
    let (mut body, mut names) = (Body::default(), Parts::default());
    let mut entries = Vec::new();
    for parameter in schema.parameters {
        if !parameter.constraint.is_empty() {
            body.comment(&format!("{}: wider than {}", parameter.name, parameter.constraint));
        }
        let expr = parameter_expr(context, parameter).unwrap_or(Expr::Any);
        entries.push(format!("{}: {}", names.fit(parameter.name), body.value(&expr)));
    }
    if !entries.is_empty() {
        body.statement(&format!("irdl.parameters({})", entries.join(", ")));
    }
    if schema.verify.is_some() && schema.parameters.iter().all(|parameter| parameter.constraint.is_empty()) {
        body.comment("not expressed: what is verified of the parameters together");
    }
    format!("irdl.{} @{} {{\n{}}}\n", schema.kind.noun(), schema.mnemonic, body.finish())
}

/// What IRDL calls a definition that it has.
pub(super) fn base(context: &Context, schema: &DefSchema) -> Option<Expr> {
    obstacle(context, schema).is_ok().then(|| Expr::Base(format!("@{}::@{}", schema.dialect, schema.mnemonic)))
}

/// The definition that a view of this name is of; `None` where several have it.
pub(super) fn find(context: &Context, name: &str) -> Option<&'static DefSchema> {
    let dialects = context.dialects();
    let defs = |dialect: &DialectSchema| [definitions::types(context, dialect), definitions::attrs(context, dialect)];
    let all = dialects.into_iter().flat_map(defs).flatten();
    let mut found = all.filter(|def| def.name == name);
    found.next().filter(|_| found.next().is_none())
}

/// Why IRDL cannot have it.
fn obstacle(context: &Context, schema: &DefSchema) -> Result<(), String> {
    if schema.mnemonic.is_empty() {
        return Err("it has no text".to_owned());
    }
    names::check(schema.mnemonic).map_err(|reason| format!("IRDL takes no name that {reason}"))?;
    names::check(schema.dialect).map_err(|reason| format!("IRDL takes no name that {reason}"))?;
    if !is_written_as_irdl_does(schema) {
        return Err("IRDL writes parameters as `<a, b>`".to_owned());
    }
    if let Some(parameter) = schema.parameters.iter().find(|parameter| parameter_expr(context, parameter).is_none()) {
        return Err(format!("its parameter '{}' is no type or attribute", parameter.name));
    }
    match namesake(context, schema) {
        Some(other) => Err(format!("{other} has the name, and IRDL has one of a name")),
        None => Ok(()),
    }
}

/// What takes the name away: definitions are symbols of one table in IRDL. Operations come first, then types.
fn namesake(context: &Context, schema: &DefSchema) -> Option<String> {
    let dialect = context.dialect(schema.dialect)?;
    let ops = definitions::ops(context, dialect);
    if let Some(op) = ops.into_iter().find(|op| op.mnemonic == schema.mnemonic && op::obstacle(op).is_none()) {
        return Some(format!("the operation {}", op.name()));
    }
    let is_type = |def: &&DefSchema| def.mnemonic == schema.mnemonic && obstacle(context, def).is_ok();
    let types = || definitions::types(context, dialect);
    (schema.kind == DefKind::Attribute).then(types)?.into_iter().find(is_type).map(|def| def.to_string())
}

fn is_written_as_irdl_does(schema: &DefSchema) -> bool {
    match schema.format {
        DefFormat::None => true,
        DefFormat::Custom(_) => false,
        DefFormat::Program([]) => schema.parameters.is_empty(),
        DefFormat::Program(
            [
                FormatElement::Literal { text: "<", .. },
                FormatElement::Params { indices, .. },
                FormatElement::Literal { text: ">", .. },
            ],
        ) => indices.len() == schema.parameters.len(),
        DefFormat::Program(_) => false,
    }
}

/// What IRDL says of a parameter of this Rust type; `None` where it cannot have such.
fn parameter_expr(context: &Context, parameter: &ParameterSchema) -> Option<Expr> {
    if parameter.default.is_some() || parameter.self_type.is_some() || parameter.mutable {
        return None;
    }
    match parameter.ty {
        "Type" | "Attribute" => Some(Expr::Any),
        // Where it stands in brackets alone, `i32` is also what is read of `i32` the type attribute.
        name => builtin::view(context, name),
    }
}
