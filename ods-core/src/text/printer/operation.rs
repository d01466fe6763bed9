//! Operations, in generic form and in the custom forms of the builtin dialect.
//!
//! Nothing here recurses along regions: what is begun and not finished is on a stack of [`Frame`]s, so that a file
//! may be nested as deep as memory allows.

use std::io;

use crate::attributes::{DictionaryAttr, NamedAttribute};
use crate::builtin::ModuleOp;
use crate::entity::{Block, Operation, Region, Type, Value};
use crate::ir::Ir;
use crate::types::TypeData;

use super::decimal::push_blanks;
use super::escape::{push_quoted, push_symbol};
use super::names::Names;
use super::texts::Texts;
use super::writer::Writer;

/// Deeper regions are not indented: nobody reads that, and the text would grow with the square of the depth. The
/// reference overflows its stack before this depth.
const MAX_INDENTED: usize = 4096;
/// How much text is gathered before it is handed to the sink.
const CHUNK: usize = 1 << 16;

/// What stands for an operand that was erased, and for its type; no parser accepts them.
const NULL_VALUE: &str = "<<NULL VALUE>>";
const NULL_TYPE: &str = "<<NULL TYPE>>";

/// What is begun.
enum Frame {
    /// An operation whose regions are being printed; `next` is the next one.
    Operation { op: Operation, form: Form, next: usize },
    /// A block whose operations are being printed; `next` is the next one.
    Block { block: Block, next: Option<Operation> },
}

/// How an operation is printed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Form {
    Generic,
    Module,
    Cast,
}

impl Form {
    /// The form of an operation.
    #[inline]
    pub(super) fn of(ir: &Ir, op: Operation, generic: bool) -> Self {
        if generic {
            return Self::Generic;
        }
        match ir.schema(op) {
            Some(schema) if schema.dialect == "builtin" => match schema.mnemonic {
                "module" if fits_module(ir, op) => Self::Module,
                "unrealized_conversion_cast" if fits_cast(ir, op) => Self::Cast,
                _ => Self::Generic,
            },
            _ => Self::Generic,
        }
    }
}

/// Whether a module's custom form says all of the operation; not verified, it may have anything.
fn fits_module(ir: &Ir, op: Operation) -> bool {
    let nothing_else = ir.num_operands(op) + ir.num_results(op) + ir.num_successors(op) == 0;
    let body = ir.region(op, 0).filter(|region| ir.num_regions(op) == 1 && ir.has_one_block(*region));
    let entry = body.and_then(|region| ir.entry_block(region));
    nothing_else && entry.is_some_and(|block| ir.num_arguments(block) == 0)
}

/// Whether a cast's custom form says all of the operation; not verified, it may have anything.
fn fits_cast(ir: &Ir, op: Operation) -> bool {
    ir.num_results(op) > 0 && ir.num_regions(op) + ir.num_successors(op) == 0
}

/// What prints operations.
pub(super) struct Printer<'a> {
    ir: &'a Ir,
    pub(super) writer: Writer<'a>,
    names: Names,
    texts: Texts,
    frames: Vec<Frame>,
    /// How many regions are open.
    depth: usize,
    sink: Option<&'a mut dyn io::Write>,
    /// The first failure of the sink; nothing is written afterwards.
    failed: Option<io::Error>,
}

impl<'a> Printer<'a> {
    pub(super) fn new(ir: &'a Ir, writer: Writer<'a>, names: Names, sink: Option<&'a mut dyn io::Write>) -> Self {
        let texts = Texts::default();
        Self { ir, writer, names, texts, frames: Vec::new(), depth: 0, sink, failed: None }
    }

    /// Prints an operation with all that it has inside, without a newline behind.
    pub(super) fn operation(&mut self, root: Operation) {
        self.begin(root);
        while let Some(frame) = self.frames.last_mut() {
            match frame {
                Frame::Operation { op, form, next } => {
                    let (op, form, region) = (*op, *form, self.ir.region(*op, *next));
                    *next += 1;
                    let position = *next - 1;
                    match region {
                        Some(region) => self.open(region, position, form),
                        None => {
                            self.frames.pop();
                            self.writer.text(if form == Form::Generic { ")" } else { "" });
                            self.end(op, form);
                            self.after_nested();
                        }
                    }
                }
                Frame::Block { block, next } => {
                    let (block, next) = (*block, *next);
                    self.operations(block, next);
                }
            }
        }
    }

    /// Prints the operations of a block from `next` on, up to one that has regions.
    fn operations(&mut self, block: Block, mut next: Option<Operation>) {
        while let Some(op) = next {
            next = self.ir.next_op(op);
            self.indent(0);
            if self.begin(op) {
                return self.save(next);
            }
            self.writer.out.push(b'\n');
            self.flush(CHUNK);
        }
        match self.ir.next_block(block) {
            Some(block) => {
                self.frames.pop();
                self.label(block);
                self.push_block(block);
            }
            None => self.close(),
        }
    }

    /// Remembers where the block goes on, below the operation that was begun last.
    fn save(&mut self, next_op: Option<Operation>) {
        if let [.., Frame::Block { next, .. }, Frame::Operation { .. }] = &mut self.frames[..] {
            *next = next_op;
        }
    }

    /// Ends the line of an operation with regions, where it stands in a block.
    fn after_nested(&mut self) {
        if !self.frames.is_empty() {
            self.writer.out.push(b'\n');
            self.flush(CHUNK);
        }
    }

    fn push_block(&mut self, block: Block) {
        self.frames.push(Frame::Block { block, next: self.ir.first_op(block) });
    }

    /// Prints `{` and the label of the entry block, if it has to have one.
    fn open(&mut self, region: Region, position: usize, form: Form) {
        if position > 0 {
            self.writer.text(", ");
        }
        self.writer.text("{\n");
        self.depth += 1;
        let Some(entry) = self.ir.entry_block(region) else { return self.close_empty() };
        let is_empty = form == Form::Generic && self.ir.first_op(entry).is_none();
        if is_empty || self.ir.num_arguments(entry) > 0 {
            self.label(entry);
        }
        self.push_block(entry);
    }

    fn close(&mut self) {
        self.frames.pop();
        self.close_empty();
    }

    fn close_empty(&mut self) {
        self.depth -= 1;
        self.indent(0);
        self.writer.text("}");
    }

    /// Begins a line, so many levels further out than operations are.
    #[inline]
    fn indent(&mut self, out_by: usize) {
        if self.depth <= MAX_INDENTED {
            push_blanks(&mut self.writer.out, 2 * self.depth.saturating_sub(out_by));
        }
    }

    /// Prints an operation up to its regions; one that has none, as a whole. Whether there are regions.
    #[inline]
    fn begin(&mut self, op: Operation) -> bool {
        let mut results = self.ir.results(op);
        let count = results.len();
        if let Some(first) = results.next() {
            self.names.push_results(&mut self.writer.out, first, count);
        }
        let form = Form::of(self.ir, op, self.writer.options.generic);
        match form {
            Form::Generic => self.begin_generic(op),
            Form::Module => self.begin_module(op),
            Form::Cast => self.cast(op),
        }
        let has_regions = self.ir.num_regions(op) > 0;
        if has_regions {
            self.frames.push(Frame::Operation { op, form, next: 0 });
            self.writer.text(if form == Form::Generic { " (" } else { " " });
        } else {
            self.end(op, form);
        }
        has_regions
    }

    /// Prints what comes behind the regions.
    #[inline]
    fn end(&mut self, op: Operation, form: Form) {
        if form == Form::Generic {
            let attributes = self.ir.attributes(op);
            if attributes != DictionaryAttr::EMPTY {
                self.attributes(attributes.entries(self.ir.context()), " ");
            }
            self.signature(op);
        }
        self.writer.trailing_location(self.ir.location(op));
    }

    /// Prints `"name"(operands)[successors] <properties>`.
    #[inline]
    fn begin_generic(&mut self, op: Operation) {
        let name = self.ir.name(op);
        let has_properties = self.texts.push_name(&mut self.writer.out, self.ir.context(), name);
        self.operands(op);
        self.writer.text(")");
        // Without a tail, properties are what they are at first.
        if has_properties || self.ir.op(op).tail().is_some() {
            self.successors(op);
            self.properties(op);
        }
    }

    /// Prints ` <properties>`, if there are any.
    fn properties(&mut self, op: Operation) {
        match self.ir.schema(op) {
            Some(schema) if !schema.has_properties() => {}
            Some(_) => self.attributes_as_properties(op),
            None => {
                if let Some(properties) = self.ir.inherent(op, 0) {
                    self.writer.text(" <");
                    self.writer.attribute(properties);
                    self.writer.text(">");
                }
            }
        }
    }

    #[inline]
    fn operands(&mut self, op: Operation) {
        for (i, operand) in self.ir.operands(op).enumerate() {
            if !self.ir.contains_value(operand) {
                self.writer.text(if i == 0 { "" } else { ", " });
                self.writer.text(NULL_VALUE);
                continue;
            }
            self.names.push_use(&mut self.writer.out, self.ir, operand, i == 0);
        }
    }

    fn successors(&mut self, op: Operation) {
        for (i, block) in self.ir.successors(op).enumerate() {
            self.writer.text(if i == 0 { "[" } else { ", " });
            match self.ir.contains_block(block) {
                true => self.names.push_block(&mut self.writer.out, block),
                false => self.writer.text("INVALIDBLOCK"),
            }
        }
        self.writer.text(if self.ir.num_successors(op) > 0 { "]" } else { "" });
    }

    fn attributes_as_properties(&mut self, op: Operation) {
        let entries = inherent_entries(self.ir, op);
        if !entries.is_empty() {
            self.writer.text(" <");
            self.writer.dictionary(&entries);
            self.writer.text(">");
        }
    }

    /// Prints attributes, if there are any, after `before`.
    #[inline]
    fn attributes(&mut self, entries: &[NamedAttribute], before: &str) {
        if !entries.is_empty() {
            self.writer.text(before);
            self.writer.dictionary(entries);
        }
    }

    /// Prints ` : (operand types) -> result types`.
    #[inline]
    fn signature(&mut self, op: Operation) {
        self.writer.text(" : (");
        self.value_types(self.ir.operands(op));
        self.writer.text(") -> ");
        let mut results = self.ir.results(op);
        match (results.len(), results.next()) {
            (1, Some(result)) if !self.is_function(result) => self.ty(self.ir.value_type(result)),
            _ => {
                self.writer.text("(");
                self.value_types(self.ir.results(op));
                self.writer.text(")");
            }
        }
    }

    fn is_function(&self, value: Value) -> bool {
        let ty = self.ir.value_type(value);
        !self.texts.knows(ty) && matches!(ty.data(self.ir.context()), TypeData::Function { .. })
    }

    #[inline]
    fn value_types(&mut self, values: impl Iterator<Item = Value>) {
        for (i, value) in values.enumerate() {
            if i > 0 {
                self.writer.text(", ");
            }
            match self.ir.values.try_get(value) {
                Some(data) => self.ty(data.ty),
                None => self.writer.text(NULL_TYPE),
            }
        }
    }

    #[inline]
    fn ty(&mut self, ty: Type) {
        self.texts.push_type(&mut self.writer, ty);
    }

    /// Prints `^bb1(%0: i32):  // pred: ^bb0`.
    fn label(&mut self, block: Block) {
        self.indent(1);
        self.names.push_block(&mut self.writer.out, block);
        for (i, argument) in self.ir.arguments(block).enumerate() {
            self.writer.text(if i == 0 { "(" } else { "" });
            self.names.push_use(&mut self.writer.out, self.ir, argument, i == 0);
            self.writer.text(": ");
            self.ty(self.ir.value_type(argument));
            self.writer.argument_location(self.ir.argument_location(block, i));
        }
        self.writer.text(if self.ir.num_arguments(block) > 0 { "):" } else { ":" });
        self.predecessors(block);
        self.writer.text("\n");
    }

    fn predecessors(&mut self, block: Block) {
        let mut predecessors: Vec<Block> = self.ir.predecessors(block).collect();
        predecessors.sort_by_key(|block| self.names.block_number(*block));
        match predecessors.len() {
            0 if self.ir.is_entry_block(block) => {}
            0 => self.writer.text("  // no predecessors"),
            1 => self.writer.text("  // pred: "),
            count => {
                self.writer.text("  // ");
                super::decimal::push_u32(&mut self.writer.out, count as u32);
                self.writer.text(" preds: ");
            }
        }
        for (i, block) in predecessors.into_iter().enumerate() {
            self.writer.text(if i > 0 { ", " } else { "" });
            self.names.push_block(&mut self.writer.out, block);
        }
    }

    /// Prints the name of a builtin operation: without the dialect at the top and directly in a module.
    fn builtin_name(&mut self, op: Operation, mnemonic: &str) {
        let inside_other =
            !self.frames.is_empty() && !self.ir.parent_op(op).is_some_and(|op| self.ir.isa::<ModuleOp>(op));
        self.writer.text(if inside_other { "builtin." } else { "" });
        self.writer.text(mnemonic);
    }

    /// Prints `module @name attributes {...}`.
    fn begin_module(&mut self, op: Operation) {
        self.builtin_name(op, "module");
        let mut entries = all_entries(self.ir, op);
        let context = self.ir.context();
        if let Some(name) = self.ir.inherent_named(op, SYM_NAME)
            && let Some(text) = name.cast::<crate::attributes::StringAttr>(context)
        {
            entries.retain(|entry| context.str(entry.name) != SYM_NAME);
            self.writer.text(" ");
            push_symbol(&mut self.writer.out, text.bytes(context));
        }
        self.attributes(&entries, " attributes ");
    }

    /// Prints `unrealized_conversion_cast %0, %1 : i32, i32 to i64 {...}`.
    fn cast(&mut self, op: Operation) {
        self.builtin_name(op, "unrealized_conversion_cast");
        if self.ir.num_operands(op) > 0 {
            self.writer.text(" ");
            self.operands(op);
            self.writer.text(" : ");
            self.value_types(self.ir.operands(op));
        }
        self.writer.text(" to ");
        self.value_types(self.ir.results(op));
        self.attributes(self.ir.attributes(op).entries(self.ir.context()), " ");
    }

    /// Hands the text to the sink, if there is one, where it is at least so long.
    #[inline]
    fn flush(&mut self, at_least: usize) {
        if self.writer.out.len() >= at_least && self.sink.is_some() {
            self.write_out();
        }
    }

    #[cold]
    fn write_out(&mut self) {
        if let Some(sink) = &mut self.sink {
            if self.failed.is_none() {
                self.failed = sink.write_all(&self.writer.out).err();
            }
            self.writer.out.clear();
        }
    }

    /// What was printed and not handed to the sink; with a sink, nothing.
    pub(super) fn finish(mut self) -> io::Result<Vec<u8>> {
        self.flush(1);
        self.failed.map_or(Ok(self.writer.out), Err)
    }
}

/// The inherent attribute that a module's name is.
pub(super) const SYM_NAME: &str = "sym_name";

/// The inherent attributes and properties of a registered operation, sorted by name.
fn inherent_entries(ir: &Ir, op: Operation) -> Vec<NamedAttribute> {
    let Some(schema) = ir.schema(op) else { return Vec::new() };
    let context = ir.context();
    let entry = |slot: usize| {
        Some(NamedAttribute { value: ir.inherent(op, slot)?, name: context.identifier(schema.attributes[slot].name) })
    };
    let mut entries: Vec<_> = (0..schema.attributes.len()).filter_map(entry).collect();
    if schema.word_count() > 0 {
        entries.extend(schema.property_entries(ir, op));
    }
    entries.sort_by_key(|entry| context.str(entry.name));
    entries
}

/// Inherent and discardable attributes together, sorted by name; of an unregistered operation, the discardable ones.
pub(super) fn all_entries(ir: &Ir, op: Operation) -> Vec<NamedAttribute> {
    let context = ir.context();
    let mut entries = inherent_entries(ir, op);
    entries.extend_from_slice(ir.attributes(op).entries(context));
    entries.sort_by_key(|entry| context.str(entry.name));
    entries
}

/// Appends an operation's name as generic form quotes it, with the parenthesis behind.
pub(super) fn push_generic_name(out: &mut Vec<u8>, name: &str) {
    push_quoted(out, name.as_bytes());
    out.push(b'(');
}
