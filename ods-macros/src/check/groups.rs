//! Groups of variable length.

use crate::errors::Errors;
use crate::model::op::{Arity, Field, Group, OpModel};

/// Which values belong to which group is known only when at most one group has a variable length.
pub fn one_variable_operand_group(model: &OpModel, errors: &mut Errors) {
    one_variable_group(model.operands(), "operands", errors);
}

/// As for operands.
pub fn one_variable_result_group(model: &OpModel, errors: &mut Errors) {
    one_variable_group(model.results(), "results", errors);
}

fn one_variable_group<'a>(groups: impl Iterator<Item = (&'a Field, &'a Group)>, what: &str, errors: &mut Errors) {
    let mut variable = groups.filter(|(_, group)| group.arity != Arity::One);
    let Some((first, _)) = variable.next() else { return };
    for (field, _) in variable {
        errors.at(
            &field.ident,
            format!(
                "the {what} `{}` and `{}` both have a variable length: one group per operation may be `Variadic` or `Optional`",
                first.ident, field.ident
            ),
        );
    }
}

/// Regions are told apart by position, so a group must be what is left at the end.
pub fn only_last_region_is_variadic(model: &OpModel, errors: &mut Errors) {
    only_last_is_variadic(model.regions(), "region", errors);
}

/// As for regions.
pub fn only_last_successor_is_variadic(model: &OpModel, errors: &mut Errors) {
    only_last_is_variadic(model.successors(), "successor", errors);
}

fn only_last_is_variadic<'a>(groups: impl Iterator<Item = (&'a Field, &'a Group)>, what: &str, errors: &mut Errors) {
    let groups: Vec<_> = groups.collect();
    let Some((_, before)) = groups.split_last() else { return };
    for (field, _) in before.iter().filter(|(_, group)| group.arity == Arity::Variadic) {
        errors.at(&field.ident, format!("only the last {what} can be variadic: move `{}` to the end", field.ident));
    }
}
