//! Export of operations.

use ods_core::Context;
use ods_core::schema::{
    Arity, Aspect, Constraint, Entity, MultiConstraint, MultiPred, OpSchema, OperandSchema, Part, Pred, Presence,
    RegionSchema, TraitSet,
};
use ods_core::traits::SameTypeOperands;

use super::constraint::{Mapped, constraint};
use super::expr::{Body, Expr};
use super::names::{self, Parts};

/// Exports the operation, or returns a comment with the reason why it is omitted.
pub(super) fn op(context: &Context, schema: &OpSchema) -> String {
    if let Some(reason) = obstacle(schema) {
        return format!("// {} is omitted: {reason}.\n", schema.name());
    }
    let mut writer = Writer { context, body: Body::default(), ties: ties(context, schema) };
    writer.values("operands", schema.operands, Part::Operand);
    writer.values("results", schema.results, Part::Result);
    writer.attributes(schema);
    writer.regions(schema.regions);
    for narrower in narrower(schema) {
        writer.body.comment(&format!("narrower: {narrower}"));
    }
    for unsaid in unsaid(schema) {
        writer.body.comment(&format!("not expressed: {unsaid}"));
    }
    format!("irdl.operation @{} {{\n{}}}\n", schema.mnemonic, writer.body.finish())
}

/// Returns a reason why IRDL would reject operations that the definition accepts, however it is exported.
pub(super) fn obstacle(schema: &OpSchema) -> Option<String> {
    if let Err(reason) = names::check(schema.mnemonic) {
        return Some(format!("IRDL takes no name that {reason}"));
    }
    if !schema.successors.is_empty() || schema.trait_set().contains(TraitSet::TERMINATOR) {
        return Some("IRDL has no terminators".to_owned());
    }
    if schema.regions.iter().any(|region| region.arity != Arity::One) {
        return Some("IRDL wants to know the number of regions".to_owned());
    }
    None
}

/// Operands and results of one type, which share a value in IRDL.
struct Tie {
    parts: Vec<Part>,
    /// The constraint that holds for all of them.
    mapped: Mapped,
    /// The value's name, once it is written.
    value: Option<String>,
}

fn ties(context: &Context, schema: &OpSchema) -> Vec<Tie> {
    let mut groups: Vec<Vec<Part>> = Vec::new();
    for mut tied in tied(schema) {
        // Groups that share a part are one group.
        let (joined, apart): (Vec<_>, Vec<_>) =
            groups.into_iter().partition(|group| group.iter().any(|part| tied.contains(part)));
        tied.extend(joined.into_iter().flatten());
        groups = apart;
        groups.push(tied);
    }
    let tie = |parts: Vec<Part>| Tie { mapped: together(context, schema, &parts), parts, value: None };
    groups.into_iter().map(tie).collect()
}

/// Returns the parts that have the same type by definition. IRDL does not relate the types of attributes to them.
fn tied(schema: &OpSchema) -> Vec<Vec<Part>> {
    let is_value = |part: &Part| !matches!(part, Part::Attribute(_));
    let mut groups = Vec::new();
    for used in schema.constraints {
        if let MultiPred::AllMatch { aspect: Aspect::Type, parts, are_lists: false } = &used.pred {
            groups.push(parts.iter().copied().filter(is_value).collect());
        }
    }
    if schema.has_trait::<SameTypeOperands>() {
        groups.push((0..schema.operands.len()).map(Part::Operand).collect());
    }
    groups.retain(|group: &Vec<Part>| group.len() > 1);
    groups
}

/// Returns the constraint that holds for all parts of a group.
fn together(context: &Context, schema: &OpSchema, group: &[Part]) -> Mapped {
    let parts = group.iter().filter_map(|part| value_of(schema, *part));
    Mapped::all_of(parts.map(|part| constraint(context, part.constraint)).collect())
}

fn value_of(schema: &OpSchema, part: Part) -> Option<&'static OperandSchema> {
    match part {
        Part::Operand(at) => schema.operands.get(at),
        Part::Result(at) => schema.results.get(at),
        Part::Attribute(_) => None,
    }
}

/// A writer for the parts of one operation.
struct Writer<'a> {
    context: &'a Context,
    body: Body,
    ties: Vec<Tie>,
}

impl Writer<'_> {
    /// Writes `irdl.operands` or `irdl.results`, preceded by the constraints.
    fn values(&mut self, list: &str, parts: &[OperandSchema], at: fn(usize) -> Part) {
        let mut names = Parts::default();
        let mut entries = Vec::new();
        for (i, part) in parts.iter().enumerate() {
            let value = self.tied_value(at(i)).unwrap_or_else(|| self.value(part));
            entries.push(format!("{}: {}{value}", names.fit(part.name), arity(part.arity)));
        }
        if !entries.is_empty() {
            self.body.statement(&format!("irdl.{list}({})", entries.join(", ")));
        }
    }

    /// Returns the value that the part shares with others; writes it on first use.
    fn tied_value(&mut self, part: Part) -> Option<String> {
        let at = self.ties.iter().position(|tie| tie.parts.contains(&part))?;
        if self.ties[at].value.is_none() {
            let lost = self.ties[at].mapped.lost.clone();
            lost.iter().for_each(|lost| self.body.comment(&lost.to_string()));
            self.ties[at].value = Some(self.body.value(&self.ties[at].mapped.expr));
        }
        self.ties[at].value.clone()
    }

    fn value(&mut self, part: &OperandSchema) -> String {
        let mapped = self.constraint(part.name, part.constraint);
        if part.arity == Arity::Variadic && !matches!(mapped, Expr::Is(_)) {
            self.body.comment(&format!("{}: narrower: IRDL wants all of a group to have one type", part.name));
        }
        self.body.value(&mapped)
    }

    /// Translates the constraint of a part; a comment names what is lost.
    fn constraint<E: Entity>(&mut self, name: &str, of: &Constraint<E>) -> Expr {
        let Mapped { expr, lost } = constraint(self.context, of);
        lost.iter().for_each(|lost| self.body.comment(&format!("{name}: {lost}")));
        expr
    }

    /// Writes `irdl.attributes`, which covers required attributes only.
    fn attributes(&mut self, schema: &OpSchema) {
        let mut entries = Vec::new();
        for part in schema.attributes {
            if !matches!(part.presence, Presence::Required) {
                self.body.comment(&format!("{}: not expressed: an attribute that may be missing", part.name));
                continue;
            }
            let expr = self.constraint(part.name, part.constraint);
            entries.push(format!("\"{}\" = {}", part.name, self.body.value(&expr)));
        }
        if !entries.is_empty() {
            self.body.statement(&format!("irdl.attributes {{ {} }}", entries.join(", ")));
        }
    }

    /// Writes `irdl.regions`.
    fn regions(&mut self, parts: &[RegionSchema]) {
        let mut names = Parts::default();
        let mut entries = Vec::new();
        for part in parts {
            let value = self.region(part);
            entries.push(format!("{}: {value}", names.fit(part.name)));
        }
        if !entries.is_empty() {
            self.body.statement(&format!("irdl.regions({})", entries.join(", ")));
        }
    }

    /// Writes a region. IRDL can express an exact number of blocks, but no minimum or maximum.
    fn region(&mut self, part: &RegionSchema) -> String {
        let (mut counts, mut is_exact) = ((0, usize::MAX), true);
        for leaf in part.constraint.pred.conjuncts() {
            if let Pred::Blocks { least, most } = leaf {
                counts = (counts.0.max(*least), counts.1.min(*most));
            } else {
                is_exact &= matches!(leaf, Pred::True);
            }
        }
        let size = Some(counts.0).filter(|size| *size > 0 && *size == counts.1);
        if !is_exact || size.is_none() && counts != (0, usize::MAX) {
            self.body.comment(&format!("{}: wider than {}", part.name, part.constraint.summary()));
        }
        self.body.line(&size.map_or("irdl.region".to_owned(), |size| format!("irdl.region with size {size}")))
    }
}

fn arity(arity: Arity) -> &'static str {
    match arity {
        Arity::One => "",
        Arity::Optional => "optional ",
        Arity::Variadic => "variadic ",
    }
}

/// Returns the requirements of IRDL on regions that the definition does not have.
fn narrower(schema: &OpSchema) -> Vec<&'static str> {
    let traits = schema.trait_set();
    let demands = [
        (TraitSet::NO_TERMINATOR, "IRDL wants blocks to end with terminators"),
        (TraitSet::GRAPH_REGION, "IRDL wants values to be defined before they are used"),
    ];
    demands.into_iter().filter(|(bit, _)| traits.contains(*bit)).map(|(_, demand)| demand).collect()
}

/// Returns the remaining checks of the verifier.
fn unsaid(schema: &OpSchema) -> Vec<String> {
    let verified = schema.all_traits().filter(|used| used.verify.is_some() && !used.is::<SameTypeOperands>());
    let mut all: Vec<String> = verified.map(|used| used.name.to_owned()).collect();
    all.extend(schema.constraints.iter().filter(|used| !is_said(used)).map(|used| used.summary.to_owned()));
    all.extend(schema.properties.iter().map(|part| format!("the property {}", part.name)));
    let hooks = [("verify", schema.verify), ("verify_regions", schema.verify_regions)];
    all.extend(hooks.iter().filter(|(_, hook)| hook.is_some()).map(|(name, _)| format!("`{name}` of the operation")));
    if schema.verify_symbol_uses.is_some() {
        all.push("the symbols that it refers to".to_owned());
    }
    all
}

fn is_said(used: &MultiConstraint) -> bool {
    let is_attribute = |part: &Part| matches!(part, Part::Attribute(_));
    let MultiPred::AllMatch { aspect: Aspect::Type, parts, are_lists: false } = &used.pred else { return false };
    !parts.iter().any(is_attribute)
}
