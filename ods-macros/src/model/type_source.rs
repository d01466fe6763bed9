//! How the types of operands and results are known where a format does not write them.
//!
//! As MLIR: from what is written, in one step. What is inferred is no source of more, but for what the operation itself
//! infers of its results.

use std::collections::HashSet;

use syn::Ident;

use super::op::{Arity, Field, Group, MultiKind, OpModel, Presence, Role};
use super::op_format::{OpElement, OpFormatModel, Subject, Whose};

/// How the types of a group are known.
#[derive(Clone, Copy)]
pub enum TypeSource<'m> {
    /// The format has them.
    Written,
    /// The constraint allows one type alone; whether it does is seen where it is compiled.
    Built,
    /// That of another field.
    Same(&'m Field),
    /// `OpModel::multis` computes it, at this position.
    Computed(usize),
    /// The operation infers it.
    Inferred,
}

/// The sources of types of one operation.
pub struct TypeSources<'m> {
    model: &'m OpModel,
    format: &'m OpFormatModel,
    /// The fields whose types are written.
    written: HashSet<&'m Ident>,
    /// The attributes that are written.
    attributes: HashSet<&'m Ident>,
}

impl<'m> TypeSources<'m> {
    pub fn new(model: &'m OpModel, format: &'m OpFormatModel) -> Self {
        let mut sources = Self { model, format, written: HashSet::new(), attributes: HashSet::new() };
        format.elements.iter().for_each(|element| element.visit(&mut |element| sources.see(element)));
        sources
    }

    /// How the types of an operand or result are known, if they are. `None` as well for what no constraint can build.
    pub fn of(&self, field: &'m Field) -> Option<TypeSource<'m>> {
        if self.written.contains(&field.ident) {
            return Some(TypeSource::Written);
        }
        self.by_constraints(field)
            .or_else(|| self.by_traits(field))
            .or_else(|| self.by_interface(field))
            .or_else(|| self.is_built(field).then_some(TypeSource::Built))
    }

    /// Notes what an element writes.
    fn see(&mut self, element: &'m OpElement) {
        match element {
            OpElement::Variable { name, .. } => self.see_attribute(name),
            OpElement::Type { types, .. } => self.see_types(&types.whose),
            OpElement::FunctionalType { inputs, results, .. } => {
                self.see_types(inputs);
                self.see_types(results);
            }
            OpElement::Custom(custom) => custom.binds().for_each(|subject| match subject {
                Subject::Variable(name) => self.see_attribute(name),
                Subject::Type { name, .. } => self.see_type(name),
                Subject::AttrDict(_) => {}
            }),
            _ => {}
        }
    }

    fn see_attribute(&mut self, name: &Ident) {
        let field = self.model.field(name).filter(|field| matches!(field.role, Role::Attr(_)));
        self.attributes.extend(field.map(|field| &field.ident));
    }

    fn see_type(&mut self, name: &Ident) {
        self.written.extend(self.model.field(name).map(|field| &field.ident));
    }

    fn see_types(&mut self, whose: &Whose) {
        let model = self.model;
        match whose {
            Whose::Variable(name) => self.see_type(name),
            Whose::Operands(_) => self.written.extend(model.operands().map(|(field, _)| &field.ident)),
            Whose::Results(_) => self.written.extend(model.results().map(|(field, _)| &field.ident)),
        }
    }

    /// `AllTypesMatch`, and what computes one type from another; the last that applies, as in MLIR.
    fn by_constraints(&self, field: &'m Field) -> Option<TypeSource<'m>> {
        let is_it = |name: &Ident| self.model.field(name).is_some_and(|named| std::ptr::eq(named, field));
        self.model.multis.iter().enumerate().rev().find_map(|(index, used)| match &used.kind {
            MultiKind::AllMatch { parts } if used.keyword == "AllTypesMatch" && parts.iter().any(is_it) => {
                let known = parts.iter().filter_map(|part| self.known(part));
                first_single(known).map(TypeSource::Same)
            }
            MultiKind::Computed { from, to, .. } | MultiKind::ComputedAll { from, to, .. } if is_it(to) => {
                self.known(from).map(|_| TypeSource::Computed(index))
            }
            MultiKind::Elements { shaped, elements } if is_it(elements) => {
                self.known(shaped).map(|_| TypeSource::Computed(index))
            }
            _ => None,
        })
    }

    /// The field, if its type is written: by itself, or by the attribute that has it.
    fn known(&self, name: &Ident) -> Option<&'m Field> {
        let field = self.model.field(name)?;
        (self.written.contains(&field.ident) || self.attributes.contains(&field.ident)).then_some(field)
    }

    /// `SameTypeOperands`, `SameOperandsAndResultType`
    fn by_traits(&self, field: &'m Field) -> Option<TypeSource<'m>> {
        let includes_results = self.model.has_trait("SameOperandsAndResultType");
        let applies = match &field.role {
            Role::Operand(_) => includes_results || self.model.has_trait("SameTypeOperands"),
            _ => includes_results,
        };
        let is_written = |(field, _): &(&'m Field, &'m Group)| self.written.contains(&field.ident);
        let operands = self.model.operands().filter(is_written);
        let results = self.model.results().filter(|written| includes_results && is_written(written));
        let known = operands.chain(results).map(|(field, _)| field);
        if applies { first_single(known).map(TypeSource::Same) } else { None }
    }

    /// An operation infers all of its results, or none.
    fn by_interface(&self, field: &'m Field) -> Option<TypeSource<'m>> {
        let is_result = matches!(field.role, Role::Result(_));
        let mut results = self.model.results();
        let infers = is_result
            && self.model.find_interface("InferTypeOpInterface").is_some()
            && !results.any(|(result, _)| self.written.contains(&result.ident));
        infers.then_some(TypeSource::Inferred)
    }

    /// Whether as many types can be built as there are values: `operands` does not tell how many are of which group, and
    /// nothing tells how many results there are.
    fn is_built(&self, field: &'m Field) -> bool {
        let (group, is_operand) = match &field.role {
            Role::Operand(group) => (group, true),
            Role::Result(group) => (group, false),
            _ => return false,
        };
        let has_number = group.arity == Arity::One || is_operand && !self.format.has_all_operands();
        has_number && crate::check::kinds::may_be_one_type(&group.constraint)
    }
}

/// The first that is always there; where none is, the first.
fn first_single<'m>(known: impl Iterator<Item = &'m Field>) -> Option<&'m Field> {
    let known: Vec<&Field> = known.collect();
    known.iter().find(|field| is_single(field)).or(known.first()).copied()
}

/// Whether there is always one type to take.
fn is_single(field: &Field) -> bool {
    match &field.role {
        Role::Operand(group) | Role::Result(group) => group.arity == Arity::One,
        Role::Attr(attr) => !matches!(attr.presence, Presence::Optional | Presence::OptionalDefault(_)),
        _ => false,
    }
}
