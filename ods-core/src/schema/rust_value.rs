//! Rust values of attributes, returned by getters, and taken by builders, setters and defaults.
//!
//! The [`Constrains::RustValue`] of a constraint determines the Rust value of an attribute that satisfies it: `I64Attr`
//! has `i64`, an `#[enum_attr]` the Rust enum, and a constraint without one the view ([`AsView`]). Builders accept
//! more: [`IntoAttr`] is implemented for the Rust value and for the view.
//!
//! Invariants:
//! * Every attribute that satisfies the constraint has a value, so accessors of verified IR do not panic.
//! * A builder has no context, so a Rust value is kept as an [`AttrInput`] until the operation is created.

use std::borrow::Borrow;
use std::fmt;
use std::sync::Arc;

use crate::affine::{AffineMap, IntegerSet};
use crate::attributes::{
    AffineMapAttr, Attribute, BoolAttr, FlatSymbolRefAttr, IntegerSetAttr, LocationAttr, StringAttr, TypeAttr,
};
use crate::context::Context;
use crate::entity::{Location, Type};

use super::{Constrains, Invalid, View};

/// The Rust value of an IR entity, such as `i64` for an `I64Attr`.
pub trait RustValue<E> {
    /// The type returned by getters, which may borrow from the context.
    type Value<'c>;
    /// Returns the value of the entity. Always `Some` if the entity satisfies the constraint.
    fn read<'c>(entity: E, context: &'c Context) -> Option<Self::Value<'c>>;
}

/// The conversion of Rust values to attributes. `T` is the borrowed type, such as `str` for `String` and `&str`.
#[diagnostic::on_unimplemented(
    message = "`{T}` is not a Rust value of the attribute `{Self}`",
    label = "not a value of this attribute",
    note = "pass a Rust value itself, or an attribute as the view that `..._attr` returns, such as `IntegerAttr`; a \
            default can also be a closure that returns the attribute: `default = |context| ...`"
)]
pub trait BuildAttr<T: ?Sized> {
    /// Returns the attribute of the value.
    fn make(given: &T, context: &Context) -> Attribute;
}

/// The Rust value of an attribute that is the view `V` itself.
#[derive(Clone, Copy, Debug)]
pub struct AsView<V>(std::marker::PhantomData<V>);

impl<V: View> RustValue<V::Entity> for AsView<V> {
    type Value<'c> = V;
    #[inline]
    fn read(entity: V::Entity, _: &Context) -> Option<V> {
        Some(V::view(entity))
    }
}

/// The type returned by getters of an attribute with the constraint `C`.
pub type ValueOf<'c, C> = <<C as Constrains<Attribute>>::RustValue as RustValue<Attribute>>::Value<'c>;

/// Defines the Rust values of attributes with certain views.
macro_rules! rust_values_of_views {
    ($($(#[$doc:meta])* $name:ident: $view:ident, $value:ty, $given:ty,
        |$attr:ident, $read:ident| $reading:expr, |$new:ident, $make:ident| $making:expr;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub enum $name {}

        #[allow(clippy::needless_lifetimes, reason = "values that borrow name it")]
        impl RustValue<Attribute> for $name {
            type Value<'c> = $value;
            fn read<'c>(attribute: Attribute, $read: &'c Context) -> Option<$value> {
                let $attr = attribute.cast::<$view>($read)?;
                $reading
            }
        }

        impl BuildAttr<$given> for $name {
            fn make($new: &$given, $make: &Context) -> Attribute {
                $making.into()
            }
        }
    )*};
}

rust_values_of_views! {
    /// The value of a [`BoolAttr`]: `bool`.
    BoolValue: BoolAttr, bool, bool, |attr, _c| Some(attr.value()), |given, context| BoolAttr::get(context, *given);
    /// The value of a [`StringAttr`]: text.
    StringValue: StringAttr, &'c str, str,
        |attr, context| Some(text(attr.bytes(context), context)), |given, context| StringAttr::get(context, given);
    /// The value of a [`TypeAttr`]: a [`Type`].
    TypeValue: TypeAttr, Type, Type,
        |attr, context| Some(attr.value(context)), |given, context| TypeAttr::get(context, *given);
    /// The value of a [`FlatSymbolRefAttr`]: the name.
    SymbolValue: FlatSymbolRefAttr, &'c str, str,
        |attr, context| Some(context.str(attr.name(context))), |given, context| FlatSymbolRefAttr::get(context, given);
    /// The value of a [`LocationAttr`]: a [`Location`].
    LocationValue: LocationAttr, Location, Location,
        |attr, context| Some(attr.value(context)), |given, context| LocationAttr::get(context, *given);
    /// The value of an [`AffineMapAttr`]: the map.
    AffineMapValue: AffineMapAttr, &'c AffineMap, AffineMap,
        |attr, context| attr.value(context), |given, context| AffineMapAttr::get(context, given.clone());
    /// The value of an [`IntegerSetAttr`]: the set.
    IntegerSetValue: IntegerSetAttr, &'c IntegerSet, IntegerSet,
        |attr, context| attr.value(context), |given, context| IntegerSetAttr::get(context, given.clone());
}

/// Returns the bytes as text with the lifetime of the context. MLIR's strings are arbitrary bytes: invalid UTF-8 is
/// replaced by U+FFFD here; the original bytes are in the attribute.
pub fn text<'c>(bytes: &'c [u8], context: &'c Context) -> &'c str {
    match std::str::from_utf8(bytes) {
        Ok(text) => text,
        Err(_) => context.str(context.identifier(&String::from_utf8_lossy(bytes))),
    }
}

/// The return types of an `into` clause: the value, or an `Option` of it.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is neither `{V}` nor `Option<{V}>`",
    label = "this code does not return a `{V}`"
)]
#[doc(hidden)]
pub trait Reading<V> {
    /// Returns the value, if there is one.
    fn reading(self) -> Option<V>;
}

#[diagnostic::do_not_recommend]
impl<V, T: Into<Option<V>>> Reading<V> for T {
    #[inline]
    fn reading(self) -> Option<V> {
        self.into()
    }
}

/// A builder argument: an attribute, or a Rust value that is converted once a context is available.
#[derive(Clone)]
pub enum AttrInput {
    /// An attribute.
    Attribute(Attribute),
    /// A number, and a function that converts it.
    Word(u64, fn(u64, &Context) -> Attribute),
    /// Any other value, as a function that converts it. The error says why there is no such attribute.
    Later(Arc<MakeAttribute>),
}

/// The type of [`AttrInput::Later`].
pub type MakeAttribute = dyn Fn(&Context) -> Result<Attribute, Invalid> + Send + Sync;

impl AttrInput {
    /// Returns the attribute, converting it if necessary.
    ///
    /// # Errors
    /// Returns an error if there is no such attribute.
    pub fn attribute(&self, context: &Context) -> Result<Attribute, Invalid> {
        match self {
            Self::Attribute(attribute) => Ok(*attribute),
            Self::Word(bits, make) => Ok(make(*bits, context)),
            Self::Later(make) => make(context),
        }
    }

    /// Returns a value that is converted later.
    pub fn later<N, G, T>(value: T) -> Self
    where
        N: BuildAttr<G> + ?Sized,
        G: ?Sized + 'static,
        T: Borrow<G> + Send + Sync + 'static,
    {
        Self::Later(Arc::new(move |context| Ok(N::make(value.borrow(), context))))
    }
}

impl fmt::Debug for AttrInput {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Attribute(attribute) => attribute.fmt(f),
            Self::Word(bits, _) => write!(f, "Word({bits:#x})"),
            Self::Later(_) => f.write_str("Later(..)"),
        }
    }
}

/// The arguments of builders, setters and defaults of an attribute with the constraint `C`: its Rust value, or the
/// attribute as the view that getters return.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a value of the attribute `{C}`",
    label = "neither the Rust value nor the attribute of `{C}`",
    note = "pass a Rust value itself, or an attribute as the view that `..._attr` returns, such as `IntegerAttr`; a \
            default can also be a closure that returns the attribute: `default = |context| ...`",
    note = "the clauses `from T => ...` and `into T => ...` of a constraint define its Rust values"
)]
pub trait IntoAttr<C: ?Sized> {
    /// Returns the attribute.
    fn attribute(self, context: &Context) -> Attribute;
    /// Returns the builder argument.
    fn into_input(self) -> AttrInput;
}

/// Converts a default to an attribute.
pub fn default_of<C: ?Sized>(value: impl IntoAttr<C>, context: &Context) -> Attribute {
    value.attribute(context)
}

/// A wrapper for any Rust value. Values of another crate's type without [`into_attr!`](crate::into_attr) are passed as
/// `AttrFrom(value)`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct AttrFrom<T>(pub T);

impl<C, T> IntoAttr<C> for AttrFrom<T>
where
    C: Constrains<Attribute> + ?Sized,
    C::RustValue: BuildAttr<T>,
    T: Send + Sync + 'static,
{
    fn attribute(self, context: &Context) -> Attribute {
        <C::RustValue as BuildAttr<_>>::make(&self.0, context)
    }
    fn into_input(self) -> AttrInput {
        AttrInput::later::<C::RustValue, T, T>(self.0)
    }
}

/// Lets builders and setters accept values of your own types directly, if a constraint has them as its Rust values.
#[macro_export]
macro_rules! into_attr {
    ($($ty:ty),* $(,)?) => {$(
        impl<C> $crate::schema::IntoAttr<C> for $ty
        where
            C: $crate::schema::Constrains<$crate::Attribute> + ?::core::marker::Sized,
            C::RustValue: $crate::schema::BuildAttr<$ty>,
        {
            fn attribute(self, context: &$crate::Context) -> $crate::Attribute {
                <C::RustValue as $crate::schema::BuildAttr<$ty>>::make(&self, context)
            }
            fn into_input(self) -> $crate::schema::AttrInput {
                $crate::schema::AttrInput::later::<C::RustValue, $ty, $ty>(self)
            }
        }
    )*};
}

into_attr!(Type, Location, AffineMap, IntegerSet);

/// Lets builders and setters accept a view of types as the type: a `FunctionType` for a `TypeAttrOf<FunctionType>`.
#[doc(hidden)]
#[macro_export]
macro_rules! __into_attr_type {
    ($view:ty) => {
        impl<C> $crate::schema::IntoAttr<C> for $view
        where
            C: $crate::schema::Constrains<$crate::Attribute> + ?::core::marker::Sized,
            C::RustValue: $crate::schema::BuildAttr<$crate::Type>,
        {
            fn attribute(self, context: &$crate::Context) -> $crate::Attribute {
                <$crate::Type as $crate::schema::IntoAttr<C>>::attribute($crate::schema::View::entity(self), context)
            }
            fn into_input(self) -> $crate::schema::AttrInput {
                <$crate::Type as $crate::schema::IntoAttr<C>>::into_input($crate::schema::View::entity(self))
            }
        }
    };
}

/// Implements arguments that are numbers, kept as words.
macro_rules! given_words {
    ($($ty:ty: |$value:ident| $to:expr, |$bits:ident| $from:expr;)*) => {$(
        impl<C> IntoAttr<C> for $ty
        where
            C: Constrains<Attribute> + ?Sized,
            C::RustValue: BuildAttr<$ty>,
        {
            #[inline]
            fn attribute(self, context: &Context) -> Attribute {
                <C::RustValue as BuildAttr<_>>::make(&self, context)
            }
            #[inline]
            fn into_input(self) -> AttrInput {
                let $value = self;
                AttrInput::Word($to, |$bits, context| <C::RustValue as BuildAttr<_>>::make(&$from, context))
            }
        }
    )*};
}

given_words! {
    bool: |value| u64::from(value), |bits| bits != 0;
    i8: |value| u64::from(value.cast_unsigned()), |bits| truncated::<u8>(bits).cast_signed();
    i16: |value| u64::from(value.cast_unsigned()), |bits| truncated::<u16>(bits).cast_signed();
    i32: |value| u64::from(value.cast_unsigned()), |bits| truncated::<u32>(bits).cast_signed();
    i64: |value| value.cast_unsigned(), |bits| bits.cast_signed();
    u8: |value| u64::from(value), |bits| truncated::<u8>(bits);
    u16: |value| u64::from(value), |bits| truncated::<u16>(bits);
    u32: |value| u64::from(value), |bits| truncated::<u32>(bits);
    u64: |value| value, |bits| bits;
    f32: |value| u64::from(value.to_bits()), |bits| f32::from_bits(truncated::<u32>(bits));
    f64: |value| value.to_bits(), |bits| f64::from_bits(bits);
}

/// Converts back the number that was widened to `bits`.
fn truncated<T: TryFrom<u64> + Default>(bits: u64) -> T {
    T::try_from(bits).unwrap_or_default()
}

/// Implements arguments that are borrowed as the type that the constraint takes.
macro_rules! given_lenders {
    ($([$($len:ident)?] $ty:ty => $given:ty, |$value:ident| $owned:expr;)*) => {$(
        // The message about `IntoAttr` names the constraint.
        #[diagnostic::do_not_recommend]
        impl<C, $(const $len: usize)?> IntoAttr<C> for $ty
        where
            C: Constrains<Attribute> + ?Sized,
            C::RustValue: BuildAttr<$given>,
        {
            fn attribute(self, context: &Context) -> Attribute {
                let value: &$given = self.as_ref();
                <C::RustValue as BuildAttr<_>>::make(value, context)
            }
            fn into_input(self) -> AttrInput {
                let $value = self;
                AttrInput::later::<C::RustValue, $given, <$given as ToOwned>::Owned>($owned)
            }
        }
    )*};
}

given_lenders! {
    [] &str => str, |value| value.to_owned();
    [] &String => str, |value| value.clone();
    [] String => str, |value| value;
}

macro_rules! given_slices {
    ($($item:ty)*) => {$(
        given_lenders! {
            [] &[$item] => [$item], |value| value.to_vec();
            [N] [$item; N] => [$item], |value| value.to_vec();
            [N] &[$item; N] => [$item], |value| value.to_vec();
            [] Vec<$item> => [$item], |value| value;
            [] &Vec<$item> => [$item], |value| value.clone();
        }
    )*};
}

given_slices!(bool i8 i16 i32 i64 f32 f64 Type Attribute String);

/// Implements arguments that are lists of texts.
macro_rules! given_texts {
    ($([$($len:ident)?] $ty:ty;)*) => {$(
        // The message about `IntoAttr` names the constraint.
        #[diagnostic::do_not_recommend]
        impl<C, $(const $len: usize)?> IntoAttr<C> for $ty
        where
            C: Constrains<Attribute> + ?Sized,
            C::RustValue: BuildAttr<[String]>,
        {
            fn attribute(self, context: &Context) -> Attribute {
                let texts: Vec<String> = self.iter().map(|text| (*text).to_owned()).collect();
                <C::RustValue as BuildAttr<[String]>>::make(&texts, context)
            }
            fn into_input(self) -> AttrInput {
                AttrInput::later::<C::RustValue, [String], _>(self.iter().map(|text| (*text).to_owned()).collect::<Vec<String>>())
            }
        }
    )*};
}

given_texts! {
    [] &[&str];
    [N] [&str; N];
    [N] &[&str; N];
    [] Vec<&str>;
}

/// Lets builders and setters accept a view of attributes if it, or a wider one, is the view of the constraint: an
/// `IntegerAttr` is accepted for any attribute.
#[macro_export]
macro_rules! into_attr_view {
    ($view:ty) => {
        impl<C> $crate::schema::IntoAttr<C> for $view
        where
            C: $crate::schema::Constrains<$crate::Attribute> + ?::core::marker::Sized,
            C::View: ::core::convert::From<$view>,
        {
            #[inline]
            fn attribute(self, _: &$crate::Context) -> $crate::Attribute {
                $crate::schema::View::entity(<C::View as ::core::convert::From<$view>>::from(self))
            }
            #[inline]
            fn into_input(self) -> $crate::schema::AttrInput {
                let wider = <C::View as ::core::convert::From<$view>>::from(self);
                $crate::schema::AttrInput::Attribute($crate::schema::View::entity(wider))
            }
        }
    };
}

into_attr_view!(Attribute);
