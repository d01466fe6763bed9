//! Custom forms of operations: which function writes one, and how regions get into what it writes.
//!
//! A form does not print regions and nested operations itself, it says where they are: its text is kept, and what it asked
//! for is printed in between when it is through. So forms may be nested as deep as memory allows.

use crate::entity::{Operation, Region};
use crate::interfaces::OpAsmOpInterface;
use crate::ir::Ir;
use crate::schema::{OpFormat, OpSchema};

use crate::text::printer::alias::elements::Node;
use crate::text::printer::format::builtin_forms;
use crate::text::printer::grammar::operation::OpAsmPrinter;

/// Writes the custom form of an operation, behind its name. As `print` of an operation.
pub type PrintOp = fn(&Ir, Operation, &mut OpAsmPrinter<'_>);

/// How an operation is printed.
#[derive(Clone, Copy)]
pub(in crate::text::printer) enum Form {
    Generic,
    Custom(PrintOp),
    Declared(&'static OpSchema, &'static OpFormat),
}

/// How a region is printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RegionForm {
    /// Whether the first block has a label where it has arguments.
    pub entry_arguments: bool,
    /// Whether the terminator of the first block is printed.
    pub terminators: bool,
    /// Whether the first block has a label where it is empty.
    pub empty_block: bool,
}

impl RegionForm {
    /// As generic form has regions.
    pub(in crate::text::printer) const GENERIC: Self =
        Self { entry_arguments: true, terminators: true, empty_block: true };
    /// All that is there.
    pub const FULL: Self = Self { entry_arguments: true, terminators: true, empty_block: false };

    /// Without the arguments of the first block: the form has them elsewhere.
    #[must_use]
    pub const fn without_entry_arguments(self) -> Self {
        Self { entry_arguments: false, ..self }
    }

    /// Without the terminator of the first block: reading puts it in again.
    #[must_use]
    pub const fn without_terminators(self) -> Self {
        Self { terminators: false, ..self }
    }

    /// With a label for a first block that is empty, so that it is read as one.
    #[must_use]
    pub const fn with_empty_block(self) -> Self {
        Self { empty_block: true, ..self }
    }
}

/// What a form asks for.
#[derive(Clone, Copy)]
pub(in crate::text::printer) enum Piece {
    Region { region: Region, form: RegionForm },
    Operation { op: Operation, form: NestedForm },
}

/// How an operation is printed that a form asks for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::text::printer) enum NestedForm {
    /// As anywhere.
    Usual,
    /// In generic form.
    Generic,
    /// In generic form from the operands on.
    WithoutName,
}

/// What a form asked for, and its text from the first of it on.
pub(in crate::text::printer) struct Pieces {
    /// Each with where it stands in the text, and how deep.
    list: std::vec::IntoIter<(usize, Piece, usize)>,
    text: Vec<u8>,
    /// How much of the text is printed.
    printed: usize,
    /// How deep the operation itself is.
    depth: usize,
}

impl Pieces {
    /// Takes the text from the first piece on off the output.
    pub(in crate::text::printer) fn new(list: Vec<(usize, Piece, usize)>, out: &mut Vec<u8>, depth: usize) -> Self {
        let start = list.first().map_or(out.len(), |first| first.0);
        let text = out.split_off(start);
        let list: Vec<_> = list.into_iter().map(|(at, piece, depth)| (at - start, piece, depth)).collect();
        Self { list: list.into_iter(), text, printed: 0, depth }
    }

    /// Prints the text up to the next piece, which is returned with its depth; the depth of the operation after the last.
    pub(in crate::text::printer) fn next(&mut self, out: &mut Vec<u8>) -> Result<(Piece, usize), usize> {
        let next = self.list.next();
        let end = next.map_or(self.text.len(), |(at, ..)| at);
        out.extend_from_slice(&self.text[self.printed..end]);
        self.printed = end;
        next.map(|(_, piece, depth)| (piece, depth)).ok_or(self.depth)
    }
}

impl Form {
    /// Returns the form of an operation; `has_hooks` says whether any dialect could have one for operations that have
    /// none.
    #[inline]
    pub(in crate::text::printer) fn of(ir: &Ir, op: Operation, generic: bool, has_hooks: bool) -> Self {
        if generic {
            return Self::Generic;
        }
        let schema = ir.schema(op);
        match schema.map(|schema| (schema, schema.print, schema.format)) {
            Some((schema, Some(print), _)) => match schema.dialect != "builtin" || builtin_forms::fit(ir, op, schema) {
                true => Self::Custom(print),
                false => Self::Generic,
            },
            Some((schema, None, Some(format))) => {
                match crate::text::printer::format::typed_strings::fit(ir, op, schema) {
                    true => Self::Declared(schema, format),
                    false => Self::Generic,
                }
            }
            _ if has_hooks => Self::of_dialect(ir, op),
            _ => Self::Generic,
        }
    }

    fn of_dialect(ir: &Ir, op: Operation) -> Self {
        let hooks = ir.context().dialect(ir.op_info(op).dialect()).and_then(|dialect| dialect.hooks);
        hooks.and_then(|hooks| hooks.operation_printer(ir, op)).map_or(Self::Generic, Self::Custom)
    }
}

/// Returns the dialect whose name may be left out in regions of the operation; empty for none.
pub(in crate::text::printer) fn default_dialect(ir: &Ir, op: Operation) -> &'static str {
    ir.interface::<dyn OpAsmOpInterface>(op).map_or("", |op| op.default_dialect())
}

impl OpAsmPrinter<'_> {
    #[inline]
    pub(in crate::text::printer) fn form_of(&self, op: Operation) -> Form {
        Form::of(self.ir, op, self.writer.options.generic, self.has_hooks)
    }

    /// Prints the operation's name: without the dialect, where that may be left out.
    #[inline]
    pub(in crate::text::printer) fn print_name(&mut self, op: Operation) {
        self.texts.push_bare_name(&mut self.writer.out, self.ir.context(), self.ir.name(op), self.dialect);
    }

    /// Runs a custom form to see what it would write: types, attributes and locations, and what it asks for with how many
    /// of those come before.
    pub(in crate::text::printer) fn rehearse(
        &mut self,
        print: impl FnOnce(&mut Self),
    ) -> (Vec<Node>, Vec<(usize, Piece, usize)>) {
        self.writer.found = Some(Vec::new());
        print(self);
        self.writer.out.clear();
        self.depth = 0;
        (self.writer.found.take().unwrap_or_default(), std::mem::take(&mut self.pieces))
    }

    /// Remembers what a form asks for, and where.
    pub(in crate::text::printer) fn mark(&mut self, piece: Piece) {
        let at = match &self.writer.found {
            Some(found) => found.len(),
            None => self.writer.out.len(),
        };
        self.pieces.push((at, piece, self.depth));
    }
}
