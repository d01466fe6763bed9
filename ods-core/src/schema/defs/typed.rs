//! What expansions of `#[type_def]` and `#[attr_def]` call: making, looking up, and seeing through.

use std::sync::Arc;

use crate::attributes::AttributeData;
use crate::context::Context;
use crate::entity::{Attribute, Type};
use crate::schema::Invalid;
use crate::storage::interner::Interner;
use crate::sub_elements::SubElement;
use crate::types::TypeData;

use super::storage::hash_with;
use super::{DefData, DefKind, DefSchema, Parameter, Parameters};
use crate::schema::defs::storage::Storage;

/// A type that a dialect defines, as `#[type_def]` makes of a struct: a copyable view with named accessors.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a type that a dialect defines",
    label = "expected a struct with `#[type_def]`"
)]
pub trait TypeDef: Copy {
    /// The definition.
    const SCHEMA: &'static DefSchema;
}

/// An attribute that a dialect defines, as `#[attr_def]` makes of a struct: a copyable view with named accessors.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an attribute that a dialect defines",
    label = "expected a struct with `#[attr_def]`, or an enum with `#[enum_attr(Dialect, \"name\")]`"
)]
pub trait AttrDef: Copy {
    /// The definition.
    const SCHEMA: &'static DefSchema;
}

/// The definition that a type is of; `None` for builtin types and for what nobody knows.
pub(crate) fn def_of_type(data: &TypeData) -> Option<&DefData> {
    match data {
        TypeData::Dialect(def) => Some(def),
        _ => None,
    }
}

/// The definition that an attribute is of.
pub(crate) fn def_of_attribute(data: &AttributeData) -> Option<&DefData> {
    match data {
        AttributeData::Dialect(def) => Some(def),
        _ => None,
    }
}

impl Type {
    /// What a dialect defines of this type: its definition and parameters. `None` for builtin types, and for types of
    /// dialects that are not registered.
    #[inline]
    pub fn def(self, context: &Context) -> Option<&DefData> {
        def_of_type(self.data(context))
    }

    /// Whether a dialect defines this type, with this trait.
    pub fn has_trait<T: super::DefTrait>(self, context: &Context) -> bool {
        self.def(context).is_some_and(|def| def.schema().has_trait::<T>())
    }
}

impl Attribute {
    /// What a dialect defines of this attribute: its definition and parameters. `None` for builtin attributes, and for
    /// attributes of dialects that are not registered.
    #[inline]
    pub fn def(self, context: &Context) -> Option<&DefData> {
        def_of_attribute(self.data(context))
    }

    /// Whether a dialect defines this attribute, with this trait.
    pub fn has_trait<T: super::DefTrait>(self, context: &Context) -> bool {
        self.def(context).is_some_and(|def| def.schema().has_trait::<T>())
    }
}

/// Whether the type is of this definition.
#[doc(hidden)]
#[inline]
pub fn is_type_of(data: &TypeData, schema: &'static DefSchema) -> bool {
    matches!(data, TypeData::Dialect(def) if def.is_of(schema))
}

/// Whether the attribute is of this definition.
#[doc(hidden)]
#[inline]
pub fn is_attribute_of(data: &AttributeData, schema: &'static DefSchema) -> bool {
    matches!(data, AttributeData::Dialect(def) if def.is_of(schema))
}

/// The parameters of a type that is of the definition with this list of them.
///
/// # Panics
/// When it is not: views are made of types that match, and of nothing else.
#[doc(hidden)]
#[inline]
pub fn type_parameters<L: Parameters>(ty: Type, context: &Context) -> &L {
    match ty.def(context).and_then(DefData::parameters_as) {
        Some(parameters) => parameters,
        None => panic!("{ty:?} is of another definition"),
    }
}

/// The parameters of an attribute that is of the definition with this list of them.
///
/// # Panics
/// When it is not: views are made of attributes that match, and of nothing else.
#[doc(hidden)]
#[inline]
pub fn attribute_parameters<L: Parameters>(attribute: Attribute, context: &Context) -> &L {
    match attribute.def(context).and_then(DefData::parameters_as) {
        Some(parameters) => parameters,
        None => panic!("{attribute:?} is of another definition"),
    }
}

/// Where the type or attribute is, if it is known. Allocates nothing.
#[inline]
fn find<L: Parameters, T>(
    interner: &Interner<T>,
    hash: u32,
    def: impl Fn(&T) -> Option<&DefData>,
    (schema, refs): (&'static DefSchema, L::Refs<'_>),
) -> Option<u32> {
    interner.find(hash, |data| {
        let known = def(data).filter(|known| known.is_of(schema));
        known.and_then(DefData::parameters_as::<L>).is_some_and(|known| L::same(known.refs(), refs))
    })
}

/// The type of this definition with these parameters.
///
/// # Errors
/// When the definition does not allow them.
#[doc(hidden)]
#[inline]
pub fn get_type<L: Parameters>(
    context: &Context,
    schema: &'static DefSchema,
    refs: L::Refs<'_>,
) -> Result<Type, Invalid> {
    let hash = hash_with(schema, |state| L::hash(refs, state));
    match find::<L, _>(&context.types, hash, def_of_type, (schema, refs)) {
        Some(id) => Ok(Type::from_index(id)),
        None => Ok(intern(context, schema, Arc::new(L::from_refs(refs)))?.as_type().unwrap_or(Type::NONE)),
    }
}

/// The attribute of this definition with these parameters.
///
/// # Errors
/// When the definition does not allow them.
#[doc(hidden)]
#[inline]
pub fn get_attribute<L: Parameters>(
    context: &Context,
    schema: &'static DefSchema,
    refs: L::Refs<'_>,
) -> Result<Attribute, Invalid> {
    let hash = hash_with(schema, |state| L::hash(refs, state));
    match find::<L, _>(&context.attributes, hash, def_of_attribute, (schema, refs)) {
        Some(id) => Ok(Attribute::from_index(id)),
        None => Ok(intern(context, schema, Arc::new(L::from_refs(refs)))?.as_attribute().unwrap_or(Attribute::UNIT)),
    }
}

/// What `get` gives; it panics where `get_checked` fails.
///
/// # Panics
/// When the definition does not allow the parameters.
#[doc(hidden)]
#[inline]
pub fn expect_valid<T>(outcome: Result<T, Invalid>, schema: &DefSchema) -> T {
    match outcome {
        Ok(made) => made,
        Err(invalid) => refuse(schema, &invalid),
    }
}

#[cold]
fn refuse(schema: &DefSchema, invalid: &Invalid) -> ! {
    panic!("no such {}: {invalid}", schema.name)
}

/// The type or attribute with these parameters.
///
/// # Errors
/// When the definition does not allow them.
pub(crate) fn intern(
    context: &Context,
    schema: &'static DefSchema,
    parameters: Arc<dyn Storage>,
) -> Result<SubElement, Invalid> {
    let hash = hash_with(schema, |state| parameters.hash(state));
    let data = DefData::new(schema, Arc::clone(&parameters));
    // What is known has passed; of the same one, what is mutable may be another.
    if !schema.is_mutable()
        && let Some(known) = known(context, hash, &data)
    {
        return Ok(known);
    }
    if let Some(verify) = schema.verify {
        verify(context, &*parameters)?;
    }
    let element = match schema.kind {
        DefKind::Type => Type::from_index(context.types.intern_item(hash, TypeData::Dialect(data))).into(),
        DefKind::Attribute => {
            Attribute::from_index(context.attributes.intern_item(hash, AttributeData::Dialect(data))).into()
        }
    };
    if schema.is_mutable() && !take_over(context, element, &*parameters) {
        return Err(Invalid(format!("'{schema}' is set already, to something else")));
    }
    Ok(element)
}

/// The type or attribute with these data, if it was made before.
fn known(context: &Context, hash: u32, data: &DefData) -> Option<SubElement> {
    match data.schema().kind {
        DefKind::Type => {
            let found = context.types.find(hash, |known| def_of_type(known) == Some(data));
            found.map(|id| Type::from_index(id).into())
        }
        DefKind::Attribute => {
            let found = context.attributes.find(hash, |known| def_of_attribute(known) == Some(data));
            found.map(|id| Attribute::from_index(id).into())
        }
    }
}

/// Sets what is mutable in a type or attribute that was there before.
fn take_over(context: &Context, element: SubElement, parameters: &dyn Storage) -> bool {
    let known = match element {
        SubElement::Type(ty) => ty.def(context),
        SubElement::Attribute(attribute) => attribute.def(context),
    };
    known.is_some_and(|known| known.parameters().absorb(parameters))
}

/// Sets a parameter that is `Mutable<...>`. Everything is said of that type, so that of one that holds no parameter the
/// compiler complains once.
///
/// # Errors
/// When it is set already, to something else.
#[doc(hidden)]
pub fn set_mutable<M: Parameter>(
    parameter: &M,
    value: M::Ref<'_>,
    schema: &DefSchema,
    name: &str,
) -> Result<(), Invalid> {
    match parameter.absorb(&M::own(value)) {
        true => Ok(()),
        false => Err(Invalid(format!("parameter '{name}' of '{schema}' is set already, to something else"))),
    }
}

/// What accessors give out for a parameter, and builders take.
pub type ParameterRef<'a, P> = <P as Parameter>::Ref<'a>;
/// What is set in a mutable one.
#[doc(hidden)]
pub type ParameterRefSome<'a, P> = <<P as Parameter>::Ref<'a> as IntoIterator>::Item;
