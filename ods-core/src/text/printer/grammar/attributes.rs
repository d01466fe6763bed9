//! Attributes.

use std::io::Write as _;

use crate::attributes::{AttributeData, NamedAttribute};
use crate::entity::{Attribute, Identifier, Type};
use crate::types::{Signedness, TypeData};

use crate::text::printer::alias::elements::Node;
use crate::text::printer::grammar::escape::{push_keyword_or_string, push_quoted, push_symbol};
use crate::text::printer::grammar::numbers::{push_float, push_int};
use crate::text::printer::writer::AsmPrinter;

/// The cases in which an attribute is printed without `: type`.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Elision {
    /// Only if its type is never printed.
    Never,
    /// Also if its type is the one that the parser assumes: `i64` or `f64`.
    Default,
    /// Always, because the type is known.
    Always,
}

impl AsmPrinter<'_> {
    /// Prints an attribute, by its alias if it has one.
    pub(in crate::text) fn attribute(&mut self, attribute: Attribute) {
        self.aliased_attribute(attribute, Elision::Never);
    }

    /// Prints an attribute as in an array, without the types `i64` and `f64`.
    pub(in crate::text::printer) fn attribute_eliding_type(&mut self, attribute: Attribute) {
        self.aliased_attribute(attribute, Elision::Default);
    }

    /// Prints an attribute without its type.
    pub(in crate::text) fn attribute_without_type(&mut self, attribute: Attribute) {
        self.aliased_attribute(attribute, Elision::Always);
    }

    fn aliased_attribute(&mut self, attribute: Attribute, elision: Elision) {
        if let Some(found) = &mut self.found {
            return found.push(Node::Attribute(attribute));
        }
        match self.aliases.of_attribute(self.context, attribute) {
            Some(alias) => self.alias(alias),
            None => self.nested(|this| this.attribute_data(attribute, elision)),
        }
    }

    /// Prints an attribute without using its alias.
    pub(in crate::text::printer) fn attribute_in_full(&mut self, attribute: Attribute) {
        self.nested(|this| this.attribute_data(attribute, Elision::Never));
    }

    fn attribute_data(&mut self, attribute: Attribute, elision: Elision) {
        let data = attribute.data(self.context);
        let always = elision == Elision::Always;
        match data {
            AttributeData::Unit => self.text("unit"),
            AttributeData::Integer { ty, .. } if *ty == Type::I1 => self.boolean(data),
            AttributeData::Integer { ty, value } => {
                let signed = !self.is_unsigned(*ty);
                push_int(&mut self.out, value, signed);
                self.trailing_type(*ty, always || elision == Elision::Default && *ty == Type::I64);
            }
            AttributeData::Float { ty, value } => {
                let start = self.out.len();
                push_float(&mut self.out, *value);
                // The bits would be parsed as an integer.
                let has_point = !self.out[start..].starts_with(b"0x");
                self.trailing_type(*ty, always || elision == Elision::Default && *ty == Type::F64 && has_point);
            }
            AttributeData::String { value, ty } => {
                push_quoted(&mut self.out, value);
                self.trailing_type(*ty, always);
            }
            AttributeData::Array(elements) => self.array(elements),
            AttributeData::Dictionary(entries) => self.dictionary(entries),
            AttributeData::Type(ty) => self.ty(*ty),
            AttributeData::SymbolRef { root, nested } => self.symbol_ref(*root, nested),
            AttributeData::DenseElements { ty, data } => self.dense_elements(*ty, data, always),
            AttributeData::DenseArray { element, data } => self.dense_array(*element, data),
            AttributeData::DenseResource { ty, key } => self.dense_resource(*ty, *key, always),
            AttributeData::SparseElements { ty, indices, values } => {
                self.sparse_elements(*ty, *indices, *values, always)
            }
            AttributeData::StridedLayout { offset, strides } => self.strided_layout(*offset, strides),
            // Writing to a vector does not fail.
            AttributeData::AffineMap(map) => drop(write!(self.out, "affine_map<{map}>")),
            AttributeData::IntegerSet(set) => drop(write!(self.out, "affine_set<{set}>")),
            AttributeData::Dialect(def) => {
                self.def(def, attribute.into());
                self.trailing_type(def.self_type().unwrap_or(Type::NONE), always);
            }
            AttributeData::Opaque { dialect, text, ty } => {
                self.opaque(b'#', *dialect, text);
                self.trailing_type(*ty, always);
            }
            AttributeData::Distinct { id, referenced } => self.distinct(*id, *referenced),
            AttributeData::Location(location) => self.location_in_full(*location),
        }
    }

    fn boolean(&mut self, data: &AttributeData) {
        let is_true = matches!(data, AttributeData::Integer { value, .. } if value.zext_u64() != Some(0));
        self.text(if is_true { "true" } else { "false" });
    }

    pub(in crate::text::printer) fn is_unsigned(&self, ty: Type) -> bool {
        matches!(ty.data(self.context), TypeData::Integer { signedness: Signedness::Unsigned, .. })
    }

    /// Prints ` : type`; nothing for `none`, which means that there is no type.
    pub(in crate::text::printer) fn trailing_type(&mut self, ty: Type, elide: bool) {
        if !elide && ty != Type::NONE {
            self.text(" : ");
            self.ty(ty);
        }
    }

    fn array(&mut self, elements: &[Attribute]) {
        self.text("[");
        self.list(elements, Self::attribute_eliding_type);
        self.text("]");
    }

    /// Prints `{a = 1, b}`, even if it is empty.
    pub(in crate::text) fn dictionary(&mut self, entries: &[NamedAttribute]) {
        self.text("{");
        self.list(entries, Self::named_attribute);
        self.text("}");
    }

    pub(in crate::text::printer) fn named_attribute(&mut self, entry: NamedAttribute) {
        push_keyword_or_string(&mut self.out, self.context.str(entry.name).as_bytes());
        if entry.value != Attribute::UNIT {
            self.text(" = ");
            self.attribute(entry.value);
        }
    }

    fn symbol_ref(&mut self, root: Identifier, nested: &[Identifier]) {
        push_symbol(&mut self.out, self.context.str(root).as_bytes());
        for name in nested {
            self.text("::");
            push_symbol(&mut self.out, self.context.str(*name).as_bytes());
        }
    }

    fn strided_layout(&mut self, offset: i64, strides: &[i64]) {
        self.text("strided<[");
        self.list(strides, Self::size);
        self.text("]");
        if offset != 0 {
            self.text(", offset: ");
            self.size(offset);
        }
        self.text(">");
    }

    fn distinct(&mut self, identity: u64, referenced: Attribute) {
        let number = self.distinct_number(identity);
        self.text("distinct[");
        crate::text::printer::grammar::decimal::push_u32(&mut self.out, number);
        self.text("]<");
        if referenced != Attribute::UNIT {
            self.attribute(referenced);
        }
        self.text(">");
    }
}
