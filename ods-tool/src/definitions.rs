//! What a context knows of a dialect: its definition and those that extend it, taken together.

use ods_core::Context;
use ods_core::schema::{DefSchema, DialectSchema, EffectOn, EffectSchema, EnumSchema, InterfaceSchema, OpSchema};

/// What `list` is of the dialect, and then of its registered extensions.
fn of_all<T: Copy + 'static>(
    context: &Context,
    dialect: &DialectSchema,
    list: fn(&DialectSchema) -> &'static [T],
) -> Vec<T> {
    let extensions = context.extensions(dialect.name);
    list(dialect).iter().chain(extensions.into_iter().flat_map(list)).copied().collect()
}

/// The dialect's operations, and those of its registered extensions after them.
pub(crate) fn ops(context: &Context, dialect: &DialectSchema) -> Vec<&'static OpSchema> {
    of_all(context, dialect, |part| part.ops)
}

/// Its types, likewise.
pub(crate) fn types(context: &Context, dialect: &DialectSchema) -> Vec<&'static DefSchema> {
    of_all(context, dialect, |part| part.types)
}

/// Its attributes, likewise.
pub(crate) fn attrs(context: &Context, dialect: &DialectSchema) -> Vec<&'static DefSchema> {
    of_all(context, dialect, |part| part.attrs)
}

/// Functions of its own that an operation has, by the names of their keys.
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

/// The enums of a dialect: those that it lists, and those that its attributes have in them.
pub(crate) fn enums(context: &Context, dialect: &DialectSchema) -> Vec<&'static EnumSchema> {
    let mut all = of_all(context, dialect, |part| part.enums);
    for schema in attrs(context, dialect).into_iter().filter_map(|def| def.enumeration) {
        if !all.iter().any(|known| std::ptr::eq(*known, schema)) {
            all.push(schema);
        }
    }
    all
}

/// The interfaces that an operation has: those that its definition lists, what they build on, and what follows from the
/// rest of the definition.
pub(crate) fn interfaces(context: &Context, schema: &OpSchema) -> Vec<&'static InterfaceSchema> {
    let name = context.op_name(&schema.name());
    context.op_info(name).interfaces().iter().map(|entry| entry.schema).collect()
}

/// The interfaces that a dialect and its definitions list, each once.
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

/// An effect in words: `read of operand x`, and the resource where it is not memory in general.
pub(crate) fn effect_target(schema: &OpSchema, effect: &EffectSchema) -> (&'static str, &'static str) {
    match effect.on {
        EffectOn::Op => ("operation", ""),
        EffectOn::Operand(at) => ("operand", schema.operands.get(at).map_or("", |part| part.name)),
        EffectOn::Result(at) => ("result", schema.results.get(at).map_or("", |part| part.name)),
        EffectOn::Symbol(at) => ("symbol", schema.attributes.get(at).map_or("", |part| part.name)),
    }
}
