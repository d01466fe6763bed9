//! An interface.

use syn::{ItemTrait, Path, Signature, TraitItemFn};

use crate::docs::Docs;

/// The kind of entity that an interface is for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Operation,
    Type,
    Attribute,
    Dialect,
}

impl Kind {
    /// Returns the macro's name in messages.
    pub fn owner(self) -> &'static str {
        match self {
            Self::Operation => "#[op_interface]",
            Self::Type => "#[type_interface]",
            Self::Attribute => "#[attr_interface]",
            Self::Dialect => "#[dialect_interface]",
        }
    }

    /// Returns the method that every handle has.
    pub fn entity(self) -> Option<&'static str> {
        match self {
            Self::Operation => Some("operation"),
            Self::Type => Some("ty"),
            Self::Attribute => Some("attribute"),
            Self::Dialect => None,
        }
    }
}

/// An `#[op_interface]` or one of its sisters.
pub struct InterfaceModel {
    pub krate: Path,
    pub kind: Kind,
    /// The trait as written, without our attributes.
    pub item: ItemTrait,
    pub docs: Docs,
    /// The `requires` key.
    pub requires: Vec<Path>,
    /// Supertraits that are interfaces.
    pub bases: Vec<Path>,
    pub methods: Vec<Method>,
}

pub struct Method {
    /// The method as written, without our attributes and documentation.
    pub item: TraitItemFn,
    pub docs: Docs,
    pub verify: Option<Phase>,
}

/// The phase in which a verifier runs.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    /// After traits.
    Op,
    /// After all nested operations.
    Regions,
}

impl Method {
    pub fn signature(&self) -> &Signature {
        &self.item.sig
    }

    pub fn is_static(&self) -> bool {
        self.item.sig.receiver().is_none()
    }
}
