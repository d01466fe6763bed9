//! The choice of a translation: what is fast for a small function would take too long for a large one.

use ods_core::Ir;
use ods_exec::{Instruction, InstructionFormat, Opcode, Place, Plan, WordKind};

use crate::analysis::{Analysis, words_of};

/// The greatest size of a plan that is translated: its instructions and the words that its calls pass, or the words of
/// its frame.
pub const MAX_SIZE: usize = 1 << 17;

/// The greatest number of instructions with which words are in registers, and the greatest products: Cranelift has a
/// table of blocks and variables, and each way out stores the words that are live there.
const MAX_CODE: usize = 1 << 13;
const MAX_CELLS: usize = 1 << 22;
const MAX_STORES: usize = 1 << 13;

/// The greatest product of blocks or ways out and instructions for which Cranelift optimizes: it moves a computation
/// into each way out that alone stores its result.
const MAX_OPTIMIZED: usize = 1 << 16;

/// The words of a [`View`](crate::view::View).
const VIEW_WORDS: usize = 6;

/// The translations of a plan. The time for the first two would grow faster than large plans.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Translation {
    /// Words are in registers, and Cranelift optimizes the code.
    Optimized,
    /// Words are in registers.
    Plain,
    /// Words are in the frame: an instruction loads its operands from there and stores its results there, so that ways
    /// out have nothing to store, and few values need registers.
    InFrame,
}

impl Analysis {
    /// Returns the translation for the plan.
    pub fn choose(&mut self, ir: &Ir, plan: &Plan) -> Translation {
        let blocks = self.blocks.len() + plan.code().iter().filter(|i| has_blocks(i.opcode)).count();
        let cells = blocks * (plan.words().len() + VIEW_WORDS * self.formats.len());
        if plan.code().len() > MAX_CODE || cells > MAX_CELLS {
            return Translation::InFrame;
        }
        self.find_live(ir, plan);
        let ways_out = plan.code().iter().filter(|i| self.is_way_out(plan, i)).count();
        if self.stores_many(ir, plan) {
            Translation::InFrame
        } else if ways_out * plan.code().len() > MAX_OPTIMIZED {
            Translation::Plain
        } else {
            Translation::Optimized
        }
    }

    /// Returns whether native code may leave the rest of the function to the interpreter at an instruction.
    fn is_way_out(&self, plan: &Plan, i: &Instruction) -> bool {
        match i.opcode.format() {
            InstructionFormat::Call
            | InstructionFormat::Load
            | InstructionFormat::Store
            | InstructionFormat::FailIf
            | InstructionFormat::Fail => true,
            InstructionFormat::Words => {
                let is_float = |word: &WordKind| matches!(word, WordKind::F32 | WordKind::F64 | WordKind::Float);
                let gives_float = i.opcode.result().as_ref().is_some_and(is_float);
                let is_constant = !self.is_written[i.b as usize];
                let second = plan.words()[i.b as usize];
                let is_fine = match is_shift(i.opcode) {
                    true => second < u64::from(i.width),
                    false => second != 0 && second != ods_exec::truncate(u64::MAX, i.width),
                };
                let is_by_constant = i.opcode != Opcode::Apply && i.extra == 0 && is_constant && is_fine;
                has_blocks(i.opcode) && !gives_float && !is_by_constant
            }
            InstructionFormat::Loop => self.may_overflow(plan, i),
            InstructionFormat::Jump
            | InstructionFormat::Branch
            | InstructionFormat::Compare
            | InstructionFormat::Return
            | InstructionFormat::Kernel
            | InstructionFormat::Transport
            | InstructionFormat::Trace => false,
        }
    }

    /// Returns whether ways out would store many words, with words in registers.
    fn stores_many(&self, ir: &Ir, plan: &Plan) -> bool {
        let mut stores = 0;
        for block in 0..self.blocks.len() {
            self.each_live(ir, plan, block, |at, live| {
                let i = &plan.code()[at];
                if matches!(i.opcode, Opcode::Call | Opcode::Kernel) {
                    // Each call looks at each view.
                    stores += VIEW_WORDS * self.formats.len();
                }
                if self.is_way_out(plan, i) {
                    stores += live.iter().map(|words| words.count_ones() as usize).sum::<usize>();
                }
            });
        }
        stores > MAX_STORES
    }
}

/// Returns whether the code of an instruction may have several blocks.
fn has_blocks(opcode: Opcode) -> bool {
    let is_plain = matches!(
        opcode,
        Opcode::Copy
            | Opcode::Select
            | Opcode::Add
            | Opcode::Sub
            | Opcode::Mul
            | Opcode::And
            | Opcode::Or
            | Opcode::Xor
            | Opcode::MaxS
            | Opcode::MaxU
            | Opcode::MinS
            | Opcode::MinU
            | Opcode::SignExtend
            | Opcode::Truncate
            | Opcode::NegF
            | Opcode::AbsF
    );
    !is_plain && opcode.result() != Some(WordKind::Flag) && opcode.format() != InstructionFormat::Transport
}

fn is_shift(opcode: Opcode) -> bool {
    matches!(opcode, Opcode::Shl | Opcode::ShlFlags | Opcode::ShrS | Opcode::ShrU)
}

/// Returns the size of a plan: its instructions, and the words that its calls pass.
pub fn size(plan: &Plan) -> usize {
    let count = |places: &mut dyn Iterator<Item = Place>| places.map(|place| words_of(place).len()).sum::<usize>();
    let calls = plan.calls().iter().map(|site| {
        count(&mut site.arguments.iter().map(|source| source.place)) + count(&mut site.results.iter().copied())
    });
    let kernels = plan.kernels().iter().map(|site| {
        count(&mut site.operands.iter().map(|source| source.place)) + count(&mut site.results.iter().copied())
    });
    plan.code().len() + calls.chain(kernels).sum::<usize>()
}

#[cfg(test)]
mod tests {
    use std::fmt::Write;

    use ods_core::{Context, text};
    use ods_exec::Engine;

    use super::*;

    /// Returns the translation of a function with divisions, and with values that are live at all of them.
    fn translation(divisions: usize, values: usize) -> Translation {
        let mut text = String::from("func.func @f(%q0: i64, %v0: i64) -> i64 {\n");
        for i in 0..values {
            let _ = writeln!(text, "%v{} = arith.addi %v{i}, %q0 : i64", i + 1);
        }
        for i in 0..divisions {
            let _ = writeln!(text, "%q{} = arith.divsi %q{i}, %v0 : i64", i + 1);
        }
        let _ = writeln!(text, "%s0 = arith.addi %q{divisions}, %v0 : i64");
        for i in 0..values {
            let _ = writeln!(text, "%s{} = arith.addi %s{i}, %v{i} : i64", i + 1);
        }
        let _ = write!(text, "return %s{values} : i64 }}");
        let context = Context::new();
        ods_dialects::register_all(&context).expect("the dialects are new");
        let parsed = text::parse(&context.into(), "f.mlir", text.as_bytes()).expect("a module");
        let engine = Engine::new(&parsed.ir, parsed.root).expect("a valid module");
        let f = engine.function("f").expect("a function");
        Analysis::of(&parsed.ir, f.plan()).expect("a function that is not too large").translation
    }

    #[test]
    fn products_choose_the_translation() {
        assert_eq!(translation(1, 1), Translation::Optimized);
        assert_eq!(translation(50, 50), Translation::Optimized);
        assert_eq!(translation(1, 2000), Translation::Optimized);
        assert_eq!(translation(280, 0), Translation::Plain);
        assert_eq!(translation(100, 90), Translation::InFrame);
        assert_eq!(translation(1, 5000), Translation::InFrame);
    }
}
