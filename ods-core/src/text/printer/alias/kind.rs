//! Names of aliases.
//!
//! A type or attribute may suggest a name (builtin ones here, others by their definition's `alias` or by
//! [`OpAsmTypeInterface`] and [`OpAsmAttrInterface`]), and dialects may suggest another ([`OpAsmDialectInterface`])
//! unless the first is final. [`Numbers`] adds numbers later.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::attributes::AttributeData;
use crate::context::Context;
use crate::entity::{Attribute, Type};
use crate::interfaces::{AsmAlias, OpAsmAttrInterface, OpAsmDialectInterface, OpAsmTypeInterface};
use crate::schema::{DefKind, DefSchema};
use crate::types::TypeData;

use crate::text::printer::alias::elements::Node;
use crate::text::printer::names::as_alias;

/// The name of an alias without its number. The order is types first, then alphabetical.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(in crate::text::printer) struct AliasKind<'a> {
    is_attribute: bool,
    name: &'a str,
}

impl<'a> AliasKind<'a> {
    const TUPLE: Self = Self { is_attribute: false, name: "!tuple" };
    const DISTINCT: Self = Self { is_attribute: true, name: "#distinct" };
    const LOCATION: Self = Self { is_attribute: true, name: "#loc" };
    const MAP: Self = Self { is_attribute: true, name: "#map" };
    const SET: Self = Self { is_attribute: true, name: "#set" };

    /// Returns the name, with its sigil.
    pub(in crate::text::printer) fn name(self) -> &'a str {
        self.name
    }

    /// Returns the kind of an alias mentioned by the text of an unregistered dialect, given its name with the sigil.
    /// The number is not part of the kind.
    pub(in crate::text::printer) fn mentioned(name: &'a str) -> Self {
        let stem = name.trim_end_matches(|last: char| last.is_ascii_digit());
        let name = match stem.strip_suffix('_') {
            // `_` separates the number from a name that ends with a digit, and is not part of the name.
            Some(shorter) if stem.len() < name.len() && shorter.ends_with(|last: char| last.is_ascii_digit()) => {
                shorter
            }
            _ if stem.len() > 1 => stem,
            _ if stem == "!" => "!alias",
            _ => "#alias",
        };
        Self { is_attribute: name.starts_with('#'), name }
    }

    /// Returns whether `_` precedes a number, which would otherwise continue a number at the end of the name.
    pub(in crate::text::printer) fn ends_with_digit(self) -> bool {
        self.name.ends_with(|last: char| last.is_ascii_digit())
    }
}

/// The suggested names of aliases.
pub(in crate::text::printer) struct AliasNames<'a> {
    context: &'a Context,
    dialects: Vec<&'static dyn OpAsmDialectInterface>,
}

impl<'a> AliasNames<'a> {
    pub(in crate::text::printer) fn new(context: &'a Context) -> Self {
        Self { context, dialects: context.dialect_interfaces() }
    }

    /// Returns the name for an alias of a type, attribute or location; `None` if it has no alias.
    pub(in crate::text::printer) fn of(&self, node: Node) -> Option<AliasKind<'a>> {
        match node {
            Node::Location(_) => Some(AliasKind::LOCATION),
            Node::Type(ty) => {
                let own = Own::of_type(self.context, ty);
                self.by_dialects(own, '!', |dialect| dialect.type_alias(self.context, ty))
            }
            Node::Attribute(attribute) => {
                let own = Own::of_attribute(self.context, attribute);
                self.by_dialects(own, '#', |dialect| dialect.attribute_alias(self.context, attribute))
            }
        }
    }

    /// Returns the name that a dialect suggests, or else the element's own. A final name of its own has precedence.
    fn by_dialects(
        &self,
        own: Own,
        sigil: char,
        ask: impl Fn(&dyn OpAsmDialectInterface) -> Option<AsmAlias>,
    ) -> Option<AliasKind<'a>> {
        let own = match own {
            Own::Asked(AsmAlias::Final(name)) => return self.called(sigil, &name),
            Own::Known(kind) if self.dialects.is_empty() => return Some(kind),
            own @ (Own::None | Own::Known(_) | Own::Asked(_)) => own,
        };
        let mut last = None;
        for alias in self.dialects.iter().filter_map(|dialect| ask(*dialect)) {
            let is_final = matches!(alias, AsmAlias::Final(_));
            last = Some(alias);
            if is_final {
                break;
            }
        }
        match (last, own) {
            (Some(alias), _) | (None, Own::Asked(alias)) => self.called(sigil, alias.name()),
            (None, Own::Known(kind)) => Some(kind),
            (None, Own::None) => None,
        }
    }

    /// Returns a suggested name as a valid identifier; `None` if it is empty.
    fn called(&self, sigil: char, name: &str) -> Option<AliasKind<'a>> {
        let name = as_alias(name)?;
        let name = self.context.identifier(&format!("{sigil}{name}"));
        Some(AliasKind { is_attribute: sigil == '#', name: self.context.str(name) })
    }
}

/// The name suggested by a type or attribute itself.
enum Own {
    None,
    Known(AliasKind<'static>),
    Asked(AsmAlias),
}

impl Own {
    /// Returns the name from the interface, or else that of the kind of type or the definition.
    fn of_type(context: &Context, ty: Type) -> Self {
        let asked = ty.interface::<dyn OpAsmTypeInterface>(context).and_then(|ty| ty.asm_alias(context));
        match (asked, ty.data(context)) {
            (Some(alias), _) => Self::Asked(alias),
            (None, TypeData::Tuple(elements)) if elements.len() > 16 => Self::Known(AliasKind::TUPLE),
            (None, TypeData::Dialect(def)) => Self::of_def(def.schema()),
            _ => Self::None,
        }
    }

    fn of_attribute(context: &Context, attribute: Attribute) -> Self {
        let interface = attribute.interface::<dyn OpAsmAttrInterface>(context);
        match (interface.and_then(|attribute| attribute.asm_alias(context)), attribute.data(context)) {
            (Some(alias), _) => Self::Asked(alias),
            (None, AttributeData::AffineMap(_)) => Self::Known(AliasKind::MAP),
            (None, AttributeData::IntegerSet(_)) => Self::Known(AliasKind::SET),
            (None, AttributeData::Distinct { referenced, .. }) if *referenced != Attribute::UNIT => {
                Self::Known(AliasKind::DISTINCT)
            }
            (None, AttributeData::Dialect(def)) => Self::of_def(def.schema()),
            _ => Self::None,
        }
    }

    fn of_def(schema: &DefSchema) -> Self {
        match schema.alias {
            Some(name) => Self::Known(AliasKind { is_attribute: schema.kind == DefKind::Attribute, name }),
            None => Self::None,
        }
    }
}

/// The numbers of aliases: 0, which is not printed, for the first with a name. Aliases of types and attributes never
/// have the same text.
#[derive(Default)]
pub(in crate::text::printer) struct Numbers<'a> {
    used: FxHashSet<Box<str>>,
    next: FxHashMap<AliasKind<'a>, u32>,
}

impl<'a> Numbers<'a> {
    /// Returns the next number of the name.
    pub(in crate::text::printer) fn number(&mut self, kind: AliasKind<'a>) -> u32 {
        let name = &kind.name[1..];
        // The common case, which may occur a million times, allocates one text.
        let next = self.next.entry(kind).or_insert(0);
        loop {
            let number = *next;
            *next += 1;
            let text = match number {
                0 => name.to_owned(),
                _ if kind.ends_with_digit() => format!("{name}_{number}"),
                _ => format!("{name}{number}"),
            };
            if self.used.insert(text.into()) {
                return number;
            }
        }
    }
}
