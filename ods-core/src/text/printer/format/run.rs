//! Printing of operations by their declarative formats.
//!
//! Printing follows a plan of the elements ([`crate::text::printer::format::plan`]). When aliases are collected and
//! nothing is printed, the elements themselves are processed: the types and attributes that they would print are
//! recorded, as for custom print functions, and names of values are skipped. Each element specifies whether a blank
//! precedes it.

use crate::attributes::DictionaryAttr;
use crate::entity::{OpName, Operation, Value};
use crate::schema::{OpElement, OpFormat, OpSchema};

use crate::text::printer::format::plan::PlanStep;
use crate::text::printer::grammar::decimal::push_short;
use crate::text::printer::grammar::operation::OpAsmPrinter;
use crate::text::printer::names::Prefix;

/// The run of an operation's format.
#[derive(Clone, Copy)]
pub(in crate::text) struct OpPrintRun {
    pub(in crate::text) op: Operation,
    pub(in crate::text) schema: &'static OpSchema,
    pub(in crate::text) format: &'static OpFormat,
}

impl OpPrintRun {
    pub(in crate::text) fn new(op: Operation, schema: &'static OpSchema, format: &'static OpFormat) -> Self {
        Self { op, schema, format }
    }
}

impl OpAsmPrinter<'_> {
    /// Prints an operation after its name.
    #[inline]
    pub(in crate::text) fn format(&mut self, name: OpName, run: OpPrintRun) {
        let operands = self.ir.operand_slots(run.op);
        let operand = |position: usize| operands.get(position).map(|slot| slot.value);
        for position in self.plans.of(name, run) {
            match self.plans.step(position) {
                PlanStep::Text(text, length) => push_short(&mut self.writer.out, &text, usize::from(length)),
                PlanStep::Operand(position, prefix) => self.single_operand(operand(position), prefix),
                PlanStep::OperandType(position) => self.single_type(operand(position)),
                PlanStep::ResultType(position) => self.single_type(self.ir.result(run.op, position)),
                PlanStep::IfAttribute(slot, element) => {
                    let value = self.ir.inherent(run.op, slot);
                    if value.is_some_and(|value| !self.is_default(slot, value, run)) {
                        self.op_element(element, run);
                    }
                }
                PlanStep::Discardable(element) => {
                    if self.ir.attributes(run.op) != DictionaryAttr::EMPTY {
                        self.op_element(element, run);
                    }
                }
                PlanStep::Element(element) => self.op_element(element, run),
            }
        }
    }

    /// Records the types and attributes that the format would print.
    pub(in crate::text) fn note_format(&mut self, run: OpPrintRun) {
        self.op_elements(run.format.elements, run);
    }

    #[inline]
    fn single_operand(&mut self, operand: Option<Value>, prefix: Prefix) {
        if let Some(value) = operand {
            self.value_use(value, prefix);
        }
    }

    #[inline]
    fn single_type(&mut self, value: Option<Value>) {
        self.value_types(value.into_iter());
    }

    pub(in crate::text) fn op_elements(&mut self, elements: &'static [OpElement], run: OpPrintRun) {
        for element in elements {
            self.op_element(element, run);
        }
    }

    #[inline]
    pub(in crate::text) fn blank(&mut self, space: bool) {
        if space {
            self.writer.out.push(b' ');
        }
    }
}

/// Groups.
impl OpAsmPrinter<'_> {
    #[inline]
    pub(in crate::text) fn operand_group(&self, group: usize, run: OpPrintRun) -> (usize, usize) {
        let words = self.ir.size_words(run.op, run.schema);
        run.schema.operand_group(group, self.ir.num_operands(run.op), words)
    }

    #[inline]
    pub(in crate::text) fn result_group(&self, group: usize, run: OpPrintRun) -> (usize, usize) {
        let words = self.ir.size_words(run.op, run.schema);
        run.schema.result_group(group, self.ir.num_results(run.op), words)
    }
}
