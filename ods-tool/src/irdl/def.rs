//! Export of types and attributes.
//!
//! IRDL writes the parameters of every definition as `<a, b>`, so only definitions with `format("<" params ">")` or
//! without parameters can be exported. Its parameters are types and attributes, never numbers or enums.

use ods_core::Context;
use ods_core::schema::{DefFormat, DefKind, DefSchema, DialectSchema, FormatElement, ParameterSchema};

use crate::definitions;

use super::builtin;
use super::expr::{Body, Expr};
use super::names::{self, Parts};
use super::op;

/// Exports the definition, or returns a comment with the reason why it is left out.
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
        body.comment("not expressed: verification of the parameters together");
    }
    format!("irdl.{} @{} {{\n{}}}\n", schema.kind.noun(), schema.mnemonic, body.finish())
}

/// Returns IRDL's reference to an exported definition.
pub(super) fn base(context: &Context, schema: &DefSchema) -> Option<Expr> {
    obstacle(context, schema).is_ok().then(|| Expr::Base(format!("@{}::@{}", schema.dialect, schema.mnemonic)))
}

/// Returns the definition to which a view of this name belongs, or `None` if several have it.
pub(super) fn find(context: &Context, name: &str) -> Option<&'static DefSchema> {
    let dialects = context.dialects();
    let defs = |dialect: &DialectSchema| [definitions::types(context, dialect), definitions::attrs(context, dialect)];
    let all = dialects.into_iter().flat_map(defs).flatten();
    let mut found = all.filter(|def| def.name == name);
    found.next().filter(|_| found.next().is_none())
}

/// Returns the reason why IRDL cannot express the definition.
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
        return Err(format!("its parameter '{}' is neither a type nor an attribute", parameter.name));
    }
    match namesake(context, schema) {
        Some(other) => Err(format!("{other} has the name, and IRDL has one of a name")),
        None => Ok(()),
    }
}

/// Returns the definition that already has the name: IRDL keeps all definitions in one symbol table. Operations come
/// first, then types.
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

/// Translates a parameter of this Rust type; `None` if IRDL has no counterpart.
fn parameter_expr(context: &Context, parameter: &ParameterSchema) -> Option<Expr> {
    if parameter.default.is_some() || parameter.self_type.is_some() || parameter.mutable {
        return None;
    }
    match parameter.ty {
        "Type" | "Attribute" => Some(Expr::Any),
        // Alone in its brackets, `i32` also reads as the type attribute `i32`.
        name => builtin::view(context, name),
    }
}
