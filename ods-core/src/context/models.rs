//! External models: interfaces attached to definitions from outside, in one context.
//!
//! The definition of an operation in another crate cannot list further interfaces; `context.attach::<dyn X, TheOp>()`
//! adds one to its operations. `TheOp` itself implements `X` if the current crate owns `X`; otherwise a newtype made by
//! [`external_model!`](crate::external_model) does.
//!
//! Invariants:
//! * attached models are never removed or replaced;
//! * looking up an attached model takes no lock, and costs one load if nothing is attached; asking a dialect takes the
//!   lock of the dialect list.

use std::any::TypeId;
use std::fmt;

use std::sync::atomic::{AtomicBool, Ordering};

use super::Context;
use crate::attributes::{AttributeData, AttributeKind};
use crate::entity::{Attribute, OpName, Operation, Type};
use crate::schema::{ImplementedBy, Interface, InterfaceEntry, Op, OpSchema, WantedInterface, find_table};
use crate::storage::chunks::SharedList;
use crate::storage::interner::Interner;
use crate::types::{TypeData, TypeKind};
use ods_num::hash::hash_of;

/// A model of operations, found by name and interface.
type OpModel = (OpName, TypeId, InterfaceEntry);
/// A model of types, found by the Rust type of their kind; tried in order.
type TypeModel = (TypeId, fn(&TypeData) -> bool, InterfaceEntry);
/// A model of attributes, found by the Rust type of their kind; tried in order.
type AttributeModel = (TypeId, fn(&AttributeData, &Context) -> bool, InterfaceEntry);

/// The attached models.
pub(super) struct Models {
    ops: Interner<OpModel>,
    types: SharedList<TypeModel>,
    attributes: SharedList<AttributeModel>,
    /// Whether a dialect provides operation interfaces by code.
    pub(super) has_fallbacks: AtomicBool,
}

impl Models {
    pub(super) fn new() -> Self {
        Self {
            ops: Interner::small(),
            types: SharedList::new(),
            attributes: SharedList::new(),
            has_fallbacks: AtomicBool::new(false),
        }
    }
}

/// The reason that an interface could not be attached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AttachError {
    /// The operation is not known to the context; register its dialect first.
    NotRegistered,
    /// The interface is already present, from the definition or another model.
    Present,
    /// The number of models is exhausted.
    Full,
}

impl fmt::Display for AttachError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NotRegistered => "the operation's dialect is not registered",
            Self::Present => "the interface is already implemented",
            Self::Full => "too many interfaces are attached",
        })
    }
}

impl std::error::Error for AttachError {}

/// Attaching.
impl Context {
    /// Attaches the interface `I` to all operations of kind `T` in this context. Attaching it again has no effect.
    ///
    /// See [`external_model!`](crate::external_model) for an example.
    ///
    /// # Errors
    /// Returns an error if the operation is not registered, or already has the interface.
    pub fn attach<I, T>(&self) -> Result<(), AttachError>
    where
        I: ImplementedBy<T> + Interface<Entity = Operation> + ?Sized,
        T: Op,
    {
        self.attach_entry(T::SCHEMA, <I as ImplementedBy<T>>::ENTRY)
    }

    fn attach_entry(&self, op: &OpSchema, entry: InterfaceEntry) -> Result<(), AttachError> {
        let name = self.registered_op_name(&op.name()).ok_or(AttachError::NotRegistered)?;
        if self.op_info(name).interfaces().iter().any(|known| known.has_interface_of(&entry)) {
            return Err(AttachError::Present);
        }
        let id = entry.id();
        let hash = hash_of(&(name, id));
        let known = self.models.ops.intern(hash, |known| known.0 == name && known.1 == id, || (name, id, entry));
        match self.models.ops.get(known) {
            Some(known) if known.2.is_same(&entry) => Ok(()),
            _ => Err(AttachError::Present),
        }
    }

    /// Attaches the interface `I` to all types of kind `T` in this context. Attaching it again has no effect.
    ///
    /// # Errors
    /// Returns an error if there are too many models. (If two models match a type, the first wins.)
    pub fn attach_to_type<I, T>(&self) -> Result<(), AttachError>
    where
        I: ImplementedBy<T> + Interface<Entity = Type> + ?Sized,
        T: TypeKind,
    {
        let model: TypeModel = (TypeId::of::<T>(), T::matches, <I as ImplementedBy<T>>::ENTRY);
        let is_it = |known: &TypeModel| known.0 == model.0 && known.2.has_interface_of(&model.2);
        self.models.types.push_unless(is_it, model).map(|_| ()).ok_or(AttachError::Full)
    }

    /// Attaches the interface `I` to all attributes of kind `T` in this context. Attaching it again has no effect.
    ///
    /// # Errors
    /// Returns an error if there are too many models. (If two models match an attribute, the first wins.)
    pub fn attach_to_attribute<I, T>(&self) -> Result<(), AttachError>
    where
        I: ImplementedBy<T> + Interface<Entity = Attribute> + ?Sized,
        T: AttributeKind,
    {
        let model: AttributeModel = (TypeId::of::<T>(), T::matches, <I as ImplementedBy<T>>::ENTRY);
        let is_it = |known: &AttributeModel| known.0 == model.0 && known.2.has_interface_of(&model.2);
        self.models.attributes.push_unless(is_it, model).map(|_| ()).ok_or(AttachError::Full)
    }
}

/// Lookup.
impl Context {
    /// Returns whether any model of operations is attached.
    pub(crate) fn has_op_models(&self) -> bool {
        self.models.ops.len() > 0 || self.models.has_fallbacks.load(Ordering::Relaxed)
    }

    /// Returns the table of the model for operations with this name.
    #[inline]
    pub(crate) fn op_model<I: Interface + ?Sized>(&self, name: OpName) -> Option<&'static I::Table> {
        if self.models.ops.len() == 0 && !self.models.has_fallbacks.load(Ordering::Relaxed) {
            return None;
        }
        find_table::<I>(&[self.find_op_model(name, WantedInterface::new::<I>())?])
    }

    /// Returns the model that is attached to the operation, or that its dialect provides by code.
    fn find_op_model(&self, name: OpName, wanted: WantedInterface) -> Option<InterfaceEntry> {
        let id = wanted.id();
        match self.models.ops.find(hash_of(&(name, id)), |known| known.0 == name && known.1 == id) {
            Some(found) => self.models.ops.get(found).map(|known| known.2),
            None => self.fallback(name, wanted),
        }
    }

    fn fallback(&self, name: OpName, wanted: WantedInterface) -> Option<InterfaceEntry> {
        let info = self.op_info(name);
        let hooks = self.dialect(info.dialect())?.hooks.filter(|hooks| hooks.has_operation_interfaces())?;
        hooks.operation_interface(wanted, info.name())
    }

    /// Returns whether any model of types has the interface.
    pub(crate) fn has_type_model<I: Interface + ?Sized>(&self) -> bool {
        self.models.types.iter().any(|(.., entry)| find_table::<I>(&[*entry]).is_some())
    }

    /// Returns the table of the model for this type.
    pub(crate) fn type_model<I: Interface + ?Sized>(&self, ty: Type) -> Option<&'static I::Table> {
        let mut models = self.models.types.iter();
        models.find_map(|(_, matches, entry)| find_table::<I>(&[*entry]).filter(|_| matches(ty.data(self))))
    }

    /// Returns the table of the model for this attribute.
    pub(crate) fn attribute_model<I: Interface + ?Sized>(&self, attribute: Attribute) -> Option<&'static I::Table> {
        let mut models = self.models.attributes.iter();
        models
            .find_map(|(_, matches, entry)| find_table::<I>(&[*entry]).filter(|_| matches(attribute.data(self), self)))
    }
}

/// Defines a newtype over a typed operation, to implement a foreign interface for a foreign operation.
///
/// `external_model!(pub CastModel for SomeOp);` makes `CastModel`, which dereferences to `SomeOp`; implement the
/// interface for it, and `context.attach::<dyn Interface, CastModel>()`. `external_model!(pub AnyModel);` defines one
/// for operations of any name, for interfaces that a dialect provides for all of its operations
/// ([`operation_interface`](crate::schema::DialectHooks::operation_interface)).
///
/// ```standalone_crate
/// # extern crate ods_core as ods;
/// # use ods::builtin::ModuleOp;
/// # use ods::{Context, Ir, external_model};
/// # use ods_macros::op_interface;
/// /// Has a price.
/// #[op_interface]
/// pub trait Priced {
///     /// Returns the price.
///     fn price(&self, ir: &Ir) -> i64;
/// }
///
/// external_model!(pub PricedModule for ModuleOp);
///
/// impl Priced for PricedModule {
///     fn price(&self, _: &Ir) -> i64 {
///         10
///     }
/// }
///
/// fn main() -> ods::Result {
///     let context = Context::new();
///     context.attach::<dyn Priced, PricedModule>()?;
///     let mut ir = Ir::new(context.into());
///     let module = ir.builder().insert(ModuleOp::new())?;
///     assert_eq!(ir.interface::<dyn Priced>(module).map(|priced| priced.price(&ir)), Some(10));
///     Ok(())
/// }
/// ```
#[macro_export]
macro_rules! external_model {
    ($(#[$attribute:meta])* $vis:vis $model:ident) => {
        $(#[$attribute])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        $vis struct $model($crate::Operation);

        impl $crate::schema::Op for $model {
            const SCHEMA: &'static $crate::schema::OpSchema = &$crate::schema::OpSchema::EMPTY;
            fn from_operation(op: $crate::Operation) -> Self {
                Self(op)
            }
            fn operation(self) -> $crate::Operation {
                self.0
            }
            type Over<__S: $crate::schema::OpSource> = __S;
            fn with_source<__S: $crate::schema::OpSource>(source: __S) -> __S {
                source
            }
        }
    };
    ($(#[$attribute:meta])* $vis:vis $model:ident for $op:ty) => {
        $(#[$attribute])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        $vis struct $model($op);

        impl $crate::schema::Op for $model {
            const SCHEMA: &'static $crate::schema::OpSchema = <$op as $crate::schema::Op>::SCHEMA;
            fn from_operation(op: $crate::Operation) -> Self {
                Self(<$op as $crate::schema::Op>::from_operation(op))
            }
            fn operation(self) -> $crate::Operation {
                $crate::schema::Op::operation(self.0)
            }
            type Over<__S: $crate::schema::OpSource> = <$op as $crate::schema::Op>::Over<__S>;
            fn with_source<__S: $crate::schema::OpSource>(source: __S) -> Self::Over<__S> {
                <$op as $crate::schema::Op>::with_source(source)
            }
        }

        impl ::core::ops::Deref for $model {
            type Target = $op;
            fn deref(&self) -> &$op {
                &self.0
            }
        }
    };
}
