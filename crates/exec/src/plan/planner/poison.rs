//! Poison: each word of a number that may be poison has a mark, a word that is 1 if it is.

use ods_core::Value;

use super::Planner;
use crate::evaluate::Evaluate;
use crate::opcode::Opcode;
use crate::plan::Place;
use crate::runtime_value::RuntimeValue;

impl Planner<'_> {
    /// Makes the results of the operation poison.
    pub fn poison(&mut self) {
        let results: Vec<Value> = self.ir().results(self.op).collect();
        for result in results {
            match self.place(result) {
                Place::Object(at) => self.constant_object(at, RuntimeValue::Poison),
                Place::Words { at, .. } => {
                    let (mark, one) = (self.mark(at), self.constant(1));
                    self.compute(Opcode::Copy, 64, 0, mark, [one, 0, 0]);
                }
            }
        }
    }

    /// Copies `values[0]` to the result if the word `condition` is not 0, else `values[1]`. The other may be poison.
    pub fn select(&mut self, condition: u32, values: [Value; 2], result: Value) {
        match (self.place(values[0]), self.place(values[1]), self.place(result)) {
            (Place::Words { at: a, .. }, Place::Words { at: b, .. }, Place::Words { at, count }) => {
                for word in 0..count {
                    self.compute(Opcode::Select, 64, 0, at + word, [condition, a + word, b + word]);
                }
                if self.marks.is_some() {
                    let [d, a, b] = [at, a, b].map(|at| self.mark(at));
                    self.compute(Opcode::Select, 64, 0, d, [condition, a, b]);
                }
            }
            (Place::Object(a), Place::Object(b), Place::Object(d)) => {
                self.control(Opcode::SelectObject, d, condition, a, b)
            }
            _ => self.fail("value of another representation than its place"),
        }
    }

    fn mark(&mut self, at: u32) -> u32 {
        if let Some(mark) = self.marks.as_ref().and_then(|marks| marks.get(&at)) {
            return *mark;
        }
        let mark = self.word();
        if let Some(marks) = &mut self.marks {
            marks.insert(at, mark);
        }
        mark
    }

    pub(super) fn copy_marks(&mut self, from: u32, to: u32, words: &mut Vec<(u32, u32)>) {
        if self.marks.is_some() {
            let (from, to) = (self.mark(from), self.mark(to));
            words.push((to, from));
        }
    }

    /// Adds errors for operands that are poison, unless the operation merely moves them.
    pub(super) fn check_marks(&mut self) {
        if self.marks.is_none() {
            return;
        }
        let (ir, op) = (self.ir(), self.op);
        let moves = ir.interface::<dyn Evaluate>(op).map_or(0, |operation| operation.moved_operands(ir));
        for (position, operand) in ir.operands(op).enumerate() {
            let is_moved = u32::try_from(position)
                .is_ok_and(|position| moves.checked_shr(position).unwrap_or(moves >> 63) & 1 == 1);
            if let (false, Place::Words { at, .. }) = (is_moved, self.place(operand)) {
                let mark = self.mark(at);
                self.fail_if(mark, &format!("uses poison as operand {position}"));
            }
        }
    }
}
