//! Collection of aliases from everything that will be printed, in MLIR's order.

use crate::entity::{Block, Operation, Region};
use crate::ir::Ir;
use crate::schema::TraitSet;

use crate::text::PrintOptions;
use crate::text::printer::alias::elements::Node;
use crate::text::printer::alias::prescan::AliasScan;
use crate::text::printer::alias::{Aliases, Collector};
use crate::text::printer::format::custom_form::{Form, NestedForm, Piece, RegionForm};
use crate::text::printer::format::run::OpPrintRun;
use crate::text::printer::grammar::attr_dict;
use crate::text::printer::grammar::operation::OpAsmPrinter;
use crate::text::printer::names::Names;
use crate::text::printer::writer::AsmPrinter;

/// A pending step, the next one at the end of the list.
enum CollectStep {
    Operation(Operation),
    /// The parts of an operation other than regions, which come first.
    Rest(Operation),
    Region(Region, RegionForm),
    Block(Block, RegionForm),
    Node(Node),
    /// An operation and those after it.
    From(Operation),
    /// An operation and those after it, up to a terminator.
    FromBeforeTerminator(Operation),
    Generic(Operation),
}

struct CollectWalk<'a> {
    ir: &'a Ir,
    options: PrintOptions,
    collector: Collector<'a>,
    /// Runs custom forms to record what they would print.
    printer: OpAsmPrinter<'a>,
    steps: Vec<CollectStep>,
}

/// Returns the aliases for printing `root`.
pub(in crate::text::printer) fn collect<'a>(ir: &'a Ir, root: Operation, options: &PrintOptions) -> Aliases<'a> {
    let collector = Collector::new(ir.context());
    let printer = rehearsing(ir, options);
    let mut walk = CollectWalk { ir, options: *options, collector, printer, steps: Vec::new() };
    walk.run(root);
    // An element mentioned by a text may have been visited before the text, without an alias.
    if let Some(collector) = walk.collector.again() {
        walk.collector = collector;
        walk.run(root);
    }
    walk.collector.finish()
}

/// Returns whether custom forms of these operations would print anything that could have an alias. `scan` knows the
/// parts of operations, but forms may print anything.
pub(in crate::text::printer) fn forms_have_aliases(
    ir: &Ir,
    ops: &[Operation],
    options: &PrintOptions,
    scan: &mut AliasScan<'_>,
) -> bool {
    let mut printer = rehearsing(ir, options);
    ops.iter().any(|op| {
        let op = *op;
        let found = match printer.form_of(op) {
            Form::Custom(print) if ir.op_info(op).dialect() != "builtin" => {
                printer.rehearse(|printer| print(ir, op, printer)).0
            }
            Form::Declared(schema, format) => {
                printer.rehearse(|printer| printer.note_format(OpPrintRun::new(op, schema, format))).0
            }
            Form::Generic | Form::Custom(_) => Vec::new(),
        };
        found.into_iter().for_each(|node| scan.node(node));
        scan.found()
    })
}

/// Returns a printer that prints nothing, and records what it would print.
fn rehearsing<'a>(ir: &'a Ir, options: &PrintOptions) -> OpAsmPrinter<'a> {
    let mut writer = AsmPrinter::new(ir.context(), *options);
    writer.found = Some(Vec::new());
    OpAsmPrinter::new(ir, writer, Names::default(), None)
}

impl CollectWalk<'_> {
    fn run(&mut self, root: Operation) {
        self.steps.push(CollectStep::Operation(root));
        while let Some(step) = self.steps.pop() {
            self.step(step);
        }
    }

    fn step(&mut self, step: CollectStep) {
        match step {
            CollectStep::Operation(op) => self.operation(op),
            CollectStep::Rest(op) => self.rest(op),
            CollectStep::Region(..) if self.options.skip_regions => {}
            CollectStep::Region(region, form) => {
                self.steps.extend(self.ir.entry_block(region).map(|entry| CollectStep::Block(entry, form)));
            }
            CollectStep::Block(block, form) => self.block(block, form),
            CollectStep::Node(Node::Type(ty)) => self.collector.ty(ty),
            CollectStep::Node(Node::Attribute(attribute)) => self.collector.attribute(attribute),
            CollectStep::Node(Node::Location(location)) => self.collector.location(location, false),
            CollectStep::Generic(op) => self.generic(op),
            CollectStep::From(op) => {
                self.steps.extend(self.ir.next_op(op).map(CollectStep::From));
                self.operation(op);
            }
            CollectStep::FromBeforeTerminator(op) => {
                let next = self.ir.next_op(op);
                if next.is_none() && self.ir.has_traits(op, TraitSet::TERMINATOR) {
                    return;
                }
                self.steps.extend(next.map(CollectStep::FromBeforeTerminator));
                self.operation(op);
            }
        }
    }

    fn operation(&mut self, op: Operation) {
        if self.options.debug_info {
            self.collector.location(self.ir.location(op), true);
        }
        match self.printer.form_of(op) {
            Form::Generic => self.generic(op),
            Form::Custom(print) => self.custom(|printer| print(printer.ir, op, printer)),
            Form::Declared(schema, format) => {
                self.custom(|printer| printer.note_format(OpPrintRun::new(op, schema, format)))
            }
        }
    }

    fn generic(&mut self, op: Operation) {
        if self.ir.num_regions(op) == 0 {
            return self.rest(op);
        }
        self.steps.push(CollectStep::Rest(op));
        self.steps.extend(self.ir.regions(op).rev().map(|region| CollectStep::Region(region, RegionForm::GENERIC)));
    }

    /// Collects what a custom form would print, including requested regions and operations.
    fn custom(&mut self, print: impl FnOnce(&mut OpAsmPrinter<'_>)) {
        let (nodes, pieces) = self.printer.rehearse(print);
        let mut steps = Vec::with_capacity(nodes.len() + pieces.len());
        let mut shown = 0;
        for (at, piece, _) in pieces {
            steps.extend(nodes[shown..at].iter().copied().map(CollectStep::Node));
            shown = at;
            steps.push(match piece {
                Piece::Region { region, form } => CollectStep::Region(region, form),
                Piece::Operation { op, form: NestedForm::Usual } => CollectStep::Operation(op),
                Piece::Operation { op, .. } => CollectStep::Generic(op),
            });
        }
        steps.extend(nodes[shown..].iter().copied().map(CollectStep::Node));
        self.steps.extend(steps.into_iter().rev());
    }

    fn rest(&mut self, op: Operation) {
        for ty in self.ir.operand_types(op).chain(self.ir.result_types(op)) {
            self.collector.ty(ty);
        }
        let context = self.ir.context();
        let mut show = |entries: &[crate::attributes::NamedAttribute]| {
            entries.iter().for_each(|entry| self.collector.attribute(entry.value));
        };
        match self.ir.schema(op) {
            Some(schema) if schema.has_properties() => {
                show(&attr_dict::all(self.ir, op));
            }
            _ => show(self.ir.attributes(op).entries(context)),
        }
    }

    fn block(&mut self, block: Block, form: RegionForm) {
        let arguments = if form.entry_arguments { self.ir.num_arguments(block) } else { 0 };
        for (i, argument) in self.ir.arguments(block).enumerate().take(arguments) {
            self.collector.ty(self.ir.value_type(argument));
            if self.options.debug_info {
                self.collector.location(self.ir.argument_location(block, i), false);
            }
        }
        self.steps.extend(self.ir.next_block(block).map(|next| CollectStep::Block(next, RegionForm::FULL)));
        let from = if form.terminators { CollectStep::From } else { CollectStep::FromBeforeTerminator };
        self.steps.extend(self.ir.first_op(block).map(from));
    }
}
