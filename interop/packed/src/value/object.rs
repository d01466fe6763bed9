//! Objects: Rust values of any type, and objects of other libraries that are passed on.

use std::any::Any;
use std::fmt;

use crate::thin::{Tag, Thin};

/// A Rust type whose values are passed as objects.
///
/// ```
/// use ods_packed::ObjectType;
///
/// struct Counter(i64);
/// impl ObjectType for Counter {
///     const NAME: &'static str = "my.Counter";
/// }
/// ```
pub trait ObjectType: Send + Sync + 'static {
    /// The name in signatures and messages.
    const NAME: &'static str;
}

/// An object. Copies share it.
///
/// Invariant: `Own` is an `OwnObject`.
pub struct Object(Thin);

struct OwnObject {
    name: &'static str,
    value: Box<dyn Any + Send + Sync>,
}

impl Object {
    /// Makes an object of a Rust value.
    pub fn new<T: ObjectType>(value: T) -> Self {
        Self(Thin::own(OwnObject { name: T::NAME, value: Box::new(value) }))
    }

    /// Returns the Rust value, if it is of this type. Objects of other libraries never are.
    pub fn downcast_ref<T: ObjectType>(&self) -> Option<&T> {
        self.own()?.value.downcast_ref()
    }

    /// Returns the name of the type; all objects of other libraries are an `Object`.
    pub fn type_name(&self) -> &'static str {
        self.own().map_or("Object", |own| own.name)
    }

    fn own(&self) -> Option<&OwnObject> {
        // SAFETY: own objects are of this type.
        self.0.is_own().then(|| unsafe { self.0.value() })
    }

    /// Takes a pointer to an object of another library.
    pub(crate) fn foreign(thin: Thin) -> Self {
        debug_assert!(matches!(thin.tag(), Tag::Object | Tag::LentObject));
        Self(thin)
    }

    /// Returns the pointer.
    pub(crate) fn thin(&self) -> &Thin {
        &self.0
    }
}

impl Clone for Object {
    fn clone(&self) -> Self {
        // Objects are never lent as anything but objects, so they can be kept.
        Self(self.0.duplicate().unwrap_or_else(|| Thin::inline(0)))
    }
}

impl PartialEq for Object {
    /// Returns whether both are the same object.
    fn eq(&self, other: &Self) -> bool {
        self.0.target() == other.0.target()
    }
}

impl fmt::Debug for Object {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}({:p})", self.type_name(), self.0.target())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Counter(i64);

    impl ObjectType for Counter {
        const NAME: &'static str = "my.Counter";
    }

    struct Other;

    impl ObjectType for Other {
        const NAME: &'static str = "my.Other";
    }

    #[test]
    fn objects_are_of_their_type() {
        let object = Object::new(Counter(3));
        let copy = object.clone();
        assert_eq!(object, copy);
        drop(object);
        assert_eq!(copy.downcast_ref::<Counter>().map(|counter| counter.0), Some(3));
        assert!(copy.downcast_ref::<Other>().is_none());
        assert_eq!(copy.type_name(), "my.Counter");
        assert!(copy != Object::new(Counter(3)));
    }
}
