//! The printer's interface for custom print functions.
//!
//! It corresponds to MLIR's `AsmPrinter`. No method fails, and no blanks are added.

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
    /// Returns the context.
    #[inline]
    pub fn context(&self) -> &'a Context {
        self.context
    }

    /// Prints a value with its `Display` implementation.
    pub fn print(&mut self, value: impl fmt::Display) {
        // Writing to bytes does not fail.
        let _ = write!(Text(&mut self.out), "{value}");
    }

    /// Prints a type, by its alias if it has one.
    pub fn print_type(&mut self, ty: impl Into<Type>) {
        self.ty(ty.into());
    }

    /// Prints the alias of a type or attribute, if it has one. Returns whether it has.
    pub fn print_alias<V: View>(&mut self, element: V) -> bool
    where
        SubElement: From<V::Entity>,
    {
        self.alias_of(element.entity().into())
    }

    /// Prints `i32, i64`.
    pub fn print_types(&mut self, types: impl IntoIterator<Item = Type>) {
        self.print_list(types, Self::ty);
    }

    /// Prints ` -> type` or ` -> (types)`; without types ` -> ()`.
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

    /// Prints ` -> type` or ` -> (types)`, or nothing if there are no types.
    pub fn print_optional_arrow_type_list(&mut self, types: impl IntoIterator<Item = Type>) {
        let mut types = types.into_iter().peekable();
        if types.peek().is_some() {
            self.print_arrow_type_list(types);
        }
    }

    /// Prints `(inputs) -> results`.
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

    /// Prints an attribute with its type, by its alias if it has one.
    pub fn print_attribute(&mut self, attribute: impl Into<Attribute>) {
        self.attribute(attribute.into());
    }

    /// Prints an attribute, without its type if that is `i64` or `f64`.
    pub fn print_attribute_eliding_type(&mut self, attribute: impl Into<Attribute>) {
        self.attribute_eliding_type(attribute.into());
    }

    /// Prints an attribute without its type, for [`parse_attribute_of_type`].
    ///
    /// [`parse_attribute_of_type`]: crate::text::AsmParser::parse_attribute_of_type
    pub fn print_attribute_without_type(&mut self, attribute: impl Into<Attribute>) {
        self.attribute_without_type(attribute.into());
    }

    /// Prints `name = value`, or only `name` for the unit attribute.
    pub fn print_named_attribute(&mut self, entry: NamedAttribute) {
        self.named_attribute(entry);
    }

    /// Prints a type or attribute by its alias, or without `!dialect.mnemonic` if a dialect defines it. For positions
    /// at which the definition is known.
    pub fn print_stripped<V: View>(&mut self, element: V)
    where
        SubElement: From<V::Entity>,
    {
        self.stripped(element.entity().into());
    }

    /// Prints a value of a parameter type.
    pub fn print_parameter<T: Parameter>(&mut self, value: &T) {
        T::write(value.lend(), self);
    }

    /// Prints a string in quotes, with escapes.
    pub fn print_string(&mut self, text: impl AsRef<[u8]>) {
        push_quoted(&mut self.out, text.as_ref());
    }

    /// Prints a word, in quotes if it is not a keyword.
    pub fn print_keyword_or_string(&mut self, text: &str) {
        push_keyword_or_string(&mut self.out, text.as_bytes());
    }

    /// Prints the text of an enum's value, in quotes if it is not a keyword.
    pub fn print_enum<T: AttrEnum>(&mut self, value: T) {
        self.print(crate::text::enum_to_string(value));
    }

    /// Prints `@name`.
    pub fn print_symbol_name(&mut self, name: impl AsRef<[u8]>) {
        push_symbol(&mut self.out, name.as_ref());
    }

    /// Prints a float as MLIR does: in decimal if that reads back as the same number, and as bits otherwise.
    pub fn print_float<T: FloatLiteral>(&mut self, value: T) {
        push_float(&mut self.out, Float::from_bits(T::FORMAT, value.bits()));
    }

    /// Prints a float of any format as [`Self::print_float`] does.
    pub fn print_float_value(&mut self, value: Float) {
        push_float(&mut self.out, value);
    }

    /// Prints an integer of any width as signed, for [`parse_wide_integer`].
    ///
    /// [`parse_wide_integer`]: crate::text::AsmParser::parse_wide_integer
    pub fn print_wide_integer(&mut self, value: &Int) {
        push_int(&mut self.out, value, true);
    }

    /// Prints `4x?x`: sizes, each followed by an `x`.
    pub fn print_dimensions(&mut self, sizes: &[i64]) {
        for size in sizes {
            self.dimension(*size);
            self.text("x");
        }
    }

    /// Prints `4x?`: sizes separated by `x`.
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

    /// Prints elements separated by `, `.
    pub fn print_list<T>(&mut self, elements: impl IntoIterator<Item = T>, mut print: impl FnMut(&mut Self, T)) {
        for (i, element) in elements.into_iter().enumerate() {
            if i > 0 {
                self.text(", ");
            }
            print(self, element);
        }
    }

    /// Prints a type or attribute with an identity of its own, which may contain itself. `print` is passed whether the
    /// same element is already being printed around it, in which case it should print only its identity.
    pub fn print_cyclic<V: View>(&mut self, element: V, print: impl FnOnce(&mut Self, bool))
    where
        SubElement: From<V::Entity>,
    {
        self.cyclic(element.entity().into(), print);
    }
}
