//! Support for expansions of `#[type_def]` and `#[attr_def]`: creating, finding and accessing types and attributes.

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

/// A type defined by a dialect, as `#[type_def]` generates from a struct: a copyable view with named accessors.
///
/// ```standalone_crate
/// # extern crate ods_core as ods;
/// # use ods::schema::TypeDef;
/// # use ods::{Context, Type};
/// # use ods_macros::{dialect, type_def};
/// # /// My dialect.
/// # #[dialect(name = "my", types(PtrType))]
/// # pub struct My;
/// /// Pointer.
/// #[type_def(My, "ptr", format("<" $pointee ">"))]
/// pub struct PtrType {
///     pointee: Type,
/// }
///
/// fn main() {
///     let context = Context::new();
///     let ptr = PtrType::get(&context, Type::F32);
///     assert_eq!(ptr.pointee(&context), Type::F32);
///     assert_eq!(Type::from(ptr).display(&context).to_string(), "!my.ptr<f32>");
///     assert_eq!(PtrType::SCHEMA.mnemonic, "ptr");
/// }
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a type that a dialect defines",
    label = "expected a struct with `#[type_def]`"
)]
pub trait TypeDef: Copy {
    /// The definition.
    const SCHEMA: &'static DefSchema;
}

/// An attribute defined by a dialect, as `#[attr_def]` generates from a struct: a copyable view with named accessors.
///
/// ```standalone_crate
/// # extern crate ods_core as ods;
/// # use ods::{Attribute, Context};
/// # use ods_macros::{attr_def, dialect};
/// # /// My dialect.
/// # #[dialect(name = "my", attrs(RangeAttr))]
/// # pub struct My;
/// /// A range.
/// #[attr_def(My, "range", format("<" $start "to" $end ">"))]
/// pub struct RangeAttr {
///     start: i64,
///     end: i64,
/// }
///
/// fn main() {
///     let context = Context::new();
///     let range = RangeAttr::get(&context, 1, 5);
///     assert_eq!(range.end(&context), 5);
///     assert_eq!(Attribute::from(range).display(&context).to_string(), "#my.range<1 to 5>");
/// }
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an attribute that a dialect defines",
    label = "expected a struct with `#[attr_def]`, or an enum with `#[enum_attr(Dialect, \"name\")]`"
)]
pub trait AttrDef: Copy {
    /// The definition.
    const SCHEMA: &'static DefSchema;
}

/// Returns the data of a type with a definition; `None` for builtin and unregistered types.
pub(crate) fn def_of_type(data: &TypeData) -> Option<&DefData> {
    let TypeData::Dialect(def) = data else { return None };
    Some(def)
}

/// Returns the data of an attribute with a definition; `None` for builtin and unregistered attributes.
pub(crate) fn def_of_attribute(data: &AttributeData) -> Option<&DefData> {
    let AttributeData::Dialect(def) = data else { return None };
    Some(def)
}

impl Type {
    /// Returns the definition and parameters of a type defined by a dialect. `None` for builtin types, and for types of
    /// unregistered dialects.
    #[inline]
    pub fn def(self, context: &Context) -> Option<&DefData> {
        def_of_type(self.data(context))
    }

    /// Returns whether the type is defined by a dialect and has this trait.
    pub fn has_trait<T: super::DefTrait>(self, context: &Context) -> bool {
        self.def(context).is_some_and(|def| def.schema().has_trait::<T>())
    }
}

impl Attribute {
    /// Returns the definition and parameters of an attribute defined by a dialect. `None` for builtin attributes, and
    /// for attributes of unregistered dialects.
    #[inline]
    pub fn def(self, context: &Context) -> Option<&DefData> {
        def_of_attribute(self.data(context))
    }

    /// Returns whether the attribute is defined by a dialect and has this trait.
    pub fn has_trait<T: super::DefTrait>(self, context: &Context) -> bool {
        self.def(context).is_some_and(|def| def.schema().has_trait::<T>())
    }
}

/// Returns whether the type has this definition.
#[doc(hidden)]
#[inline]
pub fn is_type_of(data: &TypeData, schema: &'static DefSchema) -> bool {
    matches!(data, TypeData::Dialect(def) if def.is_of(schema))
}

/// Returns whether the attribute has this definition.
#[doc(hidden)]
#[inline]
pub fn is_attribute_of(data: &AttributeData, schema: &'static DefSchema) -> bool {
    matches!(data, AttributeData::Dialect(def) if def.is_of(schema))
}

/// Returns the parameters of a type, whose definition must have this list.
///
/// # Panics
/// Panics if it has another one, which never happens: views wrap only matching types.
#[doc(hidden)]
#[inline]
pub fn type_parameters<L: Parameters>(ty: Type, context: &Context) -> &L {
    match ty.def(context).and_then(DefData::parameters_as) {
        Some(parameters) => parameters,
        None => panic!("{ty:?} belongs to another definition"),
    }
}

/// Returns the parameters of an attribute, whose definition must have this list.
///
/// # Panics
/// Panics if it has another one, which never happens: views wrap only matching attributes.
#[doc(hidden)]
#[inline]
pub fn attribute_parameters<L: Parameters>(attribute: Attribute, context: &Context) -> &L {
    match attribute.def(context).and_then(DefData::parameters_as) {
        Some(parameters) => parameters,
        None => panic!("{attribute:?} belongs to another definition"),
    }
}

/// Returns the index of the type or attribute, if it is interned. Allocates nothing.
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

/// Returns the type of this definition with these parameters.
///
/// # Errors
/// Returns an error if the definition does not allow them.
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

/// Returns the attribute of this definition with these parameters.
///
/// # Errors
/// Returns an error if the definition does not allow them.
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

/// Unwraps the instance of a definition that allows all parameters.
///
/// # Panics
/// Panics if a parameter's view is not of its type: the value was made by [`View::view`](crate::schema::View::view).
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
    panic!("invalid {}: {invalid}", schema.name)
}

/// Interns the type or attribute with these parameters.
///
/// # Errors
/// Returns an error if the definition does not allow them.
pub(crate) fn intern(
    context: &Context,
    schema: &'static DefSchema,
    parameters: Arc<dyn Storage>,
) -> Result<SubElement, Invalid> {
    let hash = hash_with(schema, |state| parameters.hash(state));
    let data = DefData::new(schema, Arc::clone(&parameters));
    // Interned data has passed verification; a known one may have other mutable parameters.
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
        return Err(Invalid(format!("'{schema}' is already set to something else")));
    }
    Ok(element)
}

/// Returns the type or attribute with this data, if it is interned.
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

/// Sets the mutable parameters of an interned type or attribute.
fn take_over(context: &Context, element: SubElement, parameters: &dyn Storage) -> bool {
    let known = match element {
        SubElement::Type(ty) => ty.def(context),
        SubElement::Attribute(attribute) => attribute.def(context),
    };
    known.is_some_and(|known| known.parameters().absorb(parameters))
}

/// Sets a parameter of type `Mutable<...>`. The bounds are on that type, so that the compiler reports a single error if
/// it does not hold a parameter.
///
/// # Errors
/// Returns an error if it is already set to a different value.
#[doc(hidden)]
pub fn set_mutable<M: Parameter>(
    parameter: &M,
    value: M::Ref<'_>,
    schema: &DefSchema,
    name: &str,
) -> Result<(), Invalid> {
    match parameter.absorb(&M::own(value)) {
        true => Ok(()),
        false => Err(Invalid(format!("parameter '{name}' of '{schema}' is already set to something else"))),
    }
}

/// The type of a parameter that accessors return and builders take.
pub type ParameterRef<'a, P> = <P as Parameter>::Ref<'a>;
/// The type of the value in a mutable parameter.
#[doc(hidden)]
pub type ParameterRefSome<'a, P> = <<P as Parameter>::Ref<'a> as IntoIterator>::Item;
