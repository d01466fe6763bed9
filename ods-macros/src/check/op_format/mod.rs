//! Declarative formats of operations: printing and parsing must be inverse.
//!
//! A format is complete if each part of the operation is written exactly once or inferred. Unambiguity depends on
//! constraints and is checked when these are compiled: see `ods_grammar`. An `unproved_format` is only checked for
//! completeness.

mod complete;
mod duplicates;
mod fields;
mod group_presence;
mod groups;
mod oilist;

use syn::Ident;

use crate::errors::Errors;
use crate::model::op::{Field, Group, OpModel, Role};
use crate::model::op_format::{AllOf, Bound, OpArgument, OpElement, OpFormatModel, Subject, TypedValues};

/// A format and its operation.
struct Format<'m> {
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

/// Checks the elements.
fn elements(format: &Format<'_>, errors: &mut Errors) {
    fields::exist(format, errors);
    fields::have_their_place(format, errors);
    duplicates::values_are_written_once(format, errors);
    duplicates::types_are_written_once(format, errors);
    duplicates::dictionaries_are_written_once(format, errors);
    groups::have_only_optional_parts(format, errors);
    groups::have_anchors(format, errors);
    groups::start_distinguishably(format, errors);
    oilist::clauses_have_only_optional_parts(format, errors);
    oilist::clauses_have_elements(format, errors);
    oilist::keywords_differ(format, errors);
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
enum Aspect {
    Value,
    Type,
}

impl<'m> Format<'m> {
    fn visit(&self, visit: &mut impl FnMut(&'m OpElement)) {
        self.format.visit(visit);
    }

    /// Returns the field of this name.
    fn field(&self, name: &Ident) -> Option<&'m Field> {
        self.model.field(name)
    }

    /// Returns all fields that an element itself reads and writes, without nested elements.
    fn parts(&self, element: &'m OpElement) -> Vec<(&'m Field, Aspect)> {
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
    fn is(&self, name: &Ident, field: &Field) -> bool {
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

/// Returns the dictionaries of attributes in an element: it is one, or a `custom` with one.
fn dictionaries(element: &OpElement) -> Vec<&Ident> {
    let bounds = element.bounds().into_iter();
    bounds.filter(|bound| matches!(bound, Bound::AttrDict(_))).map(Bound::word).collect()
}

/// Returns the references of a `custom`.
fn references(element: &OpElement) -> impl Iterator<Item = &Subject> {
    let arguments = if let OpElement::Custom(custom) = element { custom.arguments.as_slice() } else { &[] };
    arguments.iter().filter_map(|argument| match argument {
        OpArgument::Ref(subject) => Some(subject),
        OpArgument::Bound(_) | OpArgument::Text(_) => None,
    })
}

/// Returns the noun for a field's role, with its article.
fn what(role: &Role) -> &'static str {
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

/// Returns an element in its syntax, if that is short.
fn plain(element: &OpElement) -> String {
    match element {
        OpElement::Variable { name, .. } => format!("${name}"),
        OpElement::Type { types, .. } => match &types.values {
            TypedValues::Variable(name) => format!("type(${name})"),
            TypedValues::Operands(keyword) | TypedValues::Results(keyword) => format!("type({keyword})"),
        },
        OpElement::Literal(_)
        | OpElement::All { .. }
        | OpElement::AttrDict { .. }
        | OpElement::PropDict(_)
        | OpElement::FunctionalType { .. }
        | OpElement::Custom(_)
        | OpElement::Group(_)
        | OpElement::OiList { .. } => element.tokens().to_string(),
    }
}
