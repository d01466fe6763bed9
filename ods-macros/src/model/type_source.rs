//! Sources of the types of operands and results when a declarative format is parsed.
//!
//! As in MLIR, inference takes a single step: an inferred type is never the source of another inference. If several
//! constraints allow an inference, the last one is used.

use std::collections::HashSet;

use syn::Ident;

use super::op::{Arity, MultiKind, OpModel, Part};
use super::op_format::{AllOf, Bound, OpFormatModel};
use crate::directives::OpElement;

/// The source of the types of a group.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum TypeSource {
    /// Written in the format.
    Written,
    /// Equal to the types of a part that are written, or to the type of an attribute that is.
    Same(Part),
    /// Computed by the constraint over several parts at this position.
    Computed(usize),
    /// Inferred by the operation's `InferTypeOpInterface`.
    Inferred,
    /// Fixed by the constraint, which has to allow one type only; the compiler checks that it does.
    Built,
    /// Unknown.
    Unknown,
}

/// The sources of the types of all groups.
pub struct TypeSources {
    pub operands: Vec<TypeSource>,
    pub results: Vec<TypeSource>,
}

/// The parts that a format writes.
struct Written<'m> {
    model: &'m OpModel,
    /// The operand and result groups with written types, and the written attributes.
    parts: HashSet<Part>,
    /// Whether the operands are written by `operands`.
    all_operands: bool,
}

impl TypeSources {
    pub fn of(model: &OpModel, format: &OpFormatModel) -> Self {
        let written = Written::of(model, format);
        let infers = model.find_interface("InferTypeOpInterface").is_some();
        let infers = infers && !written.parts.iter().any(|part| matches!(part, Part::Result(_)));
        let operands = model.operands().map(|(field, group)| {
            let may_build = group.arity == Arity::One || !written.all_operands;
            written.source(Part::Operand(field.index()), may_build)
        });
        let results = model.results().map(|(field, group)| match infers {
            true => TypeSource::Inferred,
            false => written.source(Part::Result(field.index()), group.arity == Arity::One),
        });
        Self { operands: operands.collect(), results: results.collect() }
    }
}

impl<'m> Written<'m> {
    fn of(model: &'m OpModel, format: &OpFormatModel) -> Self {
        let mut written = Self { model, parts: HashSet::new(), all_operands: false };
        for element in &format.elements {
            element.visit(&mut |element| written.add(element));
        }
        written
    }

    fn add(&mut self, element: &OpElement) {
        for bound in element.bounds() {
            match bound {
                Bound::Value(name) => {
                    let part = self.model.part(name).filter(|part| matches!(part, Part::Attribute(_)));
                    self.parts.extend(part);
                }
                Bound::Type(name) => self.parts.extend(self.model.part(name)),
                Bound::OperandTypes(_) => self.parts.extend((0..self.model.operands().count()).map(Part::Operand)),
                Bound::ResultTypes(_) => self.parts.extend((0..self.model.results().count()).map(Part::Result)),
                Bound::All(_, AllOf::Operands) => self.all_operands = true,
                Bound::All(_, AllOf::Regions | AllOf::Successors) | Bound::AttrDict(_) | Bound::PropDict(_) => {}
            }
        }
    }

    fn source(&self, part: Part, may_build: bool) -> TypeSource {
        if self.parts.contains(&part) {
            return TypeSource::Written;
        }
        let tied = self
            .model
            .multis
            .iter()
            .enumerate()
            .rev()
            .find_map(|(i, used)| self.tied(&used.kind, &used.keyword, i, part));
        let tied = tied.or_else(|| self.same_by_trait(part));
        match tied {
            Some(source) => source,
            None if may_build => TypeSource::Built,
            None => TypeSource::Unknown,
        }
    }

    /// Returns the part, if its type is written.
    fn seen(&self, name: &Ident) -> Option<Part> {
        self.model.part(name).filter(|part| self.parts.contains(part))
    }

    /// Returns the source that a constraint over several parts provides for `part`.
    fn tied(&self, kind: &MultiKind, keyword: &Ident, position: usize, part: Part) -> Option<TypeSource> {
        let is_part = |name: &Ident| self.model.part(name) == Some(part);
        match kind {
            MultiKind::AllMatch { parts } if keyword == "AllTypesMatch" && parts.iter().any(is_part) => {
                self.best(parts.iter().rev().filter_map(|name| self.seen(name))).map(TypeSource::Same)
            }
            MultiKind::Computed { from, to, .. }
            | MultiKind::ComputedAll { from, to, .. }
            | MultiKind::Elements { shaped: from, elements: to }
                if is_part(to) =>
            {
                self.seen(from).map(|_| TypeSource::Computed(position))
            }
            MultiKind::AllMatch { .. }
            | MultiKind::Computed { .. }
            | MultiKind::ComputedAll { .. }
            | MultiKind::Elements { .. }
            | MultiKind::Is { .. }
            | MultiKind::Code { .. } => None,
        }
    }

    /// Returns the source that `SameTypeOperands` or `SameOperandsAndResultType` provides.
    fn same_by_trait(&self, part: Part) -> Option<TypeSource> {
        let same_results = self.model.has_trait("SameOperandsAndResultType");
        let is_meant = match part {
            Part::Operand(_) => same_results || self.model.has_trait("SameTypeOperands"),
            Part::Result(_) | Part::Attribute(_) | Part::Region(_) | Part::Successor(_) | Part::Property(_) => {
                same_results
            }
        };
        let operands = (0..self.model.operands().count()).map(Part::Operand);
        let results = (0..self.model.results().count()).map(Part::Result).filter(|_| same_results);
        let seen = self.best(operands.chain(results).filter(|other| self.parts.contains(other)));
        seen.filter(|_| is_meant).map(TypeSource::Same)
    }

    /// Returns the first part that is always present, or else the first one.
    fn best(&self, seen: impl Iterator<Item = Part>) -> Option<Part> {
        let seen: Vec<Part> = seen.collect();
        seen.iter().find(|part| !self.model.may_be_missing(**part)).or(seen.first()).copied()
    }
}
