//! Properties of all types or attributes with a view, used by checks, formats and tools.

use ods_grammar::{Continuation, End, First, Syntax};

use crate::entity::Type;

/// The properties of a view.
#[derive(Clone, Copy, Debug)]
pub struct ViewInfo {
    /// The kind of entity, if it is a single one. Kinds are disjoint.
    pub family: &'static str,
    /// MLIR's names of the entities with the view, without `builtin.`.
    pub names: &'static [&'static str],
    /// Whether the view applies to all entities with these names, and to no others.
    pub is_exact: bool,
    /// The text, including the type after it if an attribute has one.
    pub syntax: Syntax<'static>,
    /// The text of an attribute without its type.
    pub bare: Syntax<'static>,
    /// Whether such attributes have a type that can be compared.
    pub has_type: bool,
    /// The type that MLIR assumes for all such attributes: its `valueType`.
    pub value_type: Option<Type>,
}

impl ViewInfo {
    /// Any type.
    pub const TYPE: Self = Self::new("", &[], Syntax::new(&[First::Type], End::Entity));

    /// Any attribute.
    pub const ATTRIBUTE: Self = {
        let syntax = Syntax::new(&[First::Attribute], End::Entity);
        let typed = syntax.continued_by(&[Continuation::Literal(":"), Continuation::SymbolPath]);
        Self::new("", &[], typed).without_type(syntax.continued_by(&[Continuation::SymbolPath]))
    };

    /// An entity that is neither a type nor an attribute.
    pub const OTHER: Self = Self::new("", &[], Syntax::NONE);

    /// Returns the properties of entities with these names and the text `syntax`.
    pub const fn new(family: &'static str, names: &'static [&'static str], syntax: Syntax<'static>) -> Self {
        Self { family, names, is_exact: true, syntax, bare: syntax, has_type: true, value_type: None }
    }

    /// Returns the properties of types of a dialect's definition, written with their name.
    pub const fn of_type_definition(name: &'static str) -> Self {
        Self::new(name, &[], Syntax::new(&[First::Literal("!")], End::Entity))
    }

    /// Returns the properties of attributes of a dialect's definition, written with their name.
    pub const fn of_attribute_definition(name: &'static str) -> Self {
        Self::of_attributes(name, &[], &[First::Literal("#")], End::Entity).with_colon()
    }

    /// Returns the properties of types with these names.
    pub const fn of_types(family: &'static str, names: &'static [&'static str]) -> Self {
        Self::new(family, names, Self::TYPE.syntax)
    }

    /// Returns the properties of attributes with these names and the FIRST set `first`. The parser checks for any
    /// attribute.
    pub const fn of_attributes(
        family: &'static str,
        names: &'static [&'static str],
        first: &'static [First<'static>],
        end: End,
    ) -> Self {
        Self::new(family, names, Syntax::new(first, end).taking(&[First::Attribute]))
    }

    /// Sets the text used if the type is known.
    #[must_use]
    pub const fn without_type(self, bare: Syntax<'static>) -> Self {
        Self { bare, ..self }
    }

    /// Sets the end of the text used if the type is known.
    #[must_use]
    pub const fn bare_end(self, end: End) -> Self {
        Self { bare: self.bare.ending_with(end), ..self }
    }

    /// Makes the parser check for the first token.
    #[must_use]
    pub const fn by_first_token(self) -> Self {
        let bare = self.bare.taking(self.bare.first());
        Self { syntax: self.syntax.taking(self.syntax.first()), bare, ..self }
    }

    /// Adds a `:` with the type as a continuation.
    #[must_use]
    pub const fn with_colon(self) -> Self {
        let syntax = self.syntax.continued_by(&[Continuation::Literal(":")]).ending_with(End::Entity);
        Self { syntax, ..self }
    }

    /// Adds `::` as a continuation.
    #[must_use]
    pub const fn with_path(self) -> Self {
        let continuation = &[Continuation::SymbolPath];
        Self { syntax: self.syntax.continued_by(continuation), bare: self.bare.continued_by(continuation), ..self }
    }

    /// Marks the attributes as having no type of their own.
    #[must_use]
    pub const fn untyped(self) -> Self {
        Self { has_type: false, ..self }
    }

    /// Sets the type that MLIR assumes for all of them.
    #[must_use]
    pub const fn of_type(self, ty: Type) -> Self {
        Self { value_type: Some(ty), ..self }
    }

    /// Marks the names as inexact: there are other entities with these names, or other names.
    #[must_use]
    pub const fn inexact(self) -> Self {
        Self { is_exact: false, ..self }
    }

    /// Returns whether an attribute with the view may be a string.
    pub(crate) const fn may_be_string(&self) -> bool {
        ods_grammar::overlap_any(&First::String, self.syntax.first())
    }

    /// Returns MLIR's name for such types, if there is one: `builtin.memref`.
    pub(crate) fn reference_name(&self) -> Option<String> {
        match self.names {
            [name] => Some(["builtin.", name].concat()),
            _ => None,
        }
    }
}
