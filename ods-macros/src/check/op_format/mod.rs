//! Declarative formats of operations: printing and parsing must be inverse.
//!
//! A format is complete if each part of the operation is written exactly once or inferred. Unambiguity depends on
//! constraints and is checked when these are compiled: see `ods_grammar`. An `unproved_format` is only checked for
//! completeness.

mod complete;
mod duplicates;
mod fields;
mod group_presence;
pub mod optional;

use syn::Ident;

use crate::directives::OpElement;
use crate::errors::Errors;
use crate::model::op::{Field, Group, OpModel, Role};
use crate::model::op_format::{AllOf, Bound, OpFormatModel, Subject};

/// A format and its operation.
pub struct Format<'m> {
    model: &'m OpModel,
    format: &'m OpFormatModel,
}

/// Checks the format of an operation.
pub fn check(model: &OpModel, errors: &mut Errors) {
    let Some(format) = &model.hooks.format else { return };
    let format = Format { model, format };
    elements(&format, errors);
    // Misspelt parts are not reported as missing, too.
    if errors.is_empty() {
        fields::references_follow(&format, errors);
    }
    if errors.is_empty() {
        completeness(&format, errors);
    }
    if errors.is_empty() && format.format.is_proved {
        group_presence::fields_come_together(&format, errors);
    }
}

/// Checks the elements: the rules of all of them, then the rules of each kind.
fn elements(format: &Format<'_>, errors: &mut Errors) {
    fields::exist(format, errors);
    fields::have_their_place(format, errors);
    duplicates::values_are_written_once(format, errors);
    duplicates::types_are_written_once(format, errors);
    duplicates::dictionaries_are_written_once(format, errors);
    format.visit(&mut |element| element.check(format, errors));
}

/// Checks that valid elements write all that the parser needs.
fn completeness(format: &Format<'_>, errors: &mut Errors) {
    complete::has_dictionary(format, errors);
    complete::has_all_values(format, errors);
    complete::properties_are_there(format, errors);
    complete::types_are_known(format, errors);
}

/// The aspect of a field that an element refers to.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub enum Aspect {
    Value,
    Type,
}

impl<'m> Format<'m> {
    fn visit(&self, visit: &mut impl FnMut(&'m OpElement)) {
        self.format.elements.iter().for_each(|element| element.visit(visit));
    }

    /// Returns the field of this name.
    pub fn field(&self, name: &Ident) -> Option<&'m Field> {
        self.model.field(name)
    }

    /// Returns all fields that an element itself reads and writes, without nested elements.
    pub fn parts(&self, element: &'m OpElement) -> Vec<(&'m Field, Aspect)> {
        element.bounds().into_iter().flat_map(|bound| self.parts_of(bound)).collect()
    }

    fn parts_of(&self, bound: Bound<'m>) -> Vec<(&'m Field, Aspect)> {
        let one = |name: &Ident, aspect| self.field(name).map(|field| (field, aspect)).into_iter().collect();
        let all = |groups: Vec<(&'m Field, &'m Group)>, aspect| {
            groups.into_iter().map(|(field, _)| (field, aspect)).collect()
        };
        match bound {
            Bound::Value(name) => one(name, Aspect::Value),
            Bound::Type(name) => one(name, Aspect::Type),
            Bound::All(_, AllOf::Operands) => all(self.model.operands().collect(), Aspect::Value),
            Bound::All(_, AllOf::Regions) => all(self.model.regions().collect(), Aspect::Value),
            Bound::All(_, AllOf::Successors) => all(self.model.successors().collect(), Aspect::Value),
            Bound::OperandTypes(_) => all(self.model.operands().collect(), Aspect::Type),
            Bound::ResultTypes(_) => all(self.model.results().collect(), Aspect::Type),
            Bound::AttrDict(_) | Bound::PropDict(_) => Vec::new(),
        }
    }

    /// Returns whether the name refers to the field.
    pub fn is(&self, name: &Ident, field: &Field) -> bool {
        self.field(name).is_some_and(|named| std::ptr::eq(named, field))
    }
}

/// Returns the names in an element itself, without nested elements and references.
fn named_by(element: &OpElement) -> Vec<(&Ident, Aspect)> {
    let aspect = |bound: Bound<'_>| if bound.value().is_some() { Aspect::Value } else { Aspect::Type };
    element.bounds().into_iter().filter_map(|bound| Some((bound.name()?, aspect(bound)))).collect()
}

/// Returns the name and aspect of the field that is meant.
fn name_of(subject: &Subject) -> Option<(&Ident, Aspect)> {
    match subject {
        Subject::Variable(name) => Some((name, Aspect::Value)),
        Subject::Type(name) => Some((name, Aspect::Type)),
        Subject::AttrDict(_) | Subject::PropDict(_) => None,
    }
}

/// Returns the noun for a field's role, with its article.
pub fn what(role: &Role) -> &'static str {
    match role {
        Role::Operand(_) => "an operand",
        Role::Result(_) => "a result",
        Role::Attr(_) => "an attribute",
        Role::Region(_) => "a region",
        Role::Successor(_) => "a successor",
        Role::Property(_) => "a property",
        Role::Derived { .. } => "a derived attribute",
    }
}
