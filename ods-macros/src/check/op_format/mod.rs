//! Declarative formats of operations: what is written must be what is read.
//!
//! A format is complete where all that an operation has is in it once or follows from what is; and it can be read where
//! nothing that may be missing could be taken for what follows. As MLIR, and more: what MLIR finds out when the format is
//! used, or never, is said here. What is only known of constraints (whether a type can be built, what an attribute begins
//! with) is checked where they are compiled. Of an `unproved_format` nothing is asked but that it is complete.

mod ambiguity;
mod blanks;
mod complete;
mod fields;
mod groups;
mod oilist;
mod once;
mod texts;
mod together;

use syn::{Ident, Type};

use crate::errors::Errors;
use crate::model::op::{Field, Group, OpModel, Role};
use crate::model::op_format::{AllOf, OpArgument, OpElement, OpFormatModel, Subject, Whose};

/// A rule.
type Rule = fn(&Format<'_>, &mut Errors);

/// A format and whose it is.
struct Format<'m> {
    model: &'m OpModel,
    format: &'m OpFormatModel,
}

/// Checks the format of an operation.
pub fn check(model: &OpModel, errors: &mut Errors) {
    let Some(format) = &model.hooks.format else { return };
    let format = Format { model, format };
    let run = |rules: &[Rule], errors: &mut Errors| rules.iter().for_each(|rule| rule(&format, errors));
    run(OF_ELEMENTS, errors);
    // What is misspelt is not missing, too.
    let proof: &[&[Rule]] = if format.format.is_proved { &[OF_GROUPS, OF_TEXT] } else { &[] };
    for rules in [OF_REFERENCES, OF_ALL].iter().chain(proof) {
        if errors.is_empty() {
            run(rules, errors);
        }
    }
}

pub use ambiguity::{Doubt, Question};

/// What only the compiler can tell about attributes of a sound format.
pub fn doubts(model: &OpModel) -> Vec<Doubt<'_>> {
    let format = model.hooks.format.as_ref().filter(|format| format.is_proved);
    let format = format.map(|format| Format { model, format });
    format.map_or_else(Vec::new, |format| [ambiguity::doubts(&format), blanks::doubts(&format)].concat())
}

/// An attribute whose constraint is not the library's, so that the compiler is asked: its name, its constraint, and
/// whether it is `qualified`.
fn doubtful<'m>(format: &Format<'m>, element: &'m OpElement) -> Option<(&'m Ident, &'m Type, bool)> {
    let OpElement::Variable { name, qualified } = element else { return None };
    let Role::Attr(attr) = &format.field(name)?.role else { return None };
    (!texts::is_known_attribute(&attr.constraint)).then_some((name, &attr.constraint, *qualified))
}

/// The types of an operand or result whose constraint is not the library's, where they are written without their names.
fn doubtful_type<'m>(format: &Format<'m>, element: &'m OpElement) -> Option<(&'m Ident, &'m Type)> {
    let OpElement::Type { types, qualified: false, .. } = element else { return None };
    let Whose::Variable(name) = &types.whose else { return None };
    let (Role::Operand(group) | Role::Result(group)) = &format.field(name)?.role else { return None };
    (!texts::is_library_type(&group.constraint)).then_some((name, &group.constraint))
}

/// About elements.
const OF_ELEMENTS: &[Rule] = &[
    fields::exist,
    fields::have_their_place,
    once::values_are_written_once,
    once::types_are_written_once,
    once::dictionaries_are_written_once,
    groups::have_what_can_be_missing,
    groups::have_anchors,
    groups::begin_with_what_can_be_told,
    oilist::clauses_have_what_can_be_missing,
    oilist::clauses_say_something,
    oilist::keywords_differ,
];

/// About the order of elements that are right.
const OF_REFERENCES: &[Rule] = &[fields::references_follow];

/// About a format whose elements are right.
const OF_ALL: &[Rule] = &[
    complete::dictionary_is_there,
    complete::values_are_there,
    complete::properties_are_there,
    complete::types_are_known,
];

/// About what is in groups.
const OF_GROUPS: &[Rule] = &[together::fields_come_together];

/// About a format that has everything.
const OF_TEXT: &[Rule] = &[ambiguity::what_is_missing_can_be_told, blanks::tokens_stay_apart];

/// What an element has of a field.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Aspect {
    Value,
    Type,
}

impl<'m> Format<'m> {
    fn visit(&self, visit: &mut impl FnMut(&'m OpElement)) {
        self.format.visit(visit);
    }

    /// The field of this name.
    fn field(&self, name: &Ident) -> Option<&'m Field> {
        self.model.field(name)
    }

    /// All fields that an element reads and writes, what is in it not.
    fn parts(&self, element: &'m OpElement) -> Vec<(&'m Field, Aspect)> {
        match element {
            OpElement::All { of, .. } => {
                let all: Vec<(&Field, &Group)> = match of {
                    AllOf::Operands => self.model.operands().collect(),
                    AllOf::Regions => self.model.regions().collect(),
                    AllOf::Successors => self.model.successors().collect(),
                };
                all.into_iter().map(|(field, _)| (field, Aspect::Value)).collect()
            }
            OpElement::Type { types, .. } => self.typed(&types.whose),
            OpElement::FunctionalType { inputs, results, .. } => [self.typed(inputs), self.typed(results)].concat(),
            other => {
                let names = named_by(other).into_iter();
                names.filter_map(|(name, aspect)| Some((self.field(name)?, aspect))).collect()
            }
        }
    }

    /// Whether a name is that of the field.
    fn is(&self, name: &Ident, field: &Field) -> bool {
        self.field(name).is_some_and(|named| std::ptr::eq(named, field))
    }

    fn typed(&self, whose: &'m Whose) -> Vec<(&'m Field, Aspect)> {
        let fields: Vec<&Field> = match whose {
            Whose::Variable(name) => self.field(name).into_iter().collect(),
            Whose::Operands(_) => self.model.operands().map(|(field, _)| field).collect(),
            Whose::Results(_) => self.model.results().map(|(field, _)| field).collect(),
        };
        fields.into_iter().map(|field| (field, Aspect::Type)).collect()
    }
}

/// The names in an element, what is in it not: all but references.
fn named_by(element: &OpElement) -> Vec<(&Ident, Aspect)> {
    match element {
        OpElement::Variable { name, .. } => vec![(name, Aspect::Value)],
        OpElement::Type { types, .. } => typed_by(&types.whose).into_iter().collect(),
        OpElement::FunctionalType { inputs, results, .. } => {
            [inputs, results].into_iter().filter_map(typed_by).collect()
        }
        OpElement::Custom(custom) => custom.binds().filter_map(name_of).collect(),
        _ => Vec::new(),
    }
}

fn typed_by(whose: &Whose) -> Option<(&Ident, Aspect)> {
    match whose {
        Whose::Variable(name) => Some((name, Aspect::Type)),
        Whose::Operands(_) | Whose::Results(_) => None,
    }
}

/// The field that is meant, and what of it.
fn name_of(subject: &Subject) -> Option<(&Ident, Aspect)> {
    match subject {
        Subject::Variable(name) => Some((name, Aspect::Value)),
        Subject::Type(name) => Some((name, Aspect::Type)),
        Subject::AttrDict(_) | Subject::PropDict(_) => None,
    }
}

/// The dictionaries of attributes in an element: it is one, or a `custom` with one.
fn dictionaries(element: &OpElement) -> Vec<&Ident> {
    match element {
        OpElement::AttrDict { keyword, .. } => vec![keyword],
        OpElement::Custom(custom) => custom.binds().filter_map(dictionary).collect(),
        _ => Vec::new(),
    }
}

fn dictionary(subject: &Subject) -> Option<&Ident> {
    match subject {
        Subject::AttrDict(keyword) => Some(keyword),
        _ => None,
    }
}

/// The references of a `custom`.
fn references(element: &OpElement) -> impl Iterator<Item = &Subject> {
    let arguments = match element {
        OpElement::Custom(custom) => custom.arguments.as_slice(),
        _ => &[],
    };
    arguments.iter().filter_map(|argument| match argument {
        OpArgument::Ref(subject) => Some(subject),
        _ => None,
    })
}

/// What a field is, with its article.
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

/// An element as it is written, where that is short.
fn plain(element: &OpElement) -> String {
    match element {
        OpElement::Variable { name, .. } => format!("${name}"),
        OpElement::Type { types, .. } => match &types.whose {
            Whose::Variable(name) => format!("type(${name})"),
            other => format!("type({})", other.tokens()),
        },
        other => other.tokens().to_string(),
    }
}
