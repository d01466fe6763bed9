//! Companions: the functions that an expansion generates for a field beside its accessor.
//!
//! Invariant: the names of companions are formed here alone, so that the rules about names know all of them.

use syn::Ident;

use super::op::{Arity, Field, OpModel, Role, Sizes};

/// Functions that every operation has.
const RESERVED: &[&str] = &["new", "create", "create_or_fold", "create_generic", "over", "operation", "from_operation"];

/// The purpose of a companion.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Companion {
    /// `set_x` changes the part of an operation.
    Setter,
    /// `with_x` adds the part to a draft.
    With,
    /// `remove_x` removes an attribute.
    Remover,
    /// `x_attr` returns an attribute itself, where `x` returns its Rust value.
    AttributeGetter,
    /// `x_mut` returns a mutable view of a group of operands.
    MutableView,
}

impl Companion {
    const ALL: [Self; 5] = [Self::Setter, Self::With, Self::Remover, Self::AttributeGetter, Self::MutableView];

    /// Returns the text before the field's name, and the text after it.
    fn affixes(self) -> (&'static str, &'static str) {
        match self {
            Self::Setter => ("set_", ""),
            Self::With => ("with_", ""),
            Self::Remover => ("remove_", ""),
            Self::AttributeGetter => ("", "_attr"),
            Self::MutableView => ("", "_mut"),
        }
    }

    /// Returns the name of the companion of a field with this name.
    pub fn name_for(self, field: &str) -> String {
        let (before, after) = self.affixes();
        format!("{before}{field}{after}")
    }

    /// Returns the name of the field if this is the name of its companion.
    pub fn field_of(self, name: &str) -> Option<&str> {
        let (before, after) = self.affixes();
        name.strip_prefix(before)?.strip_suffix(after)
    }

    /// Returns what the companion does with the field, for messages: "the function that sets `x`".
    pub fn verb(self) -> &'static str {
        match self {
            Self::Setter | Self::With => "sets",
            Self::Remover => "removes",
            Self::AttributeGetter => "returns the attribute of",
            Self::MutableView => "changes",
        }
    }

    /// Returns whether the companion's name is reserved. Setters of all fields are, generated or not.
    fn is_reserved_for(self, field: &Field, operand_sizes: Sizes) -> bool {
        match (self, &field.role) {
            (Self::Setter | Self::With, _) | (Self::AttributeGetter, Role::Attr(_)) => true,
            (Self::Remover, Role::Attr(attr)) => attr.presence.is_removable(),
            (Self::MutableView, Role::Operand(group)) => {
                group.arity == Arity::Variadic && group.lengths.is_none() && operand_sizes != Sizes::Same
            }
            (
                Self::Remover | Self::AttributeGetter | Self::MutableView,
                Role::Operand(_)
                | Role::Result(_)
                | Role::Attr(_)
                | Role::Region(_)
                | Role::Successor(_)
                | Role::Property(_)
                | Role::Derived { .. },
            ) => false,
        }
    }
}

impl Field {
    /// Returns the name of a companion, such as `set_value`.
    pub fn companion(&self, companion: Companion) -> Ident {
        Ident::new(&companion.name_for(self.rust_name()), self.span())
    }
}

impl OpModel {
    /// Returns the companions of this name, with their fields.
    pub fn companions<'a>(&'a self, name: &'a str) -> impl Iterator<Item = (Companion, &'a Field)> {
        let sizes = self.operand_sizes();
        Companion::ALL.into_iter().filter_map(move |companion| {
            let of = companion.field_of(name)?;
            let mut fields = self.fields.iter().filter(|field| field.rust_name() == of);
            fields.find(|field| companion.is_reserved_for(field, sizes)).map(|field| (companion, field))
        })
    }
}

/// Returns whether every operation has a function of this name.
pub fn is_reserved(name: &str) -> bool {
    RESERVED.contains(&name)
}
