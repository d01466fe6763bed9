//! Discardable attributes that a dialect declares: those that any operation may have, under the dialect's name.

use std::marker::PhantomData;

use crate::attributes::Attribute;
use crate::entity::Operation;
use crate::ir::Ir;

use super::{AttrConstraint, Constrains, IntoAttr, RustValue, View};
use crate::schema::rust_value::ValueOf;

/// A discardable attribute as data.
#[derive(Debug)]
pub struct DiscardableSchema {
    /// The full name, `tf.note`.
    pub name: &'static str,
    /// The documentation.
    pub doc: &'static str,
    /// What the value must satisfy.
    pub constraint: &'static AttrConstraint,
}

/// A discardable attribute of kind `C`: reads and writes it on any operation.
///
/// `#[dialect(name = "tf", discardable(note: StrAttr))]` makes `Tf::NOTE` of it. As the `...AttrHelper` classes that
/// MLIR's `discardableAttrs` generates.
pub struct Discardable<C: ?Sized> {
    name: &'static str,
    constraint: PhantomData<fn(&C)>,
}

impl<C: ?Sized> Discardable<C> {
    /// The attribute called `name`, dialect included.
    pub const fn new(name: &'static str) -> Self {
        Self { name, constraint: PhantomData }
    }

    /// Its full name.
    pub const fn name(&self) -> &'static str {
        self.name
    }
}

impl<C: Constrains<Attribute> + ?Sized> Discardable<C> {
    /// The operation's, if it has one (in verified IR, it satisfies the constraint).
    pub fn get(&self, ir: &Ir, op: impl Into<Operation>) -> Option<C::View> {
        ir.attribute(op.into(), self.name).map(C::View::view)
    }

    /// The Rust value of the operation's, if it has one that satisfies the constraint.
    pub fn value<'c>(&self, ir: &'c Ir, op: impl Into<Operation>) -> Option<ValueOf<'c, C>> {
        <C::RustValue as RustValue<Attribute>>::read(ir.attribute(op.into(), self.name)?, ir.context())
    }

    /// Whether the operation has one.
    pub fn is_present(&self, ir: &Ir, op: impl Into<Operation>) -> bool {
        ir.attribute(op.into(), self.name).is_some()
    }

    /// Gives the operation one: a Rust value, or an attribute.
    pub fn set(&self, ir: &mut Ir, op: impl Into<Operation>, value: impl IntoAttr<C>) {
        let op = op.into();
        let (name, value) = (ir.context().identifier(self.name), value.attribute(ir.context()));
        ir.set_attribute(op, name, Some(value));
    }

    /// Takes it away.
    pub fn remove(&self, ir: &mut Ir, op: impl Into<Operation>) {
        let op = op.into();
        let name = ir.context().identifier(self.name);
        ir.set_attribute(op, name, None);
    }
}

impl<C: ?Sized> Clone for Discardable<C> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<C: ?Sized> Copy for Discardable<C> {}

impl<C: ?Sized> std::fmt::Debug for Discardable<C> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Discardable").field(&self.name).finish()
    }
}
