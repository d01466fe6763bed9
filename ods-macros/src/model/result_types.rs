//! Result types that a definition determines, so that builders do not take them.

use ods_grammar::RECOGNIZED_TYPES;

use super::is_written_as;
use super::op::{Arity, Field, Group, MultiKind, OpModel, Role};

impl OpModel {
    /// Returns whether the result types are inferred from the definition, so that `new` does not take them.
    pub fn infers_results(&self) -> bool {
        if self.find_interface("InferTypeOpInterface").is_some() {
            return true;
        }
        if self.results().any(|(_, group)| group.arity != Arity::One) {
            return false;
        }
        let by_trait = ["SameOperandsAndResultType", "FirstAttrDerivedResultType"];
        by_trait.iter().any(|name| self.has_trait(name))
            || self.results().all(|(field, group)| group.is_buildable() || self.determines(field))
    }

    /// Returns whether the definition's constraints infer the type of this result, so that the builder need not take
    /// it.
    pub fn determines(&self, result: &Field) -> bool {
        self.multis.iter().any(|used| match &used.kind {
            MultiKind::AllMatch { parts } if used.keyword == "AllTypesMatch" => {
                let has_source = parts.iter().filter_map(|part| self.field(part)).any(has_one_type);
                has_source && parts.contains(&result.ident)
            }
            MultiKind::Computed { from, to, .. } => *to == result.ident && self.field(from).is_some_and(has_one_type),
            MultiKind::AllMatch { .. }
            | MultiKind::ComputedAll { .. }
            | MultiKind::Elements { .. }
            | MultiKind::Is { .. }
            | MultiKind::Code { .. } => false,
        })
    }
}

impl Group {
    /// Returns whether exactly one type satisfies the constraint: the definition says so, or writes it as a builtin
    /// one.
    pub fn is_buildable(&self) -> bool {
        self.build.is_some() || self.is_of_builtin_type()
    }

    /// Returns whether the constraint is written as one of the library that exactly one type satisfies.
    pub fn is_of_builtin_type(&self) -> bool {
        RECOGNIZED_TYPES
            .iter()
            .any(|known| is_written_as(&self.constraint, known, &["constraints", "types", "prelude"]))
    }
}

/// Returns whether the field always has exactly one type: that of a single operand, or of an attribute that is never
/// absent.
fn has_one_type(field: &Field) -> bool {
    match &field.role {
        Role::Operand(group) => group.arity == Arity::One,
        Role::Attr(attr) => !attr.presence.may_be_missing(),
        Role::Result(_) | Role::Region(_) | Role::Successor(_) | Role::Property(_) | Role::Derived { .. } => false,
    }
}
