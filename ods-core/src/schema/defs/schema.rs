//! Definitions of types and attributes, as data.

use std::any::{Any, TypeId};
use std::fmt;
use std::sync::Arc;

use crate::context::Context;
use crate::entity::Type;
use crate::sub_elements::SubElement;
use crate::text::{AsmParser, AsmPrinter, ParseResult};

use super::{MakeError, ParameterKind, ParameterKinds, ParameterValue, Parameters};
use crate::schema::defs::storage::{ParameterViews, Storage};
use crate::schema::{Continuation, Definition, EnumSchema, InterfaceEntry, Invalid, Opening, ViewInfo};

/// A type or an attribute, as defined by `#[type_def]` or `#[attr_def]`.
#[derive(Debug)]
pub struct DefSchema {
    /// Whether it is a type or an attribute.
    pub kind: DefKind,
    /// The dialect's name.
    pub dialect: &'static str,
    /// The name of the Rust struct.
    pub name: &'static str,
    /// The word after the dialect's name in the text; empty for definitions without text.
    pub mnemonic: &'static str,
    /// The first line of the documentation.
    pub summary: &'static str,
    /// The rest of the documentation, in Markdown.
    pub description: &'static str,
    /// The parameters, in order.
    pub parameters: &'static [ParameterSchema],
    /// The format of the parameters.
    pub format: DefFormat,
    /// The format as written in the definition, for documentation.
    pub format_text: &'static str,
    /// The name of an alias, if one is requested: MLIR's `genMnemonicAlias`.
    pub alias: Option<&'static str>,
    /// The traits, in textual order.
    pub traits: &'static [&'static DefTraitSchema],
    /// The implemented interfaces.
    pub interfaces: &'static [InterfaceEntry],
    /// The enum whose value is the parameter, if `#[enum_attr]` generated the definition: MLIR's `EnumAttr`.
    pub enumeration: Option<&'static EnumSchema>,
    /// A function that verifies the parameters before interning.
    pub verify: Option<VerifyDef>,
    /// A function that parses the text after the mnemonic.
    pub parse: ParseDef,
    /// A function that returns the type or attribute with some values, which need not have Rust types.
    pub make: MakeDef,
    /// The kinds of the parameters.
    #[doc(hidden)]
    pub kinds: Option<&'static ParameterKinds>,
    /// The properties of the types and attributes among the parameters.
    #[doc(hidden)]
    pub views: Option<&'static ParameterViews>,
    /// The text, for checks of the formats around it.
    #[doc(hidden)]
    pub syntax: Definition<'static>,
}

crate::storage::shared::shared!(DefSchema {
    kind,
    dialect,
    name,
    mnemonic,
    summary,
    description,
    parameters,
    format,
    format_text,
    alias,
    traits,
    interfaces,
    enumeration,
    verify,
    parse,
    make,
    kinds,
    views,
    syntax
});

/// A definition of a type.
pub type TypeSchema = DefSchema;
/// A definition of an attribute.
pub type AttrSchema = DefSchema;

/// The type of [`DefSchema::verify`].
pub type VerifyDef = fn(&Context, &dyn Storage) -> Result<(), Invalid>;
/// The type of [`DefSchema::parse`]. The type passed to it is the one expected of an attribute, or written after it.
pub type ParseDef = for<'s> fn(&mut AsmParser<'s>, &'static DefSchema, Option<Type>) -> ParseResult<SubElement>;

/// The type of [`DefSchema::make`]. Parameters without values have their defaults.
pub type MakeDef = fn(&Arc<Context>, &'static DefSchema, &[Option<ParameterValue>]) -> Result<SubElement, MakeError>;

/// The type of [`ParameterSchema::default`].
pub type MakeDefault = fn(&Context) -> Box<dyn Any>;
/// The type of [`ParameterSchema::self_type`].
pub type MakeSelfType = fn(Type, &Context) -> Option<Box<dyn Any>>;

/// The kind of a definition.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DefKind {
    /// A type.
    Type,
    /// An attribute.
    Attribute,
}

impl DefSchema {
    /// Returns a definition with parameters of these Rust types, the starting point of expansions.
    pub const fn new<L: Parameters>(
        kind: DefKind,
        dialect: &'static str,
        name: &'static str,
        mnemonic: &'static str,
        docs: (&'static str, &'static str),
    ) -> Self {
        Self {
            kind,
            dialect,
            name,
            mnemonic,
            summary: docs.0,
            description: docs.1,
            parameters: &[],
            format: DefFormat::Program(&[]),
            format_text: "",
            alias: None,
            traits: &[],
            interfaces: &[],
            enumeration: None,
            verify: None,
            parse: super::reading::parse_def::<L>,
            make: super::reading::make_def::<L>,
            kinds: L::KINDS,
            views: L::VIEWS,
            syntax: Definition {
                dialect,
                name,
                is_type: matches!(kind, DefKind::Type),
                is_typed: false,
                opening: Opening::Name,
                continuation: &[],
            },
        }
    }

    /// Sets the beginning and the continuations of the text.
    #[must_use]
    pub const fn with_syntax(self, opening: Opening<'static>, continuation: &'static [Continuation<'static>]) -> Self {
        Self { syntax: Definition { opening, continuation, ..self.syntax }, ..self }
    }

    /// Returns the same definition of an attribute, one of whose parameters is its type.
    #[must_use]
    pub const fn with_type(self) -> Self {
        Self { syntax: Definition { is_typed: true, ..self.syntax }, ..self }
    }

    /// Returns the kind of the parameter at a position.
    pub fn parameter_kind(&self, index: usize) -> Option<ParameterKind> {
        let rest = |list: &&'static ParameterKinds| list.rest;
        Some(std::iter::successors(self.kinds, rest).nth(index)?.first)
    }

    /// Returns the properties of the types or attributes that the parameter at a position can be; `None` if it is
    /// neither.
    pub fn parameter_view(&self, index: usize) -> Option<&'static ViewInfo> {
        let rest = |list: &&'static ParameterViews| list.rest;
        std::iter::successors(self.views, rest).nth(index)?.first
    }

    /// Returns whether the definition has this trait.
    pub fn has_trait<T: DefTrait>(&self) -> bool {
        self.traits.iter().any(|known| known.id == T::SCHEMA.id)
    }

    /// Returns whether some parameters are mutable.
    pub(crate) fn is_mutable(&self) -> bool {
        self.parameters.iter().any(|parameter| parameter.mutable)
    }
}

/// A parameter.
#[derive(Debug)]
pub struct ParameterSchema {
    /// The name of the field.
    pub name: &'static str,
    /// The documentation of the field.
    pub doc: &'static str,
    /// The Rust type, as written in the definition.
    pub ty: &'static str,
    /// The default, as written in the definition; empty if there is none, or if the parameter is mutable.
    pub default_text: &'static str,
    /// A function that returns the default, which is used if the parameter is absent, and is not printed.
    pub default: Option<MakeDefault>,
    /// The name of the constraint that it satisfies; empty if there is none.
    pub constraint: &'static str,
    /// For a parameter that is the type of the attribute, written after a colon: a function that converts the type.
    /// Returns `None` if the type is of the wrong kind.
    pub self_type: Option<MakeSelfType>,
    /// Whether it is set after the type was created, and is not part of the type's identity.
    pub mutable: bool,
}

impl ParameterSchema {
    /// A required parameter.
    pub const EMPTY: Self = Self {
        name: "",
        doc: "",
        ty: "",
        default_text: "",
        default: None,
        constraint: "",
        self_type: None,
        mutable: false,
    };
}

/// The format of the parameters.
#[derive(Debug)]
pub enum DefFormat {
    /// A declarative format.
    Program(&'static [FormatElement]),
    /// A custom format, printed by this function and parsed by [`DefSchema::parse`].
    Custom(fn(SubElement, &mut AsmPrinter<'_>)),
    /// No text.
    None,
}

/// An element of a format, used for both parsing and printing.
///
/// `space` determines whether a blank is printed before it; the parser accepts blanks everywhere.
#[derive(Debug)]
pub enum FormatElement {
    /// A keyword or punctuation.
    Literal {
        /// The text.
        text: &'static str,
        /// Whether a blank is printed before it.
        space: bool,
    },
    /// White space that is printed verbatim.
    Whitespace(&'static str),
    /// A parameter.
    Parameter {
        /// The position.
        index: usize,
        /// Whether a type or attribute is printed with its dialect and mnemonic.
        qualified: bool,
        /// Whether a blank is printed before it.
        space: bool,
    },
    /// The directive `params`: parameters separated by commas; trailing default values are omitted.
    Params {
        /// The positions.
        indices: &'static [usize],
        /// Whether a blank is printed before it.
        space: bool,
    },
    /// The directive `struct(...)`: `name = value` entries separated by commas, in any order.
    Struct {
        /// The entries.
        entries: &'static [StructEntry],
        /// Whether a blank is printed before it.
        space: bool,
    },
    /// The directive `custom<F>(...)`: functions parse and print some parameters.
    Custom {
        /// The functions.
        hook: CustomHook,
        /// Whether a blank is printed before it.
        space: bool,
    },
    /// A group, `(...)?` or `(...) : (...)?`: the first elements if an anchor does not have its default value, the
    /// others otherwise.
    Group {
        /// The positions of the anchors.
        anchors: &'static [usize],
        /// The elements if an anchor is present. They begin with a literal or a parameter, which the parser uses for
        /// detection.
        then: &'static [FormatElement],
        /// The elements if no anchor is present.
        otherwise: &'static [FormatElement],
    },
}

/// An entry of a `struct(...)`.
#[derive(Debug)]
pub struct StructEntry {
    /// The position of the parameter.
    pub index: usize,
    /// Whether a type or attribute is printed with its dialect and mnemonic.
    pub qualified: bool,
    /// The functions that parse and print it, if it is `custom<F>($x)`.
    pub custom: Option<CustomHook>,
}

/// The functions of a `custom<F>(...)`.
#[derive(Debug)]
pub struct CustomHook {
    /// The `F`, as written in the definition.
    pub name: &'static str,
    /// The parameters that it parses, without those it refers to.
    pub binds: &'static [usize],
    /// A function that parses the parameters into slots.
    pub parse: ParseHook,
    /// A function that prints the parameters.
    pub print: fn(&dyn Storage, &mut AsmPrinter<'_>),
}

/// The type of [`CustomHook::parse`].
pub type ParseHook = for<'s> fn(&mut AsmParser<'s>, &mut dyn Any) -> ParseResult<()>;

/// A trait of types or attributes, as data.
///
/// ```
/// use ods_core::schema::{DefTrait, DefTraitSchema};
///
/// struct CanBeStored;
///
/// impl DefTrait for CanBeStored {
///     const SCHEMA: &'static DefTraitSchema = &DefTraitSchema::new::<Self>("CanBeStored");
/// }
/// ```
#[derive(Debug)]
pub struct DefTraitSchema {
    id: TypeId,
    /// The name in documentation.
    pub name: &'static str,
}

impl DefTraitSchema {
    /// Returns the trait that the type `T` represents, with the name `name`.
    pub const fn new<T: DefTrait>(name: &'static str) -> Self {
        Self { id: TypeId::of::<T>(), name }
    }
}

/// A type that represents a trait of types or attributes, as listed in `traits(...)` of `#[type_def]`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a trait of types or attributes",
    label = "expected a type that implements `DefTrait`",
    note = "a trait of your own is a type that implements `ods::schema::DefTrait`"
)]
pub trait DefTrait: 'static {
    /// The trait as data.
    const SCHEMA: &'static DefTraitSchema;
}

impl fmt::Display for DefSchema {
    /// Prints `!dialect.mnemonic` or `#dialect.mnemonic`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sigil = match self.kind {
            DefKind::Type => '!',
            DefKind::Attribute => '#',
        };
        write!(f, "{sigil}{}.{}", self.dialect, self.mnemonic)
    }
}

impl DefKind {
    /// Returns the noun for the kind.
    pub fn noun(self) -> &'static str {
        match self {
            Self::Type => "type",
            Self::Attribute => "attribute",
        }
    }
}

impl DefSchema {
    /// Returns the literal at the beginning of the format; empty if there is none.
    pub(crate) const fn first_literal(&self) -> &'static str {
        let DefFormat::Program([FormatElement::Literal { text, .. }, ..]) = self.format else { return "" };
        text
    }

    /// Returns whether the first token of the text without the name shows its presence.
    #[doc(hidden)]
    pub const fn is_distinguishable(&self) -> bool {
        !self.first_literal().is_empty() || matches!(self.format, DefFormat::None | DefFormat::Program([]))
    }

    /// Returns whether the text after the mnemonic is nonempty, so that the name can be omitted.
    pub(crate) const fn has_short_form(&self) -> bool {
        match self.format {
            DefFormat::Program(elements) => !elements.is_empty(),
            DefFormat::Custom(_) => true,
            DefFormat::None => false,
        }
    }
}
