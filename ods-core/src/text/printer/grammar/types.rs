//! Types.

use crate::entity::{Attribute, Type};
use crate::types::{DYNAMIC, MemRefData, ShapedData, Signedness, TypeData};

use crate::text::printer::alias::elements::Node;
use crate::text::printer::grammar::decimal::{push_i64, push_u32};
use crate::text::printer::writer::AsmPrinter;

impl AsmPrinter<'_> {
    /// Writes a type, by its alias if it has one.
    pub(in crate::text::printer) fn ty(&mut self, ty: Type) {
        if let Some(found) = &mut self.found {
            return found.push(Node::Type(ty));
        }
        match self.aliases.of_type(ty) {
            Some(alias) => self.alias(alias),
            None => self.ty_in_full(ty),
        }
    }

    /// Writes a type whatever its alias.
    pub(in crate::text::printer) fn ty_in_full(&mut self, ty: Type) {
        let data = ty.data(self.context);
        self.nested(|this| this.ty_data(ty, data));
    }

    fn ty_data(&mut self, ty: Type, data: &TypeData) {
        match data {
            TypeData::Integer { width, signedness } => self.integer_type(*width, *signedness),
            TypeData::Index => self.text("index"),
            TypeData::Float(format) => self.text(format.keyword()),
            TypeData::None => self.text("none"),
            TypeData::Complex(element) => self.angled("complex<", |this| this.ty(*element)),
            TypeData::Function { inputs, results } => self.function_type(inputs, results),
            TypeData::Tuple(elements) => self.angled("tuple<", |this| this.list(elements, Self::ty)),
            TypeData::Vector { shaped, scalable } => self.vector_type(shaped, scalable),
            TypeData::RankedTensor { shaped, encoding } => self.tensor_type(shaped, *encoding),
            TypeData::UnrankedTensor(element) => self.angled("tensor<*x", |this| this.ty(*element)),
            TypeData::MemRef(memref) => self.memref_type(memref),
            TypeData::UnrankedMemRef { element, memory_space } => self.angled("memref<*x", |this| {
                this.ty(*element);
                this.type_parameter(*memory_space);
            }),
            TypeData::Dialect(def) => self.def(def, ty.into()),
            TypeData::Opaque { dialect, text } => self.opaque(b'!', *dialect, text),
        }
    }

    fn angled(&mut self, start: &str, inside: impl FnOnce(&mut Self)) {
        self.text(start);
        inside(self);
        self.text(">");
    }

    fn integer_type(&mut self, width: u32, signedness: Signedness) {
        self.text(match signedness {
            Signedness::Signless => "i",
            Signedness::Signed => "si",
            Signedness::Unsigned => "ui",
        });
        push_u32(&mut self.out, width);
    }

    fn function_type(&mut self, inputs: &[Type], results: &[Type]) {
        self.text("(");
        self.list(inputs, Self::ty);
        self.text(") -> ");
        match results {
            [result] if !matches!(result.data(self.context), TypeData::Function { .. }) => self.ty(*result),
            _ => {
                self.text("(");
                self.list(results, Self::ty);
                self.text(")");
            }
        }
    }

    fn vector_type(&mut self, shaped: &ShapedData, scalable: &[bool]) {
        self.angled("vector<", |this| {
            for (i, size) in shaped.shape.iter().enumerate() {
                let is_scalable = scalable.get(i).copied().unwrap_or(false);
                this.text(if is_scalable { "[" } else { "" });
                push_i64(&mut this.out, *size);
                this.text(if is_scalable { "]x" } else { "x" });
            }
            this.ty(shaped.element);
        });
    }

    fn tensor_type(&mut self, shaped: &ShapedData, encoding: Option<Attribute>) {
        self.angled("tensor<", |this| {
            this.dimensions(shaped);
            if let Some(encoding) = encoding {
                this.text(", ");
                this.attribute(encoding);
            }
        });
    }

    fn memref_type(&mut self, memref: &MemRefData) {
        self.angled("memref<", |this| {
            this.dimensions(&memref.shaped);
            this.type_parameter(memref.layout);
            this.type_parameter(memref.memory_space);
        });
    }

    fn dimensions(&mut self, shaped: &ShapedData) {
        for size in &shaped.shape {
            self.size(*size);
            self.text("x");
        }
        self.ty(shaped.element);
    }

    /// Writes a size, stride or offset: a number or `?`.
    pub(in crate::text::printer) fn size(&mut self, size: i64) {
        if size == DYNAMIC {
            self.text("?");
        } else {
            push_i64(&mut self.out, size);
        }
    }

    fn type_parameter(&mut self, parameter: Option<Attribute>) {
        if let Some(parameter) = parameter {
            self.text(", ");
            self.attribute_eliding_type(parameter);
        }
    }
}
