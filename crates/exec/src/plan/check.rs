//! The check of a plan, on which both engines rely: every position is in bounds, and the code ends.

use crate::opcode::InstructionFormat;
use crate::opcode::Opcode;
use crate::plan::{Callee, Instruction, Place, Plan, Source};

impl Plan {
    /// Returns whether every position in the plan is in bounds, and its last instruction ends the function or jumps.
    pub(crate) fn is_sound(&self) -> bool {
        let ends = self
            .code
            .last()
            .is_some_and(|last| last.opcode.format().is_jump() && last.opcode.format() != InstructionFormat::Loop);
        let mut places = self.parameters.iter().chain(&self.results);
        ends && self.code.iter().all(|i| self.holds(i)) && places.all(|(place, _)| self.has_place(*place))
    }

    /// Returns whether the positions in an instruction are there.
    fn holds(&self, i: &Instruction) -> bool {
        let words = |words: &[u32]| words.iter().all(|word| (*word as usize) < self.words.len());
        let objects = |objects: &[u32]| objects.iter().all(|object| *object < self.objects);
        let targets = |targets: &[u32]| targets.iter().all(|target| (*target as usize) < self.code.len());
        let is_listed = |position: u32, count: usize| (position as usize) < count;
        match i.opcode.format() {
            InstructionFormat::Words => {
                words(&[i.a, i.b, i.c, i.d])
                    && (i.opcode != Opcode::Apply || is_listed(i.extra.into(), self.functions.len()))
            }
            InstructionFormat::Jump => targets(&[i.a]),
            InstructionFormat::Branch => words(&[i.a]) && targets(&[i.b, i.c]),
            InstructionFormat::Compare => words(&[i.a, i.b]) && targets(&[i.c, i.d]),
            InstructionFormat::Loop => words(&[i.a, i.b, i.c]) && targets(&[i.d]),
            InstructionFormat::Return => true,
            InstructionFormat::Call => self.calls.get(i.a as usize).is_some_and(|site| {
                let has_callee = match site.callee {
                    Callee::Function(_) => true,
                    Callee::Object(object) => objects(&[object]),
                };
                has_callee && self.have_places(&site.arguments, &site.results)
            }),
            InstructionFormat::Kernel => {
                self.kernels.get(i.a as usize).is_some_and(|site| self.have_places(&site.operands, &site.results))
            }
            InstructionFormat::Load | InstructionFormat::Store => {
                objects(&[i.a]) && words(&[i.b, i.c, i.d]) && i.extra <= 2
            }
            InstructionFormat::Transport => objects(&[i.d]) && self.holds_source(i),
            InstructionFormat::FailIf => words(&[i.a]) && is_listed(i.b, self.messages.len()),
            InstructionFormat::Fail => is_listed(i.b, self.messages.len()),
            InstructionFormat::Trace => is_listed(i.a, self.traces.len()),
        }
    }

    /// Returns whether the objects that an instruction copies are there.
    fn holds_source(&self, i: &Instruction) -> bool {
        if i.opcode == Opcode::SelectObject {
            return (i.a as usize) < self.words.len() && i.b.max(i.c) < self.objects;
        }
        let limit = if i.opcode == Opcode::ConstantObject { self.constants.len() } else { self.objects as usize };
        (i.a as usize) < limit
    }

    fn have_places(&self, sources: &[Source], results: &[Place]) -> bool {
        let mut places = sources.iter().map(|source| source.place).chain(results.iter().copied());
        places.all(|place| self.has_place(place))
    }

    fn has_place(&self, place: Place) -> bool {
        match place {
            Place::Words { at, count } => at.checked_add(count).is_some_and(|end| end as usize <= self.words.len()),
            Place::Object(at) => at < self.objects,
        }
    }
}

#[cfg(test)]
mod tests {
    use ods_core::Context;

    use super::*;
    use crate::engine::Module;
    use crate::plan::planner::Planner;

    /// Returns whether a plan of this instruction and the end of the function is one that runs.
    fn runs(i: Instruction) -> bool {
        let parsed = ods_core::text::parse(&Context::new().into(), "m.mlir", b"builtin.module {}").expect("a module");
        let module = Module::new(&parsed.ir, parsed.root);
        let mut planner = Planner::new(&module, parsed.root);
        planner.object();
        planner.emit(i);
        planner.finish();
        let plan = planner.into_plan();
        assert!(plan.is_sound());
        plan.code().len() == 2
    }

    #[test]
    fn positions_outside_of_the_frame_are_an_error_of_the_plan() {
        let i = |opcode, d, a, b, c| Instruction { opcode, width: 64, extra: 0, d, a, b, c };
        assert!(runs(i(Opcode::Add, 0, 0, 0, 0)));
        assert!(!runs(i(Opcode::Add, 1, 0, 0, 0)));
        assert!(!runs(i(Opcode::Add, 0, 0, 0, u32::MAX)));
        assert!(!runs(i(Opcode::Apply, 0, 0, 0, 0)));
        assert!(runs(i(Opcode::Load, 0, 0, 0, 0)));
        assert!(!runs(i(Opcode::Load, 0, 1, 0, 0)));
        assert!(!runs(Instruction { extra: 3, ..i(Opcode::Load, 0, 0, 0, 0) }));
        assert!(runs(i(Opcode::CopyObject, 0, 0, 0, 0)) && !runs(i(Opcode::CopyObject, 0, 1, 0, 0)));
        assert!(!runs(i(Opcode::ConstantObject, 0, 0, 0, 0)));
        assert!(!runs(i(Opcode::Jump, 1, 0, 0, 0)) && !runs(i(Opcode::Kernel, 0, 0, 0, 0)));
        assert!(!runs(i(Opcode::Call, 0, 0, 0, 0)) && !runs(i(Opcode::Fail, 0, 0, 0, 0)));
    }
}
