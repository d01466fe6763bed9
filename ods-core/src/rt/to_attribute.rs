//! Conversion of Rust values to attributes.

use crate::attributes::{Attribute, BoolAttr, FloatAttr, IntegerAttr, StringAttr, TypeAttr};
use crate::context::Context;
use crate::entity::Type;
use crate::ir::Ir;

/// A Rust value that can be converted to an attribute.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot become an attribute",
    label = "not the value of an attribute",
    note = "a derived attribute is a `Type`, an attribute, a number, a `bool`, a string, or an `Option` of one"
)]
pub trait ToAttribute {
    /// Converts the value to an attribute.
    fn to_attribute(self, context: &Context) -> Option<Attribute>;
}

impl ToAttribute for Attribute {
    fn to_attribute(self, _: &Context) -> Option<Attribute> {
        Some(self)
    }
}

impl ToAttribute for Type {
    fn to_attribute(self, context: &Context) -> Option<Attribute> {
        Some(TypeAttr::get(context, self).into())
    }
}

impl ToAttribute for bool {
    fn to_attribute(self, context: &Context) -> Option<Attribute> {
        Some(BoolAttr::get(context, self).into())
    }
}

macro_rules! integers {
    ($($rust:ty => $ty:expr),*) => {$(
        impl ToAttribute for $rust {
            fn to_attribute(self, context: &Context) -> Option<Attribute> {
                IntegerAttr::get(context, $ty, self.into()).ok().map(Attribute::from)
            }
        }
    )*};
}

integers!(i8 => Type::I8, i16 => Type::I16, i32 => Type::I32, i64 => Type::I64);

impl ToAttribute for usize {
    fn to_attribute(self, context: &Context) -> Option<Attribute> {
        Some(IntegerAttr::index(context, i64::try_from(self).ok()?).into())
    }
}

impl ToAttribute for f32 {
    fn to_attribute(self, context: &Context) -> Option<Attribute> {
        Some(FloatAttr::from_float(context, self.into()).into())
    }
}

impl ToAttribute for f64 {
    fn to_attribute(self, context: &Context) -> Option<Attribute> {
        Some(FloatAttr::from_float(context, self.into()).into())
    }
}

impl ToAttribute for &str {
    fn to_attribute(self, context: &Context) -> Option<Attribute> {
        Some(StringAttr::get(context, self).into())
    }
}

impl ToAttribute for String {
    fn to_attribute(self, context: &Context) -> Option<Attribute> {
        self.as_str().to_attribute(context)
    }
}

impl<T: ToAttribute> ToAttribute for Option<T> {
    fn to_attribute(self, context: &Context) -> Option<Attribute> {
        self.and_then(|value| value.to_attribute(context))
    }
}

/// The return types of the closure of a default.
#[diagnostic::on_unimplemented(
    message = "the closure of a default must return an attribute, not `{Self}`",
    label = "this closure does not return an attribute"
)]
pub trait MadeAttribute {
    /// Converts the result to an attribute.
    fn made(self) -> Attribute;
}

#[diagnostic::do_not_recommend]
impl<A: Into<Attribute>> MadeAttribute for A {
    fn made(self) -> Attribute {
        self.into()
    }
}

/// Calls the closure of a `default = |context| ...`.
pub fn make_default<A: MadeAttribute>(make: impl FnOnce(&Context) -> A, context: &Context) -> Attribute {
    make(context).made()
}

/// The return types of code that replaces one entity by another: the entity, or an `Option` of it.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is neither `{E}` nor `Option<{E}>`",
    label = "this code does not return a `{E}`"
)]
#[doc(hidden)]
pub trait Substitute<E> {
    /// Returns the entity, if there is one.
    fn substitute(self) -> Option<E>;
}

#[diagnostic::do_not_recommend]
impl<E, T: Into<Option<E>>> Substitute<E> for T {
    fn substitute(self) -> Option<E> {
        self.into()
    }
}

/// Calls the closure of a `TypesMatchWith`.
pub fn compute_type<T: Substitute<Type>>(
    compute: impl FnOnce(Type, &Context) -> T,
    ty: Type,
    context: &Context,
) -> Option<Type> {
    compute(ty, context).substitute()
}

/// Calls the closure of a `RangedTypesMatchWith`. The types are computed lazily, because there may be more than fit in
/// memory.
pub fn compute_types<T: IntoIterator<Item = Type>>(
    compute: impl FnOnce(&[Type], &Context) -> T,
    types: &[Type],
    context: &Context,
) -> Box<dyn Iterator<Item = Type>>
where
    T::IntoIter: 'static,
{
    Box::new(compute(types, context).into_iter())
}

/// Calls the closure of `materialize =` to convert a derived attribute.
pub fn materialize_with<T, A: Substitute<Attribute>>(
    make: impl FnOnce(T, &Context) -> A,
    value: T,
    context: &Context,
) -> Option<Attribute> {
    make(value, context).substitute()
}

/// Calls the closure of a `#[derived]`.
pub fn derive_value<O, T>(compute: impl FnOnce(O, &Ir) -> T, op: O, ir: &Ir) -> T {
    compute(op, ir)
}
