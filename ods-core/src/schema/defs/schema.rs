//! A definition of a type or an attribute, as data.

use std::any::{Any, TypeId};
use std::fmt;

use crate::context::Context;
use crate::entity::Type;
use crate::sub_elements::SubElement;
use crate::text::{AsmParser, AsmPrinter, ParseResult};

use crate::schema::defs::storage::Storage;
use crate::schema::{Continuation, Definition, EnumSchema, InterfaceEntry, Invalid, Opening};

/// A type or an attribute, as `#[type_def]` or `#[attr_def]` defines it.
#[derive(Debug)]
pub struct DefSchema {
    /// Which of the two.
    pub kind: DefKind,
    /// The dialect's name.
    pub dialect: &'static str,
    /// The name of the Rust struct.
    pub name: &'static str,
    /// The word after the dialect's name in the text; empty for what has no text.
    pub mnemonic: &'static str,
    /// First line of the documentation.
    pub summary: &'static str,
    /// The rest of the documentation, Markdown.
    pub description: &'static str,
    /// Its parameters, in order.
    pub parameters: &'static [ParameterSchema],
    /// How the parameters are written.
    pub format: DefFormat,
    /// The format as in the definition, for documentation.
    pub format_text: &'static str,
    /// What an alias is called, where it is to have one: MLIR's `genMnemonicAlias`.
    pub alias: Option<&'static str>,
    /// Its traits, in order of writing.
    pub traits: &'static [&'static DefTraitSchema],
    /// The interfaces that it implements.
    pub interfaces: &'static [InterfaceEntry],
    /// The enum whose value is the parameter, where `#[enum_attr]` made the definition: MLIR's `EnumAttr`.
    pub enumeration: Option<&'static EnumSchema>,
    /// Whether these parameters go together; asked before anything is interned.
    pub verify: Option<VerifyDef>,
    /// Reads what stands after the mnemonic.
    pub parse: ParseDef,
    /// The text as its neighbours in formats see it.
    #[doc(hidden)]
    pub syntax: Definition<'static>,
}

/// A definition of a type.
pub type TypeSchema = DefSchema;
/// A definition of an attribute.
pub type AttrSchema = DefSchema;

/// See [`DefSchema::verify`].
pub type VerifyDef = fn(&Context, &dyn Storage) -> Result<(), Invalid>;
/// See [`DefSchema`]; the type is what an attribute is expected to have, or what is written behind it.
pub type ParseDef = for<'s> fn(&mut AsmParser<'s>, &'static DefSchema, Option<Type>) -> ParseResult<SubElement>;

/// See [`ParameterSchema::default`].
pub type MakeDefault = fn(&Context) -> Box<dyn Any>;
/// See [`ParameterSchema::self_type`].
pub type MakeSelfType = fn(Type, &Context) -> Option<Box<dyn Any>>;

/// What is defined.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DefKind {
    /// A type.
    Type,
    /// An attribute.
    Attribute,
}

impl DefSchema {
    /// A definition without parameters: what expansions start from.
    pub const fn new(
        kind: DefKind,
        dialect: &'static str,
        name: &'static str,
        mnemonic: &'static str,
        docs: (&'static str, &'static str),
        parse: ParseDef,
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
            parse,
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

    /// The same with what the text begins with and continues with.
    #[must_use]
    pub const fn with_syntax(self, opening: Opening<'static>, continuation: &'static [Continuation<'static>]) -> Self {
        Self { syntax: Definition { opening, continuation, ..self.syntax }, ..self }
    }

    /// The same for an attribute one of whose parameters is its type.
    #[must_use]
    pub const fn with_type(self) -> Self {
        Self { syntax: Definition { is_typed: true, ..self.syntax }, ..self }
    }

    /// Whether the definition has this trait.
    pub fn has_trait<T: DefTrait>(&self) -> bool {
        self.traits.iter().any(|known| known.id == T::SCHEMA.id)
    }

    /// Whether some parameters are set later.
    pub(crate) fn is_mutable(&self) -> bool {
        self.parameters.iter().any(|parameter| parameter.mutable)
    }
}

/// A parameter.
#[derive(Debug)]
pub struct ParameterSchema {
    /// The field's name.
    pub name: &'static str,
    /// The field's documentation.
    pub doc: &'static str,
    /// The Rust type, as in the definition.
    pub ty: &'static str,
    /// The default, as in the definition; empty where there is none, or where the parameter is set later.
    pub default_text: &'static str,
    /// Makes what is assumed where nothing is written; such a value is not printed.
    pub default: Option<MakeDefault>,
    /// The name of the constraint that it satisfies; empty where there is none.
    pub constraint: &'static str,
    /// Where it is the type of the attribute, written behind it after a colon: makes it of a type. `None` where the type is
    /// of the wrong kind.
    pub self_type: Option<MakeSelfType>,
    /// Whether it is set after the type was made, and no part of the type's identity.
    pub mutable: bool,
}

impl ParameterSchema {
    /// A parameter that must be given.
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

/// How parameters are written.
#[derive(Debug)]
pub enum DefFormat {
    /// As the program says.
    Program(&'static [FormatElement]),
    /// By functions of the definition; [`DefSchema::parse`] is the one that reads.
    Custom(fn(SubElement, &mut AsmPrinter<'_>)),
    /// Not at all.
    None,
}

/// One step of a format: it is gone through to parse, and to print.
///
/// `space` says whether a blank is printed before; parsing takes blanks everywhere.
#[derive(Debug)]
pub enum FormatElement {
    /// A keyword or punctuation.
    Literal {
        /// The text.
        text: &'static str,
        /// Whether a blank is before it.
        space: bool,
    },
    /// White space that is printed as it is.
    Whitespace(&'static str),
    /// A parameter.
    Parameter {
        /// Its position.
        index: usize,
        /// Whether a type or attribute is written with its dialect and mnemonic.
        qualified: bool,
        /// Whether a blank is before it.
        space: bool,
    },
    /// `params`: parameters with commas between them; what is at its default is left out at the end.
    Params {
        /// Their positions.
        indices: &'static [usize],
        /// Whether a blank is before it.
        space: bool,
    },
    /// `struct(...)`: `name = value`, with commas between them, in any order.
    Struct {
        /// The entries.
        entries: &'static [StructEntry],
        /// Whether a blank is before it.
        space: bool,
    },
    /// `custom<F>(...)`: functions read and write some parameters.
    Custom {
        /// The functions.
        hook: CustomHook,
        /// Whether a blank is before it.
        space: bool,
    },
    /// `(...)?` and `(...) : (...)?`: the first elements where one of the anchors is not at its default, the others
    /// elsewhere.
    Group {
        /// Positions of parameters.
        anchors: &'static [usize],
        /// What is written where one of them is there. It begins with a literal or a parameter, which decides.
        then: &'static [FormatElement],
        /// What is written where none is.
        otherwise: &'static [FormatElement],
    },
}

/// An entry of a `struct(...)`.
#[derive(Debug)]
pub struct StructEntry {
    /// The parameter's position.
    pub index: usize,
    /// Whether a type or attribute is written with its dialect and mnemonic.
    pub qualified: bool,
    /// The functions that read and write it, where it is `custom<F>($x)`.
    pub custom: Option<CustomHook>,
}

/// The functions of a `custom<F>(...)`.
#[derive(Debug)]
pub struct CustomHook {
    /// The `F`, as in the definition.
    pub name: &'static str,
    /// The parameters that it reads; not those that it refers to.
    pub binds: &'static [usize],
    /// Reads them, into slots.
    pub parse: ParseHook,
    /// Writes them.
    pub print: fn(&dyn Storage, &mut AsmPrinter<'_>),
}

/// See [`CustomHook::parse`].
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
    /// The name, as documentation shows it.
    pub name: &'static str,
}

impl DefTraitSchema {
    /// The trait that the type `T` stands for, called `name`.
    pub const fn new<T: DefTrait>(name: &'static str) -> Self {
        Self { id: TypeId::of::<T>(), name }
    }
}

/// A type that stands for a trait of types or attributes: what `traits(...)` of `#[type_def]` names.
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
    /// `!dialect.mnemonic` or `#dialect.mnemonic`
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sigil = match self.kind {
            DefKind::Type => '!',
            DefKind::Attribute => '#',
        };
        write!(f, "{sigil}{}.{}", self.dialect, self.mnemonic)
    }
}

impl DefKind {
    /// The word for it.
    pub fn noun(self) -> &'static str {
        match self {
            Self::Type => "type",
            Self::Attribute => "attribute",
        }
    }
}

impl DefSchema {
    /// The literal that its format begins with; none of another.
    pub(crate) const fn first_literal(&self) -> &'static str {
        match self.format {
            DefFormat::Program([FormatElement::Literal { text, .. }, ..]) => text,
            _ => "",
        }
    }

    /// Whether the text without the name tells by its first token that it is there.
    #[doc(hidden)]
    pub const fn is_told_by_its_text(&self) -> bool {
        !self.first_literal().is_empty() || matches!(self.format, DefFormat::None | DefFormat::Program([]))
    }

    /// Whether what stands behind the mnemonic is something of its own, so that it can do without.
    pub(crate) const fn has_short_form(&self) -> bool {
        match self.format {
            DefFormat::Program(elements) => !elements.is_empty(),
            DefFormat::Custom(_) => true,
            DefFormat::None => false,
        }
    }
}
