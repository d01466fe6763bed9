//! Resolves what a format run leaves open: types, operands, segment sizes and the placement of attributes. The order is
//! that of the code that MLIR generates: result types first, then operands group by group, and inferred result types
//! last.

use smallvec::SmallVec;

use crate::attributes::DenseArrayAttr;
use crate::diagnostic::Diagnostic;
use crate::entity::{Block, Location, Type};
use crate::schema::segments::OPERAND_SEGMENT_SIZES;
use crate::schema::{
    Arity, Draft as Built, MultiPred, Part, PredScope, Sizes, TypeSource, TypesOf, shaped_elements, type_of_attribute,
};

use super::run::OpParseRun;
use super::state::{FormatState, GivenProperty};
use crate::text::parser::UnresolvedOperand;
use crate::text::parser::grammar::PendingOperation;
use crate::text::parser::grammar::{Slots, Split, Words};
use crate::text::parser::{AsmParser, ParseResult};

/// The parts of an operation, besides those on the stacks.
#[derive(Default)]
pub(in crate::text) struct Parts {
    pub(in crate::text) result_types: SmallVec<[Type; 4]>,
    /// The number of results in each group, if the operation stores it and the groups have their own types.
    result_lengths: SmallVec<[u32; 4]>,
    pub(in crate::text) split: Split,
}

/// The types of a group.
enum Found {
    /// The same type for all values.
    One(Type),
    /// A type for each value.
    Each(SmallVec<[Type; 4]>),
}

impl AsmParser<'_> {
    /// Resolves the open parts. Operands, successors, regions and discardable attributes are moved to the stacks.
    pub(in crate::text) fn format_parts(
        &mut self,
        run: &mut OpParseRun<'_>,
        pending: &PendingOperation,
        parts: &mut Parts,
    ) -> ParseResult<()> {
        if !run.schema.constraints.is_empty() {
            self.check_sources(run)?;
        }
        let inferred = run.format.result_types.contains(&TypeSource::Inferred);
        if !inferred {
            self.format_result_types(run, parts)?;
        }
        self.scratch.values.clear();
        self.resolve_format_operands(run)?;
        if run.schema.has_properties() || !run.state.dictionary.is_empty() {
            self.format_split(run, pending, parts);
        }
        if inferred {
            self.infer_results(run, parts)?;
        }
        self.move_blocks(run);
        Ok(())
    }

    /// Checks that types from which others are computed satisfy their constraints, because the computation relies on
    /// it.
    fn check_sources(&mut self, run: &OpParseRun<'_>) -> ParseResult<()> {
        for source in run.format.operand_types.iter().chain(run.format.result_types) {
            if let TypeSource::Computed(index) = source {
                self.check_source(*index, run)?;
            }
        }
        Ok(())
    }

    fn check_source(&mut self, index: usize, run: &OpParseRun<'_>) -> ParseResult<()> {
        let Some(part) = run.schema.constraints[index].pred.source() else { return Ok(()) };
        let group = match part {
            Part::Operand(group) => &run.schema.operands[group],
            Part::Result(group) => &run.schema.results[group],
            Part::Attribute(_) => return Ok(()),
        };
        let scope = PredScope::of(self.context);
        let wrong = run.state.types.get(types_of(part)).iter().find(|ty| !group.constraint.holds(**ty, &scope));
        match wrong.copied() {
            Some(ty) if group.constraint.pure => {
                let (name, summary, ty) = (group.name, group.constraint.summary(), self.type_text(ty));
                let message = format!("'{name}' must be {summary}, but got '{ty}'");
                Err(self.emit_error(self.name_location(), message))
            }
            _ => Ok(()),
        }
    }

    fn format_result_types(&mut self, run: &OpParseRun<'_>, parts: &mut Parts) -> ParseResult<()> {
        let Parts { result_types: types, result_lengths: lengths, .. } = parts;
        let has_lengths = run.schema.result_sizes == Sizes::Stored;
        if run.state.whole.result_types {
            types.extend_from_slice(run.state.types.get(TypesOf::Results));
            return Ok(());
        }
        for (group, source) in run.format.result_types.iter().enumerate() {
            let before = types.len();
            match source {
                TypeSource::Written => types.extend_from_slice(run.state.types.get(TypesOf::Result(group))),
                TypeSource::Built | TypeSource::Same(_) | TypeSource::Computed(_) | TypeSource::Inferred => {
                    match self.found_type(*source, Part::Result(group), run)? {
                        Found::One(ty) => types.push(ty),
                        Found::Each(found) => types.extend(found),
                    }
                }
            }
            if has_lengths {
                lengths.push((types.len() - before) as u32);
            }
        }
        Ok(())
    }

    /// Returns the type of a part with exactly one, if it is written.
    #[inline]
    fn one_type_of<'r>(&self, part: Part, run: &'r OpParseRun<'_>) -> &'r [Type] {
        let is_one = match part {
            Part::Operand(group) => run.schema.operands[group].arity == Arity::One,
            Part::Result(group) => run.schema.results[group].arity == Arity::One,
            Part::Attribute(_) => false,
        };
        if is_one { run.state.types.get(types_of(part)) } else { &[] }
    }

    /// Returns the types of a group, given their source.
    #[inline]
    fn found_type(&mut self, source: TypeSource, of: Part, run: &OpParseRun<'_>) -> ParseResult<Found> {
        match source {
            TypeSource::Written => Ok(Found::Each(run.state.types.get(types_of(of)).into())),
            TypeSource::Built => match self.built_type(of, run) {
                Some(ty) => Ok(Found::One(ty)),
                None => self.no_type(of, run),
            },
            TypeSource::Same(part) => match self.types_of_part(part, run) {
                types if self.is_list(part, run) => Ok(Found::Each(types)),
                types => types.first().map_or_else(|| self.no_type(of, run), |ty| Ok(Found::One(*ty))),
            },
            TypeSource::Computed(index) => self.computed_type(index, of, run),
            TypeSource::Inferred => self.no_type(of, run),
        }
    }

    fn built_type(&self, of: Part, run: &OpParseRun<'_>) -> Option<Type> {
        let group = match of {
            Part::Operand(group) => &run.schema.operands[group],
            Part::Result(group) => &run.schema.results[group],
            Part::Attribute(_) => return None,
        };
        group.constraint.builder.map(|build| build(self.context))
    }

    /// Returns whether there is a type per value, for any number of values.
    fn is_list(&self, part: Part, run: &OpParseRun<'_>) -> bool {
        match part {
            Part::Operand(group) => run.schema.operands[group].arity != Arity::One,
            Part::Result(group) => run.schema.results[group].arity != Arity::One,
            Part::Attribute(_) => false,
        }
    }

    fn types_of_part(&self, part: Part, run: &OpParseRun<'_>) -> SmallVec<[Type; 4]> {
        match part {
            Part::Attribute(slot) => {
                let ty = |attribute| type_of_attribute(attribute, self.context);
                run.state.attribute(slot).and_then(ty).into_iter().collect()
            }
            Part::Operand(_) | Part::Result(_) => match run.state.types.get(types_of(part)) {
                // Without a written type, it follows from the constraint alone.
                [] => self.built_type(part, run).into_iter().collect(),
                types => types.into(),
            },
        }
    }

    fn computed_type(&mut self, index: usize, of: Part, run: &OpParseRun<'_>) -> ParseResult<Found> {
        let context = self.context;
        let found = match &run.schema.constraints[index].pred {
            MultiPred::Computed { from, map, .. } => {
                let types = self.types_of_part(*from, run);
                types.first().and_then(|ty| map(*ty, context)).map(Found::One)
            }
            MultiPred::ComputedAll { from, map, .. } => {
                let types = map(&self.types_of_part(*from, run), context);
                return self.all_computed_types(types, of, run);
            }
            MultiPred::Elements { shaped, .. } => {
                let shaped = self.types_of_part(*shaped, run).first().copied();
                return self.element_types(shaped, of, run);
            }
            MultiPred::AllMatch { .. } | MultiPred::Is { .. } | MultiPred::Code(_) => None,
        };
        found.map_or_else(|| self.no_type(of, run), Ok)
    }

    /// Returns the computed types of a group; for operands, no more than there are.
    fn all_computed_types(
        &mut self,
        mut types: Box<dyn Iterator<Item = Type>>,
        of: Part,
        run: &OpParseRun<'_>,
    ) -> ParseResult<Found> {
        let Part::Operand(group) = of else { return Ok(Found::Each(types.collect())) };
        // If operands are written as a whole, all of them may belong to this group.
        let group = if run.state.whole.operands { 0 } else { group };
        let operands = run.state.operands.get(group).len();
        let found: SmallVec<[Type; 4]> = types.by_ref().take(operands).collect();
        match types.next() {
            None => Ok(Found::Each(found)),
            Some(_) => {
                let (fewest, most) = types.size_hint();
                let count = (operands as u64).saturating_add(1).saturating_add(most.unwrap_or(fewest) as u64);
                let at = run.state.operands.segment(group).map_or(0, |segment| segment.offset);
                self.wrong_number_of_types(operands, count, self.location_at(at as usize))
            }
        }
    }

    /// Returns a type per element of a shaped type. The number of elements must match the number of operands.
    fn element_types(&mut self, shaped: Option<Type>, of: Part, run: &OpParseRun<'_>) -> ParseResult<Found> {
        let Some((count, element)) = shaped.and_then(|ty| shaped_elements(self.context, ty)) else {
            return self.no_type(of, run);
        };
        let Part::Operand(group) = of else { return self.no_type(of, run) };
        let operands = run.state.operands(group).len();
        if usize::try_from(count) != Ok(operands) {
            let at = run.state.operands.segment(group).map_or(0, |segment| segment.offset);
            return self.wrong_number_of_types(operands, count.max(0) as u64, self.location_at(at as usize));
        }
        Ok(Found::One(element))
    }

    #[cold]
    fn no_type<T>(&mut self, of: Part, run: &OpParseRun<'_>) -> ParseResult<T> {
        let (kind, name) = match of {
            Part::Operand(group) => ("operand", run.schema.operands[group].name),
            Part::Result(group) => ("result", run.schema.results[group].name),
            Part::Attribute(slot) => ("attribute", run.schema.attributes[slot].name),
        };
        let message = format!("the type of {kind} '{name}' cannot be inferred");
        Err(self.emit_error(self.name_location(), message))
    }
}

/// Returns the reference to the written types of a part.
fn types_of(part: Part) -> TypesOf {
    match part {
        Part::Operand(group) => TypesOf::Operand(group),
        Part::Result(group) => TypesOf::Result(group),
        // The type of an attribute is never written.
        Part::Attribute(_) => TypesOf::Operand(usize::MAX),
    }
}

/// Operands.
impl AsmParser<'_> {
    fn resolve_format_operands(&mut self, run: &OpParseRun<'_>) -> ParseResult<()> {
        let (groups, whole) = (run.schema.operands.len(), run.state.whole);
        if whole.operands || whole.operand_types {
            return self.resolve_all_operands(run);
        }
        for group in 0..groups {
            let Some(segment) = run.state.operands.segment(group) else {
                self.expect_no_types(group, run)?;
                continue;
            };
            let uses = run.state.operands.get(group);
            let written = run.state.types.get(TypesOf::Operand(group));
            match (run.format.operand_types[group], written) {
                // The most common cases by far, without a list of types.
                (TypeSource::Written, [ty]) if uses.len() == 1 => self.resolve_each(uses, *ty)?,
                (TypeSource::Same(part), _) if let [ty] = *self.one_type_of(part, run) => {
                    self.resolve_each(uses, ty)?;
                }
                (source, _) => match self.found_type(source, Part::Operand(group), run)? {
                    Found::One(ty) => self.resolve_each(uses, ty)?,
                    Found::Each(types) => {
                        let location = self.location_at(segment.offset as usize);
                        self.resolve_list(uses, &types, location)?;
                    }
                },
            }
        }
        Ok(())
    }

    /// Checks that a group that was not parsed has no types either.
    #[inline]
    fn expect_no_types(&mut self, group: usize, run: &OpParseRun<'_>) -> ParseResult<()> {
        let types = match run.format.operand_types[group] {
            TypeSource::Written => run.state.types.get(TypesOf::Operand(group)).len(),
            TypeSource::Same(part) if self.is_list(part, run) => self.types_of_part(part, run).len(),
            // A single type, for any number of operands.
            TypeSource::Built | TypeSource::Same(_) | TypeSource::Computed(_) | TypeSource::Inferred => 0,
        };
        if types == 0 { Ok(()) } else { self.wrong_number_of_types(0, types as u64, self.name_location()) }
    }

    /// Resolves operands that are written as a whole, or whose types are.
    fn resolve_all_operands(&mut self, run: &OpParseRun<'_>) -> ParseResult<()> {
        let groups = run.schema.operands.len();
        let mut types: SmallVec<[Type; 8]> = SmallVec::new();
        if run.state.whole.operand_types {
            types.extend_from_slice(run.state.types.get(TypesOf::Operands));
        } else {
            for group in 0..groups {
                match self.found_type(run.format.operand_types[group], Part::Operand(group), run)? {
                    Found::One(ty) => types.push(ty),
                    Found::Each(found) => types.extend(found),
                }
            }
        }
        if run.state.whole.operands {
            let at = run.state.operands.segment(0).map_or(0, |segment| segment.offset);
            return self.resolve_list(run.state.operands.get(0), &types, self.location_at(at as usize));
        }
        let uses: SmallVec<[UnresolvedOperand; 8]> =
            (0..groups).flat_map(|group| run.state.operands.get(group).iter().copied()).collect();
        self.resolve_list(&uses, &types, self.name_location())
    }

    #[inline]
    fn resolve_each(&mut self, uses: &[UnresolvedOperand], ty: Type) -> ParseResult<()> {
        for usage in uses {
            let value = self.resolve(*usage, ty)?;
            self.scratch.values.push(value);
        }
        Ok(())
    }

    fn resolve_list(&mut self, uses: &[UnresolvedOperand], types: &[Type], location: Location) -> ParseResult<()> {
        if uses.len() != types.len() {
            return self.wrong_number_of_types(uses.len(), types.len() as u64, location);
        }
        for (usage, ty) in uses.iter().zip(types) {
            let value = self.resolve(*usage, *ty)?;
            self.scratch.values.push(value);
        }
        Ok(())
    }

    #[cold]
    fn wrong_number_of_types<T>(&mut self, operands: usize, types: u64, location: Location) -> ParseResult<T> {
        let message = format!("number of operands and types do not match: got {operands} operands and {types} types");
        Err(self.emit_error(location, message))
    }
}

/// Attributes, properties, regions and successors.
impl AsmParser<'_> {
    /// Distributes attributes, properties and segment sizes. As in MLIR, entries of the dictionary override entries of
    /// the form.
    fn format_split(&mut self, run: &mut OpParseRun<'_>, pending: &PendingOperation, parts: &mut Parts) {
        let schema = run.schema;
        let split = &mut parts.split;
        split.inherent.extend_from_slice(&run.state.attributes);
        // Not `resize`, which is a call.
        while split.inherent.len() < schema.attributes.len() {
            split.inherent.push(None);
        }
        self.set_nested_lengths(run, &mut split.inherent);
        if schema.word_count() > 0 {
            split.words = self.format_words(run, &parts.result_lengths);
        }
        self.scratch.entries.extend_from_slice(&run.state.dictionary);
        self.take_entries(pending, schema, split);
    }

    fn set_nested_lengths(&self, run: &OpParseRun<'_>, inherent: &mut Slots) {
        for nested in run.schema.nested_groups {
            let lists = run.state.nested_operands(nested.operand);
            let lengths: SmallVec<[i32; 8]> = lists.iter().map(|list| list.len() as i32).collect();
            if !run.state.whole.operands {
                inherent[nested.lengths] = Some(DenseArrayAttr::i32s(self.context, &lengths).into());
            }
        }
    }

    /// Returns the property words, with the lengths of result groups that have their own types.
    fn format_words(&self, run: &OpParseRun<'_>, result_lengths: &[u32]) -> Words {
        let schema = run.schema;
        let mut words = Words::from_elem(0, schema.word_count());
        for (name, start, count) in schema.stored_sizes() {
            for group in 0..count {
                words[start + group] = match name == OPERAND_SEGMENT_SIZES {
                    true => operands_in(run.state, group),
                    false => result_lengths.get(group).copied().unwrap_or_else(|| lone_results_in(run, group)),
                };
            }
        }
        for (index, given) in &run.state.properties {
            let property = &schema.properties[*index];
            let stored = match given {
                GivenProperty::Value(value) => value.stored(property, self.context),
                GivenProperty::Words(words) => property.stored(words, self.context),
            };
            words[property.start..property.start + stored.len()].copy_from_slice(&stored);
        }
        words
    }

    fn infer_results(&mut self, run: &OpParseRun<'_>, parts: &mut Parts) -> ParseResult<()> {
        let schema = run.schema;
        let sizes: SmallVec<[u32; 8]> = match schema.operand_sizes {
            Sizes::Rest => SmallVec::new(),
            Sizes::Stored | Sizes::Same => {
                (0..schema.operands.len()).map(|group| operands_in(run.state, group)).collect()
            }
        };
        let Split { inherent, words, discardable } = &parts.split;
        let built = Built::of_parts(schema, &self.scratch.values, inherent, words, &sizes, *discardable);
        match built.inferred(&self.ir) {
            Ok(types) => {
                parts.result_types.extend(types);
                Ok(())
            }
            Err(message) => self.report(Diagnostic::error(self.name_location(), message)),
        }
    }

    /// Moves successors and the blocks of regions to the stacks, in the order of the definition.
    fn move_blocks(&mut self, run: &mut OpParseRun<'_>) {
        let state = &mut *run.state;
        if state.whole.successors {
            self.scratch.successors.extend_from_slice(&state.successors.items);
        } else {
            for group in 0..run.schema.successors.len() {
                self.scratch.successors.extend_from_slice(state.successors.get(group));
            }
        }
        if run.schema.regions.is_empty() {
            return;
        }
        if state.whole.regions {
            return state.regions.items.iter_mut().for_each(|region| self.push_region(&mut region.blocks));
        }
        for (group, schema) in run.schema.regions.iter().enumerate() {
            match state.regions.segment(group) {
                Some(segment) => {
                    let regions = &mut state.regions.items[segment.start as usize..][..segment.length as usize];
                    regions.iter_mut().for_each(|region| self.push_region(&mut region.blocks));
                }
                None if schema.arity == Arity::One => self.push_region(&mut Vec::new()),
                None => {}
            }
        }
    }

    fn push_region(&mut self, blocks: &mut Vec<Block>) {
        self.scratch.blocks.append(blocks);
        self.scratch.region_ends.push(self.scratch.blocks.len());
    }
}

/// Returns the known minimum number of results of a group if the types of all results are written together: the
/// dictionary gives it for results written as a whole. For inferred results, nothing gives it, because several groups
/// are variadic or no lengths were stored; the verifier reports any surplus.
fn lone_results_in(run: &OpParseRun<'_>, group: usize) -> u32 {
    let is_one = run.schema.results[group].arity == Arity::One;
    u32::from(is_one && !run.state.whole.result_types)
}

fn operands_in(state: &FormatState, group: usize) -> u32 {
    if state.whole.operands { 0 } else { state.operands(group).len() as u32 }
}
