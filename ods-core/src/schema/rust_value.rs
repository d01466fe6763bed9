//! Rust values of attributes: what getters give, and what builders, setters and defaults take.
//!
//! A constraint says by its [`Constrains::RustValue`] how Rust values stand for the attributes that satisfy it: `I64Attr`
//! has `i64`, an `#[enum_attr]` the Rust enum, a constraint without a say the view ([`AsView`]). What is *taken* is
//! wider: [`IntoAttr`] is implemented for the Rust value and for the view, so builders take either.
//!
//! Invariants:
//! * Reading gives a value for every attribute that satisfies the constraint: accessors of verified IR do not panic.
//! * A builder has no context, so a Rust value waits as a [`AttrInput`] until the operation is made.

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

/// How Rust values stand for entities.
pub trait RustValue<E> {
    /// What getters give; may borrow from the context.
    type Value<'c>;
    /// The value that stands for the entity. There is one when the entity satisfies the constraint.
    fn read<'c>(entity: E, context: &'c Context) -> Option<Self::Value<'c>>;
}

/// How attributes are made of Rust values: `T` is what is borrowed, so `str` where `String` and `&str` are meant.
#[diagnostic::on_unimplemented(
    message = "`{T}` is no Rust value of the attribute `{Self}`",
    label = "not what this attribute is made of",
    note = "a Rust value goes in as it is, an attribute as the view that `..._attr` gives, such as `IntegerAttr`; a \
            default can also be a closure that makes the attribute: `default = |context| ...`"
)]
pub trait BuildAttr<T: ?Sized> {
    /// The attribute that the value stands for.
    fn make(given: &T, context: &Context) -> Attribute;
}

/// The view `V` is its own Rust value.
#[derive(Clone, Copy, Debug)]
pub struct AsView<V>(std::marker::PhantomData<V>);

impl<V: View> RustValue<V::Entity> for AsView<V> {
    type Value<'c> = V;
    #[inline]
    fn read(entity: V::Entity, _: &Context) -> Option<V> {
        Some(V::view(entity))
    }
}

/// What getters of an attribute with the constraint `C` give.
pub type ValueOf<'c, C> = <<C as Constrains<Attribute>>::RustValue as RustValue<Attribute>>::Value<'c>;

/// What stands for the attributes of some views.
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
    /// `bool` for [`BoolAttr`].
    BoolValue: BoolAttr, bool, bool, |attr, _c| Some(attr.value()), |given, context| BoolAttr::get(context, *given);
    /// Text for [`StringAttr`].
    StringValue: StringAttr, &'c str, str,
        |attr, context| Some(text(attr.bytes(context), context)), |given, context| StringAttr::get(context, given);
    /// [`Type`] for [`TypeAttr`].
    TypeValue: TypeAttr, Type, Type,
        |attr, context| Some(attr.value(context)), |given, context| TypeAttr::get(context, *given);
    /// The name for [`FlatSymbolRefAttr`].
    SymbolValue: FlatSymbolRefAttr, &'c str, str,
        |attr, context| Some(context.str(attr.name(context))), |given, context| FlatSymbolRefAttr::get(context, given);
    /// [`Location`] for [`LocationAttr`].
    LocationValue: LocationAttr, Location, Location,
        |attr, context| Some(attr.value(context)), |given, context| LocationAttr::get(context, *given);
    /// The map for [`AffineMapAttr`](crate::attributes::AffineMapAttr).
    AffineMapValue: AffineMapAttr, &'c AffineMap, AffineMap,
        |attr, context| attr.value(context), |given, context| AffineMapAttr::get(context, given.clone());
    /// The set for [`IntegerSetAttr`](crate::attributes::IntegerSetAttr).
    IntegerSetValue: IntegerSetAttr, &'c IntegerSet, IntegerSet,
        |attr, context| attr.value(context), |given, context| IntegerSetAttr::get(context, given.clone());
}

/// The bytes as text that lives as long as the context. Strings of MLIR are any bytes: those that are no UTF-8 are
/// replaced by U+FFFD here, and are to be had from the attribute.
pub fn text<'c>(bytes: &'c [u8], context: &'c Context) -> &'c str {
    match std::str::from_utf8(bytes) {
        Ok(text) => text,
        Err(_) => context.str(context.identifier(&String::from_utf8_lossy(bytes))),
    }
}

/// What an `into` clause may give: the value, or maybe one.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no `{V}`, and no `Option` of it",
    label = "this code makes no `{V}`"
)]
#[doc(hidden)]
pub trait Reading<V> {
    /// The value, where there is one.
    fn reading(self) -> Option<V>;
}

#[diagnostic::do_not_recommend]
impl<V, T: Into<Option<V>>> Reading<V> for T {
    #[inline]
    fn reading(self) -> Option<V> {
        self.into()
    }
}

/// An attribute to be: itself, or a Rust value that waits for a context.
#[derive(Clone)]
pub enum AttrInput {
    /// The attribute itself.
    Attribute(Attribute),
    /// A number, and what makes an attribute of it.
    Word(u64, fn(u64, &Context) -> Attribute),
    /// Anything else; the message says why there is no such attribute.
    Later(Arc<dyn Fn(&Context) -> Result<Attribute, Invalid> + Send + Sync>),
}

impl AttrInput {
    /// The attribute.
    ///
    /// # Errors
    /// When there is no such attribute.
    pub fn attribute(&self, context: &Context) -> Result<Attribute, Invalid> {
        match self {
            Self::Attribute(attribute) => Ok(*attribute),
            Self::Word(bits, make) => Ok(make(*bits, context)),
            Self::Later(make) => make(context),
        }
    }

    /// A value that waits.
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

/// What builders, setters and defaults of an attribute with the constraint `C` take: its Rust value, or the attribute
/// as the view that getters give.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no value of the attribute `{C}`",
    label = "neither the Rust value nor the attribute of `{C}`",
    note = "a Rust value goes in as it is, an attribute as the view that `..._attr` gives, such as `IntegerAttr`; a \
            default can also be a closure that makes the attribute: `default = |context| ...`",
    note = "a constraint gets Rust values by its clauses `from T => ...` and `into T => ...`"
)]
pub trait IntoAttr<C: ?Sized> {
    /// The attribute.
    fn attribute(self, context: &Context) -> Attribute;
    /// The attribute to be.
    fn into_input(self) -> AttrInput;
}

/// What a default makes.
pub fn default_of<C: ?Sized>(value: impl IntoAttr<C>, context: &Context) -> Attribute {
    value.attribute(context)
}

/// Any Rust value. One that is of another crate's type, without [`into_attr!`](crate::into_attr), goes in as
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

/// Lets builders and setters take values of a type of one's own as they are, where a constraint has them as its Rust
/// values.
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

/// Numbers wait as words.
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

/// The word that was widened to `bits`.
fn truncated<T: TryFrom<u64> + Default>(bits: u64) -> T {
    T::try_from(bits).unwrap_or_default()
}

/// Types that lend what the constraint takes.
macro_rules! given_lenders {
    ($([$($len:ident)?] $ty:ty => $given:ty, |$value:ident| $owned:expr;)*) => {$(
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

/// Lists of texts.
macro_rules! given_texts {
    ($([$($len:ident)?] $ty:ty;)*) => {$(
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

/// Lets builders and setters take a view of attributes, where a constraint has it, or a wider one, as its view: an
/// `IntegerAttr` goes where any attribute does.
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
