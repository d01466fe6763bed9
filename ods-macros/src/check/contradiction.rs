//! Constraints that nothing satisfies, and choices that name one thing twice: as far as names and literals tell.

use syn::visit::{self, Visit};
use syn::{GenericArgument, PathArguments, Type};

use super::duplicates;
use super::kinds::{Measure, bound_of, kind_of, library_name};
use crate::errors::Errors;
use crate::model::constraint::{ConstraintModel, PredModel};
use crate::model::op::{OpModel, Role};
use crate::parse::code::type_text;

/// An operation whose field nothing satisfies cannot exist.
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

/// A constraint that nothing satisfies is of no use.
pub fn predicate_can_be_satisfied(model: &ConstraintModel, errors: &mut Errors) {
    of_predicate(&model.pred, errors);
}

/// The constraint and those inside of it.
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
        let mut all = Vec::new();
        conjuncts(ty, &mut all);
        if all.len() == 1 {
            return visit::visit_type(self, ty);
        }
        agree(&all, self.errors);
        all.iter().for_each(|part| self.visit_type(part));
    }
}

/// The library's constraints that demand all of their parameters.
const CONJUNCTIONS: &[&str] = &["Confined", "Both", "AllAttrOf", "AllOfType", "ConfinedType"];

/// What a constraint demands all of: itself, unless it is a conjunction.
fn conjuncts<'ast>(ty: &'ast Type, all: &mut Vec<&'ast Type>) {
    let segment = library_name(ty).filter(|segment| CONJUNCTIONS.iter().any(|known| segment.ident == known));
    let Some(PathArguments::AngleBracketed(arguments)) = segment.map(|segment| &segment.arguments) else {
        return all.push(ty);
    };
    for argument in &arguments.args {
        if let GenericArgument::Type(part) = argument {
            conjuncts(part, all);
        }
    }
}

/// Whether all of these can hold at once.
fn agree(all: &[&Type], errors: &mut Errors) {
    for (i, ty) in all.iter().enumerate() {
        let Some(kind) = kind_of(ty) else { continue };
        let rivals = all[..i].iter().filter_map(|earlier| Some((earlier, kind_of(earlier)?)));
        let Some((rival, other)) = rivals.into_iter().find(|(_, other)| other.excludes(&kind)) else { continue };
        let (name, rival) = (type_text(ty), type_text(rival));
        let message = match (other.is_type(), kind.is_type()) {
            (true, false) => format!("`{rival}` is about types, `{name}` about attributes: nothing is both"),
            (false, true) => format!("`{rival}` is about attributes, `{name}` about types: nothing is both"),
            _ => format!("nothing satisfies both `{rival}` and `{name}`"),
        };
        errors.at(ty, message);
    }
    bounds_meet(all, errors);
}

/// Whether there is a number within all bounds.
fn bounds_meet(all: &[&Type], errors: &mut Errors) {
    for (measure, what) in [(Measure::Value, "number"), (Measure::Elements, "number of elements")] {
        let (mut min, mut max) = (i128::MIN, i128::MAX);
        for ty in all {
            let Some(bound) = bound_of(ty).filter(|bound| bound.measure == measure) else { continue };
            (min, max) = (min.max(bound.min), max.min(bound.max));
            if min > max {
                errors.at(
                    ty,
                    format!("no {what} is at least {min} and at most {max}: nothing satisfies this constraint"),
                );
                break;
            }
        }
    }
}

fn of_predicate(pred: &PredModel, errors: &mut Errors) {
    match pred {
        PredModel::And(all) => {
            // What is inside of the conjunction is looked at along with it.
            let (mut flat, mut types) = (Vec::new(), Vec::new());
            flatten(all, &mut flat);
            flat.iter().filter_map(|pred| named(pred)).for_each(|ty| conjuncts(ty, &mut types));
            agree(&types, errors);
            no_opposites(&flat, "nothing satisfies both", errors);
            flat.iter().filter(|pred| named(pred).is_none()).for_each(|pred| of_predicate(pred, errors));
            types.iter().for_each(|ty| of_type(ty, errors));
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
        PredModel::CPred(_) | PredModel::AnyStrAttrOf(_) | PredModel::Test(_) | PredModel::True => {}
    }
}

fn flatten<'ast>(all: &'ast [PredModel], flat: &mut Vec<&'ast PredModel>) {
    for pred in all {
        match pred {
            PredModel::And(inner) => flatten(inner, flat),
            other => flat.push(other),
        }
    }
}

fn named(pred: &PredModel) -> Option<&Type> {
    match pred {
        PredModel::Is(ty) => Some(ty),
        _ => None,
    }
}

/// `P` and `Neg(P)` side by side.
fn no_opposites(all: &[&PredModel], verdict: &str, errors: &mut Errors) {
    for pred in all {
        let PredModel::Neg(negated) = pred else { continue };
        let Some(negated) = named(negated) else { continue };
        let name = type_text(negated);
        if all.iter().filter_map(|pred| named(pred)).any(|other| type_text(other) == name) {
            errors.at(negated, format!("{verdict} `{name}` and `Neg({name})`"));
        }
    }
}
