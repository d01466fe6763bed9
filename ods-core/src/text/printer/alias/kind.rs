//! What aliases are called.
//!
//! The type or attribute itself has a name (builtin ones here, others by their definition's `alias` or by
//! [`OpAsmTypeInterface`] and [`OpAsmAttrInterface`]), and dialects may have another one for it
//! ([`OpAsmDialectInterface`]), unless the first is final. Numbers come later, from the [`Numbers`].

use rustc_hash::{FxHashMap, FxHashSet};

use crate::attributes::AttributeData;
use crate::context::Context;
use crate::entity::{Attribute, Type};
use crate::interfaces::{AsmAlias, OpAsmAttrInterface, OpAsmDialectInterface, OpAsmTypeInterface};
use crate::schema::{DefKind, DefSchema};
use crate::types::TypeData;

use crate::text::printer::alias::elements::Node;
use crate::text::printer::names::as_alias;

/// What the name of an alias begins with: types come first, then names by alphabet.
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

    /// Returns the kind of an alias by the name that a text of an unregistered dialect mentions, sigil included. The number
    /// at the end is no part of the kind.
    pub(in crate::text::printer) fn mentioned(name: &'a str) -> Self {
        let stem = name.trim_end_matches(|last: char| last.is_ascii_digit());
        let name = match stem.strip_suffix('_') {
            // `_` before a number, and no part of the name.
            Some(shorter) if stem.len() < name.len() && shorter.ends_with(|last: char| last.is_ascii_digit()) => {
                shorter
            }
            _ if stem.len() > 1 => stem,
            _ if stem == "!" => "!alias",
            _ => "#alias",
        };
        Self { is_attribute: name.starts_with('#'), name }
    }

    /// Whether a number goes behind an underscore: the name would be another one else.
    pub(in crate::text::printer) fn ends_with_digit(self) -> bool {
        self.name.ends_with(|last: char| last.is_ascii_digit())
    }
}

/// Says what aliases are called.
pub(in crate::text::printer) struct AliasNames<'a> {
    context: &'a Context,
    dialects: Vec<&'static dyn OpAsmDialectInterface>,
}

impl<'a> AliasNames<'a> {
    pub(in crate::text::printer) fn new(context: &'a Context) -> Self {
        Self { context, dialects: context.dialect_interfaces() }
    }

    /// Returns the alias that a type or attribute deserves.
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

    /// What dialects make of a name.
    fn by_dialects(
        &self,
        own: Own,
        sigil: char,
        ask: impl Fn(&dyn OpAsmDialectInterface) -> Option<AsmAlias>,
    ) -> Option<AliasKind<'a>> {
        let own = match own {
            Own::Asked(AsmAlias::Final(name)) => return self.called(sigil, &name),
            Own::Known(kind) if self.dialects.is_empty() => return Some(kind),
            own => own,
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

    /// Returns a name that code gave: as one that can be read. None where it is empty.
    fn called(&self, sigil: char, name: &str) -> Option<AliasKind<'a>> {
        let name = as_alias(name)?;
        let name = self.context.identifier(&format!("{sigil}{name}"));
        Some(AliasKind { is_attribute: sigil == '#', name: self.context.str(name) })
    }
}

/// What a type or attribute itself says.
enum Own {
    None,
    Known(AliasKind<'static>),
    Asked(AsmAlias),
}

impl Own {
    /// What the interface says, else what the kind of type or the definition says.
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

/// Numbers for names: 0, which is not written, for the first. No alias is called as another one, types and attributes
/// taken together.
#[derive(Default)]
pub(in crate::text::printer) struct Numbers<'a> {
    used: FxHashSet<Box<str>>,
    next: FxHashMap<AliasKind<'a>, u32>,
}

impl<'a> Numbers<'a> {
    /// Returns the next number of the name.
    pub(in crate::text::printer) fn number(&mut self, kind: AliasKind<'a>) -> u32 {
        let name = &kind.name[1..];
        // The usual case, and the one that may come a million times, makes one text.
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
