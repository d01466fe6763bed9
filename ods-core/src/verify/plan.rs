//! Plans: facts computed once per operation name, which are the rules to apply and inputs known to pass them.
//!
//! Invariant: a signature or a list of attributes is remembered only after it passed all rules that depend on nothing
//! else, and only if the definition has no other rules for them (pure constraints, traits with
//! [`TraitSet::TYPES_ONLY`]). All other rules run each time.
//!
//! A context keeps the plans of registered operations from one verification to the next: definitions are never taken
//! back.

use std::sync::{Mutex, PoisonError};

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use crate::context::OpInfo;
use crate::entity::{Attribute, OpName, Operation, Type};
use crate::ir::Ir;
use crate::ir::operation::OperationData;
use crate::schema::traits::VerifyOp;
use crate::schema::{
    AttributeSchema, MultiConstraint, OpSchema, Presence, TraitPhase, TraitSchema, TraitSet, bases_first,
};

use super::counts::Counts;

/// The number of signatures remembered per definition.
const SIGNATURES: usize = 4;

/// The types of operands and results that passed.
#[derive(Debug, Default)]
pub(super) struct Signature {
    operands: usize,
    types: SmallVec<[Type; 6]>,
}

impl Signature {
    fn of(ir: &Ir, op: Operation) -> Self {
        let types = ir.operand_types(op).chain(ir.result_types(op)).collect();
        Self { operands: ir.num_operands(op), types }
    }

    /// Returns whether the operation has these types.
    fn is_of(&self, ir: &Ir, op: Operation) -> bool {
        let Some((operands, results)) = self.split(ir.num_operands(op)) else { return false };
        ir.operand_types(op).eq(operands.iter().copied()) && ir.result_types(op).eq(results.iter().copied())
    }

    /// Splits the types into the types of the operands and the types of the results. Returns `None` if there are not
    /// `count`.
    #[inline]
    pub(super) fn split(&self, count: usize) -> Option<(&[Type], &[Type])> {
        (self.operands == count).then(|| self.types.split_at(count))
    }
}

/// The rules of one definition.
#[derive(Debug)]
pub(super) struct Definition {
    pub(super) schema: &'static OpSchema,
    pub(super) counts: Counts,
    /// The slots of the attributes, sorted by name.
    pub(super) by_name: Box<[usize]>,
    pub(super) structural: Box<[&'static TraitSchema]>,
    pub(super) traits: Box<[&'static TraitSchema]>,
    pub(super) region_traits: Box<[&'static TraitSchema]>,
    /// The verifiers of interfaces, except verifiers that look into regions.
    pub(super) interfaces: Box<[VerifyOp]>,
    pub(super) region_interfaces: Box<[VerifyOp]>,
    /// Whether a rule looks into regions; such rules also apply to operations without regions.
    pub(super) looks_into_regions: bool,
    /// Whether the results have exactly the first operand's type, because it would be inferred.
    pub(super) results_as_first_operand: bool,
    /// Whether types that passed once always pass.
    pure_types: bool,
    /// Whether attributes that passed once always pass.
    pure_attributes: bool,
    /// Whether there are rules beyond those for types and attributes.
    has_more: bool,
    /// Whether an operation may have no attributes, regions and successors.
    is_plain: bool,
}

impl Definition {
    fn of(schema: &'static OpSchema, info: &OpInfo) -> Self {
        let in_phase = |phase: TraitPhase| -> Box<[&'static TraitSchema]> {
            schema.all_traits().filter(|t| t.phase == phase && t.verify.is_some()).collect()
        };
        let mut by_name: Box<[usize]> = (0..schema.attributes.len()).collect();
        by_name.sort_by_key(|slot| schema.attributes[*slot].name);
        let structural = structural_traits(schema);
        let traits = in_phase(TraitPhase::Op);
        let interfaces = interface_verifiers(info, TraitPhase::Op);
        let region_interfaces = interface_verifiers(info, TraitPhase::Region);
        let region_traits = in_phase(TraitPhase::Region);
        let looks_into_regions =
            !region_interfaces.is_empty() || !region_traits.is_empty() || schema.verify_regions.is_some();
        let has_more = !structural.is_empty()
            || traits.iter().any(|t| !t.builtin.contains(TraitSet::TYPES_ONLY))
            || !schema.constraints.iter().all(MultiConstraint::looks_at_types_only)
            || schema.verify.is_some()
            || !interfaces.is_empty()
            || looks_into_regions
            || !schema.nested_groups.is_empty()
            || schema.properties.iter().any(|property| property.check.is_some());
        let required = |attribute: &AttributeSchema| matches!(attribute.presence, Presence::Required);
        let counts = Counts::of(schema);
        Self {
            schema,
            counts,
            is_plain: counts.allow_no_links() && !schema.attributes.iter().any(required),
            by_name,
            structural,
            traits,
            interfaces,
            region_interfaces,
            looks_into_regions,
            region_traits,
            results_as_first_operand: schema.has_results_as_first_operand(),
            // If the lengths of groups are stored, the types alone do not determine their groups.
            pure_types: schema.size_words() == 0
                && schema.operands.iter().chain(schema.results).all(|group| group.constraint.pure),
            pure_attributes: schema.attributes.iter().all(|attribute| attribute.constraint.pure),
            has_more,
        }
    }
}

/// Returns the verifiers of the definition's interfaces in one phase.
fn interface_verifiers(info: &OpInfo, phase: TraitPhase) -> Box<[VerifyOp]> {
    let entries = bases_first(info.interfaces());
    let all = entries.iter().flat_map(|entry| entry.verifiers);
    all.filter(|verifier| verifier.phase == phase).map(|verifier| verifier.verify).collect()
}

/// Returns the structural traits, including traits that imply `SingleBlock`.
fn structural_traits(schema: &'static OpSchema) -> Box<[&'static TraitSchema]> {
    use crate::schema::OpTrait;
    let mut rules: Vec<&'static TraitSchema> = Vec::new();
    for rule in schema.all_traits() {
        let implied = rule.phase != TraitPhase::Structural && rule.builtin.contains(TraitSet::SINGLE_BLOCK);
        match implied {
            true => rules.push(crate::traits::SingleBlock::SCHEMA),
            false if rule.phase == TraitPhase::Structural && rule.verify.is_some() => rules.push(rule),
            false => {}
        }
    }
    rules.into()
}

/// The known facts about operations with one name.
#[derive(Debug)]
pub(super) struct Plan {
    /// The rules; `None` for operations that are not registered in the context.
    pub(super) definition: Option<Definition>,
    /// Whether an unregistered operation may have this name, once that is known.
    pub(super) allowed: bool,
    /// The known signatures, the last match first.
    known: SmallVec<[Signature; SIGNATURES]>,
    /// The attribute slots that passed last.
    attributes: Option<SmallVec<[Option<Attribute>; 4]>>,
}

impl Plan {
    fn of(ir: &Ir, op: Operation) -> Self {
        let schema = ir.schema(op).filter(|schema| ir.context().is_registered(schema));
        let definition = schema.map(|schema| Definition::of(schema, ir.op_info(op)));
        Self { definition, allowed: false, known: SmallVec::new(), attributes: None }
    }

    /// Returns the signature that matched last.
    #[inline]
    pub(super) fn latest(&self) -> Option<&Signature> {
        self.known.first()
    }

    /// Returns whether the types are among those known to pass; moves them to the front.
    pub(super) fn knows_types(&mut self, ir: &Ir, op: Operation) -> bool {
        match self.known.iter().position(|known| known.is_of(ir, op)) {
            Some(found) => {
                self.known.swap(0, found);
                true
            }
            None => false,
        }
    }

    /// Returns whether the attributes are known to pass. Without slots, they always are.
    #[inline]
    pub(super) fn knows_attributes(&self, ir: &Ir, op: Operation) -> bool {
        let Some(known) = &self.attributes else { return false };
        known.iter().enumerate().all(|(slot, value)| ir.inherent(op, slot) == *value)
    }

    /// Returns whether everything else is known to pass, given that the types are.
    #[inline]
    pub(super) fn is_all_known(&self, ir: &Ir, op: Operation, data: &OperationData) -> bool {
        let Some(definition) = &self.definition else { return false };
        let plain = data.is_plain() && definition.is_plain;
        !definition.has_more
            && data.attributes == Attribute::EMPTY_DICTIONARY
            && (plain || (self.knows_attributes(ir, op) && definition.counts.allow_links(ir, op)))
    }

    /// Records that the types and attributes passed.
    pub(super) fn learn(&mut self, ir: &Ir, op: Operation) {
        let Some(definition) = &self.definition else { return };
        let (types, attributes, slots) =
            (definition.pure_types, definition.pure_attributes, definition.schema.attributes.len());
        if types && !self.knows_types(ir, op) {
            self.known.truncate(SIGNATURES - 1);
            self.known.insert(0, Signature::of(ir, op));
        }
        if attributes {
            self.attributes = Some((0..slots).map(|slot| ir.inherent(op, slot)).collect());
        }
    }
}

/// The plans made so far.
#[derive(Debug, Default)]
pub(super) struct Plans {
    plans: Vec<Plan>,
    indices: FxHashMap<OpName, usize>,
    latest: Option<(OpName, usize)>,
}

impl Plans {
    /// Returns the plan for operations named as `op`, whose name is `name`.
    #[inline]
    pub(super) fn of(&mut self, ir: &Ir, op: Operation, name: OpName) -> &mut Plan {
        let index = match self.latest {
            Some((latest, index)) if latest == name => index,
            _ => self.find(ir, op, name),
        };
        &mut self.plans[index]
    }

    #[inline(never)]
    fn find(&mut self, ir: &Ir, op: Operation, name: OpName) -> usize {
        let next = self.plans.len();
        let index = *self.indices.entry(name).or_insert(next);
        if index == next {
            self.plans.push(Plan::of(ir, op));
        }
        self.latest = Some((name, index));
        index
    }

    /// Forgets what is true only until something is registered.
    fn forget_unregistered(&mut self) {
        if self.plans.iter().all(|plan| plan.definition.is_some()) {
            return;
        }
        let mut plans: Vec<Option<Plan>> = std::mem::take(&mut self.plans).into_iter().map(Some).collect();
        self.latest = None;
        self.indices.retain(|_, index| {
            let plan = plans[*index].take().filter(|plan| plan.definition.is_some());
            *index = self.plans.len();
            self.plans.extend(plan);
            self.plans.len() > *index
        });
    }
}

/// The plans of a context that no verifier has: one for each that has run at a time.
#[derive(Debug, Default)]
pub(crate) struct KeptPlans(Mutex<Vec<Plans>>);

impl KeptPlans {
    /// The number of plans that are kept.
    const MOST: usize = 16;

    pub(super) fn take(&self) -> Plans {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).pop().unwrap_or_default()
    }

    pub(super) fn put(&self, mut plans: Plans) {
        plans.forget_unregistered();
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.len() < Self::MOST {
            kept.push(plans);
        }
    }
}
