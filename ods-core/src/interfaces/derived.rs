//! Derived interfaces, which follow from the data of a definition and need no code in it.
//!
//! | interface | follows from |
//! |---|---|
//! | `MemoryEffectOpInterface` | `effects(...)`, the traits `Pure` and `NoMemoryEffect` |
//! | `ConditionallySpeculatable` | the traits `Pure`, `AlwaysSpeculatable`, `RecursivelySpeculatable` |
//! | `InferTypeOpInterface` | traits and constraints that determine the result types |
//! | `SymbolOpInterface` | the traits `Symbol` and `OptionalSymbol` |
//! | `SymbolUserOpInterface` | the definition's verifier of symbol uses |
//! | `RegionKindInterface` | the trait `HasOnlyGraphRegion` |
//! | `RegionBranchTerminatorOpInterface` | the trait `ReturnLike` |
//! | `OpAsmOpInterface` | several groups of results: the values have the names of the groups |
//!
//! They are derived once per definition, when it is registered. Interfaces listed in a definition take precedence.
//! Derived interfaces have no verifiers, because the traits and constraints they follow from are verified.

use std::ops::Range;

use crate::attributes::SymbolRefAttr;
use crate::diagnostic::Diagnostic;
use crate::entity::{Operation, Type};
use crate::ir::Ir;
use crate::ir::symbols::SymbolTables;
use crate::schema::interface::HasOperation;
use crate::schema::{
    Draft, Effect, EffectOn, EffectSchema, EffectTarget, ImplementedBy, InterfaceEntry, OpSchema, Subject, TraitSet,
    find_table, with_bases,
};

use super::{
    AsmNames, ConditionallySpeculatable, InferTypeOpInterface, MemoryEffectOpInterface, OpAsmOpInterface,
    RegionBranchTerminatorOpInterface, RegionKind, RegionKindInterface, RegionSuccessor, Speculatability,
    SymbolOpInterface, SymbolUserOpInterface,
};

/// Returns all interfaces of a definition, listed and derived.
pub(crate) fn of_op(schema: &'static OpSchema) -> Box<[InterfaceEntry]> {
    let mut entries: Vec<InterfaceEntry> = with_bases(schema.interfaces);
    for entry in schema.semantics {
        // The definition may list the interface, too.
        if !entries.iter().any(|known| known.has_interface_of(entry)) {
            entries.push(*entry);
        }
    }
    for (follows, entry) in DERIVED {
        if follows(schema, schema.trait_set()) && !entries.iter().any(|known| known.schema.id == entry.schema.id) {
            entries.push(*entry);
        }
    }
    entries.into()
}

/// A function that verifies the symbols to which an operation refers.
pub(crate) type SymbolUses = fn(Operation, &Ir, &mut SymbolTables) -> Result<(), Diagnostic>;

/// Returns that function for operations with these interfaces.
pub(crate) fn verifier_of_symbol_uses(interfaces: &[InterfaceEntry]) -> Option<SymbolUses> {
    find_table::<dyn SymbolUserOpInterface>(interfaces).map(|table| table.verify_symbol_uses)
}

/// Returns whether operations with these traits and interfaces have no effects, and are no terminators and no symbols.
pub(crate) fn goes_if_unused(traits: TraitSet, interfaces: &[InterfaceEntry]) -> bool {
    let is_leaf = !traits.contains(TraitSet::RECURSIVE_MEMORY_EFFECTS);
    traits.contains(TraitSet::NO_MEMORY_EFFECT) && is_leaf && !stays_if_unused(traits, interfaces)
}

/// Returns whether operations with these traits and interfaces are terminators or symbols.
pub(crate) fn stays_if_unused(traits: TraitSet, interfaces: &[InterfaceEntry]) -> bool {
    traits.contains(TraitSet::TERMINATOR) || find_table::<dyn SymbolOpInterface>(interfaces).is_some()
}

/// Returns whether the traits of a definition alone say that its operations are speculatable and have no memory
/// effects, whatever is inside.
pub(crate) fn is_pure(schema: &OpSchema) -> bool {
    let traits = schema.trait_set();
    let is_told_by_code = || {
        schema.interfaces.iter().any(|listed| {
            listed.derives_from::<dyn MemoryEffectOpInterface>()
                || listed.derives_from::<dyn ConditionallySpeculatable>()
        })
    };
    schema.effects.is_empty()
        && traits.contains(TraitSet::NO_MEMORY_EFFECT)
        && traits.contains(TraitSet::ALWAYS_SPECULATABLE)
        && !traits.contains(TraitSet::RECURSIVE_MEMORY_EFFECTS)
        && !is_told_by_code()
}

/// An operation whose interface methods only read its definition.
#[derive(Clone, Copy)]
struct FromSchema(Operation);

impl Subject<Operation> for FromSchema {
    fn of(op: Operation) -> Self {
        Self(op)
    }
}

impl HasOperation for FromSchema {
    fn operation(&self) -> Operation {
        self.0
    }
}

const fn entry<I: ImplementedBy<FromSchema> + ?Sized>() -> InterfaceEntry {
    <I as ImplementedBy<FromSchema>>::ENTRY.unverified()
}

/// A condition on a definition for having an interface.
type Follows = fn(&OpSchema, TraitSet) -> bool;

/// The derived interfaces with their conditions.
static DERIVED: &[(Follows, InterfaceEntry)] = &[
    (
        |schema, traits| !schema.effects.is_empty() || traits.contains(TraitSet::NO_MEMORY_EFFECT),
        entry::<dyn MemoryEffectOpInterface>(),
    ),
    (
        |_, traits| {
            traits.contains(TraitSet::ALWAYS_SPECULATABLE) || traits.contains(TraitSet::RECURSIVELY_SPECULATABLE)
        },
        entry::<dyn ConditionallySpeculatable>(),
    ),
    (|schema, _| !schema.results.is_empty() && schema.infers_result_types(), entry::<dyn InferTypeOpInterface>()),
    (
        |_, traits| traits.contains(TraitSet::SYMBOL) || traits.contains(TraitSet::OPTIONAL_SYMBOL),
        entry::<dyn SymbolOpInterface>(),
    ),
    (|schema, _| schema.verify_symbol_uses.is_some(), entry::<dyn SymbolUserOpInterface>()),
    (|_, traits| traits.contains(TraitSet::GRAPH_REGION), entry::<dyn RegionKindInterface>()),
    (|_, traits| traits.contains(TraitSet::RETURN_LIKE), entry::<dyn RegionBranchTerminatorOpInterface>()),
    (|schema, _| schema.results.len() > 1, entry::<dyn OpAsmOpInterface>()),
];

impl MemoryEffectOpInterface for FromSchema {
    fn effects(&self, ir: &Ir) -> Vec<Effect> {
        let Some(schema) = ir.schema(self.0) else { return Vec::new() };
        schema.effects.iter().flat_map(|effect| self.targets(ir, effect)).collect()
    }
}

impl FromSchema {
    /// Returns the effects on each target of an effect of the definition.
    fn targets(self, ir: &Ir, effect: &EffectSchema) -> Vec<Effect> {
        let targets = match effect.on {
            EffectOn::Op => vec![EffectTarget::Resource],
            EffectOn::Operand(group) => {
                let (start, length) = ir.operand_group(self.0, group);
                let operands = ir.operands(self.0).enumerate().skip(start).take(length);
                operands.map(|(position, value)| EffectTarget::Operand(position, value)).collect()
            }
            EffectOn::Result(group) => {
                let (start, length) = ir.result_group(self.0, group);
                ir.results(self.0).skip(start).take(length).map(EffectTarget::Result).collect()
            }
            EffectOn::Symbol(slot) => {
                let symbol = ir.inherent(self.0, slot).and_then(|name| name.cast::<SymbolRefAttr>(ir.context()));
                symbol.map(EffectTarget::Symbol).into_iter().collect()
            }
        };
        let EffectSchema { kind, resource, stage, full_region, .. } = *effect;
        let base = Effect { stage, full_region, ..Effect::of(kind, resource) };
        targets.into_iter().map(|target| base.on(target)).collect()
    }
}

impl ConditionallySpeculatable for FromSchema {
    fn speculatability(&self, ir: &Ir) -> Speculatability {
        match ir.has_traits(self.0, TraitSet::ALWAYS_SPECULATABLE) {
            true => Speculatability::Speculatable,
            false => Speculatability::RecursivelySpeculatable,
        }
    }
}

impl InferTypeOpInterface for FromSchema {
    fn infer_return_types(ir: &Ir, draft: &Draft) -> Result<Vec<Type>, String> {
        draft.infer_from_schema(ir).map(|types| types.to_vec())
    }
}

impl SymbolOpInterface for FromSchema {
    fn is_optional_symbol(&self, ir: &Ir) -> bool {
        ir.has_traits(self.0, TraitSet::OPTIONAL_SYMBOL)
    }
}

impl SymbolUserOpInterface for FromSchema {
    fn verify_symbol_uses(&self, ir: &Ir, tables: &mut SymbolTables) -> Result<(), Diagnostic> {
        match ir.schema(self.0).and_then(|schema| schema.verify_symbol_uses) {
            Some(verify) => verify(ir, self.0, tables),
            None => Ok(()),
        }
    }
}

/// Names the groups of results, if there are several; a single result is better named after its operation or type.
impl OpAsmOpInterface for FromSchema {
    fn asm_result_names(&self, ir: &Ir, names: &mut AsmNames) {
        let Some(schema) = ir.schema(self.0) else { return };
        for (group, result) in schema.results.iter().enumerate() {
            let (start, length) = ir.result_group(self.0, group);
            if let Some(first) = ir.results(self.0).nth(start).filter(|_| length > 0) {
                names.name_value(first, result.name);
            }
        }
    }
}

impl RegionKindInterface for FromSchema {
    fn region_kind(_: usize) -> RegionKind {
        RegionKind::Graph
    }
}

impl RegionBranchTerminatorOpInterface for FromSchema {
    /// Returns all operands, for any successor.
    fn successor_operands(&self, ir: &Ir, _: &RegionSuccessor) -> Range<usize> {
        0..ir.num_operands(self.0)
    }
}
