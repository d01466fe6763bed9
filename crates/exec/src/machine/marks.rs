//! Marks of words that are poison.
//!
//! Poison is a value that a run carries on with: see docs/semantics.md. Runs without poison have no marks, and do not
//! look for any. The first result that is poison makes the list of marks, and from then on the machine looks at the
//! marks of what an instruction reads, until no word is marked any more.

use crate::fault::Fault;
use crate::opcode::{InstructionFormat, Opcode};
use crate::plan::{Instruction, KernelSite, Place, Plan};
use crate::runtime_value::RuntimeValue;

/// The marks of the words of a stack. Words after the last one of the list are not marked.
#[derive(Debug, Default)]
pub struct Marks {
    marks: Vec<bool>,
    /// The number of words that are marked.
    count: usize,
}

impl Marks {
    /// Returns whether there may be marks, so that each read has to look.
    #[inline(always)]
    pub fn is_used(&self) -> bool {
        !self.marks.is_empty()
    }

    /// Returns whether a word is marked.
    #[inline]
    pub fn has_any(&self) -> bool {
        self.count > 0
    }

    /// Returns whether a word is marked.
    #[inline]
    pub fn get(&self, word: usize) -> bool {
        self.marks.get(word).copied().unwrap_or(false)
    }

    /// Sets or removes the mark of a word.
    #[inline]
    pub fn set(&mut self, word: usize, is_poison: bool) {
        if word >= self.marks.len() {
            if !is_poison {
                return;
            }
            self.marks.resize(word + 1, false);
        }
        self.count = self.count + usize::from(is_poison) - usize::from(self.marks[word]);
        self.marks[word] = is_poison;
    }

    /// Removes the marks of the words from a position on.
    #[inline]
    pub fn truncate(&mut self, words: usize) {
        if self.marks.len() > words {
            self.count -= self.marks.drain(words..).filter(|is_poison| *is_poison).count();
        }
    }

    /// Removes all marks.
    #[inline]
    pub fn clear(&mut self) {
        self.marks.clear();
        self.count = 0;
    }

    /// Returns the marks of the frame whose words begin at a position.
    pub fn frame(&mut self, base: usize) -> FrameMarks<'_> {
        FrameMarks { marks: self, base }
    }
}

/// The marks of the words of a frame.
#[derive(Debug)]
pub struct FrameMarks<'m> {
    marks: &'m mut Marks,
    base: usize,
}

impl FrameMarks<'_> {
    /// Returns whether there may be marks.
    #[inline(always)]
    pub fn is_used(&self) -> bool {
        self.marks.is_used()
    }

    /// Returns whether a word of the stack is marked.
    #[inline]
    pub fn has_any(&self) -> bool {
        self.marks.has_any()
    }

    /// Returns the same marks, for a while.
    #[inline]
    pub fn reborrow(&mut self) -> FrameMarks<'_> {
        FrameMarks { marks: self.marks, base: self.base }
    }

    /// Returns whether a word is marked.
    #[inline]
    pub fn get(&self, word: u32) -> bool {
        self.marks.get(self.base + word as usize)
    }

    /// Sets or removes the mark of a word.
    #[inline]
    pub fn set(&mut self, word: u32, is_poison: bool) {
        self.marks.set(self.base + word as usize, is_poison);
    }

    /// Returns whether a word of a number is marked. Objects have no marks: they are [`RuntimeValue::Poison`].
    #[inline]
    pub fn any(&self, place: Place) -> bool {
        match place {
            Place::Words { at, count } => self.is_used() && (at..at + count).any(|word| self.get(word)),
            Place::Object(_) => false,
        }
    }

    /// Sets or removes the marks of a number.
    #[inline]
    pub fn set_all(&mut self, place: Place, is_poison: bool) {
        if let Place::Words { at, count } = place {
            (at..at + count).for_each(|word| self.set(word, is_poison));
        }
    }

    /// Makes the results of a kernel poison.
    pub fn poison_results(&mut self, site: &KernelSite, objects: &mut [RuntimeValue]) {
        for place in &site.results {
            match place {
                Place::Object(at) => objects[*at as usize] = RuntimeValue::Poison,
                Place::Words { .. } => self.set_all(*place, true),
            }
        }
    }

    /// Executes an instruction if marked words change its meaning. Returns whether it did; if not, the instruction is
    /// to be executed as without marks.
    ///
    /// # Errors
    /// Returns an error if the behaviour of the instruction is undefined for poison.
    pub fn execute(
        &mut self,
        plan: &Plan,
        i: &Instruction,
        words: &mut [u64],
        objects: &mut [RuntimeValue],
    ) -> Result<bool, Fault> {
        match i.opcode.format() {
            InstructionFormat::Words => self.compute(i, words),
            InstructionFormat::Branch | InstructionFormat::FailIf => self.require(&[i.a]),
            InstructionFormat::Compare => self.require(&[i.a, i.b]),
            InstructionFormat::Loop => self.require(&[i.a, i.b, i.c]),
            InstructionFormat::Load => {
                self.require(&[i.b, i.c][..rank(i)])?;
                self.set(i.d, false);
                Ok(false)
            }
            InstructionFormat::Store => {
                self.require(&[i.b, i.c][..rank(i)])?;
                if !self.get(i.d) {
                    return Ok(false);
                }
                let indices = [i.b, i.c].map(|at| words[at as usize] as i64);
                store_poison(&objects[i.a as usize], &indices[..rank(i)])?;
                Ok(true)
            }
            InstructionFormat::Transport if i.opcode == Opcode::SelectObject && self.get(i.a) => {
                objects[i.d as usize] = RuntimeValue::Poison;
                Ok(true)
            }
            InstructionFormat::Kernel => {
                // A kernel sets the results that are not poison.
                plan.kernels[i.a as usize].results.iter().for_each(|place| self.set_all(*place, false));
                Ok(false)
            }
            InstructionFormat::Jump
            | InstructionFormat::Return
            | InstructionFormat::Call
            | InstructionFormat::Transport
            | InstructionFormat::Fail
            | InstructionFormat::Trace => Ok(false),
        }
    }

    fn compute(&mut self, i: &Instruction, words: &mut [u64]) -> Result<bool, Fault> {
        let operands = [i.a, i.b, i.c];
        let count = i.opcode.operands().len();
        let is_poison = [0, 1, 2].map(|operand| operand < count && self.get(operands[operand]));
        if is_poison == [false; 3] {
            self.set(i.d, false);
            return Ok(false);
        }
        let values = operands.map(|at| words[at as usize]);
        let result = i.opcode.apply_to_poison(i.width, i.extra, values, is_poison);
        match result {
            Ok(word) => words[i.d as usize] = word,
            Err(undefined) if undefined.is_poison() => {}
            Err(undefined) => return Err(undefined.into()),
        }
        self.set(i.d, result.is_err());
        Ok(true)
    }

    /// Returns an error if one of the words that decide where the run continues, or which element is accessed, is
    /// poison.
    fn require(&self, words: &[u32]) -> Result<bool, Fault> {
        if words.iter().any(|word| self.get(*word)) { Err(decides()) } else { Ok(false) }
    }
}

/// Returns the number of indices of an access.
fn rank(i: &Instruction) -> usize {
    i.extra.min(2).into()
}

#[cold]
fn decides() -> Fault {
    Fault::new("depends on poison")
}

fn store_poison(object: &RuntimeValue, indices: &[i64]) -> Result<(), Fault> {
    match object {
        RuntimeValue::MemRef(memref) => memref.set_element(memref.position(indices)?, &RuntimeValue::Poison),
        other => Err(super::run::not_elements(other)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_counted() {
        let mut marks = Marks::default();
        marks.set(3, false);
        assert!(!marks.is_used());
        marks.set(3, true);
        marks.set(5, true);
        marks.set(5, true);
        assert!(marks.get(3) && !marks.get(4) && !marks.get(100) && marks.has_any());
        marks.truncate(4);
        marks.set(3, false);
        assert!(!marks.has_any() && marks.is_used());
        marks.clear();
        assert!(!marks.is_used());
    }
}
