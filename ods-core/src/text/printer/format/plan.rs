//! Declarative formats, prepared for writing.
//!
//! What a format writes whatever the operation, literals and blanks, is put together once for each kind of operation, so
//! that most lines are a few steps: short texts, operands, a type. What is less common stays an element of the format.
//!
//! Invariant: the steps write what the elements write.

use std::rc::Rc;

use crate::entity::OpName;
use crate::schema::{Anchor, OpElement, OpSchema, TypesOf};

use crate::text::printer::format::run::{OpPrintRun, has_own_entries};
use crate::text::printer::grammar::decimal::Short;
use crate::text::printer::names::Prefix;

/// A part of a line.
#[derive(Clone, Copy)]
pub(in crate::text::printer) enum PlanStep {
    /// So many bytes.
    Text(Short, u8),
    /// The operand at this position, with at most three bytes before its `%`.
    Operand(usize, Prefix),
    /// The type of the operand at this position.
    OperandType(usize),
    /// The type of the result at this position.
    ResultType(usize),
    /// The dictionary, in which only discardable attributes are.
    Discardable(&'static OpElement),
    /// Elements that are there where this attribute is not at its default.
    IfAttribute(usize, &'static OpElement),
    /// Anything else.
    Element(&'static OpElement),
}

/// The steps of all kinds of operations that were written.
#[derive(Default)]
pub(in crate::text::printer) struct Plans {
    by_name: Vec<Option<Rc<[PlanStep]>>>,
}

impl Plans {
    /// Returns the steps of operations of the name.
    #[inline]
    pub(in crate::text::printer) fn of(&mut self, name: OpName, run: OpPrintRun) -> Rc<[PlanStep]> {
        match self.by_name.get(name.index() as usize) {
            Some(Some(steps)) => Rc::clone(steps),
            _ => self.plan(name, run),
        }
    }

    #[cold]
    fn plan(&mut self, name: OpName, run: OpPrintRun) -> Rc<[PlanStep]> {
        let (mut steps, mut text) = (Vec::new(), Vec::new());
        for element in run.format.elements {
            if let Some(step) = step(element, run, &mut text) {
                push_text(&mut steps, &mut text);
                steps.push(step);
            }
        }
        push_text(&mut steps, &mut text);
        let index = name.index() as usize;
        if index >= self.by_name.len() {
            self.by_name.resize(index + 1, None);
        }
        let steps: Rc<[PlanStep]> = steps.into();
        self.by_name[index] = Some(Rc::clone(&steps));
        steps
    }
}

fn push_text(steps: &mut Vec<PlanStep>, text: &mut Vec<u8>) {
    for part in text.chunks(16) {
        let mut short = [0; 16];
        short[..part.len()].copy_from_slice(part);
        steps.push(PlanStep::Text(short, part.len() as u8));
    }
    text.clear();
}

/// Returns the step that an element is; what goes before it is added to the text. `None` if it is nothing but text.
fn step(element: &'static OpElement, run: OpPrintRun, text: &mut Vec<u8>) -> Option<PlanStep> {
    let blank = |space: bool| if space { &b" "[..] } else { b"" };
    match element {
        OpElement::Literal { text: literal, space } => {
            text.extend_from_slice(blank(*space));
            text.extend_from_slice(literal.as_bytes());
            None
        }
        OpElement::Operand { group, space } if run.schema.all_single_operands() => {
            text.extend_from_slice(blank(*space));
            Some(PlanStep::Operand(*group, Prefix::before_value(text)))
        }
        OpElement::Type { of, form, space } if form.qualified || form.view.short.is_none() => {
            let step = single_type(*of, run.schema);
            if step.is_some() {
                text.extend_from_slice(blank(*space));
            }
            step.or(Some(PlanStep::Element(element)))
        }
        OpElement::Group { anchors: [Anchor::Attribute(slot)], otherwise: [], .. } => {
            Some(PlanStep::IfAttribute(*slot, element))
        }
        OpElement::AttrDict { inherent, .. } if !inherent || !has_own_entries(run) => {
            Some(PlanStep::Discardable(element))
        }
        element => Some(PlanStep::Element(element)),
    }
}

/// Returns the type of one value, where it is known which one that is.
fn single_type(of: TypesOf, schema: &OpSchema) -> Option<PlanStep> {
    match of {
        TypesOf::Operand(group) if schema.all_single_operands() => Some(PlanStep::OperandType(group)),
        TypesOf::Result(group) if schema.all_single_results() => Some(PlanStep::ResultType(group)),
        _ => None,
    }
}
