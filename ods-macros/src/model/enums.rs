//! An enum.

use quote::format_ident;
use syn::{Attribute, Expr, Fields, Generics, Ident, LitStr, Path, Visibility};

use super::def::DefModel;
use crate::docs::Docs;

/// An `#[enum_attr]`.
pub struct EnumModel {
    /// The path of `ods`.
    pub krate: Path,
    pub docs: Docs,
    /// Foreign attributes, to be emitted again.
    pub attributes: Vec<Attribute>,
    pub visibility: Visibility,
    pub ident: Ident,
    pub generics: Generics,
    pub kind: Kind,
    /// The attribute of a dialect that contains the value, as `#[attr_def]` on a struct with one field would define it.
    pub attribute: Option<Box<DefModel>>,
    /// The name in messages.
    pub known_as: Option<LitStr>,
    pub separator: Option<LitStr>,
    /// The keys without a value.
    pub primary_groups: Option<Ident>,
    pub quoted: Option<Ident>,
    pub cases: Vec<Case>,
}

/// The representation of its attributes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Integer(u32),
    String,
    Bits(u32),
}

/// A case.
pub struct Case {
    pub docs: Docs,
    pub attributes: Vec<Attribute>,
    pub ident: Ident,
    pub fields: Fields,
    /// The `"text"` of `#[case("text")]`.
    pub text: Option<LitStr>,
    /// The `alias` of `#[alias]`: a second name for the value of another case.
    pub alias: Option<Ident>,
    /// The expression after `=`.
    pub expression: Option<Expr>,
    pub value: Value,
}

/// The value of a case.
pub enum Value {
    /// No value: one more than that of the previous case, or the next bit.
    Next,
    Number(i128),
    /// `A | B`: a group.
    Group(Vec<Ident>),
    /// `A`, of an alias: the value of that case.
    Same(Ident),
    /// Invalid, and reported.
    Unknown,
}

impl Case {
    /// Returns the printed text.
    pub fn text(&self) -> String {
        self.text.as_ref().map_or_else(|| super::plain_name(&self.ident), LitStr::value)
    }
}

impl EnumModel {
    pub fn is_bits(&self) -> bool {
        matches!(self.kind, Kind::Bits(_))
    }

    pub fn width(&self) -> u32 {
        match self.kind {
            Kind::Integer(width) | Kind::Bits(width) => width,
            Kind::String => 64,
        }
    }

    /// Returns the values of the cases, in order; `None` for unknown ones. Numbers are not truncated.
    pub fn values(&self) -> Vec<Option<i128>> {
        let mut values = Vec::new();
        let mut next = Some(0);
        for case in &self.cases {
            let value = match &case.value {
                Value::Next => next.map(|next| if self.is_bits() { bit(next) } else { next }),
                Value::Number(number) => Some(*number),
                Value::Group(_) | Value::Same(_) | Value::Unknown => None,
            };
            next = match value {
                Some(value) if self.is_bits() => next.max(Some(i128::from(128 - value.leading_zeros()))),
                Some(value) => value.checked_add(1),
                None => next,
            };
            values.push(value);
        }
        self.add_groups(&mut values);
        values
    }

    /// Adds the values of groups and aliases: the value of a group of groups is known once theirs are.
    fn add_groups(&self, values: &mut [Option<i128>]) {
        for _ in 0..self.cases.len() {
            for (i, case) in self.cases.iter().enumerate() {
                let names = match &case.value {
                    Value::Group(names) => names.as_slice(),
                    Value::Same(name) => std::slice::from_ref(name),
                    Value::Next | Value::Number(_) | Value::Unknown => continue,
                };
                let bits = names.iter().map(|name| self.position(name).and_then(|at| values[at]));
                values[i] = bits.collect::<Option<Vec<i128>>>().map(|bits| bits.iter().fold(0, |all, bits| all | bits));
            }
        }
    }

    /// Returns the name of the dialect's attribute, formed as in MLIR.
    pub fn attribute_ident(&self) -> Ident {
        attribute_ident(&self.ident)
    }

    /// Returns the separator between the texts of bits.
    pub fn separator_text(&self) -> String {
        self.separator.as_ref().map_or_else(|| "|".to_owned(), LitStr::value)
    }

    /// Returns the position of the case called `name`.
    pub fn position(&self, name: &Ident) -> Option<usize> {
        self.cases.iter().position(|case| case.ident == *name)
    }
}

/// Returns the name of the attribute of a dialect that contains a value of the enum, formed as in MLIR.
pub fn attribute_ident(of: &Ident) -> Ident {
    format_ident!("{}Attr", of)
}

/// Returns the number with this bit set.
fn bit(position: i128) -> i128 {
    u32::try_from(position).ok().and_then(|position| 1_i128.checked_shl(position)).unwrap_or(i128::MAX)
}
