//! Parsing support for expansions of `#[type_def]` and `#[attr_def]`: the parameters, their defaults, and access to
//! them for custom hooks.

use std::any::Any;
use std::sync::Arc;

use crate::context::Context;
use crate::entity::Type;
use crate::schema::{PredScope, View};
use crate::sub_elements::SubElement;
use crate::text::{AsmParser, ParseResult};

use super::typed::intern;
use super::{DefSchema, MakeError, Parameter, ParameterValue, Parameters};
use crate::schema::defs::storage::SlotList;

/// Parses a type or attribute whose parameters are the list `L`.
///
/// # Errors
/// Returns an error if it is malformed, or the definition does not allow the parameters.
#[doc(hidden)]
pub fn parse_def<L: Parameters>(
    parser: &mut AsmParser<'_>,
    schema: &'static DefSchema,
    self_type: Option<Type>,
) -> ParseResult<SubElement> {
    let mut slots = L::Slots::default();
    let location = parser.location();
    parser.def_program(schema, &mut slots, self_type)?;
    (0..schema.parameters.len()).for_each(|index| fill_default(&mut slots, index, schema, parser));
    let Some(parameters) = L::take(&mut slots) else {
        return Err(parser.emit_error(location, format!("'{schema}' lacks a parameter")));
    };
    intern(parser.context(), schema, Arc::new(parameters)).map_err(|invalid| parser.emit_error(location, invalid.0))
}

/// Returns the type or attribute whose parameters are the list `L`, with these values; the others have defaults.
///
/// # Errors
/// Returns an error if a value does not fit or is missing, or the definition does not allow the parameters.
#[doc(hidden)]
pub fn make_def<L: Parameters>(
    context: &Arc<Context>,
    schema: &'static DefSchema,
    values: &[Option<ParameterValue>],
) -> Result<SubElement, MakeError> {
    let mut slots = L::Slots::default();
    for (index, parameter) in schema.parameters.iter().enumerate() {
        match (values.get(index), parameter.default) {
            (Some(Some(value)), _) => {
                slots.set_value(index, value, context).map_err(|mismatch| MakeError::Value(index, mismatch))?;
            }
            (_, Some(default)) => slots.set(index, default(context)),
            (_, None) => return Err(MakeError::Missing(index)),
        }
    }
    let Some(parameters) = L::take(&mut slots) else { return Err(MakeError::Missing(0)) };
    intern(context, schema, Arc::new(parameters)).map_err(MakeError::Invalid)
}

/// Boxes a default, for [`ParameterSchema::default`](super::ParameterSchema::default).
#[doc(hidden)]
pub fn boxed<T: Any>(value: T) -> Box<dyn Any> {
    Box::new(value)
}

/// Returns the default of a parameter with `default` without a value.
#[doc(hidden)]
pub fn boxed_default<T: Any + Default>() -> Box<dyn Any> {
    Box::new(T::default())
}

/// Returns a type as a `self_type` parameter, if it is of that kind.
#[doc(hidden)]
pub fn boxed_self_type<P: View<Entity = Type> + Any>(ty: Type, context: &Context) -> Option<Box<dyn Any>> {
    P::PROOF.holds(ty, &PredScope::of(context)).then(|| boxed(P::view(ty)))
}

/// Returns the slots as slots of the definition's parameter list.
///
/// # Errors
/// Returns an error if they belong to another definition, which never happens.
#[doc(hidden)]
pub fn slots_of<'t, L: Parameters>(
    slots: &'t mut dyn Any,
    parser: &mut AsmParser<'_>,
) -> ParseResult<&'t mut L::Slots> {
    match slots.downcast_mut() {
        Some(slots) => Ok(slots),
        None => Err(parser.emit_error_here("the parameters belong to another definition")),
    }
}

/// Sets a parameter that was not written to its default.
#[doc(hidden)]
pub fn fill_default(slots: &mut dyn SlotList, index: usize, schema: &DefSchema, parser: &AsmParser<'_>) {
    let default = schema.parameters.get(index).and_then(|parameter| parameter.default);
    if let Some(default) = default.filter(|_| !slots.is_set(index)) {
        slots.set(index, default(parser.context()));
    }
}

/// Returns a parameter that was parsed before.
///
/// # Errors
/// Returns an error if it was not parsed, which never happens: definitions refer only to earlier parameters.
#[doc(hidden)]
pub fn slot<'t, P: Parameter>(slot: &'t Option<P>, parser: &mut AsmParser<'_>) -> ParseResult<P::Ref<'t>> {
    match slot {
        Some(value) => Ok(value.lend()),
        None => Err(parser.emit_error_here("a parameter is referred to before it is parsed")),
    }
}
