//! Parameters without their Rust types, for bindings to other languages.
//!
//! Invariants:
//! * A value that [`Parameter::to_dynamic`] returns is one that [`Parameter::from_dynamic`] takes, and both are of the
//!   kind that [`Parameter::KIND`] names.

use std::sync::Arc;

use crate::Diagnostic;
use crate::context::Context;
use crate::entity::{Attribute, Type};
use crate::schema::{AttrEnum, EnumSchema, Invalid, PredScope, View};

use super::Parameter;

/// The kind of a parameter's values.
#[derive(Clone, Copy, Debug)]
pub enum ParameterKind {
    /// A truth value.
    Bool,
    /// An integer between these two, inclusive.
    Int(i128, i128),
    /// A floating-point number.
    Float,
    /// A string.
    String,
    /// A type with a view of this name.
    Type(&'static str),
    /// An attribute with a view of this name.
    Attribute(&'static str),
    /// A value of an enum.
    Enum(&'static EnumSchema),
    /// A list of values.
    List(&'static Self),
    /// A value or nothing.
    Optional(&'static Self),
    /// A value of a Rust type without a form of its own: its text.
    Text,
}

/// The value of a parameter.
#[derive(Clone, PartialEq, Debug)]
pub enum ParameterValue {
    /// Nothing, for optional parameters.
    Absent,
    /// A truth value.
    Bool(bool),
    /// An integer.
    Int(i128),
    /// A floating-point number.
    Float(f64),
    /// A string.
    String(String),
    /// A type.
    Type(Type),
    /// An attribute.
    Attribute(Attribute),
    /// The number of an enum's value.
    Enum(u64),
    /// A list of values.
    List(Vec<Self>),
    /// The text of any other value.
    Text(String),
}

/// The reason why a value is not that of a parameter.
#[derive(Debug)]
pub enum ValueMismatch {
    /// The value is of another kind.
    Kind,
    /// The text does not parse.
    Text(Box<Diagnostic>),
}

/// The reason why there is no type or attribute with some values.
#[derive(Debug)]
pub enum MakeError {
    /// The value of the parameter at this position does not fit.
    Value(usize, ValueMismatch),
    /// The parameter at this position has neither a value nor a default.
    Missing(usize),
    /// The definition does not allow the parameters.
    Invalid(Invalid),
}

/// The kinds of a list of parameters.
#[doc(hidden)]
#[derive(Debug)]
pub struct ParameterKinds {
    pub(super) first: ParameterKind,
    pub(super) rest: Option<&'static ParameterKinds>,
}

/// Returns the text of a parameter.
pub(super) fn text_of<P: Parameter>(value: P::Ref<'_>, context: &Context) -> ParameterValue {
    ParameterValue::Text(crate::text::written(context, |printer| P::write(value, printer)))
}

/// Returns the parameter with a text.
pub(super) fn of_text<P: Parameter>(value: &ParameterValue, context: &Arc<Context>) -> Result<P, ValueMismatch> {
    let ParameterValue::Text(text) = value else { return Err(ValueMismatch::Kind) };
    crate::text::parse_alone(context, text, P::read).map_err(|error| ValueMismatch::Text(Box::new(error)))
}

/// An entity in a value.
#[doc(hidden)]
pub trait DynamicEntity: Sized {
    /// Returns the entity, if the value is one of this kind.
    fn of(value: &ParameterValue) -> Option<Self>;
}

impl DynamicEntity for Type {
    fn of(value: &ParameterValue) -> Option<Self> {
        if let ParameterValue::Type(ty) = value { Some(*ty) } else { None }
    }
}

impl DynamicEntity for Attribute {
    fn of(value: &ParameterValue) -> Option<Self> {
        if let ParameterValue::Attribute(attribute) = value { Some(*attribute) } else { None }
    }
}

/// Returns a type or attribute as a view, if it is of that kind.
///
/// # Errors
/// Returns an error if it is not.
#[doc(hidden)]
pub fn view_of_dynamic<V>(value: &ParameterValue, context: &Context) -> Result<V, ValueMismatch>
where
    V: View + for<'a> Parameter<Ref<'a> = V>,
    V::Entity: DynamicEntity,
{
    let entity = V::Entity::of(value).ok_or(ValueMismatch::Kind)?;
    let fits = V::PROOF.holds(entity, &PredScope::of(context));
    if fits { Ok(V::view(entity)) } else { Err(ValueMismatch::Kind) }
}

/// Returns the value of an enum.
///
/// # Errors
/// Returns an error if the enum has no such value.
#[doc(hidden)]
pub fn enum_of_dynamic<E: AttrEnum>(value: &ParameterValue) -> Result<E, ValueMismatch> {
    let ParameterValue::Enum(bits) = value else { return Err(ValueMismatch::Kind) };
    E::from_bits(*bits).ok_or(ValueMismatch::Kind)
}
