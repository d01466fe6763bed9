//! `Confined`, and other constraints that take constraints.

use syn::visit::{self, Visit};
use syn::{GenericArgument, PathArguments, PathSegment, Type};

use super::kinds::library_name;
use crate::errors::Errors;
use crate::model::constraint::{ConstraintModel, PredModel};
use crate::model::op::{OpModel, Role};
use crate::parse::code::type_text;

/// Where MLIR takes a list of constraints that must all hold (`ConfinedAttr<I64Attr, [A, B]>`), a tuple would mean one of
/// them, silently.
pub fn is_by_no_tuple(model: &OpModel, errors: &mut Errors) {
    let mut tuples = Tuples { errors };
    for field in &model.fields {
        match &field.role {
            Role::Operand(group) | Role::Result(group) | Role::Region(group) | Role::Successor(group) => {
                tuples.visit_type(&group.constraint);
            }
            Role::Attr(attr) => tuples.visit_type(&attr.constraint),
            Role::Derived { .. } | Role::Property(_) => {}
        }
    }
}

/// As in fields.
pub fn is_by_no_tuple_in_predicates(model: &ConstraintModel, errors: &mut Errors) {
    in_predicate(&model.pred, &mut Tuples { errors });
}

fn in_predicate(pred: &PredModel, tuples: &mut Tuples<'_>) {
    match pred {
        PredModel::And(all) | PredModel::Or(all) => all.iter().for_each(|pred| in_predicate(pred, tuples)),
        PredModel::Neg(pred)
        | PredModel::Subst(_, pred)
        | PredModel::Concat(_, pred, _)
        | PredModel::ElementType(pred)
        | PredModel::ValueType(pred)
        | PredModel::Each(pred) => in_predicate(pred, tuples),
        PredModel::Is(constraint) => tuples.visit_type(constraint),
        PredModel::CPred(_) | PredModel::AnyStrAttrOf(_) | PredModel::Test(_) | PredModel::True => {}
    }
}

struct Tuples<'a> {
    errors: &'a mut Errors,
}

impl Visit<'_> for Tuples<'_> {
    fn visit_type(&mut self, ty: &Type) {
        if let Some(segment) = library_name(ty) {
            self.check(segment);
        }
        visit::visit_type(self, ty);
    }
}

impl Tuples<'_> {
    fn check(&mut self, segment: &PathSegment) {
        if segment.ident == "Confined"
            && let PathArguments::AngleBracketed(arguments) = &segment.arguments
            && let Some(GenericArgument::Type(Type::Tuple(tuple))) = arguments.args.iter().nth(1)
            && tuple.elems.len() > 1
        {
            let message = "a tuple of constraints means one of them: where all must hold, write `Both<A, B>`";
            self.errors.at(tuple, message);
        }
        if let Some(message) = wrong_number(segment) {
            self.errors.at(segment, message);
        }
    }
}

/// Whether the constraint, or one in it, has more or fewer arguments than it takes.
pub fn is_of_wrong_number(ty: &Type) -> bool {
    struct Found(bool);
    impl Visit<'_> for Found {
        fn visit_type(&mut self, ty: &Type) {
            self.0 |= library_name(ty).is_some_and(|segment| wrong_number(segment).is_some());
            visit::visit_type(self, ty);
        }
    }
    let mut found = Found(false);
    found.visit_type(ty);
    found.0
}

/// What the compiler would say of these is true, and no help: `AnyTypeOf<A, B>` is not `AnyTypeOf<A>`.
fn wrong_number(segment: &PathSegment) -> Option<String> {
    let PathArguments::AngleBracketed(arguments) = &segment.arguments else { return None };
    let (name, count) = (segment.ident.to_string(), arguments.args.len());
    match name.as_str() {
        "AnyTypeOf" | "AnyAttrOf" if count > 1 => {
            Some(format!("`{name}` takes one tuple: `{name}<({})>`", type_text(&arguments.args)))
        }
        "Confined" if count == 1 => {
            let first = type_text(&arguments.args[0]);
            Some(format!("`Confined` takes a constraint and what confines it, as `Confined<{first}, IntPositive>`"))
        }
        "Confined" if count > 2 => {
            let first = type_text(&arguments.args[0]);
            let rest = arguments.args.iter().skip(1).map(type_text).collect::<Vec<_>>();
            let (last, rest) = rest.split_last()?;
            let both = rest.iter().rev().fold(last.clone(), |all, part| format!("Both<{part}, {all}>"));
            Some(format!("`Confined` takes two: where all must hold, write `Confined<{first}, {both}>`"))
        }
        _ => None,
    }
}
