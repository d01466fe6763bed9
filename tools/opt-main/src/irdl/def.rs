//! Export of types and attributes.
//!
//! IRDL writes the parameters of every definition as `<a, b>`, so only definitions with `format("<" params ">")` or
//! without parameters can be exported. Its parameters are types and attributes, never numbers or enums.

use ods_core::Context;
use ods_core::schema::{DefFormat, DefKind, DefSchema, FormatElement, ViewInfo};

use crate::definitions;

use super::expr::{Body, Expr};
use super::names::{self, Parts};
use super::op;
use super::view::{Fit, view};

/// Exports the definition, or returns a comment with the reason why it is omitted.
pub(super) fn def(context: &Context, schema: &DefSchema) -> String {
    if let Err(reason) = obstacle(context, schema) {
        return format!("// {schema} is omitted: {reason}.\n");
    }
    let (mut body, mut names) = (Body::default(), Parts::default());
    let mut entries = Vec::new();
    for (index, parameter) in schema.parameters.iter().enumerate() {
        if !parameter.constraint.is_empty() {
            body.comment(&format!("{}: wider than {}", parameter.name, parameter.constraint));
        }
        let view_of = |info| view(context, info);
        let (expr, fit) = parameter_view(schema, index).map_or((Expr::Any, Fit::Exact), view_of);
        if fit != Fit::Exact {
            body.comment(&format!("{}: {} than {}", parameter.name, fit.word(), parameter.ty));
        }
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
    let known = is_known(context, schema) && obstacle(context, schema).is_ok();
    known.then(|| Expr::Base(format!("@{}::@{}", schema.dialect, schema.mnemonic)))
}

/// Returns whether a registered dialect has the definition.
fn is_known(context: &Context, schema: &DefSchema) -> bool {
    let Some(dialect) = context.dialect(schema.dialect) else { return false };
    let defs = match schema.kind {
        DefKind::Type => definitions::types(context, dialect),
        DefKind::Attribute => definitions::attrs(context, dialect),
    };
    defs.into_iter().any(|known| std::ptr::eq(known, schema))
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
    if let Some(index) = (0..schema.parameters.len()).find(|index| parameter_view(schema, *index).is_none()) {
        let name = schema.parameters[index].name;
        return Err(format!("its parameter '{name}' is neither a type nor an attribute"));
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

/// Returns the properties of a parameter that is a type or an attribute; `None` if IRDL has no counterpart.
fn parameter_view(schema: &DefSchema, index: usize) -> Option<&'static ViewInfo> {
    let parameter = schema.parameters.get(index)?;
    let is_plain = parameter.default.is_none() && parameter.self_type.is_none() && !parameter.mutable;
    schema.parameter_view(index).filter(|_| is_plain)
}
