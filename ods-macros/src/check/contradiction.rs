//! Choices that name one alternative twice, and predicates beside their own negation. Other contradictions depend on
//! the definitions of constraints; they are found when these are compiled.

use syn::Type;
use syn::visit::{self, Visit};

use super::duplicates;
use crate::code::type_text;
use crate::errors::Errors;
use crate::model::constraint::{ConstraintModel, PredModel};
use crate::model::op::{OpModel, Role};

/// Reports fields whose constraint is unsatisfiable, since such an operation cannot exist.
pub fn fields_can_be_satisfied(model: &OpModel, errors: &mut Errors) {
    for field in &model.fields {
        match &field.role {
            Role::Operand(group) | Role::Result(group) | Role::Region(group) | Role::Successor(group) => {
                of_type(&group.constraint, errors);
            }
            Role::Attr(attr) => of_type(&attr.constraint, errors),
            Role::Derived { .. } | Role::Property(_) => {}
        }
    }
}

/// Reports an unsatisfiable predicate.
pub fn predicate_can_be_satisfied(model: &ConstraintModel, errors: &mut Errors) {
    of_predicate(&model.pred, errors);
}

/// Checks a constraint and the constraints nested in it.
fn of_type(ty: &Type, errors: &mut Errors) {
    Types { errors }.visit_type(ty);
}

struct Types<'a> {
    errors: &'a mut Errors,
}

impl<'ast> Visit<'ast> for Types<'_> {
    fn visit_type(&mut self, ty: &'ast Type) {
        if let Type::Tuple(tuple) = ty {
            duplicates::listed("constraint", &tuple.elems, self.errors);
        }
        visit::visit_type(self, ty);
    }
}

fn of_predicate(pred: &PredModel, errors: &mut Errors) {
    match pred {
        PredModel::And(all) => {
            // The contents of the conjunction are checked along with it.
            let mut flat = Vec::new();
            flatten(all, &mut flat);
            no_opposites(&flat, "nothing satisfies both", errors);
            flat.into_iter().for_each(|pred| of_predicate(pred, errors));
        }
        PredModel::Or(all) => {
            let all: Vec<&PredModel> = all.iter().collect();
            duplicates::listed("constraint", all.iter().filter_map(|pred| named(pred)), errors);
            no_opposites(&all, "everything satisfies one of", errors);
            all.into_iter().for_each(|pred| of_predicate(pred, errors));
        }
        PredModel::Neg(pred)
        | PredModel::ElementType(pred)
        | PredModel::ValueType(pred)
        | PredModel::Each(pred)
        | PredModel::Subst(_, pred)
        | PredModel::Concat(_, pred, _) => of_predicate(pred, errors),
        PredModel::Is(ty) => of_type(ty, errors),
        PredModel::CPred(_) | PredModel::IsA(_) | PredModel::AnyStrAttrOf(_) | PredModel::Test(_) | PredModel::True => {
        }
    }
}

fn flatten<'ast>(all: &'ast [PredModel], flat: &mut Vec<&'ast PredModel>) {
    for pred in all {
        if let PredModel::And(inner) = pred {
            flatten(inner, flat);
        } else {
            flat.push(pred);
        }
    }
}

fn named(pred: &PredModel) -> Option<&Type> {
    if let PredModel::Is(ty) = pred { Some(ty) } else { None }
}

/// Reports `P` beside `Neg(P)`.
fn no_opposites(all: &[&PredModel], verdict: &str, errors: &mut Errors) {
    for pred in all {
        let PredModel::Neg(negated) = pred else { continue };
        let Some(negated) = named(negated) else { continue };
        let name = type_text(negated);
        if all.iter().filter_map(|pred| named(pred)).any(|other| type_text(other) == name) {
            errors.at(negated, format!("{verdict} `{name}` and `Neg({name})`; remove one of them"));
        }
    }
}
