//! What custom print functions write with: the public methods of the printer.
//!
//! As MLIR's `AsmPrinter`. Nothing fails; blanks are not put in, what is written is written.

use std::fmt::{self, Write as _};

use crate::attributes::NamedAttribute;
use crate::context::Context;
use crate::entity::{Attribute, Type};
use crate::numeric::{Float, Int};
use crate::schema::{AttrEnum, Parameter, View};
use crate::sub_elements::SubElement;
use crate::text::FloatLiteral;
use crate::types::{DYNAMIC, TypeData};

use crate::text::printer::grammar::decimal::push_i64;
use crate::text::printer::grammar::escape::{push_keyword_or_string, push_quoted, push_symbol};
use crate::text::printer::grammar::numbers::{Text, push_float, push_int};
use crate::text::printer::writer::AsmPrinter;

impl<'a> AsmPrinter<'a> {
    /// Returns the context of what is written.
    #[inline]
    pub fn context(&self) -> &'a Context {
        self.context
    }

    /// Writes what `{}` writes.
    pub fn print(&mut self, value: impl fmt::Display) {
        // Writing to bytes does not fail.
        let _ = write!(Text(&mut self.out), "{value}");
    }

    /// Writes a type, by its alias if it has one.
    pub fn print_type(&mut self, ty: impl Into<Type>) {
        self.ty(ty.into());
    }

    /// Writes the alias of a type or attribute, if it has one; whether it has.
    pub fn print_alias<V: View>(&mut self, element: V) -> bool
    where
        SubElement: From<V::Entity>,
    {
        self.alias_of(element.entity().into())
    }

    /// Writes `i32, i64`.
    pub fn print_types(&mut self, types: impl IntoIterator<Item = Type>) {
        self.print_list(types, Self::ty);
    }

    /// Writes ` -> type` or ` -> (types)`; without types ` -> ()`.
    pub fn print_arrow_type_list(&mut self, types: impl IntoIterator<Item = Type>) {
        let types: Vec<Type> = types.into_iter().collect();
        self.text(" -> ");
        match types[..] {
            [ty] if !matches!(ty.data(self.context), TypeData::Function { .. }) => self.ty(ty),
            _ => {
                self.text("(");
                self.print_types(types);
                self.text(")");
            }
        }
    }

    /// The same, or nothing where there are no types.
    pub fn print_optional_arrow_type_list(&mut self, types: impl IntoIterator<Item = Type>) {
        let mut types = types.into_iter().peekable();
        if types.peek().is_some() {
            self.print_arrow_type_list(types);
        }
    }

    /// Writes `(inputs) -> results`.
    pub fn print_functional_type(
        &mut self,
        inputs: impl IntoIterator<Item = Type>,
        results: impl IntoIterator<Item = Type>,
    ) {
        self.text("(");
        self.print_types(inputs);
        self.text(")");
        self.print_arrow_type_list(results);
    }

    /// Writes an attribute with its type, by its alias if it has one.
    pub fn print_attribute(&mut self, attribute: impl Into<Attribute>) {
        self.attribute(attribute.into());
    }

    /// Writes an attribute, without its type where that is `i64` or `f64`.
    pub fn print_attribute_eliding_type(&mut self, attribute: impl Into<Attribute>) {
        self.attribute_eliding_type(attribute.into());
    }

    /// Writes an attribute without its type, for [`parse_attribute_of_type`].
    ///
    /// [`parse_attribute_of_type`]: crate::text::AsmParser::parse_attribute_of_type
    pub fn print_attribute_without_type(&mut self, attribute: impl Into<Attribute>) {
        self.attribute_without_type(attribute.into());
    }

    /// Writes `name = value`, or `name` alone where that is the unit attribute.
    pub fn print_named_attribute(&mut self, entry: NamedAttribute) {
        self.named_attribute(entry);
    }

    /// Writes a type or attribute by its alias, or without its `!dialect.mnemonic` where a dialect defines it: where the
    /// reader knows what it is.
    pub fn print_stripped<V: View>(&mut self, element: V)
    where
        SubElement: From<V::Entity>,
    {
        self.stripped(element.entity().into());
    }

    /// Writes a value of a type that can be a parameter.
    pub fn print_parameter<T: Parameter>(&mut self, value: &T) {
        T::write(value.lend(), self);
    }

    /// Writes a string in quotes, with escapes.
    pub fn print_string(&mut self, text: impl AsRef<[u8]>) {
        push_quoted(&mut self.out, text.as_ref());
    }

    /// Writes a word; in quotes where it is no keyword.
    pub fn print_keyword_or_string(&mut self, text: &str) {
        push_keyword_or_string(&mut self.out, text.as_bytes());
    }

    /// Writes the text of an enum's value; in quotes where it is no keyword.
    pub fn print_enum<T: AttrEnum>(&mut self, value: T) {
        self.print(crate::text::enum_to_string(value));
    }

    /// Writes `@name`.
    pub fn print_symbol_name(&mut self, name: impl AsRef<[u8]>) {
        push_symbol(&mut self.out, name.as_ref());
    }

    /// Writes a float as MLIR does: decimal where that reads back as the same, bits elsewhere.
    pub fn print_float<T: FloatLiteral>(&mut self, value: T) {
        push_float(&mut self.out, Float::from_bits(T::FORMAT, value.bits()));
    }

    /// Writes a float of any format in the same way.
    pub fn print_float_value(&mut self, value: Float) {
        push_float(&mut self.out, value);
    }

    /// Writes an integer of any width, as a signed one: for [`parse_wide_integer`].
    ///
    /// [`parse_wide_integer`]: crate::text::AsmParser::parse_wide_integer
    pub fn print_wide_integer(&mut self, value: &Int) {
        push_int(&mut self.out, value, true);
    }

    /// Writes `4x?x`: sizes, each with its `x`.
    pub fn print_dimensions(&mut self, sizes: &[i64]) {
        for size in sizes {
            self.dimension(*size);
            self.text("x");
        }
    }

    /// Writes `4x?`: sizes with `x` between them.
    pub fn print_dimension_list(&mut self, sizes: &[i64]) {
        for (i, size) in sizes.iter().enumerate() {
            self.text(if i > 0 { "x" } else { "" });
            self.dimension(*size);
        }
    }

    fn dimension(&mut self, size: i64) {
        match size {
            DYNAMIC => self.text("?"),
            size => push_i64(&mut self.out, size),
        }
    }

    /// Writes elements with `, ` between them.
    pub fn print_list<T>(&mut self, elements: impl IntoIterator<Item = T>, mut print: impl FnMut(&mut Self, T)) {
        for (i, element) in elements.into_iter().enumerate() {
            if i > 0 {
                self.text(", ");
            }
            print(self, element);
        }
    }

    /// Writes what may contain itself, in a type or attribute that has an identity of its own: `print` is told whether
    /// the same is being written around it, and should then write no more than what tells it apart.
    pub fn print_cyclic<V: View>(&mut self, element: V, print: impl FnOnce(&mut Self, bool))
    where
        SubElement: From<V::Entity>,
    {
        self.cyclic(element.entity().into(), print);
    }
}
