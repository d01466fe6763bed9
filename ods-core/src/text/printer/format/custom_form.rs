//! Custom forms of operations: finding the function that prints one, and inserting regions into its text.
//!
//! A form does not print regions and nested operations itself, but requests them: its text is kept, and the requested
//! parts are inserted once the form is done. Thus the nesting depth of forms is limited only by memory.

use crate::entity::{Operation, Region};
use crate::interfaces::OpAsmOpInterface;
use crate::ir::Ir;
use crate::schema::{OpFormat, OpSchema};

use crate::text::printer::alias::elements::Node;
use crate::text::printer::format::builtin_forms;
use crate::text::printer::grammar::operation::OpAsmPrinter;

/// A function that prints the custom form of an operation, after its name: the `print` function of an operation.
pub type PrintOp = fn(&Ir, Operation, &mut OpAsmPrinter<'_>);

/// The form in which an operation is printed.
#[derive(Clone, Copy)]
pub(in crate::text::printer) enum Form {
    Generic,
    Custom(PrintOp),
    Declared(&'static OpSchema, &'static OpFormat),
}

/// The form in which a region is printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RegionForm {
    /// Whether the entry block has a label if it has arguments.
    pub entry_arguments: bool,
    /// Whether the terminator of the entry block is printed.
    pub terminators: bool,
    /// Whether the entry block has a label if it is empty.
    pub empty_block: bool,
}

impl RegionForm {
    /// The form of regions in generic form.
    pub(in crate::text::printer) const GENERIC: Self =
        Self { entry_arguments: true, terminators: true, empty_block: true };
    /// The complete contents of the region.
    pub const FULL: Self = Self { entry_arguments: true, terminators: true, empty_block: false };

    /// Omits the arguments of the entry block, which the custom form prints elsewhere.
    #[must_use]
    pub const fn without_entry_arguments(self) -> Self {
        Self { entry_arguments: false, ..self }
    }

    /// Omits the terminator of the entry block, which the parser adds again.
    #[must_use]
    pub const fn without_terminators(self) -> Self {
        Self { terminators: false, ..self }
    }

    /// Prints a label for an empty entry block, so that it is parsed as a block.
    #[must_use]
    pub const fn with_empty_block(self) -> Self {
        Self { empty_block: true, ..self }
    }
}

/// A part that a form requested.
#[derive(Clone, Copy)]
pub(in crate::text::printer) enum Piece {
    Region { region: Region, form: RegionForm },
    Operation { op: Operation, form: NestedForm },
}

/// The form of a requested operation.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::text::printer) enum NestedForm {
    /// The usual form.
    Usual,
    /// The generic form.
    Generic,
    /// The generic form from the operands on.
    WithoutName,
}

/// The requested parts of a form, and its text from the first of them on.
pub(in crate::text::printer) struct Pieces {
    /// The parts, each with its position in the text and its depth.
    list: std::vec::IntoIter<(usize, Piece, usize)>,
    text: Vec<u8>,
    /// The length of the text printed so far.
    printed: usize,
    /// The depth of the operation itself.
    depth: usize,
}

impl Pieces {
    /// Moves the text from the first part on from the output.
    pub(in crate::text::printer) fn new(list: Vec<(usize, Piece, usize)>, out: &mut Vec<u8>, depth: usize) -> Self {
        let start = list.first().map_or(out.len(), |first| first.0);
        let text = out.split_off(start);
        let list: Vec<_> = list.into_iter().map(|(at, piece, depth)| (at - start, piece, depth)).collect();
        Self { list: list.into_iter(), text, printed: 0, depth }
    }

    /// Prints the text up to the next part. Returns that part with its depth, or the depth of the operation after the
    /// last one.
    pub(in crate::text::printer) fn next(&mut self, out: &mut Vec<u8>) -> Result<(Piece, usize), usize> {
        let next = self.list.next();
        let end = next.map_or(self.text.len(), |(at, ..)| at);
        out.extend_from_slice(&self.text[self.printed..end]);
        self.printed = end;
        next.map(|(_, piece, depth)| (piece, depth)).ok_or(self.depth)
    }
}

impl Form {
    /// Returns the form of an operation. `has_hooks` tells whether dialects may have forms for operations without their
    /// own.
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

/// Returns the dialect whose prefix may be omitted in regions of the operation; empty for none.
pub(in crate::text::printer) fn default_dialect(ir: &Ir, op: Operation) -> &'static str {
    ir.interface::<dyn OpAsmOpInterface>(op).map_or("", |op| op.default_dialect())
}

impl OpAsmPrinter<'_> {
    #[inline]
    pub(in crate::text::printer) fn form_of(&self, op: Operation) -> Form {
        Form::of(self.ir, op, self.writer.options.generic, self.has_hooks)
    }

    /// Prints the operation's name, without the dialect prefix if that may be omitted.
    #[inline]
    pub(in crate::text::printer) fn print_name(&mut self, op: Operation) {
        self.texts.push_bare_name(&mut self.writer.out, self.ir.context(), self.ir.name(op), self.dialect);
    }

    /// Runs a custom form to record what it would print: types, attributes and locations, and the requested parts with
    /// the number of nodes before each.
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

    /// Records a requested part and its position.
    pub(in crate::text::printer) fn mark(&mut self, piece: Piece) {
        let at = match &self.writer.found {
            Some(found) => found.len(),
            None => self.writer.out.len(),
        };
        self.pieces.push((at, piece, self.depth));
    }
}
