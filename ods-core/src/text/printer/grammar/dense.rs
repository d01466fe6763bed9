//! Elements attributes: `dense<...>`, `dense_resource<...>`, `sparse<...>`, and `array<...>`.

use crate::attributes::{AttributeData, DenseData, array_element_size, element_bits};
use crate::entity::{Attribute, Identifier, Type};
use crate::types::{ShapedType, TypeData};

use crate::text::printer::grammar::escape::push_quoted;
use crate::text::printer::grammar::numbers::{push_float_bytes, push_int_bytes};
use crate::text::printer::writer::AsmPrinter;
use crate::text::{ResourceHandle, hex};

/// The default number of elements above which lists are printed as a hexadecimal string.
const MAX_LISTED: u64 = 100;

/// Returns the number of elements of a type, saturated, which can happen for splats and zero-width elements.
/// Unspecified for types that elements attributes cannot have.
fn count(writer: &AsmPrinter<'_>, ty: Type) -> u64 {
    let shaped = ty.cast::<ShapedType>(writer.context);
    shaped.map_or(0, |shaped| shaped.num_elements(writer.context).unwrap_or(u64::MAX))
}

/// Returns whether the data is a splat.
fn is_splat(data: &DenseData) -> bool {
    let (DenseData::Raw { splat, .. } | DenseData::Strings { splat, .. }) = data;
    *splat
}

impl AsmPrinter<'_> {
    /// Prints `dense<...> : ty`.
    pub(in crate::text::printer) fn dense_elements(&mut self, ty: Type, data: &DenseData, without_type: bool) {
        self.dense_elements_untyped(ty, data);
        self.trailing_type(ty, without_type);
    }

    fn dense_elements_untyped(&mut self, ty: Type, data: &DenseData) {
        if self.is_elided(ty, data) {
            return self.text("dense_resource<__elided__>");
        }
        self.text("dense<");
        self.dense_body(ty, data, true);
        self.text(">");
    }

    fn is_elided(&self, ty: Type, data: &DenseData) -> bool {
        let count = count(self, ty);
        self.options.elide_elements_larger_than.is_some_and(|limit| count > limit) && !is_splat(data)
    }

    /// Prints the text between the angle brackets.
    fn dense_body(&mut self, ty: Type, data: &DenseData, allow_hex: bool) {
        let count = count(self, ty);
        let splat = is_splat(data);
        let listed = self.options.hex_elements_larger_than.unwrap_or(MAX_LISTED);
        match data {
            DenseData::Raw { bytes, .. } if allow_hex && !splat && count > listed => {
                self.text("\"0x");
                hex::push(&mut self.out, bytes);
                self.text("\"");
            }
            DenseData::Raw { bytes, .. } => {
                let element = ty.element_type(self.context);
                let bits = element_bits(self.context, element).unwrap_or(0);
                if bits == 1 && !splat {
                    return self.bracketed(ty, splat, |this, i| this.packed_bit(bytes, i));
                }
                let size = bits.div_ceil(8) as usize;
                self.bracketed(ty, splat, |this, i| {
                    let start = crate::text::saturated(i).saturating_mul(size);
                    this.element(element, bytes.get(start..start + size).unwrap_or_default());
                });
            }
            DenseData::Strings { values, .. } => self.bracketed(ty, splat, |this, i| {
                push_quoted(&mut this.out, values.get(crate::text::saturated(i)).map_or(&[], |value| value));
            }),
        }
    }

    /// Prints the elements of a type with a pair of brackets per dimension; only element 0 for a splat.
    fn bracketed(&mut self, ty: Type, splat: bool, mut write: impl FnMut(&mut Self, u64)) {
        if splat {
            return write(self, 0);
        }
        let shape = ty.shape(self.context).unwrap_or_default();
        let count = count(self, ty);
        for i in 0..count {
            let closing = if i == 0 { shape.len() } else { full_dimensions(shape, i) };
            if i > 0 {
                self.out.resize(self.out.len() + closing, b']');
                self.text(", ");
            }
            self.out.resize(self.out.len() + closing, b'[');
            write(self, i);
        }
        if count > 0 {
            self.out.resize(self.out.len() + shape.len(), b']');
        }
    }

    fn packed_bit(&mut self, bytes: &[u8], index: u64) {
        let byte = bytes.get((index / 8) as usize).copied().unwrap_or(0);
        self.text(if byte >> (index % 8) & 1 == 1 { "true" } else { "false" });
    }

    /// Prints a number from its little-endian bytes.
    fn element(&mut self, ty: Type, bytes: &[u8]) {
        match ty.data(self.context) {
            TypeData::Integer { width: 1, .. } => self.packed_bit(bytes, 0),
            TypeData::Integer { width, .. } => {
                let signed = !self.is_unsigned(ty);
                push_int_bytes(&mut self.out, bytes, *width, signed);
            }
            TypeData::Index => push_int_bytes(&mut self.out, bytes, 64, true),
            TypeData::Float(format) => push_float_bytes(&mut self.out, bytes, *format),
            TypeData::Complex(part) => {
                let (real, imaginary) = bytes.split_at(bytes.len() / 2);
                self.text("(");
                self.element(*part, real);
                self.text(",");
                self.element(*part, imaginary);
                self.text(")");
            }
            _ => {}
        }
    }

    /// Prints `array<i32: 1, 2>`.
    pub(in crate::text::printer) fn dense_array(&mut self, element: Type, data: &[u8]) {
        self.text("array<");
        self.ty(element);
        self.text(if data.is_empty() { "" } else { ": " });
        self.dense_array_elements(element, data);
        self.text(">");
    }

    /// Prints `1, 2`.
    pub(in crate::text) fn dense_array_elements(&mut self, element: Type, data: &[u8]) {
        let size = array_element_size(element_bits(self.context, element).unwrap_or(0));
        for (i, bytes) in data.chunks_exact(size).enumerate() {
            self.text(if i == 0 { "" } else { ", " });
            self.element(element, bytes);
        }
    }

    /// Prints `dense_resource<key> : ty`.
    pub(in crate::text::printer) fn dense_resource(&mut self, ty: Type, key: Identifier, without_type: bool) {
        self.text("dense_resource<");
        self.print_resource_handle(ResourceHandle::new(self.context, "builtin", self.context.str(key)));
        self.text(">");
        self.trailing_type(ty, without_type);
    }

    /// Prints `sparse<indices, values> : ty`.
    pub(in crate::text::printer) fn sparse_elements(
        &mut self,
        ty: Type,
        indices: Attribute,
        values: Attribute,
        without_type: bool,
    ) {
        let parts = [indices, values].map(|part| {
            let AttributeData::DenseElements { ty, data } = part.data(self.context) else { return None };
            Some((*ty, data))
        });
        if parts.iter().flatten().any(|(ty, data)| self.is_elided(*ty, data)) {
            self.text("dense_resource<__elided__>");
        } else {
            self.text("sparse<");
            if let [Some((index_type, index_data)), Some((value_type, value_data))] = parts
                && count(self, index_type) != 0
            {
                self.dense_body(index_type, index_data, false);
                self.text(", ");
                self.dense_body(value_type, value_data, true);
            }
            self.text(">");
        }
        self.trailing_type(ty, without_type);
    }
}

/// Returns the number of innermost dimensions that are complete before element `index` > 0.
fn full_dimensions(shape: &[i64], index: u64) -> usize {
    let mut block = 1_u64;
    let whole = |size: &&i64| {
        block = block.saturating_mul(size.unsigned_abs());
        index.is_multiple_of(block)
    };
    shape.iter().rev().take_while(whole).count()
}
