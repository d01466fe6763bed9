//! Operations as JSON: their parts, traits, and constraints over several parts.

use ods_core::Context;
use ods_core::rewrite::PatternSchema;
use ods_core::schema::{
    Arity, Aspect, AttributeSchema, Constraint, DerivedSchema, EffectSchema, Entity, InterfaceKind, InterfaceSchema,
    MethodSchema, MultiConstraint, MultiPred, OpSchema, Part, Presence, PropertySchema, TraitPhase, TraitSchema,
};
use serde_json::{Value, json};

use crate::definitions;

use super::Object;
use super::constraint::constraint;

/// Converts an operation.
pub(super) fn op(context: &Context, schema: &OpSchema) -> Value {
    let mut object = Object::new();
    object.set("name", schema.name());
    object.set("summary", schema.summary);
    object.set("description", schema.description);
    object.list("operands", schema.operands, |part| group(context, part.name, part.doc, part.arity, part.constraint));
    object.list("results", schema.results, |part| group(context, part.name, part.doc, part.arity, part.constraint));
    object.list("attributes", schema.attributes, |part| attribute(context, part));
    object.list("properties", schema.properties, property);
    object.list("derived", schema.derived, derived);
    object.list("regions", schema.regions, |part| group(context, part.name, part.doc, part.arity, part.constraint));
    object
        .list("successors", schema.successors, |part| group(context, part.name, part.doc, part.arity, part.constraint));
    object.list("traits", schema.all_traits(), op_trait);
    object.list("constraints", schema.constraints, |used| multi(context, schema, used));
    if let Some(format) = schema.format {
        object.set("format_text", format.text);
    }
    object.set("hooks", definitions::hooks(schema));
    object.list("patterns", schema.canonicalize, pattern);
    object.set("builders", schema.builders.to_vec());
    let interfaces = definitions::interfaces(context, schema);
    object.set("interfaces", interfaces.iter().map(|used| used.name).collect::<Vec<_>>());
    object.list("effects", schema.effects, |used| effect(schema, used));
    object.set_some("doc_group", schema.doc_group.map(|group| group.title));
    object.done()
}

/// Converts operands, results, regions or successors.
fn group<E: Entity>(context: &Context, name: &str, doc: &str, arity: Arity, of: &Constraint<E>) -> Value {
    let mut object = named(name, doc);
    object.set("arity", arity_name(arity));
    object.set("constraint", constraint(context, of));
    object.done()
}

fn named(name: &str, doc: &str) -> Object {
    let mut object = Object::new();
    object.set("name", name);
    object.set("doc", doc);
    object
}

fn arity_name(arity: Arity) -> &'static str {
    match arity {
        Arity::One => "one",
        Arity::Optional => "optional",
        Arity::Variadic => "variadic",
    }
}

fn attribute(context: &Context, schema: &AttributeSchema) -> Value {
    let mut object = named(schema.name, schema.doc);
    match schema.presence {
        Presence::Required => object.set("presence", "required"),
        Presence::Optional => object.set("presence", "optional"),
        Presence::Default(make) | Presence::OptionalDefault(make) => {
            let stays_missing = matches!(schema.presence, Presence::OptionalDefault(_));
            object.set("presence", if stays_missing { "optional_default" } else { "default" });
            object.set("default", make(context).display(context).to_string());
        }
    }
    object.set("constraint", constraint(context, schema.constraint));
    object.done()
}

fn property(schema: &PropertySchema) -> Value {
    let mut object = named(schema.name, schema.doc);
    object.set("type", schema.rust_type);
    object.set_some("default", schema.default.map(|default| default.text));
    object.set_some("demand", schema.check.map(|check| check.summary));
    object.done()
}

fn derived(schema: &DerivedSchema) -> Value {
    let mut object = named(schema.name, schema.doc);
    object.set("materializable", schema.materialize.is_some());
    object.done()
}

fn op_trait(schema: &TraitSchema) -> Value {
    let phase = match schema.phase {
        TraitPhase::Structural => "structural",
        TraitPhase::Op => "op",
        TraitPhase::Region => "region",
    };
    let mut object = Object::new();
    object.set("name", schema.name);
    object.set_some("arguments", schema.arguments.map(|arguments| arguments()));
    object.set("phase", phase);
    object.set("verified", schema.verify.is_some());
    object.done()
}

/// Converts a memory effect.
fn effect(schema: &OpSchema, used: &EffectSchema) -> Value {
    let (on, name) = definitions::effect_target(schema, used);
    json!({
        "kind": used.kind.to_string(), "on": on, "name": name, "resource": used.resource.name, "stage": used.stage,
        "full_region": used.full_region,
    })
}

/// Converts an interface that a definition lists.
pub(super) fn interface(schema: &InterfaceSchema) -> Value {
    let kind = match schema.kind {
        InterfaceKind::Operation => "operation",
        InterfaceKind::Type => "type",
        InterfaceKind::Attribute => "attribute",
        InterfaceKind::Dialect => "dialect",
    };
    let mut object = Object::new();
    object.set("name", schema.name);
    object.set("kind", kind);
    object.set("summary", schema.summary());
    object.set("description", schema.description());
    object.set("bases", schema.bases.iter().map(|base| base.name).collect::<Vec<_>>());
    object.list("methods", schema.methods, method);
    object.done()
}

fn method(schema: &MethodSchema) -> Value {
    json!({
        "name": schema.name, "signature": schema.signature(), "summary": schema.summary(),
        "static": schema.is_static, "default": schema.has_default, "verifies": schema.verifies,
    })
}

fn pattern(schema: &PatternSchema) -> Value {
    json!({ "name": schema.name, "benefit": schema.benefit })
}

fn multi(context: &Context, schema: &OpSchema, used: &MultiConstraint) -> Value {
    let part = |part: &Part| part_of(schema, *part);
    let mut object = Object::new();
    object.set("summary", used.summary);
    match &used.pred {
        MultiPred::ComputedAll { from, to, .. } => {
            object.set("kind", "computed_all");
            object.set("from", part(from));
            object.set("to", part(to));
        }
        MultiPred::Elements { shaped, elements } => {
            object.set("kind", "elements");
            object.set("shaped", part(shaped));
            object.set("elements", part(elements));
        }
        MultiPred::Is { part: of, element, constraint: demand, .. } => {
            object.set("kind", if *element { "element_type_is" } else { "type_is" });
            object.set("part", part(of));
            object.set("constraint", constraint(context, demand));
        }
        MultiPred::AllMatch { aspect, parts, .. } => {
            object.set("kind", "all_match");
            object.set("aspect", aspect_name(*aspect));
            object.list("parts", parts.iter(), part);
        }
        MultiPred::Computed { from, to, .. } => {
            object.set("kind", "computed");
            object.set("from", part(from));
            object.set("to", part(to));
        }
        MultiPred::Code(_) => object.set("kind", "code"),
    }
    object.done()
}

fn aspect_name(aspect: Aspect) -> &'static str {
    match aspect {
        Aspect::Type => "type",
        Aspect::ElementType => "element_type",
        Aspect::Shape => "shape",
        Aspect::Rank => "rank",
        Aspect::ElementCount => "element_count",
        Aspect::Kind => "kind",
    }
}

fn part_of(schema: &OpSchema, part: Part) -> Value {
    let (kind, name) = match part {
        Part::Operand(at) => ("operand", schema.operands.get(at).map(|part| part.name)),
        Part::Result(at) => ("result", schema.results.get(at).map(|part| part.name)),
        Part::Attribute(at) => ("attribute", schema.attributes.get(at).map(|part| part.name)),
    };
    json!({ "kind": kind, "name": name.unwrap_or_default() })
}
