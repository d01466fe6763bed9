//! Operations in generic form, and the frame around all forms. [`crate::text::printer::format::custom_form`] prints the
//! others.
//!
//! Nothing here recurses over regions: unfinished parts are on a stack of [`Frame`]s, so the nesting depth of a file is
//! limited only by memory.

use std::io;

use crate::attributes::{DictionaryAttr, NamedAttribute};
use crate::entity::{Block, Operation, Region, Type, Value};
use crate::ir::Ir;
use crate::schema::TraitSet;
use crate::types::TypeData;

use crate::text::printer::format::custom_form::{Form, NestedForm, Piece, Pieces, RegionForm};
use crate::text::printer::format::plan::Plans;
use crate::text::printer::format::run::OpPrintRun;
use crate::text::printer::grammar::decimal::push_blanks;
use crate::text::printer::grammar::escape::push_quoted;
use crate::text::printer::names::{Names, Prefix};
use crate::text::printer::text_cache::{SlotValues, TextCache};
use crate::text::printer::writer::AsmPrinter;

/// The depth up to which regions are indented: deeper indentation is not readable, and the text would grow with the
/// square of the depth. MLIR overflows its stack before this depth.
const MAX_INDENTED: usize = 4096;
/// The amount of text collected before it is passed to the sink.
const CHUNK: usize = 1 << 16;

/// The text for an erased operand and its type, which no parser accepts.
pub(in crate::text::printer) const NULL_VALUE: &str = "<<NULL VALUE>>";
const NULL_TYPE: &str = "<<NULL TYPE>>";

/// An unfinished part.
enum Frame {
    /// An operation in generic form whose regions are being printed; `next` is the next one.
    Operation { op: Operation, next: usize },
    /// A block whose operations are being printed; `next` is the next one.
    Block { block: Block, next: Option<Operation>, around: Around },
    /// An operation in custom form, with its remaining parts.
    Custom { op: Operation, rest: Box<Pieces> },
}

/// The settings around a region, which are restored after it.
#[derive(Clone, Copy)]
struct Around {
    /// The dialect whose prefix may be omitted.
    dialect: &'static str,
    /// Whether the last operation of the region's entry block is omitted if it is a terminator.
    without_terminator: bool,
}

/// The printer of operations. Custom print functions use its methods. It dereferences to the printer of types and
/// attributes, so they can use that printer's methods, too. Corresponds to MLIR's `OpAsmPrinter`.
pub struct OpAsmPrinter<'a> {
    pub(in crate::text) ir: &'a Ir,
    pub(in crate::text) writer: AsmPrinter<'a>,
    pub(in crate::text::printer) names: Names,
    pub(in crate::text::printer) texts: TextCache,
    pub(in crate::text::printer) plans: Plans,
    frames: Vec<Frame>,
    /// The number of open regions, plus the additional indentation of custom forms.
    pub(in crate::text::printer) depth: usize,
    /// The dialect whose prefix may be omitted here.
    pub(in crate::text::printer) dialect: &'static str,
    /// The parts requested by the running custom form, which are printed when it is done.
    pub(in crate::text::printer) pieces: Vec<(usize, Piece, usize)>,
    /// The offset at which the text of each operation of a block begins, if it is recorded.
    pub(in crate::text::printer) starts: Option<Vec<(Operation, usize)>>,
    /// Whether dialects may have forms for operations without their own.
    pub(in crate::text::printer) has_hooks: bool,
    sink: Option<&'a mut dyn io::Write>,
    /// The first failure of the sink, after which nothing is written.
    failed: Option<io::Error>,
}

impl<'a> OpAsmPrinter<'a> {
    pub(in crate::text::printer) fn new(
        ir: &'a Ir,
        writer: AsmPrinter<'a>,
        names: Names,
        sink: Option<&'a mut dyn io::Write>,
    ) -> Self {
        let has_hooks = ir.context().dialects().iter().any(|dialect| dialect.hooks.is_some());
        Self {
            ir,
            writer,
            names,
            texts: TextCache::default(),
            plans: Plans::default(),
            frames: Vec::new(),
            depth: 0,
            dialect: "builtin",
            pieces: Vec::new(),
            starts: None,
            has_hooks,
            sink,
            failed: None,
        }
    }

    /// Prints an operation with everything inside, without a newline at the end.
    pub(in crate::text::printer) fn operation(&mut self, root: Operation) {
        self.record_start(root);
        self.begin(root);
        while let Some(frame) = self.frames.last_mut() {
            match frame {
                Frame::Operation { op, next } => {
                    let (op, position) = (*op, *next);
                    *next += 1;
                    match self.ir.region(op, position) {
                        Some(region) => {
                            self.writer.text(if position > 0 { ", " } else { "" });
                            self.open(region, RegionForm::GENERIC);
                        }
                        None => {
                            self.frames.pop();
                            self.writer.text(")");
                            self.end_generic(op);
                            self.after_nested();
                        }
                    }
                }
                Frame::Block { block, next, around } => {
                    let (block, next, around) = (*block, *next, *around);
                    self.operations(block, next, around);
                }
                Frame::Custom { op, rest } => {
                    let (op, piece) = (*op, rest.next(&mut self.writer.out));
                    self.piece(op, piece);
                }
            }
        }
    }

    /// Prints the operations of a block from `next` on, up to one with regions.
    fn operations(&mut self, block: Block, mut next: Option<Operation>, around: Around) {
        while let Some(op) = next {
            next = self.ir.next_op(op);
            if next.is_none() && around.without_terminator && self.ir.has_traits(op, TraitSet::TERMINATOR) {
                break;
            }
            self.indent(0);
            self.record_start(op);
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
                self.users_of_arguments(block);
                self.push_block(block, Around { without_terminator: false, ..around });
            }
            None => {
                self.frames.pop();
                self.close(around);
            }
        }
    }

    #[inline]
    fn record_start(&mut self, op: Operation) {
        if let Some(starts) = &mut self.starts {
            starts.push((op, self.writer.out.len()));
        }
    }

    /// Records the position at which the block continues, below the operation that was begun last.
    fn save(&mut self, next_op: Option<Operation>) {
        if let [.., Frame::Block { next, .. }, Frame::Operation { .. } | Frame::Custom { .. }] = &mut self.frames[..] {
            *next = next_op;
        }
    }

    /// Ends the line of an operation with regions, if it is in a block.
    fn after_nested(&mut self) {
        if let Some(Frame::Block { .. }) = self.frames.last() {
            self.writer.out.push(b'\n');
            self.flush(CHUNK);
        }
    }

    fn push_block(&mut self, block: Block, around: Around) {
        self.frames.push(Frame::Block { block, next: self.ir.first_op(block), around });
    }

    /// Prints `{` and the label of the entry block, if it needs one.
    fn open(&mut self, region: Region, form: RegionForm) {
        if self.writer.options.skip_regions {
            return self.writer.text("{...}");
        }
        self.writer.text("{\n");
        self.depth += 1;
        let around = Around { dialect: self.dialect, without_terminator: !form.terminators };
        let Some(entry) = self.ir.entry_block(region) else { return self.close(around) };
        if !self.writer.options.generic {
            self.dialect =
                crate::text::printer::format::custom_form::default_dialect(self.ir, self.ir.region_parent(region));
        }
        let is_empty = form.empty_block && self.ir.first_op(entry).is_none();
        if is_empty || form.entry_arguments && self.ir.num_arguments(entry) > 0 {
            self.label(entry);
        }
        self.users_of_arguments(entry);
        self.push_block(entry, around);
    }

    fn close(&mut self, around: Around) {
        self.dialect = around.dialect;
        self.depth -= 1;
        self.indent(0);
        self.writer.text("}");
    }

    /// Begins a line, `out_by` levels less indented than operations.
    #[inline]
    pub(in crate::text::printer) fn indent(&mut self, out_by: usize) {
        if self.depth <= MAX_INDENTED {
            push_blanks(&mut self.writer.out, 2 * self.depth.saturating_sub(out_by));
        }
    }

    /// Prints an operation up to its regions, or all of it if it has none. Returns whether it has regions.
    #[inline]
    fn begin(&mut self, op: Operation) -> bool {
        let mut results = self.ir.results(op);
        let count = results.len();
        if let Some(first) = results.next() {
            self.names.push_results(&mut self.writer.out, self.ir, op, first, count);
        }
        match self.form_of(op) {
            Form::Generic => self.begin_in_generic_form(op),
            Form::Custom(print) => self.begin_custom(op, |this| print(this.ir, op, this)),
            Form::Declared(schema, format) => {
                self.begin_custom(op, |this| this.format(this.ir.name(op), OpPrintRun::new(op, schema, format)))
            }
        }
    }

    #[inline]
    fn begin_in_generic_form(&mut self, op: Operation) -> bool {
        self.begin_generic(op);
        let has_regions = self.ir.num_regions(op) > 0;
        if has_regions {
            self.frames.push(Frame::Operation { op, next: 0 });
            self.writer.text(" (");
        } else {
            self.end_generic(op);
        }
        has_regions
    }

    /// Prints an operation from its operands up to its regions. Returns whether it has regions.
    fn begin_without_name(&mut self, op: Operation) -> bool {
        let start = self.writer.out.len();
        let is_open = self.begin_in_generic_form(op);
        let mut name = Vec::new();
        push_generic_name(&mut name, self.ir.op_info(op).name());
        // Everything but the parenthesis.
        self.writer.out.drain(start..start + name.len() - 1);
        is_open
    }

    /// Runs a custom form. Returns whether it has parts still to be printed.
    #[inline]
    fn begin_custom(&mut self, op: Operation, print: impl FnOnce(&mut Self)) -> bool {
        self.print_name(op);
        let depth = self.depth;
        print(self);
        self.depth = depth;
        if self.pieces.is_empty() {
            self.end(op);
            return false;
        }
        let pieces = Pieces::new(std::mem::take(&mut self.pieces), &mut self.writer.out, depth);
        self.frames.push(Frame::Custom { op, rest: Box::new(pieces) });
        true
    }

    /// Prints a part requested by a custom form. The text after the last part is already printed.
    fn piece(&mut self, op: Operation, piece: Result<(Piece, usize), usize>) {
        match piece {
            Ok((Piece::Region { region, form }, depth)) => {
                self.depth = depth;
                self.open(region, form);
            }
            Ok((Piece::Operation { op, form }, depth)) => {
                self.depth = depth;
                match form {
                    NestedForm::Usual => self.begin(op),
                    NestedForm::Generic => self.begin_in_generic_form(op),
                    NestedForm::WithoutName => self.begin_without_name(op),
                };
            }
            Err(depth) => {
                self.depth = depth;
                self.frames.pop();
                self.end(op);
                self.after_nested();
            }
        }
    }

    /// Prints the text after the regions.
    #[inline]
    fn end_generic(&mut self, op: Operation) {
        let attributes = self.ir.attributes(op);
        if attributes != DictionaryAttr::EMPTY {
            self.attributes(attributes.entries(self.ir.context()), " ");
        }
        self.signature(op);
        self.end(op);
    }

    /// Prints `"name"(operands)[successors] <properties>`.
    #[inline]
    fn begin_generic(&mut self, op: Operation) {
        let name = self.ir.name(op);
        let has_properties = self.texts.push_name(&mut self.writer.out, self.ir.context(), name);
        self.operands(op);
        self.writer.text(")");
        // Without slots, properties have their initial values.
        if has_properties || self.ir.op(op).has_slots() {
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
    pub(in crate::text::printer) fn operands(&mut self, op: Operation) {
        let ir = self.ir;
        self.value_list(ir.operands(op));
    }

    /// Prints the names of values separated by `, `.
    #[inline]
    pub(in crate::text) fn value_list(&mut self, values: impl Iterator<Item = Value>) {
        let mut prefix = Prefix::NONE;
        for value in values {
            self.value_use(value, prefix);
            prefix = Prefix::COMMA;
        }
    }

    /// Prints the name of a value after the prefix.
    #[inline]
    pub(in crate::text::printer) fn value_use(&mut self, value: Value, prefix: Prefix) {
        match self.ir.contains_value(value) {
            true => self.names.push_use(&mut self.writer.out, self.ir, value, prefix),
            false => self.null_value(prefix),
        }
    }

    #[cold]
    fn null_value(&mut self, prefix: Prefix) {
        prefix.push(&mut self.writer.out);
        self.writer.text(NULL_VALUE);
    }

    pub(in crate::text::printer) fn successors(&mut self, op: Operation) {
        for (i, block) in self.ir.successors(op).enumerate() {
            self.writer.text(if i == 0 { "[" } else { ", " });
            self.block_name(block);
        }
        self.writer.text(if self.ir.num_successors(op) > 0 { "]" } else { "" });
    }

    pub(in crate::text) fn block_name(&mut self, block: Block) {
        match self.ir.contains_block(block) {
            true => self.names.push_block(&mut self.writer.out, block),
            false => self.writer.text("INVALIDBLOCK"),
        }
    }

    /// Prints attributes as properties. A few attributes without other properties are likely to occur again, so their
    /// text is cached.
    fn attributes_as_properties(&mut self, op: Operation) {
        let few = self.few_slots(op);
        let name = self.ir.name(op);
        if let Some(slots) = &few
            && self.texts.push_properties(&mut self.writer.out, name, slots)
        {
            return;
        }
        let start = self.writer.out.len();
        self.write_properties(op);
        if let Some(slots) = few {
            self.texts.keep_properties(name, slots, &self.writer.out[start..]);
        }
    }

    /// Returns the attributes in the slots of an operation with at most two slots and no further properties.
    #[inline]
    fn few_slots(&self, op: Operation) -> Option<SlotValues> {
        let schema = self.ir.schema(op)?;
        let count = schema.attributes.len();
        // When only recording, there is no text to cache.
        let is_few = count <= 2 && schema.word_count() == 0 && self.writer.found.is_none();
        is_few.then(|| [0, 1].map(|slot| if slot < count { self.ir.inherent(op, slot) } else { None }))
    }

    fn write_properties(&mut self, op: Operation) {
        let entries = crate::text::printer::grammar::attr_dict::inherent(self.ir, op);
        if !entries.is_empty() {
            self.writer.text(" <");
            self.writer.dictionary(&entries);
            self.writer.text(">");
        }
    }

    /// Prints attributes after `before`, if there are any.
    #[inline]
    pub(in crate::text) fn attributes(&mut self, entries: &[NamedAttribute], before: &str) {
        if !entries.is_empty() {
            self.writer.text(before);
            self.writer.dictionary(entries);
        }
    }

    /// Prints ` : (operand types) -> result types`.
    #[inline]
    pub(in crate::text::printer) fn signature(&mut self, op: Operation) {
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
    pub(in crate::text) fn value_types(&mut self, values: impl Iterator<Item = Value>) {
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
    pub(in crate::text) fn ty(&mut self, ty: Type) {
        self.texts.push_type(&mut self.writer, ty);
    }

    /// Prints `^bb1(%0: i32):  // pred: ^bb0`.
    fn label(&mut self, block: Block) {
        self.indent(1);
        self.names.push_block(&mut self.writer.out, block);
        for (i, argument) in self.ir.arguments(block).enumerate() {
            self.writer.text(if i == 0 { "(" } else { "" });
            let prefix = if i == 0 { Prefix::NONE } else { Prefix::COMMA };
            self.names.push_use(&mut self.writer.out, self.ir, argument, prefix);
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
                crate::text::printer::grammar::decimal::push_u32(&mut self.writer.out, count as u32);
                self.writer.text(" preds: ");
            }
        }
        for (i, block) in predecessors.into_iter().enumerate() {
            self.writer.text(if i > 0 { ", " } else { "" });
            self.names.push_block(&mut self.writer.out, block);
        }
    }

    /// Passes the text to the sink, if there is one, once it has at least this length.
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

    /// Returns the printed text that was not passed to the sink; empty if there is a sink.
    pub(in crate::text::printer) fn finish(mut self) -> io::Result<Vec<u8>> {
        self.flush(1);
        self.failed.map_or(Ok(self.writer.out), Err)
    }
}

/// Appends the quoted name of an operation for generic form, including the parenthesis.
pub(in crate::text::printer) fn push_generic_name(out: &mut Vec<u8>, name: &str) {
    push_quoted(out, name.as_bytes());
    out.push(b'(');
}
