//! Properties of all types or attributes with a view, used by checks, formats and tools.

use ods_grammar::{Continuation, End, First, Syntax};

use crate::entity::Type;

use super::{DefKind, DefSchema};

/// The properties of a view.
///
/// ```
/// # use ods_core as ods;
/// use ods::schema::{DefKind, View, ViewInfo};
/// use ods::types::{FloatType, IndexType};
///
/// let info: ViewInfo = IndexType::INFO;
/// assert_eq!((info.family, info.kind), ("index", Some(DefKind::Type)));
/// assert!(info.is_same_kind(&IndexType::INFO));
/// assert!(!info.is_same_kind(&FloatType::INFO));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct ViewInfo {
    /// The kind of entity, if it is a single one. Kinds are disjoint.
    pub family: &'static str,
    /// Whether the entities are types or attributes; `None` for other entities.
    pub kind: Option<DefKind>,
    /// The entities with the view.
    pub members: Members,
    /// The text, including the type after it if an attribute has one.
    pub syntax: Syntax<'static>,
    /// The text of an attribute without its type.
    pub bare: Syntax<'static>,
    /// Whether such attributes have a type that can be compared.
    pub has_type: bool,
    /// The type that MLIR assumes for all such attributes: its `valueType`.
    pub value_type: Option<Type>,
}

/// The entities with a view. Builtin ones are given by MLIR's names, without `builtin.`.
#[derive(Clone, Copy, Debug)]
pub enum Members {
    /// All types, or all attributes.
    All,
    /// Unknown entities: those with an interface, for example.
    Unknown,
    /// All entities with these names.
    Named(&'static [&'static str]),
    /// Some of the entities with these names.
    SomeOf(&'static [&'static str]),
    /// All entities with these names, and entities of dialects.
    NamedAndOthers(&'static [&'static str]),
    /// The entities with these texts.
    Texts(&'static [&'static str]),
    /// The entities of this definition.
    Definition(&'static DefSchema),
}

impl ViewInfo {
    /// Any type.
    pub const TYPE: Self = Self::new("", Some(DefKind::Type), Members::All, Syntax::new(&[First::Type], End::Entity));

    /// Any attribute.
    pub const ATTRIBUTE: Self = {
        let syntax = Syntax::new(&[First::Attribute], End::Entity);
        let typed = syntax.continued_by(&[Continuation::Literal(":"), Continuation::SymbolPath]);
        Self::new("", Some(DefKind::Attribute), Members::All, typed)
            .without_type(syntax.continued_by(&[Continuation::SymbolPath]))
    };

    /// An entity that is neither a type nor an attribute.
    pub const OTHER: Self = Self::new("", None, Members::Unknown, Syntax::NONE);

    const fn new(family: &'static str, kind: Option<DefKind>, members: Members, syntax: Syntax<'static>) -> Self {
        Self { family, kind, members, syntax, bare: syntax, has_type: true, value_type: None }
    }

    /// Returns the properties of types of a dialect's definition, written with their name.
    pub const fn of_type_definition(name: &'static str, schema: &'static DefSchema) -> Self {
        let syntax = Syntax::new(&[First::Literal("!")], End::Entity);
        Self::new(name, Some(DefKind::Type), Members::Definition(schema), syntax)
    }

    /// Returns the properties of attributes of a dialect's definition, written with their name.
    pub const fn of_attribute_definition(name: &'static str, schema: &'static DefSchema) -> Self {
        let info = Self::of_attributes(name, &[], &[First::Literal("#")], End::Entity).with_colon();
        Self { members: Members::Definition(schema), ..info }
    }

    /// Returns the properties of types with these names.
    pub const fn of_types(family: &'static str, names: &'static [&'static str]) -> Self {
        Self::new(family, Some(DefKind::Type), Members::named(names), Self::TYPE.syntax)
    }

    /// Returns the properties of attributes with these names and the FIRST set `first`. The parser checks for any
    /// attribute.
    pub const fn of_attributes(
        family: &'static str,
        names: &'static [&'static str],
        first: &'static [First<'static>],
        end: End,
    ) -> Self {
        let syntax = Syntax::new(first, end).taking(&[First::Attribute]);
        Self::new(family, Some(DefKind::Attribute), Members::named(names), syntax)
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

    /// Sets the entities with the view.
    #[must_use]
    pub const fn with_members(self, members: Members) -> Self {
        Self { members, ..self }
    }

    /// Returns whether the view is known to apply to the same entities as `other`.
    pub fn is_same_kind(&self, other: &Self) -> bool {
        self.kind == other.kind
            && match (self.members, other.members) {
                (Members::Named(own), Members::Named(others)) | (Members::Texts(own), Members::Texts(others)) => {
                    own == others
                }
                (Members::Definition(own), Members::Definition(other)) => std::ptr::eq(own, other),
                (Members::All, Members::All) => true,
                (
                    Members::All
                    | Members::Unknown
                    | Members::Named(_)
                    | Members::SomeOf(_)
                    | Members::NamedAndOthers(_)
                    | Members::Texts(_)
                    | Members::Definition(_),
                    _,
                ) => false,
            }
    }

    /// Returns whether an attribute with the view may be a string.
    pub(crate) const fn may_be_string(&self) -> bool {
        ods_grammar::overlap_any(&First::String, self.syntax.first())
    }

    /// Returns MLIR's name for such types, if there is one: `builtin.memref`.
    pub(crate) fn reference_name(&self) -> Option<String> {
        match self.members {
            Members::Named([name]) => Some(["builtin.", name].concat()),
            Members::All
            | Members::Unknown
            | Members::Named(_)
            | Members::SomeOf(_)
            | Members::NamedAndOthers(_)
            | Members::Texts(_)
            | Members::Definition(_) => None,
        }
    }
}

impl Members {
    const fn named(names: &'static [&'static str]) -> Self {
        if names.is_empty() { Self::Unknown } else { Self::Named(names) }
    }
}
