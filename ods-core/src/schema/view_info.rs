//! What is known of all types or attributes that a view shows: the facts that checks, formats and tools ask for.

use ods_grammar::{Continuation, End, First, Syntax};

use crate::entity::Type;

/// Facts about a view.
#[derive(Clone, Copy, Debug)]
pub struct ViewInfo {
    /// The kind of entity, where it is one: nothing is of two kinds.
    pub family: &'static str,
    /// MLIR's names of what can be seen through it, without `builtin.`.
    pub names: &'static [&'static str],
    /// Whether everything with these names can be seen through it, and nothing else.
    pub is_exact: bool,
    /// The text, with the type behind it where an attribute has one.
    pub syntax: Syntax<'static>,
    /// The text of an attribute without its type.
    pub bare: Syntax<'static>,
    /// Whether such attributes have a type that can be compared.
    pub has_type: bool,
    /// The type that MLIR takes all such attributes to have: its `valueType`.
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

    /// What is neither type nor attribute.
    pub const OTHER: Self = Self::new("", &[], Syntax::NONE);

    /// Entities with these names, which have the text `syntax`.
    pub const fn new(family: &'static str, names: &'static [&'static str], syntax: Syntax<'static>) -> Self {
        Self { family, names, is_exact: true, syntax, bare: syntax, has_type: true, value_type: None }
    }

    /// Types of a dialect's definition, written with their name.
    pub const fn of_type_definition(name: &'static str) -> Self {
        Self::new(name, &[], Syntax::new(&[First::Literal("!")], End::Entity))
    }

    /// Attributes of a dialect's definition, written with their name.
    pub const fn of_attribute_definition(name: &'static str) -> Self {
        Self::of_attributes(name, &[], &[First::Literal("#")], End::Entity).with_colon()
    }

    /// Types with these names.
    pub const fn of_types(family: &'static str, names: &'static [&'static str]) -> Self {
        Self::new(family, names, Self::TYPE.syntax)
    }

    /// Attributes with these names, which begin with `first`. The parser asks whether any attribute is next.
    pub const fn of_attributes(
        family: &'static str,
        names: &'static [&'static str],
        first: &'static [First<'static>],
        end: End,
    ) -> Self {
        Self::new(family, names, Syntax::new(first, end).taking(&[First::Attribute]))
    }

    /// The same with this text where the type is known.
    #[must_use]
    pub const fn without_type(self, bare: Syntax<'static>) -> Self {
        Self { bare, ..self }
    }

    /// The same with an end of its own where the type is known.
    #[must_use]
    pub const fn bare_end(self, end: End) -> Self {
        Self { bare: Syntax { end, ..self.bare }, ..self }
    }

    /// The same, read only where the first token is next.
    #[must_use]
    pub const fn by_first_token(self) -> Self {
        let bare = Syntax { takes: self.bare.first, ..self.bare };
        Self { syntax: Syntax { takes: self.syntax.first, ..self.syntax }, bare, ..self }
    }

    /// The same, where a `:` may follow with the type.
    #[must_use]
    pub const fn with_colon(self) -> Self {
        let syntax = Syntax { end: End::Entity, ..self.syntax.continued_by(&[Continuation::Literal(":")]) };
        Self { syntax, ..self }
    }

    /// The same, where `::` may follow.
    #[must_use]
    pub const fn with_path(self) -> Self {
        let continuation = &[Continuation::SymbolPath];
        Self { syntax: self.syntax.continued_by(continuation), bare: self.bare.continued_by(continuation), ..self }
    }

    /// The same without a type of their own.
    #[must_use]
    pub const fn untyped(self) -> Self {
        Self { has_type: false, ..self }
    }

    /// The same with the type that MLIR takes all of them to have.
    #[must_use]
    pub const fn of_type(self, ty: Type) -> Self {
        Self { value_type: Some(ty), ..self }
    }

    /// The same where there are others with these names, or other names.
    #[must_use]
    pub const fn inexact(self) -> Self {
        Self { is_exact: false, ..self }
    }

    /// Whether an attribute may be a string.
    pub(crate) const fn may_be_string(&self) -> bool {
        ods_grammar::overlap_any(&First::String, self.syntax.first)
    }

    /// MLIR's name for such types, where there is one: `builtin.memref`.
    pub(crate) fn reference_name(&self) -> Option<String> {
        match self.names {
            [name] => Some(["builtin.", name].concat()),
            _ => None,
        }
    }
}
