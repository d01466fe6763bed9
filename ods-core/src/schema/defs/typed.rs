//! What expansions of `#[type_def]` and `#[attr_def]` call: making, looking up, and seeing through.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use crate::attributes::AttributeData;
use crate::context::Context;
use crate::entity::{Attribute, Type};
use crate::schema::checks::equal;
use crate::schema::{Constrains, Entity, Scope, View};
use crate::storage::interner::Interner;
use crate::sub_elements::SubElement;
use crate::text::{AsmParser, ParseResult};
use crate::types::TypeData;

use super::storage::hash_with;
use super::{DefData, DefKind, DefSchema, Parameter, Parameters, SlotList, Storage};

/// Why parameters do not make a type or attribute.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invalid(pub String);

impl fmt::Display for Invalid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Invalid {}

impl From<String> for Invalid {
    fn from(message: String) -> Self {
        Self(message)
    }
}

impl From<&str> for Invalid {
    fn from(message: &str) -> Self {
        Self(message.to_owned())
    }
}

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
    if let Some(verify) = schema.verify {
        verify(context, &*parameters)?;
    }
    let hash = hash_with(schema, |state| parameters.hash(state));
    let data = DefData::new(schema, Arc::clone(&parameters));
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

/// Sets what is mutable in a type or attribute that was there before.
fn take_over(context: &Context, element: SubElement, parameters: &dyn Storage) -> bool {
    let known = match element {
        SubElement::Type(ty) => ty.def(context),
        SubElement::Attribute(attribute) => attribute.def(context),
    };
    known.is_some_and(|known| known.parameters().absorb(parameters))
}

/// Sets a mutable parameter.
///
/// # Errors
/// When it is set already, to something else.
#[doc(hidden)]
pub fn set_mutable<T: Parameter>(
    parameter: &super::Mutable<T>,
    value: T::Ref<'_>,
    schema: &DefSchema,
    name: &str,
) -> Result<(), Invalid> {
    match parameter.set(T::own(value)) {
        true => Ok(()),
        false => Err(Invalid(format!("parameter '{name}' of '{schema}' is set already, to something else"))),
    }
}

/// Reads a type or attribute whose parameters are the list `L`.
///
/// # Errors
/// When it does not parse, or the definition does not allow the parameters.
#[doc(hidden)]
pub fn parse_def<L: Parameters>(
    parser: &mut AsmParser<'_>,
    schema: &'static DefSchema,
    self_type: Option<Type>,
) -> ParseResult<SubElement> {
    let mut slots = L::Slots::default();
    let location = parser.location();
    parser.def_program(schema, &mut slots, self_type)?;
    fill_defaults(parser.context(), schema, &mut slots);
    let Some(parameters) = L::take(&mut slots) else {
        return Err(parser.emit_error(location, format!("'{schema}' lacks a parameter")));
    };
    intern(parser.context(), schema, Arc::new(parameters)).map_err(|invalid| parser.emit_error(location, invalid.0))
}

fn fill_defaults(context: &Context, schema: &DefSchema, slots: &mut dyn SlotList) {
    for (index, parameter) in schema.parameters.iter().enumerate() {
        if let Some(default) = parameter.default
            && !slots.is_set(index)
        {
            slots.set(index, default(context));
        }
    }
}

/// A default in a box, for [`ParameterSchema::default`](super::ParameterSchema::default).
#[doc(hidden)]
pub fn boxed<T: Any>(value: T) -> Box<dyn Any> {
    Box::new(value)
}

/// The default of a parameter that says `default` and not which.
#[doc(hidden)]
pub fn boxed_default<T: Any + Default>() -> Box<dyn Any> {
    Box::new(T::default())
}

/// A type as a `self_type` parameter, where it is of that kind.
#[doc(hidden)]
pub fn boxed_self_type<P: View<Entity = Type> + Any>(ty: Type, context: &Context) -> Option<Box<dyn Any>> {
    P::PROOF.holds(ty, &Scope::of(context)).then(|| boxed(P::view(ty)))
}

/// A parameter that a constraint can be about: `#[param(is = C)]`.
#[diagnostic::on_unimplemented(
    message = "no constraint can be about a parameter of type `{Self}`",
    label = "`is` goes with a type or attribute",
    note = "`is = C` goes with a `Type`, an `Attribute`, a view, an `Option` or `Vec` of one; write a `verify` for others"
)]
pub trait Constrained<E>: Parameter {
    /// Whether all entities in the value satisfy `holds`.
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
        value.iter().all(|element| T::all(element.get(), holds))
    }
}

/// A parameter satisfies the constraint `C`.
///
/// # Errors
/// When it does not.
#[doc(hidden)]
pub fn check_parameter<E: Entity, C: Constrains<E>, P: Constrained<E>>(
    context: &Context,
    name: &str,
    value: P::Ref<'_>,
) -> Result<(), Invalid> {
    let scope = Scope::of(context);
    match P::all(value, &mut |entity| C::CONSTRAINT.holds(entity, &scope)) {
        true => Ok(()),
        false => Err(Invalid(format!("failed to verify '{name}': {}", C::CONSTRAINT.summary()))),
    }
}

/// The code of a trait over several parameters holds.
///
/// # Errors
/// When it does not.
#[doc(hidden)]
pub fn check_pred(holds: bool, summary: &str) -> Result<(), Invalid> {
    if holds { Ok(()) } else { Err(Invalid(format!("failed to verify that {summary}"))) }
}

/// A list of parameters, which is that of the definition.
///
/// # Errors
/// When it is that of another one: nothing makes such.
#[doc(hidden)]
pub fn list_of<L: Parameters>(storage: &dyn Storage) -> Result<&L, Invalid> {
    (storage as &dyn Any).downcast_ref().ok_or_else(|| Invalid("the parameters are of another definition".to_owned()))
}

/// Slots of a list of parameters, which is that of the definition.
///
/// # Errors
/// When it is that of another one: nothing makes such.
#[doc(hidden)]
pub fn slots_of<'t, L: Parameters>(
    slots: &'t mut dyn Any,
    parser: &mut AsmParser<'_>,
) -> ParseResult<&'t mut L::Slots> {
    match slots.downcast_mut() {
        Some(slots) => Ok(slots),
        None => Err(parser.emit_error_here("the parameters are of another definition")),
    }
}

/// Puts in what is assumed where a parameter was not written.
#[doc(hidden)]
pub fn fill_default(slots: &mut dyn SlotList, index: usize, schema: &DefSchema, parser: &AsmParser<'_>) {
    let default = schema.parameters.get(index).and_then(|parameter| parameter.default);
    if let Some(default) = default.filter(|_| !slots.is_set(index)) {
        slots.set(index, default(parser.context()));
    }
}

/// A parameter that was read before.
///
/// # Errors
/// When it was not: definitions refer to what stands before.
#[doc(hidden)]
pub fn slot<'t, P: Parameter>(slot: &'t Option<P>, parser: &mut AsmParser<'_>) -> ParseResult<P::Ref<'t>> {
    match slot {
        Some(value) => Ok(value.get()),
        None => Err(parser.emit_error_here("a parameter is referred to before it is read")),
    }
}

/// A parameter that can be missing, without anything to tell so, tells so itself.
///
/// # Panics
/// When it cannot.
#[doc(hidden)]
pub const fn check_can_be_missing<P: Parameter>() {
    assert!(
        P::IS_OPTIONAL,
        "nobody can tell whether a parameter of this type is missing: put it into a group that begins with a literal"
    );
}

/// A parameter that others follow after a comma has no commas of its own.
///
/// # Panics
/// When it has.
#[doc(hidden)]
pub const fn check_no_commas<P: Parameter>() {
    assert!(
        !P::HAS_COMMAS,
        "the text of this parameter can have commas in it, so that nobody could tell where it ends: let it be the last, or \
         put it into brackets"
    );
}

/// A word that stands behind a parameter that may be missing is none of the parameter's own.
///
/// # Panics
/// When it is.
#[doc(hidden)]
pub const fn check_word_is_no_case<P: Parameter>(word: &str) {
    let Some(schema) = P::ENUM else { return };
    let mut i = 0;
    while i < schema.cases.len() {
        assert!(
            !equal(schema.cases[i].text, word),
            "where the parameter before it is missing, this word would be taken for it: it is the text of a case"
        );
        i += 1;
    }
}

/// What accessors give out for a parameter, and builders take.
pub type ParameterRef<'a, P> = <P as Parameter>::Ref<'a>;

/// The impls of a view of a type or attribute that a dialect defines: `$view` is a struct over one, `$schema` its
/// definition, `$list` the list of its parameters.
#[doc(hidden)]
#[macro_export]
macro_rules! __def_view {
    (type $view:ident $schema:ident $list:ty, $summary:expr, $builder:expr) => {
        $crate::__def_view!(@ $view $schema $list, $summary, $builder, Type, TypeDef, is_type_of, types, TypeKind,
            print_type, parse_def_type, parse_optional_def_type, as_type);
        impl $crate::types::TypeKind for $view {
            #[inline]
            fn matches(data: &$crate::types::TypeData) -> ::core::primitive::bool {
                $crate::schema::is_type_of(data, &$schema)
            }
            #[inline]
            fn wrap(ty: $crate::Type) -> Self {
                Self(ty)
            }
        }
        impl $view {
            #[inline]
            fn __parameters(self, context: &$crate::Context) -> &$list {
                $crate::schema::type_parameters(self.0, context)
            }
        }
    };
    (attribute $view:ident $schema:ident $list:ty, $summary:expr, $builder:expr) => {
        $crate::__def_view!(@ $view $schema $list, $summary, $builder, Attribute, AttrDef, is_attribute_of, attributes,
            AttributeKind, print_attribute, parse_def_attribute, parse_optional_def_attribute, as_attribute);
        $crate::given_view!($view);
        impl $crate::attributes::AttributeKind for $view {
            #[inline]
            fn matches(data: &$crate::attributes::AttributeData, _: &$crate::Context) -> ::core::primitive::bool {
                $crate::schema::is_attribute_of(data, &$schema)
            }
            #[inline]
            fn wrap(attribute: $crate::Attribute) -> Self {
                Self(attribute)
            }
        }
        impl $view {
            #[inline]
            fn __parameters(self, context: &$crate::Context) -> &$list {
                $crate::schema::attribute_parameters(self.0, context)
            }
        }
    };
    (@ $view:ident $schema:ident $list:ty, $summary:expr, $builder:expr, $entity:ident, $def:ident, $is:ident,
        $module:ident, $kind:ident, $print:ident, $parse:ident, $parse_optional:ident, $as:ident) => {
        impl ::core::clone::Clone for $view {
            #[inline]
            fn clone(&self) -> Self {
                *self
            }
        }
        impl ::core::marker::Copy for $view {}
        impl ::core::cmp::PartialEq for $view {
            #[inline]
            fn eq(&self, other: &Self) -> ::core::primitive::bool {
                self.0 == other.0
            }
        }
        impl ::core::cmp::Eq for $view {}
        impl ::core::hash::Hash for $view {
            #[inline]
            fn hash<__H: ::core::hash::Hasher>(&self, state: &mut __H) {
                ::core::hash::Hash::hash(&self.0, state);
            }
        }
        impl ::core::fmt::Debug for $view {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                $crate::schema::debug_typed(f, ::core::stringify!($view), &self.0)
            }
        }
        impl ::core::convert::From<$view> for $crate::$entity {
            #[inline]
            fn from(view: $view) -> Self {
                view.0
            }
        }
        impl $crate::schema::$def for $view {
            const SCHEMA: &'static $crate::schema::DefSchema = &$schema;
        }
        impl $crate::schema::View for $view {
            type Entity = $crate::$entity;
            const PROOF: $crate::schema::Pred<$crate::$entity> =
                $crate::schema::Pred::Is(<$view as $crate::schema::Constrains<$crate::$entity>>::CONSTRAINT);
            #[inline]
            fn view(entity: $crate::$entity) -> Self {
                Self(entity)
            }
            #[inline]
            fn entity(self) -> $crate::$entity {
                self.0
            }
        }
        impl $crate::schema::Constrains<$crate::$entity> for $view {
            type View = Self;
            type Natural = $crate::schema::AsView<Self>;
            const CONSTRAINT: &'static $crate::schema::Constraint<$crate::$entity> = &$crate::schema::Constraint {
                name: ::core::stringify!($view),
                arguments: &[],
                summary: &[$crate::schema::Phrase::Text($summary)],
                pred: $crate::schema::Pred::Leaf {
                    code: ::core::concat!("$_self.isa::<", ::core::stringify!($view), ">($_ctx)"),
                    test: |entity, scope| $crate::schema::$is(entity.data(scope.context), &$schema),
                },
                builder: $builder,
                pure: true,
            };
        }
        impl $crate::schema::Parameter for $view {
            $crate::__parameter_by_value!(hashed);
            fn read(parser: &mut $crate::text::AsmParser<'_>) -> $crate::text::ParseResult<Self> {
                parser.$parse(&$schema).map(Self)
            }
            const IS_OPTIONAL: ::core::primitive::bool = true;
            fn read_optional(
                parser: &mut $crate::text::AsmParser<'_>,
            ) -> $crate::text::ParseResult<::core::option::Option<Self>> {
                ::core::result::Result::map(parser.$parse_optional(&$schema), |found| {
                    ::core::option::Option::map(found, Self)
                })
            }
            fn write(value: Self, printer: &mut $crate::text::AsmPrinter<'_>) {
                printer.print_stripped(value.0);
            }
            fn write_qualified(value: Self, printer: &mut $crate::text::AsmPrinter<'_>) {
                printer.$print(value.0);
            }
            fn visit(value: Self, visit: &mut dyn ::core::ops::FnMut($crate::sub_elements::SubElement)) {
                visit(::core::convert::Into::into(value.0));
            }
            fn replaced(
                value: Self,
                replace: &mut dyn ::core::ops::FnMut(
                    $crate::sub_elements::SubElement,
                ) -> $crate::sub_elements::SubElement,
            ) -> Self {
                ::core::option::Option::map_or(replace(::core::convert::Into::into(value.0)).$as(), value, Self)
            }
            fn fits(value: Self, context: &$crate::Context) -> ::core::primitive::bool {
                $crate::schema::$is(value.0.data(context), &$schema)
            }
        }
        impl $crate::schema::Constrained<$crate::$entity> for $view {
            fn all(
                value: Self,
                holds: &mut dyn ::core::ops::FnMut($crate::$entity) -> ::core::primitive::bool,
            ) -> ::core::primitive::bool {
                holds(value.0)
            }
        }
    };
}
