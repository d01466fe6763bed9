//! The definitions of a dialect together with the definitions of its registered extensions.

use ods_core::Context;
use ods_core::schema::{DefSchema, DialectSchema, EffectOn, EffectSchema, EnumSchema, InterfaceSchema, OpSchema};

/// Returns `list` of the dialect, followed by `list` of each registered extension.
fn of_all<T: Copy + 'static>(
    context: &Context,
    dialect: &DialectSchema,
    list: fn(&DialectSchema) -> &'static [T],
) -> Vec<T> {
    let extensions = context.extensions(dialect.name);
    list(dialect).iter().chain(extensions.into_iter().flat_map(list)).copied().collect()
}

/// Returns the operations of the dialect and of its registered extensions.
pub(crate) fn ops(context: &Context, dialect: &DialectSchema) -> Vec<&'static OpSchema> {
    of_all(context, dialect, |part| part.ops)
}

/// Returns the types of the dialect and of its registered extensions.
pub(crate) fn types(context: &Context, dialect: &DialectSchema) -> Vec<&'static DefSchema> {
    of_all(context, dialect, |part| part.types)
}

/// Returns the attributes of the dialect and of its registered extensions.
pub(crate) fn attrs(context: &Context, dialect: &DialectSchema) -> Vec<&'static DefSchema> {
    of_all(context, dialect, |part| part.attrs)
}

/// Returns the names of the keys for which the operation has hand-written functions.
pub(crate) fn hooks(schema: &OpSchema) -> Vec<&'static str> {
    let all = [
        ("verify", schema.verify.is_some()),
        ("verify_regions", schema.verify_regions.is_some()),
        ("verify_symbol_uses", schema.verify_symbol_uses.is_some()),
        ("fold", schema.fold.is_some()),
        ("custom_format", schema.parse.is_some()),
    ];
    all.into_iter().filter(|(_, there)| *there).map(|(name, _)| name).collect()
}

/// Returns the enums of a dialect: the enums that it lists, and the enums contained in its attributes.
pub(crate) fn enums(context: &Context, dialect: &DialectSchema) -> Vec<&'static EnumSchema> {
    let mut all = of_all(context, dialect, |part| part.enums);
    for schema in attrs(context, dialect).into_iter().filter_map(|def| def.enumeration) {
        if !all.iter().any(|known| std::ptr::eq(*known, schema)) {
            all.push(schema);
        }
    }
    all
}

/// Returns the interfaces of an operation: those listed in its definition, their base interfaces, and those derived
/// from the rest of the definition.
pub(crate) fn interfaces(context: &Context, schema: &OpSchema) -> Vec<&'static InterfaceSchema> {
    let name = context.op_name(&schema.name());
    context.op_info(name).interfaces().iter().map(|entry| entry.schema).collect()
}

/// Returns the interfaces listed by a dialect and its definitions, each once.
pub(crate) fn listed_interfaces(context: &Context, dialect: &DialectSchema) -> Vec<&'static InterfaceSchema> {
    let of_ops = ops(context, dialect).into_iter().flat_map(|op| op.interfaces);
    let defs = types(context, dialect).into_iter().chain(attrs(context, dialect));
    let of_defs = defs.flat_map(|def| def.interfaces);
    let of_parts = of_ops.chain(of_defs).map(|entry| entry.schema);
    let mut all: Vec<&'static InterfaceSchema> = Vec::new();
    let of_dialect = of_all(context, dialect, |part| part.interfaces);
    for schema in of_parts.chain(of_dialect.iter().map(|entry| entry.schema)) {
        if !all.iter().any(|known| known.id == schema.id) {
            all.push(schema);
        }
    }
    all
}

/// Describes an effect: `read of operand x`, with the resource unless it is the default one.
pub(crate) fn effect_target(schema: &OpSchema, effect: &EffectSchema) -> (&'static str, &'static str) {
    match effect.on {
        EffectOn::Op => ("operation", ""),
        EffectOn::Operand(at) => ("operand", schema.operands.get(at).map_or("", |part| part.name)),
        EffectOn::Result(at) => ("result", schema.results.get(at).map_or("", |part| part.name)),
        EffectOn::Symbol(at) => ("symbol", schema.attributes.get(at).map_or("", |part| part.name)),
    }
}
