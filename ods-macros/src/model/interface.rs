//! An interface.

use syn::spanned::Spanned;
use syn::visit_mut::{self, VisitMut};
use syn::{ItemTrait, Path, PathSegment, Signature, TraitItemFn, Type};

use crate::docs::Docs;

/// Traits of the standard library that are not dyn-compatible.
pub const NOT_DYN: &[&str] = &["Sized", "Copy", "Clone", "Eq", "PartialEq", "Hash", "Ord", "PartialOrd", "Default"];

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

/// Returns the type with each nested interface `dyn X` replaced by a constraint.
pub fn named_by_interface(mut ty: Type) -> Type {
    Interfaces.visit_type_mut(&mut ty);
    ty
}

struct Interfaces;

impl VisitMut for Interfaces {
    fn visit_type_mut(&mut self, ty: &mut Type) {
        if let Type::TraitObject(_) = ty {
            *ty = syn::parse_quote_spanned!(ty.span()=> __ods::Implements<#ty>);
        } else {
            visit_mut::visit_type_mut(self, ty);
        }
    }

    fn visit_path_segment_mut(&mut self, segment: &mut PathSegment) {
        // `Implements<dyn X>`, which is valid everywhere, contains the `dyn` already.
        if segment.ident != "Implements" {
            visit_mut::visit_path_segment_mut(self, segment);
        }
    }
}
