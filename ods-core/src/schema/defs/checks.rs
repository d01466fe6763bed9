//! Checks for expansions of `#[type_def]` and `#[attr_def]`: of parameters, when a type or attribute is created, and of
//! their Rust types, in constants, where a panic is a compile error.

use std::any::Any;

use crate::context::Context;
use crate::entity::{Attribute, Type};
use crate::schema::{Constrains, Entity, Invalid, PredScope};

use super::{Parameter, Parameters};
use crate::schema::defs::storage::Storage;

/// A parameter type that constraints can apply to: `#[param(is = C)]`.
#[diagnostic::on_unimplemented(
    message = "a parameter of type `{Self}` cannot have a constraint",
    label = "`is` applies to types and attributes",
    note = "`is = C` applies to a `Type`, an `Attribute`, a view, and an `Option` or `Vec` of one; write a `verify` \
            for others"
)]
pub trait Constrained<E>: Parameter {
    /// Returns whether all entities in the value satisfy `holds`.
    fn all(value: Self::Ref<'_>, holds: &mut dyn FnMut(E) -> bool) -> bool;
}

impl Constrained<Type> for Type {
    fn all(value: Self, holds: &mut dyn FnMut(Type) -> bool) -> bool {
        holds(value)
    }
}

impl Constrained<Attribute> for Attribute {
    fn all(value: Self, holds: &mut dyn FnMut(Attribute) -> bool) -> bool {
        holds(value)
    }
}

impl<E, T: Constrained<E>> Constrained<E> for Option<T> {
    fn all(value: Self::Ref<'_>, holds: &mut dyn FnMut(E) -> bool) -> bool {
        value.is_none_or(|value| T::all(value, holds))
    }
}

impl<E, T: Constrained<E>> Constrained<E> for Vec<T> {
    fn all(value: &[T], holds: &mut dyn FnMut(E) -> bool) -> bool {
        value.iter().all(|element| T::all(element.lend(), holds))
    }
}

/// Checks that a parameter satisfies the constraint `C`.
///
/// # Errors
/// Returns an error if it does not.
#[doc(hidden)]
pub fn check_parameter<E: Entity, C: Constrains<E>, P: Constrained<E>>(
    context: &Context,
    name: &str,
    value: P::Ref<'_>,
) -> Result<(), Invalid> {
    let scope = PredScope::of(context);
    match P::all(value, &mut |entity| C::CONSTRAINT.holds(entity, &scope)) {
        true => Ok(()),
        false => Err(Invalid(format!("failed to verify '{name}': {}", C::CONSTRAINT.summary()))),
    }
}

/// Checks the result of a predicate over several parameters.
///
/// # Errors
/// Returns an error with the summary if it does not hold.
#[doc(hidden)]
pub fn check_pred(holds: bool, summary: &str) -> Result<(), Invalid> {
    if holds { Ok(()) } else { Err(Invalid(format!("failed to verify that {summary}"))) }
}

/// Returns the parameters as the definition's list.
///
/// # Errors
/// Returns an error if they belong to another definition, which never happens.
#[doc(hidden)]
pub fn list_of<L: Parameters>(storage: &dyn Storage) -> Result<&L, Invalid> {
    (storage as &dyn Any)
        .downcast_ref()
        .ok_or_else(|| Invalid("the parameters belong to another definition".to_owned()))
}
