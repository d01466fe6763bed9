//! Rust values and the attributes that stand for them.

use crate::attributes::{Attribute, BoolAttr, FloatAttr, IntegerAttr, StringAttr, TypeAttr};
use crate::context::Context;
use crate::entity::Type;
use crate::ir::Ir;

/// A Rust value that can be made an attribute without further ado.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be made an attribute",
    label = "not the value of an attribute",
    note = "a derived attribute is a `Type`, an attribute, a number, a `bool`, a string, or an `Option` of one"
)]
pub trait ToAttribute {
    /// The attribute.
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

/// What the closure of a default may return.
#[diagnostic::on_unimplemented(
    message = "the closure of a default makes an attribute, not `{Self}`",
    label = "this closure makes no attribute"
)]
pub trait MadeAttribute {
    /// The attribute.
    fn made(self) -> Attribute;
}

#[diagnostic::do_not_recommend]
impl<A: Into<Attribute>> MadeAttribute for A {
    fn made(self) -> Attribute {
        self.into()
    }
}

/// What a `default = |context| ...` closure makes.
pub fn make_default<A: MadeAttribute>(make: impl FnOnce(&Context) -> A, context: &Context) -> Attribute {
    make(context).made()
}

/// What code that puts one entity in another's place may return: the entity, or maybe one.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no `{E}`, and no `Option` of it",
    label = "this code makes no `{E}`"
)]
#[doc(hidden)]
pub trait Substitute<E> {
    /// The entity, where there is one.
    fn substitute(self) -> Option<E>;
}

#[diagnostic::do_not_recommend]
impl<E, T: Into<Option<E>>> Substitute<E> for T {
    fn substitute(self) -> Option<E> {
        self.into()
    }
}

/// What the closure of a `TypesMatchWith` computes.
pub fn compute_type<T: Substitute<Type>>(
    compute: impl FnOnce(Type, &Context) -> T,
    ty: Type,
    context: &Context,
) -> Option<Type> {
    compute(ty, context).substitute()
}

/// What the closure of a `RangedTypesMatchWith` computes, one after the other: there may be more than memory has room for.
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

/// What the closure behind `materialize =` makes of a derived attribute.
pub fn materialize_with<T, A: Substitute<Attribute>>(
    make: impl FnOnce(T, &Context) -> A,
    value: T,
    context: &Context,
) -> Option<Attribute> {
    make(value, context).substitute()
}

/// What the closure of a `#[derived]` computes.
pub fn derive_value<O, T>(compute: impl FnOnce(O, &Ir) -> T, op: O, ir: &Ir) -> T {
    compute(op, ir)
}
