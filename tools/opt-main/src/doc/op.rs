//! Documentation of an operation.

use ods_core::schema::{
    Arity, Aspect, AttributeSchema, DefaultResource, EffectSchema, EnumSchema, MultiConstraint, MultiPred, OpSchema,
    OperandSchema, Part, Presence, PropertySchema, RegionSchema, SuccessorSchema, TraitSet,
};
use ods_core::traits;
use ods_core::{Attribute, Context};

use crate::definitions;

use super::markdown::{cell, code, nested, table};
use super::{italic, push, syntax};

/// Returns the heading.
pub(super) fn title(schema: &OpSchema) -> String {
    format!("`{}`", schema.name())
}

/// Returns the section, including its heading at this depth.
pub(super) fn op(context: &Context, schema: &OpSchema, depth: usize) -> String {
    let mut text = String::new();
    push(&mut text, &format!("{} {}", "#".repeat(depth), title(schema)));
    push(&mut text, &italic(schema.summary));
    let (syntax, description) = syntax::of(schema);
    push(&mut text, &syntax);
    push(&mut text, &nested(&description, depth));
    for line in [
        traits_of(schema),
        interfaces(context, schema),
        effects(schema),
        hooks(schema),
        patterns(schema),
        builders(schema),
    ] {
        push(&mut text, &line);
    }
    push(&mut text, &table("Attributes:", ATTRIBUTES, &rows(schema.attributes, |part| attribute(context, part))));
    push(&mut text, &table("Properties:", PROPERTIES, &rows(schema.properties, property)));
    push(&mut text, &table("Derived attributes:", &["Attribute", "Description"], &derived(schema)));
    push(&mut text, &table("Operands:", &["Operand", "Description", "Notes"], &rows(schema.operands, value)));
    push(&mut text, &table("Results:", &["Result", "Description", "Notes"], &rows(schema.results, value)));
    push(&mut text, &table("Regions:", &["Region", "Description", "Notes"], &rows(schema.regions, region)));
    push(&mut text, &table("Successors:", &["Successor", "Description", "Notes"], &rows(schema.successors, successor)));
    text
}

const ATTRIBUTES: &[&str] = &["Attribute", "Constraint", "Default", "Description", "Notes"];

const PROPERTIES: &[&str] = &["Property", "Rust type", "Default", "Description", "Notes"];

fn rows<T>(parts: &[T], row: impl Fn(&T) -> Vec<String>) -> Vec<Vec<String>> {
    parts.iter().map(row).collect()
}

fn list(title: &str, names: Vec<String>) -> String {
    if names.is_empty() { String::new() } else { format!("{title}: {}", names.join(", ")) }
}

/// Returns the names of traits, and the constraints over several parts.
fn traits_of(schema: &OpSchema) -> String {
    let mut names: Vec<String> = schema.all_traits().map(|used| format!("`{}`", used.full_name())).collect();
    names.sort_unstable();
    names.extend(schema.constraints.iter().map(|used| multi(schema, used)));
    list("Traits", names)
}

fn multi(schema: &OpSchema, used: &MultiConstraint) -> String {
    let name = |part: &Part| part_name(schema, *part);
    match &used.pred {
        MultiPred::AllMatch { aspect, parts, .. } => {
            let parts: Vec<&str> = parts.iter().map(name).collect();
            format!("`{}({})`", aspect_name(*aspect), parts.join(", "))
        }
        MultiPred::Computed { from, to, .. } => {
            format!("`TypesMatchWith({}, {})` ({})", name(from), name(to), used.summary)
        }
        MultiPred::ComputedAll { from, to, .. } => {
            format!("`RangedTypesMatchWith({}, {})` ({})", name(from), name(to), used.summary)
        }
        MultiPred::Elements { shaped, elements } => {
            format!("`ShapedTypeMatchesElementCountAndTypes({}, {})`", name(shaped), name(elements))
        }
        MultiPred::Is { part, element, .. } => {
            let which = if *element { "ElementTypeIs" } else { "TypeIs" };
            format!("`{which}({})` ({})", name(part), used.summary)
        }
        MultiPred::Code(_) => format!("`PredOpTrait` ({})", used.summary),
    }
}

fn aspect_name(aspect: Aspect) -> &'static str {
    match aspect {
        Aspect::Type => "AllTypesMatch",
        Aspect::ElementType => "AllElementTypesMatch",
        Aspect::Shape => "AllShapesMatch",
        Aspect::Rank => "AllRanksMatch",
        Aspect::ElementCount => "AllElementCountsMatch",
        Aspect::Kind => "AllTypeIDsMatch",
    }
}

fn part_name(schema: &OpSchema, part: Part) -> &'static str {
    let name = match part {
        Part::Operand(at) => schema.operands.get(at).map(|part| part.name),
        Part::Result(at) => schema.results.get(at).map(|part| part.name),
        Part::Attribute(at) => schema.attributes.get(at).map(|part| part.name),
    };
    name.unwrap_or_default()
}

/// Returns the interfaces that the definition lists, and those derived from it.
fn interfaces(context: &Context, schema: &OpSchema) -> String {
    let mut names: Vec<String> = definitions::interfaces(context, schema).iter().map(|used| code(used.name)).collect();
    names.sort_unstable();
    list("Interfaces", names)
}

fn effects(schema: &OpSchema) -> String {
    if schema.trait_set().contains(TraitSet::PURE) || schema.has_trait::<traits::NoMemoryEffect>() {
        return "Effects: none".to_owned();
    }
    let mut all: Vec<String> = schema.effects.iter().map(|used| effect(schema, used)).collect();
    if schema.has_trait::<traits::RecursiveMemoryEffects>() {
        all.push("effects of the operations inside".to_owned());
    }
    list("Effects", all)
}

/// Describes the effects: `read of operand x`, with the resource unless it is the default one.
fn effect(schema: &OpSchema, used: &EffectSchema) -> String {
    let mut text = used.kind.to_string();
    match definitions::effect_target(schema, used) {
        ("operation", _) => {}
        (what, name) => text += &format!(" of {what} {}", code(name)),
    }
    if !used.resource.is::<DefaultResource>() {
        text += &format!(" on {}", code(used.resource.name));
    }
    if used.stage > 0 {
        text += &format!(" in stage {}", used.stage);
    }
    if used.full_region { text + " (all of it)" } else { text }
}

/// Returns the hand-written functions of the operation.
fn hooks(schema: &OpSchema) -> String {
    list("Hooks", definitions::hooks(schema).into_iter().map(code).collect())
}

fn patterns(schema: &OpSchema) -> String {
    list("Canonicalization patterns", schema.canonicalize.iter().map(|pattern| code(pattern.name)).collect())
}

fn builders(schema: &OpSchema) -> String {
    list("Further builders", schema.builders.iter().copied().map(code).collect())
}

/// Returns the prefix of the constraint of a group; for operands it is MLIR's.
fn arity(arity: Arity) -> &'static str {
    match arity {
        Arity::One => "",
        Arity::Optional => "optional ",
        Arity::Variadic => "variadic of ",
    }
}

fn value(part: &OperandSchema) -> Vec<String> {
    let summary = format!("{}{}", arity(part.arity), part.constraint.summary());
    vec![code(part.name), cell(&summary), cell(part.doc)]
}

fn region(part: &RegionSchema) -> Vec<String> {
    let summary = format!("{}{}", arity(part.arity), part.constraint.summary());
    vec![code(part.name), cell(&summary), cell(part.doc)]
}

fn successor(part: &SuccessorSchema) -> Vec<String> {
    let summary = format!("{}{}", arity(part.arity), part.constraint.summary());
    vec![code(part.name), cell(&summary), cell(part.doc)]
}

fn attribute(context: &Context, part: &AttributeSchema) -> Vec<String> {
    let (optional, default) = match part.presence {
        Presence::Required => ("", String::new()),
        Presence::Optional => ("optional ", String::new()),
        Presence::Default(make) | Presence::OptionalDefault(make) => ("", code(&default(context, part, make(context)))),
    };
    let constraint = Some(part.constraint.written()).filter(|name| !name.is_empty());
    let constraint = constraint.map(|name| code(&name)).unwrap_or_default();
    let summary = format!("{optional}{}", part.constraint.summary());
    vec![code(part.name), constraint, default, cell(&summary), cell(part.doc)]
}

/// Returns the default as it is written; for an enum, the text of its case.
fn default(context: &Context, part: &AttributeSchema, value: Attribute) -> String {
    let of_enum = |schema: &EnumSchema| schema.value_of(value, context).map(|bits| schema.stringify(bits));
    let text = part.constraint.enumeration().and_then(of_enum).filter(|text| !text.is_empty());
    text.map_or_else(|| value.display(context).to_string(), |text| text.into_owned())
}

fn property(part: &PropertySchema) -> Vec<String> {
    let default = part.default.map(|default| code(default.text)).unwrap_or_default();
    let demand = part.check.map(|check| cell(check.summary)).unwrap_or_default();
    vec![code(part.name), code(part.rust_type), default, demand, cell(part.doc)]
}

fn derived(schema: &OpSchema) -> Vec<Vec<String>> {
    rows(schema.derived, |part| {
        let doc = if part.doc.is_empty() { "computed" } else { part.doc };
        vec![code(part.name), cell(doc)]
    })
}
